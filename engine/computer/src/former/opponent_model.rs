//! What the others may order: random guesses, weighted by what players usually do.

use dragoman_engine::{
    Location, Movement, MovementOrder, Orders, PathChoice, Province, ProvinceSet, SeededRng, Table, Unit,
};

use super::evaluation::Evaluation;

/// How much more likely a unit goes to a centre that isn't its power's than to any other place; and the additional
/// factor if it is the player's own.
const CENTRE: u64 = 6;
const OURS: u64 = 3;
/// How likely it stays.
const STAY: u64 = 4;
/// The percentage of units that could support another's move and do so.
const SUPPORTS: u64 = 45;

/// One guess at the orders of all others.
pub(super) fn guess(movement: &Movement, evaluation: &Evaluation, rng: &mut SeededRng) -> Orders<MovementOrder> {
    let position = movement.position();
    let map = position.map;
    let closed = position.options.setup.closed(map, position.turn);
    let mut orders = Orders::new();
    for power in map.powers().filter(|&power| !evaluation.friends.contains(power) && !position.absent().contains(power))
    {
        let units = position.units.of(power);
        let wanted = map.centres() - position.centres.of(power);
        let ours = evaluation.friends.iter().fold(ProvinceSet::EMPTY, |all, friend| all | position.centres.of(friend));
        let weight =
            |to: Province| 1 + if wanted.contains(to) { CENTRE } else { 0 } + if ours.contains(to) { OURS } else { 0 };
        let mut goals: Table<Option<Location>> = Table::new(None);
        for at in units {
            let Some(unit) = position.units.at(at) else { continue };
            let places = || map.borders(unit).iter().filter(|&to| !closed.contains(map.province_of(to)));
            let total: u64 = places().map(|to| weight(map.province_of(to))).sum();
            let mut drawn = rng.below(STAY + total);
            goals[at] = places().find(|&to| {
                let share = weight(map.province_of(to));
                let found = drawn < share;
                drawn = drawn.saturating_sub(share);
                found
            });
        }
        for at in units {
            let Some(unit) = position.units.at(at) else { continue };
            let order = support(movement, unit, at, units, &goals).filter(|_| rng.below(100) < SUPPORTS);
            let order = order.or_else(|| goals[at].map(|to| MovementOrder::Move { to, path: PathChoice::Unstated }));
            if let Some(order @ (MovementOrder::SupportMove { .. } | MovementOrder::SupportHold { .. })) = order {
                // A unit that supports doesn't move, so it gets no support for a move.
                goals[at] = None;
                orders.give(at, order);
            } else if let Some(order) = order {
                orders.give(at, order);
            }
        }
    }
    orders
}

/// A support that a unit could give to a move of one of its own.
fn support(
    movement: &Movement,
    unit: Unit,
    at: Province,
    own: ProvinceSet,
    goals: &Table<Option<Location>>,
) -> Option<MovementOrder> {
    let map = movement.position().map;
    let reach = map.reach(unit);
    own.without(at).iter().find_map(|from| match goals[from] {
        Some(to) if reach.contains(map.province_of(to)) => Some(MovementOrder::SupportMove { from, to }),
        None if reach.contains(from) => Some(MovementOrder::SupportHold { unit: from }),
        Some(_) | None => None,
    })
}
