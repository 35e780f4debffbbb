//! Time as an argument: nothing else in the program may read the system clock, so that a test can set the time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};

use jiff::{SignedDuration, Timestamp};

/// A source of the current time.
pub trait Clock: Send + Sync {
    /// The current time.
    fn now(&self) -> Timestamp;
}

/// The system clock, truncated to milliseconds, which is what the store keeps.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place that asks the machine")]
    fn now(&self) -> Timestamp {
        let now = Timestamp::now();
        Timestamp::from_millisecond(now.as_millisecond()).unwrap_or(now)
    }
}

/// A clock for tests: it doesn't move until it is set.
#[derive(Debug)]
pub struct ManualClock(Mutex<Timestamp>);

impl ManualClock {
    /// A clock that shows `start`.
    pub fn new(start: Timestamp) -> Self {
        Self(Mutex::new(start))
    }

    /// Sets the time to `to`.
    pub fn set(&self, to: Timestamp) {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = to;
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Timestamp {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// The system clock plus an offset that the host of a demonstration can increase; the offset never decreases.
#[derive(Debug, Default)]
pub struct MovableClock {
    /// The offset in milliseconds, 0 or more.
    ahead: AtomicI64,
}

impl MovableClock {
    /// A clock that starts with an offset of `milliseconds`.
    pub fn ahead_by(milliseconds: i64) -> Self {
        Self { ahead: AtomicI64::new(milliseconds.max(0)) }
    }

    /// The offset in milliseconds at which the clock shows `to`; never less than the present offset.
    pub fn needed_for(&self, to: Timestamp) -> i64 {
        let behind = to.as_millisecond().saturating_sub(SystemClock.now().as_millisecond());
        behind.max(self.ahead.load(Ordering::SeqCst))
    }

    /// Sets the offset; a smaller one than the present is ignored.
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
