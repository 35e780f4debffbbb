//! The orders from which a power may choose, for suggestions and menus, and those that the computer player chooses.

use dragoman_computer::{Level, Pledges};
use dragoman_engine::{Phase, WrittenOrder};

use super::computer::Computer;
use super::ids::order_text;
use crate::model::{ComputerLevel, OrderText, Position, PowerId, Settings};

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
    let orders = Computer::new(&phase, &rulebook).orders(power, level(settings), seed, Pledges::default());
    orders.iter().map(|order| order_text(map, order)).collect()
}

/// How well the computer plays in a game.
pub(super) const fn level(settings: &Settings) -> Level {
    match settings.computer_level {
        ComputerLevel::Recruit => Level::Recruit,
        ComputerLevel::Officer => Level::Officer,
        ComputerLevel::Marshal => Level::Marshal,
    }
}
