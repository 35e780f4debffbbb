//! Vacant seats that are offered.

use jiff::{SignedDuration, Timestamp};

use crate::event::PersonId;
use crate::model::{Game, Seat, Settings};

/// Until when only people with priority may take a seat; `None` if everyone may.
pub(crate) fn reserved_until(game: &Game, seat: &Seat) -> Option<Timestamp> {
    let since = seat.offered().filter(|_| !first_asked(game).is_empty())?;
    since.checked_add(head_start(&game.settings)).ok()
}

/// The people with priority: eliminated players, and those who wait for a seat.
pub(crate) fn first_asked(game: &Game) -> Vec<PersonId> {
    let out = game.seats.iter().filter(|seat| game.is_out(seat)).filter_map(Seat::person);
    out.chain(game.waiting.iter().map(|waiting| &waiting.person)).cloned().collect()
}

/// How long only eliminated players and the waiting list may take a seat: an hour, or a quarter of a phase that is
/// shorter than four hours.
fn head_start(settings: &Settings) -> SignedDuration {
    SignedDuration::from_secs(i64::from((settings.time_of_move() / 4).min(3600)))
}
