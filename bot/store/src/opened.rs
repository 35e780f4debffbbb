//! Opens and closes the store.

use std::fs::TryLockError;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use dragoman_game::event::EventId;
use dragoman_game::model::MarkKey;
use dragoman_runtime::entropy::SystemEntropy;
use dragoman_runtime::names::random_name;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use super::database::{Database, FEWEST_CONNECTIONS, Server};
use super::db::{
    self, Connected as _, Connection, Pools, Readers, Registered, SqliteReaders, SqliteWriter, Writer, Writing,
};
use super::error::StoreError;
use super::forgotten_list::List;
use super::game_cache::GameCache;
use super::greeting::greeted;
use super::processes::{Begun, Membership};
use super::receipts::Receipts;
use super::room_tried::RoomTried;
use super::signals::Signals;
use super::versions::Versions;
use super::{access, half_restored, migrations, restore_time};

/// How many connections read at once.
const READERS: usize = 4;

/// The store.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) readers: Readers,
    pub(super) writer: Writer,
    /// A write has failed, and no larger write has succeeded since.
    pub(super) write_failed: Arc<AtomicBool>,
    pub(super) room_tried: Arc<RoomTried>,
    pub(super) cache: Arc<GameCache>,
    pub(super) versions: Arc<Versions>,
    /// Set after a restore.
    pub(super) restored: Option<restore_time::Restored>,
    pub(super) read_since: restore_time::ReadSince,
    pub(super) signals: Arc<Signals>,
    pub(super) receipts: Arc<Receipts>,
    /// The list of forgotten people in the data folder, if there is a folder.
    pub(super) forgotten: Option<Arc<List>>,
    /// The installation's key, once it was read.
    pub(super) mark_key: Arc<OnceLock<MarkKey>>,
    signs: Arc<Signs>,
}

/// What shows others that this process uses the data, as long as it exists.
#[derive(Debug)]
struct Signs {
    /// Locked; or none, if it is only looked at.
    _folder: Option<std::fs::File>,
    /// Locked beside an SQLite file: a process with another folder may be configured with the same file.
    _file: Option<std::fs::File>,
    /// If several processes may use the database.
    membership: Option<Arc<Membership>>,
}

/// Who may use a PostgreSQL database beside this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beside {
    /// Other processes of the bot.
    Others,
    Nobody,
}

/// The file beside an SQLite file whose lock says that the latter is used. SQLite's own locks would be lost with each
/// other handle of its file that is closed.
pub(super) fn lock_of(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(LOCK);
    name.into()
}

/// What its name ends with, after that of the SQLite file.
pub(super) const LOCK: &str = "-lock";

/// Makes a file and locks it. `None`: another process has it locked.
fn locked(path: &Path) -> std::io::Result<Option<std::fs::File>> {
    let file = std::fs::File::create(path)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// A file, and how long is waited while another program has it locked.
fn sqlite(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).busy_timeout(Duration::from_secs(5))
}

impl Store {
    /// Opens or creates the database, brings its schema up to date, and locks the folder `data` for this process. An
    /// SQLite file is locked too, wherever it is; on a PostgreSQL server other processes may use the same database.
    pub async fn open(data: &Path, database: impl Into<Database>) -> Result<Self, StoreError> {
        Self::open_in(data, database.into(), Beside::Others).await
    }

    /// The same, while nobody else may use the database.
    pub async fn open_alone(data: &Path, database: impl Into<Database>) -> Result<Self, StoreError> {
        Self::open_in(data, database.into(), Beside::Nobody).await
    }

    async fn open_in(data: &Path, database: Database, beside: Beside) -> Result<Self, StoreError> {
        let folder = |error| StoreError::Folder(data.display().to_string(), error);
        access::private_folder(data).map_err(folder)?;
        if half_restored::is_half_restored(data) {
            return Err(StoreError::HalfRestored(data.display().to_string()));
        }
        let lock = locked(&data.join("lock")).map_err(folder)?;
        let lock = lock.ok_or_else(|| StoreError::InUse(data.display().to_string()))?;
        let store = match &database {
            Database::Sqlite(file) => Self::open_file(&data.join("lock"), file, Some(lock)).await?,
            Database::Postgres(server) => Self::open_on(server, Some(lock), beside).await?,
        };
        store.fold_names().await?;
        store.make_mark_key().await?;
        store.key_conduct().await?;
        store.find_mentioned().await?;
        let store = Self { forgotten: Some(Arc::new(List::new(data))), ..store };
        store.forget_again().await?;
        Ok(store)
    }

    /// Opens or creates a database that belongs to no data folder yet.
    pub(super) async fn open_beside(database: &Database) -> Result<Self, StoreError> {
        match database {
            Database::Sqlite(file) => Self::open_file(file, file, None).await,
            Database::Postgres(server) => Self::open_on(server, None, Beside::Nobody).await,
        }
    }

    /// `beside`: another file that only its owner may read.
    async fn open_file(beside: &Path, database: &Path, lock: Option<std::fs::File>) -> Result<Self, StoreError> {
        let file = |error| StoreError::Folder(database.display().to_string(), error);
        let file_lock = locked(&lock_of(database)).map_err(file)?;
        let file_lock = file_lock.ok_or_else(|| StoreError::DatabaseInUse(database.display().to_string()))?;
        access::private_files(database, beside).map_err(file)?;
        let options = sqlite(database)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // NORMAL may lose the last commits at a power cut: an order that was acknowledged must not be among them.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Deleted data is overwritten at once, also on pages that become unused.
            .pragma("secure_delete", "ON");
        let writer = SqliteWriter::open(options.clone()).await?;
        if let Connection::Sqlite(connection) = writer.take(false).await?.connection() {
            #[cfg(feature = "faults")]
            super::faults::migrating(connection).await?;
            // `run` can't take a connection in a future that is sent between threads.
            migrations::SQLITE.run_direct(None, connection, false).await?;
        }
        let readers = SqliteReaders::open(options.read_only(true), READERS).await?;
        let signs = Signs { _folder: lock, _file: Some(file_lock), membership: None };
        Ok(Self::over(Readers::Sqlite(readers), Writer::Sqlite(writer), signs))
    }

    async fn open_on(server: &Server, lock: Option<std::fs::File>, beside: Beside) -> Result<Self, StoreError> {
        let options = server.options()?;
        let (greeting, _) = greeted(&options).await?;
        sqlx::Connection::close(greeting).await?;
        let id = random_name(&SystemEntropy, 22);
        let alone = beside == Beside::Nobody;
        // First its place among those who use the database, and then what it changes: a process that may not be there changes
        // no table, and from here on nobody else uses the database alone.
        let Some(mut connection) = Membership::admitted(&options, &id, alone).await? else {
            return Err(StoreError::DatabaseInUse(server.to_string()));
        };
        // One process at a time, by a lock of sqlx's own.
        migrations::POSTGRES.run_direct(None, &mut connection, false).await?;
        let timeline = sqlx::query_scalar(db::TIMELINE).fetch_one(&mut connection).await?;
        let receipts = Arc::default();
        let membership = match Membership::begin(connection, &options, &id, &receipts, alone).await? {
            Begun::Registered(membership) => membership,
            Begun::Superseded(version) => return Err(StoreError::Superseded(version)),
        };
        membership.older_left().await;
        let told = Arc::downgrade(&membership);
        let taken_out = Arc::new(move || {
            if let Some(membership) = told.upgrade() {
                membership.is_out();
            }
        });
        let pools =
            Pools::new(&options, server.connections(), Some(&Registered { id: id.clone(), timeline, taken_out }));
        let signs = Signs { _folder: lock, _file: None, membership: Some(membership) };
        let store = Self::over(Readers::Postgres(pools.clone()), Writer::Postgres(pools.clone()), signs);
        let store = Self { receipts, ..store };
        store.signals.begin(&pools, &id, Arc::clone(&store.versions));
        Ok(store)
    }

    /// A store with an empty cache; `signs` are held until the last clone is dropped.
    fn over(readers: Readers, writer: Writer, signs: Signs) -> Self {
        Self {
            readers,
            writer,
            write_failed: Arc::default(),
            room_tried: Arc::default(),
            cache: Arc::default(),
            versions: Arc::default(),
            restored: None,
            read_since: restore_time::ReadSince::default(),
            signals: Arc::default(),
            receipts: Arc::default(),
            forgotten: None,
            mark_key: Arc::default(),
            signs: Arc::new(signs),
        }
    }

    /// Opens a store for reading only, while the bot writes it.
    ///
    /// # Errors
    /// If there is none, or an older version wrote it last.
    pub async fn look(database: impl Into<Database>) -> Result<Self, StoreError> {
        match database.into() {
            Database::Sqlite(file) => {
                let options = sqlite(&file).pragma("query_only", "TRUE");
                let readers = SqliteReaders::open(options.clone(), 1).await?;
                let writer = SqliteWriter::open(options).await?;
                let signs = Signs { _folder: None, _file: None, membership: None };
                Ok(Self::over(Readers::Sqlite(readers), Writer::Sqlite(writer), signs))
            }
            Database::Postgres(server) => {
                let options = server.options()?.options([("default_transaction_read_only", "on")]);
                let pools = Pools::new(&options, FEWEST_CONNECTIONS - 2, None);
                let signs = Signs { _folder: None, _file: None, membership: None };
                Ok(Self::over(Readers::Postgres(pools.clone()), Writer::Postgres(pools), signs))
            }
        }
    }

    /// Waits until everything is in the database's main file, and closes it. What this process held is free for others.
    pub async fn close(self) {
        // Whoever listens would try for seconds to connect again.
        self.signals.end();
        if let Some(membership) = self.membership() {
            membership.leave().await;
        }
        self.readers.close().await;
        self.writer.close().await;
    }

    /// The connection for values that a power cut may lose, since the next start makes up for that (see
    /// [`Store::release_claims`]): a crash of the program loses none, since they are in the file at once, and they are
    /// on the disk with the next durable commit.
    pub(super) async fn relaxed(&self) -> Result<Writing, StoreError> {
        self.still_ours()?;
        Ok(self.writer.take(true).await?)
    }

    /// The connection for writes that must be on the disk when they return.
    pub(super) async fn durably(&self) -> Result<Writing, StoreError> {
        self.still_ours()?;
        Ok(self.writer.take(false).await?)
    }

    /// Nothing is written while another process may use the database as well.
    fn still_ours(&self) -> Result<(), StoreError> {
        match self.membership() {
            Some(membership) if membership.is_taken_out() => Err(StoreError::TakenOut),
            Some(membership) if membership.is_lost() => {
                let lost = || StoreError::Unreachable("the connection was lost".to_owned());
                Err(membership.refusal().map_or_else(lost, StoreError::Unwelcome))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// This process among those that use the database; `None`: there can be no others.
    pub(super) fn membership(&self) -> Option<&Membership> {
        self.signs.membership.as_deref()
    }

    /// Since when no other process that uses the database has begun or ended, as far as known; `None`: there can be none.
    pub fn same_processes_since(&self) -> Option<std::time::Instant> {
        self.membership().map(Membership::same_others_since)
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

#[cfg(test)]
mod tests;
