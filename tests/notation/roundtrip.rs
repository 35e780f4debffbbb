//! What is written can be read again, as the same order.

use std::collections::{BTreeSet, HashMap};

use dragoman_engine::{
    GameOptions, Map, Movement, PhaseKind, Position, Rulebook, Season, Turn, Unit, UnitKind, WrittenOrder,
};
use dragoman_l10n::{Language, Notation, underlined};
use dragoman_notation::{Finding, Situation};

use crate::board::Board;
use crate::random::Rng;
use crate::reader::{self, WORDS};

const NOTATIONS: [Notation; 3] = [Notation::Abbreviations, Notation::Names, Notation::Sheet];

/// Every legal order of a thousand positions or more, until there are 70,000 orders, on all maps and in all phases, in
/// every language and notation; as the bot writes it, and underlined as it shows failed ones.
#[test]
fn every_legal_order_of_a_thousand_positions_is_read_back() {
    let manners: Vec<(Language, Notation)> =
        WORDS.languages().iter().flat_map(|l| NOTATIONS.map(|notation| (l, notation))).collect();
    let mut tables = HashMap::new();
    for map in Map::all() {
        for (language, notation) in &manners {
            let order_format = WORDS.order_format(*language, map, *notation);
            tables.insert((map.variant(), *language, *notation), order_format);
        }
    }
    let rulebook = Rulebook::default();
    let mut rng = Rng::fixed(1901);
    let mut wrong: Vec<String> = Vec::new();
    let (mut positions, mut number) = (0, 0);
    // Some seeds draw more small positions than others.
    while positions < 1_000 || number < 70_000 {
        positions += 1;
        let board = Board::random(&mut rng);
        let situation = reader::situation(&board);
        for (power, text) in board.orders() {
            let order = WrittenOrder::read(board.map, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
            number += 1;
            for (turn, (language, notation)) in manners.iter().enumerate() {
                let mut written = tables[&(board.map.variant(), *language, *notation)].order(board.map, &order);
                if (number + turn) % 5 == 0 {
                    written = underlined(&written);
                }
                let entries = reader::read(&situation, *language, power, &rulebook, &written);
                let same = |finding: &Finding| matches!(finding, Finding::Order { order: read, assumed, .. } if *read == order && assumed.nothing());
                if !(entries.len() == 1 && same(&entries[0].finding)) && wrong.len() < 60 {
                    let read: Vec<String> =
                        reader::entries(board.map, &entries).iter().map(ToString::to_string).collect();
                    wrong.push(format!(
                        "{} {language} {notation:?}: {text} is written {written:?} and read {read:?}",
                        board.phase
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The same at the beginning of each start on a board: of Chaos, whose powers are called like provinces, once each of them
/// has an army.
#[test]
fn every_order_at_the_beginning_of_a_start_is_read_back() {
    let rulebook = Rulebook::default();
    let (mut number, mut wrong) = (0, Vec::new());
    for map in Map::starts_on_boards() {
        let mut position = Position::start(map, GameOptions::default());
        position.turn = Turn { year: 1901, season: Season::Spring };
        for (power, home) in map.powers().filter_map(|power| Some((power, map.home(power).only()?))) {
            let army = Unit { power, kind: UnitKind::Army, location: home.location() };
            position.units.place(map, army).expect("every centre takes an army");
        }
        let movement = Movement::new(position).expect("a position that holds together");
        let situation = Situation { position, kind: PhaseKind::Movement, dislodged: Vec::new() };
        for (at, unit) in position.units.iter() {
            let orders = movement.legal(at, &rulebook);
            for order in orders.into_iter().filter_map(|order| order.written(&position.units, at)) {
                for language in WORDS.languages() {
                    number += 1;
                    let written = WORDS.order(language, map, Notation::Abbreviations, &order);
                    let entries = reader::read(&situation, language, unit.power, &rulebook, &written);
                    let same = |finding: &Finding| matches!(finding, Finding::Order { order: read, assumed, .. } if *read == order && assumed.nothing());
                    if !(entries.len() == 1 && same(&entries[0].finding)) && wrong.len() < 20 {
                        wrong.push(format!(
                            "{} in {language}: {} is written {written:?}",
                            map.variant(),
                            order.text(map)
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(number > 2_000, "only {number} orders");
}

/// What one player's language writes is read by players of the others as the same order, or not without a word.
#[test]
fn no_language_misreads_another_silently() {
    let mut order_formats = HashMap::new();
    for map in Map::all() {
        for language in WORDS.languages() {
            let order_format = WORDS.order_format(language, map, Notation::Abbreviations);
            order_formats.insert((map.variant(), language), order_format);
        }
    }
    let rulebook = Rulebook::default();
    let mut rng = Rng::fixed(1902);
    let mut wrong = BTreeSet::new();
    let (mut number, mut alike) = (0_u32, 0_u32);
    for _ in 0..300 {
        let board = Board::random(&mut rng);
        let situation = reader::situation(&board);
        for (power, text) in board.orders() {
            let order = WrittenOrder::read(board.map, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
            for writer in WORDS.languages() {
                let written = order_formats[&(board.map.variant(), writer)].order(board.map, &order);
                for language in WORDS.languages().iter().filter(|language| *language != writer) {
                    number += 1;
                    for entry in reader::read(&situation, language, power, &rulebook, &written) {
                        if let Finding::Order { order: read, assumed, .. } = entry.finding {
                            alike += u32::from(read == order);
                            if read != order && assumed.nothing() {
                                wrong.insert(format!(
                                    "{writer} to {language}: {written:?} is read {}",
                                    read.text(board.map)
                                ));
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(alike * 100 > number * 99, "only {alike} of {number} are understood");
}
