//! What follows from a clause once it is agreed: which orders fulfil it, and whether somebody's own orders contradict it.
//!
//! Only the public position and the orders of one power are looked at, those of the power that is asked about. What no order can
//! contradict (opinions, news, secrecy) never is contradicted. A unit without an order holds, once its power has sent all its orders;
//! before, nothing follows from a missing one. Coasts are ignored.

use dragoman_engine::{
    Map, PathChoice, Position, Power, Province, ProvinceSet, Season, Turn, Units, WrittenOrder, WrittenUnit,
};

use crate::clause::{Clause, Value, by_convoy};
use crate::meaning::{Meaning, Slot};

/// One side of an agreement, with its own orders in the position that everybody sees.
#[derive(Clone, Copy)]
pub struct OwnSide<'a> {
    /// The position.
    pub position: &'a Position,
    /// The power whose orders these are.
    pub power: Power,
    /// Its orders: all that are stored.
    pub orders: &'a [WrittenOrder],
    /// Whether it has ordered all its units: one without an order is meant to hold.
    pub is_complete: bool,
    /// Whether units can move in this phase. In others nobody chooses that a unit stays where it is.
    pub is_movement: bool,
}

/// Who has said a clause, and to whom.
#[derive(Clone, Copy, Debug)]
pub struct Between<'a> {
    /// The author.
    pub author: Power,
    /// Whom it is said to.
    pub to: &'a [Power],
}

/// Something that one power has to order so that a clause is fulfilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Just this order.
    Order(WrittenOrder),
    /// That any unit supports this one where it is, or to where it moves.
    Support {
        /// The unit.
        unit: WrittenUnit,
        /// Where it moves to; `None`: it holds.
        to: Option<Province>,
    },
    /// That any fleet convoys this army there.
    Convoy {
        /// The army.
        army: WrittenUnit,
        /// Where it moves to.
        to: Province,
    },
}

impl Task {
    /// Whether `order` does it.
    #[must_use]
    pub fn is_done_by(&self, map: &Map, order: &WrittenOrder) -> bool {
        match (self, order) {
            (Self::Order(wanted), order) => is_same(map, wanted, order),
            (Self::Support { unit, to: None }, WrittenOrder::SupportHold { supported, .. }) => {
                is_unit(map, unit, supported)
            }
            (Self::Support { unit, to: Some(to) }, WrittenOrder::SupportMove { supported, to: goal, .. }) => {
                is_unit(map, unit, supported) && map.province_of(*goal) == *to
            }
            (Self::Convoy { army, to }, WrittenOrder::Convoy { army: convoyed, to: goal, .. }) => {
                is_unit(map, army, convoyed) && map.province_of(*goal) == *to
            }
            (Self::Support { .. } | Self::Convoy { .. }, _) => false,
        }
    }
}

/// Whether two mentions of a unit are of the same one.
fn is_unit(map: &Map, one: &WrittenUnit, other: &WrittenUnit) -> bool {
    let is_kind = one.kind.is_none() || other.kind.is_none() || one.kind == other.kind;
    is_kind && map.province_of(one.at) == map.province_of(other.at)
}

/// Whether two orders say the same, however they are written.
fn is_same(map: &Map, one: &WrittenOrder, other: &WrittenOrder) -> bool {
    use WrittenOrder as O;
    let is_place = |one, other| map.province_of(one) == map.province_of(other);
    let are_units = |one: &Option<WrittenUnit>, other: &Option<WrittenUnit>| match (one, other) {
        (Some(one), Some(other)) => is_unit(map, one, other),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    if !are_units(&one.unit(), &other.unit()) {
        return false;
    }
    match (one, other) {
        (O::Hold { .. }, O::Hold { .. })
        | (O::Disband { .. }, O::Disband { .. })
        | (O::Build { .. }, O::Build { .. })
        | (O::Waive, O::Waive) => true,
        (O::Move { to, .. }, O::Move { to: goal, .. }) | (O::Retreat { to, .. }, O::Retreat { to: goal, .. }) => {
            is_place(*to, *goal)
        }
        (O::SupportHold { supported, .. }, O::SupportHold { supported: unit, .. }) => is_unit(map, supported, unit),
        (O::SupportMove { supported, to, .. }, O::SupportMove { supported: unit, to: goal, .. }) => {
            is_unit(map, supported, unit) && is_place(*to, *goal)
        }
        (O::Convoy { army, to, .. }, O::Convoy { army: unit, to: goal, .. }) => {
            is_unit(map, army, unit) && is_place(*to, *goal)
        }
        _ => false,
    }
}

/// The movement turn for which a clause that is said in `turn`, after its moves or before, asks for orders.
#[must_use]
pub const fn turn_of_orders(turn: Turn, is_movement: bool) -> Turn {
    let mut turn = if is_movement { turn } else { turn.next() };
    if matches!(turn.season, Season::Winter) {
        turn = turn.next();
    }
    turn
}

/// Whether orders can contradict a clause ([`OwnSide::contradicts`]). Of the others (opinions, news, favours) orders don't tell whether
/// they were kept.
#[must_use]
pub const fn is_judged(meaning: Meaning) -> bool {
    is_of_one_turn(meaning)
        && !matches!(meaning, Meaning::RetreatMe | Meaning::RetreatYou | Meaning::BuildMe | Meaning::BuildYou)
        || matches!(
            meaning,
            Meaning::Peace
                | Meaning::PeaceMany
                | Meaning::NoAttackMe
                | Meaning::NoAttackYou
                | Meaning::Ally
                | Meaning::AllyMany
                | Meaning::Dmz
                | Meaning::KeepOutMe
                | Meaning::KeepOutYou
                | Meaning::VacateMe
                | Meaning::VacateYou
                | Meaning::TransitAsk
                | Meaning::TransitOffer
                | Meaning::Share
                | Meaning::Take
                | Meaning::NoAidMe
                | Meaning::NoAidYou
                | Meaning::Contain
        )
}

/// Whether a clause is about the orders of one turn only. The others hold until they end or are dropped.
#[must_use]
pub const fn is_of_one_turn(meaning: Meaning) -> bool {
    matches!(
        meaning,
        Meaning::OrderMe
            | Meaning::OrderYou
            | Meaning::NoOrderMe
            | Meaning::NoOrderYou
            | Meaning::SupportAsk
            | Meaning::SupportAskHold
            | Meaning::SupportOffer
            | Meaning::SupportOfferHold
            | Meaning::ConvoyAsk
            | Meaning::ConvoyOffer
            | Meaning::Bounce
            | Meaning::RetreatMe
            | Meaning::RetreatYou
            | Meaning::BuildMe
            | Meaning::BuildYou
            | Meaning::NoBuildMe
            | Meaning::NoBuildYou
    )
}

/// Whether a clause about the orders of one turn is about each turn until its end, where it was given one: what forbids an order, and
/// what a unit can do again where it stands.
#[must_use]
pub fn is_repeated(clause: &Clause) -> bool {
    let stay = |slot| match clause.value(slot) {
        Some(Value::Orders(all)) => {
            all.iter().all(|order| matches!(order, WrittenOrder::Hold { .. } | WrittenOrder::SupportHold { .. }))
        }
        _ => false,
    };
    match clause.meaning() {
        Meaning::NoOrderMe
        | Meaning::NoOrderYou
        | Meaning::NoBuildMe
        | Meaning::NoBuildYou
        | Meaning::SupportAskHold
        | Meaning::SupportOfferHold => true,
        Meaning::OrderMe | Meaning::OrderYou => stay(Slot::Orders),
        Meaning::SupportAsk | Meaning::SupportOffer => stay(Slot::Order),
        _ => false,
    }
}

impl Between<'_> {
    /// Whether `power` is one of those that it is said to.
    fn is_addressed(&self, power: Power) -> bool {
        self.to.contains(&power)
    }

    /// The others for whom `power` is bound by it.
    fn others(&self, power: Power) -> impl Iterator<Item = Power> {
        let is_author = self.author == power;
        let author = (!is_author).then_some(self.author);
        let to = self.to.iter().copied().filter(move |_| is_author);
        author.into_iter().chain(to)
    }
}

/// What `power` has to order so that `clause` is fulfilled; `units` are those on the board. Orders of units that aren't its own are
/// left out.
#[must_use]
pub fn tasks(map: &Map, units: &Units, power: Power, between: Between<'_>, clause: &Clause) -> Vec<Task> {
    let is_author = between.author == power;
    let is_to = between.is_addressed(power);
    let is_own = |unit: &WrittenUnit| units.at(map.province_of(unit.at)).is_some_and(|unit| unit.power == power);
    let own_order = |order: &WrittenOrder| match order {
        WrittenOrder::Build { .. } | WrittenOrder::Waive | WrittenOrder::Retreat { .. } => true,
        order => order.unit().is_some_and(|unit| is_own(&unit)),
    };
    let orders = |slot| if let Some(Value::Orders(all)) = clause.value(slot) { all.as_slice() } else { &[] };
    let unit = |slot| match clause.value(slot) {
        Some(Value::Units(all)) => all.first().copied(),
        _ => None,
    };
    let own_orders = |slot| orders(slot).iter().copied().filter(own_order).map(Task::Order).collect::<Vec<_>>();
    match clause.meaning() {
        Meaning::OrderMe if is_author => own_orders(Slot::Orders),
        Meaning::OrderYou if is_to => own_orders(Slot::Orders),
        Meaning::SupportAsk | Meaning::SupportOffer | Meaning::ConvoyAsk | Meaning::ConvoyOffer => {
            let is_offered = matches!(clause.meaning(), Meaning::SupportOffer | Meaning::ConvoyOffer);
            let (gives, receives) = if is_offered { (is_author, is_to) } else { (is_to, is_author) };
            let Some(order) = orders(Slot::Order).first() else { return Vec::new() };
            let is_convoy = matches!(clause.meaning(), Meaning::ConvoyAsk | Meaning::ConvoyOffer);
            if order.unit().is_some_and(|unit| is_own(&unit)) {
                let own = if is_convoy { by_convoy(order) } else { *order };
                return if receives { vec![Task::Order(own)] } else { Vec::new() };
            }
            let task = match order {
                WrittenOrder::Move { unit, to, .. } if is_convoy => {
                    Some(Task::Convoy { army: *unit, to: map.province_of(*to) })
                }
                WrittenOrder::Move { unit, to, .. } => {
                    Some(Task::Support { unit: *unit, to: Some(map.province_of(*to)) })
                }
                order if !is_convoy => order.unit().map(|unit| Task::Support { unit, to: None }),
                _ => None,
            };
            task.filter(|_| gives).into_iter().collect()
        }
        Meaning::SupportAskHold | Meaning::SupportOfferHold => {
            let gives = if clause.meaning() == Meaning::SupportOfferHold { is_author } else { is_to };
            let Some(unit) = unit(Slot::Unit).filter(|unit| gives && !is_own(unit)) else { return Vec::new() };
            vec![Task::Support { unit, to: None }]
        }
        Meaning::Bounce => {
            let mine = if is_author { unit(Slot::MyUnit) } else { unit(Slot::YourUnit).filter(|_| is_to) };
            let (Some(unit), Some(to)) = (mine.filter(is_own), clause.first_province(Slot::Province)) else {
                return Vec::new();
            };
            let Some(to) = map.location(map.id(to)) else { return Vec::new() };
            let kind = units.at(map.province_of(unit.at)).map(|unit| unit.kind);
            let unit = WrittenUnit { kind: unit.kind.or(kind), ..unit };
            vec![Task::Order(WrittenOrder::Move { unit, to, path: PathChoice::default() })]
        }
        Meaning::RetreatMe | Meaning::RetreatYou => {
            let is_mine = if clause.meaning() == Meaning::RetreatMe { is_author } else { is_to };
            let (Some(unit), Some(to)) = (unit(Slot::Unit).filter(|_| is_mine), clause.first_province(Slot::Province))
            else {
                return Vec::new();
            };
            let to = map.location(map.id(to));
            to.map(|to| Task::Order(WrittenOrder::Retreat { unit, to })).into_iter().collect()
        }
        Meaning::BuildMe | Meaning::BuildYou => {
            let is_mine = if clause.meaning() == Meaning::BuildMe { is_author } else { is_to };
            let (Some(Value::UnitKind(kind)), Some(centre)) =
                (clause.value(Slot::UnitKind), clause.first_province(Slot::Centre).filter(|_| is_mine))
            else {
                return Vec::new();
            };
            let unit = map.location(map.id(centre)).map(|at| WrittenUnit::new(*kind, at));
            unit.map(|unit| Task::Order(WrittenOrder::Build { unit })).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Whether what `clause` says of units and centres is so in `position`; `None`: a position doesn't tell.
#[must_use]
pub fn is_fact(position: &Position, clause: &Clause) -> Option<bool> {
    let power = if let Some(Value::Powers(all)) = clause.value(Slot::Power) { all.first().copied() } else { None };
    let unit = |at| position.units.at(at);
    Some(match clause.meaning() {
        Meaning::FactUnit => unit(clause.first_province(Slot::Province)?).is_some_and(|unit| Some(unit.power) == power),
        Meaning::FactNoUnit => unit(clause.first_province(Slot::Province)?).is_none(),
        Meaning::FactCentre => position.centres.owner(clause.first_province(Slot::Centre)?) == Some(power?),
        Meaning::FactCount => {
            let Some(Value::Number(number)) = clause.value(Slot::Number) else { return None };
            u32::try_from(position.centres.of(power?).len()) == Ok(*number)
        }
        _ => return None,
    })
}

impl OwnSide<'_> {
    fn map(&self) -> &'static Map {
        self.position.map
    }

    fn units(&self) -> ProvinceSet {
        self.position.units.of(self.power)
    }

    /// The order of the unit in a province.
    fn order_of(&self, at: Province) -> Option<&WrittenOrder> {
        let is_at = |order: &&WrittenOrder| order.unit().is_some_and(|unit| self.map().province_of(unit.at) == at);
        self.orders.iter().find(is_at)
    }

    /// Where a unit of its own is ordered to go to, or to be built.
    fn enters(&self, province: Province) -> bool {
        self.orders.iter().any(|order| match order {
            WrittenOrder::Move { to, .. } | WrittenOrder::Retreat { to, .. } => self.map().province_of(*to) == province,
            WrittenOrder::Build { unit } => self.map().province_of(unit.at) == province,
            WrittenOrder::Hold { .. }
            | WrittenOrder::SupportHold { .. }
            | WrittenOrder::SupportMove { .. }
            | WrittenOrder::Convoy { .. }
            | WrittenOrder::Disband { .. }
            | WrittenOrder::Waive => false,
        })
    }

    /// Whether a unit of its own stays in `province`.
    fn stays(&self, province: Province) -> bool {
        let order = self.order_of(province);
        let moves = matches!(order, Some(WrittenOrder::Move { .. }));
        self.is_movement && self.units().contains(province) && !moves && (order.is_some() || self.is_complete)
    }

    /// The units that it supports or convoys: where each is, and where it is to be afterwards.
    fn backed(&self) -> impl Iterator<Item = (Province, Province)> {
        let map = self.map();
        self.orders.iter().filter_map(move |order| match order {
            WrittenOrder::SupportHold { supported, .. } => {
                let at = map.province_of(supported.at);
                Some((at, at))
            }
            WrittenOrder::SupportMove { supported: unit, to, .. } | WrittenOrder::Convoy { army: unit, to, .. } => {
                Some((map.province_of(unit.at), map.province_of(*to)))
            }
            WrittenOrder::Hold { .. }
            | WrittenOrder::Move { .. }
            | WrittenOrder::Retreat { .. }
            | WrittenOrder::Disband { .. }
            | WrittenOrder::Build { .. }
            | WrittenOrder::Waive => None,
        })
    }

    /// Whether it supports or convoys a unit into `province`, or one that stays there.
    fn backs_into(&self, province: Province) -> bool {
        self.backed().any(|(_, to)| to == province)
    }

    fn owner_of(&self, at: Province) -> Option<Power> {
        self.position.units.at(at).map(|unit| unit.power)
    }

    /// Whether it supports or convoys a unit of `other`.
    fn aids(&self, other: Power) -> bool {
        self.backed().any(|(at, _)| self.owner_of(at) == Some(other))
    }

    /// Whether it attacks `other`, in one of `places` if there are any: it enters a province with a unit or a centre of theirs,
    /// or supports or convoys somebody else's unit there.
    fn hits(&self, other: Power, places: &[Province]) -> bool {
        let is_theirs = |place: Province| {
            (places.is_empty() || places.contains(&place))
                && (self.owner_of(place) == Some(other) || self.position.centres.owner(place) == Some(other))
        };
        let enters = self.map().provinces().any(|place| is_theirs(place) && self.enters(place));
        enters || self.backed().any(|(at, to)| at != to && self.owner_of(at) != Some(other) && is_theirs(to))
    }

    /// Whether these orders contradict `clause`, which is agreed `between` this power and others.
    #[must_use]
    pub fn contradicts(&self, between: Between<'_>, clause: &Clause) -> bool {
        let map = self.map();
        let (is_author, is_to) = (between.author == self.power, between.is_addressed(self.power));
        if !is_author && !is_to {
            return false;
        }
        let provinces = || match clause.value(Slot::Provinces) {
            Some(Value::Provinces(all)) => all.as_slice(),
            _ => &[],
        };
        let powers = |slot| match clause.value(slot) {
            Some(Value::Powers(all)) => all.as_slice(),
            _ => &[],
        };
        let first = |slot| powers(slot).first().copied();
        let aids = |slot| first(slot).is_some_and(|power| self.aids(power));
        let hits_others = |places: &[Province]| between.others(self.power).any(|other| self.hits(other, places));
        let hits_any = |slot| powers(slot).iter().any(|other| *other != self.power && self.hits(*other, &[]));
        let goes_into = |place: &Province| self.enters(*place) || self.backs_into(*place);
        let tasks = || tasks(map, &self.position.units, self.power, between, clause);
        let undone = || tasks().iter().any(|task| !self.does(task));
        match clause.meaning() {
            Meaning::Peace => hits_others(&[]),
            Meaning::PeaceMany => powers(Slot::Powers).contains(&self.power) && hits_any(Slot::Powers),
            Meaning::NoAttackMe => is_author && hits_others(provinces()),
            Meaning::NoAttackYou => is_to && hits_others(provinces()),
            Meaning::Ally => hits_others(&[]) || aids(Slot::Against),
            Meaning::AllyMany => {
                powers(Slot::Powers).contains(&self.power) && (hits_any(Slot::Powers) || aids(Slot::Against))
            }
            Meaning::Dmz => provinces().iter().any(|place| goes_into(place) || self.stays(*place)),
            Meaning::KeepOutMe => is_author && provinces().iter().any(goes_into),
            Meaning::KeepOutYou => is_to && provinces().iter().any(goes_into),
            Meaning::VacateMe => is_author && self.is_late(clause),
            Meaning::VacateYou => is_to && self.is_late(clause),
            Meaning::TransitAsk | Meaning::TransitOffer => {
                let is_guest = is_author == (clause.meaning() == Meaning::TransitAsk);
                if is_guest { self.is_late(clause) } else { self.is_in_the_way(between, clause) }
            }
            Meaning::NoOrderMe | Meaning::NoOrderYou => {
                let is_mine = if clause.meaning() == Meaning::NoOrderMe { is_author } else { is_to };
                let Some(Value::Orders(all)) = clause.value(Slot::Order) else { return false };
                is_mine && all.iter().any(|not| self.orders.iter().any(|order| is_same(map, not, order)))
            }
            Meaning::NoBuildMe | Meaning::NoBuildYou => {
                let is_mine = if clause.meaning() == Meaning::NoBuildMe { is_author } else { is_to };
                let Some(Value::UnitKind(kind)) = clause.value(Slot::UnitKind) else { return false };
                let is_built = |order: &WrittenOrder| {
                    let WrittenOrder::Build { unit } = order else { return false };
                    let at = map.province_of(unit.at);
                    unit.kind == Some(*kind) && clause.first_province(Slot::Centre).is_none_or(|centre| centre == at)
                };
                is_mine && self.orders.iter().any(is_built)
            }
            Meaning::SupportAskHold | Meaning::SupportOfferHold => {
                // Whose unit it is holds it where it is.
                let receives = if clause.meaning() == Meaning::SupportAskHold { is_author } else { is_to };
                let moves = || match clause.value(Slot::Unit) {
                    Some(Value::Units(all)) if receives => all.iter().any(|unit| {
                        let at = map.province_of(unit.at);
                        self.units().contains(at) && matches!(self.order_of(at), Some(WrittenOrder::Move { .. }))
                    }),
                    _ => false,
                };
                undone() || moves()
            }
            Meaning::Bounce => {
                let Some(place) = clause.first_province(Slot::Province) else { return false };
                let tasks = tasks();
                let others = self.orders.iter().any(|order| {
                    let WrittenOrder::Move { to, .. } = order else { return false };
                    map.province_of(*to) == place && !tasks.iter().any(|task| task.is_done_by(map, order))
                });
                tasks.iter().any(|task| !self.does(task)) || others || self.backs_into(place)
            }
            Meaning::OrderMe
            | Meaning::OrderYou
            | Meaning::SupportAsk
            | Meaning::SupportOffer
            | Meaning::ConvoyAsk
            | Meaning::ConvoyOffer => undone(),
            Meaning::Share => self.takes_of_others(is_author, clause),
            Meaning::Take => is_author && clause.first_province(Slot::Centre).is_some_and(|centre| self.enters(centre)),
            Meaning::NoAidMe => is_author && aids(Slot::Power),
            Meaning::NoAidYou => is_to && aids(Slot::Power),
            Meaning::Contain => aids(Slot::Power),
            _ => false,
        }
    }

    /// Whether its orders do `task`.
    fn does(&self, task: &Task) -> bool {
        let map = self.map();
        let may_still = match task {
            Task::Order(wanted) => {
                let is_open = wanted.unit().is_none_or(|unit| self.order_of(map.province_of(unit.at)).is_none());
                is_open && (!self.is_complete || matches!(wanted, WrittenOrder::Hold { .. }))
            }
            Task::Support { .. } | Task::Convoy { .. } => !self.is_complete,
        };
        may_still || self.orders.iter().any(|order| task.is_done_by(map, order))
    }

    /// Whether a unit is still in the province that is to be left by now.
    fn is_late(&self, clause: &Clause) -> bool {
        let (Some(place), Some(Value::Turn(by))) = (clause.first_province(Slot::Province), clause.value(Slot::Turn))
        else {
            return false;
        };
        let last = if by.season == Season::Winter { Turn { season: Season::Autumn, ..*by } } else { *by };
        self.position.turn >= last && (self.stays(place) || self.enters(place))
    }

    /// Whether it goes, or helps somebody else, into the province through which it lets one of the others pass, before that one has to
    /// be out of it.
    fn is_in_the_way(&self, between: Between<'_>, clause: &Clause) -> bool {
        let (Some(place), Some(Value::Turn(by))) = (clause.first_province(Slot::Province), clause.value(Slot::Turn))
        else {
            return false;
        };
        let is_guest =
            |at: Province| self.owner_of(at).is_some_and(|owner| between.others(self.power).any(|it| it == owner));
        let backs_another = self.backed().any(|(at, to)| to == place && !is_guest(at));
        self.position.turn <= *by && (self.enters(place) || backs_another)
    }

    /// Whether it enters a centre that another is to have.
    fn takes_of_others(&self, is_author: bool, clause: &Clause) -> bool {
        let own = if is_author { Slot::MyCentres } else { Slot::YourCentres };
        let slots = [Slot::MyCentres, Slot::YourCentres, Slot::TheirCentres];
        slots.into_iter().filter(|slot| *slot != own).any(|slot| match clause.value(slot) {
            Some(Value::Provinces(all)) => all
                .iter()
                .any(|centre| self.position.centres.owner(*centre) != Some(self.power) && self.enters(*centre)),
            _ => false,
        })
    }
}
