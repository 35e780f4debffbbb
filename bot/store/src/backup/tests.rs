use dragoman_runtime::data_folder::RESTORED;

use crate::backup::*;
use crate::restored;

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
        backup(&data, &data.join(DATABASE), &self.at(to), TAKEN.parse().unwrap()).await
    }

    async fn put_back(&self) -> Result<Manifest, BackupError> {
        let data = self.at("new");
        restore(&self.at("copy"), &data, &data.join(DATABASE)).await
    }
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

/// After a crash at any moment before the last: the database comes last, and is already marked as a copy.
#[tokio::test]
async fn the_database_is_moved_last() {
    let place = Place::with_a_copy().await;
    let (data, partial) = (place.at("new"), place.at("new").join(PARTIAL));
    let manifest: Manifest =
        serde_json::from_str(&std::fs::read_to_string(place.at("copy").join(MANIFEST)).unwrap()).unwrap();
    make_folder(&partial).unwrap();
    put_back(&place.at("copy"), &partial, &manifest).await.unwrap();
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
    assert!(move_up(&partial, &data, &data.join(DATABASE)).is_err());
    assert_eq!(names(&data), [DATABASE, "matrix", PARTIAL]);
    assert_eq!(names(&partial), [DATABASE]);
}

#[tokio::test]
async fn copies_in_the_data_folder_are_not_copied() {
    let place = Place::with_a_copy().await;
    let first = place.copy("data/copies/monday").await.unwrap();
    let second = place.copy("data/copies/tuesday").await.unwrap();
    let paths = |manifest: &Manifest| manifest.files.iter().map(|file| file.path.clone()).collect::<Vec<_>>();
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
