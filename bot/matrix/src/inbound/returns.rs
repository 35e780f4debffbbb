//! People who come back to a game's room are let into its press rooms again: who leaves a space leaves its rooms with it.

use std::collections::BTreeSet;
use std::time::Duration;

use dragoman_game::event::{PersonId, PlatformName, RoomId};
use dragoman_game::report::MemberChange;
use futures_util::FutureExt;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::{OwnedUserId, RoomId as NativeRoomId, UserId};
use matrix_sdk::{Room, RoomState};

use super::Inbound;
use crate::history::Stopped;
use crate::reading::Native;
use crate::rooms::PRESS_ROOM;
use crate::setback::now;

/// Somebody who comes and goes is let in again once in this time.
const PAUSE: Duration = Duration::from_secs(3600);

impl Inbound<'_> {
    /// `events` of `room`: lets those who have joined it again into the press rooms that belong to it and that they have left.
    pub(super) async fn welcome_back(&mut self, room: &Room, events: &[TimelineEvent]) -> Result<(), Stopped> {
        let now = now();
        self.returned.retain(|_, at| *at + PAUSE > now);
        let is_new = |user: &OwnedUserId| *user != self.account.own && !self.returned.contains_key(user);
        let back: BTreeSet<OwnedUserId> = events.iter().filter_map(returned).filter(is_new).collect();
        if back.is_empty() || !matches!(self.account.own_mark(room, PRESS_ROOM).await, Ok(None)) {
            return Ok(());
        }
        for press in self.press_rooms_of(&self.account.origin(room)).await {
            let id = RoomId::new(PlatformName::Matrix, press.room_id().as_str());
            for user in &back {
                if has_left(&press, user).await {
                    self.returned.insert(user.clone(), now);
                    let person = PersonId::new(PlatformName::Matrix, user.as_str());
                    let change = MemberChange::Back { is_in: false };
                    self.stored(|| self.sink.room_member(&id, &person, change.clone())).await?;
                }
            }
        }
        Ok(())
    }

    /// The press rooms that belong to `channel`.
    async fn press_rooms_of(&self, channel: &NativeRoomId) -> Vec<Room> {
        let mut rooms = Vec::new();
        for press in self.account.client.joined_rooms() {
            let mark = self.account.own_mark(&press, PRESS_ROOM).await;
            if matches!(mark, Ok(Some(mark)) if mark["channel"] == channel.as_str()) {
                rooms.push(press);
            }
        }
        rooms
    }
}

/// Who joins by this event after having left.
fn returned(event: &TimelineEvent) -> Option<OwnedUserId> {
    let native = Native::of(event).filter(Native::is_joining)?;
    UserId::parse(native.state_key?).ok()
}

/// Whether `user` was in `room` and has left it by themselves.
async fn has_left(room: &Room, user: &UserId) -> bool {
    let member = room.get_member_no_sync(user).boxed().await.ok().flatten();
    room.state() == RoomState::Joined
        && member
            .is_some_and(|member| *member.membership() == MembershipState::Leave && member.event().sender() == user)
}
