//! Dislodged units.

use crate::location::LocationSet;
use crate::set::MAX_LOCATIONS;
use crate::unit::Unit;

/// The most units that one movement phase can dislodge: for each there must be an attacker and a supporter that stay
/// on the board, so it is a third of the most provinces a map may have.
pub(crate) const MAX_DISLODGED: usize = MAX_LOCATIONS / 3;

/// A dislodged unit and where it may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dislodged {
    /// The unit; its location is the one that it lost.
    pub unit: Unit,
    /// Where it may retreat to. Empty if it is disbanded at once.
    pub retreats: LocationSet,
}
