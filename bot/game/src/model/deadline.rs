//! When a phase ends, and the instant at which it ends at the latest whatever those at its table do.
//!
//! Every delay of a phase is one of two kinds, and [`Deadline::delayed`] is the only way to make a deadline later: so
//! nothing can delay a phase without saying which kind it is. What follows from grace, takeovers, absences and the like
//! ends at the greatest length of the phase; what has an end of its own moves that too.

use jiff::{SignedDuration, Timestamp};

/// `milliseconds` after `from`; `None` beyond the range of timestamps.
pub(crate) fn later(from: Timestamp, milliseconds: i64) -> Option<Timestamp> {
    from.checked_add(SignedDuration::from_millis(milliseconds)).ok()
}

/// What a delay counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delay {
    /// Something that those at the table cause: grace for late orders, a takeover or return, an absence, a first deadline
    /// that is put off, a pause or an extension by a game master who plays. All of these together end where the greatest
    /// length of the phase ends.
    Within,
    /// A network's outage, what all players have agreed to, what a neutral game master does: each has an end of its own,
    /// and the greatest length is longer by it.
    Beyond,
}

/// When a phase ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Deadline {
    at: Timestamp,
    /// When the phase ends at the latest, not before `at`. `None`: it isn't limited, because an older version began it.
    latest: Option<Timestamp>,
}

impl Deadline {
    pub(super) fn new(at: Timestamp, latest: Option<Timestamp>) -> Self {
        Self { at, latest: latest.map(|latest| latest.max(at)) }
    }

    pub(super) fn at(self) -> Timestamp {
        self.at
    }

    pub(super) fn latest(self) -> Option<Timestamp> {
        self.latest
    }

    /// The deadline delayed to `to`, or as far as the phase's greatest length allows. An earlier `to` changes nothing.
    #[must_use]
    pub(super) fn delayed(self, to: Timestamp, delay: Delay) -> Self {
        if to <= self.at {
            return self;
        }
        match (delay, self.latest) {
            (Delay::Within, Some(latest)) => Self { at: to.min(latest), ..self },
            (Delay::Within, None) => Self { at: to, ..self },
            (Delay::Beyond, latest) => {
                Self { at: to, latest: latest.map(|latest| moved(latest, to.duration_since(self.at))) }
            }
        }
    }

    /// The deadline at an earlier instant. A later `to` changes nothing.
    #[must_use]
    pub(super) fn brought_forward(self, to: Timestamp) -> Self {
        Self { at: to.min(self.at), ..self }
    }

    /// The deadline as if its last delay, one [beyond](Delay::Beyond) the greatest length, had ended at `to` already.
    #[must_use]
    pub(super) fn ended_delay(self, to: Timestamp) -> Self {
        let to = to.min(self.at);
        Self { at: to, latest: self.latest.map(|latest| moved(latest, to.duration_since(self.at)).max(to)) }
    }
}

fn moved(from: Timestamp, by: SignedDuration) -> Timestamp {
    let milliseconds = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
    later(from, milliseconds).unwrap_or(from)
}

/// The instant at which a phase ends at the latest that begins at `began` and is due at `due`: its own time and once more
/// as much, at least a day more where its time is twelve hours or more, and ten minutes more in a live game.
pub fn latest_end(began: Timestamp, due: Timestamp, is_live: bool) -> Timestamp {
    let own = due.duration_since(began).max(SignedDuration::ZERO);
    let least = match is_live {
        true => SignedDuration::from_mins(10),
        false if own >= SignedDuration::from_hours(12) => SignedDuration::from_hours(24),
        false => SignedDuration::ZERO,
    };
    moved(due, own.max(least))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        format!("2026-11-{text}:00Z").parse().unwrap()
    }

    #[test]
    fn delays_within_the_greatest_length_end_there_together() {
        let deadline = Deadline::new(at("21T12:00"), Some(at("23T12:00")));
        let deadline = deadline.delayed(at("22T18:00"), Delay::Within);
        assert_eq!(deadline.at(), at("22T18:00"));
        let deadline = deadline.delayed(at("29T12:00"), Delay::Within);
        assert_eq!((deadline.at(), deadline.latest()), (at("23T12:00"), Some(at("23T12:00"))));
        assert_eq!(deadline.delayed(at("29T12:00"), Delay::Within), deadline);
    }

    #[test]
    fn a_delay_beyond_it_makes_it_longer_by_as_much_and_no_more_than_it_lasts() {
        let deadline = Deadline::new(at("21T12:00"), Some(at("23T12:00")));
        let away = deadline.delayed(at("22T12:00"), Delay::Beyond);
        assert_eq!((away.at(), away.latest()), (at("22T12:00"), Some(at("24T12:00"))));
        let back = away.ended_delay(at("21T14:00"));
        assert_eq!((back.at(), back.latest()), (at("21T14:00"), Some(at("23T14:00"))));
    }

    #[test]
    fn an_earlier_end_leaves_the_greatest_length() {
        let deadline = Deadline::new(at("21T12:00"), Some(at("23T12:00")));
        let early = deadline.brought_forward(at("21T10:00"));
        assert_eq!((early.at(), early.latest()), (at("21T10:00"), Some(at("23T12:00"))));
        assert_eq!(early.brought_forward(at("21T11:00")), early);
        assert_eq!(early.delayed(at("21T09:00"), Delay::Beyond), early);
    }

    #[test]
    fn the_greatest_length_is_the_own_time_twice_with_a_least_addition() {
        let latest = |due: &str, live| latest_end(at("21T12:00"), at(due), live);
        assert_eq!(latest("23T12:00", false), at("25T12:00"));
        assert_eq!(latest("22T00:00", false), at("23T00:00"), "a day more");
        assert_eq!(latest("21T13:00", false), at("21T14:00"));
        assert_eq!(latest("21T12:05", true), at("21T12:15"), "ten minutes more");
        assert_eq!(latest("21T12:20", true), at("21T12:40"));
    }
}
