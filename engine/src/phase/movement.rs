//! The movement phase.

mod collect;
mod judge;
mod report;

pub use report::MovementReport;

use crate::adjudicate::{self, Field};
use crate::order::{MovementOrder, Orders};
use crate::phase::Phase;
use crate::position::Position;
use crate::rulebook::Rulebook;
use crate::turn::Season;

/// A position in which units are told to hold, move, support and convoy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    pub(super) position: Position,
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

    /// Carries out all orders at once, and says what became of each and what comes next.
    ///
    /// Units without an order hold. What can't be carried out is void in the report, with the reason; its unit holds.
    pub fn adjudicate(&self, orders: &Orders<MovementOrder>, rulebook: &Rulebook) -> (MovementReport, Phase) {
        let mut field = Field::empty(self, rulebook);
        field.fill(orders);
        let state = adjudicate::adjudicate(&mut field);
        // Filled in place, for the same reason as the field.
        let mut result = (MovementReport::empty(&self.position.units), Phase::Movement(*self));
        result.0.fill(&field, &state);
        // People want to see what was ordered, also where it was void.
        for at in field.void {
            if let Some(Ok(order)) = orders.of(at)
                && let Some(resolved) = result.0.resolved_mut(at)
            {
                resolved.order = order;
            }
        }
        result.0.conclude(&field, &state, &mut result.1);
        result
    }
}
