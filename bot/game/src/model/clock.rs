//! The clock of a phase: whether it ticks, what its time is for, and what moves its deadline.

use std::collections::BTreeSet;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::deadline::{Deadline, Delay, later};
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
    /// By how many milliseconds a neutral game master has extended it, unless the players have taken that back or the
    /// deadline has passed.
    extended: i64,
    /// By how many milliseconds absences have moved it since.
    stepped: i64,
    /// For how many milliseconds it has stood in pauses that are over.
    stood: i64,
    /// In a live game: since when orders are written, once the negotiation is over.
    writing_since: Option<Timestamp>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum State {
    /// The deadline would be beyond the range of timestamps.
    Untimed,
    Ticking(Ticking),
    Stopped(Stopped),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Ticking {
    deadline: Deadline,
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

/// The deadline has passed, somebody is late, and late orders still count until the new deadline, or while the game is paused for
/// them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Grace {
    /// Powers from which nothing had come when the deadline passed, and those of players who have taken a seat since: only
    /// their orders are still accepted. Empty: those of all, as an older version left it.
    late: BTreeSet<PowerId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Stopped {
    pause: Pause,
    /// The grace that the pause interrupted, or began if orders are missing.
    grace: Option<Grace>,
    /// When the phase would have ended at the latest when the clock was stopped.
    latest: Option<Timestamp>,
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
    /// What it is paused for.
    #[serde(default, skip_serializing_if = "Paused::is_usual")]
    pub why: Paused,
    /// When it ends by itself, or, where orders are missing, the players decide how the game goes on. `None`: never, as in
    /// an older version, or they have been asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Timestamp>,
}

/// Why a game is paused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Paused {
    /// By a neutral game master or, in an older version, by anybody.
    #[default]
    ByMaster,
    /// By a game master who plays.
    ByPlayingMaster,
    /// All players have agreed to it.
    ByAll,
    /// Orders are missing.
    Missing,
    /// It was imported, and nobody has played it here yet.
    Imported,
}

impl Paused {
    /// What such a pause counts as.
    pub fn delay(self) -> Delay {
        match self {
            Self::ByPlayingMaster => Delay::Within,
            Self::ByMaster | Self::ByAll | Self::Missing | Self::Imported => Delay::Beyond,
        }
    }

    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// A network was unreachable when orders should have closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outage {
    /// Until when the network had been read.
    pub since: Timestamp,
    /// When orders should have closed.
    pub deadline: Timestamp,
    /// Everything was chosen before, so that they should have closed early.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub early: bool,
}

impl Outage {
    /// When orders would close if it ended at `end`: later by its length.
    pub fn moved(self, end: Timestamp) -> Timestamp {
        self.deadline.checked_add(end.duration_since(self.since)).unwrap_or(end)
    }
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
    /// When the phase ends at the latest, whatever those at the table do (see [`Delay`]). `None`: nothing limits it.
    pub latest: Option<Timestamp>,
}

/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

/// The limit for moving a deadline: a year from now, in milliseconds.
const FARTHEST: i64 = 366 * DAY;

/// How long a pause lasts at most, in milliseconds, that all players or a neutral game master have begun: 60 days.
const LONGEST_PAUSE: i64 = 60 * DAY;

/// The shortest pause that a game master who plays can begin, in milliseconds.
const SHORTEST: i128 = 60_000;

/// The shortest time that a moved deadline leaves, in milliseconds.
const SOONEST: i64 = 60_000;

const ORDERS: Window = Window::Orders { grace: None, due_before: None };

impl PhaseClock {
    /// A clock that ticks until these times.
    pub fn new(times: PhaseTimes) -> Self {
        let window = times.talk_until.map_or(ORDERS, |until| Window::Negotiation { until });
        let state = match times.deadline {
            Some(deadline) => {
                let deadline = Deadline::new(deadline, times.latest);
                State::Ticking(Ticking { deadline, window, outage: None })
            }
            None => State::Untimed,
        };
        Self {
            state,
            reminded: Reminded::Never,
            put_off: false,
            stepped_from: times.stepped_from,
            extended: 0,
            stepped: 0,
            stood: 0,
            writing_since: None,
        }
    }

    fn ticking(&self) -> Option<&Ticking> {
        match &self.state {
            State::Ticking(ticking) => Some(ticking),
            State::Untimed | State::Stopped(_) => None,
        }
    }

    fn ticking_mut(&mut self) -> Option<&mut Ticking> {
        match &mut self.state {
            State::Ticking(ticking) => Some(ticking),
            State::Untimed | State::Stopped(_) => None,
        }
    }

    fn grace(&self) -> Option<&Grace> {
        match &self.state {
            State::Ticking(Ticking { window: Window::Orders { grace, .. }, .. }) => grace.as_ref(),
            State::Stopped(stopped) => stopped.grace.as_ref(),
            State::Ticking(_) | State::Untimed => None,
        }
    }

    fn grace_mut(&mut self) -> Option<&mut Option<Grace>> {
        match &mut self.state {
            State::Ticking(Ticking { window: Window::Orders { grace, .. }, .. }) => Some(grace),
            State::Stopped(stopped) => Some(&mut stopped.grace),
            State::Ticking(_) | State::Untimed => None,
        }
    }

    /// When orders close and the phase is adjudicated at the latest; `None` while the game is paused.
    pub fn deadline(&self) -> Option<Timestamp> {
        self.ticking().map(|ticking| ticking.deadline.at())
    }

    /// When the phase ends at the latest, whatever those at the table do. `None`: nothing limits it, or it is paused and
    /// that doesn't count.
    pub fn latest(&self) -> Option<Timestamp> {
        match &self.state {
            State::Ticking(ticking) => ticking.deadline.latest(),
            State::Stopped(Stopped { pause, latest, .. }) if pause.why.delay() == Delay::Within => *latest,
            State::Untimed | State::Stopped(_) => None,
        }
    }

    /// Where the deadline is if those at the table delay it to `to`: there, or where the greatest length of the phase ends.
    /// `None` while the clock stands.
    pub fn delayed_to(&self, to: Timestamp) -> Option<Timestamp> {
        self.ticking().map(|ticking| ticking.deadline.delayed(to, Delay::Within).at())
    }

    /// Whether a neutral game master has extended it, and the players haven't taken that back.
    pub fn is_extended(&self) -> bool {
        self.extended > 0 && self.ticking().is_some()
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

    /// In a live game: since when orders are written; `None`: people still negotiate, or the tempo has no separate time for it.
    pub fn writing_since(&self) -> Option<Timestamp> {
        self.writing_since
    }

    /// The remaining times, if the game is paused.
    pub fn paused(&self) -> Option<Pause> {
        match &self.state {
            State::Stopped(stopped) => Some(stopped.pause),
            State::Untimed | State::Ticking(_) => None,
        }
    }

    /// For how long the clock has stood in pauses that are over: they are no part of the time that players have had.
    pub fn stood(&self) -> SignedDuration {
        SignedDuration::from_millis(self.stood)
    }

    /// The outage of a network for which the deadline was moved.
    pub fn outage(&self) -> Option<Outage> {
        self.ticking()?.outage
    }

    /// Whether the deadline has passed and late orders still count, until the new deadline or while the game is paused for them.
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

    /// Stops the clock and keeps the time that was left. `false`: it is stopped already, there is no deadline, or such a
    /// pause would be longer than the phase may be. What all have agreed to takes the place of another pause.
    ///
    /// A time that was shortened because everything was chosen gets its full length back, and players on an unreachable
    /// network have the remaining time after the pause.
    #[must_use]
    pub fn pause(&mut self, now: Timestamp, why: Paused) -> bool {
        if let (State::Stopped(stopped), Paused::ByAll) = (&mut self.state, why) {
            self.stood = self.stood.saturating_add(left(now, stopped.pause.since));
            stopped.agree(now);
            return true;
        }
        self.lengthen_again(now);
        let State::Ticking(ticking) = &mut self.state else { return false };
        let (at, latest) = (ticking.deadline.at(), ticking.deadline.latest());
        let left = left(at, now);
        let until = match why {
            Paused::ByAll | Paused::ByMaster => later(now, LONGEST_PAUSE),
            // What is left of the greatest length.
            Paused::ByPlayingMaster => later(latest.unwrap_or_else(|| later(at, DAY).unwrap_or(at)), -left),
            Paused::Missing | Paused::Imported => None,
        };
        if why == Paused::ByPlayingMaster && until.is_some_and(|until| until.duration_since(now).as_millis() < SHORTEST)
        {
            return false;
        }
        let (talk_left, grace) = match &mut ticking.window {
            Window::Negotiation { until } => (Some(self::left(*until, now)), None),
            Window::Orders { grace, .. } => (None, grace.take()),
        };
        let pause = Pause { since: now, left, talk_left, why, until };
        self.state = State::Stopped(Stopped { pause, grace, latest });
        true
    }

    /// Stops the clock because orders of the powers that are `late` are missing. As during the time for late orders, only theirs
    /// are accepted from then on, also once the clock ticks again: who was on time has read who wasn't. `false`: as
    /// [`pause`](Self::pause).
    #[must_use]
    pub fn await_orders(&mut self, late: &[PowerId], now: Timestamp) -> bool {
        if !self.pause(now, Paused::Missing) {
            return false;
        }
        match self.grace_mut() {
            Some(grace) if grace.is_none() => *grace = Some(Grace { late: late.iter().cloned().collect() }),
            Some(_) | None => self.let_order(late),
        }
        true
    }

    /// A pause ends by itself at `until`; one because of missing orders with a question to the players, and with `None` they
    /// have been asked.
    pub fn wait_until(&mut self, until: Option<Timestamp>) {
        if let State::Stopped(Stopped { pause, .. }) = &mut self.state {
            pause.until = until;
        }
    }

    /// Starts the clock again with the time that was left. `false`: it runs already.
    #[must_use]
    pub fn resume(&mut self, now: Timestamp) -> bool {
        let State::Stopped(Stopped { pause, grace, latest }) = &mut self.state else { return false };
        self.stood = self.stood.saturating_add(left(now, pause.since));
        let was_due = later(pause.since, pause.left);
        let deadline = was_due
            .zip(later(now, pause.left))
            .map(|(was_due, due)| Deadline::new(was_due, *latest).delayed(due, pause.why.delay()));
        let window = match pause.talk_left.and_then(|left| later(now, left)) {
            Some(until) => Window::Negotiation { until },
            None => Window::Orders { grace: grace.take(), due_before: None },
        };
        self.state = match deadline {
            Some(deadline) => State::Ticking(Ticking { deadline, window, outage: None }),
            None => State::Untimed,
        };
        // What the game waited for before the pause isn't counted after it.
        self.stepped_from = None;
        true
    }

    /// Moves the deadline by `by`, which may be negative, to a minute from `now` at the earliest, as far as `delay` allows. During
    /// an outage it is moved from where it would be if the network were back now: whether it is, is seen then.
    /// Players whose orders are missing are reminded again before the new deadline. Everybody may write orders until then,
    /// unless it is moved within the greatest length of the phase while late orders are awaited: then only who was late may.
    /// `false`: there is no deadline, it would be more than a year away, or the greatest length of the phase leaves nothing.
    #[must_use]
    pub fn extend(&mut self, by: SignedDuration, now: Timestamp, delay: Delay) -> bool {
        let milliseconds = i64::try_from(by.as_millis()).unwrap_or(0);
        match &mut self.state {
            State::Untimed => return false,
            State::Stopped(stopped) => return stopped.extend(milliseconds, now, delay),
            State::Ticking(ticking) => {
                let from = ticking.without_outage(now);
                let before = from.at();
                let Some(wanted) = later(before, milliseconds) else { return false };
                if later(now, FARTHEST).is_none_or(|farthest| wanted > farthest) {
                    return false;
                }
                let wanted = wanted.max(later(now, SOONEST).unwrap_or(now));
                let deadline = from.brought_forward(wanted).delayed(wanted, delay);
                if milliseconds > 0 && deadline.at() == before {
                    return false;
                }
                let moved = deadline.at().duration_since(before);
                let window = match &ticking.window {
                    Window::Negotiation { until } => {
                        let until = until.checked_add(moved).ok();
                        until.map_or(ORDERS, |until| Window::Negotiation { until: until.max(now) })
                    }
                    // Who withdraws has what was announced, and the extension.
                    Window::Orders { grace, due_before } => {
                        let due_before = due_before.and_then(|before| before.checked_add(moved).ok());
                        let due_before = due_before.filter(|before| *before > deadline.at());
                        // Who was on time has read who wasn't: nobody at the table opens their own orders again by this.
                        let grace = grace.clone().filter(|_| delay == Delay::Within);
                        Window::Orders { grace, due_before }
                    }
                };
                *ticking = Ticking { deadline, window, outage: None };
            }
        }
        self.remind_again();
        true
    }

    /// Leaves at least `least` until the deadline, also while the clock stands, as far as `delay` allows. Other than after an
    /// extension, orders of who was on time stay closed during the time for late ones.
    pub fn leave(&mut self, least: SignedDuration, now: Timestamp, delay: Delay) {
        let Some(left) = self.left_without_outage(now).filter(|_| self.left(now).is_some_and(|left| left < least))
        else {
            return;
        };
        let late = self.grace().cloned();
        if self.extend(least - left, now, delay)
            && let Some(grace) = self.grace_mut()
        {
            *grace = late;
        }
    }

    /// Whether the greatest length of the phase leaves room for all of `by`.
    pub fn can_be_extended(&self, by: SignedDuration, now: Timestamp) -> bool {
        let mut extended = self.clone();
        let before = self.left_without_outage(now);
        extended.extend(by, now, Delay::Within)
            && extended.left(now).zip(before).is_some_and(|(left, before)| left - before >= by)
    }

    /// The time until the deadline, also while the clock stands.
    fn left(&self, now: Timestamp) -> Option<SignedDuration> {
        match &self.state {
            State::Untimed => None,
            State::Ticking(ticking) => Some(ticking.deadline.at().duration_since(now)),
            State::Stopped(stopped) => Some(SignedDuration::from_millis(stopped.pause.left)),
        }
    }

    /// The same as if an outage were over.
    fn left_without_outage(&self, now: Timestamp) -> Option<SignedDuration> {
        match self.ticking() {
            Some(ticking) => Some(ticking.without_outage(now).at().duration_since(now)),
            None => self.left(now),
        }
    }

    /// Moves the deadline for a neutral game master, as [`extend`](Self::extend) does: the players can
    /// [take it back](Self::take_back_extension).
    #[must_use]
    pub fn extend_revocably(&mut self, by: SignedDuration, now: Timestamp) -> bool {
        let extended = self.extend(by, now, Delay::Beyond);
        if extended {
            self.extended = self.extended.saturating_add(i64::try_from(by.as_millis()).unwrap_or(0));
        }
        extended
    }

    /// The players take back what a neutral game master has extended, also while the clock stands: orders close when they
    /// would have, and not before `notice` is over. `false`: there is nothing to take back.
    #[must_use]
    pub fn take_back_extension(&mut self, now: Timestamp, notice: SignedDuration) -> bool {
        let extended = self.extended;
        if extended <= 0 {
            return false;
        }
        // What was stepped over since goes first: the deadline steps again, from where it is then.
        match &mut self.state {
            State::Untimed => return false,
            State::Stopped(stopped) => {
                stopped.pause.left = stopped.pause.left.saturating_sub(self.stepped).max(0);
                stopped.take_back(extended, notice);
            }
            State::Ticking(ticking) => {
                let unstepped = later(ticking.deadline.at(), -self.stepped).unwrap_or(now);
                ticking.deadline = ticking.deadline.brought_forward(unstepped);
                ticking.take_back(extended, now.checked_add(notice).unwrap_or(now));
            }
        }
        self.forget_extension();
        // What was stepped over only because of the extension isn't any more.
        let deadline = self.deadline();
        self.stepped_from = self.stepped_from.filter(|from| deadline.is_none_or(|deadline| *from < deadline));
        self.remind_again();
        true
    }

    /// What was extended isn't taken back any more.
    fn forget_extension(&mut self) {
        (self.extended, self.stepped) = (0, 0);
    }

    /// Moves the deadline to an earlier `at` and leaves everything else as it is. Nothing happens while the clock stands.
    pub fn bring_forward(&mut self, at: Timestamp) {
        if let Some(ticking) = self.ticking_mut() {
            ticking.deadline = ticking.deadline.brought_forward(at);
        }
    }

    /// Moves a later deadline over days on which nothing is due. Players whose orders are missing are reminded again.
    /// `false`: nothing is moved, because the clock stands, orders are late or chosen, or the deadline isn't later.
    #[must_use]
    pub fn step_to(&mut self, later: Timestamp) -> bool {
        let before = self.deadline();
        let stepped = self.step(later, Delay::Within);
        if let (true, true, Some((before, at))) = (stepped, self.extended > 0, before.zip(self.deadline())) {
            self.stepped = self.stepped.saturating_add(left(at, before));
        }
        stepped
    }

    /// The same for a deadline that a neutral game master has just [extended](Self::extend_revocably): what is added belongs to
    /// the extension, and is taken back with it.
    #[must_use]
    pub fn step_extended(&mut self, later: Timestamp) -> bool {
        let before = self.deadline();
        let stepped = self.step(later, Delay::Beyond);
        if let (true, Some((before, at))) = (stepped, before.zip(self.deadline())) {
            self.extended = self.extended.saturating_add(left(at, before));
        }
        stepped
    }

    fn step(&mut self, later: Timestamp, delay: Delay) -> bool {
        let Some(ticking) = self.ticking_mut() else { return false };
        let is_open = matches!(ticking.window, Window::Orders { grace: None, due_before: None });
        let from = ticking.deadline;
        let stepped = from.delayed(later, delay);
        if !is_open || ticking.outage.is_some() || stepped == from {
            return false;
        }
        ticking.deadline = stepped;
        self.stepped_from.get_or_insert(from.at());
        self.remind_again();
        true
    }

    /// The deadline before it stepped over absences; `None`: it didn't.
    pub fn stepped_from(&self) -> Option<Timestamp> {
        self.stepped_from
    }

    /// The powers whose late orders count until the deadline; `None`: there are none, or the clock stands.
    pub fn late(&self) -> Option<&BTreeSet<PowerId>> {
        self.grace().map(|grace| &grace.late)
    }

    /// Shortens the time of a phase in which everything is chosen to `left`, unless it ends before.
    pub fn shorten(&mut self, left: SignedDuration, now: Timestamp) {
        let Some(ticking) = self.ticking_mut() else { return };
        let Window::Orders { due_before, .. } = &mut ticking.window else { return };
        if let Ok(soon) = now.checked_add(left)
            && soon < ticking.deadline.at()
        {
            due_before.get_or_insert(ticking.deadline.at());
            ticking.deadline = ticking.deadline.brought_forward(soon);
        }
    }

    /// Gives a phase back the time that it had before everything was chosen.
    pub fn lengthen_again(&mut self, now: Timestamp) {
        let Some(ticking) = self.ticking_mut() else { return };
        if let Window::Orders { due_before, .. } = &mut ticking.window
            && let Some(deadline) = due_before.take()
        {
            // Whether the network is still unreachable is seen when orders close then.
            if let Some(outage) = ticking.outage.take_if(|outage| outage.early && deadline > now) {
                ticking.deadline = ticking.deadline.ended_delay(outage.deadline);
            }
            // It was announced before, so that it is no new delay: the greatest length reaches to it.
            ticking.deadline = ticking.deadline.delayed(deadline, Delay::Within);
            self.remind_again();
        }
    }

    /// In a live game: the negotiation is over, and orders are written from `since` until `until`. All players are present:
    /// this replaces the last reminder.
    pub fn begin_writing(&mut self, since: Timestamp, until: Option<Timestamp>) {
        self.forget_extension();
        self.writing_since = Some(since);
        self.state = match (until, self.ticking()) {
            // It is later than planned only after the bot or a network was away.
            (Some(until), Some(Ticking { deadline, .. })) => {
                let deadline = deadline.brought_forward(until).delayed(until, Delay::Beyond);
                State::Ticking(Ticking { deadline, window: ORDERS, outage: None })
            }
            (until, _) => Self::new(PhaseTimes { deadline: until, ..PhaseTimes::default() }).state,
        };
        self.reminded = Reminded::Finally;
    }

    /// The deadline has passed: orders of the powers that are `late` still count until `until`.
    pub fn begin_grace(&mut self, late: impl IntoIterator<Item = PowerId>, until: Timestamp) {
        self.forget_extension();
        let grace = Grace { late: late.into_iter().collect() };
        if let Some(ticking) = self.ticking_mut() {
            ticking.deadline = ticking.deadline.delayed(until, Delay::Within);
            ticking.window = Window::Orders { grace: Some(grace), due_before: None };
        }
        self.reminded = Reminded::Finally;
    }

    /// During the time for late orders, those of `powers` are accepted too.
    pub fn let_order(&mut self, powers: &[PowerId]) {
        if let Some(Some(Grace { late })) = self.grace_mut()
            && !late.is_empty()
        {
            late.extend(powers.iter().cloned());
        }
    }

    /// Everybody may order until the deadline, whoever was on time.
    pub fn open_to_all(&mut self) {
        if let Some(grace) = self.grace_mut() {
            *grace = None;
        }
    }

    /// Moves the first deadline to `until` for players who have sent nothing. They are reminded before it.
    pub fn put_off(&mut self, until: Timestamp) {
        self.forget_extension();
        if let Some(ticking) = self.ticking_mut() {
            ticking.deadline = ticking.deadline.delayed(until, Delay::Within);
        }
        self.put_off = true;
        self.reminded = Reminded::AtHalfTime;
    }

    /// A network on which somebody plays has been unreachable since `since`: orders close at `latest` instead of at
    /// `deadline`, unless it comes back before.
    pub fn await_network(&mut self, since: Timestamp, deadline: Timestamp, latest: Timestamp) {
        self.forget_extension();
        let early = self.is_shortened();
        if let Some(ticking) = self.ticking_mut() {
            ticking.outage = Some(Outage { since, deadline, early });
            ticking.deadline = ticking.deadline.delayed(latest, Delay::Beyond);
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
            let was_due = ticking.outage.take().map_or(deadline, |outage| outage.deadline);
            ticking.deadline = ticking.deadline.ended_delay(was_due).delayed(deadline, Delay::Beyond);
        }
        self.remind_again();
    }
}

/// From `now` to `until`, in milliseconds; 0 if that is over.
fn left(until: Timestamp, now: Timestamp) -> i64 {
    i64::try_from(until.duration_since(now).as_millis()).unwrap_or(0).max(0)
}

impl Ticking {
    /// The deadline as if an outage had ended `now`: later by its length, and not over.
    fn without_outage(&self, now: Timestamp) -> Deadline {
        self.outage.map_or(self.deadline, |outage| self.deadline.ended_delay(outage.moved(now).max(now)))
    }

    /// Takes `extended` milliseconds back: orders close at `soonest` at the earliest.
    fn take_back(&mut self, extended: i64, soonest: Timestamp) {
        let shortened = match &mut self.window {
            Window::Orders { due_before, .. } => due_before.take(),
            Window::Negotiation { .. } => None,
        };
        let early = self.deadline;
        let whole = shortened.map_or(early, |due| early.delayed(due, Delay::Within));
        let to = later(whole.at(), -extended).unwrap_or(whole.at()).max(soonest);
        let ended = whole.ended_delay(to);
        self.deadline = ended.brought_forward(early.at());
        let moved = ended.at().duration_since(whole.at());
        match &mut self.window {
            Window::Negotiation { until } => {
                if let Ok(sooner) = until.checked_add(moved) {
                    *until = sooner;
                }
            }
            // Who withdraws something has the time that was announced before the extension.
            Window::Orders { due_before, .. } => {
                *due_before = shortened.map(|_| ended.at()).filter(|due| *due > early.at());
            }
        }
    }
}

impl Stopped {
    /// All have agreed `now` on a pause. The one before counts until now as what it was.
    fn agree(&mut self, now: Timestamp) {
        let pause = &mut self.pause;
        if let Some((was_due, due)) = later(pause.since, pause.left).zip(later(now, pause.left)) {
            let deadline = Deadline::new(was_due, self.latest).delayed(due, pause.why.delay());
            (pause.left, self.latest) = (left(deadline.at(), now), deadline.latest());
        }
        (pause.since, pause.why, pause.until) = (now, Paused::ByAll, later(now, LONGEST_PAUSE));
    }

    /// Takes `extended` milliseconds back: at least `least` are left.
    fn take_back(&mut self, extended: i64, least: SignedDuration) {
        let pause = &mut self.pause;
        let least = i64::try_from(least.as_millis()).unwrap_or(i64::MAX).min(pause.left);
        let shorter = pause.left.saturating_sub(extended).max(least);
        let moved = shorter.saturating_sub(pause.left);
        pause.left = shorter;
        pause.talk_left = pause.talk_left.map(|left| left.saturating_add(moved).max(0));
        self.latest = self.latest.map(|latest| later(latest, moved).unwrap_or(latest));
    }

    fn extend(&mut self, milliseconds: i64, now: Timestamp, delay: Delay) -> bool {
        let pause = &mut self.pause;
        let most = match (delay, self.latest) {
            // From the greatest length, or from what the pause has left of it.
            (Delay::Within, Some(latest)) => {
                let from = if pause.why.delay() == Delay::Within { now } else { pause.since };
                left(latest, from)
            }
            (Delay::Within, None) | (Delay::Beyond, _) => FARTHEST,
        };
        let wanted = pause.left.saturating_add(milliseconds);
        if wanted > FARTHEST || milliseconds > 0 && pause.left >= most {
            return false;
        }
        let before = std::mem::replace(&mut pause.left, wanted.min(most).max(SOONEST));
        let moved = pause.left.saturating_sub(before);
        pause.talk_left = pause.talk_left.map(|left| left.saturating_add(moved).max(0));
        if delay == Delay::Beyond && moved > 0 {
            self.latest = self.latest.map(|latest| later(latest, moved).unwrap_or(latest));
        }
        if pause.why == Paused::ByPlayingMaster {
            // What is ordered later is paused for a shorter time.
            let end = self.latest.and_then(|latest| later(latest, -pause.left));
            pause.until = pause.until.zip(end).map_or(pause.until, |(until, end)| Some(until.min(end)));
        }
        true
    }
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    latest: Option<Timestamp>,
    #[serde(default, skip_serializing_if = "is_zero")]
    extended: i64,
    #[serde(default, skip_serializing_if = "is_zero")]
    stepped: i64,
    #[serde(default, skip_serializing_if = "is_zero")]
    stood: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    writing_since: Option<Timestamp>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_zero(number: &i64) -> bool {
    *number == 0
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
            latest,
            extended,
            stepped,
            stood,
            writing_since,
        } = stored;
        let grace = grace.then_some(Grace { late });
        let window = match talk_until {
            Some(until) => Window::Negotiation { until },
            None => Window::Orders { grace: grace.clone(), due_before },
        };
        let state = match (paused, deadline) {
            (Some(pause), _) => State::Stopped(Stopped { pause, grace, latest }),
            (None, Some(deadline)) => {
                State::Ticking(Ticking { deadline: Deadline::new(deadline, latest), window, outage })
            }
            (None, None) => State::Untimed,
        };
        let reminded = match (reminded, nudged) {
            (true, _) => Reminded::Finally,
            (false, true) => Reminded::AtHalfTime,
            (false, false) => Reminded::Never,
        };
        Self { state, reminded, put_off, stepped_from, extended, stepped, stood, writing_since }
    }
}

impl From<PhaseClock> for StoredPhaseClock {
    fn from(clock: PhaseClock) -> Self {
        let due_before = match clock.ticking() {
            Some(Ticking { window: Window::Orders { due_before, .. }, .. }) => *due_before,
            _ => None,
        };
        let latest = match &clock.state {
            State::Untimed => None,
            State::Ticking(ticking) => ticking.deadline.latest(),
            State::Stopped(stopped) => stopped.latest,
        };
        Self {
            latest,
            extended: clock.extended,
            stepped: clock.stepped,
            stood: clock.stood,
            writing_since: clock.writing_since,
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
        assert!(clock.pause(instant("2026-11-21T18:00:00Z"), Paused::ByMaster));
        assert!(!clock.pause(instant("2026-11-21T18:00:00Z"), Paused::ByMaster));
        assert_eq!(clock.deadline(), None);
        assert!(clock.talks());
        assert!(clock.extend(SignedDuration::from_hours(1), instant("2026-11-21T18:00:00Z"), Delay::Beyond));
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
        assert!(
            clock.pause(instant("2026-11-21T20:30:00Z"), Paused::ByMaster)
                && clock.resume(instant("2026-11-22T10:00:00Z"))
        );
        assert_eq!(clock.deadline(), Some(instant("2026-11-22T10:30:00Z")));
        assert!(clock.is_closed_to(std::slice::from_ref(&france)) && !clock.is_closed_to(&[france, england]));
    }

    #[test]
    fn while_orders_are_missing_only_those_who_are_late_may_send_some() {
        let (england, france) = (PowerId::from("ENGLAND"), PowerId::from("FRANCE"));
        let now = instant("2026-11-21T20:00:00Z");
        let mut clock = until("2026-11-21T20:00:00Z");
        assert!(clock.await_orders(std::slice::from_ref(&england), now));
        let stored: PhaseClock = serde_json::from_value(serde_json::to_value(&clock).unwrap()).unwrap();
        assert_eq!(stored, clock);
        for paused in [true, false] {
            assert_eq!(clock.paused().is_some(), paused);
            assert!(clock.is_closed_to(std::slice::from_ref(&france)), "{paused}");
            assert!(!clock.is_closed_to(std::slice::from_ref(&england)), "{paused}");
            assert_eq!(clock.resume(instant("2026-11-22T10:00:00Z")), paused);
        }
        // One of an older version that lets all order stays so.
        let mut clock = until("2026-11-21T20:00:00Z");
        clock.begin_grace([], now);
        assert!(clock.await_orders(&[england], now) && !clock.is_closed_to(&[france]));
    }

    #[test]
    fn a_deadline_moves_and_leaves_at_least_a_minute() {
        let now = instant("2026-11-21T18:00:00Z");
        let mut clock = until("2026-11-21T20:00:00Z");
        clock.remind(Reminded::Finally);
        assert!(clock.extend(SignedDuration::from_hours(24), now, Delay::Beyond));
        assert_eq!((clock.deadline(), clock.reminded()), (Some(instant("2026-11-22T20:00:00Z")), Reminded::AtHalfTime));
        assert!(clock.extend(SignedDuration::from_hours(-100), now, Delay::Beyond));
        assert_eq!(clock.deadline(), Some(instant("2026-11-21T18:01:00Z")));
    }

    fn unreachable(clock: &mut PhaseClock, closes: &str) {
        let at = instant(closes);
        clock.await_network(at, at, later(at, DAY).unwrap());
    }

    #[test]
    fn an_extension_during_an_outage_isnt_added_to_the_longest_one() {
        let (due, now) = ("2026-11-21T20:00:00Z", instant("2026-11-21T20:30:00Z"));
        let times = PhaseTimes {
            deadline: Some(instant(due)),
            latest: Some(instant("2026-11-22T20:00:00Z")),
            ..PhaseTimes::default()
        };
        for delay in [Delay::Within, Delay::Beyond] {
            let mut clock = PhaseClock::new(times);
            unreachable(&mut clock, due);
            let hour = SignedDuration::from_hours(1);
            assert!(clock.can_be_extended(hour, now) && clock.extend(hour, now, delay));
            assert_eq!((clock.deadline(), clock.outage()), (Some(instant("2026-11-21T21:30:00Z")), None));
        }
        // At least so much is left anyway, or just that.
        let mut clock = PhaseClock::new(times);
        unreachable(&mut clock, due);
        clock.leave(SignedDuration::from_hours(23), now, Delay::Within);
        assert!(clock.outage().is_some());
        clock.leave(SignedDuration::from_hours(24), now, Delay::Beyond);
        assert_eq!(clock.deadline(), Some(instant("2026-11-22T20:30:00Z")));
    }

    #[test]
    fn who_withdraws_something_during_an_outage_has_the_time_that_was_announced() {
        let mut clock = until("2026-11-23T12:00:00Z");
        clock.shorten(SignedDuration::from_mins(10), instant("2026-11-21T12:00:00Z"));
        unreachable(&mut clock, "2026-11-21T12:10:00Z");
        let stored: PhaseClock = serde_json::from_value(serde_json::to_value(&clock).unwrap()).unwrap();
        assert_eq!(stored, clock);
        clock.lengthen_again(instant("2026-11-21T14:00:00Z"));
        assert_eq!((clock.deadline(), clock.outage()), (Some(instant("2026-11-23T12:00:00Z")), None));
        // An outage at the deadline itself goes on.
        let mut clock = until("2026-11-21T12:00:00Z");
        unreachable(&mut clock, "2026-11-21T12:00:00Z");
        clock.shorten(SignedDuration::from_mins(10), instant("2026-11-21T14:00:00Z"));
        clock.lengthen_again(instant("2026-11-21T14:05:00Z"));
        assert_eq!((clock.deadline(), clock.outage().is_some()), (Some(instant("2026-11-22T12:00:00Z")), true));
    }

    #[test]
    fn an_extension_lets_everybody_write_again() {
        let now = instant("2026-11-21T20:10:00Z");
        let mut clock = until("2026-11-21T20:00:00Z");
        clock.begin_grace([PowerId::from("ENGLAND")], instant("2026-11-21T21:00:00Z"));
        assert!(clock.extend(SignedDuration::from_hours(1), now, Delay::Beyond));
        assert!(!clock.is_grace() && !clock.is_closed_to(&["FRANCE".into()]));
    }

    #[test]
    fn only_a_pause_by_one_of_the_players_draws_on_the_greatest_length() {
        let started = || {
            PhaseClock::new(PhaseTimes {
                deadline: Some(instant("2026-11-23T12:00:00Z")),
                latest: Some(instant("2026-11-25T12:00:00Z")),
                ..PhaseTimes::default()
            })
        };
        let (now, later) = (instant("2026-11-22T12:00:00Z"), instant("2026-11-23T18:00:00Z"));
        for why in [Paused::ByMaster, Paused::ByAll, Paused::Missing, Paused::Imported] {
            let mut clock = started();
            assert!(clock.pause(now, why) && clock.latest().is_none(), "{why:?}");
            assert!(clock.resume(later));
            let times = (clock.deadline(), clock.latest());
            assert_eq!(
                times,
                (Some(instant("2026-11-24T18:00:00Z")), Some(instant("2026-11-26T18:00:00Z"))),
                "{why:?}"
            );
        }
        let mut clock = started();
        assert!(clock.pause(now, Paused::ByPlayingMaster));
        assert_eq!(clock.paused().and_then(|pause| pause.until), Some(instant("2026-11-24T12:00:00Z")));
        assert!(clock.extend(SignedDuration::from_hours(12), now, Delay::Within), "less is left for the pause then");
        assert_eq!(clock.paused().and_then(|pause| pause.until), Some(instant("2026-11-24T00:00:00Z")));
        assert!(clock.resume(later));
        assert_eq!(clock.deadline(), Some(instant("2026-11-25T06:00:00Z")));
        let all = clock.extend(SignedDuration::from_hours(24), later, Delay::Within);
        assert!(
            all && clock.deadline() == clock.latest() && !clock.can_be_extended(SignedDuration::from_hours(1), later)
        );
        let stored: PhaseClock = serde_json::from_value(serde_json::to_value(&clock).unwrap()).unwrap();
        assert_eq!(stored, clock);
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

        assert!(clock.pause(instant("2026-11-21T21:30:00Z"), Paused::ByMaster));
        let again: PhaseClock = serde_json::from_value(stored(&clock)).unwrap();
        assert_eq!(again, clock);
        assert!(again.is_grace() && again.outage().is_none() && again.paused().is_some());
    }
}
