//! A game that doesn't go on without missing orders, if that was agreed: instead of civil disorder it is paused, others may
//! take over the seats, and it goes on by itself once the orders are there or somebody else plays.
//!
//! Whoever may resume the game may do so before; it is paused for this reason once a phase.

use std::collections::BTreeMap;

use jiff::{SignedDuration, Timestamp};

use super::absence;
use super::decision::Decision;
use crate::happening::Happening;
use crate::model::{Game, Holder, PowerId, Running, Sheet, Stage};
use crate::notice::master::MasterNotice;
use crate::rules;

/// Powers whose orders are missing: players who have sent nothing, and seats that nobody plays.
fn missing(game: &Game, running: &Running, sheets: &BTreeMap<PowerId, Sheet>) -> Vec<PowerId> {
    let empty = |power: &&PowerId| sheets.get(*power).is_none_or(|sheet| sheet.lines.is_empty());
    let decides = |power: &&PowerId| rules::decides(&game.settings, &running.position, power);
    let vacant = game.seats.iter().filter(|seat| seat.holder == Holder::Vacant);
    let vacant = vacant.flat_map(|seat| &seat.powers).filter(empty).filter(decides).cloned();
    let mut missing = absence::late(game, running, sheets);
    missing.extend(vacant);
    missing.sort();
    missing
}

/// Pauses the game if orders are missing and that was agreed. Returns whether it did.
pub(super) fn pause(
    decision: &mut Decision,
    now: Timestamp,
    game: &mut Game,
    sheets: &BTreeMap<PowerId, Sheet>,
) -> bool {
    let Some(running) = game.running() else { return false };
    if !game.settings.missing_pauses || game.settings.practice || running.has_awaited {
        return false;
    }
    let powers = missing(game, running, sheets);
    let Stage::Running(running) = &mut game.stage else { return false };
    if powers.is_empty() || !running.clock.pause(now) {
        return false;
    }
    running.has_awaited = true;
    running.awaits = powers.iter().cloned().collect();
    let mut offered = Vec::new();
    if !game.settings.no_replacements {
        for (at, seat) in game.seats.iter_mut().enumerate() {
            if powers.iter().any(|power| seat.holds(power)) && seat.offered.is_none() {
                seat.offered = Some(now);
                offered.push(at);
            }
        }
    }
    decision.happened(Happening::OrdersAwaited { powers, offered });
    true
}

/// The least time for somebody who still has to order.
const TIME_TO_ORDER: SignedDuration = SignedDuration::from_hours(24);

/// Resumes the game once nothing is awaited any more; forgets what was awaited if somebody else has resumed it.
pub(super) fn go_on(decision: &mut Decision, now: Timestamp, game: &mut Game, sheets: &BTreeMap<PowerId, Sheet>) {
    let Some(running) = game.running().filter(|running| !running.awaits.is_empty()) else { return };
    let is_paused = running.clock.paused().is_some();
    let still = missing(game, running, sheets);
    let has_new_player = |power: &PowerId| {
        // Who takes a seat, and a player who says that they are there, ends the offer.
        let seat = game.seat_with(power);
        !game.settings.no_replacements && seat.is_some_and(|seat| seat.person().is_some() && seat.offered.is_none())
    };
    let awaits: Vec<PowerId> =
        running.awaits.iter().filter(|power| still.contains(power) && !has_new_player(power)).cloned().collect();
    let must_order = running.awaits.iter().any(|power| still.contains(power));
    let Stage::Running(running) = &mut game.stage else { return };
    if is_paused && !awaits.is_empty() {
        running.awaits = awaits.into_iter().collect();
        return;
    }
    running.awaits.clear();
    if !is_paused {
        return;
    }
    if let Some(pause) = running.clock.paused().filter(|_| must_order) {
        let left = SignedDuration::from_millis(pause.left);
        if left < TIME_TO_ORDER {
            running.clock.extend(TIME_TO_ORDER - left, now);
        }
    }
    if running.clock.resume(now) {
        let deadline = running.clock.deadline();
        decision.happened(Happening::MasterActed(MasterNotice::Resumed { deadline }));
    }
}
