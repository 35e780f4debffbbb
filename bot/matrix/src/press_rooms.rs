//! Press rooms: opened with their members, and brought into the state that the game needs.

use std::collections::{BTreeMap, BTreeSet};

use dragoman_game::event::{PersonId, PlatformName, RoomId};
use dragoman_game::post::Key;
use dragoman_game::refusal::Refusal;
use dragoman_game::room::Room as Wanted;
use dragoman_platform::{EnsuredRoom, Setback};
use matrix_sdk::Room;
use matrix_sdk::ruma::OwnedUserId;
use matrix_sdk::ruma::api::client::room::create_room::v3::{Request as CreateRoom, RoomPreset};
use serde_json::json;

use super::account::Account;
use super::members::Member;
use super::rooms::{PRESS_ROOM, encryption, history, raw, state, users};
use super::setback::{Limit, ORDINARY};

/// The power level needed to write in a locked room: only the bot has it. In an open room it is 0.
const LOCKED: i64 = 50;

/// What became of those who were to be invited.
#[derive(Debug, Default)]
struct Invited {
    /// Who couldn't be.
    refused: Vec<OwnedUserId>,
    /// Why others couldn't be yet.
    unreached: Option<Setback>,
    /// Who was invited again, having been in the room or invited before.
    again: Vec<OwnedUserId>,
}

impl Account {
    /// The press room `key`, locked if it is new: invited people could write before the service has stored it.
    pub(super) async fn open(&self, key: &Key, wanted: &Wanted) -> Result<RoomId, Setback> {
        let _one_at_a_time = self.making.hold(key.as_str()).await;
        let room = self.press_room(key, wanted).await?;
        Ok(RoomId::new(PlatformName::Matrix, room.room_id().as_str()))
    }

    /// The press room `key`, created if there is none.
    async fn press_room(&self, key: &Key, wanted: &Wanted) -> Result<Room, Setback> {
        if let Some(room) = self.find_marked(PRESS_ROOM, key).await? {
            return Ok(room);
        }
        match self.create_press_room(key, wanted, &users(&wanted.members)).await {
            // One refused invitation refuses all, and the room may exist or not.
            Err(Setback::Refused(Refusal::Permission(_) | Refusal::ClosedToBot)) => {
                match self.find_marked(PRESS_ROOM, key).await? {
                    Some(room) => Ok(room),
                    None => self.create_press_room(key, wanted, &BTreeSet::new()).await,
                }
            }
            made => made,
        }
    }

    /// Updates the press room `key` to match `wanted`.
    pub(super) async fn ensure_room(&self, key: &Key, wanted: &Wanted) -> Result<EnsuredRoom, Setback> {
        let _one_at_a_time = self.making.hold(key.as_str()).await;
        let members = users(&wanted.members);
        let room = match &wanted.known {
            None => self.press_room(key, wanted).await?,
            Some(id) => match self.known(id.native()).filter(|room| !room.is_tombstoned()) {
                Some(room) => room,
                // The sync with the room may still be to come. Another room under the key must be stored first.
                None => match self.find_marked(PRESS_ROOM, key).await? {
                    Some(room) if room.room_id() == id.native() => room,
                    Some(_) | None => return Err(Setback::Gone),
                },
            },
        };
        // Locked first and opened last, so that nobody writes while the members aren't right.
        if !wanted.open {
            self.set_open(&room, false).await?;
        }
        let present = self.memberships(&room).await?;
        self.put_strangers_out(&room, &present, &members).await?;
        let Invited { refused, unreached, again } =
            self.invite_missing(&room, &present, &members, wanted.ask_back).await?;
        if room.name().as_deref() != Some(wanted.name.as_str())
            && self.state(room.room_id(), "m.room.name", "").await?.is_none_or(|is| is["name"] != wanted.name)
        {
            self.limits.call(Limit::Messages, ORDINARY, room.set_name(wanted.name.clone())).await?;
        }
        if wanted.open {
            self.set_open(&room, true).await?;
        }
        // The others don't wait for an invitation that gets no answer.
        unreached.map_or(Ok(settled(&room, &refused, &again)), Err)
    }

    async fn create_press_room(
        &self,
        key: &Key,
        wanted: &Wanted,
        members: &BTreeSet<OwnedUserId>,
    ) -> Result<Room, Setback> {
        let mark = json!({ "key": key.as_str(), "channel": wanted.channel.native(), "game": wanted.game });
        let mut request = CreateRoom::new();
        request.preset = Some(RoomPreset::PrivateChat);
        request.name = Some(wanted.name.clone());
        // Invitations in the creation request count against the room's limit only, not against each person's.
        request.invite = members.iter().cloned().collect();
        let guests = state("m.room.guest_access", &json!({ "guest_access": "forbidden" }));
        let parent = self.parent(wanted).await;
        request.initial_state =
            [encryption(), history(), guests, state(PRESS_ROOM, &mark), parent].into_iter().flatten().collect();
        request.power_level_content_override = raw(&json!({
            "invite": 100,
            "kick": 100,
            "ban": 100,
            "state_default": 100,
            "users_default": 0,
            "events_default": LOCKED,
        }));
        self.create_encrypted(request).await
    }

    /// Removes those who don't belong into `room`. As long as somebody stays in it and reads what is written, it is locked.
    async fn put_strangers_out(
        &self,
        room: &Room,
        members: &BTreeMap<OwnedUserId, Member>,
        wanted: &BTreeSet<OwnedUserId>,
    ) -> Result<(), Setback> {
        let present = members.iter().filter(|(_, member)| member.is_here).map(|(user, _)| user);
        let (mut stay, mut unreached) = (Vec::new(), None);
        for stranger in present.filter(|user| **user != self.own && !wanted.contains(*user)) {
            match self.kick(room, stranger).await {
                Ok(is_removed) => {
                    tracing::info!(room = %room.room_id(), is_removed, "somebody who doesn't belong into a room isn't in it any more");
                }
                Err(later @ Setback::Later { .. }) => unreached = Some(later),
                Err(Setback::Refused(_) | Setback::Gone) => {
                    stay.push(PersonId::new(PlatformName::Matrix, stranger.as_str()))
                }
            }
        }
        if stay.is_empty() && unreached.is_none() {
            return Ok(());
        }
        let locked = match self.set_open(room, false).await {
            Ok(()) => true,
            Err(Setback::Refused(_) | Setback::Gone) => false,
            Err(later @ Setback::Later { .. }) => return Err(later),
        };
        tracing::warn!(room = %room.room_id(), locked, "somebody who doesn't belong into a room can't be removed");
        Err(unreached.unwrap_or(Setback::Refused(Refusal::Stranger { who: stay, locked })))
    }

    /// Invites the missing; people who left by themselves only if they are to be invited again.
    async fn invite_missing(
        &self,
        room: &Room,
        members: &BTreeMap<OwnedUserId, Member>,
        wanted: &BTreeSet<OwnedUserId>,
        ask_back: bool,
    ) -> Result<Invited, Setback> {
        let Invited { mut refused, mut unreached, mut again } = Invited::default();
        let stays_away = |member: &Member| member.is_here || member.has_left && !ask_back;
        for missing in wanted.iter().filter(|user| !members.get(*user).is_some_and(stays_away)) {
            match self.limits.invite(room, missing).await {
                Ok(()) => {
                    self.attempts.reached(room.room_id(), missing);
                    again.extend(members.contains_key(missing).then(|| missing.clone()));
                }
                // The others don't wait for a homeserver that is unreachable. A rate limit passes by itself.
                Err(Setback::Later { nothing_done: false, .. }) if self.attempts.is_last(room.room_id(), missing) => {
                    tracing::warn!(room = %room.room_id(), "the homeserver of an invited person doesn't answer");
                    refused.push(missing.clone());
                }
                Err(later @ Setback::Later { .. }) => unreached = Some(later),
                Err(Setback::Refused(_) | Setback::Gone) => refused.push(missing.clone()),
            }
        }
        Ok(Invited { refused, unreached, again })
    }

    async fn set_open(&self, room: &Room, open: bool) -> Result<(), Setback> {
        let Some(mut levels) = self.state(room.room_id(), "m.room.power_levels", "").await? else { return Ok(()) };
        let level = json!(if open { 0 } else { LOCKED });
        if levels["events_default"] == level {
            return Ok(());
        }
        levels["events_default"] = level;
        self.limits
            .call(Limit::Messages, ORDINARY, room.send_state_event_raw("m.room.power_levels", "", levels))
            .await
            .map(|_| ())
    }
}

fn settled(room: &Room, missing: &[OwnedUserId], again: &[OwnedUserId]) -> EnsuredRoom {
    let people =
        |users: &[OwnedUserId]| users.iter().map(|user| PersonId::new(PlatformName::Matrix, user.as_str())).collect();
    EnsuredRoom {
        room: RoomId::new(PlatformName::Matrix, room.room_id().as_str()),
        missing: people(missing),
        let_in: people(again),
    }
}
