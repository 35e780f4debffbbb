//! Provinces: the areas of the board.

use crate::location::{Location, LocationSet};
use crate::set::bitset;

/// A province of one [`Map`](crate::Map): an index into it, and nothing without it.
///
/// The number never leaves the process; files, databases and logs hold ids (`MUN`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Province(pub(crate) u8);

impl Province {
    /// The place in the map's list of provinces: 0 up to [`Map::province_count`](crate::Map::province_count).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The province itself as a location, without a coast: where its army stands, and its fleet unless the province
    /// has two coasts. In an order to or for a fleet there, this is "no coast stated".
    #[inline]
    pub const fn location(self) -> Location {
        // A map numbers its provinces first and the coasts after them.
        Location(self.0)
    }
}

/// What an area is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProvinceKind {
    /// Land without a coast: armies only.
    Inland,
    /// Land with one coast or two: armies and fleets.
    Coastal,
    /// Water: fleets only, and they may convoy.
    Sea,
    /// Islands and the water between them (Baleares): armies and fleets, and fleets may convoy as at sea. Armies come
    /// and go by convoy only (seed 003).
    Archipelago,
}

impl ProvinceKind {
    /// Whether an army can stand there.
    pub const fn holds_armies(self) -> bool {
        !matches!(self, ProvinceKind::Sea)
    }

    /// Whether a fleet can stand there.
    pub const fn holds_fleets(self) -> bool {
        !matches!(self, ProvinceKind::Inland)
    }

    /// Whether a fleet there may convoy.
    pub const fn convoys(self) -> bool {
        matches!(self, ProvinceKind::Sea | ProvinceKind::Archipelago)
    }
}

bitset! {
    /// A set of provinces of one map. There is no complement: what is "all" only the map knows.
    ProvinceSet of Province in u128, crate::set::place_bit
}

impl ProvinceSet {
    /// The provinces themselves as locations, without coasts.
    #[inline]
    pub const fn locations(self) -> LocationSet {
        LocationSet(self.0)
    }
}
