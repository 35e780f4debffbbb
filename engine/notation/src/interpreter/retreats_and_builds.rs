//! Retreats, builds and removals: the order as it was written, checked for legality.

use super::{Confidence, Interpreter, ONLY_THE_KIND_IS_MISSING, Rejected};
use crate::grammar::{Act, UnitPart};
use crate::reading::{Assumed, Problem};
use dragoman_engine::{
    Due, Legality, Location, LocationSet, Power, Province, Unit, UnitKind, Void, VoidReason, WrittenOrder, WrittenUnit,
};

const fn a_build(kind: UnitKind, at: Location) -> WrittenOrder {
    WrittenOrder::Build { unit: WrittenUnit::new(kind, at) }
}

impl Interpreter<'_> {
    pub(super) fn retreat(
        &self,
        part: UnitPart,
        act: Act,
        origin: Province,
        goal: Option<Province>,
    ) -> Result<(WrittenOrder, Assumed), Rejected> {
        let map = self.situation.map();
        let yours = self.situation.waiting(self.power);
        let Some((unit, open)) = self.situation.dislodged(origin) else {
            return match self.situation.units().at(origin) {
                Some(unit) if self.power.is_none_or(|power| power == unit.power) => {
                    self.refuse(Problem::Void(Void::of(VoidReason::NotDislodged, unit)), part.place, 1)
                }
                Some(unit) => self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1),
                None => self.refuse(Problem::NoSuchUnit { province: origin, yours }, part.place, 0),
            };
        };
        if self.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1);
        }
        let (stated, mut assumed) = self.stated(part, unit)?;
        let disband = WrittenOrder::Disband { unit: unit.written() };
        let examples = || {
            let retreats = open.iter().map(|to| WrittenOrder::Retreat { unit: unit.written(), to });
            retreats.chain(std::iter::once(disband)).collect::<Vec<_>>()
        };
        let blame =
            |problem, item| Rejected { problem, item, suggestions: examples(), depth: 3, confidence: Confidence::Sure };
        let (written, item) = match act {
            Act::Nothing => return Err(blame(Problem::NoOrder, part.place)),
            Act::Disband => (WrittenOrder::Disband { unit: stated }, part.place),
            Act::Hold | Act::Support { .. } | Act::Convoy { .. } | Act::Build => {
                return Err(blame(Problem::WrongPhase, part.place));
            }
            Act::Move { via: true, .. } | Act::Move { through: Some(_), .. } => {
                return Err(blame(Problem::SeveralGoals, part.place));
            }
            Act::Move { to: target, .. } | Act::Retreat { to: target } => {
                let Some(to) = goal else { return Err(blame(Problem::NoOrder, part.place)) };
                let to = self.destination(unit, (target, to), &mut assumed);
                let to = to.map_err(|void| blame(Problem::Void(void), target.place))?;
                (WrittenOrder::Retreat { unit: stated, to }, target.place)
            }
        };
        let judged = self.legality().retreat(unit, open, &written).map_err(|void| match (void.reason, void.place) {
            (VoidReason::MissingCoast, Some(province)) => {
                let places: LocationSet = open & map.fleet_places(province);
                let to = |to| WrittenOrder::Retreat { unit: unit.written(), to };
                let suggestions = places.iter().map(to).collect();
                Rejected { suggestions, ..Rejected::new(Problem::AmbiguousCoast { province }, item, 4) }
            }
            (VoidReason::WrongUnitKind | VoidReason::WrongNationality | VoidReason::WrongCoast, _) => {
                Rejected::new(Problem::Void(void), part.place, 1)
            }
            _ => blame(Problem::Void(void), item),
        })?;
        let mut assumed = assumed.with(&judged.overlooked, judged.is_doubtful());
        // Retreats are written without the letter as a rule (Dutch rulebook): the unit is named by its dislodgement.
        if part.kind.is_none() && part.place != super::UNNAMED {
            assumed.unit = false;
        }
        Ok((judged.order.written(unit), assumed))
    }

    pub(super) fn adjustment(
        &self,
        part: UnitPart,
        act: Act,
        at: Province,
    ) -> Result<(WrittenOrder, Assumed), Rejected> {
        let standing = self.situation.units().at(at);
        let builds = match act {
            Act::Move { .. } | Act::Retreat { .. } | Act::Hold | Act::Support { .. } | Act::Convoy { .. } => {
                return self.refuse(Problem::WrongPhase, part.place, 2);
            }
            Act::Build => true,
            Act::Disband => false,
            Act::Nothing => {
                let home = || self.situation.builder(at);
                let power = self.power.or(standing.map(|unit| unit.power)).or_else(home);
                match power.and_then(|power| self.situation.due(power)) {
                    Some(Due::Builds { .. }) => true,
                    Some(Due::Disbands { .. }) => false,
                    Some(Due::Nothing) | None => standing.is_none(),
                }
            }
        };
        if builds { self.build(part, at) } else { self.removal(part, at, standing) }
    }

    fn removal(
        &self,
        part: UnitPart,
        at: Province,
        standing: Option<Unit>,
    ) -> Result<(WrittenOrder, Assumed), Rejected> {
        let yours = self.situation.waiting(self.power);
        let Some(unit) = standing else {
            return self.refuse(Problem::NoSuchUnit { province: at, yours }, part.place, 0);
        };
        if self.power.is_some_and(|power| power != unit.power) {
            return self.refuse(Problem::NotYourUnit { unit, yours }, part.place, 1);
        }
        let (stated, assumed) = self.stated(part, unit)?;
        let judged = Legality::new(self.situation.for_removals(), self.rulebook)
            .adjustment(unit.power, &WrittenOrder::Disband { unit: stated })
            .map_err(|void| Rejected::new(Problem::Void(void), part.place, 3))?;
        let assumed = assumed.with(&judged.overlooked, judged.is_doubtful());
        Ok((WrittenOrder::Disband { unit: unit.written() }, assumed))
    }

    /// A waived build; `power` is whose it is, if that is known.
    pub(super) fn waived(&self, power: Option<Power>) -> Result<WrittenOrder, Void> {
        if let Some(power) = power {
            let position = self.situation.for_builds(power);
            Legality::new(&position, self.rulebook).adjustment(power, &WrittenOrder::Waive)?;
        }
        Ok(WrittenOrder::Waive)
    }

    fn build(&self, part: UnitPart, at: Province) -> Result<(WrittenOrder, Assumed), Rejected> {
        let map = self.situation.map();
        let Some(power) = self.power.or_else(|| self.situation.builder(at)) else {
            return self.refuse(Problem::Void(Void::at(VoidReason::NotHome, at)), part.place, 3);
        };
        let position = self.situation.for_builds(power);
        let legality = Legality::new(&position, self.rulebook);
        let every = |at: Province| {
            let fleets = map.fleet_places(at).iter().map(|at| a_build(UnitKind::Fleet, at));
            std::iter::once(a_build(UnitKind::Army, at.location())).chain(fleets)
        };
        let blame = |problem, item| {
            let sites = match position.due(power) {
                Due::Builds { sites, .. } => sites.iter().flat_map(every).take(6).collect(),
                Due::Nothing | Due::Disbands { .. } => Vec::new(),
            };
            Rejected { problem, item, suggestions: sites, depth: 3, confidence: Confidence::Sure }
        };
        let void = |void| blame(Problem::Void(void), part.place);
        // Whether anything can be built there comes first.
        legality.adjustment(power, &a_build(UnitKind::Army, at.location())).map_err(void)?;
        let kind = part.kind.map(|(kind, _)| kind);
        let mut assumed = Assumed::default();
        let mut location = at.location();
        match part.coast.map(|coast| self.lexicon.coast_of(map, at, coast)) {
            Some(Some(coast)) => location = coast,
            // If the coast of a fleet isn't one of the two, it is asked for below.
            Some(None) if kind != Some(UnitKind::Army) && map.has_coasts(at) => {}
            Some(None) => {
                let army = Unit { power, kind: UnitKind::Army, location };
                if kind == Some(UnitKind::Army) {
                    legality.army_coast(army, at).map_err(void)?;
                }
                assumed.needless_coast = true;
            }
            None => {}
        }
        let unit = WrittenUnit { kind, nationality: part.power, at: location };
        let judged = legality.adjustment(power, &WrittenOrder::Build { unit }).map_err(|why| match why.reason {
            // Only a choice between the two remains.
            VoidReason::WrongUnitKind if kind.is_none() && !map.fleet_places(at).is_empty() => {
                let suggestions = every(at).collect();
                Rejected { suggestions, ..Rejected::new(Problem::NoOrder, part.place, ONLY_THE_KIND_IS_MISSING) }
            }
            VoidReason::MissingCoast => {
                let suggestions = map.coasts(at).iter().map(|at| a_build(UnitKind::Fleet, at)).collect();
                Rejected { suggestions, ..Rejected::new(Problem::AmbiguousCoast { province: at }, part.place, 4) }
            }
            _ => void(why),
        })?;
        let assumed = assumed.with(&judged.overlooked, judged.is_doubtful());
        let order = judged.order.written(self.situation.units());
        Ok((order, assumed))
    }
}
