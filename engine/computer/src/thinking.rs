//! A player that thinks: what the others may order answers what it may order itself, for some rounds.
//!
//! In a movement phase every player near gets a few plans: first what somebody might order who only goes to the best places
//! (`guess`), then the best answers to what the others seem to do (`search`). Regret matching says how likely each
//! plan is. The player's own orders are then improved, one or two units at a time, against draws from these plans, with the real
//! adjudication; what "better" means is in `outlook`. The highest level does all that in the place of each player near first, some
//! times, and then looks for its own orders against what came of it. Retreats and winters follow from the same values.

mod guess;
mod outlook;
mod search;
mod terms;
mod winter;

use dragoman_engine::{
    Movement, MovementOrder, Orders, Phase, Power, PowerSet, Province, Rulebook, SeededRng, WrittenOrder,
};

use crate::friends::rng;
use crate::level::Level;
use crate::pledge::{self, Pledge, Pledges};

pub(crate) use search::Search;
pub use terms::{DISTRUSTED, NOT_NOW};

/// The orders of `power`, which somebody plays, if this is pledged.
pub(crate) fn orders(
    phase: &Phase,
    power: Power,
    rulebook: &Rulebook,
    (level, pledges): (Level, Pledges),
    seed: u64,
) -> Vec<WrittenOrder> {
    let mut rng = rng(phase.position(), power, seed);
    match phase {
        Phase::Movement(movement) => {
            let units = &movement.position().units;
            if units.of(power).is_empty() {
                return Vec::new();
            }
            let search = Search::new(movement, power, rulebook, level.budget(), &mut rng);
            let Some(mut search) = search else { return Vec::new() };
            search.pledge(pledges);
            search.find(&mut rng);
            let orders = search.orders();
            units.of(power).iter().filter_map(|at| orders.of(at)?.ok()?.written(units, at)).collect()
        }
        Phase::Retreat(retreat) => winter::retreats(retreat, power, &pledges.own),
        Phase::Adjustment(adjustment) => winter::adjustments(adjustment, power, &pledges.own),
        Phase::Over(_) => Vec::new(),
    }
}

/// What a movement phase looks like to a computer player: the values that it weighs, for those who negotiate for it.
#[derive(Debug)]
pub struct Prospect<'a> {
    search: Search<'a>,
    rng: SeededRng,
}

/// What something that is proposed is worth, on average over what others may order, all else as expected. A centre won is about 1000.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deal {
    /// To the player.
    pub own: i32,
    /// To the power that proposes it; 0 for one without a player.
    pub other: i32,
}

impl<'a> Prospect<'a> {
    /// What the player of `power` thinks of the phase, with the same seed as for its orders, but in less time. `pledges`: what is
    /// pledged already. `None`: no unit on the board is the player's.
    pub fn new(
        movement: &'a Movement,
        power: Power,
        rulebook: &'a Rulebook,
        level: Level,
        (seed, pledges): (u64, Pledges),
    ) -> Option<Prospect<'a>> {
        let mut rng = rng(movement.position(), power, seed);
        let mut search = Search::new(movement, power, rulebook, level.talking(), &mut rng)?;
        search.pledge(pledges);
        search.find(&mut rng);
        Some(Prospect { search, rng })
    }

    /// What it gains or loses `whose` if the unit in `at` is given `order`, all else as expected: on average over what the
    /// others may order. A centre won is about 1000. `None` for a power without a player.
    ///
    /// So the value of a support to the one who gives it and to the one who gets it are two calls.
    pub fn worth(&mut self, whose: Power, at: Province, order: MovementOrder) -> Option<i32> {
        self.search.worth_of(whose, at, order)
    }

    /// How likely the player thinks it that the unit in `at` is given `order`, in percent.
    pub fn likelihood(&self, at: Province, order: MovementOrder) -> u8 {
        self.search.likelihood(at, order)
    }

    /// What it would be worth if the player pledged `own`, and `other` what is in `theirs`, trusted to so many percent: the player
    /// looks for its best orders then.
    pub fn deal(&mut self, own: &[Pledge], other: Power, theirs: &[Pledge], trust: u8) -> Deal {
        // The same random numbers for each question, in whatever order they are asked.
        let (own, other) = self.search.deal(own, (other, theirs, trust), &mut self.rng.clone());
        Deal { own, other }
    }

    /// The orders that the player would give now.
    pub fn orders(&self) -> Orders<MovementOrder> {
        self.search.orders()
    }

    /// Whether these orders attack a unit or a centre of `whom`.
    pub fn attacks(&self, whom: Power) -> bool {
        let position = self.search.movement().position();
        self.search.orders().iter().any(|(_, order)| pledge::attacks(position, order, whom))
    }

    /// The powers with units at most two moves from the player's.
    pub fn neighbours(&self) -> PowerSet {
        self.search.neighbours()
    }
}
