//! Opens and closes the store.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use dragoman_game::event::EventId;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use super::db::{self, Connected as _, Connection, Readers, Writer, Writing};
use super::error::StoreError;
use super::game_cache::GameCache;
use super::migrations::MIGRATIONS;
use super::versions::Versions;
use super::{access, half_restored, restore_time};

/// How many connections read at once.
const READERS: usize = 4;

/// The store.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) readers: Readers,
    pub(super) writer: Writer,
    /// A write has failed, and no larger write has succeeded since.
    pub(super) write_failed: Arc<AtomicBool>,
    pub(super) cache: Arc<GameCache>,
    pub(super) versions: Arc<Versions>,
    /// Set for a while after a restore.
    pub(super) restored: Option<restore_time::Restored>,
    // Held for its lock, which ends with the process.
    _lock: Arc<std::fs::File>,
}

impl Store {
    /// Opens or creates the database in `data`, brings its schema up to date, and locks the folder for this process.
    pub async fn open(data: &Path, database: &Path) -> Result<Self, StoreError> {
        let folder = |error| StoreError::Folder(data.display().to_string(), error);
        access::private_folder(data).map_err(folder)?;
        if half_restored::is_half_restored(data) {
            return Err(StoreError::HalfRestored(data.display().to_string()));
        }
        let lock = std::fs::File::create(data.join("lock")).map_err(folder)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(std::fs::TryLockError::WouldBlock) => return Err(StoreError::InUse(data.display().to_string())),
            Err(std::fs::TryLockError::Error(error)) => return Err(folder(error)),
        }
        let file = |error| StoreError::Folder(database.display().to_string(), error);
        access::private_files(database, &data.join("lock")).map_err(file)?;
        let options = SqliteConnectOptions::new()
            .filename(database)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // NORMAL may lose the last commits at a power cut: an order that was acknowledged must not be among them.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Deleted data is overwritten at once, also on pages that become unused.
            .pragma("secure_delete", "ON")
            .busy_timeout(Duration::from_secs(5));
        let writer = Writer::open(options.clone()).await?;
        match writer.take(false).await?.connection() {
            Connection::Sqlite(connection) => {
                #[cfg(feature = "faults")]
                super::faults::migrating(connection).await?;
                // `run` can't take a connection in a future that is sent between threads.
                MIGRATIONS.run_direct(None, connection, false).await?;
            }
        }
        let readers = Readers::open(options.read_only(true), READERS).await?;
        let store = Self::over(readers, writer, lock);
        store.fold_names().await?;
        Ok(store)
    }

    /// A store with an empty cache; `lock` is held until the last clone is dropped.
    pub(super) fn over(readers: Readers, writer: Writer, lock: std::fs::File) -> Self {
        Self {
            readers,
            writer,
            write_failed: Arc::default(),
            cache: Arc::default(),
            versions: Arc::default(),
            restored: None,
            _lock: Arc::new(lock),
        }
    }

    /// Opens a store for reading only, while the bot writes it.
    ///
    /// # Errors
    /// If there is none, or an older version wrote it last.
    pub async fn look(database: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new().filename(database).busy_timeout(Duration::from_secs(5));
        let options = options.pragma("query_only", "TRUE");
        let (readers, writer) = (Readers::open(options.clone(), 1).await?, Writer::open(options).await?);
        let lock =
            std::fs::File::open(database).map_err(|error| StoreError::Folder(database.display().to_string(), error))?;
        Ok(Self::over(readers, writer, lock))
    }

    /// Waits until everything is in the database's main file, and closes it.
    pub async fn close(self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// The connection for values that a power cut may lose, since the next start makes up for that (see
    /// [`Store::release_claims`]): a crash of the program loses none, since they are in the file at once, and they are
    /// on the disk with the next durable commit.
    pub(super) async fn relaxed(&self) -> Result<Writing, StoreError> {
        Ok(self.writer.take(true).await?)
    }

    /// The connection for writes that must be on the disk when they return.
    pub(super) async fn durably(&self) -> Result<Writing, StoreError> {
        Ok(self.writer.take(false).await?)
    }

    /// Whether the effects of `event` are stored already.
    pub async fn has_seen(&self, event: &EventId) -> Result<bool, StoreError> {
        let row = db::query("SELECT 1 FROM inbox WHERE id = $1")
            .bind(event.as_str())
            .fetch_optional(&mut self.readers.take().await?)
            .await?;
        Ok(row.is_some())
    }
}
