//! One native event becomes one of ours, or nothing.

use std::collections::BTreeMap;

use dragoman_game::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::refusal::NotPrivate;
use dragoman_platform::{Sink, StoreUnavailable};
use futures_util::FutureExt;
use jiff::Timestamp;
use matrix_sdk::deserialized_responses::{TimelineEvent, VerificationLevel, VerificationState};
use matrix_sdk::ruma::api::client::receipt::create_receipt::v3::ReceiptType;
use matrix_sdk::ruma::events::receipt::ReceiptThread;
use matrix_sdk::ruma::events::room::power_levels::UserPowerLevel;
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId, UserId};
use matrix_sdk::{Error, Room};
use serde::Deserialize;
use serde_json::Value;

use super::account::Account;
use super::content::{Answered, CHOICES, addressed, calls, sign, without_quotation};
use super::rooms::{Usage, changed_choices, is_named, newest_choice};
use super::setback::{ORDINARY, now, told_to_wait, unreachable, within};

/// From this power level on somebody administrates a room: clients call it "moderator".
const ADMINISTRATOR: i64 = 50;

/// How many of the newest messages we keep in mind for their answers.
const HEARD: usize = 512;

/// The fields that every event has.
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
    /// What a redaction deletes; newer rooms have it in the content.
    #[serde(default)]
    pub(super) redacts: Option<String>,
}

impl Native {
    pub(super) fn of(event: &TimelineEvent) -> Option<Self> {
        event.raw().deserialize_as_unchecked().ok()
    }
}

/// Why an event couldn't be read yet.
pub(super) enum Unread {
    /// The service's store doesn't answer.
    Store(StoreUnavailable),
    /// The homeserver doesn't answer.
    Homeserver,
}

impl From<StoreUnavailable> for Unread {
    fn from(unavailable: StoreUnavailable) -> Self {
        Self::Store(unavailable)
    }
}

impl Unread {
    /// A failure that passes makes the event come again; one that doesn't is about a room that we can't see into.
    fn or_nothing<T>(error: &Error) -> Result<Option<T>, Self> {
        if unreachable(error) || told_to_wait(error).is_some() {
            return Err(Self::Homeserver);
        }
        tracing::warn!(%error, "an event can't be placed");
        Ok(None)
    }
}

/// What became of a native event.
pub(super) enum Read {
    /// Nothing for us.
    Nothing,
    /// This.
    Event(Event),
    /// Something private that we have no key for: the key may still come.
    Undecryptable(Event),
}

impl Account {
    /// Reads `event`, which was sent in `room`.
    pub(super) async fn read(&self, room: &Room, event: &TimelineEvent, sink: &dyn Sink) -> Result<Read, Unread> {
        let Some(native) = Native::of(event) else { return Ok(Read::Nothing) };
        let locked = event.kind.is_utd();
        let Ok(sender) = UserId::parse(&native.sender) else { return Ok(Read::Nothing) };
        if sender == self.own
            || native.state_key.is_some()
            || !(locked || matches!(native.kind.as_str(), "m.room.message" | "m.reaction" | "m.room.redaction"))
        {
            return Ok(Read::Nothing);
        }
        if let Some(info) = event.encryption_info()
            && let VerificationState::Unverified(VerificationLevel::MismatchedSender) = info.verification_state
        {
            // Encrypted by somebody else than who is said to have sent it.
            tracing::warn!(event = native.event_id, "an event with a forged sender was passed over");
            return Ok(Read::Nothing);
        }
        if native.kind == "m.room.message"
            && event.encryption_info().is_none()
            && room.encryption_state().is_encrypted()
        {
            // Clients encrypt there: a homeserver could write it in anybody's name.
            tracing::warn!(event = native.event_id, "an unencrypted message in an encrypted room was passed over");
            return Ok(Read::Nothing);
        }
        let usage = match self.usage(room).await {
            Ok(usage) => Some(usage),
            Err(error) => Unread::or_nothing(&error)?,
        };
        let Some(usage) = usage else { return Ok(Read::Nothing) };
        let author = PersonId::new(PlatformName::Matrix, sender.as_str());
        let (place, channel, private) = match &usage {
            Usage::Space => return Ok(Read::Nothing),
            Usage::Conversation(person) if *person == sender => {
                self.note_preferred(&sender, room.room_id()).await;
                (Place::Person(author.clone()), None, true)
            }
            // What they write there is read all the same; it is answered where only they can read it.
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
                // A channel that was upgraded goes on under the id that its games know.
                let id = ChannelId::new(PlatformName::Matrix, self.origin(room).as_str());
                (Place::Channel(id.clone()), Some(id), false)
            }
        };
        let content = if locked {
            // In a public room it may be anything between others, so nobody is told.
            if !private {
                return Ok(Read::Nothing);
            }
            Some(Content::Undecryptable)
        } else if native.kind == "m.reaction" {
            self.reaction(room, &native, &place).await?
        } else if native.kind == "m.room.redaction" {
            self.redaction(room, &native, &place).await?
        } else {
            self.message(room, &native, &place).await?
        };
        if let Some(why) = self.misplaced(room, &sender, &usage, content.is_some(), sink).await?
            && native.kind == "m.room.message"
        {
            let here = ChannelId::new(PlatformName::Matrix, room.room_id().as_str());
            sink.not_private(&here, &author, why).await?;
        }
        let Some(content) = content else { return Ok(Read::Nothing) };
        self.remember(room, &native);
        let event = Event {
            id: EventId::new(PlatformName::Matrix, &native.event_id),
            // What its homeserver says; `stamps` bounds it.
            at: Timestamp::from_millisecond(native.origin_server_ts).unwrap_or_else(|_| now()),
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
        Ok(if locked { Read::Undecryptable(event) } else { Read::Event(event) })
    }

    /// Why what `sender` wrote in `room` may have been meant for the bot alone and can't be; `None`: it isn't so. `read`:
    /// it was read as something that is said in public.
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
                // A group's room whose others are still to come.
                let id = ChannelId::new(PlatformName::Matrix, self.origin(room).as_str());
                let is_groups = is_named(room) && sink.has_game(&id).await?;
                (!is_groups).then_some(*why)
            }
            // They wrote to us here when we were alone, and somebody has come since.
            Usage::Channel if !read => self.is_preferred(sender, room.room_id()).await.then_some(NotPrivate::Shared),
            Usage::NotPrivate(..) | Usage::Channel | Usage::Conversation(_) | Usage::Press(_) | Usage::Space => None,
        })
    }

    async fn message(&self, room: &Room, native: &Native, place: &Place) -> Result<Option<Content>, Unread> {
        let relation = &native.content["m.relates_to"];
        let edited = (relation["rel_type"] == "m.replace").then(|| relation["event_id"].as_str()).flatten();
        let content = if edited.is_some() { &native.content["m.new_content"] } else { &native.content };
        // Notices are other bots' words, and bots don't answer bots.
        let Some(body) = content["body"].as_str().filter(|_| content["msgtype"] == "m.text") else { return Ok(None) };
        let text = if relation["m.in_reply_to"].is_object() { without_quotation(body) } else { body };
        let mentioned = content["m.mentions"]["user_ids"]
            .as_array()
            .is_some_and(|users| users.iter().any(|user| user == self.own.as_str()));
        let name = self.name_of(room, &self.own).await;
        // Clients name the author of a message among those mentioned in a reply to it: who comments on a map asks nothing.
        let mentioned = mentioned && (!relation["m.in_reply_to"].is_object() || calls(text, &self.own, Some(&name)));
        let to_us = addressed(text, &self.own, Some(&name), mentioned);
        let (text, addressed) = match (place, to_us) {
            (Place::Person(_) | Place::Reply { .. }, to_us) => (to_us.unwrap_or_else(|| text.to_owned()), true),
            (_, Some(text)) => (text, true),
            (Place::Room(_), None) => (text.to_owned(), false),
            (Place::Channel(_), None) => return Ok(None),
        };
        let Some(of) = edited else {
            let chosen = match place {
                Place::Person(_) => self.typed_choice(room, relation, &text).await?,
                Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => None,
            };
            return Ok(Some(chosen.unwrap_or(Content::Text { text, addressed })));
        };
        // The homeserver lets anybody relate to anything: only one's own words can be changed.
        let own_words = self.native(room, of).await?.is_some_and(|original| original.sender == native.sender);
        let of = EventId::new(PlatformName::Matrix, of);
        Ok(own_words.then_some(Content::Edited { of, text }))
    }

    /// A reaction is a quick reply, but only where nobody else sees it, and only with a sign that the bot offered.
    async fn reaction(&self, room: &Room, native: &Native, place: &Place) -> Result<Option<Content>, Unread> {
        let Place::Person(_) = place else { return Ok(None) };
        let relation = &native.content["m.relates_to"];
        let (Some(key), Some(of)) = (relation["key"].as_str(), relation["event_id"].as_str()) else { return Ok(None) };
        self.choice(room, of, &sign(key)).await
    }

    /// A sign that is typed is meant for the message that it answers, else for the newest that offers a choice.
    async fn typed_choice(&self, room: &Room, relation: &Value, text: &str) -> Result<Option<Content>, Unread> {
        let sign = sign(text);
        if sign.chars().count() != 1 || sign.chars().all(char::is_alphabetic) {
            return Ok(None);
        }
        let newest = self.read_note(&newest_choice(room.room_id())).await;
        match relation["m.in_reply_to"]["event_id"].as_str().or(newest.as_deref()) {
            Some(of) => self.choice(room, of, &sign).await,
            None => Ok(None),
        }
    }

    /// What `sign` stands for under a message of ours.
    async fn choice(&self, room: &Room, of: &str, sign: &str) -> Result<Option<Content>, Unread> {
        let changed = self.read_note(&changed_choices(of)).await.and_then(|note| serde_json::from_str(&note).ok());
        let choices: Option<Value> = match changed {
            Some(changed) => Some(changed),
            None => {
                let native = self.native(room, of).await?;
                native.filter(|native| native.sender == self.own.as_str()).map(|native| native.content[CHOICES].clone())
            }
        };
        let action = choices.and_then(|choices| choices[sign].as_str().map(str::to_owned));
        Ok(action.map(|action| Content::Pressed { action }))
    }

    /// Somebody deleted what they had written in private.
    async fn redaction(&self, room: &Room, native: &Native, place: &Place) -> Result<Option<Content>, Unread> {
        let Place::Person(_) = place else { return Ok(None) };
        let Some(of) = native.redacts.as_deref().or(native.content["redacts"].as_str()) else { return Ok(None) };
        let Some(deleted) = self.native(room, of).await? else { return Ok(None) };
        let message = deleted.kind == "m.room.message" || deleted.kind == "m.room.encrypted";
        if !message || deleted.sender != native.sender {
            return Ok(None);
        }
        let said = Timestamp::from_millisecond(deleted.origin_server_ts).unwrap_or_else(|_| now());
        Ok(Some(Content::Removed { of: EventId::new(PlatformName::Matrix, of), said }))
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

    /// Shows the writers that we have read up to these events: it costs no message, and whoever waits for an answer sees
    /// that it is on its way. A failure is no loss.
    pub(super) async fn acknowledge(&self, read: BTreeMap<OwnedRoomId, OwnedEventId>) {
        for (id, event) in read {
            let Some(room) = self.client.get_room(&id) else { continue };
            let showing = room.send_single_receipt(ReceiptType::Read, ReceiptThread::Unthreaded, event);
            if let Ok(Err(error)) = within(ORDINARY, showing).await {
                tracing::debug!(room = %id, %error, "that something was read can't be shown");
            }
        }
    }

    /// Keeps in mind where a message stands, so that its answer can be shown as a reply.
    fn remember(&self, room: &Room, native: &Native) {
        let relation = &native.content["m.relates_to"];
        let thread = (relation["rel_type"] == "m.thread").then(|| relation["event_id"].as_str().map(str::to_owned));
        if let Ok(mut heard) = self.heard.lock() {
            heard.push_back((
                room.room_id().to_owned(),
                Answered { event: native.event_id.clone(), thread: thread.flatten() },
            ));
            if heard.len() > HEARD {
                heard.pop_front();
            }
        }
    }

    /// A message that is to be answered in `room`, if it stands there.
    pub(super) async fn answered(&self, room: &Room, event: &str) -> Option<Answered> {
        let heard = self
            .heard
            .lock()
            .ok()
            .and_then(|heard| heard.iter().rev().find(|(_, answered)| answered.event == event).cloned());
        if let Some((stands_in, answered)) = heard {
            return (stands_in == room.room_id()).then_some(answered);
        }
        // From before the last start. Without an answer it isn't shown as a reply, which loses nothing.
        let native = self.native(room, event).await.ok().flatten()?;
        let relation = &native.content["m.relates_to"];
        let thread = relation["event_id"].as_str().filter(|_| relation["rel_type"] == "m.thread");
        Some(Answered { event: native.event_id.clone(), thread: thread.map(str::to_owned) })
    }
}

async fn administrates(room: &Room, user: &UserId) -> bool {
    match room.get_user_power_level(user).boxed().await {
        Ok(UserPowerLevel::Int(level)) => i64::from(level) >= ADMINISTRATOR,
        Ok(_) => true,
        Err(_) => false,
    }
}
