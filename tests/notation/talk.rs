//! Talk about orders is never stored, and orders as they are typed on phones are.
//!
//! What is stored without a press is what the reader calls an order: everything else asks or refuses.

use std::collections::BTreeMap;
use std::path::Path;

use dragoman_engine::{Rulebook, WrittenOrder};
use dragoman_l10n::Notation;
use dragoman_notation::{Finding, Problem, Talk};

use crate::board;
use crate::board::Board;
use crate::cases;
use crate::random::Rng;
use crate::reader::{self, WORDS};
use crate::verdict::Entry;

pub const LANGUAGES: [&str; 5] = ["de", "en", "it", "nl", "pl"];

/// A line that somebody typed, and the orders that it gives.
pub struct Typed {
    place: String,
    pub power: String,
    pub text: String,
    pub orders: Vec<String>,
}

/// The lines of all parts of a corpus.
pub fn typed(language: &str, name: &str) -> Vec<Typed> {
    let parts = (1..).map(|number| format!("talk/{language}/{name}-{number}.txt"));
    let parts: Vec<_> = parts.take_while(|file| cases::folder().join(file).exists()).collect();
    assert!(parts.len() >= 2, "{language}: {name}");
    parts.iter().flat_map(|file| part(file)).collect()
}

fn part(file: &str) -> Vec<Typed> {
    let path: &Path = &cases::folder().join(file);
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty());
    lines
        .map(|(number, line)| {
            let mut fields = line.split(" | ");
            let power = fields.next().unwrap_or_default().trim().to_owned();
            let text = fields.next().unwrap_or_else(|| panic!("{file}:{}: no text", number + 1)).replace("\\n", "\n");
            let orders = fields.next().unwrap_or_default().split(';').map(|order| order.trim().to_owned());
            let orders = orders.filter(|order| !order.is_empty()).collect();
            Typed { place: format!("{file}:{}", number + 1), power, text, orders }
        })
        .collect()
}

/// What the reader finds in a line that is typed at the start of the game.
fn read(language: &str, line: &Typed) -> Vec<Entry> {
    let board = board::board(&cases::position("start"));
    let power = board::power(board.map, &line.power);
    let situation = reader::situation(&board);
    let read = reader::read(&situation, reader::language(language), power, &Rulebook::default(), &line.text);
    reader::entries(board.map, &read)
}

fn stored(entries: &[Entry]) -> Vec<&str> {
    entries
        .iter()
        .filter_map(|entry| match entry {
            Entry::Order { order, .. } => Some(order.as_str()),
            Entry::Choices(_) | Entry::Error { .. } => None,
        })
        .collect()
}

fn said(entries: &[Entry]) -> String {
    entries.iter().map(ToString::to_string).collect::<Vec<_>>().join(" & ")
}

#[test]
fn nothing_is_stored_of_talk_about_orders() {
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let lines = typed(language, "talk");
        assert!(lines.len() >= 150, "{language}: {}", lines.len());
        for line in lines {
            let entries = read(language, &line);
            if !stored(&entries).is_empty() {
                wrong.push(format!("{} {:?} => {}", line.place, line.text, said(&entries)));
            }
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn orders_typed_on_phones_are_read_as_they_were_meant() {
    let mut misread = Vec::new();
    let mut few = Vec::new();
    for language in LANGUAGES {
        let lines = typed(language, "phone");
        assert!(lines.len() >= 150, "{language}: {}", lines.len());
        let mut asked = Vec::new();
        for line in &lines {
            let entries = read(language, line);
            let stored = stored(&entries);
            let place = format!("{} {:?} => {}", line.place, line.text, said(&entries));
            if stored.iter().any(|order| !line.orders.iter().any(|meant| meant == order)) {
                misread.push(place);
            } else if !line.orders.iter().all(|meant| stored.contains(&meant.as_str())) {
                asked.push(place);
            }
        }
        println!("{language}: {} of {} stored", lines.len() - asked.len(), lines.len());
        asked.iter().for_each(|line| println!("  {line}"));
        // At least 145 of 150.
        if asked.len() * 30 > lines.len() {
            few.push(format!("{language}: {} of {}:\n{}", asked.len(), lines.len(), asked.join("\n")));
        }
    }
    assert!(misread.is_empty(), "{} lines:\n{}", misread.len(), misread.join("\n"));
    assert!(few.is_empty(), "{}", few.join("\n"));
}

#[test]
fn nothing_is_stored_of_a_line_with_a_mark_that_negates() {
    const MARKS: [&str; 14] = ["❌", "✘", "✗", "✖", "🚫", "⛔", "🛑", "👎", "👎🏽", "🙅", "↛", "⇏", "≠", "¬"];
    let mut rng = Rng::fixed(0x0ff);
    let mut wrong = Vec::new();
    let mut tried = 0;
    for language in LANGUAGES {
        // Behind these a remark begins, or what is struck out.
        let lines = typed(language, "phone").into_iter().filter(|line| !line.text.contains(['\n', '#', '/', '~']));
        for line in lines {
            let blanks = line.text.match_indices(' ').map(|(at, _)| at);
            let places: Vec<usize> = blanks.chain([0, line.text.len()]).collect();
            for mark in MARKS {
                let (before, behind) = line.text.split_at(*rng.pick(&places));
                let text = format!("{before} {mark} {behind}");
                let typed = Typed { place: String::new(), power: line.power.clone(), text, orders: Vec::new() };
                let entries = read(language, &typed);
                tried += 1;
                if !stored(&entries).is_empty() {
                    wrong.push(format!("{language} {:?} => {}", typed.text, said(&entries)));
                }
            }
        }
    }
    assert!(tried > 5000, "{tried}");
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_heading_of_any_phases_orders_is_read_above_them_in_every_phase() {
    const ORDERS: [(&str, &str, &str); 3] =
        [("start", "ITALY", "A VEN - TRI"), ("retreat", "AUSTRIA", "F TRI - ALB"), ("builds", "ENGLAND", "F LON")];
    let mut wrong = Vec::new();
    for tag in LANGUAGES {
        let language = reader::language(tag);
        let headings = WORDS.order_words(language).iter().filter(|word| word.id == "phase-any");
        let headings: Vec<&String> = headings.flat_map(|word| &word.forms).collect();
        assert!(headings.len() > 1, "{tag}");
        for (position, power, order) in ORDERS {
            let board = board::board(&cases::position(position));
            let (situation, power) = (reader::situation(&board), board::power(board.map, power));
            for (heading, mark) in headings.iter().flat_map(|heading| [":\n", ": ", "\n"].map(|mark| (heading, mark))) {
                let text = format!("{heading}{mark}{order}");
                let read = reader::read(&situation, language, power, &Rulebook::default(), &text);
                let entries = reader::entries(board.map, &read);
                if stored(&entries).len() != 1 {
                    wrong.push(format!("{tag} {position} {text:?} => {}", said(&entries)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} texts:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn who_builds_may_be_called_by_the_only_home_centre() {
    let position = cases::Position {
        name: "chaos".into(),
        variant: "chaos".into(),
        phase: "W1901A".into(),
        units: vec![("PARIS".into(), vec!["A BUR".into()])],
        centers: vec![("PARIS".into(), vec!["PAR".into(), "MAR".into()])],
        ..cases::Position::default()
    };
    let board = board::board(&position);
    let (situation, power) = (reader::situation(&board), board::power(board.map, "PARIS"));
    for (language, text, order) in [
        ("en", "Paris builds A Mar", "A MAR B"),
        ("de", "Paris baut A Mar", "A MAR B"),
        ("en", "Paris builds an army", "A PAR B"),
        ("en", "A Par B", "A PAR B"),
    ] {
        let read = reader::read(&situation, reader::language(language), power, &Rulebook::default(), text);
        let entries = reader::entries(board.map, &read);
        assert_eq!(stored(&entries), [order], "{text}: {}", said(&entries));
    }
}

#[test]
fn a_misspelt_name_of_the_north_is_asked_about_on_either_side_of_the_unit() {
    // Norway and its sea, of which the fleet reaches one.
    for text in ["edimburgo in norvgia", "in norvgia da edimburgo", "norvgia da edimburgo"] {
        let line = Typed { place: String::new(), power: "ENGLAND".into(), text: text.into(), orders: Vec::new() };
        let entries = read("it", &line);
        assert_eq!(stored(&entries), [""; 0], "{text}: {}", said(&entries));
    }
}

#[test]
fn two_words_that_only_resemble_names_are_no_order() {
    // As a misspelt "spa wal", France's army to Wales.
    let board = board::board(&cases::position("convoy"));
    let power = board::power(board.map, "FRANCE");
    let read = reader::read(&reader::situation(&board), reader::language("nl"), power, &Rulebook::default(), "hij wil");
    let entries = reader::entries(board.map, &read);
    assert_eq!(stored(&entries), [""; 0], "{}", said(&entries));
}

/// The sentences of `frames.txt`, by language: of talk, and of courtesy.
fn frames() -> BTreeMap<(String, String), Vec<String>> {
    let text = std::fs::read_to_string(cases::folder().join("frames.txt")).expect("the sentences are there");
    let mut frames: BTreeMap<_, Vec<String>> = BTreeMap::new();
    let mut section = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with("# ") && !line.is_empty()) {
        match line.strip_prefix('[').and_then(|line| line.strip_suffix(']')).and_then(|line| line.split_once(' ')) {
            Some((language, kind)) => section = (language.to_owned(), kind.to_owned()),
            None => frames.entry(section.clone()).or_default().push(line.replace("\\n", "\n")),
        }
    }
    frames
}

/// The usual run takes 600 orders; the long one (`DRAGOMAN_LONG`) twenty thousand.
fn orders() -> usize {
    if std::env::var_os("DRAGOMAN_LONG").is_some() { 20_000 } else { 600 }
}

#[test]
fn an_order_is_stored_with_courtesy_and_never_in_talk() {
    let frames = frames();
    for language in LANGUAGES {
        let count = |kind: &str| frames.get(&(language.to_owned(), kind.to_owned())).map_or(0, Vec::len);
        assert!(count("talk") >= 30 && count("courtesy") >= 10, "{language}");
    }
    let rulebook = Rulebook::default();
    let mut rng = Rng::fixed(1905);
    let mut wrong = Vec::new();
    let mut number = 0;
    while number < orders() {
        let board = Board::random(&mut rng);
        let situation = reader::situation(&board);
        let every = board.orders();
        for _ in 0..20.min(every.len()) {
            let (power, text) = rng.pick(&every);
            let order = WrittenOrder::read(board.map, text).unwrap_or_else(|error| panic!("{text}: {error}"));
            number += 1;
            for ((language, kind), frames) in &frames {
                let language = reader::language(language);
                let written = WORDS.order(language, board.map, Notation::Abbreviations, &order);
                for frame in frames {
                    let typed = frame.replace("{}", &written);
                    let read = reader::read(&situation, language, *power, &rulebook, &typed);
                    let entries = reader::entries(board.map, &read);
                    let fits = match kind.as_str() {
                        "talk" => stored(&entries).is_empty(),
                        _ => stored(&entries) == [text.as_str()] && entries.len() == 1,
                    };
                    if !fits && wrong.len() < 80 {
                        wrong.push(format!("{language} {} {typed:?} => {}", board.phase, said(&entries)));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_word_that_says_what_not_to_do_makes_no_condition() {
    let board = board::board(&cases::position("start"));
    let power = board::power(board.map, "ITALY");
    let situation = reader::situation(&board);
    for (language, negated, conditional) in [
        ("en", "I won't move Rom to Apu", "maybe A Ven - Tri"),
        ("it", "non A Ven - Tri", "forse A Ven - Tri"),
        ("nl", "niet A Ven - Tri", "misschien A Ven - Tri"),
        ("de", "nicht A Ven - Tri", "vielleicht A Ven - Tri"),
        ("pl", "nie A Wen - Tri", "może A Wen - Tri"),
    ] {
        let problem = |text: &str| {
            let read = reader::read(&situation, reader::language(language), power, &Rulebook::default(), text);
            read.into_iter().find_map(|entry| match entry.finding {
                Finding::Error { problem, .. } => Some(problem),
                _ => None,
            })
        };
        assert_eq!(problem(negated), Some(Problem::Negated), "{language}: {negated}");
        assert_eq!(problem(conditional), Some(Problem::Conditional), "{language}: {conditional}");
    }
}

/// A greeting of each language, and "from".
const GREETINGS: [(&str, &str); 6] = [
    ("en", "Greetings from"),
    ("en", "Hi from"),
    ("it", "Saluti da"),
    ("de", "Grüße aus"),
    ("nl", "Groeten uit"),
    ("pl", "Pozdrowienia z"),
];

#[test]
fn where_a_writer_is_gives_no_order() {
    let rulebook = Rulebook::default();
    for position in ["start", "retreat", "builds", "am-retreat", "am-builds"] {
        let board = board::board(&cases::position(position));
        let situation = reader::situation(&board);
        for (tag, greeting) in GREETINGS {
            let language = reader::language(tag);
            for province in board.map.provinces() {
                let entry =
                    WORDS.table(language, board.map.variant()).province(board.map.id(province)).expect("a name");
                let text = format!("{greeting} {}", entry.name);
                for power in board.map.powers() {
                    let entries =
                        reader::entries(board.map, &reader::read(&situation, language, power, &rulebook, &text));
                    assert!(stored(&entries).is_empty(), "{tag} {position} {text:?} => {}", said(&entries));
                }
            }
        }
    }
}

/// Questions whether the army in Venice can go to Tyrolia, in the order in which people put the words.
const QUESTIONS: [(&str, &[&str]); 5] = [
    (
        "en",
        &[
            "can A Ven go to Tyr?",
            "A Ven can go to Tyr?",
            "A Ven could go to Tyr?",
            "is A Ven allowed to go to Tyr?",
            "can A Ven reach Tyr?",
            "A Ven to Tyr, can it?",
            "can A Ven go to Tyr",
            "could my army in Venice go to Tyrolia?",
        ],
    ),
    (
        "it",
        &[
            "A Ven può andare in Tir?",
            "può A Ven andare in Tir?",
            "può andare A Ven in Tir?",
            "può andare in Tir A Ven?",
            "A Ven in Tir può andare?",
            "A Ven potrebbe andare in Tir?",
            "A Ven riesce ad andare in Tir?",
            "può A Ven muoversi in Tir",
            "ma A Ven può spostarsi in Tirolo?",
        ],
    ),
    (
        "de",
        &[
            "kann A Ven nach Tir?",
            "kann A Ven nach Tir gehen?",
            "A Ven kann nach Tir?",
            "A Ven darf nach Tirol ziehen?",
            "nach Tir kann A Ven?",
            "A Ven nach Tir, geht das?",
            "darf A Ven nach Tir ziehen",
        ],
    ),
    (
        "nl",
        &[
            "kan A Ven naar Tir?",
            "kan A Ven naar Tir gaan?",
            "A Ven kan naar Tir?",
            "A Ven mag naar Tirol?",
            "zou A Ven naar Tir kunnen?",
            "A Ven naar Tir, kan dat?",
            "mag A Ven naar Tir",
        ],
    ),
    (
        "pl",
        &[
            "czy A Wen może iść do Tyr?",
            "czy A Wen moze isc do Tyr?",
            "A Wen może iść do Tyr?",
            "może A Wen iść do Tyr?",
            "czy może A Wen pójść do Tyr?",
            "A Wen do Tyr może iść?",
            "czy A Wen dojdzie do Tyrolu?",
            "czy A Wen może do Tyr",
        ],
    ),
];

#[test]
fn a_question_about_one_order_is_found_in_any_word_order() {
    let board = board::board(&cases::position("start"));
    let situation = reader::situation(&board);
    let italy = board::power(board.map, "ITALY");
    let found = |language: &str, text: &str| {
        let read = reader::read(&situation, reader::language(language), italy, &Rulebook::default(), text);
        let mut asked = Vec::new();
        for entry in read.into_iter().filter(|entry| entry.finding != Finding::Comment) {
            asked.push(match entry.finding {
                Finding::Unaccounted { orders, talk, .. } => {
                    let orders: Vec<_> = orders.iter().map(|order| order.text(board.map).to_string()).collect();
                    (orders.join(" | "), Some(talk))
                }
                // "czy A Wen - Tyr": which word asks is known.
                Finding::Error { problem: Problem::Asked, suggestions, .. } => {
                    let orders: Vec<_> = suggestions.iter().map(|order| order.text(board.map).to_string()).collect();
                    (orders.join(" | "), Some(Talk::Question))
                }
                other => (format!("{other:?}"), None),
            });
        }
        asked
    };
    let wanted = [("A VEN - TYR".to_owned(), Some(Talk::Question))];
    for (language, questions) in QUESTIONS {
        for question in questions {
            assert_eq!(found(language, question), wanted, "{language}: {question}");
        }
    }
    // An order beside it stays one, unless it is for the same unit.
    assert_eq!(found("it", "A Rom - Pug\nA Ven può andare in Tir?").last(), wanted.last());
    let both = found("it", "A Ven - Tri\nA Ven può andare in Tir?");
    assert_eq!(both, [("A VEN - TRI | A VEN - TYR".to_owned(), Some(Talk::Question))]);
    // Whatever isn't about one order isn't answered as if it were.
    for text in ["czy A Wen i A Rom mogą iść do Tyr?", "kto stoi w Tyr?", "A Wen?"] {
        let found = found("pl", text);
        assert!(found.iter().all(|(orders, talk)| talk.is_none() || orders.is_empty()), "{text}: {found:?}");
    }
}

#[test]
fn what_waits_or_jests_below_an_order_asks_about_it() {
    for (language, order, remarks) in [
        ("en", "A Ven - Tyr", ["wait", "just kidding"]),
        ("it", "A Ven - Tir", ["aspetta", "scherzavo"]),
        ("de", "A Ven - Tir", ["warte noch", "war nur Spaß"]),
        ("nl", "A Ven - Tir", ["wacht nog even", "grapje"]),
        ("pl", "A Wen - Tyr", ["poczekaj", "żartowałem"]),
    ] {
        for remark in remarks {
            for text in [format!("{order}\n{remark}"), format!("{order}, {remark}"), format!("{remark}: {order}")] {
                let line = Typed { place: text.clone(), power: "ITALY".to_owned(), text, orders: Vec::new() };
                let entries = read(language, &line);
                assert!(stored(&entries).is_empty(), "{language}: {:?} => {}", line.text, said(&entries));
            }
        }
    }
    for (language, text) in [
        ("de", "warte noch mit A Ven - Tir"),
        ("de", "A Ven - Tir, haha"),
        ("en", "hold on with A Ven - Tyr"),
        ("en", "A Ven - Tyr lol"),
        ("it", "aspetta con A Ven - Tir"),
        ("it", "A Ven - Tir, ahah"),
        ("nl", "wacht nog met A Ven - Tir"),
        ("nl", "A Ven - Tir, haha"),
        ("pl", "poczekaj z A Wen - Tyr"),
        ("pl", "A Wen - Tyr, haha"),
    ] {
        let line = Typed { place: text.to_owned(), power: "ITALY".to_owned(), text: text.to_owned(), orders: vec![] };
        let entries = read(language, &line);
        assert!(stored(&entries).is_empty(), "{language}: {text:?} => {}", said(&entries));
    }
}
