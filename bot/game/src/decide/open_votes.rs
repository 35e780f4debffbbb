//! Votes that end without a result.

use std::collections::BTreeSet;

use jiff::Timestamp;

use super::decision::Decision;
use crate::event::Place;
use crate::model::{Game, PowerId, Seat, Vote};
use crate::notice::vote::{Count, VoteNotice};
use crate::notice::{Notice, Priority};

/// The phase ends, or somebody else sits at the table: what hasn't been accepted isn't any more.
pub(super) fn close(decision: &mut Decision, now: Timestamp, game: &mut Game) {
    for vote in std::mem::take(&mut game.votes).into_iter().filter(|vote| vote.open) {
        lapse(decision, now, game, vote);
    }
}

pub(super) fn lapse(decision: &mut Decision, now: Timestamp, game: &Game, vote: Vote) {
    let voices: BTreeSet<PowerId> = voters(game).filter_map(voice).collect();
    let count = Count { agreed: voices.intersection(&vote.agreed).count(), all: voices.len() };
    let count = Some(count).filter(|_| game.settings.votes_told);
    let notice = Notice::Vote(VoteNotice::Lapsed { proposal: vote.proposal, count });
    decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Routine);
}

/// Seats whose players are asked.
pub(super) fn voters(game: &Game) -> impl Iterator<Item = &Seat> {
    game.seats.iter().filter(|seat| seat.person().is_some() && game.has_units(seat))
}

/// By what a seat is known in a vote.
pub(super) fn voice(seat: &Seat) -> Option<PowerId> {
    seat.powers.first().cloned()
}
