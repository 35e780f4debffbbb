//! The `{:?}` form of values that are tables inside: only their content, with ids if they know their map. For the
//! others [`Map::show`] adds the ids.

use std::fmt::{Debug, Formatter, Result};

use crate::map::Map;
use crate::order::{Orders, UnitOrder};
use crate::phase::{AdjustmentReport, MovementReport, Retreat, RetreatReport};
use crate::position::Position;
use crate::unit::Units;

/// A value with the ids of a map.
struct Named<'a, T>(&'a Map, &'a T);

impl<T: Debug> Debug for Named<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Named(map, value) = self;
        if f.alternate() { write!(f, "{:#}", map.show(value)) } else { write!(f, "{}", map.show(value)) }
    }
}

impl Debug for Units {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.debug_set().entries(self.iter().map(|(_, unit)| unit)).finish()
    }
}

impl<O: UnitOrder + Debug> Debug for Orders<O> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.debug_map().entries(self.given().iter().filter_map(|at| Some((at, self.of(at)?)))).finish()
    }
}

impl Debug for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let mut shown = f.debug_struct("Position");
        shown.field("map", &self.map).field("turn", &format_args!("{}", self.turn));
        shown.field("units", &Named(self.map, &self.units)).field("centres", &Named(self.map, &self.centres));
        shown.field("options", &Named(self.map, &self.options)).finish()
    }
}

impl Debug for MovementReport {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let map = self.map();
        f.debug_map().entries(self.iter().map(|(at, it)| (Id(map.id(at)), Named(map, it)))).finish()?;
        let contested = self.contested();
        if contested.is_empty() { Ok(()) } else { write!(f, " contested {:?}", Named(map, &contested)) }
    }
}

impl Debug for Retreat {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let map = self.position().map;
        let dislodged: Vec<_> = self.dislodged().map(|(_, unit)| unit).collect();
        let mut shown = f.debug_struct("Retreat");
        shown.field("position", self.position()).field("dislodged", &Named(map, &dislodged)).finish()
    }
}

impl Debug for RetreatReport {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Debug for AdjustmentReport {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// An id, without quotation marks.
struct Id<'a>(&'a str);

impl Debug for Id<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::{MovementOrder, Orders, PathChoice};
    use crate::phase::Phase;
    use crate::rulebook::Rulebook;

    #[test]
    fn a_report_can_be_read() {
        let map = Map::classic();
        let text = "classic S1902M GERMANY:ABUR,AMUN;FRANCE:APAR,FBRE FRANCE:PAR - -";
        let Phase::Movement(movement) = Phase::read(text, Map::of_variant).unwrap() else { panic!("{text}") };
        let at = |id: &str| map.province(id).unwrap();
        let mut orders = Orders::new();
        orders.give(at("PAR"), MovementOrder::Move { to: at("BUR").location(), path: PathChoice::Unstated });
        assert_eq!(map.show(&orders).to_string(), "{PAR: Ok(Move { to: BUR, path: Unstated })}");
        let (report, next) = movement.adjudicate(&orders, &Rulebook::default());
        let shown = format!("{report:?}");
        assert_eq!(
            shown,
            "{BRE: Resolved { order: Hold, outcome: Succeeds, fate: Stays }, \
             BUR: Resolved { order: Hold, outcome: Succeeds, fate: Stays }, \
             MUN: Resolved { order: Hold, outcome: Succeeds, fate: Stays }, \
             PAR: Resolved { order: Move { to: BUR, path: Unstated }, \
             outcome: Fails(HeldOff { by: BUR, attack: 1, defence: 1 }), fate: Stays }}"
        );
        let position = format!("{:?}", next.position());
        assert!(position.starts_with("Position { map: Map(\"classic\"), turn: F1902, units: {Unit { power: FRANCE, "));
        assert!(!format!("{next:?}").contains("None, None"), "{next:?}");
    }
}
