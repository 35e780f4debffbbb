-- Several processes on one database: see the file of this number in migrations/sqlite.

CREATE TABLE processes (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    beat       BIGINT NOT NULL,
    started_at BIGINT NOT NULL,
    version    TEXT COLLATE "C" NOT NULL
);

CREATE TABLE leases (
    name        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    holder      TEXT COLLATE "C",
    heard_until BIGINT,
    awaited     TEXT COLLATE "C"
);

CREATE TABLE game_claims (
    game_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    holder  TEXT COLLATE "C" NOT NULL
);

ALTER TABLE places ADD COLUMN claimed_by TEXT COLLATE "C";
CREATE INDEX places_claimed ON places (claimed_by) WHERE claimed_by IS NOT NULL;
