//! The stored data of a person: shown to them, and deleted on request.

use jiff::SignedDuration;

use super::context::Context;
use super::decision::{Decision, Want};
use super::not_done::Outcome;
use crate::announce::operation::forget_notes;
use crate::announce::{follow_rooms, without_deputy};
use crate::event::PlatformName;
use crate::model::{Game, GameId};
use crate::notice::{Notice, Outgoing, Personal};
use crate::person::{leave_nothing, ties};

/// Tells the players for whom the acting person is a deputy that they aren't any more.
fn no_deputy_left(context: &Context<'_>) -> Vec<Outgoing> {
    let me = &context.view.person.id;
    let games = context.view.mine.iter();
    games.flat_map(|loaded| without_deputy(loaded, me, context.view.now)).collect()
}

/// The games with data about the acting person that can't be read. They fail alone: everything else is shown, and deleted.
fn unreadable<'a>(context: &Context<'a>) -> Outcome<&'a [(GameId, String)]> {
    Ok(context.view.unreadable.as_deref().ok_or(Want::Unreadable)?)
}

pub(super) fn kept(context: &Context<'_>) -> Outcome {
    let unreadable = unreadable(context)?.iter().map(|(_, name)| name.clone()).collect();
    Ok(context.answer(context.aside(), None, Notice::Personal(Personal::Kept { unreadable })))
}

/// Asks once; the button under the question confirms. A person who still plays must resign first, since a seat without
/// a person would be lost to the others.
pub(super) fn forget(context: &Context<'_>, sure: bool) -> Outcome {
    let games: Vec<Game> = context.view.mine.iter().map(|loaded| loaded.game.clone()).collect();
    let names = ties(&games, &context.view.person.id);
    if !names.is_empty() {
        return Ok(context.answer(context.aside(), None, Notice::Personal(Personal::Tied { names })));
    }
    let unread = unreadable(context)?;
    let unreadable = unread.iter().map(|(_, name)| name.clone()).collect();
    if !sure {
        return Ok(context.answer(context.aside(), None, Notice::Personal(Personal::Asked { unreadable })));
    }
    // On the local page the account is deleted too, so there is nobody left to answer.
    let mut decision = match context.event.actor.person.platform() {
        PlatformName::Local => Decision::default(),
        PlatformName::Discord | PlatformName::Matrix => {
            context.answer(context.aside(), None, Notice::Personal(Personal::Forgotten { unreadable }))
        }
    };
    decision.changes.outgoing.extend(no_deputy_left(context));
    // A person whose data is deleted may read no room any more, not as game master either.
    for loaded in &context.view.mine {
        let mut after = loaded.game.clone();
        let me = &context.view.person.id;
        if leave_nothing(&mut after, me, &context.view.key.mark(me), context.view.now) {
            decision.changes.outgoing.extend(follow_rooms(loaded, &after, context.view.now));
        }
    }
    let person = context.view.person.id.clone();
    if person.platform() != PlatformName::Local {
        // After the answer, since posting it makes the network's adapter record the person's address again.
        let due = context.view.now.checked_add(SignedDuration::from_mins(1)).unwrap_or(context.view.now);
        decision.changes.outgoing.push(forget_notes(person.clone(), due));
    }
    decision.changes.forget = Some(person);
    decision.changes.unforgotten = unread.iter().map(|(game, _)| game.clone()).collect();
    Ok(decision)
}
