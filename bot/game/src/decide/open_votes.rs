//! The votes of a phase: who is asked, and how one ends without a result.

use std::collections::BTreeSet;

use jiff::{SignedDuration, Timestamp};

use super::decision::Decision;
use crate::happening::Happening;
use crate::model::{Game, PowerId, Proposal, Seat, Stage, Vote};
use crate::notice::Declined;
use crate::notice::limit::Reached;
use crate::notice::vote::{Count, NoVote};

/// The largest number of votes that are stored at once. Those that are decided make room.
pub(super) const MOST_STORED: u32 = 40;

/// How many votes one player may propose in a day, or in the time of a move if that is shorter. Votes that end what a game master
/// has begun aren't counted.
const MOST_OF_ONE: u32 = 5;

/// The time of a move in `game`, at most a day.
pub(super) fn day(game: &Game) -> SignedDuration {
    SignedDuration::from_secs(i64::from(game.settings.day()))
}

/// When the same can be proposed again that was refused at `closed`: after a twelfth of the time of a move, between a
/// minute and two hours.
fn again(game: &Game, closed: Timestamp) -> Timestamp {
    let wait = (day(game) / 12).max(SignedDuration::from_mins(1));
    closed.checked_add(wait).unwrap_or(closed)
}

/// Which vote: the phase's number, 0 once the game is over, and the vote's in it.
pub(crate) fn id(game: &Game, index: usize) -> String {
    let number = game.votes.get(index).map_or(0, |vote| vote.number(index));
    format!("{}-{number}", game.running().map_or(0, |running| running.number))
}

/// Begins a vote that the player of the seat of `own` proposes. Returns its place among the votes.
pub(super) fn begin(
    decision: &mut Decision,
    game: &mut Game,
    proposal: &Proposal,
    own: &PowerId,
    now: Timestamp,
) -> Result<usize, Declined> {
    // One that was accepted is carried out, and one on which not all have answered isn't refused.
    let refused = |vote: &&Vote| !vote.open && vote.proposal == *proposal && vote.is_refused();
    let until = game.votes.iter().filter(refused).filter_map(|vote| vote.closed_at).max();
    if let Some(until) = until.map(|closed| again(game, closed)).filter(|until| *until > now) {
        return Err(Declined::Vote(NoVote::Refused { until: Some(until) }));
    }
    let window = day(game);
    close_old(decision, game, now);
    forget_closed(game, now);
    if game.votes.len() >= usize::try_from(MOST_STORED).unwrap_or(usize::MAX) {
        lapse_oldest(decision, game, now, window);
    }
    let place = game.votes.len();
    if place >= usize::try_from(MOST_STORED).unwrap_or(usize::MAX) {
        return Err(Declined::Limit(Reached::Votes { most: MOST_STORED }));
    }
    let next = game.votes.iter().enumerate().map(|(index, vote)| vote.number(index).saturating_add(1)).max();
    let mut number = next.unwrap_or(0);
    let most = usize::try_from(MOST_OF_ONE).unwrap_or(usize::MAX);
    let too_many = |first: Timestamp| {
        let until = first.checked_add(window).unwrap_or(now);
        Err(Declined::Vote(NoVote::TooMany { most: MOST_OF_ONE, until }))
    };
    match &mut game.stage {
        Stage::Running(running) => {
            // There are no more votes that end a delay than a game master begins delays: otherwise whoever pauses often enough
            // would use up what the players may propose, and delay them for as long as they like.
            let ends_a_delay = running.is_decided_by_majority(proposal);
            // Who has no seat proposes only their own admission, which has a limit of its own.
            if !own.is_empty()
                && !ends_a_delay
                && let Err(first) = running.proposed.count(own, now, window, most)
            {
                return too_many(first);
            }
            number = number.max(running.votes_proposed);
            running.votes_proposed = number.saturating_add(1);
        }
        // Only its game master proposes something: to undo its end.
        Stage::Lobby | Stage::Over(_) => {
            let recent = game.votes.iter().filter_map(|vote| vote.proposed_at);
            let recent: Vec<Timestamp> = recent.filter(|at| now.duration_since(*at) < window).collect();
            if let Some(first) = recent.iter().min().filter(|_| recent.len() >= most) {
                return too_many(*first);
            }
        }
    }
    game.votes.push(Vote::new(proposal.clone(), number, now));
    let id = id(game, place);
    decision.happened(Happening::VoteProposed { id, proposal: proposal.clone(), by: own.clone() });
    Ok(place)
}

/// Where a phase lasts so long that unanswered votes take all the room, the oldest that is older than `window` makes way: the
/// proposals of one person keep nobody else from proposing something.
fn lapse_oldest(decision: &mut Decision, game: &mut Game, now: Timestamp, window: SignedDuration) {
    let mut votes = numbered(game);
    let is_old = |vote: &Vote| vote.open && vote.proposed_at.is_none_or(|at| now.duration_since(at) >= window);
    let oldest = votes.iter().position(is_old).map(|at| votes.remove(at));
    game.votes = votes;
    if let Some(oldest) = oldest {
        lapse(decision, game, oldest);
    }
}

/// Makes room for further votes: those that are decided go once there are many.
fn forget_closed(game: &mut Game, now: Timestamp) {
    let mut votes = numbered(game);
    if votes.len() >= usize::try_from(MOST_STORED / 2).unwrap_or(usize::MAX) {
        votes.retain(|vote| vote.open || vote.closed_at.is_some_and(|closed| again(game, closed) > now));
    }
    game.votes = votes;
}

/// The votes with their numbers, taken out of the game: they don't follow from their places any more.
fn numbered(game: &mut Game) -> Vec<Vote> {
    let votes = std::mem::take(&mut game.votes).into_iter().enumerate();
    votes.map(|(index, vote)| vote.numbered(index)).collect()
}

/// Closes the votes that wait for answers longer than they may where no deadline ends them ([`Game::votes_until`]).
pub(super) fn close_old(decision: &mut Decision, game: &mut Game, now: Timestamp) {
    if game.has_deadline() {
        return;
    }
    let stopped = game.stopped_since();
    let is_old = |vote: &Vote| vote.open && vote.until(stopped).is_some_and(|until| until <= now);
    let (old, votes): (Vec<Vote>, Vec<Vote>) = numbered(game).into_iter().partition(is_old);
    game.votes = votes;
    old.into_iter().for_each(|vote| lapse(decision, game, vote));
}

/// The phase ends, or a seat has changed hands: votes that weren't accepted are closed.
pub(super) fn close(decision: &mut Decision, game: &mut Game) {
    for vote in std::mem::take(&mut game.votes).into_iter().filter(|vote| vote.open) {
        lapse(decision, game, vote);
    }
}

/// The player of `seat` leaves it, or is back in it: votes in which they have a say are closed. What the others decide about
/// them goes on.
pub(super) fn close_asking(decision: &mut Decision, game: &mut Game, seat: &Seat) {
    let is_about_them = |vote: &Vote| vote.proposal.expels().is_some_and(|power| seat.holds(power));
    let (kept, closed): (Vec<Vote>, Vec<Vote>) = numbered(game).into_iter().partition(is_about_them);
    game.votes = kept;
    closed.into_iter().filter(|vote| vote.open).for_each(|vote| lapse(decision, game, vote));
}

pub(super) fn lapse(decision: &mut Decision, game: &mut Game, vote: Vote) {
    game.remember_ballot(&vote);
    let voices: BTreeSet<PowerId> = voters(game, &vote.proposal).filter_map(voice).collect();
    let count = Count { agreed: vote.tally(&voices).agreed, all: voices.len() };
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
