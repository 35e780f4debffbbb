-- What rings for a person, as JSON; NULL: everything that can.
ALTER TABLE persons ADD COLUMN ringing TEXT;
-- How many messages came without a sound during quiet hours, by game, as JSON; NULL: none.
ALTER TABLE persons ADD COLUMN silenced TEXT;
-- When the person is told of them, in Unix milliseconds.
ALTER TABLE persons ADD COLUMN digest_at INTEGER;
-- Who is to be told now.
CREATE INDEX persons_digest ON persons (digest_at) WHERE digest_at IS NOT NULL;
