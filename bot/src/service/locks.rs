//! One at a time, for each game and each person by themselves.
//!
//! A person's events are handled one after the other. A game is changed by one at a time, but nobody waits for a game
//! that they only look at: a decision is taken on what was loaded without a lock; the lock of the one game that it
//! changes is taken afterwards, and if that game was changed since it was loaded, everything is loaded and decided
//! again, with the lock held. Deciding is pure, so that costs time and nothing else.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::OwnedMutexGuard;

/// A lock and a count for each key that somebody holds or is interested in.
#[derive(Debug)]
pub(super) struct Locks<K> {
    known: Mutex<HashMap<K, Weak<Entry>>>,
}

#[derive(Debug, Default)]
pub(super) struct Entry {
    lock: Arc<tokio::sync::Mutex<()>>,
    changes: AtomicU64,
}

/// What somebody looked at, and how often it had been changed before they did.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    entry: Arc<Entry>,
    changes: u64,
}

/// Nobody else changes it until this is dropped.
#[derive(Debug)]
pub(super) struct Held {
    entry: Arc<Entry>,
    _guard: OwnedMutexGuard<()>,
}

impl<K> Default for Locks<K> {
    fn default() -> Self {
        Self { known: Mutex::default() }
    }
}

impl<K: Eq + Hash + Clone> Locks<K> {
    fn entry(&self, key: &K) -> Arc<Entry> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = known.get(key).and_then(Weak::upgrade) {
            return entry;
        }
        // Those that nobody holds any more are swept out before the map has to grow.
        if known.len() == known.capacity() {
            known.retain(|_, entry| entry.strong_count() > 0);
        }
        let entry = Arc::new(Entry::default());
        known.insert(key.clone(), Arc::downgrade(&entry));
        entry
    }

    /// To be asked before `key` is loaded.
    pub(super) fn look(&self, key: &K) -> Seen {
        let entry = self.entry(key);
        let changes = entry.changes.load(Ordering::SeqCst);
        Seen { entry, changes }
    }

    /// Waits until nobody else holds `key`; those who wait get it in their order.
    pub(super) async fn hold(&self, key: &K) -> Held {
        let entry = self.entry(key);
        let guard = Arc::clone(&entry.lock).lock_owned().await;
        Held { entry, _guard: guard }
    }
}

impl Held {
    /// Whether nothing was changed since somebody looked.
    pub(super) fn is_as(&self, seen: &Seen) -> bool {
        Arc::ptr_eq(&self.entry, &seen.entry) && self.entry.changes.load(Ordering::SeqCst) == seen.changes
    }

    /// To be said after a change was stored, or may have been.
    pub(super) fn changed(&self) {
        self.entry.changes.fetch_add(1, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_change_is_noticed_by_who_looked_before() {
        let locks = Locks::default();
        let seen = locks.look(&"a");
        let held = locks.hold(&"a").await;
        assert!(held.is_as(&seen));
        held.changed();
        assert!(!held.is_as(&seen));
        drop(held);
        let again = locks.look(&"a");
        assert!(locks.hold(&"a").await.is_as(&again));
    }

    #[tokio::test]
    async fn one_key_holds_up_no_other_and_is_forgotten_when_nobody_holds_it() {
        let locks = Locks::default();
        let held = locks.hold(&0).await;
        for key in 1..1000 {
            drop(locks.hold(&key).await);
        }
        assert!(locks.known.lock().expect("no poison").len() < 100);
        drop(held);
    }
}
