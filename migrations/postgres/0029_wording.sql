-- How a person likes to be written to, as JSON; NULL: as usual.
ALTER TABLE persons ADD COLUMN wording TEXT COLLATE "C";
