//! The status of a phase: who has sent orders, and until when.

use jiff::civil::Date;

use crate::loaded::LoadedGame;
use crate::model::{Game, Position, Running, Seat};
use crate::notice::away::Absentee;
use crate::notice::{Notice, Status};
use crate::rules;
use crate::standing::known_name;

/// The status of each power: whether orders are in, never which.
pub(crate) fn status(loaded: &LoadedGame, running: &Running) -> Notice {
    let game = &loaded.game;
    let powers = rules::powers(&game.settings.variant)
        .into_iter()
        .filter(|power| rules::decides(&game.settings, &running.position, power))
        .map(|power| {
            let computer = game.computer(&power).is_some();
            let sent = loaded.sheets.has_orders(&power) && !loaded.sheets.is_asked(&power);
            let done = running.is_done(&power) || computer;
            (power, sent || computer, done)
        })
        .collect();
    let (phase, talk_until) = (running.position.phase.clone(), running.clock.talk_until());
    let deadline = running.clock.deadline();
    // Of absences that begin later it isn't known yet in which phase they will be.
    let last = game.day(deadline.unwrap_or(running.began));
    // Where nobody knows who plays what, none is listed: with a player's seat their absence leaves the list.
    let mut away = if game.hides_players() { Vec::new() } else { absentees(game, game.day(running.began)) };
    away.retain(|absentee| absentee.from <= last);
    Notice::Status(Status { phase, deadline, latest: game.latest(), talk_until, powers, away })
}

/// The slot of the public status of phase `number` of `game`.
pub(crate) fn slot(game: &Game, number: u32) -> String {
    format!("status:{}:{number}", game.id)
}

/// Whether `posted` is the slot of the status of a phase of `game` that is over: the results say more.
pub fn is_past(game: &Game, posted: &str) -> bool {
    let of_status = posted.strip_prefix("status:").and_then(|rest| rest.rsplit_once(':'));
    let is_now = |running: &Running| posted == slot(game, running.number);
    of_status.is_some_and(|(id, _)| id == game.id.0) && !game.running().is_some_and(is_now)
}

/// The players who are away on `day` or later; without names where nobody knows who plays what.
pub(crate) fn absentees(game: &Game, day: Date) -> Vec<Absentee> {
    let name = |seat: &Seat| known_name(game, seat).to_owned();
    let absences = game.absences(day).into_iter();
    absences.map(|(seat, away)| Absentee { name: name(seat), from: away.from, to: away.to }).collect()
}

/// Whether a person plays and has anything on the board. A person who has sent nothing for so long that nobody waits
/// for them doesn't count: otherwise such a seat would keep a game of computers running for ever.
pub(super) fn is_attended(game: &Game, position: &Position) -> bool {
    let played = |seat: &&Seat| seat.person().is_some() && !game.is_absent(seat);
    let held = game.seats.iter().filter(played).flat_map(|seat| &seat.powers);
    held.into_iter().any(|power| !position.is_out(power))
}

/// Whether the computer plays every seat that still has anything on the board. Seats of people who are absent, and vacant
/// ones, may be played again.
pub(super) fn only_computers(game: &Game, position: &Position) -> bool {
    let mut held = game.seats.iter().filter(|seat| seat.powers.iter().any(|power| !position.is_out(power)));
    held.all(|seat| seat.computer().is_some())
}
