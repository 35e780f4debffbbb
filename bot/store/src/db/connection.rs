//! Something that queries can be run on: a connection to either database.

use sqlx::sqlite::SqliteConnection;

/// An open connection.
pub(crate) enum Connection<'c> {
    /// To an SQLite file.
    Sqlite(&'c mut SqliteConnection),
}

/// Holds a connection.
pub(crate) trait Connected {
    fn connection(&mut self) -> Connection<'_>;
}
