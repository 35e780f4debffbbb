//! First plans: what somebody might order who goes to the best places and supports where others can come.
//!
//! Half of them are those of the algorithm of [`dumbbot`], the others go by the values of this player's own outlook, which
//! are others: nobody knows how a player values the board, and who expects one way of playing alone is strong against that one
//! only. All are quickly made, different each time, and not foolish.

use std::cmp::Reverse;

use dragoman_engine::{
    Location, Movement, MovementOrder, PathChoice, PowerSet, Province, ProvinceSet, SeededRng, Table, Unit,
};

use super::outlook::Outlook;
use crate::baseline::dumbbot;

/// Orders for all units of one player.
pub(super) type Plan = Vec<(Province, MovementOrder)>;

/// By how much the value of a place is changed at random, at most.
const TASTE: u64 = 360;

/// Plans for the player of `powers`, whose outlook this is: each once, at most `number`.
pub(super) fn plans(
    movement: &Movement,
    powers: PowerSet,
    outlook: &Outlook,
    number: usize,
    rng: &mut SeededRng,
) -> Vec<Plan> {
    let values: Vec<_> = powers.iter().map(|power| dumbbot::Values::new(movement.position(), power)).collect();
    let mut plans: Vec<Plan> = Vec::new();
    for index in 0..number {
        let mut plan: Plan = if index % 2 == 0 {
            values.iter().flat_map(|values| dumbbot::plan(movement, values, rng)).collect()
        } else {
            greedy(movement, outlook, rng)
        };
        plan.sort_unstable();
        if !plans.contains(&plan) {
            plans.push(plan);
        }
    }
    plans
}

/// Each unit, in random order, goes to the place that is worth most and that none of the player's takes; where one goes already
/// and others can come, it supports that.
fn greedy(movement: &Movement, outlook: &Outlook, rng: &mut SeededRng) -> Plan {
    let position = movement.position();
    let map = position.map;
    let units = &position.units;
    let own = outlook.ours(units);
    let closed = position.options.setup.closed(map, position.turn);
    let mut turns: Vec<Province> = own.iter().collect();
    rng.shuffle(&mut turns);
    // By province: the unit that goes there, and to which coast.
    let mut comes: Table<Option<(Province, Location)>> = Table::new(None);
    let mut stays = ProvinceSet::EMPTY;
    let mut plan: Plan = Vec::with_capacity(turns.len());
    for at in turns {
        let Some(unit) = units.at(at) else { continue };
        let mut choices: Vec<(i32, Location)> = Vec::new();
        let here = map.borders(unit).iter().filter(|&to| !closed.contains(map.province_of(to)));
        for to in here.chain([unit.location]) {
            let worth = outlook.place(Unit { location: to, ..unit }) + outlook.prize(map.province_of(to));
            choices.push((worth + rng.below(TASTE) as i32, to));
        }
        choices.sort_unstable_by_key(|&(worth, to)| (Reverse(worth), to));
        let order = choices.into_iter().find_map(|(_, to)| {
            let target = map.province_of(to);
            if let Some((from, to)) = comes[target] {
                let helps = target != at && outlook.is_contested(target, units);
                return helps.then_some(MovementOrder::SupportMove { from, to });
            }
            if target == at {
                return Some(MovementOrder::Hold);
            }
            if stays.contains(target) {
                let helps = outlook.is_contested(target, units);
                return helps.then_some(MovementOrder::SupportHold { unit: target });
            }
            Some(MovementOrder::Move { to, path: PathChoice::Unstated })
        });
        let order = order.unwrap_or_default();
        match order {
            MovementOrder::Move { to, .. } => comes[map.province_of(to)] = Some((at, to)),
            MovementOrder::Hold
            | MovementOrder::SupportHold { .. }
            | MovementOrder::SupportMove { .. }
            | MovementOrder::Convoy { .. } => stays.insert(at),
        }
        plan.push((at, order));
    }
    plan
}
