//! Moves, supports and convoys: what is possible whatever others order.
//!
//! A refusal names the part that is to blame and offers what the unit could do instead.

use dragoman_engine::{Location, LocationSet, PhaseKind, Province, ProvinceSet, Unit, UnitKind, Way, WrittenOrder};

use super::{Judge, Refused, Trust};
use crate::grammar::{Act, Goal, UnitPart};
use crate::reading::{Assumed, Impossible, Problem};

impl Judge<'_> {
    pub(super) fn movement(
        &self,
        part: UnitPart,
        act: Act,
        origin: Province,
        other: Option<Province>,
        goal: Option<Province>,
    ) -> Result<(WrittenOrder, Assumed), Refused> {
        let yours = self.situation.waiting(self.power);
        let Some(unit) = self.situation.units.at(origin) else {
            return self.refuse(Problem::NoSuchUnit { province: origin, yours }, part.place, 0);
        };
        if self.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1);
        }
        if part.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::Impossible(Impossible::OtherNationality { unit }), part.place, 1);
        }
        let mut assumed = Assumed { unit: self.described(part, unit)?, ..Assumed::default() };
        let order = match act {
            Act::Build | Act::Disband | Act::Retreat { .. } => return self.refuse(Problem::WrongPhase, part.place, 2),
            Act::Nothing => {
                let mut refused = Refused {
                    problem: Problem::NoOrder,
                    item: part.place,
                    suggestions: Vec::new(),
                    depth: 2,
                    trust: Trust::Sure,
                };
                refused.suggestions = self.examples(unit);
                return Err(refused);
            }
            Act::Hold => WrittenOrder::Hold { unit: unit.written() },
            Act::Move { to, via, through, .. } => {
                let Some(goal) = goal else { return self.refuse(Problem::NoOrder, part.place, 2) };
                self.a_move(unit, origin, to, goal, via, through, &mut assumed)?
            }
            Act::Support { unit: supported, to } => {
                let Some(other) = other else { return self.refuse(Problem::NoOrder, part.place, 2) };
                self.support(unit, origin, supported, other, to.zip(goal), &mut assumed)?
            }
            Act::Convoy { army, to } => {
                let Some(other) = other else { return self.refuse(Problem::NoOrder, part.place, 2) };
                self.convoy(unit, origin, army, other, to.zip(goal), &mut assumed)?
            }
        };
        Ok((order, assumed))
    }

    /// A few orders that the unit could be given.
    pub(super) fn examples(&self, unit: Unit) -> Vec<WrittenOrder> {
        let moves = self.situation.map.borders(unit);
        let unit = unit.written();
        let moves = moves.iter().map(|to| WrittenOrder::Move { unit, to, way: Way::Unstated });
        std::iter::once(WrittenOrder::Hold { unit }).chain(moves).take(6).collect()
    }

    pub(super) fn impossible<T>(&self, reason: Impossible, item: usize, unit: Unit) -> Result<T, Refused> {
        let problem = Problem::Impossible(reason);
        Err(Refused { problem, item, suggestions: self.examples(unit), depth: 3, trust: Trust::Sure })
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a move, each from another place")]
    pub(super) fn a_move(
        &self,
        unit: Unit,
        origin: Province,
        goal: Goal,
        to: Province,
        via: bool,
        through: Option<Goal>,
        assumed: &mut Assumed,
    ) -> Result<WrittenOrder, Refused> {
        let map = self.situation.map;
        if to == origin {
            return self.impossible(Impossible::SamePlace { unit }, goal.place, unit);
        }
        if through.is_some_and(|through| !self.path(unit, through.place, goal.place)) {
            return self.impossible(Impossible::SeveralGoals { unit }, goal.place, unit);
        }
        let via = via || through.is_some();
        match unit.kind {
            UnitKind::Army => {
                if !map.kind(to).holds_armies() {
                    return self.impossible(Impossible::WrongGround { unit, to }, goal.place, unit);
                }
                let walks = map.army_borders(origin).contains(to);
                let sails = (via || !walks) && self.situation.convoy(origin, to, ProvinceSet::EMPTY);
                if via && !sails {
                    return self.impossible(Impossible::NoConvoy { unit, to }, goal.place, unit);
                }
                if !walks && !sails {
                    let shores = !map.shores(origin).is_empty() && !map.shores(to).is_empty();
                    let reason = if shores && map.kind(origin).holds_fleets() {
                        Impossible::NoConvoy { unit, to }
                    } else {
                        Impossible::NotAdjacent { unit, to }
                    };
                    return self.impossible(reason, goal.place, unit);
                }
                let way = if via { Way::ByConvoy } else { Way::Unstated };
                Ok(WrittenOrder::Move { unit: unit.written(), to: to.location(), way })
            }
            UnitKind::Fleet => {
                if via {
                    return self.impossible(Impossible::FleetByConvoy { unit }, goal.place, unit);
                }
                if !map.kind(to).holds_fleets() {
                    return self.impossible(Impossible::WrongGround { unit, to }, goal.place, unit);
                }
                let reachable: LocationSet =
                    map.fleet_borders(unit.location).iter().filter(|place| map.province_of(*place) == to).collect();
                let place = self.landing(unit, reachable, to, goal, assumed)?;
                Ok(WrittenOrder::Move { unit: unit.written(), to: place, way: Way::Unstated })
            }
        }
    }

    /// The location in `to` that a fleet goes to: the coast that was named, or the only one.
    pub(super) fn landing(
        &self,
        unit: Unit,
        reachable: LocationSet,
        to: Province,
        goal: Goal,
        assumed: &mut Assumed,
    ) -> Result<Location, Refused> {
        let map = self.situation.map;
        if reachable.is_empty() {
            return self.impossible(Impossible::NotAdjacent { unit, to }, goal.place, unit);
        }
        if !map.has_coasts(to) {
            return Ok(to.location());
        }
        let orders = || {
            let unit = unit.written();
            let to_order = |to| match self.situation.phase.kind {
                PhaseKind::Retreat => WrittenOrder::Retreat { unit, to },
                PhaseKind::Movement | PhaseKind::Adjustment => WrittenOrder::Move { unit, to, way: Way::Unstated },
            };
            reachable.iter().map(to_order).collect::<Vec<_>>()
        };
        let ask = |problem| Refused { problem, item: goal.place, suggestions: orders(), depth: 4, trust: Trust::Sure };
        match goal.coast {
            Some(coast) => match self.lexicon.coast_of(map, to, coast).filter(|place| reachable.contains(*place)) {
                Some(place) => Ok(place),
                None => Err(ask(Problem::Impossible(Impossible::WrongCoast { unit, to }))),
            },
            None => match (reachable.only(), self.lenient_coasts) {
                (Some(place), true) => {
                    assumed.coast = true;
                    Ok(place)
                }
                _ => Err(ask(Problem::AmbiguousCoast { province: to })),
            },
        }
    }

    /// Whether "A Lon - Nth - Nwy" spells out a convoy: everything between start and goal is water.
    pub(super) fn path(&self, unit: Unit, from: usize, to: usize) -> bool {
        unit.kind == UnitKind::Army
            && self.items.get(from..to).unwrap_or_default().iter().all(|item| {
                !item.is_place()
                    || item.places().any(|(province, ..)| !self.situation.map.kind(province).holds_armies())
            })
    }

    /// The unit that a support or a convoy names.
    pub(super) fn named(&self, part: UnitPart, province: Province, assumed: &mut Assumed) -> Result<Unit, Refused> {
        let Some(unit) = self.situation.units.at(province) else {
            let problem = Problem::NoSuchUnit { province, yours: self.situation.units.occupied() };
            return self.refuse(problem, part.place, 2);
        };
        // Leaving the other unit's letter out is usual ("A Ruh S Hol - Bel") and can't change the meaning.
        if part.kind.is_some() && self.described(part, unit)? {
            assumed.unit = true;
        }
        if part.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::Impossible(Impossible::OtherNationality { unit }), part.place, 2);
        }
        Ok(unit)
    }

    pub(super) fn support(
        &self,
        unit: Unit,
        origin: Province,
        part: UnitPart,
        other: Province,
        goal: Option<(Goal, Province)>,
        assumed: &mut Assumed,
    ) -> Result<WrittenOrder, Refused> {
        let map = self.situation.map;
        if other == origin {
            return self.impossible(Impossible::SupportsItself { unit }, part.place, unit);
        }
        let supported = self.named(part, other, assumed)?;
        let reach = map.reach(unit);
        let Some((goal, to)) = goal.filter(|(_, to)| *to != other) else {
            if !reach.contains(other) {
                return self.impossible(Impossible::OutOfSupport { unit, to: other }, part.place, unit);
            }
            return Ok(WrittenOrder::SupportHold { unit: unit.written(), supported: supported.written() });
        };
        if to == origin {
            return self.impossible(Impossible::SupportsItself { unit }, goal.place, unit);
        }
        if !reach.contains(to) {
            return self.impossible(Impossible::OutOfSupport { unit, to }, goal.place, unit);
        }
        if !self.situation.attainable(supported, to, ProvinceSet::of(origin)) {
            return self.impossible(Impossible::SupportedCannot { unit: supported, to }, goal.place, unit);
        }
        let mut place = to.location();
        if supported.kind == UnitKind::Fleet
            && map.has_coasts(to)
            && let Some(coast) = goal.coast
        {
            match self.lexicon.coast_of(map, to, coast) {
                Some(coast) if map.fleet_borders(supported.location).contains(coast) => place = coast,
                _ => {
                    return self.impossible(Impossible::WrongCoast { unit: supported, to }, goal.place, unit);
                }
            }
        }
        Ok(WrittenOrder::SupportMove { unit: unit.written(), supported: supported.written(), to: place })
    }

    pub(super) fn convoy(
        &self,
        unit: Unit,
        origin: Province,
        part: UnitPart,
        other: Province,
        goal: Option<(Goal, Province)>,
        assumed: &mut Assumed,
    ) -> Result<WrittenOrder, Refused> {
        let map = self.situation.map;
        if unit.kind != UnitKind::Fleet || !map.waters().contains(origin) {
            return self.impossible(Impossible::CannotConvoy { unit }, part.place, unit);
        }
        let army = self.named(part, other, assumed)?;
        if army.kind != UnitKind::Army {
            return self.impossible(Impossible::NotAnArmy { unit: army }, part.place, unit);
        }
        let Some((goal, to)) = goal else {
            return Err(Refused {
                problem: Problem::NoOrder,
                item: part.place,
                suggestions: Vec::new(),
                depth: 5,
                trust: Trust::Sure,
            });
        };
        let fleets = self.situation.units.fleets() & map.waters();
        if to == other || !map.kind(to).holds_armies() || !map.on_some_path(origin, fleets, other, to) {
            return self.impossible(Impossible::OffThePath { unit, to }, goal.place, unit);
        }
        Ok(WrittenOrder::Convoy { unit: unit.written(), army: army.written(), to: to.location() })
    }
}
