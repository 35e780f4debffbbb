//! Messages: what is said to the bot, changed and deleted. Nothing is parsed here except mentions of the bot.

use std::sync::Arc;

use dragoman_game::event::{Actor, Content, Event, EventId, Place, PlatformName, Unreadable};
use dragoman_platform::Sink;
use jiff::Timestamp;
use serde_json::{Value, json};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::warn;

use super::Discord;
use super::command_ids;
use super::delivery::{deliver, stored};
use super::guilds::permission;
use super::ids::{channel, person, room};
use super::reading::Sort;
use super::rest::CALL_TIMEOUT;
use super::wire::{Id, Message};

impl Discord {
    /// Handles a new message.
    pub(super) async fn live(self: &Arc<Self>, sink: &dyn Sink, data: &Value, stop: &CancellationToken) -> Option<()> {
        let message: Message = match serde::Deserialize::deserialize(data) {
            Ok(message) => message,
            Err(error) => {
                warn!(%error, "a message can't be read");
                return Some(());
            }
        };
        self.reading.sees(message.channel_id, Instant::now());
        if message.is_pinning_of(self.identity.borrow().map(|identity| identity.user)) {
            let (discord, notice) = (Arc::clone(self), message.clone());
            tokio::spawn(async move { discord.delete_pin_message(&notice).await });
        }
        self.look_whom_somebody_moved(sink, &message, stop).await?;
        if message.is_human() || message.is_joining() {
            let joined = message.member.as_ref().and_then(|member| member.joined_at.as_deref());
            self.notice_return(message.author.id, joined, stop);
        }
        if self.reading.is_unused(message.channel_id)
            && message.is_human()
            && self.event_of(sink, &message, stop).await?.is_some()
        {
            // It doesn't wait for other channels that nobody has used.
            stored(stop, || self.reading.meet(sink, message.channel_id, Sort::Public, message.id)).await?;
            self.reading.fallen.notify_one();
        }
        if self.reading.leaves_alone(message.channel_id, message.id) {
            return Some(());
        }
        if !message.is_human() {
            self.reading.pass(message.channel_id, message.id);
            return Some(());
        }
        let known = self.reading.known(message.channel_id);
        match known {
            Some(_) if self.reading.is_read(message.channel_id, message.id) => return Some(()),
            Some(_) => {}
            None if message.guild_id.is_none() => {
                // A new private channel: its history, this message included, is read from the beginning.
                let sort = Sort::Private(Some(message.author.id));
                return stored(stop, || self.reading.meet(sink, message.channel_id, sort, message.id)).await;
            }
            None => {}
        }
        if let Some(event) = self.event_of(sink, &message, stop).await? {
            deliver(sink, event, stop).await?;
            self.note_delivered(&message);
            if known.is_none() {
                stored(stop, || self.reading.meet(sink, message.channel_id, Sort::Public, message.id)).await?;
                self.in_guild(message.channel_id, message.guild_id);
            }
            stored(stop, || self.reading.advance(sink, message.channel_id, message.id)).await?;
        } else {
            self.reading.pass(message.channel_id, message.id);
        }
        Some(())
    }

    /// Handles an edited message.
    pub(super) async fn changed(&self, sink: &dyn Sink, data: &Value, stop: &CancellationToken) -> Option<()> {
        // Discord also reports previews that it adds; then nobody edited the message.
        let Ok(message) = <Message as serde::Deserialize>::deserialize(data) else {
            return Some(());
        };
        let edited = message.edited_timestamp.as_deref().and_then(|edited| edited.parse::<Timestamp>().ok());
        let Some(edited) = edited.filter(|_| message.is_human()) else { return Some(()) };
        // A message that wasn't delivered yet will be, with its present text.
        if self.reading.known(message.channel_id).is_none_or(|known| message.id > known.read) {
            return Some(());
        }
        let Some(mut event) = self.event_of(sink, &message, stop).await? else {
            return Some(());
        };
        if let Content::Text { text, addressed } = event.content {
            event.content = Content::Edited { of: event.id, said: message.id.at(), text, addressed };
            event.id = EventId::new(PlatformName::Discord, &format!("edit/{}/{}", message.id, edited.as_millisecond()));
            deliver(sink, event, stop).await?;
        }
        Some(())
    }

    /// Remembers `message`, so that it isn't delivered again, and its deletion is noticed if it may have orders.
    pub(super) fn note_delivered(&self, message: &Message) {
        let owner = self.owner(message.channel_id);
        // What others wrote there isn't answered for if it is deleted.
        if owner.is_none_or(|owner| owner == message.author.id) {
            self.reading.delivered(message.channel_id, message.id, owner.is_some());
        }
    }

    /// Handles a deleted message: in private its author is told that its orders still count.
    pub(super) async fn deleted(&self, sink: &dyn Sink, data: &Value, stop: &CancellationToken) -> Option<()> {
        let id = |field: &str| data[field].as_str().and_then(|id| id.parse::<Id>().ok());
        match (id("channel_id"), id("id")) {
            (Some(channel), Some(message)) => self.removed(sink, channel, message, stop).await,
            _ => Some(()),
        }
    }

    pub(super) async fn removed(
        &self,
        sink: &dyn Sink,
        channel: Id,
        message: Id,
        stop: &CancellationToken,
    ) -> Option<()> {
        let Some(owner) = self.owner(channel) else { return Some(()) };
        // The bot's own posts contain no orders.
        if !self.reading.recent(channel).contains(&message) {
            return Some(());
        }
        // Discord doesn't report who wrote it, and all other events would wait while it is asked for a name.
        let actor = Actor { person: person(owner), name: String::new(), language: None, administrator: false };
        let content =
            Content::Removed { of: EventId::new(PlatformName::Discord, &message.to_string()), said: message.at() };
        let id = EventId::new(PlatformName::Discord, &format!("gone/{message}"));
        let place = match self.guild_of(channel) {
            None => Place::Person(actor.person.clone()),
            Some(_) => Place::Room(room(channel)),
        };
        deliver(sink, Event { id, at: self.now(), actor, place, channel: None, content }, stop).await?;
        self.reading.note_deleted(channel, message);
        Some(())
    }

    /// `message` as an event, if it is for the bot.
    pub(super) async fn event_of(
        &self,
        sink: &dyn Sink,
        message: &Message,
        stop: &CancellationToken,
    ) -> Option<Option<Event>> {
        let Some(me) = self.identity.borrow().map(|identity| identity.user) else {
            return Some(None);
        };
        let author = &message.author;
        let mut actor = Actor {
            person: person(author.id),
            name: author.global_name.clone().unwrap_or_else(|| author.username.clone()),
            language: None,
            administrator: false,
        };
        let id = EventId::new(PlatformName::Discord, &message.id.to_string());
        // An edit counts as written when it was made.
        let edited = message.edited_timestamp.as_ref().and_then(|edited| edited.parse().ok());
        let at = edited.map_or(message.id.at(), |edited| message.id.at().max(edited));
        // History doesn't include a message's server: the kind of the channel was stored when it was first seen.
        let private = match self.reading.known(message.channel_id) {
            Some(known) => matches!(known.sort, Sort::Private(_)),
            None => message.guild_id.is_none(),
        };
        if private {
            let place = Place::Person(actor.person.clone());
            let content = if message.content.trim().is_empty() {
                // A picture, a sticker, a forwarded message: its sender may believe to have sent orders.
                Content::Unreadable(Unreadable::Wordless)
            } else {
                let text = command_ids::typed(&unmentioned(&message.content, me));
                Content::Text { text, addressed: true }
            };
            return Some(Some(Event { id, at, actor, place, channel: None, content }));
        }
        // Discord counts the author of a message as mentioned in replies to it: a comment on a map isn't addressed to
        // the bot.
        let addressed = is_addressed(&message.content, me);
        let text = command_ids::typed(&unmentioned(&message.content, me));
        let room = room(message.channel_id);
        let press = stored(stop, || sink.is_press_room(&room)).await?;
        // In an order thread everything is meant for the bot. Without the intent it doesn't get the words.
        let wordless = !addressed && text.is_empty();
        let is_own_thread = press && self.members.alone_in(message.channel_id) == Some(author.id);
        if !addressed && !press || wordless && !is_own_thread {
            return Some(None);
        }
        let thread =
            self.met_channel(message.channel_id, CALL_TIMEOUT).await.ok().filter(|channel| channel.is_thread());
        if let Some(member) = &message.member {
            let guild = message.guild_id.or_else(|| self.guild_of(message.channel_id));
            // Otherwise an administrator would be taken for somebody else. But everything else waits meanwhile.
            if let Some(guild) = guild.filter(|guild| self.guilds.is_worth_waiting(*guild, Instant::now()))
                && self.described_guild(message.channel_id, &[]).await.is_err()
            {
                self.guilds.waited_in_vain(guild, Instant::now());
            }
            actor.name = member.nick.clone().unwrap_or(actor.name);
            let all = self.guilds.permissions(message.channel_id, author.id, &member.roles);
            actor.administrator = all.is_some_and(|all| all & permission::MANAGE_SERVER != 0);
        }
        // A public thread is a channel like any other: a game may be played in it.
        let private_thread = thread.filter(|thread| !thread.is_public_thread());
        let parent = private_thread.and_then(|thread| thread.parent_id).unwrap_or(message.channel_id);
        let place = if press { Place::Room(room) } else { Place::Channel(channel(message.channel_id)) };
        let content = if wordless {
            // Without the intent Discord keeps words and files back alike.
            let reads_all = self.settings.message_content;
            Content::Unreadable(if reads_all { Unreadable::Wordless } else { Unreadable::Unaddressed })
        } else {
            Content::Text { text, addressed }
        };
        Some(Some(Event { id, at, actor, place, channel: Some(channel(parent)), content }))
    }
}

/// The deletions that Discord reports together, when somebody deletes several messages at once.
pub(super) fn deletions(data: &Value) -> Vec<Value> {
    let ids = data["ids"].as_array().into_iter().flatten();
    ids.map(|id| json!({ "id": id, "channel_id": data["channel_id"], "guild_id": data["guild_id"] })).collect()
}

/// The text without mentions of the bot.
fn unmentioned(text: &str, me: Id) -> String {
    text.replace(&format!("<@{me}>"), " ").replace(&format!("<@!{me}>"), " ").trim().to_owned()
}

/// Whether `text` mentions the bot.
pub(super) fn is_addressed(text: &str, me: Id) -> bool {
    text.contains(&format!("<@{me}>")) || text.contains(&format!("<@!{me}>"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mentions_of_the_bot_are_removed() {
        let me = "9".parse().expect("an id");
        assert_eq!(unmentioned("<@9> stato", me), "stato");
        assert_eq!(unmentioned("ciao <@!9>, <@8>", me), "ciao  , <@8>");
    }
}
