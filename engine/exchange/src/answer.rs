//! Adjudicating a request, and writing the answer.

use dragoman_engine::{
    AdjustmentOrder, Dislodged, Fate, Map, MovementOrder, Outcome, Phase, PhaseCode, PhaseKind, Position, PowerSet,
    Province, Report, Resolved, ResolvedAdjustment,
};
use serde_json::{Map as Object, Value, json};

use super::{Request, reason, words};

/// An adjudicated request.
#[derive(Clone, Debug)]
pub struct Adjudicated {
    /// The results of its orders; `None` if the game was over before.
    pub report: Option<Report>,
    /// What comes next.
    pub next: Phase,
}

impl Request {
    /// Carries out the orders.
    pub fn adjudicate(&self) -> Adjudicated {
        match &self.phase {
            Phase::Movement(movement) => {
                let (report, next) = movement.adjudicate(&self.movement_orders(movement), &self.rulebook);
                Adjudicated { report: Some(Report::Movement(report)), next }
            }
            Phase::Retreat(retreat) => {
                let (report, next) = retreat.adjudicate(&self.retreat_orders(retreat), &self.rulebook);
                Adjudicated { report: Some(Report::Retreat(report)), next }
            }
            Phase::Adjustment(adjustment) => {
                let (report, next) = adjustment.adjudicate(&self.adjustment_orders(adjustment), &self.rulebook);
                Adjudicated { report: Some(Report::Adjustment(report)), next }
            }
            Phase::Over(_) => Adjudicated { report: None, next: self.phase },
        }
    }
}

impl Adjudicated {
    /// The answer in the line format.
    pub fn answer(&self, request: &Request) -> Value {
        let mut answer = Object::new();
        answer.insert("id".to_owned(), json!(request.id));
        let mut units = Vec::new();
        if let Some(report) = &self.report {
            units = resolved_units(&request.phase, report);
            name_missing_units(request, report, &mut units);
        }
        answer.insert("results".to_owned(), Value::Object(words_of(&units)));
        answer.insert("next".to_owned(), next(&self.next));
        let map = request.map();
        if let Phase::Over(ending) = &self.next {
            answer.insert("winners".to_owned(), powers(map, ending.winners));
        }
        if request.explain {
            let reasons =
                units.iter().filter_map(|it| Some((it.unit.clone(), reason::reason(map, it.outcome, it.fate)?)));
            answer.insert("reasons".to_owned(), Value::Object(reasons.collect()));
        }
        Value::Object(answer)
    }
}

/// The results of a unit, named as in the format.
struct ResolvedUnit {
    unit: String,
    words: Vec<&'static str>,
    outcome: Outcome,
    fate: Fate,
}

/// The results of a phase in the words of the format, by unit.
pub(super) fn results(phase: &Phase, report: &Report) -> Object<String, Value> {
    words_of(&resolved_units(phase, report))
}

fn words_of(units: &[ResolvedUnit]) -> Object<String, Value> {
    units.iter().map(|it| (it.unit.clone(), json!(it.words))).collect()
}

fn resolved_units(phase: &Phase, report: &Report) -> Vec<ResolvedUnit> {
    let map = phase.position().map;
    match (report, phase) {
        (Report::Movement(report), _) => {
            let unit = |(at, resolved): (Province, &Resolved<MovementOrder>)| {
                let unit = report.units().at(at)?.text(map).to_string();
                let words = words::movement(resolved, report.travel(at));
                Some(ResolvedUnit { unit, words, outcome: resolved.outcome, fate: resolved.fate })
            };
            report.iter().filter_map(unit).collect()
        }
        (Report::Retreat(report), Phase::Retreat(retreat)) => {
            let unit = |(from, it): (Province, Dislodged)| {
                let resolved = report.resolved(from)?;
                let unit = it.unit.text(map).to_string();
                Some(ResolvedUnit {
                    unit,
                    words: words::retreat(resolved),
                    outcome: resolved.outcome,
                    fate: resolved.fate,
                })
            };
            retreat.dislodged().filter_map(unit).collect()
        }
        (Report::Adjustment(report), _) => {
            let mut units: Vec<ResolvedUnit> = Vec::new();
            for resolved in report.iter() {
                let Some(unit) = resolved.unit else { continue };
                add(&mut units, unit.text(map).to_string(), resolved);
            }
            units
        }
        (Report::Retreat(_), _) => Vec::new(),
    }
}

/// Adds an adjustment; of several orders for one unit the one that was carried out counts.
fn add(units: &mut Vec<ResolvedUnit>, unit: String, resolved: &ResolvedAdjustment) {
    let words = words::adjustment(resolved);
    let unit = ResolvedUnit { unit, words, outcome: resolved.outcome, fate: Fate::Stays };
    match units.iter_mut().find(|it| it.unit == unit.unit) {
        None => units.push(unit),
        Some(earlier) if unit.outcome == Outcome::Succeeds => *earlier = unit,
        Some(_) => {}
    }
}

/// Units that were to be removed and aren't there: only the text of the order has their name.
fn name_missing_units(request: &Request, report: &Report, units: &mut Vec<ResolvedUnit>) {
    let Report::Adjustment(report) = report else { return };
    let mut missing = report.iter().filter(|it| it.unit.is_none()).peekable();
    if missing.peek().is_none() {
        return;
    }
    let named = request.named();
    for resolved in missing {
        let AdjustmentOrder::Remove { unit } = resolved.order else { continue };
        if let Some(unit) = named.get(&(resolved.power, unit)) {
            add(units, unit.text(request.map()).to_string(), resolved);
        }
    }
}

/// The position for which the next orders are wanted.
pub(super) fn next(phase: &Phase) -> Value {
    let position = phase.position();
    let map = position.map;
    let code = |kind| PhaseCode { turn: position.turn, kind }.to_string();
    let name = match phase {
        Phase::Movement(_) => code(PhaseKind::Movement),
        Phase::Retreat(_) => code(PhaseKind::Retreat),
        Phase::Adjustment(_) => code(PhaseKind::Adjustment),
        Phase::Over(_) => "COMPLETED".to_owned(),
    };
    let mut dislodged = Object::new();
    if let Phase::Retreat(retreat) = phase {
        for power in map.powers() {
            let own = retreat.dislodged().filter(|(_, it)| it.unit.power == power);
            let units: Object<String, Value> = own
                .map(|(_, it)| {
                    let retreats: Vec<&str> = it.retreats.iter().map(|to| map.location_id(to)).collect();
                    (it.unit.text(map).to_string(), json!(retreats))
                })
                .collect();
            if !units.is_empty() {
                dislodged.insert(map.power_id(power).to_owned(), Value::Object(units));
            }
        }
    }
    json!({ "phase": name, "units": units(position), "dislodged": dislodged, "centers": centres(position) })
}

fn units(position: &Position) -> Object<String, Value> {
    let map = position.map;
    let of = |power| {
        let units = position.units.of(power).iter().filter_map(|at| position.units.at(at));
        units.map(|unit| unit.text(map).to_string()).collect::<Vec<_>>()
    };
    let powers = map.powers().map(|power| (map.power_id(power).to_owned(), of(power)));
    powers.filter(|(_, units)| !units.is_empty()).map(|(power, units)| (power, json!(units))).collect()
}

fn centres(position: &Position) -> Object<String, Value> {
    let map = position.map;
    let of = |power| position.centres.of(power).iter().map(|centre| map.id(centre)).collect::<Vec<_>>();
    let powers = map.powers().map(|power| (map.power_id(power).to_owned(), of(power)));
    powers.filter(|(_, centres)| !centres.is_empty()).map(|(power, centres)| (power, json!(centres))).collect()
}

pub(super) fn powers(map: &Map, powers: PowerSet) -> Value {
    json!(powers.iter().map(|power| map.power_id(power)).collect::<Vec<_>>())
}
