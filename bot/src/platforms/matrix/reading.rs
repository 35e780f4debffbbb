//! One native event becomes one of ours, or nothing.

use jiff::Timestamp;
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::UserId;
use matrix_sdk::ruma::events::room::power_levels::UserPowerLevel;
use serde::Deserialize;
use serde_json::Value;

use super::Account;
use super::content::{addressed, without_quotation};
use super::rooms::Usage;
use super::setback::now;
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
    pub(super) async fn read(
        &self,
        room: &Room,
        event: &TimelineEvent,
        sink: &dyn Sink,
    ) -> Result<Read, StoreUnavailable> {
        let Some(native) = Native::of(event) else { return Ok(Read::Nothing) };
        let locked = event.kind.is_utd();
        let Ok(sender) = UserId::parse(&native.sender) else { return Ok(Read::Nothing) };
        if sender == self.own
            || native.state_key.is_some()
            || !(locked || native.kind == "m.room.message" || native.kind == "m.reaction")
        {
            return Ok(Read::Nothing);
        }
        let (place, channel, private) = match self.usage(room).await {
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
            self.reaction(room, &native, &place).await
        } else {
            self.message(room, &native.content, &place).await
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

    async fn message(&self, room: &Room, content: &Value, place: &Place) -> Option<Content> {
        let relation = &content["m.relates_to"];
        let edit = relation["rel_type"] == "m.replace";
        let content = if edit { &content["m.new_content"] } else { content };
        // Notices are other bots' words, and bots don't answer bots.
        if content["msgtype"] != "m.text" {
            return None;
        }
        let body = content["body"].as_str()?;
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
            (Place::Channel(_), None) => return None,
        };
        if edit {
            let of = EventId::new(PlatformName::Matrix, relation["event_id"].as_str()?);
            return Some(Content::Edited { of, text });
        }
        Some(Content::Text { text, addressed })
    }

    /// A reaction is a quick reply, but only where nobody else sees it, and only under what the bot said: a number
    /// takes that choice, a tick says yes, a cross says no.
    async fn reaction(&self, room: &Room, native: &Native, place: &Place) -> Option<Content> {
        let Place::Person(_) = place else { return None };
        let relation = &native.content["m.relates_to"];
        let sign = relation["key"].as_str()?;
        let of = matrix_sdk::ruma::EventId::parse(relation["event_id"].as_str()?).ok()?;
        let target = room.event(&of, None).await.ok()?;
        (target.sender()? == self.own).then(|| Content::Text { text: quick_reply(sign), addressed: true })
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
