//! How far each channel was read: one cursor a channel, so that what was said while the bot was away is read after it.
//!
//! Discord tells a new session nothing of the past. A channel whose cursor may be behind is [`Reading::behind`]: live
//! messages of it are left alone until its history was read up to now, so that order is kept and nothing is skipped.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use dragoman_platform::{Sink, StoreUnavailable};
use tokio::sync::Notify;
use tokio::time::Instant;

use super::wire::Id;

/// Cursors stand under this and the channel's id. The value is `kind/last message/owner`.
const PREFIX: &str = "discord.read.";
/// The instant of the first start, as a snowflake: older messages are nobody's orders.
const BEGINNING: &str = "discord.beginning";

/// How long everything waits for a channel that can't be read; then it is tried as seldom.
const PATIENCE: Duration = Duration::from_secs(60);

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
    behind: BTreeMap<Id, Unread>,
}

/// How a channel that is behind couldn't be read.
#[derive(Clone, Copy, Debug, Default)]
struct Unread {
    /// Since when it can't be.
    since: Option<Instant>,
    /// When it was tried last.
    tried: Option<Instant>,
}

impl Unread {
    /// Nothing waits for it any more.
    fn is_given_up(self, now: Instant) -> bool {
        self.since.is_some_and(|since| now.duration_since(since) >= PATIENCE)
    }
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
        self.with(|state| state.behind = state.known.keys().map(|id| (*id, Unread::default())).collect());
    }

    pub(super) fn fall_behind(&self, channel: Id) {
        self.with(|state| state.behind.entry(channel).or_default().tried = None);
        self.fallen.notify_one();
    }

    pub(super) fn caught_up(&self, channel: Id) {
        self.with(|state| state.behind.remove(&channel));
    }

    /// The channels that are behind and to be read now.
    pub(super) fn due(&self, now: Instant) -> Vec<(Id, Known)> {
        self.with(|state| {
            let rests = |tried: Instant| now.duration_since(tried) < PATIENCE;
            let due =
                state.behind.iter().filter(|(_, unread)| !unread.is_given_up(now) || !unread.tried.is_some_and(rests));
            due.filter_map(|(id, _)| Some((*id, *state.known.get(id)?))).collect()
        })
    }

    /// `channel` couldn't be read. Whether nothing waits for it any more since now.
    pub(super) fn unread(&self, channel: Id, now: Instant) -> bool {
        self.with(|state| {
            let Some(unread) = state.behind.get_mut(&channel) else { return false };
            let since = *unread.since.get_or_insert(now);
            let before = unread.tried.replace(now);
            unread.is_given_up(now) && before.is_none_or(|tried| tried.duration_since(since) < PATIENCE)
        })
    }

    /// Whether everything has to wait for a channel that is behind.
    pub(super) fn holds(&self, now: Instant) -> bool {
        self.with(|state| state.behind.values().any(|unread| !unread.is_given_up(now)))
    }

    pub(super) fn is_any_behind(&self) -> bool {
        self.with(|state| !state.behind.is_empty())
    }

    /// Whether the note of `channel` still stands: the service takes away those of rooms that are long over.
    pub(super) async fn is_noted(&self, sink: &dyn Sink, channel: Id) -> Result<bool, StoreUnavailable> {
        Ok(sink.cursor(&format!("{PREFIX}{channel}")).await?.is_some())
    }

    /// Forgets a channel.
    pub(super) async fn lose(&self, sink: &dyn Sink, channel: Id) -> Result<(), StoreUnavailable> {
        sink.discard(&format!("{PREFIX}{channel}")).await?;
        self.with(|state| {
            state.known.remove(&channel);
            state.behind.remove(&channel);
        });
        Ok(())
    }

    pub(super) fn known(&self, channel: Id) -> Option<Known> {
        self.with(|state| state.known.get(&channel).copied())
    }

    pub(super) fn is_behind(&self, channel: Id) -> bool {
        self.with(|state| state.behind.contains_key(&channel))
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
        self.with(|state| {
            state.known.insert(channel, known);
            // It can be read after all.
            state.behind.entry(channel).and_modify(|unread| *unread = Unread::default());
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_that_cant_be_read_holds_the_others_for_a_minute() {
        let (reading, start) = (Reading::default(), Instant::now());
        let channel: Id = "5".parse().expect("an id");
        let known = Known { sort: Sort::Public, read: channel };
        reading.with(|state| state.known.insert(channel, known));
        reading.all_behind();
        let at = |seconds| start + Duration::from_secs(seconds);
        for seconds in [0, 2, 30, 58] {
            assert!(!reading.unread(channel, at(seconds)) && reading.holds(at(seconds)), "{seconds}");
            assert_eq!(reading.due(at(seconds + 1)).len(), 1);
        }
        assert!(reading.unread(channel, at(61)), "it is said once");
        assert!(!reading.holds(at(61)) && reading.is_behind(channel), "nothing of it is skipped");
        assert!(reading.due(at(100)).is_empty(), "it is tried as seldom");
        assert_eq!(reading.due(at(122)).len(), 1);
        assert!(!reading.unread(channel, at(122)));
        reading.all_behind();
        assert!(reading.holds(at(123)), "a new session");
    }

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
