//! A full disk or a locked file: reported to the operator, until it is resolved.
//!
//! Nothing is lost meanwhile: events that can't be stored aren't acknowledged, so their senders or networks still have
//! them, and notices in the outbox wait.

use std::sync::atomic::Ordering;
use std::time::Duration;

use sqlx::migrate::MigrateError;

use super::db::{self, begin};
use super::error::StoreError;
use super::opened::Store;

/// SQLite's result codes: the lowest byte is the kind of the error.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const FULL: i32 = 13;

/// How many bytes a database must be able to store before it counts as working again: more than any picture.
const ROOM: usize = 1 << 20;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let code = match &error {
            sqlx::Error::Database(refusal) => refusal.code().and_then(|code| code.parse::<i32>().ok()),
            _ => None,
        };
        match code.map(|code| code & 0xff) {
            Some(FULL) => Self::Full,
            Some(BUSY | LOCKED) => Self::Locked,
            _ => Self::Database(error),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) => error.into(),
            other => Self::Migration(other),
        }
    }
}

impl StoreError {
    /// Whether the database is the cause, and not the data to be stored: then it is worth trying again later.
    pub fn is_of_database(&self) -> bool {
        match self {
            Self::Database(_) | Self::Full | Self::Locked => true,
            Self::Migration(_)
            | Self::Document(_)
            | Self::Conflict
            | Self::Nonsense(_)
            | Self::InUse(_)
            | Self::HalfRestored(_)
            | Self::Folder(..) => false,
        }
    }
}

impl Store {
    /// Records a failed write, and tells the operator when failures begin.
    pub(super) fn noted<T, E: Into<StoreError>>(&self, outcome: Result<T, E>) -> Result<T, StoreError> {
        let outcome = outcome.map_err(Into::into);
        if let Err(error) = &outcome
            && error.is_of_database()
            && !self.write_failed.swap(true, Ordering::SeqCst)
        {
            tracing::error!("{error}");
        }
        outcome
    }

    /// Whether the database can be read and written now.
    pub async fn is_healthy(&self) -> bool {
        let tried = tokio::time::timeout(Duration::from_secs(3), async {
            db::query("SELECT 1").execute(&mut self.readers.take().await?).await?;
            if self.write_failed.load(Ordering::SeqCst) {
                self.try_room().await?;
                self.write_failed.store(false, Ordering::SeqCst);
            } else {
                // Takes the lock and releases it.
                begin(&mut self.durably().await?).await?.rollback().await?;
            }
            Ok::<(), StoreError>(())
        });
        matches!(tried.await, Ok(Ok(())))
    }

    /// Writes something large to the disk and deletes it again.
    async fn try_room(&self) -> Result<(), StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        db::query("INSERT INTO cursors (name, value) VALUES ('room', $1)")
            .bind("0".repeat(ROOM))
            .execute(&mut transaction)
            .await?;
        transaction.commit().await?;
        db::query("DELETE FROM cursors WHERE name = 'room'").execute(&mut connection).await?;
        Ok(())
    }
}
