//! Games in which nothing happens.

use std::path::Path;
use std::time::Instant;

use dragoman_platform::Inbox as _;
use dragoman_runtime::clock::Clock as _;

use crate::games::{Address, multiply};
use crate::runtime::{LOCAL, megabytes};
use crate::{in_a_process, open, times};

/// How many looks at the clock are measured.
const LOOKS: u32 = 200;

/// Measures a new process on the games that there are, on ten and on fifty times as many.
pub async fn measure(folder: &Path, database: &Address, games: usize) {
    println!(
        "games in the store, nothing to do: memory of a process (aim for 50,000: 100 MB), and a look at the clock"
    );
    for (copies, all) in [(0, games), (9, 10 * games), (4, 50 * games)] {
        if copies > 0 {
            multiply(database, copies).await;
        }
        println!("  about {all} games:");
        in_a_process("--at-rest", folder, database, all);
    }
}

/// A process of its own.
pub async fn process(folder: &Path, database: &Address) {
    let running = open(folder, database, true).await;
    running.clock.set(times().1);
    running.service.caught_up(LOCAL, running.clock.now());
    while running.service.tick().await.expect("a store").is_some_and(|next| next <= running.clock.now()) {}
    while running.store.waiting().await.expect("a store") > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let begun = Instant::now();
    for _ in 0..LOOKS {
        running.service.tick().await.expect("a store");
    }
    let look = begun.elapsed().as_secs_f64() * 1000.0 / f64::from(LOOKS);
    println!("    {:8.1} MB   {look:8.3} ms", megabytes("VmRSS"));
}
