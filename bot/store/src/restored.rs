//! A restored store: its waiting notices may already have been posted.
//!
//! A backup of an SQLite file is marked as a copy when it is restored. A PostgreSQL database is restored by programs that
//! know nothing of that, or its server goes back in time: it is restored to an earlier moment, or a replica takes over that
//! doesn't have the last commits. So a database is recognized at each start by what none of these keeps: the server's own
//! identifier, the timeline of its log, and the numbers of the database and of a table. A process that is running meanwhile
//! loses its connections, gets none on another timeline (`db/postgres.rs`), and begins anew.

use std::sync::PoisonError;

use dragoman_game::event::PlatformName;
use jiff::Timestamp;

use super::db::{self, TIMELINE, Transaction, begin};
use super::error::StoreError;
use super::lives;
use super::opened::Store;
use super::places::release_all_claims;
use super::restore_time::{BEFORE, Restored, WARY};

/// The cursor with the time of the restore.
pub(super) const CURSOR: &str = "restored";
/// The cursors with the times at which each network was read up to the first start: that start, and the time.
const READ: &str = "restored.";

/// The cursor with the restore of which players were told.
const TOLD: &str = "restored-told";

/// The cursor with what a database on a server was recognized by.
pub(super) const RECOGNIZED: &str = "database";

/// The identifier of the server. Some don't tell it everybody.
const SYSTEM: &str = "SELECT system_identifier::text FROM pg_control_system()";

/// The numbers of the database and of a table.
const NUMBERS: &str = "SELECT oid::text || ' ' || 'outbox'::regclass::oid::text FROM pg_database
     WHERE datname = current_database()";

/// When something was stored last.
const LAST: &str = "SELECT GREATEST((SELECT MAX(at) FROM inbox), (SELECT MAX(ended_at) FROM outbox), 0)";

/// Marks a copy; nobody uses it yet.
async fn mark(transaction: &mut Transaction<'_>, taken_at: Timestamp) -> Result<(), StoreError> {
    let from = taken_at.checked_sub(BEFORE).unwrap_or(taken_at);
    release_all_claims(transaction).await?;
    db::query(
        "UPDATE outbox SET attempts = CASE attempts WHEN 0 THEN 1 ELSE attempts END,
             attempted_at = CASE WHEN attempted_at < $1 THEN attempted_at ELSE $1 END WHERE ended_at IS NULL",
    )
    .bind(from.as_millisecond())
    .execute(&mut *transaction)
    .await?;
    db::query("DELETE FROM cursors WHERE name = $1").bind(TOLD).execute(&mut *transaction).await?;
    note(transaction, CURSOR, &from.as_millisecond().to_string()).await
}

async fn note(transaction: &mut Transaction<'_>, name: &str, value: &str) -> Result<(), StoreError> {
    db::query(
        "INSERT INTO cursors (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(transaction)
    .await?;
    Ok(())
}

impl Store {
    /// Marks this as a copy made at `taken_at`: notices that waited then may have been posted since.
    pub async fn mark_restored(&self, taken_at: Timestamp) -> Result<(), StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        mark(&mut transaction, taken_at).await?;
        Ok(transaction.commit().await?)
    }

    /// Marks a database on a server as a copy if it isn't the one that was recognized at the start before.
    pub(super) async fn recognize(&self) -> Result<(), StoreError> {
        if !self.is_shared() {
            return Ok(());
        }
        let mut connection = self.durably().await?;
        let system: Result<Option<String>, _> = db::query_scalar(SYSTEM).fetch_optional(&mut connection).await;
        let timeline: String = db::query_scalar(TIMELINE).fetch_one(&mut connection).await?;
        let numbers: String = db::query_scalar(NUMBERS).fetch_one(&mut connection).await?;
        let now = format!("{} {timeline} {numbers}", system.ok().flatten().unwrap_or_default());
        let mut transaction = begin(&mut connection).await?;
        // One process after the other: who comes first marks it.
        transaction.hold(&[RECOGNIZED]).await?;
        let before: Option<String> = db::query_scalar("SELECT value FROM cursors WHERE name = $1")
            .bind(RECOGNIZED)
            .fetch_optional(&mut transaction)
            .await?;
        if before.as_ref() == Some(&now) {
            return Ok(());
        }
        // A database of an older version isn't a copy.
        if before.is_some() {
            tracing::warn!(
                "the database is a restored copy, or its server went back in time: until an hour after the networks were \
                 read, each post is looked for before it is made"
            );
            let last = db::query_scalar(LAST).fetch_one(&mut transaction).await?;
            let last = Timestamp::from_millisecond(last).map_err(|_| StoreError::Nonsense("time"))?;
            mark(&mut transaction, last).await?;
        }
        note(&mut transaction, RECOGNIZED, &now).await?;
        Ok(transaction.commit().await?)
    }

    /// The store for use from `now` on: if it was restored, posts are looked for first for a while.
    pub async fn started(mut self, now: Timestamp) -> Result<Self, StoreError> {
        self.recognize().await?;
        let Some(noted) = self.cursor(CURSOR).await? else { return Ok(self) };
        let mut numbers = noted.split(' ').map(str::parse::<i64>);
        let (Some(Ok(from)), until) = (numbers.next(), numbers.next()) else {
            return Err(StoreError::Nonsense("note of a restore"));
        };
        let until = match until {
            Some(Ok(until)) => until,
            Some(Err(_)) => return Err(StoreError::Nonsense("note of a restore")),
            None => {
                let until = now.checked_add(WARY).unwrap_or(now).as_millisecond();
                self.advance(CURSOR, &format!("{from} {until}")).await?;
                until
            }
        };
        let instant = |at| Timestamp::from_millisecond(at).map_err(|_| StoreError::Nonsense("note of a restore"));
        let until = instant(until)?;
        let restored = Restored { from: instant(from)?, begun: until.checked_sub(WARY).unwrap_or(until) };
        self.restored = Some(restored);
        self.read_networks_read(restored).await?;
        Ok(self)
    }

    /// The restore of which players haven't been told yet; after a day they know it.
    pub async fn untold_restore(&self, now: Timestamp) -> Result<Option<Restored>, StoreError> {
        let Some(restored) = self.restored else { return Ok(None) };
        let is_new = now.duration_since(restored.begun).as_hours() < 24;
        let is_told = self.cursor(TOLD).await?.is_some_and(|told| told == restored.from.as_millisecond().to_string());
        Ok(Some(restored).filter(|_| is_new && !is_told))
    }

    /// Stores that the players of all games were told of it.
    pub async fn restore_was_told(&self, restored: Restored) -> Result<(), StoreError> {
        self.advance(TOLD, &restored.from.as_millisecond().to_string()).await
    }
}

impl Store {
    /// The restore from which this database comes, if it does.
    pub fn restored(&self) -> Option<Restored> {
        self.restored
    }

    /// The time at which a row that is written `now` for `platform` may already have been handed over: until all that was lost
    /// has been decided again, whenever the network delivers it.
    pub(super) fn attempted(&self, platform: PlatformName, now: Timestamp) -> Option<Timestamp> {
        let Restored { from, begun } = self.restored?;
        let ended = |at: Timestamp| at.checked_add(WARY).is_ok_and(|end| end <= now);
        // By then the networks' events from before the start aren't handled any more.
        let is_long_ago = lives::is_forgotten_event(begun, now);
        let is_over = is_long_ago || ended(begun) && self.read_since_restore(platform).is_some_and(ended);
        (!is_over).then_some(from)
    }

    fn read_since_restore(&self, platform: PlatformName) -> Option<Timestamp> {
        let known = self.read_since.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&platform).map(|(at, _)| *at)
    }

    /// Whether events from before the first start after a restore may still arrive from `platform`.
    pub fn is_behind_restore(&self, platform: PlatformName) -> bool {
        self.restored.is_some() && self.read_since_restore(platform).is_none()
    }

    /// Everything that was sent on `platform` before `until` was delivered.
    pub fn network_was_read(&self, platform: PlatformName, until: Timestamp, now: Timestamp) {
        if self.restored.is_some_and(|restored| restored.begun <= until) {
            let mut known = self.read_since.lock().unwrap_or_else(PoisonError::into_inner);
            known.entry(platform).or_insert((now, false));
        }
    }

    /// Stores which networks were read up to the first start, so that a later start knows it.
    pub async fn keep_networks_read(&self) -> Result<(), StoreError> {
        let Some(restored) = self.restored else { return Ok(()) };
        let unsaved: Vec<(PlatformName, Timestamp)> = {
            let known = self.read_since.lock().unwrap_or_else(PoisonError::into_inner);
            known.iter().filter(|(_, (_, is_stored))| !is_stored).map(|(platform, (at, _))| (*platform, *at)).collect()
        };
        for (platform, at) in unsaved {
            let value = format!("{} {}", restored.begun.as_millisecond(), at.as_millisecond());
            self.advance(&format!("{READ}{}", platform.as_str()), &value).await?;
            self.read_since.lock().unwrap_or_else(PoisonError::into_inner).insert(platform, (at, true));
        }
        Ok(())
    }

    /// Reads what was stored by [`Store::keep_networks_read`]; what belongs to an earlier restore doesn't count.
    pub(super) async fn read_networks_read(&self, restored: Restored) -> Result<(), StoreError> {
        let begun = restored.begun.as_millisecond().to_string();
        for platform in PlatformName::ALL {
            let stored = self.cursor(&format!("{READ}{}", platform.as_str())).await?;
            let at = stored.as_deref().and_then(|stored| stored.strip_prefix(&begun)?.strip_prefix(' ')?.parse().ok());
            if let Some(at) = at.and_then(|at| Timestamp::from_millisecond(at).ok()) {
                self.read_since.lock().unwrap_or_else(PoisonError::into_inner).insert(platform, (at, true));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
