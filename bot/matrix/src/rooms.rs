//! The use of each room, and opening of missing conversations.
//!
//! A press room is marked by a state event of the bot's with its key, by which it is also found again. A conversation
//! is a room with exactly the bot and one person in it that nobody else can read (`privacy`): as soon as a third joins,
//! nothing private is posted there any more. Every other room is a channel.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use dragoman_game::event::{ChannelId, PersonId, PlatformName};
use dragoman_game::post::Key;
use dragoman_game::refusal::{NotPrivate, Refusal};
use dragoman_platform::Setback;
use futures_util::FutureExt;
use matrix_sdk::deserialized_responses::RawAnySyncOrStrippedState;
use matrix_sdk::ruma::api::client::membership::{get_member_events, joined_rooms};
use matrix_sdk::ruma::api::client::room::create_room::v3::{Request as CreateRoom, RoomPreset};
use matrix_sdk::ruma::api::client::state::get_state_event_for_key;
use matrix_sdk::ruma::api::error::ErrorKind;
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{OwnedRoomId, OwnedUserId, RoomId as NativeRoomId, UserId};
use matrix_sdk::{Error, Room, RoomMemberships, RoomState};
use serde_json::{Value, json};

use super::account::Account;
use super::members::{Member, MemberEvent};
use super::preferred::{left, preferred};
use super::privacy::Readers;
use super::setback::{HEAVY, Limit, ORDINARY, later, now, setback, within};

/// The state event that marks a press room: its key, and the channel of its game.
pub(super) const PRESS_ROOM: &str = "org.dragoman.room";
/// The state event that marks a conversation that the bot opened, with its person.
pub(super) const CONVERSATION: &str = "org.dragoman.conversation";
/// The state event that marks a space of the bot's: its key, the game and the channel of the game.
pub(super) const SPACE: &str = "org.dragoman.space";
/// The stored value for a conversation that the bot opened.
const OURS: &str = "ours";
/// How often the members of a new room are asked for until everybody who was invited is among them.
const LOOKS: u32 = 3;
/// How many people, with the bot, are in a conversation into which somebody else was let: several may come at once. Of a
/// larger room it needn't be asked with everybody who joins it.
const SHARED_BY: std::ops::RangeInclusive<u64> = 3..=6;
/// The pause before the members of a room are asked for again that can't be told.
const UNREADABLE: Duration = Duration::from_secs(60);
/// The shortest time between two invitations of somebody who left the conversation.
const CALLED_BACK: Duration = Duration::from_secs(3600);

/// What a room is used for.
pub(super) enum Usage {
    /// The private conversation with this person.
    Conversation(OwnedUserId),
    /// Only this person and the bot are in it, but it isn't private.
    NotPrivate(OwnedUserId, NotPrivate),
    /// A press room of the bot's, and the channel of its game.
    Press(Option<ChannelId>),
    /// A public place.
    Channel,
    /// A space: no messages are written in it.
    Space,
}

pub(super) fn raw<T>(value: &Value) -> Option<Raw<T>> {
    Raw::<Value>::new(value).ok().map(Raw::cast_unchecked)
}

/// A state event of a new room.
pub(super) fn state<T>(kind: &str, content: &Value) -> Option<Raw<T>> {
    state_of(kind, "", content)
}

/// The same with a state key.
pub(super) fn state_of<T>(kind: &str, of: &str, content: &Value) -> Option<Raw<T>> {
    raw(&json!({ "type": kind, "state_key": of, "content": content }))
}

pub(super) fn encryption<T>() -> Option<Raw<T>> {
    state("m.room.encryption", &json!({ "algorithm": "m.megolm.v1.aes-sha2" }))
}

/// Invited people can read from the invitation on, not only from joining: the first messages in a room, among them who
/// can read it, are written before anybody has joined. Nobody sees messages from before the invitation.
pub(super) fn history<T>() -> Option<Raw<T>> {
    state("m.room.history_visibility", &json!({ "history_visibility": "invited" }))
}

impl Account {
    /// The content of a state event of this type that the bot itself set, as of the last sync.
    pub(super) async fn own_mark(&self, room: &Room, kind: &str) -> Result<Option<Value>, Error> {
        let Some(RawAnySyncOrStrippedState::Sync(event)) = room.get_state_event(kind.into(), "").boxed().await? else {
            return Ok(None);
        };
        let event: Value = event.deserialize_as_unchecked()?;
        Ok((event["sender"] == self.own.as_str()).then(|| event["content"].clone()))
    }

    /// The use of `room`. An error must not be taken for a use: a private message taken for a public one would be
    /// skipped.
    pub(super) async fn usage(&self, room: &Room) -> Result<Usage, Error> {
        if room.is_space() {
            return Ok(Usage::Space);
        }
        if let Some(mark) = self.own_mark(room, PRESS_ROOM).await? {
            return Ok(Usage::Press(mark["channel"].as_str().map(|id| ChannelId::new(PlatformName::Matrix, id))));
        }
        Ok(match self.alone_with(room, None).await? {
            Some((person, None)) => Usage::Conversation(person),
            Some((person, Some(why))) => Usage::NotPrivate(person, why),
            None => Usage::Channel,
        })
    }

    /// Whether the use of `room` can be told without asking the homeserver, which may ask others who is in the room.
    pub(super) fn knows_members(room: &Room) -> bool {
        room.are_members_synced() || room.active_members_count() > 2 || room.is_space() || room.is_tombstoned()
    }

    /// The use of `room`, and who is in it, so that it is known from now on.
    pub(super) async fn learn_usage(&self, room: &Room) -> Result<Usage, Error> {
        if !Self::knows_members(room) {
            in_time(room.sync_members()).await?;
        }
        self.usage(room).await
    }

    /// Who is alone with the bot in `room`, and why that isn't private, if it isn't. `None`: `room` is no conversation,
    /// or with `person` given, none with that person that could be private.
    ///
    /// A group's room may contain only its founder and the bot for a while: a room with a name or an alias is private
    /// only if it was created as a conversation.
    pub(super) async fn alone_with(
        &self,
        room: &Room,
        person: Option<&UserId>,
    ) -> Result<Option<(OwnedUserId, Option<NotPrivate>)>, Error> {
        if room.active_members_count() > 2 || room.is_space() || room.is_tombstoned() {
            return Ok(None);
        }
        // In a room of somebody else's making nothing is private: its members needn't be asked for. A stranger's homeserver
        // may never say who they are, and whoever is looked for would wait for it.
        if let (Some(person), Some(creators)) = (person, room.creators())
            && creators.iter().any(|creator| *creator != self.own && creator != person)
        {
            return Ok(None);
        }
        let members = in_time(room.members(RoomMemberships::all())).await?;
        let active = members.iter().filter(|member| RoomMemberships::ACTIVE.matches(member.membership()));
        let active: Vec<&UserId> = active.map(|member| member.user_id()).collect();
        let other = match active.as_slice() {
            [one, two] if *one == self.own => (*two).to_owned(),
            [one, two] if *two == self.own => (*one).to_owned(),
            _ => return Ok(None),
        };
        if person.is_some_and(|person| other != person) {
            return Ok(None);
        }
        if self.own_mark(room, PRESS_ROOM).await?.is_some() {
            return Ok(None);
        }
        let begun = self.read_note(&begun_as_conversation(room.room_id())).await;
        if begun.is_none() && is_named(room) {
            return Ok(Some((other, Some(NotPrivate::Shared))));
        }
        let Some(creators) = room.creators() else {
            // The sync with the room is still to come. A room of the bot's is as it was just created.
            return match begun.as_deref() {
                Some(OURS) => Ok(Some((other, None))),
                Some(_) | None => Err(std::io::Error::from(std::io::ErrorKind::WouldBlock).into()),
            };
        };
        let readers = Readers {
            creators,
            had_others: members.iter().any(|member| member.user_id() != self.own && member.user_id() != other),
            opened_by_bot: begun.as_deref() == Some(OURS),
            join_rule: room.join_rule(),
            history: room.history_visibility_or_default(),
            encrypted: in_time(room.latest_encryption_state()).await?.is_encrypted(),
        };
        let obstacle = readers.obstacle(&self.own, &other);
        Ok(Some((other, obstacle)))
    }

    /// Deletes the values about `person`: their preferred room, which choice was offered there last, and the identity that
    /// they had.
    pub(super) async fn forget(&self, person: &PersonId) -> Result<(), Setback> {
        let Some(person) = user(person) else { return Ok(()) };
        self.called_back.lock().await.remove(&person);
        self.limits.forget(&person);
        let name = preferred(&person);
        let room = self.read_note(&name).await.and_then(|room| NativeRoomId::parse(room).ok());
        let notes = [name, left(&person), identity_note(person.as_str())];
        for note in room.as_deref().map(newest_choice).into_iter().chain(notes) {
            if let Err(error) = self.client.state_store().remove_custom_value(note.as_bytes()).await {
                tracing::warn!(%error, "a note couldn't be deleted");
                return Err(later(Duration::from_secs(60)));
            }
        }
        Ok(())
    }

    /// The room of a place that isn't a person, as of the last sync.
    pub(super) fn known(&self, native: &str) -> Option<Room> {
        let id = NativeRoomId::parse(native).ok()?;
        self.client.get_room(&id).filter(|room| room.state() == RoomState::Joined)
    }

    /// The room of a place that isn't a person. Only the homeserver can say that it is gone: the sync with the room may
    /// still be to come.
    pub(super) async fn joined(&self, native: &str) -> Result<Room, Setback> {
        if let Some(room) = self.known(native) {
            return Ok(room);
        }
        let there = self.joined_rooms().await?.iter().any(|id| id == native);
        Err(if there { later(Duration::from_secs(1)) } else { Setback::Gone })
    }

    pub(super) async fn joined_rooms(&self) -> Result<Vec<OwnedRoomId>, Setback> {
        let request = joined_rooms::v3::Request::new();
        Ok(self.limits.call(Limit::None, ORDINARY, self.client.send(request)).await?.joined_rooms)
    }

    /// Stores that a room was created as a conversation, no matter its name.
    pub(super) async fn note_begun(&self, room: &NativeRoomId) {
        self.note(&begun_as_conversation(room), "yes").await;
    }

    /// The conversation with `person`, opened if there is none.
    pub(super) async fn conversation(&self, person: &UserId) -> Result<Room, Setback> {
        if let Some(room) = self.find_conversation(person).await? {
            return Ok(room);
        }
        let _one_at_a_time = self.making.hold(person.as_str()).await;
        // Before they are looked at: a sync may come in between.
        let complete = self.complete_rooms().await?;
        if let Some(room) = self.find_conversation(person).await? {
            return Ok(room);
        }
        if let Some(room) = self.abandoned(person).await? {
            return self.call_back(person, room).await;
        }
        // The answer to an earlier creation may have been lost: of two conversations, one post could be made in each.
        if self.marked_there(CONVERSATION, &complete, |mark| mark["person"] == person.as_str()).await?.is_some() {
            return Err(later(Duration::from_secs(1)));
        }
        let mut request = CreateRoom::new();
        request.preset = Some(RoomPreset::PrivateChat);
        request.is_direct = true;
        request.invite = vec![person.to_owned()];
        request.initial_state = [encryption(), history(), state(CONVERSATION, &json!({ "person": person }))]
            .into_iter()
            .flatten()
            .collect();
        request.power_level_content_override = raw(&json!({ "invite": 100, "state_default": 100 }));
        let room = self.create_encrypted(request).await.map_err(closed_to_bot)?;
        self.note_preferred(person, room.room_id()).await;
        self.note(&begun_as_conversation(room.room_id()), OURS).await;
        Ok(room)
    }

    /// The existing conversation with `person`: the one in which they wrote last, otherwise any. An error is better
    /// than a wrong `None`, which would open another.
    pub(super) async fn find_conversation(&self, person: &UserId) -> Result<Option<Room>, Setback> {
        if let Some(id) = self.read_note(&preferred(person)).await {
            match self.joined(&id).await {
                Ok(room) if self.is_conversation_with(&room, person).await? => return Ok(Some(room)),
                Ok(_) | Err(Setback::Gone) => {}
                // Its sync is still to come.
                Err(setback) => return Err(setback),
            }
        }
        for room in self.client.joined_rooms() {
            if self.is_conversation_with(&room, person).await? {
                self.note_preferred(person, room.room_id()).await;
                return Ok(Some(room));
            }
        }
        Ok(None)
    }

    /// Who wrote to the bot in private in `room` last, if that was before `newcomer` was let in. All others wait meanwhile, so
    /// the homeserver isn't asked: it may ask another one, which never answers. Who was alone in the room is known, since its
    /// members were asked for then, and who came later came with a sync.
    pub(super) async fn was_alone_in(&self, room: &Room, newcomer: &UserId) -> Option<OwnedUserId> {
        if !SHARED_BY.contains(&room.active_members_count()) || room.is_space() {
            return None;
        }
        let members = room.members_no_sync(RoomMemberships::ACTIVE).boxed().await.ok()?;
        for user in members.iter().map(|member| member.user_id()) {
            if user != self.own && user != newcomer && self.is_preferred(user, room.room_id()).await {
                return Some(user.to_owned());
            }
        }
        None
    }

    /// Whether `room` is private between the bot and `person` now.
    pub(super) async fn is_conversation_with(&self, room: &Room, person: &UserId) -> Result<bool, Setback> {
        let alone = self.alone_with(room, Some(person)).await.map_err(|error| setback(&error))?;
        Ok(alone.is_some_and(|(_, obstacle)| obstacle.is_none()))
    }

    /// A conversation that the bot opened with `person` and that they have left or never joined.
    async fn abandoned(&self, person: &UserId) -> Result<Option<Room>, Setback> {
        for room in self.client.joined_rooms() {
            if room.active_members_count() <= 1
                && !room.is_tombstoned()
                && let Some(mark) = self.own_mark(&room, CONVERSATION).await.map_err(|error| setback(&error))?
                && mark["person"] == person.as_str()
            {
                return Ok(Some(room));
            }
        }
        Ok(None)
    }

    /// Invites `person` back, once an hour at most: somebody who leaves again within the hour isn't invited. Only the caller
    /// does so for this person now. Others don't wait: the invitation may hang with the person's homeserver.
    async fn call_back(&self, person: &UserId, room: Room) -> Result<Room, Setback> {
        let last = self.called_back.lock().await.get(person).copied();
        if last.is_some_and(|at| now() < at + CALLED_BACK) {
            return Err(Setback::Refused(Refusal::ClosedToBot));
        }
        self.limits.invite(&room, person).await.map_err(closed_to_bot)?;
        self.called_back.lock().await.insert(person.to_owned(), now());
        Ok(room)
    }

    /// Creates a room in which posts are encrypted, and learns who is in it. A sync may have brought the room before its
    /// invitations, so that the members seem to be known without those who were invited: they would get no key for the
    /// first post.
    pub(super) async fn create_encrypted(&self, request: CreateRoom) -> Result<Room, Setback> {
        let invited = request.invite.clone();
        let room = self.limits.call(Limit::Rooms, HEAVY, self.client.create_room(request)).await?;
        for _ in 0..LOOKS {
            // An answer to who asked before the invitations may come only now.
            room.mark_members_missing();
            let learned = self.limits.call(Limit::None, ORDINARY, room.sync_members()).await;
            if knows_all(&room, &invited).await {
                return Ok(room);
            }
            if learned.is_err() {
                break;
            }
        }
        // Whoever writes there first asks again.
        room.mark_members_missing();
        Ok(room)
    }

    /// The room that was created under `key` and marked as `kind`: searched in the last sync, then on the homeserver
    /// (the answer to its creation may have been lost).
    pub(super) async fn find_marked(&self, kind: &str, key: &Key) -> Result<Option<Room>, Setback> {
        // Before their state is read: a sync may come in between.
        let complete = self.complete_rooms().await?;
        for room in self.client.joined_rooms() {
            let mark = self.own_mark(&room, kind).await.map_err(|error| setback(&error))?;
            if mark.is_some_and(|mark| mark["key"] == key.as_str()) && !room.is_tombstoned() {
                return Ok(Some(room));
            }
        }
        match self.marked_there(kind, &complete, |mark| mark["key"] == key.as_str()).await? {
            // The bot's room, but the sync with it is still to come.
            Some(id) => self.client.get_room(&id).map(Some).ok_or_else(|| later(Duration::from_secs(1))),
            None => Ok(None),
        }
    }

    /// The joined rooms whose whole state came with the last sync.
    async fn complete_rooms(&self) -> Result<BTreeSet<OwnedRoomId>, Setback> {
        let mut complete = BTreeSet::new();
        for room in self.client.joined_rooms() {
            if room.is_state_fully_synced() && !self.is_half_made(&room).await.map_err(|error| setback(&error))? {
                complete.insert(room.room_id().to_owned());
            }
        }
        Ok(complete)
    }

    /// The first room that the homeserver has under such a mark of this kind, of those that aren't known completely.
    async fn marked_there(
        &self,
        kind: &str,
        complete: &BTreeSet<OwnedRoomId>,
        is_it: impl Fn(&Value) -> bool,
    ) -> Result<Option<OwnedRoomId>, Setback> {
        for id in self.joined_rooms().await? {
            if !complete.contains(&id) && self.state(&id, kind, "").await?.is_some_and(|mark| is_it(&mark)) {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// Whether a sync came while the homeserver made this room for the bot, and contained only the beginning of its
    /// state: the bot marks all its rooms.
    async fn is_half_made(&self, room: &Room) -> Result<bool, Error> {
        if !room.creators().is_some_and(|creators| creators.contains(&self.own)) {
            return Ok(false);
        }
        for kind in [PRESS_ROOM, CONVERSATION, SPACE] {
            if self.own_mark(room, kind).await?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The content of a state event, as the homeserver has it now.
    pub(super) async fn state(&self, room: &NativeRoomId, kind: &str, of: &str) -> Result<Option<Value>, Setback> {
        let request = get_state_event_for_key::v3::Request::new(room.to_owned(), kind.into(), of.to_owned());
        let ask = async {
            match self.client.send(request).await {
                Ok(response) => {
                    Ok(Some(response.into_content().deserialize_as_unchecked::<Value>().unwrap_or_default()))
                }
                Err(error) if matches!(error.client_api_error_kind(), Some(ErrorKind::NotFound)) => Ok(None),
                Err(error) => Err(error),
            }
        };
        self.limits.call(Limit::None, ORDINARY, ask).await
    }

    /// Who is or was in a room, according to the homeserver: the last sync may be older than the bot's own last change.
    pub(super) async fn memberships(&self, room: &Room) -> Result<BTreeMap<OwnedUserId, Member>, Setback> {
        let request = get_member_events::v3::Request::new(room.room_id().to_owned());
        let events = self.limits.call(Limit::None, ORDINARY, self.client.send(request)).await?.chunk;
        let mut members = BTreeMap::new();
        for event in events {
            let event = event.deserialize_as_unchecked::<MemberEvent>().ok();
            let Some((user, member)) = event.as_ref().and_then(Member::of) else {
                // Otherwise somebody in the room would be taken for nobody.
                tracing::error!(room = %room.room_id(), "the homeserver gives an event about a member that can't be read");
                return Err(later(UNREADABLE));
            };
            members.insert(user, member);
        }
        Ok(members)
    }

    /// Whether `user` is in `room` or invited, according to the homeserver.
    pub(super) async fn is_in(&self, room: &Room, user: &UserId) -> Result<bool, Setback> {
        Ok(self.memberships(room).await?.get(user).is_some_and(|member| member.is_here))
    }

    /// Removes `user`. `false`: they were put out meanwhile, or have left.
    pub(super) async fn kick(&self, room: &Room, user: &UserId) -> Result<bool, Setback> {
        match self.limits.call(Limit::None, ORDINARY, room.kick_user(user, None)).await {
            Err(Setback::Refused(_) | Setback::Gone) if !self.is_in(room, user).await? => Ok(false),
            kicked => kicked.map(|()| true),
        }
    }

    /// Whether a room was created as a conversation, no matter by whom.
    pub(super) async fn is_begun(&self, room: &NativeRoomId) -> bool {
        self.read_note(&begun_as_conversation(room)).await.is_some()
    }
}

/// The Matrix account of a person.
pub(super) fn user(person: &PersonId) -> Option<OwnedUserId> {
    UserId::parse(person.native()).ok().filter(|_| person.platform() == PlatformName::Matrix)
}

/// The Matrix accounts among these people.
pub(super) fn users(persons: &[PersonId]) -> BTreeSet<OwnedUserId> {
    persons.iter().filter_map(user).collect()
}

/// Whether all these people are known to be in `room`, or invited.
async fn knows_all(room: &Room, people: &[OwnedUserId]) -> bool {
    for person in people {
        if !room.get_member_no_sync(person).boxed().await.is_ok_and(|member| member.is_some()) {
            return false;
        }
    }
    true
}

/// The meaning of a refused invitation into a conversation: the person takes no private messages from the bot.
fn closed_to_bot(setback: Setback) -> Setback {
    match setback {
        Setback::Refused(Refusal::Permission(_)) => Setback::Refused(Refusal::ClosedToBot),
        Setback::Refused(_) | Setback::Later { .. } | Setback::Gone => setback,
    }
}

/// Waits for the homeserver no longer than for an ordinary call.
fn in_time<'a, T, E>(
    asking: impl Future<Output = Result<T, E>> + Send + 'a,
) -> impl Future<Output = Result<T, Error>> + Send + 'a
where
    T: 'a,
    E: Into<Error> + 'a,
{
    within(ORDINARY, asking).map(|answer| match answer {
        Ok(answer) => answer.map_err(Into::into),
        Err(_) => Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()),
    })
}

/// Whether a room has a name, as groups have.
pub(super) fn is_named(room: &Room) -> bool {
    room.name().is_some() || room.canonical_alias().is_some()
}

fn begun_as_conversation(room: &NativeRoomId) -> String {
    format!("org.dragoman.conversation.{room}")
}

/// The note with the identity that this account had when the bot met it.
pub(super) fn identity_note(user: &str) -> String {
    format!("org.dragoman.identity.{user}")
}

/// The name of the value with the bot's pin in a room.
pub(super) fn pinned_note(room: &NativeRoomId) -> String {
    format!("org.dragoman.pinned.{room}")
}

/// The name of the value with the newest messages of a room that offer choices.
pub(super) fn newest_choice(room: &NativeRoomId) -> String {
    format!("org.dragoman.choice.{room}")
}

/// The name of the value in which older versions stored the choices of an edited message.
pub(super) fn changed_choices(event: &str) -> String {
    format!("org.dragoman.choices.{event}")
}

#[cfg(test)]
mod tests {
    use super::super::attempts::Attempts;
    use super::super::settings::MatrixSettings;
    use super::*;

    #[tokio::test]
    async fn no_stored_value_names_a_forgotten_person() {
        let client = matrix_sdk::Client::builder().homeserver_url("http://127.0.0.1:9").build().await;
        let account = Account::new(client.expect("a client"), user_id("@bot:x"), 10, &MatrixSettings::of_nobody());
        let (ada, ben) = (user_id("@ada:x"), user_id("@ben:x"));
        let room = NativeRoomId::parse("!r:x").expect("a room's id");
        for person in [&ada, &ben] {
            account.note_preferred(person, &room).await;
            account.note(&identity_note(person.as_str()), "key").await;
        }
        account.note_preferred(&ada, &NativeRoomId::parse("!later:x").expect("a room's id")).await;
        account.note_preferred(&ada, &room).await;
        account.note(&newest_choice(&room), "$event").await;
        account.called_back.lock().await.insert(ada.clone(), now());
        account.forget(&PersonId::new(PlatformName::Matrix, ada.as_str())).await.expect("forgotten");
        assert_eq!(account.read_note(&preferred(&ada)).await, None);
        assert_eq!(account.read_note(&left(&ada)).await, None);
        assert_eq!(account.read_note(&newest_choice(&room)).await, None);
        assert_eq!(account.read_note(&preferred(&ben)).await.as_deref(), Some("!r:x"));
        for (person, known) in [(&ada, None), (&ben, Some("key"))] {
            assert_eq!(account.read_note(&identity_note(person.as_str())).await.as_deref(), known);
        }
        assert!(account.called_back.lock().await.is_empty());
    }

    #[test]
    fn somebody_unreachable_is_waited_for_three_times_and_then_tried_once_each_time() {
        let (room, ada, ben) =
            (NativeRoomId::parse("!r:x").expect("a room's id"), user_id("@ada:x"), user_id("@ben:x"));
        let attempts = Attempts::default();
        assert_eq!([0; 4].map(|_| attempts.is_last(&room, &ada)), [false, false, true, true]);
        assert!(!attempts.is_last(&room, &ben), "each is counted alone");
        attempts.reached(&room, &ada);
        assert!(!attempts.is_last(&room, &ada));
    }

    fn user_id(id: &str) -> OwnedUserId {
        UserId::parse(id).expect("an account")
    }
}
