//! Handles due deadlines, game by game: one that fails stops no other.

use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::sync::{MutexGuard, PoisonError};

use dragoman_game::announce::operation;
use dragoman_game::changes::Changes;
use dragoman_game::decide::clock::{self, Due};
use dragoman_game::decide::keys;
use dragoman_game::decide::means::Means;
use dragoman_game::event::{PersonId, PlatformName};
use dragoman_game::model::{Game, GameId};
use dragoman_game::post::Key;
use dragoman_runtime::fault;
use dragoman_runtime::metrics::METRICS;
use dragoman_runtime::names::name_from;
use dragoman_store::{Heard, Lease, Overdue, StoreError, TRIES, of_clock};
use dragoman_tasks::contain::{Workers, caught};
use dragoman_tasks::supervisor::Loop;
use futures_util::stream::{self, TryStreamExt as _};
use jiff::{SignedDuration, Timestamp};
use tracing::Instrument as _;

use super::Service;
use super::handle::HandleError;
use super::suspects;
use super::waiting::Unheard;
use crate::service::Waiting;

/// How long a network may be unreachable, after a deadline and after our own start, before that counts as an outage:
/// after a start each network needs some time to deliver missed events.
const OUTAGE_AFTER: SignedDuration = SignedDuration::from_mins(10);

/// How long after a restore a game waits at most for a network that hasn't been read since.
const AWAITED: SignedDuration = SignedDuration::from_hours(7 * 24);

/// How many games are loaded at once, so that not all overdue games are in memory together.
const PAGE: u32 = 200;

/// After this a game that waits for a network is loaded again.
const LOOK_AGAIN: SignedDuration = SignedDuration::from_secs(60);

impl Service {
    /// Handles everything due. Returns when to look again, if anything is set.
    pub async fn tick(&self) -> Result<Option<Timestamp>, StoreError> {
        let now = self.clock.now();
        self.catch_up_after_restore(now).await?;
        let before: Vec<GameId> = self.waiting().keys().cloned().collect();
        let mut still = HashSet::new();
        let mut last = None;
        // A page begins where the previous one ended: waiting games don't delay those after them, and a game with a new
        // deadline isn't handled twice.
        loop {
            let due = self.store.games_to_do(now, last.as_ref(), PAGE).await?;
            let is_last = due.len() < usize::try_from(PAGE).unwrap_or(usize::MAX);
            last = due.last().cloned();
            let page = due.clone();
            still.extend(due.iter().filter(|due| self.waits_for(due).is_some()).map(|due| due.game.clone()));
            let ready = due.into_iter().filter(|due| !self.waits(due)).map(Ok);
            let handled = stream::iter(ready)
                .try_for_each_concurrent(Workers::count(), |due| async move {
                    self.supervised().turned(Loop::Clock);
                    self.tick_game(&due.game, due.version, now).await
                })
                .await;
            self.store.give_back_games(&page).await?;
            handled?;
            if is_last {
                break;
            }
        }
        // One process does it for all.
        if self.store.try_lease(Lease::Janitor).await? && self.store.post_digests(now).await? {
            self.outbox.notify_waiters();
        }
        // Games that aren't due any more, or were changed since, don't wait any more.
        self.waiting().retain(|game, _| !before.contains(game) || still.contains(game));
        self.store.next_deadline().await
    }

    /// After a backup was restored: notes which networks were read since, and tells all who play, once.
    async fn catch_up_after_restore(&self, now: Timestamp) -> Result<(), StoreError> {
        if self.store.restored().is_none() {
            return Ok(());
        }
        for platform in PlatformName::ALL {
            if let Some(until) = self.reach(platform) {
                self.store.network_was_read(platform, until, now);
            }
        }
        self.store.keep_networks_read().await?;
        // One process does it for all.
        if self.restore_told.load(Ordering::SeqCst) || !self.store.try_lease(Lease::Janitor).await? {
            return Ok(());
        }
        if let Some(restored) = self.store.untold_restore(now).await? {
            for id in self.store.all_games().await? {
                let Some(game) = self.game_if_readable(&id).await?.filter(|game| game.running().is_some()) else {
                    continue;
                };
                let key = name_from(&format!("restored {id} {}", restored.begun), 22);
                let mut changes = Changes::default();
                changes.once.push((operation::restored(&game, restored.since(), now), Key::of(&key)));
                self.store.save(&changes, now, |_| self.random_key()).await?;
            }
            self.store.restore_was_told(restored).await?;
            self.outbox.notify_waiters();
        }
        self.restore_told.store(true, Ordering::SeqCst);
        Ok(())
    }

    /// Whether the phase that is played may have ended in what was lost since the backup: its results may be known, and what
    /// was written since may have been meant for the next one. Until all is read it isn't prolonged, for [`AWAITED`] at most,
    /// and nothing is awaited of a network that isn't switched on any more.
    fn may_have_ended(&self, game: &Game, unheard: &Unheard, now: Timestamp) -> bool {
        let may_have = |begun: Timestamp| {
            now.duration_since(begun) < AWAITED && game.running().is_some_and(|running| running.began < begun)
        };
        let is_awaited =
            |platform: &PlatformName| self.networks.contains(platform) && self.store.is_behind_restore(*platform);
        self.store.restored().is_some_and(|restored| may_have(restored.begun))
            && unheard.platforms.iter().any(is_awaited)
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a game waits for since it was last loaded, if nobody has changed it meanwhile.
    pub(super) fn waits_for(&self, due: &Overdue) -> Option<Unheard> {
        self.waiting().get(&due.game).filter(|unheard| unheard.version == due.version).cloned()
    }

    /// Whether the game is known to wait for something.
    fn waits(&self, due: &Overdue) -> bool {
        let fresh = |unheard: &Unheard| self.clock.now().duration_since(unheard.looked) < LOOK_AGAIN;
        self.waits_for(due).is_some_and(|unheard| fresh(&unheard) && !self.is_heard(&unheard))
    }

    /// Handles what is due in one game, unless it waits for a network. Fails only if the database does. Log entries in
    /// between name the game.
    async fn tick_game(&self, id: &GameId, version: i64, now: Timestamp) -> Result<(), StoreError> {
        self.tick_counted(id, version, now).instrument(tracing::info_span!("clock", game = %id)).await
    }

    async fn tick_counted(&self, id: &GameId, version: i64, now: Timestamp) -> Result<(), StoreError> {
        let work = of_clock(id, version);
        let error = match caught(self.try_game(id, &work, now)).await.unwrap_or_else(|panicked| Err(panicked.into())) {
            Ok(()) => return Ok(()),
            Err(HandleError::Store(error)) if error.is_of_database() => return Err(error),
            Err(error) => error,
        };
        let kind = error.kind();
        let tries = self.store.failed(&work, kind, now).await?;
        tracing::error!(game = %id, tries, %error, "what is due in a game couldn't be handled");
        if tries >= TRIES {
            self.set_game_aside(id, &work, kind, now).await?;
        }
        Ok(())
    }

    async fn try_game(&self, id: &GameId, work: &str, now: Timestamp) -> Result<(), HandleError> {
        let held = self.games.hold(id).await;
        let Some(loaded) = self.store.game(id).await? else { return Ok(()) };
        let Some(due) = clock::due(&loaded.game, now) else { return Ok(()) };
        let loaded = self.with_barred(loaded).await?;
        let mut away = None;
        // After a restore also what else waits for no message: what was sent in time may be read again.
        let restored =
            if let Due::CloseUnheard(at) = due { Some(at) } else { matches!(due, Due::Votes).then_some(now) };
        if let Some(deadline) = due.heard_until().or(restored) {
            let unheard = Unheard {
                version: loaded.version,
                deadline,
                platforms: platforms(&loaded.game, deadline),
                people: clock::who_can_change(&loaded.game, deadline).cloned().collect(),
                looked: self.clock.now(),
            };
            let is_awaited = || self.may_have_ended(&loaded.game, &unheard, now);
            if !self.is_heard(&unheard) && (restored.is_none() || is_awaited()) {
                let waited = now.duration_since(deadline.max(self.started));
                // A game that waits for a network's return waits for nothing else.
                if waited <= OUTAGE_AFTER || matches!(due, Due::Back(_)) || is_awaited() {
                    self.waiting().insert(id.clone(), unheard);
                    return Ok(());
                }
                // A message that can't be read isn't an outage.
                away = (!self.is_caught_up(&unheard)).then(|| self.heard_of_all(&unheard));
            }
        }
        // Counted before it begins, since it may end the process.
        let tries = self.store.begin_try(work, true, now).await?.unwrap_or_default();
        if tries > TRIES {
            return Ok(self.set_game_aside(id, work, "", now).await?);
        }
        let mut alone = None;
        if tries > 1 {
            alone = Some(suspects::alone(&self.suspected, tries, &self.store).await);
            self.store.computing(work).await?;
        }
        let limits = self.defaults.limits;
        let seed = self.entropy.seed_for("event");
        let acting = move || {
            fault::breaks("tick", || loaded.game.name.clone());
            // Events of that time may still arrive from an unreachable network.
            let postponed = away.and_then(|since| clock::postponed(&loaded, due, since, now));
            let means = Means { seed: &seed };
            postponed.unwrap_or_else(|| clock::carry_out_due(&loaded, due, now, &limits, &means))
        };
        let mut decision = self.workers.run(acting).await?;
        if tries > 1 {
            self.store.computed(work).await?;
        }
        drop(alone);
        decision.changes.work = Some(work.to_owned());
        fault::point("ticking");
        let cause = keys::of_version(&decision.changes).unwrap_or_else(|| self.random_key());
        let saved = self.store.save(&decision.changes, now, keys::of(cause, &decision.changes)).await;
        held.changed();
        match saved {
            Ok(_) => self.after(&decision.changes),
            // Another task changed it meanwhile: it is handled again at once.
            Err(StoreError::Conflict) => self.deadlines.notify_one(),
            Err(error) => return Err(error.into()),
        }
        Ok(())
    }

    /// A game, if there is one that can be read.
    pub(super) async fn game_if_readable(&self, id: &GameId) -> Result<Option<Game>, StoreError> {
        match self.store.game_alone(id).await {
            Err(error) if !error.is_of_database() => Ok(None),
            game => game,
        }
    }

    /// Stops the clock's work on this game until somebody changes it, and tells its game master.
    async fn set_game_aside(&self, id: &GameId, work: &str, kind: &str, now: Timestamp) -> Result<(), StoreError> {
        tracing::error!(game = %id, kind, "a game's clock is set aside: what is due failed three times");
        METRICS.games_set_aside.count();
        // The game master of a game that can't be read is unknown.
        let told = self
            .game_if_readable(id)
            .await?
            .map(|game| (operation::game_set_aside(&game, now), name_from(&format!("set aside {work}"), 22)));
        self.store.set_aside(work, kind, None, told.as_slice(), now).await?;
        self.outbox.notify_waiters();
        Ok(())
    }

    /// Whether all events before the game's deadline have been delivered by its networks.
    pub(super) fn is_heard(&self, unheard: &Unheard) -> bool {
        let awaits =
            |(person, said): &(PersonId, Timestamp)| *said <= unheard.deadline && unheard.people.contains(person);
        let heard = |platform: &PlatformName| {
            let heard = self.heard_of(*platform);
            heard.until.is_some_and(|until| until >= unheard.deadline) && !heard.awaited.iter().any(awaits)
        };
        !self.on_maps.awaits(&unheard.people, unheard.deadline)
            && self.has_stored_maps(unheard.deadline)
            && unheard.platforms.iter().all(heard)
    }

    /// Whether other processes have stored all orders that were given by `deadline` on maps that they show.
    fn has_stored_maps(&self, deadline: Timestamp) -> bool {
        self.defaults.maps.is_none() || self.store.stored_by_others().is_none_or(|until| until >= deadline)
    }

    /// Whether the game's networks were read up to its deadline.
    pub(super) fn is_caught_up(&self, unheard: &Unheard) -> bool {
        let heard = |platform: &PlatformName| self.reach(*platform).is_some_and(|until| until >= unheard.deadline);
        unheard.platforms.iter().all(heard)
    }

    /// Up to when all of the game's networks were read; for one that wasn't read since the start, the time of the
    /// start.
    fn heard_of_all(&self, unheard: &Unheard) -> Timestamp {
        let heard = unheard.platforms.iter().map(|platform| self.reach(*platform).unwrap_or(self.started));
        heard.min().unwrap_or(self.started)
    }

    /// Up to when `platform` was read.
    pub(super) fn reach(&self, platform: PlatformName) -> Option<Timestamp> {
        self.heard_of(platform).until
    }

    /// How far `platform` was heard by this process, or by the one that listens to it.
    pub(super) fn heard_of(&self, platform: PlatformName) -> Heard {
        let others = self.store.heard_by_others(platform).unwrap_or_default();
        if !self.store.holds(Lease::Network(platform)) {
            // What this process has heard before another one took over doesn't say for whom that one waits.
            self.caught_up.lock().unwrap_or_else(PoisonError::into_inner).remove(&platform);
            self.awaited.lock().unwrap_or_else(PoisonError::into_inner).remove(&platform);
            return others;
        }
        // First up to when, since adapters say first whose messages they wait for.
        let own = self.caught_up.lock().unwrap_or_else(PoisonError::into_inner).get(&platform).copied();
        let Some(until) = own else { return others };
        let awaited = self.awaited.lock().unwrap_or_else(PoisonError::into_inner).get(&platform).cloned();
        Heard { until: Some(until).max(others.until), awaited: awaited.unwrap_or_default() }
    }
}

/// The networks on which the game is played.
fn platforms(game: &Game, until: Timestamp) -> Vec<PlatformName> {
    let mut platforms = vec![game.channel.platform()];
    for platform in clock::who_can_change(game, until).map(PersonId::platform) {
        if !platforms.contains(&platform) {
            platforms.push(platform);
        }
    }
    platforms
}
