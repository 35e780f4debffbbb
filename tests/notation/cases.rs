//! The lines of `tests/notation/**/*.txt`: read here, checked elsewhere. The format is told in `tests/notation/README.md`.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// A position in the words of the exchange format.
#[derive(Clone, Debug, Default)]
pub struct Position {
    pub name: String,
    pub variant: String,
    pub phase: String,
    /// Rulebook options that differ from the newest rules.
    pub options: Vec<(String, String)>,
    pub units: Vec<(String, Vec<String>)>,
    /// Power, unit, where it may retreat.
    pub dislodged: Vec<(String, String, Vec<String>)>,
    pub centers: Vec<(String, Vec<String>)>,
}

/// What a line should be read as; any of a case's expectations will do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// These orders, and for these reasons no more of them.
    Orders(Vec<(String, Assumed)>, Vec<String>),
    Ask(Vec<String>),
    /// `None`: for any reason.
    Refuse(Option<String>),
}

/// What the reader must, and may, say that it filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Assumed {
    pub must: Vec<String>,
    pub may: Vec<String>,
    pub some: bool,
    pub any: bool,
}

/// One line of a file.
#[derive(Clone, Debug)]
pub struct Case {
    pub file: String,
    pub line: usize,
    pub language: String,
    pub position: Rc<Position>,
    pub power: String,
    pub text: String,
    pub expected: Vec<Expected>,
    pub phenomenon: String,
}

impl Case {
    /// Where it stands, for a message.
    pub fn place(&self) -> String {
        format!("{}:{} [{} {} {}] {:?}", self.file, self.line, self.language, self.position.name, self.power, self.text)
    }

    /// The line without names: what two lines of one template share.
    pub fn shape(&self) -> String {
        let mut shape = String::new();
        for word in self.text.split_whitespace() {
            for part in word.split_inclusive(['-', '–', '—', '‑', '/']) {
                let (name, dash) = match part.char_indices().next_back() {
                    Some((at, '-' | '–' | '—' | '‑')) => (&part[..at], " - "),
                    _ => (part, " "),
                };
                let mut letters = name.chars();
                let capital = letters.next().is_some_and(char::is_uppercase);
                shape.push_str(if capital && letters.next().is_some_and(char::is_alphabetic) { "P" } else { name });
                shape.push_str(dash);
            }
        }
        shape.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// The folder with the lines.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/notation")
}

/// A position of `positions.txt`.
pub fn position(name: &str) -> Rc<Position> {
    let mut positions = HashMap::new();
    read("positions.txt", &mut positions, &mut Vec::new());
    Rc::clone(positions.get(name).unwrap_or_else(|| panic!("no position {name}")))
}

/// All lines of a file, on its own positions or those of `positions.txt`.
pub fn load(file: &str) -> Vec<Case> {
    let mut positions = HashMap::new();
    let mut cases = Vec::new();
    read("positions.txt", &mut positions, &mut cases);
    read(file, &mut positions, &mut cases);
    cases
}

fn read(file: &str, positions: &mut HashMap<String, Rc<Position>>, cases: &mut Vec<Case>) {
    let text = std::fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut position: Option<Position> = None;
    let mut section: Option<(String, Rc<Position>, String)> = None;
    for (number, line) in text.lines().enumerate() {
        let at = || format!("{file}:{}: {line}", number + 1);
        if line.trim().is_empty() || (line.starts_with('#') && !line.contains(" => ")) {
            continue;
        }
        if let Some((text, rest)) = line.rsplit_once(" => ") {
            finish(&mut position, positions);
            let (language, position, power) = section.clone().unwrap_or_else(|| panic!("no section: {}", at()));
            let fields: Vec<&str> = rest.splitn(3, " ; ").collect();
            let [expected, phenomenon, _why] = fields[..] else { panic!("not three fields: {}", at()) };
            let expected = expected.split(" || ").map(expectation).collect();
            let text = unescape(text);
            let (file, phenomenon) = (file.to_owned(), phenomenon.to_owned());
            cases.push(Case { file, line: number + 1, language, position, power, text, expected, phenomenon });
        } else if let Some(head) = line.strip_prefix('[') {
            finish(&mut position, positions);
            let (name, rest) = head.split_once(']').unwrap_or_else(|| panic!("no ]: {}", at()));
            let inside: Vec<&str> = name.split(' ').collect();
            if let [language, name, power] = inside[..] {
                let position = positions.get(name).unwrap_or_else(|| panic!("unknown position: {}", at()));
                section = Some((language.to_owned(), Rc::clone(position), power.to_owned()));
            } else {
                let mut words = rest.split_whitespace().map(str::to_owned);
                let (Some(variant), Some(phase)) = (words.next(), words.next()) else { panic!("no phase: {}", at()) };
                let options = words.filter_map(|word| word.split_once('=').map(|(k, v)| (k.to_owned(), v.to_owned())));
                let options = options.collect();
                position = Some(Position { name: name.to_owned(), variant, phase, options, ..Position::default() });
            }
        } else {
            let position = position.as_mut().unwrap_or_else(|| panic!("no position: {}", at()));
            let mut words = line.splitn(3, ' ');
            let (Some(what), Some(power), Some(list)) = (words.next(), words.next(), words.next()) else {
                panic!("{}", at())
            };
            let power = power.to_owned();
            match what {
                "units" => position.units.push((power, list.split(", ").map(str::to_owned).collect())),
                "centers" => position.centers.push((power, list.split(' ').map(str::to_owned).collect())),
                "dislodged" => {
                    let (unit, to) = list.split_once(" > ").unwrap_or_else(|| panic!("{}", at()));
                    position.dislodged.push((power, unit.to_owned(), to.split(' ').map(str::to_owned).collect()));
                }
                _ => panic!("neither units, dislodged nor centers: {}", at()),
            }
        }
    }
    finish(&mut position, positions);
}

/// `\\n` and `\\u{…}` as the characters they stand for.
fn unescape(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        out.push_str(before);
        rest = after;
        if let Some(after) = rest.strip_prefix('n') {
            out.push('\n');
            rest = after;
        } else if let Some(after) = rest.strip_prefix('t') {
            out.push('\t');
            rest = after;
        } else if let Some((code, after)) = rest.strip_prefix("u{").and_then(|rest| rest.split_once('}')) {
            out.extend(u32::from_str_radix(code, 16).ok().and_then(char::from_u32));
            rest = after;
        } else {
            out.push('\\');
        }
    }
    out.push_str(rest);
    out
}

fn finish(position: &mut Option<Position>, positions: &mut HashMap<String, Rc<Position>>) {
    if let Some(position) = position.take() {
        let name = position.name.clone();
        assert!(positions.insert(name.clone(), Rc::new(position)).is_none(), "position {name} is there twice");
    }
}

fn expectation(text: &str) -> Expected {
    if let Some(choices) = text.strip_prefix("? ") {
        return Expected::Ask(choices.split(" | ").map(str::to_owned).collect());
    }
    if let Some(kind) = text.strip_prefix("! ")
        && !kind.contains(" & ")
    {
        return Expected::Refuse((kind != "*").then(|| kind.to_owned()));
    }
    let (refused, orders): (Vec<&str>, Vec<&str>) = text.split(" & ").partition(|part| part.starts_with("! "));
    let refused = refused.iter().map(|part| part.trim_start_matches("! ").to_owned()).collect();
    Expected::Orders(orders.into_iter().map(order).collect(), refused)
}

fn order(text: &str) -> (String, Assumed) {
    let Some((order, tags)) = text.strip_suffix(']').and_then(|text| text.split_once(" [")) else {
        return (text.to_owned(), Assumed::default());
    };
    let mut assumed = Assumed::default();
    for tag in tags.split(' ') {
        match tag.strip_suffix('?') {
            Some(tag) => assumed.may.push(tag.to_owned()),
            None if tag == "some" => assumed.some = true,
            None if tag == "any" => assumed.any = true,
            None => assumed.must.push(tag.to_owned()),
        }
    }
    (order.to_owned(), assumed)
}

/// The files of our own lines.
pub const CORPUS: [&str; 11] = [
    "corpus/blind.txt",
    "corpus/blind2.txt",
    "corpus/blind3.txt",
    "corpus/de.txt",
    "corpus/en.txt",
    "corpus/hasty.txt",
    "corpus/it.txt",
    "corpus/nl.txt",
    "corpus/pl.txt",
    "corpus/proven.txt",
    "corpus/remarks.txt",
];

/// The files of the rule texts' lines.
pub const SEEDS: [&str; 5] = ["seeds/000.txt", "seeds/001.txt", "seeds/002.txt", "seeds/003.txt", "seeds/004.txt"];

/// The files of forms that mean several provinces.
pub const AMBIGUITIES: [&str; 2] = ["ambiguities/classic.txt", "ambiguities/ancient-mediterranean.txt"];
