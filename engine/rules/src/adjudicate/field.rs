//! The orders of a movement phase, sorted by what they do to each other.

use crate::location::Location;
use crate::order::{MovementOrder, Orders, Way};
use crate::outcome::Void;
use crate::phase::Movement;
use crate::province::{Province, ProvinceSet};
use crate::rulebook::{AdjacentConvoy, Rulebook, SupportCoast};
use crate::set::Table;
use crate::unit::{Unit, UnitKind, Units};

/// What the orders do, by province. Only entries of units of the phase in hand mean anything, so the memory can be used
/// again for the next phase as it is.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// The order that counts, coasts filled in.
    orders: Table<MovementOrder>,
    /// Of units whose orders are void: why.
    why_void: Table<Void>,
    /// For movers, where they go; for supporters, the province that their support is aimed at.
    target: Table<Province>,
    /// The movers that go there; none outside `attacked`.
    attackers: Table<ProvinceSet>,
    attacked: ProvinceSet,
    /// The units that support the unit there in what it does; none outside `backed`.
    backers: Table<ProvinceSet>,
    backed: ProvinceSet,
    /// By carrier: the army that its convoy fits.
    army_of: Table<Province>,
}

impl Tables {
    /// Tables in which nothing is noted.
    pub(crate) const fn new() -> Self {
        Tables {
            orders: Table::new(MovementOrder::Hold),
            why_void: Table::new(Void::Unreadable),
            target: Table::new(Province(0)),
            attackers: Table::new(ProvinceSet::EMPTY),
            attacked: ProvinceSet::EMPTY,
            backers: Table::new(ProvinceSet::EMPTY),
            backed: ProvinceSet::EMPTY,
            army_of: Table::new(Province(0)),
        }
    }

    /// Forgets who came where and who was backed.
    fn clear(&mut self) {
        for at in self.attacked {
            self.attackers[at] = ProvinceSet::EMPTY;
        }
        for at in self.backed {
            self.backers[at] = ProvinceSet::EMPTY;
        }
        self.attacked = ProvinceSet::EMPTY;
        self.backed = ProvinceSet::EMPTY;
    }
}

/// Who moves where, who backs whom, who carries whom. Nothing here changes while the questions are answered.
pub(crate) struct Field<'a> {
    pub(crate) movement: &'a Movement,
    pub(crate) rulebook: &'a Rulebook,
    tables: &'a mut Tables,
    /// The units whose orders are void.
    pub(crate) void: ProvinceSet,
    /// The units that move.
    pub(crate) movers: ProvinceSet,
    /// The movers that go by convoy.
    pub(crate) convoyed: ProvinceSet,
    /// The movers that meet another head to head: they go to each other's province, neither by convoy.
    facing: ProvinceSet,
    /// The units whose support fits an order.
    pub(crate) supporters: ProvinceSet,
    /// The fleets whose convoy fits an order.
    pub(crate) carriers: ProvinceSet,
    /// The armies that a fleet's convoy fits.
    carried: ProvinceSet,
    /// The fleets of `carriers` that are on a route of their army.
    on_route: ProvinceSet,
    /// The fleets on a route of an army that goes by convoy.
    pub(crate) convoying: ProvinceSet,
    /// The armies that a fleet of their own power is ordered to carry, on a route or not: that shows the intent (DATC
    /// 6.G.6).
    meant: ProvinceSet,
}

/// Units by what was written for them, so that each kind of order is worked through without asking again of what kind
/// it is.
#[derive(Default)]
struct Sorted([ProvinceSet; 6]);

impl Sorted {
    const HOLDS: usize = 0;
    const MOVES: usize = 1;
    const SUPPORTS_TO_HOLD: usize = 2;
    const SUPPORTS_TO_MOVE: usize = 3;
    const CONVOYS: usize = 4;
    const REFUSED: usize = 5;

    /// The kind of an order that was written.
    #[inline]
    const fn kind(written: Option<Result<MovementOrder, Void>>) -> usize {
        match written {
            None | Some(Ok(MovementOrder::Hold)) => Sorted::HOLDS,
            Some(Ok(MovementOrder::Move { .. })) => Sorted::MOVES,
            Some(Ok(MovementOrder::SupportHold { .. })) => Sorted::SUPPORTS_TO_HOLD,
            Some(Ok(MovementOrder::SupportMove { .. })) => Sorted::SUPPORTS_TO_MOVE,
            Some(Ok(MovementOrder::Convoy { .. })) => Sorted::CONVOYS,
            Some(Err(_)) => Sorted::REFUSED,
        }
    }
}

impl<'a> Field<'a> {
    /// Sorts the orders; judges each of them on the way.
    pub(crate) fn new(
        movement: &'a Movement,
        given: &Orders<MovementOrder>,
        rulebook: &'a Rulebook,
        tables: &'a mut Tables,
    ) -> Self {
        tables.clear();
        let mut field = Field {
            movement,
            rulebook,
            tables,
            void: ProvinceSet::EMPTY,
            movers: ProvinceSet::EMPTY,
            convoyed: ProvinceSet::EMPTY,
            facing: ProvinceSet::EMPTY,
            supporters: ProvinceSet::EMPTY,
            carriers: ProvinceSet::EMPTY,
            carried: ProvinceSet::EMPTY,
            on_route: ProvinceSet::EMPTY,
            convoying: ProvinceSet::EMPTY,
            meant: ProvinceSet::EMPTY,
        };
        field.fill(given);
        field
    }

    fn fill(&mut self, given: &Orders<MovementOrder>) {
        let movement = self.movement;
        let mut sorted = Sorted::default();
        let absent = !movement.absent().is_empty();
        for at in self.units().occupied() {
            let written = given.of(at);
            let mut kind = Sorted::kind(written);
            self.tables.orders[at] = match written {
                Some(Ok(order)) => order,
                Some(Err(_)) | None => MovementOrder::Hold,
            };
            if absent && let Err(why) = self.judge_absence(at, written) {
                self.refuse(at, why);
                kind = Sorted::HOLDS;
            }
            sorted.0[kind].insert(at);
        }
        for at in sorted.0[Sorted::REFUSED] {
            if let Some(Err(why)) = given.of(at) {
                self.refuse(at, why);
            }
        }
        let via = self.note_moves(sorted.0[Sorted::MOVES]);
        self.note_supports(sorted.0[Sorted::SUPPORTS_TO_HOLD], sorted.0[Sorted::SUPPORTS_TO_MOVE], given);
        if !sorted.0[Sorted::CONVOYS].is_empty() {
            self.note_convoys(sorted.0[Sorted::CONVOYS]);
        }
        self.choose_ways(via);
    }

    /// Whether the order written for the unit in `at` is one of, or for, a power that isn't there.
    fn judge_absence(&self, at: Province, written: Option<Result<MovementOrder, Void>>) -> Result<(), Void> {
        let (Some(unit), Some(Ok(order))) = (self.unit(at), written) else { return Ok(()) };
        self.movement.judge_absence(unit, order, self.rulebook)
    }

    /// Judges moves. Gives the armies that were told to go by convoy.
    fn note_moves(&mut self, moves: ProvinceSet) -> ProvinceSet {
        let (movement, rulebook) = (self.movement, self.rulebook);
        let map = movement.position().map;
        let mut told = ProvinceSet::EMPTY;
        for at in moves - self.units().fleets() {
            let MovementOrder::Move { to, way } = self.order(at) else { continue };
            match movement.army_destination(at, to, way, rulebook) {
                Ok(to) => {
                    self.note_move(at, to, way);
                    if way == Way::ByConvoy {
                        told.insert(at);
                    }
                    if !map.army_borders(at).contains(map.province_of(to)) {
                        self.convoyed.insert(at);
                    }
                }
                Err(why) => self.refuse(at, why),
            }
        }
        for at in moves & self.units().fleets() {
            let (Some(unit), MovementOrder::Move { to, way }) = (self.unit(at), self.order(at)) else { continue };
            match movement.fleet_destination(unit, to, way, rulebook) {
                Ok(to) => self.note_move(at, to, way),
                Err(why) => self.refuse(at, why),
            }
        }
        told
    }

    #[inline]
    fn note_move(&mut self, at: Province, to: Location, way: Way) {
        let target = self.movement.position().map.province_of(to);
        self.movers.insert(at);
        let tables = &mut *self.tables;
        tables.orders[at] = MovementOrder::Move { to, way };
        tables.target[at] = target;
        tables.attacked.insert(target);
        tables.attackers[target].insert(at);
    }

    /// Judges supports, and finds out which of them fit the order of the supported unit.
    fn note_supports(&mut self, to_hold: ProvinceSet, to_move: ProvinceSet, given: &Orders<MovementOrder>) {
        let (movement, rulebook) = (self.movement, self.rulebook);
        let map = movement.position().map;
        for at in to_hold {
            let (Some(supporter), MovementOrder::SupportHold { unit }) = (self.unit(at), self.order(at)) else {
                continue;
            };
            match movement.judge_supported_hold(supporter, unit) {
                Ok(()) if self.movers.contains(unit) => self.refuse(at, Void::MismatchedSupport),
                Ok(()) => self.note_support(at, unit, unit),
                Err(why) => self.refuse(at, why),
            }
        }
        for at in to_move {
            let (Some(supporter), MovementOrder::SupportMove { from, to }) = (self.unit(at), self.order(at)) else {
                continue;
            };
            match movement.judge_supported_move(at, supporter, from, to, rulebook) {
                Ok(()) if self.fits(at, from, to, given) => self.note_support(at, from, map.province_of(to)),
                Ok(()) => self.refuse(at, Void::MismatchedSupport),
                Err(why) => self.refuse(at, why),
            }
        }
    }

    #[inline]
    fn note_support(&mut self, at: Province, backed: Province, target: Province) {
        self.supporters.insert(at);
        let tables = &mut *self.tables;
        tables.target[at] = target;
        tables.backed.insert(backed);
        tables.backers[backed].insert(at);
    }

    pub(crate) fn units(&self) -> &Units {
        &self.movement.position().units
    }

    /// The order of the unit in `at` that counts.
    #[inline]
    pub(crate) fn order(&self, at: Province) -> MovementOrder {
        self.tables.orders[at]
    }

    /// Why the order of the unit in `at` is void, if it is one of `void`.
    pub(crate) fn why_void(&self, at: Province) -> Void {
        self.tables.why_void[at]
    }

    /// Where a mover goes; what the support of a supporter is aimed at.
    #[inline]
    pub(crate) fn target(&self, at: Province) -> Province {
        self.tables.target[at]
    }

    /// The provinces that movers go to.
    #[inline]
    pub(crate) fn attacked(&self) -> ProvinceSet {
        self.tables.attacked
    }

    /// The movers that go to a province.
    #[inline]
    pub(crate) fn attackers(&self, of: Province) -> ProvinceSet {
        self.tables.attackers[of]
    }

    /// The units that support the unit in `at` in what it does.
    #[inline]
    pub(crate) fn backers(&self, at: Province) -> ProvinceSet {
        self.tables.backers[at]
    }

    fn refuse(&mut self, at: Province, why: Void) {
        self.void.insert(at);
        self.tables.why_void[at] = why;
        self.tables.orders[at] = MovementOrder::Hold;
    }

    /// Whether the unit in `from` moves as the support from `at` says, in the coast as far as the rulebook wants it.
    fn fits(&self, at: Province, from: Province, to: Location, given: &Orders<MovementOrder>) -> bool {
        let MovementOrder::Move { to: goes, .. } = self.order(from) else { return false };
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

    /// Judges convoys, and finds out which of them fit the order of their army and are on a route.
    fn note_convoys(&mut self, convoys: ProvinceSet) {
        let movement = self.movement;
        let map = movement.position().map;
        for at in convoys {
            let (Some(fleet), MovementOrder::Convoy { army, to }) = (self.unit(at), self.order(at)) else { continue };
            match movement.judge_convoy(at, fleet, army, to) {
                Ok(()) if self.movers.contains(army) && self.target(army) == to => {
                    self.carriers.insert(at);
                    self.carried.insert(army);
                    self.tables.army_of[at] = army;
                }
                Ok(()) => self.refuse(at, Void::MismatchedConvoy),
                Err(why) => self.refuse(at, why),
            }
        }
        for army in self.carried {
            let fleets = self.fleets_of(army, self.carriers);
            if fleets.meets(self.compatriots(army)) {
                self.meant.insert(army);
            }
            let to = self.target(army);
            self.on_route.extend(fleets.iter().filter(|&fleet| map.on_some_path(fleet, fleets, army, to)));
        }
    }

    /// Those of `fleets` whose convoy fits the army.
    fn fleets_of(&self, army: Province, fleets: ProvinceSet) -> ProvinceSet {
        fleets.iter().filter(|&fleet| self.tables.army_of[fleet] == army).collect()
    }

    /// The fleets ordered to carry an army that are on a route.
    pub(crate) fn route(&self, army: Province) -> ProvinceSet {
        if self.carried.contains(army) { self.fleets_of(army, self.on_route) } else { ProvinceSet::EMPTY }
    }

    /// Decides which armies go by convoy (DATC 4.A.3): those that cannot walk, and of the others, which were `told` to or
    /// are offered a convoy, those that the rulebook sees at sea.
    fn choose_ways(&mut self, told: ProvinceSet) {
        for army in (told | self.carried) - self.convoyed {
            let to = self.target(army);
            let via = told.contains(army);
            let by_convoy = if self.route(army).is_empty() {
                // No route is ordered; only a `VIA` that binds keeps the army from walking.
                via && via_binds(self.rulebook)
            } else {
                match self.rulebook.adjacent_convoy {
                    AdjacentConvoy::Edition1971 => self.movers.contains(to) && self.target(to) == army,
                    AdjacentConvoy::Edition1982 => self.meant.contains(army),
                    AdjacentConvoy::Edition2000 | AdjacentConvoy::Edition2023 | AdjacentConvoy::Fallback => {
                        via || self.meant.contains(army)
                    }
                    AdjacentConvoy::Explicit => via,
                }
            };
            if by_convoy {
                self.convoyed.insert(army);
            }
        }
        for army in self.convoyed & self.carried {
            self.convoying |= self.route(army);
        }
        self.face();
    }

    /// Finds out who meets head to head.
    fn face(&mut self) {
        let walkers = self.movers - self.convoyed;
        self.facing = ProvinceSet::EMPTY;
        for mover in walkers & self.attacked() {
            let to = self.target(mover);
            if walkers.contains(to) && self.target(to) == mover {
                self.facing.insert(mover);
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
                    matches!(self.order(army), MovementOrder::Move { way: Way::ByConvoy, .. })
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
            self.face();
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
        self.facing.contains(mover).then(|| self.target(mover))
    }
}

/// Whether an army told to go by convoy may not walk instead.
pub(crate) const fn via_binds(rulebook: &Rulebook) -> bool {
    matches!(rulebook.adjacent_convoy, AdjacentConvoy::Edition2023 | AdjacentConvoy::Explicit)
}
