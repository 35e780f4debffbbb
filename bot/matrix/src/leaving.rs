//! Leaves unneeded rooms: those of games that ended long ago, and those without other members.
//!
//! A room that is never left is part of every sync. Rooms are left by a request of our own: the SDK's also leaves every
//! room that this one claims to succeed, and anybody can create a room that claims to succeed a game's channel.

use dragoman_game::event::{ChannelId, PlatformName, RoomId};
use dragoman_platform::{Setback, Sink, StoreUnavailable};
use futures_util::FutureExt;
use jiff::{SignedDuration, Timestamp};
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::RawAnySyncOrStrippedState;
use matrix_sdk::ruma::api::client::membership::leave_room;
use matrix_sdk::ruma::{OwnedRoomId, RoomId as NativeRoomId};
use serde_json::Value;

use super::account::Account;
use super::rooms::{CONVERSATION, PRESS_ROOM, SPACE};
use super::setback::{HEAVY, Limit, now};
use super::spaces::CHILD;

/// The youngest age at which a room is left.
const LEAST: SignedDuration = SignedDuration::from_hours(24 * 30);
/// How many rooms are left at a time.
const AT_A_TIME: usize = 20;

/// The kind of a room, as far as that decides whether it is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A press room of the bot's; `known`: it belongs to a stored game.
    Press { known: bool },
    /// A space of the bot's; `played`: a game is in its channel, or one of its press rooms is known.
    Space { played: bool },
    /// A private conversation: somebody who left it may be invited back.
    Conversation,
    /// Somebody else's room; `played`: a game is in it.
    Channel { played: bool },
}

/// Whether a room of this kind and age can be left; `alone`: nobody else is in it.
fn is_unneeded(kind: Kind, age: SignedDuration, alone: bool) -> bool {
    let unused = match kind {
        Kind::Press { known } => !known,
        Kind::Space { played } => !played,
        Kind::Conversation => false,
        Kind::Channel { played } => alone && !played,
    };
    unused && age >= LEAST
}

impl Account {
    /// Leaves `room`, and no other.
    pub(super) async fn leave(&self, room: &NativeRoomId) -> Result<(), Setback> {
        let request = leave_room::v3::Request::new(room.to_owned());
        self.limits.call(Limit::None, HEAVY, self.client.send(request)).await.map(|_| ())
    }

    /// Unneeded rooms, a few at a time.
    pub(super) async fn unneeded(&self, sink: &dyn Sink) -> Result<Vec<OwnedRoomId>, StoreUnavailable> {
        let mut unneeded = Vec::new();
        for room in self.client.joined_rooms() {
            let Some(begun) = begun(&room).await else { continue };
            let Some(kind) = self.kind(&room, sink).await? else { continue };
            let alone = room.active_members_count() <= 1 && !room.is_tombstoned();
            if is_unneeded(kind, now().duration_since(begun), alone) {
                unneeded.push(room.room_id().to_owned());
            }
            if unneeded.len() >= AT_A_TIME {
                break;
            }
        }
        Ok(unneeded)
    }

    /// Leaves these rooms. Refused ones are tried again the next time.
    pub(super) async fn leave_all(&self, rooms: Vec<OwnedRoomId>) {
        for room in rooms {
            match self.leave(&room).await {
                Ok(()) => tracing::info!(%room, "left a room that isn't needed any more"),
                Err(setback) => tracing::info!(%room, %setback, "an unneeded room can't be left now"),
            }
        }
    }

    /// The kind of `room`; `None`: unknown at present.
    async fn kind(&self, room: &Room, sink: &dyn Sink) -> Result<Option<Kind>, StoreUnavailable> {
        let Ok(press) = self.own_mark(room, PRESS_ROOM).await else { return Ok(None) };
        if press.is_some() {
            return Ok(Some(Kind::Press { known: is_known(room.room_id(), sink).await? }));
        }
        if room.is_space() {
            let Ok(Some(mark)) = self.own_mark(room, SPACE).await else { return Ok(None) };
            let channel = ChannelId::new(PlatformName::Matrix, mark["channel"].as_str().unwrap_or_default());
            let mut played = sink.has_game(&channel).await?;
            for child in children(room).await {
                played |= is_known(&child, sink).await?;
            }
            return Ok(Some(Kind::Space { played }));
        }
        match self.own_mark(room, CONVERSATION).await {
            Ok(None) if !self.is_begun(room.room_id()).await => {
                let channel = ChannelId::new(PlatformName::Matrix, self.origin(room).as_str());
                Ok(Some(Kind::Channel { played: sink.has_game(&channel).await? }))
            }
            Ok(_) => Ok(Some(Kind::Conversation)),
            Err(_) => Ok(None),
        }
    }
}

async fn is_known(room: &NativeRoomId, sink: &dyn Sink) -> Result<bool, StoreUnavailable> {
    sink.is_press_room(&RoomId::new(PlatformName::Matrix, room.as_str())).await
}

/// When `room` was created, according to its first event.
async fn begun(room: &Room) -> Option<Timestamp> {
    let event = room.get_state_event("m.room.create".into(), "").boxed().await.ok()??;
    let RawAnySyncOrStrippedState::Sync(event) = event else { return None };
    let event: Value = event.deserialize_as_unchecked().ok()?;
    Timestamp::from_millisecond(event["origin_server_ts"].as_i64()?).ok()
}

/// The rooms in a space.
async fn children(space: &Room) -> Vec<OwnedRoomId> {
    let events = space.get_state_events(CHILD.into()).boxed().await.unwrap_or_default();
    let child = |event: RawAnySyncOrStrippedState| {
        let RawAnySyncOrStrippedState::Sync(event) = event else { return None };
        let event: Value = event.deserialize_as_unchecked().ok()?;
        NativeRoomId::parse(event["state_key"].as_str()?).ok()
    };
    events.into_iter().filter_map(child).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_old_unneeded_rooms_are_left() {
        let old = LEAST;
        for (kind, alone) in [
            (Kind::Press { known: false }, false),
            (Kind::Space { played: false }, false),
            (Kind::Channel { played: false }, true),
        ] {
            assert!(is_unneeded(kind, old, alone), "{kind:?}");
            assert!(!is_unneeded(kind, old - SignedDuration::from_secs(1), alone), "{kind:?} is young");
        }
        for (kind, alone) in [
            (Kind::Press { known: true }, true),
            (Kind::Space { played: true }, true),
            (Kind::Conversation, true),
            (Kind::Channel { played: true }, true),
            (Kind::Channel { played: false }, false),
        ] {
            assert!(!is_unneeded(kind, old, alone), "{kind:?}");
        }
    }
}
