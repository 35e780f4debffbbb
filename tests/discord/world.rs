//! The stand-in's state: servers with the same people, channels, threads and messages, and who may see what.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use dragoman_runtime::clock::{Clock, SystemClock};
use jiff::Timestamp;
use serde_json::{Value, json};

pub const MANAGE_SERVER: u64 = 1 << 5;
pub const VIEW_CHANNEL: u64 = 1 << 10;
pub const SEND_MESSAGES: u64 = 1 << 11;
pub const EMBED_LINKS: u64 = 1 << 14;
pub const ATTACH_FILES: u64 = 1 << 15;
pub const READ_HISTORY: u64 = 1 << 16;
pub const PIN_MESSAGES: u64 = 1 << 51;
pub const MANAGE_THREADS: u64 = 1 << 34;
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
pub const SEND_IN_THREADS: u64 = 1 << 38;
const EPOCH: u64 = 1_420_070_400_000;

/// A person, or the bot.
#[derive(Clone, Debug)]
pub struct User {
    pub id: u64,
    pub name: String,
    pub locale: &'static str,
    pub bot: bool,
    /// Accepts private messages from the bot.
    pub open: bool,
    pub roles: Vec<u64>,
}

/// A text channel, a private conversation or a private thread.
#[derive(Clone, Debug)]
pub struct Channel {
    pub id: u64,
    /// 0 text, 1 private conversation, 2 voice, 5 announcements, 11 public thread, 12 private thread, 15 forum.
    pub kind: u8,
    /// The server; none for a private conversation.
    pub guild: Option<u64>,
    pub parent: Option<u64>,
    pub name: String,
    pub owner: u64,
    /// The members of a conversation or a thread.
    pub members: BTreeSet<u64>,
    pub archived: bool,
    pub locked: bool,
    /// After how many minutes without a message a thread is archived.
    pub archived_after: u64,
}

#[derive(Clone, Debug)]
pub struct Message {
    pub id: u64,
    pub channel: u64,
    pub author: u64,
    /// 0: a person's message; 6: the system message about a pin.
    pub kind: u8,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Value,
    pub attachments: Vec<Attachment>,
    pub flags: u64,
    pub mentions: Vec<u64>,
    /// When it was last edited.
    pub edited: Option<Timestamp>,
    /// When it was pinned, if it is.
    pub pinned: Option<Timestamp>,
    /// The person who alone sees it, if it is an ephemeral answer.
    pub only: Option<u64>,
}

#[derive(Clone, Debug)]
pub struct Attachment {
    pub id: u64,
    pub name: String,
    pub alt: String,
    pub bytes: Vec<u8>,
}

/// An interaction, answered or not.
#[derive(Clone, Debug)]
pub struct Interaction {
    pub id: u64,
    pub user: u64,
    pub channel: u64,
    pub kind: u8,
    pub begun: Instant,
    /// How long its first response took, and the response.
    pub acknowledged: Option<(Duration, Value)>,
    /// The message of the answer.
    pub original: Option<u64>,
    /// How long it took until that said something.
    pub answered: Option<Duration>,
}

pub struct World {
    last_id: u64,
    /// How much later than now new ids are.
    pub ahead: Duration,
    /// How long ago new interactions have happened.
    pub ago: Duration,
    /// The server of channels made without naming one.
    pub guild: u64,
    /// All servers.
    pub guilds: BTreeSet<u64>,
    pub bot: u64,
    pub application: u64,
    pub everybody: u64,
    pub roles: BTreeMap<u64, u64>,
    pub users: BTreeMap<u64, User>,
    /// People who have left the server.
    pub left: BTreeSet<u64>,
    /// What people are called on it.
    pub nicknames: BTreeMap<u64, String>,
    /// When those joined it who have come back.
    pub joined: BTreeMap<u64, Timestamp>,
    pub channels: BTreeMap<u64, Channel>,
    pub messages: BTreeMap<u64, Message>,
    pub nonces: BTreeMap<String, (Value, Instant)>,
    pub interactions: BTreeMap<String, Interaction>,
    /// The menu as people see it, and what is registered at each path of the API.
    pub commands: Value,
    pub menus: BTreeMap<String, Value>,
    /// The same with the ids that they got.
    pub registered: BTreeMap<String, Value>,
    /// How many threads of a server may be active at once.
    pub most_threads: usize,
    pub message_content: bool,
    /// Messages whose author has an invalid id.
    pub unreadable: BTreeSet<u64>,
}

impl World {
    pub fn new() -> Self {
        let mut world = Self {
            last_id: 0,
            ahead: Duration::ZERO,
            ago: Duration::ZERO,
            guild: 0,
            guilds: BTreeSet::new(),
            bot: 0,
            application: 0,
            everybody: VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_HISTORY | SEND_IN_THREADS,
            roles: BTreeMap::new(),
            users: BTreeMap::new(),
            left: BTreeSet::new(),
            nicknames: BTreeMap::new(),
            joined: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            nonces: BTreeMap::new(),
            interactions: BTreeMap::new(),
            commands: Value::Null,
            menus: BTreeMap::new(),
            registered: BTreeMap::new(),
            most_threads: 1000,
            message_content: false,
            unreadable: BTreeSet::new(),
        };
        world.guild = world.next_id();
        world.guilds.insert(world.guild);
        world.application = world.next_id();
        let role = world.next_id();
        world.roles.insert(role, CREATE_PRIVATE_THREADS | MANAGE_THREADS | PIN_MESSAGES);
        world.bot = world.user("dragoman", "en-US");
        let bot = world.users.get_mut(&world.bot).expect("just made");
        (bot.bot, bot.roles) = (true, vec![role]);
        world
    }

    /// A new snowflake for the present instant.
    pub fn next_id(&mut self) -> u64 {
        let now = (SystemClock.now() + self.ahead).as_millisecond().unsigned_abs();
        self.last_id = (self.last_id + 1).max((now - EPOCH) << 22);
        self.last_id
    }

    /// The id of a new interaction.
    pub fn interaction_id(&mut self) -> u64 {
        let ago = u64::try_from(self.ago.as_millis()).expect("not long ago");
        self.next_id() - (ago << 22)
    }

    pub fn user(&mut self, name: &str, locale: &'static str) -> u64 {
        if let Some(user) = self.users.values().find(|user| user.name == name) {
            return user.id;
        }
        let id = self.next_id();
        self.users.insert(id, User { id, name: name.to_owned(), locale, bot: false, open: true, roles: Vec::new() });
        id
    }

    pub fn channel(&mut self, kind: u8, name: &str, parent: Option<u64>, owner: u64) -> u64 {
        let of_parent = parent.and_then(|parent| self.channels.get(&parent)).and_then(|parent| parent.guild);
        let guild = of_parent.or((kind != 1).then_some(self.guild));
        let id = self.next_id();
        let (name, members) = (name.to_owned(), BTreeSet::new());
        let channel = Channel {
            id,
            kind,
            guild,
            parent,
            name,
            owner,
            members,
            archived: false,
            locked: false,
            archived_after: 10_080,
        };
        self.channels.insert(id, channel);
        id
    }

    /// A new server, of which Discord reports on `shard` of `count`, with a text channel; returns both.
    pub fn guild_on(&mut self, shard: u64, count: u64) -> (u64, u64) {
        let now = self.next_id() >> 22;
        let mut guild = (now - now % count - count + shard) << 22;
        while !self.guilds.insert(guild) {
            guild += 1;
        }
        let channel = self.channel(0, "diplomacy", None, 0);
        self.channels.get_mut(&channel).expect("just made").guild = Some(guild);
        (guild, channel)
    }

    /// The bot's private conversation with `user`.
    pub fn conversation(&mut self, user: u64) -> u64 {
        let hit = self.channels.values().find(|channel| channel.kind == 1 && channel.members.contains(&user));
        if let Some(channel) = hit {
            return channel.id;
        }
        let id = self.channel(1, "", None, user);
        let bot = self.bot;
        self.channels.get_mut(&id).expect("just made").members.extend([user, bot]);
        id
    }

    /// Whether no more threads of the server of `channel` can be active.
    pub fn has_enough_threads(&self, channel: &Channel) -> bool {
        let active = self.channels.values().filter(|other| matches!(other.kind, 11 | 12) && !other.archived);
        active.filter(|other| other.guild == channel.guild).count() >= self.most_threads
    }

    /// Whether `user` is on the server.
    pub fn is_member(&self, user: u64) -> bool {
        self.users.contains_key(&user) && !self.left.contains(&user)
    }

    pub fn permissions(&self, user: u64) -> u64 {
        let roles = self.users.get(&user).map(|user| user.roles.clone()).unwrap_or_default();
        roles.iter().filter_map(|role| self.roles.get(role)).fold(self.everybody, |all, role| all | role)
    }

    pub fn may(&self, user: u64, bit: u64) -> bool {
        self.permissions(user) & bit != 0
    }

    /// Whether `user` can read `channel`.
    pub fn sees(&self, user: u64, channel: &Channel) -> bool {
        match channel.kind {
            1 => channel.members.contains(&user),
            12 => self.may(user, VIEW_CHANNEL) && (channel.members.contains(&user) || self.may(user, MANAGE_THREADS)),
            _ => self.may(user, VIEW_CHANNEL),
        }
    }

    /// The messages of `channel` as `user` sees them, oldest first.
    pub fn seen(&self, user: u64, channel: u64) -> Vec<Message> {
        let Some(place) = self.channels.get(&channel).filter(|place| self.sees(user, place)) else {
            return Vec::new();
        };
        let visible = |message: &&Message| message.channel == place.id && message.only.is_none_or(|only| only == user);
        self.messages.values().filter(visible).cloned().collect()
    }

    pub fn user_json(&self, id: u64) -> Value {
        let user = &self.users[&id];
        json!({
            "id": id.to_string(), "username": user.name, "avatar": null, "discriminator": "0", "public_flags": 0,
            "flags": 0, "global_name": null, "primary_guild": null, "bot": user.bot,
        })
    }

    pub fn member_json(&self, id: u64) -> Value {
        let roles: Vec<_> = self.users[&id].roles.iter().map(u64::to_string).collect();
        let joined = self.joined.get(&id).map_or("2026-01-01T00:00:00+00:00".to_owned(), ToString::to_string);
        json!({
            "avatar": null, "banner": null, "communication_disabled_until": null, "flags": 0,
            "joined_at": joined, "nick": self.nicknames.get(&id), "pending": false, "premium_since": null,
            "roles": roles, "user": self.user_json(id), "mute": false, "deaf": false,
        })
    }

    pub fn channel_json(&self, channel: &Channel) -> Value {
        let id = channel.id.to_string();
        let written = self.messages.values().filter(|message| message.channel == channel.id);
        let newest = written.map(|message| message.id).max().map(|id| id.to_string());
        match channel.kind {
            1 => {
                let others: Vec<_> =
                    channel.members.iter().filter(|id| **id != self.bot).map(|id| self.user_json(*id)).collect();
                json!({ "id": id, "type": 1, "flags": 0, "last_message_id": newest, "recipients": others })
            }
            kind @ (11 | 12) => json!({
                "id": id, "type": kind, "flags": 0, "guild_id": channel.guild.map(|id| id.to_string()), "name": channel.name,
                "parent_id": channel.parent.map(|id| id.to_string()), "owner_id": channel.owner.to_string(),
                "thread_metadata": {
                    "archived": channel.archived, "archive_timestamp": "2026-01-01T00:00:00+00:00",
                    "auto_archive_duration": channel.archived_after, "locked": channel.locked, "invitable": false,
                },
                "last_message_id": newest, "message_count": 0, "member_count": channel.members.len(), "total_message_sent": 0,
            }),
            kind => json!({
                "id": id, "type": kind, "flags": 0, "guild_id": channel.guild.map(|id| id.to_string()), "name": channel.name, "position": 0,
                "permission_overwrites": [], "last_message_id": newest,
            }),
        }
    }

    pub fn guild_json(&self) -> Value {
        self.json_of_guild(self.guild)
    }

    pub fn json_of_guild(&self, guild: u64) -> Value {
        let mut roles =
            vec![json!({ "id": guild.to_string(), "name": "@everyone", "permissions": self.everybody.to_string() })];
        roles.extend(
            self.roles
                .iter()
                .map(|(id, bits)| json!({ "id": id.to_string(), "name": "role", "permissions": bits.to_string() })),
        );
        let is_thread = |channel: &&Channel| matches!(channel.kind, 11 | 12);
        let here = || self.channels.values().filter(|channel| channel.guild == Some(guild));
        let channels = here().filter(|channel| !is_thread(channel));
        let threads = here().filter(is_thread);
        let threads = threads.filter(|thread| !thread.archived && thread.members.contains(&self.bot));
        json!({
            "id": guild.to_string(), "name": "Tavola", "owner_id": "1", "unavailable": false,
            "joined_at": "2026-01-01T00:00:00+00:00", "large": false, "member_count": self.users.len(),
            "roles": roles, "members": [self.member_json(self.bot)],
            "channels": channels.map(|channel| self.channel_json(channel)).collect::<Vec<_>>(),
            "threads": threads.map(|channel| self.channel_json(channel)).collect::<Vec<_>>(),
            "voice_states": [], "presences": [], "stage_instances": [], "emojis": [], "stickers": [], "features": [],
        })
    }

    /// A message as the bot receives it: without content that it may not read, and without the nonce.
    pub fn message_json(&self, message: &Message) -> Value {
        let private = self.channels.get(&message.channel).is_some_and(|channel| channel.kind == 1);
        let readable =
            self.message_content || private || message.author == self.bot || message.mentions.contains(&self.bot);
        let attachments = message.attachments.iter().map(|file| {
            let url = format!("https://cdn.discordapp.com/attachments/{}/{}/{}", message.channel, file.id, file.name);
            json!({
                "id": file.id.to_string(), "filename": file.name, "size": file.bytes.len(), "url": url, "proxy_url": url,
                "description": file.alt,
                "content_type": if file.name.ends_with(".png") { "image/png" } else { "application/json" },
            })
        });
        let attachments: Vec<_> = attachments.collect();
        let mut author = self.user_json(message.author);
        if self.unreadable.contains(&message.id) {
            author["id"] = "9".repeat(30).into();
        }
        json!({
            "id": message.id.to_string(), "channel_id": message.channel.to_string(), "type": message.kind,
            "content": if readable { message.content.clone() } else { String::new() },
            "mentions": message.mentions.iter().map(|id| self.user_json(*id)).collect::<Vec<_>>(),
            "mention_roles": [], "mention_everyone": false,
            "attachments": if readable { attachments } else { Vec::new() },
            "embeds": if readable { message.embeds.clone() } else { Vec::new() },
            "components": if readable { message.components.clone() } else { json!([]) },
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": message.edited.map(|at| at.to_string()),
            "flags": message.flags, "author": author, "pinned": message.pinned.is_some(), "tts": false,
        })
    }

    /// The same as an event, which also names the server.
    pub fn message_event(&self, message: &Message) -> Value {
        let mut event = self.message_json(message);
        if let Some(guild) = self.channels.get(&message.channel).and_then(|channel| channel.guild) {
            event["guild_id"] = guild.to_string().into();
            event["member"] = self.member_json(message.author);
            event["member"].as_object_mut().expect("an object").shift_remove("user");
        }
        event
    }
}
