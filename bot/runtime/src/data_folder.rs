//! Names in the data folder on which more than one layer agrees.

/// The file in a network's folder that tells its adapter that a copy was put back: what it has noted is older than what
/// its network knows.
pub const RESTORED: &str = "restored";
