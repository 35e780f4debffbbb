//! Rooms of two that are no private conversation, and places that can be reached again.

use dragoman_game::event::{ChannelId, PersonId, Place};
use dragoman_game::notice::conversation::Conversation;
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use dragoman_game::post::Key;
use dragoman_game::refusal::NotPrivate;
use dragoman_runtime::names::name_from;
use dragoman_store::StoreError;

use super::Service;

impl Service {
    /// Tells `person` that `place` is no private conversation, and in their own one that it is: each once.
    pub(super) async fn tell_not_private(
        &self,
        place: &ChannelId,
        person: &PersonId,
        why: NotPrivate,
    ) -> Result<(), StoreError> {
        let language = self.store.person(person).await?.and_then(|person| person.language);
        let language = language.unwrap_or(self.defaults.language);
        let not_here = Conversation::NotHere { person: person.clone(), why, language };
        for (to, notice) in
            [(Place::Channel(place.clone()), not_here), (Place::Person(person.clone()), Conversation::Own)]
        {
            let slot = match (&notice, why) {
                (Conversation::Own, _) => "conversation",
                (Conversation::NotHere { .. }, NotPrivate::Shared) => "conversation:shared",
                (Conversation::NotHere { .. }, NotPrivate::Unencrypted) => "conversation:unencrypted",
            };
            let about = match &to {
                Place::Channel(channel) => channel.as_str(),
                Place::Person(_) | Place::Room(_) | Place::Reply { .. } => person.as_str(),
            };
            let key = Key::from(name_from(&format!("{slot} {about}"), 22));
            let outgoing = Outgoing {
                to: Destination::Place(to),
                slot: Some(slot.to_owned()),
                game: None,
                notice: Notice::Conversation(notice),
                priority: Priority::Answer,
                due: self.clock.now(),
                expires: None,
            };
            self.store.say_once(&outgoing, &key).await?;
        }
        self.outbox.notify_waiters();
        Ok(())
    }

    /// Tries at once what waits for `place`.
    pub(super) async fn wake(&self, place: &Place) -> Result<(), StoreError> {
        if self.store.wake(place, self.clock.now()).await? {
            self.outbox.notify_waiters();
        }
        Ok(())
    }
}
