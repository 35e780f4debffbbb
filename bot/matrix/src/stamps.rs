//! Whose clock counts.
//!
//! When something was said is the word of its sender's homeserver, and that may be slow, fast or lying: an order written
//! after the deadline could say that it was written before. So its word counts only within what our own connection has
//! seen: nothing that is shown now was said before the last time at which everything shown was read, and nothing was
//! said in the future. Only what came while we weren't connected may be older.

use std::collections::HashMap;
use std::time::Duration;

use jiff::Timestamp;
use matrix_sdk::ruma::{OwnedRoomId, RoomId};

/// An answer of the homeserver holds everything that was said this long before: it stamps events a little before it
/// shows them.
const SHOWN_AFTER: Duration = Duration::from_secs(2);

/// What our own connection has seen.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// Everything that was said before this has been shown to us; none: not known, since we have just begun.
    until: Option<Timestamp>,
    /// The same at the moment when we were first seen to be invited: people write before we have joined.
    invited: HashMap<OwnedRoomId, Option<Timestamp>>,
}

impl Seen {
    /// Goes on where the last life of the program ended.
    pub(super) fn until(until: Option<Timestamp>) -> Self {
        Self { until, invited: HashMap::new() }
    }

    /// Up to when everything is shown by an answer that came at `answered`.
    pub(super) fn shown_by(answered: Timestamp) -> Timestamp {
        answered - SHOWN_AFTER
    }

    /// Everything is read that was shown by an answer that came at `answered`.
    pub(super) fn read(&mut self, answered: Timestamp) {
        self.until = self.until.max(Some(Self::shown_by(answered)));
    }

    /// We are invited into these rooms and no others.
    pub(super) fn invited(&mut self, rooms: &[OwnedRoomId]) {
        self.invited.retain(|room, _| rooms.contains(room));
        for room in rooms {
            self.invited.entry(room.clone()).or_insert(self.until);
        }
    }

    /// The earliest instant at which something can have been said that is shown now for the first time.
    pub(super) fn earliest(&self) -> Option<Timestamp> {
        self.until
    }

    /// The same for a room that we have just joined; none: not known.
    pub(super) fn earliest_in(&self, room: &RoomId) -> Option<Timestamp> {
        self.invited.get(room).copied().flatten()
    }
}

/// When something was said, of which its homeserver says that it was at `said`: not before `earliest`, not after `now`.
pub(super) fn bounded(said: Timestamp, earliest: Option<Timestamp>, now: Timestamp) -> Timestamp {
    earliest.map_or(said, |earliest| said.max(earliest)).min(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + second).expect("an instant")
    }

    fn room(name: &str) -> OwnedRoomId {
        RoomId::parse(format!("!{name}:x")).expect("a room's id")
    }

    #[test]
    fn a_homeserver_is_believed_only_within_what_we_have_seen_ourselves() {
        let mut seen = Seen::default();
        assert_eq!(bounded(at(-9_000), seen.earliest(), at(0)), at(-9_000), "before we were connected");
        seen.read(at(100));
        let said = |said, now| bounded(at(said), seen.earliest(), at(now));
        assert_eq!(said(-1_800_000_000, 101), at(98), "it was not there when we looked last");
        assert_eq!(said(99, 101), at(99), "what is possible is believed");
        assert_eq!(said(500, 101), at(101), "nothing is said in the future");
    }

    /// A phase begins at second 100, and a homeserver whose clock is a minute slow stamps an order at second 110.
    #[test]
    fn a_slow_homeserver_makes_nobody_early() {
        let mut seen = Seen::default();
        seen.read(at(105));
        assert!(bounded(at(50), seen.earliest(), at(110)) > at(100));
    }

    #[test]
    fn what_came_while_we_were_away_may_be_as_old_as_that() {
        let mut seen = Seen::until(Some(at(0)));
        assert_eq!(bounded(at(300), seen.earliest(), at(600)), at(300));
        assert_eq!(bounded(at(-60), seen.earliest(), at(600)), at(0));
        seen.read(at(602));
        seen.read(at(50));
        assert_eq!(seen.earliest(), Some(at(600)), "it never goes back");
    }

    #[test]
    fn what_was_written_before_we_joined_may_be_as_old_as_the_invitation() {
        let mut seen = Seen::default();
        seen.read(at(12));
        seen.invited(&[room("a")]);
        seen.read(at(102));
        seen.invited(&[room("a"), room("b")]);
        assert_eq!(seen.earliest_in(&room("a")), Some(at(10)));
        assert_eq!(seen.earliest_in(&room("b")), Some(at(100)));
        seen.invited(&[]);
        assert_eq!(seen.earliest_in(&room("a")), None, "nothing is kept of rooms that are no invitation any longer");
    }
}
