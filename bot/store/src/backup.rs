//! Backup while the bot runs, and restore.
//!
//! A backup has the data folder and the folder of Matrix's keys, wherever that is, and the database if it is an SQLite
//! file. One on a PostgreSQL server is saved before, by the server's own programs.
//!
//! The database is copied first and the platforms' own stores after it: these are then never older than the database's
//! cursors, so that events that are read again can also be decrypted. A folder is a backup once its manifest is there,
//! which is written last.
//!
//! A backup is restored into a folder beside its destination, and moved there when it is complete and marked as a
//! restored copy. Until then the bot refuses the folder: an incomplete copy, or one without the mark, would repeat
//! posts that were made since, and use Matrix's keys a second time.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use dragoman_runtime::data_folder::{FORGOTTEN, MATRIX, PARTIAL, RESTORED};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use super::database::Database;
use super::error::StoreError;
use super::forgotten_list::List;
use super::half_restored::is_half_restored;
use super::migrations::SQLITE as MIGRATIONS;
use super::opened::{LOCK, Store, lock_of};

/// The database's name in a backup.
const DATABASE: &str = "dragoman.sqlite";
const MANIFEST: &str = "manifest.json";
/// The file that each folder of keys has.
const SESSION: &str = "session.json";
/// The format of a manifest without a database: an older version would make an empty one for it.
const WITHOUT_DATABASE: u32 = 2;
/// How many bytes of a file are read at once.
const PIECE: usize = 64 * 1024;
/// What SQLite has beside a database that is open, or wasn't closed: the end of a file's name.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];
/// The first bytes of every SQLite file.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// Why a backup wasn't made or restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The folder to write to isn't empty.
    #[error("{0} isn't empty; name a new folder")]
    NotEmpty(PathBuf),
    /// Something of an earlier database is where the restored one is to be put.
    #[error(
        "{0} was left by a database that was here before, and would be read into the restored one; move it away, to where \
         that database is"
    )]
    LeftBeside(PathBuf),
    /// There is no database to copy.
    #[error("there is no database at {0}; is this the bot's configuration?")]
    NoDatabase(PathBuf),
    /// There are no keys to copy in the configured folder.
    #[error(
        "there are no keys of Matrix in {0}, which `matrix.folder` names; make the backup where that folder is, or start \
         the bot first"
    )]
    NoKeys(PathBuf),
    /// The folder to which the keys are to be restored isn't empty.
    #[error("{0} isn't empty, and the keys of Matrix in the backup belong there; move that folder away")]
    KeysThere(PathBuf),
    /// The data folder is in the folder of the keys.
    #[error(
        "the data folder {data} is in {keys}, which `matrix.folder` names; put the keys into a folder of their own"
    )]
    DataAmongKeys {
        /// The data folder.
        data: PathBuf,
        /// The folder of the keys.
        keys: PathBuf,
    },
    /// The backup has no database, and an SQLite file is configured.
    #[error(
        "this backup has no database: that was on a server ({0}). Restore it there, and set `database` to its address"
    )]
    DatabaseElsewhere(String),
    /// The backup has a database, and one on a server is configured.
    #[error(
        "this backup has an SQLite database, and `database` is on a server ({0}). Remove `database` for the restore, then \
         copy it with `dragoman copy-store`"
    )]
    DatabaseInside(String),
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

/// Where everything is that a backup copies, and where a restore puts it.
#[derive(Clone, Copy, Debug)]
pub struct Installation<'a> {
    /// The data folder.
    pub data: &'a Path,
    /// The database. One on a server isn't touched.
    pub database: &'a Database,
    /// The folder of Matrix's session and keys. `None`: it is in the data folder.
    pub matrix: Option<&'a Path>,
}

impl<'a> Installation<'a> {
    /// The folder of the keys.
    fn keys(&self) -> PathBuf {
        self.matrix.map_or_else(|| self.data.join(MATRIX), Path::to_owned)
    }

    /// The folder of the keys as a path below the data folder, if it is there.
    fn keys_inside(&self) -> Result<Option<PathBuf>, BackupError> {
        let Some(keys) = self.matrix.map(Path::to_owned) else { return Ok(Some(MATRIX.into())) };
        let (inner, outer) = (whole(&keys)?, whole(self.data)?);
        if outer.starts_with(&inner) {
            return Err(BackupError::DataAmongKeys { data: self.data.to_owned(), keys });
        }
        Ok(inner.strip_prefix(&outer).ok().map(Path::to_owned))
    }

    fn file(&self) -> Option<&'a Path> {
        match self.database {
            Database::Sqlite(file) => Some(file),
            Database::Postgres(_) => None,
        }
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
    /// The database on a server that it goes with, and which isn't in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server: Option<String>,
    /// All files, the database first.
    pub files: Vec<Copied>,
}

impl Manifest {
    /// Whether the session and the keys of Matrix are in it.
    pub fn has_keys(&self) -> bool {
        self.files.iter().any(|copied| Path::new(&copied.path).starts_with(MATRIX))
    }
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

/// A path from the root, without links as far as it exists.
fn whole(path: &Path) -> Result<PathBuf, BackupError> {
    path.canonicalize().or_else(|_| std::path::absolute(path)).map_err(at(path))
}

/// Whether nothing is in a folder but what has one of `names`.
fn has_only(folder: &Path, names: &[&str]) -> Result<bool, BackupError> {
    let is_named = |entry: std::io::Result<std::fs::DirEntry>| {
        entry.is_ok_and(|entry| names.iter().any(|name| entry.file_name() == *name))
    };
    match std::fs::read_dir(folder) {
        Ok(mut entries) => Ok(entries.all(is_named)),
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

/// The file beside a database whose name has this end.
fn beside(database: &Path, end: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(end);
    name.into()
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

/// What isn't copied from a folder.
struct Leaves<'a> {
    /// The database of the bot.
    database: Option<&'a Path>,
    /// Folders.
    folders: Vec<PathBuf>,
}

/// Whether a folder is another backup: it has a manifest, or a database beside that of the bot.
fn is_backup(folder: &Path, own: Option<&Path>) -> bool {
    let copy = folder.join(DATABASE);
    let read = || serde_json::from_slice::<Manifest>(&std::fs::read(folder.join(MANIFEST)).ok()?).ok();
    own != Some(&copy) && copy.is_file() || read().is_some()
}

/// All files below `folder`, as paths below it, in order, without those of other backups. Links are followed, but not back to
/// a folder on the way.
fn files(folder: &Path, below: &Path, leaves: &Leaves<'_>, found: &mut Vec<PathBuf>) -> Result<(), BackupError> {
    files_on(&[], folder, below, leaves, found)
}

fn files_on(
    way: &[PathBuf],
    folder: &Path,
    below: &Path,
    leaves: &Leaves<'_>,
    found: &mut Vec<PathBuf>,
) -> Result<(), BackupError> {
    let here = folder.join(below);
    let itself = whole(&here)?;
    if way.contains(&itself) {
        return Ok(());
    }
    let way = [way, &[itself]].concat();
    if below != Path::new("") && is_backup(&here, leaves.database) {
        return Ok(());
    }
    let mut entries: Vec<_> =
        std::fs::read_dir(&here).map_err(at(&here))?.collect::<Result<Vec<_>, _>>().map_err(at(&here))?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let path = below.join(entry.file_name());
        let kind = match std::fs::metadata(entry.path()) {
            Ok(kind) => kind,
            // A file that was deleted meanwhile isn't needed; editors leave links to nothing.
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                if entry.file_type().is_ok_and(|kind| kind.is_symlink()) {
                    tracing::warn!(link = %entry.path().display(), "a link that leads nowhere isn't in the backup");
                }
                continue;
            }
            Err(error) => return Err(at(&entry.path())(error)),
        };
        if kind.is_dir() && !leaves.folders.contains(&whole(&entry.path())?) {
            files_on(&way, folder, &path, leaves, found)?;
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

fn is_sqlite(file: &Path) -> bool {
    let mut start = [0; 16];
    let read = std::fs::File::open(file).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && start == SQLITE
}

/// Copies the files in `folder` to the path `below` in the backup `to`.
async fn copy_files(
    folder: &Path,
    leaves: &Leaves<'_>,
    to: &Path,
    below: &Path,
    copied: &mut Vec<Copied>,
) -> Result<(), BackupError> {
    let mut found = Vec::new();
    files(folder, Path::new(""), leaves, &mut found)?;
    // If another database is configured, a file of that name isn't in use.
    let (unused, beside) = (folder.join(DATABASE), [BESIDE.as_slice(), &[LOCK]].concat());
    for path in found {
        let from = folder.join(&path);
        let text = from.display().to_string();
        let itself = whole(&from)?;
        let is_own = leaves.database.into_iter().chain([unused.as_path()]).any(|own| {
            from == own
                || whole(own).is_ok_and(|own| own == itself)
                || text.strip_prefix(&own.display().to_string()).is_some_and(|end| beside.contains(&end))
        });
        // SQLite's files beside another database belong to that one, and their content is in its copy.
        let stem = beside.iter().find_map(|end| text.strip_suffix(end));
        if is_own || name(&path) == "lock" || stem.is_some_and(|stem| is_sqlite(Path::new(stem))) {
            continue;
        }
        let path = below.join(path);
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
    Ok(())
}

/// Copies everything into the folder `to`, but for a database on a server; the bot may run meanwhile.
///
/// # Errors
/// If `to` isn't empty, something can't be read or written, or there are no keys in a folder that is configured for
/// them.
pub async fn backup(from: &Installation<'_>, to: &Path, now: Timestamp) -> Result<Manifest, BackupError> {
    if !has_only(to, &[])? {
        return Err(BackupError::NotEmpty(to.to_owned()));
    }
    if let Some(database) = from.file().filter(|database| !database.is_file()) {
        return Err(BackupError::NoDatabase(database.to_owned()));
    }
    let keys = from.keys();
    from.keys_inside()?;
    if let Some(keys) = from.matrix.filter(|keys| !keys.join(SESSION).is_file()) {
        return Err(BackupError::NoKeys(keys.to_owned()));
    }
    make_folder(to)?;
    let (mut copied, mut migrations, mut server) = (Vec::new(), Vec::new(), None);
    match from.database {
        Database::Sqlite(database) => {
            copy_database(database, &to.join(DATABASE)).await?;
            migrations = migrations_of(&to.join(DATABASE)).await?;
            copied.push(checked(to, DATABASE)?);
        }
        Database::Postgres(address) => server = Some(address.to_string()),
    }
    // A folder `matrix` in the data folder isn't in use if another one is configured.
    let folders = vec![whole(to)?, whole(&keys)?, whole(&from.data.join(MATRIX))?];
    let leaves = Leaves { database: from.file(), folders };
    copy_files(from.data, &leaves, to, Path::new(""), &mut copied).await?;
    if keys.is_dir() {
        let leaves = Leaves { folders: vec![whole(to)?], ..leaves };
        copy_files(&keys, &leaves, to, Path::new(MATRIX), &mut copied).await?;
    }
    let manifest = Manifest {
        format: if server.is_some() { WITHOUT_DATABASE } else { 1 },
        program: env!("CARGO_PKG_VERSION").to_owned(),
        schema: migrations.iter().copied().max().unwrap_or(0),
        migrations,
        taken_at: now,
        server,
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
    manifest.format <= WITHOUT_DATABASE && manifest.schema <= newest && manifest.migrations.iter().all(known)
}

/// Where a backup is put.
struct Destination<'a> {
    data: &'a Path,
    /// `None`: it is on a server.
    database: Option<&'a Path>,
    /// The folder of the keys outside the data folder, if there are any in the backup.
    keys: Option<PathBuf>,
    /// The folder of the keys below the data folder otherwise.
    keys_inside: PathBuf,
}

impl Destination<'_> {
    /// Where a file of the backup is written at first.
    fn partial(&self, path: &str) -> PathBuf {
        match (Path::new(path).strip_prefix(MATRIX), &self.keys) {
            (Ok(rest), Some(keys)) => keys.join(PARTIAL).join(rest),
            (Ok(rest), None) => self.data.join(PARTIAL).join(&self.keys_inside).join(rest),
            (Err(_), _) => self.data.join(PARTIAL).join(path),
        }
    }
}

/// Restores the backup in `from`: into the data folder, which is empty but for the list of forgotten people, and if the
/// keys of Matrix are elsewhere, into the empty folder for them. Posts that may have been made since the backup are looked up before they are repeated, and Matrix
/// logs in as a new device. If this is interrupted, the folders can't be used until it is repeated.
///
/// # Errors
/// If a folder isn't empty, the backup isn't complete, or its database isn't where the configured one is.
pub async fn restore(from: &Path, to: &Installation<'_>) -> Result<Manifest, BackupError> {
    let text = std::fs::read_to_string(from.join(MANIFEST)).ok();
    let manifest: Option<Manifest> = text.and_then(|text| serde_json::from_str(&text).ok());
    let manifest = manifest.ok_or_else(|| BackupError::NoManifest(from.to_owned()))?;
    if !is_known(&manifest) {
        return Err(BackupError::Newer(manifest.program));
    }
    match (&manifest.server, to.database) {
        (Some(server), Database::Sqlite(_)) => return Err(BackupError::DatabaseElsewhere(server.clone())),
        (None, Database::Postgres(server)) => return Err(BackupError::DatabaseInside(server.to_string())),
        (None, Database::Sqlite(_)) | (Some(_), Database::Postgres(_)) => {}
    }
    let inside = to.keys_inside()?;
    let keys = if inside.is_none() && manifest.has_keys() { Some(to.keys()) } else { None };
    let keys_inside = inside.unwrap_or_else(|| MATRIX.into());
    let to = Destination { data: to.data, database: to.file(), keys, keys_inside };
    // What this program itself has put there may be deleted: an interrupted restore, or the keys that it restored before
    // it was interrupted, if nobody has used them.
    let was_interrupted = is_half_restored(to.data);
    if let Some(database) = to.database.filter(|database| database.exists()) {
        // The database is moved last: then only the mark of an incomplete restore is left.
        if was_interrupted && has_only(&to.data.join(PARTIAL), &[])? {
            end_partial(to.data)?;
            return Ok(manifest);
        }
        if !(was_interrupted && database.starts_with(to.data)) {
            return Err(BackupError::NotEmpty(database.to_owned()));
        }
    }
    // What is in the data folder of an interrupted restore is deleted.
    if let Some(database) = to.database.filter(|database| !(was_interrupted && database.starts_with(to.data)))
        && let Some(left) = BESIDE.iter().map(|end| beside(database, end)).find(|left| left.exists())
    {
        return Err(BackupError::LeftBeside(left));
    }
    let own_keys = |keys: &PathBuf| keys.join(PARTIAL).exists() || was_interrupted && keys.join(RESTORED).exists();
    if let Some(keys) = to.keys.as_ref().filter(|keys| !own_keys(keys))
        && !has_only(keys, &[])?
    {
        return Err(BackupError::KeysThere(keys.clone()));
    }
    // A restored backup needs the list of forgotten people.
    if !was_interrupted && !has_only(to.data, &[FORGOTTEN])? {
        return Err(BackupError::NotEmpty(to.data.to_owned()));
    }
    // Everything is checked before anything is written.
    for copied in &manifest.files {
        let inside = Path::new(&copied.path).components().all(|part| matches!(part, std::path::Component::Normal(_)));
        let found = if inside { checked(from, &copied.path).ok() } else { None };
        if found.is_none_or(|found| found.sha256 != copied.sha256) {
            return Err(BackupError::Damaged(copied.path.clone().into()));
        }
    }
    if let Some(keys) = to.keys.as_ref().filter(|keys| own_keys(keys)) {
        empty(keys)?;
    }
    if was_interrupted {
        empty(to.data)?;
    }
    for folder in [Some(to.data), to.keys.as_deref()].into_iter().flatten() {
        make_folder(folder)?;
        make_folder(&folder.join(PARTIAL))?;
    }
    put_back(from, &to, &manifest).await?;
    move_up(&to)?;
    Ok(manifest)
}

/// Deletes everything in a folder with an incomplete restore but the list of forgotten people; the marker of incompleteness
/// goes last.
fn empty(data: &Path) -> Result<(), BackupError> {
    let entries: Vec<_> = std::fs::read_dir(data).map_err(at(data))?.collect::<Result<_, _>>().map_err(at(data))?;
    let (partial, others): (Vec<_>, Vec<_>) = entries.into_iter().partition(|entry| entry.file_name() == PARTIAL);
    let listed = |entry: &std::fs::DirEntry| entry.file_name() == FORGOTTEN;
    for entry in others.into_iter().filter(|entry| !listed(entry)).chain(partial) {
        let path = entry.path();
        let is_folder = entry.file_type().map_err(at(&path))?.is_dir();
        if is_folder { std::fs::remove_dir_all(&path) } else { std::fs::remove_file(&path) }.map_err(at(&path))?;
    }
    Ok(())
}

/// Writes the whole backup into the folders for incomplete ones, with the marks that it is a restored copy.
async fn put_back(from: &Path, to: &Destination<'_>, manifest: &Manifest) -> Result<(), BackupError> {
    for copied in manifest.files.iter().rev() {
        let file = to.partial(&copied.path);
        if let Some(folder) = file.parent() {
            make_folder(folder)?;
        }
        std::fs::copy(from.join(&copied.path), &file).map_err(at(&file))?;
        synced(&file)?;
    }
    // Who has asked to be forgotten since is forgotten again when the database is opened.
    let partial = to.data.join(PARTIAL);
    List::new(&partial).take_over(to.data).map_err(at(&partial))?;
    // There may also be keys in a folder of another name, in a backup of an older version.
    let keys = to.partial(MATRIX);
    if keys.is_dir() {
        let note = keys.join(RESTORED);
        std::fs::write(&note, manifest.taken_at.to_string()).map_err(at(&note))?;
        synced(&note)?;
    }
    if to.database.is_none() {
        return Ok(());
    }
    let database = partial.join(DATABASE);
    let store = Store::open(&partial, &database).await?;
    store.mark_restored(manifest.taken_at).await?;
    store.close().await;
    for lock in [partial.join("lock"), lock_of(&database)] {
        std::fs::remove_file(&lock).map_err(at(&lock))?;
    }
    Ok(())
}

/// Moves everything but the database from a folder's incomplete restore into the folder.
fn move_entries(folder: &Path) -> Result<(), BackupError> {
    let partial = folder.join(PARTIAL);
    for entry in std::fs::read_dir(&partial).map_err(at(&partial))? {
        let entry = entry.map_err(at(&partial))?;
        if entry.file_name() != DATABASE {
            let to = folder.join(entry.file_name());
            std::fs::rename(entry.path(), &to).map_err(at(&to))?;
        }
    }
    synced(folder)
}

/// The incomplete restore of a folder is complete.
fn end_partial(folder: &Path) -> Result<(), BackupError> {
    let partial = folder.join(PARTIAL);
    std::fs::remove_dir(&partial).map_err(at(&partial))?;
    synced(folder)
}

/// Moves a complete restore to its destination, the keys first and the database last.
fn move_up(to: &Destination<'_>) -> Result<(), BackupError> {
    if let Some(keys) = &to.keys {
        move_entries(keys)?;
        end_partial(keys)?;
    }
    move_entries(to.data)?;
    if let Some(database) = to.database {
        move_database(&to.data.join(PARTIAL).join(DATABASE), database)?;
        synced(to.data)?;
    }
    end_partial(to.data)
}

fn move_database(copy: &Path, database: &Path) -> Result<(), BackupError> {
    if let Some(folder) = database.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(at(folder))?;
    }
    match std::fs::rename(copy, database) {
        Err(error) if error.kind() == std::io::ErrorKind::CrossesDevices => {
            // The final name is given only to a whole copy.
            let unfinished = beside(database, ".restoring");
            std::fs::copy(copy, &unfinished).map_err(at(&unfinished))?;
            synced(&unfinished)?;
            std::fs::rename(&unfinished, database).map_err(at(database))?;
            synced(database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")))?;
            std::fs::remove_file(copy).map_err(at(copy))
        }
        moved => moved.map_err(at(database)),
    }
}

#[cfg(test)]
mod tests;
