//! What an order does, in ids: for a reader who chooses it on a map, and for whoever draws it there.

use dragoman_engine::{Map, PathChoice, WrittenOrder, WrittenUnit};

use super::ids::location_id;
use crate::model::{LocationId, OrderText, UnitText};

/// What an order does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// The unit holds.
    Hold,
    /// It moves.
    Move {
        /// The destination, with the coast where it has one.
        to: LocationId,
        /// Whether the order asks for a convoy.
        convoyed: bool,
    },
    /// It supports a unit that stays.
    SupportHold {
        /// The supported unit.
        unit: UnitText,
    },
    /// It supports a unit's move.
    SupportMove {
        /// The supported unit.
        unit: UnitText,
        /// The destination of the move; a province where the order names no coast.
        to: LocationId,
    },
    /// It convoys an army.
    Convoy {
        /// The army.
        unit: UnitText,
        /// Where to.
        to: LocationId,
    },
    /// It retreats.
    Retreat {
        /// Where to.
        to: LocationId,
    },
    /// It is disbanded.
    Disband,
    /// It is built.
    Build,
    /// A build is waived.
    Waive,
}

/// The unit of an order and what it does; `None` if the order can't be read, or if it says less than an order that the
/// engine lists.
pub fn deed(variant: &str, order: &OrderText) -> Option<(Option<UnitText>, Deed)> {
    let map = super::setup::map(variant);
    let order = WrittenOrder::read(map, order).ok()?;
    let place = |at| location_id(map, at);
    let deed = match order {
        WrittenOrder::Hold { .. } => Deed::Hold,
        WrittenOrder::Move { to, path, .. } => {
            Deed::Move { to: place(to), convoyed: matches!(path, PathChoice::ByConvoy) }
        }
        WrittenOrder::SupportHold { supported, .. } => Deed::SupportHold { unit: text(map, supported)? },
        WrittenOrder::SupportMove { supported, to, .. } => {
            Deed::SupportMove { unit: text(map, supported)?, to: place(to) }
        }
        WrittenOrder::Convoy { army, to, .. } => Deed::Convoy { unit: text(map, army)?, to: place(to) },
        WrittenOrder::Retreat { to, .. } => Deed::Retreat { to: place(to) },
        WrittenOrder::Disband { .. } => Deed::Disband,
        WrittenOrder::Build { .. } => Deed::Build,
        WrittenOrder::Waive => Deed::Waive,
    };
    match order.unit() {
        Some(unit) => Some((Some(text(map, unit)?), deed)),
        None => Some((None, deed)),
    }
}

fn text(map: &Map, unit: WrittenUnit) -> Option<UnitText> {
    Some(format!("{} {}", unit.kind?.letter(), map.location_id(unit.at)).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::PowerId;
    use crate::rules::{legal_orders, opening, powers};

    #[test]
    fn each_legal_order_of_the_opening_is_known() {
        let settings = crate::rules::tests::settings("classic");
        let position = opening(&settings);
        for power in powers("classic") {
            for order in legal_orders(&settings, &position, &power).into_iter().flatten() {
                assert!(deed("classic", &order).is_some(), "{order}");
            }
        }
        assert_eq!(legal_orders(&settings, &position, &PowerId::from("ITALY")).len(), 3);
    }

    #[test]
    fn the_parts_of_an_order_are_told_apart() {
        let read = |order: &str| deed("classic", &order.into()).map(|(unit, deed)| (unit.unwrap_or_default(), deed));
        let (army, fleet): (UnitText, UnitText) = ("A BER".into(), "F STP/SC".into());
        let to: LocationId = "SIL".into();
        assert_eq!(read("A MUN S A BER - SIL"), Some(("A MUN".into(), Deed::SupportMove { unit: army.clone(), to })));
        assert_eq!(read("A MUN S A BER"), Some(("A MUN".into(), Deed::SupportHold { unit: army })));
        assert_eq!(read("F STP/SC B"), Some((fleet, Deed::Build)));
        assert_eq!(read("WAIVE"), Some((UnitText::default(), Deed::Waive)));
        assert_eq!(read("A MUN X BER"), None);
    }
}
