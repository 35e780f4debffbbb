//! The movement phase.

use crate::position::Position;
use crate::turn::Season;

/// A position in which units are told to hold, move, support and convoy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    position: Position,
}

impl Movement {
    /// The movement phase of a position; `None` in winter.
    pub fn new(position: Position) -> Option<Movement> {
        (position.turn.season != Season::Winter).then_some(Movement { position })
    }

    /// The board.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }
}
