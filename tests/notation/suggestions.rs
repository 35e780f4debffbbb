//! What is offered where an order is refused: never another order than the one that was meant.

use dragoman_notation::Finding;

use crate::reader;
use crate::{board, cases};

/// The orders that the only error in the text offers.
fn offered(language: &str, position: &str, power: &str, text: &str) -> Vec<String> {
    let position = cases::position(position);
    let board = board::board(&position);
    let power = board::power(board.map, power);
    let situation = reader::situation(&board);
    let read = reader::read(&situation, reader::language(language), power, &reader::rulebook(&position), text);
    let errors = read.iter().filter_map(|entry| match &entry.finding {
        Finding::Error { suggestions, .. } => Some(suggestions),
        _ => None,
    });
    let errors: Vec<_> = errors.collect();
    let [suggestions] = errors[..] else { panic!("{text}: {read:?}") };
    suggestions.iter().map(|order| order.text(board.map).to_string()).collect()
}

#[test]
fn a_support_without_its_supporter_offers_supports() {
    for (language, text) in [
        ("en", "support A Par to Bur"),
        ("de", "unterstütze Par nach Bur"),
        ("it", "appoggia A Par - Bor"),
        ("nl", "steun A Par naar Bou"),
        ("pl", "wspieraj A Par - Bur"),
    ] {
        assert_eq!(offered(language, "start", "FRANCE", text), ["A MAR S A PAR - BUR"], "{text}");
    }
}

#[test]
fn a_support_of_no_unit_offers_those_of_moves_to_the_place() {
    assert_eq!(offered("en", "start", "AUSTRIA", "A Bud S Gal"), ["A BUD S A VIE - GAL", "A BUD S A WAR - GAL"]);
    for text in ["A Bud supports Russia into Gal", "A Bud supports Russia to Gal"] {
        assert_eq!(offered("en", "start", "AUSTRIA", text), ["A BUD S A WAR - GAL"], "{text}");
    }
}

#[test]
fn an_army_that_convoys_is_offered_to_be_convoyed() {
    for text in ["A Gas convoys to Spain", "A Gas C Spa"] {
        assert_eq!(offered("en", "seas", "FRANCE", text), ["A GAS - SPA VIA"], "{text}");
    }
}
