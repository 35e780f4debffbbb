//! Channels whose history can't be read now, since the bot lacks a permission or isn't on their server.
//!
//! Where it only may not read the history, live messages are handled. Of a channel that it doesn't see it receives nothing:
//! it isn't asked for until it can be seen again, also after a restart. Either way it is read then from where it was left.

use dragoman_platform::{Sink, StoreUnavailable};
use serde_json::Value;
use tokio::time::Instant;

use super::{Hidden, Id, Known, OUT_OF_ORDER, Reading, Sort, State, Timestamp, Unread, Unseen};

impl Hidden {
    /// Of a channel that was out of sight when an earlier run ended, or earlier. `alive`: when that was connected.
    pub(super) fn left(known: Known, alive: Option<Timestamp>) -> Self {
        let unseen = alive.map(|since| Unseen { since, read: known.read });
        Self { from: known.read, unseen, out_of_sight: true }
    }
}

impl State {
    /// Whether `channel` isn't visible.
    pub(super) fn is_out_of_sight(&self, channel: Id) -> bool {
        self.hidden.get(&channel).is_some_and(|hidden| hidden.out_of_sight)
    }

    fn lose_sight(&mut self, channel: Id) -> Option<Known> {
        let known = *self.known.get(&channel)?;
        let unread = self.behind.get(&channel);
        let since = unread.and_then(|unread| unread.from).unwrap_or_else(|| known.read.before(OUT_OF_ORDER));
        let unseen = unread.and_then(|unread| unread.unseen);
        let unseen = unseen.or_else(|| self.alive.map(|since| Unseen { since, read: known.read }));
        let hidden = Hidden { from: since.min(known.read), unseen, out_of_sight: true };
        self.hidden.entry(channel).or_insert(hidden).out_of_sight = true;
        self.again.remove(&channel);
        Some(known)
    }
}

impl Reading {
    /// The bot may not read the history of `channel`: what was missed is read when it may.
    pub(crate) fn hide(&self, channel: Id) {
        self.with(|state| {
            let (Some(unread), Some(known)) = (state.behind.get(&channel), state.known.get(&channel)) else { return };
            if !state.unused.contains(&channel) {
                let from = unread.from.unwrap_or(known.read).min(known.read);
                let hidden = Hidden { from, unseen: unread.unseen, out_of_sight: false };
                state.hidden.entry(channel).or_insert(hidden);
            }
        });
    }

    /// `channel` isn't visible any more: what is said there meanwhile is read when it is. Returns the events that were held
    /// back.
    pub(crate) async fn lose_sight(
        &self,
        sink: &dyn Sink,
        channel: Id,
    ) -> Result<Vec<(String, Value)>, StoreUnavailable> {
        if let Some(known) = self.with(|state| state.lose_sight(channel)) {
            self.note(sink, channel, known).await?;
        }
        Ok(self.with(|state| state.behind.remove(&channel).map(|unread| unread.held).unwrap_or_default()))
    }

    /// The channels that are visible and whose history the bot may not read, as far as it was asked for.
    pub(crate) fn hidden(&self) -> Vec<Id> {
        self.with(|state| state.hidden.keys().copied().filter(|channel| !state.is_out_of_sight(*channel)).collect())
    }

    /// The channels that aren't visible.
    pub(crate) fn out_of_sight(&self) -> Vec<Id> {
        self.with(|state| state.hidden.keys().copied().filter(|channel| state.is_out_of_sight(*channel)).collect())
    }

    /// Whether `channel` isn't visible.
    pub(crate) fn is_out_of_sight(&self, channel: Id) -> bool {
        self.with(|state| state.is_out_of_sight(channel))
    }

    /// Whether `channel` is one of a server that is read here.
    pub(crate) fn is_followed(&self, channel: Id) -> bool {
        self.with(|state| {
            let is_public = state.known.get(&channel).is_some_and(|known| known.sort == Sort::Public);
            is_public && !state.unused.contains(&channel)
        })
    }

    /// `channel` can be seen, perhaps again.
    pub(crate) fn sees(&self, channel: Id, now: Instant) {
        if self.is_out_of_sight(channel) {
            self.show(channel, now);
        }
    }

    /// The history of `channel` can be read again.
    pub(crate) fn show(&self, channel: Id, now: Instant) {
        self.with(|state| {
            let Some(hidden) = state.hidden.remove(&channel) else { return };
            if hidden.out_of_sight {
                // So that it is stored that it is visible.
                state.passed.insert(channel);
            }
            let unread = state.behind.entry(channel).or_insert_with(|| Unread::new(now));
            unread.left_alone += 1;
            unread.rests_until = None;
            unread.from = Some(unread.from.map_or(hidden.from, |from| from.min(hidden.from)));
            unread.unseen = hidden.unseen.or(unread.unseen);
        });
        self.fallen.notify_one();
    }
}
