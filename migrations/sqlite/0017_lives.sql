-- What ends when (bot/src/store/lives.rs says how long each thing is kept), and ways to find what is asked for without
-- reading everything.

-- phases.record, since 0001: position before, orders, results, position after, and how it came about. Reasons aren't in
-- it: they are found anew from the orders whenever somebody asks.

ALTER TABLE games ADD COLUMN platform TEXT NOT NULL DEFAULT '';  -- of the channel
ALTER TABLE games ADD COLUMN over_at INTEGER;                    -- when it ended; NULL: it hasn't
ALTER TABLE games ADD COLUMN cleared INTEGER NOT NULL DEFAULT 0; -- how much of what belongs to it the janitor has taken away: 0, 1, 2
UPDATE games SET platform = substr(channel, 1, instr(channel, ':') - 1),
    over_at = CASE WHEN stage = 'over' THEN
        COALESCE(CAST(strftime('%s', json_extract(body, '$.stage.over.at')) AS INTEGER) * 1000, created_at) END;
CREATE INDEX games_due_on ON games (platform, deadline_at) WHERE deadline_at IS NOT NULL;  -- the clock: what is due on this network?
CREATE INDEX games_by_stage ON games (stage);                                              -- the operator: how many games are there?
CREATE INDEX games_over ON games (cleared, over_at) WHERE over_at IS NOT NULL;             -- the janitor: which games ended long ago?

-- 1: waits for a seat. 0: sits, sat, is asked to sit, or looks after the game.
ALTER TABLE seats ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;
INSERT INTO seats (game_id, person, waits)
    SELECT games.id, json_extract(waiting.value, '$.person'), 1 FROM games, json_each(games.body, '$.waiting') waiting
    WHERE true ON CONFLICT DO NOTHING;

CREATE INDEX orders_of_person ON orders (person);           -- my-data, forget-me: what did they order?
CREATE INDEX inbox_by_time ON inbox (at);                   -- the janitor: which events can't come again?

ALTER TABLE persons ADD COLUMN folded_name TEXT;            -- as it is compared: no case, no marks; NULL: filled in at the next start
ALTER TABLE persons ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;  -- when they were last heard
UPDATE persons SET seen_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
CREATE INDEX persons_by_name ON persons (folded_name);      -- who is called so?
CREATE INDEX persons_by_time ON persons (seen_at);          -- the janitor: who wasn't heard for long?

ALTER TABLE cursors ADD COLUMN person TEXT;                 -- whom the note is about; NULL: nobody
ALTER TABLE cursors ADD COLUMN idle_since INTEGER;          -- when the janitor found it done with; NULL: it didn't
UPDATE cursors SET person = 'discord:' || substr(substr(value, 9), instr(substr(value, 9), '/') + 1)
    WHERE name LIKE 'discord.read.%' AND value LIKE 'private/%/%';
CREATE INDEX cursors_of_person ON cursors (person) WHERE person IS NOT NULL;  -- forget-me: which notes are about them?

CREATE TABLE blobs (
    -- Pictures and files of the local platform, each once, however often it is shown.
    sha256 BLOB NOT NULL PRIMARY KEY,
    bytes  BLOB NOT NULL
) STRICT;
-- `image` and `file` hold what an older program wrote until the janitor has moved it into `blobs`.
ALTER TABLE local_posts ADD COLUMN image_sha256 BLOB REFERENCES blobs (sha256);
ALTER TABLE local_posts ADD COLUMN file_sha256 BLOB REFERENCES blobs (sha256);
ALTER TABLE local_posts ADD COLUMN superseded_at INTEGER;   -- when a later version took its place; NULL: it stands
UPDATE local_posts SET superseded_at = (SELECT MIN(later.at) FROM local_posts later
    WHERE later.id = local_posts.id AND later.seq > local_posts.seq);
CREATE INDEX local_posts_with_image ON local_posts (image_sha256) WHERE image_sha256 IS NOT NULL;  -- is this picture still shown?
CREATE INDEX local_posts_with_file ON local_posts (file_sha256) WHERE file_sha256 IS NOT NULL;     -- is this file still offered?
CREATE INDEX local_posts_to_move ON local_posts (seq) WHERE image IS NOT NULL OR file IS NOT NULL; -- the janitor: what isn't in `blobs` yet?
CREATE INDEX local_posts_superseded ON local_posts (superseded_at) WHERE superseded_at IS NOT NULL; -- the janitor: which versions stand no more?
CREATE INDEX local_posts_by_time ON local_posts (at);                                              -- the janitor: which posts are old?
CREATE INDEX local_posts_enclosing ON local_posts (at)
    WHERE (image_sha256 IS NOT NULL OR file_sha256 IS NOT NULL) AND substr(place, 1, 1) = '@';     -- the janitor: which private pictures are old?
CREATE INDEX local_posts_by_author ON local_posts (author) WHERE author <> '';                     -- forget-me: what did they write?

CREATE INDEX desks_of_channel ON desks (channel) WHERE closed;  -- whose private place hangs on this channel's rights?
