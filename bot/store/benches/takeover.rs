//! How long it takes until another process has the lease of one that was killed: a report.
//!
//! The lease is held by a child process, on a real PostgreSQL server on this machine. It is killed (`SIGKILL`), and the
//! time is measured until a process that waits for the lease has it. The beat stands still for six seconds before that
//! (`bot/store/src/processes.rs`), and is looked at once a second.
//!
//! ```text
//! cargo bench -p dragoman-store --bench takeover
//! cargo bench -p dragoman-store --bench takeover -- 3    three times, not ten
//! ```

#[path = "../../../tests/season/postgres.rs"]
mod postgres;

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use dragoman_store::{Database, Lease, Server, Store};

/// How often a process is killed.
const TIMES: u64 = 10;

/// The database of the process that is killed.
const HOLDER: &str = "DRAGOMAN_BENCH_HOLDER";

async fn opened(address: &str) -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::new(address, 8).expect("an address");
    let store = Store::open(folder.path(), Database::Postgres(server)).await.expect("a store");
    (folder, store)
}

/// Holds the lease until it is killed.
async fn hold(address: &str) {
    let (_folder, store) = opened(address).await;
    store.lease(Lease::Janitor).await;
    println!("held");
    std::future::pending::<()>().await;
}

/// The time until `store` has the lease of a process that is killed, the `number`th.
async fn measured(address: &str, store: &Store, number: u64) -> Duration {
    let this = std::env::current_exe().expect("this program");
    let mut child = Command::new(this).env(HOLDER, address).stdout(Stdio::piped()).spawn().expect("a process");
    let mut said = BufReader::new(child.stdout.take().expect("its output"));
    let said = tokio::task::spawn_blocking(move || said.read_line(&mut String::new()));
    said.await.expect("it is read").expect("it holds the lease");
    // It is waited for when its holder is killed.
    let waiting = {
        let store = store.clone();
        tokio::spawn(async move {
            store.lease(Lease::Janitor).await;
            Instant::now()
        })
    };
    // At another moment between two beats each time.
    tokio::time::sleep(Duration::from_millis(2_000 + 370 * number)).await;
    assert!(!waiting.is_finished(), "two processes hold the lease");
    let killed = Instant::now();
    child.kill().expect("it is killed");
    let taken = waiting.await.expect("it is taken over");
    child.wait().expect("it has ended");
    store.release(Lease::Janitor).await.expect("a store");
    taken.duration_since(killed)
}

async fn measure(times: u64) {
    let address = postgres::cluster().new_database();
    let (_folder, store) = opened(&address).await;
    let mut all = Vec::new();
    for number in 0..times {
        let passed = measured(&address, &store, number).await;
        println!("{:.1} s", passed.as_secs_f64());
        all.push(passed);
    }
    all.sort_unstable();
    let (Some(first), Some(middle), Some(last)) = (all.first(), all.get(all.len() / 2), all.last()) else { return };
    let seconds = [first, middle, last].map(|passed| format!("{:.1}", passed.as_secs_f64()));
    println!("taken over after {} s (median), {} to {} s", seconds[1], seconds[0], seconds[2]);
}

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    match std::env::var(HOLDER) {
        Ok(address) => runtime.block_on(hold(&address)),
        Err(_) => {
            let times = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(TIMES);
            runtime.block_on(measure(times));
        }
    }
}
