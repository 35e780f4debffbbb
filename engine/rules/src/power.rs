//! Powers: the sides that a map has.

use crate::set::{bitset, powers};

/// The most powers that a map may have.
pub const MAX_POWERS: usize = 64;

/// A power of one [`Map`](crate::Map), in the map's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Power(pub(crate) u8);

impl Power {
    /// The place in the map's list of powers.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

bitset! {
    /// A set of powers of one map.
    PowerSet of Power by powers, aligned to 2
}
