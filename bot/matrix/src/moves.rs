//! Upgraded rooms: a tombstone in the old room names its successor.
//!
//! A channel keeps the id that its games know: messages in the newest room come from that id, and posts to that id go
//! to the newest room. Both rooms must name each other, since anybody can create a room that claims to succeed another.
//! The bot's press rooms and conversations aren't followed: only somebody with more power there than the bot could
//! upgrade them; new ones are opened when needed.

use std::sync::PoisonError;

use dragoman_game::refusal::Refusal;
use dragoman_platform::Setback;
use matrix_sdk::ruma::{OwnedRoomId, OwnedServerName, RoomId as NativeRoomId};
use matrix_sdk::{Room, RoomState};

use super::account::Account;
use super::following::{Following, Move};
use super::rooms::PRESS_ROOM;
use super::setback::{HEAVY, Limit, later, now};

/// The prefix of the cursor of a room that succeeds another one; its id follows. The value is the id of the other one.
pub(super) const MOVED: &str = "matrix.moved.";
/// The longest chain of upgrades that is followed.
const LONGEST_CHAIN: usize = 32;
/// The pause before a room is looked at again that the SDK doesn't list as joined yet.
const JOINING: std::time::Duration = std::time::Duration::from_secs(1);
impl Account {
    /// The room with which the upgrades of `room` began.
    pub(super) fn origin(&self, room: &Room) -> OwnedRoomId {
        let mut origin = room.room_id().to_owned();
        for _ in 0..LONGEST_CHAIN {
            let Some(before) = self.before(&origin) else { break };
            origin = before;
        }
        origin
    }

    /// The room that `room` succeeds. Of one that the bot isn't in any more a new device learns nothing: then as it was stored.
    fn before(&self, room: &NativeRoomId) -> Option<OwnedRoomId> {
        let stored = || self.moved.read().unwrap_or_else(PoisonError::into_inner).get(room).cloned();
        let Some(known) = self.client.get_room(room) else { return stored() };
        let before = known.predecessor_room()?.room_id;
        match self.client.get_room(&before) {
            Some(old) => old.successor_room().is_some_and(|after| after.room_id == room).then_some(before),
            None => stored().filter(|stored| *stored == before),
        }
    }

    /// The room that `room` succeeds, if that isn't stored yet.
    pub(super) fn unstored_move(&self, room: &NativeRoomId) -> Option<OwnedRoomId> {
        let before = self.before(room)?;
        (self.moved.read().unwrap_or_else(PoisonError::into_inner).get(room) != Some(&before)).then_some(before)
    }

    /// It is stored that `new` succeeds `old`.
    pub(super) fn note_move(&self, new: OwnedRoomId, old: OwnedRoomId) {
        self.moved.write().unwrap_or_else(PoisonError::into_inner).insert(new, old);
    }

    /// The room that succeeds `room`, as it was stored, or the newest one after it that is known.
    pub(super) fn stored_successor(&self, room: &NativeRoomId) -> Option<Room> {
        let moved = self.moved.read().unwrap_or_else(PoisonError::into_inner);
        let mut room = room.to_owned();
        for _ in 0..LONGEST_CHAIN {
            room = moved.iter().find(|(_, old)| **old == room)?.0.clone();
            if let Some(known) = self.client.get_room(&room) {
                return Some(known);
            }
        }
        None
    }

    /// The newest room of the channel.
    pub(super) async fn channel(&self, native: &str) -> Result<Room, Setback> {
        let put_out = || Setback::Refused(Refusal::PutOut);
        let known = |id: OwnedRoomId| self.client.get_room(&id).or_else(|| self.stored_successor(&id));
        let mut room = match NativeRoomId::parse(native).ok().and_then(known) {
            Some(room) => room,
            // A new device of the account learns nothing of a room that the bot was removed from before.
            None => match self.joined(native).await {
                Err(Setback::Gone) => return Err(put_out()),
                joined => joined?,
            },
        };
        for _ in 0..LONGEST_CHAIN {
            let Some(after) = room.successor_room() else { break };
            let Some(after) = self.client.get_room(&after.room_id) else {
                let is_followed = self.is_followed(&room, &after.room_id).await;
                return Err(if is_followed { later(JOINING) } else { put_out() });
            };
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

    /// Whether the bot is about to join `after`, by which `room` was replaced.
    async fn is_followed(&self, room: &Room, after: &NativeRoomId) -> bool {
        let following = self.following.lock().await;
        let known = following.get(&(room.room_id().to_owned(), after.to_owned()));
        room.state() == RoomState::Joined && known.is_none_or(|known| !known.has_failed())
    }

    /// The moves that are due. They count as being followed from now on.
    pub(super) async fn due_moves(&self) -> Vec<Move> {
        let (mut following, mut due) = (self.following.lock().await, Vec::new());
        for (room, after) in self.moves().collect::<Vec<_>>() {
            let (found, now) = ((room.room_id().to_owned(), after), now());
            let known = following.get(&found).copied();
            let is_due = known.is_none_or(|known| known.is_due(now));
            if is_due && matches!(self.own_mark(&room, PRESS_ROOM).await, Ok(None)) {
                following.insert(found.clone(), Following::begun(known, now));
                due.push(found);
            }
        }
        due
    }

    /// Joins the successor of an upgraded room. Returns it if it doesn't name what it succeeds, and is to be left again: anybody can
    /// have a room name any other.
    pub(super) async fn follow(&self, found: Move) -> Option<OwnedRoomId> {
        let (room, after) = (&found.0, &found.1);
        // Newer room ids don't name a server: one that has the old room has the new one.
        let servers: Vec<OwnedServerName> =
            [after, room].iter().filter_map(|id| id.server_name()).map(ToOwned::to_owned).collect();
        let joining = self.client.join_room_by_id_or_alias((&**after).into(), &servers);
        if let Err(setback) = self.limits.call(Limit::None, HEAVY, joining).await {
            tracing::warn!(room = %after, %setback, "an upgraded room can't be followed without an invitation");
            let mut following = self.following.lock().await;
            if let Some(known) = following.get_mut(&found) {
                *known = known.failed(&setback, now());
            }
            return None;
        }
        match self.succeeds_one_for_certain(after).await {
            Ok(true) => {
                tracing::info!(old = %room, new = %after, "followed an upgraded room");
                self.following.lock().await.remove(&found);
                None
            }
            Ok(false) => {
                tracing::warn!(old = %room, new = %after, "a room that an upgraded one names isn't its successor");
                self.following.lock().await.insert(found.clone(), Following::given_up());
                Some(found.1)
            }
            // Who leaves a room for which an invitation was needed doesn't come back.
            Err(setback) => {
                tracing::warn!(old = %room, new = %after, %setback, "whether a room is the successor of an upgraded one isn't known");
                None
            }
        }
    }
}
