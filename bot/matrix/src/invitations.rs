//! Accepts invitations fairly by server and by person, the oldest first, a limited number a minute from each server.
//!
//! Every invitation is accepted, since commands are given anywhere, unless the operator restricts them
//! (`matrix.allow`). A server's owner can send any number of invitations: those of one server wait for each other and
//! for no other's, and only a limited number may wait.

use futures_util::{FutureExt, StreamExt};
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::SyncOrStrippedState;

use super::account::Account;
use super::invited::{Invitation, REFUSED_SHORTLY, is_allowed};
use super::leaving::AT_A_TIME;
use super::setback::{HEAVY, now, requested_wait, unreachable, within};

/// How many servers' rooms are joined at the same time.
const AT_ONCE: usize = 16;
impl Account {
    /// Accepts the invitations that are due.
    pub(super) async fn accept_invitations(&self) {
        let (mut waiting, mut unwanted) = (Vec::new(), Vec::new());
        for room in self.client.invited_rooms() {
            let inviter = room.invite_details().boxed().await.ok().map(|invite| invite.inviter_id);
            if !is_allowed(&self.allow, inviter.as_deref()) {
                unwanted.push(room.room_id().to_owned());
                continue;
            }
            // Invitations without an inviter share one queue.
            let server = inviter.as_ref().map(|inviter| inviter.server_name().to_string()).unwrap_or_default();
            let person = inviter.map(|inviter| inviter.to_string()).unwrap_or_default();
            waiting.push(Invitation { server, person, room: room.room_id().to_owned() });
        }
        for room in unwanted.iter().take(AT_A_TIME) {
            tracing::info!(%room, "an invitation was declined: matrix.allow doesn't name its sender");
            let _ = self.leave(room).await;
        }
        let turns = self.invitations.lock().await.turn(waiting, now());
        futures_util::stream::iter(turns)
            .for_each_concurrent(AT_ONCE, |turn| async move {
                for room in turn.accept.iter().filter_map(|id| self.client.get_room(id)) {
                    self.accept_invitation(&room).await;
                }
                for room in &turn.decline {
                    tracing::warn!(%room, "an invitation was declined: too many of its server wait");
                    let _ = self.leave(room).await;
                }
            })
            .await;
    }

    async fn accept_invitation(&self, room: &Room) {
        let id = room.room_id();
        let direct = room.invite_details().boxed().await.is_ok_and(|invite| match &**invite.invitee.event() {
            SyncOrStrippedState::Stripped(event) => event.content.is_direct == Some(true),
            SyncOrStrippedState::Sync(_) => false,
        });
        if direct {
            self.note_begun(id).await;
        }
        let pause = match within(HEAVY, room.join()).await {
            Ok(Ok(())) => return,
            Ok(Err(error)) => {
                tracing::warn!(room = %id, %error, "an invitation couldn't be accepted");
                requested_wait(&error).or_else(|| unreachable(&error).then_some(REFUSED_SHORTLY))
            }
            Err(_) => Some(REFUSED_SHORTLY),
        };
        self.invitations.lock().await.failed(id, pause, now());
    }
}
