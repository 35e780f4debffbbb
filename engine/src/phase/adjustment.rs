//! The adjustment phase.

use std::num::NonZeroU8;

use crate::position::Position;
use crate::province::ProvinceSet;
use crate::turn::Season;

/// A winter's position, in which powers build or remove units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjustment {
    position: Position,
}

/// What a power has to decide in winter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// Nothing.
    Nothing,
    /// It may build.
    Builds {
        /// How many units at most, no more than there are sites.
        up_to: NonZeroU8,
        /// Its owned, empty home centres.
        sites: ProvinceSet,
    },
    /// It must remove units.
    Disbands {
        /// How many.
        exactly: NonZeroU8,
    },
}

impl Adjustment {
    /// The adjustment phase of a position; `None` unless it is winter.
    pub fn new(position: Position) -> Option<Adjustment> {
        (position.turn.season == Season::Winter).then_some(Adjustment { position })
    }

    /// The board.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }
}
