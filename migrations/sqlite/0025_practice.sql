-- How far the person has come in a practice, as JSON; NULL: they aren't practising.
ALTER TABLE persons ADD COLUMN practice TEXT;
-- When they last did something in it, in Unix milliseconds.
ALTER TABLE persons ADD COLUMN practised_at INTEGER;
-- The janitor: which practices are over?
CREATE INDEX persons_practice ON persons (practised_at) WHERE practised_at IS NOT NULL;
