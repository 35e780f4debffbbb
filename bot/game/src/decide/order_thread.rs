//! Order threads: people whose private messages are closed say that they are open again.

use super::context::Act;
use super::decision::Decision;
use crate::event::Place;
use crate::notice::desk::Desk;
use crate::notice::{Notice, Priority};

/// Somebody says that their private messages are open again.
pub(super) fn again(act: &Act<'_>) -> Decision {
    let mut decision = Decision::default();
    let now = act.view.now;
    decision.say(now, act.aside(), None, Notice::Desk(Desk::Trying), Priority::Answer);
    let own = Place::Person(act.event.actor.person.clone());
    decision.say(now, own, None, Notice::Desk(Desk::Again { from: act.aside() }), Priority::Answer);
    decision
}
