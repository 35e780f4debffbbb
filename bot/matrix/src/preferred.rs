//! In which room somebody is answered: where they wrote to the bot in private last; and where that was before.
//!
//! A post whose answer was lost is tried again under the same transaction id, which the homeserver knows in one room only. If
//! its reader has written elsewhere meanwhile, it is looked for in the rooms that were left before it is made in the new one.

use futures_util::FutureExt;
use jiff::Timestamp;
use matrix_sdk::ruma::{RoomId as NativeRoomId, UserId};
use matrix_sdk::{Room, RoomMemberships, RoomState};
use serde::{Deserialize, Serialize};

use super::account::Account;
use super::setback::now;

/// How many rooms that were left are remembered of each person.
const LEFT: usize = 4;

/// A room that isn't somebody's preferred one any more.
#[derive(Serialize, Deserialize)]
struct Left {
    room: String,
    since: Timestamp,
}

/// The name of the value with somebody's preferred room.
pub(super) fn preferred(person: &UserId) -> String {
    format!("org.dragoman.preferred.{person}")
}

/// The name of the value with the rooms that were somebody's preferred ones before.
pub(super) fn left(person: &UserId) -> String {
    format!("org.dragoman.left.{person}")
}

impl Account {
    /// Stores that `person` writes to the bot in `room`: answers go there.
    pub(super) async fn note_preferred(&self, person: &UserId, room: &NativeRoomId) {
        let name = preferred(person);
        let before = self.read_note(&name).await;
        if before.as_deref() == Some(room.as_str()) {
            return;
        }
        // First: a post must not be made in the new room before it is known where it may be already.
        if let Some(before) = before {
            self.note_left(person, before).await;
        }
        self.note(&name, room.as_str()).await;
    }

    async fn note_left(&self, person: &UserId, room: String) {
        let mut rooms = self.rooms_left(person).await;
        rooms.retain(|left| left.room != room);
        rooms.push(Left { room, since: now() });
        let surplus = rooms.len().saturating_sub(LEFT);
        match serde_json::to_string(&rooms[surplus..]) {
            Ok(rooms) => self.note(&left(person), &rooms).await,
            Err(error) => tracing::error!(%error, "the rooms that somebody has left can't be written"),
        }
    }

    async fn rooms_left(&self, person: &UserId) -> Vec<Left> {
        let note = self.read_note(&left(person)).await;
        note.and_then(|note| serde_json::from_str(&note).ok()).unwrap_or_default()
    }

    /// Whether `person` wrote to the bot in private in `room` last, no matter who is in it now.
    pub(super) async fn is_preferred(&self, person: &UserId, room: &NativeRoomId) -> bool {
        self.read_note(&preferred(person)).await.as_deref() == Some(room.as_str())
    }

    /// The rooms other than `present` in which `person` may have been answered at `from` or later, and in which they still are:
    /// what was written elsewhere they may never have seen.
    pub(super) async fn earlier_rooms(&self, person: &UserId, present: &NativeRoomId, from: Timestamp) -> Vec<Room> {
        let mut rooms = Vec::new();
        for left in self.rooms_left(person).await {
            if left.since < from || left.room == present.as_str() {
                continue;
            }
            let id = NativeRoomId::parse(&left.room).ok();
            let Some(room) = id.and_then(|id| self.client.get_room(&id)) else { continue };
            if room.state() != RoomState::Joined {
                continue;
            }
            let member = room.get_member_no_sync(person).boxed().await.ok().flatten();
            if member.is_some_and(|member| RoomMemberships::ACTIVE.matches(member.membership())) {
                rooms.push(room);
            }
        }
        rooms
    }
}
