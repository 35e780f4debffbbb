//! Bounds the times of events.
//!
//! An event's time is stated by its sender's homeserver, whose clock may be slow, fast or lying: an order written after
//! the deadline could claim to be earlier. So it counts only within what the bot's own connection has seen: an event
//! that is new now isn't older than the last time at which everything was read, and none is from the future. Only
//! events from before the connection may be older.

use std::collections::HashMap;
use std::time::Duration;

use jiff::Timestamp;
use matrix_sdk::ruma::{OwnedRoomId, RoomId};

/// An answer of the homeserver contains all events that are at least this old: it sets an event's time a little before
/// it shows it.
const SHOWN_AFTER: Duration = Duration::from_secs(2);

/// What the bot's own connection has seen.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// All events before this were seen; `None`: unknown, at the start.
    until: Option<Timestamp>,
    /// The same when an invitation to a room was first seen: people write before the bot has joined.
    invited: HashMap<OwnedRoomId, Option<Timestamp>>,
}

impl Seen {
    /// Continues from the previous run.
    pub(super) fn until(until: Option<Timestamp>) -> Self {
        Self { until, invited: HashMap::new() }
    }

    /// Up to when an answer at `answered` contains all events.
    pub(super) fn shown_by(answered: Timestamp) -> Timestamp {
        answered - SHOWN_AFTER
    }

    /// All events of an answer at `answered` were read.
    pub(super) fn read(&mut self, answered: Timestamp) {
        self.until = self.until.max(Some(Self::shown_by(answered)));
    }

    /// The bot is invited into these rooms and no others.
    pub(super) fn invited(&mut self, rooms: &[OwnedRoomId]) {
        self.invited.retain(|room, _| rooms.contains(room));
        for room in rooms {
            self.invited.entry(room.clone()).or_insert(self.until);
        }
    }

    /// The earliest possible time of an event that is new now.
    pub(super) fn earliest(&self) -> Option<Timestamp> {
        self.until
    }

    /// The same in `room`, which the bot may just have joined. Without an invitation (the room succeeds another) nothing
    /// in it counts as older than what is new elsewhere.
    pub(super) fn earliest_in(&self, room: &RoomId) -> Option<Timestamp> {
        self.invited.get(room).copied().unwrap_or(self.until)
    }
}

/// The time of an event that its homeserver gives as `said`: not before `earliest`, not after `now`.
pub(super) fn bounded(said: Timestamp, earliest: Option<Timestamp>, now: Timestamp) -> Timestamp {
    earliest.map_or(said, |earliest| said.max(earliest)).min(now)
}

/// Whether an event of such a time is from before `instant`.
pub(super) fn is_before(instant: Timestamp, said: Timestamp, earliest: Option<Timestamp>, now: Timestamp) -> bool {
    bounded(said, earliest, now) < instant
}

/// By how much the clock of another homeserver may be fast without being doubted.
const FAST: Duration = Duration::from_secs(3);

/// Whether an event of such a time is from before its room was encrypted, which is said to have been at `encrypted`. Nobody
/// encrypts in the future: who says so could write without encryption until then.
pub(super) fn is_before_encryption(
    encrypted: Timestamp,
    said: Timestamp,
    earliest: Option<Timestamp>,
    now: Timestamp,
) -> bool {
    encrypted <= now + FAST && is_before(encrypted.min(now), said, earliest, now)
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
    fn a_homeservers_times_are_bounded_by_what_the_bot_has_seen() {
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
    fn an_order_isnt_early_because_its_homeservers_clock_is_slow() {
        let mut seen = Seen::default();
        seen.read(at(105));
        assert!(bounded(at(50), seen.earliest(), at(110)) > at(100));
    }

    /// Whoever runs the homeserver writes its time, and puts its key into the backup.
    #[test]
    fn an_event_that_is_new_now_isnt_from_before_the_device_whatever_time_is_forged() {
        let device = at(0);
        let mut seen = Seen::default();
        let is_older = |seen: &Seen, said| is_before(device, at(said), seen.earliest(), at(200));
        assert!(is_older(&seen, -60) && !is_older(&seen, 60), "at the start there is nothing but what it says");
        seen.read(at(102));
        assert!(!is_older(&seen, -60) && !is_older(&seen, 60));
        let seen = Seen::until(Some(at(-300)));
        assert!(is_older(&seen, -60) && !is_older(&seen, 60), "what an earlier device of the account hasn't read yet");
    }

    /// Whoever runs a homeserver writes what isn't encrypted in the name of its users.
    #[test]
    fn without_encryption_nothing_can_be_written_into_a_room_that_was_known_to_be_encrypted() {
        let is_before =
            |encrypted, said, earliest, now| is_before_encryption(at(encrypted), at(said), Some(at(earliest)), at(now));
        assert!(is_before(200, 150, 100, 300), "both came while the bot was away");
        assert!(!is_before(200, 250, 100, 300));
        assert!(is_before(200, 199, 198, 202), "both came with one sync");
        assert!(!is_before(100, 50, 198, 202), "whatever time it claims");
        assert!(!is_before(9_000, 201, 198, 202), "nor if the encryption claims to begin later");
        assert!(is_before(203, 201, 198, 202), "clocks differ a little");
    }

    #[test]
    fn events_during_an_outage_may_be_as_old_as_the_outage() {
        let mut seen = Seen::until(Some(at(0)));
        assert_eq!(bounded(at(300), seen.earliest(), at(600)), at(300));
        assert_eq!(bounded(at(-60), seen.earliest(), at(600)), at(0));
        seen.read(at(602));
        seen.read(at(50));
        assert_eq!(seen.earliest(), Some(at(600)), "it never goes back");
    }

    #[test]
    fn events_before_joining_may_be_as_old_as_the_invitation() {
        let mut seen = Seen::default();
        seen.read(at(12));
        seen.invited(&[room("a")]);
        seen.read(at(102));
        seen.invited(&[room("a"), room("b")]);
        assert_eq!(seen.earliest_in(&room("a")), Some(at(10)));
        assert_eq!(seen.earliest_in(&room("b")), Some(at(100)));
        seen.invited(&[]);
        assert_eq!(seen.earliest_in(&room("a")), Some(at(100)), "without an invitation it is as elsewhere");
    }
}
