//! The retreat phase.

use crate::location::LocationSet;
use crate::position::Position;
use crate::province::Province;
use crate::turn::Season;
use crate::unit::Unit;

/// The most units that one movement phase can dislodge: for each there must be an attacker and a supporter that stay
/// on the board, so it is a third of the most provinces a map may have.
pub(crate) const MAX_DISLODGED: usize = 42;

/// A dislodged unit and where it may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dislodged {
    /// The unit; its location is the one that it lost.
    pub unit: Unit,
    /// Where it may retreat to. Empty if it is gone at once.
    pub retreats: LocationSet,
}

/// A position in which dislodged units are told where to go. At least one of them can go somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retreat {
    position: Position,
    count: u8,
    dislodged: [Option<Dislodged>; MAX_DISLODGED],
}

impl Retreat {
    /// The retreat phase of a position; `None` in winter, or if nobody can retreat.
    ///
    /// Units that can't go anywhere are left out: they are gone.
    pub fn new(position: Position, dislodged: impl IntoIterator<Item = Dislodged>) -> Option<Retreat> {
        let mut retreat = Retreat { position, count: 0, dislodged: [None; MAX_DISLODGED] };
        for unit in dislodged.into_iter().filter(|unit| !unit.retreats.is_empty()) {
            *retreat.dislodged.get_mut(usize::from(retreat.count))? = Some(unit);
            retreat.count += 1;
        }
        (retreat.count > 0 && position.turn.season != Season::Winter).then_some(retreat)
    }

    /// The board, without the dislodged units.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The units that can retreat, in the order of the map.
    pub fn dislodged(&self) -> impl Iterator<Item = (Province, Dislodged)> + Clone + '_ {
        self.dislodged.iter().flatten().map(|unit| (self.position.map.province_of(unit.unit.location), *unit))
    }

    /// The unit that was dislodged from `province`, if it can retreat.
    pub fn dislodged_from(&self, province: Province) -> Option<Dislodged> {
        self.dislodged().find(|(from, _)| *from == province).map(|(_, unit)| unit)
    }
}
