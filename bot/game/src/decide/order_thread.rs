//! Order threads: people whose private messages are closed say that they are open again.

use super::context::Context;
use super::decision::Decision;
use crate::event::Place;
use crate::notice::order_thread::OrderThreads;
use crate::notice::{Notice, Priority};

/// Somebody says that their private messages are open again.
pub(super) fn again(context: &Context<'_>) -> Decision {
    let mut decision = Decision::default();
    let now = context.view.now;
    decision.say(now, context.aside(), None, Notice::OrderThreads(OrderThreads::Trying), Priority::Answer);
    let own = Place::Person(context.event.actor.person.clone());
    decision.say(now, own, None, Notice::OrderThreads(OrderThreads::Again { from: context.aside() }), Priority::Answer);
    decision
}
