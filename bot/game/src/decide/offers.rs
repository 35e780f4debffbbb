//! Empty seats that are offered.

use jiff::{SignedDuration, Timestamp};

use super::decision::Decision;
use crate::event::{PersonId, Place};
use crate::model::{Game, Limit, Seat, Settings};
use crate::notice::seat::{Cause, SeatNotice};
use crate::notice::{Notice, Priority};

pub(super) fn reserved_until(game: &Game, seat: &Seat) -> Option<Timestamp> {
    let since = seat.offered.filter(|_| !first_asked(game).is_empty())?;
    since.checked_add(head_start(&game.settings)).ok()
}

/// Those who come first: eliminated players, and who waits for a seat.
pub(super) fn first_asked(game: &Game) -> Vec<PersonId> {
    let out = game.seats.iter().filter(|seat| !game.has_units(seat)).filter_map(Seat::person);
    out.chain(game.waiting.iter().map(|waiting| &waiting.person)).cloned().collect()
}

/// Tells all, and first of all those who come first, that `seat` may be taken over. It is marked as offered already.
pub(super) fn offer(decision: &mut Decision, now: Timestamp, game: &Game, seat: &Seat, cause: Cause) {
    let reserved = reserved_until(game, seat).filter(|until| *until > now);
    let notice = SeatNotice::Offered { powers: seat.powers.clone(), cause, reserved };
    for person in first_asked(game) {
        tell(decision, now, Place::Person(person), game, notice.clone());
    }
    tell(decision, now, Place::Channel(game.channel.clone()), game, notice);
}

/// How long eliminated players and those who wait for a seat may take one before all others: an hour, or a quarter of
/// a phase that is shorter than four.
fn head_start(settings: &Settings) -> SignedDuration {
    SignedDuration::from_secs(i64::from((movement(settings) / 4).min(3600)))
}

pub(super) fn tell(decision: &mut Decision, now: Timestamp, to: Place, game: &Game, notice: SeatNotice) {
    decision.say(now, to, Some(game), Notice::Seat(notice), Priority::Event);
}

pub(super) fn movement(settings: &Settings) -> u32 {
    match settings.tempo.movement {
        Limit::After(seconds) => seconds,
        Limit::On(_) => 86400,
    }
}
