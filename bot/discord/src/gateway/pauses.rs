//! How long to wait before the next connection.
//!
//! A connection that breaks now and then is repaired at once, and so is one that Discord asks to reopen or whose session it
//! had accepted: resuming a session costs none, and until then commands get no answer. One that isn't accepted is repaired
//! ever later, up to a minute, and a new session, of which Discord allows a thousand a day, up to five minutes. Restarts of
//! the program forget all that; they are covered by the number of sessions that Discord itself reports
//! ([`SessionStartLimit::patience`](crate::wire::SessionStartLimit::patience)).

use std::time::Duration;

/// A connection that lasted as long was a good one.
const GOOD_CONNECTION: Duration = Duration::from_secs(30);
/// A session that lasted as long was a good one.
const GOOD_SESSION: Duration = Duration::from_secs(600);
/// The longest pauses before a connection, and before a new session.
const CONNECTION: Duration = Duration::from_secs(60);
const SESSION: Duration = Duration::from_secs(300);
/// After how many brief connections in a row the pause is longer, and how long it is then.
const MANY_BRIEF: u32 = 10;
const AFTER_MANY_BRIEF: Duration = Duration::from_secs(4);
/// Discord asks to wait a little before a session replaces another.
const LEAST: Duration = Duration::from_secs(1);

/// A connection that has ended.
pub(super) struct Ended {
    /// Discord had accepted its session.
    pub(super) is_accepted: bool,
    /// Discord has asked for the next one.
    pub(super) is_asked_back: bool,
    pub(super) lasted: Duration,
    /// It was for the previous run's session, which is over now: that is no failure.
    pub(super) was_replay: bool,
    /// How long its session had lasted, if that has ended too.
    pub(super) session: Option<Duration>,
}

#[derive(Default)]
pub(super) struct Pauses {
    /// Connections in a row that weren't accepted.
    refused: u32,
    /// Connections in a row that were accepted, or are asked for again, and didn't last.
    brief: u32,
    /// Sessions in a row that didn't last.
    sessions: u32,
    /// The last connection was for the previous run's session.
    after_replay: bool,
}

impl Pauses {
    pub(super) fn ended(&mut self, ended: &Ended) {
        self.after_replay = ended.was_replay;
        if ended.was_replay {
            return;
        }
        let is_welcome = ended.is_accepted || ended.is_asked_back;
        let is_good = ended.is_accepted && ended.lasted >= GOOD_CONNECTION;
        self.refused = if is_welcome { 0 } else { self.refused.saturating_add(1) };
        self.brief = if is_welcome && !is_good { self.brief.saturating_add(1) } else { 0 };
        if let Some(lasted) = ended.session {
            self.sessions = if lasted >= GOOD_SESSION { 0 } else { self.sessions.saturating_add(1) };
        }
    }

    /// The pause before the next connection, which resumes a session or begins a `new` one.
    pub(super) fn next(&self, new: bool) -> Duration {
        if self.after_replay {
            return Duration::ZERO;
        }
        // The first attempt is immediate: most often Discord has only asked to reconnect.
        let doubled = |times: u32| LEAST * 2_u32.pow(times.min(16));
        let connection = match (self.refused, self.brief) {
            (0 | 1, 0 | 1) => Duration::ZERO,
            // No pause that grows for long, and no loop without any.
            (0 | 1, ..=MANY_BRIEF) => LEAST,
            (0 | 1, _) => AFTER_MANY_BRIEF,
            (more, _) => doubled(more - 1).min(CONNECTION),
        };
        let session = if new { doubled(self.sessions).min(SESSION) } else { Duration::ZERO };
        connection.max(session)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(is_accepted: bool, lasted: u64, session: Option<u64>) -> Ended {
        let session = session.map(Duration::from_secs);
        Ended { is_accepted, is_asked_back: false, lasted: Duration::from_secs(lasted), was_replay: false, session }
    }

    #[test]
    fn a_connection_is_repaired_at_once_and_one_that_isnt_accepted_ever_later() {
        let mut pauses = Pauses::default();
        let mut seen = Vec::new();
        for _ in 0..9 {
            pauses.ended(&ended(false, 1, None));
            seen.push(pauses.next(false).as_secs());
        }
        assert_eq!(seen, [0, 2, 4, 8, 16, 32, 60, 60, 60]);
        for is_accepted in [true, false] {
            let mut seen = Vec::new();
            for _ in 0..40 {
                pauses.ended(&Ended { is_asked_back: !is_accepted, ..ended(is_accepted, 1, None) });
                seen.push(pauses.next(false).as_secs());
            }
            assert_eq!(seen[..10], [&[0][..], &[1; 9]].concat(), "accepted, or asked to come back");
            assert!(seen[10..].iter().all(|pause| *pause == 4), "{seen:?}");
            pauses.ended(&ended(true, 30, None));
        }
        pauses.ended(&ended(true, 30, None));
        assert_eq!(pauses.next(false), Duration::ZERO);
        pauses.ended(&ended(false, 3600, None));
        pauses.ended(&ended(false, 3600, None));
        assert_eq!(pauses.next(false).as_secs(), 2, "never accepted");
    }

    #[test]
    fn sessions_that_dont_last_are_started_ever_later() {
        let mut pauses = Pauses::default();
        let mut seen = Vec::new();
        for lasted in [86_400, 5, 5, 5, 5, 5, 5, 5, 5, 5, 599, 600] {
            pauses.ended(&ended(true, 60, Some(lasted)));
            seen.push(pauses.next(true).as_secs());
        }
        assert_eq!(seen, [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 1]);
        assert_eq!(pauses.next(false), Duration::ZERO, "resuming costs none");
    }

    #[test]
    fn nothing_waits_after_the_previous_runs_session() {
        let mut pauses = Pauses::default();
        pauses.ended(&Ended { was_replay: true, ..ended(false, 1, None) });
        assert_eq!(pauses.next(true), Duration::ZERO);
        pauses.ended(&ended(false, 1, Some(0)));
        assert_eq!(pauses.next(true).as_secs(), 2);
    }
}
