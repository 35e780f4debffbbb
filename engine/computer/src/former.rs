//! The computer player of the first versions: it tries its own orders against ten random guesses of the others', which answer
//! nothing. The arena compares later ones with it.

mod evaluation;
mod movement;
mod opponent_model;
mod retreats_and_builds;

use dragoman_engine::{Phase, Power, Rulebook, WrittenOrder};

use crate::friends::rng;

/// The orders of `power`, which somebody plays.
pub(crate) fn orders(phase: &Phase, power: Power, rulebook: &Rulebook, seed: u64) -> Vec<WrittenOrder> {
    match phase {
        Phase::Movement(phase) => movement::orders(phase, power, rulebook, &mut rng(phase.position(), power, seed)),
        Phase::Retreat(phase) => retreats_and_builds::retreats(phase, power),
        Phase::Adjustment(phase) => retreats_and_builds::adjustments(phase, power),
        Phase::Over(_) => Vec::new(),
    }
}
