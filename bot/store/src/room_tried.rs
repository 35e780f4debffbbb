//! When it was last tried whether there is room on the disk (see `health.rs`).

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often that is tried at most.
const EACH: Duration = Duration::from_secs(30);

/// The last try that succeeded.
#[derive(Debug, Default)]
pub(super) struct RoomTried(Mutex<Option<Instant>>);

impl RoomTried {
    pub(super) fn is_due(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_none_or(|tried| tried.elapsed() >= EACH)
    }

    pub(super) fn note(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }
}
