//! Reads events without losing any.
//!
//! The SDK stores its own sync token before the events were handled, returns nothing when asked again from an older
//! token, and leaves gaps after many events at once. So the adapter has a token of its own, stored by the service: it
//! moves only after every event up to it was delivered. Events between it and the present are read again from each room
//! at the start, and wherever a sync leaves a gap. Repeated events are recognised by their ids and have no effect.
//!
//! An event whose key is missing waits for the key in its room's queue, and later events of the room wait behind it,
//! since a later order must not be overtaken by an earlier one; in public rooms only its sender's. The queue is stored
//! beside the token. A conversation of which as much waits as may is read on later.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::{ChannelId, Content, Event, PersonId, Place, PlatformName, Unreadable};
use dragoman_platform::{Sink, StoreUnavailable, Unusable};
use dragoman_runtime::notes::MATRIX_UNDECRYPTED;
use futures_util::{FutureExt, StreamExt, stream};
use jiff::Timestamp;
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::TimelineEvent;
use matrix_sdk::ruma::{EventId, OneTimeKeyAlgorithm, OwnedEventId, OwnedRoomId, OwnedUserId, RoomId, UInt};
use matrix_sdk::sync::SyncResponse;
use tokio::task::{AbortHandle, JoinSet};
use tokio_util::sync::CancellationToken;

mod catch_up;
mod late_keys;
mod moved;
mod returns;
mod syncs;

use super::account::Account;
use super::gaps::{GAP, Gap, Gaps, HELD_AT_START};
use super::history::{Brought, History, RoomEvents, Stopped, Waits, in_order_of_time, sleep};
use super::key_queues::{KeyQueues, Line, instant};
use super::moves::MOVED;
use super::reading::Read;
use super::setback::{Login, login, now, requested_wait};
use super::stamps::{Seen, bounded};
use super::unread::Unread;

/// The cursor with the adapter's sync token.
const TOKEN: &str = "matrix.sync";
/// The cursor with the instant up to which everything was read at that token, in Unix milliseconds.
const SEEN: &str = "matrix.seen";
/// How often an empty sync is processed and its token stored.
const IDLE_NOTE: Duration = Duration::from_secs(60);
/// How often unneeded rooms are looked for.
const SWEEP: Duration = Duration::from_secs(3600);
/// How long reading one event may take: usually everything needed is known. The others wait meanwhile.
const SHORTLY: Duration = Duration::from_secs(5);
/// How many rooms that were upgraded at the same time are followed at once.
const MOVES_AT_ONCE: usize = 64;
/// The longest that all deadlines wait for rooms that are read beside the others at the start.
const BEHIND: Duration = Duration::from_secs(30);

struct Inbound<'a> {
    account: &'a Arc<Account>,
    joining: JoinSet<()>,
    /// Tasks that run beside the reading.
    beside: JoinSet<()>,
    /// The task among them that pins.
    pinning: Option<AbortHandle>,
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
    /// Who came back to a game's room and was let into its press rooms again, and when.
    returned: HashMap<OwnedUserId, Timestamp>,
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

/// What became of an event.
enum Delivery {
    /// There was nothing in it for the bot.
    Nothing,
    /// It was delivered, or waits for its key.
    Done,
    /// It can't be read yet.
    Unread,
    /// As much in its conversation waits for keys as may, and it must not overtake that.
    HeldBack(Box<Event>),
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
    // Tasks of a reading that has panicked were aborted before they said that they were done.
    account.invitations.lock().await.none_is_busy();
    let mut inbound = Inbound {
        account,
        joining: JoinSet::new(),
        beside: JoinSet::new(),
        pinning: None,
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
        returned: HashMap::new(),
        notified: HashMap::new(),
        keys_left: BTreeMap::new(),
    };
    let ended = inbound.run().await;
    for (room, value) in inbound.gaps.interrupted() {
        // If it can't be stored, this run counts as one that the gap has ended.
        let _ = sink.advance(&format!("{GAP}{room}"), &value).await;
    }
    match ended {
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

impl Inbound<'_> {
    async fn sleep(&self, pause: Duration) -> Result<(), Stopped> {
        sleep(self.stop, pause).await
    }

    fn history(&self) -> History<'_> {
        History { account: self.account, stop: self.stop, waits: Waits::Everybody }
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
        self.waiting = KeyQueues::recalled(self.stored(|| self.sink.cursors(MATRIX_UNDECRYPTED)).await?, now());
        for (name, value) in self.stored(|| self.sink.cursors(GAP)).await? {
            if let Some(id) = name.strip_prefix(GAP).and_then(|id| RoomId::parse(id).ok()) {
                let gap = Gap::recalled(&value, now());
                if gap.is_fatal() {
                    tracing::error!(room = %id, "the program has ended twice while it read a room, which is skipped up to now");
                    self.forget_gap(&id).await?;
                    continue;
                }
                let awaited = match self.account.client.get_room(&id) {
                    Some(room) => self.awaited(&room, gap.earliest, HELD_AT_START).await,
                    None => None,
                };
                self.gaps.begin(&id, gap.since_start(awaited));
            }
        }
        for (name, old) in self.stored(|| self.sink.cursors(MOVED)).await? {
            let new = name.strip_prefix(MOVED).and_then(|new| RoomId::parse(new).ok());
            if let (Some(new), Ok(old)) = (new, RoomId::parse(old)) {
                self.account.note_move(new, old);
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
                    self.pin_waiting();
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

    /// Delivers the events of a sync that was answered at `answered`, then moves the token.
    async fn take(&mut self, response: SyncResponse, first: bool, answered: Timestamp) -> Result<(), Stopped> {
        let (batch, suspended) = if first {
            self.gaps.pass_all_over(self.committed.as_deref().unwrap_or_default());
            self.since_committed().await?
        } else {
            (self.brought(&response).await?, false)
        };
        self.store_moves(&response, first).await?;
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

    /// Stores which rooms succeed which: a new device couldn't tell, once the bot isn't in the older one any more.
    async fn store_moves(&self, response: &SyncResponse, first: bool) -> Result<(), Stopped> {
        let rooms: Vec<_> = if first {
            self.account.client.joined_rooms().iter().map(|room| room.room_id().to_owned()).collect()
        } else {
            response.rooms.joined.keys().cloned().collect()
        };
        for new in rooms {
            let Some(old) = self.account.unstored_move(&new) else { continue };
            let name = format!("{MOVED}{new}");
            self.stored(|| self.sink.advance(&name, old.as_str())).await?;
            self.account.note_move(new, old);
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
                Delivery::Nothing => continue,
                Delivery::Done => {
                    news = true;
                    continue;
                }
                Delivery::Unread => self.suspend(&room, &from, earliest).await?,
                Delivery::HeldBack(_) => self.hold_back(&room, &from, earliest).await?,
            }
            // No later event overtakes it.
            read.remove(room.room_id());
            unread.insert(room.room_id().to_owned());
        }
        // Not before its events are delivered.
        for room in read {
            self.close_gap(&room).await?;
        }
        Ok(news || !unread.is_empty())
    }

    /// Sends read receipts for handled events, beside the reading.
    fn acknowledge(&mut self) {
        while self.beside.try_join_next().is_some() {}
        let (account, read) = (self.account.clone(), std::mem::take(&mut self.handled));
        if !read.is_empty() {
            self.beside.spawn(async move { account.acknowledge(read).await });
        }
    }

    /// Pins what waits for it, beside the reading.
    fn pin_waiting(&mut self) {
        if self.account.has_pins() && self.pinning.as_ref().is_none_or(AbortHandle::is_finished) {
            let account = self.account.clone();
            self.pinning = Some(self.beside.spawn(async move { account.pin_waiting().await }));
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
    async fn open_places(&mut self, response: &SyncResponse) -> Result<(), Stopped> {
        for (id, update) in &response.rooms.joined {
            let Some(room) = self.account.client.get_room(id) else { continue };
            let kinds =
                update.timeline.events.iter().filter_map(|event| event.raw().get_field::<String>("type").ok()?);
            let kinds: HashSet<String> = kinds.collect();
            let entered = !self.joined.contains(id) || update.timeline.limited;
            let (levels, members) = (kinds.contains("m.room.power_levels"), kinds.contains("m.room.member"));
            self.open_room(&room, entered || levels, entered || members).await?;
            if members {
                self.welcome_back(&room, &update.timeline.events).await?;
            }
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

    /// Reads an event that isn't from before `earliest`, waiting as long as the store doesn't answer. `None`: the
    /// homeserver doesn't say in time what is needed for that.
    async fn read(
        &self,
        room: &Room,
        event: &TimelineEvent,
        earliest: Option<Timestamp>,
    ) -> Result<Option<Read>, Stopped> {
        if self.account.message_of(event).is_none() {
            return Ok(Some(Read::Nothing));
        }
        if !Account::knows_members(room) {
            return Ok(None);
        }
        loop {
            let reading = AssertUnwindSafe(self.account.read(room, event, earliest, self.sink)).catch_unwind();
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

    /// Delivers one event, or lets it wait.
    async fn deliver(&mut self, (room, event, _, earliest): Brought) -> Result<Delivery, Stopped> {
        self.look_whom_somebody_moved(&room, &event).await?;
        // Its room may be read once more meanwhile.
        if event.event_id().is_some_and(|event| self.waiting.has(room.room_id(), &event)) {
            return Ok(Delivery::Done);
        }
        let Some(mut read) = self.read(&room, &event, earliest).await? else { return Ok(Delivery::Unread) };
        if let Read::Event(event) | Read::Undecryptable { event, .. } = &mut read {
            event.at = bounded(event.at, earliest, now());
        }
        let (event, locked) = match read {
            Read::Nothing => return Ok(Delivery::Nothing),
            Read::Event(event) => (event, None),
            Read::Undecryptable { event, is_told } => (event, Some(is_told)),
        };
        let before = self.waiting.line(room.room_id(), &event.actor.person);
        let is_public = before.as_ref().map_or(locked == Some(false), Line::is_public);
        let (id, sender) = (room.room_id(), &event.actor.person);
        let is_room_full = (!is_public || locked == Some(true)) && self.waiting.is_room_full(id, sender);
        let is_full = if is_public { self.waiting.is_full(id, sender) } else { is_room_full };
        // In a press room somebody who floods it would hold up the others.
        let is_held_back = before.is_some() && !is_public && is_room_full && matches!(event.place, Place::Person(_));
        match locked {
            None if is_held_back => return Ok(Delivery::HeldBack(Box::new(event))),
            None if before.is_none() || is_full => self.hand_over(&room, event).await?,
            Some(false) if is_full => return Ok(Delivery::Nothing),
            // Whether its key will come isn't waited for.
            Some(true) if is_room_full => drop(self.tell_undecryptable(&room, event).await?),
            // If its key doesn't come its sender is told, so that everything of the room waits behind it.
            Some(true) => self.wait(&room, &event, false).await?,
            None | Some(false) => self.wait(&room, &event, is_public).await?,
        }
        Ok(Delivery::Done)
    }

    async fn hand_over(&mut self, room: &Room, event: Event) -> Result<(), Stopped> {
        self.stored(|| self.sink.deliver(event.clone())).await?;
        if let Ok(id) = EventId::parse(event.id.native()) {
            self.handled.insert(room.room_id().to_owned(), id);
        }
        if event.content == Content::Unreadable(Unreadable::Verification) {
            let (account, room, request) = (self.account.clone(), room.clone(), event.id.clone());
            self.beside.spawn(async move { account.decline_verification(&room, request.native()).await });
        }
        match &event.place {
            // Somebody who writes in private can be reached there.
            Place::Person(_) => self.open_place(&event.place).await,
            Place::Channel(_) | Place::Room(_) | Place::Reply { .. } => Ok(()),
        }
    }

    /// Accepts every invitation, since commands are given anywhere. Beside the reading: joining a room of a distant
    /// homeserver may take long.
    fn accept_invitations(&mut self) {
        while self.joining.try_join_next().is_some() {}
        let account = self.account.clone();
        if !account.client.invited_rooms().is_empty() {
            // Also while others hang.
            self.joining.spawn(async move { account.accept_invitations().await });
        }
        let account = self.account.clone();
        if account.has_moves() {
            self.joining.spawn(async move {
                let account = &account;
                let following = move |found| async move {
                    if let Some(other) = account.follow(found).boxed().await {
                        account.leave_all(vec![other]).await;
                    }
                };
                stream::iter(account.due_moves().await).for_each_concurrent(MOVES_AT_ONCE, following).await;
            });
        }
    }
}
