//! The period for which posts may exist that a restored store doesn't know.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use dragoman_game::event::PlatformName;
use jiff::{SignedDuration, Timestamp};

/// How long after its first start a restored bot looks for every post before it makes it, and on each network after that was
/// read up to the first start: by then it has caught up.
pub(super) const WARY: SignedDuration = SignedDuration::from_hours(1);
/// Longer ago than any network's memory of a key, so that the dispatcher looks for the post.
pub(super) const BEFORE: SignedDuration = SignedDuration::from_mins(10);

/// What was restored, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Restored {
    /// Shortly before the backup was made: since then posts may exist that the store doesn't know.
    pub from: Timestamp,
    /// When the restored bot was started for the first time.
    pub begun: Timestamp,
}

impl Restored {
    /// When the backup was made.
    pub fn since(self) -> Timestamp {
        self.from.checked_add(BEFORE).unwrap_or(self.from)
    }
}

/// The networks that were read up to the first start after a restore, with the time of that and whether it is stored.
pub(super) type ReadSince = Arc<Mutex<HashMap<PlatformName, (Timestamp, bool)>>>;
