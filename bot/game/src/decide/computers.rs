//! Seats that the computer takes over in a running game.

use dragoman_l10n::Words;

use crate::happening::Happening;
use crate::model::{Game, Holder, PowerId, Stage};

/// The computer plays the seats with these indices from now on; `seed` is of random bytes that nobody can predict. `None`:
/// there is none of these seats.
pub(super) fn seat(game: &mut Game, seats: &[usize], seed: &[u8; 32], words: &Words) -> Option<Happening> {
    let name = words.plain(game.settings.language, "computer-name");
    let mut powers: Vec<PowerId> = Vec::new();
    let computers = game.seats.iter().filter(|seat| matches!(seat.holder, Holder::Computer(_))).count();
    for (number, at) in (computers + 1..).zip(seats) {
        let Some(seat) = game.seats.get_mut(*at) else { continue };
        seat.holder = Holder::Computer(seed_of(seed, *at));
        // What it does from now on isn't attributed to the player before.
        seat.name = format!("{name} {number}");
        (seat.offered, seat.invited) = (None, None);
        powers.extend(seat.powers.iter().cloned());
    }
    if let Stage::Running(running) = &mut game.stage {
        running.position.standing.disorder.retain(|power| !powers.contains(power));
    }
    (!powers.is_empty()).then_some(Happening::ComputersSeated { powers })
}

/// A seed for the computer of the seat with this index: another one for each seat.
pub(super) fn seed_of(seed: &[u8; 32], at: usize) -> u64 {
    let bytes = seed.iter().skip(at % 24).take(8);
    bytes.fold(0, |seed: u64, byte| (seed << 8) | u64::from(*byte))
}
