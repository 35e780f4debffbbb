//! Discord: slash commands, private conversations, messages with maps, private threads as press rooms.
//!
//! Inbound: `connections` opens a `gateway` for each of the `shards`, which reads events in order, `command_names`
//! maps a command's names to ids, `interactions` acknowledges interactions at once and `pending` stores them until they are
//! handled, `room_audit` reports changed permissions, `inbound` handles each event in order: `messages` and
//! `interaction_events` convert it and deliver it to the service. `reading` holds a cursor for each channel, `missed`
//! reads missed messages and `described` requests servers. Outbound: `outbound` posts, `rooms` opens and updates press
//! rooms, `body` converts a message to JSON. `rest` makes all calls within Discord's limits (`limiter`) and classifies
//! their failures. By default no privileged intent is requested: messages in threads are then read only where the bot is
//! mentioned.

mod body;
mod command_names;
mod commands;
mod connections;
mod delivery;
mod described;
mod gateway;
mod guilds;
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
mod pending;
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
mod unfinished;
mod wire;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use dragoman_game::event::{ChannelId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::notice::permissions::{ChannelKind, ChannelPermissions, ReadMessages};
use dragoman_game::post::{Key, Posted};
use dragoman_game::room::Room;
use dragoman_l10n::Words;
use dragoman_platform::message::{Capabilities, Commands, Message, Overseer, RoomReading, Times};
use dragoman_platform::searches::Searches;
use dragoman_platform::{EnsuredRoom, Platform, Setback, Sink, StoreUnavailable, Unusable};
use dragoman_runtime::clock::Clock;
use dragoman_tasks::locks::Locks;
use jiff::{SignedDuration, Timestamp};
use serenity::http::{LightMethod, Route};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;

use self::command_names::Called;
use self::guilds::Guilds;
use self::ids::{Identity, native};
use self::members::Members;
use self::pending::PendingInteractions;
use self::reading::Reading;
use self::replies::Replies;
use self::rest::{BRIEFLY, CallError, PATIENCE, Rest};
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
        let application: wire::Application = match self.rest.look(Route::Oauth2ApplicationCurrent, PATIENCE).await {
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
            return;
        }
        let register = || commands::register(&self.rest, &menu, application, self.settings.guild);
        match not_put_off(&stop, register).await {
            Some(Ok(())) => tracing::info!("slash commands are registered"),
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

    /// Removes the commands from where an earlier run registered them, if that was elsewhere: each would be offered twice.
    async fn remove_from_earlier_scope(&self, sink: &dyn Sink, application: Id) -> Result<(), CallError> {
        const CURSOR: &str = "discord.commands-scope";
        const EVERYWHERE: &str = "everywhere";
        let unavailable = |_| CallError::Later("the store can't be reached".to_owned(), Duration::from_secs(1));
        let scope = self.settings.guild.map_or_else(|| EVERYWHERE.to_owned(), |guild| guild.to_string());
        let earlier = match sink.cursor(CURSOR).await.map_err(unavailable)? {
            Some(earlier) if earlier == scope => return Ok(()),
            Some(earlier) if earlier == EVERYWHERE => Some(None),
            Some(guild) => guild.parse().ok().map(Some),
            // An older version hasn't noted it.
            None => self.settings.guild.map(|_| None),
        };
        if let Some(earlier) = earlier {
            match commands::register(&self.rest, &serde_json::json!([]), application, earlier).await {
                // Also if the bot has left that server.
                Ok(()) | Err(CallError::Gone(_) | CallError::Forbidden(_)) => {}
                Err(error) => return Err(error),
            }
        }
        sink.advance(CURSOR, &scope).await.map_err(unavailable)
    }
}

/// The outcome of `attempt` about slash commands, repeated for some minutes while Discord puts it off. `None`: stopped.
async fn not_put_off<F, Fut>(stop: &CancellationToken, attempt: F) -> Option<Result<(), CallError>>
where
    F: Fn() -> Fut,
    Fut: Future<Output = Result<(), CallError>>,
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

/// The kind of a channel that can have no press rooms.
fn kind_of(channel: &wire::Channel) -> Option<ChannelKind> {
    match channel.kind {
        members::TEXT => None,
        2 | 13 => Some(ChannelKind::Voice),
        5 => Some(ChannelKind::Announcements),
        15 | 16 => Some(ChannelKind::Forum),
        _ => Some(ChannelKind::Other),
    }
}

#[async_trait]
impl Platform for Discord {
    fn name(&self) -> PlatformName {
        PlatformName::Discord
    }

    fn capabilities(&self, _place: &Place) -> Capabilities {
        Capabilities {
            text_limit: body::TEXT,
            caption_limit: body::TEXT,
            alt_limit: body::ALT,
            actions: body::ACTIONS,
            reactions: 0,
            pictures: true,
            files: true,
            thumbnails: false,
            edits: true,
            free_edits: true,
            rooms: true,
            room: RoomReading { hears_all: self.settings.message_content, overseer: Overseer::Administrators },
            times: Times::Tags,
            commands: Commands::Menu,
        }
    }

    fn server_of(&self, channel: &ChannelId) -> String {
        let guild = channel.native().parse().ok().and_then(|id: Id| self.guild_of(id));
        guild.map_or_else(|| channel.as_str().to_owned(), |guild| format!("discord:server:{guild}"))
    }

    async fn post(&self, key: &Key, to: &Place, message: &Message) -> Result<Posted, Setback> {
        self.post_to(key, to, message).await
    }

    async fn find(&self, key: &Key, to: &Place, from: Timestamp) -> Result<Option<Posted>, Setback> {
        self.find_in(key, to, from).await
    }

    async fn edit(&self, posted: &Posted, message: &Message) -> Result<(), Setback> {
        self.edit_post(posted, message).await
    }

    async fn remove(&self, posted: &Posted) -> Result<(), Setback> {
        self.remove_post(posted).await
    }

    async fn open(&self, key: &Key, room: &Room) -> Result<RoomId, Setback> {
        self.open_room(key, room).await
    }

    async fn ensure_room(&self, key: &Key, room: &Room) -> Result<EnsuredRoom, Setback> {
        self.ensure_room(key, room).await
    }

    async fn readers_outside(&self, channel: &ChannelId, others: &[PersonId]) -> Result<Vec<PersonId>, Setback> {
        // Somebody who can't see the channel sees none of its threads, whatever their other permissions.
        const NEEDED: u64 = guilds::permission::MANAGE_THREADS | guilds::permission::VIEW_CHANNEL;
        let channel = native(channel.native())?;
        let guild = self.described_guild(channel, &[]).await?;
        let mut known = self.unfinished.looked_up(channel);
        let mut able = Vec::new();
        for other in others {
            let person: Id = native(other.native())?;
            let roles = match known.get(&person) {
                Some(roles) => roles.clone(),
                None => {
                    let route = Route::GuildMember { guild_id: guild.to(), user_id: person.to() };
                    let roles = match self.rest.ask::<wire::Member>(LightMethod::Get, route, None).await {
                        Ok(member) => Some(member.roles),
                        Err(CallError::Gone(_)) => None,
                        Err(error) => {
                            self.unfinished.looks_up(channel, known);
                            return Err(self.setback(error, channel, &[]));
                        }
                    };
                    known.insert(person, roles.clone());
                    roles
                }
            };
            // Somebody who isn't on the server reads nothing there.
            let Some(roles) = roles else { continue };
            if self.guilds.permissions(channel, person, &roles).is_none_or(|all| all & NEEDED == NEEDED) {
                able.push(other.clone());
            }
        }
        self.unfinished.looks_up(channel, known);
        Ok(able)
    }

    async fn permissions(&self, channel: &ChannelId) -> Result<ChannelPermissions, Setback> {
        let (identity, _) = self.introduced().await?;
        let channel = native(channel.native())?;
        let host = match self.met_channel(channel, BRIEFLY).await {
            Ok(met) if met.is_thread() => self.met_channel(self.guilds.host_of(channel), BRIEFLY).await,
            met => met,
        };
        let kind = match host {
            Ok(host) => kind_of(&host),
            // Somebody who can't see the channel lacks the first of all permissions.
            Err(CallError::Forbidden(_)) => None,
            Err(error) => return Err(self.setback(error, channel, &[])),
        };
        if let Some(guild) = self.guilds.guild_of(channel)
            && !self.guilds.is_described(guild)
        {
            self.described_guild(channel, &guilds::permission::ROOMS).await?;
        }
        let mine = self.guilds.mine(channel, identity.user).unwrap_or(0);
        let lacking = |needed: &[(u64, &str)]| {
            let lacking = needed.iter().filter(|(bit, _)| mine & bit == 0);
            lacking.map(|(_, name)| (*name).to_owned()).collect()
        };
        let reading = if self.settings.message_content { ReadMessages::All } else { ReadMessages::Mentions };
        Ok(ChannelPermissions {
            posting: lacking(self.needed(channel)),
            rooms: lacking(&guilds::permission::ROOMS),
            pinning: lacking(&guilds::permission::PINNING),
            reading: Some(reading),
            levels: None,
            kind,
        })
    }

    async fn forget(&self, person: &PersonId) -> Result<(), Setback> {
        let (_, sink) = self.introduced().await?;
        let person = native(person.native())?;
        self.forget_everywhere(&*sink, person).await.map_err(|_| self.soon())
    }

    async fn listen(self: Arc<Self>, sink: Arc<dyn Sink>, stop: CancellationToken) -> Result<(), Unusable> {
        self.listen_on(sink, stop).await
    }
}
