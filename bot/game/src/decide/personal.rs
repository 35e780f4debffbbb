//! What is kept of a person: shown to them, and forgotten when they wish.

use jiff::SignedDuration;

use super::context::Act;
use super::decision::Decision;
use super::press;
use crate::event::{Place, PlatformName};
use crate::model::Game;
use crate::notice::{Destination, Notice, Personal, Priority};
use crate::person::{leave_nothing, ties};

pub(super) fn kept(act: &Act<'_>) -> Decision {
    act.answer(act.aside(), None, Notice::Personal(Personal::Kept))
}

/// Asks once; the button under the question is the answer. Whoever still plays must give their seats up first, since a
/// seat of nobody would be lost to the others.
pub(super) fn forget(act: &Act<'_>, sure: bool) -> Decision {
    let games: Vec<Game> = act.view.mine.iter().map(|loaded| loaded.game.clone()).collect();
    let names = ties(&games, &act.view.person.id);
    if !names.is_empty() {
        return act.answer(act.aside(), None, Notice::Personal(Personal::Tied { names }));
    }
    if !sure {
        return act.answer(act.aside(), None, Notice::Personal(Personal::Asked));
    }
    // On the local page the account goes too, so there is nobody left to tell.
    let mut decision = match act.event.actor.person.platform() {
        PlatformName::Local => Decision::default(),
        PlatformName::Discord | PlatformName::Matrix => {
            act.answer(act.aside(), None, Notice::Personal(Personal::Forgotten))
        }
    };
    // Whoever is forgotten reads in no room any more: as game master neither.
    for loaded in &act.view.mine {
        let mut after = loaded.game.clone();
        if leave_nothing(&mut after, &act.view.person.id) {
            press::resettle(&mut decision, act.view.now, loaded, &after);
        }
    }
    let person = act.view.person.id.clone();
    if person.platform() != PlatformName::Local {
        // After the answer, which the network's adapter notes once more whom it reached where.
        let due = act.view.now.checked_add(SignedDuration::from_mins(1)).unwrap_or(act.view.now);
        let to = Destination::Place(Place::Person(person.clone()));
        decision.post(due, to, None, None, Notice::ForgetNotes, Priority::Routine);
    }
    decision.changes.forget = Some(person);
    decision
}
