//! A restored store: its waiting notices may already have been posted.
//!
//! A backup of an SQLite file is marked as a copy when it is restored. A PostgreSQL database is restored by programs that
//! know nothing of that, or its server goes back in time: it is restored to an earlier moment, or a replica takes over that
//! doesn't have the last commits. So a database is recognized at each start by what none of these keeps: the server's own
//! identifier, the timeline of its log, and the numbers of the database and of a table. A process that is running meanwhile
//! loses its connections, gets none on another timeline (`db/postgres.rs`), and begins anew.

use jiff::{SignedDuration, Timestamp};

use super::db::{self, TIMELINE, Transaction, begin};
use super::error::StoreError;
use super::opened::Store;
use super::places::release_all_claims;
use super::restore_time::Restored;

/// The cursor with the time of the restore.
pub(super) const CURSOR: &str = "restored";
/// How long after its first start a restored bot looks for every post before it makes it: by then it has caught up.
const WARY: SignedDuration = SignedDuration::from_hours(1);
/// Longer ago than any network's memory of a key, so that the dispatcher looks for the post.
const BEFORE: SignedDuration = SignedDuration::from_mins(10);

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
                "the database is a restored copy, or its server went back in time: for an hour each post is looked for \
                 before it is made"
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
        self.restored = Some(Restored { from: instant(from)?, until: instant(until)? });
        Ok(self)
    }
}

#[cfg(test)]
mod tests;
