//! Moves, supports and convoys: the order as it was written, checked for legality.
//!
//! A refusal names the part that causes it and offers what the unit could do instead.

use super::{Blame, Confidence, Interpreter, Rejected};
use crate::grammar::{Act, Goal, UNNAMED, UnitPart};
use crate::item::Item;
use crate::reading::{Assumed, Problem};
use crate::token::TokenKind;
use dragoman_engine::{
    Location, PathChoice, Power, Province, ProvinceSet, Unit, UnitKind, Void, VoidReason, WrittenOrder, WrittenUnit,
};

impl Interpreter<'_> {
    pub(super) fn movement(
        &self,
        part: UnitPart,
        act: Act,
        origin: Province,
        other: Option<Province>,
        goal: Option<Province>,
    ) -> Result<(WrittenOrder, Assumed), Rejected> {
        let yours = self.situation.waiting(self.power);
        let Some(unit) = self.situation.units().at(origin) else {
            return self.refuse(Problem::NoSuchUnit { province: origin, yours }, part.place, 0);
        };
        if self.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1);
        }
        let no_order = || self.refuse(Problem::NoOrder, part.place, 2);
        match act {
            Act::Build | Act::Disband | Act::Retreat { .. } => self.refuse(Problem::WrongPhase, part.place, 2),
            Act::Nothing => {
                let suggestions = self.examples(unit);
                Err(Rejected {
                    problem: Problem::NoOrder,
                    item: part.place,
                    suggestions,
                    depth: 2,
                    confidence: Confidence::Sure,
                })
            }
            Act::Hold => self.hold(unit, part),
            Act::Move { to, via, through, .. } => match goal {
                Some(goal) => self.a_move(unit, part, (to, goal), via, through),
                None => no_order(),
            },
            Act::Support { unit: supported, to } => match other {
                Some(other) => self.support(unit, part, supported, other, to.zip(goal)),
                None => no_order(),
            },
            Act::Convoy { army, to } => match other {
                Some(other) => self.convoy(unit, part, army, other, to.zip(goal)),
                None => no_order(),
            },
        }
    }

    /// A few orders that the unit could be given: the first three, of which buttons are made, are two moves and to hold.
    pub(super) fn examples(&self, unit: Unit) -> Vec<WrittenOrder> {
        let map = self.situation.map();
        // A fleet more often goes to sea than along a coast.
        let (seas, coasts): (Vec<Location>, Vec<Location>) =
            map.borders(unit).iter().partition(|to| !map.kind(map.province_of(*to)).holds_armies());
        let unit = unit.written();
        let moves = seas.into_iter().chain(coasts);
        let mut examples: Vec<WrittenOrder> =
            moves.map(|to| WrittenOrder::Move { unit, to, path: PathChoice::Unstated }).take(5).collect();
        examples.insert(examples.len().min(2), WrittenOrder::Hold { unit });
        examples
    }

    /// The description of a unit, with what the answer must mention and the legality check can't see.
    pub(super) fn stated(&self, part: UnitPart, unit: Unit) -> Result<(WrittenUnit, Assumed), Rejected> {
        let mut assumed = Assumed::default();
        let mut written =
            WrittenUnit { kind: part.kind.map(|(kind, _)| kind), nationality: part.power, ..unit.written() };
        if part.place == UNNAMED {
            assumed.unit = true;
            written.kind = part.kind.map(|_| unit.kind);
            return Ok((written, assumed));
        }
        if let Some((kind, item)) = part.kind
            && kind != unit.kind
            && self.weak_letter(item)
        {
            // L and V are letters of one language for one kind of unit; with the other kind they mean something else.
            return self.refuse(Problem::UnknownWord { nearest: Vec::new() }, item, 1);
        }
        let map = self.situation.map();
        let province = map.province_of(unit.location);
        written.at = province.location();
        if let Some(coast) = part.coast {
            match self.lexicon.coast_of(map, province, coast) {
                Some(coast) => written.at = coast,
                None => {
                    let strict = |void| Rejected::new(Problem::Void(void), part.place, 1);
                    self.legality().wrong_own_coast(unit).map_err(strict)?;
                    assumed.needless_coast = true;
                }
            }
        }
        Ok((written, assumed))
    }

    /// Checks an order for legality, and returns it complete, as it counts.
    fn lawful(
        &self,
        unit: Unit,
        written: &WrittenOrder,
        assumed: Assumed,
        blame: Blame,
    ) -> Result<(WrittenOrder, Assumed), Rejected> {
        let judged = self.legality().movement(unit.power, written).map_err(|void| self.blamed(void, unit, blame))?;
        let at = self.situation.map().province_of(unit.location);
        let order = judged.order.written(self.situation.units(), at);
        let order = order.ok_or_else(|| Rejected::new(Problem::NoOrder, blame.unit, 2))?;
        Ok((order, assumed.with(&judged.overlooked, judged.is_doubtful())))
    }

    /// An order of that unit as it counts, if it is legal.
    pub(crate) fn complete(
        &self,
        unit: Unit,
        written: &WrittenOrder,
        assumed: Assumed,
    ) -> Option<(WrittenOrder, Assumed)> {
        self.lawful(unit, written, assumed, Blame { unit: 0, other: None, goal: None }).ok()
    }

    /// The part of an order that makes it void, and what could be ordered instead.
    fn blamed(&self, void: Void, unit: Unit, blame: Blame) -> Rejected {
        let map = self.situation.map();
        let here = |item| Rejected { suggestions: self.examples(unit), ..Rejected::new(Problem::Void(void), item, 3) };
        let about_it = void.unit == Some(unit);
        match void.reason {
            VoidReason::NoSuchUnit => {
                let province = void.place.unwrap_or(map.province_of(unit.location));
                let yours = ProvinceSet::EMPTY;
                Rejected::new(Problem::NoSuchUnit { province, yours }, blame.other(), 2)
            }
            VoidReason::WrongUnitKind | VoidReason::WrongNationality | VoidReason::WrongCoast if about_it => {
                Rejected::new(Problem::Void(void), blame.unit, 1)
            }
            VoidReason::WrongUnitKind | VoidReason::WrongNationality | VoidReason::WrongCoast => {
                Rejected::new(Problem::Void(void), blame.other(), 2)
            }
            VoidReason::MissingCoast | VoidReason::ImpossibleCoast if about_it && unit.kind == UnitKind::Fleet => {
                let places = void.place.map(|to| map.fleet_borders(unit.location) & map.fleet_places(to));
                let to = |to| WrittenOrder::Move { unit: unit.written(), to, path: PathChoice::Unstated };
                let suggestions = places.unwrap_or_default().iter().map(to).collect();
                let problem = match (void.reason, void.place) {
                    (VoidReason::MissingCoast, Some(province)) => Problem::AmbiguousCoast { province },
                    _ => Problem::Void(void),
                };
                Rejected { suggestions, ..Rejected::new(problem, blame.goal(), 4) }
            }
            VoidReason::CannotConvoy | VoidReason::NotAnArmy | VoidReason::Disorder => here(blame.other()),
            _ => here(blame.goal()),
        }
    }

    fn hold(&self, unit: Unit, part: UnitPart) -> Result<(WrittenOrder, Assumed), Rejected> {
        let (stated, assumed) = self.stated(part, unit)?;
        let blame = Blame { unit: part.place, other: None, goal: None };
        self.lawful(unit, &WrittenOrder::Hold { unit: stated }, assumed, blame)
    }

    /// The location of a destination: with the coast that was named, if the province has it. Another coast of a
    /// province that has some is a mistake; where there are none, a named coast is superfluous.
    pub(super) fn destination(
        &self,
        mover: Unit,
        (goal, to): (Goal, Province),
        assumed: &mut Assumed,
    ) -> Result<Location, Void> {
        let map = self.situation.map();
        let Some(coast) = goal.coast else { return Ok(to.location()) };
        if let Some(place) = self.lexicon.coast_of(map, to, coast) {
            return Ok(place);
        }
        match mover.kind {
            UnitKind::Army => {
                self.legality().army_coast(mover, to)?;
                assumed.needless_coast = true;
            }
            UnitKind::Fleet if map.has_coasts(to) && self.rulebook.impossible_coast_is_corrected => {}
            UnitKind::Fleet if map.has_coasts(to) => return Err(Void::to(VoidReason::ImpossibleCoast, mover, to)),
            UnitKind::Fleet => assumed.needless_coast = true,
        }
        Ok(to.location())
    }

    fn a_move(
        &self,
        unit: Unit,
        part: UnitPart,
        goal: (Goal, Province),
        via: bool,
        through: Option<Goal>,
    ) -> Result<(WrittenOrder, Assumed), Rejected> {
        let (stated, mut assumed) = self.stated(part, unit)?;
        let blame = Blame { unit: part.place, other: None, goal: Some(goal.0.place) };
        let stays = self.situation.map().province_of(unit.location) == goal.1;
        if !stays && through.is_some_and(|through| !self.path(unit, through.place, goal.0.place)) {
            let suggestions = self.examples(unit);
            return Err(Rejected { suggestions, ..Rejected::new(Problem::SeveralGoals, goal.0.place, 3) });
        }
        let to = self.destination(unit, goal, &mut assumed).map_err(|void| self.blamed(void, unit, blame))?;
        let path = if (via || through.is_some()) && !stays { PathChoice::ByConvoy } else { PathChoice::Unstated };
        self.lawful(unit, &WrittenOrder::Move { unit: stated, to, path }, assumed, blame)
    }

    /// Whether "A Lon - Nth - Nwy" spells out a convoy: everything between start and goal is water. "A Lon - Nwy via Nth"
    /// names it behind the goal.
    fn path(&self, unit: Unit, from: usize, to: usize) -> bool {
        let is_part = |item: &&Item<'_>| item.is_place() || matches!(item.kind, TokenKind::Dash | TokenKind::Other);
        let behind = self.items.get(from..).unwrap_or_default().iter();
        let length = if from < to { to - from } else { behind.take_while(is_part).count() };
        unit.kind == UnitKind::Army
            && self.items.get(from..from + length).unwrap_or_default().iter().all(|item| {
                !item.is_place()
                    || item.places().any(|(province, ..)| !self.situation.map().kind(province).holds_armies())
            })
    }

    /// The description of the unit that a support or a convoy names.
    fn other(&self, part: UnitPart, province: Province) -> Result<(Unit, WrittenUnit, Assumed), Rejected> {
        let Some(unit) = self.situation.units().at(province) else {
            // It may be any power's.
            return self.refuse(Problem::NoSuchUnit { province, yours: ProvinceSet::EMPTY }, part.place, 2);
        };
        let (written, assumed) = self.stated(part, unit)?;
        Ok((unit, written, assumed))
    }

    fn support(
        &self,
        unit: Unit,
        part: UnitPart,
        other_part: UnitPart,
        other: Province,
        goal: Option<(Goal, Province)>,
    ) -> Result<(WrittenOrder, Assumed), Rejected> {
        let (stated, mut assumed) = self.stated(part, unit)?;
        let to = goal.map_or(other, |(_, to)| to);
        let absent = |refused| self.offering_supports(refused, unit, other_part.power, to);
        let (supported, other_stated, told) = self.other(other_part, other).map_err(absent)?;
        assumed = assumed.and(told);
        let goal = goal.filter(|(_, to)| *to != other);
        let goal_item = goal.map(|(goal, _)| goal.place);
        let blame = Blame { unit: part.place, other: Some(other_part.place), goal: goal_item };
        let written = match goal {
            None => WrittenOrder::SupportHold { unit: stated, supported: other_stated },
            Some(goal) => {
                let to = self.destination(supported, goal, &mut assumed);
                let to = to.map_err(|void| self.blamed(void, unit, blame))?;
                WrittenOrder::SupportMove { unit: stated, supported: other_stated, to }
            }
        };
        self.lawful(unit, &written, assumed, blame)
    }

    /// A support of a unit that isn't there, refused, "A Bud S Gal": with the supports of moves to that place, of units of
    /// `power` if one was named.
    fn offering_supports(&self, refused: Rejected, unit: Unit, power: Option<Power>, to: Province) -> Rejected {
        if !matches!(refused.problem, Problem::NoSuchUnit { .. }) {
            return refused;
        }
        let (map, units) = (self.situation.map(), self.situation.units());
        let movers = units.occupied().iter().filter_map(|place| units.at(place));
        let movers =
            movers.filter(|mover| power.is_none_or(|power| power == mover.power) && map.reach(*mover).contains(to));
        let (own, others): (Vec<Unit>, Vec<Unit>) = movers.partition(|mover| mover.power == unit.power);
        let support = |mover: Unit| {
            let order =
                WrittenOrder::SupportMove { unit: unit.written(), supported: mover.written(), to: to.location() };
            Some(self.complete(unit, &order, Assumed::default())?.0)
        };
        let suggestions = own.into_iter().chain(others).filter_map(support).collect();
        Rejected { suggestions, ..refused }
    }

    /// "A Gas convoys to Spain": an army that is to go by convoy. `None` if it can't, or a unit is there.
    fn convoyed_itself(&self, unit: Unit, part: UnitPart, to: Province) -> Option<Rejected> {
        let at = self.situation.map().province_of(unit.location);
        if unit.kind != UnitKind::Army || self.situation.units().at(to).is_some() {
            return None;
        }
        let void = self.legality().carrier(at, unit).err()?;
        let order = WrittenOrder::Move { unit: unit.written(), to: to.location(), path: PathChoice::ByConvoy };
        let (order, _) = self.complete(unit, &order, Assumed::default())?;
        Some(Rejected { suggestions: vec![order], ..Rejected::new(Problem::Void(void), part.place, 3) })
    }

    pub(super) fn convoy(
        &self,
        unit: Unit,
        part: UnitPart,
        army_part: UnitPart,
        army: Province,
        goal: Option<(Goal, Province)>,
    ) -> Result<(WrittenOrder, Assumed), Rejected> {
        let (stated, mut assumed) = self.stated(part, unit)?;
        if goal.is_none()
            && let Some(refused) = self.convoyed_itself(unit, part, army)
        {
            return Err(refused);
        }
        let (carried, army_stated, told) = self.other(army_part, army)?;
        assumed = assumed.and(told);
        let goal_item = goal.map(|(goal, _)| goal.place);
        let blame = Blame { unit: part.place, other: Some(army_part.place), goal: goal_item };
        let Some(goal) = goal else {
            let at = self.situation.map().province_of(unit.location);
            let possible = self.legality().carrier(at, unit).and_then(|()| self.legality().carried(army));
            possible.map_err(|void| self.blamed(void, unit, blame))?;
            return self.refuse(Problem::NoOrder, army_part.place, 5);
        };
        let to = self.destination(carried, goal, &mut assumed).map_err(|void| self.blamed(void, unit, blame))?;
        self.lawful(unit, &WrittenOrder::Convoy { unit: stated, army: army_stated, to }, assumed, blame)
    }
}
