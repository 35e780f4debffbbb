//! The second adjudicator held against the printed cases, so that it may be held against the engine.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

mod cases;

use std::collections::BTreeSet;

use cases::{Answer, Case};
use dragoman_reference::rules::{Adjacent, Paradox, SupportCoast};
use dragoman_reference::{Board, Order, Rules, Unit, adjudicate};

const CASES: [&str; 12] = [
    include_str!("datc/6.A.cases"),
    include_str!("datc/6.B.cases"),
    include_str!("datc/6.C.cases"),
    include_str!("datc/6.D.cases"),
    include_str!("datc/6.E.cases"),
    include_str!("datc/6.F.cases"),
    include_str!("datc/6.G.cases"),
    include_str!("datc/6.H.cases"),
    include_str!("seeds/000.cases"),
    include_str!("seeds/001.cases"),
    include_str!("seeds/002.cases"),
    include_str!("seeds/004.cases"),
];

/// The rules under which `answer` is right; `None` if an option is about how orders are read.
fn rules(case: &Case, answer: &Answer) -> Option<Rules> {
    let (rulebook, options) = case.choice(answer);
    let mut rules = Rules::preset(rulebook)?;
    for (key, value) in options {
        match (key.as_str(), value.as_str()) {
            ("4.A.2", "2000") => rules.paradox = Paradox::Rule2000,
            ("4.A.3", "explicit") => rules.adjacent = Adjacent::Explicit,
            ("4.A.3", "fallback") => rules.adjacent = Adjacent::Fallback,
            ("4.A.4", "b") => rules.convoy_cuts_against_origin = true,
            ("4.A.7", "a") => rules.dislodged_without_effect = true,
            ("4.B.4", "strict") => rules.support_coast = SupportCoast::Strict,
            ("4.B.4", "own power only") => rules.support_coast = SupportCoast::OwnPowerOnly,
            _ => return None,
        }
    }
    Some(rules)
}

fn check(board: &Board, rules: Rules, case: &Case, answer: &Answer) -> Result<(), String> {
    let powers: Vec<&String> = case.units.keys().collect();
    let mut units: Vec<Unit> = vec![];
    for (number, power) in powers.iter().enumerate() {
        for text in &case.units[*power] {
            units.push(board.read_unit(number, text).ok_or_else(|| format!("unit {text}"))?);
        }
    }
    let mut orders: Vec<(Unit, Order)> = units.iter().map(|&unit| (unit, Order::Hold)).collect();
    for (power, text) in &case.orders {
        if let Some((at, order)) = board.read_order(&units, text) {
            let own = |unit: &Unit| board.province[unit.at] == at && powers[unit.power] == power;
            if let Some(slot) = orders.iter_mut().find(|(unit, _)| own(unit)) {
                slot.1 = order;
            }
        }
    }
    let verdict = adjudicate(board, rules, &orders);
    let name = |unit: &Unit, at: usize| {
        format!("{} {} {}", powers[unit.power], if unit.fleet { "F" } else { "A" }, board.names[at])
    };
    let mut stay = BTreeSet::new();
    let mut dislodged = BTreeSet::new();
    for (u, (unit, order)) in orders.iter().enumerate() {
        match (*order, verdict.moved[u], verdict.dislodged_from[u]) {
            (Order::Move { to, .. }, true, _) => drop(stay.insert(name(unit, to))),
            (_, _, None) => drop(stay.insert(name(unit, unit.at))),
            _ => {
                let open = answer
                    .dislodged
                    .iter()
                    .any(|(power, text, to)| to.is_none() && format!("{power} {text}") == name(unit, unit.at));
                let to: BTreeSet<&String> = verdict.retreats[u].iter().map(|&place| &board.names[place]).collect();
                if open || !to.is_empty() {
                    dislodged.insert(format!("{} > {:?}", name(unit, unit.at), (!open).then_some(to)));
                }
            }
        }
    }
    let wanted: BTreeSet<String> = answer
        .units
        .iter()
        .flat_map(|(power, units)| units.iter().map(move |unit| format!("{power} {unit}")))
        .collect();
    let gone: BTreeSet<String> = answer
        .dislodged
        .iter()
        .map(|(power, unit, to)| {
            format!("{power} {unit} > {:?}", to.as_ref().map(|to| to.iter().collect::<BTreeSet<_>>()))
        })
        .collect();
    if (&stay, &dislodged) == (&wanted, &gone) {
        Ok(())
    } else {
        Err(format!("expected {wanted:?} and dislodged {gone:?}, found {stay:?} and {dislodged:?}"))
    }
}

/// All movement cases of the DATC and of the seeds; those about the reading of orders are the engine's own matter.
#[test]
fn the_second_adjudicator_gets_the_printed_cases_right() {
    let board = Board::read(include_str!("map/classic.borders"));
    let (mut checked, mut wrong) = (0, vec![]);
    for case in CASES.iter().flat_map(|text| cases::read(text)).filter(|case| case.phase.ends_with('M')) {
        for answer in &case.answers {
            if let Some(rules) = rules(&case, answer) {
                checked += 1;
                if let Err(what) = check(&board, rules, &case, answer) {
                    wrong.push(format!("{} {:?}: {what}", case.id, answer.choice));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {checked} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(checked >= 280, "only {checked} cases were checked");
}
