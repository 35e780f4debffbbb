//! The program without a real network: what the benchmarks measure, with real files.
#![allow(dead_code, reason = "each benchmark uses its own part")]

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use dragoman::dispatcher::OutboxDispatcher;
use dragoman::serve::woken_by_others;
use dragoman::service::{Answers, Defaults, Service};
use dragoman_game::event::{Actor, Content, Event, EventId, PersonId, Place, PlatformName};
use dragoman_game::limits::Limits;
use dragoman_l10n::{Language, Words};
use dragoman_platform::Platform;
use dragoman_platform::message::{Capabilities, Commands, RoomReading, Times};
use dragoman_runtime::clock::Clock;
use dragoman_runtime::entropy::SystemEntropy;
use dragoman_say::picture::MapRenderer;
use dragoman_store::{Database, Store};
use jiff::Timestamp;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

/// The name of the benchmark's network.
pub const LOCAL: PlatformName = PlatformName::Local;

/// The service and its parts.
pub struct Runtime {
    pub store: Store,
    pub service: Arc<Service>,
    pub words: Arc<Words>,
}

/// Starts it over `folder`, with `network` for posts and `clock` as its clock.
pub async fn open(folder: &Path, network: Arc<dyn Platform>, clock: Arc<dyn Clock>) -> Runtime {
    open_on(folder, Database::Sqlite(folder.join("dragoman.sqlite")), network, clock, true).await
}

/// Starts it on `database`; its notices are dispatched only if it `posts`.
pub async fn open_on(
    folder: &Path,
    database: Database,
    network: Arc<dyn Platform>,
    clock: Arc<dyn Clock>,
    posts: bool,
) -> Runtime {
    let words = Arc::new(dragoman_locales::words().expect("the words"));
    let store = Store::open(folder, database).await.expect("a store");
    store.release_claims(clock.now()).await.expect("a store");
    let defaults =
        Defaults { language: Language::EN, timezone: "Europe/Rome".to_owned(), limits: Limits::default(), maps: None };
    let outbox = Arc::new(Notify::new());
    let map_renderer = Arc::new(MapRenderer::new(Arc::clone(&words)));
    let dispatcher = OutboxDispatcher::new(
        store.clone(),
        Arc::clone(&words),
        Arc::clone(&clock),
        defaults.clone(),
        map_renderer,
        Arc::clone(&outbox),
    );
    let dispatcher = Arc::new(dispatcher);
    dispatcher.connect(network);
    let answers: Arc<dyn Answers> = Arc::<OutboxDispatcher>::clone(&dispatcher);
    let entropy = Arc::new(SystemEntropy);
    let service = Service::new(
        store.clone(),
        Arc::clone(&words),
        clock,
        entropy,
        defaults,
        answers,
        Arc::clone(&outbox),
        vec![LOCAL],
    );
    if posts {
        tokio::spawn(woken_by_others(store.clone(), outbox, CancellationToken::new()));
        tokio::spawn(dispatcher.run(LOCAL, CancellationToken::new()));
    }
    Runtime { store, service: Arc::new(service), words }
}

/// What Discord allows.
pub fn capabilities() -> Capabilities {
    Capabilities {
        text_limit: 2000,
        caption_limit: 2000,
        alt_limit: 1024,
        actions: 25,
        reactions: 0,
        pictures: true,
        files: true,
        thumbnails: false,
        edits: true,
        free_edits: true,
        rooms: true,
        room: RoomReading::ALL,
        times: Times::Tags,
        commands: Commands::Menu,
    }
}

/// An event, with the next number as its id.
pub fn event(number: &AtomicUsize, person: &str, place: Place, content: Content, at: Timestamp) -> Event {
    let number = number.fetch_add(1, Ordering::SeqCst);
    Event {
        id: EventId::new(LOCAL, &number.to_string()),
        at,
        actor: Actor {
            person: PersonId::new(LOCAL, person),
            name: person.to_owned(),
            language: None,
            administrator: false,
        },
        place,
        channel: None,
        content,
    }
}

/// Words that are addressed to the bot.
pub fn text(text: &str) -> Content {
    Content::Text { text: text.to_owned(), addressed: true }
}

/// Random numbers (SplitMix64).
pub struct Chance(pub u64);

impl Chance {
    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % end as u64).expect("below a usize")
    }
}

/// A line of `/proc/self/status` in megabytes: `VmRSS` is the present memory, `VmHWM` the highest so far.
pub fn megabytes(line: &str) -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let value = status.lines().find_map(|found| found.strip_prefix(line)?.strip_prefix(':')).expect("its size");
    value.trim().trim_end_matches(" kB").parse::<f64>().expect("a number") / 1024.0
}
