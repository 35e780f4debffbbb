//! The game service: handles events, one transaction each.
//!
//! It counts the attempts of each event (`receive.rs`), loads what the decision may read (`load.rs`), decides (pure),
//! and saves everything in one transaction (`handle.rs`). If the game was changed meanwhile, it loads and decides again
//! with the game's lock held. When an event is delivered, its notices are in the outbox; answers to questions change nothing, so
//! they are posted independently and never stored (`answers.rs`). Due deadlines are handled in the same way
//! (`tick.rs`).
//!
//! A person's events are handled one after the other. A game is changed by one decision at a time, but decisions that only
//! read it don't wait: what they read is loaded without a lock, and the lock of the one game that they change is taken
//! afterwards. Deciding is pure, so that deciding again costs only time.

mod answers;
mod complete;
mod conversations;
mod handle;
#[cfg(test)]
mod late_tests;
mod lateness;
mod limiter;
mod load;
mod maps;
mod network_clocks;
mod on_map;
mod order_thread;
mod receive;
mod seats;
mod shortened;
pub(crate) mod suspects;
#[cfg(test)]
mod tests;
mod tick;
mod undecided;
mod waiting;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use answers::AnswerQueue;
use async_trait::async_trait;
use dragoman_l10n::{Language, Words};
use dragoman_tasks::locks::Locks;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;

pub use answers::{Answers, Hand};
pub use handle::HandleError;
use limiter::{Limiter, Verdict};
use network_clocks::NetworkClocks;
use on_map::{OnMap, contained};
use waiting::Waiting;

use dragoman_game::changes::Changes;
use dragoman_game::decide::sayings::Sentences;
use dragoman_game::decide::suggest::OrderForm;
use dragoman_game::event::{ChannelId, Event, EventId, PersonId, Place, PlatformName, RoomId};
use dragoman_game::limits::Limits;
use dragoman_game::map_link::Closed;
use dragoman_game::model::GameId;
use dragoman_game::order_map::{OrderMap, RunningGame};
use dragoman_game::refusal::NotPrivate;
use dragoman_game::report::MemberChange;
use dragoman_game::seated::{Lobby, Seated};
use dragoman_platform::{Delivered, Late, OpenedMap, Sink, StoreUnavailable};
use dragoman_runtime::clock::Clock;
use dragoman_runtime::entropy::Entropy;
use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use dragoman_runtime::names::random_name;
use dragoman_store::{Heard, Store, StoreError};
use dragoman_tasks::contain::{Workers, caught};
use dragoman_tasks::supervisor::{Loop, Supervisor};

/// How often the clock looks if it isn't notified.
pub(crate) const LOOK: SignedDuration = SignedDuration::from_secs(1);

/// The bot's default settings.
#[derive(Clone, Debug)]
pub struct Defaults {
    /// Language.
    pub language: Language,
    /// Time zone.
    pub timezone: String,
    /// The limits for one person.
    pub limits: Limits,
    /// The address before the maps on which orders are chosen: `https://play.example.org`. `None`: there are none.
    pub maps: Option<String>,
}

/// How many times as many completions as events one person may request: enough for a fast typist, but limited.
const KEYS: u32 = 10;

/// The service.
pub struct Service {
    store: Store,
    words: Arc<Words>,
    clock: Arc<dyn Clock>,
    entropy: Arc<dyn Entropy>,
    defaults: Defaults,
    answer_sender: Arc<dyn Answers>,
    answers: Arc<AnswerQueue>,
    /// Notified when there is something in the outbox.
    outbox: Arc<Notify>,
    /// Notified when something may be due before the clock looks by itself.
    deadlines: Arc<Notify>,
    /// A person's events are handled one after the other.
    people: Locks<PersonId>,
    /// A game is changed by one task at a time.
    games: Locks<GameId>,
    workers: Workers,
    /// Held while something is computed that may have ended the process before: one at a time, so that none counts for
    /// another. The outbox dispatcher composes under it too. In it is the time until which no last chance is taken.
    suspected: Arc<tokio::sync::Mutex<tokio::time::Instant>>,
    limiter: Limiter,
    /// Counts completions during typing, separately from events.
    typing: Limiter,
    /// Events that failed because of the database: that doesn't count as an attempt.
    excused: Mutex<HashSet<EventId>>,
    /// Games that wait for a network.
    waiting: Mutex<Waiting>,
    caught_up: Mutex<HashMap<PlatformName, Timestamp>>,
    /// How the networks' clocks differ from ours.
    network_clocks: NetworkClocks,
    /// The people whose messages can't be read yet, and when each was sent.
    awaited: Mutex<HashMap<PlatformName, Vec<(PersonId, Timestamp)>>>,
    supervisor: Arc<Supervisor>,
    /// Orders that were given on a map and are being handled.
    on_maps: Mutex<HashMap<EventId, OnMap>>,
    /// The networks that are switched on.
    networks: Vec<PlatformName>,
    /// When the service was started.
    started: Timestamp,
    /// Whether players were told of a restored backup, if there was one.
    restore_told: AtomicBool,
}

impl Service {
    /// A service over `store`.
    #[expect(clippy::too_many_arguments, reason = "built in one place, from parts that have nothing else in common")]
    pub fn new(
        store: Store,
        words: Arc<Words>,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
        defaults: Defaults,
        answers: Arc<dyn Answers>,
        outbox: Arc<Notify>,
        networks: Vec<PlatformName>,
    ) -> Self {
        let suspected = answers.suspected();
        let queue = AnswerQueue::new(store.clone(), Arc::clone(&clock), Arc::clone(&answers), Arc::clone(&suspected));
        Self {
            started: clock.now(),
            answers: Arc::new(queue),
            suspected,
            answer_sender: answers,
            limiter: Limiter::new(defaults.limits.commands),
            typing: Limiter::new(defaults.limits.commands.saturating_mul(KEYS)),
            store,
            words,
            clock,
            entropy,
            defaults,
            outbox,
            deadlines: Arc::new(Notify::new()),
            people: Locks::default(),
            games: Locks::default(),
            workers: Workers::default(),
            excused: Mutex::default(),
            waiting: Mutex::default(),
            caught_up: Mutex::default(),
            network_clocks: NetworkClocks::default(),
            awaited: Mutex::default(),
            on_maps: Mutex::default(),
            supervisor: Arc::default(),
            networks,
            restore_told: AtomicBool::default(),
        }
    }

    fn random_key(&self) -> String {
        random_name(&*self.entropy, 22)
    }

    fn after(&self, changes: &Changes) {
        METRICS.decisions.count();
        if changes.phase.is_some() {
            METRICS.adjudications.count();
        }
        if !changes.outgoing.is_empty() {
            self.outbox.notify_waiters();
        }
        // The clock looks each second by itself.
        let soon = || self.clock.now().checked_add(LOOK).unwrap_or(Timestamp::MAX);
        if changes.game.as_ref().and_then(|(game, _)| game.wake_at()).is_some_and(|at| at <= soon()) {
            self.deadlines.notify_waiters();
        }
    }

    /// Notified when something may be due before the clock looks by itself.
    pub fn deadlines(&self) -> Arc<Notify> {
        Arc::clone(&self.deadlines)
    }

    /// Waits until every question that was taken is answered.
    pub async fn answered(&self) {
        self.answers.idle().await;
    }

    /// The supervisor of the long-lived tasks.
    pub fn supervised(&self) -> Arc<Supervisor> {
        Arc::clone(&self.supervisor)
    }
}

#[async_trait]
impl Sink for Service {
    async fn deliver(&self, event: Event) -> Result<Delivered, StoreUnavailable> {
        let (id, platform) = (event.id.clone(), event.actor.person.platform());
        // In the task of the calling adapter.
        fault::breaks("deliver", || platform.to_string());
        self.supervisor.turned(Loop::Listener(platform));
        let delivered = self.receive(event).await.map_err(|_| StoreUnavailable)?;
        tracing::debug!(event = %id, "an event was handled");
        METRICS.events.of(platform).count();
        Ok(delivered)
    }

    async fn complete(
        &self,
        place: &Place,
        (person, client): (&PersonId, Option<Language>),
        (command, game): (&str, Option<&str>),
        parameter: &str,
        typed: &str,
    ) -> Vec<(String, String)> {
        let now = self.clock.now();
        if self.typing.ask(person, now, now) != Verdict::Read {
            METRICS.limited.of(place.platform()).count();
            return Vec::new();
        }
        let found = caught(self.completions(place, (person, client), (command, game), parameter, typed)).await;
        found.unwrap_or(Ok(Vec::new())).unwrap_or_default()
    }

    async fn order_form(
        &self,
        place: &Place,
        room: Option<&RoomId>,
        person: (&PersonId, Option<Language>),
        game: Option<&str>,
    ) -> Option<OrderForm> {
        let now = self.clock.now();
        if self.typing.ask(person.0, now, now) != Verdict::Read {
            METRICS.limited.of(place.platform()).count();
            return None;
        }
        caught(self.form(place, room, person, game)).await.ok()?.ok()?
    }

    async fn cursor(&self, name: &str) -> Result<Option<String>, StoreUnavailable> {
        self.store.cursor(name).await.map_err(|_| StoreUnavailable)
    }

    async fn cursors(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreUnavailable> {
        self.store.cursors(prefix).await.map_err(|_| StoreUnavailable)
    }

    async fn advance(&self, name: &str, value: &str) -> Result<(), StoreUnavailable> {
        self.store.advance(name, value).await.map_err(|_| StoreUnavailable)
    }

    async fn discard(&self, name: &str) -> Result<(), StoreUnavailable> {
        self.store.discard(name).await.map_err(|_| StoreUnavailable)
    }

    async fn late(&self) -> Result<Late, StoreUnavailable> {
        self.lateness().await.map_err(|_| StoreUnavailable)
    }

    fn supervisor(&self) -> Option<Arc<Supervisor>> {
        Some(self.supervised())
    }

    fn caught_up(&self, platform: PlatformName, until: Timestamp) {
        self.supervisor.turned(Loop::Listener(platform));
        let mut caught_up = self.caught_up.lock().unwrap_or_else(PoisonError::into_inner);
        // The time up to which a network was read never goes back: an outage is never counted from before it.
        let until = *caught_up.entry(platform).and_modify(|before| *before = until.max(*before)).or_insert(until);
        drop(caught_up);
        if self.store.is_shared() {
            let awaited = self.awaited.lock().unwrap_or_else(PoisonError::into_inner).get(&platform).cloned();
            self.store.heard(platform, &Heard { until: Some(until), awaited: awaited.unwrap_or_default() });
        }
        if !self.waiting.lock().unwrap_or_else(PoisonError::into_inner).is_empty() {
            self.deadlines.notify_waiters();
        }
    }

    fn awaited(&self, platform: PlatformName, people: &[(PersonId, Timestamp)]) {
        self.awaited.lock().unwrap_or_else(PoisonError::into_inner).insert(platform, people.to_vec());
    }

    async fn undecided(
        &self,
        platform: PlatformName,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<Vec<(PersonId, Timestamp)>, StoreUnavailable> {
        self.undecided_on(platform, from, until).await.map_err(|_| StoreUnavailable)
    }

    async fn seats(&self, person: &PersonId) -> Result<Vec<Seated>, StoreUnavailable> {
        self.seats_of(person).await.map_err(|_| StoreUnavailable)
    }

    async fn can_order(&self, person: &PersonId) -> Result<bool, StoreUnavailable> {
        self.plays_somewhere(person).await.map_err(|_| StoreUnavailable)
    }

    async fn order_map(
        &self,
        person: &PersonId,
        game: Option<&str>,
        language: Language,
    ) -> Result<(Vec<RunningGame>, Option<OrderMap>), StoreUnavailable> {
        let found = caught(self.order_map_of(person, game, language)).await;
        found.unwrap_or(Ok((Vec::new(), None))).map_err(|_| StoreUnavailable)
    }

    async fn sentences(
        &self,
        person: &PersonId,
        game: Option<&str>,
        room: Option<&RoomId>,
        language: Language,
    ) -> Result<Option<Sentences>, StoreUnavailable> {
        let found = caught(self.sentences_of(person, (game, room), language)).await;
        found.unwrap_or(Ok(None)).map_err(|_| StoreUnavailable)
    }

    async fn open_map(&self, link: &str) -> Result<OpenedMap, Closed> {
        contained(self.open_map_link(link)).await
    }

    async fn opened_map(&self, visit: &str) -> Result<(OrderMap, Language), Closed> {
        contained(self.map_of_visit(visit)).await.map(|(_, map, language)| (map, language))
    }

    async fn order_on_map(&self, visit: &str, id: &str, order: &str) -> Result<String, Closed> {
        contained(self.order_by_visit(visit, id, order)).await
    }

    async fn lobby(&self, channel: &ChannelId) -> Option<Lobby> {
        self.lobby_of(channel).await.ok().flatten()
    }

    async fn rights_changed(&self, channels: &[ChannelId]) -> Result<(), StoreUnavailable> {
        let looked = async {
            let mut all = true;
            for channel in channels {
                for game in self.store.private_places(channel).await? {
                    all &= self.answer_sender.close_to_outsiders(&game).await?;
                }
                all &= self.answer_sender.close_order_threads(channel).await?;
            }
            Ok(all)
        };
        match looked.await {
            Ok(true) => Ok(()),
            Ok(false) => Err(StoreUnavailable),
            Err(error) => {
                let error: StoreError = error;
                tracing::error!(%error, "the readers of private rooms couldn't be requested");
                Err(StoreUnavailable)
            }
        }
    }

    async fn not_private(&self, place: &ChannelId, person: &PersonId, why: NotPrivate) -> Result<(), StoreUnavailable> {
        self.tell_not_private(place, person, why).await.map_err(|_| StoreUnavailable)
    }

    async fn room_member(
        &self,
        room: &RoomId,
        person: &PersonId,
        change: MemberChange,
    ) -> Result<(), StoreUnavailable> {
        self.tell_room(room, person, change).await.map_err(|_| StoreUnavailable)
    }

    async fn belongs(&self, room: &RoomId, person: &PersonId) -> Result<Option<bool>, StoreUnavailable> {
        self.is_member(room, person).await.map_err(|_| StoreUnavailable)
    }

    async fn channel_deleted(&self, channel: &ChannelId) -> Result<(), StoreUnavailable> {
        self.tell_deleted(channel).await.map_err(|_| StoreUnavailable)
    }

    async fn has_game(&self, channel: &ChannelId) -> Result<bool, StoreUnavailable> {
        Ok(!self.store.games_in(channel).await.map_err(|_| StoreUnavailable)?.is_empty())
    }

    async fn place_opened(&self, place: &Place) -> Result<(), StoreUnavailable> {
        self.wake(place).await.map_err(|_| StoreUnavailable)
    }

    async fn next_deadline(&self) -> Option<Timestamp> {
        self.store.earliest_deadline().await.ok().flatten()
    }

    fn heard(&self) -> Vec<(PlatformName, Option<Timestamp>)> {
        self.networks.iter().map(|platform| (*platform, self.reach(*platform))).collect()
    }

    async fn is_press_room(&self, room: &RoomId) -> Result<bool, StoreUnavailable> {
        let ours =
            async { Ok(self.store.room(room).await?.is_some() || self.store.order_thread_in(room).await?.is_some()) };
        ours.await.map_err(|_: StoreError| StoreUnavailable)
    }
}
