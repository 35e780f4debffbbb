//! How often something was changed in this life of the program: whoever keeps a copy in memory learns from it when to
//! read it again.

use std::sync::atomic::AtomicU64;

/// Counts that only grow.
#[derive(Debug, Default)]
pub(super) struct Versions {
    /// Who sits where, who is in which room of the local page, who reads which language.
    pub(super) seating: AtomicU64,
    /// Press rooms.
    pub(super) rooms: AtomicU64,
}
