//! Players who send nothing: what becomes of their units, and when their seat is offered to others.
//!
//! Nobody is absent before the deadline has passed: what a game master adjudicates early costs nobody anything. Saying
//! "Ready" without orders is no absence either.

use std::collections::BTreeMap;

use jiff::Timestamp;

use super::decision::Decision;
use crate::decide::offers;
use crate::event::Place;
use crate::model::{Absence, Game, Holder, OFFERED_AFTER, Position, PowerId, Running, Seat, Sheet, Stage};
use crate::notice::clock::ClockNotice;
use crate::notice::seat::Cause;
use crate::notice::{Notice, Priority};
use crate::rules;

/// Who was absent in a phase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Absent {
    /// The phase.
    phase: String,
    /// Indexes of seats, with their powers that had to decide.
    seats: Vec<(usize, Vec<PowerId>)>,
    /// Whether they were in civil disorder.
    disorder: bool,
}

fn deciding(game: &Game, running: &Running, seat: &Seat) -> Vec<PowerId> {
    let decides = |power: &&PowerId| rules::decides(&game.settings, &running.position, power);
    seat.powers.iter().filter(decides).cloned().collect()
}

fn is_silent(running: &Running, sheets: &BTreeMap<PowerId, Sheet>, powers: &[PowerId]) -> bool {
    let sent = |power: &PowerId| sheets.get(power).is_some_and(|sheet| !sheet.lines.is_empty());
    !powers.is_empty() && !powers.iter().any(|power| sent(power) || running.ready.contains(power))
}

/// Powers from whose players nothing has come: those who are late when orders close.
pub(super) fn late(game: &Game, running: &Running, sheets: &BTreeMap<PowerId, Sheet>) -> Vec<PowerId> {
    let seats = game.seats.iter().filter(|seat| seat.person().is_some());
    let deciding = seats.map(|seat| deciding(game, running, seat));
    let mut late: Vec<PowerId> = deciding.filter(|powers| is_silent(running, sheets, powers)).flatten().collect();
    // The order of the seats tells who joined first: no secret of an anonymous game may stand in it.
    late.sort();
    late
}

/// Counts who was absent when the deadline passed, and puts absent powers into civil disorder where that was agreed.
pub(super) fn note(game: &mut Game, sheets: &BTreeMap<PowerId, Sheet>, now: Timestamp) -> Absent {
    let Stage::Running(running) = &game.stage else { return Absent::default() };
    let mut absent = Absent {
        phase: running.position.phase.clone(),
        seats: Vec::new(),
        disorder: game.settings.absence == Absence::Disorder,
    };
    if running.deadline.is_none_or(|deadline| deadline > now) {
        return absent;
    }
    let mut present = Vec::new();
    for (at, seat) in game.seats.iter().enumerate().filter(|(_, seat)| seat.person().is_some()) {
        let powers = deciding(game, running, seat);
        if is_silent(running, sheets, &powers) {
            absent.seats.push((at, powers));
        } else if !powers.is_empty() {
            present.push(at);
        }
    }
    for at in present {
        if let Some(seat) = game.seats.get_mut(at) {
            returned(seat);
        }
    }
    for (at, _) in &absent.seats {
        if let Some(seat) = game.seats.get_mut(*at) {
            seat.missed = seat.missed.saturating_add(1);
            if seat.missed >= OFFERED_AFTER && seat.offered.is_none() && !game.settings.practice {
                seat.offered = Some(now);
            }
        }
    }
    if let (Stage::Running(running), true) = (&mut game.stage, absent.disorder) {
        running.position.standing.disorder.extend(absent.seats.iter().flat_map(|(_, powers)| powers).cloned());
    }
    absent
}

/// Somebody who was absent is back: the seat is no more on offer because of that.
pub(super) fn returned(seat: &mut Seat) {
    if seat.missed >= OFFERED_AFTER {
        seat.offered = None;
    }
    seat.missed = 0;
}

/// Powers of a seat that nobody holds are in civil disorder in every phase, unless they are out of the game.
pub(super) fn impose_on_vacant(game: &Game, position: &mut Position) {
    let vacant = game.seats.iter().filter(|seat| seat.holder == Holder::Vacant).flat_map(|seat| &seat.powers);
    let powers: Vec<PowerId> = vacant.filter(|power| !position.is_out(power)).cloned().collect();
    position.standing.disorder.extend(powers);
}

/// Tells all who was absent, and those who were what follows from it.
pub(super) fn tell(decision: &mut Decision, now: Timestamp, game: &Game, absent: Absent) {
    if absent.seats.is_empty() {
        return;
    }
    let Absent { phase, mut seats, disorder } = absent;
    // As above: in the order of the powers, and so are the seats that are offered.
    seats.sort_by(|(_, a), (_, b)| a.cmp(b));
    let channel = Place::Channel(game.channel.clone());
    let powers: Vec<PowerId> = seats.iter().flat_map(|(_, powers)| powers).cloned().collect();
    let missed = ClockNotice::Missed { phase: phase.clone(), powers, disorder };
    decision.say(now, channel.clone(), Some(game), Notice::Clock(missed), Priority::Routine);
    if matches!(game.stage, Stage::Over(_)) {
        return;
    }
    for seat in seats.iter().filter_map(|(at, _)| game.seats.get(*at)) {
        let Some(person) = seat.person() else { continue };
        let offered = seat.offered.is_some();
        let notice = ClockNotice::YouMissed { phase: phase.clone(), missed: seat.missed, offered };
        decision.say(now, Place::Person(person.clone()), Some(game), Notice::Clock(notice), Priority::Event);
        if seat.offered == Some(now) {
            offers::offer(decision, now, game, seat, Cause::Missed(seat.missed));
        }
    }
}
