//! The reader, called as the bot calls it.

use std::sync::LazyLock;

use dragoman_engine::{Centres, GameOptions, Map, Position, Power, Rulebook, WrittenOrder};
use dragoman_l10n::{Language, Words};
use dragoman_notation::{self as notation, Finding, Situation};

use crate::cases;
use crate::random::Board;
use crate::verdict::Entry;

pub static WORDS: LazyLock<Words> = LazyLock::new(|| dragoman_locales::words().expect("the embedded files are sound"));

pub fn language(tag: &str) -> Language {
    tag.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The rules of a position: the newest, but for its options.
pub fn rulebook(position: &cases::Position) -> Rulebook {
    let mut rulebook = Rulebook::default();
    for (key, value) in &position.options {
        if key == "rulebook" {
            rulebook = Rulebook::preset(value).unwrap_or_else(|| panic!("no rulebook {value}"));
        } else {
            rulebook.set(key, value).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    rulebook
}

pub fn situation(board: &Board) -> Situation {
    let mut centres = Centres::new();
    for (power, owned) in board.map.powers().zip(&board.owned) {
        owned.iter().for_each(|centre| centres.give(centre, power));
    }
    let (map, turn, units) = (board.map, board.phase.turn, board.units);
    let position = Position { map, turn, units, centres, options: GameOptions::default() };
    Situation { position, kind: board.phase.kind, dislodged: board.dislodged.clone() }
}

pub fn read(
    situation: &Situation,
    language: Language,
    power: Power,
    rulebook: &Rulebook,
    text: &str,
) -> Vec<notation::Entry> {
    let context = WORDS.reader(language, situation, Some(power), rulebook).expect("every built-in map has its tables");
    notation::read(text, &context)
}

/// What was found, without comments and headers.
pub fn entries(map: &Map, read: &[notation::Entry]) -> Vec<Entry> {
    let text = |order: &WrittenOrder| order.text(map).to_string();
    let entry = |entry: &notation::Entry| match &entry.finding {
        Finding::Order { order, assumed, .. } => {
            let assumed = assumed.names().into_iter().map(str::to_owned).collect();
            Some(Entry::Order { order: text(order), assumed })
        }
        Finding::Choices(orders) | Finding::Unaccounted { orders, .. } => {
            Some(Entry::Choices(orders.iter().map(text).collect()))
        }
        Finding::Error { problem, .. } => Some(Entry::Error { kind: problem.kind().to_owned() }),
        Finding::Comment | Finding::Header => None,
    };
    read.iter().filter_map(entry).collect()
}
