//! How far each channel was read: one cursor a channel, so that what was said while the bot was away is read after it.
//!
//! Discord tells a new session nothing of the past. A channel whose cursor may be behind is [`Reading::behind`]: live
//! messages of it are left alone until its history was read up to now, so that order is kept and nothing is skipped.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

use super::wire::Id;
use crate::platforms::{Sink, StoreUnavailable};

/// Cursors stand under this and the channel's id. The value is `kind/last message/owner`.
const PREFIX: &str = "discord.read.";
/// The instant of the first start, as a snowflake: older messages are nobody's orders.
const BEGINNING: &str = "discord.beginning";

/// What a channel is, as far as reading goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// The conversation with this person; with somebody who was forgotten, and wasn't heard of since.
    Private(Option<Id>),
    /// A channel or a thread of a server.
    Public,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) sort: Sort,
    /// The last message that was delivered, or needn't be.
    pub(super) read: Id,
}

#[derive(Default)]
struct State {
    beginning: Option<Id>,
    known: BTreeMap<Id, Known>,
    behind: BTreeSet<Id>,
}

#[derive(Default)]
pub(super) struct Reading {
    state: Mutex<State>,
    /// Rings when a channel falls behind.
    pub(super) fallen: Notify,
}

impl Known {
    fn value(self) -> String {
        match self.sort {
            Sort::Private(Some(person)) => format!("private/{}/{person}", self.read),
            Sort::Private(None) => format!("private/{}", self.read),
            Sort::Public => format!("public/{}", self.read),
        }
    }

    fn of(value: &str) -> Option<Self> {
        let parts: Vec<_> = value.split('/').collect();
        match parts.as_slice() {
            ["private", read, person] => {
                Some(Self { sort: Sort::Private(Some(person.parse().ok()?)), read: read.parse().ok()? })
            }
            ["private", read] => Some(Self { sort: Sort::Private(None), read: read.parse().ok()? }),
            ["public", read] => Some(Self { sort: Sort::Public, read: read.parse().ok()? }),
            _ => None,
        }
    }
}

impl Reading {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes up what was noted before.
    pub(super) async fn load(&self, sink: &dyn Sink, now: Id) -> Result<(), StoreUnavailable> {
        let beginning = match sink.cursor(BEGINNING).await?.and_then(|value| value.parse().ok()) {
            Some(beginning) => beginning,
            None => {
                sink.advance(BEGINNING, &now.to_string()).await?;
                now
            }
        };
        let noted = sink.cursors(PREFIX).await?;
        let known = noted.iter().filter_map(|(name, value)| {
            let channel = name.strip_prefix(PREFIX)?.parse().ok()?;
            Some((channel, Known::of(value)?))
        });
        let known: BTreeMap<_, _> = known.collect();
        self.with(|state| {
            state.beginning = Some(beginning);
            state.known.extend(known);
        });
        Ok(())
    }

    /// A new session: everything may be behind.
    pub(super) fn all_behind(&self) {
        self.with(|state| state.behind = state.known.keys().copied().collect());
    }

    pub(super) fn fall_behind(&self, channel: Id) {
        self.with(|state| state.behind.insert(channel));
        self.fallen.notify_one();
    }

    pub(super) fn caught_up(&self, channel: Id) {
        self.with(|state| state.behind.remove(&channel));
    }

    pub(super) fn behind(&self) -> Vec<(Id, Known)> {
        self.with(|state| state.behind.iter().filter_map(|id| Some((*id, *state.known.get(id)?))).collect())
    }

    pub(super) fn known(&self, channel: Id) -> Option<Known> {
        self.with(|state| state.known.get(&channel).copied())
    }

    pub(super) fn is_behind(&self, channel: Id) -> bool {
        self.with(|state| state.behind.contains(&channel))
    }

    /// The conversation with `person`, if it was ever opened.
    pub(super) fn conversation(&self, person: Id) -> Option<Id> {
        self.with(|state| {
            let hit = state.known.iter().find(|(_, known)| known.sort == Sort::Private(Some(person)));
            hit.map(|(channel, _)| *channel)
        })
    }

    /// Meets a channel. One that is new to us is read from `from` on; a private one from the beginning, since it may
    /// hold what was said while we were away.
    pub(super) async fn meet(
        &self,
        sink: &dyn Sink,
        channel: Id,
        sort: Sort,
        from: Id,
    ) -> Result<(), StoreUnavailable> {
        if let Some(known) = self.known(channel) {
            if known.sort == Sort::Private(None) && known.sort != sort {
                let known = Known { sort, ..known };
                sink.advance(&format!("{PREFIX}{channel}"), &known.value()).await?;
                self.with(|state| state.known.insert(channel, known));
            }
            return Ok(());
        }
        let beginning = self.with(|state| state.beginning);
        let read = match sort {
            Sort::Private(_) => beginning.unwrap_or(from),
            Sort::Public => from,
        };
        let known = Known { sort, read };
        sink.advance(&format!("{PREFIX}{channel}"), &known.value()).await?;
        self.with(|state| state.known.insert(channel, known));
        if matches!(sort, Sort::Private(_)) {
            self.fall_behind(channel);
        }
        Ok(())
    }

    /// Forgets whose a private conversation is. How far it was read stays, or everything in it would be read again should
    /// they write once more.
    pub(super) async fn forget(&self, sink: &dyn Sink, person: Id) -> Result<(), StoreUnavailable> {
        let theirs = self.with(|state| {
            let theirs = state.known.iter().filter(|(_, known)| known.sort == Sort::Private(Some(person)));
            theirs.map(|(channel, known)| (*channel, *known)).collect::<Vec<_>>()
        });
        for (channel, known) in theirs {
            let known = Known { sort: Sort::Private(None), ..known };
            sink.advance(&format!("{PREFIX}{channel}"), &known.value()).await?;
            self.with(|state| state.known.insert(channel, known));
        }
        Ok(())
    }

    /// Everything in `channel` up to `message` was delivered.
    pub(super) async fn advance(&self, sink: &dyn Sink, channel: Id, message: Id) -> Result<(), StoreUnavailable> {
        let Some(known) = self.known(channel).filter(|known| known.read < message) else {
            return Ok(());
        };
        let known = Known { read: message, ..known };
        sink.advance(&format!("{PREFIX}{channel}"), &known.value()).await?;
        self.with(|state| state.known.insert(channel, known));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_of_a_channel_can_be_read_again() {
        let id = |text: &str| text.parse().expect("an id");
        for known in [
            Known { sort: Sort::Private(Some(id("5"))), read: id("6") },
            Known { sort: Sort::Private(None), read: id("6") },
            Known { sort: Sort::Public, read: id("7") },
        ] {
            let again = Known::of(&known.value()).expect("a value");
            assert_eq!((again.sort, again.read), (known.sort, known.read));
        }
        assert!(Known::of("private/6/x").is_none() && Known::of("public").is_none());
    }
}
