//! Converts one Matrix event to one of ours, or to nothing.

use std::collections::BTreeMap;
use std::time::Duration;

use dragoman_game::action::{can_be_undone, is_taken_in_public};
use dragoman_game::event::{
    Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName, RoomId, Unreadable,
};
use dragoman_game::refusal::NotPrivate;
use dragoman_platform::{Sink, StoreUnavailable};
use futures_util::FutureExt;
use jiff::Timestamp;
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::{
    DeviceLinkProblem, RawAnySyncOrStrippedState, TimelineEvent, VerificationLevel, VerificationState,
};
use matrix_sdk::ruma::api::client::receipt::create_receipt::v3::ReceiptType;
use matrix_sdk::ruma::events::receipt::ReceiptThread;
use matrix_sdk::ruma::events::room::power_levels::UserPowerLevel;
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId, OwnedUserId, UserId};
use serde::Deserialize;
use serde_json::{Value, json};

use super::account::{Account, keep_newest};
use super::content::{
    Answered, CHOICES, WRONG, addressed, calls, is_sign, is_thumb, prefixed, sign, without_quotation,
};
use super::offers::{Meant, Typed};
use super::rooms::{Usage, changed_choices, is_named};
use super::setback::{ORDINARY, now, within};
use super::stamps::{is_before, is_before_encryption};
use super::unread::Unread;

/// From this power level on somebody is an administrator of a room: clients call it "moderator".
const ADMINISTRATOR: i64 = 50;

/// How many of the newest messages are remembered for their answers.
const RECENT: usize = 512;

/// The pauses after failed attempts to send a read receipt: people look whether their orders were seen.
const RECEIPT_PAUSES: [Duration; 3] = [Duration::from_secs(2), Duration::from_secs(10), Duration::from_secs(30)];

/// How long before the bot has joined a room somebody may write to it whose client doesn't encrypt for it yet, in
/// milliseconds, and how long after.
const BEFORE_JOINING: i64 = 10_000;
const AFTER_JOINING: i64 = 60_000;

/// The kind of message that asks to verify a device.
const VERIFICATION: &str = "m.key.verification.request";

/// How many of the newest posts are looked through for the one that a typed sign is for.
const LOOKED_THROUGH: usize = 4;

/// By how much the clock of another homeserver may differ from that of the bot's, and how long somebody there doesn't see a
/// post, in milliseconds.
const CLOCKS: i64 = 3_000;

/// How many characters of a post are quoted that sounds wrong.
const QUOTED: usize = 2000;

/// The fields of every event.
#[derive(Deserialize)]
pub(super) struct Native {
    pub(super) event_id: String,
    pub(super) sender: String,
    #[serde(rename = "type")]
    pub(super) kind: String,
    #[serde(default)]
    pub(super) state_key: Option<String>,
    pub(super) origin_server_ts: i64,
    #[serde(default)]
    pub(super) content: Value,
    #[serde(default)]
    pub(super) unsigned: Value,
    /// The event that a redaction deletes; newer rooms have it in the content.
    #[serde(default)]
    pub(super) redacts: Option<String>,
}

impl Native {
    pub(super) fn of(event: &TimelineEvent) -> Option<Self> {
        event.raw().deserialize_as_unchecked().ok()
    }

    /// Whether somebody joins by it who wasn't in: a change of a display name is no joining.
    pub(super) fn is_joining(&self) -> bool {
        self.kind == "m.room.member"
            && self.content["membership"] == "join"
            && self.unsigned["prev_content"]["membership"] != "join"
    }

    /// Whether it invites `user`.
    fn is_invitation_of(&self, user: &UserId) -> bool {
        self.kind == "m.room.member"
            && self.content["membership"] == "invite"
            && self.state_key.as_deref() == Some(user.as_str())
    }

    /// When it was sent. The sender's homeserver says this; `stamps` bounds it.
    fn said(&self) -> Timestamp {
        Timestamp::from_millisecond(self.origin_server_ts).unwrap_or_else(|_| now())
    }
}

/// The result of reading an event.
pub(super) enum Read {
    /// Not for the bot.
    Nothing,
    /// An event.
    Event(Event),
    /// An event without a key: the key may still come.
    Undecryptable {
        event: Event,
        /// Its sender is told if the key doesn't come. In public the event may not be for the bot.
        is_told: bool,
    },
}

impl Account {
    /// The event and its sender, if it may be for the bot: whether it is depends on the use of the room.
    pub(super) fn message_of(&self, event: &TimelineEvent) -> Option<(Native, OwnedUserId)> {
        let native = Native::of(event)?;
        let sender = UserId::parse(&native.sender).ok().filter(|sender| *sender != self.own)?;
        let written = matches!(native.kind.as_str(), "m.room.message" | "m.reaction" | "m.room.redaction");
        let said = native.state_key.is_none() && (written || event.kind.is_utd());
        (said || native.is_invitation_of(&self.own)).then_some((native, sender))
    }

    /// Reads `event`, which was sent in `room`, not before `earliest`.
    pub(super) async fn read(
        &self,
        room: &Room,
        event: &TimelineEvent,
        earliest: Option<Timestamp>,
        sink: &dyn Sink,
    ) -> Result<Read, Unread> {
        let mut locked = event.kind.is_utd();
        let Some((native, sender)) = self.message_of(event) else { return Ok(Read::Nothing) };
        match event.encryption_info().map(|info| &info.verification_state) {
            Some(VerificationState::Unverified(VerificationLevel::MismatchedSender)) => {
                // Encrypted by somebody other than the stated sender.
                tracing::warn!(event = native.event_id, "an event with a forged sender was skipped");
                return Ok(Read::Nothing);
            }
            Some(VerificationState::Unverified(VerificationLevel::None(DeviceLinkProblem::InsecureSource)))
                if !self.is_older_than_device(native.said(), earliest).await =>
            {
                // Its key comes from the backup on the homeserver, which anybody could have put there who runs it. A backup
                // is for messages from before this device existed.
                tracing::warn!(event = native.event_id, "a message whose key is of doubtful origin isn't read");
                locked = true;
            }
            _ => {}
        }
        let usage = match self.usage(room).await {
            Ok(usage) => Some(usage),
            Err(error) => Unread::or_nothing(&error)?,
        };
        let Some(usage) = usage else { return Ok(Read::Nothing) };
        if native.is_invitation_of(&self.own) {
            return self.invitation(room, &native, &sender, &usage, sink).await;
        }
        // Not before its usage is known: until then the room may not be known to be encrypted.
        let plain = event.encryption_info().is_none() && room.encryption_state().is_encrypted();
        if plain && native.kind == "m.room.message" && !is_older_than_encryption(room, native.said(), earliest).await {
            // Clients encrypt there: a homeserver could write an unencrypted message in anybody's name.
            tracing::warn!(event = native.event_id, "an unencrypted message in an encrypted room was skipped");
            return Ok(Read::Nothing);
        }
        let author = PersonId::new(PlatformName::Matrix, sender.as_str());
        let (place, channel, private) = match &usage {
            Usage::Space => return Ok(Read::Nothing),
            Usage::Conversation(person) if *person == sender => {
                self.note_preferred(&sender, room.room_id()).await;
                (Place::Person(author.clone()), None, true)
            }
            // Messages there are read all the same; they are answered where only the sender can read it.
            Usage::NotPrivate(person, NotPrivate::Unencrypted) if *person == sender => {
                (Place::Person(author.clone()), None, true)
            }
            Usage::Press(channel) => {
                let id = RoomId::new(PlatformName::Matrix, room.room_id().as_str());
                if !sink.is_press_room(&id).await? {
                    return Ok(Read::Nothing);
                }
                (Place::Room(id), channel.clone(), true)
            }
            Usage::Conversation(_) | Usage::NotPrivate(..) | Usage::Channel => {
                // An upgraded channel keeps the id that its games know.
                let id = ChannelId::new(PlatformName::Matrix, self.origin(room).as_str());
                (Place::Channel(id.clone()), Some(id), false)
            }
        };
        let plain_reaction = native.kind == "m.reaction" && event.encryption_info().is_none();
        let content = if locked {
            Some(Content::Undecryptable)
        } else if native.kind == "m.reaction" {
            self.reaction(room, &native, &place, plain_reaction).await?
        } else if native.kind == "m.room.redaction" {
            self.redaction(room, &native, &place).await?
        } else {
            self.message(room, &native, &place).await?
        };
        let distrust = match &content {
            // A plain reaction was looked at by itself.
            Some(content) if self.signed_devices && !plain_reaction && does_something(content) => {
                self.distrust(room, event, &sender).await?
            }
            Some(_) | None => None,
        };
        if distrust.is_none()
            && let Some(why) = self.misplaced(room, &sender, &usage, content.is_some(), sink).await?
            && native.kind == "m.room.message"
        {
            let here = ChannelId::new(PlatformName::Matrix, room.room_id().as_str());
            sink.not_private(&here, &author, why).await?;
        }
        let (place, channel, content) = match (content, distrust) {
            (None, _) => return Ok(Read::Nothing),
            // Not about what is written in a press room for its members.
            (Some(Content::Text { addressed: false, .. }), Some(_)) => return Ok(Read::Nothing),
            // It is declined where it was asked, and explained to the one who asked.
            (Some(content @ Content::Unreadable(Unreadable::Verification)), None) => {
                (Place::Person(author.clone()), None, content)
            }
            // The account's owner is told where they alone can read it.
            (Some(_), Some(why)) => (Place::Person(author.clone()), None, Content::Unreadable(why)),
            (Some(content), None) => (place, channel, content),
        };
        // In a public room nobody is told, except when the bot has just come: the first command is often written then, by a
        // client that doesn't know the bot's keys yet.
        let is_told = private || !locked || self.has_just_joined(room, native.origin_server_ts).await;
        if is_told {
            self.remember(room, &native);
        }
        let event = Event {
            id: EventId::new(PlatformName::Matrix, &native.event_id),
            at: native.said(),
            actor: Actor {
                person: author,
                name: self.name_of(room, &sender).await,
                language: None,
                administrator: matches!(place, Place::Channel(_)) && administrates(room, &sender).await,
            },
            place,
            channel,
            content,
        };
        Ok(if locked { Read::Undecryptable { event, is_told } } else { Read::Event(event) })
    }

    /// The invitation of the bot into `room`, which it has joined: news in a group's room without a game. In a conversation
    /// people write themselves.
    async fn invitation(
        &self,
        room: &Room,
        native: &Native,
        sender: &UserId,
        usage: &Usage,
        sink: &dyn Sink,
    ) -> Result<Read, Unread> {
        let channel = ChannelId::new(PlatformName::Matrix, self.origin(room).as_str());
        let is_groups = match usage {
            Usage::Channel | Usage::NotPrivate(..) => is_named(room) && !sink.has_game(&channel).await?,
            Usage::Conversation(_) | Usage::Press(_) | Usage::Space => false,
        };
        if !is_groups {
            return Ok(Read::Nothing);
        }
        Ok(Read::Event(Event {
            id: EventId::new(PlatformName::Matrix, &native.event_id),
            at: native.said(),
            actor: Actor {
                person: PersonId::new(PlatformName::Matrix, sender.as_str()),
                name: self.name_of(room, sender).await,
                language: None,
                administrator: administrates(room, sender).await,
            },
            place: Place::Channel(channel.clone()),
            channel: Some(channel),
            content: Content::Invited,
        }))
    }

    /// Whether something of the time `said`, in Unix milliseconds, was written when the bot joined `room`.
    async fn has_just_joined(&self, room: &Room, said: i64) -> bool {
        let member = room.get_state_event("m.room.member".into(), self.own.as_str()).boxed().await;
        let Ok(Some(RawAnySyncOrStrippedState::Sync(member))) = member else { return false };
        let Ok(member) = member.deserialize_as_unchecked::<Value>() else { return false };
        let joined = member["origin_server_ts"].as_i64().filter(|_| member["content"]["membership"] == "join");
        joined.is_some_and(|joined| is_about_joining(said, joined))
    }

    /// Why a message of `sender` in `room` may have been meant for the bot alone and can't be; `None`: it wasn't.
    /// `read`: it was read as a public message.
    async fn misplaced(
        &self,
        room: &Room,
        sender: &UserId,
        usage: &Usage,
        read: bool,
        sink: &dyn Sink,
    ) -> Result<Option<NotPrivate>, StoreUnavailable> {
        Ok(match usage {
            Usage::NotPrivate(person, NotPrivate::Unencrypted) if person == sender => Some(NotPrivate::Unencrypted),
            Usage::NotPrivate(person, why) if person == sender && !read => {
                // A group's room whose other members haven't joined yet.
                let id = ChannelId::new(PlatformName::Matrix, self.origin(room).as_str());
                let is_groups = is_named(room) && sink.has_game(&id).await?;
                (!is_groups).then_some(*why)
            }
            // The sender wrote to the bot here when nobody else was there, and somebody has joined since.
            Usage::Channel if !read => self.is_preferred(sender, room.room_id()).await.then_some(NotPrivate::Shared),
            Usage::NotPrivate(..) | Usage::Channel | Usage::Conversation(_) | Usage::Press(_) | Usage::Space => None,
        })
    }

    async fn message(&self, room: &Room, native: &Native, place: &Place) -> Result<Option<Content>, Unread> {
        let relation = &native.content["m.relates_to"];
        let edited = (relation["rel_type"] == "m.replace").then(|| relation["event_id"].as_str()).flatten();
        let content = if edited.is_some() { &native.content["m.new_content"] } else { &native.content };
        let private = matches!(place, Place::Person(_));
        // In a room with others it says whose device is to be verified.
        if content["msgtype"] == VERIFICATION && (private || content["to"] == self.own.as_str()) {
            return Ok(Some(Content::Unreadable(Unreadable::Verification)));
        }
        let body = match words_of(content, private) {
            Some(body) => body,
            None if private && edited.is_none() && is_wordless(content) => {
                return Ok(Some(Content::Unreadable(Unreadable::Wordless)));
            }
            None => return Ok(None),
        };
        let text = if relation["m.in_reply_to"].is_object() { without_quotation(body) } else { body };
        let mentioned = content["m.mentions"]["user_ids"]
            .as_array()
            .is_some_and(|users| users.iter().any(|user| user == self.own.as_str()));
        let name = self.name_of(room, &self.own).await;
        // Clients add the author of a message to the mentions of a reply to it: a comment on a map isn't addressed to
        // the bot.
        let mentioned = mentioned && (!relation["m.in_reply_to"].is_object() || calls(text, &self.own, Some(&name)));
        let to_us = addressed(text, &self.own, Some(&name), mentioned);
        let (text, addressed) = match (place, to_us) {
            (Place::Person(_) | Place::Reply { .. }, to_us) => (to_us.unwrap_or_else(|| text.to_owned()), true),
            // What follows the prefix is a command, and not a sentence that mentions the bot.
            (_, Some(to_us)) => {
                let command = prefixed(text).filter(|command| !command.is_empty());
                (command.map_or(to_us, |command| format!("!{command}")), true)
            }
            (Place::Room(_), None) => (text.to_owned(), false),
            (Place::Channel(_), None) => return Ok(None),
        };
        let Some(of) = edited else {
            let chosen = match place {
                Place::Person(_) => self.typed_choice(room, native, &text).await?,
                // A number or a thumb alone may be talk among the others.
                Place::Room(_) if replied_to(relation).is_some() => self.typed_choice(room, native, &text).await?,
                Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => None,
            };
            return Ok(Some(chosen.unwrap_or(Content::Text { text, addressed })));
        };
        // The homeserver allows relations to anybody's events: only one's own messages can be edited.
        let original = self.native(room, of).await?.filter(|original| original.sender == native.sender);
        let of = EventId::new(PlatformName::Matrix, of);
        Ok(original.map(|original| {
            let said = Timestamp::from_millisecond(original.origin_server_ts).unwrap_or(Timestamp::UNIX_EPOCH);
            Content::Edited { of, said, text, addressed }
        }))
    }

    /// Declines the request `event` to compare emoji, for which clients would wait for ten minutes. A failure is harmless.
    pub(super) async fn decline_verification(&self, room: &Room, event: &str) {
        let content = json!({
            "code": "m.user",
            "reason": "this device has no screen on which emoji could be compared",
            "m.relates_to": { "rel_type": "m.reference", "event_id": event },
        });
        let transaction = format!("cancel{event}").into();
        if let Err(setback) = self.say(room, None, "m.key.verification.cancel", content, transaction).await {
            tracing::debug!(%setback, "a verification couldn't be declined");
        }
    }

    /// Whether something of the time `said`, and not from before `earliest`, is from before this device of the account
    /// existed.
    async fn is_older_than_device(&self, said: Timestamp, earliest: Option<Timestamp>) -> bool {
        let device = self.client.encryption().get_own_device().await.ok().flatten();
        let device =
            device.and_then(|device| Timestamp::from_millisecond(device.first_time_seen_ts().get().into()).ok());
        device.is_some_and(|device| is_before(device, said, earliest, now()))
    }

    /// A reaction is a quick reply, only with a sign that the bot offered. Where others see it, only what is public anyway
    /// is chosen so.
    /// `plain`: it isn't encrypted, as no client encrypts reactions. Whoever runs a homeserver could send it in the name of its
    /// users, so in private it does only what they can undo, and nothing where only signed devices count.
    async fn reaction(
        &self,
        room: &Room,
        native: &Native,
        place: &Place,
        plain: bool,
    ) -> Result<Option<Content>, Unread> {
        let relation = &native.content["m.relates_to"];
        let (Some(key), Some(of)) = (relation["key"].as_str(), relation["event_id"].as_str()) else { return Ok(None) };
        let sign = sign(key);
        if sign == WRONG {
            return self.sounds_wrong(room, of).await;
        }
        // In public nothing is answered so, and people react with thumbs to each other.
        if !is_sign(&sign) || is_thumb(&sign) && matches!(place, Place::Channel(_)) {
            return Ok(None);
        }
        let chosen = match place {
            Place::Person(_) | Place::Channel(_) | Place::Room(_) => self.choice(room, of, &sign).await?,
            Place::Reply { .. } => None,
        };
        Ok(match chosen {
            // Others are told of it at once.
            Some(_) if plain && matches!(place, Place::Room(_)) => {
                Some(Content::Unreadable(Unreadable::PlainReaction { sign, can_be_undone: false }))
            }
            Some(action) if matches!(place, Place::Room(_)) => Some(Content::Pressed { action }),
            Some(action) if matches!(place, Place::Person(_)) => {
                let can_be_undone = can_be_undone(&action);
                Some(if plain && (self.signed_devices || !can_be_undone) {
                    Content::Unreadable(Unreadable::PlainReaction { sign, can_be_undone })
                } else if plain {
                    Content::Reacted { sign, action }
                } else {
                    Content::Pressed { action }
                })
            }
            Some(action) if is_taken_in_public(&action) => Some(Content::Pressed { action }),
            Some(_) | None => None,
        })
    }

    /// Somebody marks a post of the bot's in whose words something is wrong.
    async fn sounds_wrong(&self, room: &Room, of: &str) -> Result<Option<Content>, Unread> {
        let native = self.native(room, of).await?.filter(|native| native.sender == self.own.as_str());
        let quoted = native.as_ref().and_then(|native| native.content["body"].as_str());
        Ok(quoted.map(|quoted| {
            let quoted = quoted.chars().take(QUOTED).collect();
            let arguments = BTreeMap::from([("quoted".to_owned(), quoted)]);
            Content::Invoked { command: "wrong-sentence".to_owned(), arguments }
        }))
    }

    /// A typed sign refers to the message that it answers, otherwise to the newest that offered choices when it was typed. A
    /// thumb alone may be meant for something else, and what it says is said to others at once: it has to be an answer.
    async fn typed_choice(&self, room: &Room, native: &Native, text: &str) -> Result<Option<Content>, Unread> {
        let relation = &native.content["m.relates_to"];
        let sign = sign(text);
        if sign.chars().count() != 1 || sign.chars().all(char::is_alphabetic) {
            return Ok(None);
        }
        let replied_to = replied_to(relation);
        if is_thumb(&sign) && replied_to.is_none() {
            return Ok(None);
        }
        if let Some(of) = replied_to {
            return Ok(self.choice(room, of, &sign).await?.map(|action| Content::Pressed { action }));
        }
        let is_here =
            native.sender.split_once(':').is_some_and(|(_, server)| server == self.own.server_name().as_str());
        let mut typed = Typed::at(native.origin_server_ts, if is_here { 0 } else { CLOCKS });
        let mut meant = None;
        for offer in self.offers(room.room_id()).await.newest().take(LOOKED_THROUGH) {
            let Some(shown) = self.native(room, &offer.by).await? else { continue };
            let action = self.choice(room, &offer.post, &sign).await?;
            meant = typed.look_at(shown.origin_server_ts, action);
            if meant.is_some() {
                break;
            }
        }
        Ok(match meant.unwrap_or_else(|| typed.end()) {
            Meant::Nothing => None,
            Meant::Action(action) => Some(Content::Pressed { action }),
            Meant::Unsure => Some(Content::Unreadable(Unreadable::WhichPost { sign })),
        })
    }

    /// The action of `sign` under a message of the bot's.
    async fn choice(&self, room: &Room, of: &str, sign: &str) -> Result<Option<String>, Unread> {
        let changed = match self.offers(room.room_id()).await.changed(of) {
            Some(changed) => Some(changed.clone()),
            // As an older version stored it.
            None => self.read_note(&changed_choices(of)).await.and_then(|note| serde_json::from_str(&note).ok()),
        };
        let choices: Option<Value> = match changed {
            Some(changed) => Some(changed),
            None => {
                let native = self.native(room, of).await?.filter(|native| native.sender == self.own.as_str());
                // What a post offers that was edited long ago isn't known any more.
                let unchanged = native.filter(|native| !native.unsigned["m.relations"]["m.replace"].is_object());
                unchanged.map(|native| native.content[CHOICES].clone())
            }
        };
        Ok(choices.and_then(|choices| choices[sign].as_str().map(str::to_owned)))
    }

    /// Somebody deleted a message of theirs in private.
    async fn redaction(&self, room: &Room, native: &Native, place: &Place) -> Result<Option<Content>, Unread> {
        let Place::Person(_) = place else { return Ok(None) };
        let Some(of) = native.redacts.as_deref().or(native.content["redacts"].as_str()) else { return Ok(None) };
        let Some(deleted) = self.native(room, of).await? else { return Ok(None) };
        let message = deleted.kind == "m.room.message" || deleted.kind == "m.room.encrypted";
        if !message || deleted.sender != native.sender {
            return Ok(None);
        }
        Ok(Some(Content::Removed { of: EventId::new(PlatformName::Matrix, of), said: deleted.said() }))
    }

    /// An event of `room`; `None` if there is no such event.
    pub(super) async fn native(&self, room: &Room, event: &str) -> Result<Option<Native>, Unread> {
        let Ok(event) = matrix_sdk::ruma::EventId::parse(event) else { return Ok(None) };
        match within(ORDINARY, room.event(&event, None)).await {
            Ok(Ok(event)) => Ok(Native::of(&event)),
            Ok(Err(error)) => Unread::or_nothing(&error).map(Option::flatten),
            Err(_) => Err(Unread::Homeserver),
        }
    }

    /// Sends read receipts up to these events: they cost no message, and show writers that an answer is coming. A
    /// failure is harmless.
    pub(super) async fn acknowledge(&self, read: BTreeMap<OwnedRoomId, OwnedEventId>) {
        for (id, event) in read {
            let Some(room) = self.client.get_room(&id) else { continue };
            for pause in RECEIPT_PAUSES {
                let showing = room.send_single_receipt(ReceiptType::Read, ReceiptThread::Unthreaded, event.clone());
                match within(ORDINARY, showing).await {
                    Ok(Ok(())) => break,
                    Ok(Err(error)) => tracing::debug!(room = %id, %error, "a read receipt couldn't be sent"),
                    Err(_) => tracing::debug!(room = %id, "a read receipt couldn't be sent in time"),
                }
                tokio::time::sleep(pause).await;
            }
        }
    }

    /// Remembers the room and thread of a message, so that its answer can be a reply.
    fn remember(&self, room: &Room, native: &Native) {
        let relation = &native.content["m.relates_to"];
        let thread = (relation["rel_type"] == "m.thread").then(|| relation["event_id"].as_str().map(str::to_owned));
        if let Ok(mut recent) = self.recent.lock() {
            let answered = Answered { event: native.event_id.clone(), thread: thread.flatten() };
            keep_newest(&mut recent, (room.room_id().to_owned(), answered), RECENT);
        }
    }

    /// A message that is to be answered, if it is in `room`.
    pub(super) async fn answered(&self, room: &Room, event: &str) -> Option<Answered> {
        let recent = self
            .recent
            .lock()
            .ok()
            .and_then(|recent| recent.iter().rev().find(|(_, answered)| answered.event == event).cloned());
        if let Some((stands_in, answered)) = recent {
            return (stands_in == room.room_id()).then_some(answered);
        }
        // From before the last start. If the homeserver doesn't answer, the answer is no reply, which is harmless.
        let native = self.native(room, event).await.ok().flatten()?;
        let relation = &native.content["m.relates_to"];
        let thread = relation["event_id"].as_str().filter(|_| relation["rel_type"] == "m.thread");
        Some(Answered { event: native.event_id.clone(), thread: thread.map(str::to_owned) })
    }
}

/// The words of a message. In `private` also those that somebody says of themselves, and those below a picture: people
/// write orders so. Notices are messages of other bots, and bots don't answer bots.
fn words_of(content: &Value, private: bool) -> Option<&str> {
    let body = content["body"].as_str()?;
    match content["msgtype"].as_str()? {
        "m.text" => Some(body),
        "m.emote" => private.then_some(body),
        // Without a caption the body is the file's name.
        _ if is_wordless(content) => {
            (private && content["filename"].as_str().is_some_and(|name| name != body)).then_some(body)
        }
        _ => None,
    }
}

/// Whether a message is a picture, a file, a place or something else that has no words of its own.
fn is_wordless(content: &Value) -> bool {
    let kind = content["msgtype"].as_str();
    kind.is_some_and(|kind| matches!(kind, "m.image" | "m.file" | "m.audio" | "m.video" | "m.location"))
}

/// Whether something of the time `said` was written when the bot came into a room, at `joined`; both in Unix
/// milliseconds.
fn is_about_joining(said: i64, joined: i64) -> bool {
    (joined.saturating_sub(BEFORE_JOINING)..=joined.saturating_add(AFTER_JOINING)).contains(&said)
}

/// Whether something may be done in its sender's name, beyond an answer.
fn does_something(content: &Content) -> bool {
    match content {
        Content::Text { .. }
        | Content::Edited { .. }
        | Content::Pressed { .. }
        | Content::Reacted { .. }
        | Content::Invoked { .. } => true,
        Content::Removed { .. } | Content::Unreadable(_) | Content::Undecryptable | Content::Invited => false,
    }
}

/// Whether something of the time `said`, and not from before `earliest`, was written before `room` was encrypted: the bot may
/// read it afterwards.
async fn is_older_than_encryption(room: &Room, said: Timestamp, earliest: Option<Timestamp>) -> bool {
    let event = room.get_state_event("m.room.encryption".into(), "").boxed().await;
    let Ok(Some(RawAnySyncOrStrippedState::Sync(event))) = event else { return false };
    let Ok(event) = event.deserialize_as_unchecked::<Native>() else { return false };
    // A room whose encryption was only changed was encrypted before.
    let is_first = event.unsigned["prev_content"].is_null() && event.unsigned["replaces_state"].is_null();
    is_first && is_before_encryption(event.said(), said, earliest, now())
}

async fn administrates(room: &Room, user: &UserId) -> bool {
    match room.get_user_power_level(user).boxed().await {
        Ok(UserPowerLevel::Int(level)) => i64::from(level) >= ADMINISTRATOR,
        Ok(_) => true,
        Err(_) => false,
    }
}

/// The message that another one answers. What is written in a thread only names the newest there, for programs without threads.
fn replied_to(relation: &Value) -> Option<&str> {
    relation["m.in_reply_to"]["event_id"].as_str().filter(|_| relation["is_falling_back"] != true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_below_a_picture_are_read_in_private() {
        let picture = |name: &str, body: &str| json!({ "msgtype": "m.image", "filename": name, "body": body });
        assert_eq!(words_of(&picture("a.png", "A Par - Bur"), true), Some("A Par - Bur"));
        assert_eq!(words_of(&picture("a.png", "A Par - Bur"), false), None);
        assert_eq!(words_of(&picture("a.png", "a.png"), true), None);
        assert_eq!(words_of(&json!({ "msgtype": "m.file", "body": "orders.txt" }), true), None);
        assert_eq!(words_of(&json!({ "msgtype": "m.emote", "body": "A Par H" }), true), Some("A Par H"));
        assert_eq!(words_of(&json!({ "msgtype": "m.notice", "body": "A Par H" }), true), None);
        assert!(
            is_wordless(&picture("a.png", "a.png")) && !is_wordless(&json!({ "msgtype": "m.notice", "body": "x" }))
        );
    }

    #[test]
    fn only_what_is_written_when_the_bot_comes_counts_as_that() {
        let joined = 1_800_000_000_000;
        for (said, counts) in [(-10_001, false), (-10_000, true), (0, true), (60_000, true), (60_001, false)] {
            assert_eq!(is_about_joining(joined + said, joined), counts, "{said}");
        }
        assert!(!is_about_joining(i64::MIN, i64::MAX) && !is_about_joining(i64::MAX, i64::MIN));
    }
}
