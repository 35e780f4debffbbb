//! When something was last written only to find out whether it can be (see `health.rs`).

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often that is tried at most.
const EACH: Duration = Duration::from_secs(30);

/// When that was.
#[derive(Debug, Default)]
pub(super) struct Written(Mutex<Option<Instant>>);

impl Written {
    pub(super) fn is_due(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_none_or(|written| written.elapsed() >= EACH)
    }

    pub(super) fn note(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }
}
