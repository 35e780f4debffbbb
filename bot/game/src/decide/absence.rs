//! Players who send nothing: what happens to their units, and when their seat is offered to others.
//!
//! Nobody is absent before the deadline has passed, so an early adjudication by the game master makes nobody absent.
//! Saying "Ready" without orders isn't absence either.

use jiff::Timestamp;

use crate::happening::Absent;
use crate::model::{Absence, Game, Position, PowerId, Running, Seat, Stage};
use crate::rules::{self, Sheets};

fn deciding(game: &Game, running: &Running, seat: &Seat) -> Vec<PowerId> {
    let decides = |power: &&PowerId| rules::decides(&game.settings, &running.position, power);
    seat.powers.iter().filter(decides).cloned().collect()
}

fn is_silent(running: &Running, sheets: &Sheets, powers: &[PowerId]) -> bool {
    // What is sealed counts, and nobody can send anything else.
    !powers.is_empty() && !powers.iter().any(|power| sheets.has_orders(power) || running.is_done(power))
}

/// Powers whose players have sent nothing although they have something to decide: those who are late when orders close.
pub(super) fn late(game: &Game, running: &Running, sheets: &Sheets) -> Vec<PowerId> {
    let seats = game.seats.iter().filter(|seat| seat.person().is_some());
    let deciding = seats.map(|seat| deciding(game, running, seat));
    let mut late: Vec<PowerId> = deciding.filter(|powers| is_silent(running, sheets, powers)).flatten().collect();
    // The order of the seats shows who joined first, which is secret in an anonymous game.
    late.sort();
    late
}

/// Counts who was absent when the deadline passed, and puts absent powers into civil disorder if that was agreed.
pub(super) fn note(game: &mut Game, sheets: &Sheets, now: Timestamp) -> Absent {
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
            seat.count_played();
            if passed {
                seat.returned();
            }
        }
    }
    let offered = Some(now).filter(|_| !game.settings.practice && !game.settings.no_replacements);
    for (at, _) in &absent.seats {
        if let Some(seat) = game.seats.get_mut(*at) {
            seat.count_missed(offered);
        }
    }
    let is_in_disorder = |at: usize| absent.disorder || game.seats.get(at).is_some_and(Seat::is_done_without);
    let disorder = absent.seats.iter().filter(|(at, _)| is_in_disorder(*at)).flat_map(|(_, powers)| powers).cloned();
    let disorder: Vec<PowerId> = disorder.collect();
    if let Stage::Running(running) = &mut game.stage {
        running.position.standing.disorder.extend(disorder);
    }
    absent
}

/// Puts the powers of vacant seats into civil disorder in every phase, unless they are out of the game.
pub(super) fn impose_on_vacant(game: &Game, position: &mut Position) {
    let vacant = game.seats.iter().filter(|seat| seat.is_vacant()).flat_map(|seat| &seat.powers);
    let powers: Vec<PowerId> = vacant.filter(|power| !position.is_out(power)).cloned().collect();
    position.standing.disorder.extend(powers);
}
