//! Limits of how fast one person may write, and of the number of web sockets: a page in a loop must not slow down the
//! others.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How many frames one person may send at once.
const BURST: f64 = 40.0;
/// How many more each second after that.
const PER_SECOND: f64 = 8.0;
/// How many web sockets one person may have open.
const LINES: u32 = 20;

/// What a frame costs.
#[derive(Clone, Copy, Debug)]
pub(super) enum Cost {
    /// A frame that is stored.
    Word,
    /// A request that changes nothing: for an offer while somebody types, for a picture.
    Question,
    /// A request for a range of the history.
    History,
}

impl Cost {
    fn units(self) -> f64 {
        match self {
            Self::Word => 1.0,
            Self::Question => 0.2,
            Self::History => 2.0,
        }
    }
}

/// With fewer entries than this none is removed.
const FEW: usize = 1024;

struct Bucket {
    left: f64,
    at: Instant,
    lines: u32,
}

/// The use of the limits, by person or by address.
pub(super) struct Limits {
    buckets: Mutex<HashMap<String, Bucket>>,
    /// How much may be used at once.
    burst: f64,
    /// How much more each second after that.
    per_second: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Self::new(BURST, PER_SECOND)
    }
}

impl Limits {
    pub(super) fn new(burst: f64, per_second: f64) -> Self {
        Self { buckets: Mutex::default(), burst, per_second }
    }

    fn with<T>(&self, person: &str, act: impl FnOnce(&mut Bucket) -> T) -> T {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if buckets.len() >= FEW && buckets.len() == buckets.capacity() && !buckets.contains_key(person) {
            // Those that have everything left again are as if they were new.
            let left = |bucket: &Bucket| bucket.left + now.duration_since(bucket.at).as_secs_f64() * self.per_second;
            buckets.retain(|_, bucket| bucket.lines > 0 || left(bucket) < self.burst);
        }
        let fresh = || Bucket { left: self.burst, at: now, lines: 0 };
        act(buckets.entry(person.to_owned()).or_insert_with(fresh))
    }

    /// Whether `person` may send this frame now; if so it is counted.
    pub(super) fn allow(&self, person: &str, cost: Cost) -> bool {
        let cost = cost.units();
        self.with(person, |bucket| {
            let now = Instant::now();
            let more = now.duration_since(bucket.at).as_secs_f64() * self.per_second;
            bucket.left = (bucket.left + more).min(self.burst);
            bucket.at = now;
            let allowed = bucket.left >= cost;
            if allowed {
                bucket.left -= cost;
            }
            allowed
        })
    }

    /// Whether `person` could send this frame now. Nothing is counted.
    pub(super) fn would_allow(&self, person: &str, cost: Cost) -> bool {
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let left = |bucket: &Bucket| bucket.left + bucket.at.elapsed().as_secs_f64() * self.per_second;
        buckets.get(person).map_or(self.burst, left) >= cost.units()
    }

    /// Counts one more web socket of `person`; `false`: there may be no more.
    pub(super) fn open_line(&self, person: &str) -> bool {
        self.with(person, |bucket| {
            let allowed = bucket.lines < LINES;
            bucket.lines += u32::from(allowed);
            allowed
        })
    }

    /// Whether `person` has a web socket open.
    pub(super) fn is_here(&self, person: &str) -> bool {
        self.with(person, |bucket| bucket.lines > 0)
    }

    /// Counts one web socket less.
    pub(super) fn close_line(&self, person: &str) {
        self.with(person, |bucket| bucket.lines = bucket.lines.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_limited_and_others_are_not() {
        let limits = Limits::default();
        let taken = (0..1000).filter(|_| limits.allow("ada", Cost::Word)).count();
        assert!((40..100).contains(&taken), "{taken}");
        assert!(limits.allow("ben", Cost::Word));
    }

    #[test]
    fn addresses_without_recent_requests_are_removed() {
        let limits = Limits::new(1.0, 1e12);
        for number in 0..100_000 {
            assert!(limits.allow(&number.to_string(), Cost::Word));
        }
        assert!(limits.buckets.lock().expect("no poison").len() < 4 * FEW);
    }

    #[test]
    fn closed_sockets_are_not_counted() {
        let limits = Limits::default();
        assert_eq!((0..30).filter(|_| limits.open_line("ada")).count(), 20);
        limits.close_line("ada");
        assert!(limits.open_line("ada") && !limits.open_line("ada") && limits.open_line("ben"));
    }
}
