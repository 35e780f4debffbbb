//! Provinces: the areas of the board.

use crate::set::{LargeTable, Number, Table, bitset, places};

/// A province of one [`Map`](crate::Map): an index into it, and nothing without it.
///
/// The number never leaves the process; files, databases and logs hold ids (`MUN`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Province(pub(crate) Number);

impl Province {
    /// The place in the map's list of provinces: 0 up to [`Map::province_count`](crate::Map::province_count).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
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
    /// and go by convoy only (Ancient Mediterranean rules).
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
    /// A set of provinces of one map. There is no complement: only the map knows what "all" is.
    ProvinceSet of Province by places, aligned to 8
}

impl<T> std::ops::Index<Province> for Table<T> {
    type Output = T;
    #[inline]
    fn index(&self, province: Province) -> &T {
        self.entry(province.index())
    }
}

impl<T> std::ops::IndexMut<Province> for Table<T> {
    #[inline]
    fn index_mut(&mut self, province: Province) -> &mut T {
        self.entry_mut(province.index())
    }
}

impl<T> std::ops::Index<Province> for LargeTable<T> {
    type Output = T;
    #[inline]
    fn index(&self, province: Province) -> &T {
        self.entry(province.index())
    }
}

impl<T> std::ops::IndexMut<Province> for LargeTable<T> {
    #[inline]
    fn index_mut(&mut self, province: Province) -> &mut T {
        self.entry_mut(province.index())
    }
}
