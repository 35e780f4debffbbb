//! What people have sent to a page of this process and isn't stored yet.
//!
//! A deadline waits for it, in all processes: each tells the others with its beat up to when everything is stored that it
//! was sent (`processes.rs`). So what counts is when a process received an order, however long it takes to store it, and
//! no message to the server is needed for each.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use dragoman_runtime::clock::Clock;
use jiff::{SignedDuration, Timestamp};

/// What is received and not stored, by the time of its receipt and a number.
#[derive(Debug, Default)]
pub(super) struct Receipts(Mutex<Received>);

#[derive(Debug, Default)]
struct Received {
    unstored: BTreeSet<(Timestamp, u64)>,
    next: u64,
}

/// Something that was received: deadlines after its time wait until this is dropped.
#[derive(Debug)]
pub struct Receipt {
    receipts: Arc<Receipts>,
    entry: (Timestamp, u64),
}

impl Receipt {
    /// When it was received.
    pub fn at(&self) -> Timestamp {
        self.entry.0
    }
}

impl Drop for Receipt {
    fn drop(&mut self) {
        self.receipts.with(|received| received.unstored.remove(&self.entry));
    }
}

impl Receipts {
    fn with<T>(&self, act: impl FnOnce(&mut Received) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Up to when everything is stored, at most `now`.
    pub(super) fn until(&self, now: Timestamp) -> Timestamp {
        let first = self.with(|received| received.unstored.first().map(|(at, _)| *at));
        first.filter(|first| *first <= now).map_or(now, before)
    }

    /// The same for other processes: what is received later is later than this, also within the same millisecond.
    pub(super) fn told(&self, clock: &dyn Clock) -> Timestamp {
        self.until(before(clock.now()))
    }
}

fn before(at: Timestamp) -> Timestamp {
    at.checked_sub(SignedDuration::from_millis(1)).unwrap_or(at)
}

/// Takes note that something is received now.
pub(super) fn received(receipts: &Arc<Receipts>, clock: &dyn Clock) -> Receipt {
    let entry = receipts.with(|received| {
        // With the lock, so that nobody is told meanwhile that everything up to now is stored.
        let entry = (clock.now(), received.next);
        received.next += 1;
        received.unstored.insert(entry);
        entry
    });
    Receipt { receipts: Arc::clone(receipts), entry }
}

#[cfg(test)]
mod tests {
    use dragoman_runtime::clock::ManualClock;

    use super::*;

    #[test]
    fn everything_is_stored_up_to_before_the_first_that_is_not() {
        let at = |second| Timestamp::from_second(second).expect("an instant");
        let (receipts, clock) = (Arc::new(Receipts::default()), ManualClock::new(at(10)));
        let first = received(&receipts, &clock);
        clock.set(at(20));
        let (second, third) = (received(&receipts, &clock), received(&receipts, &clock));
        assert_eq!((first.at(), second.at(), third.at()), (at(10), at(20), at(20)));
        assert_eq!(receipts.until(at(30)), before(at(10)));
        assert_eq!(receipts.until(at(9)), at(9), "nothing was received by then");
        drop(first);
        drop(third);
        assert_eq!(receipts.until(at(30)), before(at(20)));
        assert_eq!(receipts.told(&clock), before(at(20)));
        drop(second);
        assert_eq!(receipts.until(at(30)), at(30));
        assert_eq!(receipts.told(&clock), before(at(20)), "something else may still come within this millisecond");
    }
}
