//! What is written can be read again, as the same order.

use std::collections::HashMap;

use dragoman_engine::notation::Finding;
use dragoman_engine::{Map, Rulebook, WrittenOrder};
use dragoman_l10n::{Language, Notation, underlined};

use crate::random::{Board, Rng};
use crate::reader::{self, WORDS};

const NOTATIONS: [Notation; 3] = [Notation::Abbreviations, Notation::Names, Notation::Sheet];

/// Every legal order of a thousand positions, on all maps and in all phases, in every language and notation; as the bot
/// writes it, and underlined as it shows failed ones.
#[test]
fn every_legal_order_of_a_thousand_positions_is_read_back() {
    let manners: Vec<(Language, Notation)> =
        Language::ALL.into_iter().flat_map(|l| NOTATIONS.map(|notation| (l, notation))).collect();
    let mut tables = HashMap::new();
    for map in Map::all() {
        for (language, notation) in &manners {
            let orthography = WORDS.orthography(*language, map, *notation);
            tables.insert((map.variant(), *language, *notation), orthography);
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
            for (turn, (language, notation)) in manners.iter().enumerate() {
                let mut written = tables[&(board.map.variant(), *language, *notation)].order(board.map, &order);
                if (number + turn) % 5 == 0 {
                    written = underlined(&written);
                }
                let entries = reader::read(&situation, *language, power, &rulebook, &written);
                let same = |finding: &Finding| matches!(finding, Finding::Order { order: read, .. } if *read == order);
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
    assert!(number > 70_000, "only {number} orders");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
