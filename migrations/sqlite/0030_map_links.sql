CREATE TABLE map_links (
    -- Links from a private conversation to the map on which one's orders are chosen. Only hashes of their secrets are here.
    id         TEXT    NOT NULL PRIMARY KEY,  -- the first part of the link's token, and of the visit's
    person     TEXT    NOT NULL,              -- whose orders can be given
    game_id    TEXT    NOT NULL,
    phase      INTEGER NOT NULL,              -- the number of the phase: in another, the link is of no use
    link       TEXT    NOT NULL,              -- SHA-256 of the secret that the link has
    visit      TEXT,                          -- SHA-256 of the secret of the browser that has opened it; NULL: none has
    made_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL               -- of the link, and from when it was opened, of the visit
) STRICT, WITHOUT ROWID;
CREATE INDEX map_links_of ON map_links (person, made_at);      -- how many does somebody have?
CREATE INDEX map_links_expire ON map_links (expires_at);       -- the janitor: which are too old?
