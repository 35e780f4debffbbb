-- A post of the bot in another language, for those who read in it: the number of the post, and the language; NULL: a post of
-- its own, which everybody else reads.
ALTER TABLE local_posts ADD COLUMN translates BIGINT;
ALTER TABLE local_posts ADD COLUMN language TEXT COLLATE "C";
-- 1: its picture is drawn after it was stored, and isn't there yet.
ALTER TABLE local_posts ADD COLUMN image_due BIGINT;
CREATE INDEX local_posts_translations ON local_posts (translates, language) WHERE translates IS NOT NULL;
