//! What more than one layer does in the data folder: names, and files that only its owner may read.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;

/// The file in a network's folder that tells its adapter that a backup was restored: the adapter's stored state is
/// older than that of its network.
pub const RESTORED: &str = "restored";

/// The folder into which a backup is restored until it is complete, in the data folder or in that of [`MATRIX`].
pub const PARTIAL: &str = "restore-in-progress";

/// The folder of Matrix's session and keys in the data folder, unless another one is configured; in a backup always.
pub const MATRIX: &str = "matrix";

/// The list of those who have asked to be forgotten, by keyed hashes of their ids: a restored backup forgets them again.
pub const FORGOTTEN: &str = "forgotten";

/// The cursor with the offset of a demonstration's clock, in milliseconds.
pub const MOVED_ON: &str = "local.moved-on";

/// Writes a file that no other account can read, as a whole or not at all; it is on the disk when this returns. Where folders
/// can't be opened, as on Windows, its contents are, and its name follows.
pub fn write_private(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(&new, path)?;
    #[cfg(unix)]
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::File::open(folder)?.sync_all()?;
    }
    Ok(())
}
