//! Players who send nothing: what happens to their units, and when their seat is offered to others.
//!
//! Nobody is absent before the deadline has passed, so an early adjudication by the game master makes nobody absent.
//! Saying "Ready" without orders isn't absence either.

use std::collections::BTreeMap;

use jiff::Timestamp;

use crate::happening::Absent;
use crate::model::{Absence, Game, Holder, OFFERED_AFTER, Position, PowerId, Running, Seat, Sheet, Stage};
use crate::rules;

fn deciding(game: &Game, running: &Running, seat: &Seat) -> Vec<PowerId> {
    let decides = |power: &&PowerId| rules::decides(&game.settings, &running.position, power);
    seat.powers.iter().filter(decides).cloned().collect()
}

fn is_silent(running: &Running, sheets: &BTreeMap<PowerId, Sheet>, powers: &[PowerId]) -> bool {
    let sent = |power: &PowerId| sheets.get(power).is_some_and(|sheet| !sheet.lines.is_empty());
    !powers.is_empty() && !powers.iter().any(|power| sent(power) || running.ready.contains(power))
}

/// Powers whose players have sent nothing although they have something to decide: those who are late when orders close.
pub(super) fn late(game: &Game, running: &Running, sheets: &BTreeMap<PowerId, Sheet>) -> Vec<PowerId> {
    let seats = game.seats.iter().filter(|seat| seat.person().is_some());
    let deciding = seats.map(|seat| deciding(game, running, seat));
    let mut late: Vec<PowerId> = deciding.filter(|powers| is_silent(running, sheets, powers)).flatten().collect();
    // The order of the seats shows who joined first, which is secret in an anonymous game.
    late.sort();
    late
}

/// Counts who was absent when the deadline passed, and puts absent powers into civil disorder if that was agreed.
pub(super) fn note(game: &mut Game, sheets: &BTreeMap<PowerId, Sheet>, now: Timestamp) -> Absent {
    let Stage::Running(running) = &game.stage else { return Absent::default() };
    let mut absent = Absent {
        phase: running.position.phase.clone(),
        seats: Vec::new(),
        disorder: game.settings.absence == Absence::Disorder,
    };
    let passed = running.clock.deadline().is_some_and(|deadline| deadline <= now);
    let mut present = Vec::new();
    for (at, seat) in game.seats.iter().enumerate().filter(|(_, seat)| seat.person().is_some()) {
        let powers = deciding(game, running, seat);
        if passed && is_silent(running, sheets, &powers) {
            absent.seats.push((at, powers));
        } else if !powers.is_empty() {
            present.push(at);
        }
    }
    for at in present {
        if let Some(seat) = game.seats.get_mut(at) {
            seat.played = seat.played.saturating_add(1);
            if passed {
                returned(seat);
            }
        }
    }
    let offers = !game.settings.practice && !game.settings.no_replacements;
    for (at, _) in &absent.seats {
        if let Some(seat) = game.seats.get_mut(*at) {
            seat.missed = seat.missed.saturating_add(1);
            seat.played = seat.played.saturating_add(1);
            seat.absent = seat.absent.saturating_add(1);
            if seat.missed >= OFFERED_AFTER && seat.offered.is_none() && offers {
                seat.offered = Some(now);
            }
        }
    }
    let is_in_disorder = |at: usize| absent.disorder || game.seats.get(at).is_some_and(|seat| seat.unawaited);
    let disorder = absent.seats.iter().filter(|(at, _)| is_in_disorder(*at)).flat_map(|(_, powers)| powers).cloned();
    let disorder: Vec<PowerId> = disorder.collect();
    if let Stage::Running(running) = &mut game.stage {
        running.position.standing.disorder.extend(disorder);
    }
    absent
}

/// A player who was absent is back: the seat is no longer offered for that reason.
pub(super) fn returned(seat: &mut Seat) {
    if seat.missed >= OFFERED_AFTER {
        seat.offered = None;
    }
    seat.missed = 0;
    seat.unawaited = false;
}

/// Puts the powers of vacant seats into civil disorder in every phase, unless they are out of the game.
pub(super) fn impose_on_vacant(game: &Game, position: &mut Position) {
    let vacant = game.seats.iter().filter(|seat| seat.holder == Holder::Vacant).flat_map(|seat| &seat.powers);
    let powers: Vec<PowerId> = vacant.filter(|power| !position.is_out(power)).cloned().collect();
    position.standing.disorder.extend(powers);
}
