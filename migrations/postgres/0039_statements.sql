CREATE TABLE statements (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id),
    talk    TEXT COLLATE "C" NOT NULL,
    number  BIGINT NOT NULL,
    said    TEXT COLLATE "C" NOT NULL,
    said_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, talk, number)
);

CREATE TABLE statement_replies (
    game_id    TEXT COLLATE "C" NOT NULL,
    talk       TEXT COLLATE "C" NOT NULL,
    number     BIGINT NOT NULL,
    power      TEXT COLLATE "C" NOT NULL,
    reply      TEXT COLLATE "C" NOT NULL,
    replied_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, talk, number, power)
);
