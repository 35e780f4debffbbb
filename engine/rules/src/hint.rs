//! What one power may have overlooked in its own orders, before the deadline.
//!
//! Only the power's own orders and the board are read: a hint must never reveal what another power ordered. None of
//! these orders is refused; sometimes they are intended.

use crate::order::{MovementOrder, Orders, PathChoice};
use crate::outcome::VoidReason;
use crate::phase::Movement;
use crate::power::Power;
use crate::province::{Province, ProvinceSet};
use crate::rulebook::Rulebook;

/// Something to look at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// The unit has no order, and will hold.
    Unordered {
        /// Its province.
        at: Province,
    },
    /// The order can't be carried out, whatever others do.
    Void {
        /// The unit's province.
        at: Province,
        /// Why not.
        why: VoidReason,
    },
    /// A support for an own unit that was ordered something else.
    UnmatchedSupport {
        /// The supporter.
        at: Province,
        /// The unit that does something else.
        unit: Province,
    },
    /// A convoy for an own army that was ordered something else.
    UnmatchedConvoy {
        /// The fleet.
        at: Province,
        /// The army that does something else.
        army: Province,
    },
    /// A convoy order of a fleet that no path of its army needs.
    OffEveryPath {
        /// The fleet.
        at: Province,
        /// The army.
        army: Province,
    },
    /// Two own units go to the same province with the same support: neither gets there.
    SelfStandoff {
        /// Both and perhaps more.
        units: ProvinceSet,
        /// Where they go.
        to: Province,
    },
    /// Two own units go to each other's place, and no convoy carries either.
    SelfExchange {
        /// One.
        at: Province,
        /// The other.
        other: Province,
    },
    /// An own unit goes where another one stays.
    OwnUnitStays {
        /// The one that goes.
        at: Province,
        /// The one that stays.
        unit: Province,
    },
    /// An army goes by convoy, and no fleets are ordered or could be ordered by others to carry it.
    ConvoyWithoutFleets {
        /// The army.
        army: Province,
    },
    /// An army goes by convoy, and arrives only if other powers' fleets carry it too.
    ConvoyNeedsOthers {
        /// The army.
        army: Province,
    },
    /// A support against an own unit that stays: it can't help to dislodge it.
    SupportAgainstOwnUnit {
        /// The supporter.
        at: Province,
        /// The own unit.
        unit: Province,
    },
}

impl Movement {
    /// What `power` may have overlooked in `orders`, of which only its own are read; in the order of the map.
    pub fn hints(&self, power: Power, orders: &Orders<MovementOrder>, rulebook: &Rulebook) -> Vec<Hint> {
        let own = self.position().units.of(power);
        let own_orders = OwnOrders { movement: self, own, orders, rulebook };
        own.iter().flat_map(|at| own_orders.hints(at)).collect()
    }
}

struct OwnOrders<'a> {
    movement: &'a Movement,
    own: ProvinceSet,
    orders: &'a Orders<MovementOrder>,
    rulebook: &'a Rulebook,
}

impl OwnOrders<'_> {
    /// The legal order of an own unit; a unit without one holds.
    fn order(&self, at: Province) -> MovementOrder {
        match self.orders.of(at) {
            Some(Ok(order)) => self.movement.check(at, order, self.rulebook).unwrap_or_default(),
            Some(Err(_)) | None => MovementOrder::Hold,
        }
    }

    fn target(&self, at: Province) -> Option<Province> {
        match self.order(at) {
            MovementOrder::Move { to, .. } => Some(self.movement.position().map.province_of(to)),
            _ => None,
        }
    }

    fn hints(&self, at: Province) -> Vec<Hint> {
        let order = match self.orders.of(at) {
            None => return vec![Hint::Unordered { at }],
            Some(Err(void)) => return vec![Hint::Void { at, why: void.reason }],
            Some(Ok(order)) => match self.movement.check(at, order, self.rulebook) {
                Ok(order) => order,
                Err(void) => return vec![Hint::Void { at, why: void.reason }],
            },
        };
        match order {
            MovementOrder::Hold => Vec::new(),
            MovementOrder::Move { to, path } => {
                let to = self.movement.position().map.province_of(to);
                [self.on_arrival(at, to), self.on_the_way(at, to, path)].into_iter().flatten().collect()
            }
            MovementOrder::SupportHold { unit } => {
                let moves = self.own.contains(unit) && self.target(unit).is_some();
                moves.then_some(Hint::UnmatchedSupport { at, unit }).into_iter().collect()
            }
            MovementOrder::SupportMove { from, to } => self.on_support(at, from, to).into_iter().collect(),
            MovementOrder::Convoy { army, to } => self.on_convoy(at, army, to).into_iter().collect(),
        }
    }

    /// The hint about a unit at its destination.
    fn on_arrival(&self, at: Province, to: Province) -> Option<Hint> {
        if self.own.contains(to) {
            return match self.target(to) {
                None => Some(Hint::OwnUnitStays { at, unit: to }),
                Some(back) if back == at && !self.carried(at) && !self.carried(to) => {
                    Some(Hint::SelfExchange { at, other: to })
                }
                Some(_) => None,
            };
        }
        let rivals: ProvinceSet = self.own.iter().filter(|&other| self.target(other) == Some(to)).collect();
        let backing = |mover: Province| self.supporters(mover, to);
        let tied: ProvinceSet = rivals.iter().filter(|&other| backing(other) == backing(at)).collect();
        let strongest = rivals.iter().all(|other| backing(other) <= backing(at));
        (tied.len() > 1 && strongest && tied.first() == Some(at)).then_some(Hint::SelfStandoff { units: tied, to })
    }

    /// How many own supports a move has.
    fn supporters(&self, mover: Province, to: Province) -> usize {
        let map = self.movement.position().map;
        let backs = |at: &Province| {
            matches!(self.order(*at), MovementOrder::SupportMove { from, to: aim }
                if from == mover && map.province_of(aim) == to)
        };
        self.own.iter().filter(backs).count()
    }

    /// Whether an own fleet carries the army in `at` where it goes.
    fn carried(&self, at: Province) -> bool {
        self.target(at).is_some_and(|to| !self.carriers(at, to).is_empty())
    }

    /// The own fleets that carry an army.
    fn carriers(&self, army: Province, to: Province) -> ProvinceSet {
        self.own.iter().filter(|&at| self.order(at) == MovementOrder::Convoy { army, to }).collect()
    }

    /// What an army's way over water lacks.
    fn on_the_way(&self, at: Province, to: Province, path: PathChoice) -> Option<Hint> {
        let map = self.movement.position().map;
        let walks = map.army_borders(at).contains(to) || self.movement.position().units.fleets().contains(at);
        let carriers = self.carriers(at, to);
        if walks && path == PathChoice::Unstated || map.joined(carriers, at, to) {
            return None;
        }
        let others = self.movement.position().convoyers() - self.own;
        Some(if map.joined(carriers | others, at, to) {
            Hint::ConvoyNeedsOthers { army: at }
        } else {
            Hint::ConvoyWithoutFleets { army: at }
        })
    }

    fn on_support(&self, at: Province, from: Province, to: crate::location::Location) -> Option<Hint> {
        let to = self.movement.position().map.province_of(to);
        if self.own.contains(from) && self.target(from) != Some(to) {
            return Some(Hint::UnmatchedSupport { at, unit: from });
        }
        let stays = self.own.contains(to) && self.target(to).is_none();
        stays.then_some(Hint::SupportAgainstOwnUnit { at, unit: to })
    }

    fn on_convoy(&self, at: Province, army: Province, to: Province) -> Option<Hint> {
        if self.own.contains(army) && self.target(army) != Some(to) {
            return Some(Hint::UnmatchedConvoy { at, army });
        }
        let map = self.movement.position().map;
        let fleets = self.carriers(army, to) | (self.movement.position().convoyers() - self.own);
        (!map.on_some_path(at, fleets, army, to)).then_some(Hint::OffEveryPath { at, army })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_options::GameOptions;
    use crate::map::Map;
    use crate::order::{WrittenOrder, WrittenUnit};
    use crate::position::Position;
    use crate::unit::{Unit, Units};

    /// The hints for England's orders, with its and France's units.
    fn hints(units: &str, orders: &str) -> Vec<Hint> {
        let map = Map::classic();
        let power = |id| map.power(id).unwrap();
        let mut position = Position { units: Units::new(), ..Position::start(map, GameOptions::default()) };
        let mut place = |power, text| {
            let unit = WrittenUnit::read(map, text).unwrap();
            position.units.place(map, Unit { power, kind: unit.kind.unwrap(), location: unit.at }).unwrap();
        };
        units.split(", ").for_each(|text| place(power("ENGLAND"), text));
        place(power("FRANCE"), "F ENG");
        let movement = Movement::new(position).unwrap();
        let rulebook = Rulebook::default();
        let written = orders.split(", ").map(|text| (power("ENGLAND"), WrittenOrder::read(map, text).unwrap().into()));
        movement.hints(power("ENGLAND"), &movement.collect(written, &rulebook), &rulebook)
    }

    fn at(id: &str) -> Province {
        Map::classic().province(id).unwrap()
    }

    #[test]
    fn a_support_that_matches_no_order() {
        assert_eq!(
            hints("A LVP, F LON", "A LVP - WAL, F LON S A LVP - YOR"),
            [Hint::UnmatchedSupport { at: at("LON"), unit: at("LVP") }]
        );
    }

    #[test]
    fn a_convoy_that_no_path_needs() {
        assert_eq!(
            hints("A YOR, F NTH, F NWG, F BAR", "A YOR - NWY, F NTH C A YOR - NWY, F NWG H, F BAR C A YOR - NWY"),
            [Hint::Void { at: at("BAR"), why: VoidReason::OffEveryPath }]
        );
        assert_eq!(
            hints(
                "A LVP, F NAO, F NWG, F IRI, F NTH",
                "A LVP - EDI VIA, F NAO C A LVP - EDI, F NWG C A LVP - EDI, F IRI C A LVP - EDI, F NTH H"
            ),
            [Hint::OffEveryPath { at: at("IRI"), army: at("LVP") }],
            "the way through the Irish Sea needs the North Sea, which holds"
        );
    }

    #[test]
    fn own_units_in_each_others_way() {
        assert_eq!(
            hints("A LVP, A LON", "A LVP - YOR, A LON - YOR"),
            [Hint::SelfStandoff { units: [at("LVP"), at("LON")].into_iter().collect(), to: at("YOR") }]
        );
        assert_eq!(
            hints("A LVP, A YOR", "A LVP - YOR, A YOR H"),
            [Hint::OwnUnitStays { at: at("LVP"), unit: at("YOR") }]
        );
    }

    #[test]
    fn a_convoy_without_fleets() {
        assert_eq!(hints("A LON, F NTH", "A LON - NWY, F NTH H"), [Hint::ConvoyWithoutFleets { army: at("LON") }]);
        assert_eq!(hints("A LON", "A LON - BRE"), [Hint::ConvoyNeedsOthers { army: at("LON") }]);
    }

    #[test]
    fn orders_without_a_flaw_get_no_hint() {
        assert_eq!(hints("A LON, F NTH, A LVP", "A LON - NWY, F NTH C A LON - NWY, A LVP - YOR"), []);
    }
}
