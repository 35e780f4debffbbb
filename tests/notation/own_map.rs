//! Orders on a map of one's own: words as ever, places and powers by their ids.

use dragoman_engine::{GameOptions, Map, PhaseKind, Position, Rulebook};
use dragoman_l10n::{Language, Notation, Words};
use dragoman_notation::{self as notation, Finding, Situation};

const ISTHMUS: &str = include_str!("../../engine/rules/examples/isthmus.txt");

fn read(words: &Words, map: &'static Map, language: Language, text: &str) -> Vec<String> {
    let position = Position::start(map, GameOptions::default());
    let situation = Situation { position, kind: PhaseKind::Movement, dislodged: Vec::new() };
    let rulebook = Rulebook::default();
    let context = words.reader(language, &situation, map.power("EAST"), &rulebook).expect("the map is known");
    let found = notation::read(text, &context);
    let order = |entry: &notation::Entry| match &entry.finding {
        Finding::Order { order, .. } => {
            let written = words.order(language, map, Notation::Abbreviations, order);
            Some(format!("{} = {written}", order.text(map)))
        }
        other => Some(format!("{other:?}")),
    };
    found.iter().filter_map(order).collect()
}

#[test]
fn places_are_read_and_written_by_their_ids_in_every_language() {
    let map = Map::read("isthmus.txt", ISTHMUS).expect("the example is sound").intern();
    let mut words = dragoman_locales::words().expect("the embedded files are sound");
    assert!(words.lexicon(map).is_none());
    words.add_map(map);
    let expected = [
        (
            Language::EN,
            "a dun to fen; f elm s a dun - fen",
            ["A DUN - FEN = A DUN - FEN", "F ELM S A DUN - FEN = F ELM S A DUN - FEN"],
        ),
        (
            Language::of(*b"it"),
            "A DUN - FEN; F ELM APP A DUN - FEN",
            ["A DUN - FEN = A DUN - FEN", "F ELM S A DUN - FEN = F ELM APP A DUN - FEN"],
        ),
        (
            Language::of(*b"pl"),
            "A DUN - FEN; F ELM - FEN/SC",
            ["A DUN - FEN = A DUN - FEN", "F ELM - FEN/SC = F ELM - FEN/płd"],
        ),
    ];
    for (language, text, orders) in expected {
        assert_eq!(read(&words, map, language, text), orders, "{text}");
    }
}
