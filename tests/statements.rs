//! Orders as people write them are never taken for statements: the lines of `tests/notation`, shown to the recogniser.
//!
//! The other way, statements taken for orders, is in `tests/decisions/typed_lines.rs`.

#[path = "notation/board.rs"]
mod board;
#[allow(dead_code, reason = "what a line is an example of matters to the tests of notation only")]
#[path = "notation/cases.rs"]
mod cases;
#[path = "notation/situation.rs"]
mod situation;

use std::collections::BTreeMap;

use cases::{AMBIGUITIES, CORPUS, Case, Expected, SEEDS};
use dragoman_l10n::{Language, Words};
use dragoman_notation::{Finding, Situation};
use dragoman_reading::orders::OrderReader;
use dragoman_statements::{Recognised, Recogniser, TypedReader};
use jiff::civil::date;

/// Whether a line is of orders only: nothing in it is to be asked about, or refused.
fn is_of_orders(case: &Case) -> bool {
    case.expected
        .iter()
        .all(|expected| matches!(expected, Expected::Orders(orders, errors) if !orders.is_empty() && errors.is_empty()))
}

#[test]
fn orders_as_people_write_them_are_never_taken_for_statements() {
    let words: Words = dragoman_locales::words().expect("the embedded files are sound");
    let mut boards: BTreeMap<String, Situation> = BTreeMap::new();
    let mut faults = Vec::new();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let files = CORPUS.into_iter().chain(SEEDS).chain(AMBIGUITIES);
    for case in files.flat_map(cases::load).filter(is_of_orders) {
        let position = &case.position;
        let at = boards.entry(position.name.clone()).or_insert_with(|| situation::situation(&board::board(position)));
        let language: Language = case.language.parse().unwrap_or_else(|error| panic!("{error}"));
        let rulebook = situation::rulebook(position);
        let orders = OrderReader { words: &words, language, situation: at, rulebook: &rulebook };
        let power = Some(board::power(at.map(), &case.power));
        let recogniser = Recogniser { reader: TypedReader { orders, today: date(2026, 11, 28) }, power };
        *counts.entry(case.language.clone()).or_default() += 1;
        if let Recognised::Said(read) = recogniser.read(&case.text) {
            faults.push(format!("said: {}\n    {read:?}", case.place()));
        }
        if let Some(read) = recogniser.in_private(&case.text) {
            faults.push(format!("said in private: {}\n    {read:?}", case.place()));
        }
        // Below what is an order as it stands no other reading is offered.
        let is_order =
            orders.read(power, &[], &case.text).iter().all(|entry| matches!(entry.finding, Finding::Order { .. }));
        if let (true, Some(offered)) = (is_order, recogniser.offers(&case.text).first()) {
            faults.push(format!("offered: {}\n    {offered:?}", case.place()));
        }
    }
    println!("{counts:?}");
    assert!(counts.values().all(|count| *count >= 150), "{counts:?}");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
