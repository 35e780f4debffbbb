//! What processes on one database tell each other, so that nobody has to look all the time.
//!
//! A signal says that something is stored, and nothing about it. It may get lost with a process or a connection: whoever
//! waits for one also looks by themselves, less often. Signals are sent after the commit and not with it, several in one
//! message: in PostgreSQL a transaction that notifies keeps all others that do so waiting until it is on the disk.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::PgListener;
use tokio::sync::{Notify, broadcast};
use tokio::task::AbortHandle;

use super::db::{Pools, Writer, query};
use super::versions::Versions;

/// The channel of PostgreSQL on which signals are sent.
const CHANNEL: &str = "dragoman";

/// How often a process sends a message in any case, which comes back to itself too, and after how long without any message
/// it opens another connection. A firewall that forgets a connection without traffic tells nobody.
const SOUNDING: Duration = Duration::from_secs(5);
const DEAF: Duration = Duration::from_secs(16);

/// How long the server may take before it listens.
const ANSWER: Duration = Duration::from_secs(5);

/// The least time between two messages of a process.
const PAUSE: Duration = Duration::from_millis(10);

/// How many signals may wait for a slow receiver. It learns that it has missed some.
const WAITING: usize = 64;

/// What may have changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Signal {
    /// There is something to be posted.
    Outbox,
    /// There is a new post on the local page.
    LocalPosts,
    /// Somebody's link to the local page was renewed or ended, or a seat there changed hands.
    LocalLinks,
    /// Seats, rooms or languages have changed.
    Seating,
}

/// All of them.
const SIGNALS: [Signal; 4] = [Signal::Outbox, Signal::LocalPosts, Signal::LocalLinks, Signal::Seating];

impl Signal {
    fn word(self) -> &'static str {
        match self {
            Self::Outbox => "outbox",
            Self::LocalPosts => "local-posts",
            Self::LocalLinks => "local-links",
            Self::Seating => "seating",
        }
    }
}

/// What the others are to be told.
#[derive(Debug, Default)]
struct Unsent {
    signals: Mutex<BTreeSet<Signal>>,
    /// Whether a message is sent even if it says nothing: whoever listens finds out by it whether they still hear.
    sounds: AtomicBool,
    some: Notify,
}

/// The signals of a store. Without other processes they do nothing.
#[derive(Debug)]
pub(super) struct Signals {
    unsent: Arc<Unsent>,
    received: broadcast::Sender<Signal>,
    /// Those who send and receive; none: there can be no other processes.
    tasks: Mutex<Vec<AbortHandle>>,
}

impl Default for Signals {
    fn default() -> Self {
        Self { unsent: Arc::default(), received: broadcast::Sender::new(WAITING), tasks: Mutex::default() }
    }
}

impl Drop for Signals {
    fn drop(&mut self) {
        self.end();
    }
}

impl Signals {
    /// What other processes say from now on.
    pub(super) fn subscribe(&self) -> broadcast::Receiver<Signal> {
        self.received.subscribe()
    }

    /// Begins to send and to receive for the process `id`, until the store is dropped.
    pub(super) fn begin(&self, pools: &Pools, id: &str, versions: Arc<Versions>) {
        let sending = tokio::spawn(sending(Arc::clone(&self.unsent), pools.clone(), id.to_owned()));
        let receiver =
            Receiver { id: id.to_owned(), received: self.received.clone(), unsent: Arc::clone(&self.unsent), versions };
        let receiving = tokio::spawn(receiver.run(pools.clone()));
        let tasks = [sending.abort_handle(), receiving.abort_handle()];
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner).extend(tasks);
    }

    /// Sends and receives nothing more.
    pub(super) fn end(&self) {
        let mut tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        tasks.drain(..).for_each(|task| task.abort());
    }

    /// Tells the listeners of this process too.
    pub(super) fn tell_here(&self, signal: Signal) {
        // Nobody may listen.
        let _ = self.received.send(signal);
        self.tell(signal);
    }

    pub(super) fn tell(&self, signal: Signal) {
        if self.tasks.lock().unwrap_or_else(PoisonError::into_inner).is_empty() {
            return;
        }
        self.unsent.signals.lock().unwrap_or_else(PoisonError::into_inner).insert(signal);
        self.unsent.some.notify_one();
    }
}

async fn sending(unsent: Arc<Unsent>, pools: Pools, id: String) {
    let writer = Writer::Postgres(pools);
    loop {
        unsent.some.notified().await;
        let signals = std::mem::take(&mut *unsent.signals.lock().unwrap_or_else(PoisonError::into_inner));
        if !unsent.sounds.swap(false, Ordering::SeqCst) && signals.is_empty() {
            continue;
        }
        let words: Vec<&str> = signals.into_iter().map(Signal::word).collect();
        let notify = query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(format!("{id} {}", words.join(" ")));
        let told = async { notify.execute(&mut writer.take(true).await?).await };
        if let Err(error) = told.await {
            tracing::debug!(%error, "other processes couldn't be told; they look by themselves");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn begin_to_listen(listener: &mut PgListener) -> Result<(), sqlx::Error> {
    let listening = tokio::time::timeout(ANSWER, listener.listen(CHANNEL)).await;
    listening.unwrap_or_else(|_| Err(sqlx::Error::Protocol("the server doesn't answer".to_owned())))
}

/// Hears what other processes say.
struct Receiver {
    /// Of this process.
    id: String,
    received: broadcast::Sender<Signal>,
    unsent: Arc<Unsent>,
    versions: Arc<Versions>,
}

impl Receiver {
    async fn run(self, pools: Pools) {
        loop {
            // Until it listens, nobody knows what others have changed.
            self.versions.uncertain.store(true, Ordering::SeqCst);
            if let Err(error) = self.listen(&pools).await {
                tracing::debug!(%error, "other processes can't be heard");
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Listens until the connection ends.
    async fn listen(&self, pools: &Pools) -> Result<(), sqlx::Error> {
        let pool = pools.notified();
        let mut listener = PgListener::connect_with(&pool).await?;
        begin_to_listen(&mut listener).await?;
        self.versions.uncertain.store(false, Ordering::SeqCst);
        // Whatever was said before.
        SIGNALS.into_iter().for_each(|signal| self.hear(signal));
        let (mut heard, mut sounding) = (Instant::now(), tokio::time::interval(SOUNDING));
        loop {
            let notification = tokio::select! {
                notification = listener.try_recv() => notification?,
                _ = sounding.tick() => {
                    if heard.elapsed() > DEAF {
                        return Err(sqlx::Error::Protocol("the server's notifications don't arrive".to_owned()));
                    }
                    self.unsent.sounds.store(true, Ordering::SeqCst);
                    self.unsent.some.notify_one();
                    continue;
                }
            };
            let Some(notification) = notification else { return Ok(()) };
            heard = Instant::now();
            let Some((sender, words)) = notification.payload().split_once(' ') else { continue };
            if sender != self.id {
                let said = |signal: &Signal| words.split(' ').any(|word| word == signal.word());
                SIGNALS.into_iter().filter(said).for_each(|signal| self.hear(signal));
            }
        }
    }

    fn hear(&self, signal: Signal) {
        if signal == Signal::Seating {
            self.versions.seating.fetch_add(1, Ordering::SeqCst);
        }
        // Nobody may listen.
        let _ = self.received.send(signal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_database::{cluster::cluster, dark::Relay};

    /// It goes dark after it has been connected.
    #[tokio::test]
    async fn a_server_that_doesnt_answer_isnt_listened_to() {
        let relay = Relay::to_the_server().await;
        let pool = Pools::new(&relay.options().await, 3, None).notified();
        let mut listener = PgListener::connect_with(&pool).await.expect("a connection");
        relay.go_dark().await;
        let listening = tokio::time::timeout(Duration::from_secs(120), begin_to_listen(&mut listener)).await;
        let told = listening.expect("it is given up").expect_err("nobody answers").to_string();
        assert!(told.contains("the server doesn't answer"), "{told}");
    }

    /// Its connection is still there, and brings nothing any more.
    #[tokio::test]
    async fn who_hears_nothing_opens_another_connection() {
        let relay = Relay::to_the_server().await;
        let (deaf, versions) = (Signals::default(), Arc::new(Versions::default()));
        versions.uncertain.store(true, Ordering::SeqCst);
        let mut heard = deaf.subscribe();
        deaf.begin(&Pools::new(&relay.options().await, 3, None), "deaf", Arc::clone(&versions));
        while versions.uncertain.load(Ordering::SeqCst) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        relay.go_dark().await;
        relay.come_back();
        let other = Signals::default();
        let address = cluster().address("postgres").parse().expect("an address");
        other.begin(&Pools::new(&address, 3, None), "other", Arc::default());
        while heard.try_recv().is_ok() {}
        let told = async {
            loop {
                other.tell(Signal::Outbox);
                tokio::select! {
                    signal = heard.recv() => return signal.expect("it listens"),
                    () = tokio::time::sleep(Duration::from_millis(200)) => {}
                }
            }
        };
        let signal = tokio::time::timeout(Duration::from_secs(120), told).await.expect("it hears again");
        assert_eq!(signal, Signal::Outbox, "the first that it is told of what it may have missed");
    }
}
