//! Who has held the seats of a running game, and from when to when.
//!
//! Only seats that have changed hands have entries. They are read with a permit: in an anonymous game they are secret until its
//! end.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::game_id::GameId;
use super::ids::{PhaseId, PowerId, is_one_seat};
use super::seat::Seat;
use crate::event::PersonId;
use crate::standing::Permit;

/// When a seat changed hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// In which phase.
    pub phase: PhaseId,
    /// The time.
    pub at: Timestamp,
}

/// Somebody's time in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tenure {
    /// The seat's powers.
    pub powers: Vec<PowerId>,
    /// Who; `None`: the computer.
    pub person: Option<PersonId>,
    /// Their name as others saw it; empty if their data was deleted.
    pub name: String,
    /// Since when; `None`: from the game's beginning.
    pub from: Option<Moment>,
    /// Until when; `None`: they still hold it.
    pub to: Option<Moment>,
}

/// Who has held the seats that have changed hands, in the order in which they got them. They are stored as the list of them.
///
/// ```compile_fail
/// fn who_played(game: &dragoman_game::model::Game) -> usize {
///     game.tenures.0.len()
/// }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tenures(pub(super) Vec<Tenure>);

impl Tenures {
    /// Whether no seat has changed hands.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The people who have held one, whichever it was.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.0.iter().filter_map(|tenure| tenure.person.as_ref())
    }

    /// Whether `person`, who may have one of `seats` now, has held one since the game began.
    pub(super) fn began_with(&self, seats: &[Seat], person: &PersonId) -> bool {
        let has_changed = |seat: &Seat| self.0.iter().any(|tenure| seat.is_of(&tenure.powers));
        let mut own = seats.iter().filter(|seat| seat.person() == Some(person));
        let is_first = |tenure: &Tenure| tenure.person.as_ref() == Some(person) && tenure.from.is_none();
        self.0.len() < MOST_TENURES && own.any(|seat| !has_changed(seat)) || self.0.iter().any(is_first)
    }

    /// All of them, if `permit` permits to know who plays what in `game`.
    pub fn read(&self, game: &GameId, permit: &Permit) -> Option<&[Tenure]> {
        permit.is_for_assignment(game).then_some(&self.0)
    }

    /// Those of one person, if `permit` permits to know what they have held in `game`.
    pub fn of<'a>(&'a self, game: &GameId, permit: &'a Permit) -> impl Iterator<Item = &'a Tenure> {
        let person = permit.held_by(game);
        self.0.iter().filter(move |tenure| person.is_some() && tenure.person.as_ref() == person)
    }

    /// Whether who plays `seat` now played it at `at`, or, where that isn't known, before `phase`: in the phase in which it changed hands it
    /// may have been either. Who plays it isn't told.
    pub(super) fn is_of_present(&self, seat: &Seat, at: Option<Timestamp>, phase: &PhaseId) -> bool {
        let mut own = self.0.iter().rev().filter(|tenure| seat.is_of(&tenure.powers)).peekable();
        if own.peek().is_none() {
            // Nobody else has played it, unless that isn't remembered any more.
            return self.0.len() < MOST_TENURES;
        }
        let began = |tenure: &&Tenure| match (&tenure.from, at) {
            (None, _) => true,
            (Some(from), Some(at)) => from.at <= at,
            (Some(from), None) => from.phase.code() < phase.code(),
        };
        match at {
            Some(_) => own.find(began),
            None => own.next().filter(began),
        }
        .is_some_and(|tenure| tenure.person.as_ref() == seat.person())
    }

    /// When `person` took the seat with `powers` last; `None`: they began with it. Who plays it isn't told.
    pub fn last_taken(&self, powers: &[PowerId], person: &PersonId) -> Option<Timestamp> {
        let is_theirs =
            |tenure: &&Tenure| tenure.person.as_ref() == Some(person) && is_one_seat(&tenure.powers, powers);
        self.0.iter().rev().find(is_theirs)?.from.as_ref().map(|moment| moment.at)
    }

    /// Puts `stranger` in the place of `person`, who asks to be forgotten.
    pub fn forget(&mut self, person: &PersonId, stranger: &PersonId) {
        for tenure in self.0.iter_mut().filter(|tenure| tenure.person.as_ref() == Some(person)) {
            tenure.person = Some(stranger.clone());
            tenure.name = String::new();
        }
    }
}

/// The number of entries that a game keeps: the newest.
pub(crate) const MOST_TENURES: usize = 40;

/// Records which seats have changed hands between `before` and `after`, at `now`.
pub(super) fn remember(tenures: &mut Vec<Tenure>, before: &[Seat], after: &[Seat], now: &Moment) {
    for old in before.iter().filter(|old| !old.powers.is_empty()) {
        let Some(new) = after.iter().find(|new| new.is_of(&old.powers) && !is_same(new, old)) else {
            continue;
        };
        end(tenures, old, now);
        begin(tenures, new, now);
    }
    let surplus = tenures.len().saturating_sub(MOST_TENURES);
    tenures.drain(..surplus);
}

/// Whether the same person plays both, or the computer does.
fn is_same(one: &Seat, other: &Seat) -> bool {
    (one.person(), one.is_vacant()) == (other.person(), other.is_vacant())
}

/// The newest entry of a seat.
fn last<'a>(tenures: &'a mut [Tenure], seat: &Seat) -> Option<&'a mut Tenure> {
    tenures.iter_mut().rev().find(|tenure| seat.is_of(&tenure.powers))
}

fn end(tenures: &mut Vec<Tenure>, seat: &Seat, now: &Moment) {
    if seat.is_vacant() {
        return;
    }
    match last(tenures, seat).filter(|last| last.to.is_none()) {
        Some(open) => open.to = Some(now.clone()),
        None => tenures.push(Tenure { to: Some(now.clone()), ..tenure(seat) }),
    }
}

fn begin(tenures: &mut Vec<Tenure>, seat: &Seat, now: &Moment) {
    if seat.is_vacant() {
        return;
    }
    // Who comes back in the same phase was hardly away.
    let is_back = |last: &&mut Tenure| {
        let left = last.to.as_ref().is_some_and(|to| to.phase == now.phase);
        left && last.person.as_ref() == seat.person()
    };
    match last(tenures, seat).filter(is_back) {
        Some(last) => {
            last.to = None;
            tenures.retain(|tenure| tenure.from.is_some() || tenure.to.is_some());
        }
        None => tenures.push(Tenure { from: Some(now.clone()), ..tenure(seat) }),
    }
}

fn tenure(seat: &Seat) -> Tenure {
    let (powers, person, name) = (seat.powers.clone(), seat.person().cloned(), seat.name.clone());
    Tenure { powers, person, name, from: None, to: None }
}
