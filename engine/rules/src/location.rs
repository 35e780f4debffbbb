//! Locations: where a unit can stand.

use crate::set::bitset;

/// A place of one [`Map`](crate::Map) where a unit can stand: a province, or one coast of a province that has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location(pub(crate) u8);

impl Location {
    /// The place in the map's list of locations: provinces first, coasts after them.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

bitset! {
    /// A set of locations of one map.
    LocationSet of Location in u128, crate::set::place_bit
}
