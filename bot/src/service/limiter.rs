//! How much of what one person sends is read (`limits.commands` in a minute).
//!
//! It is checked before anything is loaded, so that refused events cost almost nothing. A minute is counted by the
//! network's timestamps, so that everything is read that was sent slowly enough while the bot was off. Since a Matrix
//! server can set any timestamp, ten times as much in a minute of our own clock is always too much. A person who
//! exceeds the limit is told once in that minute, and until when. Completions during typing are counted separately,
//! since nothing has been sent yet. An event that can't be handled is delivered again until the database works: however
//! often that is, it was sent once.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use dragoman_game::event::{EventId, PersonId};
use jiff::{RoundMode, SignedDuration, Timestamp, TimestampRound, Unit};

const MINUTE: SignedDuration = SignedDuration::from_secs(60);

/// How many times as much may come in a minute of our clock as in one of the network's: what was sent while the bot was
/// off.
const BACKLOG: u32 = 10;

/// With fewer people than this no entry is removed, since a search would cost more than it saves.
const FEW: usize = 1024;

/// Of how many events the verdict is kept until they are settled. Networks deliver few at once, and of what never comes
/// again nothing is to be left for ever.
const UNSETTLED: usize = 65_536;

/// How to treat an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It is read.
    Read,
    /// It isn't, and its sender must be told that nothing is read from `since` to `until`.
    Tell { since: Timestamp, until: Timestamp },
    /// It isn't, and its sender was told the same.
    Told { since: Timestamp, until: Timestamp },
    /// It isn't, and it is one of so many that nobody is told anything.
    Ignore,
}

/// A minute that began with an event, and the number of events in it.
#[derive(Clone, Copy, Debug)]
struct Minute {
    start: Timestamp,
    count: u32,
}

impl Minute {
    fn at(start: Timestamp) -> Self {
        Self { start, count: 0 }
    }

    /// Counts one more at `at`, `now` by our clock; returns when the minute is over. A minute that is to come has begun before
    /// our clock was set back: it would count until that clock has caught up.
    fn count(&mut self, at: Timestamp, now: Timestamp) -> Timestamp {
        if self.start > now || at.duration_since(self.start) >= MINUTE {
            *self = Self::at(at);
        }
        self.count = self.count.saturating_add(1);
        self.start.checked_add(MINUTE).unwrap_or(at)
    }
}

#[derive(Clone, Copy, Debug)]
struct Sender {
    /// By the network's clock.
    theirs: Minute,
    /// By ours.
    ours: Minute,
    told: Option<Told>,
}

/// What a sender was told: that nothing is read from `since` to `until`. It isn't said again before `again`.
#[derive(Clone, Copy, Debug)]
struct Told {
    since: Timestamp,
    until: Timestamp,
    again: Timestamp,
}

/// `until` as people are told: times are shown to the minute, and everything from the one that is shown on is read. So it is
/// never the minute of the beginning.
pub(super) fn to_the_minute(until: Timestamp) -> Timestamp {
    let minutes = TimestampRound::new().smallest(Unit::Minute).mode(RoundMode::Ceil);
    until.round(minutes).unwrap_or(until)
}

/// Counts what people send.
#[derive(Debug)]
pub(super) struct Limiter {
    per_minute: u32,
    senders: Mutex<HashMap<PersonId, Sender>>,
    /// The verdicts on events that aren't handled yet.
    unsettled: Mutex<HashMap<EventId, Verdict>>,
}

impl Limiter {
    pub(super) fn new(per_minute: u32) -> Self {
        Self { per_minute, senders: Mutex::default(), unsettled: Mutex::default() }
    }

    /// What to do with an event that `person` sent at `sent`, by the network's clock, and that arrived `now`.
    pub(super) fn ask(&self, person: &PersonId, sent: Timestamp, now: Timestamp) -> Verdict {
        let mut senders = self.senders.lock().unwrap_or_else(PoisonError::into_inner);
        if senders.len() >= FEW && senders.len() == senders.capacity() && !senders.contains_key(person) {
            senders.retain(|_, sender| now.duration_since(sender.ours.start) < MINUTE);
        }
        let sent = sent.min(now);
        let fresh = Sender { theirs: Minute::at(sent), ours: Minute::at(now), told: None };
        let sender = senders.entry(person.clone()).or_insert(fresh);
        let (theirs, ours) = (sender.theirs.count(sent, now), sender.ours.count(now, now));
        let is_flood = sender.ours.count > self.per_minute.saturating_mul(BACKLOG);
        let until = if is_flood {
            ours
        } else if sender.theirs.count > self.per_minute {
            theirs
        } else {
            return Verdict::Read;
        };
        if let Some(Told { since, until, .. }) = sender.told.filter(|told| told.since <= now && now < told.again) {
            return if is_flood { Verdict::Ignore } else { Verdict::Told { since, until } };
        }
        // The minute of a refused backlog is over already: for the rest of the backlog the person isn't told again for
        // a minute of our clock.
        let again = until.max(now.checked_add(MINUTE).unwrap_or(now).min(ours));
        sender.told = Some(Told { since: sent, until, again });
        Verdict::Tell { since: sent, until }
    }

    /// The same for an event that is delivered again if it can't be handled: it counts once until it is settled. Also
    /// whether it has come again.
    pub(super) fn ask_once(
        &self,
        event: &EventId,
        person: &PersonId,
        sent: Timestamp,
        now: Timestamp,
    ) -> (Verdict, bool) {
        let mut unsettled = self.unsettled.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(verdict) = unsettled.get(event) {
            return (*verdict, true);
        }
        if unsettled.len() >= UNSETTLED {
            unsettled.clear();
        }
        let verdict = self.ask(person, sent, now);
        unsettled.insert(event.clone(), verdict);
        (verdict, false)
    }

    /// The event was handled, or refused for good.
    pub(super) fn settled(&self, event: &EventId) {
        self.unsettled.lock().unwrap_or_else(PoisonError::into_inner).remove(event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dragoman_game::event::PlatformName;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + second).expect("an instant")
    }

    #[test]
    fn the_end_that_is_shown_is_a_later_minute_than_the_beginning() {
        let limiter = Limiter::new(1);
        let minute = |at: Timestamp| at.as_second() / 60;
        for begins in [0, 1, 30, 58] {
            let who = person(&begins.to_string());
            assert_eq!(limiter.ask(&who, at(begins), at(begins)), Verdict::Read);
            let Verdict::Tell { since, until } = limiter.ask(&who, at(begins + 1), at(begins + 1)) else {
                panic!("too much")
            };
            assert!(to_the_minute(until) >= until && minute(to_the_minute(until)) > minute(since), "{begins}");
        }
    }

    fn person(name: &str) -> PersonId {
        PersonId::new(PlatformName::Local, name)
    }

    #[test]
    fn a_person_above_the_limit_is_told_once_a_minute_and_delays_nobody() {
        let limiter = Limiter::new(10);
        let (ada, ben) = (person("ada"), person("ben"));
        for second in 0..10 {
            assert_eq!(limiter.ask(&ada, at(second), at(second)), Verdict::Read);
        }
        assert_eq!(limiter.ask(&ada, at(10), at(10)), Verdict::Tell { since: at(10), until: at(60) });
        for second in 11..60 {
            let told = Verdict::Told { since: at(10), until: at(60) };
            assert_eq!(limiter.ask(&ada, at(second), at(second)), told, "the same, whoever needs it again");
        }
        let flood = (0..1_000).map(|_| limiter.ask(&ada, at(59), at(59)));
        assert!(flood.skip(100).all(|verdict| verdict == Verdict::Ignore));
        assert_eq!(limiter.ask(&ben, at(30), at(30)), Verdict::Read);
        for second in 60..70 {
            assert_eq!(limiter.ask(&ada, at(second), at(second)), Verdict::Read);
        }
        assert!(matches!(limiter.ask(&ada, at(71), at(71)), Verdict::Tell { .. }));
    }

    #[test]
    fn events_sent_slowly_while_the_bot_was_off_are_read() {
        let limiter = Limiter::new(10);
        for number in 0..50 {
            assert_eq!(limiter.ask(&person("ada"), at(number * 30), at(100_000)), Verdict::Read, "{number}");
        }
    }

    #[test]
    fn a_server_with_false_timestamps_gains_little() {
        let limiter = Limiter::new(10);
        let read =
            (0..10_000).filter(|number| limiter.ask(&person("eve"), at(number * 60), at(1_000_000)) == Verdict::Read);
        assert_eq!(read.count(), 100);
        assert_eq!(limiter.ask(&person("eve"), at(2_000_000), at(1_000_061)), Verdict::Read);
    }

    #[test]
    fn a_clock_that_is_set_back_keeps_nobody_from_writing() {
        let (limiter, ada) = (Limiter::new(10), person("ada"));
        for second in 0..10 {
            assert_eq!(limiter.ask(&ada, at(7_200 + second), at(7_200 + second)), Verdict::Read);
        }
        assert!(matches!(limiter.ask(&ada, at(7_211), at(7_211)), Verdict::Tell { .. }));
        for number in 0..100 {
            let now = at(30 * number);
            assert_eq!(limiter.ask(&ada, now, now), Verdict::Read, "{number}");
        }
        // And who writes too much from then on is told so.
        let verdicts: Vec<_> =
            (0..12).map(|second| limiter.ask(&ada, at(4_000 + second), at(4_000 + second))).collect();
        assert_eq!(verdicts.iter().filter(|verdict| matches!(verdict, Verdict::Tell { .. })).count(), 1);
        assert_eq!(verdicts[10], Verdict::Tell { since: at(4_010), until: at(4_060) });
    }

    #[test]
    fn people_without_recent_events_are_removed() {
        let limiter = Limiter::new(10);
        for number in 0..100_000 {
            limiter.ask(&person(&number.to_string()), at(number), at(number));
        }
        assert!(limiter.senders.lock().expect("no poison").len() < 4 * FEW);
    }
}
