//! Limits of how fast one person may write, and of the number of web sockets: a page in a loop must not slow down the
//! others.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How many frames one person may send at once.
const BURST: f64 = 40.0;
/// How many more each second after that.
const PER_SECOND: f64 = 8.0;
/// How many characters one person may have stored in a day, with [`POST`] for each post: what they write is kept for a year.
const A_DAY: f64 = 1_000_000.0;
/// What a post takes besides its characters.
const POST: f64 = 20.0;
/// The seconds of a day.
const DAY: f64 = 86_400.0;
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
    /// How many characters may still be stored, at the instant `stored_at`.
    characters: f64,
    stored_at: Instant,
    lines: u32,
}

impl Bucket {
    /// How many characters may be stored at `now`.
    fn characters_at(&self, now: Instant) -> f64 {
        let more = now.duration_since(self.stored_at).as_secs_f64() * A_DAY / DAY;
        (self.characters + more).min(A_DAY)
    }
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

    /// Of links to maps, by address: a table of seven at one place opens theirs, and opens them again.
    pub(super) fn of_openings() -> Self {
        Self::new(20.0, 0.2)
    }

    /// Of links that open nothing, by address: whoever has an old one isn't refused for long.
    pub(super) fn of_guesses() -> Self {
        Self::new(100.0, 5.0)
    }

    /// Of new links for oneself: five an hour.
    pub(super) fn of_renewals() -> Self {
        Self::new(5.0, 5.0 / 3_600.0)
    }

    /// Of channels that somebody begins: three a day.
    pub(super) fn of_channels() -> Self {
        Self::new(3.0, 3.0 / DAY)
    }

    /// Of the page's words, by address: a school's pages fetch them once each.
    pub(super) fn of_words() -> Self {
        Self::new(100.0, 5.0)
    }

    /// Of pictures and files: those of a whole history at once.
    pub(super) fn of_pictures() -> Self {
        Self::new(1_000.0, 100.0)
    }

    /// Of web sockets that are opened.
    pub(super) fn of_sockets() -> Self {
        Self::new(60.0, 4.0)
    }

    fn with<T>(&self, person: &str, act: impl FnOnce(&mut Bucket) -> T) -> T {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if buckets.len() >= FEW && buckets.len() == buckets.capacity() && !buckets.contains_key(person) {
            // Those that have everything left again are as if they were new.
            let left = |bucket: &Bucket| bucket.left + now.duration_since(bucket.at).as_secs_f64() * self.per_second;
            let is_new = |bucket: &Bucket| left(bucket) >= self.burst && bucket.characters_at(now) >= A_DAY;
            buckets.retain(|_, bucket| bucket.lines > 0 || !is_new(bucket));
        }
        let fresh = || Bucket { left: self.burst, at: now, characters: A_DAY, stored_at: now, lines: 0 };
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

    /// Whether a post of `person` with so many characters may be stored now; if so it is counted.
    pub(super) fn store(&self, person: &str, characters: usize) -> bool {
        let cost = u32::try_from(characters).map_or(f64::MAX, f64::from) + POST;
        self.with(person, |bucket| {
            let now = Instant::now();
            (bucket.characters, bucket.stored_at) = (bucket.characters_at(now), now);
            let allowed = bucket.characters >= cost;
            if allowed {
                bucket.characters -= cost;
            }
            allowed
        })
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
    fn one_person_has_only_so_much_stored_in_a_day() {
        let limits = Limits::default();
        let stored = (0..1000).filter(|_| limits.store("ada", 3980)).count();
        assert!((250..255).contains(&stored), "{stored}");
        // Short posts take space too.
        assert!((0..100_000).filter(|_| limits.store("ben", 1)).count() < 50_000);
        assert!(limits.store("cleo", 3980) && limits.allow("ada", Cost::Word));
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
