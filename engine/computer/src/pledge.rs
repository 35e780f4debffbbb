//! Pledges about orders: what a player was told and has agreed to, as far as it changes what it expects and plays.
//!
//! A pledge of another power changes what the player expects of it, the more the further it is trusted. A pledge of its own costs
//! [`BREACH`] if its orders break it, so that it is kept unless breaking it pays by more than that. Who has said what to whom, in
//! which words and until when, isn't known here.

use dragoman_engine::{
    Map, Movement, MovementOrder, Orders, Position, Power, Province, ProvinceSet, Rulebook, UnitKind,
};

/// What breaking a pledge costs a player in its own reckoning, in which a centre that is won is about 1000: more than a centre in
/// autumn.
pub(crate) const BREACH: i32 = 1200;

/// Something about its orders in a movement phase that a power has pledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pledge {
    /// Its unit there is given this order.
    Order {
        /// Where the unit stands.
        at: Province,
        /// The order.
        order: MovementOrder,
    },
    /// Its unit there isn't given this order.
    NotOrder {
        /// Where the unit stands.
        at: Province,
        /// The order.
        order: MovementOrder,
    },
    /// One of its units supports this one.
    Support {
        /// Where the supported unit stands.
        unit: Province,
        /// Where it moves to; `None`: it holds.
        to: Option<Province>,
    },
    /// One of its fleets convoys this army.
    Convoy {
        /// Where the army stands.
        army: Province,
        /// Where it goes.
        to: Province,
    },
    /// None of its units goes into this province, or supports or convoys another into it.
    KeepOut {
        /// The province.
        place: Province,
    },
    /// None of its units stays in this province.
    Leave {
        /// The province.
        place: Province,
    },
    /// It attacks neither units nor centres of this power.
    Peace {
        /// The power.
        with: Power,
    },
    /// It supports and convoys no unit of this power.
    NoAid {
        /// The power.
        to: Power,
    },
    /// It builds such a unit there in winter.
    Build {
        /// The kind of unit.
        kind: UnitKind,
        /// The centre.
        at: Province,
    },
    /// It builds no such unit in winter.
    NoBuild {
        /// The kind of unit.
        kind: UnitKind,
        /// Where; `None`: nowhere.
        at: Option<Province>,
    },
    /// Its unit goes there, if it is dislodged.
    Retreat {
        /// Where the unit was dislodged.
        from: Province,
        /// Where it goes.
        to: Province,
    },
}

/// What is pledged for a phase, as far as one player knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pledges {
    /// What the player has pledged.
    pub own: Vec<Pledge>,
    /// What other powers have pledged to it, and how far each is trusted, in percent.
    pub others: Vec<(Power, Pledge, u8)>,
}

/// Which of a player's pledges an order breaks by itself, and which it keeps, by their index: one bit for each of the first 128.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Marks {
    /// Goes against the pledge.
    against: u128,
    /// Pledges for which some unit must have a certain order, and that this one doesn't keep.
    missing: u128,
    /// Such pledges that this one keeps.
    done: u128,
}

impl Marks {
    /// Those of `order` for the unit in `at`.
    pub(crate) fn of(pledges: &[Pledge], position: &Position, at: Province, order: MovementOrder) -> Marks {
        let mut marks = Marks::default();
        for (index, pledge) in pledges.iter().take(u128::BITS as usize).enumerate() {
            let bit = 1 << index;
            if matches!(pledge, Pledge::Support { .. } | Pledge::Convoy { .. }) {
                let is_done = pledge.is_done_by(position.map, at, order);
                *(if is_done { &mut marks.done } else { &mut marks.missing }) |= bit;
            } else if pledge.is_against(position, at, order) {
                marks.against |= bit;
            }
        }
        marks
    }

    /// Those of two units together.
    pub(crate) fn and(self, other: Marks) -> Marks {
        Marks {
            against: self.against | other.against,
            missing: self.missing | other.missing,
            done: self.done | other.done,
        }
    }

    /// How many pledges are broken by the units whose marks these are.
    pub(crate) fn broken(self) -> u32 {
        (self.against | (self.missing & !self.done)).count_ones()
    }
}

/// The province into which an order goes.
fn goal(map: &Map, order: MovementOrder) -> Option<Province> {
    if let MovementOrder::Move { to, .. } = order { Some(map.province_of(to)) } else { None }
}

/// The unit that an order supports or convoys, and where that is to be afterwards.
fn backed(map: &Map, order: MovementOrder) -> Option<(Province, Province)> {
    match order {
        MovementOrder::SupportHold { unit } => Some((unit, unit)),
        MovementOrder::SupportMove { from, to } => Some((from, map.province_of(to))),
        MovementOrder::Convoy { army, to } => Some((army, to)),
        MovementOrder::Hold | MovementOrder::Move { .. } => None,
    }
}

/// Whether two orders are the same but for coasts and the way.
fn is_same(map: &Map, one: MovementOrder, other: MovementOrder) -> bool {
    use MovementOrder as O;
    match (one, other) {
        (O::Move { to, .. }, O::Move { to: goes, .. }) => map.province_of(to) == map.province_of(goes),
        (O::SupportMove { from, to }, O::SupportMove { from: of, to: goes }) => {
            from == of && map.province_of(to) == map.province_of(goes)
        }
        (one, other) => one == other,
    }
}

/// Whether an order enters, supports or convoys into a province with a unit or a centre of `whom`, and not a unit of theirs.
pub(crate) fn attacks(position: &Position, order: MovementOrder, whom: Power) -> bool {
    let map = position.map;
    let is_theirs = |place: Province| {
        position.units.at(place).is_some_and(|unit| unit.power == whom) || position.centres.owner(place) == Some(whom)
    };
    let backs = backed(map, order).filter(|&(unit, to)| {
        let is_of_them = position.units.at(unit).is_some_and(|unit| unit.power == whom);
        unit != to && !is_of_them
    });
    goal(map, order).is_some_and(is_theirs) || backs.is_some_and(|(_, to)| is_theirs(to))
}

impl Pledge {
    /// Whether `order` for the unit in `at` by itself goes against it.
    fn is_against(&self, position: &Position, at: Province, order: MovementOrder) -> bool {
        let map = position.map;
        let into = |place| goal(map, order) == Some(place) || backed(map, order).is_some_and(|(_, to)| to == place);
        match *self {
            Pledge::Order { at: of, order: pledged } => at == of && !is_same(map, order, pledged),
            Pledge::NotOrder { at: of, order: not } => at == of && is_same(map, order, not),
            Pledge::Support { .. }
            | Pledge::Convoy { .. }
            | Pledge::Build { .. }
            | Pledge::NoBuild { .. }
            | Pledge::Retreat { .. } => false,
            Pledge::KeepOut { place } => into(place),
            Pledge::Leave { place } => at == place && goal(map, order).is_none(),
            Pledge::Peace { with } => attacks(position, order, with),
            Pledge::NoAid { to } => {
                backed(map, order).and_then(|(unit, _)| position.units.at(unit)).is_some_and(|unit| unit.power == to)
            }
        }
    }

    /// Whether `order` for the unit in `at` is what was pledged, or the part of it that this unit can do.
    pub(crate) fn is_done_by(&self, map: &Map, at: Province, order: MovementOrder) -> bool {
        match *self {
            Pledge::Order { at: of, order: pledged } => at == of && is_same(map, order, pledged),
            Pledge::Support { unit, to } => {
                let is_support = matches!(order, MovementOrder::SupportHold { .. } | MovementOrder::SupportMove { .. });
                is_support && backed(map, order) == Some((unit, to.unwrap_or(unit)))
            }
            Pledge::Convoy { army, to } => {
                matches!(order, MovementOrder::Convoy { .. }) && backed(map, order) == Some((army, to))
            }
            Pledge::NotOrder { .. }
            | Pledge::KeepOut { .. }
            | Pledge::Leave { .. }
            | Pledge::Peace { .. }
            | Pledge::NoAid { .. }
            | Pledge::Build { .. }
            | Pledge::NoBuild { .. }
            | Pledge::Retreat { .. } => false,
        }
    }

    /// Whether the `orders` of these `units` of who pledged it break it. A unit without an order holds.
    pub(crate) fn is_broken(&self, position: &Position, units: ProvinceSet, orders: &Orders<MovementOrder>) -> bool {
        let each = || units.iter().map(|at| (at, order_of(orders, at)));
        if matches!(self, Pledge::Support { .. } | Pledge::Convoy { .. }) {
            return !each().any(|(at, order)| self.is_done_by(position.map, at, order));
        }
        each().any(|(at, order)| self.is_against(position, at, order))
    }

    /// Whether these `units` of who pledged it have legal orders that break it: otherwise it costs nothing to keep.
    pub fn can_be_broken(&self, movement: &Movement, rulebook: &Rulebook, units: ProvinceSet) -> bool {
        if matches!(self, Pledge::Support { .. } | Pledge::Convoy { .. }) {
            // Whatever can support can do something else.
            return true;
        }
        let mut found = false;
        for at in units {
            movement.for_each_legal(at, rulebook, |order| found |= self.is_against(movement.position(), at, order));
        }
        found
    }

    /// Changes the `orders` of these `units` so that it is kept, where they can be: as few as possible, and no best ones are looked for.
    pub(crate) fn keep(
        &self,
        movement: &Movement,
        rulebook: &Rulebook,
        units: ProvinceSet,
        orders: &mut Orders<MovementOrder>,
    ) {
        let position = movement.position();
        if !self.is_broken(position, units, orders) {
            return;
        }
        match *self {
            Pledge::Order { at, order } => {
                if let Ok(order) = movement.check(at, order, rulebook)
                    && units.contains(at)
                {
                    orders.give(at, order);
                }
            }
            Pledge::Support { .. } | Pledge::Convoy { .. } => {
                // One that has nothing better to do, as far as that is seen from here.
                let moves = |at| goal(position.map, order_of(orders, at)).is_some();
                let found = self.ways(movement, rulebook, units);
                if let Some(&(at, order)) = found.iter().min_by_key(|&&(at, _)| (moves(at), at)) {
                    orders.give(at, order);
                }
            }
            // They are kept between the moves.
            Pledge::Build { .. } | Pledge::NoBuild { .. } | Pledge::Retreat { .. } => {}
            Pledge::NotOrder { .. }
            | Pledge::KeepOut { .. }
            | Pledge::Leave { .. }
            | Pledge::Peace { .. }
            | Pledge::NoAid { .. } => {
                for at in units {
                    let order = order_of(orders, at);
                    if self.is_against(position, at, order) && !self.is_against(position, at, MovementOrder::Hold) {
                        orders.give(at, MovementOrder::Hold);
                    }
                }
            }
        }
    }

    /// The orders of these `units` with which it is kept, each by itself.
    pub(crate) fn ways(
        &self,
        movement: &Movement,
        rulebook: &Rulebook,
        units: ProvinceSet,
    ) -> Vec<(Province, MovementOrder)> {
        let map = movement.position().map;
        let mut found: Vec<(Province, MovementOrder)> = Vec::new();
        for at in units {
            movement.for_each_legal(at, rulebook, |order| {
                if self.is_done_by(map, at, order) && !found.iter().any(|&(of, _)| of == at) {
                    found.push((at, order));
                }
            });
        }
        found
    }
}

/// The order of the unit in `at`; without one it holds.
pub(crate) fn order_of(orders: &Orders<MovementOrder>, at: Province) -> MovementOrder {
    orders.of(at).and_then(Result::ok).unwrap_or_default()
}
