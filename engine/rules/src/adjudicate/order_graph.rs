//! The orders of a movement phase, sorted by what they do to each other.

use crate::legality::JudgedOrders;
use crate::location::Location;
use crate::order::{MovementOrder, PathChoice};
use crate::outcome::{Void, VoidReason};
use crate::position::Position;
use crate::province::{Province, ProvinceSet};
use crate::rulebook::{AdjacentConvoy, Rulebook, SupportCoast};
use crate::set::{LargeTable, Table};
use crate::unit::{Unit, UnitKind, Units};

/// The effects of the orders, by province. Only entries of units of the current phase are valid, so the memory can be
/// used again for the next phase without being cleared.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// The units that support the unit there in what it does; none outside `supported`.
    supporters_of: LargeTable<ProvinceSet>,
    supported: ProvinceSet,
    /// By carrier: the army that its convoy fits.
    army_of: Table<Province>,
}

impl Tables {
    /// Tables in which nothing is noted.
    pub(crate) fn new() -> Self {
        Tables {
            supporters_of: LargeTable::new(ProvinceSet::EMPTY),
            supported: ProvinceSet::EMPTY,
            army_of: Table::new(Province(0)),
        }
    }

    /// Clears the supporters.
    fn clear(&mut self) {
        for at in self.supported {
            self.supporters_of[at] = ProvinceSet::EMPTY;
        }
        self.supported = ProvinceSet::EMPTY;
    }
}

/// Who moves where, who supports whom, who carries whom. Nothing here changes while decisions are made.
pub(crate) struct OrderGraph<'a> {
    pub(crate) position: &'a Position,
    pub(crate) rulebook: &'a Rulebook,
    judged: &'a mut JudgedOrders,
    tables: &'a mut Tables,
    /// The units whose orders are void: they can't be given, or fit no other order.
    pub(crate) void: ProvinceSet,
    /// The units that move.
    pub(crate) movers: ProvinceSet,
    /// The movers that go by convoy.
    pub(crate) convoyed: ProvinceSet,
    /// The movers that meet another head to head: they go to each other's province, neither by convoy.
    head_to_head: ProvinceSet,
    /// The units whose support fits an order.
    pub(crate) supporters: ProvinceSet,
    /// The fleets whose convoy fits an order.
    pub(crate) carriers: ProvinceSet,
    /// The armies that a fleet's convoy fits.
    carried: ProvinceSet,
    /// The fleets of `carriers` that are on a convoy path of their army.
    on_path: ProvinceSet,
    /// The fleets on a path of an army that goes by convoy.
    pub(crate) convoying: ProvinceSet,
    /// The armies that a fleet of their own power is ordered to carry, on a path or not: that shows the intent (DATC
    /// 6.G.6).
    intended: ProvinceSet,
}

impl<'a> OrderGraph<'a> {
    /// Sorts the orders, which have been judged.
    pub(crate) fn new(
        position: &'a Position,
        judged: &'a mut JudgedOrders,
        rulebook: &'a Rulebook,
        tables: &'a mut Tables,
    ) -> Self {
        tables.clear();
        let (void, movers, convoyed) = (judged.void, judged.moves, judged.overseas);
        let mut graph = OrderGraph {
            position,
            rulebook,
            judged,
            tables,
            void,
            movers,
            convoyed,
            head_to_head: ProvinceSet::EMPTY,
            supporters: ProvinceSet::EMPTY,
            carriers: ProvinceSet::EMPTY,
            carried: ProvinceSet::EMPTY,
            on_path: ProvinceSet::EMPTY,
            convoying: ProvinceSet::EMPTY,
            intended: ProvinceSet::EMPTY,
        };
        graph.note_supports();
        if !graph.judged.convoys.is_empty() {
            graph.note_convoys();
        }
        graph.choose_travel();
        graph
    }

    /// Finds out which supports fit the order of the supported unit.
    fn note_supports(&mut self) {
        let map = self.position.map;
        for at in self.judged.supports_to_hold {
            let MovementOrder::SupportHold { unit } = self.judged.order(at) else { continue };
            if self.movers.contains(unit) {
                self.void.insert(at);
            } else {
                self.note_support(at, unit, unit);
            }
        }
        for at in self.judged.supports_to_move {
            let MovementOrder::SupportMove { from, to } = self.judged.order(at) else { continue };
            if self.fits(at, from, to) {
                self.note_support(at, from, map.province_of(to));
            } else {
                self.void.insert(at);
            }
        }
    }

    #[inline]
    fn note_support(&mut self, at: Province, supported: Province, target: Province) {
        self.supporters.insert(at);
        let tables = &mut *self.tables;
        self.judged.aim(at, target);
        tables.supported.insert(supported);
        tables.supporters_of[supported].insert(at);
    }

    pub(crate) fn units(&self) -> &Units {
        &self.position.units
    }

    /// The order of the unit in `at` that counts.
    #[inline]
    pub(crate) fn order(&self, at: Province) -> MovementOrder {
        self.judged.order(at)
    }

    /// Why the order of the unit in `at` is void, if it is in `void`.
    pub(crate) fn why_void(&self, at: Province) -> Void {
        if self.judged.void.contains(at) {
            return self.judged.why_void(at);
        }
        let (reason, other, place) = match self.order(at) {
            MovementOrder::SupportHold { unit } => (VoidReason::MismatchedSupport, unit, unit),
            MovementOrder::SupportMove { from, to } => {
                (VoidReason::MismatchedSupport, from, self.position.map.province_of(to))
            }
            MovementOrder::Convoy { army, to } => (VoidReason::MismatchedConvoy, army, to),
            MovementOrder::Hold | MovementOrder::Move { .. } => return Void::bare(VoidReason::Unreadable),
        };
        Void { reason, unit: self.unit(other), place: Some(place) }
    }

    /// The destination of a mover; the province that a supporter's support is aimed at.
    #[inline]
    pub(crate) fn target(&self, at: Province) -> Province {
        self.judged.target(at)
    }

    /// The provinces that movers go to.
    #[inline]
    pub(crate) fn attacked(&self) -> ProvinceSet {
        self.judged.attacked
    }

    /// The movers that go to a province.
    #[inline]
    pub(crate) fn attackers(&self, of: Province) -> ProvinceSet {
        self.judged.attackers(of)
    }

    /// The units that support the unit in `at` in what it does.
    #[inline]
    pub(crate) fn supporters_of(&self, at: Province) -> ProvinceSet {
        self.tables.supporters_of[at]
    }

    /// The units whose strength depends on others: they are supported, or go by convoy. All others have a strength of 1.
    #[inline]
    pub(crate) fn dependent(&self) -> ProvinceSet {
        self.tables.supported | self.convoyed
    }

    /// Whether the unit in `to` moves to the province of one of `attackers`, which move to it.
    #[inline]
    pub(crate) fn meets_any(&self, to: Province, attackers: ProvinceSet) -> bool {
        self.movers.contains(to) && attackers.contains(self.target(to))
    }

    /// Whether the unit in `from` moves as the support from `at` says, including the coast if the rulebook requires it.
    fn fits(&self, at: Province, from: Province, to: Location) -> bool {
        let MovementOrder::Move { to: goes, .. } = self.order(from) else { return false };
        let map = self.position.map;
        let target = map.province_of(to);
        if target != map.province_of(goes) {
            return false;
        }
        if to == goes || self.units().at(from).is_none_or(|unit| unit.kind == UnitKind::Army) {
            return true;
        }
        // The coasts differ: either the support names none, or it names another one. It fits in any case if the move
        // names none either.
        to == target.location()
            && (self.judged.coast_left_out.contains(from)
                || match self.rulebook.support_coast {
                    SupportCoast::Strict => false,
                    SupportCoast::OwnPowerOnly => {
                        self.units().at(at).map(|unit| unit.power) == self.units().at(from).map(|unit| unit.power)
                    }
                    SupportCoast::MayBeOmitted => true,
                })
    }

    /// Finds out which convoys fit the order of their army and are on a path.
    fn note_convoys(&mut self) {
        let map = self.position.map;
        for at in self.judged.convoys {
            let MovementOrder::Convoy { army, to } = self.order(at) else { continue };
            if self.movers.contains(army) && self.target(army) == to {
                self.carriers.insert(at);
                self.carried.insert(army);
                self.tables.army_of[at] = army;
            } else {
                self.void.insert(at);
            }
        }
        for army in self.carried {
            let fleets = self.fleets_of(army, self.carriers);
            if fleets.intersects(self.compatriots(army)) {
                self.intended.insert(army);
            }
            let to = self.target(army);
            self.on_path.extend(fleets.iter().filter(|&fleet| map.on_some_path(fleet, fleets, army, to)));
        }
    }

    /// Those of `fleets` whose convoy fits the army.
    fn fleets_of(&self, army: Province, fleets: ProvinceSet) -> ProvinceSet {
        fleets.iter().filter(|&fleet| self.tables.army_of[fleet] == army).collect()
    }

    /// The fleets ordered to carry an army that are on a path of it.
    pub(crate) fn path(&self, army: Province) -> ProvinceSet {
        if self.carried.contains(army) { self.fleets_of(army, self.on_path) } else { ProvinceSet::EMPTY }
    }

    /// Decides which armies go by convoy (DATC 4.A.3): those that cannot walk, and of the others, which were told to
    /// (`VIA`) or are offered a convoy, those that the rulebook sends by convoy.
    fn choose_travel(&mut self) {
        for army in (self.judged.via | self.carried) - self.convoyed {
            let to = self.target(army);
            let via = self.judged.via.contains(army);
            let by_convoy = if self.path(army).is_empty() {
                // No path is ordered; only a `VIA` that binds keeps the army from walking.
                via && self.rulebook.via_binds()
            } else {
                match self.rulebook.adjacent_convoy {
                    AdjacentConvoy::Edition1971 => self.movers.contains(to) && self.target(to) == army,
                    AdjacentConvoy::Edition1982 => self.intended.contains(army),
                    AdjacentConvoy::Edition2000 | AdjacentConvoy::Edition2023 | AdjacentConvoy::Fallback => {
                        via || self.intended.contains(army)
                    }
                    AdjacentConvoy::Explicit => via,
                }
            };
            if by_convoy {
                self.convoyed.insert(army);
            }
        }
        for army in self.convoyed & self.carried {
            self.convoying |= self.path(army);
        }
        self.meet();
    }

    /// Finds the head-to-head battles.
    fn meet(&mut self) {
        let walkers = self.movers - self.convoyed;
        self.head_to_head = ProvinceSet::EMPTY;
        for mover in walkers & self.attacked() {
            let to = self.target(mover);
            if walkers.contains(to) && self.target(to) == mover {
                self.head_to_head.insert(mover);
            }
        }
    }

    /// Makes those of `armies`, whose convoys are broken, walk that can and that the rulebook lets; returns whether
    /// there were any. After 1971 that is all of them: a convoy that is broken isn't considered (DATC 4.A.3, 6.G.4).
    /// With the fallback it is those that were told to go by convoy (DATC 6.G.20).
    ///
    /// Their fleets stay among the `convoying`, though they carry nobody now: they were attacked as fleets that convoy.
    /// Otherwise the support that broke the convoy could be cut by a convoyed army under the rule of 1982 (DATC 4.A.2),
    /// the convoy would be whole, and the army would have no reason to walk.
    pub(crate) fn send_on_foot(&mut self, armies: ProvinceSet) -> bool {
        let map = self.position.map;
        let mut any = false;
        for army in armies {
            let may_walk = match self.rulebook.adjacent_convoy {
                AdjacentConvoy::Edition1971 => true,
                AdjacentConvoy::Fallback => {
                    matches!(self.order(army), MovementOrder::Move { path: PathChoice::ByConvoy, .. })
                }
                AdjacentConvoy::Edition1982
                | AdjacentConvoy::Edition2000
                | AdjacentConvoy::Edition2023
                | AdjacentConvoy::Explicit => false,
            };
            if may_walk && map.army_borders(army).contains(self.target(army)) {
                self.convoyed.remove(army);
                any = true;
            }
        }
        if any {
            self.meet();
        }
        any
    }

    /// The unit of a province that has one.
    #[inline]
    pub(crate) fn unit(&self, at: Province) -> Option<Unit> {
        self.units().at(at)
    }

    /// The units of the power that has the unit in `at`.
    #[inline]
    pub(crate) fn compatriots(&self, at: Province) -> ProvinceSet {
        self.unit(at).map_or(ProvinceSet::EMPTY, |unit| self.units().of(unit.power))
    }

    /// The mover that `mover` meets head to head.
    #[inline]
    pub(crate) fn opponent(&self, mover: Province) -> Option<Province> {
        self.head_to_head.contains(mover).then(|| self.target(mover))
    }
}
