//! Posts: to a channel, a thread, a person, or as the answer to an interaction; found again and edited.
//!
//! In channels the key is an enforced nonce, so that a repeated call gives the same message. Answers have no nonce: the
//! first one completes the deferred response, which can be repeated without harm.

use dragoman_game::event::{PersonId, Place};
use dragoman_game::model::GameId;
use dragoman_game::post::{Key, PostId, Posted};
use dragoman_platform::message::Message;
use dragoman_platform::{Setback, Sink, StoreUnavailable};
use jiff::Timestamp;
use serde_json::json;
use serenity::builder::EditThread;
use serenity::http::{LightMethod, Route};
use tokio::time::Instant;
use tracing::info;

use super::Discord;
use super::body::{self, Kind};
use super::guilds::permission;
use super::ids::{Identity, native};
use super::reading::Sort;
use super::replies::{Acknowledged, Ticket};
use super::rest::{BRIEFLY, CALL_TIMEOUT, CallError, code};
use super::wire::{self, Id};

/// How many pages of history are searched for a post at once.
const PAGES: usize = 30;

/// How many pages of pins are read, of fifty each: a channel has at most 250.
const PIN_PAGES: usize = 5;

/// The prefix of the cursor that holds a game's pinned post; channel and game follow.
const PINS: &str = "discord.pin.";
/// How many other games of a channel keep their pinned post.
const GAMES_PINNED: usize = 10;

/// The content of one of our [`PostId`]s.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Address {
    Message {
        channel: Id,
        message: Id,
        key: String,
    },
    /// `message` is `None` for the answer that completes the deferred response.
    Answer {
        ticket: Ticket,
        message: Option<Id>,
        key: String,
    },
}

impl Address {
    fn post_id(&self) -> PostId {
        PostId(match self {
            Self::Message { channel, message, key } => format!("m/{channel}/{message}/{key}"),
            Self::Answer { ticket, message, key } => {
                let message = message.map_or("@original".to_owned(), |message| message.to_string());
                format!("a/{message}/{key}/{}", ticket.token().native())
            }
        })
    }

    fn read(id: &PostId) -> Option<Self> {
        let (kind, rest) = id.0.split_once('/')?;
        let mut parts = rest.splitn(3, '/');
        let (first, second, third) = (parts.next()?, parts.next()?, parts.next()?);
        match kind {
            "m" => {
                Some(Self::Message { channel: first.parse().ok()?, message: second.parse().ok()?, key: third.into() })
            }
            "a" => {
                let token = dragoman_game::event::ReplyToken::new(dragoman_game::event::PlatformName::Discord, third);
                Some(Self::Answer { ticket: Ticket::read(&token)?, message: first.parse().ok(), key: second.into() })
            }
            _ => None,
        }
    }
}

impl Discord {
    pub(super) async fn post_to(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        match to {
            Place::Channel(id) => self.post_in(key, to, native(id.native())?, Sort::Public, message).await,
            Place::Room(id) => self.post_in(key, to, native(id.native())?, Sort::Public, message).await,
            Place::Person(id) => self.post_privately(key, id, message).await,
            Place::Reply { token, author } => {
                let Some(ticket) = Ticket::read(token).filter(|ticket| ticket.good_at(self.now())) else {
                    return self.post_privately(key, author, message).await;
                };
                match self.answer(key, to, &ticket, message).await? {
                    Some(posted) => Ok(posted),
                    None => self.post_privately(key, author, message).await,
                }
            }
        }
    }

    async fn post_privately(&self, key: &Key, to: &PersonId, message: &Message) -> Result<Posted, Setback> {
        let person: Id = native(to.native())?;
        let channel = self.conversation(person).await?;
        self.post_in(key, &Place::Person(to.clone()), channel, Sort::Private(Some(person)), message).await
    }

    /// The private conversation with `person`, opened if there is none yet.
    async fn conversation(&self, person: Id) -> Result<Id, Setback> {
        // Before the first connection, the existing conversations may not be loaded yet.
        let (_, sink) = self.introduced().await?;
        if let Some(channel) = self.reading.conversation(person) {
            return Ok(channel);
        }
        let body = json!({ "recipient_id": person });
        let channel: wire::Channel = self
            .rest
            .ask(LightMethod::Post, Route::UserMeDmChannels, Some(&body))
            .await
            .map_err(|error| self.setback(error, person, &[]))?;
        let met = self.reading.meet(&*sink, channel.id, Sort::Private(Some(person)), channel.id).await;
        met.map_err(|_| self.soon())?;
        Ok(channel.id)
    }

    async fn post_in(
        &self,
        key: &Key,
        place: &Place,
        channel: Id,
        sort: Sort,
        message: &Message,
    ) -> Result<Posted, Setback> {
        let (_, sink) = self.introduced().await?;
        let mentions: Vec<Id> = message.mentions.iter().filter_map(|id| id.native().parse().ok()).collect();
        let kind = if sort == Sort::Public { Kind::Public } else { Kind::Private };
        let mut awake = false;
        let mut message = message.clone();
        let found = loop {
            let (body, upload) = body::body(key, &message, &mentions, kind, &self.commands_in(channel));
            let route = Route::ChannelMessages { channel_id: channel.to() };
            match self.rest.send(LightMethod::Post, route, &body, upload).await {
                Ok(found) => break found,
                // If it can't be a reply, it is posted without a reference.
                Err(CallError::Bad(code::UNREADABLE_REPLIED, _) | CallError::Forbidden(code::UNREADABLE_REPLIED))
                    if message.answers.is_some() =>
                {
                    message.answers = None
                }
                // Discord archives a thread after seven days without messages, until somebody writes in it.
                Err(CallError::Bad(code::THREAD_ARCHIVED, _)) if !awake => {
                    awake = true;
                    self.wake(channel).await?;
                }
                Err(error) => {
                    if let (Sort::Private(Some(person)), CallError::Forbidden(code::NO_COMMON_SERVER)) = (sort, &error)
                    {
                        self.returns.note_away(person);
                        // Who leaves a server leaves its threads. If it can't be stored, it is noticed once more.
                        let _ = self.leaves(&*sink, person, &self.members.of(person)).await;
                    }
                    if let CallError::Gone(_) = &error {
                        // While the gateway is away nobody tells that a thread was deleted.
                        self.guilds.doubt_thread(channel);
                    }
                    return Err(self.setback(error, channel, self.needed(channel)));
                }
            }
        };
        self.reading.meet(&*sink, channel, sort, found.id).await.map_err(|_| self.soon())?;
        self.reading.sees(channel, Instant::now());
        if let Some(game) = &message.pinned {
            self.pin(&*sink, channel, found.id, game).await;
        }
        let address = Address::Message { channel, message: found.id, key: key.as_str().to_owned() };
        Ok(Posted { place: place.clone(), id: address.post_id() })
    }

    /// The permissions needed to post in `channel`.
    pub(super) fn needed(&self, channel: Id) -> &'static [(u64, &'static str)] {
        const IN_THREADS: [(u64, &str); 5] = [
            (permission::VIEW_CHANNEL, "View Channel"),
            (permission::EMBED_LINKS, "Embed Links"),
            (permission::ATTACH_FILES, "Attach Files"),
            (permission::SEND_IN_THREADS, "Send Messages in Threads"),
            (permission::READ_HISTORY, "Read Message History"),
        ];
        let thread = self.guilds.channel(channel).is_some_and(|channel| channel.is_thread());
        if thread { &IN_THREADS } else { &permission::POSTING }
    }

    async fn wake(&self, thread: Id) -> Result<(), Setback> {
        let woken = self.change(thread, EditThread::new().archived(false)).await;
        woken.map_err(|error| self.setback(error, thread, &permission::ROOMS))
    }

    /// Pins `message` in place of the one pinned before for `game`. A failure is no reason to post again.
    async fn pin(&self, sink: &dyn Sink, channel: Id, message: Id, game: &GameId) {
        let me = self.identity.borrow().map(|identity| identity.user);
        let route = |message: Id| Route::ChannelPin { channel_id: channel.to(), message_id: message.to() };
        let before = self.pins(channel).await;
        let stands = before.iter().any(|other| other.id == message);
        if !stands && let Err(error) = self.rest.tell_patiently(LightMethod::Put, route(message), None).await {
            info!(%error, %channel, "a post couldn't be pinned");
            return;
        }
        let Ok(others) = self.noted_pins(sink, channel, message, game).await else { return };
        let ours = before.into_iter().filter(|other| Some(other.author.id) == me && other.id != message);
        for other in ours.filter(|other| !others.contains(&other.id)) {
            if let Err(error) = self.rest.tell_patiently(LightMethod::Delete, route(other.id), None).await {
                info!(%error, %channel, "an earlier pin couldn't be removed");
            }
        }
    }

    /// The pinned messages of `channel`, the newest first, as far as they can be read.
    async fn pins(&self, channel: Id) -> Vec<wire::Message> {
        let mut pinned = Vec::new();
        let mut before: Option<Timestamp> = None;
        for _ in 0..PIN_PAGES {
            let mut parameters = vec![("limit", "50".to_owned())];
            parameters.extend(before.map(|before| ("before", before.to_string())));
            let route = Route::ChannelPins { channel_id: channel.to() };
            let Ok(page) = self.rest.list::<wire::Pins>(route, parameters, CALL_TIMEOUT).await else { break };
            before = page.items.last().and_then(|pin| pin.pinned_at.parse().ok());
            pinned.extend(page.items.into_iter().map(|pin| pin.message));
            if !page.has_more || before.is_none() {
                break;
            }
        }
        pinned
    }

    /// Stores that `message` is pinned for `game`; returns the newest pins of other games in `channel`.
    async fn noted_pins(
        &self,
        sink: &dyn Sink,
        channel: Id,
        message: Id,
        game: &GameId,
    ) -> Result<Vec<Id>, StoreUnavailable> {
        let prefix = format!("{PINS}{channel}.");
        let name = format!("{prefix}{game}");
        sink.advance(&name, &message.to_string()).await?;
        let noted = sink.cursors(&prefix).await?.into_iter().filter(|(other, _)| *other != name);
        let mut others: Vec<(Id, String)> = noted.filter_map(|(name, id)| Some((id.parse().ok()?, name))).collect();
        others.sort();
        for (_, name) in others.drain(..others.len().saturating_sub(GAMES_PINNED)) {
            sink.discard(&name).await?;
        }
        Ok(others.into_iter().map(|(id, _)| id).collect())
    }

    /// Deletes the system message about a pin of the bot's.
    pub(super) async fn delete_pin_message(&self, notice: &wire::Message) {
        let route = Route::ChannelMessage { channel_id: notice.channel_id.to(), message_id: notice.id.to() };
        if let Err(error) = self.rest.tell_patiently(LightMethod::Delete, route, None).await {
            info!(%error, channel = %notice.channel_id, "the system message about a pin couldn't be deleted");
        }
    }

    /// Answers an interaction. `None`: it can't be answered, or not any more.
    ///
    /// Later posts have no nonce. One that may be there is looked for, where everybody sees it; those that only their
    /// reader sees are in no history, so that one of them can be posted twice if Discord's answer to it was lost.
    async fn answer(
        &self,
        key: &Key,
        place: &Place,
        ticket: &Ticket,
        message: &Message,
    ) -> Result<Option<Posted>, Setback> {
        let (identity, _) = self.introduced().await?;
        let first = match self.replies.acknowledged(ticket.interaction).await {
            Some(Acknowledged::No | Acknowledged::NotYet) => return Ok(None),
            Some(Acknowledged::Yes) => self.replies.is_first(ticket.interaction, key).unwrap_or(true),
            // Perhaps acknowledged, by this run or an earlier one: Discord knows whether, and whether it was answered.
            None | Some(Acknowledged::Unknown) => match self.original(identity, ticket).await {
                Ok(original) if body::carries(&original, key) => {
                    let address = Address::Answer { ticket: ticket.clone(), message: None, key: key.as_str().into() };
                    return Ok(Some(Posted { place: place.clone(), id: address.post_id() }));
                }
                Ok(original) => original.flags & body::LOADING != 0,
                Err(CallError::Gone(_) | CallError::Bad(..)) => return Ok(None),
                Err(error) => return Err(self.setback(error, ticket.interaction, &[])),
            },
        };
        if !first
            && self.replies.tries(ticket.interaction, key)
            && let Some(posted) = self.follow_up(identity, (ticket, place), key).await?
        {
            return Ok(Some(posted));
        }
        let application_id = identity.application.to();
        let token = ticket.token.as_str();
        let sent = if first {
            let (body, upload) = body::edited(key, message, &self.commands_for(ticket));
            let route = Route::WebhookOriginalInteractionResponse { application_id, token };
            self.rest.send(LightMethod::Patch, route, &body, upload).await
        } else {
            let kind = Kind::Quiet { ephemeral: ticket.ephemeral };
            let (body, upload) = body::body(key, message, &[], kind, &self.commands_for(ticket));
            let route = Route::WebhookFollowupMessages { application_id, token };
            self.rest.send(LightMethod::Post, route, &body, upload).await
        };
        match sent {
            Ok(found) => {
                self.replies.filled(ticket.interaction, key);
                let message = (!first).then_some(found.id);
                let address = Address::Answer { ticket: ticket.clone(), message, key: key.as_str().into() };
                Ok(Some(Posted { place: place.clone(), id: address.post_id() }))
            }
            Err(CallError::Gone(_) | CallError::Unauthorized) => Ok(None),
            Err(error) => Err(self.setback(error, ticket.interaction, &[])),
        }
    }

    /// The later post of an interaction under `key`, if everybody sees it.
    async fn follow_up(
        &self,
        identity: Identity,
        (ticket, place): (&Ticket, &Place),
        key: &Key,
    ) -> Result<Option<Posted>, Setback> {
        if ticket.ephemeral {
            return Ok(None);
        }
        let page = match self.original(identity, ticket).await {
            Ok(original) => self.page(original.channel_id, ticket.interaction, BRIEFLY).await,
            Err(error) => Err(error),
        };
        let page = match page {
            Ok(page) => page,
            Err(error @ CallError::Later(..)) => return Err(self.setback(error, ticket.interaction, &[])),
            // It can't be looked for.
            Err(_) => return Ok(None),
        };
        let is_ours = |found: &&wire::Message| found.author.id == identity.user && body::carries(found, key);
        Ok(page.messages.iter().find(is_ours).map(|found| {
            let (ticket, message, key) = (ticket.clone(), Some(found.id), key.as_str().to_owned());
            Posted { place: place.clone(), id: Address::Answer { ticket, message, key }.post_id() }
        }))
    }

    async fn original(&self, identity: Identity, ticket: &Ticket) -> Result<wire::Message, CallError> {
        let route = Route::WebhookOriginalInteractionResponse {
            application_id: identity.application.to(),
            token: &ticket.token,
        };
        self.rest.ask(LightMethod::Get, route, None).await
    }

    pub(super) async fn find_in(&self, key: &Key, to: &Place, from: Timestamp) -> Result<Option<Posted>, Setback> {
        let (identity, _) = self.introduced().await?;
        let (place, channel) = match to {
            Place::Channel(id) => (to.clone(), native(id.native())?),
            Place::Room(id) => (to.clone(), native(id.native())?),
            Place::Person(id) => (to.clone(), self.conversation(native(id.native())?).await?),
            Place::Reply { token, author } => {
                if let Some(ticket) = Ticket::read(token).filter(|ticket| ticket.good_at(self.now())) {
                    match self.original(identity, &ticket).await {
                        Ok(original) if body::carries(&original, key) => {
                            let address = Address::Answer { ticket, message: None, key: key.as_str().into() };
                            return Ok(Some(Posted { place: to.clone(), id: address.post_id() }));
                        }
                        Ok(_) => {
                            if let Some(posted) = self.follow_up(identity, (&ticket, to), key).await? {
                                return Ok(Some(posted));
                            }
                        }
                        Err(CallError::Gone(_)) => {}
                        Err(error) => return Err(self.setback(error, ticket.interaction, &[])),
                    }
                }
                // An interaction that couldn't be answered was answered in private.
                (Place::Person(author.clone()), self.conversation(native(author.native())?).await?)
            }
        };
        let mut after = self.searches.resume(key).unwrap_or_else(|| Id::first_at(from));
        for _ in 0..PAGES {
            let page = match self.page(channel, after, BRIEFLY).await {
                Ok(page) => page,
                Err(error) => {
                    self.searches.pause(key, after);
                    return Err(self.setback(error, channel, &permission::POSTING));
                }
            };
            if let Some(found) =
                page.messages.iter().find(|found| found.author.id == identity.user && body::carries(found, key))
            {
                let address = Address::Message { channel, message: found.id, key: key.as_str().into() };
                return Ok(Some(Posted { place, id: address.post_id() }));
            }
            match page.newest {
                Some(newest) if newest > after => after = newest,
                _ => return Ok(None),
            }
        }
        self.searches.pause(key, after);
        Err(self.soon())
    }

    pub(super) async fn edit_post(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        let (identity, _) = self.introduced().await?;
        match Address::read(&posted.id).ok_or(Setback::Gone)? {
            Address::Message { channel, message: id, key } => {
                let (body, upload) = body::edited(&Key::from(key), message, &self.commands_in(channel));
                let mut awake = false;
                loop {
                    let route = Route::ChannelMessage { channel_id: channel.to(), message_id: id.to() };
                    let upload = upload
                        .as_ref()
                        .map(|upload| super::rest::Upload { name: upload.name.clone(), bytes: upload.bytes.clone() });
                    match self.rest.send(LightMethod::Patch, route, &body, upload).await {
                        Ok(_) => return Ok(()),
                        Err(CallError::Bad(code::THREAD_ARCHIVED, _)) if !awake => {
                            awake = true;
                            self.wake(channel).await?;
                        }
                        Err(error) => return Err(self.setback(error, channel, self.needed(channel))),
                    }
                }
            }
            Address::Answer { ticket, message: id, key } => {
                if !ticket.good_at(self.now()) {
                    return Err(Setback::Gone);
                }
                let (body, upload) = body::edited(&Key::from(key), message, &self.commands_for(&ticket));
                let application_id = identity.application.to();
                let token = ticket.token.as_str();
                let route = match id {
                    None => Route::WebhookOriginalInteractionResponse { application_id, token },
                    Some(id) => Route::WebhookFollowupMessage { application_id, token, message_id: id.to() },
                };
                let sent = self.rest.send(LightMethod::Patch, route, &body, upload).await;
                sent.map(drop).map_err(|error| match error {
                    CallError::Unauthorized => Setback::Gone,
                    error => self.setback(error, ticket.interaction, &[]),
                })
            }
        }
    }
}

impl Discord {
    /// Deletes an earlier post.
    pub(super) async fn remove_post(&self, posted: &Posted) -> Result<(), Setback> {
        let (identity, _) = self.introduced().await?;
        match Address::read(&posted.id).ok_or(Setback::Gone)? {
            Address::Message { channel, message: id, .. } => {
                let mut awake = false;
                loop {
                    let route = Route::ChannelMessage { channel_id: channel.to(), message_id: id.to() };
                    match self.rest.tell(LightMethod::Delete, route, None).await {
                        Ok(()) | Err(CallError::Gone(_)) => return Ok(()),
                        Err(CallError::Bad(code::THREAD_ARCHIVED, _)) if !awake => {
                            awake = true;
                            self.wake(channel).await?;
                        }
                        Err(error) => return Err(self.setback(error, channel, self.needed(channel))),
                    }
                }
            }
            Address::Answer { ticket, message: id, .. } => {
                if !ticket.good_at(self.now()) {
                    return Err(Setback::Gone);
                }
                let (application_id, token) = (identity.application.to(), ticket.token.as_str());
                let route = match id {
                    None => Route::WebhookOriginalInteractionResponse { application_id, token },
                    Some(id) => Route::WebhookFollowupMessage { application_id, token, message_id: id.to() },
                };
                match self.rest.tell(LightMethod::Delete, route, None).await {
                    Ok(()) | Err(CallError::Gone(_) | CallError::Unauthorized) => Ok(()),
                    Err(error) => Err(self.setback(error, ticket.interaction, &[])),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_a_post_can_be_read_again() {
        let id = |text: &str| text.parse::<Id>().expect("an id");
        let ticket = Ticket { interaction: id("5"), token: "aW/t+w==".into(), ephemeral: true };
        for address in [
            Address::Message { channel: id("1"), message: id("2"), key: "k".into() },
            Address::Answer { ticket: ticket.clone(), message: None, key: "k".into() },
            Address::Answer { ticket, message: Some(id("7")), key: "k".into() },
        ] {
            assert_eq!(Address::read(&address.post_id()), Some(address));
        }
        assert_eq!(Address::read(&PostId("17".into())), None);
    }
}
