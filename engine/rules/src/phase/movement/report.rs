//! The results of a movement phase.

mod parts;

pub use parts::MovementParts;

use crate::adjudicate::{Decisions, OrderGraph, verdict};
use crate::dislodged::MAX_DISLODGED;
use crate::location::LocationSet;
use crate::map::Map;
use crate::order::{MovementOrder, Orders};
use crate::outcome::{Fate, Outcome, Resolved};
use crate::phase::movement::travel::{ConvoyPaths, Travel};
use crate::phase::{Dislodged, Phase, Retreat, next_phase};
use crate::power::PowerSet;
use crate::province::{Province, ProvinceSet};
use crate::set::LargeTable;
use crate::unit::{Unit, UnitKind, Units};

/// The outcome of every order in a movement phase and the fate of every unit, with the reasons.
#[derive(Clone)]
pub struct MovementReport {
    pub(super) map: &'static Map,
    units: Units,
    /// Only entries of units mean something.
    resolved: LargeTable<Resolved<MovementOrder>>,
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

const HOLDS: Resolved<MovementOrder> =
    Resolved { order: MovementOrder::Hold, outcome: Outcome::Succeeds, fate: Fate::Stays };

impl PartialEq for MovementReport {
    fn eq(&self, other: &Self) -> bool {
        (std::ptr::eq(self.map, other.map) || self.map == other.map)
            && self.units == other.units
            && self.iter().eq(other.iter())
            && self.convoyed == other.convoyed
            && self.paths == other.paths
            && self.supporting == other.supporting
            && self.contests_attackers_origin == other.contests_attackers_origin
            && self.contested == other.contested
            && self.dislodged().eq(other.dislodged())
    }
}

impl Eq for MovementReport {}

impl MovementReport {
    /// An empty report.
    pub(super) fn new(map: &'static Map) -> Self {
        MovementReport {
            map,
            units: Units::new(),
            resolved: LargeTable::new(HOLDS),
            convoyed: ProvinceSet::EMPTY,
            paths: ConvoyPaths::new(),
            supporting: ProvinceSet::EMPTY,
            contests_attackers_origin: false,
            contested: ProvinceSet::EMPTY,
            count: 0,
            dislodged: [None; MAX_DISLODGED],
        }
    }

    /// Clears the report of another phase.
    pub(super) fn begin(&mut self, map: &'static Map, units: &Units) {
        self.map = map;
        self.paths.clear();
        self.dislodged[..usize::from(self.count)].fill(None);
        self.count = 0;
        self.units = *units;
    }

    /// Records the outcome of every order and the fate of every unit; moves the units in `next`, which is the phase
    /// adjudicated, and makes it the one that follows.
    pub(super) fn fill(
        &mut self,
        graph: &OrderGraph,
        decisions: &Decisions,
        orders: &Orders<MovementOrder>,
        next: &mut Phase,
    ) {
        self.convoyed = graph.convoyed;
        self.supporting = decisions.supporting;
        self.contests_attackers_origin = graph.rulebook.dislodged_unit_contests_attackers_origin;
        for army in graph.convoyed {
            // By way of lost fleets only if no others made a path.
            let (ordered, to) = (graph.path(army), graph.target(army));
            let lost = ordered.iter().filter(|&fleet| verdict::dislodger(graph, decisions, fleet).is_some()).collect();
            let _ = self.paths.find(self.map, ordered - lost, army, to) || self.paths.find(self.map, ordered, army, to);
        }
        // Units that aren't attacked and neither move nor convoy succeed in what they were ordered.
        let busy = graph.movers | graph.attacked() | graph.carriers | graph.void;
        for at in self.units.occupied() - busy {
            self.resolved[at] = Resolved { order: graph.order(at), ..HOLDS };
        }
        let position = next.position_mut();
        let units = &mut position.units;
        let (mut entered, mut by_fleets) = (ProvinceSet::EMPTY, ProvinceSet::EMPTY);
        for at in decisions.succeeded {
            let order = graph.order(at);
            let (Some(unit), MovementOrder::Move { to: location, .. }) = (graph.unit(at), order) else { continue };
            self.resolved[at] = verdict::success(graph, decisions, at, order, location);
            let to = graph.target(at);
            entered.insert(to);
            // A choice of sets instead of a branch, as where units are put on the board.
            let fleet = if unit.kind == UnitKind::Fleet { ProvinceSet::of(to) } else { ProvinceSet::EMPTY };
            by_fleets |= fleet;
            units.by_province[to] = Some(Unit { location, ..unit });
            units.of_power.exchange(unit.power, ProvinceSet::of(at) ^ ProvinceSet::of(to));
        }
        for at in decisions.succeeded - entered {
            units.by_province[at] = None;
        }
        let driven_out = entered & (units.occupied - decisions.succeeded);
        for at in driven_out {
            if let Some(unit) = graph.unit(at) {
                units.of_power.exchange(unit.power, ProvinceSet::of(at));
            }
        }
        units.occupied = (units.occupied - decisions.succeeded) | entered;
        units.fleets = (units.fleets - decisions.succeeded - entered) | by_fleets;
        for at in decisions.failed {
            self.resolved[at] = verdict::failure(graph, decisions, at);
        }
        for at in self.units.occupied() & (busy - graph.movers) {
            self.resolved[at] = verdict::stay(graph, decisions, at);
        }
        // A void order is reported as it was given.
        for at in graph.void {
            if let Some(Ok(order)) = orders.of(at) {
                self.resolved[at].order = order;
            }
        }
        self.contested = contested(graph, decisions, entered);
        self.conclude(graph, decisions, driven_out, next);
    }

    /// The map of the phase.
    pub const fn map(&self) -> &'static Map {
        self.map
    }

    /// The units at the start of the phase.
    pub const fn units(&self) -> &Units {
        &self.units
    }

    /// The outcome of the order and the fate of the unit that was in `province`; `None` if there was no unit.
    pub fn resolved(&self, province: Province) -> Option<&Resolved<MovementOrder>> {
        self.units.occupied().contains(province).then(|| &self.resolved[province])
    }

    /// Every unit's province with its results, in the order of the map.
    pub fn iter(&self) -> impl Iterator<Item = (Province, &Resolved<MovementOrder>)> {
        self.units.occupied().iter().map(|at| (at, &self.resolved[at]))
    }

    /// The armies that went, or were to go, by convoy.
    pub const fn convoyed(&self) -> ProvinceSet {
        self.convoyed
    }

    /// Where the unit in `at` moved, or tried to; `None` if it stayed, as one with a void order does.
    pub(super) fn destination(&self, at: Province) -> Option<Province> {
        match self.resolved(at)? {
            resolved if matches!(resolved.outcome, Outcome::Void(_)) => None,
            resolved => match resolved.order {
                MovementOrder::Move { to, .. } => Some(self.map.province_of(to)),
                MovementOrder::Hold
                | MovementOrder::SupportHold { .. }
                | MovementOrder::SupportMove { .. }
                | MovementOrder::Convoy { .. } => None,
            },
        }
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
        self.dislodged.iter().take(usize::from(self.count)).flatten().copied()
    }

    /// Finds where the units can retreat to that were driven out of their provinces, and makes `next`, in which the
    /// others have moved, the phase that follows.
    fn conclude(&mut self, graph: &OrderGraph, decisions: &Decisions, driven_out: ProvinceSet, next: &mut Phase) {
        let position = next.position_mut();
        let map = position.map;
        let absent = graph.position.absent();
        let closed = position.options.setup.closed(map, position.turn);
        for at in driven_out {
            let (Some(unit), Some(attacker)) = (graph.unit(at), verdict::dislodger(graph, decisions, at)) else {
                continue;
            };
            let mut barred = position.units.occupied() | self.contested | closed;
            if !(graph.convoyed.contains(attacker) && graph.rulebook.retreat_to_convoyed_attackers_origin) {
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
        // The absent powers are given again for each phase.
        position.options.disorder = PowerSet::EMPTY;
        if self.dislodged().any(|unit| !unit.retreats.is_empty()) {
            *next = Phase::Retreat(Retreat::unchecked(*position, self.dislodged()));
        } else {
            next_phase::end_turn(next, graph.rulebook);
        }
    }
}

/// The provinces that are vacant after a standoff; `entered` are those that units moved into.
fn contested(graph: &OrderGraph, decisions: &Decisions, entered: ProvinceSet) -> ProvinceSet {
    let stayed = graph.units().occupied() - decisions.succeeded;
    let vacant = graph.attacked() - stayed - entered;
    let prevents = |mover: Province| decisions.prevent(graph, mover).least > 0;
    vacant.iter().filter(|&to| (graph.attackers(to) & decisions.failed).iter().any(prevents)).collect()
}
