//! Reports to the game core what a network answered, and stores its decision, in one transaction.

use std::sync::atomic::{AtomicUsize, Ordering};

use dragoman_game::decide::network::{self, Known, Next};
use dragoman_game::notice::Outgoing;
use dragoman_game::post::Key;
use dragoman_game::report::Report;
use dragoman_runtime::entropy::SystemEntropy;
use dragoman_runtime::names::{name_from, random_name};
use dragoman_store::{OutboxRow, StoreError};

use super::OutboxDispatcher;

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
        // Notices that follow from a row have keys derived from its key: the same ones when it is decided again, and others
        // when something else is reported about it.
        let (row_key, report, number) = (row.map(|row| row.key.clone()), report.name(), AtomicUsize::new(0));
        let key = move |_: &Outgoing| match &row_key {
            Some(key) => key_of(key, &report, number.fetch_add(1, Ordering::Relaxed)),
            None => random_name(&SystemEntropy, 22),
        };
        self.store.save(&changes, self.clock.now(), key).await?;
        if !changes.outgoing.is_empty() || !changes.once.is_empty() {
            self.outbox.notify_waiters();
        }
        Ok(next)
    }
}

/// The key of notice `number` that follows from `report` about the row with this key.
fn key_of(row: &Key, report: &str, number: usize) -> String {
    name_from(&format!("{} {report} {number}", row.as_str()), 22)
}
