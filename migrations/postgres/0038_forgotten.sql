CREATE TABLE forgotten (
    mark TEXT COLLATE "C" NOT NULL,
    at   BIGINT NOT NULL,
    PRIMARY KEY (mark, at)
);
CREATE INDEX forgotten_by_time ON forgotten (at);
CREATE INDEX cursors_lists ON cursors (name) WHERE substr(value, 1, 1) = '[';
DROP INDEX local_posts_enclosing;
CREATE INDEX local_posts_shown ON local_posts (at) WHERE image_sha256 IS NOT NULL OR file_sha256 IS NOT NULL;
