//! Time and chance, passed in.
//!
//! Nothing else in the program may ask what time it is or roll dice, so that a test can turn the clock by hand and any
//! game can be played again.

use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};

use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};

use crate::fault;

/// What time it is.
pub trait Clock: Send + Sync {
    /// Now.
    fn now(&self) -> Timestamp;
}

/// Where chance comes from.
pub trait Entropy: Send + Sync {
    /// 32 bytes that nobody can foresee.
    fn seed(&self) -> [u8; 32];

    /// The same for a named purpose. Under the seed of a test each purpose has a sequence of its own, so that what one
    /// draws doesn't depend on how often another has drawn before.
    fn seed_for(&self, _purpose: &'static str) -> [u8; 32] {
        self.seed()
    }
}

/// The machine's clock, cut to milliseconds, which is what the store keeps.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place that asks the machine")]
    fn now(&self) -> Timestamp {
        let now = Timestamp::now();
        Timestamp::from_millisecond(now.as_millisecond()).unwrap_or(now)
    }
}

/// The machine's source of chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn seed(&self) -> [u8; 32] {
        self.seed_for("any")
    }

    #[expect(clippy::disallowed_methods, reason = "the one place that asks the machine")]
    fn seed_for(&self, purpose: &'static str) -> [u8; 32] {
        if let Some(seed) = fault::drawn(purpose) {
            return seed;
        }
        let mut seed = [0; 32];
        // Without the system's randomness no key is safe to hand out: stopping is the only right answer.
        #[expect(clippy::panic, reason = "no user, network or disk can cause it")]
        if let Err(error) = getrandom::fill(&mut seed) {
            panic!("the operating system gives no randomness: {error}");
        }
        seed
    }
}

/// A clock for tests and for the demo: stands until it is moved.
#[derive(Debug)]
pub struct ManualClock(Mutex<Timestamp>);

impl ManualClock {
    /// Stands at `start`.
    pub fn new(start: Timestamp) -> Self {
        Self(Mutex::new(start))
    }

    /// Moves to `to`.
    pub fn set(&self, to: Timestamp) {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = to;
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Timestamp {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// The machine's clock, moved on by the host of a demonstration: it never goes back.
#[derive(Debug, Default)]
pub struct MovableClock {
    /// Milliseconds that it is ahead.
    ahead: AtomicI64,
}

impl MovableClock {
    /// A clock that was moved on before, by so many milliseconds.
    pub fn ahead_by(milliseconds: i64) -> Self {
        Self { ahead: AtomicI64::new(milliseconds.max(0)) }
    }

    /// How many milliseconds ahead of the machine it must be to show `to`; never less than now.
    pub fn needed_for(&self, to: Timestamp) -> i64 {
        let behind = to.as_millisecond().saturating_sub(SystemClock.now().as_millisecond());
        behind.max(self.ahead.load(Ordering::SeqCst))
    }

    /// Moves on.
    pub fn set_ahead(&self, milliseconds: i64) {
        self.ahead.fetch_max(milliseconds, Ordering::SeqCst);
    }
}

impl Clock for MovableClock {
    fn now(&self) -> Timestamp {
        let now = SystemClock.now();
        now.checked_add(SignedDuration::from_millis(self.ahead.load(Ordering::SeqCst))).unwrap_or(now)
    }
}

const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A name of `length` characters of `[0-9A-Za-z]` (22 hold 130 bits), from a fresh seed.
pub fn random_name(entropy: &dyn Entropy, length: usize) -> String {
    name_of(&entropy.seed(), length)
}

/// A name that is always the same for the same text, and tells nothing of it.
pub fn name_from(text: &str, length: usize) -> String {
    name_of(&Sha256::digest(text.as_bytes()).into(), length)
}

/// The same for bytes that are given: at most 32 characters.
pub fn name_of(seed: &[u8; 32], length: usize) -> String {
    // 256 = 4 * 62 + 8: the bias of the first eight characters is far below what a guesser could use.
    seed.iter().take(length).map(|byte| char::from(ALPHABET[usize::from(*byte) % 62])).collect()
}
