//! Who has held the seats of a running game, and from when to when.
//!
//! Only seats that have changed hands have entries. Where nobody may know who plays what, readers leave them out.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::ids::{PhaseId, PowerId};
use super::seat::Seat;
use crate::event::PersonId;

/// When a seat changed hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// In which phase.
    pub phase: PhaseId,
    /// When.
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

/// The number of entries that a game keeps: the newest.
const MOST: usize = 40;

/// Records which seats have changed hands between `before` and `after`, at `now`.
pub(super) fn remember(tenures: &mut Vec<Tenure>, before: &[Seat], after: &[Seat], now: &Moment) {
    for old in before.iter().filter(|old| !old.powers.is_empty()) {
        let Some(new) = after.iter().find(|new| new.powers == old.powers && new.holder() != old.holder()) else {
            continue;
        };
        end(tenures, old, now);
        begin(tenures, new, now);
    }
    let surplus = tenures.len().saturating_sub(MOST);
    tenures.drain(..surplus);
}

/// The newest entry of a seat.
fn last<'a>(tenures: &'a mut [Tenure], seat: &Seat) -> Option<&'a mut Tenure> {
    tenures.iter_mut().rev().find(|tenure| tenure.powers == seat.powers)
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
