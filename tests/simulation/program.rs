//! The program from one start to the next: the real service, store and outbox dispatcher, with networks in memory.

use std::fmt::Display;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use dragoman::dispatcher::OutboxDispatcher;
use dragoman::service::{Answers, Defaults, Service};
use dragoman_game::event::{Event, PlatformName};
use dragoman_game::limits::Limits;
use dragoman_l10n::{Language, Words};
use dragoman_platform::message::Capabilities;
use dragoman_platform::{Inbox as _, Platform};
use dragoman_runtime::clock::{Clock as _, ManualClock};
use dragoman_runtime::entropy::Entropy;
use dragoman_say::picture::MapRenderer;
use dragoman_store::{Store, StoreError};
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::runtime::Runtime;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use super::network::{EVERYTHING, Network};

/// The networks. One can't edit posts.
const NETWORKS: [(PlatformName, Capabilities); 3] = [
    (PlatformName::Local, EVERYTHING),
    (PlatformName::Discord, EVERYTHING),
    (PlatformName::Matrix, Capabilities { edits: false, ..EVERYTHING }),
];

/// How long the program may take for a step: forever is a fault, slow isn't. At a low priority beside other tests it gets
/// a fiftieth of a core, and a picture that takes two seconds otherwise takes two minutes.
const PATIENCE: Duration = Duration::from_secs(900);

/// What fails earlier doesn't fail because of a lock: the store waits for five seconds.
const LOCKED: Duration = Duration::from_secs(4);

/// Shared by all runs: texts, and maps that were drawn before.
pub struct Shared {
    pub words: Arc<Words>,
    pub maps: Arc<MapRenderer>,
}

impl Shared {
    pub fn new() -> Self {
        let words = Arc::new(dragoman_locales::words().expect("the words are complete"));
        Self { maps: Arc::new(MapRenderer::new(Arc::clone(&words))), words }
    }
}

/// Randomness derived from the number of starts and of values drawn since.
struct Counted {
    start: u32,
    drawn: AtomicU64,
}

impl Entropy for Counted {
    fn seed(&self) -> [u8; 32] {
        let number = self.drawn.fetch_add(1, Ordering::SeqCst);
        Sha256::digest(format!("{} {number}", self.start)).into()
    }
}

/// One step of a run.
#[derive(Clone, Debug)]
pub enum Step {
    /// A person's action.
    Event(Box<Event>),
    /// Time passes until this instant.
    Until(Timestamp),
}

/// The program from one start to the next.
struct Process {
    runtime: Runtime,
    store: Store,
    service: Arc<Service>,
    outbox: Arc<Notify>,
    /// A second connection, to read the database.
    watching: Mutex<Option<SqliteConnection>>,
}

/// The program, its networks and its data folder.
pub struct Program<'a> {
    shared: &'a Shared,
    folder: tempfile::TempDir,
    pub clock: Arc<ManualClock>,
    pub networks: Vec<Arc<Network>>,
    ended: Arc<Notify>,
    process: Option<Process>,
    pub starts: u32,
}

fn memory() -> tempfile::TempDir {
    // Durability isn't needed, and a thousand runs would wait for the disk.
    let fast = Path::new("/dev/shm");
    if fast.is_dir() { tempfile::tempdir_in(fast).or_else(|_| tempfile::tempdir()) } else { tempfile::tempdir() }
        .expect("a folder")
}

/// A connection that waits as long as threads of an ended process close the file.
fn reading(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(PATIENCE)
}

/// Repeats what fails because the file is locked, as networks and the clock do. Every other failure is one of the test.
async fn repeated<T, E: Display>(work: impl AsyncFn() -> Result<T, E>) -> T {
    let start = Instant::now();
    loop {
        let began = Instant::now();
        match work().await {
            Ok(done) => return done,
            Err(error) => assert!(began.elapsed() > LOCKED && start.elapsed() < PATIENCE, "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

impl<'a> Program<'a> {
    pub fn new(shared: &'a Shared, now: Timestamp) -> Self {
        Self::on(&NETWORKS, shared, now)
    }

    /// The same on these networks.
    pub fn on(networks: &[(PlatformName, Capabilities)], shared: &'a Shared, now: Timestamp) -> Self {
        let clock = Arc::new(ManualClock::new(now));
        let ended = Arc::new(Notify::new());
        let network = |(name, capabilities): &(PlatformName, Capabilities)| {
            Arc::new(Network::new(*name, *capabilities, Arc::clone(&clock), Arc::clone(&ended)))
        };
        let networks = networks.iter().map(network).collect();
        let mut program = Self { shared, folder: memory(), clock, networks, ended, process: None, starts: 0 };
        program.start();
        program
    }

    fn names(&self) -> Vec<PlatformName> {
        self.networks.iter().map(|network| network.name()).collect()
    }

    pub fn start(&mut self) {
        self.starts += 1;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let words = Arc::clone(&self.shared.words);
        let defaults =
            Defaults { language: Language::EN, timezone: "UTC".to_owned(), limits: Limits::default(), maps: None };
        let outbox = Arc::new(Notify::new());
        let file = self.folder.path().join("dragoman.sqlite");
        let (store, service) = runtime.block_on(async {
            let store = loop {
                match Store::open(self.folder.path(), &file).await {
                    Ok(store) => break store,
                    // Threads of the last process may hold the folder or the file for a moment, a long one on a busy machine.
                    Err(StoreError::InUse(_) | StoreError::Locked) => {
                        tokio::time::sleep(Duration::from_millis(1)).await
                    }
                    Err(error) => panic!("{error}"),
                }
            };
            let clock: Arc<dyn dragoman_runtime::clock::Clock> = Arc::clone(&self.clock) as _;
            store.release_claims(clock.now()).await.expect("the store");
            let dispatcher = Arc::new(OutboxDispatcher::new(
                store.clone(),
                Arc::clone(&words),
                Arc::clone(&clock),
                defaults.clone(),
                Arc::clone(&self.shared.maps),
                Arc::clone(&outbox),
            ));
            for network in &self.networks {
                dispatcher.connect(Arc::clone(network) as Arc<dyn Platform>);
                tokio::spawn(Arc::clone(&dispatcher).run(network.name(), CancellationToken::new()));
            }
            let entropy = Arc::new(Counted { start: self.starts, drawn: AtomicU64::new(0) });
            let service = Service::new(
                store.clone(),
                words,
                clock,
                entropy,
                defaults,
                dispatcher as Arc<dyn Answers>,
                Arc::clone(&outbox),
                self.names(),
            );
            (store, Arc::new(service))
        });
        self.process = Some(Process { runtime, store, service, outbox, watching: Mutex::new(None) });
    }

    /// Ends the program like a kill: nothing is completed.
    pub fn end(&mut self) {
        let Some(Process { runtime, store, service, .. }) = self.process.take() else { return };
        drop((service, store));
        runtime.shutdown_background();
    }

    /// Does one step, and lets the program post. A step in which the program ended is repeated by the next process, as
    /// networks repeat unacknowledged events.
    pub fn step(&mut self, step: &Step) {
        let now = match step {
            Step::Event(event) => event.at,
            Step::Until(time) => *time,
        };
        self.clock.set(now.max(self.clock.now()));
        loop {
            let process = self.process.as_ref().expect("a process");
            let survived = process.runtime.block_on(async {
                tokio::select! {
                    biased;
                    () = self.ended.notified() => false,
                    () = self.perform(process, step) => true,
                }
            });
            if survived {
                return;
            }
            self.end();
            self.start();
        }
    }

    async fn perform(&self, process: &Process, step: &Step) {
        if let Step::Event(event) = step {
            repeated(async || process.service.deliver(Event::clone(event)).await).await;
        }
        let now = self.clock.now();
        for name in self.names() {
            process.service.caught_up(name, now);
        }
        repeated(async || process.service.tick().await).await;
        process.service.answered().await;
        let (start, mut looks) = (Instant::now(), 0);
        while self.waiting(process, now).await > 0 {
            looks += 1;
            assert!(start.elapsed() < PATIENCE, "due notices aren't posted");
            // Each wakes three dispatchers, which ask the database: seldom enough to leave them time.
            if looks % 8 == 1 {
                process.outbox.notify_waiters();
            }
            tokio::time::sleep(Duration::from_micros(300)).await;
        }
    }

    /// How many places have a notice that is due at `now`.
    async fn waiting(&self, process: &Process, now: Timestamp) -> i64 {
        let held = process.watching.lock().expect("nobody panics here").take();
        let mut connection = match held {
            Some(connection) => connection,
            None => reading(&self.folder.path().join("dragoman.sqlite")).connect().await.expect("the store"),
        };
        let count = sqlx::query_scalar("SELECT COUNT(*) FROM places WHERE due_at <= $1")
            .bind(now.as_millisecond())
            .fetch_one(&mut connection)
            .await
            .expect("the store");
        *process.watching.lock().expect("nobody panics here") = Some(connection);
        count
    }

    /// Stored data in a comparable form, one line per row.
    pub fn stored(&self, query: &'static str) -> Vec<String> {
        let process = self.process.as_ref().expect("a process");
        process.runtime.block_on(async {
            let options = reading(&self.folder.path().join("dragoman.sqlite"));
            let mut connection = SqliteConnection::connect_with(&options).await.expect("the store");
            sqlx::query_scalar(query).fetch_all(&mut connection).await.expect("rows")
        })
    }

    /// The present state of the game.
    pub fn game(&self) -> Option<dragoman_game::model::Game> {
        let process = self.process.as_ref().expect("a process");
        process.runtime.block_on(async {
            let ids = process.store.all_games().await.expect("games");
            match ids.first() {
                Some(id) => process.store.game(id).await.expect("it is read").map(|loaded| loaded.game),
                None => None,
            }
        })
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        self.end();
    }
}
