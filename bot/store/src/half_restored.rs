//! An interrupted restore.

use std::path::Path;

use dragoman_runtime::data_folder::PARTIAL;

/// Whether a restore into `data` was interrupted.
pub(super) fn is_half_restored(data: &Path) -> bool {
    data.join(PARTIAL).exists()
}
