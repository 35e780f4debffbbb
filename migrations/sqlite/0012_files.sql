-- A file to keep that goes with a post of the local platform: what it is called, its media type, and what is in it.
ALTER TABLE local_posts ADD COLUMN file_name TEXT;
ALTER TABLE local_posts ADD COLUMN file_media TEXT;
ALTER TABLE local_posts ADD COLUMN file BLOB;
