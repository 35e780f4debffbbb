//! Votes that end without a result.

use std::collections::BTreeSet;

use super::decision::Decision;
use crate::happening::Happening;
use crate::model::{Game, PowerId, Seat, Vote};
use crate::notice::vote::Count;

/// The phase ends, or a seat has changed hands: votes that weren't accepted are closed.
pub(super) fn close(decision: &mut Decision, game: &mut Game) {
    for vote in std::mem::take(&mut game.votes).into_iter().filter(|vote| vote.open) {
        lapse(decision, game, vote);
    }
}

pub(super) fn lapse(decision: &mut Decision, game: &mut Game, vote: Vote) {
    game.remember_ballot(&vote);
    let voices: BTreeSet<PowerId> = voters(game).filter_map(voice).collect();
    let count = Count { agreed: voices.intersection(&vote.agreed).count(), all: voices.len() };
    let count = Some(count).filter(|_| game.settings.votes_told);
    decision.happened(Happening::VoteLapsed { proposal: vote.proposal, count });
}

/// The seats whose players are asked.
pub(crate) fn voters(game: &Game) -> impl Iterator<Item = &Seat> {
    game.seats.iter().filter(|seat| seat.person().is_some() && game.has_units(seat))
}

/// The power that identifies a seat in a vote.
pub(crate) fn voice(seat: &Seat) -> Option<PowerId> {
    seat.powers.first().cloned()
}

/// All powers of the players whose answers are awaited, and of those whose answers aren't. In the order of the powers:
/// that of the seats shows who joined first, which the lobby showed by name, also in anonymous games.
pub(crate) fn asked(game: &Game) -> (Vec<PowerId>, Vec<PowerId>) {
    let powers = |absent: bool| {
        let seats = voters(game).filter(|seat| game.is_absent(seat) == absent);
        let mut powers: Vec<PowerId> = seats.flat_map(|seat| seat.powers.clone()).collect();
        powers.sort();
        powers
    };
    (powers(false), powers(true))
}
