//! Order threads: messages in one are handled like private ones.

use std::borrow::Cow;

use dragoman_game::event::{Content, Event, Place};
use dragoman_game::order_thread::OrderThread;
use dragoman_store::StoreError;

use super::Service;

impl Service {
    /// The event to handle: what the owner writes in an order thread counts as private. A person who writes in their
    /// own private messages has opened them again: the second value is their order thread's new state, to be stored
    /// with the event's effects.
    pub(super) async fn in_order_thread<'a>(
        &self,
        event: &'a Event,
    ) -> Result<(Cow<'a, Event>, Option<OrderThread>), StoreError> {
        match &event.place {
            Place::Room(room) => {
                let order_thread = self.store.order_thread_in(room).await?;
                if order_thread.is_none_or(|order_thread| order_thread.person != event.actor.person) {
                    return Ok((Cow::Borrowed(event), None));
                }
                let place = Place::Person(event.actor.person.clone());
                let mut content = event.content.clone();
                if let Content::Text { addressed, .. } | Content::Edited { addressed, .. } = &mut content {
                    *addressed = true;
                }
                Ok((Cow::Owned(Event { place, channel: None, content, ..event.clone() }), None))
            }
            Place::Person(person) => {
                let closed = self.store.order_thread_of(person).await?.filter(|order_thread| order_thread.closed);
                Ok((Cow::Borrowed(event), closed.map(|order_thread| OrderThread { closed: false, ..order_thread })))
            }
            Place::Channel(_) | Place::Reply { .. } => Ok((Cow::Borrowed(event), None)),
        }
    }
}
