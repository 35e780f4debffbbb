//! How often data was changed since the program started, so that copies in memory can be invalidated.

use std::sync::atomic::{AtomicBool, AtomicU64};

/// Counters that only increase.
#[derive(Debug, Default)]
pub(super) struct Versions {
    /// Seats, members of the local page's rooms, languages of people.
    pub(super) seating: AtomicU64,
    /// Press rooms.
    pub(super) rooms: AtomicU64,
    /// Others may have changed something that isn't counted.
    pub(super) uncertain: AtomicBool,
}
