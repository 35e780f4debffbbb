//! Discord: slash commands, private conversations, messages with maps, private threads as press rooms.
//!
//! Inbound: `connections` opens a `gateway` for each of the `shards`, which reads events in order, `command_names`
//! maps a command's names to ids, `interactions` acknowledges interactions at once and `pending` stores them until they are
//! handled, `room_audit` reports changed permissions, `inbound` handles each event in order: `messages` and
//! `interaction_events` convert it and deliver it to the service. `reading` holds a cursor for each channel, `missed`
//! reads missed messages, `authors` asks who wrote them, `sight` knows which channels are visible, `described` requests servers, and `heard` tells the clock
//! how far Discord was heard. Outbound:
//! `platform` is what the dispatcher calls: `outbound` posts, `rooms` opens and updates press rooms, `body` converts a message
//! to JSON, in which commands are named by their `command_ids`. `rest` makes all calls within Discord's limits (`limiter`) and
//! classifies their failures. By default no privileged
//! intent is requested: messages in threads are then read only where the bot is mentioned. What several of these need is in
//! this file, and it calls none of them.

mod authors;
mod body;
mod command_ids;
mod command_names;
mod commands;
mod connections;
mod delivery;
mod described;
mod gateway;
mod guilds;
mod heard;
mod ids;
mod inbound;
mod interaction_events;
mod interactions;
mod limiter;
mod markup;
mod members;
mod messages;
mod missed;
mod outbound;
mod pages;
mod pending;
mod platform;
mod reading;
mod replies;
mod rest;
mod returns;
mod rights_changed;
mod room_audit;
mod room_members;
mod rooms;
mod settings;
mod shards;
mod sight;
mod unfinished;
mod wire;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dragoman_l10n::Words;
use dragoman_platform::searches::Searches;
use dragoman_platform::{Setback, Sink, StoreUnavailable, Unusable};
use dragoman_runtime::clock::Clock;
use dragoman_tasks::locks::Locks;
use jiff::{SignedDuration, Timestamp};
use serde_json::Value;
use serenity::http::{LightMethod, Route};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;

use self::command_ids::CommandIds;
use self::command_names::Called;
use self::guilds::{Guilds, permission};
use self::ids::Identity;
use self::members::Members;
use self::pending::PendingInteractions;
use self::reading::Reading;
use self::replies::{Replies, Ticket};
use self::rest::{BRIEFLY, CALL_TIMEOUT, CallError, Rest};
use self::rights_changed::RoomAudit;
use self::shards::Shard;

use self::returns::Returns;
pub use self::settings::{Api, CALLS_A_SECOND, DiscordSettings, Shards};
use self::unfinished::Unfinished;
use self::wire::Id;

/// How long a post waits for the first connection.
const INTRODUCTION: Duration = Duration::from_secs(5);

/// The adapter.
pub struct Discord {
    settings: DiscordSettings,
    words: Arc<Words>,
    called: Called,
    command_ids: watch::Sender<Arc<CommandIds>>,
    rest: Rest,
    guilds: Guilds,
    reading: Reading,
    replies: Replies,
    pending: PendingInteractions,
    room_audit: RoomAudit,
    members: Members,
    room_locks: Locks<Id>,
    unfinished: Unfinished,
    returns: Returns,
    /// Up to which message a key was looked for.
    searches: Searches<Id>,
    /// Held while the clock is told how far Discord was heard.
    telling: Mutex<()>,
    /// Each shard's session as it was stored last, and when.
    noted_sessions: Mutex<BTreeMap<Shard, (Instant, String)>>,
    identity: watch::Sender<Option<Identity>>,
    sink: watch::Sender<Option<Arc<dyn Sink>>>,
}

impl Discord {
    /// Creates the adapter; it doesn't connect yet.
    pub fn new(settings: DiscordSettings, words: Arc<Words>, clock: Arc<dyn Clock>) -> Result<Self, Unusable> {
        if settings.token.trim().is_empty() || settings.token.contains(char::is_whitespace) {
            return Err(gateway::wrong_token());
        }
        let rest = Rest::new(&settings, clock)?;
        Ok(Self {
            settings,
            called: Called::new(&words),
            command_ids: watch::Sender::default(),
            words,
            rest,
            guilds: Guilds::default(),
            reading: Reading::default(),
            replies: Replies::default(),
            pending: PendingInteractions::default(),
            room_audit: RoomAudit::default(),
            members: Members::default(),
            room_locks: Locks::default(),
            unfinished: Unfinished::default(),
            returns: Returns::default(),
            searches: Searches::default(),
            telling: Mutex::default(),
            noted_sessions: Mutex::default(),
            identity: watch::Sender::new(None),
            sink: watch::Sender::new(None),
        })
    }

    /// Asks Discord for the bot's name and whether the settings can work, for `check-config`.
    pub async fn check(&self) -> Result<String, Unusable> {
        let unreachable = |error: CallError| Unusable {
            key: "discord.api",
            sentence: format!("Discord can't be reached ({error}); check the network and try again"),
        };
        let application: wire::Application = match self.rest.look(Route::Oauth2ApplicationCurrent, CALL_TIMEOUT).await {
            Ok(application) => application,
            Err(CallError::Unauthorized) => return Err(gateway::wrong_token()),
            Err(error) => return Err(unreachable(error)),
        };
        if self.settings.message_content && !application.may_read() {
            return Err(gateway::refused_intent());
        }
        if let Some(guild) = self.settings.guild.and_then(std::num::NonZeroU64::new) {
            let route = Route::Guild { guild_id: guild.into() };
            match self.rest.tell_patiently(LightMethod::Get, route, None).await {
                Ok(()) => {}
                Err(error @ (CallError::Later(..) | CallError::Unauthorized | CallError::Restricted(_))) => {
                    return Err(unreachable(error));
                }
                Err(CallError::Gone(_) | CallError::Forbidden(_) | CallError::Bad(..)) => {
                    return Err(Unusable {
                        key: "discord.guild",
                        sentence: "the bot isn't in this server; invite it, or remove the key to register everywhere"
                            .into(),
                    });
                }
            }
        }
        Ok(application.name)
    }

    /// The server of `channel`, as far as known.
    fn guild_of(&self, channel: Id) -> Option<Id> {
        self.guilds.guild_of(channel).or_else(|| self.reading.guild_of(channel))
    }

    /// Whether the bot lacks the permission to read the history of `id`, as far as Discord has described it.
    fn lacks_history(&self, id: Id) -> bool {
        let me = self.identity.borrow().map(|identity| identity.user);
        me.and_then(|me| self.guilds.mine(id, me)).is_some_and(|mine| mine & permission::READ_HISTORY == 0)
    }

    /// Notes that `channel` is on the server `guild`.
    fn in_guild(&self, channel: Id, guild: Option<Id>) {
        if let Some(guild) = guild {
            self.reading.note_guild(guild, std::iter::once(channel));
        }
    }

    /// Applies an event about servers, their channels and permissions.
    fn noted(&self, me: Option<Id>, name: &str, data: &Value) {
        self.guilds.note(me, name, data);
        let concerned = self.guilds.concerned(name, data);
        if name == "GUILD_CREATE"
            && let Some(guild) = data["id"].as_str().and_then(|id| id.parse().ok())
        {
            self.reading.note_guild(guild, self.guilds.in_guild(guild).into_iter());
        }
        if !concerned.is_empty() {
            let hidden = self.reading.hidden().into_iter().filter(|channel| !self.lacks_history(*channel));
            hidden.for_each(|channel| self.reading.show(channel, Instant::now()));
        }
        self.unfinished.invalidate(&concerned);
        self.room_audit.wake(concerned);
    }

    fn now(&self) -> Timestamp {
        self.rest.now()
    }

    /// Retry soon, when the connection is established.
    fn soon(&self) -> Setback {
        let now = self.now();
        let not_before = now.saturating_add(SignedDuration::from_secs(1)).unwrap_or(now);
        Setback::Later { not_before, nothing_done: false }
    }

    fn setback(&self, error: CallError, channel: Id, needed: &[(u64, &'static str)]) -> Setback {
        if let CallError::Bad(..) | CallError::Forbidden(_) = &error {
            tracing::warn!(%error, %channel, "Discord refuses");
        }
        let me = self.identity.borrow().map(|identity| identity.user);
        error.setback(self.now(), || {
            let missing = me.and_then(|me| self.guilds.missing(channel, me, needed));
            missing.or(needed.last().map(|(_, name)| *name)).unwrap_or("Send Messages").to_owned()
        })
    }

    /// A channel or thread, requested if no event has described it.
    async fn met_channel(&self, id: Id, patience: Duration) -> Result<wire::Channel, CallError> {
        match self.guilds.channel(id) {
            Some(channel) => Ok(channel),
            None => self.looked_up(id, patience).await,
        }
    }

    /// A channel or thread as Discord describes it now.
    async fn looked_up(&self, id: Id, patience: Duration) -> Result<wire::Channel, CallError> {
        let channel: wire::Channel = self.rest.look(Route::Channel { channel_id: id.to() }, patience).await?;
        self.guilds.note_channel(channel.clone());
        Ok(channel)
    }

    /// The channel under which a game in `channel` has its private threads.
    async fn host(&self, channel: Id) -> Result<Id, Setback> {
        let host = self.guilds.host_of(channel);
        self.met_channel(host, BRIEFLY).await.map_err(|error| self.setback(error, host, &[]))?;
        Ok(host)
    }

    /// The identity and the event sink; waits a little for the first connection.
    async fn introduced(&self) -> Result<(Identity, Arc<dyn Sink>), Setback> {
        let mut identity = self.identity.subscribe();
        let mut sink = self.sink.subscribe();
        let wait = async {
            let identity = identity.wait_for(Option::is_some).await.ok().and_then(|identity| *identity)?;
            let sink = sink.wait_for(Option::is_some).await.ok().and_then(|sink| sink.clone())?;
            Some((identity, sink))
        };
        timeout(INTRODUCTION, wait).await.ok().flatten().ok_or_else(|| self.soon())
    }

    /// Removes a person from all notes, here and in the service's store.
    async fn forget_everywhere(&self, sink: &dyn Sink, person: Id) -> Result<(), StoreUnavailable> {
        self.reading.forget(sink, person, &self.members.of(person)).await?;
        self.pending.forget(sink, person).await?;
        self.members.forget(sink, person).await
    }

    async fn register(self: Arc<Self>, sink: Arc<dyn Sink>, application: Id, stop: CancellationToken) {
        const CURSOR: &str = "discord.commands";
        // Building the menu takes a while: it must not delay acknowledgements.
        let words = Arc::clone(&self.words);
        let one_server = self.settings.guild.is_some();
        let menu = tokio::task::spawn_blocking(move || commands::menu(&words, one_server));
        let Ok(menu) = menu.await else { return };
        let fingerprint = commands::fingerprint(&menu, application, self.settings.guild);
        if sink.cursor(CURSOR).await.ok().flatten().as_ref() == Some(&fingerprint) {
            return self.learn_command_ids(application, &stop).await;
        }
        let register = || commands::register(&self.rest, &menu, application, self.settings.guild);
        match not_put_off(&stop, register).await {
            Some(Ok(registered)) => {
                tracing::info!("slash commands are registered");
                self.command_ids.send_replace(Arc::new(CommandIds::of(&registered)));
            }
            // Those of the earlier scope stay: otherwise there would be none.
            Some(Err(error)) => {
                tracing::error!(%error, "slash commands can't be registered; text commands by mention still work");
                return;
            }
            None => return,
        }
        match not_put_off(&stop, || self.remove_from_earlier_scope(&*sink, application)).await {
            Some(Ok(())) => {
                let _ = sink.advance(CURSOR, &fingerprint).await;
            }
            // The next start registers and removes them again.
            Some(Err(error)) => tracing::warn!(%error, "the commands of the earlier scope can't be removed"),
            None => {}
        }
    }

    /// Asks for the ids of the commands that an earlier run has registered.
    async fn learn_command_ids(&self, application: Id, stop: &CancellationToken) {
        if !self.command_ids.borrow().is_empty() {
            return;
        }
        match not_put_off(stop, || commands::registered(&self.rest, application, self.settings.guild)).await {
            Some(Ok(registered)) => drop(self.command_ids.send_replace(Arc::new(CommandIds::of(&registered)))),
            Some(Err(error)) => {
                tracing::warn!(%error, "the ids of slash commands can't be read; in posts they can't be pressed");
            }
            None => {}
        }
    }

    /// The ids of the commands that there are in `channel`: those of one server don't exist elsewhere.
    fn commands_in(&self, channel: Id) -> Arc<CommandIds> {
        let is_there = |guild: u64| self.guild_of(channel).is_some_and(|here| here.0.get() == guild);
        self.command_ids_if(self.settings.guild.is_none_or(is_there))
    }

    /// The same where an interaction is answered.
    fn commands_for(&self, ticket: &Ticket) -> Arc<CommandIds> {
        // Only in a private conversation everybody there sees the answer.
        self.command_ids_if(self.settings.guild.is_none() || ticket.ephemeral)
    }

    fn command_ids_if(&self, there: bool) -> Arc<CommandIds> {
        if there { Arc::clone(&self.command_ids.borrow()) } else { Arc::default() }
    }

    /// Removes the commands from where an earlier run registered them, if that was elsewhere: each would be offered twice.
    async fn remove_from_earlier_scope(&self, sink: &dyn Sink, application: Id) -> Result<(), CallError> {
        const CURSOR: &str = "discord.commands-scope";
        const EVERYWHERE: &str = "everywhere";
        let scope = self.settings.guild.map_or_else(|| EVERYWHERE.to_owned(), |guild| guild.to_string());
        let earlier = match sink.cursor(CURSOR).await.map_err(CallError::of_store)? {
            Some(earlier) if earlier == scope => return Ok(()),
            Some(earlier) if earlier == EVERYWHERE => Some(None),
            Some(guild) => guild.parse().ok().map(Some),
            // An older version hasn't noted it.
            None => self.settings.guild.map(|_| None),
        };
        if let Some(earlier) = earlier {
            match commands::register(&self.rest, &serde_json::json!([]), application, earlier).await {
                // Also if the bot has left that server.
                Ok(_) | Err(CallError::Gone(_) | CallError::Forbidden(_)) => {}
                Err(error) => return Err(error),
            }
        }
        sink.advance(CURSOR, &scope).await.map_err(CallError::of_store)
    }
}

/// The outcome of `attempt` about slash commands, repeated for some minutes while Discord puts it off. `None`: stopped.
async fn not_put_off<T, F, Fut>(stop: &CancellationToken, attempt: F) -> Option<Result<T, CallError>>
where
    F: Fn() -> Fut,
    Fut: Future<Output = Result<T, CallError>>,
{
    for pause in [1, 2, 5, 10, 30, 60, 120, 300] {
        match attempt().await {
            Err(error @ CallError::Later(..)) => tracing::info!(%error, "a change of the slash commands is put off"),
            outcome => return Some(outcome),
        }
        stop.run_until_cancelled(sleep(Duration::from_secs(pause))).await?;
    }
    Some(attempt().await)
}
