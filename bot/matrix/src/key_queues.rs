//! Events that wait for their keys, room by room: later events of a room wait behind them, since a later order must not
//! be overtaken by an earlier one.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use dragoman_game::event::{PersonId, PlatformName};
use jiff::Timestamp;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, RoomId};

/// The prefix of the cursor of an event that waits for its key; the event's id follows. The value is the room, the
/// event's time and its sender, or empty once it is done.
pub(super) const WAITING: &str = "matrix.waiting.";
/// How long a missing key may take before its sender is told.
const KEY_PATIENCE: Duration = Duration::from_secs(15);
/// The longest that deadlines wait for an event that waits for its key.
const HELD: Duration = Duration::from_secs(60);

/// An event that waits for its key, or behind one that does.
pub(super) struct Waiting {
    pub(super) event: OwnedEventId,
    /// When it was written. Once decrypted it counts as written then; until then its sender's games wait.
    pub(super) said: Timestamp,
    /// Its sender; `None`: stored by an older version of the program.
    pub(super) sender: Option<PersonId>,
    /// When the wait began.
    pub(super) since: Timestamp,
}

impl Waiting {
    /// Whether its key may still come before the sender is told.
    pub(super) fn is_patient(&self, now: Timestamp) -> bool {
        now < self.since + KEY_PATIENCE
    }

    /// The name and the value of its cursor.
    pub(super) fn cursor(&self, room: &RoomId) -> (String, String) {
        let sender = self.sender.as_ref().map_or("", |sender| sender.native());
        let value = format!("{room} {} {sender}", self.said.as_millisecond());
        (format!("{WAITING}{}", self.event), value)
    }
}

/// The queues of all rooms.
#[derive(Default)]
pub(super) struct KeyQueues(BTreeMap<OwnedRoomId, VecDeque<Waiting>>);

impl KeyQueues {
    /// The queues that the last run has stored, in the order in which their events were written.
    pub(super) fn recalled(cursors: impl IntoIterator<Item = (String, String)>, now: Timestamp) -> Self {
        let mut queues = Self::default();
        for (name, value) in cursors {
            let event = name.strip_prefix(WAITING).and_then(|id| EventId::parse(id).ok());
            if let (Some(event), Some((room, said, sender))) = (event, noted(&value)) {
                queues.push(room, Waiting { event, said, sender, since: now });
            }
        }
        for queue in queues.0.values_mut() {
            queue.make_contiguous().sort_by_key(|waiting| waiting.said);
        }
        queues
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The rooms in which events wait.
    pub(super) fn rooms(&self) -> Vec<OwnedRoomId> {
        self.0.keys().cloned().collect()
    }

    /// Whether events wait in `room`.
    pub(super) fn holds(&self, room: &RoomId) -> bool {
        self.0.contains_key(room)
    }

    /// Whether `event` waits in `room`.
    pub(super) fn has(&self, room: &RoomId, event: &EventId) -> bool {
        self.0.get(room).is_some_and(|queue| queue.iter().any(|waiting| waiting.event == event))
    }

    pub(super) fn push(&mut self, room: OwnedRoomId, waiting: Waiting) {
        self.0.entry(room).or_default().push_back(waiting);
    }

    /// The event of `room` that waits the longest.
    pub(super) fn front(&self, room: &RoomId) -> Option<&Waiting> {
        self.0.get(room)?.front()
    }

    /// The event of `room` that waited the longest is done.
    pub(super) fn pop(&mut self, room: &RoomId) {
        if let Some(queue) = self.0.get_mut(room) {
            queue.pop_front();
            if queue.is_empty() {
                self.0.remove(room);
            }
        }
    }

    /// The senders of waiting events, and the times of those. An event that has waited for a minute isn't included.
    pub(super) fn awaited(&self, now: Timestamp) -> Vec<(PersonId, Timestamp)> {
        let held = self.0.values().flatten().filter(|waiting| now < waiting.since + HELD);
        held.filter_map(|waiting| Some((waiting.sender.clone()?, waiting.said))).collect()
    }
}

/// An instant from Unix milliseconds.
pub(super) fn instant(milliseconds: &str) -> Option<Timestamp> {
    milliseconds.parse().ok().and_then(|at| Timestamp::from_millisecond(at).ok())
}

/// Parses the stored value of a waiting event: the room, its time, its sender.
fn noted(value: &str) -> Option<(OwnedRoomId, Timestamp, Option<PersonId>)> {
    let mut words = value.split(' ');
    let room = RoomId::parse(words.next()?).ok()?;
    let said = instant(words.next()?)?;
    Some((room, said, words.next().map(|sender| PersonId::new(PlatformName::Matrix, sender))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).expect("an instant")
    }

    fn waiting(event: &str, sender: Option<&PersonId>, since: i64) -> Waiting {
        let event = EventId::parse(event).expect("an id");
        Waiting { event, said: at(50), sender: sender.cloned(), since: at(since) }
    }

    #[test]
    fn deadlines_wait_for_a_message_without_a_key_for_a_bounded_time() {
        let ada = PersonId::new(PlatformName::Matrix, "@ada:x");
        let room = RoomId::parse("!r:x").expect("a room's id");
        let mut queues = KeyQueues::default();
        queues.push(room.clone(), waiting("$of-ada", Some(&ada), 100));
        queues.push(room, waiting("$of-nobody", None, 100));
        assert_eq!(queues.awaited(at(110)), [(ada, at(50))]);
        assert_eq!(queues.awaited(at(160)), []);
    }

    #[test]
    fn a_stored_waiting_message_is_read_back_also_if_an_older_version_wrote_it() {
        let room = RoomId::parse("!r:x").expect("a room's id");
        let ada = PersonId::new(PlatformName::Matrix, "@ada:x");
        assert_eq!(
            waiting("$event", Some(&ada), 1).cursor(&room),
            ("matrix.waiting.$event".into(), "!r:x 50000 @ada:x".into())
        );
        assert_eq!(noted("!r:x 50000 @ada:x"), Some((room.clone(), at(50), Some(ada))));
        assert_eq!(noted("!r:x 50000"), Some((room, at(50), None)));
        assert_eq!(noted(""), None);
    }

    #[test]
    fn a_stored_queue_is_in_the_order_in_which_its_events_were_written() {
        let stored = [("$late", "!r:x 9000 @ada:x"), ("$early", "!r:x 5000 @ada:x"), ("$done", "")];
        let stored = stored.map(|(event, value)| (format!("{WAITING}{event}"), value.to_owned()));
        let mut queues = KeyQueues::recalled(stored, at(10));
        let room = RoomId::parse("!r:x").expect("a room's id");
        for event in ["$early", "$late"] {
            assert_eq!(queues.front(&room).map(|waiting| waiting.event.as_str()), Some(event));
            queues.pop(&room);
        }
        assert!(queues.is_empty() && !queues.holds(&room));
    }
}
