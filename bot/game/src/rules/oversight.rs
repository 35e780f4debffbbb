//! What a player may have overlooked in their own orders: the engine's hints, as the messages for them.

use dragoman_engine::{Hint, Orders, Phase, Province, WrittenOrder};

use super::ids::{province_id, unit_text};
use super::position::load;
use super::setup::{map, rulebook};
use crate::model::{OrderText, Position, PowerId, ProvinceId, Settings, UnitText};

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Oversight {
    /// The message; it may use `$unit`, `$other`, `$units` and `$place`.
    pub message: &'static str,
    /// The unit whose order it is about.
    pub unit: UnitText,
    /// All units that it is about.
    pub units: Vec<UnitText>,
    /// The id of the province that they go to.
    pub place: Option<ProvinceId>,
}

/// What `power` may have overlooked in its stored orders. Only its own orders are considered, and an order isn't
/// compared with one that isn't stored yet.
pub fn oversights(settings: &Settings, position: &Position, power: &PowerId, stored: &[OrderText]) -> Vec<Oversight> {
    let map = map(&settings.variant);
    let (Some(Phase::Movement(movement)), Some(power)) = (load(settings, position), map.power(power)) else {
        return Vec::new();
    };
    let mut orders = Orders::new();
    for order in stored.iter().filter_map(|order| WrittenOrder::read(map, order).ok()) {
        if let (Some(unit), Some(lawful)) = (order.unit(), order.movement(map)) {
            orders.give(map.province_of(unit.at), lawful);
        }
    }
    let given = orders.given();
    let text = |at: Province| movement.position().units.at(at).map(|unit| unit_text(map, unit)).unwrap_or_default();
    let about = |message, at: Province, others: &[Province]| Oversight {
        message,
        unit: text(at),
        units: others.iter().map(|other| text(*other)).collect(),
        place: None,
    };
    let said = |hint: Hint| {
        Some(match hint {
            Hint::Unordered { .. } | Hint::Void { .. } => return None,
            Hint::UnmatchedSupport { at, unit } if given.contains(unit) => about("oversight-support", at, &[unit]),
            Hint::UnmatchedConvoy { at, army } if given.contains(army) => about("oversight-convoy", at, &[army]),
            Hint::OwnUnitStays { at, unit } if given.contains(unit) => about("oversight-stays", at, &[unit]),
            Hint::SupportAgainstOwnUnit { at, unit } if given.contains(unit) => about("oversight-own", at, &[unit]),
            Hint::UnmatchedSupport { .. }
            | Hint::UnmatchedConvoy { .. }
            | Hint::OwnUnitStays { .. }
            | Hint::SupportAgainstOwnUnit { .. } => return None,
            Hint::OffEveryPath { at, army } => about("oversight-off-route", at, &[army]),
            Hint::SelfStandoff { units, to } => {
                let units: Vec<Province> = units.iter().collect();
                let first = units.first().copied()?;
                Oversight { place: Some(province_id(map, to)), ..about("oversight-standoff", first, &units) }
            }
            Hint::SelfExchange { at, other } => about("oversight-exchange", at, &[at, other]),
            Hint::ConvoyWithoutFleets { army } => about("oversight-no-fleets", army, &[]),
            Hint::ConvoyNeedsOthers { army } => about("oversight-others-fleets", army, &[]),
        })
    };
    let mut found: Vec<Oversight> =
        movement.hints(power, &orders, &rulebook(settings)).into_iter().filter_map(said).collect();
    // An exchange is found from both sides.
    found.dedup_by(|one, other| one.message == "oversight-exchange" && other.message == one.message);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noticed(orders: &[&str]) -> Vec<&'static str> {
        let settings = crate::rules::tests::settings("classic");
        let position = crate::rules::opening(&settings);
        let stored: Vec<OrderText> = orders.iter().map(|order| (*order).into()).collect();
        oversights(&settings, &position, &"AUSTRIA".into(), &stored).into_iter().map(|one| one.message).collect()
    }

    #[test]
    fn only_certain_oversights_are_reported() {
        assert_eq!(noticed(&["A BUD S A VIE - GAL"]), [""; 0], "Vienna may still be told to go there");
        assert_eq!(noticed(&["A BUD S A VIE - GAL", "A VIE - BOH"]), ["oversight-support"]);
        assert_eq!(noticed(&["A VIE - GAL", "A BUD - GAL"]), ["oversight-standoff"]);
        assert_eq!(noticed(&["A VIE - BUD"]), [""; 0]);
        assert_eq!(noticed(&["A VIE - BUD", "A BUD H"]), ["oversight-stays"]);
        assert_eq!(noticed(&["A VIE - BUD", "A BUD - VIE"]), ["oversight-exchange"]);
    }
}
