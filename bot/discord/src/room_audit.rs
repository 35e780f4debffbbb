//! Whether people may do more, or less, than before: who may manage threads reads those of others.
//!
//! Discord tells of roles, channels and servers that change. That somebody was given a role it tells only bots with a
//! privileged intent, so that it is looked for every few minutes as well.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use dragoman_game::event::Place;
use dragoman_platform::Sink;
use tokio::time::{Instant, sleep, sleep_until};
use tokio_util::sync::CancellationToken;

use super::Discord;
use super::guilds::permission::POSTING;
use super::ids::channel;
use super::wire::Id;

/// How often everything is looked at.
const ROUND: Duration = Duration::from_secs(10 * 60);
/// So long after a look the next one comes at the earliest: an administrator seldom changes one thing alone.
const BREATH: Duration = Duration::from_secs(2);
/// How long it takes until a look is tried again that failed.
const AGAIN: Duration = Duration::from_secs(30);

impl Discord {
    /// Has tried at once what waits for channels in which the bot may post now.
    async fn open_places(&self, sink: &dyn Sink, changed: &BTreeSet<Id>) {
        let Some(me) = self.identity.borrow().map(|identity| identity.user) else { return };
        for id in changed.iter().filter(|id| self.guilds.missing(**id, me, &POSTING).is_none()) {
            // If the store doesn't answer now, what waits is tried at its own time.
            let _ = sink.place_opened(&Place::Channel(channel(*id))).await;
        }
    }

    /// Has the service look wherever rights may have changed, until stopped.
    pub(super) async fn watch(self: Arc<Self>, sink: Arc<dyn Sink>, stop: CancellationToken) {
        // Those that couldn't be looked at, and when they are tried again: no other waits for them.
        let mut failed = BTreeSet::new();
        let mut again = Instant::now();
        loop {
            let mut changed = BTreeSet::new();
            let told = tokio::select! {
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
            if told {
                self.open_places(&*sink, &opened).await;
            }
            let looked = async {
                for id in changed {
                    if sink.rights_changed(&[channel(id)]).await.is_err() {
                        failed.insert(id);
                        again = Instant::now() + AGAIN;
                    }
                }
                sleep(BREATH).await;
            };
            if stop.run_until_cancelled(looked).await.is_none() {
                return;
            }
            if told {
                // Once more: what was refused while the permission came may have been put off only after the first look.
                self.open_places(&*sink, &opened).await;
            }
        }
    }
}
