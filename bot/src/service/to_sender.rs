//! Notices to the sender of an event that need no decision: it is set aside, or refused.

use dragoman_game::changes::Changes;
use dragoman_game::event::{Event, Place};
use dragoman_game::notice::{Destination, Notice, Outgoing, Priority};
use dragoman_runtime::names::name_from;
use dragoman_store::StoreError;

use super::Service;

impl Service {
    /// A notice to the sender of the event, in private.
    pub(super) fn outgoing(&self, event: &Event, notice: Notice) -> Outgoing {
        let to = match &event.place {
            // A command that needs its own answer gets it there.
            Place::Reply { .. } => event.place.clone(),
            Place::Channel(_) | Place::Person(_) | Place::Room(_) => Place::Person(event.actor.person.clone()),
        };
        Outgoing {
            to: Destination::Place(to),
            slot: None,
            game: None,
            notice,
            priority: Priority::Answer,
            due: self.clock.now(),
            expires: None,
        }
    }

    /// Answers the event with a notice and no other effect.
    pub(super) async fn only_say(&self, event: &Event, notice: Notice) -> Result<(), StoreError> {
        let outgoing = vec![self.outgoing(event, notice)];
        let changes = Changes { event: Some(event.id.clone()), outgoing, ..Changes::default() };
        let key = name_from(&format!("refused {}", event.id), 22);
        self.store.save(&changes, self.clock.now(), |_| key.clone()).await?;
        self.on_maps.note(&event.id, changes.outgoing.iter().map(|said| (said.game.clone(), said.notice.clone())));
        self.outbox.notify_waiters();
        Ok(())
    }
}
