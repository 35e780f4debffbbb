//! Reports to the game core what a network answered, and stores its decision, in one transaction.

use std::sync::atomic::{AtomicUsize, Ordering};

use dragoman_game::decide::network::{self, Known, Next};
use dragoman_game::notice::Outgoing;
use dragoman_game::report::Report;
use dragoman_runtime::entropy::SystemEntropy;
use dragoman_runtime::names::random_name;
use dragoman_store::{OutboxRow, StoreError};

use super::OutboxDispatcher;

/// The first parts of a row's key are those that the core itself gives to what is said once.
const NAMED_PARTS: usize = 16;

impl OutboxDispatcher {
    /// Lets the game core decide on `report`, and stores the decision. If the notice of `row` isn't posted because of
    /// that, the row ends in the same transaction.
    pub(super) async fn report(
        &self,
        row: Option<&OutboxRow>,
        report: &Report,
        known: Known<'_>,
    ) -> Result<Next, StoreError> {
        let outcome = network::reported(report, &known);
        let (mut changes, next) = (outcome.decision.changes, outcome.next);
        if let (Next::Drop(why), Some(row)) = (next, row) {
            changes.dropped = Some((row.seq, why));
        }
        if changes.is_nothing() {
            return Ok(next);
        }
        // Notices that follow from a row have keys derived from its key: the same ones when it is decided again.
        let (row_key, number) = (row.map(|row| row.key.clone()), AtomicUsize::new(NAMED_PARTS));
        let key = move |_: &Outgoing| match &row_key {
            Some(key) => String::from(key.part(number.fetch_add(1, Ordering::Relaxed))),
            None => random_name(&SystemEntropy, 22),
        };
        self.store.save(&changes, self.clock.now(), key).await?;
        if !changes.outgoing.is_empty() || !changes.once.is_empty() {
            self.outbox.notify_waiters();
        }
        Ok(next)
    }
}
