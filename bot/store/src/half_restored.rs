//! A copy that was being put back when that was broken off.

use std::path::Path;

/// Where a copy is put back until it is whole, in the data folder.
pub(super) const PARTIAL: &str = "restore-in-progress";

/// Whether a copy was being put back into `data` when that was broken off.
pub(super) fn is_half_restored(data: &Path) -> bool {
    data.join(PARTIAL).exists()
}
