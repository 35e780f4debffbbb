//! Which channels the bot sees.
//!
//! Discord reports nothing of a channel that the bot doesn't see, and doesn't show its history. Those in which a game is played,
//! and rooms, are read on from where they were left as soon as they are visible again.

use std::collections::BTreeSet;
use std::sync::Arc;

use dragoman_platform::Sink;
use serde_json::{Value, json};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::Discord;
use super::guilds::{id, permission};
use super::missed::Loss;
use super::shards::Shard;
use super::wire::Id;

impl Discord {
    /// Whether the bot sees `id`; `None`: Discord hasn't described it, like archived threads.
    fn sees(&self, id: Id) -> Option<bool> {
        let me = self.identity.borrow().map(|identity| identity.user)?;
        self.guilds.mine(id, me).map(|mine| mine & permission::VIEW_CHANNEL != 0)
    }

    /// Requests all servers on `shard` on which there are channels to read, and looks which of these are visible.
    pub(super) async fn look_at_all(self: Arc<Self>, sink: Arc<dyn Sink>, shard: Shard, stop: CancellationToken) {
        self.describe_all(shard, &stop).await;
        for guild in self.reading.guilds_on(shard) {
            self.look_what_is_visible(&*sink, ("GUILD_CREATE", &json!({ "id": guild })), true, &stop).await;
        }
    }

    /// Looks what is visible after an event that was just applied. A new session that `describes` a server tells of all its
    /// threads that are in use; another event may concern further ones.
    pub(super) async fn look_what_is_visible(
        self: &Arc<Self>,
        sink: &dyn Sink,
        (name, data): (&str, &Value),
        describes: bool,
        stop: &CancellationToken,
    ) {
        for id in self.perhaps_moved(name, data) {
            match (self.sees(id), self.reading.is_out_of_sight(id)) {
                (Some(false), false) => self.lose(sink, id, Loss::Hidden, stop).await,
                (Some(true), true) => self.reading.show(id, Instant::now()),
                (None, true) if !describes => self.reading.show(id, Instant::now()),
                (Some(_) | None, _) => {}
            }
        }
    }

    /// The channels that are read and that may have come into sight or out of it by an event.
    fn perhaps_moved(&self, name: &str, data: &Value) -> BTreeSet<Id> {
        let guild = match name {
            "THREAD_CREATE" | "THREAD_UPDATE" => return id(data, "id").into_iter().collect(),
            "THREAD_LIST_SYNC" => {
                let threads = data["threads"].as_array().into_iter().flatten();
                return threads.filter_map(|thread| id(thread, "id")).collect();
            }
            "GUILD_CREATE" | "GUILD_UPDATE" => id(data, "id"),
            "CHANNEL_CREATE"
            | "CHANNEL_UPDATE"
            | "GUILD_ROLE_CREATE"
            | "GUILD_ROLE_UPDATE"
            | "GUILD_ROLE_DELETE"
            | "GUILD_MEMBER_UPDATE" => id(data, "guild_id"),
            _ => None,
        };
        let Some(guild) = guild.filter(|guild| self.guilds.is_described(*guild)) else { return BTreeSet::new() };
        let here = self.guilds.in_guild(guild).into_iter().filter(|channel| self.reading.is_followed(*channel));
        let out = self.reading.out_of_sight().into_iter();
        here.chain(out.filter(|id| self.guild_of(*id).is_none_or(|of| of == guild))).collect()
    }
}
