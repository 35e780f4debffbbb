//! The lines themselves: enough of them, varied enough, and none that expects what the rules forbid.

use std::collections::{BTreeMap, BTreeSet};

use crate::board;
use crate::cases::{self, Case, Expected};

fn own_lines() -> Vec<Case> {
    cases::CORPUS.iter().flat_map(|file| cases::load(file)).collect()
}

fn all_lines() -> Vec<Case> {
    let files = cases::CORPUS.iter().chain(&cases::SEEDS).chain(&cases::AMBIGUITIES);
    files.flat_map(|file| cases::load(file)).collect()
}

#[test]
fn the_lines_are_many_and_of_many_kinds() {
    let cases = own_lines();
    assert!(cases.len() >= 600, "{}", cases.len());
    let count = |test: &dyn Fn(&Case) -> bool| cases.iter().filter(|case| test(case)).count();
    for language in ["de", "en", "it", "nl", "pl"] {
        assert!(count(&|case| case.language == language) >= 150, "{language}");
    }
    assert!(count(&|case| matches!(case.expected[0], Expected::Ask(_))) >= 80);
    assert!(count(&|case| matches!(case.expected[0], Expected::Refuse(_))) >= 80);
    assert!(count(&|case| case.position.variant == "ancient-mediterranean") >= 100);
    assert!(cases.iter().map(|case| &case.phenomenon).collect::<BTreeSet<_>>().len() >= 40);
}

#[test]
fn no_template_is_used_more_than_three_times() {
    let mut templates: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for case in own_lines() {
        let template = (case.language.clone(), case.phenomenon.clone(), case.shape());
        templates.entry(template).or_default().push(case.place());
    }
    for (template, places) in templates {
        assert!(places.len() <= 3, "{template:?}: {places:#?}");
    }
}

#[test]
fn what_is_expected_is_legal() {
    for case in all_lines() {
        let board = board::board(&case.position);
        let power = board::power(board.map, &case.power);
        let legal: BTreeSet<String> =
            board.orders().into_iter().filter(|(owner, _)| *owner == power).map(|(_, order)| order).collect();
        for expected in &case.expected {
            let orders: Vec<&String> = match expected {
                Expected::Orders(orders, _) => orders.iter().map(|(order, _)| order).collect(),
                Expected::Ask(orders) => orders.iter().collect(),
                Expected::Refuse(_) => Vec::new(),
            };
            for order in orders {
                // A support may leave the coast out.
                let with_coast =
                    |legal: &String| legal.strip_prefix(order.as_str()).is_some_and(|rest| rest.starts_with('/'));
                let known = legal.contains(order) || (order.contains(" S ") && legal.iter().any(with_coast));
                assert!(known, "{}: {order} isn't legal there", case.place());
            }
        }
    }
}
