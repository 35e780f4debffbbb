//! Orders that are legal and odd: accepted, with a word about it.

use dragoman_engine::{Province, WrittenOrder};

use super::reading::Hint;
use super::situation::Situation;

/// Why `order` is odd beside `others`, the orders of the same power, if it is.
pub(super) fn hint(order: &WrittenOrder, others: &[WrittenOrder], situation: &Situation<'_>) -> Option<Hint> {
    let map = situation.map;
    let owner = |order: &WrittenOrder| situation.units.at(map.province_of(order.unit()?.at)).map(|unit| unit.power);
    // What the unit in `province`, of the same power, was told.
    let told = |province: Province| {
        let unit = situation.units.at(province).filter(|unit| owner(order) == Some(unit.power))?;
        let said =
            others.iter().rev().find(|other| other.unit().is_some_and(|unit| map.province_of(unit.at) == province));
        Some((unit, said.copied()))
    };
    match *order {
        WrittenOrder::SupportMove { supported, to, .. } => match told(map.province_of(supported.at))? {
            (_, Some(WrittenOrder::Move { to: really, .. })) if map.province_of(really) == map.province_of(to) => None,
            (_, None) => None,
            (unit, Some(_)) => Some(Hint::SupportWithoutMove { unit }),
        },
        WrittenOrder::SupportHold { supported, .. } => match told(map.province_of(supported.at))? {
            (unit, Some(WrittenOrder::Move { .. })) => Some(Hint::SupportOfMover { unit }),
            _ => None,
        },
        WrittenOrder::Convoy { army, to, .. } => match told(map.province_of(army.at))? {
            (_, Some(WrittenOrder::Move { to: really, .. })) if map.province_of(really) == map.province_of(to) => None,
            (_, None) => None,
            (unit, Some(_)) => Some(Hint::ConvoyWithoutArmy { unit }),
        },
        WrittenOrder::Hold { .. }
        | WrittenOrder::Move { .. }
        | WrittenOrder::Retreat { .. }
        | WrittenOrder::Disband { .. }
        | WrittenOrder::Build { .. }
        | WrittenOrder::Waive => None,
    }
}
