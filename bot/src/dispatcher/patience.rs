//! How long a row is tried that its network doesn't take: two days, counted only while the network answers others.
//!
//! An outage, however long, ends nothing. A row that fails while the network takes others holds up what comes after it
//! in its place, and so ends. Where a network refuses every post, as in a channel in which the bot may not write any
//! more, all that is older than two days ends when that has lasted for two days.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use dragoman_game::event::PlatformName;
use dragoman_game::model::GameId;
use dragoman_game::notice::Destination;
use dragoman_store::OutboxRow;
use jiff::{SignedDuration, Timestamp};

/// How long a row is tried at least before it is dropped.
const TRIED_FOR: SignedDuration = SignedDuration::from_hours(48);

/// How often it is found at least that it fails while its network answers others, or is refused; and how far apart. So
/// what is tried again after a week has some hours.
const FAILURES: u32 = 20;
const APART: SignedDuration = SignedDuration::from_mins(15);

/// What the dispatcher remembers of rows and places that have to wait. A restart forgets it: the two days of a row begin
/// with its first try, which is stored.
#[derive(Default)]
pub(super) struct Patience {
    waiting: Mutex<Waiting>,
    /// When the bot was started for the first time after a backup was restored: rows count as tried since the backup, but
    /// nobody has tried them before this.
    restored: Option<Timestamp>,
}

#[derive(Default)]
struct Waiting {
    /// When each network last took a post.
    answered: HashMap<PlatformName, Timestamp>,
    rows: HashMap<i64, Row>,
    refused: HashMap<Destination, Refused>,
}

/// A row that has to wait.
struct Row {
    first: Timestamp,
    last: Timestamp,
    /// How often it failed while its network answered others.
    failures: Failures,
    /// After how many tries it waits, and how often it had to since then without one.
    attempts: u32,
    unasked: u32,
}

/// A place in which the network refuses every post.
struct Refused {
    since: Timestamp,
    last: Timestamp,
    failures: Failures,
    /// The games of which a post was refused.
    games: HashSet<Option<GameId>>,
}

/// Failures that are far enough apart.
#[derive(Default)]
struct Failures {
    number: u32,
    counted: Option<Timestamp>,
}

impl Failures {
    fn count(&mut self, now: Timestamp) {
        if self.counted.is_none_or(|counted| now.duration_since(counted) >= APART) {
            self.number = self.number.saturating_add(1);
            self.counted = Some(now);
        }
    }

    fn are_enough(&self) -> bool {
        self.number >= FAILURES
    }
}

impl Waiting {
    fn row(&mut self, row: &OutboxRow, now: Timestamp) -> &mut Row {
        // A row may have ended elsewhere. One that waits is tried again within an hour.
        self.rows.retain(|seq, known| *seq == row.seq || now.duration_since(known.last) < TRIED_FOR);
        let (first, failures, attempts) = (row.due.min(now), Failures::default(), row.attempts);
        self.rows.entry(row.seq).or_insert(Row { first, last: now, failures, attempts, unasked: 0 })
    }
}

impl Patience {
    /// For a bot that was started for the first time at `restored` after a backup was restored.
    pub(super) fn after(restored: Option<Timestamp>) -> Self {
        Self { restored, ..Self::default() }
    }

    /// Since when `row` has been tried, at the latest since `known`.
    fn tried_since(&self, row: &OutboxRow, known: Timestamp) -> Timestamp {
        row.attempted.map_or(known, |attempted| self.restored.map_or(attempted, |restored| attempted.max(restored)))
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The network has taken what `row` says.
    pub(super) fn taken(&self, row: &OutboxRow, now: Timestamp) {
        let mut waiting = self.waiting();
        waiting.answered.insert(row.to.platform(), now);
        waiting.refused.remove(&row.to);
    }

    /// `row` was refused, as it will be until somebody changes something. Returns whether it is to end.
    pub(super) fn refused(&self, row: &OutboxRow, now: Timestamp) -> bool {
        let mut waiting = self.waiting();
        waiting.refused.retain(|_, refused| now.duration_since(refused.last) < TRIED_FOR);
        let known = waiting.row(row, now);
        known.last = now;
        let first = self.tried_since(row, known.first);
        let (last, failures, games) = (now, Failures::default(), HashSet::new());
        let refused = waiting.refused.entry(row.to.clone()).or_insert(Refused { since: first, last, failures, games });
        refused.last = now;
        refused.games.insert(row.game.clone());
        refused.failures.count(now);
        refused.failures.are_enough()
            && [first, refused.since].iter().all(|since| now.duration_since(*since) > TRIED_FOR)
    }

    /// Whether the last post of the same game for the place of `row` was refused.
    pub(super) fn is_refused(&self, row: &OutboxRow, now: Timestamp) -> bool {
        self.waiting()
            .refused
            .get(&row.to)
            .is_some_and(|refused| now.duration_since(refused.last) < TRIED_FOR && refused.games.contains(&row.game))
    }

    /// The network has neither taken nor refused `row`, which was tried at `begun`. Returns whether the row is to end.
    pub(super) fn failed(&self, row: &OutboxRow, begun: Timestamp, now: Timestamp) -> bool {
        let mut waiting = self.waiting();
        let answered = waiting.answered.get(&row.to.platform()).copied();
        let known = waiting.row(row, begun);
        // A try that was under way when the network came back isn't counted.
        if answered.is_some_and(|answered| known.last < answered && answered < begun) {
            known.failures.count(begun);
        }
        known.last = begun;
        known.failures.are_enough() && now.duration_since(self.tried_since(row, known.first)) > TRIED_FOR
    }

    /// How often `row` had to wait since its last try, this time included: because the network doesn't say who could
    /// read it.
    pub(super) fn unasked(&self, row: &OutboxRow) -> u32 {
        let mut waiting = self.waiting();
        let Some(known) = waiting.rows.get_mut(&row.seq) else { return 0 };
        known.unasked = if known.attempts == row.attempts { known.unasked.saturating_add(1) } else { 1 };
        known.attempts = row.attempts;
        known.unasked
    }

    /// Forgets a row that has ended.
    pub(super) fn forget(&self, seq: i64) {
        self.waiting().rows.remove(&seq);
    }
}

#[cfg(test)]
mod tests {
    use dragoman_game::event::{ChannelId, Place};
    use dragoman_game::notice::Notice;
    use dragoman_game::post::Key;

    use super::*;

    fn at(hours: i64) -> Timestamp {
        Timestamp::UNIX_EPOCH.checked_add(SignedDuration::from_hours(hours)).expect("an instant")
    }

    /// A row for `place` that was written after so many hours, and tried first then.
    fn row(seq: i64, place: &str, written: i64, attempted: Option<i64>) -> OutboxRow {
        OutboxRow {
            seq,
            key: Key::of("row"),
            to: Destination::Place(Place::Channel(ChannelId::new(PlatformName::Discord, place))),
            slot: None,
            game: None,
            notice: Notice::Done,
            due: at(written),
            expires: None,
            attempted: attempted.map(at),
            attempts: attempted.map_or(0, |_| 1_000),
            suspected: false,
        }
    }

    #[test]
    fn an_outage_of_days_ends_nothing() {
        let patience = Patience::default();
        for hour in 0..200 {
            assert!(!patience.failed(&row(1, "a", 0, Some(0)), at(hour), at(hour)));
            assert!(!patience.failed(&row(2, "b", 0, None), at(hour), at(hour)));
        }
        // It is back: what was under way isn't counted, and neither is one failure more.
        patience.taken(&row(2, "b", 0, None), at(201));
        assert!(!patience.failed(&row(1, "a", 0, Some(0)), at(200), at(202)));
        assert!(!patience.failed(&row(1, "a", 0, Some(0)), at(203), at(203)));
    }

    #[test]
    fn after_a_restore_what_is_refused_has_its_two_days() {
        let patience = Patience::after(Some(at(240)));
        let ended = (240..400).find(|hour| patience.refused(&row(1, "a", 239, Some(0)), at(*hour)));
        assert_eq!(ended, Some(240 + 49));
    }

    #[test]
    fn what_fails_alone_ends_after_two_days() {
        // Also if it couldn't even be tried.
        for attempted in [Some(0), None] {
            let patience = Patience::default();
            let ended = (0..100).find(|hour| {
                patience.taken(&row(100 + hour, "b", *hour, None), at(*hour));
                let begun = at(*hour).checked_add(SignedDuration::from_mins(1)).expect("an instant");
                patience.failed(&row(1, "a", 0, attempted), begun, begun)
            });
            assert_eq!(ended, Some(48));
        }
    }

    #[test]
    fn where_all_is_refused_what_is_older_than_two_days_ends_together() {
        let patience = Patience::default();
        let mut left = vec![(1, 0), (2, 0), (3, 0), (4, 40)];
        let mut attempted = None;
        for hour in 0..61 {
            while let Some((seq, written)) = left.first().copied() {
                let first = *attempted.get_or_insert(hour);
                let tried = row(seq, "a", written, (first < hour).then_some(first));
                assert_eq!(patience.is_refused(&tried, at(hour)), hour > 0 || seq > 1, "{hour}");
                if !patience.refused(&tried, at(hour)) {
                    break;
                }
                left.remove(0);
                attempted = None;
            }
            assert_eq!(left.len(), if hour < 49 { 4 } else { 1 }, "{hour}");
        }
        patience.taken(&row(4, "a", 40, Some(49)), at(61));
        assert!(!patience.is_refused(&row(5, "a", 61, None), at(61)));
        // From now on it would be two days again.
        assert!(!patience.refused(&row(5, "a", 61, None), at(62)));
    }

    #[test]
    fn what_has_waited_through_an_outage_has_some_hours() {
        let minutes = |minutes| at(60).checked_add(SignedDuration::from_mins(minutes)).expect("an instant");
        let patience = Patience::default();
        let old = row(1, "a", 0, Some(0));
        let ended = (0..1_000).find(|minute| {
            patience.taken(&row(2, "b", 60, None), minutes(*minute));
            let begun = minutes(*minute).checked_add(SignedDuration::from_secs(1)).expect("an instant");
            patience.failed(&old, begun, begun)
        });
        assert!(ended.is_some_and(|minute| minute > 4 * 60), "{ended:?}");
        let patience = Patience::default();
        let ended = (0..1_000).find(|minute| patience.refused(&old, minutes(*minute)));
        assert!(ended.is_some_and(|minute| minute > 4 * 60), "{ended:?}");
    }

    #[test]
    fn what_is_refused_without_a_try_ends_as_well() {
        let patience = Patience::default();
        // Each time it is due later.
        let ended = (0..100).find(|hour| patience.refused(&row(1, "a", *hour, None), at(*hour)));
        assert_eq!(ended, Some(49));
    }
}
