//! Desks: what is written in one counts as written in private.

use std::borrow::Cow;

use dragoman_game::event::{Content, Event, Place};
use dragoman_game::order_thread::DeskRow;
use dragoman_store::StoreError;

use super::Service;

impl Service {
    /// The event as it counts: what its owner writes at a desk is private. Who writes in their own private messages has
    /// opened them: their desk as it is from then on, to be stored with all else that comes of the event.
    pub(super) async fn at_desk<'a>(&self, event: &'a Event) -> Result<(Cow<'a, Event>, Option<DeskRow>), StoreError> {
        match &event.place {
            Place::Room(room) => {
                let desk = self.store.desk_in(room).await?;
                if desk.is_none_or(|desk| desk.person != event.actor.person) {
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
                let closed = self.store.desk_of(person).await?.filter(|desk| desk.closed);
                Ok((Cow::Borrowed(event), closed.map(|desk| DeskRow { closed: false, ..desk })))
            }
            Place::Channel(_) | Place::Reply { .. } => Ok((Cow::Borrowed(event), None)),
        }
    }
}
