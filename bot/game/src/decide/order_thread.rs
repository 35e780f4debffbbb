//! Order threads: people whose private messages were closed report that they are open again.

use super::context::Context;
use super::decision::Decision;
use crate::event::Place;
use crate::notice::Notice;
use crate::notice::order_thread::OrderThreads;

/// The person's private messages are open again.
pub(super) fn again(context: &Context<'_>) -> Decision {
    let mut decision = Decision::default();
    let now = context.view.now;
    decision.reply(now, context.aside(), None, Notice::OrderThreads(OrderThreads::Trying));
    let own = Place::Person(context.event.actor.person.clone());
    decision.reply(now, own, None, Notice::OrderThreads(OrderThreads::Again { from: context.aside() }));
    decision
}
