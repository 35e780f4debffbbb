CREATE INDEX local_posts_of_people ON local_posts (place, seq) WHERE author <> '';  -- of what people wrote in a place: which is the oldest?
