-- The board on which the person tries orders, as JSON; NULL: they have none.
ALTER TABLE persons ADD COLUMN what_if TEXT COLLATE "C";
-- When they last did something on it, in Unix milliseconds.
ALTER TABLE persons ADD COLUMN tried_at BIGINT;
-- The janitor: which boards are over?
CREATE INDEX persons_what_if ON persons (tried_at) WHERE tried_at IS NOT NULL;
