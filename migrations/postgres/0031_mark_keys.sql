-- As migrations/sqlite has it.
CREATE TABLE mark_keys (
    id  BIGINT NOT NULL PRIMARY KEY,
    key TEXT COLLATE "C" NOT NULL
);
