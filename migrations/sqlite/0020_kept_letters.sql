CREATE TABLE letters (
    -- Letters, and documents for some readers, of games in which all have agreed that they are stored until the game is over.
    game_id  TEXT    NOT NULL REFERENCES games (id),
    number   INTEGER NOT NULL,              -- counts up from 1 within the game
    phase    TEXT    NOT NULL,              -- S1901M
    sender   TEXT    NOT NULL,              -- a power
    readers  TEXT    NOT NULL,              -- JSON list of powers
    text     TEXT    NOT NULL,              -- as written
    sent_at  INTEGER NOT NULL,
    PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE letter_people (
    -- Who wrote or received each of them: the primary key finds a person's.
    person  TEXT    NOT NULL,
    game_id TEXT    NOT NULL,
    number  INTEGER NOT NULL,
    PRIMARY KEY (person, game_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX letter_people_of_game ON letter_people (game_id, number);  -- the janitor: whose are deleted with a game's letters?
