//! A position in which orders are read, for tests.

use dragoman_engine::{GameOptions, Movement, Phase, Position, Rulebook};
use dragoman_notation::Situation;

/// The opening of a variant, and the usual rules.
pub fn opening(variant: &str) -> (Situation, Rulebook) {
    let position = Position::start(crate::names::map(variant), GameOptions::default());
    let phase = Phase::Movement(Movement::new(position).expect("an opening"));
    (Situation::of(&phase).expect("a phase"), Rulebook::default())
}
