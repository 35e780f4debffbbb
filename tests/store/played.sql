-- A store as the last program wrote it that kept no reports: three phases of a game played (a convoy, dislodgements, a
-- retreat, builds, removals), a fourth begun, one receipt still to be posted.
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
CREATE TABLE persons (
    -- What somebody told us about how they like to be spoken to.
    id           TEXT NOT NULL PRIMARY KEY,  -- platform:native
    name         TEXT NOT NULL,              -- as others see it
    language     TEXT,                       -- en, it, nl, pl; NULL: the client's, else the game's
    timezone     TEXT,                       -- IANA name; NULL: the game's
    current_game TEXT                        -- the game that was meant last, of several
, folded_name TEXT, seen_at INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
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
, platform TEXT NOT NULL DEFAULT '', over_at INTEGER, cleared INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX games_in_channel ON games (channel, created_at);
CREATE INDEX games_due ON games (deadline_at) WHERE deadline_at IS NOT NULL;
CREATE TABLE seats (
    -- Who sits where, for finding somebody's games. The truth is in `games.body`, written in the same transaction.
    game_id TEXT NOT NULL REFERENCES games (id),
    person  TEXT NOT NULL, waits INTEGER NOT NULL DEFAULT 0,
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
    opened_at INTEGER NOT NULL, relayed TEXT,
    UNIQUE (game_id, powers)
) STRICT;
CREATE TABLE inbox (
    -- Events that were handled. What they said is not kept.
    id TEXT    NOT NULL PRIMARY KEY,        -- platform:native
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE cursors (
    -- How far each adapter has read.
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
, person TEXT, idle_since INTEGER) STRICT, WITHOUT ROWID;
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
, file_name TEXT, file_media TEXT, file BLOB, image_sha256 BLOB REFERENCES blobs (sha256), file_sha256 BLOB REFERENCES blobs (sha256), superseded_at INTEGER) STRICT;
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
CREATE TABLE questions (
    -- What somebody said that could be meant for several games: kept until they say for which, or until it is too old to
    -- count, and then gone.
    id         TEXT    NOT NULL PRIMARY KEY,     -- what the buttons name
    person     TEXT    NOT NULL,
    said       TEXT    NOT NULL,                 -- JSON of Said
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX questions_expire ON questions (expires_at);
CREATE TABLE desks (
    person  TEXT    NOT NULL PRIMARY KEY,
    channel TEXT    NOT NULL,               -- under which it was opened
    room    TEXT    NOT NULL UNIQUE,        -- the platform's room
    closed  INTEGER NOT NULL                -- 1: used now; 0: their private messages are open again
) STRICT, WITHOUT ROWID;
CREATE TABLE sightings (
    channel TEXT    NOT NULL,
    person  TEXT    NOT NULL,
    at      INTEGER NOT NULL,               -- when they last did something there, to the day: Unix time in milliseconds
    PRIMARY KEY (channel, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX sightings_of ON sightings (person);
CREATE INDEX sightings_by_time ON sightings (at);
CREATE TABLE tries (
    -- Work that was begun and isn't done: noted before it begins, gone with its success. What fails three times, also by
    -- ending the process, is set aside. No word of what it was about is kept.
    event        TEXT    NOT NULL PRIMARY KEY,  -- an event's id; `clock GAME VERSION`; `post KEY`
    count        INTEGER NOT NULL,              -- how often it was begun
    kind         TEXT    NOT NULL,              -- how it ended last: unfinished (the process did), panic, or the error's kind
    at           INTEGER NOT NULL,              -- when it was last begun
    set_aside_at INTEGER                        -- NULL: it is tried again
) STRICT, WITHOUT ROWID;
CREATE TABLE "local_people" (
    -- People of the local platform, and how they come in.
    person         TEXT    NOT NULL PRIMARY KEY,
    name           TEXT    NOT NULL,
    language       TEXT,                         -- what their link said; NULL: not known
    host           INTEGER NOT NULL,             -- 1: may open games and hand out seats
    played_by_host INTEGER NOT NULL,             -- 1: the host plays this seat; 0: whoever has its link does
    token          TEXT    UNIQUE,               -- SHA-256 of the link's token, hexadecimal; NULL: there is no link
    address_key    TEXT    NOT NULL              -- signs the addresses of pictures and files that this person is given
) STRICT, WITHOUT ROWID;
CREATE TABLE "outbox" (
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
CREATE INDEX outbox_waiting ON outbox (platform, place, seq) WHERE ended_at IS NULL;
CREATE INDEX outbox_priorities ON outbox (platform, place, priority) WHERE ended_at IS NULL;
CREATE INDEX outbox_slots ON outbox (place, slot, seq) WHERE slot IS NOT NULL;
CREATE INDEX outbox_of_person ON outbox (person, due_at) WHERE person IS NOT NULL;
CREATE INDEX outbox_of_game ON outbox (game_id, ended_at) WHERE game_id IS NOT NULL;
CREATE INDEX outbox_said ON outbox (ended_at) WHERE ended_at IS NOT NULL AND slot IS NULL;
CREATE INDEX outbox_said_of_no_game ON outbox (ended_at)
    WHERE ended_at IS NOT NULL AND slot IS NOT NULL AND game_id IS NULL;
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
CREATE INDEX places_ready ON places (platform, urgency, ready_at, head);
CREATE INDEX games_due_on ON games (platform, deadline_at) WHERE deadline_at IS NOT NULL;
CREATE INDEX games_by_stage ON games (stage);
CREATE INDEX games_over ON games (cleared, over_at) WHERE over_at IS NOT NULL;
CREATE INDEX orders_of_person ON orders (person);
CREATE INDEX inbox_by_time ON inbox (at);
CREATE INDEX persons_by_name ON persons (folded_name);
CREATE INDEX persons_by_time ON persons (seen_at);
CREATE INDEX cursors_of_person ON cursors (person) WHERE person IS NOT NULL;
CREATE TABLE blobs (
    -- Pictures and files of the local platform, each once, however often it is shown.
    sha256 BLOB NOT NULL PRIMARY KEY,
    bytes  BLOB NOT NULL
) STRICT;
CREATE INDEX local_posts_with_image ON local_posts (image_sha256) WHERE image_sha256 IS NOT NULL;
CREATE INDEX local_posts_with_file ON local_posts (file_sha256) WHERE file_sha256 IS NOT NULL;
CREATE INDEX local_posts_to_move ON local_posts (seq) WHERE image IS NOT NULL OR file IS NOT NULL;
CREATE INDEX local_posts_superseded ON local_posts (superseded_at) WHERE superseded_at IS NOT NULL;
CREATE INDEX local_posts_by_time ON local_posts (at);
CREATE INDEX local_posts_enclosing ON local_posts (at)
    WHERE (image_sha256 IS NOT NULL OR file_sha256 IS NOT NULL) AND substr(place, 1, 1) = '@';
CREATE INDEX local_posts_by_author ON local_posts (author) WHERE author <> '';
CREATE INDEX desks_of_channel ON desks (channel) WHERE closed;
INSERT INTO _sqlx_migrations VALUES (1, 'first light', '2027-01-01 00:00:00', TRUE, X'869d225172f039aa507839da6a2f4d077483e287f771395b77374ce8fd3ed535d687b5119d59ba5f162614a6e074a9ff', 1);
INSERT INTO _sqlx_migrations VALUES (2, 'questions', '2027-01-01 00:00:00', TRUE, X'08ee0140ff89d0debfd49e1636caf468ff2efd9ac1cb802ff44062e007d3906764f4c973ce7ef91fe5013bd7ab7b6b57', 1);
INSERT INTO _sqlx_migrations VALUES (7, 'letters', '2027-01-01 00:00:00', TRUE, X'256ee76348cfdea78a3063e667686a039c8f4bd8ffe9fdc337092c19c8726c1a163b617b8d574b70a3496af5c166235a', 1);
INSERT INTO _sqlx_migrations VALUES (11, 'urgent places', '2027-01-01 00:00:00', TRUE, X'7b7c15c8dbc1a788ba64b5800002a476a7d263a0006bbb7ff07dcdedd2f33d288a9ff85126f817871556738a1c3a1f08', 1);
INSERT INTO _sqlx_migrations VALUES (12, 'files', '2027-01-01 00:00:00', TRUE, X'db7e8b60c1ce9b4213d21a38e366f76e8f4adee8e25d1297590fbeb4b95c85461079ebda0588a9e5474507f8d386cfa1', 1);
INSERT INTO _sqlx_migrations VALUES (13, 'sightings', '2027-01-01 00:00:00', TRUE, X'a663127fb79e2251c735118622649f51eee9f1f83cb6a1434bdeb38d92cf8234fcf1b0748e6a095e79aed2a3c8edf9d0', 1);
INSERT INTO _sqlx_migrations VALUES (14, 'tries', '2027-01-01 00:00:00', TRUE, X'10c5fc2526b33772196ac45a94ae59c04f77eb29772d65ec7cc6f246d194111e320a1904622c6db5bffcc02144a4800b', 1);
INSERT INTO _sqlx_migrations VALUES (15, 'local people', '2027-01-01 00:00:00', TRUE, X'0fc7f3ba61f11e9d124d5474531e9072ea03e76d8dbc22bbfc83b5cd70741e3fb445ba5cd48d1eadb13b1793b7d43841', 1);
INSERT INTO _sqlx_migrations VALUES (16, 'places', '2027-01-01 00:00:00', TRUE, X'1c058b0e747859649c86689217d2bd65d88091453e181a2ac3353ee2f2772e2bfd032341512737e4e9e25d32e0c756c2', 1);
INSERT INTO _sqlx_migrations VALUES (17, 'lives', '2027-01-01 00:00:00', TRUE, X'71d510b1b3ae100bd224fb44fb2a869aff4dc255f6302c22f7dfbba60907b2ed50ac72e15cd4c206eadd0197ff63aa56', 1);
INSERT INTO persons (id, name, language, folded_name, seen_at) VALUES ('discord:1', 'Marco', 'it', 'marco', 1800000000000);
INSERT INTO persons (id, name, language, folded_name, seen_at) VALUES ('discord:2', 'Tom', 'en', 'tom', 1800000000000);
INSERT INTO persons (id, name, language, folded_name, seen_at) VALUES ('discord:3', 'Ellie', 'en', 'ellie', 1800000000000);
INSERT INTO persons (id, name, language, folded_name, seen_at) VALUES ('discord:4', 'Joost', 'nl', 'joost', 1800000000000);
INSERT INTO persons (id, name, language, folded_name, seen_at) VALUES ('discord:5', 'Giulia', 'it', 'giulia', 1800000000000);
INSERT INTO persons (id, name, language, folded_name, seen_at) VALUES ('discord:6', 'Kasia', 'pl', 'kasia', 1800000000000);
INSERT INTO persons (id, name, language, folded_name, seen_at) VALUES ('discord:7', 'Femke', 'nl', 'femke', 1800000000000);
INSERT INTO games (id, version, name, channel, platform, stage, body, deadline_at, created_at) VALUES ('ab12cd34', 9, 'Bosforo', 'discord:table', 'discord', 'running', '{"schema":2,"id":"ab12cd34","name":"Bosforo","channel":"discord:table","creator":"discord:1","settings":{"variant":"classic","rulebook":"2023","options":{},"setup":null,"victory":null,"last_year":null,"last_hour":null,"absence":"hold","preferences":false,"confirm":false,"press":"full","anonymous":false,"never_silent":false,"overheard":false,"votes_told":false,"tempo":{"movement":{"after":172800},"retreat":{"after":86400},"adjustment":{"after":86400},"first":null,"writing":null,"grace":0},"master_sees":false,"practice":false,"language":"en","timezone":"UTC"},"commitment":{"seed":"0000000000000000000000000000000000000000000000000000000000000000","hash":"1111111111111111111111111111111111111111111111111111111111111111"},"seats":[{"holder":{"person":"discord:1"},"name":"Marco","powers":["AUSTRIA"],"joined_by":"discord:join-1","preferences":[],"confirmed":false,"promised_at":null,"missed":0,"offered":null,"invited":null,"former":null},{"holder":{"person":"discord:2"},"name":"Tom","powers":["ENGLAND"],"joined_by":"discord:join-2","preferences":[],"confirmed":false,"promised_at":null,"missed":0,"offered":null,"invited":null,"former":null},{"holder":{"person":"discord:3"},"name":"Ellie","powers":["FRANCE"],"joined_by":"discord:join-3","preferences":[],"confirmed":false,"promised_at":null,"missed":0,"offered":null,"invited":null,"former":null},{"holder":{"person":"discord:4"},"name":"Joost","powers":["GERMANY"],"joined_by":"discord:join-4","preferences":[],"confirmed":false,"promised_at":null,"missed":0,"offered":null,"invited":null,"former":null},{"holder":{"person":"discord:5"},"name":"Giulia","powers":["ITALY"],"joined_by":"discord:join-5","preferences":[],"confirmed":false,"promised_at":null,"missed":0,"offered":null,"invited":null,"former":null},{"holder":{"person":"discord:6"},"name":"Kasia","powers":["RUSSIA"],"joined_by":"discord:join-6","preferences":[],"confirmed":false,"promised_at":null,"missed":0,"offered":null,"invited":null,"former":null},{"holder":{"person":"discord:7"},"name":"Femke","powers":["TURKEY"],"joined_by":"discord:join-7","preferences":[],"confirmed":false,"promised_at":null,"missed":0,"offered":null,"invited":null,"former":null}],"stage":{"running":{"number":4,"position":{"phase":"S1902M","units":{"AUSTRIA":["A BUD","A GAL"],"ENGLAND":["A BEL","F EDI","F ENG","F NTH"],"FRANCE":["A BUR","F MAO","A PIC"],"GERMANY":["A HOL","F KIE","A MUN","A RUH"],"ITALY":["F ADR","F NAP","A TRI","A TYR"],"RUSSIA":["A MOS","F SEV","A WAR"],"TURKEY":["F ANK","F BLA","A BUL","A CON","A SER"]},"dislodged":{},"centers":{"AUSTRIA":["BUD","VIE"],"ENGLAND":["BEL","EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","HOL","KIE","MUN"],"ITALY":["NAP","ROM","TRI","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","BUL","CON","SER","SMY"]}},"deadline":"2027-01-17T08:00:00Z","talk_until":null,"began":"2027-01-15T07:59:00Z","ready":[],"nudged":false,"reminded":false,"grace":false,"at_once":false,"paused":null,"unattended":0,"outage":null,"touched":null}}}', 1800172800000, 1799900000000);
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:1');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:2');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:3');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:4');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:5');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:6');
INSERT INTO seats (game_id, person) VALUES ('ab12cd34', 'discord:7');
INSERT INTO phases (game_id, number, phase, record, adjudicated_at) VALUES ('ab12cd34', 1, 'F1901M', '{"before":{"phase":"F1901M","units":{"AUSTRIA":["A BOH","A BUD","F TRI","A VIE"],"ENGLAND":["F EDI","F ENG","A LON","F NTH"],"FRANCE":["A BUR","F MAO","A PIC"],"GERMANY":["A BEL","F KIE","A MUN","A RUH"],"ITALY":["F ADR","A TYR","A VEN"],"RUSSIA":["A MOS","F SEV","A WAR"],"TURKEY":["F ANK","A BUL","A CON"]},"dislodged":{},"centers":{"AUSTRIA":["BUD","TRI","VIE"],"ENGLAND":["EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","KIE","MUN"],"ITALY":["NAP","ROM","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","CON","SMY"]}},"orders":{"AUSTRIA":["A VIE - GAL","A BUD S F TRI","F TRI H","A BOH S A VIE - GAL"],"ENGLAND":["A LON - BEL","F ENG C A LON - BEL","F NTH C A LON - BEL"],"FRANCE":["A PIC S A LON - BEL","A BUR - RUH","F MAO H"],"GERMANY":["A BEL H","A RUH S A BEL","A MUN S F KIE - HOL"],"ITALY":["A VEN - TRI","A TYR S A VEN - TRI","F ADR S A VEN - TRI"],"RUSSIA":["A WAR - GAL","A MOS S A WAR - GAL","F SEV S A WAR - GAL"],"TURKEY":["F ANK - BLA","A CON - BUL","A BUL - SER"]},"results":{"A BEL":["dislodged"],"A BOH":[],"A BUD":[],"A BUL":[],"A BUR":["failed"],"A CON":[],"A LON":[],"A MOS":["void"],"A MUN":["void"],"A PIC":[],"A RUH":["failed"],"A TYR":[],"A VEN":[],"A VIE":[],"A WAR":["failed"],"F ADR":[],"F ANK":[],"F EDI":[],"F ENG":[],"F KIE":[],"F MAO":[],"F NTH":[],"F SEV":["void"],"F TRI":["dislodged"]},"after":{"phase":"F1901R","units":{"AUSTRIA":["A BOH","A BUD","A GAL"],"ENGLAND":["A BEL","F EDI","F ENG","F NTH"],"FRANCE":["A BUR","F MAO","A PIC"],"GERMANY":["F KIE","A MUN","A RUH"],"ITALY":["F ADR","A TRI","A TYR"],"RUSSIA":["A MOS","F SEV","A WAR"],"TURKEY":["F BLA","A BUL","A SER"]},"dislodged":{"AUSTRIA":{"F TRI":["ALB"]},"GERMANY":{"A BEL":["HOL"]}},"centers":{"AUSTRIA":["BUD","TRI","VIE"],"ENGLAND":["EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","KIE","MUN"],"ITALY":["NAP","ROM","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","CON","SMY"]}},"winners":[]}', 1799990000000);
INSERT INTO phases (game_id, number, phase, record, adjudicated_at) VALUES ('ab12cd34', 2, 'F1901R', '{"before":{"phase":"F1901R","units":{"AUSTRIA":["A BOH","A BUD","A GAL"],"ENGLAND":["A BEL","F EDI","F ENG","F NTH"],"FRANCE":["A BUR","F MAO","A PIC"],"GERMANY":["F KIE","A MUN","A RUH"],"ITALY":["F ADR","A TRI","A TYR"],"RUSSIA":["A MOS","F SEV","A WAR"],"TURKEY":["F BLA","A BUL","A SER"]},"dislodged":{"AUSTRIA":{"F TRI":["ALB"]},"GERMANY":{"A BEL":["HOL"]}},"centers":{"AUSTRIA":["BUD","TRI","VIE"],"ENGLAND":["EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","KIE","MUN"],"ITALY":["NAP","ROM","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","CON","SMY"]}},"orders":{"GERMANY":["A BEL R HOL"]},"results":{"A BEL":[],"F TRI":[]},"after":{"phase":"W1901A","units":{"AUSTRIA":["A BOH","A BUD","A GAL"],"ENGLAND":["A BEL","F EDI","F ENG","F NTH"],"FRANCE":["A BUR","F MAO","A PIC"],"GERMANY":["A HOL","F KIE","A MUN","A RUH"],"ITALY":["F ADR","A TRI","A TYR"],"RUSSIA":["A MOS","F SEV","A WAR"],"TURKEY":["F BLA","A BUL","A SER"]},"dislodged":{},"centers":{"AUSTRIA":["BUD","VIE"],"ENGLAND":["BEL","EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","HOL","KIE","MUN"],"ITALY":["NAP","ROM","TRI","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","BUL","CON","SER","SMY"]}},"winners":[]}', 1799990000000);
INSERT INTO phases (game_id, number, phase, record, adjudicated_at) VALUES ('ab12cd34', 3, 'W1901A', '{"before":{"phase":"W1901A","units":{"AUSTRIA":["A BOH","A BUD","A GAL"],"ENGLAND":["A BEL","F EDI","F ENG","F NTH"],"FRANCE":["A BUR","F MAO","A PIC"],"GERMANY":["A HOL","F KIE","A MUN","A RUH"],"ITALY":["F ADR","A TRI","A TYR"],"RUSSIA":["A MOS","F SEV","A WAR"],"TURKEY":["F BLA","A BUL","A SER"]},"dislodged":{},"centers":{"AUSTRIA":["BUD","VIE"],"ENGLAND":["BEL","EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","HOL","KIE","MUN"],"ITALY":["NAP","ROM","TRI","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","BUL","CON","SER","SMY"]}},"orders":{"FRANCE":["WAIVE"],"ITALY":["F NAP B"],"TURKEY":["F ANK B","A CON B","A SMY B"]},"results":{"A BOH":[],"A CON":[],"A SMY":["void"],"F ANK":[],"F NAP":[]},"after":{"phase":"S1902M","units":{"AUSTRIA":["A BUD","A GAL"],"ENGLAND":["A BEL","F EDI","F ENG","F NTH"],"FRANCE":["A BUR","F MAO","A PIC"],"GERMANY":["A HOL","F KIE","A MUN","A RUH"],"ITALY":["F ADR","F NAP","A TRI","A TYR"],"RUSSIA":["A MOS","F SEV","A WAR"],"TURKEY":["F ANK","F BLA","A BUL","A CON","A SER"]},"dislodged":{},"centers":{"AUSTRIA":["BUD","VIE"],"ENGLAND":["BEL","EDI","LON","LVP"],"FRANCE":["BRE","MAR","PAR"],"GERMANY":["BER","HOL","KIE","MUN"],"ITALY":["NAP","ROM","TRI","VEN"],"RUSSIA":["MOS","SEV","STP","WAR"],"TURKEY":["ANK","BUL","CON","SER","SMY"]}},"winners":[]}', 1799990000000);
INSERT INTO orders (game_id, phase, power, revision, person, typed, sheet, sent_at) VALUES ('ab12cd34', 4, 'ITALY', 1, 'discord:5', 'F Nap - Ion', '{"lines":[{"typed":"F Nap - Ion","order":"F NAP - TYS"}]}', 1800000050000);
INSERT INTO outbox (id, platform, place, person, game_id, notice, priority, due_at) VALUES ('receiptreceiptreceip02', 'discord', '{"place":{"person":"discord:5"}}', 'discord:5', 'ab12cd34', '{"says": "receipt", "message": {"text": "F Nap - Ion\nA Tri - Bud e poi", "language": "it", "power": "ITALY", "before": []}, "number": 4, "stored": ["F NAP - TYS"], "missing": ["F ADR", "A TRI", "A TYR"], "due": 0, "deadline": "2027-01-17T08:00:00Z"}', 0, 1800000050000);
INSERT INTO places (platform, place, head, urgency, due_at) VALUES ('discord', '{"place":{"person":"discord:5"}}', 1, 0, 1800000050000);
