//! Which orders can be given. No other module decides this.
//!
//! A written order becomes an order in two steps. [`interpret`](Legality::interpret) judges the description of units
//! (letter, nationality, coast), which rulebooks treat differently; [`check`](Legality::check) decides whether the
//! order can be carried out in this position, if all others order what suits it. An order that passes is [`Judged`];
//! any other is [`Void`](crate::Void), with the reason. Whether a support fits the supported unit's order isn't checked
//! here: that takes everybody's orders, and is decided by the adjudicator.
//!
//! Retreats, builds and removals are judged in the same way, by functions of their own.

mod adjustment;
mod description;
mod movement;
mod orders;
mod retreat;

pub use adjustment::Due;
pub(crate) use orders::JudgedOrders;

use crate::order::Writing;
use crate::position::Position;
use crate::power::PowerSet;
use crate::province::Province;
use crate::rulebook::Rulebook;

/// What can be ordered in a position, under a rulebook.
#[derive(Clone, Copy, Debug)]
pub struct Legality<'a> {
    position: &'a Position,
    rulebook: &'a Rulebook,
    absent: PowerSet,
}

/// A written order that can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged<O> {
    /// The province of the unit that is ordered, or for a build of its site. `None` for a waived build.
    pub at: Option<Province>,
    /// The order as it counts: coasts filled in or corrected where the rulebook does so.
    pub order: O,
    /// What was written wrongly, or not at all, and the rulebook overlooks.
    pub overlooked: Overlooked,
}

impl<O> Judged<O> {
    /// Whether the order counts only if the unit has no order that is written better (DATC 4.C.1, 4.C.2 and 4.C.6, c).
    pub const fn is_doubtful(&self) -> bool {
        matches!(self.overlooked.writing, Writing::Doubtful)
    }
}

/// What was written wrongly about units and places, or left out, and overlooked because the rulebook says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overlooked {
    /// A unit's letter: missing where it is the ordered unit's, or wrong (DATC 4.C.1 to 4.C.4).
    pub kind: bool,
    /// A wrong nationality (DATC 4.C.6).
    pub nationality: bool,
    /// A coast stated for a fleet's own place that isn't where it stands (DATC 4.B.5).
    pub own_coast: bool,
    /// A coast stated for an army, for its own place or for its destination (DATC 4.B.5, 4.B.6).
    pub army_coast: bool,
    /// The coast of a fleet's destination, filled in or corrected (DATC 4.B.2, 4.B.3).
    pub coast: bool,
    writing: Writing,
}

impl<'a> Legality<'a> {
    /// What can be ordered in `position` under `rulebook`.
    pub fn new(position: &'a Position, rulebook: &'a Rulebook) -> Self {
        Legality { position, rulebook, absent: position.absent() }
    }
}
