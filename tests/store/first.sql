-- A store as the first program wrote it: a game in its second phase, one order sent, one post still to be made.
CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL);
INSERT INTO _sqlx_migrations VALUES (1, 'first light', '2027-01-01 00:00:00', TRUE, X'869d225172f039aa507839da6a2f4d077483e287f771395b77374ce8fd3ed535d687b5119d59ba5f162614a6e074a9ff', 1);

CREATE TABLE persons (
    -- What somebody told us about how they like to be spoken to.
    id           TEXT NOT NULL PRIMARY KEY,  -- platform:native
    name         TEXT NOT NULL,              -- as others see it
    language     TEXT,                       -- en, it, nl, pl; NULL: the client's, else the game's
    timezone     TEXT,                       -- IANA name; NULL: the game's
    current_game TEXT                        -- the game that was meant last, of several
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
    -- One row a game. `body` is the whole game as of now; what happened in it stands in `phases` and `orders`.
    id          TEXT    NOT NULL PRIMARY KEY,
    version     INTEGER NOT NULL,           -- checked and counted up by every change
    name        TEXT    NOT NULL,
    channel     TEXT    NOT NULL,           -- where it is played
    stage       TEXT    NOT NULL,           -- lobby, running, over
    body        TEXT    NOT NULL,           -- JSON of Game, with its own schema number
    deadline_at INTEGER,                    -- Unix time in milliseconds, as are all times; NULL: not by itself
    created_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX games_in_channel ON games (channel, created_at);                    -- which game is meant here?
CREATE INDEX games_due ON games (deadline_at) WHERE deadline_at IS NOT NULL;     -- the clock: what is due?

CREATE TABLE seats (
    -- Who sits where, for finding somebody's games. The truth is in `games.body`, written in the same transaction.
    game_id TEXT NOT NULL REFERENCES games (id),
    person  TEXT NOT NULL,
    PRIMARY KEY (person, game_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_game ON seats (game_id);

CREATE TABLE phases (
    -- What happened, never overwritten: one row for each phase that was adjudicated.
    game_id        TEXT    NOT NULL REFERENCES games (id),
    number         INTEGER NOT NULL,        -- counts up from 1 within the game
    phase          TEXT    NOT NULL,        -- S1901M
    record         TEXT    NOT NULL,        -- JSON: position before, orders, results, reasons, position after
    adjudicated_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE orders (
    -- What players sent, as typed and as understood: the newest revision of a power is what counts.
    game_id  TEXT    NOT NULL REFERENCES games (id),
    phase    INTEGER NOT NULL,              -- the number of the phase that they are for
    power    TEXT    NOT NULL,
    revision INTEGER NOT NULL,
    person   TEXT    NOT NULL,
    typed    TEXT    NOT NULL,              -- the message; empty for a button
    sheet    TEXT    NOT NULL,              -- JSON: all orders of the power after this message
    sent_at  INTEGER NOT NULL,              -- by the platform's clock
    PRIMARY KEY (game_id, phase, power, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE rooms (
    -- Press rooms: a game and a set of powers.
    key       TEXT    NOT NULL PRIMARY KEY, -- 22 random characters; finds the room again on its platform
    game_id   TEXT    NOT NULL REFERENCES games (id),
    powers    TEXT    NOT NULL,             -- JSON list in the variant's order
    room      TEXT    UNIQUE,               -- the platform's room; NULL: not opened yet
    opened_at INTEGER NOT NULL,
    UNIQUE (game_id, powers)
) STRICT;

CREATE TABLE inbox (
    -- Events that were handled. What they said is not kept.
    id TEXT    NOT NULL PRIMARY KEY,        -- platform:native
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    -- What is to be said, and what was. Written with the decision it reports; afterwards only its delivery changes.
    seq           INTEGER NOT NULL PRIMARY KEY,  -- orders the posts of a place
    id            TEXT    NOT NULL UNIQUE,       -- 22 random characters; the idempotency key
    platform      TEXT    NOT NULL,
    place         TEXT    NOT NULL,              -- JSON of Destination
    slot          TEXT,                          -- posts of one place and slot are one message: the later edits the earlier
    game_id       TEXT    REFERENCES games (id), -- NULL: not about a game
    notice        TEXT    NOT NULL,              -- JSON of Notice: data, no words
    priority      INTEGER NOT NULL,              -- chooses between places, never within one; smaller is sooner
    due_at        INTEGER NOT NULL,
    expires_at    INTEGER,                       -- after this it is dropped, not sent late
    claimed_until INTEGER,
    attempted_at  INTEGER,                       -- the first time that it was handed to the network
    attempts      INTEGER NOT NULL DEFAULT 0,
    posted_as     TEXT,                          -- JSON of Posted, for edits
    ended_at      INTEGER,                       -- NULL: still to be sent
    dropped_why   TEXT
) STRICT;
CREATE INDEX outbox_waiting ON outbox (platform, place, seq) WHERE ended_at IS NULL;  -- the courier: what is next in each place?
CREATE INDEX outbox_slots ON outbox (place, slot, seq) WHERE slot IS NOT NULL;        -- the courier: what does this replace?

CREATE TABLE cursors (
    -- How far each adapter has read.
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE local_people (
    -- People of the local platform. Whoever has the token is the person.
    token  TEXT    NOT NULL PRIMARY KEY,
    person TEXT    NOT NULL UNIQUE,
    name   TEXT    NOT NULL,
    language TEXT,                               -- what their link said; NULL: not known
    host   INTEGER NOT NULL                      -- 1: may open games and hand out seats
) STRICT, WITHOUT ROWID;

CREATE TABLE local_posts (
    -- Everything that was said on the local platform, by the bot and by people: it is a chat network of its own.
    seq     INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    id      TEXT    NOT NULL,                    -- the post; an edit has the id of what it replaces
    key     TEXT    UNIQUE,                      -- the writer's idempotency key
    edit    INTEGER NOT NULL,                    -- 1: replaces the earlier post `id`
    place   TEXT    NOT NULL,                    -- #channel, @person, &room
    author  TEXT    NOT NULL,                    -- person, or empty: the bot
    text    TEXT    NOT NULL,
    press   TEXT    NOT NULL,                    -- the action that a person pressed; empty: this is a post
    alt     TEXT    NOT NULL,
    image   BLOB,
    actions TEXT    NOT NULL,                    -- JSON
    rings   INTEGER NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
CREATE INDEX local_posts_of_place ON local_posts (place, seq);
CREATE INDEX local_posts_by_id ON local_posts (id);

CREATE TABLE local_rooms (
    -- Press rooms of the local platform.
    id      TEXT    NOT NULL PRIMARY KEY,
    key     TEXT    NOT NULL UNIQUE,
    channel TEXT    NOT NULL,
    name    TEXT    NOT NULL,
    members TEXT    NOT NULL,                    -- JSON list of persons
    open    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO persons (id, name, language, timezone, current_game) VALUES ('discord:1', 'Marco', 'it', NULL, NULL);
INSERT INTO persons (id, name, language, timezone, current_game) VALUES ('discord:2', 'Tom', 'en', NULL, NULL);
INSERT INTO persons (id, name, language, timezone, current_game) VALUES ('discord:3', 'Ellie', 'en', NULL, NULL);
INSERT INTO persons (id, name, language, timezone, current_game) VALUES ('discord:4', 'Joost', 'nl', NULL, NULL);
INSERT INTO persons (id, name, language, timezone, current_game) VALUES ('discord:5', 'Giulia', 'it', NULL, NULL);
INSERT INTO persons (id, name, language, timezone, current_game) VALUES ('discord:6', 'Kasia', 'pl', NULL, NULL);
INSERT INTO persons (id, name, language, timezone, current_game) VALUES ('discord:7', 'Femke', 'nl', NULL, NULL);
INSERT INTO games (id, version, name, channel, stage, body, deadline_at, created_at) VALUES ('ab12cd34', 9, 'Bosforo', 'discord:table', 'running', '{"schema":1,"id":"ab12cd34","name":"Bosforo","channel":"discord:table","creator":"discord:1","settings":{"variant":"classic","rulebook":"2023","options":{},"setup":null,"press":"full","tempo":{"movement":172800,"retreat":86400,"adjustment":86400},"language":"en","timezone":"Europe/Rome"},"commitment":{"seed":"0000000000000000000000000000000000000000000000000000000000000000","hash":"1111111111111111111111111111111111111111111111111111111111111111"},"seats":[{"person":"discord:1","name":"Marco","powers":["AUSTRIA"],"joined_by":"discord:join-1"},{"person":"discord:2","name":"Tom","powers":["ENGLAND"],"joined_by":"discord:join-2"},{"person":"discord:3","name":"Ellie","powers":["FRANCE"],"joined_by":"discord:join-3"},{"person":"discord:4","name":"Joost","powers":["GERMANY"],"joined_by":"discord:join-4"},{"person":"discord:5","name":"Giulia","powers":["ITALY"],"joined_by":"discord:join-5"},{"person":"discord:6","name":"Kasia","powers":["RUSSIA"],"joined_by":"discord:join-6"},{"person":"discord:7","name":"Femke","powers":["TURKEY"],"joined_by":"discord:join-7"}],"stage":{"running":{"number":2,"position":{"phase":"F1901M","units":{"AUSTRIA":["A BUD","F TRI","A VIE"],"ENGLAND":["F EDI","F LON","A LVP"],"FRANCE":["F BRE","A MAR","A PAR"],"GERMANY":["A BER","F KIE","A MUN"],"ITALY":["A ROM","A VEN","F ION"],"RUSSIA":["A MOS","F SEV","F STP/SC","A WAR"],"TURKEY":["F ANK","A CON","A SMY"]},"dislodged":{},"centers":{"AUSTRIA":["BUD","TRI","VIE"],"ENGLAND":["EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","KIE","MUN"],"ITALY":["NAP","ROM","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","CON","SMY"]}},"deadline":"2027-01-17T08:00:00Z","began":"2027-01-15T08:00:00Z","ready":["FRANCE"],"reminded":false}}}', 1800170400000, 1799900000000);
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:1');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:2');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:3');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:4');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:5');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:6');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:7');
INSERT INTO phases (game_id, number, phase, record, adjudicated_at) VALUES ('ab12cd34', 1, 'S1901M', '{"before":{"phase":"S1901M","units":{"AUSTRIA":["A BUD","F TRI","A VIE"],"ENGLAND":["F EDI","F LON","A LVP"],"FRANCE":["F BRE","A MAR","A PAR"],"GERMANY":["A BER","F KIE","A MUN"],"ITALY":["F NAP","A ROM","A VEN"],"RUSSIA":["A MOS","F SEV","F STP/SC","A WAR"],"TURKEY":["F ANK","A CON","A SMY"]},"dislodged":{},"centers":{"AUSTRIA":["BUD","TRI","VIE"],"ENGLAND":["EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","KIE","MUN"],"ITALY":["NAP","ROM","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","CON","SMY"]}},"orders":{"ITALY":["F NAP - ION"]},"results":{},"after":{"phase":"F1901M","units":{"AUSTRIA":["A BUD","F TRI","A VIE"],"ENGLAND":["F EDI","F LON","A LVP"],"FRANCE":["F BRE","A MAR","A PAR"],"GERMANY":["A BER","F KIE","A MUN"],"ITALY":["A ROM","A VEN","F ION"],"RUSSIA":["A MOS","F SEV","F STP/SC","A WAR"],"TURKEY":["F ANK","A CON","A SMY"]},"dislodged":{},"centers":{"AUSTRIA":["BUD","TRI","VIE"],"ENGLAND":["EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","KIE","MUN"],"ITALY":["NAP","ROM","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","CON","SMY"]}},"winners":[]}', 1800000000000);
INSERT INTO orders (game_id, phase, power, revision, person, typed, sheet, sent_at) VALUES ('ab12cd34', 2, 'ITALY', 1, 'discord:5', 'F Mio - Tun', '{"lines":[{"typed":"F Mio - Tun","order":"F ION - TUN"}]}', 1800000050000);
INSERT INTO inbox (id, at) VALUES ('discord:event-1', 1799900000000);
INSERT INTO outbox (id, platform, place, slot, game_id, notice, priority, due_at, attempted_at, attempts, posted_as, ended_at) VALUES ('lobbylobbylobbylobby01', 'discord', '{"place":{"channel":"discord:table"}}', 'lobby:ab12cd34', 'ab12cd34', '{"says":"lobby","name":"Bosforo","settings":{"variant":"classic","rulebook":"2023","options":{},"setup":null,"press":"full","tempo":{"movement":172800,"retreat":86400,"adjustment":86400},"language":"en","timezone":"Europe/Rome"},"needed":7,"joined":["Marco","Tom","Ellie","Joost","Giulia","Kasia","Femke"],"hash":"1111111111111111111111111111111111111111111111111111111111111111"}', 2, 1799900000000, 1799900000000, 1, '{"place":{"channel":"discord:table"},"id":"1"}', 1799900001000);
INSERT INTO outbox (id, platform, place, slot, game_id, notice, priority, due_at, attempted_at, attempts, posted_as, ended_at) VALUES ('receiptreceiptreceip02', 'discord', '{"place":{"person":"discord:5"}}', NULL, 'ab12cd34', '{"says":"receipt","message":{"text":"F Mio - Tun","language":"it","power":"ITALY","before":[]},"number":2,"stored":["F ION - TUN"],"missing":["A ROM","A VEN"],"due":0,"deadline":"2027-01-17T08:00:00Z"}', 0, 1800000050000, NULL, 0, NULL, NULL);
