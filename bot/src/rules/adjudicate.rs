//! A phase adjudicated, for the store; and once more, for those who draw or explain it.

use std::collections::BTreeMap;

use dragoman_engine::{AdjustmentOrder, Fate, Outcome, Phase, Power, Report, Submitted, WrittenOrder};
use dragoman_render::{ResolvedOrder, Scene, Theme, Words as SceneWords};

use super::{load, map, rulebook, store, unit_text};
use crate::game::{Cause, OrderText, PhaseRecord, Position, PowerId, Settings, UnitText};

fn submitted<'a>(
    settings: &Settings,
    orders: &'a BTreeMap<PowerId, Vec<OrderText>>,
) -> impl Iterator<Item = (Power, Submitted)> + 'a {
    let map = map(&settings.variant);
    orders.iter().filter_map(move |(id, orders)| Some((map.power(id)?, orders))).flat_map(move |(power, orders)| {
        orders.iter().filter_map(move |order| Some((power, WrittenOrder::read(map, order).ok()?.into())))
    })
}

fn run(settings: &Settings, before: &Position, orders: &BTreeMap<PowerId, Vec<OrderText>>) -> Option<(Report, Phase)> {
    let rulebook = rulebook(settings);
    let submitted = submitted(settings, orders);
    Some(match load(settings, before)? {
        Phase::Movement(movement) => {
            let orders = movement.collect(submitted, &rulebook);
            let (report, next) = movement.adjudicate(&orders, &rulebook);
            (Report::Movement(report), next)
        }
        Phase::Retreat(retreat) => {
            let orders = retreat.collect(submitted, &rulebook);
            let (report, next) = retreat.adjudicate(&orders, &rulebook);
            (Report::Retreat(report), next)
        }
        Phase::Adjustment(adjustment) => {
            let orders = adjustment.collect(submitted, &rulebook);
            let (report, next) = adjustment.adjudicate(&orders, &rulebook);
            (Report::Adjustment(report), next)
        }
        Phase::Over(_) => return None,
    })
}

/// What the engine says about a phase of the past: pure, so it is what it was.
pub fn report(settings: &Settings, record: &PhaseRecord) -> Option<Report> {
    // What a game master set right wasn't adjudicated.
    record.cause.is_orders().then(|| run(settings, &record.before, &record.orders)).flatten().map(|(report, _)| report)
}

/// Adjudicates a phase.
pub fn adjudicate(settings: &Settings, before: &Position, orders: &BTreeMap<PowerId, Vec<OrderText>>) -> PhaseRecord {
    let Some((report, next)) = run(settings, before, orders) else {
        // A position that we stored ourselves can always be read; should that ever fail, the game stands still.
        tracing::error!("a stored position couldn't be read; its phase is left as it was");
        let (before, after) = (before.clone(), before.clone());
        let (orders, results) = (orders.clone(), BTreeMap::new());
        return PhaseRecord { before, orders, results, after, winners: Vec::new(), cause: Cause::Orders };
    };
    let winners = match &next {
        Phase::Over(ending) => {
            let map = ending.position.map;
            ending.winners.iter().map(|power| map.power_id(power).to_owned()).collect()
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
    }
}

fn word(outcome: Outcome) -> Option<&'static str> {
    match outcome {
        Outcome::Succeeds => None,
        Outcome::Fails(_) => Some("failed"),
        Outcome::Void(_) => Some("void"),
    }
}

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
            let board = super::board(settings, before);
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

/// A phase of the past as a picture.
pub fn results_scene(settings: &Settings, record: &PhaseRecord, words: SceneWords, theme: Theme) -> Option<Scene> {
    let board = super::board(settings, &record.before)?;
    match report(settings, record)? {
        Report::Movement(report) => {
            let scene = Scene::results(&board, ResolvedOrder::all(&report), words, theme).ok()?;
            // Only who was told to hold gets the sign for it.
            let ordered = super::write::ordered(record);
            Some(scene.holding_only(|at| ordered.contains(board.map.id(at))))
        }
        Report::Retreat(report) => {
            let Phase::Retreat(retreat) = load(settings, &record.before)? else { return None };
            let orders = report.iter().map(|(at, resolved)| (at, resolved.order, Some(resolved.outcome)));
            Scene::retreat_results(&retreat, orders.collect::<Vec<_>>(), words, theme).ok()
        }
        Report::Adjustment(report) => {
            let done = report.iter().filter(|resolved| matches!(resolved.outcome, Outcome::Succeeds));
            let orders: Vec<(Power, AdjustmentOrder)> = done.map(|resolved| (resolved.power, resolved.order)).collect();
            Scene::adjustments(&board, orders, words, theme).ok()
        }
    }
}
