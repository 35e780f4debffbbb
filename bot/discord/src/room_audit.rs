//! Notices changed permissions: people who may manage threads can read those of others.
//!
//! Discord reports changed roles, channels and servers. That somebody was given a role it reports only to bots with a
//! privileged intent, so all channels are also checked every few minutes.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::Place;
use dragoman_platform::Sink;
use tokio::time::{Instant, sleep, sleep_until};
use tokio_util::sync::CancellationToken;

use super::Discord;
use super::ids::channel;
use super::wire::Id;

/// The interval at which everything is checked.
const ROUND: Duration = Duration::from_secs(10 * 60);
/// The shortest time between two checks: an administrator often changes several things in a row.
const SHORTEST: Duration = Duration::from_secs(2);
/// The pause before a failed check is tried again.
const AGAIN: Duration = Duration::from_secs(30);

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
        // Failed checks, and when they are tried again: no other waits for them.
        let mut failed = BTreeSet::new();
        let mut again = Instant::now();
        loop {
            let mut changed = BTreeSet::new();
            let reported = tokio::select! {
                () = stop.cancelled() => return,
                () = self.room_audit.rung.notified() => true,
                () = sleep_until(again), if !failed.is_empty() => {
                    changed = std::mem::take(&mut failed);
                    false
                }
                () = sleep(ROUND) => {
                    changed.extend(self.guilds.all_channels());
                    false
                }
            };
            changed.extend(self.room_audit.take());
            let opened = changed.clone();
            if reported {
                self.open_places(&*sink, &opened).await;
            }
            let looked = async {
                for id in changed {
                    if sink.rights_changed(&[channel(id)]).await.is_err() {
                        failed.insert(id);
                        again = Instant::now() + AGAIN;
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
