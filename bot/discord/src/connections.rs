//! Connects all shards of the account, and decides how many there are.
//!
//! Discord refuses a bot on more than 2,500 servers without shards, and recommends a number at each start. Sessions of
//! another number are of no use: what was missed on them is read from the channels' histories, as after any new session.

use std::time::Duration;

use dragoman_platform::{Sink, Unusable};
use dragoman_runtime::metrics::METRICS;
use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use tokio::sync::mpsc::Sender;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};

use super::Discord;
use super::delivery::stored;
use super::gateway::{Failure, Gate, Gateway, Incoming, Session, too_few_shards, wrong_token};
use super::rest::CallError;
use super::settings::Shards;
use super::shards::{MOST_SHARDS, SESSION, Shard};

/// The longest pause before Discord is asked again for the number of shards.
const PAUSE: Duration = Duration::from_secs(60);

impl Discord {
    /// Keeps all shards connected until stopped, or until only the operator can help.
    pub(super) async fn connect(
        &self,
        sink: &dyn Sink,
        incoming: &Sender<(Shard, Incoming)>,
        stop: &CancellationToken,
    ) -> Result<(), Unusable> {
        let gate = Gate::default();
        // The number that Discord has refused.
        let mut refused = None;
        loop {
            let Some(sessions) = stored(stop, || sink.cursors(SESSION)).await else { return Ok(()) };
            let last = sessions.iter().find_map(|(name, _)| Shard::count_of(name));
            let Some(count) = self.count(refused, last, stop).await? else { return Ok(()) };
            METRICS.discord_shards.expected(count);
            if count > 1 {
                info!(count, "the bot's servers are divided among shards");
            }
            for (name, _) in &sessions {
                if Shard::count_of(name).is_some_and(|other| other != count)
                    && stored(stop, || sink.discard(name)).await.is_none()
                {
                    return Ok(());
                }
            }
            let previous = |shard: Shard| {
                let (_, session) = sessions.iter().find(|(name, _)| *name == shard.cursor())?;
                serde_json::from_str::<Session>(session).ok()
            };
            // If one can't be connected, all end.
            let ended = stop.child_token();
            let gateways: Vec<_> = Shard::all(count)
                .map(|shard| Gateway {
                    network: &self.rest,
                    shard,
                    gate: &gate,
                    token: &self.settings.token,
                    message_content: self.settings.message_content,
                    incoming: incoming.clone(),
                    stop: ended.clone(),
                    previous: previous(shard),
                })
                .collect();
            let mut running: FuturesUnordered<_> = gateways.iter().map(Gateway::run).collect();
            let mut failed = None;
            while let Some(outcome) = running.next().await {
                ended.cancel();
                failed = failed.or(outcome.err());
            }
            match failed {
                None => {
                    METRICS.discord_shards.expected(0);
                    return Ok(());
                }
                Some(Failure::Unusable(unusable)) => {
                    METRICS.discord_shards.expected(0);
                    return Err(unusable);
                }
                Some(Failure::TooFewShards) => {
                    warn!(count, "Discord requires more shards");
                    refused = Some(count);
                }
            }
        }
    }

    /// The number of shards, asked for if it isn't configured; more than have been `refused`. If Discord can't be asked,
    /// it is that of the `last` run. `None`: stopped.
    async fn count(
        &self,
        refused: Option<u32>,
        last: Option<u32>,
        stop: &CancellationToken,
    ) -> Result<Option<u32>, Unusable> {
        let is_refused = |count: u32| refused.is_some_and(|refused| count <= refused);
        if let Shards::Number(number) = self.settings.shards {
            let count = number.get().min(MOST_SHARDS);
            return if is_refused(count) { Err(too_few_shards(count)) } else { Ok(Some(count)) };
        }
        let mut pause = Duration::from_secs(1);
        loop {
            match self.rest.gateway().await {
                Ok(gateway) => {
                    let count = gateway.shards.clamp(1, MOST_SHARDS);
                    if !is_refused(count) {
                        return Ok(Some(count));
                    }
                    warn!(count, "Discord still recommends as few shards as it has refused; asking again");
                    pause = PAUSE;
                }
                Err(CallError::Unauthorized) => return Err(wrong_token()),
                Err(error) => {
                    if let Some(last) = last.filter(|last| !is_refused(*last)) {
                        warn!(%error, "Discord can't be asked for the number of shards; it stays as it was");
                        return Ok(Some(last));
                    }
                    warn!(%error, "Discord can't be reached; trying again");
                }
            }
            if stop.run_until_cancelled(sleep(pause)).await.is_none() {
                return Ok(None);
            }
            pause = (pause * 2).min(PAUSE);
        }
    }
}
