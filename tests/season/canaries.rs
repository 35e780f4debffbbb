//! Secrets of a spring that only their owners have a reason to write, in all words in which they could leak.
#![allow(dead_code, reason = "each platform's test uses its own part")]

use dragoman_engine::{Map, WrittenOrder};
use dragoman_l10n::{Language, Notation, Words};

/// The players.
pub const PEOPLE: [&str; 7] = ["marco", "tom", "ellie", "joost", "giulia", "kasia", "femke"];

/// Orders that nobody else has a reason to write, in the language of their player.
pub const ORDERS: [(&str, &str, [&str; 3]); 7] = [
    ("AUSTRIA", "it", ["A VIE - TYR", "A BUD - RUM", "F TRI - ADR"]),
    ("ENGLAND", "en", ["F EDI - NWG", "F LON - ENG", "A LVP - WAL"]),
    ("FRANCE", "en", ["F BRE - GAS", "A PAR - PIC", "A MAR - PIE"]),
    ("GERMANY", "nl", ["A BER - PRU", "F KIE - HEL", "A MUN - BOH"]),
    ("ITALY", "it", ["A ROM - TUS", "A VEN - APU", "F NAP - TYS"]),
    ("RUSSIA", "pl", ["A MOS - STP", "F SEV - ARM", "A WAR - SIL"]),
    ("TURKEY", "nl", ["A SMY - SYR", "F ANK - CON", "A CON H"]),
];

/// A word of a letter from Germany to Russia, and one that Italy writes in the room that it has with Germany.
pub const LETTER: &str = "zimorodek";
pub const ROOM: &str = "ijsvogel";

/// An order in all languages and notations, small letters.
pub fn renderings(words: &Words, order: &str) -> Vec<String> {
    let map = Map::classic();
    let written = WrittenOrder::read(map, order).expect("an order");
    let mut all = vec![order.to_lowercase()];
    for language in words.languages() {
        for notation in [Notation::Abbreviations, Notation::Names, Notation::Sheet] {
            all.push(words.order(language, map, notation, &written).to_lowercase());
        }
    }
    all.sort();
    all.dedup();
    all
}

/// An order as a player types it.
pub fn typed(words: &Words, language: &str, order: &str) -> String {
    let (map, language) = (Map::classic(), language.parse::<Language>().expect("a language"));
    words.order(language, map, Notation::Abbreviations, &WrittenOrder::read(map, order).expect("an order"))
}

/// All secrets of a power's player, in all possible forms.
pub fn of(words: &Words, orders: &[&str]) -> Vec<String> {
    orders.iter().flat_map(|order| renderings(words, order)).collect()
}

/// Everybody chooses a language and sends all orders, two talk in a room, one writes a letter, and all use every query.
pub fn script(words: &Words) -> String {
    let mut script = String::new();
    for (power, language, orders) in ORDERS {
        let typed = orders.map(|order| typed(words, language, order));
        script.push_str(&format!("{power} @: language {language}\n{power} @: {}\n", typed.join("\\n")));
        script.push_str(&format!("expect {power} @: {}\n", typed[0]));
    }
    script += "ITALY @: parla Germania\nexpect GERMANY &GERMANY+ITALY: besloten\n";
    script.push_str(&format!("ITALY &GERMANY+ITALY: {ROOM}\nGERMANY @: aan Rusland: {LETTER}\n"));
    script.push_str(&format!("expect RUSSIA @: {LETTER}\n"));
    script += "chat onlooker #: Is anybody there?\nreply onlooker #: orders\nreply FRANCE #: orders\nFRANCE leaves #\n";
    for (power, ..) in ORDERS {
        for question in ["status", "map", "orders", "help", "results", "frobnicate"] {
            script.push_str(&format!("{power} @: {question}\n"));
        }
    }
    script += "onlooker #: status\nonlooker #: map\nonlooker @: orders\nonlooker @: results\n";
    script += "FRANCE returns #\n";
    script + "TURKEY @: A Qqq - Zzz\nexpect TURKEY @: Qqq\n"
}

/// Panics if `haystack` contains one of `needles` (lower case), and shows where.
pub fn clean(what: &str, haystack: &str, needles: &[String]) {
    let haystack = haystack.to_lowercase();
    for needle in needles {
        if let Some(at) = haystack.find(needle.as_str()) {
            let from = haystack.floor_char_boundary(at.saturating_sub(200));
            let to = haystack.ceil_char_boundary((at + 200).min(haystack.len()));
            panic!("{what} holds {needle:?}: …{}…", &haystack[from..to]);
        }
    }
}
