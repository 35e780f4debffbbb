//! Computer players, for seats that nobody takes.
//!
//! A computer player uses only what every player sees of the board, never another's orders. In a movement phase it
//! guesses several times what the others may order, tries its own orders against all of these guesses with the real
//! adjudication, and keeps those with the best result (`movement`); what "best" means is one table of values
//! (`evaluation`). It plays to win by centres, supports its own attacks, guards threatened places, carries armies over
//! water, and neither negotiates nor keeps agreements. Powers that share one player work together.
//!
//! The same phase, power, rulebook and seed give the same orders on every machine.

mod evaluation;
mod friends;
mod movement;
mod opponent_model;
mod retreats_and_builds;

use dragoman_engine::{Phase, Position, Power, Rulebook, Season, SeededRng, WrittenOrder};

use friends::friends;

/// The orders of a computer player for `power`: one for each of its units in a movement or retreat phase, its builds or
/// removals in winter, in the order in which they count. Empty if the power has nothing to decide or no player.
///
/// `seed` is the game's: it may stay the same for all phases and powers, which draw different numbers from it.
pub fn orders(phase: &Phase, power: Power, rulebook: &Rulebook, seed: u64) -> Vec<WrittenOrder> {
    let position = phase.position();
    if position.absent().contains(power) {
        return Vec::new();
    }
    match phase {
        Phase::Movement(phase) => movement::orders(phase, power, rulebook, &mut rng(position, power, seed)),
        Phase::Retreat(phase) => retreats_and_builds::retreats(phase, power),
        Phase::Adjustment(phase) => retreats_and_builds::adjustments(phase, power),
        Phase::Over(_) => Vec::new(),
    }
}

/// Random numbers for one player in one turn. Powers of one player draw the same, so that they have the same plan.
fn rng(position: &Position, power: Power, seed: u64) -> SeededRng {
    let player = friends(position, power).first().unwrap_or(power);
    let season = match position.turn.season {
        Season::Spring => 1,
        Season::Autumn => 2,
        Season::Winter => 3,
    };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..10].copy_from_slice(&position.turn.year.to_le_bytes());
    bytes[10] = season;
    bytes[11] = player.index() as u8;
    // The generator's first numbers are poor if the state has so few bits.
    bytes[16..24].copy_from_slice(&0x9e37_79b9_7f4a_7c15_u64.to_le_bytes());
    let mut rng = SeededRng::new(bytes);
    for _ in 0..16 {
        rng.below(u64::MAX);
    }
    rng
}
