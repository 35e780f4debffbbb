//! Retreats, builds and removals.

use dragoman_engine::{Location, LocationSet, Province, ProvinceSet, Unit, UnitKind, WrittenOrder, WrittenUnit};

use super::{Judge, ONLY_THE_KIND_IS_MISSING, Refused, Trust};
use crate::Coast;
use crate::grammar::{Act, UnitPart};
use crate::reading::{Assumed, Impossible, Problem};

const fn a_build(kind: UnitKind, at: Location) -> WrittenOrder {
    WrittenOrder::Build { unit: WrittenUnit::new(kind, at) }
}

impl Judge<'_> {
    pub(super) fn retreat(
        &self,
        part: UnitPart,
        act: Act,
        origin: Province,
        goal: Option<Province>,
    ) -> Result<(WrittenOrder, Assumed), Refused> {
        let yours = self.situation.waiting(self.power);
        let Some((unit, open)) = self.situation.dislodged(origin) else {
            return match self.situation.units.at(origin) {
                Some(unit) if self.power.is_none_or(|power| power == unit.power) => {
                    self.refuse(Problem::Impossible(Impossible::NotDislodged { unit }), part.place, 1)
                }
                Some(unit) => self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1),
                None => self.refuse(Problem::NoSuchUnit { province: origin, yours }, part.place, 0),
            };
        };
        if self.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1);
        }
        let mut assumed = Assumed { unit: self.described(part, unit)?, ..Assumed::default() };
        let written = unit.written();
        let disband = WrittenOrder::Disband { unit: written };
        let examples = || {
            let retreats = open.iter().map(|to| WrittenOrder::Retreat { unit: written, to });
            retreats.chain(std::iter::once(disband)).collect::<Vec<_>>()
        };
        let blame = |problem, item| Refused { problem, item, suggestions: examples(), depth: 3, trust: Trust::Sure };
        match act {
            Act::Nothing => Err(blame(Problem::NoOrder, part.place)),
            Act::Disband => Ok((disband, assumed)),
            Act::Hold | Act::Support { .. } | Act::Convoy { .. } | Act::Build => {
                Err(blame(Problem::WrongPhase, part.place))
            }
            Act::Move { via: true, .. } | Act::Move { through: Some(_), .. } => {
                Err(blame(Problem::Impossible(Impossible::SeveralGoals { unit }), part.place))
            }
            Act::Move { to: target, .. } | Act::Retreat { to: target } => {
                let Some(to) = goal else { return Err(blame(Problem::NoOrder, part.place)) };
                let reachable: LocationSet =
                    open.iter().filter(|place| self.situation.map.province_of(*place) == to).collect();
                if reachable.is_empty() {
                    return Err(blame(Problem::Impossible(Impossible::NoRetreat { unit, to }), target.place));
                }
                let place = match unit.kind {
                    UnitKind::Army => to.location(),
                    UnitKind::Fleet => self.landing(unit, reachable, to, target, &mut assumed)?,
                };
                Ok((WrittenOrder::Retreat { unit: written, to: place }, assumed))
            }
        }
    }

    pub(super) fn adjustment(
        &self,
        part: UnitPart,
        act: Act,
        at: Province,
    ) -> Result<(WrittenOrder, Assumed), Refused> {
        let standing = self.situation.units.at(at);
        let builds = match act {
            Act::Move { .. } | Act::Retreat { .. } | Act::Hold | Act::Support { .. } | Act::Convoy { .. } => {
                return self.refuse(Problem::WrongPhase, part.place, 2);
            }
            Act::Build => true,
            Act::Disband => false,
            Act::Nothing => {
                let power = self.power.or(standing.map(|unit| unit.power)).or_else(|| self.situation.map.home_of(at));
                match power.and_then(|power| self.situation.balance(power)) {
                    Some(0) if standing.is_some() => false,
                    Some(balance) => balance >= 0,
                    None => standing.is_none(),
                }
            }
        };
        if builds { self.build(part, at, standing) } else { self.removal(part, at, standing) }
    }

    pub(super) fn removal(
        &self,
        part: UnitPart,
        at: Province,
        standing: Option<Unit>,
    ) -> Result<(WrittenOrder, Assumed), Refused> {
        let yours = self.situation.waiting(self.power);
        let Some(unit) = standing else {
            return self.refuse(Problem::NoSuchUnit { province: at, yours }, part.place, 0);
        };
        if self.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1);
        }
        if self.situation.balance(unit.power).is_some_and(|balance| balance >= 0) {
            return self.refuse(Problem::Impossible(Impossible::NothingToRemove), part.place, 3);
        }
        let assumed = Assumed { unit: self.described(part, unit)?, ..Assumed::default() };
        Ok((WrittenOrder::Disband { unit: unit.written() }, assumed))
    }

    pub(super) fn build(
        &self,
        part: UnitPart,
        at: Province,
        standing: Option<Unit>,
    ) -> Result<(WrittenOrder, Assumed), Refused> {
        let map = self.situation.map;
        let power = self.power.or_else(|| map.home_of(at));
        let sites = power.map_or(ProvinceSet::EMPTY, |power| self.situation.sites(power));
        let places = |kind: UnitKind, at: Province| match kind {
            UnitKind::Army => LocationSet::of(at.location()),
            UnitKind::Fleet => map.fleet_places(at),
        };
        let every = |at: Province| {
            [UnitKind::Army, UnitKind::Fleet]
                .into_iter()
                .filter(move |kind| *kind == UnitKind::Army || map.kind(at).holds_fleets())
                .flat_map(move |kind| places(kind, at).iter().map(move |at| a_build(kind, at)))
        };
        let due = power.and_then(|power| self.situation.balance(power)).is_none_or(|balance| balance > 0);
        let blame = |problem, item| Refused {
            problem,
            item,
            suggestions: if due { sites.iter().flat_map(every).take(6).collect() } else { Vec::new() },
            depth: 3,
            trust: Trust::Sure,
        };
        let Some(power) = power else {
            return Err(blame(Problem::Impossible(Impossible::NotHome { at }), part.place));
        };
        if self.situation.balance(power).is_some_and(|balance| balance <= 0) {
            return Err(blame(Problem::Impossible(Impossible::NothingToBuild), part.place));
        }
        if !map.home(power).contains(at) {
            return Err(blame(Problem::Impossible(Impossible::NotHome { at }), part.place));
        }
        if standing.is_some() {
            return Err(blame(Problem::Impossible(Impossible::Occupied { at }), part.place));
        }
        if !sites.contains(at) {
            return Err(blame(Problem::Impossible(Impossible::NotOwned { at }), part.place));
        }
        let mut assumed = Assumed::default();
        let kind = match part.kind {
            Some((kind, _)) => kind,
            None if !map.kind(at).holds_fleets() => {
                assumed.unit = true;
                UnitKind::Army
            }
            None => {
                let problem = Problem::NoOrder;
                return Err(Refused {
                    problem,
                    item: part.place,
                    suggestions: every(at).collect(),
                    depth: ONLY_THE_KIND_IS_MISSING,
                    trust: Trust::Sure,
                });
            }
        };
        if kind == UnitKind::Fleet && !map.kind(at).holds_fleets() {
            return Err(blame(Problem::Impossible(Impossible::CannotStand { at }), part.place));
        }
        let location = match (kind, map.has_coasts(at), part.coast) {
            (UnitKind::Army, ..) | (UnitKind::Fleet, false, _) => at.location(),
            (UnitKind::Fleet, true, coast) => {
                let ask = |problem| Refused {
                    problem,
                    item: part.place,
                    suggestions: map.coasts(at).iter().map(|at| a_build(UnitKind::Fleet, at)).collect(),
                    depth: 4,
                    trust: Trust::Sure,
                };
                match coast.map(|coast: Coast| self.lexicon.coast_of(map, at, coast)) {
                    Some(Some(place)) => place,
                    Some(None) | None => return Err(ask(Problem::AmbiguousCoast { province: at })),
                }
            }
        };
        Ok((a_build(kind, location), assumed))
    }
}
