//! `dragoman backup` and `dragoman restore`.

use std::path::{Path, PathBuf};

use dragoman_runtime::clock::{Clock, SystemClock};
use dragoman_store::{Database, backup, restore};

#[derive(clap::Args)]
pub(super) struct Backup {
    /// A new folder for the copy. It contains keys and orders: keep it as safe as the bot itself.
    #[arg(long, value_name = "FOLDER")]
    to: PathBuf,
}

#[derive(clap::Args)]
pub(super) struct Restore {
    /// The folder that `backup` wrote. The configured data folder must be empty.
    #[arg(long, value_name = "FOLDER")]
    from: PathBuf,
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

/// The SQLite file. A PostgreSQL server has its own programs for this.
fn file(database: &Database) -> anyhow::Result<&Path> {
    match database {
        Database::Sqlite(file) => Ok(file),
        Database::Postgres(server) => anyhow::bail!(
            "the database is on a server ({server}): copy it with `pg_dump --format=custom \
             --exclude-table-data=leases --exclude-table-data=processes`, restore it with `pg_restore`, and copy the data \
             folder beside it, after the database; bot/docs/operating.md says how"
        ),
    }
}

pub(super) fn make(config: Option<&Path>, arguments: &Backup) -> anyhow::Result<()> {
    let config = crate::serve::configure(config)?;
    let made = backup(&config.data, file(&config.database)?, &arguments.to, SystemClock.now());
    let manifest = runtime()?.block_on(made)?;
    let bytes: u64 = manifest.files.iter().map(|file| file.size).sum();
    println!("{} files, {bytes} bytes, as of {}: {}", manifest.files.len(), manifest.taken_at, arguments.to.display());
    Ok(())
}

pub(super) fn put_back(config: Option<&Path>, arguments: &Restore) -> anyhow::Result<()> {
    let config = crate::serve::configure(config)?;
    let manifest = runtime()?.block_on(restore(&arguments.from, &config.data, file(&config.database)?))?;
    println!("restored to {} as of {}; start the bot", config.data.display(), manifest.taken_at);
    Ok(())
}
