//! Who sits where may have changed: a number that grows, for those who keep what they have read.

use std::sync::atomic::Ordering;

use super::opened::Store;

impl Store {
    /// Grows whenever somebody sits elsewhere than before, may read another room of the local page, or reads another
    /// language. To be asked before what is kept is read.
    pub fn seating(&self) -> u64 {
        self.versions.seating.load(Ordering::SeqCst)
    }

    /// Grows whenever a press room changes. To be asked before rooms are read.
    pub(super) fn rooms_changes(&self) -> u64 {
        self.versions.rooms.load(Ordering::SeqCst)
    }

    /// To be said once a change of a press room is stored.
    pub(super) fn rooms_changed(&self) {
        self.versions.rooms.fetch_add(1, Ordering::SeqCst);
    }

    /// To be said once a change of what [`Store::seating`] counts is stored.
    pub(super) fn seated_anew(&self) {
        self.versions.seating.fetch_add(1, Ordering::SeqCst);
    }
}
