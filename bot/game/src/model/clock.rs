//! The clock of a phase: whether it ticks, what its time is for, and what moves its deadline.

use std::collections::BTreeSet;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::ids::PowerId;

/// The clock of a phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredPhaseClock", into = "StoredPhaseClock")]
pub struct PhaseClock {
    state: State,
    reminded: Reminded,
    put_off: bool,
    /// When orders would have closed if no deadline stepped over absences; `None`: it didn't.
    stepped_from: Option<Timestamp>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum State {
    /// The deadline would be beyond the range of timestamps.
    Untimed,
    Ticking(Ticking),
    Paused(Paused),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Ticking {
    deadline: Timestamp,
    window: Window,
    /// A network on which somebody plays was unreachable at the deadline, and still is.
    outage: Option<Outage>,
}

/// What the time until the deadline is for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Window {
    /// In a live game: people negotiate until then, and then write orders.
    Negotiation { until: Timestamp },
    /// Orders are written.
    Orders {
        grace: Option<Grace>,
        /// Everything is chosen in retreats or adjustments, and the deadline was moved forward, with some time for
        /// corrections: when it was due before.
        due_before: Option<Timestamp>,
    },
}

/// The deadline has passed, somebody is late, and late orders still count until the new deadline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Grace {
    /// Powers from which nothing had come when the deadline passed: only their orders are still accepted. Empty: those
    /// of all, as an older version left it.
    late: BTreeSet<PowerId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Paused {
    pause: Pause,
    /// The grace that the pause interrupted.
    grace: Option<Grace>,
}

/// The remaining times of a phase when the game was paused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pause {
    /// Since when.
    pub since: Timestamp,
    /// Until the deadline, in milliseconds.
    pub left: i64,
    /// Until the end of the negotiation, in milliseconds, in a live game.
    pub talk_left: Option<i64>,
}

/// A network was unreachable when orders should have closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outage {
    /// Until when the network had been read.
    pub since: Timestamp,
    /// When orders should have closed.
    pub deadline: Timestamp,
}

/// The reminders that were posted or aren't needed, in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reminded {
    /// None.
    #[default]
    Never,
    /// The one at half time, for players without orders.
    AtHalfTime,
    /// Also the last one before the deadline.
    Finally,
}

/// The times of a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PhaseTimes {
    /// When orders close. `None` if that is beyond the range of timestamps.
    pub deadline: Option<Timestamp>,
    /// In a live game: when the negotiation ends and the writing begins.
    pub talk_until: Option<Timestamp>,
    /// The deadline before it stepped over absences; `None`: it didn't.
    pub stepped_from: Option<Timestamp>,
}

/// The limit for moving a deadline: a year from now, in milliseconds.
const FARTHEST: i64 = 366 * 86_400_000;

/// The shortest time that a moved deadline leaves, in milliseconds.
const SOONEST: i64 = 60_000;

const ORDERS: Window = Window::Orders { grace: None, due_before: None };

impl PhaseClock {
    /// A clock that ticks until these times.
    pub fn new(times: PhaseTimes) -> Self {
        let window = times.talk_until.map_or(ORDERS, |until| Window::Negotiation { until });
        let state = match times.deadline {
            Some(deadline) => State::Ticking(Ticking { deadline, window, outage: None }),
            None => State::Untimed,
        };
        Self { state, reminded: Reminded::Never, put_off: false, stepped_from: times.stepped_from }
    }

    fn ticking(&self) -> Option<&Ticking> {
        match &self.state {
            State::Ticking(ticking) => Some(ticking),
            State::Untimed | State::Paused(_) => None,
        }
    }

    fn ticking_mut(&mut self) -> Option<&mut Ticking> {
        match &mut self.state {
            State::Ticking(ticking) => Some(ticking),
            State::Untimed | State::Paused(_) => None,
        }
    }

    fn grace(&self) -> Option<&Grace> {
        match &self.state {
            State::Ticking(Ticking { window: Window::Orders { grace, .. }, .. }) => grace.as_ref(),
            State::Paused(paused) => paused.grace.as_ref(),
            State::Ticking(_) | State::Untimed => None,
        }
    }

    /// When orders close and the phase is adjudicated at the latest; `None` while the game is paused.
    pub fn deadline(&self) -> Option<Timestamp> {
        self.ticking().map(|ticking| ticking.deadline)
    }

    /// In a live game: until then people negotiate, and from then on they write orders. `None`: the negotiation is
    /// over, the tempo has no separate time for it, or the game is paused.
    pub fn talk_until(&self) -> Option<Timestamp> {
        match self.ticking()?.window {
            Window::Negotiation { until } => Some(until),
            Window::Orders { .. } => None,
        }
    }

    /// Whether people negotiate and don't write orders yet, also while that time is paused.
    pub fn talks(&self) -> bool {
        self.talk_until().is_some() || self.paused().is_some_and(|pause| pause.talk_left.is_some())
    }

    /// The remaining times, if the game is paused.
    pub fn paused(&self) -> Option<Pause> {
        match &self.state {
            State::Paused(paused) => Some(paused.pause),
            State::Untimed | State::Ticking(_) => None,
        }
    }

    /// The outage of a network for which the deadline was moved.
    pub fn outage(&self) -> Option<Outage> {
        self.ticking()?.outage
    }

    /// Whether the deadline has passed and late orders still count, until the new deadline.
    pub fn is_grace(&self) -> bool {
        self.grace().is_some()
    }

    /// Whether only players who are late may still send orders, and none of `powers` is late.
    pub fn is_closed_to(&self, powers: &[PowerId]) -> bool {
        self.grace().is_some_and(|Grace { late }| !late.is_empty() && !powers.iter().any(|power| late.contains(power)))
    }

    /// Whether the deadline was moved forward because everything is chosen.
    pub fn is_shortened(&self) -> bool {
        matches!(self.ticking(), Some(Ticking { window: Window::Orders { due_before: Some(_), .. }, .. }))
    }

    /// The reminders that were posted or aren't needed.
    pub fn reminded(&self) -> Reminded {
        self.reminded
    }

    /// Whether the first deadline was moved for players who had sent nothing: that is done once.
    pub fn is_put_off(&self) -> bool {
        self.put_off
    }

    /// Notes which reminder was posted last, or that those up to it aren't needed.
    pub fn remind(&mut self, reminded: Reminded) {
        self.reminded = reminded;
    }

    /// The last reminder is due again, before a deadline that was moved.
    fn remind_again(&mut self) {
        self.reminded = self.reminded.min(Reminded::AtHalfTime);
    }

    /// Stops the clock and keeps the time that was left. `false`: it is stopped already, or there is no deadline.
    ///
    /// A time that was shortened because everything was chosen gets its full length back, and players on an unreachable
    /// network have the remaining time after the pause.
    pub fn pause(&mut self, now: Timestamp) -> bool {
        self.lengthen_again();
        let State::Ticking(ticking) = &mut self.state else { return false };
        let (talk_left, grace) = match &mut ticking.window {
            Window::Negotiation { until } => (Some(left(*until, now)), None),
            Window::Orders { grace, .. } => (None, grace.take()),
        };
        let pause = Pause { since: now, left: left(ticking.deadline, now), talk_left };
        self.state = State::Paused(Paused { pause, grace });
        true
    }

    /// Starts the clock again with the time that was left. `false`: it runs already.
    pub fn resume(&mut self, now: Timestamp) -> bool {
        let State::Paused(Paused { pause, grace }) = &mut self.state else { return false };
        let window = match pause.talk_left.and_then(|left| later(now, left)) {
            Some(until) => Window::Negotiation { until },
            None => Window::Orders { grace: grace.take(), due_before: None },
        };
        self.state = match later(now, pause.left) {
            Some(deadline) => State::Ticking(Ticking { deadline, window, outage: None }),
            None => State::Untimed,
        };
        // What the game waited for before the pause isn't counted after it.
        self.stepped_from = None;
        true
    }

    /// Moves the deadline by `by`, which may be negative, to a minute from `now` at the earliest. Players whose orders
    /// are missing are reminded again before the new deadline, and everybody may write orders until then. `false`: there
    /// is no deadline, or it would be more than a year away.
    pub fn extend(&mut self, by: SignedDuration, now: Timestamp) -> bool {
        let milliseconds = i64::try_from(by.as_millis()).unwrap_or(0);
        match &mut self.state {
            State::Untimed => return false,
            State::Paused(Paused { pause, .. }) => {
                let left = pause.left.saturating_add(milliseconds);
                if left > FARTHEST {
                    return false;
                }
                pause.left = left.max(SOONEST);
                pause.talk_left = pause.talk_left.map(|left| left.saturating_add(milliseconds).max(0));
                return true;
            }
            State::Ticking(ticking) => {
                let Some(moved) = later(ticking.deadline, milliseconds) else { return false };
                if later(now, FARTHEST).is_none_or(|farthest| moved > farthest) {
                    return false;
                }
                let window = match ticking.window {
                    Window::Negotiation { until } => {
                        later(until, milliseconds).map_or(ORDERS, |until| Window::Negotiation { until: until.max(now) })
                    }
                    Window::Orders { .. } => ORDERS,
                };
                let deadline = moved.max(later(now, SOONEST).unwrap_or(now));
                *ticking = Ticking { deadline, window, outage: None };
            }
        }
        self.remind_again();
        true
    }

    /// Moves the deadline to `deadline` and leaves everything else as it is. Nothing happens while the clock stands.
    pub fn move_to(&mut self, deadline: Timestamp) {
        if let Some(ticking) = self.ticking_mut() {
            ticking.deadline = deadline;
        }
    }

    /// Moves a later deadline over days on which nothing is due. Players whose orders are missing are reminded again.
    /// `false`: nothing is moved, because the clock stands, orders are late or chosen, or the deadline isn't later.
    pub fn step_to(&mut self, later: Timestamp) -> bool {
        let Some(ticking) = self.ticking_mut() else { return false };
        let is_open = matches!(ticking.window, Window::Orders { grace: None, due_before: None });
        if !is_open || ticking.outage.is_some() || later <= ticking.deadline {
            return false;
        }
        let from = std::mem::replace(&mut ticking.deadline, later);
        self.stepped_from.get_or_insert(from);
        self.remind_again();
        true
    }

    /// The deadline before it stepped over absences; `None`: it didn't.
    pub fn stepped_from(&self) -> Option<Timestamp> {
        self.stepped_from
    }

    /// Orders close at `at`; the negotiation is over. Players whose orders are missing are reminded again. Nothing happens
    /// while the game is paused.
    pub fn close_at(&mut self, at: Timestamp) {
        match &mut self.state {
            State::Untimed => {
                self.state = State::Ticking(Ticking { deadline: at, window: ORDERS, outage: None });
            }
            State::Ticking(ticking) => {
                ticking.deadline = at;
                if let Window::Negotiation { .. } = ticking.window {
                    ticking.window = ORDERS;
                }
            }
            State::Paused(_) => return,
        }
        self.remind_again();
    }

    /// Shortens the time of a phase in which everything is chosen to `left`, unless it ends before.
    pub fn shorten(&mut self, left: SignedDuration, now: Timestamp) {
        let Some(ticking) = self.ticking_mut() else { return };
        let Window::Orders { due_before, .. } = &mut ticking.window else { return };
        if let Ok(soon) = now.checked_add(left)
            && soon < ticking.deadline
        {
            due_before.get_or_insert(ticking.deadline);
            ticking.deadline = soon;
        }
    }

    /// Gives a phase back the time that it had before everything was chosen.
    pub fn lengthen_again(&mut self) {
        let Some(ticking) = self.ticking_mut() else { return };
        if let Window::Orders { due_before, .. } = &mut ticking.window
            && let Some(deadline) = due_before.take()
        {
            ticking.deadline = deadline;
            self.remind_again();
        }
    }

    /// In a live game: the negotiation is over, and orders are written until `deadline`. All players are present: this
    /// replaces the last reminder.
    pub fn begin_writing(&mut self, deadline: Option<Timestamp>) {
        self.state = Self::new(PhaseTimes { deadline, ..PhaseTimes::default() }).state;
        self.reminded = Reminded::Finally;
    }

    /// The deadline has passed: orders of the powers that are `late` still count until `until`.
    pub fn begin_grace(&mut self, late: impl IntoIterator<Item = PowerId>, until: Timestamp) {
        let grace = Grace { late: late.into_iter().collect() };
        if let Some(ticking) = self.ticking_mut() {
            ticking.deadline = until;
            ticking.window = Window::Orders { grace: Some(grace), due_before: None };
        }
        self.reminded = Reminded::Finally;
    }

    /// Moves the first deadline to `until` for players who have sent nothing. They are reminded before it.
    pub fn put_off(&mut self, until: Timestamp) {
        self.move_to(until);
        self.put_off = true;
        self.reminded = Reminded::AtHalfTime;
    }

    /// A network on which somebody plays has been unreachable since `since`: orders close at `latest` instead of at
    /// `deadline`, unless it comes back before.
    pub fn await_network(&mut self, since: Timestamp, deadline: Timestamp, latest: Timestamp) {
        if let Some(ticking) = self.ticking_mut() {
            ticking.outage = Some(Outage { since, deadline });
            ticking.deadline = latest;
        }
    }

    /// The network isn't waited for any more.
    pub fn end_outage(&mut self) {
        if let Some(ticking) = self.ticking_mut() {
            ticking.outage = None;
        }
    }

    /// The network is back, and orders close at `deadline`. Players whose orders are missing are reminded again.
    pub fn network_back(&mut self, deadline: Timestamp) {
        if let Some(ticking) = self.ticking_mut() {
            ticking.outage = None;
            ticking.deadline = deadline;
        }
        self.remind_again();
    }
}

/// From `now` to `until`, in milliseconds; 0 if that is over.
fn left(until: Timestamp, now: Timestamp) -> i64 {
    i64::try_from(until.duration_since(now).as_millis()).unwrap_or(0).max(0)
}

/// `milliseconds` after `from`; `None` beyond the range of timestamps.
pub(crate) fn later(from: Timestamp, milliseconds: i64) -> Option<Timestamp> {
    from.checked_add(SignedDuration::from_millis(milliseconds)).ok()
}

/// A clock as it is stored, beside the other fields of the phase.
#[derive(Serialize, Deserialize)]
struct StoredPhaseClock {
    deadline: Option<Timestamp>,
    #[serde(default)]
    talk_until: Option<Timestamp>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    due_before: Option<Timestamp>,
    #[serde(default)]
    nudged: bool,
    #[serde(default)]
    reminded: bool,
    #[serde(default)]
    grace: bool,
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    late: BTreeSet<PowerId>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    put_off: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stepped_from: Option<Timestamp>,
    #[serde(default)]
    paused: Option<Pause>,
    #[serde(default)]
    outage: Option<Outage>,
}

impl From<StoredPhaseClock> for PhaseClock {
    fn from(stored: StoredPhaseClock) -> Self {
        let StoredPhaseClock {
            deadline,
            talk_until,
            due_before,
            nudged,
            reminded,
            grace,
            late,
            put_off,
            stepped_from,
            paused,
            outage,
        } = stored;
        let grace = grace.then_some(Grace { late });
        let window = match talk_until {
            Some(until) => Window::Negotiation { until },
            None => Window::Orders { grace: grace.clone(), due_before },
        };
        let state = match (paused, deadline) {
            (Some(pause), _) => State::Paused(Paused { pause, grace }),
            (None, Some(deadline)) => State::Ticking(Ticking { deadline, window, outage }),
            (None, None) => State::Untimed,
        };
        let reminded = match (reminded, nudged) {
            (true, _) => Reminded::Finally,
            (false, true) => Reminded::AtHalfTime,
            (false, false) => Reminded::Never,
        };
        Self { state, reminded, put_off, stepped_from }
    }
}

impl From<PhaseClock> for StoredPhaseClock {
    fn from(clock: PhaseClock) -> Self {
        let due_before = match clock.ticking() {
            Some(Ticking { window: Window::Orders { due_before, .. }, .. }) => *due_before,
            _ => None,
        };
        Self {
            deadline: clock.deadline(),
            talk_until: clock.talk_until(),
            due_before,
            nudged: clock.reminded >= Reminded::AtHalfTime,
            reminded: clock.reminded == Reminded::Finally,
            grace: clock.is_grace(),
            late: clock.grace().map(|grace| grace.late.clone()).unwrap_or_default(),
            put_off: clock.put_off,
            stepped_from: clock.stepped_from,
            paused: clock.paused(),
            outage: clock.outage(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn instant(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn until(deadline: &str) -> PhaseClock {
        PhaseClock::new(PhaseTimes { deadline: Some(instant(deadline)), ..PhaseTimes::default() })
    }

    #[test]
    fn a_pause_keeps_the_time_that_was_left() {
        let times = PhaseTimes {
            deadline: Some(instant("2026-11-21T20:00:00Z")),
            talk_until: Some(instant("2026-11-21T19:00:00Z")),
            ..PhaseTimes::default()
        };
        let mut clock = PhaseClock::new(times);
        assert!(clock.pause(instant("2026-11-21T18:00:00Z")));
        assert!(!clock.pause(instant("2026-11-21T18:00:00Z")));
        assert_eq!(clock.deadline(), None);
        assert!(clock.talks());
        assert!(clock.extend(SignedDuration::from_hours(1), instant("2026-11-21T18:00:00Z")));
        assert!(clock.resume(instant("2026-11-30T10:00:00Z")));
        assert!(!clock.resume(instant("2026-11-30T10:00:00Z")));
        assert_eq!(clock.deadline(), Some(instant("2026-11-30T13:00:00Z")));
        assert_eq!(clock.talk_until(), Some(instant("2026-11-30T12:00:00Z")));
    }

    #[test]
    fn a_pause_keeps_who_is_late() {
        let (england, france) = (PowerId::from("ENGLAND"), PowerId::from("FRANCE"));
        let mut clock = until("2026-11-21T20:00:00Z");
        clock.begin_grace([england.clone()], instant("2026-11-21T21:00:00Z"));
        assert!(clock.pause(instant("2026-11-21T20:30:00Z")) && clock.resume(instant("2026-11-22T10:00:00Z")));
        assert_eq!(clock.deadline(), Some(instant("2026-11-22T10:30:00Z")));
        assert!(clock.is_closed_to(std::slice::from_ref(&france)) && !clock.is_closed_to(&[france, england]));
    }

    #[test]
    fn a_deadline_moves_and_leaves_at_least_a_minute() {
        let now = instant("2026-11-21T18:00:00Z");
        let mut clock = until("2026-11-21T20:00:00Z");
        clock.remind(Reminded::Finally);
        assert!(clock.extend(SignedDuration::from_hours(24), now));
        assert_eq!((clock.deadline(), clock.reminded()), (Some(instant("2026-11-22T20:00:00Z")), Reminded::AtHalfTime));
        assert!(clock.extend(SignedDuration::from_hours(-100), now));
        assert_eq!(clock.deadline(), Some(instant("2026-11-21T18:01:00Z")));
    }

    #[test]
    fn an_extension_lets_everybody_write_again() {
        let now = instant("2026-11-21T20:10:00Z");
        let mut clock = until("2026-11-21T20:00:00Z");
        clock.begin_grace([PowerId::from("ENGLAND")], instant("2026-11-21T21:00:00Z"));
        assert!(clock.extend(SignedDuration::from_hours(1), now));
        assert!(!clock.is_grace() && !clock.is_closed_to(&["FRANCE".into()]));
    }

    #[test]
    fn a_clock_is_stored_as_older_versions_read_it() {
        let stored = |clock: &PhaseClock| serde_json::to_value(clock).unwrap();
        let mut clock = until("2026-11-21T20:00:00Z");
        clock.begin_grace([PowerId::from("ENGLAND")], instant("2026-11-21T21:00:00Z"));
        clock.await_network(
            instant("2026-11-21T20:50:00Z"),
            instant("2026-11-21T21:00:00Z"),
            instant("2026-11-22T21:00:00Z"),
        );
        let expected = serde_json::json!({
            "deadline": "2026-11-22T21:00:00Z", "talk_until": null, "nudged": true, "reminded": true, "grace": true,
            "late": ["ENGLAND"], "paused": null,
            "outage": { "since": "2026-11-21T20:50:00Z", "deadline": "2026-11-21T21:00:00Z" },
        });
        assert_eq!(stored(&clock), expected);
        assert_eq!(serde_json::from_value::<PhaseClock>(expected).unwrap(), clock);

        clock.pause(instant("2026-11-21T21:30:00Z"));
        let again: PhaseClock = serde_json::from_value(stored(&clock)).unwrap();
        assert_eq!(again, clock);
        assert!(again.is_grace() && again.outage().is_none() && again.paused().is_some());
    }
}
