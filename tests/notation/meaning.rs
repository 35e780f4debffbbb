//! Every line is read as it was meant, or the player is told why not.

use std::collections::BTreeMap;

use crate::cases::{self, Case};
use crate::verdict::{self, Verdict};
use crate::{board, reader};

/// What isn't read as it should be: `file:line` with the answer that is given instead, and the reason.
fn known_misreadings() -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(cases::folder().join("known-misreadings.txt")).expect("the list is there");
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines
        .map(|line| {
            let (place, rest) = line.split_once(" => ").unwrap_or_else(|| panic!("{line}"));
            let (answer, _reason) = rest.split_once(" ; ").unwrap_or_else(|| panic!("no reason: {line}"));
            (place.to_owned(), answer.to_owned())
        })
        .collect()
}

fn answer(case: &Case) -> (Verdict, String) {
    let board = board::board(&case.position);
    let power = board::power(board.map, &case.power);
    let situation = reader::situation(&board);
    let read = reader::read(
        &situation,
        reader::language(&case.language),
        power,
        &reader::rulebook(&case.position),
        &case.text,
    );
    let entries = reader::entries(board.map, &read);
    let said = entries.iter().map(ToString::to_string).collect::<Vec<_>>().join(" & ");
    (verdict::judge(case, &entries), said)
}

fn check(files: &[&str]) {
    let known = known_misreadings();
    let mut wrong = Vec::new();
    for case in files.iter().flat_map(|file| cases::load(file)) {
        let key = format!(
            "{} [{} {} {}] {}",
            case.file,
            case.language,
            case.position.name,
            case.power,
            case.text.replace('\n', "\\n")
        );
        match (answer(&case), known.get(&key)) {
            ((Verdict::Right, _), None) => {}
            ((Verdict::Right, _), Some(_)) => wrong.push(format!("{key}: is read well now: take it off the list")),
            ((Verdict::Wrong, said), Some(expected)) if *expected == said => {}
            ((verdict, said), _) => wrong.push(format!("{key} => {said} ; {verdict:?}, line {}", case.line)),
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn english_lines() {
    check(&["corpus/en.txt"]);
}

#[test]
fn german_lines() {
    check(&["corpus/de.txt"]);
}

#[test]
fn italian_lines() {
    check(&["corpus/it.txt"]);
}

#[test]
fn dutch_lines() {
    check(&["corpus/nl.txt"]);
}

#[test]
fn polish_lines() {
    check(&["corpus/pl.txt"]);
}

#[test]
fn every_line_of_the_rule_texts() {
    check(&cases::SEEDS);
}

#[test]
fn badly_written_orders_under_rules_that_judge_them_differently() {
    check(&["rules.txt"]);
}

#[test]
fn forms_that_mean_several_provinces_on_the_classic_map() {
    check(&["ambiguities/classic.txt"]);
}

#[test]
fn forms_that_mean_several_provinces_in_the_ancient_mediterranean() {
    check(&["ambiguities/ancient-mediterranean.txt"]);
}

#[test]
fn hasty_lines_and_talk_that_native_players_have_found() {
    check(&["corpus/hasty.txt", "corpus/proven.txt"]);
}

#[test]
fn lines_beside_which_words_decide_whether_they_are_orders() {
    check(&["corpus/remarks.txt"]);
}

#[test]
fn lines_that_the_reader_was_not_made_with() {
    check(&["corpus/blind.txt", "corpus/blind2.txt", "corpus/blind3.txt"]);
}
