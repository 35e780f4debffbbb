//! Cases as text: a position, its orders, and what must come of them.
//!
//! ```text
//! case 6.B.2 Coast missing where only one is possible     its number and title
//! rulebook 1971                                           2023 if not said
//! option missing_coast: hold                              a single choice that differs
//! phase S1901M
//! units FRANCE: F GAS
//! dislodged ITALY: A VIE > GAL TYR                        in a retreat phase: who, and where it may go (`nowhere`)
//! centres FRANCE: PAR, BRE
//! order FRANCE: F GAS - SPA
//! owed FRANCE: 1                                          in a winter: builds, or removals below zero
//! sites FRANCE: PAR
//! result F POR: bounce, dislodged                         what became of an order
//! carried out: F GAS                                      orders that were carried out
//! next F1901M                                             the position afterwards
//!   units FRANCE: F SPA/NC
//! otherwise option 4.B.2: b                               what another choice leads to
//! next F1901M
//!   units FRANCE: F GAS
//! ```
//!
//! Orders and words are those of the exchange format. `dislodged … > ?` leaves open where the unit may retreat to.
#![allow(dead_code, reason = "each test binary reads the part that it needs")]

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

/// Power → what it has.
pub type ByPower = BTreeMap<String, Vec<String>>;

/// One case.
#[derive(Clone, Debug, Default)]
pub struct Case {
    pub id: String,
    pub kind: Option<String>,
    pub variant: String,
    pub choice: Choice,
    pub phase: String,
    pub units: ByPower,
    /// Power, unit, where it may go.
    pub dislodged: Vec<(String, String, Option<Vec<String>>)>,
    pub centres: ByPower,
    pub orders: Vec<(String, String)>,
    pub owed: Vec<(String, i32)>,
    pub sites: ByPower,
    pub unit: String,
    pub reach: Vec<String>,
    /// The answer, and those that other choices lead to.
    pub answers: Vec<Answer>,
}

/// A rulebook and options on top of it.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    pub rulebook: Option<String>,
    pub options: Vec<(String, String)>,
}

/// What must come of a case.
#[derive(Clone, Debug, Default)]
pub struct Answer {
    pub choice: Choice,
    pub results: BTreeMap<String, Vec<String>>,
    pub phase: String,
    pub units: ByPower,
    pub dislodged: Vec<(String, String, Option<Vec<String>>)>,
    pub centres: ByPower,
}

/// Reads a file of cases.
pub fn read(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = vec![];
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or_else(|| panic!("can't read the line {line:?}"));
        if word == "case" {
            let id = rest.split(' ').next().unwrap_or(rest).to_owned();
            cases.push(Case { id, variant: "classic".to_owned(), ..Case::default() });
            continue;
        }
        let case = cases.last_mut().unwrap_or_else(|| panic!("{line:?} comes before any case"));
        match word {
            "kind" => case.kind = Some(rest.to_owned()),
            "variant" => rest.clone_into(&mut case.variant),
            "rulebook" | "option" => case.choice.read(line),
            "phase" => rest.clone_into(&mut case.phase),
            "order" => case.orders.push(pair(rest)),
            "unit" => rest.clone_into(&mut case.unit),
            "reach" => case.reach = words(rest),
            "owed" => {
                let (power, number) = pair(rest);
                case.owed.push((power, number.parse().unwrap_or_else(|_| panic!("{line:?} lacks a number"))));
            }
            "sites" => add(&mut case.sites, rest),
            "otherwise" => {
                let mut choice = Choice::default();
                rest.split(", ").for_each(|part| choice.read(part));
                case.answers.push(Answer { choice, ..Answer::default() });
            }
            "units" | "centres" | "dislodged" => {
                match case.answers.last_mut().filter(|answer| !answer.phase.is_empty()) {
                    Some(answer) => state(word, rest, &mut answer.units, &mut answer.centres, &mut answer.dislodged),
                    None => state(word, rest, &mut case.units, &mut case.centres, &mut case.dislodged),
                }
            }
            "result" | "carried" | "next" => {
                if case.answers.is_empty() {
                    case.answers.push(Answer::default());
                }
                let answer = case.answers.last_mut().expect("one was just put there");
                match word {
                    "next" => rest.clone_into(&mut answer.phase),
                    "result" => {
                        let (unit, results) = pair(rest);
                        answer.results.insert(unit, list(&results));
                    }
                    _ => {
                        for unit in list(&pair(rest).1) {
                            answer.results.insert(unit, vec![]);
                        }
                    }
                }
            }
            _ => panic!("can't read the line {line:?}"),
        }
    }
    cases
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn list(text: &str) -> Vec<String> {
    text.split(", ").map(str::to_owned).collect()
}

fn pair(text: &str) -> (String, String) {
    let (left, right) = text.split_once(": ").unwrap_or_else(|| panic!("{text:?} lacks a colon"));
    (left.to_owned(), right.to_owned())
}

fn add(to: &mut ByPower, text: &str) {
    let (power, items) = pair(text);
    to.entry(power).or_default().extend(list(&items));
}

fn state(
    word: &str,
    rest: &str,
    units: &mut ByPower,
    centres: &mut ByPower,
    dislodged: &mut Vec<(String, String, Option<Vec<String>>)>,
) {
    match word {
        "units" => add(units, rest),
        "centres" => add(centres, rest),
        _ => {
            let (power, rest) = pair(rest);
            let (unit, to) = rest.split_once(" > ").unwrap_or_else(|| panic!("{rest:?} doesn't say where to"));
            let to = match to {
                "?" => None,
                "nowhere" => Some(vec![]),
                _ => Some(words(to)),
            };
            dislodged.push((power, unit.to_owned(), to));
        }
    }
}

impl Choice {
    fn read(&mut self, text: &str) {
        match text.split_once(' ') {
            Some(("rulebook", name)) => self.rulebook = Some(name.to_owned()),
            Some(("option", option)) => self.options.push(pair(option)),
            _ => panic!("{text:?} is neither a rulebook nor an option"),
        }
    }
}

impl Case {
    /// The rulebook and options under which `answer` is right.
    pub fn choice<'a>(&'a self, answer: &'a Answer) -> (&'a str, Vec<&'a (String, String)>) {
        let rulebook = answer.choice.rulebook.as_deref().or(self.choice.rulebook.as_deref()).unwrap_or("2023");
        (rulebook, self.choice.options.iter().chain(&answer.choice.options).collect())
    }

    /// The case as a request of the exchange format, to be answered by `answer`.
    pub fn request(&self, answer: &Answer) -> Value {
        let (rulebook, options) = self.choice(answer);
        let options: Map<String, Value> = options.into_iter().map(|(key, value)| (key.clone(), json!(value))).collect();
        let mut dislodged = Map::new();
        for (power, unit, to) in &self.dislodged {
            let units = dislodged.entry(power.clone()).or_insert_with(|| json!({}));
            units[unit] = json!(to);
        }
        let mut orders = ByPower::new();
        for (power, order) in &self.orders {
            orders.entry(power.clone()).or_default().push(order.clone());
        }
        let mut request = json!({
            "id": self.id, "variant": self.variant, "rulebook": rulebook, "options": options, "phase": self.phase,
            "units": self.units, "centers": self.centres, "orders": orders,
        });
        if !dislodged.is_empty() {
            request["dislodged"] = Value::Object(dislodged);
        }
        request
    }

    /// Holds an answer in the exchange format against what must come of the case.
    pub fn compare(&self, expected: &Answer, answer: &Value) -> Result<(), String> {
        if let Some(error) = answer.get("error") {
            return Err(format!("refused: {error}"));
        }
        let next = &answer["next"];
        let expect = |what: &str, expected: String, found: String| {
            if expected == found { Ok(()) } else { Err(format!("{what}: expected {expected}, found {found}")) }
        };
        expect("next phase", expected.phase.clone(), next["phase"].as_str().unwrap_or_default().to_owned())?;
        expect("units", sorted(&json!(expected.units)), sorted(&next["units"]))?;
        expect("centres", sorted(&json!(expected.centres)), sorted(&next["centers"]))?;
        let mut wanted: BTreeMap<(&str, &str), Option<BTreeSet<&str>>> = BTreeMap::new();
        for (power, unit, to) in &expected.dislodged {
            wanted.insert((power, unit), to.as_ref().map(|to| to.iter().map(String::as_str).collect()));
        }
        let empty = Map::new();
        let mut found = BTreeMap::new();
        for (power, units) in next["dislodged"].as_object().unwrap_or(&empty) {
            for (unit, to) in units.as_object().unwrap_or(&empty) {
                let to = to.as_array().into_iter().flatten().filter_map(Value::as_str).collect::<BTreeSet<_>>();
                let open = matches!(wanted.get(&(power.as_str(), unit.as_str())), Some(None));
                found.insert((power.as_str(), unit.as_str()), if open { None } else { Some(to) });
            }
        }
        expect("dislodged", format!("{wanted:?}"), format!("{found:?}"))?;
        for (unit, words) in &expected.results {
            let found: Vec<&str> =
                answer["results"][unit].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            if answer["results"].get(unit).is_none() {
                return Err(format!("{unit}: no result"));
            }
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let failed = |words: &[&str]| words.iter().any(|word| *word != "dislodged");
            let moves =
                self.orders.iter().any(|(_, order)| {
                    order.starts_with(unit.as_str()) && (order.contains(" - ") || order.contains(" R "))
                }) && !self.orders.iter().any(|(_, order)| {
                    order.starts_with(unit.as_str()) && (order.contains(" S ") || order.contains(" C "))
                });
            let winter = self.phase.ends_with('A');
            let dislodged = found.contains(&"dislodged") == words.contains(&"dislodged");
            if !dislodged || (moves || winter) && failed(&found) != failed(&words) {
                return Err(format!("{unit}: expected {words:?}, found {found:?}"));
            }
        }
        Ok(())
    }
}

/// Power → list, with the lists in order and powers without entries left out.
fn sorted(by_power: &Value) -> String {
    let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (power, items) in by_power.as_object().into_iter().flatten() {
        let items: BTreeSet<&str> = items.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        if !items.is_empty() {
            all.insert(power, items);
        }
    }
    format!("{all:?}")
}
