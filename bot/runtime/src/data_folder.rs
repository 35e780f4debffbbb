//! Names in the data folder that more than one layer uses.

/// The file in a network's folder that tells its adapter that a backup was restored: the adapter's stored state is
/// older than that of its network.
pub const RESTORED: &str = "restored";

/// The cursor with the offset of a demonstration's clock, in milliseconds.
pub const MOVED_ON: &str = "local.moved-on";
