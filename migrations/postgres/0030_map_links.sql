-- As migrations/sqlite has it.
CREATE TABLE map_links (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person     TEXT COLLATE "C" NOT NULL,
    game_id    TEXT COLLATE "C" NOT NULL,
    phase      BIGINT NOT NULL,
    link       TEXT COLLATE "C" NOT NULL,
    visit      TEXT COLLATE "C",
    made_at    BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX map_links_of ON map_links (person, made_at);
CREATE INDEX map_links_expire ON map_links (expires_at);
