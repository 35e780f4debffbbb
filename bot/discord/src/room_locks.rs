//! A room is settled, or locked because somebody woke it up, by one task at a time.

use tokio::sync::{Mutex, MutexGuard};

use super::wire::Id;

/// Rooms that share a lock wait for each other: rarely, and for a call or two.
const LOCKS: usize = 64;

pub(super) struct RoomLocks([Mutex<()>; LOCKS]);

impl Default for RoomLocks {
    fn default() -> Self {
        Self(std::array::from_fn(|_| Mutex::default()))
    }
}

impl RoomLocks {
    /// Waits until no other task changes `thread`.
    pub(super) async fn hold(&self, thread: Id) -> MutexGuard<'_, ()> {
        // The lower bits of most ids are alike.
        let number = usize::try_from((thread.0.get() >> 22) % LOCKS as u64).unwrap_or_default();
        let [first, ..] = &self.0;
        self.0.get(number).unwrap_or(first).lock().await
    }
}
