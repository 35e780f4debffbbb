//! The reader, called as the bot calls it.

use std::sync::LazyLock;

use dragoman_engine::{Map, Power, Rulebook, WrittenOrder};
use dragoman_l10n::{Language, Words};
use dragoman_notation::{self as notation, Finding, Situation};

use crate::verdict::Entry;

pub use crate::situation::{rulebook, situation};

pub static WORDS: LazyLock<Words> = LazyLock::new(|| dragoman_locales::words().expect("the embedded files are sound"));

pub fn language(tag: &str) -> Language {
    tag.parse().unwrap_or_else(|error| panic!("{error}"))
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
