//! Phases: what can be decided next. Each kind has its own type, its own orders and its own `adjudicate`.

mod adjustment;
mod disorder;
mod flow;
mod movement;
mod report_error;
mod retreat;
mod text;

pub use adjustment::{Adjustment, AdjustmentReport, ResolvedAdjustment};
pub use movement::{
    Adjudicator, ConvoyPath, Movement, MovementParts, MovementReport, Strengths, Support, SupportEffect, Travel,
};
pub use report_error::ReportError;
pub use retreat::{Dislodged, Retreat, RetreatReport};
pub use text::{UnreadableOrders, UnreadablePhase};

use crate::position::Position;
use crate::power::PowerSet;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a phase is a value on the stack, made once per adjudication")]
pub enum Phase {
    /// Moves, supports and convoys.
    Movement(Movement),
    /// Retreats of dislodged units.
    Retreat(Retreat),
    /// Builds and removals.
    Adjustment(Adjustment),
    /// Nothing: the game is over.
    Over(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The last position; its turn is the last that was played.
    pub position: Position,
    /// Who won: one, or several together.
    pub winners: PowerSet,
    /// Why it is over.
    pub kind: EndingKind,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndingKind {
    /// One power has the centres that win (or, in the game for two, one side the units).
    Solo,
    /// The agreed turn has been played; who has most wins.
    Dated,
    /// All who still have units agreed to share the game.
    Draw,
    /// All others gave the game to the winners.
    Concession,
}

/// What became of the orders of a phase.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a report is a value on the stack, made once per adjudication")]
pub enum Report {
    /// Of a movement phase.
    Movement(MovementReport),
    /// Of a retreat phase.
    Retreat(RetreatReport),
    /// Of an adjustment phase.
    Adjustment(AdjustmentReport),
}

impl Phase {
    /// The position in which the phase finds the board.
    pub const fn position(&self) -> &Position {
        match self {
            Phase::Movement(movement) => movement.position(),
            Phase::Retreat(retreat) => retreat.position(),
            Phase::Adjustment(adjustment) => adjustment.position(),
            Phase::Over(ending) => &ending.position,
        }
    }

    pub(crate) const fn position_mut(&mut self) -> &mut Position {
        match self {
            Phase::Movement(movement) => &mut movement.position,
            Phase::Retreat(retreat) => &mut retreat.position,
            Phase::Adjustment(adjustment) => &mut adjustment.position,
            Phase::Over(ending) => &mut ending.position,
        }
    }
}
