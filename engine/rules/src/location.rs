//! Locations: where a unit can stand.

use crate::province::{Province, ProvinceSet};
use crate::set::{Number, Table, bitset, places};

/// A place of one [`Map`](crate::Map) where a unit can stand: a province, or one coast of a province that has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location(pub(crate) Number);

impl Location {
    /// The place in the map's list of locations: provinces first, coasts after them.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

bitset! {
    /// A set of locations of one map.
    LocationSet of Location by places, aligned to 8
}

impl<T> std::ops::Index<Location> for Table<T> {
    type Output = T;
    #[inline]
    fn index(&self, location: Location) -> &T {
        self.entry(location.index())
    }
}

impl<T> std::ops::IndexMut<Location> for Table<T> {
    #[inline]
    fn index_mut(&mut self, location: Location) -> &mut T {
        self.entry_mut(location.index())
    }
}

impl Province {
    /// The province itself as a location, without a coast: where its army stands, and its fleet unless the province
    /// has two coasts. In an order to or for a fleet there, this is "no coast stated".
    #[inline]
    pub const fn location(self) -> Location {
        // A map numbers its provinces first and the coasts after them.
        Location(self.0)
    }
}

impl ProvinceSet {
    /// The provinces themselves as locations, without coasts.
    #[inline]
    pub const fn locations(self) -> LocationSet {
        LocationSet(self.0)
    }
}
