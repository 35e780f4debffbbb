//! One power's order sheet: which order is for which unit, what a new order replaces, and what is missing.

use std::collections::BTreeSet;

use super::due::{due, units_to_order};
use super::ids::province_in;
use super::legal::legal_orders;
use crate::model::{Doubt, Line, OrderText, Position, PowerId, Settings, Sheet, UnitText};

/// The largest number of lines on a sheet: more than any power has units.
const MOST_LINES: usize = 100;

/// The unit, or the place, that an order is for: `A BUD`; a later order for it replaces the earlier one.
pub fn subject(order: &str) -> String {
    let mut words = order.split_whitespace();
    match (words.next(), words.next()) {
        (Some(letter), Some(place)) => {
            let place = province_in(place);
            // In an adjustment the unit's kind may change, but the place may not be used twice.
            if order.ends_with(" B") { place.to_owned() } else { format!("{letter} {place}") }
        }
        _ => order.to_owned(),
    }
}

/// Whether an order for the unit, or the place, of `order` answers the question.
pub fn is_answered(doubt: &Doubt, order: &str) -> bool {
    doubt.choices.iter().any(|choice| subject(choice) == subject(order))
}

/// Units of `power` that could have an order and have none; in adjustments one entry for each order that is still due.
pub fn missing(settings: &Settings, position: &Position, power: &PowerId, sheet: &Sheet) -> Vec<UnitText> {
    if position.phase.is_adjustment() {
        let due = due(settings, position, power);
        return vec![UnitText::default(); due.saturating_sub(sheet.lines.len())];
    }
    let ordered: BTreeSet<String> = sheet.lines.iter().map(|line| subject(&line.order)).collect();
    units_to_order(position, power).into_iter().filter(|unit| !ordered.contains(&subject(unit))).collect()
}

/// Puts `orders`, as typed and as understood, on a power's sheet.
pub fn amend(
    sheet: &mut Sheet,
    orders: &[(String, OrderText)],
    settings: &Settings,
    position: &Position,
    power: &PowerId,
) {
    for (typed, order) in orders {
        put(sheet, typed, order);
    }
    if position.phase.is_adjustment() {
        keep_last(&mut sheet.lines, due(settings, position, power));
    }
    keep_last(&mut sheet.lines, MOST_LINES);
}

/// The last lines count: of more than `most` the earliest are removed.
fn keep_last(lines: &mut Vec<Line>, most: usize) {
    let surplus = lines.len().saturating_sub(most);
    lines.drain(..surplus);
}

/// Of `orders` those that replace nothing on a power's sheet.
pub(super) fn additions(
    sheet: &Sheet,
    orders: &[(String, OrderText)],
    settings: &Settings,
    position: &Position,
    power: &PowerId,
) -> Vec<(String, OrderText)> {
    let ordered: BTreeSet<String> = sheet.lines.iter().map(|line| subject(&line.order)).collect();
    let replaces = |order: &OrderText| *order != "WAIVE" && ordered.contains(&subject(order));
    let mut added: Vec<_> = orders.iter().filter(|(_, order)| !replaces(order)).cloned().collect();
    if position.phase.is_adjustment() {
        added.truncate(missing(settings, position, power, sheet).len());
    }
    added
}

fn put(sheet: &mut Sheet, typed: &str, order: &OrderText) {
    let subject_of = subject(order);
    sheet.doubts.retain(|doubt| !is_answered(doubt, order));
    if *order != "WAIVE" {
        sheet.lines.retain(|line| subject(&line.order) != subject_of);
    }
    sheet.lines.push(Line { typed: typed.to_owned(), order: order.clone() });
}

/// What stays of a sheet after the position was changed: no order for a unit that isn't there any more, and no retreat, build or
/// removal that can't be carried out any more. A unit would be lost by such an order, while nothing seemed to be missing.
pub(super) fn that_stands(sheet: &Sheet, settings: &Settings, position: &Position, power: &PowerId) -> Sheet {
    let mut lines: Vec<Line> = if position.phase.is_movement() {
        let units = units_to_order(position, power);
        let is_there = |line: &&Line| units.iter().any(|unit| line.order.starts_with(&format!("{unit} ")));
        sheet.lines.iter().filter(is_there).cloned().collect()
    } else {
        let legal: BTreeSet<OrderText> = legal_orders(settings, position, power).into_iter().flatten().collect();
        sheet.lines.iter().filter(|line| legal.contains(&line.order)).cloned().collect()
    };
    if position.phase.is_adjustment() {
        let due = due(settings, position, power);
        let mut surplus = lines.len().saturating_sub(due);
        // What is to be built is built first.
        lines.retain(|line| {
            let is_left_out = surplus > 0 && line.order == "WAIVE";
            surplus -= usize::from(is_left_out);
            !is_left_out
        });
        keep_last(&mut lines, due);
    }
    Sheet { lines, doubts: Vec::new() }
}
