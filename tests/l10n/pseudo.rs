//! A language that nobody speaks and no Rust knows: the English files with marks on all letters, longer by a third, and
//! with marks of writing that runs leftwards. It is one more folder for the loader; what of it comes out without marks
//! stands in the program and can't be translated.

use dragoman_engine::{Map, Phase, PhaseCode, Power, Report, Rulebook, Turn, WrittenOrder};
use dragoman_exchange::Request;
use dragoman_l10n::{
    AltPicture, AltPower, File, Language, Notation, PictureKind, Reply, Results, Style, Words, alt, lines,
    picture_words, samples,
};
use dragoman_notation::{Finding, Situation, read};
use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

const PSEUDO: Language = Language::of(*b"qps");

/// Runs leftwards from here, and no further.
const LEFTWARDS: char = '\u{200f}';

const LETTERS: [(char, char); 26] = [
    ('a', 'ä'),
    ('b', 'ƀ'),
    ('c', 'ç'),
    ('d', 'ð'),
    ('e', 'ë'),
    ('f', 'ƒ'),
    ('g', 'ğ'),
    ('h', 'ħ'),
    ('i', 'ï'),
    ('j', 'ĵ'),
    ('k', 'ķ'),
    ('l', 'ł'),
    ('m', 'ɱ'),
    ('n', 'ñ'),
    ('o', 'ö'),
    ('p', 'þ'),
    ('q', 'ɋ'),
    ('r', 'ř'),
    ('s', 'š'),
    ('t', 'ŧ'),
    ('u', 'ü'),
    ('v', 'ṽ'),
    ('w', 'ŵ'),
    ('x', 'ẋ'),
    ('y', 'ÿ'),
    ('z', 'ž'),
];

fn marked(c: char) -> char {
    let found = LETTERS.iter().find(|(plain, _)| *plain == c.to_ascii_lowercase()).map(|(_, marked)| *marked);
    match found {
        Some(marked) if c.is_ascii_uppercase() => marked.to_uppercase().next().unwrap_or(marked),
        Some(marked) => marked,
        None => c,
    }
}

/// Each word with marks and longer by a third; what stands in backticks, as `code` says at the beginning, is typed and
/// stays.
fn stretched(text: &str, code: &mut bool) -> String {
    let (mut out, mut word) = (String::new(), 0);
    for c in text.chars().chain(['\0']) {
        if !c.is_alphanumeric() {
            out.extend(std::iter::repeat_n('ö', word / 3));
            word = 0;
        }
        match c {
            '\0' => {}
            '`' => {
                *code = !*code;
                out.push(c);
            }
            c if *code => out.push(c),
            c => {
                word += usize::from(c.is_alphabetic());
                out.push(marked(c));
            }
        }
    }
    out
}

/// Whether a text is typed, or read in pieces, so that marks around it would be part of it.
fn is_typed(id: &str) -> bool {
    let ends = ["-read", "-words", "-menu", "-example"];
    ["command-", "parameter-", "choice-", "list-", "weekday", "month"].iter().any(|begin| id.starts_with(begin))
        || ends.iter().any(|end| id.ends_with(end))
}

fn pattern(pattern_of: &mut Pattern<String>, whole: bool) {
    let mut code = false;
    for element in &mut pattern_of.elements {
        match element {
            PatternElement::TextElement { value } => *value = stretched(value, &mut code),
            PatternElement::Placeable { expression } => expression_of(expression),
        }
    }
    if !whole {
        return;
    }
    // The dash of an item stands first in its line.
    let first = match pattern_of.elements.first() {
        Some(PatternElement::TextElement { value }) if value.starts_with("- ") => None,
        _ => Some(PatternElement::TextElement { value: LEFTWARDS.to_string() }),
    };
    let last = PatternElement::TextElement { value: LEFTWARDS.to_string() };
    let inner = std::mem::take(&mut pattern_of.elements);
    pattern_of.elements = first.into_iter().chain(inner).chain([last]).collect();
}

fn expression_of(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| pattern(&mut variant.value, false));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => expression_of(expression),
        Expression::Inline(_) => {}
    }
}

/// What a table says about a name, and isn't one.
fn is_mark(attribute: &Attribute<String>) -> bool {
    matches!(attribute.id.name.as_str(), "confusable" | "number")
}

fn translated(file: &File<'_>) -> String {
    let mut resource: Resource<String> = parser::parse(file.source.to_owned()).expect("checked elsewhere");
    let table = matches!(file.stem(), "classic" | "ancient-mediterranean" | "orders");
    for entry in &mut resource.body {
        let Entry::Message(Message { id, value, attributes, .. }) = entry else { continue };
        let whole = !table && !is_typed(&id.name);
        value.iter_mut().for_each(|value| pattern(value, whole));
        for attribute in attributes.iter_mut().filter(|attribute| !is_mark(attribute)) {
            pattern(&mut attribute.value, false);
        }
    }
    serializer::serialize(&resource)
}

const ITSELF: &str = "language-name = Pšëüðö\n    .also = Pseudo\nlanguage-coast = slash\nlanguage-nationality = behind\n\
language-inflected-names = no\n";

/// The embedded files with one folder more, as text.
fn folder() -> Vec<(String, String)> {
    let english = dragoman_locales::files().iter().filter(|file| file.language == Language::EN);
    let own = english.map(|file| {
        let source = if file.stem() == "language" { ITSELF.to_owned() } else { translated(file) };
        (format!("locales/qps/{}.ftl", file.stem()), source)
    });
    own.collect()
}

fn loaded(folder: &[(String, String)]) -> (Vec<File<'_>>, Words) {
    let own = folder.iter().map(|(path, source)| File { language: PSEUDO, path, source });
    let files: Vec<File<'_>> = dragoman_locales::files().iter().copied().chain(own).collect();
    let words = Words::from_files(&files).expect("as sound as the English files");
    (files, words)
}

/// What samples put in.
const NO_WORDS: [&str; 7] = ["UTC", "Pšëüðö", "Kasia", "Joost", "Marco", "Bosforo", "Vem"];

/// The words of `text` in which a letter has no mark.
fn plain_words(text: &str) -> Vec<String> {
    let outside = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    // The values of a sample that are nothing particular.
    let outside: String = outside.split('‹').map(|piece| piece.rsplit('›').next().unwrap_or(piece)).collect();
    let words = outside.split(|c: char| !c.is_alphanumeric() && c != '/');
    let plain = words.filter(|word| word.contains(|c: char| c.is_ascii_alphabetic()) && !NO_WORDS.contains(word));
    plain.map(str::to_owned).collect()
}

#[test]
fn a_folder_is_a_language() {
    let folder = folder();
    let (_, words) = loaded(&folder);
    let languages = words.languages();
    assert!(languages.iter().any(|language| language == PSEUDO) && languages.iter().next() == Some(Language::EN));
    assert_eq!(languages.read_name("pseudo"), Ok(PSEUDO));
    assert_eq!(languages.of_locale("qps-PLOC"), Some(PSEUDO));
    assert_eq!(languages.name(PSEUDO), "Pšëüðö");
    // Without words it is still a language, and spoken to in English.
    let without = dragoman_locales::words().expect("sound");
    assert_eq!(without.power(PSEUDO, "ITALY"), "Italy");
    assert_eq!(without.languages().name(PSEUDO), "qps");
}

#[test]
fn every_message_is_said_in_it_and_nothing_else() {
    let folder = folder();
    let (files, words) = loaded(&folder);
    let ids = |language| samples(&words, &files, language).into_iter().map(|sample| sample.id).collect::<Vec<_>>();
    let (mut own, mut english) = (ids(PSEUDO), ids(Language::EN));
    for ids in [&mut own, &mut english] {
        ids.sort();
        ids.dedup();
    }
    assert_eq!(own, english);
    let mut faults = Vec::new();
    for sample in samples(&words, &files, PSEUDO) {
        let plain = plain_words(&sample.text);
        if !plain.is_empty() || !sample.faults.is_empty() {
            faults.push(format!("`{}`: {} ({plain:?}, {:?})", sample.id, sample.text, sample.faults));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

const MOVES: [&str; 3] = [
    r#"{"id":"1","variant":"classic","phase":"S1901M","units":{"AUSTRIA":["A VIE","A BUD","F TRI"],"RUSSIA":["F STP/SC","A WAR","F BLA"],"ITALY":["F ION","A TUN","F MAO","A VEN"],"FRANCE":["A MAR","F GAS"]}}"#,
    r#"{"id":"2","variant":"ancient-mediterranean","phase":"S0001M","units":{"ROME":["A RAV","A ROM","F NEA"],"GREECE":["A ATH","A MAC","F SPA"],"EGYPT":["A MEM","F ALE"]}}"#,
    r#"{"id":"3","variant":"ancient-mediterranean-one-coast","phase":"S0001M","units":{"ROME":["A RAV","A ROM","F NEA"],"GREECE":["A ATH","A MAC","F SPA"]}}"#,
];
const RETREATS: &str = r#"{"id":"4","variant":"classic","phase":"F1904R","units":{"AUSTRIA":["A TRI"],"TURKEY":["A BUL","A SER"]},"centers":{"AUSTRIA":["BUD","TRI"]},"dislodged":{"AUSTRIA":{"A SER":["ALB","GRE"]}}}"#;
const BUILDS: [&str; 2] = [
    r#"{"id":"5","variant":"classic","phase":"W1901A","units":{"RUSSIA":["A UKR"]},"centers":{"RUSSIA":["MOS","SEV","STP","WAR"]}}"#,
    r#"{"id":"6","variant":"classic","phase":"W1901A","units":{"ITALY":["A VEN","A ROM","F ION"]},"centers":{"ITALY":["ROM"]}}"#,
];

/// Every lawful order of a phase, with whose it is.
fn lawful(phase: &Phase) -> Vec<(Power, WrittenOrder)> {
    let (position, rulebook) = (phase.position(), Rulebook::default());
    let (map, units) = (position.map, &position.units);
    let mut all = Vec::new();
    match phase {
        Phase::Movement(movement) => {
            for at in map.provinces() {
                let Some(unit) = units.at(at) else { continue };
                let written = movement.legal(at, &rulebook).into_iter().filter_map(|order| order.written(units, at));
                all.extend(written.map(|order| (unit.power, order)));
            }
        }
        Phase::Retreat(retreat) => {
            for (from, dislodged) in retreat.dislodged() {
                let orders = retreat.legal(from).into_iter().map(|order| order.written(dislodged.unit));
                all.extend(orders.map(|order| (dislodged.unit.power, order)));
            }
        }
        Phase::Adjustment(adjustment) => {
            for power in map.powers() {
                all.extend(adjustment.legal(power).into_iter().map(|order| (power, order.written(units))));
            }
        }
        Phase::Over(_) => {}
    }
    all
}

#[test]
fn its_orders_are_written_and_read_back() {
    let folder = folder();
    let (_, words) = loaded(&folder);
    let rulebook = Rulebook::default();
    let (mut faults, mut count) = (Vec::new(), 0);
    for request in MOVES.iter().chain([&RETREATS]).chain(&BUILDS) {
        let request = Request::read(request).expect("a position");
        let (map, situation) = (request.map(), Situation::of(&request.phase).expect("not over"));
        for (power, order) in lawful(&request.phase) {
            for notation in [Notation::Abbreviations, Notation::Names, Notation::Sheet] {
                // Whose another's unit is stands beside it, and is no part of what is read.
                let whole = order.with_nationality(map, &situation.position.units);
                let written = words.order(PSEUDO, map, notation, &whole);
                let plain = plain_words(&written);
                let context = words.reader(PSEUDO, &situation, Some(power), &rulebook).expect("a built-in map");
                let entries = read(&written, &context);
                let same = matches!(entries.as_slice(), [entry] if matches!(&entry.finding,
                    Finding::Order { order: found, assumed, .. } if *found == order && assumed.nothing()));
                if !same || !plain.is_empty() {
                    faults.push(format!("{}: {written} ({plain:?}) {:?}", order.text(map), entries));
                }
                count += 1;
            }
        }
    }
    assert!(faults.is_empty(), "{} of {count}:\n{}", faults.len(), faults[..faults.len().min(20)].join("\n"));
    assert!(count > 500, "{count}");
}

/// A support cut, a unit dislodged, a bounce, and an impossible order.
const FIGHT: &str = r#"{"id":"7","variant":"classic","phase":"F1901M","units":{"AUSTRIA":["A BUD","A SER","F TRI"],"ITALY":["A TYR","A VEN"],"RUSSIA":["A GAL","A RUM","F SEV"]},"orders":{"AUSTRIA":["A BUD S A SER - RUM","A SER - RUM","F TRI - BUD"],"ITALY":["A TYR S A VEN - TRI","A VEN - TRI"],"RUSSIA":["A GAL - BUD","F SEV S A RUM"]}}"#;

/// What is put together of several messages: results with their reasons, answers to orders, dates, and what stands on
/// pictures and instead of them.
#[test]
fn what_is_put_together_is_said_in_it_too() {
    let folder = folder();
    let (_, words) = loaded(&folder);
    let request = Request::read(FIGHT).expect("a position");
    let (map, adjudicated) = (request.map(), request.adjudicate());
    let Some(Report::Movement(report)) = &adjudicated.report else { panic!("moves") };
    let results = Results::new(&words, PSEUDO, Style::Sign, map, report.units());
    let told = lines(&request.phase, &Report::Movement(report.clone()));
    let mut said: Vec<String> = told.iter().map(|line| results.line(line)).collect();
    said.extend(told.iter().filter_map(|line| results.sentence(line)));
    said.extend(
        ["S1901M", "F1901R", "W0001A"].map(|phase| words.heading(PSEUDO, PhaseCode::read(phase).expect("one"))),
    );
    said.push(words.powers(PSEUDO, ["ITALY", "RUSSIA", "TURKEY"]));
    let turn = Turn { year: 1, season: dragoman_engine::Season::Winter };
    for known in Map::all() {
        let shown = picture_words(&words, PSEUDO, known, turn, PictureKind::Adjustments, None);
        said.extend([shown.title, shown.subtitle].into_iter().chain(shown.powers).chain(shown.provinces));
    }
    let unit = results.order(&told[0].order);
    let picture = AltPicture {
        title: words.heading(PSEUDO, PhaseCode::read("S1901M").expect("one")),
        powers: vec![AltPower { id: "ITALY".to_owned(), centres: 3, units: vec![unit.clone()] }],
        failed: Some(vec![unit.clone()]),
        dislodged: vec![unit.clone()],
        retreats: vec![(unit.clone(), vec![unit])],
        ..AltPicture::default()
    };
    said.push(alt(&words, PSEUDO, &picture));
    let situation = Situation::of(&request.phase).expect("not over");
    let reply = Reply { words: &words, language: PSEUDO, notation: Notation::Abbreviations, situation: &situation };
    let rulebook = Rulebook::default();
    let context = words.reader(PSEUDO, &situation, map.power("AUSTRIA"), &rulebook).expect("a built-in map");
    for order in ["A BUD - STP", "A SER S F SEV - BUL", "F TRI - VIE", "A GAL - BUD"] {
        let order = WrittenOrder::read(map, order).expect("an order");
        let typed = words.order(PSEUDO, map, Notation::Names, &order);
        said.extend(read(&typed, &context).iter().filter_map(|entry| reply.entry(&typed, entry)));
    }
    let faults: Vec<String> = said.into_iter().filter(|text| !plain_words(text).is_empty()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    // The marks of the seed that this style is made after are the same in all languages.
    let sheet = Results::new(&words, PSEUDO, Style::JudgeNl, map, report.units());
    let marks: Vec<String> = told.iter().flat_map(|line| plain_words(&sheet.line(line))).collect();
    assert!(marks.iter().all(|mark| ["X", "bounce", "op"].contains(&mark.as_str())), "{marks:?}");
}
