//! Work that may have ended the process before is computed alone, so that none of it counts for another.
//!
//! Before its last chance, after which it is set aside if it ends the process once more, nothing else may have been the
//! cause for a while: neither the start of the process nor another last chance.

use std::sync::Arc;
use std::time::Duration;

use dragoman_runtime::fault;
use dragoman_store::TRIES;
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::Instant;

/// How long before a last chance the process must have begun, and no other last chance. Whatever else ends processes does
/// so soon after their start, when much waits: what is tried for the last time isn't the cause.
const CALM: Duration = Duration::from_secs(5);

/// The lock under which suspected work is computed. In it is the time until which no last chance is taken.
pub(crate) fn lock() -> Arc<Mutex<Instant>> {
    Arc::new(Mutex::new(Instant::now() + fault::calm(CALM)))
}

/// Waits until work that is tried for the `tries`-th time may be computed. While it waits for calm, others may compute.
pub(crate) async fn alone(lock: &Mutex<Instant>, tries: u32) -> MutexGuard<'_, Instant> {
    apart(lock, tries, fault::calm(CALM)).await
}

/// The same, with last chances apart by `least`.
async fn apart(lock: &Mutex<Instant>, tries: u32, least: Duration) -> MutexGuard<'_, Instant> {
    loop {
        let mut calm = lock.lock().await;
        if tries < TRIES {
            return calm;
        }
        let (now, until) = (Instant::now(), *calm);
        if until <= now {
            *calm = now + least;
            return calm;
        }
        drop(calm);
        tokio::time::sleep_until(until).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_last_chance_waits_after_another() {
        let least = Duration::from_millis(200);
        let begun = Instant::now();
        let lock = Mutex::new(begun);
        drop(apart(&lock, TRIES, least).await);
        drop(apart(&lock, TRIES, least).await);
        assert!(begun.elapsed() >= least, "{:?}", begun.elapsed());
    }

    #[tokio::test]
    async fn while_a_last_chance_waits_for_calm_others_compute() {
        let lock = Mutex::new(Instant::now() + Duration::from_secs(3600));
        tokio::select! {
            biased;
            _ = alone(&lock, TRIES) => panic!("it isn't calm"),
            _ = alone(&lock, TRIES - 1) => {}
        }
    }
}
