//! The game service: handles events, one transaction each.
//!
//! What adapters ask of it is in `sink.rs`. It counts the attempts of each event (`receive.rs`), loads what the decision
//! may read (`load.rs`), decides (pure), and saves everything in one transaction (`handle.rs`). If the game was changed
//! meanwhile, it loads and decides again with the game's lock held. When an event is delivered, its notices are in the
//! outbox; answers to questions change nothing, so they are posted independently and never stored (`answers.rs`). Due
//! deadlines are handled in the same way (`tick.rs`).
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
mod sink;
pub(crate) mod suspects;
#[cfg(test)]
mod tests;
mod tick;
mod to_sender;
mod undecided;
mod waiting;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use answers::AnswerQueue;
use dragoman_l10n::{Language, Words};
use dragoman_tasks::locks::Locks;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::Notify;

pub use answers::{Answers, Hand};
pub use handle::HandleError;
use limiter::Limiter;
use network_clocks::NetworkClocks;
use on_map::OnMaps;
use waiting::Waiting;

use dragoman_game::changes::Changes;
use dragoman_game::event::{EventId, PersonId, PlatformName};
use dragoman_game::limits::Limits;
use dragoman_game::model::GameId;
use dragoman_runtime::clock::Clock;
use dragoman_runtime::entropy::Entropy;
use dragoman_runtime::metrics::METRICS;
use dragoman_runtime::names::random_name;
use dragoman_store::Store;
use dragoman_tasks::contain::Workers;
use dragoman_tasks::supervisor::Supervisor;

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
    on_maps: OnMaps,
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
            on_maps: OnMaps::default(),
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
