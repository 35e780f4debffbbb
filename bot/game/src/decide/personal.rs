//! What is kept of a person: shown to them, and forgotten when they wish.

use jiff::SignedDuration;

use super::context::Context;
use super::decision::Decision;
use super::press;
use crate::event::{Place, PlatformName};
use crate::model::Game;
use crate::notice::{Destination, Notice, Personal, Priority};
use crate::person::{leave_nothing, ties};

pub(super) fn kept(context: &Context<'_>) -> Decision {
    context.answer(context.aside(), None, Notice::Personal(Personal::Kept))
}

/// Asks once; the button under the question is the answer. Whoever still plays must give their seats up first, since a
/// seat of nobody would be lost to the others.
pub(super) fn forget(context: &Context<'_>, sure: bool) -> Decision {
    let games: Vec<Game> = context.view.mine.iter().map(|loaded| loaded.game.clone()).collect();
    let names = ties(&games, &context.view.person.id);
    if !names.is_empty() {
        return context.answer(context.aside(), None, Notice::Personal(Personal::Tied { names }));
    }
    if !sure {
        return context.answer(context.aside(), None, Notice::Personal(Personal::Asked));
    }
    // On the local page the account goes too, so there is nobody left to tell.
    let mut decision = match context.event.actor.person.platform() {
        PlatformName::Local => Decision::default(),
        PlatformName::Discord | PlatformName::Matrix => {
            context.answer(context.aside(), None, Notice::Personal(Personal::Forgotten))
        }
    };
    // Whoever is forgotten reads in no room any more: as game master neither.
    for loaded in &context.view.mine {
        let mut after = loaded.game.clone();
        if leave_nothing(&mut after, &context.view.person.id) {
            press::ensure_rooms_again(&mut decision, context.view.now, loaded, &after);
        }
    }
    let person = context.view.person.id.clone();
    if person.platform() != PlatformName::Local {
        // After the answer, which the network's adapter notes once more whom it reached where.
        let due = context.view.now.checked_add(SignedDuration::from_mins(1)).unwrap_or(context.view.now);
        let to = Destination::Place(Place::Person(person.clone()));
        decision.post(due, to, None, None, Notice::ForgetNotes, Priority::Routine);
    }
    decision.changes.forget = Some(person);
    decision
}
