//! Random but lively play: moves, supports that fit them, convoys with all their fleets.
#![allow(dead_code, reason = "each binary plays what it needs")]

use dragoman_engine::{
    Adjustment, AdjustmentOrder, AdjustmentOrders, Due, Game, GameOptions, Map, Movement, MovementOrder, Orders,
    PathChoice, Phase, PhaseOrders, PowerSet, Retreat, RetreatOrder, Rulebook,
};
use dragoman_reference::Random;

/// Lawful orders for most units.
pub fn movement(movement: &Movement, rulebook: &Rulebook, random: &mut Random) -> Orders<MovementOrder> {
    let position = movement.position();
    let map = position.map;
    let mut orders = Orders::new();
    let units: Vec<_> = position.units.iter().collect();
    let legal: Vec<Vec<MovementOrder>> = units.iter().map(|&(at, _)| movement.legal(at, rulebook)).collect();
    // Convoys first: a fleet that finds an army, and the army that goes along.
    for (choices, &(at, _)) in legal.iter().zip(&units) {
        if orders.of(at).is_none() && random.chance(25) {
            let convoys: Vec<_> =
                choices.iter().filter(|order| matches!(order, MovementOrder::Convoy { .. })).collect();
            if let Some(&&MovementOrder::Convoy { army, to }) = random.pick(&convoys) {
                orders.give(at, MovementOrder::Convoy { army, to });
                let walks = map.army_borders(army).contains(to) && random.chance(50);
                let path = if walks { PathChoice::Unstated } else { PathChoice::ByConvoy };
                let along = MovementOrder::Move { to: to.location(), path };
                if orders.of(army).is_none() && movement.check(army, along, rulebook).is_ok() {
                    orders.give(army, along);
                }
            }
        }
    }
    for (choices, &(at, _)) in legal.iter().zip(&units) {
        if orders.of(at).is_none() && random.chance(60) {
            let moves: Vec<_> = choices
                .iter()
                .filter(|it| matches!(it, MovementOrder::Move { path: PathChoice::Unstated, .. }))
                .collect();
            if let Some(&&order) = random.pick(&moves) {
                orders.give(at, order);
            }
        }
    }
    for (choices, &(at, _)) in legal.iter().zip(&units) {
        if orders.of(at).is_some() || choices.is_empty() || random.chance(5) {
            continue;
        }
        let fits = |order: &&MovementOrder| match **order {
            // Not all: units that stay would have too much of it.
            MovementOrder::SupportHold { unit } => {
                !matches!(orders.of(unit), Some(Ok(MovementOrder::Move { .. }))) && !unit.index().is_multiple_of(3)
            }
            MovementOrder::SupportMove { from, to } => matches!(
                orders.of(from),
                Some(Ok(MovementOrder::Move { to: goes, .. })) if map.province_of(goes) == map.province_of(to)
            ),
            MovementOrder::Convoy { army, to } => matches!(
                orders.of(army),
                Some(Ok(MovementOrder::Move { to: goes, .. })) if map.province_of(goes) == to
            ),
            MovementOrder::Hold | MovementOrder::Move { .. } => false,
        };
        let fitting: Vec<_> = choices.iter().filter(fits).collect();
        let order = match random.pick(&fitting) {
            Some(&&order) if random.chance(85) => order,
            _ => choices[random.below(choices.len())],
        };
        orders.give(at, order);
    }
    orders
}

/// Lawful orders for most dislodged units.
pub fn retreat(retreat: &Retreat, random: &mut Random) -> Orders<RetreatOrder> {
    let mut orders = Orders::new();
    for (from, _) in retreat.dislodged() {
        let legal = retreat.legal(from);
        if let Some(&order) = random.pick(&legal)
            && random.chance(95)
        {
            orders.give(from, order);
        }
    }
    orders
}

/// Lawful orders of every power, mostly as many as it needs, sometimes too few or too many.
pub fn adjustment(adjustment: &Adjustment, random: &mut Random) -> AdjustmentOrders {
    let mut orders = AdjustmentOrders::new();
    for power in adjustment.position().map.powers() {
        let number = match adjustment.due(power) {
            Due::Nothing => continue,
            Due::Builds { up_to, .. } => up_to.get(),
            Due::Disbands { exactly } => exactly.get(),
        };
        let mut legal: Vec<AdjustmentOrder> = adjustment.legal(power);
        let extra = usize::from(random.chance(10));
        for _ in 0..usize::from(number) + extra {
            if legal.is_empty() || random.chance(8) {
                break;
            }
            let chosen = legal.swap_remove(random.below(legal.len()));
            orders.give(power, chosen);
        }
    }
    orders
}

/// A movement phase some years into a random game.
pub fn some_movement(map: &'static Map, rulebook: &Rulebook, random: &mut Random) -> Option<Movement> {
    let mut game = Game::start(map, *rulebook, GameOptions::default()).ok()?;
    for _ in 0..5 + random.below(25) {
        let orders = match game.phase() {
            Phase::Movement(phase) => PhaseOrders::Movement(movement(phase, rulebook, random)),
            Phase::Retreat(phase) => PhaseOrders::Retreat(retreat(phase, random)),
            Phase::Adjustment(phase) => PhaseOrders::Adjustment(adjustment(phase, random)),
            Phase::Over(_) => return None,
        };
        game.play(orders, PowerSet::EMPTY).ok()?;
    }
    match *game.phase() {
        Phase::Movement(movement) => Some(movement),
        _ => None,
    }
}
