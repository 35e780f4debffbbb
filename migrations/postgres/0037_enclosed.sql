CREATE INDEX local_posts_enclosed ON local_posts (place, seq)
    WHERE image_sha256 IS NOT NULL OR file_sha256 IS NOT NULL;  -- a private conversation: which pictures are more than it may have?
