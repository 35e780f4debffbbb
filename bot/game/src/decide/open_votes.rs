//! The votes of a phase: who is asked, and how one ends without a result.

use std::collections::BTreeSet;

use super::decision::Decision;
use crate::happening::Happening;
use crate::model::{Game, PowerId, Proposal, Seat, Vote};
use crate::notice::vote::Count;

/// The largest number of votes in one phase.
pub(crate) const MOST: u32 = 20;

/// Which vote: the phase's number, 0 once the game is over, and the vote's in it.
pub(crate) fn id(game: &Game, index: usize) -> String {
    format!("{}-{index}", game.running().map_or(0, |running| running.number))
}

/// The phase ends, or a seat has changed hands: votes that weren't accepted are closed.
pub(super) fn close(decision: &mut Decision, game: &mut Game) {
    for vote in std::mem::take(&mut game.votes).into_iter().filter(|vote| vote.open) {
        lapse(decision, game, vote);
    }
}

pub(super) fn lapse(decision: &mut Decision, game: &mut Game, vote: Vote) {
    game.remember_ballot(&vote);
    let voices: BTreeSet<PowerId> = voters(game, &vote.proposal).filter_map(voice).collect();
    let count = Count { agreed: voices.intersection(&vote.agreed).count(), all: voices.len() };
    let count = Some(count).filter(|_| game.settings.votes_told);
    decision.happened(Happening::VoteLapsed { proposal: vote.proposal, count });
}

/// The seats whose players are asked about `proposal`: all who play, but the one to whom it would be done.
pub(crate) fn voters<'a>(game: &'a Game, proposal: &'a Proposal) -> impl Iterator<Item = &'a Seat> {
    let is_done_to = |seat: &Seat| proposal.done_to().is_some_and(|power| seat.holds(power));
    game.seats.iter().filter(move |seat| seat.person().is_some() && game.has_units(seat) && !is_done_to(seat))
}

/// The power that identifies a seat in a vote.
pub(crate) fn voice(seat: &Seat) -> Option<PowerId> {
    seat.powers.first().cloned()
}

/// All powers of the players whose answers are awaited, and of those whose answers aren't. In the order of the powers:
/// that of the seats shows who joined first, which the lobby showed by name, also in anonymous games.
pub(crate) fn asked(game: &Game, proposal: &Proposal) -> (Vec<PowerId>, Vec<PowerId>) {
    let powers = |absent: bool| {
        let seats = voters(game, proposal).filter(|seat| game.is_absent(seat) == absent);
        let mut powers: Vec<PowerId> = seats.flat_map(|seat| seat.powers.clone()).collect();
        powers.sort();
        powers
    };
    (powers(false), powers(true))
}
