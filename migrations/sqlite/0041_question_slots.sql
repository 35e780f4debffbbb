-- Of the questions to one person in one slot only the newest is stored. NULL: it waits beside all others.
ALTER TABLE questions ADD COLUMN slot TEXT;
CREATE INDEX questions_of_slots ON questions (person, slot) WHERE slot IS NOT NULL;
