CREATE TABLE mark_keys (
    -- The installation's key. With it a person who asked to be forgotten is recognised in the games from which they are barred.
    id  INTEGER NOT NULL PRIMARY KEY,  -- 1: there is one
    key TEXT    NOT NULL               -- 32 random bytes in hexadecimal, made at the first start
) STRICT;
