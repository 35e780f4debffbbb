ALTER TABLE questions ADD COLUMN slot TEXT COLLATE "C";
CREATE INDEX questions_of_slots ON questions (person, slot) WHERE slot IS NOT NULL;
