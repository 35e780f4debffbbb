//! Channels in which permissions may have changed.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

use super::wire::Id;

/// Channels in which permissions may have changed.
#[derive(Default)]
pub(super) struct RoomAudit {
    pub(super) changed: Mutex<BTreeSet<Id>>,
    pub(super) rung: Notify,
}

impl RoomAudit {
    /// Permissions may have changed in `channels`.
    pub(super) fn wake(&self, channels: impl IntoIterator<Item = Id>) {
        let mut changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        changed.extend(channels);
        if !changed.is_empty() {
            self.rung.notify_one();
        }
    }

    pub(super) fn take(&self) -> BTreeSet<Id> {
        std::mem::take(&mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
