//! Every meaning in every language, said, typed and stored.

use std::collections::{BTreeMap, BTreeSet};

use dragoman_engine::{
    GameOptions, Map, Movement, Phase, Position, Rulebook, Season, Turn, UnitKind, WrittenOrder, WrittenUnit,
};
use dragoman_l10n::{Language, Notation, Words};
use dragoman_notation::Situation;
use dragoman_reading::orders::OrderReader;
use jiff::civil::date;

use crate::keywords::{Found, Keywords, typed};
use crate::*;

mod corpora;
mod everyday;

/// What fills the places of clauses on a map.
struct Samples {
    /// Provinces whose names have an article, a preposition or a number of their own in some language.
    provinces: [&'static str; 12],
    /// Supply centres.
    centres: [&'static str; 8],
    orders: [&'static str; 7],
    units: [&'static str; 5],
}

const CLASSIC: Samples = Samples {
    provinces: ["BLA", "GAL", "ENG", "RUH", "STP", "NAF", "TYR", "LYO", "SWE", "MAO", "BOH", "CLY"],
    centres: ["SER", "MOS", "HOL", "TUN", "STP", "CON", "NAP", "MUN"],
    orders: [
        "A VEN - TYR",
        "A BUD S A VIE - GAL",
        "F TRI H",
        "F NTH C A YOR - NWY",
        "F STP/SC - BOT",
        "A MUN S A BER",
        "A LON - BEL",
    ],
    units: ["A VEN", "F STP/SC", "F ENG", "A MUN", "F SPA/NC"],
};

/// Not Carthage: in talk it is the power.
const ANCIENT: Samples = Samples {
    provinces: ["BLA", "ATH", "BAL", "REE", "THB", "MES", "ARA", "GOT", "CHE", "SAH", "LUS", "PUN"],
    centres: ["LEP", "BAL", "JER", "SPA", "VIN", "CYP", "ATH", "THB"],
    orders: [
        "A RAV - ETR",
        "A ROM S A RAV - ETR",
        "F NEA H",
        "F TYN C A ROM - SAD",
        "F ATH/WC - ION",
        "A CAR S A CIR",
        "A THB - ALE",
    ],
    units: ["A ROM", "F ATH/EC", "F BAL", "A CIR", "F ATH/WC"],
};

fn samples(map: &Map) -> &'static Samples {
    if map.variant() == "classic" { &CLASSIC } else { &ANCIENT }
}

/// How often values are taken on the classic map: so that every power, province, order, unit and number of the samples occurs.
const ROUNDS: usize = 12;

/// Each map in each language, with how often values are taken.
fn maps_and_languages() -> impl Iterator<Item = ((&'static Map, usize), Language)> {
    let ancient = Map::of_variant("ancient-mediterranean").expect("a built-in map");
    let maps = [(Map::classic(), ROUNDS), (ancient, 6)];
    maps.into_iter().flat_map(|map| words().languages().into_iter().map(move |language| (map, language)))
}

const SEASONS: [Season; 3] = [Season::Spring, Season::Autumn, Season::Winter];

fn words() -> &'static Words {
    static WORDS: std::sync::OnceLock<Words> = std::sync::OnceLock::new();
    WORDS.get_or_init(|| dragoman_locales::words().expect("the tables are checked elsewhere"))
}

fn situation(map: &'static Map) -> (Situation, Rulebook) {
    let phase = Phase::Movement(Movement::new(Position::start(map, GameOptions::default())).expect("an opening"));
    (Situation::of(&phase).expect("a phase"), Rulebook::default())
}

fn provinces(map: &Map, ids: &[&str], at: usize, count: usize) -> Value {
    let all = (0..count).map(|more| map.province(ids[(at + more * 3) % ids.len()]).expect("a province"));
    Value::Provinces(all.collect())
}

/// The value of a slot, a different one for each `at`.
fn value(map: &Map, meaning: Meaning, slot: Slot, at: usize) -> Value {
    let powers: Vec<_> = map.powers().collect();
    let power = |more: usize| powers[(at + more) % powers.len()];
    let count = if slot.is_list() { 1 + at % 3 } else { 1 };
    match slot {
        Slot::Powers => Value::Powers((0..2 + at % 2).map(power).collect()),
        Slot::Power => Value::Powers(vec![power(0)]),
        Slot::Against => Value::Powers(vec![power(4)]),
        Slot::Whom => Value::Powers(vec![power(2)]),
        Slot::Provinces | Slot::Province => provinces(map, &samples(map).provinces, at, count),
        Slot::Centres | Slot::Centre | Slot::MyCentres => provinces(map, &samples(map).centres, at, count),
        Slot::YourCentres => provinces(map, &samples(map).centres, at + 1, count),
        Slot::TheirCentres => provinces(map, &samples(map).centres, at + 2, count),
        Slot::Orders | Slot::Order => {
            let orders = samples(map).orders;
            let order = |more| WrittenOrder::read(map, orders[(at + more) % orders.len()]).expect("an order");
            Value::Orders((0..count).map(order).collect())
        }
        Slot::Units | Slot::Unit | Slot::MyUnit | Slot::YourUnit => {
            let more = usize::from(slot == Slot::YourUnit);
            let units = samples(map).units;
            let unit = |next| WrittenUnit::read(map, units[(at + more + next) % units.len()]).expect("a unit");
            Value::Units((0..count).map(unit).collect())
        }
        Slot::UnitKind => Value::UnitKind([UnitKind::Army, UnitKind::Fleet][at % 2]),
        Slot::Turn => Value::Turn(Turn { year: 1901 + u16::try_from(at).expect("small"), season: SEASONS[at % 3] }),
        Slot::Date => Value::Date(date(2026, 12, i8::try_from(1 + at % 28).expect("a day"))),
        Slot::Number | Slot::MyStrength => Value::Number(u32::try_from(1 + at).expect("small")),
        Slot::TheirStrength => Value::Number(u32::try_from(2 + at).expect("small")),
        Slot::Plan => Value::Plan(Plan::ALL[at % Plan::ALL.len()]),
        Slot::Direction => Value::Direction(Direction::ALL[at % Direction::ALL.len()]),
        Slot::Clause => {
            let inside = if meaning.is_quote() {
                [Meaning::NoAttackMe, Meaning::SupportAsk, Meaning::AttackYou, Meaning::AskPlans, Meaning::Share]
            } else {
                [Meaning::FactUnit, Meaning::Told, Meaning::Expect, Meaning::Worry, Meaning::FactCount]
            };
            Value::Clause(Box::new(filled(map, inside[at % inside.len()], at, true)))
        }
    }
}

/// A clause with values; `whole` with those that may be left out.
fn filled(map: &Map, meaning: Meaning, at: usize, whole: bool) -> Clause {
    let slots = meaning.needs().iter().chain(if whole { meaning.may_have() } else { &[] });
    let values = slots.map(|slot| (*slot, value(map, meaning, *slot, at)));
    Clause::new(map, meaning, values).unwrap_or_else(|misfit| panic!("{misfit}"))
}

/// Rounds of values, with and without those that may be left out.
fn variants(meaning: Meaning, rounds: usize) -> Vec<(usize, bool)> {
    let both: &[bool] = if meaning.may_have().is_empty() { &[true] } else { &[true, false] };
    (0..rounds).flat_map(|at| both.iter().map(move |whole| (at, *whole))).collect()
}

fn sayer(map: &Map, language: Language) -> Sayer<'_> {
    Sayer { words: words(), language, notation: Notation::Abbreviations, map, room: Room::Two }
}

#[test]
fn every_meaning_is_typed_and_read_back_as_meant() {
    let mut faults = Vec::new();
    for ((map, most), language) in maps_and_languages() {
        let (situation, rulebook) = situation(map);
        let typist = Typist { words: words(), language, map };
        let orders = OrderReader { words: words(), language, situation: &situation, rulebook: &rulebook };
        let reader = TypedReader { orders, today: date(2026, 11, 28) };
        for meaning in Meaning::ALL.iter().filter(|meaning| **meaning != Meaning::Or) {
            let rounds = if meaning.slots().next().is_none() { 1 } else { most };
            for (at, whole) in variants(*meaning, rounds) {
                let clause = filled(map, *meaning, at, whole);
                // A limit stands beside something.
                let beside = meaning.is_limit().then(|| Clause::plain(Meaning::Peace).expect("plain"));
                let meant = Alternative::new(beside.into_iter().chain([clause])).expect("one clause");
                let text = typist.alternatives(std::slice::from_ref(&meant));
                match reader.read(&text) {
                    Ok(read) if read.answers.is_none() && read.alternatives == [meant.clone()] => {}
                    other => faults.push(format!("{language} {}: {text}\n   {other:?}", meaning.id())),
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults[..faults.len().min(40)].join("\n"));
}

#[test]
fn a_keyword_before_its_colon_is_no_command() {
    // What else they say is a command with its value, or one's own order.
    let commands = [
        "talk with",
        "parla con",
        "porozmawiaj z",
        "praat met",
        "away until",
        "assente fino",
        "nie ma mnie do",
        "weg tot",
        "ordina",
        "rozkaz",
    ];
    let map = Map::classic();
    let (situation, rulebook) = situation(map);
    let mut faults = Vec::new();
    for language in words().languages() {
        let reader = OrderReader { words: words(), language, situation: &situation, rulebook: &rulebook };
        let typist = Typist { words: words(), language, map };
        for meaning in Meaning::ALL.iter().filter(|meaning| meaning.sort() != Sort::Question) {
            let written = typist.clause(&filled(map, *meaning, 0, true));
            let behind = written.split_once(':').map_or("", |(_, behind)| behind);
            for keyword in typed(words(), language, *meaning) {
                let also = also_reads(&reader, None, &format!("{keyword}:{behind}"));
                if also.command && !commands.contains(&keyword.as_str()) {
                    faults.push(format!("{language} {}: {keyword}:{behind}", meaning.id()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_meaning_is_said_whole_and_like_no_other() {
    let mut faults = Vec::new();
    for ((map, most), language) in maps_and_languages() {
        let mut said: BTreeMap<String, Meaning> = BTreeMap::new();
        for meaning in Meaning::ALL {
            for (at, whole) in variants(*meaning, most) {
                let clause = filled(map, *meaning, at, whole);
                let sentence = sayer(map, language).clause(&clause);
                let first = sentence.chars().find(|c| c.is_alphanumeric());
                let is_whole = !sentence.contains(['{', '$', '\u{fdd2}'])
                    && !sentence.contains("  ")
                    && ![" .", " ,", "(Or)"].iter().any(|part| sentence.contains(part))
                    && first.is_some_and(|c| c.is_uppercase() || c.is_ascii_digit())
                    && sentence.ends_with(['.', '?', ':', '”', '»', '“']);
                if !is_whole {
                    faults.push(format!("{language} {}: {sentence}", meaning.id()));
                }
                if let Some(other) = said.insert(sentence.clone(), *meaning).filter(|other| other != meaning) {
                    faults.push(format!("{language}: {} and {} are both: {sentence}", other.id(), meaning.id()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults[..faults.len().min(40)].join("\n"));
}

#[test]
fn sentences_have_the_grammar_of_their_language() {
    let map = Map::classic();
    let power = |id: &str| Value::Powers(vec![map.power(id).expect("a power")]);
    let province = |id: &str| Value::Provinces(vec![map.province(id).expect("a province")]);
    let turn = |season| Value::Turn(Turn { year: 1902, season });
    let clause = |meaning, values: Vec<(Slot, Value)>| Clause::new(map, meaning, values).expect("it fits");
    let check = |clause: &Clause, expected: [(&str, &str); 5]| {
        for (tag, sentence) in expected {
            let language = words().languages().read_name(tag).expect("a language");
            assert_eq!(sayer(map, language).clause(clause), sentence);
        }
    };
    check(
        &clause(Meaning::VacateYou, vec![(Slot::Province, province("GAL")), (Slot::Turn, turn(Season::Autumn))]),
        [
            ("en", "Please be out of Galicia by the end of autumn 1902."),
            ("it", "Per favore, esci dalla Galizia entro l'autunno 1902."),
            ("nl", "Vertrek alsjeblieft uiterlijk in het najaar van 1902 uit Galicië."),
            ("pl", "Proszę, wyprowadź jednostkę z Galicji najpóźniej jesienią 1902."),
            ("de", "Zieh bitte spätestens im Herbst 1902 aus Galizien ab."),
        ],
    );
    check(
        &clause(Meaning::WarnYou, vec![(Slot::Power, power("GERMANY")), (Slot::Province, province("BLA"))]),
        [
            ("en", "I think Germany will attack you in the Black Sea."),
            ("it", "Credo che la Germania ti attaccherà nel Mar Nero."),
            ("nl", "Ik denk dat Duitsland je op de Zwarte Zee gaat aanvallen."),
            ("pl", "Myślę, że Niemcy cię zaatakują na Morzu Czarnym."),
            ("de", "Ich glaube, dass Deutschland dich im Schwarzen Meer angreifen wird."),
        ],
    );
    check(
        &clause(Meaning::WarnThird, vec![(Slot::Power, power("TURKEY")), (Slot::Whom, power("ITALY"))]),
        [
            ("en", "I think Turkey will attack Italy."),
            ("it", "Credo che la Turchia attaccherà l'Italia."),
            ("nl", "Ik denk dat Turkije Italië gaat aanvallen."),
            ("pl", "Myślę, że Turcja zaatakuje Włochy."),
            ("de", "Ich glaube, dass die Türkei Italien angreifen wird."),
        ],
    );
    check(
        &clause(
            Meaning::Dmz,
            vec![(
                Slot::Provinces,
                Value::Provinces(["TYR", "TYS"].map(|id| map.province(id).expect("a province")).to_vec()),
            )],
        ),
        [
            ("en", "Let's make Tyrolia and the Tyrrhenian Sea a DMZ: no units there, yours or mine."),
            ("it", "Propongo una zona demilitarizzata in Tirolo e nel Mar Tirreno: niente unità, né mie né tue."),
            (
                "nl",
                "Ik stel een gedemilitariseerde zone voor in Tirol en op de Tyrreense Zee: geen eenheden van jou of mij.",
            ),
            (
                "pl",
                "Proponuję strefę zdemilitaryzowaną w Tyrolu i na Morzu Tyrreńskim: ani moich, ani twoich jednostek.",
            ),
            (
                "de",
                "Ich schlage eine entmilitarisierte Zone in Tirol und im Tyrrhenischen Meer vor: \
                 keine Einheiten, weder deine noch meine.",
            ),
        ],
    );
    check(
        &clause(Meaning::Take, vec![(Slot::Centre, province("RUM"))]),
        [
            ("en", "You can have Rumania: I'm not going there."),
            ("it", "Ti lascio la Romania: io non ci vado."),
            ("nl", "Jij mag Roemenië hebben: ik ga er niet heen."),
            ("pl", "Możesz wziąć Rumunię: ja tam nie idę."),
            ("de", "Rumänien kannst du haben: Ich ziehe nicht hin."),
        ],
    );
    check(
        &clause(Meaning::LeaveMe, vec![(Slot::Number, Value::Number(2))]),
        [
            ("en", "I'll leave you 2 centres."),
            ("it", "Ti lascerò 2 centri."),
            ("nl", "Ik laat jou 2 aanvoergebieden houden."),
            ("pl", "Zostawię ci 2 centra."),
            ("de", "Ich lasse dir 2 Zentren."),
        ],
    );
    check(
        &clause(
            Meaning::Told,
            vec![
                (Slot::Power, power("TURKEY")),
                (Slot::Clause, Value::Clause(Box::new(clause(Meaning::AttackMe, vec![(Slot::Power, power("ITALY"))])))),
            ],
        ),
        [
            ("en", "Turkey told me: “I'll attack Italy.”"),
            ("it", "La Turchia mi ha detto: «Attaccherò l'Italia»."),
            ("nl", "Turkije zei tegen mij: “Ik val Italië aan.”"),
            ("pl", "Turcja pisze mi: „Zaatakuję Włochy”."),
            ("de", "Die Türkei hat mir gesagt: „Ich greife Italien an.“"),
        ],
    );
}

#[test]
fn among_three_the_one_spoken_to_is_named() {
    let map = Map::classic();
    let power = |id: &str| map.power(id).expect("a power");
    let clauses = [
        Clause::plain(Meaning::NoAttackYou).expect("plain"),
        Clause::new(map, Meaning::Strong, [(Slot::Power, Value::Powers(vec![power("FRANCE")]))]).expect("it fits"),
    ];
    let alternative = Alternative::new(clauses).expect("two clauses");
    let to = [power("TURKEY"), power("ITALY")];
    let statement = Statement::new(power("AUSTRIA"), to, None, vec![alternative]).expect("sound");
    let lines = |room| Sayer { room, ..sayer(map, Language::EN) }.lines(&statement);
    assert_eq!(lines(Room::Two), ["Please don't attack me.", "France is getting too strong."]);
    let named = ["Italy: Please don't attack me.", "Turkey: Please don't attack me.", "France is getting too strong."];
    assert_eq!(lines(Room::Many), named);
}

#[test]
fn statements_are_stored_and_read() {
    let map = Map::classic();
    let powers: Vec<_> = map.powers().collect();
    for meaning in Meaning::ALL.iter().filter(|meaning| **meaning != Meaning::Or) {
        for at in 0..ROUNDS {
            let beside = meaning.is_limit().then(|| Clause::plain(Meaning::Peace).expect("plain"));
            let clauses = beside.into_iter().chain([filled(map, *meaning, at, at % 2 == 0)]);
            let alternatives = vec![Alternative::new(clauses).expect("sound")];
            let to = [powers[(at + 1) % 7], powers[(at + 3) % 7]];
            let statement = Statement::new(powers[at % 7], to, Some(12), alternatives).expect("sound");
            let stored = serde_json::to_string(&StoredStatement::write(map, &statement)).expect("JSON");
            let read: StoredStatement = serde_json::from_str(&stored).expect("its own form");
            assert_eq!(read.read(map).as_ref(), Ok(&statement), "{stored}");
        }
    }
    let stored = |text: &str| serde_json::from_str::<StoredStatement>(text).expect("the form").read(map);
    let peace = |version: u32, says: &str| {
        stored(&format!(
            r#"{{"version":{version},"author":"ITALY","to":["TURKEY"],"alternatives":[[{{"says":"{says}"}}]]}}"#
        ))
    };
    assert!(peace(1, "peace").is_ok());
    assert_eq!(peace(2, "peace"), Err(UnreadableStatement::Newer(2)));
    assert_eq!(peace(1, "war"), Err(UnreadableStatement::Unknown("war".to_owned())));
    assert!(matches!(peace(1, "attack.me"), Err(UnreadableStatement::Misfit(Misfit::Missing { .. }))));
}

#[test]
fn ids_messages_and_keywords_are_unique() {
    let distinct = |of: fn(Meaning) -> &'static str| {
        Meaning::ALL.iter().map(|meaning| of(*meaning)).collect::<BTreeSet<_>>().len()
    };
    assert_eq!((distinct(Meaning::id), distinct(Meaning::message)), (Meaning::ALL.len(), Meaning::ALL.len()));
    for language in words().languages() {
        for meaning in Meaning::ALL {
            let forms = typed(words(), language, *meaning);
            assert!(!forms.is_empty(), "{language} {}", meaning.id());
            for form in forms {
                let is_question = meaning.sort() == Sort::Question;
                let found = Keywords::of(words()).find(language, &form.to_uppercase(), is_question);
                assert_eq!(found, Found::Meaning(*meaning), "{form} in {language}");
                assert!(!form.contains([':', '#', '?', '\n']), "{form}");
            }
        }
    }
}

/// The marks of the negotiations in `tests/statements` name meanings by what stands before the point of their ids.
#[test]
fn the_marks_of_negotiations_name_meanings() {
    let known: BTreeSet<&str> = Meaning::ALL.iter().filter_map(|meaning| meaning.id().split('.').next()).collect();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/statements");
    let read = |path: &std::path::Path| {
        std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let mut marks: Vec<(String, String)> = Vec::new();
    let mut mark = |path: String, line: &str| {
        let mark = line.rsplit(" | ").next().expect("the last part").to_owned();
        marks.push((path, mark));
    };
    for entry in std::fs::read_dir(folder.join("negotiations")).expect("a folder") {
        let path = entry.expect("an entry").path();
        let number: u32 = path.file_stem().and_then(|stem| stem.to_str()?.parse().ok()).expect("a number");
        // The first fifteen were marked with another set.
        for line in read(&path).lines().filter(|line| number > 15 && !line.starts_with('#')) {
            mark(path.display().to_string(), line);
        }
    }
    for line in read(&folder.join("changed-marks.txt")).lines().filter(|line| !line.starts_with('#')) {
        mark("changed-marks.txt".to_owned(), line);
    }
    assert!(marks.len() > 1300, "{}", marks.len());
    for (path, mark) in marks {
        match mark.strip_prefix("s:") {
            Some(ids) => ids.split(',').for_each(|id| assert!(known.contains(id), "{path}: {id}")),
            None => assert!(matches!(mark.as_str(), "p" | "h" | "n"), "{path}: {mark}"),
        }
    }
}

fn read(language: &str, text: &str) -> Result<TypedStatement, Unread> {
    let map = Map::classic();
    let (situation, rulebook) = situation(map);
    let language = words().languages().read_name(language).expect("a language");
    let orders = OrderReader { words: words(), language, situation: &situation, rulebook: &rulebook };
    TypedReader { orders, today: date(2026, 11, 28) }.read(text)
}

/// What is understood, as English types it; or the answer to the writer.
fn understood(language: &str, text: &str) -> String {
    let map = Map::classic();
    match read(language, text) {
        Ok(read) => {
            let number = read.answers.map_or_else(String::new, |number| format!("#{number} "));
            let typist = Typist { words: words(), language: Language::EN, map };
            format!("{number}{}", typist.alternatives(&read.alternatives).replace('\n', " / "))
        }
        Err(unread) => {
            let language = words().languages().read_name(language).expect("a language");
            let typist = Typist { words: words(), language, map };
            unread.say(&typist).unwrap_or_else(|| format!("{unread:?}"))
        }
    }
}

#[test]
fn what_people_type_is_read_tolerantly() {
    let mut faults = Vec::new();
    for (language, text, meant) in [
        ("en", "attack: turkey", "attack: Turkey"),
        ("en", "Attack : the Turkey!", "attack: Turkey"),
        ("it", "attacca: la Turchia", "attack: Turkey"),
        ("it", "ATTACCA: tur", "attack: Turkey"),
        // A keyword of another language, and names of a third.
        ("pl", "attack: Turkije", "attack: Turkey"),
        ("nl", "dmz: Tirol en Zwarte Zee", "dmz: Tyr, BLA"),
        ("pl", "dmz: Tyrol, Morze Czarne", "dmz: Tyr, BLA"),
        ("de", "I keep out: in das Schwarze Meer oder Galizien", "I keep out: BLA, Gal"),
        ("it", "esci: Galizia entro l'autunno 1902", "leave: Gal Autumn 1902"),
        ("it", "non ti attacco: Galizia fino all'autunno 1902", "I don't attack: Gal / until: Autumn 1902"),
        ("pl", "nie atakuję: do jesieni 1902", "I don't attack: / until: Autumn 1902"),
        ("en", "peace: until further notice", "peace: / until further notice:"),
        ("it", "chiedo appoggio: A Ven - Tir dall'autunno 1901", "need support: A Ven - Tyr / from: Autumn 1901"),
        (
            "it",
            "pace: a partire dalla primavera 1902 fino all'autunno 1903",
            "peace: / from: Spring 1902 / until: Autumn 1903",
        ),
        ("pl", "proszę o wsparcie: A Wen - Tyr od jesieni 1901", "need support: A Ven - Tyr / from: Autumn 1901"),
        // As a suggestion shows it.
        ("it", "chiedo appoggio: A Ven - Tir · da: autunno 1901", "need support: A Ven - Tyr / from: Autumn 1901"),
        (
            "en",
            "I: A Vie - Gal; A Bud - Ser until autumn 1901",
            "I order: A Vie - Gal; A Bud - Ser / until: Autumn 1901",
        ),
        ("it", "tu: A Mon - Bor", "you order: A Mun - Bur"),
        ("it", "tu: A Mun - Bur", "you order: A Mun - Bur"),
        ("en", "need support: A Ven - Tyr", "need support: A Ven - Tyr"),
        ("en", "split: I Ser Gre, you Rum Bul", "split: Ser, Gre; Rum, Bul"),
        ("en", "split: I Ser Gre you Rum Bul; Tur Smy", "split: Ser, Gre; Rum, Bul; Turkey Smy"),
        ("en", "bounce: Gal A Vie A War", "bounce: Gal A Vie A War"),
        ("en", "? plans", "? plans"),
        ("en", "?plans", "? plans"),
        ("pl", "? plany", "? plans"),
        ("en", "? unit: A Mun", "? unit: A Mun"),
        ("en", "#12 ok", "#12 yes:"),
        ("it", "#12 d'accordo", "#12 yes:"),
        ("it", "#12 d’accordo.", "#12 yes:"),
        ("pl", "#3: nie", "#3 no:"),
        ("en", "told me: Turkey I attack: Austria", "told me: Turkey I attack: Austria"),
        ("en", "because: expect: A Vie - Gal", "because: expect: A Vie - Gal"),
        ("en", "peace:\nif: owns: Italy Tri\nor\nattack: Italy", "peace: / if: owns: Italy Tri / or / attack: Italy"),
        ("en", "odds: Ven, 2 against 3", "odds: Ven 2 3"),
        ("en", "ordered: Russia F Sev - BLA", "ordered: Russia F Sev - BLA"),
        ("en", "ordered: Russia B F Sev", "ordered: Russia F Sev B"),
        ("de", "weg bis: 5. Dezember", "away until: 2026-12-05"),
        // One letter wrong in a long keyword is told, not guessed.
        ("en", "atttack: Turkey", "I don't know “atttack” (did you mean `attack:`?)."),
        ("it", "atacca: Turchia", "Non conosco «atacca» (intendevi `attacca:`?)."),
        ("en", "destroy: Turkey", "I don't know “destroy”."),
        ("en", "attack: Turkey tomorrow morning", "I read `attack: Turkey`, but not “tomorrow morning”."),
        ("en", "attack: Klingons", "I read `attack:`, but not “Klingons”."),
        ("en", "bounce: Gal A Vie", "Something is missing after `bounce: Gal A Vie`."),
        ("de", "bounce: Gal A Wie", "Hinter `bounce: Gal A Vie` fehlt etwas."),
    ] {
        let read = understood(language, text);
        if read != meant {
            faults.push(format!("{language} {text}: {read}, not {meant}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for text in ["", "ok", "peace", "hello there", "A Vie - Gal", "how are you?", "\n\n"] {
        assert_eq!(read("en", text), Err(Unread::NotTyped), "{text}");
    }
}

#[test]
fn nothing_that_is_typed_panics_or_is_guessed() {
    for text in [
        ":",
        "?",
        "?:",
        "#",
        "#1",
        "#99999999999 ok",
        "attack::",
        ": Turkey",
        "told me: Turkey told me: Italy peace:",
        "split: ;;;;",
        "ą ę: ë ’ 🙂",
        "? 🙂",
        "because: because: peace:",
        "when: 1901",
        "odds: Ven",
        "until: autumn",
        "peace: until autumn 12345",
        "peace:\npeace:\npeace:\npeace:\npeace:\npeace:\npeace:",
        "or\nor\nor",
    ] {
        assert!(read("en", text).is_err(), "{text}: {:?}", read("en", text));
    }
    let long = "attack: Turkey ".repeat(500);
    assert_eq!(read("en", &long), Err(Unread::TooMuch));
}

#[test]
fn a_form_that_also_reads_as_an_order_or_a_command_is_told() {
    let map = Map::classic();
    let (situation, rulebook) = situation(map);
    let also = |text: &str| {
        let orders = OrderReader { words: words(), language: Language::EN, situation: &situation, rulebook: &rulebook };
        let found = also_reads(&orders, map.power("AUSTRIA"), text);
        (found.order, found.command)
    };
    assert!(also("I order: A Vie - Gal").0);
    assert!(also("leave Gal autumn 1901").1 && also("talk with: Germany").1);
    assert_eq!(also("leave: Gal autumn 1901"), (false, false), "a keyword before its colon");
    assert_eq!(also("keep out: Gal"), (false, false));
    assert_eq!(also("against me: Turkey"), (false, false));
}

#[test]
fn what_a_statement_binds_and_takes_follows_from_its_clauses() {
    let map = Map::classic();
    let power = |id: &str| map.power(id).expect("a power");
    let statement = |meanings: &[Meaning]| {
        let clauses = meanings.iter().map(|meaning| filled(map, *meaning, 0, false));
        let alternative = Alternative::new(clauses).expect("sound");
        Statement::new(power("ITALY"), [power("TURKEY")], None, vec![alternative]).expect("sound")
    };
    let (me, you) = (power("ITALY"), power("TURKEY"));
    assert_eq!(statement(&[Meaning::AttackMe]).bound(), [me]);
    assert_eq!(statement(&[Meaning::AttackYou, Meaning::Strong]).bound(), [you]);
    assert_eq!(statement(&[Meaning::Peace]).bound(), [me, you]);
    assert!(statement(&[Meaning::AskPlans, Meaning::Thanks]).bound().is_empty());
    assert_eq!(statement(&[Meaning::Strong, Meaning::Peace, Meaning::AskPlans]).sort(), Sort::Proposal);
    assert_eq!(statement(&[Meaning::AskPlans]).sort().answers()[0], Meaning::YesFact);
    assert!(statement(&[Meaning::Thanks]).sort().answers().is_empty());
    assert!(Statement::new(me, [me], None, Vec::new()).is_none());
}

#[test]
fn a_clause_holds_what_fits_only() {
    let map = Map::classic();
    let power = Value::Powers(vec![map.power("ITALY").expect("a power")]);
    let province = |id: &str| Value::Provinces(vec![map.province(id).expect("a province")]);
    let new = |meaning, values: Vec<(Slot, Value)>| Clause::new(map, meaning, values).err();
    let inner = |meaning| Value::Clause(Box::new(filled(map, meaning, 0, false)));
    assert!(matches!(new(Meaning::AttackMe, vec![]), Some(Misfit::Missing { slot: Slot::Power, .. })));
    assert!(matches!(new(Meaning::Peace, vec![(Slot::Power, power.clone())]), Some(Misfit::NoSuchSlot { .. })));
    assert!(matches!(new(Meaning::Take, vec![(Slot::Centre, province("GAL"))]), Some(Misfit::NoCentre { .. })));
    assert!(matches!(new(Meaning::Take, vec![(Slot::Centre, power.clone())]), Some(Misfit::WrongKind { .. })));
    for (meaning, inside) in [
        (Meaning::Told, Meaning::Told),
        (Meaning::Told, Meaning::Reason),
        (Meaning::Reason, Meaning::Reason),
        (Meaning::Reason, Meaning::AttackMe),
        (Meaning::Condition, Meaning::AskPlans),
    ] {
        let values = match meaning {
            Meaning::Told => vec![(Slot::Power, power.clone()), (Slot::Clause, inner(inside))],
            _ => vec![(Slot::Clause, inner(inside))],
        };
        assert!(matches!(new(meaning, values), Some(Misfit::Nested { .. })), "{} in {}", inside.id(), meaning.id());
    }
    assert!(new(Meaning::Reason, vec![(Slot::Clause, inner(Meaning::Told))]).is_none());
}
