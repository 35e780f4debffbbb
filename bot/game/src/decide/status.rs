//! The status of a phase: who has sent orders, and until when.

use std::collections::BTreeMap;

use jiff::Timestamp;

use super::decision::Decision;
use crate::event::Place;
use crate::model::{Game, Position, PowerId, Running, Seat, Sheet};
use crate::notice::{Destination, Notice, Priority};
use crate::rules;

/// Who is awaited: who has orders in, never what.
pub(super) fn status(game: &Game, running: &Running, sheets: &BTreeMap<PowerId, Sheet>) -> Notice {
    let powers = rules::powers(&game.settings.variant)
        .into_iter()
        .filter(|power| rules::decides(&game.settings, &running.position, power))
        .map(|power| {
            let computer = game.computer(power).is_some();
            let sent = sheets.get(power).is_some_and(|sheet| !sheet.lines.is_empty());
            let done = running.ready.contains(power) || running.sealed.contains(power) || computer;
            (power.to_owned(), sent || computer, done)
        })
        .collect();
    let (phase, talk_until) = (running.position.phase.clone(), running.talk_until);
    Notice::Status { phase, deadline: running.deadline, talk_until, powers }
}

/// The public status of the running phase: one message a phase, edited.
pub(super) fn post_status(decision: &mut Decision, now: Timestamp, game: &Game, sheets: &BTreeMap<PowerId, Sheet>) {
    let Some(running) = game.running() else { return };
    let slot = Some(format!("status:{}:{}", game.id, running.number));
    let to = Destination::Place(Place::Channel(game.channel.clone()));
    decision.post(now, to, slot, Some(game), status(game, running, sheets), Priority::Routine);
}

/// Whether somebody who isn't a computer plays and has anything on the board. Who has sent nothing for so long that nobody
/// waits for them doesn't play: a seat that is only held would keep a game of computers going for ever.
pub(super) fn is_attended(game: &Game, position: &Position) -> bool {
    let played = |seat: &&Seat| seat.person().is_some() && !game.is_absent(seat);
    let held = game.seats.iter().filter(played).flat_map(|seat| &seat.powers);
    held.into_iter().any(|power| !position.is_out(power))
}
