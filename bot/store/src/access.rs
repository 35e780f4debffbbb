//! Restricts the data to the account that runs the bot: it contains orders, letters and keys.

use std::path::Path;

/// Creates the data folder with access for its owner only; a folder that an older version left open is restricted.
#[cfg(unix)]
pub(super) fn private_folder(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    restrict(folder, 0o077)
}

/// Creates the database's file before SQLite does, so that no other account can read it or the files beside it: SQLite
/// gives its further files the permissions of the first.
#[cfg(unix)]
pub(super) fn private_files(database: &Path, lock: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::OpenOptionsExt as _;
    std::fs::OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(database)?;
    let beside = |end: &str| {
        let mut name = database.as_os_str().to_owned();
        name.push(end);
        std::path::PathBuf::from(name)
    };
    for file in [database, lock, &beside("-wal"), &beside("-shm"), &beside("-journal")] {
        match restrict(file, 0o177) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            done => done?,
        }
    }
    Ok(())
}

/// Removes the permissions of other accounts. If another account owns the path, its permissions are left to that
/// account.
#[cfg(unix)]
fn restrict(path: &Path, others: u32) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = std::fs::metadata(path)?.permissions().mode();
    if mode & others == 0 {
        return Ok(());
    }
    match std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & 0o7777 & !others)) {
        Err(error) if error.kind() == std::io::ErrorKind::PermissionDenied => {
            tracing::warn!(path = %path.display(), "other accounts may read this, and another account owns it");
            Ok(())
        }
        done => done,
    }
}

#[cfg(not(unix))]
pub(super) fn private_folder(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)
}

#[cfg(not(unix))]
pub(super) fn private_files(_database: &Path, _lock: &Path) -> std::io::Result<()> {
    Ok(())
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;
    use std::path::Path;

    use crate::Store;

    fn mode(path: &Path) -> u32 {
        std::fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    /// A new folder, and one whose files an older version has left readable for others.
    #[tokio::test]
    async fn only_its_owner_can_read_the_data() {
        let outside = tempfile::tempdir().unwrap();
        let data = outside.path().join("deep/data");
        let database = data.join("dragoman.sqlite");
        for _ in 0..2 {
            let store = Store::open(&data, &database).await.unwrap();
            assert_eq!(mode(&data), 0o700);
            let files = ["dragoman.sqlite", "dragoman.sqlite-wal", "dragoman.sqlite-shm", "lock"];
            for file in files {
                assert_eq!(mode(&data.join(file)), 0o600, "{file}");
            }
            for file in files {
                std::fs::set_permissions(data.join(file), std::fs::Permissions::from_mode(0o644)).unwrap();
            }
            std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o755)).unwrap();
            drop(store);
        }
    }
}
