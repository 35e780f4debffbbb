//! The retreat phase.

use crate::legality::{Judged, Legality};
use crate::order::{OrderCollector, Orders, RetreatOrder, Submitted, WrittenOrder};
use crate::outcome::{Failure, Fate, Outcome, Resolved, Void, VoidReason};
use crate::phase::report_error::{OnMap, ReportError};
use crate::phase::{Dislodged, Movement, Phase, Retreat, next_phase};
use crate::power::{Power, PowerSet};
use crate::province::{Province, ProvinceSet};
use crate::rulebook::{CrowdedRetreat, Rulebook};
use crate::set::LargeTable;
use crate::unit::Unit;

/// The results of all dislodged units, with the reasons.
#[derive(Clone, PartialEq, Eq)]
pub struct RetreatReport {
    resolved: LargeTable<Option<Resolved<RetreatOrder>>>,
    dislodged: ProvinceSet,
}

impl RetreatReport {
    /// The report of `retreat` with these results of its units: each once, in any order.
    ///
    /// It is checked that it is about this phase's units and is consistent, not that the rules lead to it.
    ///
    /// # Errors
    /// The first thing that doesn't fit.
    pub fn of(
        retreat: &Retreat,
        resolved: impl IntoIterator<Item = (Province, Resolved<RetreatOrder>)>,
    ) -> Result<RetreatReport, ReportError> {
        let map = retreat.position.map;
        let (on_map, id) = (OnMap(map), |at| map.id(at).to_owned());
        let mut report = RetreatReport { resolved: LargeTable::new(None), dislodged: ProvinceSet::EMPTY };
        for (from, resolved) in resolved {
            on_map.province(from)?;
            let Dislodged { unit, .. } = retreat.dislodged_from(from).ok_or_else(|| ReportError::NoUnit(id(from)))?;
            if report.dislodged.contains(from) {
                return Err(ReportError::Twice(id(from)));
            }
            on_map.retreat(resolved.order)?;
            on_map.outcome(resolved.outcome)?;
            on_map.fate(resolved.fate)?;
            let goes = match resolved.order {
                RetreatOrder::Retreat { to } if resolved.outcome == Outcome::Succeeds => Some(to),
                RetreatOrder::Retreat { .. } | RetreatOrder::Disband => None,
            };
            let fits = match resolved.fate {
                Fate::Moves { to, .. } => goes == Some(to),
                Fate::Disbanded => goes.is_none(),
                Fate::Stays | Fate::Dislodged { .. } => false,
            };
            if !fits {
                return Err(ReportError::Fate(id(from)));
            }
            if let Some(to) = goes.filter(|&to| !map.can_stand(unit.kind, to)) {
                return Err(ReportError::WrongTerrain(map.location_id(to).to_owned()));
            }
            report.dislodged.insert(from);
            report.resolved[from] = Some(resolved);
        }
        match retreat.dislodged().find(|(from, _)| !report.dislodged.contains(*from)) {
            Some((missing, _)) => Err(ReportError::Missing(id(missing))),
            None => Ok(report),
        }
    }

    /// The results of the unit that was dislodged from `province`.
    pub fn resolved(&self, province: Province) -> Option<&Resolved<RetreatOrder>> {
        self.resolved[province].as_ref()
    }

    /// The province of every dislodged unit with its results, in the order of the map.
    pub fn iter(&self) -> impl Iterator<Item = (Province, &Resolved<RetreatOrder>)> {
        self.dislodged.iter().filter_map(|from| Some((from, self.resolved(from)?)))
    }
}

impl Retreat {
    /// The order that a power's written order is, as it counts.
    ///
    /// # Errors
    /// Why it can't be given.
    pub fn interpret(
        &self,
        power: Power,
        written: &WrittenOrder,
        rulebook: &Rulebook,
    ) -> Result<Judged<RetreatOrder>, Void> {
        let ordered = written.unit().ok_or(Void::bare(VoidReason::Unreadable))?;
        let from = self.position.map.province_of(ordered.at);
        let own = self.dislodged_from(from).filter(|it| it.unit.power == power);
        let Dislodged { unit, retreats } = own.ok_or(Void::at(VoidReason::NoSuchUnit, from))?;
        self.legality(rulebook).retreat(unit, retreats, written)
    }

    /// The order as it would count for the unit dislodged from `from`; or why it can't be carried out.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, from: Province, order: RetreatOrder, rulebook: &Rulebook) -> Result<RetreatOrder, Void> {
        let Dislodged { unit, retreats } = self.dislodged_from(from).ok_or(Void::at(VoidReason::NoSuchUnit, from))?;
        self.legality(rulebook).check_retreat(unit, retreats, order)
    }

    fn legality<'a>(&'a self, rulebook: &'a Rulebook) -> Legality<'a> {
        Legality::new(&self.position, rulebook)
    }

    /// Collects what the powers wrote, like [`Movement::collect`](crate::Movement::collect).
    pub fn collect(
        &self,
        submitted: impl IntoIterator<Item = (Power, Submitted)>,
        rulebook: &Rulebook,
    ) -> Orders<RetreatOrder> {
        let mut collector = OrderCollector::new(rulebook.duplicates);
        let legality = self.legality(rulebook);
        for (power, submitted) in submitted {
            let Some(from) = submitted.unit().map(|unit| self.position.map.province_of(unit.at)) else { continue };
            let own = self.dislodged_from(from).filter(|it| it.unit.power == power);
            let Some(Dislodged { unit, retreats }) = own else { continue };
            let Submitted::Order(written) = submitted else {
                collector.refuse(from, Void::of(VoidReason::Unreadable, unit));
                continue;
            };
            match legality.interpret_retreat(unit, &written) {
                Ok((order, overlooked)) => {
                    let lawful = legality.check_retreat(unit, retreats, order).is_ok();
                    collector.add(from, order, overlooked.writing(), lawful);
                }
                Err(void) => collector.refuse(from, void),
            }
        }
        collector.orders()
    }

    /// Carries out all retreats at once, and returns the results and the next phase.
    ///
    /// Units without an order, or with an illegal one, are disbanded; so are all that go to the same province.
    pub fn adjudicate(&self, orders: &Orders<RetreatOrder>, rulebook: &Rulebook) -> (RetreatReport, Phase) {
        let map = self.position.map;
        let mut report = RetreatReport { resolved: LargeTable::new(None), dislodged: ProvinceSet::EMPTY };
        let mut comers = LargeTable::new(ProvinceSet::EMPTY);
        for (from, _) in self.dislodged() {
            report.dislodged.insert(from);
            let (order, outcome) = match orders.of(from) {
                None => (RetreatOrder::Disband, Outcome::Succeeds),
                Some(Err(why)) => (RetreatOrder::Disband, Outcome::Void(why)),
                Some(Ok(order)) => match self.check(from, order, rulebook) {
                    Ok(order) => (order, Outcome::Succeeds),
                    Err(why) => (order, Outcome::Void(why)),
                },
            };
            report.resolved[from] = Some(Resolved { order, outcome, fate: Fate::Disbanded });
            if let (RetreatOrder::Retreat { to }, Outcome::Succeeds) = (order, outcome) {
                comers[map.province_of(to)].insert(from);
            }
        }
        if rulebook.crowded_retreat == CrowdedRetreat::KeepOne {
            self.keep_one(orders, rulebook, &mut report, &mut comers);
        }
        let mut position = self.position;
        for (from, Dislodged { unit, .. }) in self.dislodged() {
            let Some(resolved) = report.resolved[from].as_mut() else { continue };
            let (RetreatOrder::Retreat { to }, Outcome::Succeeds) = (resolved.order, resolved.outcome) else {
                continue;
            };
            let others = comers[map.province_of(to)].without(from);
            if others.is_empty() {
                resolved.fate = Fate::Moves { to, attack: 1, against: 0 };
                position.units.put(map.province_of(to), Unit { location: to, ..unit });
            } else {
                resolved.outcome = Outcome::Fails(Failure::RetreatCollision { with: others });
            }
        }
        position.options.disorder = PowerSet::EMPTY;
        let mut next = Phase::Movement(Movement { position });
        next_phase::end_turn(&mut next, rulebook);
        (report, next)
    }

    /// Of one power's units that can retreat to the same single province only, keeps exactly one (Italian board
    /// edition).
    fn keep_one(
        &self,
        orders: &Orders<RetreatOrder>,
        rulebook: &Rulebook,
        report: &mut RetreatReport,
        comers: &mut LargeTable<ProvinceSet>,
    ) {
        let map = self.position.map;
        let only = |it: Dislodged| {
            let provinces = it.retreats.iter().map(|to| map.province_of(to)).collect::<ProvinceSet>();
            provinces.only()
        };
        let present = self.dislodged().filter(|(_, it)| !self.position.absent().contains(it.unit.power));
        let cornered = present.filter_map(|(from, it)| Some((from, it, only(it)?)));
        for (from, it, to) in cornered.clone() {
            let group = || cornered.clone().filter(|other| other.1.unit.power == it.unit.power && other.2 == to);
            if group().count() < 2 || group().next().is_some_and(|first| first.0 != from) {
                continue;
            }
            let going = comers[to];
            let kept = group()
                .filter(|other| going.contains(other.0))
                .min_by_key(|other| orders.sequence(other.0))
                .or_else(|| group().min_by_key(|other| map.rank(other.0, rulebook.alphabet)));
            let Some((kept, kept_unit, _)) = kept else { continue };
            for (other, ..) in group().filter(|other| other.0 != kept) {
                comers[to].remove(other);
                if let Some(resolved) = report.resolved[other].as_mut()
                    && resolved.outcome == Outcome::Succeeds
                    && resolved.order != RetreatOrder::Disband
                {
                    resolved.outcome = Outcome::Fails(Failure::RetreatCollision { with: ProvinceSet::of(kept) });
                }
            }
            if !going.contains(kept)
                && let Some(place) = kept_unit.retreats.first()
            {
                comers[to].insert(kept);
                report.resolved[kept] = Some(Resolved {
                    order: RetreatOrder::Retreat { to: place },
                    outcome: Outcome::Succeeds,
                    fate: Fate::Disbanded,
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_options::GameOptions;
    use crate::map::Map;
    use crate::position::Position;
    use crate::unit::UnitKind;

    #[test]
    fn a_report_is_made_of_what_became_of_each_unit_or_refused_with_the_reason() {
        let map = Map::classic();
        let position = Position::start(map, GameOptions::default());
        let (power, at) = (map.power("AUSTRIA").unwrap(), |id: &str| map.province(id).unwrap());
        let army = |id: &str, to: &str| Dislodged {
            unit: Unit { power, kind: UnitKind::Army, location: at(id).location() },
            retreats: std::iter::once(at(to).location()).collect(),
        };
        let retreat = Retreat::new(position, [army("GAL", "BOH"), army("UKR", "RUM")]).unwrap();
        let mut orders = Orders::new();
        orders.give(at("GAL"), RetreatOrder::Retreat { to: at("BOH").location() });
        let (report, _) = retreat.adjudicate(&orders, &Rulebook::default());
        let parts: Vec<_> = report.iter().map(|(from, resolved)| (from, *resolved)).collect();
        assert_eq!(RetreatReport::of(&retreat, parts.iter().rev().copied()), Ok(report));
        let refused = |parts: &[(Province, Resolved<RetreatOrder>)]| {
            RetreatReport::of(&retreat, parts.iter().copied()).unwrap_err().to_string()
        };
        let [galicia, ukraine] = parts[..] else { panic!("two units") };
        assert_eq!(refused(&[galicia]), "nothing is said about the unit in UKR");
        assert_eq!(refused(&[galicia, galicia]), "the unit in GAL is told of twice");
        assert_eq!(refused(&[(at("VIE"), galicia.1)]), "no unit of this phase stands in VIE, or was dislodged from it");
        let stays = Resolved { fate: Fate::Stays, ..ukraine.1 };
        assert_eq!(refused(&[(at("UKR"), stays)]), "the fate of the unit in UKR does not go with its order");
        let to = at("ADR").location();
        let swims = Resolved {
            order: RetreatOrder::Retreat { to },
            fate: Fate::Moves { to, attack: 1, against: 0 },
            ..galicia.1
        };
        assert_eq!(refused(&[(at("GAL"), swims)]), "ADR is no place for that unit");
    }
}
