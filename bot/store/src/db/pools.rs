//! The connections of a store: those that read, and those that write.

use sqlx::Error;

use super::connection::{Connected, Connection};
use super::postgres::{Pools, acquired};
use super::sqlite;
use super::stuck::Pooled;

/// The connections that read.
#[derive(Clone, Debug)]
pub(crate) enum Readers {
    Sqlite(sqlite::Readers),
    Postgres(Pools),
}

impl Readers {
    /// Waits for a free connection.
    pub(crate) async fn take(&self) -> Result<Reading, Error> {
        match self {
            Self::Sqlite(readers) => Ok(Reading::Sqlite(readers.take().await?)),
            Self::Postgres(pools) => Ok(Reading::Postgres(Pooled::new(acquired(&pools.reading).await?, pools.answer))),
        }
    }

    /// Closes each as soon as it isn't used any more.
    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(readers) => readers.close().await,
            Self::Postgres(pools) => pools.reading.close().await,
        }
    }
}

/// A connection that reads, returned when it is dropped.
pub(crate) enum Reading {
    Sqlite(sqlite::Reading),
    Postgres(Pooled),
}

impl Connected for Reading {
    fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(reading) => reading.connection(),
            Self::Postgres(connection) => connection.connection(),
        }
    }
}

/// The connection that writes, or in PostgreSQL several.
#[derive(Clone, Debug)]
pub(crate) enum Writer {
    Sqlite(sqlite::Writer),
    Postgres(Pools),
}

impl Writer {
    /// Waits until it may write. `relaxed`: a power cut may lose what is written.
    pub(crate) async fn take(&self, relaxed: bool) -> Result<Writing, Error> {
        match self {
            Self::Sqlite(writer) => Ok(Writing::Sqlite(writer.take(relaxed).await?)),
            Self::Postgres(pools) => {
                let pool = if relaxed { &pools.relaxed } else { &pools.durable };
                Ok(Writing::Postgres(Pooled::new(acquired(pool).await?, pools.answer)))
            }
        }
    }

    /// Closes it, as soon as nobody writes any more.
    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(writer) => writer.close().await,
            Self::Postgres(pools) => pools.close().await,
        }
    }
}

/// A connection that writes, returned when it is dropped.
pub(crate) enum Writing {
    Sqlite(sqlite::Writing),
    Postgres(Pooled),
}

impl Connected for Writing {
    fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(writing) => writing.connection(),
            Self::Postgres(connection) => connection.connection(),
        }
    }
}
