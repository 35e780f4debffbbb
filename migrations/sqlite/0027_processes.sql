-- Several processes on one PostgreSQL database. In an SQLite file, which has one process, these tables stay empty.

-- Processes that use the database. Whose `beat` stands still is taken out by another one.
CREATE TABLE processes (
    id         TEXT NOT NULL PRIMARY KEY,
    beat       INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    version    TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What only one process at a time does: listen and post on an account of a network, delete old data. 'server' is held by
-- nobody: there `awaited` is the start of the database server that was noted last.
CREATE TABLE leases (
    name        TEXT NOT NULL PRIMARY KEY,
    holder      TEXT,              -- processes.id; NULL: nobody
    heard_until INTEGER,           -- up to when the network's events are stored, in milliseconds
    awaited     TEXT               -- senders of events that can't be read yet, as JSON
) STRICT, WITHOUT ROWID;

-- Games whose due work a process has begun.
CREATE TABLE game_claims (
    game_id TEXT NOT NULL PRIMARY KEY,
    holder  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE places ADD COLUMN claimed_by TEXT;  -- processes.id, while claimed_until is set
CREATE INDEX places_claimed ON places (claimed_by) WHERE claimed_by IS NOT NULL;  -- what had a process begun that is gone?
