CREATE TABLE statements (
    -- What players say to each other as statements: powers, ids and numbers, no words. Deleted with a game's letters.
    game_id  TEXT    NOT NULL REFERENCES games (id),
    talk     TEXT    NOT NULL,              -- the powers that talk with each other: AUSTRIA+ITALY
    number   INTEGER NOT NULL,              -- counts up from 1 within the game and the powers
    said     TEXT    NOT NULL,              -- JSON of Said
    said_at  INTEGER NOT NULL,
    PRIMARY KEY (game_id, talk, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE statement_replies (
    -- What each power has answered last.
    game_id    TEXT    NOT NULL,
    talk       TEXT    NOT NULL,
    number     INTEGER NOT NULL,
    power      TEXT    NOT NULL,
    reply      TEXT    NOT NULL,            -- the id of a meaning, and perhaps a choice: choose:2
    replied_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, talk, number, power)
) STRICT, WITHOUT ROWID;
