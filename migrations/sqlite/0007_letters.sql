-- Why letters take the place of a press room (JSON of Why); NULL: they don't.
ALTER TABLE rooms ADD COLUMN relayed TEXT;

-- Private places for people whose own private messages are closed to the bot: a thread under a channel.
CREATE TABLE desks (
    person  TEXT    NOT NULL PRIMARY KEY,
    channel TEXT    NOT NULL,               -- under which it was opened
    room    TEXT    NOT NULL UNIQUE,        -- the platform's room
    closed  INTEGER NOT NULL                -- 1: used now; 0: their private messages are open again
) STRICT, WITHOUT ROWID;
