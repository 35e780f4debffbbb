//! Secrets that were valid lately: their people aren't kept out by what others try from the same address.
//!
//! A household, a school or a reverse proxy on another machine has one address for everybody.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most secrets that are remembered.
const MOST_SECRETS: usize = 20_000;

/// Secrets that were valid when they were used last, by their hashes. It only says that a secret is worth looking up: whether
/// it still opens something is in the store.
#[derive(Default)]
pub(super) struct KnownSecrets {
    hasher: RandomState,
    hashes: Mutex<HashSet<u64>>,
}

impl KnownSecrets {
    fn hashes(&self) -> MutexGuard<'_, HashSet<u64>> {
        self.hashes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn contains(&self, secret: &str) -> bool {
        self.hashes().contains(&self.hasher.hash_one(secret))
    }

    /// Notes whether `secret` opened something just now.
    pub(super) fn note(&self, secret: &str, is_valid: bool) {
        let hash = self.hasher.hash_one(secret);
        let mut hashes = self.hashes();
        if !is_valid {
            hashes.remove(&hash);
        } else if !hashes.contains(&hash) {
            if hashes.len() >= MOST_SECRETS {
                // Whoever comes back is noted again.
                hashes.clear();
            }
            hashes.insert(hash);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_known_as_long_as_it_opens_something() {
        let known = KnownSecrets::default();
        assert!(!known.contains("a"));
        known.note("a", true);
        known.note("b", false);
        assert!(known.contains("a") && !known.contains("b"));
        known.note("a", false);
        assert!(!known.contains("a"));
        (0..3 * MOST_SECRETS).for_each(|number| known.note(&number.to_string(), true));
        assert!(known.hashes().len() <= MOST_SECRETS && known.contains(&(3 * MOST_SECRETS - 1).to_string()));
    }
}
