//! The migrations of the schema, as they are in `migrations/sqlite`.
//!
//! They are listed here instead of by sqlx's macro, which would compile SQLite a second time for the build itself.

use std::sync::LazyLock;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Includes the files; their names are the version and the description.
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../../migrations/sqlite/", $name, ".sql")))),*]
    };
}

const FILES: &[(&str, &str)] = &files![
    "0001_first_light",
    "0002_questions",
    "0007_letters",
    "0011_urgent_places",
    "0012_files",
    "0013_sightings",
    "0014_tries",
    "0015_local_people",
    "0016_places",
    "0017_lives",
    "0018_reports",
    "0019_order_threads",
    "0020_kept_letters",
    "0021_conduct",
    "0022_track_records",
    "0023_ringing",
    "0024_pictures",
    "0025_practice",
    "0026_portable",
];

pub(super) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let migrations = FILES.iter().filter_map(|(name, sql)| {
        let (version, description) = name.split_once('_')?;
        let description = description.replace('_', " ").into();
        Some(Migration::new(version.parse().ok()?, description, MigrationType::Simple, sql.into_sql_str(), false))
    });
    Migrator::with_migrations(migrations.collect())
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_listed() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations/sqlite");
        let mut names: Vec<_> = std::fs::read_dir(folder)
            .expect("the folder is there")
            .map(|entry| entry.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned())
            .collect();
        names.sort();
        assert_eq!(names, FILES.iter().map(|(name, _)| *name).collect::<Vec<_>>());
        assert_eq!(MIGRATIONS.iter().count(), FILES.len());
    }
}
