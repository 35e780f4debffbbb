//! All orders of a movement phase, judged.

use super::Legality;
use crate::order::{MovementOrder, Orders, PathChoice, Refusal};
use crate::outcome::Void;
use crate::province::{Province, ProvinceSet};
use crate::set::{LargeTable, Table};

/// The orders of a movement phase as they count, sorted by kind; and which are void, and why. This is what the
/// adjudicator works from.
///
/// Only entries of units of the phase that was judged last are valid, so the memory can be used again for the next
/// phase without being cleared.
#[derive(Clone, Debug)]
pub(crate) struct JudgedOrders {
    orders: Table<MovementOrder>,
    why_void: Table<Refusal>,
    /// For those that move, where they go; what else is aimed at something is noted by the adjudicator.
    target: Table<Province>,
    /// The units that move there; none outside `attacked`.
    attackers: LargeTable<ProvinceSet>,
    /// The provinces that units move to.
    pub(crate) attacked: ProvinceSet,
    /// The units whose orders are void.
    pub(crate) void: ProvinceSet,
    /// The units that move.
    pub(crate) moves: ProvinceSet,
    /// The armies told to go by convoy (`VIA`).
    pub(crate) via: ProvinceSet,
    /// The armies that can get to where they go by convoy only.
    pub(crate) overseas: ProvinceSet,
    /// The fleets whose coast was filled in: their orders name none.
    pub(crate) coast_left_out: ProvinceSet,
    /// The units that support a unit that stays.
    pub(crate) supports_to_hold: ProvinceSet,
    /// The units that support a move.
    pub(crate) supports_to_move: ProvinceSet,
    /// The fleets that convoy.
    pub(crate) convoys: ProvinceSet,
}

/// Units by the kind of their order, so that each kind is handled without checking it again.
#[derive(Clone, Copy)]
enum OrderKind {
    Hold,
    Move,
    SupportHold,
    SupportMove,
    Convoy,
    Refused,
}

impl OrderKind {
    #[inline]
    const fn of(given: Option<Result<MovementOrder, Refusal>>) -> OrderKind {
        match given {
            None | Some(Ok(MovementOrder::Hold)) => OrderKind::Hold,
            Some(Ok(MovementOrder::Move { .. })) => OrderKind::Move,
            Some(Ok(MovementOrder::SupportHold { .. })) => OrderKind::SupportHold,
            Some(Ok(MovementOrder::SupportMove { .. })) => OrderKind::SupportMove,
            Some(Ok(MovementOrder::Convoy { .. })) => OrderKind::Convoy,
            Some(Err(_)) => OrderKind::Refused,
        }
    }
}

impl JudgedOrders {
    /// Memory in which nothing has been judged yet.
    pub(crate) fn new() -> Self {
        JudgedOrders {
            orders: Table::new(MovementOrder::Hold),
            why_void: Table::new(Refusal::UNREADABLE),
            target: Table::new(Province(0)),
            attackers: LargeTable::new(ProvinceSet::EMPTY),
            attacked: ProvinceSet::EMPTY,
            void: ProvinceSet::EMPTY,
            moves: ProvinceSet::EMPTY,
            via: ProvinceSet::EMPTY,
            overseas: ProvinceSet::EMPTY,
            coast_left_out: ProvinceSet::EMPTY,
            supports_to_hold: ProvinceSet::EMPTY,
            supports_to_move: ProvinceSet::EMPTY,
            convoys: ProvinceSet::EMPTY,
        }
    }

    /// The order of the unit in `at` that counts; to hold, if it has none or it is void.
    #[inline]
    pub(crate) fn order(&self, at: Province) -> MovementOrder {
        self.orders[at]
    }

    /// Where the unit in `at` goes, or what its support was [aimed](JudgedOrders::aim) at.
    #[inline]
    pub(crate) fn target(&self, at: Province) -> Province {
        self.target[at]
    }

    /// Notes what the support of the unit in `at` is aimed at.
    #[inline]
    pub(crate) fn aim(&mut self, at: Province, target: Province) {
        self.target[at] = target;
    }

    /// The units that move to a province.
    #[inline]
    pub(crate) fn attackers(&self, of: Province) -> ProvinceSet {
        self.attackers[of]
    }

    /// Why the order of the unit in `at` is void, if it is one of `void`.
    pub(crate) fn why_void(&self, at: Province) -> Void {
        self.why_void[at].into()
    }

    /// Judges the orders given to all units of a position, in place of what was judged before.
    pub(crate) fn judge(&mut self, legality: &Legality, given: &Orders<MovementOrder>) {
        let mut sorted = [ProvinceSet::EMPTY; 6];
        self.void = ProvinceSet::EMPTY;
        let occupied = legality.position.units.occupied();
        let absences = legality.has_absent_powers();
        for at in occupied {
            let order = given.entry(at);
            let mut kind = OrderKind::of(order);
            self.orders[at] = match order {
                Some(Ok(order)) => order,
                Some(Err(_)) | None => MovementOrder::Hold,
            };
            if absences && let Err(void) = self.check_presence(legality, at, order) {
                self.refuse(at, void);
                kind = OrderKind::Hold;
            }
            sorted[kind as usize].insert(at);
        }
        for at in sorted[OrderKind::Refused as usize] {
            if let Some(Err(why)) = given.entry(at) {
                self.note_void(at, why);
            }
        }
        self.judge_moves(legality, sorted[OrderKind::Move as usize]);
        self.judge_supports(legality, sorted[OrderKind::SupportHold as usize], sorted[OrderKind::SupportMove as usize]);
        self.judge_convoys(legality, sorted[OrderKind::Convoy as usize]);
    }

    fn check_presence(
        &self,
        legality: &Legality,
        at: Province,
        given: Option<Result<MovementOrder, Refusal>>,
    ) -> Result<(), Void> {
        let (Some(unit), Some(Ok(order))) = (legality.position.units.at(at), given) else { return Ok(()) };
        legality.check_presence(unit, order)
    }

    fn refuse(&mut self, at: Province, void: Void) {
        self.note_void(at, void.into());
    }

    fn note_void(&mut self, at: Province, why: Refusal) {
        self.void.insert(at);
        self.why_void[at] = why;
        self.orders[at] = MovementOrder::Hold;
    }

    fn judge_moves(&mut self, legality: &Legality, moves: ProvinceSet) {
        let units = &legality.position.units;
        let map = legality.position.map;
        self.moves = moves;
        self.via = ProvinceSet::EMPTY;
        self.overseas = ProvinceSet::EMPTY;
        self.coast_left_out = ProvinceSet::EMPTY;
        for at in self.attacked {
            self.attackers[at] = ProvinceSet::EMPTY;
        }
        self.attacked = ProvinceSet::EMPTY;
        for at in moves - units.fleets() {
            let MovementOrder::Move { to, path } = self.orders[at] else { continue };
            if let Some(target) = legality.just_walks(at, to, path) {
                self.note_move(at, target);
                continue;
            }
            let Some(unit) = units.at(at) else { continue };
            match legality.army_destination(at, unit, to, path) {
                Ok(to) => {
                    let target = map.province_of(to);
                    self.orders[at] = MovementOrder::Move { to, path };
                    if path == PathChoice::ByConvoy {
                        self.via.insert(at);
                    }
                    if !map.army_borders(at).contains(target) {
                        self.overseas.insert(at);
                    }
                    self.note_move(at, target);
                }
                Err(void) => self.refuse(at, void),
            }
        }
        for at in moves & units.fleets() {
            let (Some(unit), MovementOrder::Move { to: given, path }) = (units.at(at), self.orders[at]) else {
                continue;
            };
            if legality.just_sails(unit, given, path) {
                self.note_move(at, map.province_of(given));
                continue;
            }
            match legality.fleet_destination(unit, given, path) {
                Ok(to) => {
                    self.orders[at] = MovementOrder::Move { to, path };
                    if to != given && given == map.province_of(given).location() {
                        self.coast_left_out.insert(at);
                    }
                    self.note_move(at, map.province_of(to));
                }
                Err(void) => self.refuse(at, void),
            }
        }
        self.moves = moves - self.void;
    }

    #[inline]
    fn note_move(&mut self, at: Province, target: Province) {
        self.target[at] = target;
        self.attacked.insert(target);
        self.attackers[target].insert(at);
    }

    fn judge_supports(&mut self, legality: &Legality, to_hold: ProvinceSet, to_move: ProvinceSet) {
        let units = &legality.position.units;
        for at in to_hold {
            let (Some(supporter), MovementOrder::SupportHold { unit }) = (units.at(at), self.orders[at]) else {
                continue;
            };
            if let Err(void) = legality.support_to_hold(at, supporter, unit) {
                self.refuse(at, void);
            }
        }
        for at in to_move {
            let (Some(supporter), MovementOrder::SupportMove { from, to }) = (units.at(at), self.orders[at]) else {
                continue;
            };
            if legality.just_supports(at, supporter, from, to) {
                continue;
            }
            match legality.support_to_move(at, supporter, from, to) {
                Ok(to) => self.orders[at] = MovementOrder::SupportMove { from, to },
                Err(void) => self.refuse(at, void),
            }
        }
        self.supports_to_hold = to_hold - self.void;
        self.supports_to_move = to_move - self.void;
    }

    fn judge_convoys(&mut self, legality: &Legality, convoys: ProvinceSet) {
        for at in convoys {
            let unit = legality.position.units.at(at);
            let (Some(fleet), MovementOrder::Convoy { army, to }) = (unit, self.orders[at]) else { continue };
            if let Err(void) = legality.convoy(at, fleet, army, to) {
                self.refuse(at, void);
            }
        }
        self.convoys = convoys - self.void;
    }
}
