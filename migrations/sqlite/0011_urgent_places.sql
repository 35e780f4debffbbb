-- The courier: which place is the most urgent? Read in this order until enough are found, never sorted.
CREATE INDEX outbox_urgent ON outbox (platform, priority, seq) WHERE ended_at IS NULL;
