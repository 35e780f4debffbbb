//! Each single rule means the same in typed orders and in a line of the exchange format, and matters in both.

use std::collections::BTreeMap;

use dragoman_engine::{Map, PhaseKind, Rulebook, WrittenOrder};
use dragoman_exchange::{Request, adjudicate_line};
use dragoman_l10n::Language;
use dragoman_notation::{self as notation, Finding, Situation};

use crate::reader::WORDS;

/// A phase in which two values of an option give different results.
struct Game {
    option: &'static str,
    values: [&'static str; 2],
    phase: &'static str,
    /// `POWER: A VIE, F TRI`, one power after the other behind a `;`.
    units: &'static str,
    centers: &'static str,
    /// Further fields of the line.
    more: &'static str,
    /// In the notation of the exchange format.
    orders: &'static str,
    /// As typed by English players, where that is written otherwise.
    typed: &'static str,
}

const GAME: Game =
    Game { option: "", values: ["a", "b"], phase: "S1901M", units: "", centers: "", more: "", orders: "", typed: "" };

/// For the issue of removals by default, which has two keys.
const REMOVAL: Game = Game {
    values: ["home-centre", "owned-centre"],
    phase: "W1901A",
    units: "ITALY: A VEN, A TYR, A GRE; GERMANY: A RUH",
    centers: "ITALY: VEN, GRE; GERMANY: MUN, BER",
    orders: "GERMANY: A MUN B",
    ..GAME
};

/// For the issue of powers without a player, which has two keys.
const DISORDER: Game = Game {
    units: "AUSTRIA: A TYR; ITALY: A VEN; FRANCE: A PIE, A ROM",
    more: r#","disorder":["ITALY"]"#,
    orders: "AUSTRIA: A TYR S A VEN; FRANCE: A PIE - VEN, A ROM S A PIE - VEN",
    ..GAME
};

/// Rules that only a word of typed orders can break: the notation of the exchange format names no nationality.
const TYPED_ONLY: [&str; 1] = ["4.C.6"];

const GAMES: &[Game] = &[
    Game {
        option: "4.A.1",
        units: "ENGLAND: A LON, F ENG, F NTH; FRANCE: F BRE, F MAO",
        orders: "ENGLAND: A LON - BEL, F ENG C A LON - BEL, F NTH C A LON - BEL; \
                 FRANCE: F BRE - ENG, F MAO S F BRE - ENG",
        ..GAME
    },
    Game {
        option: "4.A.2",
        values: ["szykman", "all-hold"],
        units: "ENGLAND: F LON, F WAL; FRANCE: A BRE, F ENG",
        orders: "ENGLAND: F LON S F WAL - ENG, F WAL - ENG; FRANCE: A BRE - LON, F ENG C A BRE - LON",
        ..GAME
    },
    Game {
        option: "4.A.3",
        values: ["2023", "explicit"],
        units: "ENGLAND: A NWY, F SKA; RUSSIA: A SWE",
        orders: "ENGLAND: A NWY - SWE, F SKA C A NWY - SWE; RUSSIA: A SWE - NWY",
        ..GAME
    },
    Game {
        option: "4.A.4",
        units: "ENGLAND: A NWY, F SKA; RUSSIA: A SWE, A FIN",
        orders: "ENGLAND: A NWY - SWE VIA, F SKA C A NWY - SWE; RUSSIA: A SWE S A FIN - NWY, A FIN - NWY",
        ..GAME
    },
    Game {
        option: "4.A.5",
        units: "ENGLAND: A NWY, F SKA, F BOT; RUSSIA: A SWE",
        orders: "ENGLAND: A NWY - SWE VIA, F SKA C A NWY - SWE, F BOT S A NWY - SWE; RUSSIA: A SWE H",
        ..GAME
    },
    Game {
        option: "4.A.7",
        units: "ENGLAND: A NWY, F SKA, F BOT; RUSSIA: A SWE; TURKEY: A FIN",
        orders: "ENGLAND: A NWY - SWE VIA, F SKA C A NWY - SWE, F BOT S A NWY - SWE; RUSSIA: A SWE - NWY; \
                 TURKEY: A FIN - NWY",
        ..GAME
    },
    Game { option: "4.B.2", units: "FRANCE: F GAS", orders: "FRANCE: F GAS - SPA", ..GAME },
    Game { option: "4.B.3", units: "FRANCE: F GAS", orders: "FRANCE: F GAS - SPA/SC", ..GAME },
    Game {
        option: "4.B.4",
        values: ["strict", "omit"],
        units: "FRANCE: F GAS, F MAO; ITALY: F LYO",
        orders: "FRANCE: F GAS - SPA/NC, F MAO S F GAS - SPA; ITALY: F LYO - SPA/SC",
        ..GAME
    },
    Game { option: "4.B.5", units: "RUSSIA: F STP/NC", orders: "RUSSIA: F STP/SC - BAR", ..GAME },
    Game { option: "4.B.6", units: "FRANCE: A GAS", orders: "FRANCE: A GAS - SPA/NC", ..GAME },
    Game { option: "4.C.1", units: "AUSTRIA: A VIE", orders: "AUSTRIA: VIE - GAL", ..GAME },
    Game { option: "4.C.2", units: "AUSTRIA: A VIE", orders: "AUSTRIA: F VIE - GAL", ..GAME },
    Game {
        option: "4.C.3",
        values: ["a", "c"],
        phase: "W1901A",
        units: "GERMANY: A RUH",
        centers: "GERMANY: MUN, BER",
        orders: "GERMANY: MUN B",
        typed: "GERMANY: build Mun",
        ..GAME
    },
    Game {
        option: "4.C.4",
        phase: "W1901A",
        units: "GERMANY: A RUH",
        centers: "GERMANY: MUN, BER",
        orders: "GERMANY: F MUN B",
        typed: "GERMANY: build F Mun",
        ..GAME
    },
    Game {
        option: "4.C.6",
        units: "AUSTRIA: A VIE",
        orders: "AUSTRIA: A VIE - GAL",
        typed: "AUSTRIA: Russian A Vie - Gal",
        ..GAME
    },
    Game { option: "4.D.3", units: "AUSTRIA: A VIE", orders: "AUSTRIA: A VIE - GAL, A VIE - BOH", ..GAME },
    Game {
        option: "4.D.4",
        values: ["b", "c"],
        phase: "W1901A",
        units: "GERMANY: A RUH",
        centers: "GERMANY: MUN, BER",
        orders: "GERMANY: A MUN B, A BER B",
        ..GAME
    },
    Game {
        option: "4.D.5",
        values: ["b", "c"],
        phase: "W1901A",
        units: "GERMANY: A RUH",
        centers: "GERMANY: MUN, KIE",
        orders: "GERMANY: A KIE B, F KIE B",
        ..GAME
    },
    Game {
        option: "4.D.6",
        values: ["b", "c"],
        phase: "W1901A",
        units: "AUSTRIA: A VIE, A BUD",
        centers: "AUSTRIA: TRI",
        orders: "AUSTRIA: A VIE D, A BUD D",
        ..GAME
    },
    Game { option: "4.D.8", ..REMOVAL },
    Game { option: "4.D.9", ..DISORDER },
    Game {
        option: "missing_coast",
        values: ["accept", "hold"],
        units: "FRANCE: F GAS",
        orders: "FRANCE: F GAS - SPA",
        ..GAME
    },
    Game {
        option: "duplicate_orders",
        values: ["last", "none"],
        units: "AUSTRIA: A VIE",
        orders: "AUSTRIA: A VIE - GAL, A VIE - BOH",
        ..GAME
    },
    Game {
        option: "crowded_retreat",
        values: ["ordinary", "keep-one"],
        phase: "S1901R",
        units: "RUSSIA: A VIE, A GAL",
        more: r#","dislodged":{"AUSTRIA":{"A VIE":["BOH"],"A GAL":["BOH"]}}"#,
        orders: "AUSTRIA: A VIE R BOH, A GAL R BOH",
        typed: "AUSTRIA: A Vie - Boh, A Gal - Boh",
        ..GAME
    },
    Game { option: "removal_distance", ..REMOVAL },
    Game {
        option: "alphabet",
        values: ["en", "it"],
        phase: "W1901A",
        units: "AUSTRIA: A BUD, A VIE, A WAR; GERMANY: A RUH",
        centers: "AUSTRIA: BUD, MOS; GERMANY: MUN, BER",
        orders: "GERMANY: A MUN B",
        ..GAME
    },
    Game {
        option: "ownership",
        values: ["autumn", "last-visitor"],
        units: "AUSTRIA: A BUD",
        centers: "AUSTRIA: BUD",
        orders: "AUSTRIA: A BUD - SER",
        ..GAME
    },
    Game { option: "disorder_support", values: ["outside-only", "none"], ..DISORDER },
];

/// `POWER: a, b; POWER: c` as lists by power.
fn lists(text: &str) -> BTreeMap<String, Vec<String>> {
    let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
    let list = |part: &str| {
        let (power, list) = part.split_once(':').unwrap_or_else(|| panic!("{part}"));
        (power.trim().to_owned(), list.split(',').map(|item| item.trim().to_owned()).collect())
    };
    parts.map(list).collect()
}

fn json(lists: &BTreeMap<String, Vec<String>>) -> String {
    let fields = lists.iter().map(|(power, list)| format!("{power:?}:{list:?}"));
    format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
}

impl Game {
    fn line(&self, value: &str, orders: &BTreeMap<String, Vec<String>>) -> String {
        let (units, centers, orders) = (json(&lists(self.units)), json(&lists(self.centers)), json(orders));
        let (option, phase, more) = (self.option, self.phase, self.more);
        format!(
            r#"{{"id":"","variant":"classic","phase":"{phase}","options":{{"{option}":"{value}"}},"units":{units},"centers":{centers},"orders":{orders}{more}}}"#
        )
    }

    /// What comes of the orders as they stand in a line.
    fn adjudicated(&self, value: &str) -> String {
        adjudicate_line(&self.line(value, &lists(self.orders)))
    }

    /// What comes of them when they are typed: each power's in one message, read, and kept as the bot keeps them.
    fn typed(&self, value: &str) -> (BTreeMap<String, Vec<String>>, String) {
        let request = Request::read(&self.line(value, &BTreeMap::new())).unwrap_or_else(|why| panic!("{why}"));
        let situation = Situation::of(&request.phase).expect("the game isn't over");
        let map = request.map();
        let mut kept = BTreeMap::new();
        for (id, lines) in lists(if self.typed.is_empty() { self.orders } else { self.typed }) {
            let power = map.power(&id);
            let context = WORDS.reader(Language::EN, &situation, power, &request.rulebook).expect("names");
            let read = notation::read(&lines.join("\n"), &context);
            let orders = read.into_iter().filter_map(|entry| match entry.finding {
                Finding::Order { order, .. } => Some(order),
                _ => None,
            });
            kept.insert(id, sheet(map, situation.kind, orders));
        }
        let answer = adjudicate_line(&self.line(value, &kept));
        (kept, answer)
    }
}

/// A power's orders, of which a later one for the same unit or site replaces an earlier one.
fn sheet(map: &Map, kind: PhaseKind, orders: impl Iterator<Item = WrittenOrder>) -> Vec<String> {
    let mut kept: Vec<WrittenOrder> = Vec::new();
    for order in orders {
        let place = |order: &WrittenOrder| order.unit().map(|unit| map.province_of(unit.at));
        let same = |old: &WrittenOrder| place(old).is_some() && place(old) == place(&order);
        assert!(kind != PhaseKind::Adjustment || !kept.iter().any(same), "one for each site has been read");
        kept.retain(|old| !same(old));
        kept.push(order);
    }
    kept.iter().map(|order| order.text(map).to_string()).collect()
}

#[test]
fn each_option_changes_a_typed_game_and_a_line() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let [one, other] = game.values;
        let lines = [game.adjudicated(one), game.adjudicated(other)];
        if (lines[0] == lines[1]) != TYPED_ONLY.contains(&game.option) {
            wrong.push(format!("{}: both lines give {}", game.option, lines[0]));
        }
        let typed = [game.typed(one), game.typed(other)];
        if typed[0].1 == typed[1].1 {
            wrong.push(format!("{}: typed, both give {:?}", game.option, typed[0]));
        }
        // The same orders, typed or in a line, come to the same.
        if game.typed.is_empty() {
            for (typed, line) in typed.iter().zip(&lines) {
                let next = |answer: &str| answer.split_once("\"next\"").map(|(_, next)| next.to_owned());
                if next(&typed.1) != next(line) {
                    wrong.push(format!("{}: {:?} typed, {line} in a line", game.option, typed));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_option_has_a_game_or_no_effect() {
    for (option, _) in Rulebook::options() {
        let played = GAMES.iter().any(|game| game.option == option);
        assert_ne!(played, Rulebook::is_without_effect(option), "{option}");
    }
}
