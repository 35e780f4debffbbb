-- The private places for people whose own private messages are closed are called order threads, as in the program.
ALTER TABLE desks RENAME TO order_threads;
DROP INDEX desks_of_channel;
CREATE INDEX order_threads_of_channel ON order_threads (channel) WHERE closed;
