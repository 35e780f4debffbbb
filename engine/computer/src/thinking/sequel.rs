//! What a phase leads to, one season later.
//!
//! Plans that seem alike can lead to positions that aren't: a unit that stands well, a build that comes in time. So the best ones
//! are played on: retreats and winters as this player would order them, then one more movement phase, in which it thinks
//! briefly and nobody else does. Deliberately not here: what happens after that.

use std::cmp::Reverse;

use dragoman_engine::{Phase, Power, Rulebook, SeededRng};

use super::search::Search;
use super::winter;
use crate::friends::friends;
use crate::level::Budget;

/// How much is thought about the phase after.
const BRIEFLY: Budget = Budget {
    guesses: 2,
    rounds: 0,
    answered: 0,
    answers: 0,
    matching: 0,
    draws: 2,
    own: 160,
    look_ahead: true,
    starts: 1,
    sequels: 0,
};

/// Chooses those of the orders that were found which are worth most once the game is played on, each in the first `number` draws
/// of what the others may order: what is settled by this phase, and what the board is worth after the next movement.
pub(super) fn choose(search: &mut Search<'_>, number: usize, rng: &mut SeededRng) {
    if search.found().len() < 2 || number == 0 {
        return;
    }
    let (power, rulebook) = search.player();
    let mut sums = vec![0; search.found().len()];
    for index in 0..number {
        // The same random numbers for all, so that chance doesn't decide between them.
        let then = SeededRng::new(std::array::from_fn(|_| rng.below(256) as u8));
        for (at, sum) in sums.iter_mut().enumerate() {
            let Some(orders) = search.found().get(at).and_then(|it| it.draws.get(index)).copied() else { continue };
            let (settled, next) = search.settled(&orders);
            *sum += i64::from(settled) + i64::from(worth(&next, power, rulebook, &mut then.clone()));
        }
    }
    let best = (0..sums.len()).max_by_key(|&at| (sums[at], Reverse(at)));
    search.choose(best.unwrap_or(0));
}

/// What the board is worth to the player of `power` after the next movement phase, if `phase` comes before it. 0 if the game is
/// over or the player has no units any more.
fn worth(phase: &Phase, power: Power, rulebook: &Rulebook, rng: &mut SeededRng) -> i32 {
    let mut phase = *phase;
    // At most a retreat and a winter come between two movements.
    for _ in 0..3 {
        let powers = phase.position().map.powers();
        phase = match &phase {
            Phase::Movement(movement) => {
                let position = movement.position();
                let units = friends(position, power).iter().map(|power| position.units.of(power).len());
                if units.sum::<usize>() == 0 {
                    return 0;
                }
                let Some(mut search) = Search::new(movement, power, rulebook, BRIEFLY, rng) else { return 0 };
                search.find(rng);
                return search.expected();
            }
            Phase::Retreat(retreat) => {
                let each = powers.flat_map(|power| {
                    winter::retreats(retreat, power, &[]).into_iter().map(move |order| (power, order.into()))
                });
                retreat.adjudicate(&retreat.collect(each, rulebook), rulebook).1
            }
            Phase::Adjustment(adjustment) => {
                let each = powers.flat_map(|power| {
                    winter::adjustments(adjustment, power, &[]).into_iter().map(move |order| (power, order.into()))
                });
                adjustment.adjudicate(&adjustment.collect(each, rulebook), rulebook).1
            }
            Phase::Over(_) => return 0,
        };
    }
    0
}
