//! The legal orders of a position, each once.
//!
//! They are listed in the form in which people give them: a fleet's destination with its coast, an army's convoy with
//! `VIA` (also where it couldn't walk), a support both with the coast and without. What is listed is what the phase's
//! `check` accepts, built the other way round: from what can be reached, not by trying everything.

use crate::legality::Due;
use crate::map::Map;
use crate::order::{AdjustmentOrder, MovementOrder, PathChoice, RetreatOrder};
use crate::phase::{Adjustment, Movement, Retreat};
use crate::power::Power;
use crate::province::{Province, ProvinceSet};
use crate::rulebook::Rulebook;
use crate::unit::{Unit, UnitKind};

impl Movement {
    /// Passes every legal order of the unit in `at` to `visit`, each once. Nothing is allocated.
    pub fn for_each_legal(&self, at: Province, rulebook: &Rulebook, mut visit: impl FnMut(MovementOrder)) {
        let position = self.position();
        let Some(unit) = position.units.at(at) else { return };
        if self.position().absent().contains(unit.power) {
            return;
        }
        let closed = position.options.setup.closed(position.map, position.turn);
        // What a unit supports it can't carry itself.
        let mut convoys = Convoys::over(position.convoyers().without(at));
        visit(MovementOrder::Hold);
        self.moves(at, unit, closed, &mut convoys, &mut visit);
        self.supports(at, unit, closed, &mut convoys, rulebook, &mut visit);
        self.convoys(at, unit, closed, &mut visit);
    }

    /// Every legal order of the unit in `at`; empty if there is none, or nobody can order it.
    pub fn legal(&self, at: Province, rulebook: &Rulebook) -> Vec<MovementOrder> {
        let mut orders = Vec::new();
        self.for_each_legal(at, rulebook, |order| orders.push(order));
        orders
    }

    fn moves(
        &self,
        at: Province,
        unit: Unit,
        closed: ProvinceSet,
        convoys: &mut Convoys,
        visit: &mut impl FnMut(MovementOrder),
    ) {
        let map = self.position().map;
        for to in map.borders(unit) {
            if !closed.contains(map.province_of(to)) {
                visit(MovementOrder::Move { to, path: PathChoice::Unstated });
            }
        }
        if unit.kind == UnitKind::Army && map.shores(at).intersects(convoys.fleets) {
            for to in convoys.overseas(map, at) - closed {
                visit(MovementOrder::Move { to: to.location(), path: PathChoice::ByConvoy });
            }
        }
    }

    fn supports(
        &self,
        at: Province,
        unit: Unit,
        closed: ProvinceSet,
        convoys: &mut Convoys,
        rulebook: &Rulebook,
        visit: &mut impl FnMut(MovementOrder),
    ) {
        let position = self.position();
        let map = position.map;
        let mut others = position.units.occupied().without(at);
        if !rulebook.outsiders_support_disorder {
            for power in self.position().absent() {
                others = others - position.units.of(power);
            }
        }
        let armies = others - position.units.fleets();
        let fleets = others & position.units.fleets();
        for to in map.reach(unit) {
            if others.contains(to) {
                visit(MovementOrder::SupportHold { unit: to });
            }
            if closed.contains(to) {
                continue;
            }
            let mut comers = armies & map.army_borders(to);
            if map.shores(to).intersects(convoys.fleets) && map.land().contains(to) {
                comers |= armies & convoys.overseas(map, to);
            }
            for from in comers {
                visit(MovementOrder::SupportMove { from, to: to.location() });
            }
            for from in fleets & map.fleet_neighbours(to) {
                let Some(fleet) = position.units.at(from) else { continue };
                let places = map.fleet_borders(fleet.location) & map.fleet_places(to);
                if !places.is_empty() {
                    visit(MovementOrder::SupportMove { from, to: to.location() });
                    for place in places.without(to.location()) {
                        visit(MovementOrder::SupportMove { from, to: place });
                    }
                }
            }
        }
    }

    fn convoys(&self, at: Province, unit: Unit, closed: ProvinceSet, visit: &mut impl FnMut(MovementOrder)) {
        let position = self.position();
        let map = position.map;
        if unit.kind != UnitKind::Fleet || !map.waters().contains(at) {
            return;
        }
        let fleets = self.position().convoyers();
        let together = map.flood(ProvinceSet::of(at), fleets);
        let ports = map.ports_of(together);
        let own = map.ports(at);
        let armies = ports & (position.units.occupied() - position.units.fleets());
        // Where armies may come from that this fleet lands: it touches no other that could do so.
        let mut landed = [ProvinceSet::EMPTY; MOST_LANDINGS];
        if !armies.is_subset(own) {
            for (coming, to) in landed.iter_mut().zip(own) {
                *coming = map.flood(ProvinceSet::of(at), (together - map.shores(to)).with(at));
            }
        }
        for army in armies {
            let shores = map.shores(army);
            // Where a path leads that begins with this fleet, likewise.
            let first = own.contains(army);
            let begun =
                if first { map.flood(ProvinceSet::of(at), (together - shores).with(at)) } else { ProvinceSet::EMPTY };
            let mut landings = own.iter().zip(&landed);
            for to in ports.without(army) - closed {
                let useful = if fleets.contains(to) {
                    map.on_some_path(at, fleets, army, to)
                } else if first {
                    // If the fleet touches both shores, no other is needed.
                    own.contains(to) || begun.intersects(map.shores(to))
                } else if own.contains(to)
                    && let Some((_, coming)) = landings.find(|(place, _)| *place == to)
                {
                    coming.intersects(shores)
                } else {
                    map.on_some_path(at, fleets, army, to)
                };
                if useful {
                    visit(MovementOrder::Convoy { army, to });
                }
            }
        }
    }
}

/// The places at which a fleet may land armies for which the answer is kept.
const MOST_LANDINGS: usize = 16;

/// The fleets that can convoy. Those of a convoy are all of one group, in which each is next to another one.
struct Convoys {
    fleets: ProvinceSet,
    /// The group that was asked about last, and the land that it touches: most places near a unit touch the same one.
    group: ProvinceSet,
    ports: ProvinceSet,
}

impl Convoys {
    fn over(fleets: ProvinceSet) -> Self {
        Convoys { fleets, group: ProvinceSet::EMPTY, ports: ProvinceSet::EMPTY }
    }

    /// Where an army in `from` could be carried; and, the other way round, from where one could come.
    fn overseas(&mut self, map: &Map, from: Province) -> ProvinceSet {
        let fleets = self.fleets;
        let mut ports = ProvinceSet::EMPTY;
        if fleets.contains(from) {
            ports = map.ports_of(map.flood(map.shores(from), fleets.without(from)));
        } else {
            let mut touched = map.shores(from) & fleets;
            while let Some(fleet) = touched.first() {
                if !self.group.contains(fleet) {
                    self.group = map.flood(ProvinceSet::of(fleet), fleets);
                    self.ports = map.ports_of(self.group);
                }
                ports |= self.ports;
                touched = touched - self.group;
            }
        }
        let ports = ports.without(from);
        if !ports.intersects(fleets) {
            return ports;
        }
        // A fleet doesn't help into its own province; only archipelagos can have one.
        let own = (ports & fleets).iter().filter(|&to| !map.joined(fleets, from, to)).collect();
        ports - own
    }
}

impl Retreat {
    /// Every legal order of the unit dislodged from `from`.
    pub fn legal(&self, from: Province) -> Vec<RetreatOrder> {
        let Some(unit) = self.dislodged_from(from).filter(|it| !self.position().absent().contains(it.unit.power))
        else {
            return Vec::new();
        };
        let retreats = unit.retreats.iter().map(|to| RetreatOrder::Retreat { to });
        retreats.chain([RetreatOrder::Disband]).collect()
    }
}

impl Adjustment {
    /// Every legal order of `power`; as many of them as [`due`](Adjustment::due) says can be given.
    pub fn legal(&self, power: Power) -> Vec<AdjustmentOrder> {
        let position = self.position();
        let map = position.map;
        match self.due(power) {
            Due::Nothing => Vec::new(),
            Due::Builds { sites, .. } => {
                let build = |kind, at| AdjustmentOrder::Build { kind, at };
                let at = |site: Province| {
                    let fleets = map.fleet_places(site).iter().map(move |at| build(UnitKind::Fleet, at));
                    [build(UnitKind::Army, site.location())].into_iter().chain(fleets)
                };
                sites.iter().flat_map(at).chain([AdjustmentOrder::Waive]).collect()
            }
            Due::Disbands { .. } if self.position().absent().contains(power) => Vec::new(),
            Due::Disbands { .. } => {
                position.units.of(power).iter().map(|unit| AdjustmentOrder::Remove { unit }).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::game_options::GameOptions;
    use crate::position::Position;

    /// A board with a unit in about every second province: the next of a fixed sequence of boards.
    fn crowded(map: &'static Map, seed: &mut u64) -> Movement {
        let mut position = Position::start(map, GameOptions::default());
        position.units = crate::unit::Units::new();
        let mut draw = |below: usize| {
            *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (*seed >> 33) as usize % below
        };
        for province in map.provinces() {
            let places: Vec<_> = map.fleet_places(province).iter().collect();
            let (kind, location) = match draw(5) {
                0 | 1 if !places.is_empty() => (UnitKind::Fleet, places[draw(places.len())]),
                2 => (UnitKind::Army, province.location()),
                _ => continue,
            };
            let power = Power(draw(map.powers().len()) as u8);
            let _ = position.units.place(map, Unit { power, kind, location });
        }
        Movement::new(position).unwrap()
    }

    /// Every order that can be built on the map for a unit, as `legal` would write it.
    fn all(map: &Map) -> Vec<MovementOrder> {
        let mut orders = vec![MovementOrder::Hold];
        for to in map.locations() {
            orders.push(MovementOrder::Move { to, path: PathChoice::Unstated });
            orders.push(MovementOrder::Move { to, path: PathChoice::ByConvoy });
            orders.extend(map.provinces().map(|from| MovementOrder::SupportMove { from, to }));
        }
        for unit in map.provinces() {
            orders.push(MovementOrder::SupportHold { unit });
            orders.extend(map.provinces().map(|to| MovementOrder::Convoy { army: unit, to }));
        }
        orders
    }

    #[test]
    fn what_is_listed_is_what_is_accepted() {
        let rulebook =
            Rulebook { army_coast_is_ignored: false, only_coast_need_not_be_stated: false, ..Rulebook::default() };
        let mut seed = 1;
        for map in Map::all() {
            let candidates = all(map);
            for _ in 0..2 {
                let movement = crowded(map, &mut seed);
                for (at, unit) in movement.position().units.iter() {
                    let listed = movement.legal(at, &rulebook);
                    let set: HashSet<_> = listed.iter().copied().collect();
                    assert_eq!(set.len(), listed.len(), "each once");
                    for &order in &candidates {
                        // A convoy over water is listed with `VIA` only.
                        let other_form = match order {
                            MovementOrder::Move { to, path: PathChoice::Unstated } => {
                                unit.kind == UnitKind::Army && !map.borders(unit).contains(to)
                            }
                            _ => false,
                        };
                        let accepted = movement.check(at, order, &rulebook).is_ok();
                        assert_eq!(set.contains(&order), accepted && !other_form, "{} {order:?}", unit.text(map));
                    }
                }
            }
        }
    }
}
