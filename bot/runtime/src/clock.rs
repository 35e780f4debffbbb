//! Time, passed in: nothing else in the program may ask what time it is, so that a test can turn the clock by hand.

use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};

use jiff::{SignedDuration, Timestamp};

/// What time it is.
pub trait Clock: Send + Sync {
    /// Now.
    fn now(&self) -> Timestamp;
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
