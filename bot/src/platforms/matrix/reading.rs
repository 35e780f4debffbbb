//! One native event becomes one of ours, or nothing.

use jiff::Timestamp;
use matrix_sdk::deserialized_responses::{TimelineEvent, VerificationLevel, VerificationState};
use matrix_sdk::ruma::events::room::power_levels::UserPowerLevel;
use matrix_sdk::ruma::{OwnedUserId, UserId};
use matrix_sdk::{Error, Room};
use serde::Deserialize;
use serde_json::Value;

use super::Account;
use super::content::{addressed, without_quotation};
use super::rooms::Usage;
use super::setback::{ORDINARY, now, told_to_wait, unreachable};
use crate::event::{Actor, ChannelId, Content, Event, EventId, PersonId, Place, PlatformName, RoomId};
use crate::platforms::{Sink, StoreUnavailable};

/// From this power level on somebody administrates a room: clients call it "moderator".
const ADMINISTRATOR: i64 = 50;

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
            || !(locked || native.kind == "m.room.message" || native.kind == "m.reaction")
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
        let usage = match self.usage(room).await {
            Ok(usage) => Some(usage),
            Err(error) => Unread::or_nothing(&error)?,
        };
        let Some(usage) = usage else { return Ok(Read::Nothing) };
        let (place, channel, private) = match usage {
            Usage::Space => return Ok(Read::Nothing),
            Usage::Conversation(person) if person == sender => {
                self.note_preferred(&sender, room.room_id()).await;
                (Place::Person(PersonId::new(PlatformName::Matrix, sender.as_str())), None, true)
            }
            Usage::Press(channel) => {
                let id = RoomId::new(PlatformName::Matrix, room.room_id().as_str());
                if !sink.is_press_room(&id).await? {
                    return Ok(Read::Nothing);
                }
                (Place::Room(id), channel, true)
            }
            Usage::Conversation(_) | Usage::Channel => {
                let id = ChannelId::new(PlatformName::Matrix, room.room_id().as_str());
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
        } else {
            self.message(room, &native, &place).await?
        };
        let Some(content) = content else { return Ok(Read::Nothing) };
        let event = Event {
            id: EventId::new(PlatformName::Matrix, &native.event_id),
            // A homeserver's clock may run ahead; nothing was said in the future.
            at: Timestamp::from_millisecond(native.origin_server_ts).map_or_else(|_| now(), |at| at.min(now())),
            actor: Actor {
                person: PersonId::new(PlatformName::Matrix, sender.as_str()),
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
        let to_us = addressed(text, &self.own, Some(&name), mentioned);
        let (text, addressed) = match (place, to_us) {
            (Place::Person(_) | Place::Reply { .. }, to_us) => (to_us.unwrap_or_else(|| text.to_owned()), true),
            (_, Some(text)) => (text, true),
            (Place::Room(_), None) => (text.to_owned(), false),
            (Place::Channel(_), None) => return Ok(None),
        };
        let Some(of) = edited else { return Ok(Some(Content::Text { text, addressed })) };
        // The homeserver lets anybody relate to anything: only one's own words can be changed.
        let own_words = self.sender_of(room, of).await?.is_some_and(|sender| sender == native.sender);
        let of = EventId::new(PlatformName::Matrix, of);
        Ok(own_words.then_some(Content::Edited { of, text }))
    }

    /// A reaction is a quick reply, but only where nobody else sees it, and only under what the bot said.
    async fn reaction(&self, room: &Room, native: &Native, place: &Place) -> Result<Option<Content>, Unread> {
        let Place::Person(_) = place else { return Ok(None) };
        let relation = &native.content["m.relates_to"];
        let (Some(sign), Some(of)) = (relation["key"].as_str(), relation["event_id"].as_str()) else { return Ok(None) };
        let under_ours = self.sender_of(room, of).await?.is_some_and(|sender| sender == self.own);
        Ok(under_ours.then(|| Content::Text { text: quick_reply(sign), addressed: true }))
    }

    /// Who sent an event of `room`; `None` if there is no such event.
    async fn sender_of(&self, room: &Room, event: &str) -> Result<Option<OwnedUserId>, Unread> {
        let Ok(event) = matrix_sdk::ruma::EventId::parse(event) else { return Ok(None) };
        match tokio::time::timeout(ORDINARY, room.event(&event, None)).await {
            Ok(Ok(event)) => Ok(event.sender()),
            Ok(Err(error)) => Unread::or_nothing(&error),
            Err(_) => Err(Unread::Homeserver),
        }
    }
}

/// The text that a reaction stands for: keycaps are their digit, other signs are left as they are, without the mark
/// that asks for a colourful picture.
fn quick_reply(sign: &str) -> String {
    sign.chars().filter(|c| !matches!(c, '\u{fe0f}' | '\u{20e3}')).collect()
}

async fn administrates(room: &Room, user: &UserId) -> bool {
    match room.get_user_power_level(user).await {
        Ok(UserPowerLevel::Int(level)) => i64::from(level) >= ADMINISTRATOR,
        Ok(_) => true,
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keycaps_are_digits_and_ticks_stay() {
        assert_eq!(quick_reply("1\u{fe0f}\u{20e3}"), "1");
        assert_eq!(quick_reply("✅"), "✅");
        assert_eq!(quick_reply("✔\u{fe0f}"), "✔");
    }
}
