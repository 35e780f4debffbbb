CREATE TABLE forgotten (
    -- Who has asked to be forgotten, and when: in a restored backup they are forgotten again.
    mark TEXT    NOT NULL,  -- the keyed hash of their id (mark_keys)
    at   INTEGER NOT NULL,  -- in milliseconds
    PRIMARY KEY (mark, at)
) STRICT, WITHOUT ROWID;
CREATE INDEX forgotten_by_time ON forgotten (at);  -- what has been kept long enough?
CREATE INDEX cursors_lists ON cursors (name) WHERE substr(value, 1, 1) = '[';  -- which notes are lists that may name a person?
DROP INDEX local_posts_enclosing;
CREATE INDEX local_posts_shown ON local_posts (at)
    WHERE image_sha256 IS NOT NULL OR file_sha256 IS NOT NULL;  -- which pictures have been kept long enough?
