CREATE TABLE lists (
    -- Whom somebody has blocked, and who may not join games on a server.
    list    TEXT    NOT NULL,               -- blocks, bars
    owner   TEXT    NOT NULL,               -- blocks: a person; bars: a server
    subject TEXT    NOT NULL,               -- a hash: whom the row is about can't be read in it
    shown   TEXT    NOT NULL,               -- as the owner knows them; "…" once they are forgotten
    until   INTEGER NOT NULL,
    PRIMARY KEY (list, owner, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX lists_by_subject ON lists (subject);  -- a letter: who has blocked its writer? my-data, forget-me: what is about them?
CREATE INDEX lists_by_owner ON lists (owner);      -- forget-me: whom had they blocked?
CREATE INDEX lists_by_time ON lists (until);       -- the janitor: what has ended?

CREATE TABLE reports (
    -- What was reported to the administrators of a server; of a report to a game master only that there was one.
    id       INTEGER NOT NULL PRIMARY KEY,
    reporter TEXT    NOT NULL,              -- a hash, to count how many they make
    server   TEXT    NOT NULL,              -- empty: it went to the game master
    game     TEXT    NOT NULL,              -- its name
    text     TEXT    NOT NULL,              -- as written; empty: it went to the game master
    at       INTEGER NOT NULL,
    until    INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_by_reporter ON reports (reporter, at);  -- how many today?
CREATE INDEX reports_by_server ON reports (server, id);      -- the administrators: what was reported?
CREATE INDEX reports_by_time ON reports (until);             -- the janitor

CREATE TABLE wrong_sentences (
    -- Messages of the locales that somebody finds wrong: only their ids, for whoever keeps the language.
    language TEXT    NOT NULL,
    message  TEXT    NOT NULL,
    times    INTEGER NOT NULL,
    last_at  INTEGER NOT NULL,
    PRIMARY KEY (language, message)
) STRICT, WITHOUT ROWID;
