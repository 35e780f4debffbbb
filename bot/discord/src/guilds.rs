//! The servers that the bot is in: their channels, roles and permissions.
//!
//! Filled by gateway events, so that it costs no call; only where a session goes on after a restart, servers are
//! requested (`described`). Discord's rules of permissions are in
//! [`Guilds::permissions`]: the server's roles, then the channel's overwrites for everybody, for roles, for the member.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{PoisonError, RwLock};

use jiff::{SignedDuration, Timestamp};
use serde_json::Value;
use tokio::time::Instant;

use super::shards::Shard;
use super::wire::{Channel, Guild, Id, Member, Permissions, Role};

/// The pause before a server that couldn't be described is tried again.
pub(super) const REQUEST_RETRY: std::time::Duration = std::time::Duration::from_secs(30);

/// Single permissions: Discord's bits and the names that its settings show.
pub(super) mod permission {
    pub(crate) const ADMINISTRATOR: u64 = 1 << 3;
    pub(crate) const MANAGE_SERVER: u64 = 1 << 5;
    pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
    pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
    pub(crate) const EMBED_LINKS: u64 = 1 << 14;
    pub(crate) const ATTACH_FILES: u64 = 1 << 15;
    pub(crate) const READ_HISTORY: u64 = 1 << 16;
    pub(crate) const MANAGE_THREADS: u64 = 1 << 34;
    pub(crate) const PIN_MESSAGES: u64 = 1 << 51;
    pub(crate) const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
    pub(crate) const SEND_IN_THREADS: u64 = 1 << 38;

    /// The permissions that a game needs in its channel.
    pub(crate) const POSTING: [(u64, &str); 5] = [
        (VIEW_CHANNEL, "View Channel"),
        (SEND_MESSAGES, "Send Messages"),
        (EMBED_LINKS, "Embed Links"),
        (ATTACH_FILES, "Attach Files"),
        (READ_HISTORY, "Read Message History"),
    ];
    /// The permissions needed to pin the current state, beside those.
    pub(crate) const PINNING: [(u64, &str); 1] = [(PIN_MESSAGES, "Pin Messages")];
    /// The permissions needed for press rooms, beside those.
    pub(crate) const ROOMS: [(u64, &str); 3] = [
        (CREATE_PRIVATE_THREADS, "Create Private Threads"),
        (SEND_IN_THREADS, "Send Messages in Threads"),
        (MANAGE_THREADS, "Manage Threads"),
    ];
    /// The permissions needed to open one: whether it is there already, its history tells.
    pub(crate) const OPENING: [(u64, &str); 4] = [(READ_HISTORY, "Read Message History"), ROOMS[0], ROOMS[1], ROOMS[2]];
}

#[derive(Default)]
pub(super) struct Guilds(RwLock<Known>);

#[derive(Default)]
struct Known {
    guilds: BTreeMap<Id, Server>,
    /// Channels and threads, with their server.
    channels: BTreeMap<Id, (Id, Channel)>,
    /// Servers that a shard's session has announced and not described yet, and until when they are waited for.
    expected: BTreeMap<Shard, (BTreeSet<Id>, Option<Timestamp>)>,
    /// The shards whose session goes on after a restart: nothing is told of their servers.
    resumed: BTreeSet<Shard>,
    /// How many events came about servers that aren't described, of those that are applied otherwise.
    unnoted: BTreeMap<Id, u64>,
    /// The servers whose description was waited for in vain, and when.
    vain: BTreeMap<Id, Instant>,
}

struct Server {
    owner: Option<Id>,
    roles: BTreeMap<Id, u64>,
    /// The bot's own roles.
    mine: Vec<Id>,
}

impl Guilds {
    fn write(&self, change: impl FnOnce(&mut Known)) {
        change(&mut self.0.write().unwrap_or_else(PoisonError::into_inner));
    }

    fn read<T>(&self, question: impl FnOnce(&Known) -> T) -> T {
        question(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Notes the servers that a new session of `shard` has announced.
    pub(super) fn expect(&self, shard: Shard, announced: impl Iterator<Item = Id>) {
        self.write(|known| {
            known.expected.retain(|other, _| other.count == shard.count);
            known.expected.insert(shard, (announced.collect(), None));
            known.resumed.remove(&shard);
        });
    }

    /// Whether a session has announced `guild` and not described it yet.
    pub(super) fn is_expected(&self, guild: Id) -> bool {
        self.read(|known| known.expected.values().any(|(expected, _)| expected.contains(&guild)))
    }

    /// Notes that the session of `shard` goes on after a restart.
    pub(super) fn resumes(&self, shard: Shard) {
        self.write(|known| {
            known.resumed.retain(|other| other.count == shard.count);
            known.resumed.insert(shard);
        });
    }

    /// Whether servers are divided among several shards.
    pub(super) fn are_divided(&self) -> bool {
        self.read(|known| known.expected.keys().chain(&known.resumed).any(|shard| shard.count > 1))
    }

    /// Whether the session to which `guild` belongs tells nothing of it, and nobody has described it.
    pub(super) fn is_untold(&self, guild: Id) -> bool {
        let is_resumed = |known: &Known| known.resumed.iter().any(|shard| shard.has(Some(guild)));
        self.read(|known| is_resumed(known) && !known.guilds.contains_key(&guild))
    }

    /// The shards of which Discord hasn't described all servers that it announced, until it has taken too long.
    pub(super) fn incomplete(&self, now: Timestamp) -> Vec<Shard> {
        const DESCRIPTION_TIMEOUT: SignedDuration = SignedDuration::from_secs(10);
        let mut incomplete = Vec::new();
        self.write(|known| {
            for (shard, (expected, patience)) in &mut known.expected {
                let until = *patience.get_or_insert_with(|| now.saturating_add(DESCRIPTION_TIMEOUT).unwrap_or(now));
                if !expected.is_empty() && now < until {
                    incomplete.push(*shard);
                }
            }
        });
        incomplete
    }

    /// How many events came about `guild` while it isn't described: they weren't applied.
    pub(super) fn unnoted(&self, guild: Id) -> u64 {
        self.read(|known| known.unnoted.get(&guild).copied().unwrap_or(0))
    }

    /// Applies an event; events about other things are ignored.
    pub(super) fn note(&self, me: Option<Id>, name: &str, data: &Value) {
        let itself = || id(data, "id").filter(|_| name.starts_with("GUILD_"));
        if let Some(guild) = id(data, "guild_id").or_else(itself).filter(|_| is_applied(me, name, data)) {
            self.write(|known| {
                if !known.guilds.contains_key(&guild) {
                    *known.unnoted.entry(guild).or_default() += 1;
                }
            });
        }
        match name {
            // It describes nothing: its channels and roles come when it is available again.
            "GUILD_CREATE" if data["unavailable"] == true => {}
            "GUILD_CREATE" | "GUILD_UPDATE" => {
                if let Ok(guild) = Guild::deserialize_from(data) {
                    let is_new = name == "GUILD_CREATE";
                    self.write(|known| {
                        if is_new {
                            known.doubt_threads(guild.id);
                        }
                        known.server(guild, me);
                    });
                }
            }
            // Unavailable, or left.
            "GUILD_DELETE" => {
                if let Some(id) = id(data, "id") {
                    self.write(|known| {
                        known.described(id);
                        if data["unavailable"] != true {
                            known.guilds.remove(&id);
                            known.channels.retain(|_, (guild, _)| *guild != id);
                        }
                    });
                }
            }
            "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "THREAD_CREATE" | "THREAD_UPDATE" => {
                if let Ok(channel) = Channel::deserialize_from(data) {
                    self.note_channel(channel);
                }
            }
            // The bot sees their channel, perhaps again.
            "THREAD_LIST_SYNC" => {
                let threads = data["threads"].as_array().into_iter().flatten();
                for thread in threads.filter_map(|thread| Channel::deserialize_from(thread).ok()) {
                    self.note_channel(Channel { guild_id: thread.guild_id.or(id(data, "guild_id")), ..thread });
                }
            }
            "CHANNEL_DELETE" | "THREAD_DELETE" => {
                if let Some(id) = id(data, "id") {
                    self.write(|known| {
                        known.channels.remove(&id);
                    });
                }
            }
            "GUILD_ROLE_CREATE" | "GUILD_ROLE_UPDATE" => {
                if let (Some(guild), Ok(role)) = (id(data, "guild_id"), Role::deserialize_from(&data["role"])) {
                    self.write(|known| {
                        if let Some(server) = known.guilds.get_mut(&guild) {
                            server.roles.insert(role.id, role.permissions.0);
                        }
                    });
                }
            }
            "GUILD_ROLE_DELETE" => {
                if let (Some(guild), Some(role)) = (id(data, "guild_id"), id(data, "role_id")) {
                    self.write(|known| {
                        if let Some(server) = known.guilds.get_mut(&guild) {
                            server.roles.remove(&role);
                        }
                    });
                }
            }
            "GUILD_MEMBER_UPDATE" => {
                if let (Some(guild), Ok(member)) = (id(data, "guild_id"), Member::deserialize_from(data))
                    && member.user.as_ref().map(|user| user.id) == me
                {
                    self.write(|known| {
                        if let Some(server) = known.guilds.get_mut(&guild) {
                            server.mine = member.roles;
                        }
                    });
                }
            }
            _ => {}
        }
    }

    /// The channels in which permissions may have changed by an event that was just applied.
    pub(super) fn concerned(&self, name: &str, data: &Value) -> Vec<Id> {
        let guild = match name {
            "CHANNEL_CREATE" | "CHANNEL_UPDATE" => {
                let Some(changed) = id(data, "id") else { return Vec::new() };
                let of_channel = |channel: &Channel| {
                    channel.id == changed || channel.parent_id == Some(changed) && channel.is_thread()
                };
                return self.channels_where(|_, channel| of_channel(channel));
            }
            "GUILD_CREATE" | "GUILD_UPDATE" => id(data, "id"),
            "GUILD_ROLE_CREATE" | "GUILD_ROLE_UPDATE" | "GUILD_ROLE_DELETE" | "GUILD_MEMBER_UPDATE" => {
                id(data, "guild_id")
            }
            _ => None,
        };
        guild.map(|guild| self.channels_where(|of, _| of == guild)).unwrap_or_default()
    }

    /// The channels and threads that an event, not applied yet, deletes. A server that is only unavailable loses none.
    pub(super) fn lost(&self, name: &str, data: &Value) -> Vec<Id> {
        let Some(gone) = id(data, "id") else { return Vec::new() };
        let with = |lost: &dyn Fn(&Id, &Channel) -> bool| {
            self.read(|known| {
                let all = known.channels.values().filter(|(guild, channel)| lost(guild, channel));
                all.map(|(_, channel)| channel.id).collect::<Vec<_>>()
            })
        };
        match name {
            "GUILD_DELETE" if data["unavailable"] != true => with(&|guild, _| *guild == gone),
            "CHANNEL_DELETE" | "THREAD_DELETE" => {
                let threads = with(&|_, channel| channel.is_thread() && channel.parent_id == Some(gone));
                threads.into_iter().chain([gone]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The channels and threads of a server, as far as Discord has described them.
    pub(super) fn in_guild(&self, guild: Id) -> Vec<Id> {
        self.read(|known| {
            known.channels.iter().filter(|(_, (of, _))| *of == guild).map(|(channel, _)| *channel).collect()
        })
    }

    /// The channels and threads of a server of which the bot may read the history, with their newest messages when
    /// Discord described them. Without threads of its own: these are rooms, and one that isn't read any more is over.
    pub(super) fn newest_messages(&self, guild: Id, me: Id) -> Vec<(Id, Id)> {
        const READING: u64 = permission::VIEW_CHANNEL | permission::READ_HISTORY;
        self.read(|known| {
            let Some(server) = known.guilds.get(&guild) else { return Vec::new() };
            let here = known.channels.values().filter(|(of, channel)| *of == guild && channel.has_messages());
            let may_read = |channel: Id| {
                known.permissions(channel, me, &server.mine).is_some_and(|mine| mine & READING == READING)
            };
            let here = here.filter(|(_, channel)| !channel.is_thread() || channel.owner_id != Some(me));
            let newest = here.filter_map(|(_, channel)| Some((channel.id, channel.last_message_id?)));
            newest.filter(|(channel, _)| may_read(*channel)).collect()
        })
    }

    /// The channels and threads of a server, with their newest messages when Discord described them.
    pub(super) fn last_messages(&self, guild: Id) -> Vec<(Id, Id)> {
        self.read(|known| {
            let here = known.channels.values().filter(|(of, _)| *of == guild);
            here.filter_map(|(_, channel)| Some((channel.id, channel.last_message_id?))).collect()
        })
    }

    /// All channels and public threads: in each a game may be played.
    pub(super) fn all_channels(&self) -> Vec<Id> {
        self.channels_where(|_, _| true)
    }

    /// Those of them that are wanted, by their server and themselves.
    fn channels_where(&self, wanted: impl Fn(Id, &Channel) -> bool) -> Vec<Id> {
        self.read(|known| {
            let all = known.channels.values().filter(|(guild, channel)| {
                (!channel.is_thread() || channel.is_public_thread()) && wanted(*guild, channel)
            });
            all.map(|(_, channel)| channel.id).collect()
        })
    }

    /// The channel under which a game in `channel` has its private threads: for a thread its parent, since threads have
    /// none.
    pub(super) fn host_of(&self, channel: Id) -> Id {
        let parent = self.channel(channel).filter(Channel::is_thread).and_then(|thread| thread.parent_id);
        parent.unwrap_or(channel)
    }

    pub(super) fn note_channel(&self, channel: Channel) {
        if let Some(guild) = channel.guild_id {
            self.write(|known| {
                known.channels.insert(channel.id, (guild, channel));
            });
        }
    }

    /// What was known of a thread turned out to be wrong.
    pub(super) fn doubt_thread(&self, id: Id) {
        self.write(|known| {
            if let Some((_, thread)) = known.channels.get_mut(&id) {
                thread.thread_metadata = None;
            }
        });
    }

    /// The channel or thread, if Discord has described it.
    pub(super) fn channel(&self, id: Id) -> Option<Channel> {
        self.read(|known| known.channels.get(&id).map(|(_, channel)| channel.clone()))
    }

    /// The server of a channel.
    pub(super) fn guild_of(&self, channel: Id) -> Option<Id> {
        self.read(|known| known.channels.get(&channel).map(|(guild, _)| *guild))
    }

    /// Whether Discord has described a server's roles: before that nobody's permissions are known.
    pub(super) fn is_described(&self, guild: Id) -> bool {
        self.read(|known| known.guilds.contains_key(&guild))
    }

    /// Whether `guild` isn't described, and it is worth waiting for that: not if it was in vain shortly before.
    pub(super) fn is_worth_waiting(&self, guild: Id, now: Instant) -> bool {
        self.read(|known| {
            let is_vain = |since: &Instant| now.saturating_duration_since(*since) < REQUEST_RETRY;
            !known.guilds.contains_key(&guild) && !known.vain.get(&guild).is_some_and(is_vain)
        })
    }

    /// It was waited until `now` for the description of `guild`, and it didn't come.
    pub(super) fn waited_in_vain(&self, guild: Id, now: Instant) {
        self.write(|known| {
            known.vain.insert(guild, now);
        });
    }

    /// What `person` with `roles` may do in `channel` (for a thread: in its parent). `None`: the channel isn't known.
    pub(super) fn permissions(&self, channel: Id, person: Id, roles: &[Id]) -> Option<u64> {
        self.read(|known| known.permissions(channel, person, roles))
    }

    /// What the bot itself may do in `channel`.
    pub(super) fn mine(&self, channel: Id, me: Id) -> Option<u64> {
        self.read(|known| {
            let (guild, _) = known.channels.get(&channel)?;
            let roles = known.guilds.get(guild)?.mine.clone();
            known.permissions(channel, me, &roles)
        })
    }

    /// The first of `needed` that the bot lacks in `channel`, by its name in Discord's settings.
    pub(super) fn missing(&self, channel: Id, me: Id, needed: &[(u64, &'static str)]) -> Option<&'static str> {
        let mine = self.mine(channel, me)?;
        needed.iter().find(|(bit, _)| mine & bit == 0).map(|(_, name)| *name)
    }
}

/// Whether [`Guilds::note`] applies such an event.
fn is_applied(me: Option<Id>, name: &str, data: &Value) -> bool {
    match name {
        "GUILD_CREATE" | "GUILD_UPDATE" | "GUILD_DELETE" => true,
        "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "CHANNEL_DELETE" => true,
        "THREAD_CREATE" | "THREAD_UPDATE" | "THREAD_DELETE" | "THREAD_LIST_SYNC" => true,
        "GUILD_ROLE_CREATE" | "GUILD_ROLE_UPDATE" | "GUILD_ROLE_DELETE" => true,
        "GUILD_MEMBER_UPDATE" => id(&data["user"], "id") == me,
        _ => false,
    }
}

impl Known {
    /// `guild` isn't waited for any more.
    fn described(&mut self, guild: Id) {
        self.unnoted.remove(&guild);
        self.vain.remove(&guild);
        for (expected, _) in self.expected.values_mut() {
            expected.remove(&guild);
        }
    }

    /// A new session lists the active threads: what is known of others may have changed.
    fn doubt_threads(&mut self, guild: Id) {
        let here = self.channels.values_mut().filter(|(of, channel)| *of == guild && channel.is_thread());
        here.for_each(|(_, thread)| thread.thread_metadata = None);
    }

    fn server(&mut self, guild: Guild, me: Option<Id>) {
        self.described(guild.id);
        let mine =
            guild.members.into_iter().find(|member| member.user.as_ref().map(|user| user.id) == me && me.is_some());
        let server =
            self.guilds.entry(guild.id).or_insert(Server { owner: None, roles: BTreeMap::new(), mine: Vec::new() });
        server.owner = guild.owner_id.or(server.owner);
        if !guild.roles.is_empty() {
            server.roles = guild.roles.into_iter().map(|role| (role.id, role.permissions.0)).collect();
        }
        if let Some(mine) = mine {
            server.mine = mine.roles;
        }
        for channel in guild.channels.into_iter().chain(guild.threads) {
            self.channels.insert(channel.id, (guild.id, channel));
        }
    }

    fn permissions(&self, channel: Id, person: Id, roles: &[Id]) -> Option<u64> {
        let (guild, channel) = self.channels.get(&channel)?;
        let channel = match channel.parent_id {
            Some(parent) if channel.is_thread() => &self.channels.get(&parent)?.1,
            _ => channel,
        };
        let server = self.guilds.get(guild)?;
        if server.owner == Some(person) {
            return Some(u64::MAX);
        }
        // The id of the role `@everyone` is that of the server.
        let everybody = server.roles.get(guild).copied().unwrap_or(0);
        let base = roles.iter().filter_map(|role| server.roles.get(role)).fold(everybody, |all, role| all | role);
        if base & permission::ADMINISTRATOR != 0 {
            return Some(u64::MAX);
        }
        let overwrites = |matches: &dyn Fn(Id) -> bool| {
            let hits = channel.permission_overwrites.iter().filter(|overwrite| matches(overwrite.id));
            hits.fold((0, 0), |(allow, deny), one| (allow | one.allow.0, deny | one.deny.0))
        };
        let applied = |before: u64, (allow, deny): (u64, u64)| before & !deny | allow;
        let base = applied(base, overwrites(&|id| id == *guild));
        let base = applied(base, overwrites(&|id| id != *guild && roles.contains(&id)));
        Some(applied(base, overwrites(&|id| id == person)))
    }
}

pub(super) fn id(data: &Value, field: &str) -> Option<Id> {
    data.get(field)?.as_str()?.parse().ok()
}

/// Reads a part of an event without copying the whole.
trait Readable: Sized {
    fn deserialize_from(data: &Value) -> Result<Self, serde_json::Error>;
}

impl<T: for<'de> serde::Deserialize<'de>> Readable for T {
    fn deserialize_from(data: &Value) -> Result<Self, serde_json::Error> {
        T::deserialize(data)
    }
}

impl Permissions {
    /// Whether `bit` is among them.
    pub(super) fn contain(self, bit: u64) -> bool {
        self.0 & (bit | permission::ADMINISTRATOR) != 0
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_servers_of_one_shard_are_waited_for_without_the_others() {
        let guilds = Guilds::default();
        let shard = |id| Shard { id, count: 2 };
        let now = Timestamp::UNIX_EPOCH;
        guilds.expect(shard(0), [id(1)].into_iter());
        guilds.expect(shard(1), [id(1 << 22)].into_iter());
        assert_eq!(guilds.incomplete(now), [shard(0), shard(1)]);
        guilds.note(None, "GUILD_CREATE", &json!({ "id": "1" }));
        assert_eq!(guilds.incomplete(now), [shard(1)]);
        guilds.expect(shard(0), std::iter::empty());
        assert!(guilds.is_described(id(1)), "another session's announcement removes no server");
        guilds.resumes(shard(1));
        assert!(guilds.is_untold(id(1 << 22)) && !guilds.is_untold(id(1)));
        assert_eq!(guilds.incomplete(now + SignedDuration::from_secs(10)), [], "it has taken too long");
        guilds.expect(Shard { id: 0, count: 1 }, std::iter::empty());
        assert_eq!(guilds.incomplete(now), [], "nothing of another number of shards is waited for");
    }

    /// On a large server there are always others.
    #[test]
    fn only_what_changes_a_description_is_counted_before_it() {
        let guilds = Guilds::default();
        let of = |person: &str| json!({ "guild_id": "7", "user": { "id": person }, "roles": [] });
        for name in ["GUILD_MEMBER_ADD", "CHANNEL_PINS_UPDATE", "THREAD_MEMBERS_UPDATE", "GUILD_MEMBER_UPDATE"] {
            guilds.note(Some(id(9)), name, &of("8"));
        }
        assert_eq!(guilds.unnoted(id(7)), 0);
        guilds.note(Some(id(9)), "GUILD_MEMBER_UPDATE", &of("9"));
        guilds.note(Some(id(9)), "CHANNEL_DELETE", &json!({ "id": "5", "guild_id": "7" }));
        assert_eq!(guilds.unnoted(id(7)), 2);
    }

    #[test]
    fn a_description_that_doesnt_come_is_not_waited_for_again_at_once() {
        let (guilds, now) = (Guilds::default(), Instant::now());
        let is_worth = |seconds: u64| guilds.is_worth_waiting(id(7), now + std::time::Duration::from_secs(seconds));
        assert!(is_worth(0));
        guilds.waited_in_vain(id(7), now);
        assert_eq!([0, 29, 30].map(is_worth), [false, false, true]);
        guilds.note(Some(id(9)), "GUILD_CREATE", &json!({ "id": "7" }));
        assert!(!is_worth(60), "it is described");
    }

    #[test]
    fn a_server_that_removed_the_bot_is_forgotten() {
        let guilds = guilds();
        assert!(!guilds.all_channels().is_empty());
        guilds.note(Some(id(9)), "GUILD_CREATE", &json!({ "id": "7", "unavailable": true }));
        assert!(!guilds.is_described(id(7)), "its roles aren't known");
        guilds.note(Some(id(9)), "GUILD_DELETE", &json!({ "id": "1", "unavailable": true }));
        assert!(!guilds.all_channels().is_empty() && guilds.is_described(id(1)), "it only can't be reached now");
        guilds.note(Some(id(9)), "GUILD_DELETE", &json!({ "id": "1" }));
        assert!(guilds.all_channels().is_empty() && !guilds.is_described(id(1)));
    }

    fn id(number: u64) -> Id {
        number.to_string().parse().expect("an id")
    }

    fn guilds() -> Guilds {
        let guilds = Guilds::default();
        guilds.note(
            Some(id(9)),
            "GUILD_CREATE",
            &json!({
                "id": "1", "owner_id": "2",
                "roles": [
                    {"id": "1", "permissions": (permission::VIEW_CHANNEL | permission::SEND_MESSAGES).to_string()},
                    {"id": "3", "permissions": permission::MANAGE_THREADS.to_string()},
                    {"id": "4", "permissions": permission::ADMINISTRATOR.to_string()},
                ],
                "channels": [{"id": "5", "type": 0, "guild_id": "1", "permission_overwrites": [
                    {"id": "1", "type": 0, "allow": "0", "deny": permission::SEND_MESSAGES.to_string()},
                    {"id": "3", "type": 0, "allow": permission::SEND_MESSAGES.to_string(), "deny": "0"},
                    {"id": "8", "type": 1, "allow": "0", "deny": permission::VIEW_CHANNEL.to_string()},
                ]}],
                "threads": [{"id": "6", "type": 12, "guild_id": "1", "parent_id": "5"}],
                "members": [{"user": {"id": "9"}, "roles": ["3"]}],
            }),
        );
        guilds
    }

    #[test]
    fn overwrites_apply_for_everybody_then_roles_then_the_member() {
        let guilds = guilds();
        let may = |person, roles: &[Id], bit| guilds.permissions(id(5), id(person), roles).expect("known") & bit != 0;
        assert!(!may(7, &[], permission::SEND_MESSAGES));
        assert!(may(7, &[id(3)], permission::SEND_MESSAGES));
        assert!(may(7, &[], permission::VIEW_CHANNEL));
        assert!(!may(8, &[id(3)], permission::VIEW_CHANNEL));
    }

    #[test]
    fn owner_and_administrators_have_all_permissions_also_in_threads() {
        let guilds = guilds();
        assert_eq!(guilds.permissions(id(6), id(2), &[]), Some(u64::MAX));
        assert_eq!(guilds.permissions(id(6), id(7), &[id(4)]), Some(u64::MAX));
    }

    #[test]
    fn a_missing_permission_has_its_name_in_the_settings() {
        let guilds = guilds();
        assert_eq!(guilds.missing(id(5), id(9), &permission::POSTING), Some("Embed Links"));
        assert_eq!(guilds.missing(id(5), id(9), &permission::ROOMS), Some("Create Private Threads"));
        assert_eq!(guilds.missing(id(5), id(2), &permission::ROOMS), None);
        assert_eq!(guilds.missing(id(77), id(9), &permission::ROOMS), None);
    }
}
