//! A full disk or a locked file: reported to the operator, until it is resolved.
//!
//! Nothing is lost meanwhile: events that can't be stored aren't acknowledged, so their senders or networks still have
//! them, and notices in the outbox wait.

use std::io::ErrorKind;
use std::sync::atomic::Ordering;
use std::time::Duration;

use dragoman_runtime::entropy::SystemEntropy;
use dragoman_runtime::names::{name_from, random_name};
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;

use super::db::{self, begin};
use super::error::StoreError;
use super::opened::Store;
use super::processes::Membership;

/// SQLite's result codes: the lowest byte is the kind of the error.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const FULL: i32 = 13;
const CONSTRAINT: i32 = 19;

/// How PostgreSQL's codes of violated constraints begin.
const OF_CONSTRAINTS: &str = "23";

/// How many bytes a database must be able to store before it counts as working again: more than any picture.
const ROOM: usize = 1 << 20;

/// How many bytes it must be able to store while it works: more than most rows have.
const ORDINARY: usize = 16 << 10;

/// The longest random name.
const NAME: usize = 32;

/// A text of so many bytes that can't be compressed.
fn incompressible(bytes: usize) -> String {
    let start = random_name(&SystemEntropy, NAME);
    (0..bytes / NAME).map(|part| name_from(&format!("{start} {part}"), NAME)).collect()
}

/// What PostgreSQL's codes of errors mean for an operator.
pub(super) fn of_postgres(code: &str, text: &str) -> Option<StoreError> {
    let message = || text.to_owned();
    Some(match code {
        "28P01" | "28000" => StoreError::Refused(message()),
        "3D000" => StoreError::NoDatabase(message()),
        "42501" => StoreError::NoRight(message()),
        // The disk, or what a table space may have.
        "53100" => StoreError::Full,
        // What was prepared on one connection isn't known on another, and options of a connection aren't taken.
        "42P05" | "26000" => StoreError::Pooled(message()),
        "08P01" if text.contains("startup parameter") => StoreError::Pooled(message()),
        // Deadlocks, and locks that weren't there in time.
        "40001" | "40P01" | "55P03" => StoreError::Contended,
        "53300" => StoreError::NoConnection(message()),
        // In a transaction for reading only, or on a standby.
        "25006" => StoreError::ReadOnly(message()),
        // It stops or starts.
        "57P01" | "57P02" | "57P03" | "57P05" => StoreError::Unreachable(message()),
        _ => return None,
    })
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let code = match &error {
            sqlx::Error::Database(refusal) => match refusal.try_downcast_ref::<PgDatabaseError>() {
                Some(refusal) if refusal.code().starts_with(OF_CONSTRAINTS) => return Self::Constraint(error),
                Some(refusal) => {
                    return of_postgres(refusal.code(), refusal.message()).unwrap_or(Self::Database(error));
                }
                None => refusal.code().and_then(|code| code.parse::<i32>().ok()),
            },
            // A certificate that isn't trusted, or is somebody else's: the other errors of a connection are of another kind.
            sqlx::Error::Io(cause) if cause.kind() == ErrorKind::InvalidData => {
                return Self::Encryption(cause.to_string());
            }
            sqlx::Error::Io(cause) => return Self::Unreachable(cause.to_string()),
            sqlx::Error::Tls(cause) => return Self::Encryption(cause.to_string()),
            sqlx::Error::PoolTimedOut => return Self::Unreachable("it doesn't answer in time".to_owned()),
            _ => None,
        };
        match code.map(|code| code & 0xff) {
            Some(FULL) => Self::Full,
            Some(BUSY | LOCKED) => Self::Locked,
            Some(CONSTRAINT) => Self::Constraint(error),
            _ => Self::Database(error),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) => error.into(),
            MigrateError::VersionMissing(version) => Self::Newer(version),
            other => Self::Migration(other),
        }
    }
}

impl StoreError {
    /// Whether the same may succeed a short while later without anybody's help: the server starts, or changes places with
    /// its standby, or others were first.
    pub fn is_passing(&self) -> bool {
        matches!(
            self,
            Self::Unreachable(_)
                | Self::Unwelcome(_)
                | Self::NoConnection(_)
                | Self::ReadOnly(_)
                | Self::Contended
                | Self::TakenOut
        )
    }

    /// Whether the server can be reached, and somebody has to put it right: it is full, refuses the user, or takes no changes.
    pub(super) fn is_for_operator(&self) -> bool {
        matches!(
            self,
            Self::Full
                | Self::NoConnection(_)
                | Self::ReadOnly(_)
                | Self::Refused(_)
                | Self::NoDatabase(_)
                | Self::NoRight(_)
                | Self::Encryption(_)
        )
    }

    /// Whether the database is the cause, and not the data to be stored: then it is worth trying again later.
    pub fn is_of_database(&self) -> bool {
        match self {
            Self::Database(_)
            | Self::Full
            | Self::Locked
            | Self::Contended
            | Self::TakenOut
            | Self::Superseded(_)
            | Self::Unreachable(_)
            | Self::Unwelcome(_)
            | Self::NoConnection(_)
            | Self::TooFewConnections { .. }
            | Self::Pooled(_)
            | Self::ReadOnly(_)
            | Self::Refused(_)
            | Self::Encryption(_)
            | Self::NoDatabase(_)
            | Self::NoRight(_) => true,
            Self::Migration(_)
            | Self::Newer(_)
            | Self::TooOld { .. }
            | Self::NotUtf8(_)
            | Self::DatabaseInUse(_)
            | Self::Document(_)
            | Self::UnknownVariant(_)
            | Self::Conflict
            | Self::Constraint(_)
            | Self::Forgotten
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
        if self.membership().is_some_and(Membership::is_refused) {
            return false;
        }
        let tried = tokio::time::timeout(Duration::from_secs(3), async {
            db::query("SELECT 1").execute(&mut self.readers.take().await?).await?;
            let has_failed = self.write_failed.load(Ordering::SeqCst);
            if has_failed || self.room_tried.is_due() {
                let tried = self.try_room(if has_failed { ROOM } else { ORDINARY }).await;
                self.noted(tried)?;
                if has_failed {
                    self.write_failed.store(false, Ordering::SeqCst);
                }
                self.room_tried.note();
            } else {
                // Takes the lock and releases it.
                begin(&mut self.durably().await?).await?.rollback().await?;
            }
            Ok::<(), StoreError>(())
        });
        matches!(tried.await, Ok(Ok(())))
    }

    /// Writes `bytes` to the disk that can't be compressed, and deletes them again.
    async fn try_room(&self, bytes: usize) -> Result<(), StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        db::query(
            "INSERT INTO cursors (name, value) VALUES ('room', $1)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(incompressible(bytes))
        .execute(&mut transaction)
        .await?;
        transaction.commit().await?;
        db::query("DELETE FROM cursors WHERE name = 'room'").execute(&mut connection).await?;
        Ok(())
    }
}
