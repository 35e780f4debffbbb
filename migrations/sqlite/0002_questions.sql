CREATE TABLE questions (
    -- What somebody said that could be meant for several games: kept until they say for which, or until it is too old to
    -- count, and then gone.
    id         TEXT    NOT NULL PRIMARY KEY,     -- what the buttons name
    person     TEXT    NOT NULL,
    said       TEXT    NOT NULL,                 -- JSON of Said
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX questions_expire ON questions (expires_at);   -- every new question sweeps the old ones away
