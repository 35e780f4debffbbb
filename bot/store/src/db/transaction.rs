//! Changes that happen together or not at all.

use sqlx::{Connection as _, Error, Postgres, Sqlite};

use super::connection::{Connected, Connection};
use super::query::query;
use super::stuck::Stuck;

/// A transaction: rolled back when it is dropped before it is committed.
pub(crate) enum Transaction<'c> {
    Sqlite(sqlx::Transaction<'c, Sqlite>),
    Postgres(sqlx::Transaction<'c, Postgres>, Stuck),
}

/// Begins a transaction. In SQLite it locks the database at once: if it did so at its first change, what it has read
/// could be changed by then. In PostgreSQL others go on: what must not change meanwhile is [held](Transaction::hold) or
/// read `FOR UPDATE`.
pub(crate) async fn begin(on: &mut impl Connected) -> Result<Transaction<'_>, Error> {
    match on.connection() {
        Connection::Sqlite(connection) => Ok(Transaction::Sqlite(connection.begin_with("BEGIN IMMEDIATE").await?)),
        Connection::Postgres(connection, stuck) => {
            Ok(Transaction::Postgres(stuck.answer(connection.begin()).await?, stuck.clone()))
        }
    }
}

/// Waits for locks of these names, a JSON list. They are taken in one order, whoever asks, so that no two transactions
/// wait for each other.
const HOLD: &str = "SELECT pg_advisory_xact_lock(key) FROM (
     SELECT DISTINCT hashtextextended(name, 0) AS key FROM jsonb_array_elements_text($1::jsonb) AS names (name)
     ORDER BY key) AS keys";

impl Transaction<'_> {
    /// Whether other transactions may write at the same time.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self, Self::Postgres(..))
    }

    /// Waits until no other transaction holds one of `names`, and holds them until this one ends. For things without a
    /// row of their own that could be locked, such as a place in which nothing waits.
    pub(crate) async fn hold(&mut self, names: &[&str]) -> Result<(), Error> {
        if names.is_empty() || !self.is_shared() {
            return Ok(());
        }
        let listed = serde_json::to_string(names).map_err(|error| Error::Encode(error.into()))?;
        query(HOLD).bind(listed).fetch_all(self).await?;
        Ok(())
    }

    /// Runs `queries`, whose only value is `of`.
    pub(crate) async fn run_each(&mut self, queries: &[&'static str], of: &str) -> Result<(), Error> {
        for sql in queries {
            query(*sql).bind(of).execute(&mut *self).await?;
        }
        Ok(())
    }

    pub(crate) async fn commit(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await,
            Self::Postgres(transaction, stuck) => stuck.answer(transaction.commit()).await,
        }
    }

    pub(crate) async fn rollback(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(transaction) => transaction.rollback().await,
            Self::Postgres(transaction, stuck) => stuck.answer(transaction.rollback()).await,
        }
    }
}

impl Connected for Transaction<'_> {
    fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(transaction) => Connection::Sqlite(transaction),
            Self::Postgres(transaction, stuck) => Connection::Postgres(transaction, stuck),
        }
    }
}
