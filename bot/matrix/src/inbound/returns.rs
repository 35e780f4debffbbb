//! People who come back to a game's room are let into its press rooms again: who leaves a space leaves its rooms with it.

use std::time::Duration;

use dragoman_game::event::{PersonId, PlatformName, RoomId};
use dragoman_game::report::MemberChange;
use futures_util::FutureExt;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::events::room::member::MembershipState;
use matrix_sdk::ruma::{OwnedUserId, UserId};
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
        let back: Vec<OwnedUserId> =
            events.iter().filter_map(returned).filter(|user| *user != self.account.own).collect();
        if back.is_empty() || !matches!(self.account.own_mark(room, PRESS_ROOM).await, Ok(None)) {
            return Ok(());
        }
        let now = now();
        self.returned.retain(|_, at| *at + PAUSE > now);
        let channel = self.account.origin(room);
        for user in back {
            if self.returned.contains_key(&user) {
                continue;
            }
            for press in self.account.client.joined_rooms() {
                let Ok(Some(mark)) = self.account.own_mark(&press, PRESS_ROOM).await else { continue };
                if mark["channel"] != channel.as_str() || !has_left(&press, &user).await {
                    continue;
                }
                self.returned.insert(user.clone(), now);
                let id = RoomId::new(PlatformName::Matrix, press.room_id().as_str());
                let person = PersonId::new(PlatformName::Matrix, user.as_str());
                let change = MemberChange::Back { is_in: false };
                self.stored(|| self.sink.room_member(&id, &person, change)).await?;
            }
        }
        Ok(())
    }
}

/// Who joins by this event after having left.
fn returned(event: &TimelineEvent) -> Option<OwnedUserId> {
    let native = Native::of(event).filter(|native| native.kind == "m.room.member")?;
    let before = &native.unsigned["prev_content"]["membership"];
    let joins = native.content["membership"] == "join" && before != "join";
    UserId::parse(native.state_key?).ok().filter(|_| joins)
}

/// Whether `user` was in `room` and has left it by themselves.
async fn has_left(room: &Room, user: &UserId) -> bool {
    let member = room.get_member_no_sync(user).boxed().await.ok().flatten();
    room.state() == RoomState::Joined
        && member
            .is_some_and(|member| *member.membership() == MembershipState::Leave && member.event().sender() == user)
}
