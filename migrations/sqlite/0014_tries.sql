CREATE TABLE tries (
    -- Work that was begun and isn't done: noted before it begins, gone with its success. What fails three times, also by
    -- ending the process, is set aside. No word of what it was about is kept.
    event        TEXT    NOT NULL PRIMARY KEY,  -- an event's id; `clock GAME VERSION`; `post KEY`
    count        INTEGER NOT NULL,              -- how often it was begun
    kind         TEXT    NOT NULL,              -- how it ended last: unfinished (the process did), panic, or the error's kind
    at           INTEGER NOT NULL,              -- when it was last begun
    set_aside_at INTEGER                        -- NULL: it is tried again
) STRICT, WITHOUT ROWID;
