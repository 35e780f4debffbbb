-- Whether the subject is hashed with the installation's key; 0: an older program stored it, and the next start replaces it.
ALTER TABLE lists ADD COLUMN keyed INTEGER NOT NULL DEFAULT 0;
-- The same for the reporter.
ALTER TABLE reports ADD COLUMN keyed INTEGER NOT NULL DEFAULT 0;
