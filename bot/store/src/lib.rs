//! What is kept, and the promises about it.
//!
//! - An event and all its effects (orders, the game's new state, what is to be said about it) are written in one
//!   transaction or not at all.
//! - A game is changed by one at a time: its version is checked in the same transaction.
//! - History (`phases`, `orders`) is only ever added to. What was decided is kept with it, and never decided again.
//!
//! One connection writes (`BEGIN IMMEDIATE`), others read beside it. Every commit of a decision is on the disk when it
//! returns.

mod access;
mod backup;
mod connections;
mod counts;
mod cursors;
mod desks;
#[cfg(feature = "faults")]
mod faults;
mod games;
mod history;
mod kept;
pub mod lives;
mod local;
mod local_history;
mod local_people;
mod local_store;
#[cfg(test)]
mod lookups;
#[cfg(test)]
mod migrated;
mod outbox;
mod personal;
mod persons;
mod places;
mod questions;
mod restored;
mod retention;
mod sightings;
#[cfg(test)]
mod steps;
mod tries;
mod trouble;
mod versions;
mod wake;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use dragoman_game::changes::Changes;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

pub use backup::{BackupError, Copied, Manifest, backup, restore};
pub use local::{LocalAction, LocalFile, LocalPost, LocalRoom, NewLocalPost};
pub use local_history::LocalStretch;
pub use local_people::{LocalAccount, LocalPerson};
pub use local_store::LocalStore;
pub use outbox::OutboxRow;
pub use places::Due;
pub use retention::{CHORES, Chore, STEP};
pub use tries::{Overdue, TRIES, of_clock};

use connections::{Readers, Writer, Writing, begin};
use kept::Kept;
use versions::Versions;

use dragoman_game::event::EventId;
use dragoman_game::notice::Outgoing;
use dragoman_runtime::fault;

/// How many read at once.
const READERS: usize = 4;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("../../migrations/sqlite");

/// Why the store couldn't do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refuses: file gone, no permission, disk broken.
    #[error("the database refuses: {0}")]
    Database(sqlx::Error),
    /// There is no room left on the disk.
    #[error(
        "the disk with the database is full; make some room there: nothing is lost, and Dragoman goes on by itself"
    )]
    Full,
    /// Another program keeps the file to itself.
    #[error(
        "another program keeps the database locked; let it finish or close it: nothing is lost, and Dragoman goes on \
         by itself"
    )]
    Locked,
    /// The database is of a newer program, or its migration failed.
    #[error("the database can't be brought up to date: {0}")]
    Migration(sqlx::migrate::MigrateError),
    /// A stored document can't be read.
    #[error("a stored document can't be read: {0}")]
    Document(#[from] serde_json::Error),
    /// Somebody else changed the game in between: load and decide again.
    #[error("the game was changed in between")]
    Conflict,
    /// A stored value makes no sense.
    #[error("the stored {0} makes no sense")]
    Nonsense(&'static str),
    /// Another process works on this folder.
    #[error("another Dragoman works on {0}; stop it first, or choose another `data` folder")]
    InUse(String),
    /// A copy was being put back there.
    #[error(
        "a restore into {0} was broken off, and half of a copy must not be used; run `dragoman restore` again, it begins \
         anew"
    )]
    HalfRestored(String),
    /// The data folder can't be made or written.
    #[error("the folder {0} can't be used: {1}")]
    Folder(String, std::io::Error),
}

/// The store.
#[derive(Clone, Debug)]
pub struct Store {
    readers: Readers,
    writer: Writer,
    /// Something couldn't be written, and nothing large has been written since.
    trouble: Arc<AtomicBool>,
    kept: Arc<Kept>,
    versions: Arc<Versions>,
    /// Set for a while after a copy was put back.
    restored: Option<restored::Restored>,
    // Held for its lock, which ends with the process.
    _lock: Arc<std::fs::File>,
}

impl Store {
    /// Opens or makes the database in `data`, brings its schema up to date, and locks the folder for this process.
    pub async fn open(data: &Path, database: &Path) -> Result<Self, StoreError> {
        let folder = |error| StoreError::Folder(data.display().to_string(), error);
        access::private_folder(data).map_err(folder)?;
        if backup::is_half_restored(data) {
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
            // What is deleted is overwritten at once, on pages that nothing uses any more too.
            .pragma("secure_delete", "ON")
            .busy_timeout(Duration::from_secs(5));
        let writer = Writer::open(options.clone()).await?;
        let mut connection = writer.take(false).await?;
        #[cfg(feature = "faults")]
        faults::migrating(&mut connection).await?;
        // `run` can't take a connection in what is sent between threads.
        MIGRATIONS.run_direct(None, &mut *connection, false).await?;
        drop(connection);
        let readers = Readers::open(options.read_only(true), READERS).await?;
        let store = Self::over(readers, writer, lock);
        store.fold_names().await?;
        Ok(store)
    }

    /// With nothing in memory yet; `lock` is held as long as there is a copy of the store.
    fn over(readers: Readers, writer: Writer, lock: std::fs::File) -> Self {
        Self {
            readers,
            writer,
            trouble: Arc::default(),
            kept: Arc::default(),
            versions: Arc::default(),
            restored: None,
            _lock: Arc::new(lock),
        }
    }

    /// A store that is only read, beside the bot that writes it.
    ///
    /// # Errors
    /// If there is none, or an older program wrote it last.
    pub async fn look(database: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new().filename(database).busy_timeout(Duration::from_secs(5));
        let options = options.pragma("query_only", "TRUE");
        let (readers, writer) = (Readers::open(options.clone(), 1).await?, Writer::open(options).await?);
        let lock =
            std::fs::File::open(database).map_err(|error| StoreError::Folder(database.display().to_string(), error))?;
        Ok(Self::over(readers, writer, lock))
    }

    /// Waits until everything is in the database's own file, and ends.
    pub async fn close(self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// The connection for notes whose loss a power cut may cause and the next start makes good (see
    /// [`Store::release_claims`]): they are in the file at once, so that a crash of the program loses none, and on the
    /// disk with the next commit that must be there.
    async fn at_leisure(&self) -> Result<Writing, StoreError> {
        Ok(self.writer.take(true).await?)
    }

    /// The connection for what must be on the disk when it is written.
    async fn durably(&self) -> Result<Writing, StoreError> {
        Ok(self.writer.take(false).await?)
    }

    /// Whether the effects of `event` are stored already.
    pub async fn has_seen(&self, event: &EventId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM inbox WHERE id = $1")
            .bind(event.as_str())
            .fetch_optional(&mut *self.readers.take().await?)
            .await?;
        Ok(row.is_some())
    }

    /// Saves a decision. `false`: the event's effects were stored before, and nothing was changed now.
    pub async fn save(
        &self,
        changes: &Changes,
        now: jiff::Timestamp,
        key: impl Fn(&Outgoing) -> String,
    ) -> Result<bool, StoreError> {
        self.noted(self.try_save(changes, now, key).await)
    }

    async fn try_save(
        &self,
        changes: &Changes,
        now: jiff::Timestamp,
        key: impl Fn(&Outgoing) -> String,
    ) -> Result<bool, StoreError> {
        let mut connection = self.durably().await?;
        let mut transaction = begin(&mut connection).await?;
        if let Some(event) = &changes.event {
            let inserted = sqlx::query("INSERT INTO inbox (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING")
                .bind(event.as_str())
                .bind(now.as_millisecond())
                .execute(&mut *transaction)
                .await?;
            if inserted.rows_affected() == 0 {
                return Ok(false);
            }
        }
        if let Some(work) = changes.event.as_ref().map(EventId::as_str).or(changes.work.as_deref()) {
            tries::done(&mut transaction, work).await?;
        }
        let mut seated_anew = changes.forget.is_some();
        if let Some(person) = &changes.person {
            seated_anew |= persons::save(&mut transaction, person, now).await?;
        }
        if let Some((game, version)) = &changes.game {
            let news = self.kept.compare(&game.id, *version, |before| games::News::of(before, game));
            let news = news.unwrap_or_default();
            seated_anew |= news.seats;
            games::save(&mut transaction, game, *version, news, now).await?;
        }
        for row in &changes.orders {
            games::save_orders(&mut transaction, row).await?;
        }
        if let (Some((number, record)), Some((game, _))) = (&changes.phase, &changes.game) {
            games::save_phase(&mut transaction, &game.id, *number, record, now).await?;
        }
        for room in &changes.rooms {
            games::save_room(&mut transaction, room, now).await?;
        }
        if let Some(desk) = &changes.desk {
            desks::save(&mut transaction, desk).await?;
        }
        if let Some(question) = &changes.question {
            questions::ask(&mut transaction, question, now).await?;
        }
        if let Some(id) = &changes.answered {
            questions::answered(&mut transaction, id).await?;
        }
        if let Some(person) = &changes.forget {
            personal::forget(&mut transaction, person).await?;
        }
        let attempted = self.restored.and_then(|restored| restored.attempted(now));
        for outgoing in &changes.outgoing {
            outbox::save(&mut transaction, outgoing, &key(outgoing), attempted).await?;
        }
        fault::point("before commit");
        transaction.commit().await?;
        self.keep_in_step(changes, seated_anew);
        fault::point("committed");
        Ok(true)
    }

    /// Brings what is kept in memory in step with changes that were stored.
    fn keep_in_step(&self, changes: &Changes, seated_anew: bool) {
        if changes.forget.is_some() {
            // Their words must not come back with the next change of a game.
            self.kept.forget_all();
        }
        if changes.forget.is_some() || !changes.rooms.is_empty() {
            self.rooms_changed();
        }
        if seated_anew {
            self.seated_anew();
        }
        match &changes.game {
            Some((game, version)) => self.kept.changed(game, *version, &changes.orders),
            None => changes.orders.iter().for_each(|row| self.kept.forget(&row.game)),
        }
    }
}
