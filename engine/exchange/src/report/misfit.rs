//! Why stored data can't be read.

use dragoman_engine::{ReportError, UnreadableOrder};

/// Why stored data isn't a value of the engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Misfit {
    /// It has another shape, or a word that isn't known.
    #[error("{0}")]
    Shape(String),
    /// It is about a phase of another kind.
    #[error("it is about another kind of phase")]
    OtherPhase,
    /// One of its orders isn't an order.
    #[error("`{order}`: {why}")]
    Order {
        /// The order.
        order: String,
        /// What doesn't fit.
        why: UnreadableOrder,
    },
    /// One of its orders belongs to another kind of phase, or to a unit that isn't there.
    #[error("`{0}` is no order of this phase")]
    OtherOrder(String),
    /// A province, location, power or unit that the map doesn't have.
    #[error("`{0}` is not on this map")]
    Unknown(String),
    /// The content is inconsistent.
    #[error(transparent)]
    Report(#[from] ReportError),
}
