//! Something that queries can be run on: a connection to either database.

use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;

use super::stuck::{Pooled, Stuck};

/// An open connection.
pub(crate) enum Connection<'c> {
    /// To an SQLite file.
    Sqlite(&'c mut SqliteConnection),
    /// To a PostgreSQL server, and whether that has stopped answering.
    Postgres(&'c mut PgConnection, &'c Stuck),
}

/// Holds a connection.
pub(crate) trait Connected {
    fn connection(&mut self) -> Connection<'_>;
}

impl Connected for Pooled {
    fn connection(&mut self) -> Connection<'_> {
        let (connection, stuck) = self.parts();
        Connection::Postgres(connection, stuck)
    }
}

impl Connected for Connection<'_> {
    fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(connection) => Connection::Sqlite(connection),
            Self::Postgres(connection, stuck) => Connection::Postgres(connection, stuck),
        }
    }
}
