//! `dragoman backup` and `dragoman restore`.

use std::path::{Path, PathBuf};

use dragoman_runtime::clock::{Clock, SystemClock};
use dragoman_runtime::data_folder::FORGOTTEN;
use dragoman_store::{Database, Installation, backup, lives, restore};

use crate::config::Config;

use super::output::print_line;

#[derive(clap::Args)]
pub(super) struct Backup {
    /// A new folder for the copy. It contains keys and orders: keep it as safe as the bot itself. A database on a server
    /// isn't copied; how to save it is printed.
    #[arg(long, value_name = "FOLDER")]
    to: PathBuf,
}

#[derive(clap::Args)]
pub(super) struct Restore {
    /// The folder that `backup` wrote. The configured data folder must be empty but for its file `forgotten`, the list of
    /// those who have asked to be forgotten; `matrix.folder` must be empty if it is set.
    #[arg(long, value_name = "FOLDER")]
    from: PathBuf,
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

fn installation(config: &Config) -> Installation<'_> {
    let matrix = config.matrix.as_ref().and_then(|matrix| matrix.folder.as_deref());
    Installation { data: &config.data, database: &config.database, matrix }
}

pub(super) fn make(config: Option<&Path>, arguments: &Backup) -> anyhow::Result<()> {
    let config = crate::serve::configure(config)?;
    let to = arguments.to.components().as_path().display();
    let manifest = runtime()?.block_on(backup(&installation(&config), &arguments.to, SystemClock.now()))?;
    let bytes: u64 = manifest.files.iter().map(|file| file.size).sum();
    print_line(format_args!("{} files, {bytes} bytes, as of {}: {to}", manifest.files.len(), manifest.taken_at))?;
    if config.matrix.is_some() && !manifest.has_keys() {
        print_line(format_args!("the keys of Matrix aren't in it: there are none in {} yet", config.data.display()))?;
    }
    if let Database::Postgres(server) = &config.database {
        print_line(format_args!(
            "the database isn't in it: save it each time before `dragoman backup`, so that the keys are never older:\n    \
             pg_dump --format=custom --exclude-table-data=leases --exclude-table-data=processes '--file={to}.dump' '{server}'"
        ))?;
    }
    Ok(())
}

pub(super) fn put_back(config: Option<&Path>, arguments: &Restore) -> anyhow::Result<()> {
    let config = crate::serve::configure(config)?;
    let is_listed = config.data.join(FORGOTTEN).exists();
    let manifest = runtime()?.block_on(restore(&arguments.from, &installation(&config)))?;
    if !is_listed {
        print_line(format_args!(
            "the file `{FORGOTTEN}` of the data folder wasn't there: who has asked to be forgotten since the backup is known \
             again. If you still have it, empty the data folder, put it there, and restore again"
        ))?;
    } else if SystemClock.now().duration_since(manifest.taken_at) > lives::FORGOTTEN {
        print_line(format_args!(
            "the backup is older than the list of those who have asked to be forgotten, which goes back {} days: who asked \
             before that is known again",
            lives::FORGOTTEN.as_hours() / 24
        ))?;
    }
    let (data, from) = (config.data.display(), arguments.from.components().as_path().display());
    match &config.database {
        Database::Sqlite(_) => {
            print_line(format_args!("restored to {data} as of {}; start the bot", manifest.taken_at))
        }
        Database::Postgres(server) => print_line(format_args!(
            "restored to {data} as of {}, without the database; if that is lost too, restore it into an empty one, then \
             start the bot:\n    pg_restore --no-owner '--dbname={server}' '{from}.dump'",
            manifest.taken_at
        )),
    }
}
