-- How a person's own pictures look, as JSON; NULL: as in each game.
ALTER TABLE persons ADD COLUMN pictures TEXT;
