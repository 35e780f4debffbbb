//! Locks by key: one task at a time changes a game, a person's data or a room, and others don't wait for it.
//!
//! Who only reads doesn't wait either: they note how often a key was changed before they read ([`Locks::look`]), and whoever
//! then changes it compares that with the lock held ([`Held::is_as`]).

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::OwnedMutexGuard;

/// A lock and a counter of changes for each key that is held or was read.
#[derive(Debug)]
pub struct Locks<K> {
    known: Mutex<HashMap<K, Weak<Entry>>>,
}

#[derive(Debug, Default)]
struct Entry {
    lock: Arc<tokio::sync::Mutex<()>>,
    changes: AtomicU64,
}

/// A key that was read, with its counter of changes before that.
#[derive(Clone, Debug)]
pub struct Seen {
    entry: Arc<Entry>,
    changes: u64,
}

/// Nobody else changes the key until this is dropped.
#[derive(Debug)]
pub struct Held {
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
        // Unused entries are removed before the map has to grow.
        if known.len() == known.capacity() {
            known.retain(|_, entry| entry.strong_count() > 0);
        }
        let entry = Arc::new(Entry::default());
        known.insert(key.clone(), Arc::downgrade(&entry));
        entry
    }

    /// The counter of `key`: to be read before `key` is loaded.
    pub fn look(&self, key: &K) -> Seen {
        let entry = self.entry(key);
        let changes = entry.changes.load(Ordering::SeqCst);
        Seen { entry, changes }
    }

    /// Waits until nobody else holds `key`; waiting tasks get it in order.
    pub async fn hold(&self, key: &K) -> Held {
        let entry = self.entry(key);
        let guard = Arc::clone(&entry.lock).lock_owned().await;
        Held { entry, _guard: guard }
    }
}

impl Held {
    /// Whether nothing was changed since `seen`.
    pub fn is_as(&self, seen: &Seen) -> bool {
        Arc::ptr_eq(&self.entry, &seen.entry) && self.entry.changes.load(Ordering::SeqCst) == seen.changes
    }

    /// To be called after a change was stored, or may have been.
    pub fn changed(&self) {
        self.entry.changes.fetch_add(1, Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_change_is_detected_after_an_earlier_look() {
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
    async fn one_key_delays_no_other_and_is_removed_when_nobody_holds_it() {
        let locks = Locks::default();
        let held = locks.hold(&0).await;
        for key in 1..1000 {
            drop(locks.hold(&key).await);
        }
        assert!(locks.known.lock().expect("no poison").len() < 100);
        drop(held);
    }
}
