//! Counters of changes of seats and rooms, for callers that cache what they have read.

use std::sync::atomic::Ordering;

use super::opened::Store;
use super::signals::Signal;

impl Store {
    /// Increases when seats, members of the local page's rooms, or languages of people have changed. Read it before
    /// reading the data to be cached.
    pub fn seating(&self) -> u64 {
        if self.versions.uncertain.load(Ordering::SeqCst) {
            self.versions.seating.fetch_add(1, Ordering::SeqCst);
        }
        self.versions.seating.load(Ordering::SeqCst)
    }

    /// Increases when a press room has changed. Read it before reading rooms.
    pub(super) fn rooms_changes(&self) -> u64 {
        self.versions.rooms.load(Ordering::SeqCst)
    }

    /// Call it once a change of a press room is stored.
    pub(super) fn rooms_changed(&self) {
        self.versions.rooms.fetch_add(1, Ordering::SeqCst);
    }

    /// Call it once a change of what [`Store::seating`] counts is stored.
    pub(super) fn seated_anew(&self) {
        self.versions.seating.fetch_add(1, Ordering::SeqCst);
        self.tell(Signal::Seating);
    }
}
