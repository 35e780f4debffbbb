//! The regions of a board: each pixel of the basemap belongs to one.

use std::collections::BTreeMap;

use crate::error::RenderError;
use crate::geometry::{Board, RegionKind};

/// The id of a region: first those of the geometry, then those that aren't in the rules.
pub(crate) type RegionId = u16;

/// The look of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Terrain {
    /// Tinted by the owner of the region.
    Land(RegionId),
    /// Land that belongs to nobody and isn't in the rules; drawn hatched, as impassable land is.
    Islet,
    Impassable,
    Sea,
    DeadSea,
    /// Lakes and the waters inside a land province.
    InnerWater,
}

impl Terrain {
    pub fn is_water(self) -> bool {
        matches!(self, Self::Sea | Self::DeadSea | Self::InnerWater)
    }
}

/// The regions of a board, by id: named ones in their order, then inner water, then islets.
pub(crate) struct Regions {
    pub terrains: Vec<Terrain>,
    names: Vec<String>,
}

impl Regions {
    /// The most regions of a board. Each also has an id for its islets, two ids belong to none, and the last id means water.
    pub const MOST_REGIONS: usize = (RegionId::MAX as usize - 2) / 2;

    /// # Errors
    /// If there are more regions than ids.
    pub fn new(board: Board) -> Result<Self, RenderError> {
        Self::of(&board.geometry().kinds)
    }

    fn of(kinds: &BTreeMap<String, RegionKind>) -> Result<Self, RenderError> {
        if kinds.len() > Self::MOST_REGIONS {
            return Err(RenderError::Regions(kinds.len()));
        }
        let names: Vec<String> = kinds.keys().cloned().collect();
        let mut terrains: Vec<Terrain> = Vec::with_capacity(2 * names.len() + 2);
        for (number, kind) in kinds.values().enumerate() {
            terrains.push(match kind {
                RegionKind::Land => Terrain::Land(number as RegionId),
                RegionKind::Sea => Terrain::Sea,
                RegionKind::DeadSea => Terrain::DeadSea,
                RegionKind::Impassable => Terrain::Impassable,
            });
        }
        terrains.push(Terrain::InnerWater);
        terrains.push(Terrain::Islet);
        terrains.extend((0..names.len()).map(|region| Terrain::Land(region as RegionId)));
        Ok(Self { terrains, names })
    }

    /// The id of a region by its number; `None` if there is no such region.
    pub fn number(&self, region: usize) -> Option<RegionId> {
        (region < self.names.len()).then_some(region as RegionId)
    }

    /// The number of the region with this id.
    pub fn region(&self, id: &str) -> Option<RegionId> {
        self.names.binary_search_by(|name| name.as_str().cmp(id)).ok().map(|number| number as RegionId)
    }

    pub fn regions(&self) -> usize {
        self.names.len()
    }

    pub(super) fn inner_water(&self) -> RegionId {
        self.names.len() as RegionId
    }

    /// The id of the islets of `region`, or of those that belong to nobody.
    pub(super) fn islet(&self, region: Option<RegionId>) -> RegionId {
        let first = self.names.len() as RegionId + 1;
        region.map_or(first, |region| first + 1 + region)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_with_more_regions_than_numbers_is_refused() {
        let kinds = |count: usize| (0..count).map(|number| (format!("{number:05}"), RegionKind::Land)).collect();
        let regions = Regions::of(&kinds(Regions::MOST_REGIONS)).unwrap();
        let last = regions.region(&format!("{:05}", Regions::MOST_REGIONS - 1)).unwrap();
        assert_eq!(usize::from(regions.islet(Some(last))), regions.terrains.len() - 1);
        let more = Regions::MOST_REGIONS + 1;
        assert_eq!(Regions::of(&kinds(more)).err(), Some(RenderError::Regions(more)));
    }
}
