//! The calls that ask the homeserver for news, and their filters.

use std::collections::HashSet;
use std::time::Duration;

use matrix_sdk::Error;
use matrix_sdk::config::SyncSettings;
use matrix_sdk::ruma::api::client::filter::{FilterDefinition, LazyLoadOptions};
use matrix_sdk::ruma::api::client::sync::sync_events;
use matrix_sdk::ruma::api::client::sync::sync_events::v3::Filter;
use matrix_sdk::ruma::{OwnedRoomId, TransactionId, UInt};
use matrix_sdk::store::StateStoreDataKey;

use super::{IDLE_NOTE, Inbound, Synced};
use crate::history::Stopped;
use crate::setback::{HEAVY, now, within};

/// How long the homeserver may hold a sync open. Deadlines wait for the end of a sync, so this isn't long.
const POLL: Duration = Duration::from_secs(5);

fn filter(timeline: u32) -> Filter {
    Filter::FilterDefinition(definition(timeline))
}

/// A filter that is like no other: homeservers give the answer of a sync again for some minutes to who asks the same. A
/// process that ended since may have asked it, and its answer doesn't have what came later.
fn unrepeated_filter(timeline: u32) -> Filter {
    let mut filter = definition(timeline);
    filter.presence.not_types.push(TransactionId::new().to_string());
    Filter::FilterDefinition(filter)
}

fn definition(timeline: u32) -> FilterDefinition {
    let mut filter = FilterDefinition::default();
    filter.presence.not_types = vec!["*".to_owned()];
    filter.room.ephemeral.not_types = vec!["*".to_owned()];
    filter.room.timeline.limit = Some(UInt::from(timeline));
    filter.room.state.lazy_load_options = LazyLoadOptions::Enabled { include_redundant_members: false };
    filter
}

impl Inbound<'_> {
    /// The SDK's stored sync token.
    pub(super) async fn token_of_sdk(&self) -> Option<String> {
        let store = self.account.client.state_store();
        store.get_kv_data(StateStoreDataKey::SyncToken).await.ok()??.into_sync_token()
    }

    /// Waits until there are events after `since`, or the homeserver has answered that there are none; then returns its
    /// token. Nothing is processed: messages can be sent while it waits.
    pub(super) async fn await_news(&mut self, since: &str) -> Result<Result<Option<String>, Error>, Stopped> {
        if now() > self.committed_at + IDLE_NOTE {
            return Ok(Ok(None));
        }
        let mut request = sync_events::v3::Request::new();
        request.filter = Some(filter(1));
        request.since = Some(since.to_owned());
        request.timeout = Some(self.poll());
        let answer = tokio::select! {
            () = self.stop.cancelled() => return Err(Stopped),
            answer = self.account.client.send(request) => answer,
        };
        Ok(answer.map_err(Error::from).map(|answer| {
            let keys_left = std::mem::replace(&mut self.keys_left, answer.device_one_time_keys_count);
            let quiet = answer.rooms.is_empty()
                && answer.to_device.is_empty()
                && answer.device_lists.is_empty()
                && answer.account_data.is_empty()
                && keys_left == self.keys_left;
            quiet.then_some(answer.next_batch)
        }))
    }

    /// Processes a sync while no message is being sent. An error without a cause is a time-out.
    pub(super) async fn sync(&self) -> Result<Result<Synced, Option<Error>>, Stopped> {
        let settings = SyncSettings::new().filter(filter(50)).timeout(Duration::ZERO);
        let syncing = async {
            let _shut = self.account.gate.write().await;
            within(HEAVY, self.account.client.sync_once(settings)).await
        };
        let answer = tokio::select! {
            () = self.stop.cancelled() => return Err(Stopped),
            answer = syncing => answer,
        };
        Ok(match answer {
            Ok(Ok(response)) => Ok(Synced::Something(Box::new(response))),
            Ok(Err(error)) => Err(Some(error)),
            Err(_) => Err(None),
        })
    }

    /// The interval of syncs is shorter while events wait for keys.
    pub(super) fn poll(&self) -> Duration {
        let is_quiet = self.waiting.is_empty() && self.gaps.is_empty();
        if is_quiet { POLL } else { Duration::from_secs(1) }
    }

    /// The rooms in which something was written since `token`: the others needn't be read. `None`: the homeserver doesn't
    /// say it.
    pub(super) async fn rooms_with_news(&self, token: &str) -> Result<Option<HashSet<OwnedRoomId>>, Stopped> {
        let mut request = sync_events::v3::Request::new();
        request.filter = Some(unrepeated_filter(1));
        request.since = Some(token.to_owned());
        let answer = tokio::select! {
            () = self.stop.cancelled() => return Err(Stopped),
            answer = within(HEAVY, self.account.client.send(request)) => answer,
        };
        match answer {
            Ok(Ok(answer)) => Ok(Some(answer.rooms.join.into_keys().collect())),
            Ok(Err(error)) => {
                tracing::warn!(%error, "the homeserver doesn't say which rooms have news: all are read");
                Ok(None)
            }
            Err(_) => Ok(None),
        }
    }
}
