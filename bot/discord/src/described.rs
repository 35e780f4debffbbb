//! Requests the description of servers whose session was resumed after a restart.
//!
//! Only a new session is told the state of its servers. A bot with several shards resumes its sessions instead of
//! starting as many new ones, and asks for the servers on which it has channels to read; for others when they are used.

use std::time::Duration;

use serde_json::{Value, json};
use serenity::http::Route;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};

use super::guilds::REQUEST_RETRY;
use super::rest::{BRIEFLY, CALL_TIMEOUT, CallError};
use super::shards::Shard;
use super::wire::Id;
use super::{Discord, INTRODUCTION};
use dragoman_platform::Setback;

/// How often a server is requested again because it changed meanwhile.
const CHANGES: u32 = 5;

impl Discord {
    /// The server of `channel`, in which `needed` is wanted, once Discord has described its permissions; waits a little
    /// for that.
    pub(super) async fn described_guild(&self, channel: Id, needed: &[(u64, &'static str)]) -> Result<Id, Setback> {
        if self.guild_of(channel).is_none() {
            self.met_channel(channel, BRIEFLY).await.map_err(|error| self.setback(error, channel, needed))?;
        }
        let described = async {
            loop {
                match self.guild_of(channel) {
                    Some(guild) if self.guilds.is_described(guild) => break guild,
                    Some(guild) if self.guilds.is_untold(guild) => {
                        if let Err(error) = self.describe(guild, BRIEFLY).await {
                            info!(%error, %guild, "a server can't be described yet");
                            sleep(Duration::from_secs(1)).await;
                        }
                    }
                    Some(_) | None => sleep(Duration::from_millis(50)).await,
                }
            }
        };
        let guild = timeout(INTRODUCTION, described).await.map_err(|_| self.soon())?;
        // An archived thread isn't part of the description.
        self.met_channel(channel, BRIEFLY).await.map_err(|error| self.setback(error, channel, needed))?;
        Ok(guild)
    }

    /// Requests all servers on `shard` on which there are channels to read, until all are described.
    pub(super) async fn describe_all(&self, shard: Shard, stop: &CancellationToken) {
        loop {
            let mut is_done = true;
            for guild in self.reading.guilds_on(shard) {
                if !self.guilds.is_untold(guild) {
                    continue;
                }
                match stop.run_until_cancelled(self.describe(guild, CALL_TIMEOUT)).await {
                    None => return,
                    // The bot isn't there any more, which its channels will tell.
                    Some(Ok(()) | Err(CallError::Gone(_) | CallError::Forbidden(_))) => {}
                    Some(Err(error)) => {
                        warn!(%error, %guild, "a server can't be described yet");
                        is_done = false;
                    }
                }
            }
            if is_done || stop.run_until_cancelled(sleep(REQUEST_RETRY)).await.is_none() {
                return;
            }
        }
    }

    /// Requests the state of `guild`, and applies it like the event that a new session would have brought.
    async fn describe(&self, guild: Id, patience: Duration) -> Result<(), CallError> {
        let Some(me) = self.identity.borrow().map(|identity| identity.user) else { return Ok(()) };
        for _ in 0..CHANGES {
            let before = self.guilds.unnoted(guild);
            let server: Value = self.rest.look(Route::Guild { guild_id: guild.to() }, patience).await?;
            let channels: Value = self.rest.look(Route::GuildChannels { guild_id: guild.to() }, patience).await?;
            let threads: Value = self.rest.look(Route::GuildThreadsActive { guild_id: guild.to() }, patience).await?;
            let route = Route::GuildMember { guild_id: guild.to(), user_id: me.to() };
            let member: Value = self.rest.look(route, patience).await?;
            if self.guilds.is_described(guild) {
                return Ok(());
            }
            // An event in between may be newer than the answers.
            if self.guilds.unnoted(guild) != before {
                continue;
            }
            let described = json!({
                "id": guild, "owner_id": server["owner_id"], "roles": server["roles"], "channels": channels,
                "threads": threads["threads"], "members": [member],
            });
            self.noted(Some(me), "GUILD_CREATE", &described);
            self.reading.fallen.notify_one();
            return Ok(());
        }
        Err(CallError::Later("a server changes all the time".into(), REQUEST_RETRY))
    }
}
