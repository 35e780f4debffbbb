//! Deletes data whose retention time is over, in small steps, while the bot runs.
//!
//! How long data is kept is in [`dragoman_store::lives`]. Between two steps others may write; a step that fails is
//! repeated in the next round. Nothing depends on the time of a round: code that reads data ignores what is too old.

use std::sync::Arc;
use std::time::Duration;

use dragoman_runtime::clock::Clock;
use dragoman_runtime::fault;
use dragoman_store::{CHORES, Lease, Store, StoreError};
use tokio_util::sync::CancellationToken;

/// The time from the start to the first round: the networks' waiting work comes first.
const BEFORE: Duration = Duration::from_secs(600);

/// The time between two rounds.
const REST: Duration = Duration::from_secs(3600);

/// The time between two steps, so that others can write.
const PAUSE: Duration = Duration::from_millis(100);

/// The largest number of steps of one chore in a round: one that never ends must not keep the others from theirs.
const MOST_STEPS: u32 = 5_000;

/// Runs until `stop`; `turned` is called after each round.
pub async fn run(store: Store, clock: Arc<dyn Clock>, stop: CancellationToken, turned: impl Fn()) {
    let mut rest = fault::rest(BEFORE);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(rest) => {}
        }
        rest = fault::rest(REST);
        let tidied = async {
            let listed = store.list_forgotten().await;
            // One process does it for all.
            let is_mine = store.try_lease(Lease::Janitor).await?;
            let rows = if is_mine { round(&store, &*clock, PAUSE, &stop).await? } else { 0 };
            listed.map(|()| rows)
        };
        match tidied.await {
            Ok(0) => {}
            Ok(rows) => tracing::debug!(rows, "old data was deleted"),
            Err(error) => {
                tracing::error!(%error, "not all old data could be deleted; the next round is in an hour");
            }
        }
        turned();
    }
}

/// Deletes all data whose retention time is over. Returns the number of rows. A chore that fails doesn't prevent the
/// others.
///
/// # Errors
/// The last error.
pub async fn round(
    store: &Store,
    clock: &dyn Clock,
    pause: Duration,
    stop: &CancellationToken,
) -> Result<u64, StoreError> {
    let (mut rows, mut failed) = (0, None);
    for chore in CHORES {
        let mut steps = 0;
        while !stop.is_cancelled() {
            if steps == MOST_STEPS {
                tracing::warn!(?chore, "a chore isn't done after {MOST_STEPS} steps; it continues in the next round");
                break;
            }
            steps += 1;
            match store.tidy(chore, clock.now()).await {
                Ok(0) => break,
                Ok(done) => rows += done,
                Err(error) => {
                    tracing::warn!(?chore, %error, "a chore failed");
                    failed = Some(error);
                    break;
                }
            }
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
        }
    }
    failed.map_or(Ok(rows), Err)
}

#[cfg(test)]
mod tests;
