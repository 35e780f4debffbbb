-- Indexes for queries that are the same on PostgreSQL, which has no numbers of rows and doesn't take numbers for truth.
DROP INDEX games_due;
CREATE INDEX games_due ON games (deadline_at, id) WHERE deadline_at IS NOT NULL;  -- the clock: what is due, page by page?
DROP INDEX order_threads_of_channel;
CREATE INDEX order_threads_of_channel ON order_threads (channel) WHERE closed <> 0;
