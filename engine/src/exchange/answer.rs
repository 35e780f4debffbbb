//! Adjudicating a request, and writing the answer.

use serde_json::{Map as Object, Value, json};

use super::{Request, reason, words};
use crate::map::Map;
use crate::outcome::{Fate, Outcome};
use crate::phase::{Phase, Report};
use crate::position::Position;
use crate::power::PowerSet;
use crate::turn::{PhaseCode, PhaseKind};

/// An adjudicated request.
#[derive(Clone, Debug)]
pub struct Adjudicated {
    /// What became of its orders; `None` if the phase was over before.
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
        let mut results = Object::new();
        let mut reasons = Object::new();
        let map = request.map();
        let mut note = |unit: String, words: Vec<&'static str>, outcome: Outcome, fate: Fate| {
            // In winter a unit can be ordered more than once; the order that was carried out counts.
            if outcome != Outcome::Succeeds && results.contains_key(&unit) {
                return;
            }
            if request.explain
                && let Some(reason) = reason::reason(map, outcome, fate)
            {
                reasons.insert(unit.clone(), reason);
            }
            results.insert(unit, json!(words));
        };
        match (&self.report, &request.phase) {
            (Some(Report::Movement(report)), _) => {
                for (at, resolved) in report.iter() {
                    let Some(unit) = report.units().at(at) else { continue };
                    let words = words::movement(resolved, report.convoyed().contains(at));
                    note(unit.text(map).to_string(), words, resolved.outcome, resolved.fate);
                }
            }
            (Some(Report::Retreat(report)), Phase::Retreat(retreat)) => {
                for (from, dislodged) in retreat.dislodged() {
                    let Some(resolved) = report.resolved(from) else { continue };
                    let words = words::retreat(resolved);
                    note(dislodged.unit.text(map).to_string(), words, resolved.outcome, resolved.fate);
                }
            }
            (Some(Report::Adjustment(report)), _) => {
                for resolved in report.iter() {
                    let text = match resolved.unit {
                        Some(unit) => unit.text(map).to_string(),
                        None => match request.named(resolved.power, resolved.order) {
                            Some(unit) => unit.text(map).to_string(),
                            None => continue,
                        },
                    };
                    note(text, words::adjustment(resolved), resolved.outcome, Fate::Stays);
                }
            }
            (Some(Report::Retreat(_)) | None, _) => {}
        }
        let mut answer = Object::new();
        answer.insert("id".to_owned(), json!(request.id));
        answer.insert("results".to_owned(), Value::Object(results));
        answer.insert("next".to_owned(), next(&self.next));
        if let Phase::Over(ending) = &self.next {
            answer.insert("winners".to_owned(), powers(map, ending.winners));
        }
        if request.explain {
            answer.insert("reasons".to_owned(), Value::Object(reasons));
        }
        Value::Object(answer)
    }
}

/// The position in which the next orders are wanted.
fn next(phase: &Phase) -> Value {
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
