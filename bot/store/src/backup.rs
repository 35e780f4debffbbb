//! Backup while the bot runs, and restore.
//!
//! The database is copied first and the platforms' own stores after it: these are then never older than the database's
//! cursors, so that events that are read again can also be decrypted. A folder is a backup once its manifest is there,
//! which is written last.
//!
//! A backup is restored into a folder beside its destination, and moved there when it is complete and marked as a
//! restored copy. Until then the bot refuses the folder: an incomplete copy, or one without the mark, would repeat
//! posts that were made since.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use dragoman_runtime::data_folder::RESTORED;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use super::error::StoreError;
use super::half_restored::{PARTIAL, is_half_restored};
use super::migrations::SQLITE as MIGRATIONS;
use super::opened::Store;

/// The database's name in a backup.
const DATABASE: &str = "dragoman.sqlite";
const MANIFEST: &str = "manifest.json";
/// How many bytes of a file are read at once.
const PIECE: usize = 64 * 1024;
/// The first bytes of every SQLite file.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// Why a backup wasn't made or restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The folder to write to isn't empty.
    #[error("{0} isn't empty; name a new folder")]
    NotEmpty(PathBuf),
    /// There is no database to copy.
    #[error("there is no database at {0}; is this the bot's configuration?")]
    NoDatabase(PathBuf),
    /// The folder isn't a complete backup.
    #[error("{0} is no backup, or an incomplete one: it has no readable manifest.json")]
    NoManifest(PathBuf),
    /// A newer version of the program made it.
    #[error("this backup was made by Dragoman {0}, which is newer; restore it with that version")]
    Newer(String),
    /// A file differs from what was written.
    #[error("{0} in the backup differs from what was written there; this backup is damaged, use another")]
    Damaged(PathBuf),
    /// A file couldn't be read or written.
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    /// The database couldn't be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// The manifest of a backup.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Manifest {
    /// The format of this manifest.
    pub format: u32,
    /// The version of the program that made it.
    pub program: String,
    /// The newest migration of its database.
    pub schema: i64,
    /// All migrations of its database: they needn't have been added in the order of their numbers. Older versions wrote
    /// none.
    #[serde(default)]
    pub migrations: Vec<i64>,
    /// Everything that happened before this is in it.
    pub taken_at: Timestamp,
    /// All files, the database first.
    pub files: Vec<Copied>,
}

/// A file of a backup.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Copied {
    /// The path below the backup's folder, with `/`.
    pub path: String,
    /// In bytes.
    pub size: u64,
    /// SHA-256 in hexadecimal.
    pub sha256: String,
}

fn at(path: &Path) -> impl Fn(std::io::Error) -> BackupError + '_ {
    |error| BackupError::File(path.to_owned(), error)
}

fn is_empty(folder: &Path) -> Result<bool, BackupError> {
    match std::fs::read_dir(folder) {
        Ok(mut entries) => Ok(entries.next().is_none()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(true),
        Err(error) => Err(at(folder)(error)),
    }
}

/// Makes a folder that only its owner can read: it will contain keys.
fn make_folder(folder: &Path) -> Result<(), BackupError> {
    std::fs::create_dir_all(folder).map_err(at(folder))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700)).map_err(at(folder))?;
    }
    Ok(())
}

fn checked(folder: &Path, path: &str) -> Result<Copied, BackupError> {
    let file = folder.join(path);
    let (mut sha256, mut size) = (Sha256::new(), 0);
    let mut pieces = std::fs::File::open(&file).map_err(at(&file))?;
    let mut piece = vec![0; PIECE];
    loop {
        let read = pieces.read(&mut piece).map_err(at(&file))?;
        if read == 0 {
            break;
        }
        sha256.update(&piece[..read]);
        size += read as u64;
    }
    let sha256 = sha256.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(Copied { path: path.to_owned(), size, sha256 })
}

/// Waits until a file, or the entries of a folder, are on the disk.
fn synced(file: &Path) -> Result<(), BackupError> {
    std::fs::File::open(file).and_then(|file| file.sync_all()).map_err(at(file))
}

/// Copies an SQLite file as of one instant, while others write it.
async fn copy_database(from: &Path, to: &Path) -> Result<(), BackupError> {
    let options = SqliteConnectOptions::new().filename(from).busy_timeout(std::time::Duration::from_secs(30));
    let mut connection = SqliteConnection::connect_with(&options).await?;
    sqlx::query("VACUUM INTO $1").bind(to.display().to_string()).execute(&mut connection).await?;
    connection.close().await?;
    synced(to)
}

/// All files below `folder`, as paths below it, in order, without those of other backups: a folder with a database
/// beside `own` is one.
fn files(folder: &Path, below: &Path, own: &Path, found: &mut Vec<PathBuf>) -> Result<(), BackupError> {
    let here = folder.join(below);
    let copy = here.join(DATABASE);
    if below != Path::new("") && copy != own && copy.is_file() {
        return Ok(());
    }
    let mut entries: Vec<_> =
        std::fs::read_dir(&here).map_err(at(&here))?.collect::<Result<Vec<_>, _>>().map_err(at(&here))?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let path = below.join(entry.file_name());
        let kind = entry.file_type().map_err(at(&here))?;
        if kind.is_dir() {
            files(folder, &path, own, found)?;
        } else if kind.is_file() {
            found.push(path);
        }
    }
    Ok(())
}

/// A path as text, with `/` on every system.
fn name(path: &Path) -> String {
    path.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Copies `database` and everything else in `data` into the folder `to`; the bot may run meanwhile.
///
/// # Errors
/// If `to` isn't empty, or something can't be read or written.
pub async fn backup(data: &Path, database: &Path, to: &Path, now: Timestamp) -> Result<Manifest, BackupError> {
    if !is_empty(to)? {
        return Err(BackupError::NotEmpty(to.to_owned()));
    }
    if !database.is_file() {
        return Err(BackupError::NoDatabase(database.to_owned()));
    }
    make_folder(to)?;
    copy_database(database, &to.join(DATABASE)).await?;
    let migrations = migrations_of(&to.join(DATABASE)).await?;
    let mut copied = vec![checked(to, DATABASE)?];
    let mut found = Vec::new();
    files(data, Path::new(""), database, &mut found)?;
    let target = to.canonicalize().map_err(at(to))?;
    for path in found {
        let from = data.join(&path);
        let text = from.display().to_string();
        let own = database.display().to_string();
        let beside = ["-wal", "-shm", "-journal"].iter().any(|end| text.ends_with(end));
        if from == database || text.starts_with(&own) && beside || name(&path) == "lock" {
            continue;
        }
        if from.canonicalize().is_ok_and(|from| from.starts_with(&target)) {
            continue;
        }
        let is_sqlite = |file: &Path| {
            let mut start = [0; 16];
            let read = std::fs::File::open(file).and_then(|mut file| file.read_exact(&mut start));
            read.is_ok() && start == SQLITE
        };
        // SQLite's files beside another database belong to that one, and their content is in its copy.
        let stem = ["-wal", "-shm", "-journal"].iter().find_map(|end| text.strip_suffix(end));
        if stem.is_some_and(|stem| is_sqlite(Path::new(stem))) {
            continue;
        }
        let copy = to.join(&path);
        if let Some(folder) = copy.parent() {
            make_folder(folder)?;
        }
        if is_sqlite(&from) {
            copy_database(&from, &copy).await?;
        } else {
            match std::fs::copy(&from, &copy) {
                Ok(_) => synced(&copy)?,
                // A file that was deleted meanwhile isn't needed.
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
                Err(error) => return Err(at(&from)(error)),
            }
        }
        copied.push(checked(to, &name(&path))?);
    }
    let manifest = Manifest {
        format: 1,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        schema: migrations.iter().copied().max().unwrap_or(0),
        migrations,
        taken_at: now,
        files: copied,
    };
    let text = serde_json::to_string_pretty(&manifest).map_err(StoreError::from)?;
    let file = to.join(MANIFEST);
    std::fs::write(&file, text).map_err(at(&file))?;
    synced(&file)?;
    Ok(manifest)
}

async fn migrations_of(database: &Path) -> Result<Vec<i64>, BackupError> {
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let migrations = sqlx::query_scalar("SELECT version FROM _sqlx_migrations WHERE success ORDER BY version")
        .fetch_all(&mut connection)
        .await?;
    connection.close().await?;
    Ok(migrations)
}

/// Whether this version knows all migrations of the backup's database.
fn is_known(manifest: &Manifest) -> bool {
    let known = |version: &i64| MIGRATIONS.iter().any(|migration| migration.version == *version);
    let newest = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
    manifest.format <= 1 && manifest.schema <= newest && manifest.migrations.iter().all(known)
}

/// Restores the backup in `from` into the empty folder `data`. Posts that may have been made since the backup are
/// looked up before they are repeated. If this is interrupted, the folder can't be used until it is repeated.
///
/// # Errors
/// If `data` isn't empty, or the backup isn't complete.
pub async fn restore(from: &Path, data: &Path, database: &Path) -> Result<Manifest, BackupError> {
    let text = std::fs::read_to_string(from.join(MANIFEST)).ok();
    let manifest: Option<Manifest> = text.and_then(|text| serde_json::from_str(&text).ok());
    let manifest = manifest.ok_or_else(|| BackupError::NoManifest(from.to_owned()))?;
    if !is_known(&manifest) {
        return Err(BackupError::Newer(manifest.program));
    }
    if is_half_restored(data) {
        empty(data)?;
    }
    if !is_empty(data)? {
        return Err(BackupError::NotEmpty(data.to_owned()));
    }
    if database.exists() {
        return Err(BackupError::NotEmpty(database.to_owned()));
    }
    // Everything is checked before anything is written.
    for copied in &manifest.files {
        let inside = Path::new(&copied.path).components().all(|part| matches!(part, std::path::Component::Normal(_)));
        let found = if inside { checked(from, &copied.path).ok() } else { None };
        if found.is_none_or(|found| found.sha256 != copied.sha256) {
            return Err(BackupError::Damaged(copied.path.clone().into()));
        }
    }
    let partial = data.join(PARTIAL);
    make_folder(data)?;
    make_folder(&partial)?;
    put_back(from, &partial, &manifest).await?;
    move_up(&partial, data, database)?;
    Ok(manifest)
}

/// Deletes everything in a folder with an incomplete restore; the marker of incompleteness goes last.
fn empty(data: &Path) -> Result<(), BackupError> {
    let entries: Vec<_> = std::fs::read_dir(data).map_err(at(data))?.collect::<Result<_, _>>().map_err(at(data))?;
    let (partial, others): (Vec<_>, Vec<_>) = entries.into_iter().partition(|entry| entry.file_name() == PARTIAL);
    for entry in others.into_iter().chain(partial) {
        let path = entry.path();
        let is_folder = entry.file_type().map_err(at(&path))?.is_dir();
        if is_folder { std::fs::remove_dir_all(&path) } else { std::fs::remove_file(&path) }.map_err(at(&path))?;
    }
    Ok(())
}

/// Writes the whole backup into `partial`, with the marker that it is a restored copy.
async fn put_back(from: &Path, partial: &Path, manifest: &Manifest) -> Result<(), BackupError> {
    for copied in manifest.files.iter().rev() {
        let to = partial.join(&copied.path);
        if let Some(folder) = to.parent() {
            make_folder(folder)?;
        }
        std::fs::copy(from.join(&copied.path), &to).map_err(at(&to))?;
        synced(&to)?;
    }
    for folder in manifest.files.iter().filter_map(|copied| Some(copied.path.split_once('/')?.0)) {
        let note = partial.join(folder).join(RESTORED);
        std::fs::write(&note, manifest.taken_at.to_string()).map_err(at(&note))?;
        synced(&note)?;
    }
    let store = Store::open(partial, &partial.join(DATABASE)).await?;
    store.mark_restored(manifest.taken_at).await?;
    store.close().await;
    let lock = partial.join("lock");
    std::fs::remove_file(&lock).map_err(at(&lock))
}

/// Moves a complete restore to its destination, the database last.
fn move_up(partial: &Path, data: &Path, database: &Path) -> Result<(), BackupError> {
    for entry in std::fs::read_dir(partial).map_err(at(partial))? {
        let entry = entry.map_err(at(partial))?;
        if entry.file_name() != DATABASE {
            let to = data.join(entry.file_name());
            std::fs::rename(entry.path(), &to).map_err(at(&to))?;
        }
    }
    if let Some(folder) = database.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(at(folder))?;
    }
    let copy = partial.join(DATABASE);
    match std::fs::rename(&copy, database) {
        Err(error) if error.kind() == std::io::ErrorKind::CrossesDevices => {
            std::fs::copy(&copy, database).map_err(at(database))?;
            synced(database)?;
            std::fs::remove_file(&copy).map_err(at(&copy))?;
        }
        moved => moved.map_err(at(database))?,
    }
    synced(data)?;
    std::fs::remove_dir(partial).map_err(at(partial))?;
    synced(data)
}

#[cfg(test)]
mod tests;
