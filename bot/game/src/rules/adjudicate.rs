//! Adjudicates a phase for the store; finds the outcome of an earlier phase for those who draw or explain it.

use std::collections::BTreeMap;

use dragoman_engine::{
    Adjustment, EndingKind, Fate, Movement, Outcome, Phase, Power, Report, Retreat, Submitted, WrittenOrder,
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

/// A phase, its outcome by this program's engine, and the next phase. They are large: each on the heap, and made in a function of
/// its own, they leave decisions a small stack.
struct Adjudicated {
    phase: Box<Phase>,
    report: Box<Report>,
    next: Box<Phase>,
}

fn run(settings: &Settings, before: &Position, orders: &Orders) -> Option<Adjudicated> {
    let phase = loaded(settings, before)?;
    let (report, next) = match &*phase {
        Phase::Movement(movement) => after_moves(movement, settings, orders),
        Phase::Retreat(retreat) => after_retreats(retreat, settings, orders),
        Phase::Adjustment(adjustment) => after_adjustments(adjustment, settings, orders),
        Phase::Over(_) => return None,
    };
    Some(Adjudicated { phase, report, next })
}

type Orders = BTreeMap<PowerId, Vec<OrderText>>;

#[inline(never)]
fn loaded(settings: &Settings, position: &Position) -> Option<Box<Phase>> {
    load(settings, position).map(Box::new)
}

#[inline(never)]
fn after_moves(movement: &Movement, settings: &Settings, orders: &Orders) -> (Box<Report>, Box<Phase>) {
    let rulebook = rulebook(settings);
    let orders = movement.collect(submitted(settings, orders), &rulebook);
    let (report, next) = movement.adjudicate(&orders, &rulebook);
    (Box::new(Report::Movement(report)), Box::new(next))
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
    run(settings, before, orders).map(|adjudicated| *adjudicated.report)
}

/// The outcome of an earlier phase: the one that was stored then. If none was stored, or it can't be read (a newer
/// program wrote it), it is adjudicated again.
pub fn report(settings: &Settings, record: &PhaseRecord) -> Option<Report> {
    // A change by the game master wasn't adjudicated.
    if !record.cause.is_orders() {
        return None;
    }
    if let Some(stored) = &record.report {
        match stored.read(&load(settings, &record.before)?) {
            Ok(report) => return Some(report),
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
    decided(settings, &record.before, &record.orders)
}

/// The report to store with an earlier phase that has none; `None` if it has one, or can't have one.
pub fn first_report(settings: &Settings, record: &PhaseRecord) -> Option<StoredReport> {
    if !record.cause.is_orders() || record.report.is_some() {
        return None;
    }
    let adjudicated = run(settings, &record.before, &record.orders)?;
    Some(StoredReport::write(&adjudicated.phase, &adjudicated.report))
}

/// Adjudicates a phase.
pub fn adjudicate(settings: &Settings, before: &Position, orders: &BTreeMap<PowerId, Vec<OrderText>>) -> PhaseRecord {
    let Some(Adjudicated { phase, report, next }) = run(settings, before, orders) else {
        // A position that we stored can always be read; if that ever fails, the game stops.
        tracing::error!("a stored position couldn't be read; its phase is left as it was");
        let (before, after) = (before.clone(), before.clone());
        let (orders, results) = (orders.clone(), BTreeMap::new());
        let (winners, report) = (Vec::new(), None);
        return PhaseRecord { before, orders, results, after, winners, cause: Cause::Orders, report };
    };
    let winners = match &*next {
        Phase::Over(ending) => {
            let map = ending.position.map;
            ending.winners.iter().map(|power| power_id(map, power)).collect()
        }
        Phase::Movement(_) | Phase::Retreat(_) | Phase::Adjustment(_) => Vec::new(),
    };
    PhaseRecord {
        before: before.clone(),
        orders: orders.clone(),
        results: results(settings, before, &report),
        after: store(settings, &next),
        winners,
        cause: Cause::Orders,
        report: Some(StoredReport::write(&phase, &report)),
    }
}

/// The rule by which the phase of `record` ended the game; `None` if it didn't.
pub fn ended_by(settings: &Settings, record: &PhaseRecord) -> Option<EndedBy> {
    let adjudicated = run(settings, &record.before, &record.orders)?;
    let Phase::Over(ending) = &*adjudicated.next else { return None };
    Some(match ending.kind {
        EndingKind::Solo => EndedBy::Solo,
        EndingKind::Dated => EndedBy::Date,
        EndingKind::Draw => EndedBy::Draw,
        EndingKind::Concession => EndedBy::Concession,
    })
}

fn word(outcome: Outcome) -> Option<&'static str> {
    match outcome {
        Outcome::Succeeds => None,
        Outcome::Fails(_) => Some("failed"),
        Outcome::Void(_) => Some("void"),
    }
}

#[inline(never)]
fn results(settings: &Settings, before: &Position, report: &Report) -> BTreeMap<UnitText, Vec<String>> {
    let map = map(&settings.variant);
    let words = |outcome, fate: Fate| {
        let mut words: Vec<String> = word(outcome).map(str::to_owned).into_iter().collect();
        if fate.is_dislodged() {
            words.push("dislodged".to_owned());
        }
        words
    };
    match report {
        Report::Movement(report) => {
            let board = super::position::board(settings, before);
            let unit = |at| board.as_ref().and_then(|board| board.units.at(at));
            report
                .iter()
                .filter_map(|(at, resolved)| Some((unit_text(map, unit(at)?), words(resolved.outcome, resolved.fate))))
                .collect()
        }
        Report::Retreat(report) => {
            let Some(Phase::Retreat(retreat)) = load(settings, before) else { return BTreeMap::new() };
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
