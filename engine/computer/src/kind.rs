//! The players that there are, by name.

use dragoman_engine::{Phase, Power, Rulebook, WrittenOrder};

use crate::baseline::{any_legal, dumbbot};
use crate::friends::rng;
use crate::level::Level;
use crate::pledge::Pledges;
use crate::{former, thinking};

/// A player of the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Orders nothing: its units hold, and those that are dislodged are disbanded.
    Holds,
    /// Orders at random: every legal order is as likely.
    Random,
    /// David Norman's algorithm, with which others are usually compared.
    DumbBot,
    /// The computer player of the first versions.
    Former,
    /// The computer player.
    Computer(Level),
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 7] = [
        Kind::Holds,
        Kind::Random,
        Kind::DumbBot,
        Kind::Former,
        Kind::Computer(Level::Recruit),
        Kind::Computer(Level::Officer),
        Kind::Computer(Level::Marshal),
    ];

    /// What it is called on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Holds => "holds",
            Kind::Random => "random",
            Kind::DumbBot => "dumbbot",
            Kind::Former => "former",
            Kind::Computer(level) => level.name(),
        }
    }

    /// The kind of that name.
    pub fn of_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Its orders for `power`, like [`orders`](crate::orders).
    pub fn orders(self, phase: &Phase, power: Power, rulebook: &Rulebook, seed: u64) -> Vec<WrittenOrder> {
        self.orders_with(phase, power, rulebook, seed, Pledges::default())
    }

    /// Its orders if this is pledged, which the levels of the computer player alone know.
    pub(crate) fn orders_with(
        self,
        phase: &Phase,
        power: Power,
        rulebook: &Rulebook,
        seed: u64,
        pledges: Pledges,
    ) -> Vec<WrittenOrder> {
        let position = phase.position();
        if position.absent().contains(power) {
            return Vec::new();
        }
        match self {
            Kind::Holds => Vec::new(),
            Kind::Random => any_legal::orders(phase, power, rulebook, &mut rng(position, power, seed)),
            Kind::DumbBot => dumbbot::orders(phase, power, &mut rng(position, power, seed)),
            Kind::Former => former::orders(phase, power, rulebook, seed),
            Kind::Computer(level) => thinking::orders(phase, power, rulebook, (level, pledges), seed),
        }
    }
}

impl std::fmt::Display for Kind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}
