//! From the second adjudicator's positions to the engine's, by the ids of places and powers.
#![allow(dead_code, reason = "each test binary uses the part that it needs")]

pub mod random_map;

use dragoman_engine::{
    Centres, GameOptions, Map, Movement, MovementOrder, Orders, PathChoice, Position, Power, Province, Season, Turn,
    Unit, UnitKind, Units,
};
use dragoman_reference::{self as reference, Board};

/// A map with the list of borders that stands for it on the other side.
pub struct Both {
    pub map: &'static Map,
    pub board: Board,
    pub powers: Vec<Power>,
}

impl Both {
    /// All maps.
    pub fn all() -> [Self; 3] {
        let ancient = include_str!("../map/ancient-mediterranean.borders");
        let one_coast = ancient.replace("ATH/EC", "ATH").replace("ATH/WC", "ATH");
        [
            Self::new(Map::classic(), include_str!("../map/classic.borders")),
            Self::new(Map::ancient_mediterranean(), ancient),
            Self::new(Map::ancient_mediterranean_one_coast(), &one_coast),
        ]
    }

    fn new(map: &'static Map, borders: &str) -> Self {
        let both = Self { map, board: Board::read(borders), powers: map.powers().collect() };
        // Both number the provinces by their ids and the coasts after them, so that places can be compared as numbers.
        for (place, id) in both.board.names.iter().enumerate() {
            assert_eq!(map.location(id).map(|location| location.index()), Some(place), "{id}");
        }
        both
    }

    /// The engine's place of that number.
    pub fn location(&self, place: reference::Place) -> dragoman_engine::Location {
        self.map.locations().nth(place).expect("both have the same places")
    }

    /// The engine's province of that number.
    pub fn province(&self, province: reference::Province) -> Province {
        self.map.provinces().nth(province).expect("both have the same provinces")
    }

    /// The engine's unit.
    pub fn unit(&self, unit: reference::Unit) -> Unit {
        let kind = if unit.fleet { UnitKind::Fleet } else { UnitKind::Army };
        Unit { power: self.powers[unit.power], kind, location: self.location(unit.at) }
    }

    /// A spring with these units and no centres.
    pub fn movement(&self, orders: &[(reference::Unit, reference::Order)]) -> Movement {
        let mut units = Units::new();
        for &(unit, _) in orders {
            units.place(self.map, self.unit(unit)).expect("a unit stands where it can, alone");
        }
        let turn = Turn { season: Season::Spring, ..self.map.starts() };
        let position =
            Position { map: self.map, turn, units, centres: Centres::new(), options: GameOptions::default() };
        Movement::new(position).expect("it is spring")
    }

    /// The engine's order.
    pub fn order(&self, order: reference::Order) -> MovementOrder {
        match order {
            reference::Order::Hold => MovementOrder::Hold,
            reference::Order::Move { to, via } => MovementOrder::Move {
                to: self.location(to),
                path: if via { PathChoice::ByConvoy } else { PathChoice::Unstated },
            },
            reference::Order::SupportHold { at } => MovementOrder::SupportHold { unit: self.province(at) },
            reference::Order::SupportMove { from, to } => {
                MovementOrder::SupportMove { from: self.province(from), to: self.location(to) }
            }
            reference::Order::Convoy { from, to } => {
                MovementOrder::Convoy { army: self.province(from), to: self.province(to) }
            }
        }
    }

    /// The engine's orders. Units that are told to hold get no order, which must be the same.
    pub fn orders(&self, orders: &[(reference::Unit, reference::Order)]) -> Orders<MovementOrder> {
        let mut all = Orders::new();
        for &(unit, order) in orders {
            if order != reference::Order::Hold {
                all.give(self.province(self.board.province[unit.at]), self.order(order));
            }
        }
        all
    }

    /// The position and orders in the notation of the exchange format, for a message about them.
    pub fn text(&self, orders: &[(reference::Unit, reference::Order)]) -> String {
        let place = |place: reference::Place| &self.board.names[place];
        let unit = |at: reference::Province| {
            orders
                .iter()
                .find(|(unit, _)| self.board.province[unit.at] == at)
                .map_or_else(|| format!("? {}", place(at)), |(unit, _)| format!("{} {}", letter(unit), place(unit.at)))
        };
        orders
            .iter()
            .map(|(who, order)| {
                let power = self.map.power_id(self.powers[who.power]);
                let order = match *order {
                    reference::Order::Hold => "H".to_owned(),
                    reference::Order::Move { to, via } => format!("- {}{}", place(to), if via { " VIA" } else { "" }),
                    reference::Order::SupportHold { at } => format!("S {}", unit(at)),
                    reference::Order::SupportMove { from, to } => format!("S {} - {}", unit(from), place(to)),
                    reference::Order::Convoy { from, to } => format!("C {} - {}", unit(from), place(to)),
                };
                format!("  {power} {} {} {order}\n", letter(who), place(who.at))
            })
            .collect()
    }
}

fn letter(unit: &reference::Unit) -> char {
    if unit.fleet { 'F' } else { 'A' }
}
