//! Work that may have ended the process before is computed alone, so that none of it counts for another.
//!
//! Before its last chance, after which it is set aside if it ends the process once more, nothing else may have been the
//! cause for a while: neither the start of the process, nor another last chance, nor what begins or ends other processes on
//! the same database. Those who stop all of them one after the other mustn't cost a post.

use std::sync::Arc;
use std::time::Duration;

use dragoman_runtime::fault;
use dragoman_store::{Store, TRIES};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::Instant;

/// How long before a last chance the process must have begun, and no other last chance. Whatever else ends processes does
/// so soon after their start, when much waits: what is tried for the last time isn't the cause.
const CALM: Duration = Duration::from_secs(5);

/// The lock under which suspected work is computed. In it is the time until which no last chance is taken.
pub(crate) fn lock() -> Arc<Mutex<Instant>> {
    Arc::new(Mutex::new(Instant::now() + fault::calm(CALM)))
}

/// How many times as long is waited at most while processes begin or end one after the other: somebody waits for the work.
const LONGEST_CALM: u32 = 6;

/// Waits until work that is tried for the `tries`-th time may be computed. While it waits for calm, others may compute.
pub(crate) async fn alone<'a>(lock: &'a Mutex<Instant>, tries: u32, store: &Store) -> MutexGuard<'a, Instant> {
    let same_since = || store.same_processes_since().map(Instant::from_std);
    apart(lock, tries, fault::calm(CALM), same_since).await
}

/// The same, with last chances apart by `least` and so long after `same_since`, when another process has begun or ended last.
async fn apart(
    lock: &Mutex<Instant>,
    tries: u32,
    least: Duration,
    same_since: impl Fn() -> Option<Instant>,
) -> MutexGuard<'_, Instant> {
    let latest = Instant::now() + least * LONGEST_CALM;
    loop {
        let mut calm = lock.lock().await;
        if tries < TRIES {
            return calm;
        }
        let others = same_since().map(|since| (since + least).min(latest));
        let (now, until) = (Instant::now(), others.map_or(*calm, |others| others.max(*calm)));
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
        drop(apart(&lock, TRIES, least, || None).await);
        drop(apart(&lock, TRIES, least, || None).await);
        assert!(begun.elapsed() >= least, "{:?}", begun.elapsed());
    }

    #[tokio::test]
    async fn a_last_chance_waits_while_processes_begin_or_end_one_after_the_other() {
        let least = Duration::from_millis(20);
        let waited = async |last: &dyn Fn(Duration) -> Duration| {
            let begun = Instant::now();
            drop(apart(&Mutex::new(begun), TRIES, least, || Some(begun + last(begun.elapsed()))).await);
            begun.elapsed()
        };
        assert!(waited(&|_| Duration::ZERO).await >= least, "one has ended just now");
        assert!(waited(&|now| now.min(least * 2)).await >= least * 3);
        assert!(waited(&|now| now).await >= least * LONGEST_CALM, "and nothing else would ever be done");
    }

    #[tokio::test]
    async fn while_a_last_chance_waits_for_calm_others_compute() {
        let lock = Mutex::new(Instant::now() + Duration::from_secs(3600));
        tokio::select! {
            biased;
            _ = apart(&lock, TRIES, CALM, || None) => panic!("it isn't calm"),
            _ = apart(&lock, TRIES - 1, CALM, || None) => {}
        }
    }
}
