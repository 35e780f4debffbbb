//! The capacity of one process and of several, with real files and a real server: a report to be read by people.
//!
//! ```text
//! cargo bench -p dragoman --bench load --no-default-features --features local
//! cargo bench -p dragoman --bench load --no-default-features --features local -- 200            a fifth of the games
//! cargo bench -p dragoman --bench load --no-default-features --features local -- 1000 sqlite    only rows of this database
//! cargo bench -p dragoman --bench load --no-default-features --features local -- 1000 postgres 4    only these
//! ```
//!
//! 1. A thousand games are due in the same second, each in the middle of a game with all orders sent, its channel in
//!    one language and its players in four. Measured are the times until the first and the last public picture, and
//!    until every post, is handed to the network's adapter; and the processor time for a game. With SQLite in one process,
//!    with PostgreSQL in one, two and four (that server's processor time is in the machine's). On the local page all
//!    processes post; of Discord and Matrix one process has the account, so the last row is for those.
//! 2. A message with a complete set of orders: the time from its delivery by the adapter until the receipt is handed
//!    to the adapter, with every commit synced; compared with the time of one sync of the disk alone.
//! 3. Games at rest, ten and fifty times as many: the memory of an idle program, and what a look at the clock takes.
//! 4. What an advisory lock around each decision would cost on PostgreSQL.
//!
//! The adapter only records when it gets posts: the time that a network needs is additional. PostgreSQL must be installed.

mod decisions;
mod games;
mod locks;
mod network;
mod orders;
#[path = "../../../tests/season/postgres.rs"]
mod postgres;
mod rest;
#[path = "../runtime/mod.rs"]
mod runtime;
mod times;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;

use dragoman::service::Service;
use dragoman_l10n::Words;
use dragoman_runtime::clock::{Clock, ManualClock};
use dragoman_store::Store;
use games::Address;
use jiff::{SignedDuration, Timestamp};
use network::Recording;

/// The program with its network and its clock, which stands still until it is set.
pub(crate) struct Running {
    pub store: Store,
    pub service: Arc<Service>,
    pub network: Arc<Recording>,
    pub clock: Arc<ManualClock>,
    pub words: Arc<Words>,
}

/// When the games begin to wait, and when they are due.
pub fn times() -> (Timestamp, Timestamp) {
    let start: Timestamp = "2026-11-21T12:00:00Z".parse().expect("a time");
    (start, start.checked_add(SignedDuration::from_hours(1)).expect("a time"))
}

/// Starts the program; only if it `posts`, its notices are dispatched.
pub(crate) async fn open(folder: &Path, database: &Address, posts: bool) -> Running {
    let (network, clock) = (Arc::new(Recording::default()), Arc::new(ManualClock::new(times().0)));
    let shown: Arc<dyn Clock> = Arc::<ManualClock>::clone(&clock);
    let runtime::Runtime { store, service, words } =
        runtime::open_on(folder, database.database(), Arc::<Recording>::clone(&network), shown, posts).await;
    Running { store, service, network, clock, words }
}

/// Runs this program once more, for something that is to be gone afterwards.
pub fn in_a_process(what: &str, folder: &Path, database: &Address, count: usize) {
    let me = std::env::current_exe().expect("this program");
    let mut command = std::process::Command::new(me);
    let status = command.arg(what).arg(folder).args([database.text(), count.to_string()]).status();
    assert!(status.is_ok_and(|status| status.success()), "{what}");
}

/// The rows of the table: database, processes, whether all of them post.
const ROWS: [(&str, usize, bool); 6] = [
    ("sqlite", 1, true),
    ("postgres", 1, true),
    ("postgres", 2, true),
    ("postgres", 4, true),
    ("postgres", 2, false),
    ("postgres", 4, false),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    match arguments[..] {
        ["--process", folder, database, posts] => {
            return runtime.block_on(decisions::process(Path::new(folder), &Address::read(database), posts == "posts"));
        }
        ["--at-rest", folder, database, _] => {
            return runtime.block_on(rest::process(Path::new(folder), &Address::read(database)));
        }
        ["--fill", folder, database, count] => {
            let (database, count) = (Address::read(database), count.parse().expect("a number"));
            return runtime.block_on(async {
                let running = open(Path::new(folder), &database, true).await;
                games::fill(&running, &AtomicUsize::new(1), count, times().0, times().1).await;
                games::languages(&database, count).await;
            });
        }
        ["--orders", folder, database, count] => {
            return runtime.block_on(async {
                let running = open(Path::new(folder), &Address::read(database), true).await;
                running.clock.set(times().1);
                let count = count.parse().expect("a number");
                orders::orders(&running, &AtomicUsize::new(1_000_000), count, 300).await;
            });
        }
        _ => {}
    }
    let count = arguments.first().and_then(|games| games.parse().ok()).unwrap_or(1000);
    let (only, of) = (arguments.get(1).copied(), arguments.get(2).and_then(|processes| processes.parse().ok()));
    let folder = tempfile::tempdir().expect("a folder");
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let sync = times::disk(folder.path());
    println!(
        "{cores} cores; one sync of this disk: median {:.1} ms, 99 % {:.1} ms",
        times::at(&sync, 0.5),
        times::at(&sync, 0.99)
    );
    runtime.block_on(async {
        println!("{count} games due in the same second");
        println!("{}", decisions::HEADING);
        for (number, (kind, processes, all_post)) in ROWS.into_iter().enumerate() {
            if only.is_some_and(|only| only != kind) || of.is_some_and(|of: usize| of != processes) {
                continue;
            }
            let folder = folder.path().join(number.to_string());
            std::fs::create_dir(&folder).expect("a folder");
            let database = match kind {
                "sqlite" => Address::File(folder.join("dragoman.sqlite")),
                _ => Address::Server(postgres::durable().new_database()),
            };
            in_a_process("--fill", &folder, &database, count);
            decisions::measure(&folder, &database, (kind, processes, all_post), count).await;
            if number < 2 {
                in_a_process("--orders", &folder, &database, count);
                locks::measure(&database).await;
                rest::measure(&folder, &database, count).await;
            }
        }
    });
}
