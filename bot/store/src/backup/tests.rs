use dragoman_runtime::data_folder::RESTORED;

use crate::backup::*;
use crate::{Server, restored};

const TAKEN: &str = "2026-11-21T12:00:00Z";

struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn at(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    /// A data folder with a network's own file in it, and a backup of it.
    async fn with_a_copy() -> Self {
        let place = Self { folder: tempfile::tempdir().unwrap() };
        let data = place.at("data");
        let store = Store::open(&data, &data.join(DATABASE)).await.unwrap();
        store.advance("matrix.sync", "here").await.unwrap();
        std::fs::create_dir(data.join("matrix")).unwrap();
        std::fs::write(data.join("matrix/keys"), vec![7; 3 * PIECE + 1]).unwrap();
        place.copy("copy").await.unwrap();
        store.close().await;
        place
    }

    async fn copy(&self, to: &str) -> Result<Manifest, BackupError> {
        let data = self.at("data");
        let database = Database::Sqlite(data.join(DATABASE));
        let from = Installation { data: &data, database: &database, matrix: None };
        backup(&from, &self.at(to), TAKEN.parse().unwrap()).await
    }

    async fn put_back(&self) -> Result<Manifest, BackupError> {
        let data = self.at("new");
        let database = Database::Sqlite(data.join(DATABASE));
        restore(&self.at("copy"), &Installation { data: &data, database: &database, matrix: None }).await
    }

    /// Keys in a folder of their own, as Matrix keeps them.
    fn with_keys_at(&self, path: &str) -> PathBuf {
        let keys = self.at(path);
        std::fs::create_dir_all(keys.join("store")).unwrap();
        std::fs::write(keys.join(SESSION), "a session").unwrap();
        std::fs::write(keys.join("store/keys"), "ratchets").unwrap();
        std::fs::write(keys.join("lock"), "").unwrap();
        keys
    }
}

/// All files below a folder.
fn tree(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    files(folder, Path::new(""), &Leaves { database: None, folders: Vec::new() }, &mut found).unwrap();
    found.iter().map(|path| name(path)).collect()
}

fn paths(manifest: &Manifest) -> Vec<&str> {
    manifest.files.iter().map(|file| file.path.as_str()).collect()
}

fn server() -> Database {
    Database::Postgres(Server::new("postgres://bot:s3cret@localhost/games", 8).unwrap())
}

#[tokio::test]
async fn an_interrupted_restore_can_only_be_repeated() {
    let place = Place::with_a_copy().await;
    let (data, partial) = (place.at("new"), place.at("new").join(PARTIAL));
    // Killed while files were written, and while they were moved.
    for moved in [false, true] {
        std::fs::create_dir_all(&partial).unwrap();
        std::fs::write(partial.join(DATABASE), "half").unwrap();
        if moved {
            std::fs::create_dir(data.join("matrix")).unwrap();
            std::fs::write(data.join("matrix/keys"), "whole").unwrap();
        }
        let opened = Store::open(&data, &data.join(DATABASE)).await;
        assert!(matches!(opened, Err(StoreError::HalfRestored(_))), "{opened:?}");
        assert!(!data.join(DATABASE).exists());
        place.put_back().await.unwrap();
        assert_eq!(std::fs::read(data.join("matrix/keys")).unwrap(), vec![7; 3 * PIECE + 1]);
        assert!(data.join("matrix").join(RESTORED).exists() && !partial.exists() && !data.join("lock").exists());
        let store = Store::open(&data, &data.join(DATABASE)).await.unwrap();
        assert_eq!(store.cursor("matrix.sync").await.unwrap().as_deref(), Some("here"));
        assert!(store.cursor(restored::CURSOR).await.unwrap().is_some(), "it knows that it is a copy");
        store.close().await;
        std::fs::remove_dir_all(&data).unwrap();
    }
}

#[tokio::test]
async fn a_restore_that_was_interrupted_beside_its_database_is_completed_or_refused_as_it_is() {
    let place = Place::with_a_copy().await;
    let (new, elsewhere) = (place.at("new"), place.at("disk/games.sqlite"));
    let database = Database::Sqlite(elsewhere.clone());
    let to = Installation { data: &new, database: &database, matrix: None };
    restore(&place.at("copy"), &to).await.unwrap();
    let restored = tree(&new);
    assert!(restored.contains(&"matrix/keys".to_owned()), "{restored:?}");
    // Ended after the database was moved: only the mark is left.
    make_folder(&new.join(PARTIAL)).unwrap();
    let before = std::fs::read(&elsewhere).unwrap();
    restore(&place.at("copy"), &to).await.unwrap();
    assert!(tree(&new) == restored && !new.join(PARTIAL).exists());
    assert_eq!(std::fs::read(&elsewhere).unwrap(), before);
    // Ended earlier, and there is another database: nothing is changed, also not the mark.
    make_folder(&new.join(PARTIAL)).unwrap();
    std::fs::write(new.join(PARTIAL).join(DATABASE), "half").unwrap();
    let half = tree(&new);
    let refused = restore(&place.at("copy"), &to).await;
    assert!(matches!(refused, Err(BackupError::NotEmpty(_))), "{refused:?}");
    assert_eq!(tree(&new), half);
    std::fs::remove_file(&elsewhere).unwrap();
    restore(&place.at("copy"), &to).await.unwrap();
    assert!(tree(&new) == restored && elsewhere.exists());
}

/// SQLite would read it into the restored database.
#[tokio::test]
async fn what_another_database_has_left_is_not_read_into_the_restored_one() {
    let place = Place::with_a_copy().await;
    let (new, elsewhere) = (place.at("new"), place.at("disk/games.sqlite"));
    let database = Database::Sqlite(elsewhere.clone());
    let to = Installation { data: &new, database: &database, matrix: None };
    std::fs::create_dir(place.at("disk")).unwrap();
    for end in BESIDE {
        let left = beside(&elsewhere, end);
        std::fs::write(&left, "changes of another database").unwrap();
        let refused = restore(&place.at("copy"), &to).await;
        assert!(matches!(&refused, Err(BackupError::LeftBeside(file)) if *file == left), "{refused:?}");
        assert!(!new.exists() && !elsewhere.exists());
        std::fs::remove_file(left).unwrap();
    }
    restore(&place.at("copy"), &to).await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn linked_folders_are_copied() {
    use std::os::unix::fs::symlink;
    let place = Place::with_a_copy().await;
    std::fs::create_dir(place.at("srv")).unwrap();
    std::fs::write(place.at("srv/words.ftl"), "words").unwrap();
    symlink(place.at("srv"), place.at("data/locales")).unwrap();
    // Links that lead back end.
    symlink(place.at("data"), place.at("srv/back")).unwrap();
    let manifest = place.copy("second").await.unwrap();
    assert_eq!(paths(&manifest), [DATABASE, "locales/words.ftl", "matrix/keys"]);
    symlink(place.at("nowhere"), place.at("data/broken")).unwrap();
    symlink(place.at("data").join(DATABASE), place.at("data/again.sqlite")).unwrap();
    let manifest = place.copy("third").await.unwrap();
    assert_eq!(
        paths(&manifest),
        [DATABASE, "locales/words.ftl", "matrix/keys"],
        "not what isn't there, nor anything twice"
    );
}

/// After a crash at any moment before the last: the database comes last, and is already marked as a copy.
#[tokio::test]
async fn the_database_is_moved_last() {
    let place = Place::with_a_copy().await;
    let (data, partial) = (place.at("new"), place.at("new").join(PARTIAL));
    let manifest: Manifest =
        serde_json::from_str(&std::fs::read_to_string(place.at("copy").join(MANIFEST)).unwrap()).unwrap();
    make_folder(&partial).unwrap();
    let database = data.join(DATABASE);
    let to = Destination { data: &data, database: Some(&database), keys: None, keys_inside: MATRIX.into() };
    put_back(&place.at("copy"), &to, &manifest).await.unwrap();
    let names = |folder: &Path| -> Vec<String> {
        let entries = std::fs::read_dir(folder).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&partial), [DATABASE, "matrix"], "no lock and no log is left beside it");
    // There is a folder where the database is to go.
    std::fs::create_dir(data.join(DATABASE)).unwrap();
    assert!(move_up(&to).is_err());
    assert_eq!(names(&data), [DATABASE, "matrix", PARTIAL]);
    assert_eq!(names(&partial), [DATABASE]);
}

#[tokio::test]
async fn copies_in_the_data_folder_are_not_copied() {
    let place = Place::with_a_copy().await;
    let first = place.copy("data/copies/monday").await.unwrap();
    let second = place.copy("data/copies/tuesday").await.unwrap();
    assert_eq!(paths(&first), [DATABASE, "matrix/keys"]);
    assert_eq!(paths(&second), paths(&first));
}

/// Numbers of migrations needn't come in order: the newest alone says nothing.
#[tokio::test]
async fn a_backup_with_an_unknown_migration_is_refused_before_anything_is_written() {
    let place = Place::with_a_copy().await;
    let file = place.at("copy").join(MANIFEST);
    let mut manifest: Manifest = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(manifest.migrations.len(), MIGRATIONS.iter().count());
    manifest.migrations.push(3);
    std::fs::write(&file, serde_json::to_string(&manifest).unwrap()).unwrap();
    assert!(matches!(place.put_back().await, Err(BackupError::Newer(_))));
    assert!(!place.at("new").exists());
    // As an older version wrote it.
    let mut older: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    older.as_object_mut().unwrap().remove("migrations");
    std::fs::write(&file, older.to_string()).unwrap();
    place.put_back().await.unwrap();
}

#[tokio::test]
async fn a_damaged_copy_is_refused() {
    let place = Place::with_a_copy().await;
    let file = place.at("copy/matrix/keys");
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[2 * PIECE] = 8;
    std::fs::write(&file, bytes).unwrap();
    assert!(matches!(place.put_back().await, Err(BackupError::Damaged(_))));
    assert!(!place.at("new").exists());
}

/// On a PostgreSQL server: everything but the database.
#[tokio::test]
async fn without_a_database_the_folders_are_copied_and_their_keys_are_marked_as_restored() {
    let place = Place { folder: tempfile::tempdir().unwrap() };
    let (data, server) = (place.at("data"), server());
    std::fs::create_dir_all(data.join("locales/xx")).unwrap();
    std::fs::write(data.join("host-token"), "token").unwrap();
    std::fs::write(data.join(DATABASE), "left after copy-store").unwrap();
    std::fs::write(data.join("locales/xx/a.ftl"), "a = b").unwrap();
    place.with_keys_at("data/matrix");
    let from = Installation { data: &data, database: &server, matrix: None };
    // A live database of keys: what is in its log is in the copy.
    let keys = SqliteConnectOptions::new().filename(data.join("matrix/store/keys.sqlite3")).create_if_missing(true);
    let mut keys = SqliteConnection::connect_with(&keys.pragma("journal_mode", "WAL")).await.unwrap();
    sqlx::query("CREATE TABLE ratchets (number INTEGER)").execute(&mut keys).await.unwrap();
    sqlx::query("INSERT INTO ratchets VALUES (7)").execute(&mut keys).await.unwrap();
    assert!(data.join("matrix/store/keys.sqlite3-wal").exists());

    let manifest = backup(&from, &place.at("copy"), TAKEN.parse().unwrap()).await.unwrap();
    let copied =
        ["host-token", "locales/xx/a.ftl", "matrix/session.json", "matrix/store/keys", "matrix/store/keys.sqlite3"];
    assert_eq!(paths(&manifest), copied);
    assert_eq!(manifest.server.as_deref(), Some("postgres://bot@localhost:5432/games"));
    keys.close().await.unwrap();
    // Copies below the data folder aren't copied, with or without a database.
    assert_eq!(paths(&backup(&from, &data.join("monday"), TAKEN.parse().unwrap()).await.unwrap()), copied);
    assert_eq!(paths(&backup(&from, &data.join("tuesday"), TAKEN.parse().unwrap()).await.unwrap()), copied);

    let new = place.at("new");
    let file = Database::Sqlite(new.join(DATABASE));
    let refused = restore(&place.at("copy"), &Installation { data: &new, database: &file, matrix: None }).await;
    assert!(matches!(refused, Err(BackupError::DatabaseElsewhere(_))), "{refused:?}");
    assert!(!new.exists());
    restore(&place.at("copy"), &Installation { data: &new, ..from }).await.unwrap();
    let restored = [
        "host-token",
        "locales/xx/a.ftl",
        "matrix/restored",
        "matrix/session.json",
        "matrix/store/keys",
        "matrix/store/keys.sqlite3",
    ];
    assert_eq!(tree(&new), restored);
    let keys = SqliteConnectOptions::new().filename(new.join("matrix/store/keys.sqlite3"));
    let mut keys = SqliteConnection::connect_with(&keys).await.unwrap();
    let number: i64 = sqlx::query_scalar("SELECT number FROM ratchets").fetch_one(&mut keys).await.unwrap();
    assert_eq!(number, 7);
    // And one with a database isn't taken for one without.
    let place = Place::with_a_copy().await;
    let to = Installation { data: &place.at("new"), database: &server, matrix: None };
    let refused = restore(&place.at("copy"), &to).await;
    assert!(matches!(refused, Err(BackupError::DatabaseInside(_))), "{refused:?}");
}

#[tokio::test]
async fn keys_in_a_folder_of_their_own_are_copied_and_come_back_to_the_configured_one() {
    for database in [None, Some(server())] {
        let place = Place::with_a_copy().await;
        std::fs::remove_dir_all(place.at("copy")).unwrap();
        // What is left here isn't in use.
        let data = place.at("data");
        let file = Database::Sqlite(data.join(DATABASE));
        let elsewhere = place.at("keys");
        let from = Installation { data: &data, database: database.as_ref().unwrap_or(&file), matrix: Some(&elsewhere) };
        let refused = backup(&from, &place.at("copy"), TAKEN.parse().unwrap()).await;
        assert!(matches!(refused, Err(BackupError::NoKeys(_))), "{refused:?}");
        assert!(!place.at("copy").exists());
        place.with_keys_at("keys");
        let manifest = backup(&from, &place.at("copy"), TAKEN.parse().unwrap()).await.unwrap();
        assert!(manifest.has_keys() && !paths(&manifest).contains(&"matrix/keys"), "{manifest:?}");
        assert!(paths(&manifest).ends_with(&["matrix/session.json", "matrix/store/keys"]), "{manifest:?}");

        let (new, keys) = (place.at("new"), place.at("volume/keys"));
        let file = Database::Sqlite(new.join(DATABASE));
        let to = Installation { data: &new, database: database.as_ref().unwrap_or(&file), matrix: Some(&keys) };
        // Keys that are there aren't replaced.
        place.with_keys_at("volume/keys");
        let refused = restore(&place.at("copy"), &to).await;
        assert!(matches!(refused, Err(BackupError::KeysThere(_))), "{refused:?}");
        assert!(!new.exists() && tree(&keys).len() == 3);
        std::fs::remove_dir_all(&keys).unwrap();
        // An empty folder may be there, such as one to which a volume is mounted.
        std::fs::create_dir(&keys).unwrap();
        restore(&place.at("copy"), &to).await.unwrap();
        assert_eq!(tree(&keys), [RESTORED, SESSION, "store/keys"]);
        assert!(!new.join(MATRIX).exists() && !new.join(PARTIAL).exists() && !keys.join(PARTIAL).exists());
        // Again after an interruption: before the keys were moved, and after.
        for moved in [false, true] {
            std::fs::remove_dir_all(&new).unwrap();
            std::fs::create_dir_all(new.join(PARTIAL)).unwrap();
            if !moved {
                std::fs::remove_file(keys.join(RESTORED)).unwrap();
                std::fs::create_dir(keys.join(PARTIAL)).unwrap();
            }
            restore(&place.at("copy"), &to).await.unwrap();
            assert_eq!(tree(&keys), [RESTORED, SESSION, "store/keys"]);
        }
        // Somewhere else again, in the data folder.
        let new = place.at("other");
        let inside = new.join("matrix keys/bot");
        let file = Database::Sqlite(new.join(DATABASE));
        let to = Installation { data: &new, database: database.as_ref().unwrap_or(&file), matrix: Some(&inside) };
        restore(&place.at("copy"), &to).await.unwrap();
        assert_eq!(tree(&inside), [RESTORED, SESSION, "store/keys"]);
        let manifest = backup(&to, &place.at("last"), TAKEN.parse().unwrap()).await.unwrap();
        assert!(paths(&manifest).ends_with(&["matrix/restored", "matrix/session.json", "matrix/store/keys"]));
        let around = Installation { matrix: Some(place.folder.path()), ..to };
        let refused = backup(&around, &place.at("never"), manifest.taken_at).await;
        assert!(matches!(refused, Err(BackupError::DataAmongKeys { .. })), "{refused:?}");
    }
}
