//! Sends events into rooms, and finds what people are called there.

use std::sync::atomic::{AtomicBool, Ordering};

use dragoman_platform::Setback;
use futures_util::FutureExt;
use matrix_sdk::Room;
use matrix_sdk::ruma::{OwnedEventId, OwnedTransactionId, UserId};
use serde_json::Value;

use super::account::Account;
use super::setback::{Limit, ORDINARY};

impl Account {
    /// Sends an event of this kind; if a sync is being processed, after it.
    pub(super) async fn say(
        &self,
        room: &Room,
        kind: &str,
        content: Value,
        transaction: OwnedTransactionId,
    ) -> Result<OwnedEventId, Setback> {
        let _one_at_a_time = self.writing.hold(room.room_id().as_str()).await;
        // Before the syncs have to wait for this message: the homeserver may ask others who can read it.
        if room.encryption_state().is_encrypted() {
            self.limits.call(Limit::None, ORDINARY, room.sync_members()).await?;
        }
        let under_way = AtomicBool::new(false);
        let sending = async {
            let _open = self.gate.read().await;
            under_way.store(true, Ordering::Relaxed);
            let sent = room.send_raw(kind, content).with_transaction_id(&transaction).await;
            under_way.store(false, Ordering::Relaxed);
            sent
        };
        let sent = self.limits.call(Limit::Messages, ORDINARY, sending).await;
        if under_way.into_inner() && room.encryption_state().is_encrypted() {
            // It was given up in the middle. If the room key was being shared, its sessions with devices have moved on in memory
            // only: after a crash they would use the same keys again, and nobody could read what follows.
            self.limits.call(Limit::None, ORDINARY, room.discard_room_key()).await?;
        }
        Ok(sent?.response.event_id)
    }

    /// The display name of `user` in `room`.
    pub(super) async fn name_of(&self, room: &Room, user: &UserId) -> String {
        let member = room.get_member_no_sync(user).boxed().await.ok().flatten();
        member.map_or_else(|| user.localpart().to_owned(), |member| member.name().to_owned())
    }
}
