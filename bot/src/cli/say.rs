//! `dragoman say`: orders and results in words, one request per line; or every message of the bot.
//!
//! Translators can look at their messages with it, without building the program.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context as _;
use dragoman_engine::{Fate, Outcome, Phase, PhaseCode, PhaseKind, Power, Province, Report, Unit, WrittenOrder};
use dragoman_exchange::Request;
use dragoman_l10n::{AltPicture, AltPower, Language, ResultLine, Results, Sample, Style, Words, alt, lines, samples};
use serde_json::{Map as Object, Value, json};

use super::locales::{self, Locales};
use super::output::note;

/// Arguments of `dragoman say`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Print every message of the bot in this language, with sample values.
    #[arg(long, value_name = "LANGUAGE")]
    messages: Option<String>,
    /// Read the words from the folders in this one instead of those that are compiled in. English is needed beside
    /// another language; if it isn't there, the compiled-in English is used.
    #[arg(long, value_name = "DIR")]
    locales: Option<PathBuf>,
}

pub(super) fn run(arguments: Arguments) -> anyhow::Result<()> {
    let read = Locales::load(arguments.locales.as_deref())?;
    let files = read.files();
    let words = locales::words(&files)?;
    if let Some(language) = arguments.messages {
        let language = words.languages().read_name(&language)?;
        let all = samples(&words, &files, language);
        let missing: BTreeSet<String> = samples(&words, &files, Language::EN)
            .into_iter()
            .map(|sample| sample.id)
            .filter(|id| !words.has(language, id))
            .collect();
        let mut out = std::io::stdout().lock();
        for id in missing {
            note(format_args!("{language}: `{id}` isn't translated yet"));
        }
        for Sample { id, text, faults } in all {
            writeln!(out, "{id}: {}", text.replace('\n', "\n    ")).context("standard output")?;
            for fault in faults {
                note(format_args!("{language}: `{id}`: {fault}"));
            }
        }
        return out.flush().context("standard output");
    }
    super::lines::answer(move |line| answer(&words, line).to_string())
}

/// The answer to one line: everything in words, or what is wrong with the request.
fn answer(words: &Words, line: &str) -> Value {
    let request = match Request::read(line) {
        Ok(request) => request,
        Err(refused) => return refused.answer(),
    };
    match wanted(words, line) {
        Ok(wanted) => said(words, &request, &wanted),
        Err(error) => json!({ "id": request.id, "error": error }),
    }
}

/// The fields of a request besides the phase.
struct Wanted {
    language: Language,
    style: Style,
    /// Results of another adjudicator, unit by unit.
    results: Option<Object<String, Value>>,
}

fn wanted(words: &Words, line: &str) -> Result<Wanted, String> {
    let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let language = match value.get("language") {
        None | Some(Value::Null) => Language::default(),
        Some(Value::String(language)) => {
            words.languages().read_name(language).map_err(|error| format!("field `language`: {error}"))?
        }
        Some(_) => return Err("field `language`: it must be a string".to_owned()),
    };
    let style = match value.get("style").filter(|style| !style.is_null()) {
        None => Style::default(),
        Some(style) => serde_json::from_value(style.clone())
            .map_err(|_| "field `style`: it can be `sign`, `judge-nl` or `underline`".to_owned())?,
    };
    let results = match value.get("results") {
        None | Some(Value::Null) => None,
        Some(Value::Object(results)) => Some(results.clone()),
        Some(_) => return Err("field `results`: it must be an object".to_owned()),
    };
    Ok(Wanted { language, style, results })
}

fn code(phase: &Phase) -> Option<PhaseCode> {
    let kind = match phase {
        Phase::Movement(_) => PhaseKind::Movement,
        Phase::Retreat(_) => PhaseKind::Retreat,
        Phase::Adjustment(_) => PhaseKind::Adjustment,
        Phase::Over(_) => return None,
    };
    Some(PhaseCode { turn: phase.position().turn, kind })
}

fn said(words: &Words, request: &Request, wanted: &Wanted) -> Value {
    let adjudicated = request.adjudicate();
    let position = request.phase.position();
    let map = request.map();
    // Dislodged units are in no province, but results mention them.
    let units = match &adjudicated.report {
        Some(Report::Movement(report)) => *report.units(),
        Some(Report::Retreat(_) | Report::Adjustment(_)) | None => position.units,
    };
    let results = Results::new(words, wanted.language, wanted.style, map, &units).of(&request.phase);
    let mut told = adjudicated.report.as_ref().map(|report| lines(&request.phase, report)).unwrap_or_default();
    let given = Given::of(request);
    given.arrange(&mut told);
    let ordered = |line: &ResultLine| given.place(line).is_some();
    told.retain(|line| ordered(line) || line.fate.is_dislodged() || !matches!(line.order, WrittenOrder::Hold { .. }));

    let mut orders = Vec::new();
    let mut marked = Vec::new();
    let mut reasons = Vec::new();
    let mut above = None;
    for line in &told {
        orders.push(results.order(&line.order));
        let (mut text, sentence) = match &wanted.results {
            Some(given) => foreign(words, wanted, &results, line, given, request),
            None => (results.line(line), results.sentence(line)),
        };
        // The order sheets of seed 004 name the power before its first order.
        if wanted.style == Style::JudgeNl && above != Some(line.power) {
            text = format!("{}: {text}", results.heading(line.power));
        }
        above = Some(line.power);
        marked.push(text);
        reasons.extend(sentence);
    }
    let phase = code(&request.phase).map(|code| words.heading(wanted.language, code));
    let alt = description(words, request, wanted, &results, &told, phase.clone().unwrap_or_default());
    json!({ "id": request.id, "phase": phase, "orders": orders, "results": marked, "reasons": reasons, "alt": alt })
}

/// The orders of a request by their place in it.
struct Given {
    /// The place of a power's first order.
    powers: BTreeMap<Power, usize>,
    /// The place of a power's first order for a unit; where there is no unit, of its first waived build.
    orders: BTreeMap<(Power, Option<Province>), usize>,
}

impl Given {
    fn of(request: &Request) -> Self {
        let (mut powers, mut orders) = (BTreeMap::new(), BTreeMap::new());
        for (place, (power, text)) in request.orders.iter().enumerate() {
            powers.entry(*power).or_insert(place);
            if let Ok(order) = WrittenOrder::read(request.map(), text) {
                let unit = order.unit().map(|unit| request.map().province_of(unit.at));
                orders.entry((*power, unit)).or_insert(place);
            }
        }
        Self { powers, orders }
    }

    fn place(&self, line: &ResultLine) -> Option<usize> {
        self.orders.get(&(line.power, line.province)).copied()
    }

    /// Power by power, and order by order, as in the request; results without an order come last within their power.
    fn arrange(&self, told: &mut [ResultLine]) {
        told.sort_by_key(|line| {
            let power = self.powers.get(&line.power).copied().unwrap_or(usize::MAX);
            (power, line.power, self.place(line).unwrap_or(usize::MAX))
        });
    }
}

/// A line marked with the other adjudicator's outcome; our reason is added if both found that the order failed.
fn foreign(
    words: &Words,
    wanted: &Wanted,
    results: &Results<'_>,
    line: &ResultLine,
    given: &Object<String, Value>,
    request: &Request,
) -> (String, Option<String>) {
    let unit = line.order.unit().map(|unit| unit.text(request.map()).to_string()).unwrap_or_default();
    let list = given.get(&unit).and_then(Value::as_array).cloned().unwrap_or_default();
    let said: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
    if said.is_empty() {
        let fine = ResultLine { outcome: Outcome::Succeeds, fate: Fate::Stays, ..*line };
        return (results.line(&fine), None);
    }
    if results.reason(line).is_some() {
        return (results.line(line), results.sentence(line));
    }
    let word = said.iter().map(|word| words.outcome_word(wanted.language, word)).collect::<Vec<_>>().join("; ");
    let order = results.order(&line.order);
    let text = match wanted.style {
        Style::Sign => format!("{order} ✗ {word}"),
        Style::JudgeNl => format!("{order} X"),
        Style::Underline => dragoman_l10n::underlined(&order),
    };
    (text, Some(format!("{order}: {word}.")))
}

/// The same for people who don't see a map.
fn description(
    words: &Words,
    request: &Request,
    wanted: &Wanted,
    results: &Results<'_>,
    told: &[ResultLine],
    title: String,
) -> String {
    let position = request.phase.position();
    let map = request.map();
    let order_format = words.order_format(wanted.language, map, wanted.style.notation());
    let unit = |unit: Unit| order_format.unit_at(map, unit.kind, unit.location);
    let failed = |line: &&ResultLine| line.outcome != Outcome::Succeeds;
    let powers = map
        .powers()
        .map(|power| AltPower {
            id: map.power_id(power).to_owned(),
            centres: position.centres.of(power).len(),
            units: position.units.of(power).iter().filter_map(|at| position.units.at(at)).map(unit).collect(),
        })
        .filter(|power| power.centres > 0 || !power.units.is_empty())
        .collect();
    let dislodged = told.iter().filter(|line| line.fate.is_dislodged());
    let picture = AltPicture {
        title,
        powers,
        succeeded: told
            .iter()
            .filter(|line| !failed(line) && !matches!(line.order, WrittenOrder::Hold { .. }))
            .map(|line| results.order(&line.order))
            .collect(),
        failed: Some(told.iter().filter(failed).map(|line| results.order(&line.order)).collect()),
        dislodged: dislodged.filter_map(|line| line.province.and_then(|at| position.units.at(at))).map(unit).collect(),
        ..AltPicture::default()
    };
    alt(words, wanted.language, &picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is asked of the time is many times what it takes, and less than any that grows with the square of the orders.
    #[test]
    fn many_orders_of_a_winter_are_said_at_once() {
        let words = dragoman_locales::words().expect("the tables are checked elsewhere");
        let orders = [vec!["A PAR D"; 10_000], vec!["WAIVE"; 10_000]].concat();
        let request = json!({ "id": "1", "variant": "classic", "phase": "W1901A", "units": { "FRANCE": ["A MAR"] },
            "centers": { "FRANCE": ["PAR", "MAR", "BRE"] }, "orders": { "ITALY": ["WAIVE"], "FRANCE": orders } });
        let begun = std::time::Instant::now();
        let said = answer(&words, &request.to_string());
        assert_eq!(said["orders"].as_array().map(Vec::len), Some(20_001), "{}", said["error"]);
        assert!(begun.elapsed().as_secs() < 30, "{:?}", begun.elapsed());
    }
}
