-- Who was seen in which channel: only they are reached from a game that is played there.
CREATE TABLE sightings (
    channel TEXT    NOT NULL,
    person  TEXT    NOT NULL,
    at      INTEGER NOT NULL,               -- when they last did something there, to the day: Unix time in milliseconds
    PRIMARY KEY (channel, person)
) STRICT, WITHOUT ROWID;

-- Somebody who is forgotten.
CREATE INDEX sightings_of ON sightings (person);

-- The janitor: who wasn't seen for long?
CREATE INDEX sightings_by_time ON sightings (at);

-- Whoever had a seat, or looked after a game, was there.
INSERT INTO sightings (channel, person, at)
SELECT games.channel, seats.person, MAX(games.created_at) FROM seats JOIN games ON games.id = seats.game_id
GROUP BY games.channel, seats.person;
