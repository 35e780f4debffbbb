//! Computer players, for seats that nobody takes.
//!
//! A computer player uses only what every player sees of the board, never another's orders. It plays to win by centres,
//! supports its own attacks and those of others that help it, guards threatened places, and carries armies over water.
//! There are three levels of it (`level`, `thinking`); others are there to be compared with (`baseline`, `former`), in the
//! [`arena`]. Powers that share one player work together.
//!
//! The same phase, power, rulebook, level and seed give the same orders on every machine.

pub mod arena;
mod baseline;
mod change;
mod former;
mod friends;
mod kind;
mod level;
mod pledge;
mod thinking;
mod trust;

use dragoman_engine::{Phase, Power, Rulebook, WrittenOrder};

pub use kind::Kind;
pub use level::Level;
pub use pledge::{Pledge, Pledges};
pub use thinking::{DISTRUSTED, Deal, NOT_NOW, Prospect};
pub use trust::{MOST_PROPOSED, TRUST_AT_FIRST, YEARS_BETWEEN_PROPOSALS, trust_after};

/// The orders of a computer player for `power`: one for each of its units in a movement or retreat phase, its builds or
/// removals in winter, in the order in which they count. Empty if the power has nothing to decide or no player.
///
/// `seed` is the game's: it may stay the same for all phases and powers, which draw different numbers from it.
pub fn orders(phase: &Phase, power: Power, rulebook: &Rulebook, level: Level, seed: u64) -> Vec<WrittenOrder> {
    Kind::Computer(level).orders(phase, power, rulebook, seed)
}

/// The orders that [`orders`] gives if this is pledged: the player expects of others what they have pledged, as far as they are
/// trusted, and does what it has pledged itself, unless breaking it pays by a clear margin.
pub fn orders_with(
    phase: &Phase,
    power: Power,
    rulebook: &Rulebook,
    level: Level,
    seed: u64,
    pledges: Pledges,
) -> Vec<WrittenOrder> {
    Kind::Computer(level).orders_with(phase, power, rulebook, seed, pledges)
}
