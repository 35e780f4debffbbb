//! What is written can be read again, as the same order.

use std::collections::HashMap;

use dragoman_engine::notation::{Coast, Finding, Wording, write};
use dragoman_engine::{Location, Map, Power, Rulebook, UnitKind, WrittenOrder};
use dragoman_l10n::Language;

use crate::random::{Board, Rng};
use crate::reader::{self, WORDS};

/// How provinces are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Names {
    /// By the language's abbreviations.
    Short,
    /// In full.
    Full,
}

/// One language's words, as its tables have them.
struct Tables {
    places: Vec<String>,
    words: HashMap<&'static str, String>,
}

const WORD_IDS: [&str; 14] = [
    "unit-army",
    "unit-fleet",
    "order-hold",
    "order-support",
    "order-convoy",
    "order-via",
    "order-retreat",
    "order-disband",
    "order-build",
    "order-waive",
    "coast-nc",
    "coast-sc",
    "coast-ec",
    "coast-wc",
];

impl Tables {
    fn new(map: &Map, language: Language, names: Names) -> Self {
        let place = |at: Location| {
            let id = map.id(map.province_of(at));
            match names {
                Names::Short => WORDS.province_abbr(language, map.variant(), id),
                Names::Full => WORDS.province(language, map.variant(), id),
            }
        };
        let word = |id: &'static str| {
            let written = WORDS.word(language, id).map_or("?", |word| word.written.as_str());
            let text = match id {
                id if id.starts_with("coast") => format!(" ({written})"),
                "order-retreat" => format!(" {written} "),
                _ => written.to_owned(),
            };
            (id, text)
        };
        Self { places: map.locations().map(place).collect(), words: WORD_IDS.into_iter().map(word).collect() }
    }
}

impl Wording for Tables {
    fn unit(&self, kind: UnitKind) -> &str {
        match kind {
            UnitKind::Army => &self.words["unit-army"],
            UnitKind::Fleet => &self.words["unit-fleet"],
        }
    }

    fn place<'w>(&'w self, _: &'w Map, at: Location) -> &'w str {
        &self.places[at.index()]
    }

    fn coast(&self, coast: Coast) -> &str {
        match coast {
            Coast::North => &self.words["coast-nc"],
            Coast::South => &self.words["coast-sc"],
            Coast::East => &self.words["coast-ec"],
            Coast::West => &self.words["coast-wc"],
        }
    }

    fn nationality(&self, _: &Map, _: Power) -> &str {
        ""
    }

    fn to(&self) -> &str {
        " - "
    }

    fn support(&self) -> &str {
        &self.words["order-support"]
    }

    fn convoy(&self) -> &str {
        &self.words["order-convoy"]
    }

    fn hold(&self) -> &str {
        &self.words["order-hold"]
    }

    fn via(&self) -> &str {
        &self.words["order-via"]
    }

    fn retreat(&self) -> &str {
        &self.words["order-retreat"]
    }

    fn disband(&self) -> &str {
        &self.words["order-disband"]
    }

    fn build(&self) -> &str {
        &self.words["order-build"]
    }

    fn waive(&self) -> &str {
        &self.words["order-waive"]
    }
}

/// Every legal order of a thousand positions, on all maps and in all phases, in every language and manner.
#[test]
fn every_legal_order_of_a_thousand_positions_is_read_back() {
    let manners: Vec<(Language, Names)> =
        Language::ALL.into_iter().flat_map(|l| [(l, Names::Short), (l, Names::Full)]).collect();
    let mut tables = HashMap::new();
    for map in Map::all() {
        for (language, names) in &manners {
            tables.insert((map.variant(), *language, *names), Tables::new(map, *language, *names));
        }
    }
    let rulebook = Rulebook::default();
    let mut rng = Rng(1901);
    let mut wrong: Vec<String> = Vec::new();
    let mut number = 0;
    for _ in 0..1_000 {
        let board = Board::random(&mut rng);
        let situation = reader::situation(&board);
        for (power, text) in board.orders() {
            let order = WrittenOrder::read(board.map, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
            number += 1;
            for (language, names) in &manners {
                let written = write(&order, board.map, &tables[&(board.map.variant(), *language, *names)]);
                let entries = reader::read(&situation, *language, power, &rulebook, &written);
                let same = |finding: &Finding| matches!(finding, Finding::Order { order: read, .. } if *read == order);
                if !(entries.len() == 1 && same(&entries[0].finding)) && wrong.len() < 60 {
                    let read: Vec<String> =
                        reader::entries(board.map, &entries).iter().map(ToString::to_string).collect();
                    wrong.push(format!(
                        "{} {language} {names:?}: {text} is written {written:?} and read {read:?}",
                        board.phase
                    ));
                }
            }
        }
    }
    assert!(number > 70_000, "only {number} orders");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
