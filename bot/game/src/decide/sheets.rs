//! The order sheets of a phase: which orders are stored, which are missing, and who is awaited.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;

use crate::event::PersonId;
use crate::loaded::LoadedGame;
use crate::model::{Doubt, Game, PowerId, Running, Sheet, UnitText};
use crate::notice::{Notice, StoredOrders};
use crate::rules::{self, missing, subject};
use crate::standing::{What, may_see};

/// The units about whose orders the player was asked and hasn't answered, whatever was stored for them before.
fn asked_about(running: &Running, power: &PowerId, sheet: &Sheet) -> Vec<UnitText> {
    let asked: BTreeSet<String> =
        sheet.doubts.iter().filter_map(|doubt| doubt.choices.first()).map(|choice| subject(choice)).collect();
    rules::units_to_order(&running.position, power).into_iter().filter(|unit| asked.contains(&subject(unit))).collect()
}

/// Those of `powers` that decide something and whose orders `person` may see at `now`, with what is stored.
fn decided<'a>(
    loaded: &'a LoadedGame,
    running: &Running,
    powers: &'a [PowerId],
    (person, now): (&PersonId, Timestamp),
) -> Vec<(&'a PowerId, Option<&'a Sheet>)> {
    powers
        .iter()
        .filter(|power| rules::decides(&loaded.game.settings, &running.position, power))
        .filter_map(|power| {
            let permit = may_see(&loaded.game, person, What::Orders(power.clone()), now)?;
            Some((power, loaded.sheet(&permit)))
        })
        .collect()
}

/// What is missing of each of `powers`, as `person` may see it at `now`: units without an order, and those about whose
/// orders a question waits.
pub(crate) fn all_missing(
    loaded: &LoadedGame,
    running: &Running,
    powers: &[PowerId],
    (person, now): (&PersonId, Timestamp),
) -> BTreeMap<PowerId, Vec<UnitText>> {
    let empty = Sheet::default();
    decided(loaded, running, powers, (person, now))
        .into_iter()
        .map(|(power, sheet)| {
            let sheet = sheet.unwrap_or(&empty);
            let mut lacking = missing(&loaded.game.settings, &running.position, power, sheet);
            for unit in asked_about(running, power, sheet) {
                if !lacking.contains(&unit) {
                    lacking.push(unit);
                }
            }
            (power.clone(), lacking)
        })
        .filter(|(_, lacking)| !lacking.is_empty())
        .collect()
}

/// Of each of `powers`, the units without an order, as `person` may see them at `now`.
pub(super) fn without_orders(
    loaded: &LoadedGame,
    running: &Running,
    powers: &[PowerId],
    (person, now): (&PersonId, Timestamp),
) -> BTreeMap<PowerId, Vec<UnitText>> {
    let empty = Sheet::default();
    decided(loaded, running, powers, (person, now))
        .into_iter()
        .map(|(power, sheet)| {
            (power.clone(), missing(&loaded.game.settings, &running.position, power, sheet.unwrap_or(&empty)))
        })
        .filter(|(_, missing)| !missing.is_empty())
        .collect()
}

/// Those of `powers` with a unit without an order, or a question about one that waits: which unit isn't said.
pub(super) fn incomplete(loaded: &LoadedGame, running: &Running, powers: &[PowerId]) -> Vec<PowerId> {
    let lacks = |power: &&PowerId| {
        let lacks = || loaded.sheets.lacks(&loaded.game.settings, &running.position, power);
        !running.sealed.contains(*power) && lacks()
    };
    powers.iter().filter(lacks).cloned().collect()
}

/// The questions of `powers` that wait for an answer, as `person` may see them at `now`: with their own words only.
pub(crate) fn doubts(
    loaded: &LoadedGame,
    running: &Running,
    powers: &[PowerId],
    (person, now): (&PersonId, Timestamp),
) -> Vec<Doubt> {
    let sheets = decided(loaded, running, powers, (person, now)).into_iter().filter_map(|(_, sheet)| sheet);
    sheets.flat_map(|sheet| sheet.doubts_for(person)).collect()
}

/// The stored orders of `powers` that `person` may see at `now`, and what is missing.
pub(crate) fn stored(
    loaded: &LoadedGame,
    running: &Running,
    powers: &[PowerId],
    (person, now): (&PersonId, Timestamp),
) -> Notice {
    let orders = powers
        .iter()
        .filter_map(|power| {
            let permit = may_see(&loaded.game, person, What::Orders(power.clone()), now)?;
            let sheet = loaded.sheet(&permit)?;
            Some((power.clone(), sheet.lines.iter().map(|line| line.order.clone()).collect()))
        })
        .collect();
    let missing = without_orders(loaded, running, powers, (person, now));
    let doubts = doubts(loaded, running, powers, (person, now));
    let number = Some(running.number);
    let deadline = running.clock.deadline();
    Notice::Orders(StoredOrders { power: powers.first().cloned(), orders, missing, doubts, deadline, number })
}

/// Powers whose players decide something in this phase, ready or not: who is ready can still change it.
pub(super) fn deciding(game: &Game) -> Vec<PowerId> {
    let Some(running) = game.running() else { return Vec::new() };
    rules::powers(&game.settings.variant)
        .into_iter()
        .filter(|power| rules::decides(&game.settings, &running.position, power))
        .filter(|power| game.computer(power).is_none() && !running.sealed.contains(power))
        .collect()
}

/// Those of them that haven't said that they are done. Computers are always done.
pub(crate) fn undecided(game: &Game) -> Vec<PowerId> {
    let is_ready = |power: &PowerId| game.running().is_some_and(|running| running.ready.contains(power));
    deciding(game).into_iter().filter(|power| !is_ready(power)).collect()
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
