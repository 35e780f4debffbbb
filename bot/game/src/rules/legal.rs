//! The orders from which a power may choose, for suggestions and menus, and those that the computer player chooses.

use dragoman_engine::{Phase, Rulebook, WrittenOrder};
use dragoman_engine_narrow::{Map as NarrowMap, Phase as NarrowPhase, Rulebook as NarrowRulebook};

use super::ids::order_text;
use crate::model::{OrderText, Position, PowerId, Settings};

/// Every legal order of `power` in `position`, unit by unit; builds or removals in an adjustment.
pub fn legal_orders(settings: &Settings, position: &Position, power: &PowerId) -> Vec<Vec<OrderText>> {
    let map = super::setup::map(&settings.variant);
    let rulebook = super::setup::rulebook(settings);
    let (Some(phase), Some(power)) = (super::position::load(settings, position), map.power(power)) else {
        return Vec::new();
    };
    let texts = |orders: Vec<WrittenOrder>| orders.iter().map(|order| order_text(map, order)).collect();
    match &phase {
        Phase::Movement(movement) => {
            let units = &movement.position().units;
            let own = units.iter().filter(|(_, unit)| unit.power == power);
            own.map(|(at, _)| {
                let orders = movement.legal(at, &rulebook);
                texts(orders.into_iter().filter_map(|order| order.written(units, at)).collect())
            })
            .collect()
        }
        Phase::Retreat(retreat) => retreat
            .dislodged()
            .filter(|(_, dislodged)| dislodged.unit.power == power)
            .map(|(from, dislodged)| {
                texts(retreat.legal(from).into_iter().map(|order| order.written(dislodged.unit)).collect())
            })
            .collect(),
        Phase::Adjustment(adjustment) => {
            let units = &adjustment.position().units;
            vec![texts(adjustment.legal(power).into_iter().map(|order| order.written(units)).collect())]
        }
        Phase::Over(_) => Vec::new(),
    }
}

/// The orders of a computer player of `power` with the seed `seed` in `position`.
pub fn computer_orders(settings: &Settings, position: &Position, power: &PowerId, seed: u64) -> Vec<OrderText> {
    let map = super::setup::map(&settings.variant);
    let (Some(phase), Some(power)) = (super::position::load(settings, position), map.power(power)) else {
        return Vec::new();
    };
    let rulebook = super::setup::rulebook(settings);
    if let Some(orders) = narrow_computer_orders(&phase, map.power_id(power), &rulebook, seed) {
        return orders;
    }
    let orders = dragoman_computer::orders(&phase, power, &rulebook, seed);
    orders.iter().map(|order| order_text(map, order)).collect()
}

/// The same, found with the engine for boards of classic size, which tries out orders several times as quickly; `None` if the
/// board is larger.
fn narrow_computer_orders(phase: &Phase, power: &str, rulebook: &Rulebook, seed: u64) -> Option<Vec<OrderText>> {
    let map = NarrowMap::of_variant(phase.position().map.variant())?;
    let phase = NarrowPhase::read(&phase.text().to_string(), |_| Some(map)).ok()?;
    let mut same = NarrowRulebook::default();
    for (key, value) in rulebook.choices() {
        same.set_for(map, key, &value).ok()?;
    }
    let orders = dragoman_computer_narrow::orders(&phase, map.power(power)?, &same, seed);
    Some(orders.iter().map(|order| order.text(map).to_string().into()).collect())
}

#[cfg(test)]
mod tests {
    use dragoman_engine::{GameOptions, Map, Movement, Position};

    use super::*;

    #[test]
    fn a_computer_player_finds_the_same_orders_in_either_width() {
        for (map, name) in Map::all().into_iter().zip(Rulebook::PRESETS) {
            let phase = Phase::Movement(Movement::new(Position::start(map, GameOptions::default())).unwrap());
            let rulebook = Rulebook::preset(name).unwrap();
            for power in map.powers() {
                let wide = dragoman_computer::orders(&phase, power, &rulebook, 7);
                let wide: Vec<OrderText> = wide.iter().map(|order| order_text(map, order)).collect();
                assert_eq!(narrow_computer_orders(&phase, map.power_id(power), &rulebook, 7), Some(wide));
            }
        }
    }
}
