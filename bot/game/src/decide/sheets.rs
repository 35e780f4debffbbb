//! The order sheets of a phase: which orders are stored, which are missing, and who is awaited.

use std::collections::{BTreeMap, BTreeSet};

use crate::loaded::LoadedGame;
use crate::model::{Game, PowerId, Running, Sheet, UnitText};
use crate::notice::Notice;
use crate::rules;

/// The unit, or the place, that an order is for: `A BUD`; a later order for it replaces the earlier one.
pub(super) fn subject(order: &str) -> String {
    let mut words = order.split_whitespace();
    match (words.next(), words.next()) {
        (Some(letter), Some(place)) => {
            let place = place.split('/').next().unwrap_or(place);
            // In an adjustment the unit's kind may change, but the place may not be used twice.
            if order.ends_with(" B") { place.to_owned() } else { format!("{letter} {place}") }
        }
        _ => order.to_owned(),
    }
}

/// Units of `power` that could have an order and have none; in adjustments one entry for each order that is still due.
pub(super) fn missing(game: &Game, running: &Running, power: &PowerId, sheet: &Sheet) -> Vec<UnitText> {
    if running.position.phase.is_adjustment() {
        let due = rules::due(&game.settings, &running.position, power);
        return vec![UnitText::default(); due.saturating_sub(sheet.lines.len())];
    }
    let ordered: BTreeSet<String> = sheet.lines.iter().map(|line| subject(&line.order)).collect();
    rules::units_to_order(&running.position, power)
        .into_iter()
        .filter(|unit| !ordered.contains(&subject(unit)))
        .collect()
}

pub(crate) fn all_missing(
    loaded: &LoadedGame,
    running: &Running,
    powers: &[PowerId],
) -> BTreeMap<PowerId, Vec<UnitText>> {
    let empty = Sheet::default();
    powers
        .iter()
        .filter(|power| rules::decides(&loaded.game.settings, &running.position, power))
        .filter(|power| !running.sealed.contains(*power))
        .map(|power| {
            let sheet = loaded.sheets.get(power).map_or(&empty, |(_, sheet)| sheet);
            (power.clone(), missing(&loaded.game, running, power, sheet))
        })
        .filter(|(_, missing)| !missing.is_empty())
        .collect()
}

/// The stored orders of `powers`, and what is missing, without sealed orders of expelled players.
pub(crate) fn stored(loaded: &LoadedGame, running: &Running, powers: &[PowerId]) -> Notice {
    let orders = powers
        .iter()
        .filter(|power| !running.sealed.contains(*power))
        .filter_map(|power| {
            let (_, sheet) = loaded.sheets.get(power)?;
            Some((power.clone(), sheet.lines.iter().map(|line| line.order.clone()).collect()))
        })
        .collect();
    let missing = all_missing(loaded, running, powers);
    let number = Some(running.number);
    Notice::Orders { power: powers.first().cloned(), orders, missing, deadline: running.clock.deadline(), number }
}

/// Powers that must decide something and haven't said that they are done. Computers are always done.
pub(crate) fn undecided(game: &Game) -> Vec<PowerId> {
    let Some(running) = game.running() else { return Vec::new() };
    rules::powers(&game.settings.variant)
        .into_iter()
        .filter(|power| rules::decides(&game.settings, &running.position, power) && !running.ready.contains(power))
        .filter(|power| game.computer(power).is_none() && !running.sealed.contains(power))
        .collect()
}

/// Of these, the powers for which the others wait. Nobody waits for a player who is absent as long as a player who is
/// present has something to decide or has decided it; if none is, everyone waits for the deadline.
pub(super) fn awaited(game: &Game) -> Vec<PowerId> {
    let undecided = undecided(game);
    let is_absent = |power: &PowerId| game.seat_with(power).is_some_and(|seat| game.is_absent(seat));
    let present: Vec<PowerId> = undecided.iter().filter(|power| !is_absent(power)).cloned().collect();
    let somebody_is_there = !present.is_empty() || game.running().is_some_and(|running| !running.ready.is_empty());
    if somebody_is_there { present } else { undecided }
}
