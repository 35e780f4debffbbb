//! Adjudicates a phase for the store; finds the outcome of an earlier phase for those who draw or explain it.

use std::collections::BTreeMap;

use dragoman_engine::{
    self as engine, Adjudicator, Adjustment, EndingKind, Fate, Map, Movement, MovementOrder, MovementReport, Outcome,
    Phase, Power, Report, Retreat, Submitted, WrittenOrder,
};
use dragoman_exchange::StoredReport;

use super::ids::{power_id, unit_text};
use super::position::{load, store};
use super::setup::{map, rulebook};
use crate::model::{Cause, EndedBy, OrderText, PhaseRecord, Position, PowerId, Settings, UnitText};

fn submitted<'a>(
    settings: &Settings,
    orders: &'a BTreeMap<PowerId, Vec<OrderText>>,
) -> impl Iterator<Item = (Power, Submitted)> + 'a {
    let map = map(&settings.variant);
    orders.iter().filter_map(move |(id, orders)| Some((map.power(id)?, orders))).flat_map(move |(power, orders)| {
        orders.iter().filter_map(move |order| Some((power, WrittenOrder::read(map, order).ok()?.into())))
    })
}

/// The outcome of a phase by this program's engine, and the next phase. They are large: each on the heap, and made in a function
/// of its own, they leave decisions a small stack.
fn run(settings: &Settings, phase: &Phase, orders: &Orders) -> Option<(Box<Report>, Box<Phase>)> {
    match phase {
        Phase::Movement(movement) => Some(after_moves(movement, settings, orders)),
        Phase::Retreat(retreat) => Some(after_retreats(retreat, settings, orders)),
        Phase::Adjustment(adjustment) => Some(after_adjustments(adjustment, settings, orders)),
        Phase::Over(_) => None,
    }
}

type Orders = BTreeMap<PowerId, Vec<OrderText>>;

#[inline(never)]
fn loaded(settings: &Settings, position: &Position) -> Option<Box<Phase>> {
    load(settings, position).map(Box::new)
}

#[inline(never)]
fn after_moves(movement: &Movement, settings: &Settings, orders: &Orders) -> (Box<Report>, Box<Phase>) {
    let orders = moves(movement, settings, orders);
    let mut adjudicator = adjudicator(movement.position().map);
    let (report, next) = adjudicator.adjudicate(movement, &orders, &rulebook(settings));
    (report_of(report), copied(next))
}

#[inline(never)]
fn moves(movement: &Movement, settings: &Settings, orders: &Orders) -> Box<engine::Orders<MovementOrder>> {
    Box::new(movement.collect(submitted(settings, orders), &rulebook(settings)))
}

#[inline(never)]
fn adjudicator(map: &'static Map) -> Box<Adjudicator> {
    Box::new(Adjudicator::new(map))
}

#[inline(never)]
fn report_of(report: &MovementReport) -> Box<Report> {
    Box::new(Report::Movement(report.clone()))
}

#[inline(never)]
fn copied(phase: &Phase) -> Box<Phase> {
    Box::new(*phase)
}

#[inline(never)]
fn after_retreats(retreat: &Retreat, settings: &Settings, orders: &Orders) -> (Box<Report>, Box<Phase>) {
    let rulebook = rulebook(settings);
    let orders = retreat.collect(submitted(settings, orders), &rulebook);
    let (report, next) = retreat.adjudicate(&orders, &rulebook);
    (Box::new(Report::Retreat(report)), Box::new(next))
}

#[inline(never)]
fn after_adjustments(adjustment: &Adjustment, settings: &Settings, orders: &Orders) -> (Box<Report>, Box<Phase>) {
    let rulebook = rulebook(settings);
    let orders = adjustment.collect(submitted(settings, orders), &rulebook);
    let (report, next) = adjustment.adjudicate(&orders, &rulebook);
    (Box::new(Report::Adjustment(report)), Box::new(next))
}

/// The outcome of `orders` by this program's engine, without regard to a stored one.
pub(super) fn decided(settings: &Settings, before: &Position, orders: &Orders) -> Option<Report> {
    run(settings, &*loaded(settings, before)?, orders).map(|(report, _)| *report)
}

/// An earlier phase with its outcome: the one that was stored then. If none was stored, or it can't be read (a newer
/// program wrote it), it is adjudicated again.
pub fn phase_and_report(settings: &Settings, record: &PhaseRecord) -> Option<(Box<Phase>, Box<Report>)> {
    // A change by the game master wasn't adjudicated.
    if !record.cause.is_orders() {
        return None;
    }
    let phase = loaded(settings, &record.before)?;
    if let Some(stored) = &record.report {
        match stored.read(&phase) {
            Ok(report) => return Some((phase, Box::new(report))),
            Err(error) => {
                // The text that doesn't fit may be an order, which must not be logged.
                tracing::warn!(
                    phase = record.before.phase.as_str(),
                    engine = error.engine,
                    "a stored report can't be read: the phase is adjudicated again for this answer"
                );
            }
        }
    }
    let (report, _) = run(settings, &phase, &record.orders)?;
    Some((phase, report))
}

/// The report to store with an earlier phase that has none; `None` if it has one, or can't have one.
pub fn first_report(settings: &Settings, record: &PhaseRecord) -> Option<StoredReport> {
    if !record.cause.is_orders() || record.report.is_some() {
        return None;
    }
    let phase = loaded(settings, &record.before)?;
    let (report, _) = run(settings, &phase, &record.orders)?;
    Some(StoredReport::write(&phase, &report))
}

/// Adjudicates a phase.
pub fn adjudicate(settings: &Settings, before: &Position, orders: &BTreeMap<PowerId, Vec<OrderText>>) -> PhaseRecord {
    adjudicate_with_end(settings, before, orders).0
}

/// Adjudicates a phase; with the rule by which it ended the game, if it did.
pub(super) fn adjudicate_with_end(
    settings: &Settings,
    before: &Position,
    orders: &Orders,
) -> (PhaseRecord, Option<EndedBy>) {
    let phase = loaded(settings, before);
    let Some((phase, (report, next))) = phase.and_then(|phase| run(settings, &phase, orders).map(|it| (phase, it)))
    else {
        // A position that we stored can always be read; if that ever fails, the game stops.
        tracing::error!("a stored position couldn't be read; its phase is left as it was");
        let (before, after) = (before.clone(), before.clone());
        let (orders, results) = (orders.clone(), BTreeMap::new());
        let (winners, report) = (Vec::new(), None);
        return (PhaseRecord { before, orders, results, after, winners, cause: Cause::Orders, report }, None);
    };
    let (winners, ended_by) = match &*next {
        Phase::Over(ending) => {
            let map = ending.position.map;
            let by = match ending.kind {
                EndingKind::Solo => EndedBy::Solo,
                EndingKind::Dated => EndedBy::Date,
                EndingKind::Draw => EndedBy::Draw,
                EndingKind::Concession => EndedBy::Concession,
            };
            (ending.winners.iter().map(|power| power_id(map, power)).collect(), Some(by))
        }
        Phase::Movement(_) | Phase::Retreat(_) | Phase::Adjustment(_) => (Vec::new(), None),
    };
    let record = PhaseRecord {
        before: before.clone(),
        orders: orders.clone(),
        results: results(&phase, &report),
        after: store(settings, &next),
        winners,
        cause: Cause::Orders,
        report: Some(StoredReport::write(&phase, &report)),
    };
    (record, ended_by)
}

fn word(outcome: Outcome) -> Option<&'static str> {
    match outcome {
        Outcome::Succeeds => None,
        Outcome::Fails(_) => Some("failed"),
        Outcome::Void(_) => Some("void"),
    }
}

#[inline(never)]
fn results(phase: &Phase, report: &Report) -> BTreeMap<UnitText, Vec<String>> {
    let position = phase.position();
    let map = position.map;
    let words = |outcome, fate: Fate| {
        let mut words: Vec<String> = word(outcome).map(str::to_owned).into_iter().collect();
        if fate.is_dislodged() {
            words.push("dislodged".to_owned());
        }
        words
    };
    match report {
        Report::Movement(report) => report
            .iter()
            .filter_map(|(at, resolved)| {
                Some((unit_text(map, position.units.at(at)?), words(resolved.outcome, resolved.fate)))
            })
            .collect(),
        Report::Retreat(report) => {
            let Phase::Retreat(retreat) = phase else { return BTreeMap::new() };
            report
                .iter()
                .filter_map(|(at, resolved)| {
                    Some((unit_text(map, retreat.dislodged_from(at)?.unit), words(resolved.outcome, resolved.fate)))
                })
                .collect()
        }
        Report::Adjustment(report) => report
            .iter()
            .filter_map(|resolved| {
                Some((unit_text(map, resolved.unit?), word(resolved.outcome).map(str::to_owned).into_iter().collect()))
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(settings: &Settings, record: &PhaseRecord) -> Option<Report> {
        phase_and_report(settings, record).map(|(_, report)| *report)
    }

    #[test]
    fn what_was_decided_is_kept_and_a_correction_decides_nothing() {
        let settings = crate::rules::tests::settings("classic");
        let opening = crate::rules::opening(&settings);
        let orders = BTreeMap::from([("ITALY".into(), vec!["A VEN - TRI".into()])]);
        let record = adjudicate(&settings, &opening, &orders);
        assert_eq!(report(&settings, &record), decided(&settings, &opening, &orders));
        assert_eq!(first_report(&settings, &record), None, "it has one");
        // As the previous program stored it.
        let older = PhaseRecord { report: None, ..record.clone() };
        assert_eq!(first_report(&settings, &older), record.report);
        // A stored report counts; where it can't be read, the orders are adjudicated again.
        let otherwise = |from: &str, to: &str| {
            let text = serde_json::to_string(&record.report).unwrap();
            assert!(text.contains(from), "{text}");
            let kept = serde_json::from_str(&text.replace(from, to)).unwrap();
            report(&settings, &PhaseRecord { report: kept, ..record.clone() })
        };
        let kept = otherwise("\"attack\":1", "\"attack\":8");
        assert!(kept.is_some() && kept != report(&settings, &record));
        assert_eq!(otherwise("held-off", "fended-off"), report(&settings, &record));
        let cause = Cause::Edited { edits: Vec::new(), reason: "a slip".to_owned() };
        let corrected = PhaseRecord { cause, ..older };
        assert_eq!((first_report(&settings, &corrected), report(&settings, &corrected)), (None, None));
    }
}
