//! Upgraded rooms: a tombstone in the old room names its successor.
//!
//! A channel keeps the id that its games know: messages in the newest room come from that id, and posts to that id go
//! to the newest room. Both rooms must name each other, since anybody can create a room that claims to succeed another.
//! The bot's press rooms and conversations aren't followed: only somebody with more power there than the bot could
//! upgrade them; new ones are opened when needed.

use dragoman_game::refusal::Refusal;
use dragoman_platform::Setback;
use jiff::Timestamp;
use matrix_sdk::ruma::{OwnedRoomId, OwnedServerName, RoomId as NativeRoomId};
use matrix_sdk::{Room, RoomState};

use super::account::Account;
use super::rooms::PRESS_ROOM;
use super::setback::{HEAVY, Limit, later, now};

/// The longest chain of upgrades that is followed.
const LONGEST_CHAIN: usize = 32;
/// The pause before a room is looked at again that the SDK doesn't list as joined yet.
const JOINING: std::time::Duration = std::time::Duration::from_secs(1);
/// The pause before a refused joining is tried again: an invitation may come meanwhile, and that is accepted.
const REFUSED: std::time::Duration = std::time::Duration::from_secs(300);

impl Account {
    /// The room with which the upgrades of `room` began.
    pub(super) fn origin(&self, room: &Room) -> OwnedRoomId {
        let mut origin = room.clone();
        for _ in 0..LONGEST_CHAIN {
            let Some(before) = origin.predecessor_room().and_then(|before| self.client.get_room(&before.room_id))
            else {
                break;
            };
            if before.successor_room().is_none_or(|after| after.room_id != origin.room_id()) {
                break;
            }
            origin = before;
        }
        origin.room_id().to_owned()
    }

    /// The newest room of the channel.
    pub(super) async fn channel(&self, native: &str) -> Result<Room, Setback> {
        let put_out = || Setback::Refused(Refusal::PutOut);
        let mut room = match NativeRoomId::parse(native).ok().and_then(|id| self.client.get_room(&id)) {
            Some(room) => room,
            None => self.joined(native).await?,
        };
        for _ in 0..LONGEST_CHAIN {
            let Some(after) = room.successor_room() else { break };
            let after = self.client.get_room(&after.room_id).ok_or_else(put_out)?;
            if after.predecessor_room().is_none_or(|before| before.room_id != room.room_id()) {
                break;
            }
            room = after;
        }
        match room.state() {
            RoomState::Joined => Ok(room),
            // The invitation is accepted when it is due, unless the homeserver refused that.
            RoomState::Invited | RoomState::Knocked => {
                let refused = self.invitations.lock().await.was_refused(room.room_id());
                Err(if refused { put_out() } else { later(JOINING) })
            }
            // Removed and not invited again: posts wait until the bot is. Only the homeserver knows whether it has
            // joined again since the last sync.
            RoomState::Left | RoomState::Banned => {
                let there = self.joined_rooms().await?.iter().any(|id| id == room.room_id());
                Err(if there { later(JOINING) } else { put_out() })
            }
        }
    }

    fn moves(&self) -> impl Iterator<Item = (Room, OwnedRoomId)> {
        self.client.joined_rooms().into_iter().filter_map(|room| {
            let after = room.successor_room()?.room_id;
            // An invitation is accepted when it is due.
            let is_there = |after: Room| matches!(after.state(), RoomState::Joined | RoomState::Invited);
            let there = self.client.get_room(&after).is_some_and(is_there);
            (!there).then_some((room, after))
        })
    }

    /// Whether a room was upgraded and the bot isn't in the new one.
    pub(super) fn has_moves(&self) -> bool {
        self.moves().next().is_some()
    }

    /// Whether `after` names a room that it succeeds, and that room names it. Asks the homeserver: nothing of a room that was
    /// just joined is known here.
    async fn succeeds_one(&self, after: &NativeRoomId) -> Result<bool, Setback> {
        let created = self.state(after, "m.room.create", "").await?.unwrap_or_default();
        let before = created["predecessor"]["room_id"].as_str().and_then(|before| NativeRoomId::parse(before).ok());
        let before = before.and_then(|before| self.client.get_room(&before));
        Ok(before.and_then(|before| before.successor_room()).is_some_and(|named| named.room_id == after))
    }

    /// The same, asked for again if the homeserver doesn't answer.
    async fn succeeds_one_for_certain(&self, after: &NativeRoomId) -> Result<bool, Setback> {
        let mut answer = self.succeeds_one(after).await;
        for _ in 0..5 {
            if answer.is_ok() {
                break;
            }
            tokio::time::sleep(JOINING).await;
            answer = self.succeeds_one(after).await;
        }
        answer
    }

    /// Joins the successors of upgraded rooms. Returns those that don't name what they succeed, and are to be left again:
    /// anybody can have a room name any other.
    pub(super) async fn follow_moves(&self) -> Vec<OwnedRoomId> {
        let mut others = Vec::new();
        for (room, after) in self.moves().collect::<Vec<_>>() {
            if !matches!(self.own_mark(&room, PRESS_ROOM).await, Ok(None)) {
                continue;
            }
            let refused = (room.room_id().to_owned(), after.clone());
            if self.refused_moves.lock().await.get(&refused).is_some_and(|not_before| now() < *not_before) {
                continue;
            }
            // Newer room ids don't name a server: one that has the old room has the new one.
            let ids = [after.as_ref(), room.room_id()];
            let servers: Vec<OwnedServerName> =
                ids.iter().filter_map(|id| id.server_name()).map(ToOwned::to_owned).collect();
            let joining = self.client.join_room_by_id_or_alias((&*after).into(), &servers);
            match self.limits.call(Limit::None, HEAVY, joining).await {
                Ok(_) => match self.succeeds_one_for_certain(&after).await {
                    Ok(true) => tracing::info!(old = %room.room_id(), new = %after, "followed an upgraded room"),
                    Ok(false) => {
                        tracing::warn!(old = %room.room_id(), new = %after, "a room that an upgraded one names isn't its successor");
                        self.refused_moves.lock().await.insert(refused, Timestamp::MAX);
                        others.push(after);
                    }
                    // Who leaves a room for which an invitation was needed doesn't come back.
                    Err(setback) => {
                        tracing::warn!(old = %room.room_id(), new = %after, %setback, "whether a room is the successor of an upgraded one isn't known");
                    }
                },
                Err(setback) => {
                    tracing::warn!(room = %after, %setback, "an upgraded room can't be followed without an invitation");
                    let not_before = match setback {
                        Setback::Later { not_before, .. } => not_before,
                        Setback::Gone | Setback::Refused(_) => now() + REFUSED,
                    };
                    self.refused_moves.lock().await.insert(refused, not_before);
                }
            }
        }
        others
    }
}
