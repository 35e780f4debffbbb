//! First uses that were missed: somebody mentions the bot in a channel for the first time while no session receives it.
//!
//! A new session describes each server with the newest message of each channel. Where that is newer than the last sign
//! of life, the channel is read once, without storing anything of it; deadlines don't wait for that. From the first
//! message for the bot on it is a channel like the others.

use std::cmp::Reverse;

use jiff::Timestamp;
use tokio::time::Instant;

use super::{Id, Known, Reading, SEEN_BEFORE, SignedDuration, Sort, State, Unread};
use crate::shards::Shard;

/// The most channels of a server, those with the newest messages; and of all servers together.
const OF_SERVER: usize = 50;
const OF_ALL: usize = 1000;
/// What was said longer ago isn't looked for: nobody waits for its answer any more.
const OLDEST: SignedDuration = SignedDuration::from_hours(24);

impl State {
    /// Forgets a channel that was read and is still unused.
    pub(super) fn leave_if_unused(&mut self, channel: Id) {
        if self.unused.remove(&channel) {
            self.known.remove(&channel);
            self.guilds.remove(&channel);
        }
    }
}

impl Reading {
    /// A new session of `shard` has described the server `guild`, with the newest message of each of its channels that
    /// can be read.
    pub(crate) fn look_for_first_uses(&self, shard: Shard, guild: Id, newest: Vec<(Id, Id)>, now: Timestamp) {
        self.with(|state| {
            let Some(since) = state.unwatched.get(&shard) else { return };
            let since = (*since).max(now.saturating_sub(OLDEST).unwrap_or(now));
            let read = Id::first_at(since.saturating_sub(SEEN_BEFORE).unwrap_or(since));
            let mut missed = newest;
            missed.retain(|(channel, newest)| *newest >= read && !state.known.contains_key(channel));
            missed.sort_by_key(|(_, newest)| Reverse(*newest));
            missed.truncate(OF_SERVER.min(OF_ALL.saturating_sub(state.unused.len())));
            for (channel, _) in missed {
                state.unused.insert(channel);
                state.known.insert(channel, Known { sort: Sort::Public, read });
                state.guilds.insert(channel, guild);
                state.behind.insert(channel, Unread { released: true, ..Unread::new(Instant::now()) });
            }
        });
        self.fallen.notify_one();
    }

    /// Notes that no first use has been missed, if all servers of the shards not in `incomplete` are described and read.
    /// Returns whether that holds for all shards.
    pub(crate) fn is_watching(&self, incomplete: &[Shard]) -> bool {
        self.with(|state| {
            let State { unwatched, unused, guilds, .. } = state;
            let is_read = |shard: Shard| !unused.iter().any(|channel| shard.has(guilds.get(channel).copied()));
            unwatched.retain(|shard, _| incomplete.contains(shard) || !is_read(*shard));
            unwatched.is_empty()
        })
    }
}
