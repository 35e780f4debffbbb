//! The phase that is being played, and its times.

use std::collections::BTreeSet;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::position::{Position, PowerId};

/// The phase that is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The number of the phase in its game, from 1.
    pub number: u32,
    /// The position for which orders are collected.
    pub position: Position,
    /// When orders close and the phase is adjudicated at the latest; `None` while the game is paused.
    pub deadline: Option<Timestamp>,
    /// In a live game: until then people negotiate, and from then on they write orders. `None`: the negotiation is
    /// over, or the tempo has no separate time for it.
    #[serde(default)]
    pub talk_until: Option<Timestamp>,
    /// When the phase began.
    pub began: Timestamp,
    /// Powers whose players are ready: with negotiating while there is a separate time for it, else with their orders.
    pub ready: BTreeSet<PowerId>,
    /// Of these, powers that count as ready because nothing is left to choose for them, and not because anybody said so.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub chosen: BTreeSet<PowerId>,
    /// Everything is chosen in retreats or adjustments, and the deadline is near, for second thoughts: when it was due
    /// before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due_before: Option<Timestamp>,
    /// Whether those who had sent nothing at half time were told so.
    #[serde(default)]
    pub nudged: bool,
    /// Whether the last call was posted.
    #[serde(default)]
    pub reminded: bool,
    /// The deadline has passed, somebody is late, and late orders still count until the new deadline.
    #[serde(default)]
    pub grace: bool,
    /// Powers from which nothing had come when the deadline passed: of these alone orders are still taken. Empty: of all,
    /// as an older program left it.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub late: BTreeSet<PowerId>,
    /// The first deadline has passed without orders from some players, and was moved for them: that is done once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub put_off: bool,
    /// When it began nobody had anything to decide in it: it is over at once, and nobody falls silent for it.
    #[serde(default)]
    pub at_once: bool,
    /// The remaining times when the game was paused.
    #[serde(default)]
    pub paused: Option<Pause>,
    /// In how many phases in a row, this one included, only computers among those who take part have had units or
    /// centres.
    #[serde(default)]
    pub unattended: u32,
    /// A network on which somebody plays was unreachable at the deadline, and still is.
    #[serde(default)]
    pub outage: Option<Outage>,
    /// Powers whose orders of this phase are sealed, since their player was expelled or replaced: these orders count,
    /// and nobody reads or changes them before the phase is over.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub sealed: BTreeSet<PowerId>,
    /// The id of the event that last changed something in the phase: part of the input of a coin toss.
    #[serde(default)]
    pub touched: Option<String>,
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

/// Phases at least this long have a reminder after half of the time for those who sent nothing at all.
const LONG: SignedDuration = SignedDuration::from_hours(4);

impl Running {
    /// A phase that begins at `began`.
    pub fn new(number: u32, position: Position, began: Timestamp, deadline: Option<Timestamp>) -> Self {
        Self {
            number,
            position,
            deadline,
            talk_until: None,
            began,
            ready: BTreeSet::new(),
            chosen: BTreeSet::new(),
            due_before: None,
            nudged: false,
            reminded: false,
            grace: false,
            late: BTreeSet::new(),
            put_off: false,
            at_once: false,
            paused: None,
            unattended: 0,
            outage: None,
            sealed: BTreeSet::new(),
            touched: None,
        }
    }

    /// Whether people negotiate and don't write orders yet, also while that time is paused.
    pub fn talks(&self) -> bool {
        self.talk_until.is_some() || self.paused.is_some_and(|pause| pause.talk_left.is_some())
    }

    /// When the last call is posted: a sixth of the phase before the deadline, two hours at most.
    pub fn last_call(&self) -> Option<Timestamp> {
        let deadline = self.deadline?;
        let lead = (deadline.duration_since(self.began) / 6).min(SignedDuration::from_hours(2));
        deadline.checked_sub(lead).ok()
    }

    /// When half of a long phase is over.
    pub fn half_time(&self) -> Option<Timestamp> {
        let length = self.deadline?.duration_since(self.began);
        if length < LONG { None } else { self.began.checked_add(length / 2).ok() }
    }

    /// When the clock must look at the phase next.
    pub fn wake_at(&self) -> Option<Timestamp> {
        let deadline = self.deadline?;
        if let Some(outage) = self.outage {
            // It waits for the network, and until then for nothing else.
            return Some(outage.deadline);
        }
        if self.talk_until.is_some() {
            return self.talk_until;
        }
        let half = if self.nudged { None } else { self.half_time() };
        let call = if self.reminded { None } else { self.last_call() };
        [Some(deadline), half, call].into_iter().flatten().min()
    }
}
