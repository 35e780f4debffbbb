//! A cursor for each channel, so that messages written while the bot was away are read later.
//!
//! Discord sends a new session no earlier messages. A channel whose cursor may be behind is read concurrently with
//! everything else ([`super::missed`]): its live messages are ignored until its history was read up to now, and its
//! other events are held back, so that order is kept and nothing is skipped. Deadlines wait for that, with a limit.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use dragoman_platform::{Cursors, StoreUnavailable};
use dragoman_runtime::notes::{DISCORD_PRIVATE, DISCORD_READ};
use jiff::{SignedDuration, Timestamp};
use serde_json::Value;
use tokio::sync::Notify;
use tokio::time::Instant;

use super::shards::Shard;
use super::wire::Id;

/// How what is noted of a channel of a server begins; while it isn't visible with the other word, which older versions take for
/// no note.
const PUBLIC: &str = "public";
const OUT_OF_SIGHT: &str = "hidden";
/// The instant of the first start, as a snowflake: older messages contain no orders.
const BEGINNING: &str = "discord.beginning";
/// The instant at which the bot was last connected.
const ALIVE: &str = "discord.alive";
/// How often that is stored. After a break, later edits are looked for; finding one twice is harmless.
const ALIVE_NOTED: SignedDuration = SignedDuration::from_secs(30);
/// Something may have been missed from this long before it: the stored instant may be later than the true one.
pub(super) const SEEN_BEFORE: SignedDuration = SignedDuration::from_secs(10);
/// How many of the last messages that were delivered are remembered: in private, to notice deletions.
const RECENT: usize = 20;
/// A session may report a message after one whose id is greater, and ids follow the time to about a second only. So the
/// greatest id that was read doesn't show that everything this long before it was read.
const OUT_OF_ORDER: SignedDuration = SignedDuration::from_secs(10);

/// How long everything waits for a channel since its first page was requested. A channel that can't be read is then
/// tried again after the same time.
const CHANNEL_WAIT: Duration = Duration::from_secs(60);
/// The longest that everything waits for missed messages.
const LONGEST_WAIT: Duration = Duration::from_secs(10 * 60);
/// The pause before a failed page is tried again.
pub(super) const PAGE_RETRY: Duration = Duration::from_secs(2);
/// How often the cursor of a channel without relevant messages is stored.
const NOTING: Duration = Duration::from_secs(60);
/// The most cursors that are stored so at a time: events wait meanwhile.
const CURSORS_AT_ONCE: usize = 200;
/// The most events that are held back per channel. Beyond that, of each message only the last edit is.
const HELD: usize = 1000;

/// The kind of a channel, as far as reading it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// A private conversation with this person; `None` after a request to be forgotten, until they write again.
    Private(Option<Id>),
    /// A channel or a thread of a server.
    Public,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) sort: Sort,
    /// The greatest message that was delivered or skipped. One shortly before it may still come.
    pub(super) read: Id,
}

#[derive(Default)]
struct State {
    beginning: Option<Id>,
    known: BTreeMap<Id, Known>,
    behind: BTreeMap<Id, Unread>,
    /// Channels that were read further than is stored.
    passed: BTreeSet<Id>,
    /// Channels in which nobody has used the bot yet, as far as known, until they are read: nothing of them is stored.
    unused: BTreeSet<Id>,
    /// Since when first uses may have been missed on each shard.
    unwatched: BTreeMap<Shard, Timestamp>,
    /// When each channel's cursor was stored last.
    noted: BTreeMap<Id, Instant>,
    /// The last messages that were delivered of each channel, oldest first.
    recent: BTreeMap<Id, Vec<Id>>,
    /// The channels that are read again because of a deadline.
    again: BTreeMap<Id, Again>,
    /// Up to when everything was heard, and deadlines were looked for.
    heard: Option<Timestamp>,
    /// Channels whose history can't be read now.
    hidden: BTreeMap<Id, Hidden>,
    /// The servers of public channels, as far as known.
    guilds: BTreeMap<Id, Id>,
    /// When each shard was last connected.
    connected: BTreeMap<Shard, Timestamp>,
    /// When all were, and what is stored of that.
    alive: Option<Timestamp>,
    alive_noted: Option<Timestamp>,
}

impl State {
    /// Whether Discord reports `channel` on `shard`, as far as known.
    fn may_be_on(&self, shard: Shard, channel: Id, sort: Sort) -> bool {
        match (sort, self.guilds.get(&channel)) {
            (Sort::Private(_), _) => shard.has(None),
            (Sort::Public, Some(guild)) => shard.has(Some(*guild)),
            (Sort::Public, None) => true,
        }
    }

    /// Removes a channel; returns the events that were held back.
    fn remove(&mut self, channel: Id) -> Vec<(String, Value)> {
        self.known.remove(&channel);
        self.passed.remove(&channel);
        self.noted.remove(&channel);
        self.recent.remove(&channel);
        self.guilds.remove(&channel);
        self.unused.remove(&channel);
        self.again.remove(&channel);
        self.hidden.remove(&channel);
        self.behind.remove(&channel).map(|unread| unread.held).unwrap_or_default()
    }

    /// Whether what somebody does elsewhere waits until what they have written in `channel` was read. Nothing else waits for
    /// a channel that is only read again; but what was written there since then is read with the rest.
    fn holds_interactions(&self, channel: Id, now: Instant) -> bool {
        let Some(unread) = self.behind.get(&channel) else { return false };
        if !unread.is_again {
            return !unread.is_given_up(now);
        }
        let is_awaited = self.again.get(&channel).is_some_and(|again| !again.is_over(now));
        let is_recent = now.saturating_duration_since(unread.since) < CHANNEL_WAIT;
        is_awaited || unread.left_alone > 0 && is_recent
    }

    fn is_known(&self, channel: Id, message: Id) -> bool {
        self.known.get(&channel).is_some_and(|known| known.read == message)
            || self.recent.get(&channel).is_some_and(|recent| recent.contains(&message))
    }
}

/// The state of a channel that is behind.
struct Unread {
    since: Instant,
    /// When its first page was requested.
    begun: Option<Instant>,
    /// When it may be tried again.
    rests_until: Option<Instant>,
    /// A reader is working on it.
    is_read: bool,
    /// How many pages were read.
    pages: u32,
    /// It is to be read from here, though the cursor is further: in between may be messages that weren't delivered.
    from: Option<Id>,
    /// Edits and deletions of messages read before are to be looked for.
    unseen: Option<Unseen>,
    /// Nothing waits for it, though its time isn't over.
    released: bool,
    /// Nothing was missed, as far as known: it is read once more because of a deadline.
    is_again: bool,
    /// It was logged that nothing waits for it any more.
    said: bool,
    /// How many live messages were ignored, since they are in the history as well.
    left_alone: u64,
    /// Other events meanwhile, in order: names and data.
    held: Vec<(String, Value)>,
    /// It was logged that there are too many of them.
    is_full: bool,
}

impl Unread {
    fn hold(&mut self, channel: Id, name: &str, data: &Value) {
        if self.held.len() < HELD {
            return self.held.push((name.to_owned(), data.clone()));
        }
        let is_same = |(earlier, of): &&mut (String, Value)| earlier == name && of["id"] == data["id"];
        if let Some((_, earlier)) = self.held.iter_mut().rev().find(is_same) {
            earlier.clone_from(data);
        } else if !std::mem::replace(&mut self.is_full, true) {
            tracing::warn!(%channel, "so many messages were edited in a channel that is behind that some edits are lost");
        }
    }

    fn new(since: Instant) -> Self {
        Self {
            since,
            begun: None,
            rests_until: None,
            is_read: false,
            pages: 0,
            from: None,
            unseen: None,
            released: false,
            is_again: false,
            said: false,
            left_alone: 0,
            held: Vec::new(),
            is_full: false,
        }
    }

    /// Whether nothing has come in it since it fell behind, and it isn't being read.
    fn is_untouched(&self) -> bool {
        !self.is_read && !self.released && self.pages == 0 && self.left_alone == 0 && self.held.is_empty()
    }

    /// Whether nothing waits for it any more.
    fn is_given_up(&self, now: Instant) -> bool {
        let is_over = |begun: Instant| now.saturating_duration_since(begun) >= CHANNEL_WAIT;
        self.released || self.begun.is_some_and(is_over) || self.has_taken_longest(now)
    }

    fn has_taken_longest(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.since) >= LONGEST_WAIT
    }
}

/// Changes that may have been missed, to messages that were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unseen {
    /// The changes since then.
    pub(super) since: Timestamp,
    /// The last message that had been read then.
    pub(super) read: Id,
}

/// A channel whose history can't be read now: what was missed is read later.
#[derive(Clone, Copy, Debug)]
struct Hidden {
    /// Up to which message it was read. A later run begins there too.
    from: Id,
    /// The changes that are to be looked for.
    unseen: Option<Unseen>,
    /// The bot doesn't see it at all: otherwise live messages are handled.
    out_of_sight: bool,
}

/// A channel that is read again because of deadlines, and whose person can still change what is decided then.
#[derive(Clone, Debug)]
struct Again {
    person: Id,
    /// The deadlines, and since when each waits: games with phases of seconds, or several games of one person.
    deadlines: Vec<(Timestamp, Instant)>,
}

/// The result of reading a channel to its end.
pub(super) enum Finished {
    /// It is read; live messages are handled again.
    Yes,
    /// More was written meanwhile.
    MoreWritten,
    /// These events happened meanwhile and are handled first.
    Held(Vec<(String, Value)>),
}

#[derive(Default)]
pub(super) struct Reading {
    state: Mutex<State>,
    /// Notified when a channel falls behind, or becomes readable.
    pub(super) fallen: Notify,
}

impl Known {
    /// The stored value, with the last messages of its person and its server.
    fn value(self, recent: &[Id], guild: Option<Id>) -> String {
        let recent: Vec<_> = recent.iter().map(ToString::to_string).collect();
        let recent = recent.join(",");
        match (self.sort, guild) {
            (Sort::Private(Some(person)), _) if !recent.is_empty() => {
                format!("{DISCORD_PRIVATE}/{}/{person}/{recent}", self.read)
            }
            (Sort::Private(Some(person)), _) => format!("{DISCORD_PRIVATE}/{}/{person}", self.read),
            (Sort::Private(None), _) => format!("{DISCORD_PRIVATE}/{}", self.read),
            (Sort::Public, Some(guild)) => format!("{PUBLIC}/{}/{recent}/{guild}", self.read),
            (Sort::Public, None) if !recent.is_empty() => format!("{PUBLIC}/{}/{recent}", self.read),
            (Sort::Public, None) => format!("{PUBLIC}/{}", self.read),
        }
    }

    fn of(value: &str) -> Option<(Self, Vec<Id>, Option<Id>)> {
        let parts: Vec<_> = value.split('/').collect();
        let (sort, read, recent, guild) = match parts.as_slice() {
            [DISCORD_PRIVATE, read, person] => (Sort::Private(Some(person.parse().ok()?)), read, "", None),
            [DISCORD_PRIVATE, read, person, recent] => (Sort::Private(Some(person.parse().ok()?)), read, *recent, None),
            [DISCORD_PRIVATE, read] => (Sort::Private(None), read, "", None),
            [PUBLIC | OUT_OF_SIGHT, read] => (Sort::Public, read, "", None),
            [PUBLIC | OUT_OF_SIGHT, read, recent] => (Sort::Public, read, *recent, None),
            [PUBLIC | OUT_OF_SIGHT, read, recent, guild] => (Sort::Public, read, *recent, Some(guild.parse().ok()?)),
            _ => return None,
        };
        let recent = recent.split(',').filter_map(|id| id.parse().ok()).collect();
        Some((Self { sort, read: read.parse().ok()? }, recent, guild))
    }
}

impl Reading {
    fn with<T>(&self, work: impl FnOnce(&mut State) -> T) -> T {
        work(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Loads the stored cursors. If reading has ended by a panic, it begins as after a restart of the program: nobody reads the
    /// channels any more that were being read, and how far that came is in their cursors.
    pub(super) async fn load(&self, sink: &dyn Cursors, now: Id) -> Result<(), StoreUnavailable> {
        let beginning = match sink.cursor(BEGINNING).await?.and_then(|value| value.parse().ok()) {
            Some(beginning) => beginning,
            None => {
                sink.advance(BEGINNING, &now.to_string()).await?;
                now
            }
        };
        let noted = sink.cursors(DISCORD_READ).await?;
        let known = noted.iter().filter_map(|(name, value)| {
            let channel: Id = name.strip_prefix(DISCORD_READ)?.parse().ok()?;
            Some((channel, Known::of(value)?, value.starts_with(OUT_OF_SIGHT)))
        });
        let known: Vec<_> = known.collect();
        let alive = sink.cursor(ALIVE).await?.and_then(|at| at.parse().ok());
        self.with(|state| {
            state.beginning = Some(beginning);
            state.alive = alive;
            state.behind.clear();
            state.again.clear();
            state.connected.clear();
            for channel in std::mem::take(&mut state.unused) {
                state.known.remove(&channel);
                state.guilds.remove(&channel);
            }
            for (channel, (known, mut recent, guild), is_out_of_sight) in known {
                // A cursor of an older version has no others.
                if recent.is_empty() && known.sort == Sort::Public {
                    recent.push(known.read);
                }
                if is_out_of_sight {
                    state.hidden.insert(channel, Hidden::left(known, alive));
                }
                state.known.insert(channel, known);
                state.recent.insert(channel, recent);
                state.guilds.extend(guild.map(|guild| (channel, guild)));
            }
        });
        Ok(())
    }

    /// A new session of `shard`: every channel on it that is visible may be behind.
    pub(super) fn all_behind(&self, shard: Shard, now: Instant) {
        self.with(|state| {
            let channels = state.known.iter().filter(|(id, known)| state.may_be_on(shard, **id, known.sort));
            let channels = channels.filter(|(id, _)| !state.is_out_of_sight(**id));
            let channels: Vec<_> = channels.map(|(id, known)| (*id, known.read)).collect();
            let alive = state.connected.get(&shard).copied().or(state.alive);
            state.unwatched.retain(|other, _| other.count == shard.count);
            if let Some(alive) = alive {
                state.unwatched.entry(shard).or_insert(alive);
            }
            for (id, read) in channels {
                let before = state.behind.remove(&id);
                let mut unread = Unread::new(now);
                unread.unseen = alive.map(|since| Unseen { since, read });
                unread.from = Some(read.before(OUT_OF_ORDER));
                unread.released = state.unused.contains(&id);
                if let Some(before) = before {
                    // A reader at work must not finish before the new gap was read.
                    (unread.is_read, unread.left_alone) = (before.is_read, before.left_alone + 1);
                    unread.held = before.held;
                    unread.from = before.from.into_iter().chain(unread.from).min();
                    unread.unseen = before.unseen.or(unread.unseen);
                }
                state.behind.insert(id, unread);
            }
        });
        self.fallen.notify_one();
    }

    /// A new session has described a server, with the `newest` message of each of these channels. Those needn't be read in
    /// which nothing was written since so long before the last sign of life that it was surely delivered.
    pub(super) fn pass_over(&self, newest: &[(Id, Id)]) {
        self.with(|state| {
            for (channel, newest) in newest {
                let (Some(unread), Some(known)) = (state.behind.get(channel), state.known.get(channel)) else {
                    continue;
                };
                let surely = |unseen: Unseen| unseen.since.saturating_sub(SEEN_BEFORE + OUT_OF_ORDER).ok();
                let is_delivered = *newest <= known.read
                    && unread.unseen.and_then(surely).is_some_and(|surely| *newest < Id::first_at(surely));
                if is_delivered && known.sort == Sort::Public && unread.is_untouched() {
                    state.behind.remove(channel);
                }
            }
        });
    }

    /// Notes the server of those of its `channels` that are read here and whose server wasn't known.
    pub(super) fn note_guild(&self, guild: Id, channels: impl Iterator<Item = Id>) {
        self.with(|state| {
            for channel in channels {
                let is_public = state.known.get(&channel).is_some_and(|known| known.sort == Sort::Public);
                let is_new = is_public && state.guilds.insert(channel, guild) != Some(guild);
                if is_new && !state.unused.contains(&channel) {
                    state.passed.insert(channel);
                }
            }
        });
    }

    /// The server of a public channel that is read here, as far as known.
    pub(super) fn guild_of(&self, channel: Id) -> Option<Id> {
        self.with(|state| state.guilds.get(&channel).copied())
    }

    /// The servers on `shard` whose channels are read here.
    pub(super) fn guilds_on(&self, shard: Shard) -> BTreeSet<Id> {
        self.with(|state| state.guilds.values().copied().filter(|guild| shard.has(Some(*guild))).collect())
    }

    pub(super) fn fall_behind(&self, channel: Id, now: Instant) {
        self.with(|state| {
            let unread = state.behind.entry(channel).or_insert_with(|| Unread::new(now));
            unread.rests_until = None;
            unread.left_alone += 1;
        });
        self.fallen.notify_one();
    }

    /// The next channel to read; the caller becomes its reader. Of those with the fewest turns, private ones first, so
    /// that no channel waits for a long one. Public ones of the shards `without` aren't read yet, and those that nobody
    /// has used one at a time, when no other waits.
    pub(super) fn next(&self, now: Instant, without: &[Shard]) -> Option<(Id, Known)> {
        self.with(|state| {
            let waits = |id: &Id| {
                let guild = state.guilds.get(id);
                without.iter().any(|shard| guild.is_none_or(|guild| shard.has(Some(*guild))))
            };
            let waiting: BTreeSet<Id> =
                if without.is_empty() { BTreeSet::new() } else { state.behind.keys().copied().filter(waits).collect() };
            let State { known, behind, unused, .. } = state;
            let is_unused_read = unused.iter().any(|id| behind.get(id).is_some_and(|unread| unread.is_read));
            let rests = |unread: &Unread| unread.rests_until.is_some_and(|until| now < until);
            let due = behind.iter().filter(|(_, unread)| !unread.is_read && !rests(unread));
            let due = due.filter_map(|(id, unread)| Some((*id, unread.pages, *known.get(id)?)));
            let due = due.filter(|(id, _, known)| known.sort != Sort::Public || !waiting.contains(id));
            let due =
                due.map(|(id, pages, known)| (unused.contains(&id), pages, known.sort == Sort::Public, id, known));
            let due = due.filter(|(is_unused, ..)| !is_unused || !is_unused_read);
            let (_, _, _, id, known) =
                due.min_by_key(|(unused, pages, public, id, _)| (*unused, *pages, *public, *id))?;
            let unread = behind.get_mut(&id)?;
            unread.is_read = true;
            unread.begun.get_or_insert(now);
            Some((id, known))
        })
    }

    /// How many live messages of `channel` were ignored so far.
    pub(super) fn left_alone(&self, channel: Id) -> u64 {
        self.with(|state| state.behind.get(&channel).map_or(0, |unread| unread.left_alone))
    }

    /// `channel` was read to its end, when `left_alone` live messages had been ignored.
    pub(super) fn finish(&self, channel: Id, left_alone: u64) -> Finished {
        self.with(|state| {
            let Some(unread) = state.behind.get_mut(&channel) else { return Finished::Yes };
            if unread.left_alone != left_alone {
                return Finished::MoreWritten;
            }
            if !unread.held.is_empty() {
                return Finished::Held(std::mem::take(&mut unread.held));
            }
            state.behind.remove(&channel);
            state.again.remove(&channel);
            state.leave_if_unused(channel);
            Finished::Yes
        })
    }

    /// A page of `channel` was read and there is more; nothing waits for it if it is `released`. Returns whether that
    /// is new.
    pub(super) fn turned(&self, channel: Id, released: bool, now: Instant) -> bool {
        self.with(|state| {
            let Some(unread) = state.behind.get_mut(&channel) else { return false };
            unread.is_read = false;
            unread.pages += 1;
            unread.released |= released;
            let is_new = unread.is_given_up(now) && !std::mem::replace(&mut unread.said, true);
            is_new && !unread.is_again && !state.unused.contains(&channel)
        })
    }

    /// The changes that may have been missed in `channel`, which is behind.
    pub(super) fn unseen(&self, channel: Id) -> Option<Unseen> {
        self.with(|state| state.behind.get(&channel)?.unseen)
    }

    /// Whether changes that may have been missed are still to be looked for, where that is waited for.
    pub(super) fn is_any_unseen(&self, now: Instant) -> bool {
        self.with(|state| state.behind.values().any(|unread| unread.unseen.is_some() && !unread.is_given_up(now)))
    }

    /// The missed changes were looked for.
    pub(super) fn seen(&self, channel: Id) {
        self.with(|state| state.behind.get_mut(&channel).map(|unread| unread.unseen = None));
    }

    /// `shard` is connected `at` this instant. Returns up to when all of them were, once all have been.
    pub(super) fn connected(&self, shard: Shard, at: Timestamp) -> Option<Timestamp> {
        self.with(|state| {
            state.connected.retain(|other, _| other.count == shard.count);
            state.connected.insert(shard, at);
            let all = u32::try_from(state.connected.len()).is_ok_and(|connected| connected == shard.count);
            let earliest = state.connected.values().min().copied().filter(|_| all)?;
            state.alive = Some(earliest);
            Some(earliest)
        })
    }

    /// Stores until when all shards were connected, at intervals.
    pub(super) async fn note_alive(&self, sink: &dyn Cursors, at: Timestamp) -> Result<(), StoreUnavailable> {
        let noted = self.with(|state| state.alive_noted);
        if noted.is_none_or(|noted| at.duration_since(noted) >= ALIVE_NOTED) {
            sink.advance(ALIVE, &at.to_string()).await?;
            self.with(|state| state.alive_noted = Some(at));
        }
        Ok(())
    }

    /// `message` of `channel` was delivered. Unless it `may_have_orders`, it is remembered only until nothing comes
    /// before it any more.
    pub(super) fn delivered(&self, channel: Id, message: Id, may_have_orders: bool) {
        self.with(|state| {
            let recent = state.recent.entry(channel).or_default();
            if let Err(place) = recent.binary_search(&message) {
                recent.insert(place, message);
            }
            if let Some(newest) = recent.last().copied().filter(|_| !may_have_orders) {
                recent.retain(|message| *message >= newest.before(OUT_OF_ORDER));
            }
            recent.drain(..recent.len().saturating_sub(RECENT));
        });
    }

    /// Whether a live `message` was read before: it, or one so much later that this one can't come so late.
    pub(super) fn is_read(&self, channel: Id, message: Id) -> bool {
        self.with(|state| {
            let Some(known) = state.known.get(&channel).filter(|known| message <= known.read) else { return false };
            message < known.read.before(OUT_OF_ORDER) || state.is_known(channel, message)
        })
    }

    /// Whether `message` is the last that was read of `channel`, or one of the last that were delivered.
    pub(super) fn is_known(&self, channel: Id, message: Id) -> bool {
        self.with(|state| state.is_known(channel, message))
    }

    /// Where the next page of `channel` begins: at `read`, or before it if some of that is to be read again.
    pub(super) fn begin(&self, channel: Id, read: Id) -> Id {
        self.with(|state| {
            let from = state.behind.get_mut(&channel).and_then(|unread| unread.from.take());
            from.map_or(read, |from| from.min(read))
        })
    }

    /// `channel` is to be read again from `message` on.
    pub(super) fn begin_again(&self, channel: Id, message: Id) {
        self.with(|state| {
            if let Some(unread) = state.behind.get_mut(&channel) {
                unread.from = Some(unread.from.map_or(message, |from| from.min(message)));
            }
        });
    }

    /// The last messages that were delivered of `channel`, oldest first: in private and in order threads of its person.
    pub(super) fn recent(&self, channel: Id) -> Vec<Id> {
        self.with(|state| state.recent.get(&channel).cloned().unwrap_or_default())
    }

    /// Notes that `message` was deleted. `false`: it wasn't one of the last, or that was known.
    pub(super) fn note_deleted(&self, channel: Id, message: Id) -> bool {
        self.with(|state| {
            let Some(recent) = state.recent.get_mut(&channel) else { return false };
            let before = recent.len();
            recent.retain(|id| *id != message);
            recent.len() < before
        })
    }

    /// How many pages of `channel` were read since it fell behind.
    pub(super) fn pages(&self, channel: Id) -> u32 {
        self.with(|state| state.behind.get(&channel).map_or(0, |unread| unread.pages))
    }

    /// `channel` couldn't be read. Returns whether nothing waits for it from now on.
    pub(super) fn failed(&self, channel: Id, now: Instant) -> bool {
        self.with(|state| {
            let Some(unread) = state.behind.get_mut(&channel) else { return false };
            unread.is_read = false;
            if state.unused.contains(&channel) && unread.has_taken_longest(now) {
                state.behind.remove(&channel);
                state.leave_if_unused(channel);
                return false;
            }
            if unread.is_again {
                return state.failed_again(channel, now);
            }
            let is_given_up = unread.is_given_up(now);
            unread.rests_until = Some(now + if is_given_up { CHANNEL_WAIT } else { PAGE_RETRY });
            is_given_up && !state.unused.contains(&channel) && !std::mem::replace(&mut unread.said, true)
        })
    }

    /// Ignores a live `message` that the channel's history will contain. `false`: the channel isn't behind.
    pub(super) fn leaves_alone(&self, channel: Id, message: Id) -> bool {
        self.with(|state| {
            let read = state.known.get(&channel).map(|known| known.read);
            let Some(unread) = state.behind.get_mut(&channel) else { return false };
            unread.left_alone += 1;
            if read.is_some_and(|read| message <= read && message >= read.before(OUT_OF_ORDER)) {
                let before = message.previous();
                unread.from = Some(unread.from.map_or(before, |from| from.min(before)));
            }
            true
        })
    }

    /// Holds back an event about a message, until its channel was read. `false`: the channel isn't behind.
    pub(super) fn holds_back(&self, channel: Id, name: &str, data: &Value) -> bool {
        self.with(|state| {
            // What is edited in a channel that nobody has used is read as it is then.
            let unread = state.behind.get_mut(&channel).filter(|_| !state.unused.contains(&channel));
            let Some(unread) = unread else { return false };
            unread.hold(channel, name, data);
            true
        })
    }

    /// Holds back what the person of a private `channel` or an order thread does elsewhere, until their earlier messages were
    /// read. `false`: that isn't waited for, or not any more.
    pub(super) fn holds_back_interaction(&self, channel: Id, name: &str, data: &Value, now: Instant) -> bool {
        self.with(|state| {
            if !state.holds_interactions(channel, now) {
                return false;
            }
            let unread = state.behind.get_mut(&channel);
            unread.map(|unread| unread.held.push((name.to_owned(), data.clone()))).is_some()
        })
    }

    /// Takes the held-back events named `wanted` of a channel for which they don't wait any more.
    pub(super) fn let_go(&self, channel: Id, wanted: &str, now: Instant) -> Vec<(String, Value)> {
        self.with(|state| {
            if state.holds_interactions(channel, now) {
                return Vec::new();
            }
            let Some(unread) = state.behind.get_mut(&channel) else { return Vec::new() };
            let (taken, others) = std::mem::take(&mut unread.held).into_iter().partition(|(name, _)| name == wanted);
            unread.held = others;
            taken
        })
    }

    /// Takes the held-back events named `wanted` of a channel that came before `message`, which is read now.
    pub(super) fn held_before(&self, channel: Id, wanted: &str, message: Id) -> Vec<(String, Value)> {
        self.with(|state| {
            let Some(unread) = state.behind.get_mut(&channel) else { return Vec::new() };
            let id = |data: &Value| data["id"].as_str().and_then(|id| id.parse::<Id>().ok());
            let is_earlier = |(name, data): &(String, Value)| name == wanted && id(data).is_some_and(|id| id < message);
            let (taken, others) = std::mem::take(&mut unread.held).into_iter().partition(is_earlier);
            unread.held = others;
            taken
        })
    }

    /// Whether everything must wait for a channel that is behind.
    pub(super) fn holds(&self, now: Instant) -> bool {
        self.with(|state| state.behind.values().any(|unread| !unread.is_given_up(now)))
    }

    pub(super) fn is_any_behind(&self) -> bool {
        self.with(|state| !state.behind.is_empty())
    }

    /// Whether something may have been missed.
    pub(super) fn is_any_missed(&self) -> bool {
        self.with(|state| state.behind.values().any(|unread| !unread.is_again))
    }

    /// Whether a channel on `shard` is behind, as far as known.
    pub(super) fn is_behind(&self, shard: Shard) -> bool {
        self.with(|state| {
            let sort = |id| state.known.get(id).map_or(Sort::Public, |known| known.sort);
            state.behind.keys().any(|id| state.may_be_on(shard, *id, sort(id)))
        })
    }

    /// Stores `known` of a channel, but nothing as read that is hidden.
    async fn note(&self, sink: &dyn Cursors, channel: Id, known: Known) -> Result<(), StoreUnavailable> {
        let hidden = self.with(|state| state.hidden.get(&channel).copied());
        let read = hidden.map_or(known.read, |hidden| hidden.from.min(known.read));
        let value = Known { read, ..known }.value(&self.recent(channel), self.guild_of(channel));
        let is_out_of_sight = hidden.is_some_and(|hidden| hidden.out_of_sight);
        let value = if is_out_of_sight { value.replacen(PUBLIC, OUT_OF_SIGHT, 1) } else { value };
        sink.advance(&format!("{DISCORD_READ}{channel}"), &value).await
    }

    /// Whether the cursor of `channel` still exists: the service deletes those of rooms that ended long ago.
    pub(super) async fn is_noted(&self, sink: &dyn Cursors, channel: Id) -> Result<bool, StoreUnavailable> {
        Ok(sink.cursor(&format!("{DISCORD_READ}{channel}")).await?.is_some())
    }

    /// Removes a channel; returns the events that were held back.
    pub(super) async fn lose(&self, sink: &dyn Cursors, channel: Id) -> Result<Vec<(String, Value)>, StoreUnavailable> {
        sink.discard(&format!("{DISCORD_READ}{channel}")).await?;
        Ok(self.with(|state| state.remove(channel)))
    }

    pub(super) fn known(&self, channel: Id) -> Option<Known> {
        self.with(|state| state.known.get(&channel).copied())
    }

    /// The private conversation with `person`, if it was ever opened.
    pub(super) fn conversation(&self, person: Id) -> Option<Id> {
        self.with(|state| {
            let hit = state.known.iter().find(|(_, known)| known.sort == Sort::Private(Some(person)));
            hit.map(|(channel, _)| *channel)
        })
    }

    /// Whether nobody has used the bot in `channel`, which is to be read.
    pub(crate) fn is_unused(&self, channel: Id) -> bool {
        self.with(|state| state.unused.contains(&channel))
    }

    /// Adds a channel. A new one is read from `from` on; a private one from the beginning, since it may hold messages
    /// written while the bot was away.
    pub(super) async fn meet(
        &self,
        sink: &dyn Cursors,
        channel: Id,
        sort: Sort,
        from: Id,
    ) -> Result<(), StoreUnavailable> {
        if let Some(known) = self.known(channel) {
            if self.is_unused(channel) {
                self.note(sink, channel, known).await?;
                self.with(|state| state.unused.remove(&channel));
            }
            if known.sort == Sort::Private(None) && known.sort != sort {
                let known = Known { sort, ..known };
                self.note(sink, channel, known).await?;
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
        self.note(sink, channel, known).await?;
        self.with(|state| state.known.insert(channel, known));
        if matches!(sort, Sort::Private(_)) {
            self.fall_behind(channel, Instant::now());
        }
        Ok(())
    }

    /// Removes the person from the cursors of their private conversation and of their `threads`. The position stays;
    /// otherwise everything would be read again if they write once more.
    pub(super) async fn forget(&self, sink: &dyn Cursors, person: Id, threads: &[Id]) -> Result<(), StoreUnavailable> {
        for thread in threads {
            let noted = self.with(|state| state.recent.remove(thread).is_some());
            if let Some(known) = self.known(*thread).filter(|_| noted) {
                self.note(sink, *thread, known).await?;
            }
        }
        let theirs = self.with(|state| {
            let theirs = state.known.iter().filter(|(_, known)| known.sort == Sort::Private(Some(person)));
            theirs.map(|(channel, known)| (*channel, *known)).collect::<Vec<_>>()
        });
        for (channel, known) in theirs {
            let known = Known { sort: Sort::Private(None), ..known };
            self.with(|state| state.recent.remove(&channel));
            self.note(sink, channel, known).await?;
            self.with(|state| state.known.insert(channel, known));
        }
        Ok(())
    }

    /// Everything in `channel` up to `message` was delivered.
    pub(super) async fn advance(&self, sink: &dyn Cursors, channel: Id, message: Id) -> Result<(), StoreUnavailable> {
        let Some(known) = self.known(channel).filter(|known| known.read < message) else {
            return Ok(());
        };
        let known = Known { read: message, ..known };
        if !self.is_unused(channel) {
            self.note(sink, channel, known).await?;
        }
        self.with(|state| {
            state.known.insert(channel, known);
            state.passed.remove(&channel);
        });
        Ok(())
    }

    /// The same for a message that wasn't for the bot: stored at intervals, since people write a lot to each other.
    pub(super) fn pass(&self, channel: Id, message: Id) {
        self.with(|state| {
            if let Some(known) = state.known.get_mut(&channel).filter(|known| known.read < message) {
                known.read = message;
                state.passed.insert(channel);
            }
        });
    }

    /// The channels whose cursors are to be stored `now`, those first that waited longest; at the end all.
    fn due(&self, now: Option<Instant>) -> Vec<Id> {
        self.with(|state| {
            let noted = |channel: &Id| state.noted.get(channel).copied();
            let Some(now) = now else { return state.passed.iter().copied().collect() };
            let is_early = |channel: &Id| noted(channel).is_some_and(|at| now.saturating_duration_since(at) < NOTING);
            let mut due: Vec<Id> = state.passed.iter().copied().filter(|channel| !is_early(channel)).collect();
            due.sort_by_key(noted);
            due.truncate(CURSORS_AT_ONCE);
            due
        })
    }

    /// Stores the cursors of channels without relevant messages, each once a minute; without `now` all of them.
    pub(super) async fn note_passed(&self, sink: &dyn Cursors, now: Option<Instant>) -> Result<(), StoreUnavailable> {
        let passed = self.due(now);
        for channel in passed {
            // The service deletes cursors of rooms that ended long ago: they aren't written again.
            if !self.is_noted(sink, channel).await? {
                self.with(|state| state.remove(channel));
                continue;
            }
            let Some(known) = self.known(channel) else { continue };
            self.note(sink, channel, known).await?;
            self.with(|state| {
                state.passed.remove(&channel);
                state.noted.insert(channel, now.unwrap_or_else(Instant::now));
            });
        }
        Ok(())
    }
}

mod again;
mod hidden;
mod unused;

#[cfg(test)]
mod tests;
