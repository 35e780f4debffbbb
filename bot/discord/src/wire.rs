//! Discord's data, as far as it is used.
//!
//! Only the fields that are used are declared, and as few as possible are required: an event that gains a field, or
//! loses an unused one, is still understood. What can't be parsed is an error of its event alone.

use std::fmt;
use std::num::NonZeroU64;
use std::str::FromStr;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serenity::model::channel::AutoArchiveDuration;

/// Discord's epoch, the first of January 2015, in milliseconds of Unix time.
const EPOCH: i64 = 1_420_070_400_000;

/// A snowflake: an id that contains its time of creation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Id(pub(super) NonZeroU64);

impl Id {
    /// When it was created, to the millisecond.
    pub(super) fn at(self) -> Timestamp {
        let milliseconds = i64::try_from(self.0.get() >> 22).unwrap_or(0).saturating_add(EPOCH);
        Timestamp::from_millisecond(milliseconds).unwrap_or(Timestamp::UNIX_EPOCH)
    }

    /// The smallest id that can be created at `instant`: all later ones are greater or equal.
    pub(super) fn first_at(instant: Timestamp) -> Self {
        let milliseconds = u64::try_from(instant.as_millisecond().saturating_sub(EPOCH)).unwrap_or(0);
        Self(NonZeroU64::new(milliseconds << 22).unwrap_or(NonZeroU64::MIN))
    }

    /// The smallest id that can be created so long before it.
    pub(super) fn before(self, duration: SignedDuration) -> Self {
        Self::first_at(self.at().saturating_sub(duration).unwrap_or(Timestamp::UNIX_EPOCH))
    }

    /// The id before it: what comes after that includes it.
    pub(super) fn previous(self) -> Self {
        NonZeroU64::new(self.0.get() - 1).map_or(self, Self)
    }

    /// Converts it to any of serenity's ids.
    pub(super) fn to<T: From<NonZeroU64>>(self) -> T {
        T::from(self.0)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Text(String),
            Number(NonZeroU64),
        }
        match Form::deserialize(deserializer)? {
            Form::Text(text) => text.parse().map_err(serde::de::Error::custom),
            Form::Number(number) => Ok(Self(number)),
        }
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of permissions, sent as a decimal number in a string.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Permissions(pub(super) u64);

impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map(Self).map_err(serde::de::Error::custom)
    }
}

/// One frame of the gateway.
#[derive(Debug, Deserialize)]
pub(super) struct Frame {
    pub(super) op: u8,
    #[serde(default)]
    pub(super) d: Value,
    #[serde(default)]
    pub(super) s: Option<u64>,
    #[serde(default)]
    pub(super) t: Option<String>,
}

/// The first event of a session.
#[derive(Debug, Deserialize)]
pub(super) struct Ready {
    pub(super) session_id: String,
    #[serde(default)]
    pub(super) resume_gateway_url: Option<String>,
    pub(super) user: User,
    pub(super) application: Application,
    #[serde(default)]
    pub(super) guilds: Vec<Guild>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Application {
    pub(super) id: Id,
    #[serde(default)]
    pub(super) name: String,
    #[serde(default)]
    pub(super) flags: u64,
}

impl Application {
    /// Whether it may read message content: granted by Discord, or enabled for bots on few servers.
    pub(super) fn may_read(&self) -> bool {
        self.flags & (1 << 18 | 1 << 19) != 0
    }
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct User {
    pub(super) id: Id,
    #[serde(default)]
    pub(super) username: String,
    #[serde(default)]
    pub(super) global_name: Option<String>,
    #[serde(default)]
    pub(super) bot: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Member {
    #[serde(default)]
    pub(super) nick: Option<String>,
    #[serde(default)]
    pub(super) roles: Vec<Id>,
    /// When they joined the server, the last time.
    #[serde(default)]
    pub(super) joined_at: Option<String>,
    /// In the channel of an interaction only.
    #[serde(default)]
    pub(super) permissions: Option<Permissions>,
    #[serde(default)]
    pub(super) user: Option<User>,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Message {
    pub(super) id: Id,
    pub(super) channel_id: Id,
    #[serde(default)]
    pub(super) guild_id: Option<Id>,
    pub(super) author: User,
    #[serde(default)]
    pub(super) member: Option<Member>,
    #[serde(default)]
    pub(super) content: String,
    #[serde(default, rename = "type")]
    pub(super) kind: u8,
    #[serde(default)]
    pub(super) edited_timestamp: Option<String>,
    #[serde(default)]
    pub(super) webhook_id: Option<Id>,
    #[serde(default)]
    pub(super) attachments: Vec<Attachment>,
    #[serde(default)]
    pub(super) embeds: Vec<Embed>,
    #[serde(default)]
    pub(super) components: Vec<Component>,
    #[serde(default)]
    pub(super) flags: u64,
    #[serde(default)]
    pub(super) mentions: Vec<User>,
}

impl Message {
    /// Whom the system message "… added … to the thread" is about; nobody, if it is another one, or says what `own`, the
    /// bot, has done.
    pub(super) fn added(&self, own: Option<Id>) -> Vec<Id> {
        const RECIPIENT_ADD: u8 = 1;
        let mentioned = self.mentions.iter().filter(|_| self.kind == RECIPIENT_ADD && !self.is_of(own));
        mentioned.map(|person| person.id).collect()
    }

    /// Whom the system message "… removed … from the thread" is about; nobody, if it is another one, or they left by
    /// themselves.
    pub(super) fn removed(&self, own: Option<Id>) -> Vec<Id> {
        const RECIPIENT_REMOVE: u8 = 2;
        let others = |person: &&User| person.id != self.author.id;
        let mentioned = self.mentions.iter().filter(|_| self.kind == RECIPIENT_REMOVE && !self.is_of(own));
        mentioned.filter(others).map(|person| person.id).collect()
    }

    /// Whether `own`, the bot, has written it; as long as it isn't known who that is, whether any bot has.
    fn is_of(&self, own: Option<Id>) -> bool {
        own.map_or(self.author.bot, |own| self.author.id == own)
    }

    /// Whether it is the system message that its author has joined the server.
    pub(super) fn is_joining(&self) -> bool {
        const USER_JOIN: u8 = 7;
        self.kind == USER_JOIN && !self.author.bot
    }

    /// Written by a person: not by a bot or a webhook, and no system message ("… was added to the thread").
    pub(super) fn is_human(&self) -> bool {
        const DEFAULT: u8 = 0;
        const REPLY: u8 = 19;
        !self.author.bot && self.webhook_id.is_none() && matches!(self.kind, DEFAULT | REPLY)
    }
}

impl Message {
    /// Whether it is the system message that `person` has pinned something.
    pub(super) fn is_pinning_of(&self, person: Option<Id>) -> bool {
        const PINNED: u8 = 6;
        self.kind == PINNED && Some(self.author.id) == person
    }
}

/// A page of a channel's pins, the newest first.
#[derive(Debug, Deserialize)]
pub(super) struct Pins {
    pub(super) items: Vec<Pin>,
    #[serde(default)]
    pub(super) has_more: bool,
}

#[derive(Debug, Deserialize)]
pub(super) struct Pin {
    pub(super) pinned_at: String,
    pub(super) message: Message,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Attachment {
    #[serde(default)]
    pub(super) filename: String,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Embed {
    #[serde(default)]
    pub(super) url: Option<String>,
    #[serde(default)]
    pub(super) description: String,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Component {
    #[serde(default)]
    pub(super) custom_id: Option<String>,
    #[serde(default)]
    pub(super) value: Option<String>,
    #[serde(default)]
    pub(super) components: Vec<Component>,
    /// The content of a label in a form.
    #[serde(default)]
    pub(super) component: Option<Box<Component>>,
}

impl Component {
    /// Itself and everything inside it.
    pub(super) fn all(&self) -> Vec<&Self> {
        let inside = self.components.iter().chain(self.component.as_deref());
        std::iter::once(self).chain(inside.flat_map(|inner| inner.all())).collect()
    }
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Interaction {
    pub(super) id: Id,
    pub(super) token: String,
    #[serde(rename = "type")]
    pub(super) kind: u8,
    #[serde(default)]
    pub(super) data: Option<InteractionData>,
    #[serde(default)]
    pub(super) guild_id: Option<Id>,
    #[serde(default)]
    pub(super) channel_id: Option<Id>,
    #[serde(default)]
    pub(super) channel: Option<Channel>,
    #[serde(default)]
    pub(super) member: Option<Member>,
    #[serde(default)]
    pub(super) user: Option<User>,
    #[serde(default)]
    pub(super) locale: Option<String>,
}

/// The type of a typed command, among those that can be registered.
pub(super) const COMMAND: u8 = 1;
/// The type of a command in a group, among options.
pub(super) const SUBCOMMAND: u8 = 1;

/// A typed command, a group of them, or an entry of a message's menu, as it is registered.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct RegisteredCommand {
    pub(super) id: Id,
    pub(super) name: String,
    #[serde(default = "command", rename = "type")]
    pub(super) kind: u8,
    #[serde(default)]
    pub(super) options: Option<Vec<RegisteredOption>>,
}

/// What is registered without a type is a typed command.
fn command() -> u8 {
    COMMAND
}

/// A subcommand or a parameter.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct RegisteredOption {
    pub(super) name: String,
    #[serde(rename = "type")]
    pub(super) kind: u8,
}

#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct InteractionData {
    #[serde(default)]
    pub(super) name: String,
    /// 1: typed; 3: chosen from a message's menu.
    #[serde(default, rename = "type")]
    pub(super) kind: u8,
    /// The message whose menu it was.
    #[serde(default)]
    pub(super) target_id: Option<Id>,
    #[serde(default)]
    pub(super) resolved: Resolved,
    #[serde(default)]
    pub(super) options: Vec<CommandOption>,
    #[serde(default)]
    pub(super) custom_id: String,
    #[serde(default)]
    pub(super) values: Vec<String>,
    #[serde(default)]
    pub(super) components: Vec<Component>,
}

/// The objects that an interaction refers to, in full.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct Resolved {
    /// With their text, whatever the intents are.
    #[serde(default)]
    pub(super) messages: std::collections::BTreeMap<Id, Message>,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct CommandOption {
    pub(super) name: String,
    /// 1: a subcommand, which has options of its own and no value.
    #[serde(default, rename = "type")]
    pub(super) kind: u8,
    #[serde(default)]
    pub(super) options: Vec<CommandOption>,
    #[serde(default)]
    pub(super) value: Value,
    #[serde(default)]
    pub(super) focused: bool,
}

impl CommandOption {
    /// The value as it would be typed.
    pub(super) fn typed(&self) -> String {
        match &self.value {
            Value::String(text) => text.clone(),
            Value::Null => String::new(),
            other => other.to_string(),
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Guild {
    pub(super) id: Id,
    #[serde(default)]
    pub(super) owner_id: Option<Id>,
    #[serde(default)]
    pub(super) roles: Vec<Role>,
    #[serde(default)]
    pub(super) channels: Vec<Channel>,
    #[serde(default)]
    pub(super) threads: Vec<Channel>,
    #[serde(default)]
    pub(super) members: Vec<Member>,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Role {
    pub(super) id: Id,
    pub(super) permissions: Permissions,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Overwrite {
    pub(super) id: Id,
    #[serde(default)]
    pub(super) allow: Permissions,
    #[serde(default)]
    pub(super) deny: Permissions,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Channel {
    pub(super) id: Id,
    #[serde(default, rename = "type")]
    pub(super) kind: u8,
    #[serde(default)]
    pub(super) guild_id: Option<Id>,
    #[serde(default)]
    pub(super) parent_id: Option<Id>,
    #[serde(default)]
    pub(super) name: Option<String>,
    #[serde(default)]
    pub(super) owner_id: Option<Id>,
    #[serde(default)]
    pub(super) permission_overwrites: Vec<Overwrite>,
    /// The newest message when Discord described the channel.
    #[serde(default)]
    pub(super) last_message_id: Option<Id>,
    #[serde(default)]
    pub(super) thread_metadata: Option<ThreadMetadata>,
}

impl Channel {
    /// A thread of any kind: its parent is a text channel, not a category.
    pub(super) fn is_thread(&self) -> bool {
        matches!(self.kind, 10..=12)
    }

    /// Whether messages can be written in it, not only in threads below it.
    pub(super) fn has_messages(&self) -> bool {
        matches!(self.kind, 0 | 2 | 5 | 10..=13)
    }

    /// A thread that everybody on its channel can read, also a forum post: a game may be played in it.
    pub(super) fn is_public_thread(&self) -> bool {
        matches!(self.kind, 10 | 11)
    }
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(super) struct ThreadMetadata {
    #[serde(default)]
    pub(super) archived: bool,
    #[serde(default)]
    pub(super) locked: bool,
    /// After which time without a message it is archived.
    #[serde(default)]
    pub(super) auto_archive_duration: Option<AutoArchiveDuration>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Threads {
    #[serde(default)]
    pub(super) threads: Vec<Channel>,
    #[serde(default)]
    pub(super) has_more: bool,
}

#[derive(Debug, Deserialize)]
pub(super) struct Gateway {
    pub(super) url: String,
    /// How many shards Discord recommends.
    #[serde(default = "one")]
    pub(super) shards: u32,
    pub(super) session_start_limit: SessionStartLimit,
}

/// How many sessions may still be started. A bot that starts more loses its token.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct SessionStartLimit {
    /// The number for a day.
    pub(super) total: u32,
    /// The number left.
    pub(super) remaining: u32,
    /// When the number is reset, in milliseconds from now.
    pub(super) reset_after: u64,
    /// The number of groups of shards; of each, one may identify itself in five seconds.
    #[serde(default = "one")]
    pub(super) max_concurrency: u32,
}

fn one() -> u32 {
    1
}

impl SessionStartLimit {
    /// How long to wait before the next session: zero until an eighth is used, or two for each of many `shards`; the
    /// others are spread over the time until the reset, and are five minutes apart at least. Thus a program that is
    /// restarted all the time uses less than half of them.
    pub(super) fn patience(self, shards: u32) -> Duration {
        const APART: u64 = 300_000;
        let free = (self.total / 8).max(shards.saturating_mul(2)).min(self.total / 2);
        let is_scarce = self.remaining <= self.total - free;
        let spread = self.reset_after / (u64::from(self.remaining) + 1);
        Duration::from_millis(if is_scarce { spread.max(APART).min(self.reset_after) } else { 0 })
    }

    /// Whether so few sessions are left that the operator should know: an eighth of the day's or fewer.
    pub(super) fn is_nearly_used_up(self) -> bool {
        self.remaining <= self.total / 8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_sessions_of_a_day_are_spread_over_it() {
        let of = |shards, remaining, hours: u64| {
            let reset_after = hours * 3_600_000;
            let limit = SessionStartLimit { total: 1_000, remaining, reset_after, max_concurrency: 1 };
            limit.patience(shards).as_secs()
        };
        let patience = |remaining, hours| of(1, remaining, hours);
        assert_eq!((patience(1_000, 0), patience(876, 24), patience(0, 0)), (0, 0, 0));
        assert_eq!((patience(875, 24), patience(99, 10)), (300, 360));
        assert_eq!((patience(1, 10), patience(0, 10)), (5 * 3600, 10 * 3600));
        // Many shards can start twice, and never more than half of the sessions are started at once.
        assert_eq!((of(100, 801, 24), of(100, 800, 24)), (0, 300));
        assert_eq!((of(900, 501, 24), of(900, 500, 24), of(900, 0, 2)), (0, 300, 7200));
    }

    #[test]
    fn few_sessions_are_left_once_most_are_used() {
        let is_nearly_used_up = |remaining| {
            let limit = SessionStartLimit { total: 1_000, remaining, reset_after: 3_600_000, max_concurrency: 1 };
            assert!(!limit.patience(1).is_zero(), "it waits in any case");
            limit.is_nearly_used_up()
        };
        assert_eq!([875, 500, 126, 125, 0].map(is_nearly_used_up), [false, false, false, true, true]);
    }

    #[test]
    fn a_snowflake_contains_its_time_of_creation() {
        let id: Id = "175928847299117063".parse().expect("an id");
        assert_eq!(id.at().to_string(), "2016-04-30T11:18:25.796Z");
        assert!(Id::first_at(id.at()) <= id);
    }

    #[test]
    fn an_id_is_never_zero() {
        assert!("0".parse::<Id>().is_err());
        assert!(serde_json::from_str::<Id>("\"0\"").is_err());
    }

    #[test]
    fn a_message_needs_only_its_author_and_its_place() {
        let message: Message =
            serde_json::from_str(r#"{"id":"5","channel_id":"6","author":{"id":"7"},"news":[1]}"#).expect("a message");
        assert!(message.is_human());
    }
}
