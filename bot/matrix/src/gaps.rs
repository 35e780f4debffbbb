//! Pages of history that the homeserver refused: later events of the room wait until they are read or given up.

use std::collections::BTreeMap;
use std::time::Duration;

use jiff::Timestamp;
use matrix_sdk::ruma::{OwnedRoomId, RoomId};

/// The prefix of the cursor that says where reading a room continues; the room's id follows. The value is a token of
/// the homeserver, or empty: from the bot's invitation.
pub(super) const GAP: &str = "matrix.gap.";
/// The pause before a page is requested again for the first time; it doubles each time.
const FIRST: Duration = Duration::from_secs(2);
/// How often a page is requested: for ten minutes in all.
const TRIES: u32 = 9;

/// Where reading a room continues, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Gap {
    /// A token of the homeserver; empty: from the bot's invitation.
    pub(super) from: String,
    tries: u32,
    not_before: Timestamp,
}

/// The rooms with a refused page.
#[derive(Debug, Default)]
pub(super) struct Gaps(BTreeMap<OwnedRoomId, Gap>);

impl Gaps {
    /// A gap of the previous run: it is tried at once.
    pub(super) fn recall(&mut self, room: OwnedRoomId, from: String, now: Timestamp) {
        self.0.insert(room, Gap { from, tries: 0, not_before: now });
    }

    /// The page of `room` at `from` was refused. Returns whether to request it again.
    pub(super) fn refused(&mut self, room: &RoomId, from: &str, now: Timestamp) -> bool {
        // After progress, the count begins again.
        let before = self.0.get(room).filter(|gap| gap.from == from).map_or(0, |gap| gap.tries);
        if before + 1 >= TRIES {
            self.0.remove(room);
            return false;
        }
        let gap = Gap { from: from.to_owned(), tries: before + 1, not_before: now + FIRST * 2_u32.pow(before) };
        self.0.insert(room.to_owned(), gap);
        true
    }

    /// All of `room` is read. Returns whether there was a gap.
    pub(super) fn closed(&mut self, room: &RoomId) -> bool {
        self.0.remove(room).is_some()
    }

    /// Whether reading `room` is suspended.
    pub(super) fn holds(&self, room: &RoomId) -> bool {
        self.0.contains_key(room)
    }

    /// The rooms to read again now.
    pub(super) fn due(&self, now: Timestamp) -> Vec<(OwnedRoomId, String)> {
        let due = self.0.iter().filter(|(_, gap)| now >= gap.not_before);
        due.map(|(room, gap)| (room.clone(), gap.from.clone())).collect()
    }

    /// Whether there are no gaps.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).expect("an instant")
    }

    #[test]
    fn a_refused_page_is_requested_for_ten_minutes_and_then_given_up() {
        let room = RoomId::parse("!r:x").expect("a room's id");
        let mut gaps = Gaps::default();
        let (mut now, mut asked) = (0, 1);
        while gaps.refused(&room, "t1", at(now)) {
            assert!(gaps.holds(&room) && gaps.due(at(now)).is_empty());
            while gaps.due(at(now)).is_empty() {
                now += 1;
            }
            asked += 1;
        }
        assert_eq!((asked, now), (9, 510));
        assert!(!gaps.holds(&room) && gaps.is_empty());
        gaps.refused(&room, "t1", at(0));
        gaps.refused(&room, "t2", at(10));
        assert_eq!(gaps.due(at(12)), [(room.clone(), "t2".to_owned())], "further on it is another page");
        assert!(gaps.closed(&room) && !gaps.closed(&room));
    }
}
