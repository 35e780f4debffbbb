//! Seats that the computer takes over in a running game.

use super::seeds::seed_for;
use crate::happening::Happening;
use crate::model::{Game, PowerId, Stage, free_computer_names};

/// The computer plays the seats with these indices from now on; `seed` is of random bytes that nobody can predict. `None`:
/// there is none of these seats.
pub(super) fn seat(game: &mut Game, seats: &[usize], seed: &[u8; 32]) -> Option<Happening> {
    let mut powers: Vec<PowerId> = Vec::new();
    let names = free_computer_names(game);
    // By powers: the order of the seats is that of joining, which the lobby has shown by name, and neither names nor play
    // must tell it.
    let mut seats: Vec<_> = game.seats.iter_mut().enumerate().filter(|(at, _)| seats.contains(at)).collect();
    seats.sort_by(|(_, one), (_, other)| one.powers.cmp(&other.powers));
    for (name, (_, seat)) in names.zip(seats) {
        let seed = seed_of(seed, seat.powers.first().map(PowerId::as_str).unwrap_or_default());
        seat.take_by_computer(seed, name);
        powers.extend(seat.powers.iter().cloned());
    }
    if let Stage::Running(running) = &mut game.stage {
        running.position.standing.disorder.retain(|power| !powers.contains(power));
    }
    (!powers.is_empty()).then_some(Happening::ComputersSeated { powers })
}

/// A seed for a computer: another one for each `player`, from the random bytes of an event.
pub(super) fn seed_of(seed: &[u8; 32], player: &str) -> u64 {
    let bytes = seed_for(&format!("computer {player}"), seed);
    bytes.iter().take(8).fold(0, |seed: u64, byte| (seed << 8) | u64::from(*byte))
}
