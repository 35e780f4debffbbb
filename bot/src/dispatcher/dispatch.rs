//! The dispatcher's loop: several places at once, each in its own order, urgent places first.
//!
//! Only a place's oldest row can be claimed, so that two rows of a place are never handled at the same time, and a
//! place that has to wait doesn't delay others. Rows are claimed several at a time: otherwise the outbox would be
//! queried for each row.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::PlatformName;
use dragoman_game::post::Key;
use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use dragoman_store::{Due, OutboxRow, StoreError, TRIES};
use dragoman_tasks::contain::caught;
use jiff::SignedDuration;
use tokio::task::{Id, JoinError, JoinSet};
use tokio_util::sync::CancellationToken;

use super::OutboxDispatcher;

/// Places of a network that are served at the same time.
const AT_ONCE: usize = 8;

/// How many rows are claimed together: a more urgent row waits for at most that many posts.
const AHEAD: u32 = 24;

/// How long a row waits whose outcome couldn't be noted.
const PAUSE: SignedDuration = SignedDuration::from_secs(2);

/// The work on one network.
#[derive(Default)]
struct UnderWay {
    /// Claimed, most urgent first.
    ready: VecDeque<OutboxRow>,
    carried: JoinSet<Result<(), StoreError>>,
    /// The rows in `carried`.
    rows: HashMap<Id, (i64, Key)>,
    /// Rows whose outcome couldn't be noted: they are carried again, under the same key.
    unsettled: Vec<i64>,
    /// Rows whose work panicked: the tries are counted in the store.
    broken: Vec<(i64, Key)>,
    /// Rows that were claimed again while they were being handled: they are given back afterwards.
    doubled: Vec<i64>,
}

impl UnderWay {
    fn ended(&mut self, ended: Result<(Id, Result<(), StoreError>), JoinError>) {
        let (id, ended) = match ended {
            Ok((id, ended)) => (id, Some(ended)),
            Err(panicked) => (panicked.id(), None),
        };
        let Some((seq, key)) = self.rows.remove(&id) else { return };
        match ended {
            Some(Ok(())) => {}
            Some(Err(error)) => {
                tracing::error!(row = seq, %error, "a notice couldn't be carried; it is tried again");
                self.unsettled.push(seq);
            }
            None => self.broken.push((seq, key)),
        }
    }

    /// Rows that are being handled.
    fn held(&self) -> HashSet<i64> {
        let carried = self.rows.values().chain(&self.broken).map(|(seq, _)| *seq);
        self.ready.iter().map(|row| row.seq).chain(carried).chain(self.unsettled.iter().copied()).collect()
    }
}

impl OutboxDispatcher {
    /// Handles rows for `name` until `stop`; posts that have begun are completed.
    pub async fn run(self: Arc<Self>, name: PlatformName, stop: CancellationToken) {
        self.dispatch(name, stop, || ()).await;
    }

    /// The same; `turned` is called in each iteration, which is at least every few seconds.
    pub async fn dispatch(self: Arc<Self>, name: PlatformName, stop: CancellationToken, turned: impl Fn() + Send) {
        let mut under_way = UnderWay::default();
        // Checked before each query: a full outbox must not keep the program from stopping.
        while !stop.is_cancelled() {
            let rung = self.outbox.notified();
            tokio::pin!(rung);
            // Registered before the query, so that no notification in between is missed.
            rung.as_mut().enable();
            turned();
            let wait = match caught(self.hand_out(name, &mut under_way)).await {
                Ok(Ok(wait)) => wait,
                Err(_) => Duration::from_secs(2),
                Ok(Err(error)) => {
                    tracing::error!(platform = %name, %error, "the courier couldn't read or write its outbox; it tries again");
                    METRICS.courier_errors.count();
                    Duration::from_secs(2)
                }
            };
            tokio::select! {
                () = stop.cancelled() => {}
                Some(ended) = under_way.carried.join_next_with_id() => under_way.ended(ended),
                () = rung, if under_way.carried.len() < AT_ONCE => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
        while let Some(ended) = under_way.carried.join_next_with_id().await {
            under_way.ended(ended);
        }
    }

    /// Starts tasks for rows while there are free ones. Returns when to look again at the latest.
    async fn hand_out(self: &Arc<Self>, name: PlatformName, under_way: &mut UnderWay) -> Result<Duration, StoreError> {
        let mut wait = Duration::from_secs(5);
        let now = self.clock.now();
        while let Some(seq) = under_way.unsettled.last().copied() {
            self.store.postponed(seq, now.checked_add(PAUSE).unwrap_or(now)).await?;
            under_way.unsettled.pop();
        }
        while let Some((seq, key)) = under_way.broken.last().cloned() {
            self.broke(name, seq, &key).await?;
            under_way.broken.pop();
        }
        // A postponed row may be claimed again before its task has ended: it must not stay claimed.
        let held = under_way.held();
        while let Some(at) = under_way.doubled.iter().position(|seq| !held.contains(seq)) {
            self.store.given_back(under_way.doubled[at]).await?;
            under_way.doubled.swap_remove(at);
        }
        if under_way.ready.is_empty() && under_way.carried.len() < AT_ONCE {
            match self.store.claim(name, now, AHEAD).await? {
                Due::Rows(rows) => {
                    // A lease that expired while its row is being handled still belongs to that task.
                    let held = under_way.held();
                    let (doubled, fresh): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| held.contains(&row.seq));
                    under_way.doubled.extend(doubled.into_iter().map(|row| row.seq));
                    under_way.ready.extend(fresh);
                    fault::point("claimed");
                }
                Due::At(at) => {
                    wait = at.duration_since(now).unsigned_abs().clamp(Duration::from_millis(50), wait);
                }
                Due::Nothing => {}
            }
        }
        while under_way.carried.len() < AT_ONCE
            && let Some(row) = under_way.ready.pop_front()
        {
            let (dispatcher, seq, key) = (Arc::clone(self), row.seq, row.key.clone());
            let task = under_way.carried.spawn(async move {
                fault::breaks("dispatch", || format!("{:?}", row.notice));
                dispatcher.carry(&row).await
            });
            under_way.rows.insert(task.id(), (seq, key));
        }
        Ok(wait)
    }

    /// The work on a row panicked: the row waits, and is dropped after three times, since the rows after it wait for
    /// it.
    async fn broke(&self, name: PlatformName, seq: i64, key: &Key) -> Result<(), StoreError> {
        let now = self.clock.now();
        let tries = self.store.failed(&format!("post {}", key.as_str()), "panic", now).await?;
        METRICS.courier_errors.count();
        tracing::error!(row = seq, tries, "a notice panicked while it was carried");
        if tries < TRIES {
            return self.store.postponed(seq, self.later(tries)).await;
        }
        METRICS.dropped.of(name).count();
        self.store.dropped(seq, "it panicked again and again: a fault of the program", now).await
    }
}
