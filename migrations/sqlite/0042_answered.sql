-- When the bot last answered something that the person did, in private; NULL: not since this is stored.
ALTER TABLE persons ADD COLUMN answered_at INTEGER;
