//! Phases: the decisions that are due. Each kind has its own type, its own orders and its own `adjudicate`.

mod adjustment;
mod civil_disorder;
mod kinds;
mod movement;
mod next_phase;
mod report_error;
mod retreat;
mod text;

pub use crate::dislodged::Dislodged;
pub use adjustment::{AdjustmentReport, ResolvedAdjustment};
pub use kinds::{Adjustment, Ending, EndingKind, Movement, Phase, Retreat};
pub use movement::{Adjudicator, ConvoyPath, MovementParts, MovementReport, Strengths, Support, SupportEffect, Travel};
pub use report_error::ReportError;
pub use retreat::RetreatReport;
pub use text::{UnreadableOrders, UnreadablePhase};

/// The results of the orders of a phase.
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
