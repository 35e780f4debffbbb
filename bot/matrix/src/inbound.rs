//! Reads events without losing any.
//!
//! The SDK stores its own sync token before the events were handled, returns nothing when asked again from an older
//! token, and leaves gaps after many events at once. So the adapter has a token of its own, stored by the service: it
//! moves only after every event up to it was delivered. Events between it and the present are read again from each room
//! at the start, and wherever a sync leaves a gap. Repeated events are recognised by their ids and have no effect.
//!
//! An event whose key is missing waits for the key in its room's queue, and later events of the room wait behind it,
//! since a later order must not be overtaken by an earlier one; in public rooms only its sender's. The queue is stored
//! beside the token.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::{ChannelId, Event, PersonId, Place, PlatformName};
use dragoman_platform::{Sink, StoreUnavailable, Unusable};
use futures_util::{FutureExt, StreamExt};
use jiff::Timestamp;
use matrix_sdk::config::SyncSettings;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::api::client::filter::{FilterDefinition, LazyLoadOptions};
use matrix_sdk::ruma::api::client::sync::sync_events;
use matrix_sdk::ruma::api::client::sync::sync_events::v3::Filter;
use matrix_sdk::ruma::{EventId, OneTimeKeyAlgorithm, OwnedEventId, OwnedRoomId, RoomId, TransactionId, UInt};
use matrix_sdk::store::StateStoreDataKey;
use matrix_sdk::sync::SyncResponse;
use matrix_sdk::{Error, Room, RoomState};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use super::account::Account;
use super::gaps::{Awaited, GAP, Gap, Gaps, HELD, HELD_AT_START};
use super::history::{Brought, History, RoomEvents, Stopped, in_order_of_time, read_gap, sleep};
use super::key_queues::{KeyQueues, Line, WAITING, Waiting, instant};
use super::reading::{Read, Unread};
use super::setback::{HEAVY, Login, ORDINARY, login, now, requested_wait, unreachable, within};
use super::stamps::{Seen, bounded};

/// The cursor with the adapter's sync token.
const TOKEN: &str = "matrix.sync";
/// The cursor with the instant up to which everything was read at that token, in Unix milliseconds.
const SEEN: &str = "matrix.seen";
/// How long the homeserver may hold a sync open. Deadlines wait for the end of a sync, so this isn't long.
const POLL: Duration = Duration::from_secs(5);
/// The shortest time between two messages to somebody that their message couldn't be decrypted.
const NOTICE_PAUSE: Duration = Duration::from_secs(60);
/// How often an empty sync is processed and its token stored.
const IDLE_NOTE: Duration = Duration::from_secs(60);
/// How often unneeded rooms are looked for.
const SWEEP: Duration = Duration::from_secs(3600);
/// How many rooms are read at once at the start.
const AT_ONCE: usize = 4;
/// How many rooms are read together at the start, in the order of time. More are read beside the rest, and each is
/// delivered when it is read: a process that ends soon has made some progress.
const AT_START: usize = 16;
/// How long reading one event may take: usually everything needed is known. The others wait meanwhile.
const SHORTLY: Duration = Duration::from_secs(5);
/// The longest that all deadlines wait for rooms that are read beside the others at the start.
const BEHIND: Duration = Duration::from_secs(30);
/// How long the others wait for rooms that are read beside them: usually these are read at once.
const TOGETHER: Duration = Duration::from_secs(2);

struct Inbound<'a> {
    account: &'a Arc<Account>,
    joining: JoinSet<()>,
    /// Tasks that run beside the reading.
    beside: JoinSet<()>,
    /// The newest events that were handled and have no read receipt yet.
    handled: BTreeMap<OwnedRoomId, OwnedEventId>,
    sink: &'a dyn Sink,
    stop: &'a CancellationToken,
    waiting: KeyQueues,
    /// The rooms that the bot was in before the current sync.
    joined: HashSet<OwnedRoomId>,
    /// The token that the service has stored.
    committed: Option<String>,
    committed_at: Timestamp,
    seen: Seen,
    gaps: Gaps,
    /// The gaps that are being read.
    reading: JoinSet<(OwnedRoomId, Option<RoomEvents>)>,
    /// When reading began.
    begun: Timestamp,
    /// When unneeded rooms were last looked for.
    swept: Timestamp,
    /// Who was told that a message couldn't be decrypted, and when.
    notified: HashMap<PersonId, Timestamp>,
    /// How many one-time keys the homeserver had left: a smaller number is news.
    keys_left: BTreeMap<OneTimeKeyAlgorithm, UInt>,
}

/// The result of a sync.
enum Synced {
    /// No events up to this token.
    Nothing(String),
    Something(Box<SyncResponse>),
}

/// How reading ended, apart from errors that only the operator can solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// Stopped.
    Stopped,
    /// The homeserver requires a new login as the same device.
    LoginWanted,
}

/// Reads until `stop`.
pub(super) async fn listen(
    account: &Arc<Account>,
    sink: &dyn Sink,
    stop: &CancellationToken,
) -> Result<Ended, Unusable> {
    let mut inbound = Inbound {
        account,
        joining: JoinSet::new(),
        beside: JoinSet::new(),
        handled: BTreeMap::new(),
        sink,
        stop,
        waiting: KeyQueues::default(),
        joined: account.client.joined_rooms().iter().map(|room| room.room_id().to_owned()).collect(),
        committed: None,
        committed_at: now(),
        seen: Seen::default(),
        gaps: Gaps::default(),
        reading: JoinSet::new(),
        begun: now(),
        swept: now(),
        notified: HashMap::new(),
        keys_left: BTreeMap::new(),
    };
    match inbound.run().await {
        Ok(Login::Wanted) => Ok(Ended::LoginWanted),
        Ok(Login::Ended) => Err(Unusable {
            key: "matrix.user",
            sentence:
                "the homeserver has ended the session. Restart the bot to log in again (with matrix.token: with a new \
                       token)."
                    .to_owned(),
        }),
        Err(Stopped) => Ok(Ended::Stopped),
    }
}

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
    async fn sleep(&self, pause: Duration) -> Result<(), Stopped> {
        sleep(self.stop, pause).await
    }

    fn history(&self) -> History<'_> {
        History { own: &self.account.own, stop: self.stop }
    }

    /// Repeats `ask` until the store answers.
    async fn stored<T, F>(&self, mut ask: impl FnMut() -> F) -> Result<T, Stopped>
    where
        F: Future<Output = Result<T, StoreUnavailable>>,
    {
        loop {
            match ask().await {
                Ok(answer) => return Ok(answer),
                Err(StoreUnavailable) => self.sleep(Duration::from_secs(1)).await?,
            }
        }
    }

    /// Reads until the session is over; returns the way in which it ended.
    async fn run(&mut self) -> Result<Login, Stopped> {
        self.committed = self.stored(|| self.sink.cursor(TOKEN)).await?;
        self.seen = Seen::until(self.stored(|| self.sink.cursor(SEEN)).await?.as_deref().and_then(instant));
        self.waiting = KeyQueues::recalled(self.stored(|| self.sink.cursors(WAITING)).await?, now());
        for (name, value) in self.stored(|| self.sink.cursors(GAP)).await? {
            if let Some(id) = name.strip_prefix(GAP).and_then(|id| RoomId::parse(id).ok()) {
                let gap = Gap::recalled(&value, now());
                let awaited = match self.account.client.get_room(&id) {
                    Some(room) => self.awaited(&room, gap.earliest, HELD_AT_START).await,
                    None => None,
                };
                self.gaps.begin(&id, gap.since_start(awaited));
            }
        }
        let account = self.account.clone();
        self.beside.spawn(async move { account.introduce().await });
        let mut pause = Duration::from_secs(1);
        // The SDK's token up to which there are no unprocessed events. `None` after a failure in which the SDK may have
        // moved its token: then everything since the adapter's token is read again.
        let mut since: Option<String> = None;
        loop {
            let before = self.token_of_sdk().await;
            let answer = match &since {
                None => self.sync().await?,
                Some(token) => match self.await_news(token).await? {
                    Ok(Some(quiet_until)) => Ok(Synced::Nothing(quiet_until)),
                    Ok(None) => self.sync().await?,
                    Err(error) => Err(Some(error)),
                },
            };
            let answered = now();
            match answer {
                Ok(synced) => {
                    pause = Duration::from_secs(1);
                    // The list of rooms is current: what is delivered next may be answered at once.
                    self.account.current.send_replace(true);
                    self.retry_waiting().await?;
                    since = Some(match synced {
                        Synced::Nothing(until) => until,
                        Synced::Something(response) => {
                            let until = response.next_batch.clone();
                            self.take(*response, since.is_none(), answered).await?;
                            until
                        }
                    });
                    self.close_gaps().await?;
                    self.seen.read(answered);
                    let awaited = [self.waiting.awaited(now()), self.gaps.awaited(now())].concat();
                    self.sink.awaited(PlatformName::Matrix, &awaited);
                    if !self.is_behind() {
                        self.sink.caught_up(PlatformName::Matrix, Seen::shown_by(answered));
                    }
                    self.accept_invitations();
                    self.acknowledge();
                    self.sweep().await?;
                    self.account.pin_waiting().await;
                }
                Err(Some(error)) => {
                    if let Some(ended) = login(&error) {
                        return Ok(ended);
                    }
                    tracing::warn!(%error, "a sync failed");
                    // Most failures come before an answer, and then nothing was processed.
                    if before.is_none() || before != self.token_of_sdk().await {
                        since = None;
                    }
                    self.sleep(requested_wait(&error).unwrap_or(pause)).await?;
                    pause = (pause * 2).min(super::LONGEST_PAUSE);
                }
                Err(None) => {
                    tracing::warn!("the homeserver didn't answer a sync in time");
                    since = None;
                }
            }
        }
    }

    /// Whether rooms are still being read that have been there since the start: what was said in any of them may matter
    /// for a deadline that has passed since.
    fn is_behind(&self) -> bool {
        now() < self.begun + BEHIND && self.gaps.are_any_from_start()
    }

    /// The SDK's stored sync token.
    async fn token_of_sdk(&self) -> Option<String> {
        let store = self.account.client.state_store();
        store.get_kv_data(StateStoreDataKey::SyncToken).await.ok()??.into_sync_token()
    }

    /// Waits until there are events after `since`, or the homeserver has answered that there are none; then returns its
    /// token. Nothing is processed: messages can be sent while it waits.
    async fn await_news(&mut self, since: &str) -> Result<Result<Option<String>, Error>, Stopped> {
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
    async fn sync(&self) -> Result<Result<Synced, Option<Error>>, Stopped> {
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
    fn poll(&self) -> Duration {
        if self.waiting.is_empty() && self.gaps.is_empty() { POLL } else { Duration::from_secs(1) }
    }

    /// Delivers the events of a sync that was answered at `answered`, then moves the token.
    async fn take(&mut self, response: SyncResponse, first: bool, answered: Timestamp) -> Result<(), Stopped> {
        let (batch, suspended) = if first {
            self.gaps.pass_all_over(self.committed.as_deref().unwrap_or_default());
            self.since_committed().await?
        } else {
            (self.brought(&response).await?, false)
        };
        let news = self.deliver_all(batch).await? || suspended;
        let invited: Vec<_> =
            self.account.client.invited_rooms().iter().map(|room| room.room_id().to_owned()).collect();
        self.seen.invited(&invited);
        self.open_places(&response).await?;
        // The bot may have joined a room during this sync, of which nothing has been read yet.
        let read = |id: &RoomId| first || self.joined.contains(id) || response.rooms.joined.contains_key(id);
        let joined = self.account.client.joined_rooms();
        self.joined = joined.iter().map(|room| room.room_id()).filter(|id| read(id)).map(ToOwned::to_owned).collect();
        let token = response.next_batch;
        let due = news || self.committed.is_none() || now() > self.committed_at + IDLE_NOTE;
        if due {
            self.stored(|| self.sink.advance(TOKEN, &token)).await?;
            self.committed = Some(token);
            self.committed_at = now();
            // Not earlier: with an older token the events in between would seem younger than they are.
            let seen = Seen::shown_by(answered).as_millisecond().to_string();
            self.stored(|| self.sink.advance(SEEN, &seen)).await?;
        }
        Ok(())
    }

    /// Delivers events, and stores where a page is missing. Returns whether there were any.
    async fn deliver_all(&mut self, batch: Vec<RoomEvents>) -> Result<bool, Stopped> {
        let (mut news, mut read) = (false, BTreeSet::new());
        for brought in &batch {
            match &brought.gap {
                // Stored before the token moves, and before the events before the gap are delivered: those may come
                // twice.
                Some(from) => self.suspend(&brought.room, from, brought.earliest).await?,
                None => drop(read.insert(brought.room.room_id().to_owned())),
            }
        }
        let mut unread = HashSet::new();
        for brought in in_order_of_time(batch) {
            let (room, from, earliest) = (brought.0.clone(), brought.2.clone(), brought.3);
            if unread.contains(room.room_id()) {
                continue;
            }
            match self.deliver(brought).await? {
                Some(delivered) => news |= delivered,
                // No later event overtakes it.
                None => {
                    self.suspend(&room, &from, earliest).await?;
                    read.remove(room.room_id());
                    unread.insert(room.room_id().to_owned());
                }
            }
        }
        // Not before its events are delivered.
        for room in read {
            self.close_gap(&room).await?;
        }
        Ok(news || !unread.is_empty())
    }

    /// Reads `room` beside the others, from `from` on, with no event older than `earliest`.
    async fn suspend(&mut self, room: &Room, from: &str, earliest: Option<Timestamp>) -> Result<(), Stopped> {
        let (now, id) = (now(), room.room_id());
        let name = format!("{GAP}{id}");
        let value = if self.gaps.holds(id) {
            self.gaps.refused(id, from, now)
        } else {
            let gap = Gap::begun(from, earliest, self.awaited(room, self.seen.earliest(), HELD).await, now);
            let value = gap.value();
            self.gaps.begin(id, gap);
            Some(value)
        };
        match value {
            Some(value) => self.stored(|| self.sink.advance(&name, &value)).await,
            None => {
                tracing::error!(room = %id, "a room couldn't be read, and is skipped up to now");
                self.forget_gap(id).await
            }
        }
    }

    /// All of `room` is delivered.
    async fn close_gap(&mut self, room: &RoomId) -> Result<(), Stopped> {
        if self.gaps.closed(room, now()) { self.forget_gap(room).await } else { Ok(()) }
    }

    async fn forget_gap(&self, room: &RoomId) -> Result<(), Stopped> {
        let name = format!("{GAP}{room}");
        self.stored(|| self.sink.discard(&name)).await
    }

    /// The person in `room` whose private messages may be in its gap: the only other one who has joined it. `said`:
    /// everything before this was read; `None`: unknown.
    async fn awaited(&self, room: &Room, said: Option<Timestamp>, held: Duration) -> Option<Awaited> {
        let is_theirs = room.joined_members_count() == 2 && room.active_members_count() == 2;
        let members = if is_theirs { room.joined_user_ids().await.ok()? } else { return None };
        let person = members.into_iter().find(|user| *user != self.account.own)?;
        let said = said.unwrap_or(Timestamp::UNIX_EPOCH);
        Some(Awaited { person: PersonId::new(PlatformName::Matrix, person.as_str()), said, until: now() + held })
    }

    /// Reads gaps that are due, each in a task of its own, and delivers those that are read.
    async fn close_gaps(&mut self) -> Result<(), Stopped> {
        let patience = if self.read_due_gaps().await? { TOGETHER } else { Duration::ZERO };
        let until = tokio::time::Instant::now() + patience;
        while let Ok(Some(ended)) = tokio::time::timeout_at(until, self.reading.join_next()).await {
            let Ok((id, Some(mut read))) = ended else { continue };
            // The bot may have left it meanwhile.
            if self.gaps.holds(&id) {
                (read.arrived, read.earliest) = self.gaps.earliest(&id);
                let room = read.room.clone();
                self.deliver_all(vec![read]).await?;
                self.open_room(&room, true, true).await?;
            }
            self.read_due_gaps().await?;
        }
        Ok(())
    }

    /// Begins to read gaps that are due. Returns whether there were any.
    async fn read_due_gaps(&mut self) -> Result<bool, Stopped> {
        let due = self.gaps.take_due(now());
        let any = !due.is_empty();
        for (id, gap) in due {
            let room = self.account.client.get_room(&id).filter(|room| room.state() == RoomState::Joined);
            let Some(room) = room else {
                self.gaps.left(&id);
                self.forget_gap(&id).await?;
                continue;
            };
            let (account, stop) = (self.account.clone(), self.stop.clone());
            self.reading.spawn(async move {
                let reading = read_gap(&account, &room, &gap, &stop);
                match AssertUnwindSafe(reading).catch_unwind().await {
                    Ok(read) => (id, read.ok()),
                    Err(_) => {
                        tracing::error!(room = %id, "reading a room panicked");
                        (id, Some(RoomEvents::refused(&room, &gap.from, gap.earliest)))
                    }
                }
            });
        }
        Ok(any)
    }

    /// Sends read receipts for handled events, beside the reading.
    fn acknowledge(&mut self) {
        while self.beside.try_join_next().is_some() {}
        let (account, read) = (self.account.clone(), std::mem::take(&mut self.handled));
        if !read.is_empty() {
            self.beside.spawn(async move { account.acknowledge(read).await });
        }
    }

    /// Leaves unneeded rooms, beside the reading.
    async fn sweep(&mut self) -> Result<(), Stopped> {
        if now() < self.swept + SWEEP {
            return Ok(());
        }
        self.swept = now();
        let account = self.account.clone();
        let unneeded = self.stored(|| account.unneeded(self.sink)).await?;
        if !unneeded.is_empty() {
            self.beside.spawn(async move { account.leave_all(unneeded).await });
        }
        Ok(())
    }

    /// Retries at once what waits for rooms in which the bot's permissions may have changed: it joined, or power levels
    /// or members changed.
    async fn open_places(&self, response: &SyncResponse) -> Result<(), Stopped> {
        for (id, update) in &response.rooms.joined {
            let Some(room) = self.account.client.get_room(id) else { continue };
            let kinds =
                update.timeline.events.iter().filter_map(|event| event.raw().get_field::<String>("type").ok()?);
            let kinds: HashSet<String> = kinds.collect();
            let entered = !self.joined.contains(id) || update.timeline.limited;
            let (levels, members) = (kinds.contains("m.room.power_levels"), kinds.contains("m.room.member"));
            self.open_room(&room, entered || levels, entered || members).await?;
        }
        Ok(())
    }

    /// Retries at once what waits for `room`: as a channel, as a conversation.
    async fn open_room(&self, room: &Room, channel: bool, conversation: bool) -> Result<(), Stopped> {
        if channel {
            let channel = ChannelId::new(PlatformName::Matrix, self.account.origin(room).as_str());
            self.open_place(&Place::Channel(channel)).await?;
        }
        if conversation
            && Account::knows_members(room)
            && let Ok(Some((person, None))) = self.account.alone_with(room, None).await
        {
            self.open_place(&Place::Person(PersonId::new(PlatformName::Matrix, person.as_str()))).await?;
        }
        Ok(())
    }

    async fn open_place(&self, place: &Place) -> Result<(), Stopped> {
        self.stored(|| self.sink.place_opened(place)).await
    }

    /// At the start: all events since the adapter's token, in every room; none if there is no token: messages from
    /// before the bot was there aren't for it. Also whether they are read beside the rest, since there are many.
    async fn since_committed(&mut self) -> Result<(Vec<RoomEvents>, bool), Stopped> {
        let Some(token) = self.committed.clone() else { return Ok((Vec::new(), false)) };
        let news = self.rooms_with_news(&token).await?;
        let rooms = self.account.client.joined_rooms().into_iter().filter(|room| {
            let id = room.room_id();
            !self.gaps.holds(id) && news.as_ref().is_none_or(|news| news.contains(id))
        });
        let rooms: Vec<Room> = rooms.collect();
        if rooms.len() > AT_START {
            self.suspend_all(&rooms, &token).await?;
            return Ok((Vec::new(), true));
        }
        let (this, token) = (&*self, &token);
        let mut reading = futures_util::stream::iter(rooms.into_iter().map(|room| async move {
            let earliest = this.seen.earliest_in(room.room_id());
            this.history().missed(&room, token, earliest).await
        }))
        .buffer_unordered(AT_ONCE);
        let mut batch = Vec::new();
        while let Some(read) = reading.next().await {
            batch.push(read?);
        }
        Ok((batch, false))
    }

    /// Reads `rooms` beside the rest, from `token` on.
    async fn suspend_all(&mut self, rooms: &[Room], token: &str) -> Result<(), Stopped> {
        for room in rooms {
            let id = room.room_id();
            let earliest = self.seen.earliest_in(id);
            let gap = Gap::begun(token, earliest, None, now());
            let gap = gap.since_start(self.awaited(room, earliest, HELD_AT_START).await);
            let (name, value) = (format!("{GAP}{id}"), gap.value());
            self.gaps.begin(id, gap);
            self.stored(|| self.sink.advance(&name, &value)).await?;
        }
        Ok(())
    }

    /// The rooms in which something was written since `token`: the others needn't be read. `None`: the homeserver doesn't
    /// say it.
    async fn rooms_with_news(&self, token: &str) -> Result<Option<HashSet<OwnedRoomId>>, Stopped> {
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

    /// After the start: the events of the sync, with its gaps filled.
    async fn brought(&mut self, response: &SyncResponse) -> Result<Vec<RoomEvents>, Stopped> {
        let mut batch = Vec::new();
        for (id, update) in &response.rooms.joined {
            let Some(room) = self.account.client.get_room(id) else { continue };
            let (from, earliest) = (self.committed.clone().unwrap_or_default(), self.seen.earliest_in(id));
            if self.gaps.holds(id) {
                let events = update.timeline.events.iter().filter_map(TimelineEvent::event_id);
                self.gaps.pass_over(id, &from, events, !update.timeline.limited, self.seen.earliest());
                continue;
            }
            if !self.joined.contains(id) {
                // The homeserver may have to ask others what was written before.
                self.suspend(&room, "", earliest).await?;
                continue;
            }
            let brought = if update.timeline.limited && !from.is_empty() {
                self.history().missed(&room, &from, earliest).await?
            } else {
                RoomEvents::read(room, update.timeline.events.clone(), &from, earliest)
            };
            if !brought.events.is_empty() || brought.gap.is_some() {
                batch.push(brought);
            }
        }
        Ok(batch)
    }

    /// Reads an event, waiting as long as the store doesn't answer. `None`: the homeserver doesn't say in time what is
    /// needed for that.
    async fn read(&self, room: &Room, event: &TimelineEvent) -> Result<Option<Read>, Stopped> {
        if self.account.message_of(event).is_none() {
            return Ok(Some(Read::Nothing));
        }
        if !Account::knows_members(room) {
            return Ok(None);
        }
        loop {
            let reading = AssertUnwindSafe(self.account.read(room, event, self.sink)).catch_unwind();
            match tokio::time::timeout(SHORTLY, reading).await {
                Ok(Ok(Ok(read))) => return Ok(Some(read)),
                Ok(Ok(Err(Unread::Store(StoreUnavailable)))) => self.sleep(Duration::from_secs(1)).await?,
                Ok(Ok(Err(Unread::Homeserver))) | Err(_) => {
                    tracing::warn!(room = %room.room_id(), "the homeserver doesn't give the context of an event yet");
                    return Ok(None);
                }
                Ok(Err(_)) => {
                    // A panic over one event must not end the reading of the others.
                    tracing::error!(event = ?event.event_id(), "reading an event panicked; it is skipped");
                    return Ok(Some(Read::Nothing));
                }
            }
        }
    }

    /// Delivers one event, or lets it wait. Returns whether there was anything; `None`: it can't be read yet.
    async fn deliver(&mut self, (room, event, _, earliest): Brought) -> Result<Option<bool>, Stopped> {
        let Some(mut read) = self.read(&room, &event).await? else { return Ok(None) };
        if let Read::Event(event) | Read::Undecryptable { event, .. } = &mut read {
            event.at = bounded(event.at, earliest, now());
        }
        let (event, locked) = match read {
            Read::Nothing => return Ok(Some(false)),
            Read::Event(event) => (event, None),
            Read::Undecryptable { event, is_told } => (event, Some(is_told)),
        };
        let before = self.waiting.line(room.room_id(), &event.actor.person);
        let is_public = before.as_ref().map_or(locked == Some(false), Line::is_public);
        let is_full = is_public && self.waiting.is_full(room.room_id(), &event.actor.person);
        match locked {
            None if before.is_none() || is_full => self.hand_over(&room, event).await?,
            Some(false) if is_full => return Ok(Some(false)),
            // If its key doesn't come its sender is told, so that everything of the room waits behind it.
            Some(true) => self.wait(&room, &event, false).await?,
            None | Some(false) => self.wait(&room, &event, is_public).await?,
        }
        Ok(Some(true))
    }

    async fn hand_over(&mut self, room: &Room, event: Event) -> Result<(), Stopped> {
        self.stored(|| self.sink.deliver(event.clone())).await?;
        if let Ok(id) = EventId::parse(event.id.native()) {
            self.handled.insert(room.room_id().to_owned(), id);
        }
        match &event.place {
            // Somebody who writes in private can be reached there.
            Place::Person(_) => self.open_place(&event.place).await,
            Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => Ok(()),
        }
    }

    /// Tells the sender of `event` that it couldn't be decrypted, once a minute.
    async fn tell_undecryptable(&mut self, room: &Room, event: Event) -> Result<(), Stopped> {
        let now = now();
        self.notified.retain(|_, at| *at + NOTICE_PAUSE > now);
        if self.notified.contains_key(&event.actor.person) {
            return Ok(());
        }
        self.notified.insert(event.actor.person.clone(), now);
        self.hand_over(room, event).await
    }

    async fn wait(&mut self, room: &Room, waiting: &Event, is_public: bool) -> Result<(), Stopped> {
        let Ok(event) = EventId::parse(waiting.id.native()) else { return Ok(()) };
        if self.waiting.has(room.room_id(), &event) {
            return Ok(());
        }
        let sender = Some(waiting.actor.person.clone());
        let waiting = Waiting { event, said: waiting.at, sender, since: now(), is_public };
        let (name, value) = waiting.cursor(room.room_id());
        // Handled before: only the notice is repeated.
        if self.stored(|| self.sink.cursor(&name)).await?.is_some_and(|value| value.is_empty()) {
            return Ok(());
        }
        self.stored(|| self.sink.advance(&name, &value)).await?;
        self.waiting.push(room.room_id().to_owned(), waiting);
        Ok(())
    }

    /// Tries again to decrypt waiting events, in their order.
    async fn retry_waiting(&mut self) -> Result<(), Stopped> {
        for line in self.waiting.turn() {
            let room = self.account.client.get_room(&line.room).filter(|room| room.state() == RoomState::Joined);
            while let Some(front) = self.waiting.front(&line) {
                let patient = front.is_patient(now());
                let (event, said) = (front.event.clone(), front.said);
                if let Some(room) = &room {
                    match within(ORDINARY, room.event(&event, None)).await {
                        Ok(Ok(found)) => match self.read(room, &found).await? {
                            None => break,
                            Some(Read::Undecryptable { .. }) if patient => break,
                            Some(Read::Undecryptable { event, is_told: true }) => {
                                self.tell_undecryptable(room, Event { at: said, ..event }).await?
                            }
                            Some(Read::Undecryptable { .. }) => {}
                            Some(Read::Event(event)) => self.hand_over(room, Event { at: said, ..event }).await?,
                            Some(Read::Nothing) => {}
                        },
                        Ok(Err(error)) if unreachable(&error) || requested_wait(&error).is_some() => break,
                        Ok(Err(error)) => log_lost(&error, &event),
                        Err(_) => break,
                    }
                }
                let name = format!("{WAITING}{event}");
                if line.is_public() {
                    // If it comes again, nobody is told a second time.
                    self.stored(|| self.sink.discard(&name)).await?;
                } else {
                    self.stored(|| self.sink.advance(&name, "")).await?;
                }
                self.waiting.pop(&line);
            }
        }
        Ok(())
    }

    /// Accepts every invitation, since commands are given anywhere. Beside the reading: joining a room of a distant
    /// homeserver may take long.
    fn accept_invitations(&mut self) {
        while self.joining.try_join_next().is_some() {}
        let account = self.account.clone();
        if self.joining.is_empty() && (!account.client.invited_rooms().is_empty() || account.has_moves()) {
            self.joining.spawn(async move {
                account.accept_invitations().await;
                account.follow_moves().await;
            });
        }
    }
}

fn log_lost(error: &Error, event: &EventId) {
    tracing::error!(%event, %error, "an event that waited for its key can't be read any longer");
}
