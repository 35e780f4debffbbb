-- The outbox, written anew: numbers are never used twice, since a row may be deleted while the courier holds it; a
-- notice has the number of its shape; whose private place it is stands in a column; and of what has ended nothing is
-- kept but that it was said.
CREATE TABLE outbox_new (
    -- What is to be said, and what was. Written with the decision it reports; afterwards only its delivery changes.
    seq          INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,  -- orders the posts of a place
    id           TEXT    NOT NULL UNIQUE,       -- 22 random characters; the idempotency key
    platform     TEXT    NOT NULL,
    place        TEXT    NOT NULL,              -- JSON of Destination
    person       TEXT,                          -- whose private place it is; NULL: nobody's
    slot         TEXT,                          -- posts of one place and slot are one message: the later edits the earlier
    game_id      TEXT    REFERENCES games (id), -- NULL: not about a game
    schema       INTEGER NOT NULL DEFAULT 1,    -- the shape of `notice`
    notice       TEXT    NOT NULL,              -- JSON of Notice: data, no words; empty once it has ended
    priority     INTEGER NOT NULL,              -- chooses between places, never within one; smaller is sooner
    due_at       INTEGER NOT NULL,
    expires_at   INTEGER,                       -- after this it is dropped, not sent late
    attempted_at INTEGER,                       -- the first time that it was handed to the network
    attempts     INTEGER NOT NULL DEFAULT 0,
    posted_as    TEXT,                          -- JSON of Posted, for edits
    ended_at     INTEGER,                       -- NULL: still to be sent
    dropped_why  TEXT
) STRICT;
INSERT INTO outbox_new (seq, id, platform, place, person, slot, game_id, notice, priority, due_at, expires_at,
        attempted_at, attempts, posted_as, ended_at, dropped_why)
    SELECT seq, id, platform, place,
        COALESCE(json_extract(place, '$.place.person'), json_extract(place, '$.place.reply.author')),
        slot, game_id, CASE WHEN ended_at IS NULL THEN notice ELSE '' END, priority, due_at, expires_at,
        attempted_at, attempts, posted_as, ended_at, dropped_why
    FROM outbox ORDER BY seq;
DROP TABLE outbox;
ALTER TABLE outbox_new RENAME TO outbox;
CREATE INDEX outbox_waiting ON outbox (platform, place, seq) WHERE ended_at IS NULL;      -- what is next in this place?
CREATE INDEX outbox_priorities ON outbox (platform, place, priority) WHERE ended_at IS NULL; -- how urgent is this place?
CREATE INDEX outbox_slots ON outbox (place, slot, seq) WHERE slot IS NOT NULL;            -- the courier: what does this replace?
CREATE INDEX outbox_of_person ON outbox (person, due_at) WHERE person IS NOT NULL;        -- my-data, forget-me: what was said to them?
CREATE INDEX outbox_of_game ON outbox (game_id, ended_at) WHERE game_id IS NOT NULL;      -- forget-me: what waits in their games? The janitor: what was said in a game that is over?
CREATE INDEX outbox_said ON outbox (ended_at) WHERE ended_at IS NOT NULL AND slot IS NULL; -- the janitor: what has ended long ago?
CREATE INDEX outbox_said_of_no_game ON outbox (ended_at)
    WHERE ended_at IS NOT NULL AND slot IS NOT NULL AND game_id IS NULL;                  -- the janitor: the same, for what could be edited

CREATE TABLE places (
    -- Where something waits: one row for each place with unsent rows in `outbox`, written in the same transaction. The
    -- courier claims places, so that what waits behind a place's first row costs nobody anything.
    platform      TEXT    NOT NULL,
    place         TEXT    NOT NULL,             -- JSON of Destination
    head          INTEGER NOT NULL,             -- outbox.seq of its oldest unsent row, the only one that may leave
    urgency       INTEGER NOT NULL,             -- the smallest priority of all that wait there
    due_at        INTEGER NOT NULL,             -- the head's
    claimed_until INTEGER,                      -- until then somebody carries the head; NULL: nobody does
    ready_at      INTEGER NOT NULL AS (MAX(due_at, COALESCE(claimed_until, due_at))) STORED,
    PRIMARY KEY (platform, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX places_ready ON places (platform, urgency, ready_at, head);  -- the courier: which places can be served now, and when can the next?
INSERT INTO places (platform, place, head, urgency, due_at)
    SELECT outbox.platform, outbox.place, outbox.seq, first.urgency, outbox.due_at
    FROM (SELECT MIN(seq) AS seq, MIN(priority) AS urgency FROM outbox WHERE ended_at IS NULL GROUP BY platform, place) first
    JOIN outbox ON outbox.seq = first.seq;
