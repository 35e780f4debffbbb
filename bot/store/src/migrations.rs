//! The migrations of the schema, as they are in `migrations/sqlite` and `migrations/postgres`: a number means the same in
//! both.
//!
//! They are listed here instead of by sqlx's macro, which would compile SQLite a second time for the build itself.

use std::sync::LazyLock;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Includes the files; their names are the version and the description.
macro_rules! files {
    ($folder:literal: $($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../../migrations/", $folder, "/", $name, ".sql")))),*]
    };
}

const OF_SQLITE: &[(&str, &str)] = &files![
    "sqlite":
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
    "0027_processes",
    "0028_what_if",
    "0029_wording",
    "0030_map_links",
    "0031_mark_keys",
    "0032_question_phases",
    "0035_persons_of_notes",
    "0036_conduct_keys",
    "0037_enclosed",
    "0038_forgotten",
    "0039_statements",
    "0040_talk",
    "0041_question_slots",
    "0042_answered",
    "0043_translations",
];

const OF_POSTGRES: &[(&str, &str)] = &files![
    "postgres":
    "0026_first",
    "0027_processes",
    "0028_what_if",
    "0029_wording",
    "0030_map_links",
    "0031_mark_keys",
    "0032_question_phases",
    "0035_persons_of_notes",
    "0036_conduct_keys",
    "0037_enclosed",
    "0038_forgotten",
    "0039_statements",
    "0040_talk",
    "0041_question_slots",
    "0042_answered",
    "0043_translations",
];

/// Those of SQLite.
pub(super) static SQLITE: LazyLock<Migrator> = LazyLock::new(|| migrator(OF_SQLITE));

/// Those of PostgreSQL.
pub(super) static POSTGRES: LazyLock<Migrator> = LazyLock::new(|| migrator(OF_POSTGRES));

/// The number of the newest.
pub(super) fn newest() -> i64 {
    POSTGRES.iter().map(|migration| migration.version).max().unwrap_or_default()
}

fn migrator(files: &'static [(&'static str, &'static str)]) -> Migrator {
    let migrations = files.iter().filter_map(|(name, sql)| {
        let (version, description) = name.split_once('_')?;
        let description = description.replace('_', " ").into();
        Some(Migration::new(version.parse().ok()?, description, MigrationType::Simple, sql.into_sql_str(), false))
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use dragoman_l10n::Language;
    use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
    use sqlx::{Connection as _, PgConnection};

    use super::*;
    use crate::db::{self, Each};
    use crate::test_database::{On, cluster::cluster, on_each, without_tables};
    use crate::{Database, NewLocalPost, NewLocalTranslation, Store};

    #[test]
    fn every_file_of_the_folder_is_listed() {
        for (folder, files, migrator) in [("sqlite", OF_SQLITE, &SQLITE), ("postgres", OF_POSTGRES, &POSTGRES)] {
            let folder = format!("{}/../../migrations/{folder}", env!("CARGO_MANIFEST_DIR"));
            let mut names: Vec<_> = std::fs::read_dir(folder)
                .expect("the folder is there")
                .map(|entry| entry.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned())
                .collect();
            names.sort();
            assert_eq!(names, files.iter().map(|(name, _)| *name).collect::<Vec<_>>());
            assert_eq!(migrator.iter().count(), files.len());
        }
    }

    #[test]
    fn a_number_exists_in_both_since_there_are_both() {
        let numbers = |migrator: &Migrator| {
            migrator.iter().map(|one| one.version).filter(|number| *number > 25).collect::<Vec<_>>()
        };
        assert_eq!(numbers(&SQLITE), numbers(&POSTGRES));
    }

    /// The tables with their columns, in order, and which of them may be empty.
    async fn tables(on: On, query: Each) -> Vec<(String, String, bool)> {
        let (_place, store) = on.store().await;
        let mut columns: Vec<(String, String, bool)> =
            db::query_as(query).fetch_all(&mut store.readers.take().await.unwrap()).await.unwrap();
        columns.sort();
        columns
    }

    #[tokio::test]
    async fn both_databases_have_the_same_tables() {
        let query = Each {
            sqlite: "SELECT tables.name, columns.name, columns.\"notnull\" = 0
                 FROM sqlite_master tables, pragma_table_xinfo(tables.name) columns
                 WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND tables.name NOT LIKE '_sqlx%'",
            postgres: "SELECT table_name::text, column_name::text, is_nullable = 'YES' FROM information_schema.columns
                 WHERE table_schema = 'public' AND table_name NOT LIKE '!_sqlx%' ESCAPE '!'",
        };
        let (sqlite, postgres) = (tables(On::Sqlite, query).await, tables(On::Postgres, query).await);
        assert!(sqlite.len() > 120, "{}", sqlite.len());
        assert_eq!(sqlite, postgres);
    }

    /// Those before the one that is called so.
    fn before(name: &str, files: &'static [(&'static str, &'static str)]) -> Migrator {
        migrator(&files[..files.iter().position(|(file, _)| *file == name).expect("it is there")])
    }

    /// They are read by everybody, and their edits are in all languages from now on.
    async fn posts_of_the_version_before_are_in_one_language(on: On) {
        let name = "0043_translations";
        let posts = "INSERT INTO local_posts (seq, id, edit, place, author, text, press, alt, actions, rings, at) VALUES
             (1, 'p', 0, '#hall', '', 'one', '', '', '[]', 0, 100), (2, 'p', 1, '#hall', '', 'two', '', '', '[]', 0, 200)";
        let folder = tempfile::tempdir().unwrap();
        let database = match on {
            On::Sqlite => {
                let file = folder.path().join("db");
                let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
                let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
                before(name, OF_SQLITE).run_direct(None, &mut connection, false).await.unwrap();
                sqlx::raw_sql(posts).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
                Database::Sqlite(file)
            }
            On::Postgres => {
                let server = without_tables("before_translations").await;
                let mut connection = PgConnection::connect(&cluster().address("before_translations")).await.unwrap();
                before(name, OF_POSTGRES).run_direct(None, &mut connection, false).await.unwrap();
                sqlx::raw_sql(posts).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
                Database::Postgres(server)
            }
        };
        let store = Store::open(folder.path(), database).await.unwrap();
        let (local, de) = (store.local(), "de".parse::<Language>().unwrap());
        let read = async || {
            let mut stretch = local.stretch("#hall", i64::MAX, i64::MAX, 5).await.unwrap();
            let (_, edit) = stretch.posts.remove(0);
            let mut edit = edit.unwrap();
            local.translate([&mut edit], de).await.unwrap();
            (edit.text, edit.translations.into_iter().map(|other| other.text).collect::<Vec<_>>())
        };
        assert_eq!(read().await, ("two".to_owned(), Vec::new()));
        let translation = NewLocalTranslation {
            language: de,
            text: "drei".to_owned(),
            alt: String::new(),
            image_due: false,
            actions: Vec::new(),
        };
        let edit = NewLocalPost {
            edits: Some("p".to_owned()),
            place: "#hall".to_owned(),
            text: "three".to_owned(),
            translations: vec![translation],
            ..NewLocalPost::default()
        };
        local.add_post(&edit, "e", jiff::Timestamp::from_second(1_800_000_000).unwrap()).await.unwrap();
        assert_eq!(read().await, ("three".to_owned(), vec!["drei".to_owned()]));
    }

    on_each!(posts_of_the_version_before_are_in_one_language);

    #[tokio::test]
    async fn both_databases_have_the_same_indexes() {
        let query = Each {
            sqlite: "SELECT tbl_name, name, 0 FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
            postgres: "SELECT tablename::text, indexname::text, 0 FROM pg_indexes WHERE schemaname = 'public'
                 AND indexname NOT LIKE '%!_pkey' ESCAPE '!' AND indexname NOT LIKE '%!_key' ESCAPE '!'",
        };
        assert_eq!(tables(On::Sqlite, query).await, tables(On::Postgres, query).await);
    }
}
