//! The period for which posts may exist that a restored store doesn't know.

use jiff::Timestamp;

/// Since when posts may exist that the store doesn't know, and until when to look for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Restored {
    /// Shortly before the backup was made.
    pub from: Timestamp,
    pub until: Timestamp,
}

impl Restored {
    /// The time at which a row written `now` may already have been handed to the network.
    pub fn attempted(self, now: Timestamp) -> Option<Timestamp> {
        (now < self.until).then_some(self.from)
    }
}
