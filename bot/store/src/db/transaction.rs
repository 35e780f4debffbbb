//! Changes that happen together or not at all.

use sqlx::{Connection as _, Error, Sqlite};

use super::connection::{Connected, Connection};

/// A transaction: rolled back when it is dropped before it is committed.
pub(crate) enum Transaction<'c> {
    Sqlite(sqlx::Transaction<'c, Sqlite>),
}

/// Begins a transaction. In SQLite it locks the database at once: if it did so at its first change, what it has read
/// could be changed by then.
pub(crate) async fn begin(on: &mut impl Connected) -> Result<Transaction<'_>, Error> {
    match on.connection() {
        Connection::Sqlite(connection) => Ok(Transaction::Sqlite(connection.begin_with("BEGIN IMMEDIATE").await?)),
    }
}

impl Transaction<'_> {
    pub(crate) async fn commit(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await,
        }
    }

    pub(crate) async fn rollback(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(transaction) => transaction.rollback().await,
        }
    }
}

impl Connected for Transaction<'_> {
    fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(transaction) => Connection::Sqlite(transaction),
        }
    }
}
