//! Locks by name, for rooms that are being made, or written in.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, Weak};

use tokio::sync::{Mutex, OwnedMutexGuard};

/// Locks by name. A name that nobody holds takes no memory for long.
#[derive(Debug, Default)]
pub(super) struct NamedLocks(std::sync::Mutex<BTreeMap<String, Weak<Mutex<()>>>>);

impl NamedLocks {
    /// Waits until nobody else holds `name`, and holds it.
    pub(super) async fn hold(&self, name: &str) -> OwnedMutexGuard<()> {
        self.lock(name).lock_owned().await
    }

    fn lock(&self, name: &str) -> Arc<Mutex<()>> {
        let mut locks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lock) = locks.get(name).and_then(Weak::upgrade) {
            return lock;
        }
        locks.retain(|_, lock| lock.strong_count() > 0);
        let lock = Arc::new(Mutex::new(()));
        locks.insert(name.to_owned(), Arc::downgrade(&lock));
        lock
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn one_name_is_held_once_and_others_meanwhile() {
        let locks = NamedLocks::default();
        let ada = locks.hold("@ada:x").await;
        assert!(locks.hold("@ada:x").now_or_never().is_none());
        assert!(locks.hold("@ben:x").now_or_never().is_some());
        drop(ada);
        assert!(locks.hold("@ada:x").now_or_never().is_some());
        assert_eq!(locks.0.lock().expect("nobody panicked").len(), 1);
    }
}
