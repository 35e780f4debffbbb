//! Events that wait for their keys, room by room: later events of a room wait behind them, since a later order must not
//! be overtaken by an earlier one. In a public room only the same person's events wait behind theirs, and not too many:
//! somebody whose client gives the bot no keys delays nobody else.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use dragoman_game::event::{PersonId, PlatformName};
use dragoman_runtime::notes::MATRIX_UNDECRYPTED;
use jiff::Timestamp;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, RoomId};

/// How long a missing key may take before its sender is told.
const KEY_PATIENCE: Duration = Duration::from_secs(15);
/// The longest that deadlines wait for an event that waits for its key.
const HELD: Duration = Duration::from_secs(60);

/// How many people's public events may wait, in all rooms.
const PEOPLE: usize = 256;
/// How many public events of one person may wait in a room.
const EACH: usize = 16;
/// How many people's public events are tried at once: each asks the homeserver, and the others wait meanwhile.
const PEOPLE_AT_ONCE: usize = 16;

/// How many events may wait in a private room.
const EACH_ROOM: usize = 64;
/// In how many private rooms events of one homeserver's people may wait.
const ROOMS: usize = 256;
/// How many private rooms are tried at once.
const ROOMS_AT_ONCE: usize = 64;
/// How many events of each line are tried at once.
pub(super) const IN_A_TURN: usize = 16;

/// An event that waits for its key, or behind one that does.
pub(super) struct Waiting {
    pub(super) event: OwnedEventId,
    /// When it was written. Once decrypted it counts as written then; until then its sender's games wait.
    pub(super) said: Timestamp,
    /// Its sender; `None`: stored by an older version of the program.
    pub(super) sender: Option<PersonId>,
    /// When the wait began.
    pub(super) since: Timestamp,
    /// It was written in a public room: only its sender's events wait behind it, and no deadline.
    pub(super) is_public: bool,
}

/// Whose events wait for each other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Line {
    pub(super) room: OwnedRoomId,
    /// Only this person's; `None`: everybody's.
    sender: Option<PersonId>,
}

impl Line {
    /// Only one person's events wait in it.
    pub(super) fn is_public(&self) -> bool {
        self.sender.is_some()
    }
}

impl Waiting {
    fn line(&self, room: OwnedRoomId) -> Line {
        Line { room, sender: self.sender.clone().filter(|_| self.is_public) }
    }

    /// Whether its key may still come before the sender is told.
    pub(super) fn is_patient(&self, now: Timestamp) -> bool {
        now < self.since + KEY_PATIENCE
    }

    /// The name and the value of its cursor.
    pub(super) fn cursor(&self, room: &RoomId) -> (String, String) {
        let sender = self.sender.as_ref().map_or("", |sender| sender.native());
        let public = if self.is_public { " public" } else { "" };
        let value = format!("{room} {} {sender}{public}", self.said.as_millisecond());
        (format!("{MATRIX_UNDECRYPTED}{}", self.event), value)
    }
}

/// The queues of all rooms.
#[derive(Default)]
pub(super) struct KeyQueues {
    lines: BTreeMap<Line, VecDeque<Waiting>>,
    /// The public line that was tried last, and the other one.
    tried: Option<Line>,
    tried_room: Option<Line>,
}

/// At most `most` of `lines`: those after the one that was tried last, which is noted.
fn in_turn(lines: &[Line], tried: &mut Option<Line>, most: usize) -> Vec<Line> {
    let next = tried.as_ref().map_or(0, |tried| lines.partition_point(|line| line <= tried));
    let some: Vec<_> = lines.iter().cycle().skip(next).take(most.min(lines.len())).cloned().collect();
    *tried = some.last().cloned().or(tried.take());
    some
}

/// The homeserver of a person.
fn server(person: &PersonId) -> &str {
    person.native().split_once(':').map_or("", |(_, server)| server)
}

impl KeyQueues {
    /// The queues that the last run has stored, in the order in which their events were written.
    pub(super) fn recalled(cursors: impl IntoIterator<Item = (String, String)>, now: Timestamp) -> Self {
        let mut queues = Self::default();
        for (name, value) in cursors {
            let event = name.strip_prefix(MATRIX_UNDECRYPTED).and_then(|id| EventId::parse(id).ok());
            if let (Some(event), Some((room, said, sender, is_public))) = (event, noted(&value)) {
                queues.push(room, Waiting { event, said, sender, since: now, is_public });
            }
        }
        for queue in queues.lines.values_mut() {
            queue.make_contiguous().sort_by_key(|waiting| waiting.said);
        }
        queues
    }

    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The lines that are tried now, of both kinds in turn.
    pub(super) fn turn(&mut self) -> Vec<Line> {
        let (public, rooms): (Vec<_>, Vec<_>) = self.lines.keys().cloned().partition(Line::is_public);
        let mut turn = in_turn(&rooms, &mut self.tried_room, ROOMS_AT_ONCE);
        turn.extend(in_turn(&public, &mut self.tried, PEOPLE_AT_ONCE));
        turn
    }

    /// The line in which an event of `sender` in `room` has to wait; `None`: nothing is before it.
    pub(super) fn line(&self, room: &RoomId, sender: &PersonId) -> Option<Line> {
        let of = |sender: Option<PersonId>| Line { room: room.to_owned(), sender };
        [of(None), of(Some(sender.clone()))].into_iter().find(|line| self.lines.contains_key(line))
    }

    /// Whether something waits in `room` behind which everybody's events do.
    pub(super) fn is_waiting(&self, room: &RoomId) -> bool {
        self.lines.contains_key(&Line { room: room.to_owned(), sender: None })
    }

    /// Whether no other public event of `sender` in `room` can wait.
    pub(super) fn is_full(&self, room: &RoomId, sender: &PersonId) -> bool {
        let line = Line { room: room.to_owned(), sender: Some(sender.clone()) };
        match self.lines.get(&line) {
            Some(queue) => queue.len() >= EACH,
            None => self.lines.keys().filter(|line| line.is_public()).count() >= PEOPLE,
        }
    }

    /// Whether no other event of `sender` can wait in `room` in such a way that everybody's wait behind it.
    pub(super) fn is_room_full(&self, room: &RoomId, sender: &PersonId) -> bool {
        let of_server = |queue: &&VecDeque<Waiting>| {
            let first = queue.front().and_then(|waiting| waiting.sender.as_ref());
            first.is_some_and(|first| server(first) == server(sender))
        };
        let rooms = || self.lines.iter().filter(|(line, _)| !line.is_public()).map(|(_, queue)| queue);
        match self.lines.get(&Line { room: room.to_owned(), sender: None }) {
            Some(queue) => queue.len() >= EACH_ROOM,
            None => rooms().filter(of_server).count() >= ROOMS,
        }
    }

    /// Whether `event` waits in `room`.
    pub(super) fn has(&self, room: &RoomId, event: &EventId) -> bool {
        let first = Line { room: room.to_owned(), sender: None };
        let here = self.lines.range(first..).take_while(|(line, _)| line.room == room);
        here.flat_map(|(_, queue)| queue).any(|waiting| waiting.event == event)
    }

    pub(super) fn push(&mut self, room: OwnedRoomId, waiting: Waiting) {
        self.lines.entry(waiting.line(room)).or_default().push_back(waiting);
    }

    /// The event of `line` that waits the longest.
    pub(super) fn front(&self, line: &Line) -> Option<&Waiting> {
        self.lines.get(line)?.front()
    }

    /// The event of `line` that waited the longest is done.
    pub(super) fn pop(&mut self, line: &Line) {
        if let Some(queue) = self.lines.get_mut(line) {
            queue.pop_front();
            if queue.is_empty() {
                self.lines.remove(line);
            }
        }
    }

    /// The senders of private events that wait, and the times of those. An event that has waited for a minute isn't
    /// included.
    pub(super) fn awaited(&self, now: Timestamp) -> Vec<(PersonId, Timestamp)> {
        let held = self.lines.values().flatten().filter(|waiting| !waiting.is_public && now < waiting.since + HELD);
        held.filter_map(|waiting| Some((waiting.sender.clone()?, waiting.said))).collect()
    }
}

/// An instant from Unix milliseconds.
pub(super) fn instant(milliseconds: &str) -> Option<Timestamp> {
    milliseconds.parse().ok().and_then(|at| Timestamp::from_millisecond(at).ok())
}

/// Parses the stored value of a waiting event: the room, its time, its sender, and whether it is public.
fn noted(value: &str) -> Option<(OwnedRoomId, Timestamp, Option<PersonId>, bool)> {
    let mut words = value.split(' ');
    let room = RoomId::parse(words.next()?).ok()?;
    let said = instant(words.next()?)?;
    let sender = words.next().filter(|sender| !sender.is_empty());
    let sender = sender.map(|sender| PersonId::new(PlatformName::Matrix, sender));
    Some((room, said, sender, words.next() == Some("public")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).expect("an instant")
    }

    fn waiting(event: &str, sender: Option<&PersonId>, since: i64) -> Waiting {
        let event = EventId::parse(event).expect("an id");
        Waiting { event, said: at(50), sender: sender.cloned(), since: at(since), is_public: false }
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
        let public = Waiting { is_public: true, ..waiting("$event", Some(&ada), 1) };
        assert_eq!(public.cursor(&room).1, "!r:x 50000 @ada:x public");
        assert_eq!(noted("!r:x 50000 @ada:x public"), Some((room.clone(), at(50), Some(ada.clone()), true)));
        assert_eq!(noted("!r:x 50000 @ada:x"), Some((room.clone(), at(50), Some(ada), false)));
        assert_eq!(noted("!r:x 50000"), Some((room, at(50), None, false)));
        assert_eq!(noted(""), None);
    }

    #[test]
    fn a_stored_queue_is_in_the_order_in_which_its_events_were_written() {
        let stored = [("$late", "!r:x 9000 @ada:x"), ("$early", "!r:x 5000 @ada:x"), ("$done", "")];
        let stored = stored.map(|(event, value)| (format!("{MATRIX_UNDECRYPTED}{event}"), value.to_owned()));
        let mut queues = KeyQueues::recalled(stored, at(10));
        let line = queues.turn().pop().expect("a queue");
        for event in ["$early", "$late"] {
            assert_eq!(queues.front(&line).map(|waiting| waiting.event.as_str()), Some(event));
            queues.pop(&line);
        }
        assert!(queues.is_empty());
    }

    #[test]
    fn in_public_only_the_same_person_waits_and_not_without_a_limit() {
        let room = RoomId::parse("!r:x").expect("a room's id");
        let person = |number: usize| PersonId::new(PlatformName::Matrix, &format!("@p{number}:x"));
        let public = |number: usize, sender: &PersonId| Waiting {
            is_public: true,
            ..waiting(&format!("$e{number}"), Some(sender), 1)
        };
        let mut queues = KeyQueues::default();
        for number in 0..EACH {
            assert!(!queues.is_full(&room, &person(0)));
            queues.push(room.clone(), public(number, &person(0)));
        }
        assert!(queues.is_full(&room, &person(0)) && !queues.is_full(&room, &person(1)));
        assert!(queues.line(&room, &person(0)).is_some() && queues.line(&room, &person(1)).is_none());
        assert_eq!(queues.awaited(at(2)), [], "no deadline waits for what may not be for the bot");
        for number in 1..PEOPLE {
            queues.push(room.clone(), public(100 + number, &person(number)));
        }
        assert!(queues.is_full(&room, &person(PEOPLE)));
        let mut tried = std::collections::BTreeSet::new();
        for _ in 0..PEOPLE / PEOPLE_AT_ONCE {
            let turn = queues.turn();
            assert_eq!(turn.len(), PEOPLE_AT_ONCE);
            tried.extend(turn);
        }
        assert_eq!(tried.len(), PEOPLE, "each in its turn");
        queues.push(room.clone(), waiting("$private", Some(&person(0)), 1));
        assert_eq!(queues.line(&room, &person(PEOPLE)), Some(Line { room, sender: None }), "then everybody waits");
    }

    #[test]
    fn in_private_what_waits_is_limited_by_room_and_by_homeserver_and_tried_in_turn() {
        let room = |number: usize| RoomId::parse(format!("!r{number:04}:x")).expect("a room's id");
        let person = |server: &str| PersonId::new(PlatformName::Matrix, &format!("@ada:{server}"));
        let (ada, other) = (person("hostile.example:8448"), person("quiet.example"));
        let mut queues = KeyQueues::default();
        for number in 0..EACH_ROOM {
            assert!(!queues.is_room_full(&room(0), &ada));
            queues.push(room(0), waiting(&format!("$e{number}"), Some(&ada), 1));
        }
        assert!(queues.is_room_full(&room(0), &ada) && !queues.is_room_full(&room(1), &ada));
        assert!(queues.is_waiting(&room(0)) && !queues.is_waiting(&room(1)));
        for number in 1..ROOMS {
            queues.push(room(number), waiting(&format!("$f{number}"), Some(&ada), 1));
        }
        assert!(queues.is_room_full(&room(ROOMS), &ada) && !queues.is_room_full(&room(ROOMS), &other));
        assert!(queues.has(&room(7), &waiting("$f7", None, 1).event));
        assert!(!queues.has(&room(6), &waiting("$f7", None, 1).event));
        queues.push(room(ROOMS), waiting("$g", Some(&other), 1));
        let turns: Vec<_> = (0..ROOMS.div_ceil(ROOMS_AT_ONCE) + 1).map(|_| queues.turn()).collect();
        assert!(turns.iter().all(|turn| turn.len() == ROOMS_AT_ONCE));
        let tried: std::collections::BTreeSet<_> = turns.into_iter().flatten().collect();
        assert_eq!(tried.len(), ROOMS + 1, "each in its turn");
    }
}
