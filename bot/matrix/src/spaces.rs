//! A space for each game, in which clients show its public room and its press rooms together.
//!
//! It is optional: no messages are written in it, and a game works without it. The space is found again by the key in
//! its state. It lists rooms only by id: people outside a press room learn neither its name nor its members.

use std::collections::BTreeSet;

use dragoman_game::post::Key;
use dragoman_game::refusal::Refusal;
use dragoman_game::room::Room as Wanted;
use dragoman_platform::{Setback, Space};
use futures_util::FutureExt;
use matrix_sdk::Room;
use matrix_sdk::ruma::api::client::room::create_room::v3::{Request as CreateRoom, RoomPreset};
use matrix_sdk::ruma::events::StateEventType;
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, RoomId as NativeRoomId};
use serde_json::{Value, json};

use super::account::Account;
use super::rooms::{SPACE, raw, state_of, users};
use super::setback::{HEAVY, Limit, ORDINARY, later, setback};

/// The state event by which a space lists a room.
pub(super) const CHILD: &str = "m.space.child";
const PARENT: &str = "m.space.parent";

impl Account {
    /// The servers through which other homeservers reach the bot's rooms.
    fn via(&self) -> Value {
        json!({ "via": [self.own.server_name()] })
    }

    fn parent_content(&self) -> Value {
        json!({ "via": [self.own.server_name()], "canonical": true })
    }

    /// The space of a press room's game, for the room's first state: saves a message later. `None` if there is no space
    /// yet; then [`Self::ensure_space`] sets it.
    pub(super) async fn parent<T>(&self, wanted: &Wanted) -> Option<Raw<T>> {
        let space = self.read_note(&space_of(wanted.channel.native(), &wanted.game)).await?;
        state_of(PARENT, &space, &self.parent_content())
    }

    /// Updates the space `key` to match `wanted`.
    pub(super) async fn ensure_space(&self, key: &Key, wanted: &Space) -> Result<(), Setback> {
        let _one_at_a_time = self.making.hold(key.as_str()).await;
        let members = users(&wanted.members);
        let children: Vec<OwnedRoomId> = std::iter::once(wanted.channel.native())
            .chain(wanted.rooms.iter().map(|room| room.native()))
            .filter_map(|id| NativeRoomId::parse(id).ok())
            .collect();
        let space = match self.find_marked(SPACE, key).await? {
            Some(space) => {
                self.set_children(&space, &children).await?;
                self.invite_newcomers(&space, &members).await?;
                space
            }
            None => match self.create_space(key, wanted, &members, &children).await {
                // One refused invitation refuses all, and the space may exist or not.
                Err(Setback::Refused(Refusal::Permission(_) | Refusal::ClosedToBot)) => {
                    let space = match self.find_marked(SPACE, key).await? {
                        Some(space) => space,
                        None => self.create_space(key, wanted, &BTreeSet::new(), &children).await?,
                    };
                    self.invite_newcomers(&space, &members).await?;
                    space
                }
                made => made?,
            },
        };
        self.note(&space_of(wanted.channel.native(), &wanted.name), space.room_id().as_str()).await;
        for child in &children {
            self.set_parent(child, space.room_id()).await?;
        }
        Ok(())
    }

    async fn create_space(
        &self,
        key: &Key,
        wanted: &Space,
        members: &BTreeSet<OwnedUserId>,
        children: &[OwnedRoomId],
    ) -> Result<Room, Setback> {
        let mark = json!({ "key": key.as_str(), "channel": wanted.channel.native(), "game": wanted.name });
        let mut request = CreateRoom::new();
        request.preset = Some(RoomPreset::PrivateChat);
        request.name = Some(wanted.name.clone());
        // Clients show it with the invitation.
        request.topic = Some(wanted.about.clone());
        request.creation_content = raw(&json!({ "type": "m.space" }));
        // Invitations in the creation request count against the room's limit only, and its first state against none.
        request.invite = members.iter().cloned().collect();
        let guests = state_of("m.room.guest_access", "", &json!({ "guest_access": "forbidden" }));
        let children = children.iter().map(|child| state_of(CHILD, child.as_str(), &self.via()));
        request.initial_state = [guests, state_of(SPACE, "", &mark)].into_iter().chain(children).flatten().collect();
        request.power_level_content_override = raw(&json!({
            "invite": 100, "kick": 100, "ban": 100, "state_default": 100, "events_default": 100, "users_default": 0,
        }));
        self.limits.call(Limit::Rooms, HEAVY, self.client.create_room(request)).await
    }

    async fn set_children(&self, space: &Room, children: &[OwnedRoomId]) -> Result<(), Setback> {
        for child in children {
            if !self.has_content(space, CHILD, child.as_str()).await? {
                let sending = space.send_state_event_raw(CHILD, child.as_str(), self.via());
                self.limits.call(Limit::Messages, ORDINARY, sending).await?;
            }
        }
        Ok(())
    }

    /// Sets a room's space, where the bot may: always in a press room, elsewhere only with permission. The space lists
    /// the room either way.
    async fn set_parent(&self, child: &NativeRoomId, space: &NativeRoomId) -> Result<(), Setback> {
        let Some(room) = self.client.get_room(child) else {
            // The room before an upgrade, in which the bot isn't any more.
            if self.stored_successor(child).is_some() {
                return Ok(());
            }
            // Just created: the sync with it is still to come.
            return Err(later(std::time::Duration::from_secs(1)));
        };
        let allowed = room
            .power_levels()
            .boxed()
            .await
            .is_ok_and(|levels| levels.user_can_send_state(&self.own, StateEventType::SpaceParent));
        if allowed && !self.has_content(&room, PARENT, space.as_str()).await? {
            let sending = room.send_state_event_raw(PARENT, space.as_str(), self.parent_content());
            self.limits.call(Limit::Messages, ORDINARY, sending).await?;
        }
        Ok(())
    }

    /// Whether `room` has a non-empty state event of this kind with the state key `of`, as of the last sync.
    async fn has_content(&self, room: &Room, kind: &str, of: &str) -> Result<bool, Setback> {
        let Some(event) = room.get_state_event(kind.into(), of).boxed().await.map_err(|error| setback(&error))? else {
            return Ok(false);
        };
        let via = match event {
            matrix_sdk::deserialized_responses::RawAnySyncOrStrippedState::Sync(event) => {
                event.deserialize_as_unchecked::<Value>().is_ok_and(|event| event["content"]["via"].is_array())
            }
            matrix_sdk::deserialized_responses::RawAnySyncOrStrippedState::Stripped(_) => false,
        };
        Ok(via)
    }

    /// Invites people who never were in the space, and removes those without a seat. People who left it aren't invited
    /// again.
    async fn invite_newcomers(&self, space: &Room, wanted: &BTreeSet<OwnedUserId>) -> Result<(), Setback> {
        let members = self.memberships(space).await?;
        for (user, member) in &members {
            if member.is_here && *user != self.own && !wanted.contains(user) {
                self.kick(space, user).await?;
            }
        }
        let mut unreached = None;
        for newcomer in wanted.iter().filter(|user| !members.contains_key(*user)) {
            match self.limits.invite(space, newcomer).await {
                // The space is optional for them, and the others still need it.
                Ok(()) | Err(Setback::Refused(_)) => {}
                Err(later @ Setback::Later { .. }) => unreached = Some(later),
                Err(setback) => return Err(setback),
            }
        }
        unreached.map_or(Ok(()), Err)
    }
}

/// The name of the value with the space of the newest game of this name in a channel.
fn space_of(channel: &str, game: &str) -> String {
    format!("org.dragoman.space.{channel}.{game}")
}
