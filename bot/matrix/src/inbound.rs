//! Reading without losing anything.
//!
//! The SDK stores its own sync token before anybody has seen the events, gives nothing when asked again from an older
//! token, and leaves gaps where much was said at once. So the token that counts is ours, kept by the service: it moves
//! only after every event up to it was delivered, and whatever lies between it and now is read again from each room
//! at the start and wherever a sync leaves a gap. What comes twice is known by its id and does nothing.
//!
//! An event whose key is missing waits for the key in the queue of its room, and what comes after it in that room
//! waits behind it, since a later order must not be overtaken by an earlier one. The queue is kept beside the token.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::{ChannelId, Event, PersonId, Place, PlatformName};
use dragoman_platform::{Sink, StoreUnavailable, Unusable};
use futures_util::{FutureExt, StreamExt};
use jiff::Timestamp;
use matrix_sdk::config::SyncSettings;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::room::MessagesOptions;
use matrix_sdk::ruma::api::client::filter::{FilterDefinition, LazyLoadOptions};
use matrix_sdk::ruma::api::client::sync::sync_events;
use matrix_sdk::ruma::api::client::sync::sync_events::v3::Filter;
use matrix_sdk::ruma::{EventId, OneTimeKeyAlgorithm, OwnedEventId, OwnedRoomId, RoomId, UInt};
use matrix_sdk::store::StateStoreDataKey;
use matrix_sdk::sync::SyncResponse;
use matrix_sdk::{Error, Room, RoomState};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use super::account::Account;
use super::gaps::{GAP, Gaps};
use super::reading::{Native, Read, Unread};
use super::setback::{HEAVY, Login, ORDINARY, login, now, told_to_wait, unreachable, within};
use super::stamps::{Seen, bounded};

/// The name under which the service keeps our sync token.
const TOKEN: &str = "matrix.sync";
/// The name under which it keeps up to when everything was read at that token, in Unix milliseconds.
const SEEN: &str = "matrix.seen";
/// The names under which it keeps what waits for its key; the event's id follows, the value is the room, when it was
/// said and by whom, or nothing once it is dealt with.
const WAITING: &str = "matrix.waiting.";
/// How long the homeserver may hold a sync open. Deadlines wait for the end of a sync, so this isn't long.
const POLL: Duration = Duration::from_secs(5);
/// How long a missing key may take.
const KEY_PATIENCE: Duration = Duration::from_secs(15);
/// How long deadlines wait at most for something that waits for its key.
const HELD: Duration = Duration::from_secs(60);
/// How long after somebody was told that a message couldn't be decrypted they aren't told so again.
const TOLD_AGAIN: Duration = Duration::from_secs(60);
/// How often a sync is taken in and its token written though there is nothing in it.
const IDLE_NOTE: Duration = Duration::from_secs(60);
/// How often rooms are looked for that nobody needs any longer.
const SWEEP: Duration = Duration::from_secs(3600);
/// How many rooms are read at once at the start.
const AT_ONCE: usize = 4;

/// Something that waits for its key, or behind something that does.
struct Waiting {
    event: OwnedEventId,
    /// When it was said: once it can be read it counts as said then, and until then games in which its sender sits wait.
    said: Timestamp,
    /// Who said it; none: an older program has noted it.
    sender: Option<PersonId>,
    /// When we began to wait.
    since: Timestamp,
}

/// What came from one room.
struct Brought {
    room: Room,
    events: Vec<TimelineEvent>,
    /// Before this none of it was said; none: not known.
    earliest: Option<Timestamp>,
    /// Where reading it goes on, since the homeserver refused a page; empty: from our invitation.
    gap: Option<String>,
}

/// A page of a room's history.
enum Page {
    /// Events, and where those behind them are.
    Of(Vec<TimelineEvent>, Option<String>),
    /// The homeserver doesn't give it.
    Refused,
}

struct Inbound<'a> {
    account: &'a Arc<Account>,
    joining: JoinSet<()>,
    /// What else is done beside the reading.
    beside: JoinSet<()>,
    /// The newest events that were handled and aren't shown as read yet.
    handled: BTreeMap<OwnedRoomId, OwnedEventId>,
    sink: &'a dyn Sink,
    stop: &'a CancellationToken,
    waiting: BTreeMap<OwnedRoomId, VecDeque<Waiting>>,
    /// The rooms that were ours before the running sync.
    joined: HashSet<OwnedRoomId>,
    /// The token that the service has.
    committed: Option<String>,
    committed_at: Timestamp,
    seen: Seen,
    gaps: Gaps,
    /// When rooms were last looked for that nobody needs.
    swept: Timestamp,
    /// Who was told that a message couldn't be decrypted, and when.
    told: HashMap<PersonId, Timestamp>,
    /// How many keys for others the homeserver still had of us: fewer are news.
    keys_left: BTreeMap<OneTimeKeyAlgorithm, UInt>,
}

/// What a sync brought.
enum Synced {
    /// Nothing up to this token.
    Nothing(String),
    Something(Box<SyncResponse>),
}

/// Stopped in the middle: what wasn't delivered comes again at the next start.
struct Stopped;

/// How the reading ended, but for what only the operator can mend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// It was told to stop.
    Stopped,
    /// The homeserver wants us to log in again, as the same device.
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
        waiting: BTreeMap::new(),
        joined: account.client.joined_rooms().iter().map(|room| room.room_id().to_owned()).collect(),
        committed: None,
        committed_at: now(),
        seen: Seen::default(),
        gaps: Gaps::default(),
        swept: now(),
        told: HashMap::new(),
        keys_left: BTreeMap::new(),
    };
    match inbound.run().await {
        Ok(Login::Wanted) => Ok(Ended::LoginWanted),
        Ok(Login::Ended) => Err(Unusable {
            key: "matrix.user",
            sentence:
                "the homeserver has ended the session. Start again to log in anew (with matrix.token: with a new \
                       token)."
                    .to_owned(),
        }),
        Err(Stopped) => Ok(Ended::Stopped),
    }
}

fn filter(timeline: u32) -> Filter {
    let mut filter = FilterDefinition::default();
    filter.presence.not_types = vec!["*".to_owned()];
    filter.room.ephemeral.not_types = vec!["*".to_owned()];
    filter.room.timeline.limit = Some(UInt::from(timeline));
    filter.room.state.lazy_load_options = LazyLoadOptions::Enabled { include_redundant_members: false };
    Filter::FilterDefinition(filter)
}

impl Inbound<'_> {
    async fn sleep(&self, pause: Duration) -> Result<(), Stopped> {
        tokio::select! {
            () = self.stop.cancelled() => Err(Stopped),
            () = tokio::time::sleep(pause) => Ok(()),
        }
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

    /// Reads until the session is over; says in which way.
    async fn run(&mut self) -> Result<Login, Stopped> {
        self.committed = self.stored(|| self.sink.cursor(TOKEN)).await?;
        self.seen = Seen::until(self.stored(|| self.sink.cursor(SEEN)).await?.as_deref().and_then(instant));
        for (name, room) in self.stored(|| self.sink.cursors(WAITING)).await? {
            let event = name.strip_prefix(WAITING).and_then(|id| EventId::parse(id).ok());
            if let (Some(event), Some((room, said, sender))) = (event, noted(&room)) {
                self.waiting.entry(room).or_default().push_back(Waiting { event, said, sender, since: now() });
            }
        }
        for (name, from) in self.stored(|| self.sink.cursors(GAP)).await? {
            if let Some(room) = name.strip_prefix(GAP).and_then(|id| RoomId::parse(id).ok()) {
                self.gaps.recall(room, from, now());
            }
        }
        for queue in self.waiting.values_mut() {
            queue.make_contiguous().sort_by_key(|waiting| waiting.said);
        }
        let account = self.account.clone();
        self.beside.spawn(async move { account.introduce().await });
        let mut pause = Duration::from_secs(1);
        // Up to where there is nothing that wasn't taken in; nothing after a failure in which the SDK may have moved its
        // own token: then everything since ours is read again.
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
                    // Now we know which rooms there are: what is delivered next may be answered at once.
                    self.account.current.send_replace(true);
                    self.retry_waiting().await?;
                    self.close_gaps().await?;
                    since = Some(match synced {
                        Synced::Nothing(until) => until,
                        Synced::Something(response) => {
                            let until = response.next_batch.clone();
                            self.take(*response, since.is_none(), answered).await?;
                            until
                        }
                    });
                    self.seen.read(answered);
                    self.sink.awaited(PlatformName::Matrix, &awaited(self.waiting.values().flatten(), now()));
                    self.sink.caught_up(PlatformName::Matrix, Seen::shown_by(answered));
                    self.accept_invitations();
                    self.acknowledge();
                    self.sweep().await?;
                    self.account.pin_what_waits().await;
                }
                Err(Some(error)) => {
                    if let Some(ended) = login(&error) {
                        return Ok(ended);
                    }
                    tracing::warn!(%error, "a sync failed");
                    // Most fail before there was an answer, and then nothing was taken in.
                    if before.is_none() || before != self.token_of_sdk().await {
                        since = None;
                    }
                    self.sleep(told_to_wait(&error).unwrap_or(pause)).await?;
                    pause = (pause * 2).min(super::LONGEST_PAUSE);
                }
                Err(None) => {
                    tracing::warn!("the homeserver didn't answer a sync in time");
                    since = None;
                }
            }
        }
    }

    /// Up to where the SDK has taken in what there is, as it has stored it.
    async fn token_of_sdk(&self) -> Option<String> {
        let store = self.account.client.state_store();
        store.get_kv_data(StateStoreDataKey::SyncToken).await.ok()??.into_sync_token()
    }

    /// Waits until there is something after `since`, or the homeserver has answered that there is nothing: up to when, it
    /// says. Nothing of it is taken in: while we wait, messages are sent.
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

    /// Takes in what there is, while no message is being sent. A failure without a reason: it took too long.
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

    /// While something waits for its key we look more often.
    fn poll(&self) -> Duration {
        if self.waiting.is_empty() && self.gaps.is_empty() { POLL } else { Duration::from_secs(1) }
    }

    /// Delivers what a sync brought that was answered at `answered`, then moves the token.
    async fn take(&mut self, response: SyncResponse, first: bool, answered: Timestamp) -> Result<(), Stopped> {
        let batch = if first { self.since_committed().await? } else { self.brought(&response).await? };
        let news = self.deliver_all(batch).await?;
        let invited: Vec<_> =
            self.account.client.invited_rooms().iter().map(|room| room.room_id().to_owned()).collect();
        self.seen.invited(&invited);
        self.open_places(&response).await?;
        self.joined = self.account.client.joined_rooms().iter().map(|room| room.room_id().to_owned()).collect();
        let token = response.next_batch;
        let due = news || self.committed.is_none() || now() > self.committed_at + IDLE_NOTE;
        if due {
            self.stored(|| self.sink.advance(TOKEN, &token)).await?;
            self.committed = Some(token);
            self.committed_at = now();
            // Only now: with an older token what lies between would seem to be younger than it is.
            let seen = Seen::shown_by(answered).as_millisecond().to_string();
            self.stored(|| self.sink.advance(SEEN, &seen)).await?;
        }
        Ok(())
    }

    /// Delivers what came, and notes where a page is missing. Says whether there was anything.
    async fn deliver_all(&mut self, batch: Vec<Brought>) -> Result<bool, Stopped> {
        let mut news = false;
        for brought in &batch {
            let (room, name) = (brought.room.room_id(), format!("{GAP}{}", brought.room.room_id()));
            let again = brought.gap.as_ref().filter(|from| self.gaps.refused(room, from, now()));
            // Noted before the token moves on, and before what stands before the gap is delivered: that may come twice.
            if let Some(from) = again {
                self.stored(|| self.sink.advance(&name, from)).await?;
            } else if self.gaps.closed(room) || brought.gap.is_some() {
                if brought.gap.is_some() {
                    tracing::error!(%room, "a page of a room's history is given up");
                }
                self.stored(|| self.sink.discard(&name)).await?;
            }
        }
        for (room, event, earliest) in in_order_of_time(batch) {
            news |= self.deliver(&room, &event, earliest).await?;
        }
        Ok(news)
    }

    /// Asks again for pages that were refused.
    async fn close_gaps(&mut self) -> Result<(), Stopped> {
        for (id, from) in self.gaps.due(now()) {
            let room = self.account.client.get_room(&id).filter(|room| room.state() == RoomState::Joined);
            let Some(room) = room else {
                self.gaps.closed(&id);
                let name = format!("{GAP}{id}");
                self.stored(|| self.sink.discard(&name)).await?;
                continue;
            };
            let brought =
                if from.is_empty() { self.since_invitation(&room).await? } else { self.missed(&room, &from).await? };
            self.deliver_all(vec![Brought { earliest: None, ..brought }]).await?;
        }
        Ok(())
    }

    /// Shows what was handled as read, beside the reading.
    fn acknowledge(&mut self) {
        while self.beside.try_join_next().is_some() {}
        let (account, read) = (self.account.clone(), std::mem::take(&mut self.handled));
        if !read.is_empty() {
            self.beside.spawn(async move { account.acknowledge(read).await });
        }
    }

    /// Leaves rooms that nobody needs any longer, beside the reading.
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

    /// Has tried at once what waits for rooms in which something may have changed for us: we came in (again), or power
    /// levels or members changed.
    async fn open_places(&self, response: &SyncResponse) -> Result<(), Stopped> {
        for (id, update) in &response.rooms.joined {
            let Some(room) = self.account.client.get_room(id) else { continue };
            let kinds =
                update.timeline.events.iter().filter_map(|event| event.raw().get_field::<String>("type").ok()?);
            let kinds: HashSet<String> = kinds.collect();
            let entered = !self.joined.contains(id) || update.timeline.limited;
            let (levels, members) = (kinds.contains("m.room.power_levels"), kinds.contains("m.room.member"));
            if entered || levels {
                let channel = ChannelId::new(PlatformName::Matrix, self.account.origin(&room).as_str());
                self.open_place(&Place::Channel(channel)).await?;
            }
            if (entered || members)
                && let Ok(Some((person, None))) = self.account.alone_with(&room, None).await
            {
                self.open_place(&Place::Person(PersonId::new(PlatformName::Matrix, person.as_str()))).await?;
            }
        }
        Ok(())
    }

    async fn open_place(&self, place: &Place) -> Result<(), Stopped> {
        self.stored(|| self.sink.place_opened(place)).await
    }

    /// At the start: everything since our own token, in every room. Nothing if there is no token: what was said before
    /// the bot was there isn't its business.
    async fn since_committed(&self) -> Result<Vec<Brought>, Stopped> {
        let Some(token) = &self.committed else { return Ok(Vec::new()) };
        let rooms = self.account.client.joined_rooms().into_iter().filter(|room| !self.gaps.holds(room.room_id()));
        let mut reading = futures_util::stream::iter(rooms.map(|room| async move { self.missed(&room, token).await }))
            .buffer_unordered(AT_ONCE);
        let mut batch = Vec::new();
        while let Some(read) = reading.next().await {
            batch.push(read?);
        }
        Ok(batch)
    }

    /// In the course of things: what the sync holds, with its gaps filled.
    async fn brought(&self, response: &SyncResponse) -> Result<Vec<Brought>, Stopped> {
        let mut batch = Vec::new();
        for (id, update) in &response.rooms.joined {
            let Some(room) = self.account.client.get_room(id) else { continue };
            if self.gaps.holds(id) {
                continue;
            }
            let brought = if !self.joined.contains(id) {
                self.since_invitation(&room).await?
            } else if let (true, Some(token)) = (update.timeline.limited, &self.committed) {
                self.missed(&room, token).await?
            } else {
                Brought { room, events: update.timeline.events.clone(), earliest: self.seen.earliest(), gap: None }
            };
            if !brought.events.is_empty() || brought.gap.is_some() {
                batch.push(brought);
            }
        }
        Ok(batch)
    }

    /// A page of a room's history.
    async fn page(&self, room: &Room, backward: bool, from: Option<&str>) -> Result<Page, Stopped> {
        let mut pause = Duration::from_secs(1);
        loop {
            let options = if backward { MessagesOptions::backward() } else { MessagesOptions::forward() };
            let mut options = options.from(from);
            options.limit = UInt::from(100_u32);
            match within(ORDINARY, room.messages(options)).await {
                Ok(Ok(page)) => return Ok(Page::Of(page.chunk, page.end)),
                Ok(Err(error)) if told_to_wait(&error).is_none() && !unreachable(&error) => {
                    tracing::error!(room = %room.room_id(), %error, "a room's history can't be read");
                    return Ok(Page::Refused);
                }
                Ok(Err(error)) => {
                    tracing::warn!(room = %room.room_id(), %error, "a room's history couldn't be read yet");
                    self.sleep(told_to_wait(&error).unwrap_or(pause)).await?;
                }
                Err(_) => self.sleep(pause).await?,
            }
            pause = (pause * 2).min(super::LONGEST_PAUSE);
        }
    }

    /// All that was said in `room` since `token`.
    async fn missed(&self, room: &Room, token: &str) -> Result<Brought, Stopped> {
        let mut events = Vec::new();
        let mut gap = None;
        let mut from = Some(token.to_owned());
        while let Some(token) = from.take() {
            let Page::Of(chunk, end) = self.page(room, false, Some(&token)).await? else {
                gap = Some(token);
                break;
            };
            if chunk.is_empty() {
                break;
            }
            // We came into this room after the token: what was said between invitation and joining may lie before it.
            if chunk.iter().any(|event| self.membership_of_ours(event).is_some_and(|joins| joins)) {
                return self.since_invitation(room).await;
            }
            events.extend(chunk);
            from = end.filter(|end| *end != token);
        }
        Ok(Brought { room: room.clone(), events, earliest: self.seen.earliest(), gap })
    }

    /// All that was said in `room` since we were invited, which was meant for us too: people write before we have
    /// joined.
    async fn since_invitation(&self, room: &Room) -> Result<Brought, Stopped> {
        let mut events = Vec::new();
        let earliest = self.seen.earliest_in(room.room_id());
        let mut from: Option<String> = None;
        'pages: loop {
            let Page::Of(chunk, end) = self.page(room, true, from.as_deref()).await? else {
                // What is newer waits for what is older.
                return Ok(Brought { room: room.clone(), events: Vec::new(), earliest, gap: Some(String::new()) });
            };
            if chunk.is_empty() {
                break;
            }
            for event in chunk {
                let invited = self.membership_of_ours(&event) == Some(false);
                events.push(event);
                if invited {
                    break 'pages;
                }
            }
            let Some(end) = end.filter(|end| Some(end) != from.as_ref()) else { break };
            from = Some(end);
        }
        events.reverse();
        Ok(Brought { room: room.clone(), events, earliest, gap: None })
    }

    /// Whether the event tells that we joined (`true`) or were invited (`false`).
    fn membership_of_ours(&self, event: &TimelineEvent) -> Option<bool> {
        let native = Native::of(event)?;
        if native.kind != "m.room.member" || native.state_key.as_deref() != Some(self.account.own.as_str()) {
            return None;
        }
        match native.content["membership"].as_str()? {
            // A change of our own name is no joining.
            "join" => (native.unsigned["prev_content"]["membership"] != "join").then_some(true),
            "invite" => Some(false),
            _ => None,
        }
    }

    /// Reads an event, however long it takes until homeserver and store answer.
    async fn read(&self, room: &Room, event: &TimelineEvent) -> Result<Read, Stopped> {
        loop {
            let read = AssertUnwindSafe(self.account.read(room, event, self.sink)).catch_unwind().await;
            let Ok(read) = read else {
                // A fault of the program must not end the reading of everything else.
                tracing::error!(event = ?event.event_id(), "an event panicked while it was read and is passed over");
                return Ok(Read::Nothing);
            };
            match read {
                Ok(read) => return Ok(read),
                Err(Unread::Store(StoreUnavailable)) => self.sleep(Duration::from_secs(1)).await?,
                Err(Unread::Homeserver) => {
                    tracing::warn!(room = %room.room_id(), "the homeserver doesn't say yet what an event belongs to");
                    self.sleep(Duration::from_secs(3)).await?;
                }
            }
        }
    }

    /// Delivers one event that was said at `earliest` at the earliest, or lets it wait. Says whether there was anything.
    async fn deliver(
        &mut self,
        room: &Room,
        event: &TimelineEvent,
        earliest: Option<Timestamp>,
    ) -> Result<bool, Stopped> {
        let mut read = self.read(room, event).await?;
        if let Read::Event(event) | Read::Undecryptable(event) = &mut read {
            event.at = bounded(event.at, earliest, now());
        }
        let queued = self.waiting.get(room.room_id()).is_some_and(|queue| !queue.is_empty());
        match read {
            Read::Nothing => Ok(false),
            Read::Event(event) if !queued => self.hand_over(room, event).await.map(|()| true),
            Read::Event(event) | Read::Undecryptable(event) => {
                self.wait(room, &event).await?;
                Ok(true)
            }
        }
    }

    async fn hand_over(&mut self, room: &Room, event: Event) -> Result<(), Stopped> {
        self.stored(|| self.sink.deliver(event.clone())).await?;
        if let Ok(id) = EventId::parse(event.id.native()) {
            self.handled.insert(room.room_id().to_owned(), id);
        }
        match &event.place {
            // Whoever writes in private can be reached there.
            Place::Person(_) => self.open_place(&event.place).await,
            Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => Ok(()),
        }
    }

    /// Tells the sender of `event` that it couldn't be decrypted, once a minute.
    async fn tell_undecryptable(&mut self, room: &Room, event: Event) -> Result<(), Stopped> {
        let now = now();
        self.told.retain(|_, at| *at + TOLD_AGAIN > now);
        if self.told.contains_key(&event.actor.person) {
            return Ok(());
        }
        self.told.insert(event.actor.person.clone(), now);
        self.hand_over(room, event).await
    }

    async fn wait(&mut self, room: &Room, told: &Event) -> Result<(), Stopped> {
        let Ok(event) = EventId::parse(told.id.native()) else { return Ok(()) };
        let queue = self.waiting.get(room.room_id());
        if queue.is_some_and(|queue| queue.iter().any(|waiting| waiting.event == event)) {
            return Ok(());
        }
        let name = format!("{WAITING}{event}");
        // Dealt with before: this is only told again.
        if self.stored(|| self.sink.cursor(&name)).await?.is_some_and(|value| value.is_empty()) {
            return Ok(());
        }
        let (said, sender) = (told.at, told.actor.person.clone());
        let value = format!("{} {} {}", room.room_id(), said.as_millisecond(), sender.native());
        self.stored(|| self.sink.advance(&name, &value)).await?;
        let waiting = Waiting { event, said, sender: Some(sender), since: now() };
        self.waiting.entry(room.room_id().to_owned()).or_default().push_back(waiting);
        Ok(())
    }

    /// Looks again at what waits, in the order in which it was said.
    async fn retry_waiting(&mut self) -> Result<(), Stopped> {
        let rooms: Vec<OwnedRoomId> = self.waiting.keys().cloned().collect();
        for id in rooms {
            let room = self.account.client.get_room(&id).filter(|room| room.state() == RoomState::Joined);
            while let Some(front) = self.waiting.get(&id).and_then(VecDeque::front) {
                let patient = now() < front.since + KEY_PATIENCE;
                let (event, said) = (front.event.clone(), front.said);
                if let Some(room) = &room {
                    match within(ORDINARY, room.event(&event, None)).await {
                        Ok(Ok(found)) => match self.read(room, &found).await? {
                            Read::Undecryptable(_) if patient => break,
                            Read::Undecryptable(event) => {
                                self.tell_undecryptable(room, Event { at: said, ..event }).await?
                            }
                            Read::Event(event) => self.hand_over(room, Event { at: said, ..event }).await?,
                            Read::Nothing => {}
                        },
                        Ok(Err(error)) if unreachable(&error) || told_to_wait(&error).is_some() => break,
                        Ok(Err(error)) => log_lost(&error, &event),
                        Err(_) => break,
                    }
                }
                let name = format!("{WAITING}{event}");
                self.stored(|| self.sink.advance(&name, "")).await?;
                if let Some(queue) = self.waiting.get_mut(&id) {
                    queue.pop_front();
                }
            }
            if self.waiting.get(&id).is_some_and(VecDeque::is_empty) {
                self.waiting.remove(&id);
            }
        }
        Ok(())
    }

    /// Accepts every invitation, since commands are given where people want them. Beside the reading: joining a room of
    /// a distant homeserver may take long.
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

/// An instant in Unix milliseconds.
fn instant(milliseconds: &str) -> Option<Timestamp> {
    milliseconds.parse().ok().and_then(|at| Timestamp::from_millisecond(at).ok())
}

/// What is noted of something that waits for its key: the room, when it was said, by whom.
fn noted(value: &str) -> Option<(OwnedRoomId, Timestamp, Option<PersonId>)> {
    let mut words = value.split(' ');
    let room = RoomId::parse(words.next()?).ok()?;
    let said = instant(words.next()?)?;
    Some((room, said, words.next().map(|sender| PersonId::new(PlatformName::Matrix, sender))))
}

/// Whose messages wait for their keys, and when each was said. What has waited for a minute is waited for no longer.
fn awaited<'a>(waiting: impl Iterator<Item = &'a Waiting>, now: Timestamp) -> Vec<(PersonId, Timestamp)> {
    let held = waiting.filter(|waiting| now < waiting.since + HELD);
    held.filter_map(|waiting| Some((waiting.sender.clone()?, waiting.said))).collect()
}

/// Merges rooms by time without changing the order within a room.
fn in_order_of_time(batch: Vec<Brought>) -> Vec<(Room, TimelineEvent, Option<Timestamp>)> {
    let mut all = Vec::new();
    for Brought { room, events, earliest, gap: _ } in batch {
        let mut latest = i64::MIN;
        for event in events {
            latest = latest.max(event.timestamp().map_or(latest, |at| at.get().into()));
            all.push((latest, room.clone(), event, earliest));
        }
    }
    all.sort_by_key(|(at, ..)| *at);
    all.into_iter().map(|(_, room, event, earliest)| (room, event, earliest)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).expect("an instant")
    }

    #[test]
    fn deadlines_wait_for_a_message_without_a_key_for_a_bounded_time() {
        let ada = PersonId::new(PlatformName::Matrix, "@ada:x");
        let waiting = |sender: Option<&PersonId>, since| {
            let event = EventId::parse("$event").expect("an id");
            Waiting { event, said: at(50), sender: sender.cloned(), since: at(since) }
        };
        assert_eq!(awaited([waiting(Some(&ada), 100)].iter(), at(110)), [(ada.clone(), at(50))]);
        assert_eq!(awaited([waiting(Some(&ada), 100)].iter(), at(160)), []);
        assert_eq!(awaited([waiting(None, 100)].iter(), at(110)), []);
    }

    #[test]
    fn what_is_noted_of_a_waiting_message_is_read_back_also_if_an_older_program_wrote_it() {
        let room = RoomId::parse("!r:x").expect("a room's id");
        let ada = PersonId::new(PlatformName::Matrix, "@ada:x");
        assert_eq!(noted("!r:x 50000 @ada:x"), Some((room.clone(), at(50), Some(ada))));
        assert_eq!(noted("!r:x 50000"), Some((room, at(50), None)));
        assert_eq!(noted(""), None);
    }
}
