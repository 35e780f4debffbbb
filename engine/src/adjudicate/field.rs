//! The orders of a movement phase, sorted by what they do to each other.

use crate::order::{MovementOrder, Orders, Way};
use crate::outcome::Void;
use crate::phase::Movement;
use crate::province::{Province, ProvinceSet};
use crate::rulebook::{AdjacentConvoy, Rulebook, SupportCoast};
use crate::set::Table;
use crate::unit::{Unit, UnitKind, Units};

/// Who moves where, who backs whom, who carries whom. Nothing here changes while the questions are answered.
pub(crate) struct Field<'a> {
    pub(crate) movement: &'a Movement,
    pub(crate) rulebook: &'a Rulebook,
    /// By province: the order that counts, coasts filled in.
    pub(crate) orders: Table<MovementOrder>,
    /// The units whose orders are void, and why.
    pub(crate) void: ProvinceSet,
    pub(crate) why_void: Table<Void>,
    /// The units that move.
    pub(crate) movers: ProvinceSet,
    /// The movers that go by convoy.
    pub(crate) convoyed: ProvinceSet,
    /// The units whose support fits an order.
    pub(crate) supporters: ProvinceSet,
    /// The fleets whose convoy fits an order.
    pub(crate) carriers: ProvinceSet,
    /// For movers, where they go; for supporters, the province that their support is aimed at.
    pub(crate) target: Table<Province>,
    /// The provinces that movers go to.
    pub(crate) attacked: ProvinceSet,
    /// By province: the movers that go there.
    pub(crate) attackers: Table<ProvinceSet>,
    /// By province: the units that support the unit there in what it does.
    pub(crate) backers: Table<ProvinceSet>,
    /// The armies that a fleet's convoy fits, and by fleet which of them.
    carried: ProvinceSet,
    army_of: Table<Province>,
    /// The fleets of `carriers` that are on a route of their army.
    on_route: ProvinceSet,
    /// The fleets on a route of an army that goes by convoy.
    pub(crate) convoying: ProvinceSet,
    /// The armies that a fleet of their own power is ordered to carry, on a route or not: that shows the intent (DATC
    /// 6.G.6).
    meant: ProvinceSet,
}

impl<'a> Field<'a> {
    /// A field without orders. Made empty and filled in place: it is too large to be moved for nothing.
    #[inline(always)]
    pub(crate) const fn empty(movement: &'a Movement, rulebook: &'a Rulebook) -> Self {
        Field {
            movement,
            rulebook,
            orders: Table::new(MovementOrder::Hold),
            void: ProvinceSet::EMPTY,
            why_void: Table::new(Void::Unreadable),
            movers: ProvinceSet::EMPTY,
            convoyed: ProvinceSet::EMPTY,
            supporters: ProvinceSet::EMPTY,
            carriers: ProvinceSet::EMPTY,
            target: Table::new(Province(0)),
            attacked: ProvinceSet::EMPTY,
            attackers: Table::new(ProvinceSet::EMPTY),
            backers: Table::new(ProvinceSet::EMPTY),
            carried: ProvinceSet::EMPTY,
            army_of: Table::new(Province(0)),
            on_route: ProvinceSet::EMPTY,
            convoying: ProvinceSet::EMPTY,
            meant: ProvinceSet::EMPTY,
        }
    }

    /// Sorts the orders; judges each of them on the way.
    pub(crate) fn fill(&mut self, given: &Orders<MovementOrder>) {
        let (movement, rulebook) = (self.movement, self.rulebook);
        let position = movement.position();
        let map = position.map;
        for at in position.units.occupied() & given.given() {
            let (Some(unit), Some(order)) = (position.units.at(at), given.of(at)) else { continue };
            match order.and_then(|order| movement.judge(at, unit, order, rulebook)) {
                Ok(order) => {
                    self.orders[at] = order;
                    match order {
                        MovementOrder::Hold => {}
                        MovementOrder::Move { to, .. } => {
                            let to = map.province_of(to);
                            self.movers.insert(at);
                            self.target[at] = to;
                            self.attacked.insert(to);
                            self.attackers[to].insert(at);
                        }
                        MovementOrder::SupportHold { .. } | MovementOrder::SupportMove { .. } => {
                            self.supporters.insert(at);
                        }
                        MovementOrder::Convoy { .. } => self.carriers.insert(at),
                    }
                }
                Err(why) => self.refuse(at, why),
            }
        }
        self.match_supports(given);
        if !self.carriers.is_empty() {
            self.match_convoys();
        }
        self.choose_ways();
    }

    pub(crate) fn units(&self) -> &Units {
        &self.movement.position().units
    }

    fn refuse(&mut self, at: Province, why: Void) {
        self.void.insert(at);
        self.why_void[at] = why;
    }

    /// Finds out which supports fit the order of the supported unit.
    fn match_supports(&mut self, given: &Orders<MovementOrder>) {
        for at in self.supporters {
            let (backed, target) = match self.orders[at] {
                MovementOrder::SupportHold { unit } if !self.movers.contains(unit) => (unit, unit),
                MovementOrder::SupportMove { from, to } if self.fits(at, from, to, given) => {
                    (from, self.movement.position().map.province_of(to))
                }
                _ => {
                    self.supporters.remove(at);
                    self.refuse(at, Void::MismatchedSupport);
                    continue;
                }
            };
            self.target[at] = target;
            self.backers[backed].insert(at);
        }
    }

    /// Whether the unit in `from` moves as the support from `at` says, in the coast as far as the rulebook wants it.
    fn fits(&self, at: Province, from: Province, to: crate::location::Location, given: &Orders<MovementOrder>) -> bool {
        let MovementOrder::Move { to: goes, .. } = self.orders[from] else { return false };
        let map = self.movement.position().map;
        let target = map.province_of(to);
        if target != map.province_of(goes) {
            return false;
        }
        if to == goes || self.units().at(from).is_none_or(|unit| unit.kind == UnitKind::Army) {
            return true;
        }
        // The coasts differ: either the support names none, or it names another one.
        let as_written = matches!(given.of(from), Some(Ok(MovementOrder::Move { to: written, .. })) if written == to);
        to == target.location()
            && (as_written
                || match self.rulebook.support_coast {
                    SupportCoast::Strict => false,
                    SupportCoast::OwnPowerOnly => {
                        self.units().at(at).map(|unit| unit.power) == self.units().at(from).map(|unit| unit.power)
                    }
                    SupportCoast::MayBeOmitted => true,
                })
    }

    /// Finds out which convoys fit the order of their army, and which of them are on a route.
    fn match_convoys(&mut self) {
        let map = self.movement.position().map;
        for at in self.carriers {
            if let MovementOrder::Convoy { army, to } = self.orders[at]
                && self.movers.contains(army)
                && self.target[army] == to
            {
                self.carried.insert(army);
                self.army_of[at] = army;
            } else {
                self.carriers.remove(at);
                self.refuse(at, Void::MismatchedConvoy);
            }
        }
        for army in self.carried {
            let fleets = self.fleets_of(army, self.carriers);
            if fleets.meets(self.compatriots(army)) {
                self.meant.insert(army);
            }
            let to = self.target[army];
            self.on_route.extend(fleets.iter().filter(|&fleet| map.on_some_path(fleet, fleets, army, to)));
        }
    }

    /// Those of `fleets` whose convoy fits the army.
    fn fleets_of(&self, army: Province, fleets: ProvinceSet) -> ProvinceSet {
        fleets.iter().filter(|&fleet| self.army_of[fleet] == army).collect()
    }

    /// The fleets ordered to carry an army that are on a route.
    pub(crate) fn route(&self, army: Province) -> ProvinceSet {
        if self.carried.contains(army) { self.fleets_of(army, self.on_route) } else { ProvinceSet::EMPTY }
    }

    /// Decides which armies go by convoy (DATC 4.A.3).
    fn choose_ways(&mut self) {
        let map = self.movement.position().map;
        for army in self.movers - self.units().fleets() {
            let to = self.target[army];
            let MovementOrder::Move { way, .. } = self.orders[army] else { continue };
            let via = way == Way::ByConvoy;
            let fleets = self.route(army);
            let by_convoy = if !map.army_borders(army).contains(to) {
                true
            } else if fleets.is_empty() {
                // No route is ordered; only a `VIA` that binds keeps the army from walking.
                via && via_binds(self.rulebook)
            } else {
                match self.rulebook.adjacent_convoy {
                    AdjacentConvoy::Edition1971 => self.movers.contains(to) && self.target[to] == army,
                    AdjacentConvoy::Edition1982 => self.meant.contains(army),
                    AdjacentConvoy::Edition2000 | AdjacentConvoy::Edition2023 | AdjacentConvoy::Fallback => {
                        via || self.meant.contains(army)
                    }
                    AdjacentConvoy::Explicit => via,
                }
            };
            if by_convoy {
                self.convoyed.insert(army);
                self.convoying |= fleets;
            }
        }
    }

    /// Makes those of `armies`, whose convoys are broken, walk that can and that the rulebook lets; whether there were
    /// any. After 1971 all: a convoy that is broken isn't considered (DATC 4.A.3, 6.G.4). With the fallback those that
    /// were told to go by convoy (DATC 6.G.20).
    pub(crate) fn send_on_foot(&mut self, armies: ProvinceSet) -> bool {
        let map = self.movement.position().map;
        let mut any = false;
        for army in armies {
            let may_walk = match self.rulebook.adjacent_convoy {
                AdjacentConvoy::Edition1971 => true,
                AdjacentConvoy::Fallback => {
                    matches!(self.orders[army], MovementOrder::Move { way: Way::ByConvoy, .. })
                }
                AdjacentConvoy::Edition1982
                | AdjacentConvoy::Edition2000
                | AdjacentConvoy::Edition2023
                | AdjacentConvoy::Explicit => false,
            };
            if may_walk && map.army_borders(army).contains(self.target[army]) {
                self.convoyed.remove(army);
                any = true;
            }
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

    /// Whether two movers meet head to head: they go to each other's province, neither by convoy.
    #[inline]
    pub(crate) fn opponent(&self, mover: Province) -> Option<Province> {
        let to = self.target[mover];
        let meets = self.movers.contains(to)
            && self.target[to] == mover
            && !self.convoyed.contains(mover)
            && !self.convoyed.contains(to);
        meets.then_some(to)
    }
}

/// Whether an army told to go by convoy may not walk instead.
pub(crate) const fn via_binds(rulebook: &Rulebook) -> bool {
    matches!(rulebook.adjacent_convoy, AdjacentConvoy::Edition2023 | AdjacentConvoy::Explicit)
}
