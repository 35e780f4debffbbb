//! What a neutral game master does alone, where the game master plays: it is proposed, and all other players are shown who
//! proposes it and exactly what would be done.
//!
//! It is a vote like others (`votes.rs`): players who are absent aren't waited for, no answer counts as no, and it ends with
//! its phase. The player to whom it would be done isn't asked. What follows when all have agreed is in `agreed_deeds.rs`.

use dragoman_reading::command::CommandId;

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use crate::decide::actor_name::name_of;
use crate::decide::open_votes::{self, voice, voters};
use crate::event::PersonId;
use crate::loaded::LoadedGame;
use crate::model::{Deed, Game, Proposal, ProposedDeed, Seat, Secret};
use crate::notice::master::NoDeed;
use crate::notice::vote::{NoVote, VoteNotice};
use crate::notice::{Declined, Notice};

/// The command whose name people use for the vote.
pub(super) fn command_of(deed: &Deed) -> CommandId {
    match deed {
        Deed::Rollback { .. } => CommandId::Rollback,
        Deed::Edit { .. } | Deed::SetUp { .. } => CommandId::Edit,
        Deed::Cancel => CommandId::Cancel,
        Deed::Pause | Deed::PauseUntil { .. } => CommandId::Pause,
        Deed::Extend { .. } => CommandId::Extend,
        Deed::Announce { .. } => CommandId::Announce,
        Deed::Enter { .. } => CommandId::Enter,
        Deed::Expel { .. } => CommandId::Expel,
        Deed::Close => CommandId::Adjudicate,
    }
}

/// A deed of the acting person, who is shown as the one who proposes it, in the present phase.
pub(super) fn of(context: &Context<'_>, game: &Game, deed: Deed, reason: String) -> ProposedDeed {
    let running = game.running();
    let phase = running.map(|running| running.position.phase.clone()).unwrap_or_default();
    let number = running.map_or(0, |running| running.number);
    let by = Some(context.view.person.id.clone());
    ProposedDeed { deed, reason, name: name_of(context), by, phase, phases: 0, number }
}

/// Whether there is somebody besides the acting person who is awaited and could agree.
pub(super) fn can_be_agreed(context: &Context<'_>, game: &Game, deed: &Deed) -> bool {
    let me = &context.view.person.id;
    let done_to = |seat: &Seat| deed.done_to().is_some_and(|power| seat.holds(power));
    let awaited = |seat: &&Seat| game.has_units(seat) && !game.is_absent(seat) && !done_to(seat);
    game.seats.iter().filter(awaited).filter_map(Seat::person).any(|person| person != me)
}

/// All players but the one for whom orders would be entered are shown orders that aren't theirs: they know them from now on.
fn note_learnt(context: &Context<'_>, game: &mut Game, proposal: &Proposal) {
    let Proposal::Deed(proposed) = proposal else { return };
    let (Deed::Enter { power, .. }, Some(number)) = (&proposed.deed, game.running().map(|running| running.number))
    else {
        return;
    };
    let mut shown: Vec<PersonId> = voters(game, proposal).filter_map(Seat::person).cloned().collect();
    shown.push(context.view.person.id.clone());
    shown.extend(game.deputies(context.view.now).map(|(_, deputy)| deputy.clone()));
    let now = context.view.now;
    shown.retain(|person| !game.seat_played_by(person, now).is_some_and(|own| own.holds(power)));
    for person in &shown {
        game.standing.learn(person, Secret::Orders(power.clone()), number);
    }
}

/// The acting person, who plays, proposes a deed: they have agreed, all others are asked.
pub(super) fn propose(context: &Context<'_>, loaded: &LoadedGame, proposed: ProposedDeed) -> Outcome {
    let mut game = loaded.game.clone();
    // A deputy makes no proposals.
    let own = game.seat_of(&context.view.person.id).and_then(voice).ok_or(Declined::Master(NoDeed::YouPlay))?;
    refuse_if(!can_be_agreed(context, &game, &proposed.deed), Declined::Master(NoDeed::NobodyToAgree))?;
    let proposal = Proposal::Deed(Box::new(proposed));
    if game.votes.iter().any(|vote| vote.open && vote.proposal.is_like(&proposal)) {
        return declined(Declined::Vote(NoVote::Open));
    }
    let mut decision = Decision::default();
    let index = open_votes::begin(&mut decision, &mut game, &proposal, &own, context.view.now)?;
    let expelled = proposal.expels().and_then(|power| game.seat_with(power)).and_then(Seat::person).cloned();
    if let Some(vote) = game.votes.get_mut(index) {
        vote.is_to_expel(expelled);
        vote.answer(&own, true);
    }
    note_learnt(context, &mut game, &proposal);
    let notice = Notice::Vote(VoteNotice::Proposed { proposal });
    decision.reply(context.view.now, context.aside(), Some(&game), notice);
    Ok(decision.with(loaded, game))
}
