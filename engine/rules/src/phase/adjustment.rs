//! The adjustment phase.

use crate::legality::{Due, Judged, Legality};
use crate::map::Map;
use crate::order::{AdjustmentOrder, AdjustmentOrders, Submitted, WrittenOrder};
use crate::outcome::{Outcome, Void, VoidReason};
use crate::phase::civil_disorder;
use crate::phase::report_error::{OnMap, ReportError};
use crate::phase::{Adjustment, Movement, Phase, next_phase};
use crate::position::Position;
use crate::power::Power;
use crate::province::ProvinceSet;
use crate::rulebook::{Rulebook, Surplus};
use crate::unit::Unit;

/// The result of one adjustment order, or of a unit that was removed without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ResolvedAdjustment {
    /// The power that ordered it, or whose unit was removed.
    pub power: Power,
    /// The order as it counted.
    pub order: AdjustmentOrder,
    /// Whether it was carried out.
    pub outcome: Outcome,
    /// The unit that was built or removed, or would have been. `None` for a waived build, and where no unit stands.
    pub unit: Option<Unit>,
    /// Whether nobody ordered it: a removal by the rule for civil disorder.
    pub by_rule: bool,
}

/// The usual largest number of verdicts in a winter: one for each unit and each home centre.
const USUAL: usize = 64;

/// The results of all adjustment orders, and of the units removed without one.
#[derive(Clone, PartialEq, Eq)]
pub struct AdjustmentReport {
    // Anyone may write any number of orders; only a great many useless ones cost an allocation.
    first: [Option<ResolvedAdjustment>; USUAL],
    count: usize,
    further: Vec<ResolvedAdjustment>,
}

impl Default for AdjustmentReport {
    fn default() -> Self {
        AdjustmentReport { first: [None; USUAL], count: 0, further: Vec::new() }
    }
}

impl AdjustmentReport {
    /// The report of `winter` by which this came of its orders, in the order of [`AdjustmentReport::iter`].
    ///
    /// What is checked is that each order, its power and its unit go together, not that the rules lead to what came of it.
    ///
    /// # Errors
    /// The first thing that doesn't fit.
    pub fn of(
        winter: &Adjustment,
        resolved: impl IntoIterator<Item = ResolvedAdjustment>,
    ) -> Result<AdjustmentReport, ReportError> {
        let Position { map, units, .. } = winter.position();
        let on_map = OnMap(map);
        let mut report = AdjustmentReport::default();
        for it in resolved {
            on_map.check(map.power_set().contains(it.power))?;
            on_map.adjustment(it.order)?;
            on_map.outcome(it.outcome)?;
            it.unit.map_or(Ok(()), |unit| on_map.unit(unit))?;
            let (place, fits) = match it.order {
                AdjustmentOrder::Build { kind, at } => {
                    let built = Unit { power: it.power, kind, location: at };
                    (Some(map.province_of(at)), it.unit == Some(built) && !it.by_rule)
                }
                AdjustmentOrder::Remove { unit } => {
                    let own = units.at(unit).filter(|unit| unit.power == it.power);
                    let gone = it.outcome == Outcome::Succeeds;
                    (Some(unit), it.unit == own && (own.is_some() || !gone) && (gone || !it.by_rule))
                }
                AdjustmentOrder::Waive => (None, it.unit.is_none() && !it.by_rule),
            };
            if !fits {
                let place = place.map_or_else(|| map.power_id(it.power), |place| map.id(place));
                return Err(ReportError::Fate(place.to_owned()));
            }
            if let (AdjustmentOrder::Build { kind, at }, Outcome::Succeeds) = (it.order, it.outcome)
                && !map.can_stand(kind, at)
            {
                return Err(ReportError::WrongTerrain(map.location_id(at).to_owned()));
            }
            report.push(it);
        }
        Ok(report)
    }

    /// Power by power: the orders in the order in which they were given, then the removals by the rule.
    pub fn iter(&self) -> impl Iterator<Item = &ResolvedAdjustment> {
        self.first.iter().flatten().chain(&self.further)
    }

    fn push(&mut self, resolved: ResolvedAdjustment) {
        match self.first.get_mut(self.count) {
            Some(place) => *place = Some(resolved),
            None => self.further.push(resolved),
        }
        self.count += 1;
    }

    /// The verdicts that were recorded after the first `start`.
    fn since(&mut self, start: usize) -> impl DoubleEndedIterator<Item = &mut ResolvedAdjustment> {
        let (first, further) = (start.min(USUAL), start.saturating_sub(USUAL));
        self.first[first..].iter_mut().flatten().chain(&mut self.further[further..])
    }
}

impl Adjustment {
    /// The order that a power's written order is, as it counts if the power gives no other.
    ///
    /// # Errors
    /// Why it can't be given.
    pub fn interpret(
        &self,
        power: Power,
        written: &WrittenOrder,
        rulebook: &Rulebook,
    ) -> Result<Judged<AdjustmentOrder>, Void> {
        Legality::new(&self.position, rulebook).adjustment(power, written)
    }

    /// The order as it would count if the power gave no other; or why it can't be carried out.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, power: Power, order: AdjustmentOrder, rulebook: &Rulebook) -> Result<AdjustmentOrder, Void> {
        Legality::new(&self.position, rulebook).check_adjustment(power, order)
    }

    /// Collects what the powers wrote, in that order. An order that can be understood but isn't legal is kept, with the
    /// reason; a text that can't be understood is left out.
    pub fn collect(
        &self,
        submitted: impl IntoIterator<Item = (Power, Submitted)>,
        rulebook: &Rulebook,
    ) -> AdjustmentOrders {
        let mut orders = AdjustmentOrders::new();
        let legality = Legality::new(&self.position, rulebook);
        for (power, submitted) in submitted {
            let Submitted::Order(written) = submitted else { continue };
            match legality.interpret_adjustment(power, &written) {
                Ok((order, _)) => orders.give(power, order),
                Err((Some(order), why)) => orders.refuse(power, order, why),
                Err((None, _)) => {}
            }
        }
        orders
    }

    /// Carries out builds and removals, and returns the results and the next phase.
    ///
    /// Each power's orders count from first to last until its number is used up. Builds that aren't ordered are
    /// forgone; removals that aren't are made by the rule for civil disorder (DATC 4.D.8).
    pub fn adjudicate(&self, orders: &AdjustmentOrders, rulebook: &Rulebook) -> (AdjustmentReport, Phase) {
        let mut report = AdjustmentReport::default();
        let mut position = self.position;
        for power in position.map.powers() {
            self.adjust(power, orders, rulebook, &mut position, &mut report);
        }
        let mut next = Phase::Movement(Movement { position });
        next_phase::end_winter(&mut next);
        (report, next)
    }

    fn adjust(
        &self,
        power: Power,
        orders: &AdjustmentOrders,
        rulebook: &Rulebook,
        position: &mut Position,
        report: &mut AdjustmentReport,
    ) {
        let map = position.map;
        let start = report.count;
        for (_, order, written) in orders.given.iter().filter(|(whose, ..)| *whose == power) {
            let judged = written.and_then(|()| self.check(power, *order, rulebook));
            let order = judged.unwrap_or(*order);
            let unit = match order {
                AdjustmentOrder::Build { kind, at } => Some(Unit { power, kind, location: at }),
                AdjustmentOrder::Remove { unit } => position.units.at(unit).filter(|unit| unit.power == power),
                AdjustmentOrder::Waive => None,
            };
            let outcome = judged.map_or_else(Outcome::Void, |_| Outcome::Succeeds);
            report.push(ResolvedAdjustment { power, order, outcome, unit, by_rule: false });
        }
        let (number, one_place, surplus) = match self.due(power) {
            Due::Builds { up_to, .. } => (up_to.get(), rulebook.builds_in_one_place, rulebook.surplus_builds),
            // Naming a unit twice counts as naming it once.
            Due::Disbands { exactly } => (exactly.get(), Surplus::First, rulebook.surplus_removals),
            Due::Nothing => (0, Surplus::First, rulebook.surplus_removals),
        };
        single_out(report, start, map, one_place);
        leave_over(report, start, usize::from(number), surplus);
        for it in report.since(start).filter(|it| it.outcome == Outcome::Succeeds) {
            match (it.order, it.unit) {
                (AdjustmentOrder::Build { at, .. }, Some(unit)) => position.units.put(map.province_of(at), unit),
                (AdjustmentOrder::Remove { unit }, _) => {
                    position.units.remove(unit);
                }
                (AdjustmentOrder::Build { .. } | AdjustmentOrder::Waive, _) => {}
            }
        }
        while let Due::Disbands { .. } = position.due(power) {
            let Some(unit) = civil_disorder::first_to_go(position, power, rulebook) else { break };
            report.push(ResolvedAdjustment {
                power,
                order: AdjustmentOrder::Remove { unit },
                outcome: Outcome::Succeeds,
                unit: position.units.remove(unit),
                by_rule: true,
            });
        }
    }
}

/// Keeps one order for each place, or none for those that are named twice.
fn single_out(report: &mut AdjustmentReport, start: usize, map: &Map, which: Surplus) {
    let place = |it: &ResolvedAdjustment| match it.order {
        _ if it.outcome != Outcome::Succeeds => None,
        AdjustmentOrder::Build { at, .. } => Some(map.province_of(at)),
        AdjustmentOrder::Remove { unit } => Some(unit),
        AdjustmentOrder::Waive => None,
    };
    let (mut named, mut twice) = (ProvinceSet::EMPTY, ProvinceSet::EMPTY);
    let mut later = |it: &mut ResolvedAdjustment| {
        let Some(place) = place(it) else { return };
        if named.contains(place) {
            twice.insert(place);
            let reason = match it.order {
                AdjustmentOrder::Build { .. } => VoidReason::NoFreeSite,
                AdjustmentOrder::Remove { .. } | AdjustmentOrder::Waive => VoidReason::Duplicate,
            };
            it.outcome = Outcome::Void(Void { reason, unit: it.unit, place: Some(place) });
        }
        named.insert(place);
    };
    match which {
        Surplus::None | Surplus::First => report.since(start).for_each(&mut later),
        Surplus::Last => report.since(start).rev().for_each(&mut later),
    }
    if which == Surplus::None {
        for it in report.since(start) {
            if let Some(place) = place(it).filter(|place| twice.contains(*place)) {
                it.outcome = Outcome::Void(Void { reason: VoidReason::NoFreeSite, unit: it.unit, place: Some(place) });
            }
        }
    }
}

/// Keeps at most `number` orders.
fn leave_over(report: &mut AdjustmentReport, start: usize, number: usize, which: Surplus) {
    let lawful = report.since(start).filter(|it| it.outcome == Outcome::Succeeds).count();
    let mut left = if which == Surplus::None && lawful > number { 0 } else { number };
    let mut count = |it: &mut ResolvedAdjustment| {
        if it.outcome != Outcome::Succeeds {
            return;
        }
        match left.checked_sub(1) {
            Some(rest) => left = rest,
            None => it.outcome = Outcome::Void(Void { reason: VoidReason::TooMany, unit: it.unit, place: None }),
        }
    };
    match which {
        Surplus::None | Surplus::First => report.since(start).for_each(&mut count),
        Surplus::Last => report.since(start).rev().for_each(&mut count),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_options::GameOptions;
    use crate::turn::{Season, Turn};
    use crate::unit::UnitKind;

    #[test]
    fn of_any_number_of_orders_each_has_its_verdict() {
        let map = Map::classic();
        let italy = map.power("ITALY").unwrap();
        let mut position = Position::start(map, GameOptions::default());
        position.turn = Turn { season: Season::Winter, ..position.turn };
        for unit in position.units.of(italy) {
            position.units.remove(unit);
        }
        let winter = Adjustment::new(position).unwrap();
        let rome = map.location("ROM").unwrap();
        let mut orders = AdjustmentOrders::new();
        for _ in 0..3 * USUAL {
            orders.give(italy, AdjustmentOrder::Build { kind: UnitKind::Army, at: rome });
        }
        let built = |rulebook: Rulebook| {
            let (report, _) = winter.adjudicate(&orders, &rulebook);
            let verdicts: Vec<bool> = report.iter().map(|it| it.outcome == Outcome::Succeeds).collect();
            assert_eq!(verdicts.len(), 3 * USUAL);
            verdicts.iter().enumerate().filter_map(|(place, built)| built.then_some(place)).collect::<Vec<_>>()
        };
        let choose = |builds_in_one_place| Rulebook { builds_in_one_place, ..Rulebook::default() };
        let (report, _) = winter.adjudicate(&orders, &Rulebook::default());
        assert_eq!(AdjustmentReport::of(&winter, report.iter().copied()), Ok(report.clone()), "also of very many");
        let first = *report.iter().next().unwrap();
        let refused = |it: ResolvedAdjustment| AdjustmentReport::of(&winter, [it]).unwrap_err().to_string();
        assert_eq!(
            refused(ResolvedAdjustment { unit: None, ..first }),
            "the fate of the unit in ROM does not go with its order"
        );
        assert_eq!(
            refused(ResolvedAdjustment {
                order: AdjustmentOrder::Remove { unit: map.province("VIE").unwrap() },
                ..first
            }),
            "the fate of the unit in VIE does not go with its order"
        );
        assert_eq!(
            refused(ResolvedAdjustment { power: Power(7), ..first }),
            "it speaks of a place or power that is not on classic"
        );
        assert_eq!(built(choose(Surplus::First)), [0]);
        assert_eq!(built(choose(Surplus::Last)), [3 * USUAL - 1]);
        assert!(built(choose(Surplus::None)).is_empty());
    }

    #[test]
    fn too_many_builds_removals_and_builds_in_one_place_are_three_questions() {
        let map = Map::classic();
        let (italy, austria) = (map.power("ITALY").unwrap(), map.power("AUSTRIA").unwrap());
        let mut position = Position::start(map, GameOptions::default());
        position.turn = Turn { season: Season::Winter, ..position.turn };
        // Italy may build one unit, Austria must remove one.
        for unit in ["ROM", "VEN"] {
            position.units.remove(map.province(unit).unwrap());
        }
        position.centres.give(map.province("NAP").unwrap(), austria);
        for centre in ["VIE", "BUD"] {
            position.centres.give(map.province(centre).unwrap(), map.power("RUSSIA").unwrap());
        }
        let winter = Adjustment::new(position).unwrap();
        let mut orders = AdjustmentOrders::new();
        for (kind, at) in [(UnitKind::Army, "ROM"), (UnitKind::Fleet, "ROM"), (UnitKind::Army, "VEN")] {
            orders.give(italy, AdjustmentOrder::Build { kind, at: map.location(at).unwrap() });
        }
        for unit in ["VIE", "BUD"] {
            orders.give(austria, AdjustmentOrder::Remove { unit: map.province(unit).unwrap() });
        }
        let done = |options: &[(&str, &str)]| {
            let mut rulebook = Rulebook::default();
            for (key, value) in options {
                rulebook.set(key, value).unwrap();
            }
            let (report, _) = winter.adjudicate(&orders, &rulebook);
            let done = report.iter().filter(|it| it.outcome == Outcome::Succeeds);
            let text = |it: &ResolvedAdjustment| {
                format!("{}{}", it.unit.unwrap().text(map), if it.by_rule { " by rule" } else { "" })
            };
            done.map(text).collect::<Vec<_>>()
        };
        assert_eq!(done(&[]), ["A VIE", "A ROM"]);
        assert_eq!(done(&[("4.D.4", "a")]), ["A VIE"], "one for Rome and one for Venice are too many");
        assert_eq!(done(&[("4.D.4", "c")]), ["A VIE", "A VEN"]);
        assert_eq!(done(&[("4.D.5", "a")]), ["A VIE", "A VEN"], "neither in Rome");
        assert_eq!(done(&[("4.D.5", "c")]), ["A VIE", "F ROM"]);
        assert_eq!(done(&[("4.D.6", "c")]), ["A BUD", "A ROM"]);
        assert_eq!(done(&[("4.D.6", "a")]), ["A BUD by rule", "A ROM"], "of two as far away the first by alphabet");
    }
}
