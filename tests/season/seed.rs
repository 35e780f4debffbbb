//! The source of a test's randomness: one seed for a run, which each test prints and `DRAGOMAN_TEST_SEED` sets.
//!
//! A process of the program under test gets the seed and a name, and derives from both everything that it would
//! otherwise get from the operating system: powers, ids, keys. Names differ, so that ids stay unique in a data folder.
#![allow(dead_code, reason = "each suite uses its own part")]

use std::cell::Cell;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hasher};
use std::sync::{LazyLock, Mutex};

/// The variable that sets the seed, of the tests and of the program under test.
pub const SEED: &str = "DRAGOMAN_TEST_SEED";
/// The variable that names a process of the program under test.
const LIFE: &str = "DRAGOMAN_TEST_LIFE";

static CHOSEN: LazyLock<u64> = LazyLock::new(|| match std::env::var(SEED) {
    Ok(given) => given.trim().parse().unwrap_or_else(|_| panic!("{SEED} must be a number below 2^64, not {given:?}")),
    // Seeded with the operating system's randomness, as every map of the standard library is.
    Err(_) => std::hash::RandomState::new().build_hasher().finish() % 1_000_000_000,
});

/// The seed of this run. Each test prints it once, so that the report of a failure says how to repeat it.
pub fn seed() -> u64 {
    thread_local!(static PRINTED: Cell<bool> = const { Cell::new(false) });
    if !PRINTED.replace(true) {
        println!("{SEED}={}", *CHOSEN);
    }
    *CHOSEN
}

/// The name of the test that runs on this thread.
fn test() -> String {
    std::thread::current().name().unwrap_or("a thread without a name").to_owned()
}

/// The environment of the next process of the program. It is named after the test and numbered there, so that neither
/// the order of the tests nor concurrent tests change its random values.
pub fn life() -> [(&'static str, String); 2] {
    static LIVES: Mutex<BTreeMap<String, u32>> = Mutex::new(BTreeMap::new());
    let test = test();
    let mut lives = LIVES.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let number = lives.entry(test.clone()).or_default();
    *number += 1;
    [(SEED, seed().to_string()), (LIFE, format!("{test} {number}"))]
}

/// Random numbers (SplitMix64), the same on every machine.
pub struct Chance(pub u64);

impl Chance {
    /// Random numbers of the current test for one purpose.
    pub fn of(purpose: &str) -> Self {
        let text = format!("{}/{purpose}", test());
        // FNV-1a: the standard library doesn't guarantee that its hashes stay the same.
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self(text.bytes().fold(seed() ^ 0xcbf2_9ce4_8422_2325, hash))
    }

    /// Any number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }
}
