//! When the shards of an account may start sessions.
//!
//! Discord takes one IDENTIFY in five seconds from the shards with the same number modulo `max_concurrency`, and limits
//! the sessions that the whole account starts in a day. Therefore one shard after another asks how many are left, waits
//! and identifies itself, in order. Resuming a session isn't limited, and doesn't come here.

use std::time::Duration;

use tokio::sync::{Mutex, MutexGuard};
use tokio::time::Instant;

use crate::shards::Shard;

/// The time between two of a group: Discord's five seconds, and what the second may arrive faster than the first.
const SPACING: Duration = Duration::from_millis(5500);

/// The shards that identified themselves last, and when.
#[derive(Default)]
pub(crate) struct Gate(Mutex<Vec<(u32, Instant)>>);

/// The right to start a session, of one shard at a time.
pub(super) struct Turn<'a>(MutexGuard<'a, Vec<(u32, Instant)>>);

impl Gate {
    pub(super) async fn turn(&self) -> Turn<'_> {
        Turn(self.0.lock().await)
    }
}

impl Turn<'_> {
    /// How long `shard` waits for another of its group.
    pub(super) fn wait(&self, shard: Shard, max_concurrency: u32, now: Instant) -> Duration {
        let group = |id: u32| id % max_concurrency.max(1);
        let others = self.0.iter().filter(|(id, _)| group(*id) == group(shard.id));
        others.map(|(_, at)| (*at + SPACING).saturating_duration_since(now)).max().unwrap_or_default()
    }

    /// `shard` has identified itself.
    pub(super) fn identified(&mut self, shard: Shard, now: Instant) {
        self.0.retain(|(_, at)| *at + SPACING > now);
        self.0.push((shard.id, now));
    }
}
