//! The connections to the database: one that writes, and several that read at the same time.
//!
//! sqlx's own pool checks before and after each use whether a connection still works, and each check goes to the
//! connection's thread and back: for a file on the same machine that takes longer than most queries. Here a connection
//! is checked only where something may be wrong with it.

use std::fmt;
use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Error};
use tokio::sync::{Mutex, OwnedMappedMutexGuard, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};

use super::connection::{Connected, Connection};

/// A connection, if it is open.
type Slot = Option<SqliteConnection>;

/// The connections that read.
#[derive(Clone)]
pub(crate) struct Readers {
    options: Arc<SqliteConnectOptions>,
    slots: Arc<[Arc<Mutex<Slot>>]>,
    free: Arc<Semaphore>,
}

impl Readers {
    /// At most `count` connections (at least one); the first of them is opened now.
    pub(crate) async fn open(options: SqliteConnectOptions, count: usize) -> Result<Self, Error> {
        let first = Arc::new(Mutex::new(Some(options.connect().await?)));
        let further = (1..count).map(|_| Arc::default());
        let slots: Arc<[_]> = std::iter::once(first).chain(further).collect();
        let free = Arc::new(Semaphore::new(slots.len()));
        Ok(Self { options: Arc::new(options), slots, free })
    }

    /// Waits for a free connection: always the first that is free, since it has prepared the most statements.
    pub(crate) async fn take(&self) -> Result<Reading, Error> {
        let permit = Arc::clone(&self.free).acquire_owned().await.map_err(|_| Error::PoolClosed)?;
        let free = self.slots.iter().find_map(|slot| Arc::clone(slot).try_lock_owned().ok());
        let Some(mut slot) = free else { return Err(Error::PoolTimedOut) };
        if slot.is_none() {
            *slot = Some(self.options.connect().await?);
        }
        let connection = OwnedMutexGuard::try_map(slot, Option::as_mut).map_err(|_| Error::PoolClosed)?;
        Ok(Reading { connection, _permit: permit })
    }

    /// All reading connections.
    #[cfg(test)]
    pub(crate) async fn all(&self) -> Result<Vec<Reading>, Error> {
        let mut all = Vec::new();
        for _ in 0..self.slots.len() {
            all.push(self.take().await?);
        }
        Ok(all)
    }

    /// Closes each as soon as it isn't used any more.
    pub(crate) async fn close(&self) {
        self.free.close();
        for slot in &*self.slots {
            if let Some(connection) = slot.lock().await.take() {
                // It only reads, so nothing can be lost.
                let _ = connection.close().await;
            }
        }
    }
}

impl fmt::Debug for Readers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Readers").field("count", &self.slots.len()).finish_non_exhaustive()
    }
}

/// A connection that reads, returned when it is dropped.
pub(crate) struct Reading {
    // Declared before the permit, which is dropped after it, so that the next holder of the permit finds a free
    // connection.
    connection: OwnedMappedMutexGuard<Slot, SqliteConnection>,
    _permit: OwnedSemaphorePermit,
}

impl Connected for Reading {
    fn connection(&mut self) -> Connection<'_> {
        Connection::Sqlite(&mut self.connection)
    }
}

/// The connection that writes.
#[derive(Clone)]
pub(crate) struct Writer {
    options: Arc<SqliteConnectOptions>,
    state: Arc<Mutex<WriteState>>,
}

/// The connection that writes, until it is dropped.
pub(crate) struct Writing(OwnedMappedMutexGuard<WriteState, SqliteConnection>);

impl Connected for Writing {
    fn connection(&mut self) -> Connection<'_> {
        Connection::Sqlite(&mut self.0)
    }
}

/// The state of the writing connection.
#[derive(Default)]
pub(crate) struct WriteState {
    /// `None`: it has to be opened again.
    connection: Slot,
    /// Commits return before they are on the disk.
    relaxed: bool,
    closed: bool,
}

impl Writer {
    /// Opens it; with `options`, commits are on the disk when they return.
    pub(crate) async fn open(options: SqliteConnectOptions) -> Result<Self, Error> {
        let state = WriteState { connection: Some(options.connect().await?), ..WriteState::default() };
        Ok(Self { options: Arc::new(options), state: Arc::new(Mutex::new(state)) })
    }

    /// Waits until nobody else writes. `relaxed`: a power cut may lose what is written.
    pub(crate) async fn take(&self, relaxed: bool) -> Result<Writing, Error> {
        let mut state = Arc::clone(&self.state).lock_owned().await;
        if state.closed {
            return Err(Error::PoolClosed);
        }
        if let Some(connection) = &mut state.connection
            && connection.is_in_transaction()
        {
            // The previous writer was dropped during a transaction, which is being rolled back. But on a full disk
            // SQLite itself ends a transaction, and the connection doesn't notice: it is replaced.
            if connection.ping().await.is_err() || connection.is_in_transaction() {
                state.connection = None;
            }
        }
        if state.connection.is_none() {
            state.connection = Some(self.options.connect().await?);
            state.relaxed = false;
        }
        let WriteState { connection: Some(connection), relaxed: is_relaxed, .. } = &mut *state else {
            return Err(Error::PoolClosed);
        };
        // Set before durability is relaxed and reset after it is restored, in case this future is dropped in between.
        if relaxed && !*is_relaxed {
            *is_relaxed = true;
            sqlx::query("PRAGMA synchronous = NORMAL").execute(&mut *connection).await?;
        } else if !relaxed && *is_relaxed {
            sqlx::query("PRAGMA synchronous = FULL").execute(&mut *connection).await?;
            *is_relaxed = false;
        }
        #[cfg(feature = "faults")]
        crate::faults::fill(connection).await?;
        let writing = OwnedMutexGuard::try_map(state, |state| state.connection.as_mut());
        writing.map(Writing).map_err(|_| Error::PoolClosed)
    }

    /// Closes it, as soon as nobody writes any more.
    pub(crate) async fn close(&self) {
        let mut state = self.state.lock().await;
        state.closed = true;
        if let Some(connection) = state.connection.take() {
            // If closing fails, the next program that opens the file completes it.
            let _ = connection.close().await;
        }
    }
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::{begin, query, query_scalar};

    async fn options() -> (tempfile::TempDir, SqliteConnectOptions) {
        let folder = tempfile::tempdir().expect("a folder");
        let options = SqliteConnectOptions::new().filename(folder.path().join("db")).create_if_missing(true);
        (folder, options)
    }

    async fn synchronous(writer: &Writer, relaxed: bool) -> i64 {
        let mut connection = writer.take(relaxed).await.expect("a connection");
        query_scalar("PRAGMA synchronous").fetch_one(&mut connection).await.expect("a number")
    }

    #[tokio::test]
    async fn durable_writes_are_durable_after_relaxed_ones() {
        let (_folder, options) = options().await;
        let writer = Writer::open(options).await.expect("a database");
        for relaxed in [false, true, true, false, false, true, false] {
            assert_eq!(synchronous(&writer, relaxed).await, if relaxed { 1 } else { 2 });
        }
    }

    #[tokio::test]
    async fn a_writer_that_is_dropped_leaves_no_changes() {
        let (_folder, options) = options().await;
        let writer = Writer::open(options).await.expect("a database");
        let mut connection = writer.take(false).await.expect("a connection");
        query("CREATE TABLE t (x)").execute(&mut connection).await.expect("a table");
        let mut transaction = begin(&mut connection).await.expect("a transaction");
        query("INSERT INTO t VALUES (1)").execute(&mut transaction).await.expect("a row");
        drop(transaction);
        drop(connection);
        // As SQLite leaves it when it ends a transaction by itself.
        let mut connection = writer.take(false).await.expect("a connection");
        let transaction = begin(&mut connection).await.expect("a transaction");
        std::mem::forget(transaction);
        drop(connection);
        let mut connection = writer.take(true).await.expect("another connection");
        let left: i64 = query_scalar("SELECT COUNT(*) FROM t").fetch_one(&mut connection).await.expect("rows");
        assert_eq!(left, 0);
        drop(connection);
        writer.close().await;
        assert!(writer.take(false).await.is_err());
    }

    #[tokio::test]
    async fn as_many_read_at_once_as_there_are_connections() {
        let (_folder, options) = options().await;
        let readers = Readers::open(options, 3).await.expect("a database");
        let all = readers.all().await.expect("three");
        assert_eq!(all.len(), 3);
        let waiting = readers.clone();
        let next = tokio::spawn(async move { waiting.take().await.is_ok() });
        drop(all);
        assert!(next.await.expect("it ends"));
        readers.close().await;
        assert!(readers.take().await.is_err());
    }
}
