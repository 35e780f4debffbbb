//! Converts what happens on Discord to events, and delivers them in order.
//!
//! The cursor moves after delivery, so that a crash in between repeats an event (the inbox recognises it) and never
//! skips one. Nothing is parsed here except mentions of the bot.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use dragoman_game::event::{AUTHOR, Actor, Content, Event, EventId, IN_THREAD, Place, PlatformName};
use dragoman_l10n::Languages;
use dragoman_platform::{Sink, Unusable};
use dragoman_runtime::metrics::METRICS;
use futures_util::FutureExt;
use jiff::{SignedDuration, Timestamp};
use serde_json::Value;
use serenity::http::Route;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::{error, warn};

use super::gateway::{Incoming, Session};
use super::guilds::permission;
use super::ids::{Identity, channel, person, room};
use super::interactions::{Form, Manner, TRANSLATE, game_channel};
use super::missed::INTERACTION;
use super::reading::Sort;
use super::rest::PATIENCE;
use super::shards::Shard;
use super::wire::{self, Id, Interaction, Message};
use super::{Discord, body};
use crate::delivery::{deliver, stored};

/// Discord may send a message a little later than a heartbeat's acknowledgement.
const LAG: SignedDuration = SignedDuration::from_millis(500);

/// How often a session is stored, for each shard: with one, at each heartbeat.
const NOTING: Duration = Duration::from_millis(300);

impl Discord {
    pub(super) async fn listen_on(
        self: Arc<Self>,
        sink: Arc<dyn Sink>,
        stop: CancellationToken,
    ) -> Result<(), Unusable> {
        let now = Id::first_at(self.now());
        if stored(&stop, || self.reading.load(&*sink, now)).await.is_none() {
            return Ok(());
        }
        if stored(&stop, || self.members.load(&*sink)).await.is_none() {
            return Ok(());
        }
        let Some(left) = stored(&stop, || self.pending.left(&*sink)).await else { return Ok(()) };
        self.sink.send_replace(Some(Arc::clone(&sink)));
        let (incoming, received) = unbounded_channel();
        let (forward, work) = unbounded_channel();
        let ended = stop.child_token();
        let mut parts = JoinSet::new();
        parts.spawn({
            let (discord, sink) = (Arc::clone(&self), Arc::clone(&sink));
            let mut received: UnboundedReceiver<(Shard, Incoming)> = received;
            async move {
                while let Some((shard, incoming)) = received.recv().await {
                    if catch_unwind(AssertUnwindSafe(|| discord.greet(&sink, &incoming))).is_err() {
                        error!("reading an interaction panicked; it isn't acknowledged");
                    }
                    if forward.send((shard, incoming)).is_err() {
                        break;
                    }
                }
            }
        });
        parts.spawn(Arc::clone(&self).work(Arc::clone(&sink), left, work, ended.clone()));
        parts.spawn(Arc::clone(&self).catch_up(Arc::clone(&sink), ended.clone()));
        parts.spawn(Arc::clone(&self).watch(Arc::clone(&sink), ended.clone()));
        // If one part ends, all end: otherwise the bot would be connected without receiving anything.
        let broken = async {
            loop {
                match parts.join_next().await {
                    Some(Err(error)) => break error,
                    Some(Ok(())) => {}
                    None => std::future::pending().await,
                }
            }
        };
        let outcome = tokio::select! {
            outcome = self.connect(&*sink, &incoming, &stop) => Ok(outcome),
            error = broken => Err(error),
        };
        drop(incoming);
        ended.cancel();
        while parts.join_next().await.is_some() {}
        // If the store fails now, a few irrelevant messages are read once more.
        let _ = self.reading.note_passed(&*sink, None).await;
        if !stop.is_cancelled() {
            // Nothing is received any more: posts wait.
            self.identity.send_replace(None);
            self.sink.send_replace(None);
        }
        match outcome {
            Ok(outcome) => outcome,
            // The supervisor restarts the listener.
            Err(error) => match error.try_into_panic() {
                Ok(panic) => resume_unwind(panic),
                Err(_) => Ok(()),
            },
        }
    }

    /// Handles what can't wait in the queue: the identity, and what must be acknowledged.
    fn greet(self: &Arc<Self>, sink: &Arc<dyn Sink>, incoming: &Incoming) {
        match incoming {
            Incoming::Fresh(ready) => {
                self.identity.send_replace(Some(Identity { user: ready.user.id, application: ready.application.id }));
            }
            Incoming::Event(name, data) if name == INTERACTION && !self.pending.is_left(data) => {
                match self.read_interaction(data) {
                    Ok(interaction) => self.receive(sink, interaction, data),
                    Err(error) => warn!(%error, "an interaction can't be read"),
                }
            }
            Incoming::Resumed(identity) => {
                self.identity.send_replace(Some(*identity));
            }
            Incoming::Event(..) | Incoming::Alive(..) => {}
        }
    }

    async fn work(
        self: Arc<Self>,
        sink: Arc<dyn Sink>,
        left: Vec<Value>,
        mut queue: UnboundedReceiver<(Shard, Incoming)>,
        stop: CancellationToken,
    ) {
        for interaction in left {
            if self.interaction(&*sink, &interaction, &stop).await.is_none() {
                return;
            }
        }
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                incoming = queue.recv() => {
                    let Some((shard, incoming)) = incoming else { return };
                    match AssertUnwindSafe(self.handle(&sink, shard, incoming, &stop)).catch_unwind().await {
                        Ok(Some(())) => {}
                        Ok(None) => return,
                        // A panic over one event must not end the reading of the others.
                        Err(_) => error!("handling an event of Discord panicked; it is skipped"),
                    }
                }
            }
        }
    }

    /// Handles one event of `shard`. `None`: stopped before it was done.
    async fn handle(
        self: &Arc<Self>,
        sink: &Arc<dyn Sink>,
        shard: Shard,
        incoming: Incoming,
        stop: &CancellationToken,
    ) -> Option<()> {
        match incoming {
            Incoming::Fresh(ready) => {
                self.registers(sink, shard, ready.application.id, stop);
                self.guilds.expect(shard, ready.guilds.iter().map(|guild| guild.id));
                self.reading.all_behind(shard, Instant::now());
            }
            Incoming::Resumed(identity) if shard.count > 1 => {
                // No new session follows.
                self.registers(sink, shard, identity.application, stop);
                self.guilds.resumes(shard);
                tokio::spawn(Arc::clone(self).describe_all(shard, stop.clone()));
            }
            Incoming::Resumed(_) => {}
            Incoming::Alive(at, session) => {
                // If it fails, the next heartbeat tries again: nothing waits for it.
                let _ = self.pending.tidy(&**sink).await;
                let _ = self.reading.note_passed(&**sink, Some(Instant::now())).await;
                if !self.reading.is_behind(shard)
                    && let Some(session) = session
                {
                    // Which channels are behind is known in this run only: the next one would skip them.
                    self.keep(&**sink, shard, &session).await;
                }
                METRICS.discord_shards.heard(shard.id, at);
                if let Some(all) = self.reading.connected(shard, at) {
                    // Otherwise a run that ends meanwhile would hide what was missed before it.
                    if self.reading.is_watching(&self.guilds.incomplete(self.now())) {
                        let _ = self.reading.note_alive(&**sink, all).await;
                    }
                    if !self.reading.holds(Instant::now()) {
                        sink.caught_up(PlatformName::Discord, all.saturating_sub(LAG).unwrap_or(all));
                    }
                }
            }
            Incoming::Event(name, data) => {
                let me = self.identity.borrow().map(|identity| identity.user);
                for gone in self.guilds.lost(&name, &data) {
                    self.lose(&**sink, gone, stop).await;
                }
                let announced = if name == "GUILD_CREATE" { self.announced(&data) } else { None };
                self.noted(me, &name, &data);
                if let (Some(guild), Some(me)) = (announced, me) {
                    let newest = self.guilds.newest_messages(guild, me);
                    self.reading.look_for_first_uses(shard, guild, newest, self.now());
                }
                match name.as_str() {
                    // Its channels can be read now.
                    "GUILD_CREATE" | "GUILD_DELETE" => self.reading.fallen.notify_one(),
                    "MESSAGE_CREATE" => self.live(&**sink, &data, stop).await?,
                    "MESSAGE_UPDATE" if self.holds_back(&name, &data) => {}
                    "MESSAGE_UPDATE" => self.changed(&**sink, &data, stop).await?,
                    "MESSAGE_DELETE" if self.holds_back(&name, &data) => {}
                    "MESSAGE_DELETE" => self.deleted(&**sink, &data, stop).await?,
                    INTERACTION if self.pending.is_left(&data) || self.holds_back_interaction(&data) => {}
                    INTERACTION => self.interaction(&**sink, &data, stop).await?,
                    _ => {}
                }
            }
        }
        Some(())
    }

    /// The server that `data` describes for the first time in its session.
    fn announced(&self, data: &Value) -> Option<Id> {
        data["id"].as_str()?.parse().ok().filter(|guild| self.guilds.is_expected(*guild))
    }

    /// Registers the commands, once for all shards.
    fn registers(self: &Arc<Self>, sink: &Arc<dyn Sink>, shard: Shard, application: Id, stop: &CancellationToken) {
        if shard.id == 0 {
            tokio::spawn(Arc::clone(self).register(Arc::clone(sink), application, stop.clone()));
        }
    }

    /// Applies an event about servers, their channels and permissions.
    pub(super) fn noted(&self, me: Option<Id>, name: &str, data: &Value) {
        self.guilds.note(me, name, data);
        let concerned = self.guilds.concerned(name, data);
        if name == "GUILD_CREATE"
            && let Some(guild) = data["id"].as_str().and_then(|id| id.parse().ok())
        {
            self.reading.note_guild(guild, self.guilds.in_guild(guild).into_iter());
        }
        self.unfinished.invalidate(&concerned);
        self.room_audit.wake(concerned);
    }

    /// Stores how far the session of `shard` has come: everything up to there is delivered. The next run resumes there.
    async fn keep(&self, sink: &dyn Sink, shard: Shard, session: &Session) {
        let Ok(value) = serde_json::to_string(session) else { return };
        let noted = || self.noted_sessions.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let is_noted = noted()
            .get(&shard)
            .is_some_and(|(at, last)| *last == value || now.saturating_duration_since(*at) < NOTING * shard.count);
        // If it can't be stored now, some events come twice.
        if !is_noted && sink.advance(&shard.cursor(), &value).await.is_ok() {
            noted().insert(shard, (now, value));
        }
    }

    /// Handles a new message.
    async fn live(self: &Arc<Self>, sink: &dyn Sink, data: &Value, stop: &CancellationToken) -> Option<()> {
        let message: Message = match serde::Deserialize::deserialize(data) {
            Ok(message) => message,
            Err(error) => {
                warn!(%error, "a message can't be read");
                return Some(());
            }
        };
        if message.is_pinning_of(self.identity.borrow().map(|identity| identity.user)) {
            let (discord, notice) = (Arc::clone(self), message.clone());
            tokio::spawn(async move { discord.delete_pin_message(&notice).await });
        }
        if self.reading.is_unused(message.channel_id)
            && message.is_human()
            && self.event_of(sink, &message, stop).await?.is_some()
        {
            // It doesn't wait for other channels that nobody has used.
            stored(stop, || self.reading.meet(sink, message.channel_id, Sort::Public, message.id)).await?;
            self.reading.fallen.notify_one();
        }
        if self.reading.leaves_alone(message.channel_id) {
            return Some(());
        }
        if !message.is_human() {
            self.reading.pass(message.channel_id, message.id);
            return Some(());
        }
        let known = self.reading.known(message.channel_id);
        match known {
            Some(known) if message.id <= known.read => return Some(()),
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
            match known.map(|known| known.sort) {
                None => {
                    stored(stop, || self.reading.meet(sink, message.channel_id, Sort::Public, message.id)).await?;
                    self.in_guild(message.channel_id, message.guild_id);
                }
                Some(_) => self.note_said(&message),
            }
            stored(stop, || self.reading.advance(sink, message.channel_id, message.id)).await?;
        } else {
            self.reading.pass(message.channel_id, message.id);
        }
        Some(())
    }

    /// Notes that `channel` is on the server `guild`.
    fn in_guild(&self, channel: Id, guild: Option<Id>) {
        if let Some(guild) = guild {
            self.reading.note_guild(guild, std::iter::once(channel));
        }
    }

    /// Holds back an event about a message of a channel that is behind.
    fn holds_back(&self, name: &str, data: &Value) -> bool {
        let channel = data["channel_id"].as_str().and_then(|id| id.parse().ok());
        channel.is_some_and(|channel| self.reading.holds_back(channel, name, data))
    }

    /// Holds back a command or button of somebody whose earlier messages are still to be read.
    fn holds_back_interaction(&self, data: &Value) -> bool {
        let author = data["user"]["id"].as_str().or(data["member"]["user"]["id"].as_str());
        let conversation = author.and_then(|id| id.parse().ok()).and_then(|id| self.reading.conversation(id));
        conversation
            .is_some_and(|channel| self.reading.holds_back_interaction(channel, INTERACTION, data, Instant::now()))
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
        if let Content::Text { text, .. } = event.content {
            event.content = Content::Edited { of: event.id, text };
            event.id = EventId::new(PlatformName::Discord, &format!("edit/{}/{}", message.id, edited.as_millisecond()));
            deliver(sink, event, stop).await?;
        }
        Some(())
    }

    /// The person who sends orders in `channel`: a private conversation or an order thread.
    pub(super) fn owner(&self, channel: Id) -> Option<Id> {
        match self.reading.known(channel)?.sort {
            Sort::Private(owner) => owner,
            Sort::Public => self.members.alone_in(channel),
        }
    }

    /// Remembers `message` if it may hold orders, so that its deletion is noticed.
    pub(super) fn note_said(&self, message: &Message) {
        if self.owner(message.channel_id) == Some(message.author.id) {
            self.reading.said(message.channel_id, message.id);
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
        // Discord doesn't report who wrote it.
        let guild = self.guild_of(channel);
        let name = match guild {
            None => {
                let route = Route::Channel { channel_id: channel.to() };
                self.rest.look::<wire::Conversation>(route, PATIENCE).await.map(|there| there.name_of(owner))
            }
            Some(guild) => {
                let route = Route::GuildMember { guild_id: guild.to(), user_id: owner.to() };
                self.rest.look::<wire::Member>(route, PATIENCE).await.map(wire::Member::name)
            }
        };
        let name = name.unwrap_or_else(|error| {
            warn!(%error, "the author of a deleted message can't be found");
            None
        });
        if let Some(name) = name {
            let actor = Actor { person: person(owner), name, language: None, administrator: false };
            let content =
                Content::Removed { of: EventId::new(PlatformName::Discord, &message.to_string()), said: message.at() };
            let id = EventId::new(PlatformName::Discord, &format!("gone/{message}"));
            let place = match guild {
                None => Place::Person(actor.person.clone()),
                Some(_) => Place::Room(room(channel)),
            };
            deliver(sink, Event { id, at: self.now(), actor, place, channel: None, content }, stop).await?;
        }
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
            let text = message.content.clone();
            if text.trim().is_empty() {
                return Some(None);
            }
            let place = Place::Person(actor.person.clone());
            let content = Content::Text { text, addressed: true };
            return Some(Some(Event { id, at, actor, place, channel: None, content }));
        }
        // Discord counts the author of a message as mentioned in replies to it: a comment on a map isn't addressed to
        // the bot.
        let text = unmentioned(&message.content, me);
        let addressed = text.len() < message.content.trim().len();
        let room = room(message.channel_id);
        let press = stored(stop, || sink.is_press_room(&room)).await?;
        if !addressed && (!press || text.is_empty()) {
            return Some(None);
        }
        let thread = self.met_channel(message.channel_id, PATIENCE).await.ok().filter(|channel| channel.is_thread());
        if let Some(member) = &message.member {
            if message.guild_id.is_some_and(|guild| !self.guilds.is_described(guild)) {
                // Otherwise an administrator would be taken for somebody else.
                let _ = self.described_guild(message.channel_id, &[]).await;
            }
            actor.name = member.nick.clone().unwrap_or(actor.name);
            let all = self.guilds.permissions(message.channel_id, author.id, &member.roles);
            actor.administrator = all.is_some_and(|all| all & permission::MANAGE_SERVER != 0);
        }
        // A public thread is a channel like any other: a game may be played in it.
        let private_thread = thread.filter(|thread| !thread.is_public_thread());
        let parent = private_thread.and_then(|thread| thread.parent_id).unwrap_or(message.channel_id);
        let place = if press { Place::Room(room) } else { Place::Channel(channel(message.channel_id)) };
        let content = Content::Text { text, addressed };
        Some(Some(Event { id, at, actor, place, channel: Some(channel(parent)), content }))
    }

    /// Handles a command, a button or a form; it was acknowledged before.
    pub(super) async fn interaction(
        self: &Arc<Self>,
        sink: &dyn Sink,
        data: &Value,
        stop: &CancellationToken,
    ) -> Option<()> {
        let Ok(interaction) = self.read_interaction(data) else {
            return Some(());
        };
        let Some(author) = interaction.author().map(|author| author.id) else {
            return Some(());
        };
        if let Some(id) = interaction.channel_id {
            let sort = if interaction.is_private() { Sort::Private(Some(author)) } else { Sort::Public };
            stored(stop, || self.reading.meet(sink, id, sort, interaction.id)).await?;
            self.in_guild(id, interaction.guild_id);
        }
        let here = stored(stop, || game_channel(sink, &interaction)).await?;
        if let Some(event) = event_of_interaction(self.words.languages(), &interaction, here) {
            let mut delivered = deliver(sink, event, stop).await?;
            if !delivered.is_answered() {
                // Kept until it is answered; the next one doesn't wait for that.
                let (discord, id) = (Arc::clone(self), interaction.id);
                tokio::spawn(async move {
                    delivered.answered().await;
                    discord.pending.fulfilled(id);
                });
                return Some(());
            }
        }
        self.pending.fulfilled(interaction.id);
        Some(())
    }
}

/// How many characters of a message are quoted.
const QUOTED: usize = 4000;

/// The text without mentions of the bot.
fn unmentioned(text: &str, me: Id) -> String {
    text.replace(&format!("<@{me}>"), " ").replace(&format!("<@!{me}>"), " ").trim().to_owned()
}

/// `here`: see [`game_channel`].
fn event_of_interaction(languages: &Languages, interaction: &Interaction, here: Option<Id>) -> Option<Event> {
    let author = interaction.author()?;
    let data = interaction.data.clone().unwrap_or_default();
    let place = match interaction.manner() {
        Manner::Suggest | Manner::Form(_) | Manner::Ignore => return None,
        Manner::Nod => Place::Person(person(author.id)),
        Manner::Think { ephemeral } => {
            Place::Reply { token: interaction.ticket(ephemeral).token(), author: person(author.id) }
        }
    };
    let content = match interaction.kind {
        2 if data.kind == TRANSLATE => {
            let message = data.target_id.and_then(|id| data.resolved.messages.get(&id))?;
            // The bot's own posts have most of their text in an embed.
            let texts = std::iter::once(&message.content).chain(message.embeds.iter().map(|embed| &embed.description));
            let quoted: Vec<&str> = texts.map(String::as_str).filter(|text| !text.is_empty()).collect();
            let is_wrong = data.name == "wrong-sentence";
            let author = (!is_wrong).then(|| (AUTHOR.to_owned(), person(message.author.id).to_string()));
            let quoted = [("quoted".to_owned(), body::cut(&quoted.join("\n"), QUOTED))];
            let command = if is_wrong { "wrong-sentence" } else { "notation" };
            Content::Invoked { command: command.into(), arguments: quoted.into_iter().chain(author).collect() }
        }
        2 => {
            let given = data.options.iter().map(|option| (option.name.clone(), option.typed()));
            let thread = interaction.channel.as_ref().filter(|channel| channel.is_thread() && here != Some(channel.id));
            let thread = thread.map(|thread| {
                let own = if thread.is_public_thread() { channel(thread.id).to_string() } else { String::new() };
                (IN_THREAD.to_owned(), own)
            });
            Content::Invoked { command: data.name, arguments: given.chain(thread).collect() }
        }
        5 => {
            let (command, arguments) = Form::filled(&data)?;
            Content::Invoked { command, arguments }
        }
        // A menu reports the choice, a button its own id.
        _ => Content::Pressed {
            action: data.values.first().cloned().unwrap_or_else(|| body::action(&data.custom_id).to_owned()),
        },
    };
    let member = interaction.member.as_ref();
    let nick = member.and_then(|member| member.nick.clone()).or_else(|| author.global_name.clone());
    let actor = Actor {
        person: person(author.id),
        name: nick.unwrap_or_else(|| author.username.clone()),
        language: interaction.language(languages),
        administrator: member
            .and_then(|member| member.permissions)
            .is_some_and(|all| all.contain(permission::MANAGE_SERVER)),
    };
    Some(Event {
        id: EventId::new(PlatformName::Discord, &format!("interaction/{}", interaction.id)),
        at: interaction.id.at(),
        actor,
        place,
        channel: here.map(channel),
        content,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use dragoman_l10n::Language;
    use serde_json::json;

    use super::*;

    fn languages() -> Languages {
        dragoman_locales::languages().expect("checked elsewhere")
    }

    fn event_of(interaction: &Interaction) -> Option<Event> {
        event_of_interaction(&languages(), interaction, interaction.public_channel())
    }

    fn interaction(kind: u8, extra: Value) -> Interaction {
        let mut all = json!({
            "id": "175928847299117063", "token": "t", "type": kind, "locale": "pl",
            "guild_id": "1", "channel_id": "6", "channel": { "id": "6", "type": 12, "parent_id": "5" },
            "member": { "nick": "Kasia", "permissions": "32", "user": { "id": "7", "username": "k" } },
        });
        for (field, value) in extra.as_object().expect("an object") {
            all[field] = value.clone();
        }
        serde_json::from_value(all).expect("an interaction")
    }

    #[test]
    fn a_command_in_a_thread_belongs_to_the_threads_channel() {
        let options = json!([{ "name": "name", "type": 3, "value": "Bosforo" }]);
        let event = event_of(&interaction(2, json!({ "data": { "name": "new", "options": options } })));
        let event = event.expect("an event");
        assert_eq!(event.channel.as_ref().map(|id| id.native()), Some("5"));
        assert_eq!(event.at, "2016-04-30T11:18:25.796Z".parse().expect("an instant"));
        assert_eq!((event.actor.name.as_str(), event.actor.administrator), ("Kasia", true));
        assert_eq!(event.actor.language, Some(Language::of(*b"pl")));
        assert!(matches!(event.place, Place::Reply { .. }));
        let arguments = [("name", "Bosforo"), (IN_THREAD, "")];
        let arguments = BTreeMap::from(arguments.map(|(name, value)| (name.to_owned(), value.to_owned())));
        assert_eq!(event.content, Content::Invoked { command: "new".into(), arguments });
    }

    #[test]
    fn a_command_in_a_public_thread_names_it_unless_its_games_are_meant() {
        let thread = json!({ "id": "6", "type": 11, "parent_id": "5" });
        let given = interaction(2, json!({ "data": { "name": "new" }, "channel": thread }));
        for (here, named) in [("5", Some("discord:6")), ("6", None)] {
            let here = here.parse().expect("an id");
            let event = event_of_interaction(&languages(), &given, Some(here)).expect("an event");
            assert_eq!(event.channel, Some(channel(here)));
            let Content::Invoked { arguments, .. } = event.content else { panic!("a command") };
            assert_eq!(arguments.get(IN_THREAD).map(String::as_str), named);
        }
    }

    #[test]
    fn a_button_gives_its_action_and_a_menu_its_choice() {
        let pressed = |data| match event_of(&interaction(3, json!({ "data": data }))) {
            Some(Event { content: Content::Pressed { action }, .. }) => action,
            other => panic!("{other:?}"),
        };
        assert_eq!(pressed(json!({ "custom_id": "ready:g1~0123456789abcdefghijkl" })), "ready:g1");
        assert_eq!(pressed(json!({ "custom_id": "menu0", "values": ["retreat:ALB"] })), "retreat:ALB");
    }

    #[test]
    fn a_button_in_a_private_conversation_is_answered_there() {
        let mut pressed = interaction(3, json!({ "data": { "custom_id": "ready" } }));
        pressed.user = pressed.member.take().and_then(|member| member.user);
        pressed.guild_id = None;
        let event = event_of(&pressed).expect("an event");
        assert_eq!(event.place, Place::Person(person("7".parse().expect("an id"))));
        assert_eq!(event.channel, None);
    }

    #[test]
    fn an_order_without_text_opens_the_form_and_a_filled_form_is_an_order() {
        let bare = |data| matches!(interaction(2, json!({ "data": data })).manner(), Manner::Form(_));
        assert!(bare(json!({ "name": "order" })));
        let game = json!({ "name": "game", "value": "Bosforo" });
        assert!(bare(json!({ "name": "order", "options": [game] })));
        assert!(!bare(json!({ "name": "order", "options": [{ "name": "text", "value": "A Ven H" }] })));
        let components =
            json!([{ "type": 18, "component": { "type": 4, "custom_id": "text", "value": "A Ven - Tri" } }]);
        let data = json!({ "data": { "custom_id": "form/order", "components": components } });
        let event = event_of(&interaction(5, data)).expect("an event");
        let arguments = BTreeMap::from([("text".to_owned(), "A Ven - Tri".to_owned())]);
        assert_eq!(event.content, Content::Invoked { command: "order".into(), arguments });
    }

    #[test]
    fn the_button_under_a_letter_opens_a_form_for_the_answer() {
        let pressed =
            interaction(3, json!({ "data": { "custom_id": "letter:game=g1;to=ITALY~0123456789abcdefghijkl" } }));
        assert!(matches!(pressed.manner(), Manner::Form(_)));
        let components = json!([{ "type": 18, "component": { "type": 4, "custom_id": "words", "value": "ciao" } }]);
        let data = json!({ "data": { "custom_id": "form/letter:game-id=g1;to=ITALY", "components": components } });
        let event = event_of(&interaction(5, data)).expect("an event");
        let arguments = [("game-id", "g1"), ("to", "ITALY"), ("words", "ciao")];
        let arguments = arguments.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        assert_eq!(event.content, Content::Invoked { command: "letter".into(), arguments });
    }

    #[test]
    fn the_menu_of_a_message_gives_its_text_and_author() {
        let message = json!({ "id": "8", "channel_id": "6", "content": "A Ven - Tri", "author": { "id": "9" } });
        let data = json!({ "name": "Translate orders", "type": 3, "target_id": "8", "resolved": { "messages": { "8": message } } });
        let event = event_of(&interaction(2, json!({ "data": data }))).expect("an event");
        let arguments = [("author", "discord:9"), ("quoted", "A Ven - Tri")];
        let arguments = arguments.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        assert_eq!(event.content, Content::Invoked { command: "notation".into(), arguments });
    }

    #[test]
    fn mentions_of_the_bot_are_removed() {
        let me = "9".parse().expect("an id");
        assert_eq!(unmentioned("<@9> stato", me), "stato");
        assert_eq!(unmentioned("ciao <@!9>, <@8>", me), "ciao  , <@8>");
    }
}
