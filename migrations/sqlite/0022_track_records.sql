CREATE TABLE track_records (
    -- How reliably somebody has played in a game, as numbers: written when it is over or they lose their seat.
    person   TEXT    NOT NULL,
    game_id  TEXT    NOT NULL,
    finished INTEGER NOT NULL,              -- 1: played until the end or their elimination
    phases   INTEGER NOT NULL,              -- in which they had something to decide
    missed   INTEGER NOT NULL,              -- those in which they sent nothing
    at       INTEGER NOT NULL,
    PRIMARY KEY (person, game_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX track_records_by_time ON track_records (at);  -- the janitor: what is too old?

CREATE TABLE shared_records (
    -- Who lets game masters see that, and since when.
    person TEXT    NOT NULL PRIMARY KEY,
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX shared_records_by_time ON shared_records (at);  -- the janitor: what is too old?
