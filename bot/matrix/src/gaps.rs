//! Rooms that are read beside the others: later events of such a room wait until it is read or given up.
//!
//! A homeserver asks others about a room of theirs (who is in it, what was written before the bot came), and those may
//! never answer. So nothing that needs an answer of theirs is waited for while events are read: a room with something
//! missing is a gap, which is read in a task of its own, and again after a failure. The stored gaps are read by the next
//! run, unless their reading ended the program.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use dragoman_game::event::PersonId;
use jiff::Timestamp;
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId, RoomId};

use super::key_queues::instant;

/// The prefix of the cursor of a gap; the room's id follows. The value is that of [`Gap::value`].
pub(super) const GAP: &str = "matrix.gap.";
/// The pause before a gap is read again for the first time; it doubles each time.
const FIRST: Duration = Duration::from_secs(2);
/// How often a gap is read: for ten minutes in all.
const TRIES: u32 = 9;
/// The longest that deadlines wait for a gap.
pub(super) const HELD: Duration = Duration::from_secs(60);
/// The same for what was written while nobody listened.
pub(super) const HELD_AT_START: Duration = Duration::from_secs(10 * 60);
/// The pause before it is looked again whether a room can be read on of which as much waits for keys as may.
const HELD_BACK: Duration = Duration::from_secs(1);
/// How many gaps that were there at the start are read at once.
const GAPS_AT_ONCE: usize = 64;
/// How many new events of a room with a gap are remembered.
const ARRIVED: usize = 1000;
/// So many runs begin to read a gap. If each ended while it read, the next one skips it: it may have ended them.
const RUNS: u32 = 2;

/// An event that came since a gap began; it is no older than the time beside it, if that is known.
pub(super) type Arrived = (OwnedEventId, Option<Timestamp>);

/// What becomes of a gap that couldn't be read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// It is read again. The value of its cursor.
    Again(String),
    /// It is given up. What has come since it began, in this order; of very many the last.
    GivenUp(Vec<Arrived>),
}

/// Where reading a room continues, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Gap {
    /// A token of the homeserver; empty: from the bot's invitation.
    pub(super) from: String,
    /// None of its events is older than this; `None`: unknown.
    pub(super) earliest: Option<Timestamp>,
    tries: u32,
    /// How many runs have begun to read it, and none has ended that.
    runs: u32,
    not_before: Timestamp,
    /// A task reads it now.
    is_being_read: bool,
    /// Events after this token came while it was being read: they may have come too late for that.
    passed_over: Option<String>,
    /// Events that came since the gap began: none is older than the time beside it.
    arrived: BTreeMap<OwnedEventId, Option<Timestamp>>,
    /// The last of them, in the order in which they came.
    order: VecDeque<OwnedEventId>,
    /// Whose deadlines wait for it.
    awaited: Option<Awaited>,
    /// It was there when the bot began to read.
    is_from_start: bool,
    /// Since when it isn't read on, because so much of it waits for keys.
    held_back: Option<Timestamp>,
}

/// Somebody whose private messages may be in a gap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Awaited {
    pub(super) person: PersonId,
    /// Everything before this was read without the gap: deadlines before it don't wait.
    pub(super) said: Timestamp,
    /// Deadlines wait no longer than this.
    pub(super) until: Timestamp,
}

impl Gap {
    /// A gap from `from` on, due now.
    pub(super) fn begun(from: &str, earliest: Option<Timestamp>, awaited: Option<Awaited>, now: Timestamp) -> Self {
        Self {
            from: from.to_owned(),
            earliest,
            tries: 0,
            runs: 0,
            not_before: now,
            is_being_read: false,
            passed_over: None,
            arrived: BTreeMap::new(),
            order: VecDeque::new(),
            awaited,
            is_from_start: false,
            held_back: None,
        }
    }

    /// The same, of what was written before the bot began to read; with somebody whose deadlines wait for it.
    pub(super) fn since_start(self, awaited: Option<Awaited>) -> Self {
        Self { awaited, is_from_start: true, ..self }
    }

    /// The value of its cursor: where reading continues, the earliest time in Unix milliseconds, if known, and how many runs
    /// have begun to read it, if any has.
    pub(super) fn value(&self) -> String {
        let earliest = self.earliest.map(|at| at.as_millisecond().to_string());
        match (earliest, self.runs) {
            (None, 0) => self.from.clone(),
            (Some(earliest), 0) => format!("{} {earliest}", self.from),
            (earliest, runs) => format!("{} {} {runs}", self.from, earliest.unwrap_or_default()),
        }
    }

    /// Reads back a stored value, due now; older versions of the program stored no time and no runs.
    pub(super) fn recalled(value: &str, now: Timestamp) -> Self {
        let mut parts = value.split(' ');
        let (from, earliest, runs) = (parts.next(), parts.next(), parts.next());
        let runs = runs.and_then(|runs| runs.parse().ok()).unwrap_or(0);
        Self { runs, ..Self::begun(from.unwrap_or_default(), earliest.and_then(instant), None, now) }
    }

    /// The events that came since it began, in the order in which they came.
    fn into_arrived(self) -> Vec<Arrived> {
        let Self { order, arrived, earliest, .. } = self;
        order.into_iter().map(|event| (event.clone(), arrived.get(&event).copied().unwrap_or(earliest))).collect()
    }

    /// Whether its reading has ended as many runs as may begin it.
    pub(super) fn is_fatal(&self) -> bool {
        self.runs >= RUNS
    }
}

/// The rooms that are read beside the others.
#[derive(Debug, Default)]
pub(super) struct Gaps(BTreeMap<OwnedRoomId, Gap>);

impl Gaps {
    /// `room` has a gap. If it had one, the count of its tries goes on.
    pub(super) fn begin(&mut self, room: &RoomId, gap: Gap) {
        self.0.entry(room.to_owned()).or_insert(gap);
    }

    /// `room` couldn't be read from `from` on.
    pub(super) fn refused(&mut self, room: &RoomId, from: &str, now: Timestamp) -> Refused {
        let Some(gap) = self.0.get_mut(room) else { return Refused::GivenUp(Vec::new()) };
        if gap.from != from {
            // After progress, the count begins again.
            (gap.from, gap.tries) = (from.to_owned(), 0);
        }
        gap.tries += 1;
        if gap.tries >= TRIES {
            let arrived = self.0.remove(room).map(Gap::into_arrived);
            return Refused::GivenUp(arrived.unwrap_or_default());
        }
        (gap.not_before, gap.is_being_read, gap.is_from_start) = (now + FIRST * 2_u32.pow(gap.tries - 1), false, false);
        gap.runs = 0;
        Refused::Again(gap.value())
    }

    /// `room` was read, and is read on from `from` when less of it waits for keys. That is no failure. Returns the value of its
    /// cursor.
    pub(super) fn hold_back(&mut self, room: &RoomId, from: &str, now: Timestamp) -> Option<String> {
        let gap = self.0.get_mut(room)?;
        (gap.from, gap.tries, gap.not_before) = (from.to_owned(), 0, now + HELD_BACK);
        (gap.is_being_read, gap.is_from_start, gap.runs) = (false, false, 0);
        gap.held_back.get_or_insert(now);
        Some(gap.value())
    }

    /// The rooms that are held back and of which something `waits` still, aren't read yet: what was delivered already would wait
    /// once more, behind that.
    pub(super) fn wait_for(&mut self, waits: impl Fn(&RoomId) -> bool, now: Timestamp) {
        for (_, gap) in self.0.iter_mut().filter(|(room, gap)| gap.held_back.is_some() && waits(room)) {
            gap.not_before = gap.not_before.max(now + HELD_BACK);
        }
    }

    /// Since when `room` isn't read on, because so much of it waits for keys: all that comes of it has been there since then.
    pub(super) fn held_back_since(&self, room: &RoomId) -> Option<Timestamp> {
        self.0.get(room)?.held_back
    }

    /// The values of the gaps that are being read, as if nobody had begun to: this run ends in order.
    pub(super) fn interrupted(&self) -> Vec<(OwnedRoomId, String)> {
        let reading = self.0.iter().filter(|(_, gap)| gap.is_being_read);
        reading.map(|(room, gap)| (room.clone(), Gap { runs: 0, ..gap.clone() }.value())).collect()
    }

    /// All of `room` was read. Returns whether it had a gap and has none any more. Events that came meanwhile are read
    /// at once, as another gap.
    pub(super) fn closed(&mut self, room: &RoomId, now: Timestamp) -> bool {
        if let Some(gap) = self.0.get_mut(room)
            && let Some(from) = gap.passed_over.take()
        {
            (gap.from, gap.tries, gap.not_before, gap.is_being_read) = (from, 0, now, false);
            (gap.runs, gap.held_back) = (0, None);
            return false;
        }
        self.0.remove(room).is_some()
    }

    /// The bot isn't in `room` any more.
    pub(super) fn left(&mut self, room: &RoomId) {
        self.0.remove(room);
    }

    /// New events of `room`, all after `token` and none older than `earliest`, aren't delivered, since it has a gap.
    /// `all`: there are no others. If there are, the gap's events can't be told from new ones, and none counts as
    /// older than these.
    pub(super) fn pass_over(
        &mut self,
        room: &RoomId,
        token: &str,
        events: impl Iterator<Item = OwnedEventId>,
        all: bool,
        earliest: Option<Timestamp>,
    ) {
        let Some(gap) = self.0.get_mut(room) else { return };
        if gap.is_being_read {
            gap.passed_over.get_or_insert_with(|| token.to_owned());
        }
        for event in events {
            if let Entry::Vacant(new) = gap.arrived.entry(event) {
                gap.order.push_back(new.key().clone());
                new.insert(earliest);
            }
        }
        gap.order.drain(..gap.order.len().saturating_sub(ARRIVED));
        if !all || gap.arrived.len() > ARRIVED {
            (gap.earliest, gap.arrived) = (gap.earliest.max(earliest), BTreeMap::new());
        }
    }

    /// Before which times the events of `room` can't have been written: those that came since the gap began, and the
    /// others.
    pub(super) fn earliest(&self, room: &RoomId) -> (BTreeMap<OwnedEventId, Option<Timestamp>>, Option<Timestamp>) {
        self.0.get(room).map(|gap| (gap.arrived.clone(), gap.earliest)).unwrap_or_default()
    }

    /// Any events after `token` may have come in rooms with gaps.
    pub(super) fn pass_all_over(&mut self, token: &str) {
        for gap in self.0.values_mut().filter(|gap| gap.is_being_read) {
            gap.passed_over.get_or_insert_with(|| token.to_owned());
        }
    }

    /// Whether reading `room` is suspended.
    pub(super) fn holds(&self, room: &RoomId) -> bool {
        self.0.contains_key(room)
    }

    /// The gaps that are to be read now. They count as being read from now on. Of those that were there at the start some
    /// wait for others, and those come first for which deadlines wait. New ones wait for none: another homeserver may
    /// never answer about its rooms.
    pub(super) fn take_due(&mut self, now: Timestamp) -> Vec<(OwnedRoomId, Gap)> {
        let are_being_read = self.0.values().filter(|gap| gap.is_being_read && gap.is_from_start).count();
        let due = self.0.iter_mut().filter(|(_, gap)| !gap.is_being_read && now >= gap.not_before);
        let (mut due, new): (Vec<_>, Vec<_>) = due.partition(|(_, gap)| gap.is_from_start);
        due.sort_by_key(|(_, gap)| gap.awaited.is_none());
        // What may have ended the program is read after all others, and alone: otherwise they would be suspected too.
        let mut is_free = are_being_read == 0 && due.iter().all(|(_, gap)| gap.runs > 0);
        due.retain(|(_, gap)| gap.runs == 0 || std::mem::take(&mut is_free));
        due.truncate(GAPS_AT_ONCE.saturating_sub(are_being_read));
        due.into_iter()
            .chain(new)
            .map(|(room, gap)| {
                (gap.is_being_read, gap.passed_over) = (true, None);
                gap.runs += 1;
                (room.clone(), gap.clone())
            })
            .collect()
    }

    /// Whether something from before the bot began to read wasn't read even once.
    pub(super) fn are_any_from_start(&self) -> bool {
        self.0.values().any(|gap| gap.is_from_start)
    }

    /// Whether there are no gaps.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Those whose deadlines wait for a gap, and from when on.
    pub(super) fn awaited(&self, now: Timestamp) -> Vec<(PersonId, Timestamp)> {
        let awaited = self.0.values().filter_map(|gap| gap.awaited.as_ref());
        let held = awaited.filter(|awaited| now < awaited.until);
        held.map(|awaited| (awaited.person.clone(), awaited.said)).collect()
    }
}

#[cfg(test)]
mod tests {
    use dragoman_game::event::PlatformName;
    use matrix_sdk::ruma::EventId;

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
        while matches!(gaps.refused(&room, "t1", at(now)), Refused::Again(_)) {
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
        assert!(gaps.closed(&room, at(12)) && !gaps.closed(&room, at(12)));
    }

    #[test]
    fn a_room_of_which_much_waits_for_keys_is_read_on_without_an_end() {
        let room = room();
        let mut gaps = Gaps::default();
        assert_eq!(gaps.hold_back(&room, "t1", at(0)), None);
        gaps.begin(&room, Gap::begun("t1", Some(at(5)), None, at(10)).since_start(None));
        for number in 0..2 * i64::from(TRIES) {
            let now = at(10 + 5 * number);
            assert_eq!(gaps.take_due(now).len(), 1, "{number}");
            assert_eq!(gaps.hold_back(&room, "t1", now).as_deref(), Some("t1 5000"));
            gaps.wait_for(|_| true, now + Duration::from_secs(3));
            assert!(gaps.take_due(now + Duration::from_secs(3)).is_empty());
            gaps.wait_for(|_| false, now + Duration::from_secs(4));
            assert_eq!(gaps.held_back_since(&room), Some(at(10)), "what comes of it is as old");
            assert!(!gaps.are_any_from_start(), "it was read");
        }
        gaps.take_due(at(1_000));
        gaps.pass_over(&room, "t2", std::iter::empty(), true, None);
        assert!(!gaps.closed(&room, at(1_000)));
        assert_eq!(gaps.held_back_since(&room), None, "that came later");
    }

    #[test]
    fn what_comes_while_a_gap_is_read_is_read_afterwards() {
        let room = room();
        let mut gaps = Gaps::default();
        gaps.begin(&room, Gap::begun("", None, None, at(0)));
        gaps.pass_over(&room, "t1", std::iter::empty(), true, None);
        assert_eq!(gaps.take_due(at(0)).len(), 1);
        gaps.pass_over(&room, "t2", std::iter::empty(), true, None);
        gaps.pass_all_over("t3");
        assert!(!gaps.closed(&room, at(5)), "before it was read doesn't matter, while it was read does");
        let due = gaps.take_due(at(5));
        assert_eq!(due.first().map(|(_, gap)| gap.from.as_str()), Some("t2"));
        assert!(gaps.closed(&room, at(6)));
    }

    /// Somebody whose homeserver makes a gap before a deadline, and closes it afterwards, gains no time by that.
    #[test]
    fn what_comes_during_a_gap_is_no_older_than_that() {
        let (room, event) = (room(), |name: &str| EventId::parse(format!("${name}")).expect("an id"));
        let mut gaps = Gaps::default();
        gaps.begin(&room, Gap::begun("", Some(at(10)), None, at(20)));
        gaps.pass_over(&room, "t1", [event("a")].into_iter(), true, Some(at(30)));
        gaps.pass_over(&room, "t2", [event("a"), event("b")].into_iter(), true, Some(at(40)));
        let arrived = BTreeMap::from([(event("a"), Some(at(30))), (event("b"), Some(at(40)))]);
        assert_eq!(gaps.earliest(&room), (arrived, Some(at(10))));
        gaps.pass_over(&room, "t3", [event("c")].into_iter(), false, Some(at(50)));
        assert_eq!(gaps.earliest(&room), (BTreeMap::new(), Some(at(50))), "a flood hides nothing");
    }

    #[test]
    fn a_stored_gap_keeps_the_earliest_time_of_its_events_also_if_an_older_version_wrote_it() {
        for (value, from, earliest) in
            [("t1 5000", "t1", Some(at(5))), (" 5000", "", Some(at(5))), ("t1", "t1", None), ("", "", None)]
        {
            let mut gaps = Gaps::default();
            let gap = Gap::recalled(value, at(9));
            assert_eq!(gap.value(), value);
            gaps.begin(&room(), gap);
            let (_, gap) = gaps.take_due(at(9)).pop().expect("it is due");
            assert_eq!((gap.from.as_str(), gap.earliest), (from, earliest));
        }
    }

    /// What somebody writes into a room of theirs may be more than the program can bear.
    #[test]
    fn a_gap_in_which_two_runs_have_ended_isnt_begun_a_third_time() {
        for stored in ["t1 5000", "", "t1"] {
            let mut value = stored.to_owned();
            for _ in 0..2 {
                let gap = Gap::recalled(&value, at(9));
                assert!(!gap.is_fatal(), "{value}");
                let mut gaps = Gaps::default();
                gaps.begin(&room(), gap);
                let (_, begun) = gaps.take_due(at(9)).pop().expect("it is due");
                value = begun.value();
                assert_eq!(gaps.interrupted(), [(room(), stored.to_owned())], "a run that ends in order");
            }
            let gap = Gap::recalled(&value, at(9));
            assert!(gap.is_fatal() && gap.earliest == Gap::recalled(stored, at(9)).earliest, "{value}");
        }
        let mut gaps = Gaps::default();
        gaps.begin(&room(), Gap::recalled("t1 5000 1", at(9)));
        gaps.take_due(at(9));
        assert_eq!(gaps.refused(&room(), "t1", at(9)), Refused::Again("t1 5000".to_owned()), "it ended nothing");
    }

    #[test]
    fn what_came_since_a_gap_began_is_left_when_it_is_given_up() {
        let (room, event) = (room(), |name: &str| EventId::parse(format!("${name}")).expect("an id"));
        let mut gaps = Gaps::default();
        gaps.begin(&room, Gap::begun("t0", Some(at(1)), None, at(0)));
        gaps.pass_over(&room, "t1", [event("z"), event("a")].into_iter(), true, Some(at(30)));
        gaps.pass_over(&room, "t2", [event("a"), event("m")].into_iter(), true, Some(at(40)));
        for _ in 1..TRIES {
            assert!(matches!(gaps.refused(&room, "t0", at(50)), Refused::Again(_)));
        }
        let arrived = vec![(event("z"), Some(at(30))), (event("a"), Some(at(30))), (event("m"), Some(at(40)))];
        assert_eq!(gaps.refused(&room, "t0", at(50)), Refused::GivenUp(arrived));
        assert!(!gaps.holds(&room));

        gaps.begin(&room, Gap::begun("t0", Some(at(1)), None, at(0)));
        let flood: Vec<_> = (0..=ARRIVED).map(|number| event(&format!("{number:04}"))).collect();
        gaps.pass_over(&room, "t1", flood.into_iter(), true, Some(at(30)));
        gaps.pass_over(&room, "t2", [event("last")].into_iter(), false, Some(at(40)));
        let left = (0..TRIES).map(|_| gaps.refused(&room, "t0", at(50))).last();
        let Some(Refused::GivenUp(arrived)) = left else { panic!("{left:?}") };
        assert_eq!((arrived.len(), arrived.last()), (ARRIVED, Some(&(event("last"), Some(at(40))))));
    }

    #[test]
    fn deadlines_wait_for_somebody_whose_room_has_a_gap_and_not_for_ever() {
        let ada = PersonId::new(PlatformName::Matrix, "@ada:x");
        let mut gaps = Gaps::default();
        let awaited = Awaited { person: ada.clone(), said: at(98), until: at(160) };
        gaps.begin(&room(), Gap::begun("", None, Some(awaited), at(100)));
        let later = Awaited { person: ada.clone(), said: at(148), until: at(210) };
        gaps.begin(&room(), Gap::begun("", None, Some(later), at(150)));
        assert_eq!(gaps.awaited(at(159)), [(ada, at(98))]);
        assert_eq!(gaps.awaited(at(160)), []);
    }

    #[test]
    fn what_was_there_at_the_start_is_read_or_refused_once() {
        let room = room();
        let mut gaps = Gaps::default();
        gaps.begin(&room, Gap::begun("t1", None, None, at(0)));
        assert!(!gaps.are_any_from_start());
        assert!(gaps.closed(&room, at(0)));
        gaps.begin(&room, Gap::begun("t1", None, None, at(0)).since_start(None));
        assert!(gaps.are_any_from_start());
        gaps.refused(&room, "t1", at(1));
        assert!(!gaps.are_any_from_start());
    }

    #[test]
    fn a_number_of_gaps_from_the_start_is_read_at_once_and_awaited_ones_first() {
        let ada = PersonId::new(PlatformName::Matrix, "@ada:x");
        let mut gaps = Gaps::default();
        let name = |number: usize| RoomId::parse(format!("!{number:03}:x")).expect("a room's id");
        for number in 0..2 * GAPS_AT_ONCE {
            gaps.begin(&name(number), Gap::begun("t1", None, None, at(0)).since_start(None));
        }
        let awaited = Awaited { person: ada, said: at(0), until: at(600) };
        gaps.begin(&name(999), Gap::begun("t1", None, None, at(0)).since_start(Some(awaited)));
        let due = gaps.take_due(at(0));
        assert_eq!((due.len(), &due[0].0), (GAPS_AT_ONCE, &name(999)));
        assert!(gaps.take_due(at(0)).is_empty(), "so many are being read");
        gaps.begin(&name(888), Gap::begun("", None, None, at(0)));
        assert_eq!(gaps.take_due(at(0)).len(), 1, "a new one waits for none of them");
        assert!(gaps.closed(&name(999), at(1)));
        assert_eq!(gaps.take_due(at(1)).len(), 1);
    }
}
