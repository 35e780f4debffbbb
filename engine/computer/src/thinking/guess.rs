//! First plans: what somebody might order who goes to the best places and supports where others can come.
//!
//! They are those of the algorithm of [`dumbbot`]: quickly made, different each time, and not foolish.

use dragoman_engine::{Movement, MovementOrder, PowerSet, Province, SeededRng};

use crate::baseline::dumbbot;

/// Orders for all units of one player.
pub(super) type Plan = Vec<(Province, MovementOrder)>;

/// Plans for the player of `powers`, each once, at most `number`.
pub(super) fn plans(movement: &Movement, powers: PowerSet, number: usize, rng: &mut SeededRng) -> Vec<Plan> {
    let values: Vec<_> = powers.iter().map(|power| dumbbot::Values::new(movement.position(), power)).collect();
    let mut plans: Vec<Plan> = Vec::new();
    for _ in 0..number {
        let mut plan: Plan = values.iter().flat_map(|values| dumbbot::plan(movement, values, rng)).collect();
        plan.sort_unstable();
        if !plans.contains(&plan) {
            plans.push(plan);
        }
    }
    plans
}
