//! Somebody who may not take a seat asks the players: what bars them is lifted if all agree, and a seat that has changed
//! hands often is given once more if two do. The vote says what the person has read.
//!
//! Who was expelled asks in vain. The game master can't lift a bar alone, and only a neutral one gives such a seat.

use super::context::Context;
use super::decision::Decision;
use super::not_done::{Outcome, declined, refuse_if};
use super::{barred, conduct, stage};
use crate::decide::actor_name::name_of;
use crate::decide::open_votes::{self, voters};
use crate::event::PersonId;
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Admission, Admitted, Deputy, Game, Left, PowerId, Proposal, Seat, Secret, Vote, is_one_seat};
use crate::notice::limit::Reached;
use crate::notice::seat::NoSeat;
use crate::notice::vote::{NoVote, VoteNotice};
use crate::notice::{Declined, Notice};
use crate::standing::{Bar, Way, interest, may_enter};

/// Within how many phases a seat that changes hands twice is given only with others' consent.
const PHASES: u32 = 3;

/// The number of a game's first phase.
const FIRST: u32 = 1;

/// How many people can ask at once.
const MOST_AT_ONCE: u32 = 3;

/// The acting person asks all players that nothing bars them from a seat any more.
pub(super) fn ask(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let game = &loaded.game;
    stage::running(game)?;
    conduct::may_join(context, &game.channel)?;
    let me = &context.view.person.id;
    let bars = ways(game, me).filter_map(|way| Some((way, may_enter(game, me, way, context.view.now).err()?)));
    // Who may come back to a seat watches once they have given that up: nobody else has a say in it.
    let bars = bars.filter(|(way, bar)| !matches!((way, bar), (Way::Watcher, Bar::Plays)));
    let bars: Vec<Bar> = bars.map(|(_, bar)| bar).collect();
    if let Some(last) = bars.iter().find(|bar| !bar.can_be_lifted()) {
        return declined(barred::why(last.clone()));
    }
    refuse_if(bars.is_empty(), Declined::Seat(NoSeat::NotBarred))?;
    propose(context, loaded, has_read(game, me))
}

/// Into what `person` could get: the seats that are free, the place of a deputy for which a player has asked them, and that of
/// a watcher where there are some.
fn ways<'a>(game: &'a Game, person: &'a PersonId) -> impl Iterator<Item = Way<'a>> {
    let seats = game.seats.iter().filter(|seat| seat.person().is_none() || seat.offered().is_some()).map(Way::Seat);
    let asks = |deputy: &Deputy| deputy.person == *person && deputy.was_told();
    let asked = game.seats.iter().filter(move |seat| seat.deputy().is_some_and(asks));
    seats.chain(asked.map(Way::Deputy)).chain(game.settings.watched.then_some(Way::Watcher))
}

/// What the players are told of somebody: what bars them.
fn has_read(game: &Game, person: &PersonId) -> Admitted {
    let number = game.running().map_or(0, |running| running.number);
    let part = game.standing.of(person);
    let learnt = part.into_iter().flat_map(|part| &part.learnt).filter(|learnt| !learnt.lifted);
    let (mut orders, mut letters) = (Vec::new(), false);
    for learnt in learnt {
        match &learnt.what {
            Secret::Orders(power) if learnt.phase == number && !power.is_empty() => orders.push(power.clone()),
            Secret::Letters => letters = true,
            Secret::Orders(_) | Secret::Assignment => {}
        }
    }
    let given_up = part.into_iter().flat_map(|part| &part.held).filter(|stay| !stay.is_open() && !stay.lifted);
    let given_up = given_up.filter(|stay| stay.left != Left::Eliminated && !game.settings.anonymous);
    let gave_up = given_up.flat_map(|stay| stay.powers.clone()).collect();
    Admitted::Lifted { orders, letters, gave_up }
}

/// Whether the acting person gets `seat` only with others' consent: it has changed hands twice within three phases.
pub(super) fn is_needed(context: &Context<'_>, game: &Game, seat: &Seat) -> bool {
    let me = Some(&context.view.person.id);
    let is_asked = seat.invited() == me && interest(game, &game.creator, context.view.now).is_none();
    changes(game, &seat.powers) >= 2 && !is_asked && seat.agreed() != me
}

/// How often somebody else got the seat with these powers, in this phase and the two before it.
fn changes(game: &Game, powers: &[PowerId]) -> usize {
    let number = game.running().map_or(0, |running| running.number);
    let stays =
        game.standing.parts().iter().flat_map(|part| &part.held).filter(|stay| is_one_seat(&stay.powers, powers));
    let begun = stays.flat_map(|stay| &stay.times).filter(|time| time.from + PHASES > number).count();
    // Its first player got it from nobody.
    let first = usize::from(FIRST + PHASES > number);
    begun.saturating_sub(first)
}

/// The acting person wants a seat that has changed hands often: the players are asked.
pub(super) fn ask_for(context: &Context<'_>, loaded: &LoadedGame, powers: Vec<PowerId>) -> Outcome {
    propose(context, loaded, Admitted::Often { powers })
}

fn propose(context: &Context<'_>, loaded: &LoadedGame, why: Admitted) -> Outcome {
    let mut game = loaded.game.clone();
    let me = context.view.person.id.clone();
    let own = |vote: &&Vote| vote.proposal.asker().is_some_and(|asked| asked.person == me);
    refuse_if(game.votes.iter().filter(own).any(|vote| vote.open), Declined::Vote(NoVote::Open))?;
    // What was accepted may be needed again. Who was refused asks the same people only so often.
    let refused = game.votes.iter().filter(own).filter(|vote| vote.is_refused());
    let until = refused.filter_map(|vote| vote.proposed_at).max();
    let until = until.and_then(|at| at.checked_add(open_votes::day(&game)).ok());
    if let Some(until) = until.filter(|until| *until > context.view.now) {
        return declined(Declined::Vote(NoVote::Refused { until: Some(until) }));
    }
    let asking = game.votes.iter().filter(|vote| vote.open && matches!(vote.proposal, Proposal::Admit(_)));
    if asking.count() >= usize::try_from(MOST_AT_ONCE).unwrap_or(usize::MAX) {
        return declined(Declined::Limit(Reached::Votes { most: MOST_AT_ONCE }));
    }
    let name = if game.settings.anonymous { String::new() } else { name_of(context) };
    let proposal = Proposal::Admit(Box::new(Admission { person: me, name, why: why.clone() }));
    refuse_if(voters(&game, &proposal).next().is_none(), Declined::Seat(NoSeat::NotOffered))?;
    let mut decision = Decision::default();
    // No player proposes it.
    let by = PowerId::default();
    open_votes::begin(&mut decision, &mut game, &proposal, &by, context.view.now)?;
    let notice = Notice::Vote(VoteNotice::Asking { why });
    decision.reply(context.view.now, context.aside(), Some(&game), notice);
    Ok(decision.with(loaded, game))
}

/// The players have agreed.
pub(super) fn accept(decision: &mut Decision, game: &mut Game, asked: &Admission) {
    match &asked.why {
        Admitted::Lifted { .. } => game.standing.lift(&asked.person),
        Admitted::Often { powers } => {
            for seat in game.seats.iter_mut().filter(|seat| seat.is_of(powers)) {
                seat.agree_to(asked.person.clone());
            }
        }
    }
    decision.happened(Happening::Admitted { asked: Box::new(asked.clone()) });
}
