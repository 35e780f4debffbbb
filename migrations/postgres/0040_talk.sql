-- As migrations/sqlite has it.
CREATE INDEX local_posts_of_people ON local_posts (place, seq) WHERE author <> '';
