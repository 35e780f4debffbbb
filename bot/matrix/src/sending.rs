//! Sends events into rooms, and finds what people are called there.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use dragoman_platform::Setback;
use futures_util::FutureExt;
use matrix_sdk::Room;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::ruma::{OwnedEventId, OwnedTransactionId, UserId};
use serde_json::Value;

use super::account::Account;
use super::setback::{Limit, ORDINARY, now};

/// How long the homeserver may take to accept an encrypted message: syncs wait for it meanwhile, and all other messages for
/// them. All that it has changed in the keys is stored by then, and it is sent again under the same transaction id.
const ENCRYPTED: Duration = Duration::from_secs(5);
/// The pause before a private message is tried again whose room isn't private any more.
const SHARED: Duration = Duration::from_secs(1);

/// The next attempt finds another room, or opens one.
fn elsewhere() -> Setback {
    Setback::Later { not_before: now() + SHARED, nothing_done: true }
}

impl Account {
    /// Sends an event of this kind; in an encrypted room, if a sync is being processed, after it. With `reader` given, it is
    /// for them alone: a sync since the room was chosen may have brought somebody else, and then it isn't sent.
    pub(super) async fn say(
        &self,
        room: &Room,
        reader: Option<&UserId>,
        kind: &str,
        content: Value,
        transaction: OwnedTransactionId,
    ) -> Result<OwnedEventId, Setback> {
        let _one_at_a_time = self.writing.hold(room.room_id().as_str()).await;
        // Before the syncs have to wait for this message, as the homeserver may ask others who can read it.
        if !self.limits.call(Limit::None, ORDINARY, room.latest_encryption_state()).await?.is_encrypted() {
            if reader.is_some() {
                return Err(elsewhere());
            }
            let sending = room.send_raw(kind, content).with_transaction_id(&transaction);
            return Ok(self.limits.call(Limit::Messages, ORDINARY, sending).await?.response.event_id);
        }
        self.limits.call(Limit::None, ORDINARY, room.sync_members()).await?;
        // Its own time begins after that.
        let _open = self.gate.read().await;
        if let Some(person) = reader
            && !self.is_only_read_by(room, person).await?
        {
            return Err(elsewhere());
        }
        let under_way = AtomicBool::new(false);
        let sending = async {
            under_way.store(true, Ordering::Relaxed);
            let sent = room.send_raw(kind, content).with_transaction_id(&transaction);
            let sent = sent.with_request_config(RequestConfig::new().disable_retry().timeout(ENCRYPTED)).await;
            under_way.store(false, Ordering::Relaxed);
            sent
        };
        let sent = self.limits.call(Limit::Messages, ORDINARY, sending).await;
        if under_way.into_inner() {
            // It was given up in the middle. If the room key was being shared, its sessions with devices have moved on in memory
            // only: after a crash they would use the same keys again, and nobody could read what follows.
            self.limits.call(Limit::None, ORDINARY, room.discard_room_key()).await?;
        }
        Ok(sent?.response.event_id)
    }

    /// Whether nobody but the bot and `person` reads what is written in `room`, as of the last sync, without asking the
    /// homeserver. Of who has left, nobody does.
    async fn is_only_read_by(&self, room: &Room, person: &UserId) -> Result<bool, Setback> {
        if !room.are_members_synced() {
            return Ok(false);
        }
        Ok(room.active_members_count() <= 1 || self.is_conversation_with(room, person).await?)
    }

    /// The display name of `user` in `room`.
    pub(super) async fn name_of(&self, room: &Room, user: &UserId) -> String {
        let member = room.get_member_no_sync(user).boxed().await.ok().flatten();
        member.map_or_else(|| user.localpart().to_owned(), |member| member.name().to_owned())
    }
}
