//! Rooms that are read beside the others: later events of such a room wait until it is read or given up.
//!
//! A homeserver asks others about a room of theirs (who is in it, what was written before the bot came), and those may
//! never answer. So nothing that needs an answer of theirs is waited for while events are read: a room with something
//! missing is a gap, which is read in a task of its own, and again after a failure. The stored gaps are read by the next
//! run.

use std::collections::BTreeMap;
use std::time::Duration;

use dragoman_game::event::PersonId;
use jiff::Timestamp;
use matrix_sdk::ruma::{OwnedRoomId, RoomId};

use super::key_queues::instant;

/// The prefix of the cursor of a gap; the room's id follows. The value is that of [`Gap::value`].
pub(super) const GAP: &str = "matrix.gap.";
/// The pause before a gap is read again for the first time; it doubles each time.
const FIRST: Duration = Duration::from_secs(2);
/// How often a gap is read: for ten minutes in all.
const TRIES: u32 = 9;
/// The longest that deadlines wait for a gap.
const HELD: Duration = Duration::from_secs(60);

/// Where reading a room continues, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Gap {
    /// A token of the homeserver; empty: from the bot's invitation.
    pub(super) from: String,
    /// None of its events is older than this; `None`: unknown.
    pub(super) earliest: Option<Timestamp>,
    tries: u32,
    not_before: Timestamp,
    /// A task reads it now.
    is_being_read: bool,
    /// Whose deadlines wait for it.
    awaited: Option<Awaited>,
}

/// Somebody whose private messages may be in a gap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Awaited {
    pub(super) person: PersonId,
    /// Everything before this was read without the gap: deadlines before it don't wait.
    pub(super) said: Timestamp,
    /// When the gap began.
    pub(super) since: Timestamp,
}

impl Gap {
    /// A gap from `from` on, due now.
    pub(super) fn begun(from: &str, earliest: Option<Timestamp>, awaited: Option<Awaited>, now: Timestamp) -> Self {
        Self { from: from.to_owned(), earliest, tries: 0, not_before: now, is_being_read: false, awaited }
    }

    /// The value of its cursor: where reading continues, and the earliest time in Unix milliseconds, if known.
    pub(super) fn value(&self) -> String {
        self.earliest.map_or_else(|| self.from.clone(), |at| format!("{} {}", self.from, at.as_millisecond()))
    }

    /// Reads back a stored value; older versions of the program stored no time.
    fn recalled(value: &str, now: Timestamp) -> Self {
        let (from, earliest) = value.split_once(' ').unwrap_or((value, ""));
        Self::begun(from, instant(earliest), None, now)
    }
}

/// The rooms that are read beside the others.
#[derive(Debug, Default)]
pub(super) struct Gaps(BTreeMap<OwnedRoomId, Gap>);

impl Gaps {
    /// A gap of the previous run: it is read at once.
    pub(super) fn recall(&mut self, room: OwnedRoomId, value: &str, now: Timestamp) {
        self.0.insert(room, Gap::recalled(value, now));
    }

    /// `room` has a gap. If it had one, the count of its tries goes on.
    pub(super) fn begin(&mut self, room: &RoomId, gap: Gap) {
        self.0.entry(room.to_owned()).or_insert(gap);
    }

    /// `room` couldn't be read from `from` on. Returns the gap's value, if it is to be read again.
    pub(super) fn refused(&mut self, room: &RoomId, from: &str, now: Timestamp) -> Option<String> {
        let gap = self.0.get_mut(room)?;
        if gap.from != from {
            // After progress, the count begins again.
            (gap.from, gap.tries) = (from.to_owned(), 0);
        }
        gap.tries += 1;
        if gap.tries >= TRIES {
            self.0.remove(room);
            return None;
        }
        (gap.not_before, gap.is_being_read) = (now + FIRST * 2_u32.pow(gap.tries - 1), false);
        Some(gap.value())
    }

    /// All of `room` is read. Returns whether there was a gap.
    pub(super) fn closed(&mut self, room: &RoomId) -> bool {
        self.0.remove(room).is_some()
    }

    /// Whether reading `room` is suspended.
    pub(super) fn holds(&self, room: &RoomId) -> bool {
        self.0.contains_key(room)
    }

    /// The gaps that are to be read now. They count as being read from now on.
    pub(super) fn take_due(&mut self, now: Timestamp) -> Vec<(OwnedRoomId, Gap)> {
        let due = self.0.iter_mut().filter(|(_, gap)| !gap.is_being_read && now >= gap.not_before);
        due.map(|(room, gap)| {
            gap.is_being_read = true;
            (room.clone(), gap.clone())
        })
        .collect()
    }

    /// Whether there are no gaps.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those whose deadlines wait for a gap, and from when on. A gap that is a minute old isn't waited for.
    pub(super) fn awaited(&self, now: Timestamp) -> Vec<(PersonId, Timestamp)> {
        let awaited = self.0.values().filter_map(|gap| gap.awaited.as_ref());
        let held = awaited.filter(|awaited| now < awaited.since + HELD);
        held.map(|awaited| (awaited.person.clone(), awaited.said)).collect()
    }
}

#[cfg(test)]
mod tests {
    use dragoman_game::event::PlatformName;

    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).expect("an instant")
    }

    fn room() -> OwnedRoomId {
        RoomId::parse("!r:x").expect("a room's id")
    }

    #[test]
    fn a_gap_is_read_again_for_ten_minutes_and_then_given_up() {
        let room = room();
        let mut gaps = Gaps::default();
        gaps.begin(&room, Gap::begun("t1", None, None, at(0)));
        assert_eq!(gaps.take_due(at(0)).len(), 1);
        assert!(gaps.take_due(at(9_000)).is_empty(), "it is being read");
        let (mut now, mut asked) = (0, 1);
        while gaps.refused(&room, "t1", at(now)).is_some() {
            assert!(gaps.holds(&room));
            while gaps.take_due(at(now)).is_empty() {
                now += 1;
            }
            asked += 1;
        }
        assert_eq!((asked, now), (9, 510));
        assert!(!gaps.holds(&room) && gaps.is_empty());
        gaps.begin(&room, Gap::begun("t1", None, None, at(0)));
        gaps.refused(&room, "t1", at(0));
        gaps.refused(&room, "t1", at(2));
        gaps.refused(&room, "t2", at(10));
        let due = gaps.take_due(at(12));
        assert_eq!(due.first().map(|(_, gap)| gap.from.as_str()), Some("t2"), "further on it is another page");
        assert!(gaps.closed(&room) && !gaps.closed(&room));
    }

    #[test]
    fn a_stored_gap_keeps_the_earliest_time_of_its_events_also_if_an_older_version_wrote_it() {
        for (value, from, earliest) in
            [("t1 5000", "t1", Some(at(5))), (" 5000", "", Some(at(5))), ("t1", "t1", None), ("", "", None)]
        {
            let mut gaps = Gaps::default();
            gaps.recall(room(), value, at(9));
            let (_, gap) = gaps.take_due(at(9)).pop().expect("it is due");
            assert_eq!((gap.from.as_str(), gap.earliest), (from, earliest));
            assert_eq!(gap.value(), value);
        }
    }

    #[test]
    fn deadlines_wait_a_minute_for_somebody_whose_room_has_a_gap() {
        let ada = PersonId::new(PlatformName::Matrix, "@ada:x");
        let mut gaps = Gaps::default();
        let awaited = Awaited { person: ada.clone(), said: at(98), since: at(100) };
        gaps.begin(&room(), Gap::begun("", None, Some(awaited), at(100)));
        let later = Awaited { person: ada.clone(), said: at(148), since: at(150) };
        gaps.begin(&room(), Gap::begun("", None, Some(later), at(150)));
        assert_eq!(gaps.awaited(at(159)), [(ada, at(98))]);
        assert_eq!(gaps.awaited(at(160)), []);
    }
}
