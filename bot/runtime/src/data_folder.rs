//! Names in the data folder that more than one layer uses.

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
