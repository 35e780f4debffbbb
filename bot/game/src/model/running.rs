//! The phase that is being played.

use std::collections::{BTreeMap, BTreeSet};

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::clock::{Paused, PhaseClock, PhaseTimes, Reminded};
use super::going_on::Choices;
use super::ids::PowerId;
use super::position::Position;
use super::seat::Seat;
use super::vote::{Proposal, Proposed};
use crate::event::PersonId;

/// The phase that is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The number of the phase in its game, from 1.
    pub number: u32,
    /// The position for which orders are collected.
    pub position: Position,
    /// When it ends, and what moves that time. It is stored beside the other fields.
    #[serde(flatten)]
    pub clock: PhaseClock,
    /// When the phase began.
    pub began: Timestamp,
    /// Powers whose players are ready: with negotiating while there is a separate time for it, else with their orders.
    pub ready: BTreeSet<PowerId>,
    /// Of these, powers that count as ready because they have nothing left to choose, and not because anyone said so.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub chosen: BTreeSet<PowerId>,
    /// When it began nobody had anything to decide in it: it ends at once, and press stays allowed.
    #[serde(default)]
    pub at_once: bool,
    /// In how many phases in a row, this one included, only computers among those who take part have had units or
    /// centres.
    #[serde(default)]
    pub unattended: u32,
    /// Whether only computers played when it began: that is said once, and not again as long as it stays so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub computers_alone: bool,
    /// The year in which a centre last changed hands, as far as is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_change: Option<u16>,
    /// Powers whose orders of this phase are sealed, since their player was expelled or replaced: these orders count,
    /// and nobody reads or changes them before the phase is over.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub sealed: BTreeSet<PowerId>,
    /// Powers whose orders have begun to come after this deadline, before the clock has recorded that it passed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub begun_late: BTreeMap<PowerId, Timestamp>,
    /// When the game master last had players reminded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reminded_at: Option<Timestamp>,
    /// Powers without whose orders the game doesn't go on: it is paused, and others may take over their seats.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub awaits: BTreeSet<PowerId>,
    /// Whether it was paused for that reason in this phase: it isn't again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_awaited: bool,
    /// What the players have chosen who were asked how the game goes on without these orders; `None`: they weren't.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub going_on: Option<Choices>,
    /// When each power has proposed votes in this phase, the last ones: never which.
    #[serde(default, skip_serializing_if = "Proposed::is_empty")]
    pub proposed: Proposed,
    /// How many votes have been proposed in this phase, as far as known: none gets the number of another.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub votes_proposed: u32,
    /// People who were deputies in this phase and know its orders: they can't take over a seat in it.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub former_deputies: BTreeSet<PersonId>,
    /// How many people the player of each seat, by its first power, has asked in this phase to be deputies.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub asked_deputies: BTreeMap<PowerId, u32>,
    /// How often the player of each seat, by its first power, has taken it back in this phase.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub returned: BTreeMap<PowerId, u32>,
    /// The id of the event that last changed something in the phase: part of the input of a coin toss.
    #[serde(default)]
    pub touched: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Phases at least this long have a reminder after half of the time for those who sent nothing at all.
const LONG: SignedDuration = SignedDuration::from_hours(4);

impl Running {
    /// A phase that begins at `began`.
    pub fn new(number: u32, position: Position, began: Timestamp, times: PhaseTimes) -> Self {
        Self {
            number,
            position,
            clock: PhaseClock::new(times),
            began,
            ready: BTreeSet::new(),
            chosen: BTreeSet::new(),
            at_once: false,
            unattended: 0,
            computers_alone: false,
            last_change: None,
            sealed: BTreeSet::new(),
            begun_late: BTreeMap::new(),
            reminded_at: None,
            awaits: BTreeSet::new(),
            has_awaited: false,
            going_on: None,
            proposed: Proposed::default(),
            votes_proposed: 0,
            former_deputies: BTreeSet::new(),
            asked_deputies: BTreeMap::new(),
            returned: BTreeMap::new(),
            touched: None,
        }
    }

    /// Whether more than half of the players decide on `proposal`, and not all: they can end what others have begun, but
    /// not what all have agreed to.
    pub fn is_decided_by_majority(&self, proposal: &Proposal) -> bool {
        match proposal {
            Proposal::EndExtension => true,
            Proposal::Resume => self.clock.paused().is_some_and(|pause| match pause.why {
                Paused::ByMaster | Paused::ByPlayingMaster | Paused::Imported => true,
                Paused::ByAll | Paused::Missing => false,
            }),
            Proposal::Draw
            | Proposal::DrawAmong { .. }
            | Proposal::End
            | Proposal::Victory { .. }
            | Proposal::Concede { .. }
            | Proposal::Extend { .. }
            | Proposal::Pause
            | Proposal::Deed(_)
            | Proposal::Admit(_) => false,
        }
    }

    /// Whether nothing more is expected from who plays `power`: they have said so, or its orders are sealed.
    pub fn is_done(&self, power: &PowerId) -> bool {
        self.ready.contains(power) || self.sealed.contains(power)
    }

    /// Whether the orders of `power` have begun to come after the present deadline.
    pub fn has_begun_late(&self, power: &PowerId) -> bool {
        let deadline = self.clock.deadline();
        deadline.is_some() && self.begun_late.get(power) == deadline.as_ref()
    }

    /// `seat` has another player, or none: how the game goes on is chosen for it anew.
    pub fn forget_choice(&mut self, seat: &Seat) {
        if let (Some(choices), Some(voice)) = (&mut self.going_on, seat.powers.first()) {
            choices.forget(voice);
        }
    }

    /// How long it lasts until the deadline, without the pauses in it.
    pub fn length(&self) -> Option<SignedDuration> {
        Some(self.clock.deadline()?.duration_since(self.began) - self.clock.stood())
    }

    /// When the last reminder is posted: a sixth of the phase before the deadline, at most two hours.
    pub fn last_call(&self) -> Option<Timestamp> {
        let lead = (self.length()? / 6).clamp(SignedDuration::ZERO, SignedDuration::from_hours(2));
        self.clock.deadline()?.checked_sub(lead).ok()
    }

    /// When half of a long phase is over.
    pub fn half_time(&self) -> Option<Timestamp> {
        let length = self.length()?;
        if length < LONG { None } else { self.began.checked_add(self.clock.stood() + length / 2).ok() }
    }

    /// When the clock must handle the phase next.
    pub fn wake_at(&self) -> Option<Timestamp> {
        if let Some(pause) = self.clock.paused() {
            return pause.until;
        }
        let deadline = self.clock.deadline()?;
        if let Some(outage) = self.clock.outage() {
            // It waits for the network, and for nothing else until then.
            return Some(outage.deadline);
        }
        if let Some(until) = self.clock.talk_until() {
            return Some(until);
        }
        let half = if self.clock.reminded() < Reminded::AtHalfTime { self.half_time() } else { None };
        let call = if self.clock.reminded() < Reminded::Finally { self.last_call() } else { None };
        [Some(deadline), half, call].into_iter().flatten().min()
    }
}
