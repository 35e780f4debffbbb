//! Notices changed permissions: people who may manage threads can read those of others.
//!
//! Discord reports changed roles, channels and servers. That somebody was given a role it reports only to bots with a
//! privileged intent, so all channels are also checked every few minutes.

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::Place;
use dragoman_platform::{Sink, StoreUnavailable};
use futures_util::FutureExt;
use tokio::time::{Instant, sleep, sleep_until};
use tokio_util::sync::CancellationToken;
use tracing::error;

use super::Discord;
use super::ids::channel;
use super::wire::Id;

/// The interval at which everything is checked.
const ROUND: Duration = Duration::from_secs(10 * 60);
/// The shortest time between two checks: an administrator often changes several things in a row.
const SHORTEST: Duration = Duration::from_secs(2);
/// The pause before a failed check is tried again.
const CHECK_RETRY: Duration = Duration::from_secs(30);

/// What is checked although no change of it has been reported.
struct Schedule {
    /// When all channels are checked. Other checks don't postpone that.
    round: Instant,
    /// Channels that couldn't be checked, and when they are tried again: no other waits for them.
    failed: BTreeSet<Id>,
    again: Instant,
}

impl Schedule {
    fn from(now: Instant) -> Self {
        Self { round: now + ROUND, failed: BTreeSet::new(), again: now }
    }

    /// When something is due.
    fn next(&self) -> Instant {
        if self.failed.is_empty() { self.round } else { self.round.min(self.again) }
    }

    /// Takes the channels that are due at `now`, of `all`.
    fn take_due(&mut self, now: Instant, all: impl FnOnce() -> Vec<Id>) -> BTreeSet<Id> {
        let mut due = BTreeSet::new();
        if now >= self.again {
            due.append(&mut self.failed);
        }
        if now >= self.round {
            self.round = now + ROUND;
            due.extend(all());
        }
        due
    }

    /// `channel` couldn't be checked at `now`.
    fn failed(&mut self, channel: Id, now: Instant) {
        if self.failed.is_empty() {
            self.again = now + CHECK_RETRY;
        }
        self.failed.insert(channel);
    }
}

impl Discord {
    /// Retries at once what waits for channels in which the bot may post now.
    async fn open_places(&self, sink: &dyn Sink, changed: &BTreeSet<Id>) {
        let Some(me) = self.identity.borrow().map(|identity| identity.user) else { return };
        for id in changed.iter().filter(|id| self.guilds.missing(**id, me, self.needed(**id)).is_none()) {
            // If the store fails now, what waits is tried at its own time.
            let _ = sink.place_opened(&Place::Channel(channel(*id))).await;
        }
    }

    /// Has the service check rooms where permissions may have changed, until stopped.
    pub(super) async fn watch(self: Arc<Self>, sink: Arc<dyn Sink>, stop: CancellationToken) {
        let mut schedule = Schedule::from(Instant::now());
        loop {
            let reported = tokio::select! {
                () = stop.cancelled() => return,
                () = self.room_audit.rung.notified() => true,
                () = sleep_until(schedule.next()) => false,
            };
            let opened = self.room_audit.take();
            let mut changed = schedule.take_due(Instant::now(), || self.guilds.all_channels());
            changed.extend(&opened);
            if reported {
                self.open_places(&*sink, &opened).await;
            }
            let looked = async {
                for id in changed {
                    let looking = AssertUnwindSafe(async { sink.rights_changed(&[channel(id)]).await }).catch_unwind();
                    match looking.await {
                        Ok(Ok(())) => {}
                        Ok(Err(StoreUnavailable)) => schedule.failed(id, Instant::now()),
                        // Everything else would have to begin anew.
                        Err(_) => error!(channel = %id, "checking a room's permissions panicked; it is skipped"),
                    }
                }
                sleep(SHORTEST).await;
            };
            if stop.run_until_cancelled(looked).await.is_none() {
                return;
            }
            if reported {
                // Once more: a post that was refused while the permission changed may have been put off only after the
                // first try.
                self.open_places(&*sink, &opened).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_checked_every_ten_minutes_whatever_is_reported_and_fails_meanwhile() {
        let id = |number: u64| number.to_string().parse::<Id>().expect("an id");
        let (start, second) = (Instant::now(), Duration::from_secs(1));
        let mut schedule = Schedule::from(start);
        let (mut rounds, mut retried) = (0, 0);
        // Each second something is reported, and one channel can't be checked.
        for seconds in 0..=1200 {
            let now = start + second * seconds;
            let due = schedule.take_due(now, || vec![id(1)]);
            rounds += u32::from(due.contains(&id(1)));
            retried += u32::from(due.contains(&id(2)));
            schedule.failed(id(2), now);
            assert!(schedule.next() > now && schedule.next() <= now + CHECK_RETRY);
        }
        assert_eq!((rounds, retried), (2, 40));
    }

    #[test]
    fn without_failures_the_next_check_is_the_round() {
        let start = Instant::now();
        assert_eq!(Schedule::from(start).next(), start + ROUND);
    }
}
