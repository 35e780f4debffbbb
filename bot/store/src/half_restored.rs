//! An interrupted restore.

use std::path::Path;

/// The folder in the data folder into which a backup is restored until it is complete.
pub(super) const PARTIAL: &str = "restore-in-progress";

/// Whether a restore into `data` was interrupted.
pub(super) fn is_half_restored(data: &Path) -> bool {
    data.join(PARTIAL).exists()
}
