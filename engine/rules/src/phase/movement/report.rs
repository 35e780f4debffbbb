//! What became of a movement phase.

mod parts;

pub use parts::MovementParts;

use crate::adjudicate::{Field, State, verdict};
use crate::location::LocationSet;
use crate::map::Map;
use crate::order::{MovementOrder, Orders};
use crate::outcome::{Fate, Outcome, Resolved};
use crate::phase::movement::travel::{ConvoyPaths, Travel};
use crate::phase::retreat::MAX_DISLODGED;
use crate::phase::{Dislodged, Phase, Retreat, flow};
use crate::power::PowerSet;
use crate::province::{Province, ProvinceSet};
use crate::set::Table;
use crate::unit::{UnitKind, Units};

/// What became of every unit in a movement phase, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovementReport {
    pub(super) map: &'static Map,
    units: Units,
    resolved: Table<Option<Resolved<MovementOrder>>>,
    pub(super) convoyed: ProvinceSet,
    paths: ConvoyPaths,
    /// The units whose support was given.
    pub(super) supporting: ProvinceSet,
    /// Whether a dislodged unit contests the province of its attacker if either went by convoy (DATC 4.A.7).
    pub(super) contests_attackers_origin: bool,
    contested: ProvinceSet,
    count: u8,
    dislodged: [Option<Dislodged>; MAX_DISLODGED],
}

impl MovementReport {
    /// A report that says nothing yet.
    pub(super) const fn new(map: &'static Map) -> Self {
        MovementReport {
            map,
            units: Units::new(),
            resolved: Table::new(None),
            convoyed: ProvinceSet::EMPTY,
            paths: ConvoyPaths::new(),
            supporting: ProvinceSet::EMPTY,
            contests_attackers_origin: false,
            contested: ProvinceSet::EMPTY,
            count: 0,
            dislodged: [None; MAX_DISLODGED],
        }
    }

    /// Forgets what was said about another phase.
    pub(super) fn begin(&mut self, map: &'static Map, units: &Units) {
        self.map = map;
        self.paths.clear();
        for gone in self.units.occupied() - units.occupied() {
            self.resolved[gone] = None;
        }
        self.dislodged[..usize::from(self.count)].fill(None);
        self.count = 0;
        self.units = *units;
    }

    /// Takes down what became of every order and unit.
    pub(super) fn fill(&mut self, field: &Field, state: &State, orders: &Orders<MovementOrder>) {
        self.convoyed = field.convoyed;
        self.supporting = state.supporting;
        self.contests_attackers_origin = field.rulebook.dislodged_unit_contests_attackers_origin;
        for army in field.convoyed {
            // Over fleets that were lost only if no others made a path.
            let (ordered, to) = (field.path(army), field.target(army));
            let lost = ordered.iter().filter(|&fleet| verdict::dislodger(field, state, fleet).is_some()).collect();
            let _ = self.paths.find(self.map, ordered - lost, army, to) || self.paths.find(self.map, ordered, army, to);
        }
        self.contested = contested(field, state);
        // Units that stay where nobody comes, and neither move nor carry, do what they were ordered.
        let busy = field.movers | field.attacked() | field.carriers | field.void;
        for at in self.units.occupied() - busy {
            let (outcome, fate) = (Outcome::Succeeds, Fate::Stays);
            self.resolved[at] = Some(Resolved { order: field.order(at), outcome, fate });
        }
        for at in state.succeeded {
            self.resolved[at] = Some(verdict::success(field, state, at));
        }
        for at in state.failed {
            self.resolved[at] = Some(verdict::failure(field, state, at));
        }
        for at in self.units.occupied() & (busy - field.movers) {
            self.resolved[at] = Some(verdict::stay(field, state, at));
        }
        // People want to see what was ordered, also where it was void.
        for at in field.void {
            if let (Some(Ok(order)), Some(resolved)) = (orders.of(at), self.resolved[at].as_mut()) {
                resolved.order = order;
            }
        }
    }

    /// The units as they stood before.
    pub const fn units(&self) -> &Units {
        &self.units
    }

    /// What became of the unit that stood in `province`, and of its order; `None` if there was no unit.
    pub fn resolved(&self, province: Province) -> Option<&Resolved<MovementOrder>> {
        self.resolved[province].as_ref()
    }

    /// Every unit's province with what became of it, in the order of the map.
    pub fn iter(&self) -> impl Iterator<Item = (Province, &Resolved<MovementOrder>)> {
        self.units.occupied().iter().filter_map(|at| Some((at, self.resolved(at)?)))
    }

    /// The armies that went, or were to go, by convoy.
    pub const fn convoyed(&self) -> ProvinceSet {
        self.convoyed
    }

    /// How the army in `province` travelled, or tried to; `None` for what isn't an army or didn't move.
    pub fn travel(&self, province: Province) -> Option<Travel> {
        let to = self.destination(province)?;
        self.units.at(province).filter(|unit| unit.kind == UnitKind::Army)?;
        Some(if self.convoyed.contains(province) {
            self.paths.of(province, to).map_or(Travel::NoPath, Travel::By)
        } else {
            Travel::OnFoot
        })
    }

    /// The provinces left vacant by a standoff: nobody may retreat there.
    pub const fn contested(&self) -> ProvinceSet {
        self.contested
    }

    /// The dislodged units with where they may retreat to, also those that can't go anywhere, in the order of the map.
    pub fn dislodged(&self) -> impl Iterator<Item = Dislodged> + Clone + '_ {
        self.dislodged.iter().flatten().copied()
    }

    /// Moves the units in `next`, which is the phase adjudicated, and makes it the one that follows.
    pub(super) fn conclude(&mut self, field: &Field, state: &State, next: &mut Phase) {
        let position = next.position_mut();
        let map = position.map;
        let mut entered = ProvinceSet::EMPTY;
        for mover in state.succeeded {
            position.units.remove(mover);
            entered.insert(field.target(mover));
        }
        let driven_out = entered & position.units.occupied();
        for at in driven_out {
            position.units.remove(at);
        }
        for mover in state.succeeded {
            let to = field.target(mover);
            if let (Some(mut unit), Some(Resolved { fate: Fate::Moves { to: location, .. }, .. })) =
                (field.unit(mover), self.resolved[mover])
            {
                unit.location = location;
                position.units.put(to, unit);
            }
        }
        let absent = field.position.absent();
        let closed = position.terms.setup.closed(map, position.turn);
        for at in driven_out {
            let (Some(unit), Some(attacker)) = (field.unit(at), verdict::dislodger(field, state, at)) else { continue };
            let mut barred = position.units.occupied() | self.contested | closed;
            if !(field.convoyed.contains(attacker) && field.rulebook.retreat_to_convoyed_attackers_origin) {
                barred.insert(attacker);
            }
            let retreats = if absent.contains(unit.power) {
                LocationSet::EMPTY
            } else {
                map.borders(unit).iter().filter(|&to| !barred.contains(map.province_of(to))).collect()
            };
            if let Some(place) = self.dislodged.get_mut(usize::from(self.count)) {
                *place = Some(Dislodged { unit, retreats });
                self.count += 1;
            }
        }
        // Who is absent is said anew for each phase.
        position.terms.disorder = PowerSet::EMPTY;
        let can_retreat = self.dislodged().any(|unit| !unit.retreats.is_empty());
        match can_retreat.then(|| Retreat::unchecked(*position, self.dislodged())).flatten() {
            Some(retreat) => *next = Phase::Retreat(retreat),
            None => flow::end_turn(next, field.rulebook),
        }
    }
}

/// Where units stood each other off and nobody is now.
fn contested(field: &Field, state: &State) -> ProvinceSet {
    let stayed = field.units().occupied() - state.succeeded;
    let mut contested = ProvinceSet::EMPTY;
    for mover in state.failed {
        let to = field.target(mover);
        if !stayed.contains(to) && !field.attackers(to).meets(state.succeeded) && state.prevent(field, mover).least > 0
        {
            contested.insert(to);
        }
    }
    contested
}
