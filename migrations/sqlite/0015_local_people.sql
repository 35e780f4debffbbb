-- Links of the local page: tokens are kept as hashes, a link can be ended, and it is known who plays a seat. A token that
-- an older program kept as it was has 22 characters; the program replaces it by its hash at its next start, so that
-- links that were given go on working. Which seats of before were the host's own isn't known: they count as given away.
-- What is replaced is overwritten, here and in the rest of this connection's life.
PRAGMA secure_delete = ON;
CREATE TABLE local_people_new (
    -- People of the local platform, and how they come in.
    person         TEXT    NOT NULL PRIMARY KEY,
    name           TEXT    NOT NULL,
    language       TEXT,                         -- what their link said; NULL: not known
    host           INTEGER NOT NULL,             -- 1: may open games and hand out seats
    played_by_host INTEGER NOT NULL,             -- 1: the host plays this seat; 0: whoever has its link does
    token          TEXT    UNIQUE,               -- SHA-256 of the link's token, hexadecimal; NULL: there is no link
    address_key    TEXT    NOT NULL              -- signs the addresses of pictures and files that this person is given
) STRICT, WITHOUT ROWID;
INSERT INTO local_people_new (person, name, language, host, played_by_host, token, address_key)
    SELECT person, name, language, host, 0, token, lower(hex(randomblob(32))) FROM local_people;
DROP TABLE local_people;
ALTER TABLE local_people_new RENAME TO local_people;
