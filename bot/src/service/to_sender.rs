//! Answers to the sender of an event that need no decision: it is refused.

use dragoman_game::announce::operation::to_sender;
use dragoman_game::changes::Changes;
use dragoman_game::event::{Event, EventId};
use dragoman_game::notice::Notice;
use dragoman_runtime::names::name_from;
use dragoman_store::StoreError;

use super::Service;

impl Service {
    /// Answers the event with a notice and no other effect.
    pub(super) async fn only_say(&self, event: &Event, notice: Notice) -> Result<(), StoreError> {
        self.say_to_sender(event, notice, Some(event.id.clone())).await
    }

    /// Says a notice about the event, whose other effects are stored already.
    pub(super) async fn also_say(&self, event: &Event, notice: Notice) -> Result<(), StoreError> {
        self.say_to_sender(event, notice, None).await
    }

    /// Says a notice; with it the event counts as `handled`.
    async fn say_to_sender(&self, event: &Event, notice: Notice, handled: Option<EventId>) -> Result<(), StoreError> {
        let outgoing = vec![to_sender(event, notice, self.clock.now())];
        let changes = Changes { event: handled, outgoing, ..Changes::default() };
        let key = name_from(&format!("refused {}", event.id), 22);
        self.store.save(&changes, self.clock.now(), |_| key.clone()).await?;
        self.on_maps.note(&event.id, changes.outgoing.iter().map(|said| (said.game.clone(), said.notice.clone())));
        self.outbox.notify_waiters();
        Ok(())
    }
}
