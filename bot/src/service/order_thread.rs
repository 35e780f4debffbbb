//! Order threads: what is written in one counts as written in private.

use std::borrow::Cow;

use dragoman_game::event::{Content, Event, Place};
use dragoman_game::order_thread::OrderThread;
use dragoman_store::StoreError;

use super::Service;

impl Service {
    /// The event as it counts: what its owner writes at a order thread is private. Who writes in their own private messages has
    /// opened them: their order thread as it is from then on, to be stored with all else that comes of the event.
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
                let content = match event.content.clone() {
                    Content::Text { text, .. } => Content::Text { text, addressed: true },
                    other => other,
                };
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
