//! Accepts invitations fairly by server and by person, the oldest first, a limited number a minute from each server.
//!
//! Every invitation is accepted, since commands are given anywhere, unless the operator restricts them
//! (`matrix.allow`). A server's owner can send any number of invitations: those of one server wait for each other and
//! for no other's, and only a limited number may wait.

use std::panic::AssertUnwindSafe;

use futures_util::{FutureExt, StreamExt};
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::SyncOrStrippedState;

use super::account::Account;
use super::invited::{Deed, Invitation, REFUSED_SHORTLY, Turn, is_allowed};
use super::setback::{HEAVY, now, requested_wait, unreachable, within};

impl Account {
    /// Accepts and declines the invitations that are due: those of one server one after the other, and beside those of
    /// the others. Returns when these are done; meanwhile it is called again for what comes then.
    pub(super) async fn accept_invitations(&self) {
        let turns = {
            let Ok(_planning) = self.planning.try_lock() else { return };
            let mut waiting = Vec::new();
            for room in self.client.invited_rooms() {
                let inviter = room.invite_details().boxed().await.ok().map(|invite| invite.inviter_id);
                let allowed = is_allowed(&self.allow, inviter.as_deref());
                // Invitations without an inviter share one queue.
                let server = inviter.as_ref().map(|inviter| inviter.server_name().to_string()).unwrap_or_default();
                let person = inviter.map(|inviter| inviter.to_string()).unwrap_or_default();
                waiting.push(Invitation { server, person, room: room.room_id().to_owned(), allowed });
            }
            self.invitations.lock().await.turn(waiting, now())
        };
        futures_util::stream::iter(turns)
            .for_each_concurrent(None, |turn| async move {
                if AssertUnwindSafe(self.take(&turn)).catch_unwind().await.is_err() {
                    tracing::error!("accepting invitations panicked");
                }
                self.invitations.lock().await.done(&turn.server, turn.deed);
            })
            .await;
    }

    /// Accepts or declines these invitations.
    async fn take(&self, turn: &Turn) {
        for id in &turn.rooms {
            // Never closed.
            let _at_once = self.joining.acquire().await;
            match turn.deed {
                Deed::Accept => {
                    if let Some(room) = self.client.get_room(id) {
                        self.accept_invitation(&room).await;
                    }
                }
                Deed::Decline => {
                    tracing::warn!(room = %id, "an invitation was declined: matrix.allow doesn't name its sender, or too many of its server wait");
                    let _ = self.leave(id).await;
                }
            }
        }
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
