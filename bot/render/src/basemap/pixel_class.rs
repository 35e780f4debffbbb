//! The components of a pixel's colour, and how they are mixed.

use dragoman_engine::Power;

use super::region::{RegionId, Regions, Terrain};
use crate::colour::Rgb;
use crate::palette::{Palette, SHALLOWS};

/// Levels of a line's coverage: 0 none, 4 full.
pub(super) const FULL: u8 = 4;

/// How strongly one neighbour's border shows in a pixel. Which of the values applies depends on the owners: the thin
/// line inside a power, or the thick line and the band between powers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EdgeWeight {
    pub neighbour: RegionId,
    /// The thin line inside a power, 0 to [`FULL`].
    pub inside: u8,
    /// The line between powers, or the coastline; 0 to [`FULL`].
    pub between: u8,
    /// The band between powers, 0 to 2.
    pub band: u8,
}

impl EdgeWeight {
    fn pack(self) -> u128 {
        u128::from(self.neighbour) << 8
            | u128::from(self.inside) << 5
            | u128::from(self.between) << 2
            | u128::from(self.band)
    }

    /// The edge of a class in one of three places.
    fn of(class: u128, place: u32) -> Self {
        let bits = class >> (EDGE * place);
        Self {
            neighbour: (bits >> 8) as RegionId,
            inside: (bits >> 5 & 7) as u8,
            between: (bits >> 2 & 7) as u8,
            band: (bits & 3) as u8,
        }
    }

    fn shows(self) -> bool {
        self.inside | self.between | self.band != 0
    }
}

/// Everything a pixel's colour depends on, except the owners: region (16 bits), detail (8), three edges (24 each).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PixelClass(pub u128);

/// The bits of an edge.
const EDGE: u32 = 24;
/// Where the detail begins, and the region.
const DETAIL: u32 = 3 * EDGE;
const REGION: u32 = DETAIL + 8;

/// Marks classes of water and other terrain whose colour doesn't depend on owners.
const FIXED: RegionId = RegionId::MAX;

impl PixelClass {
    /// Land: `detail` is the level of a river (0 to 4), or of hatching for land that nobody may enter.
    pub fn land(region: RegionId, detail: u8, edges: &[EdgeWeight; 3]) -> Self {
        let mut bits = u128::from(region) << REGION | u128::from(detail) << DETAIL;
        for (place, edge) in edges.iter().filter(|edge| edge.shows()).enumerate() {
            bits |= edge.pack() << (EDGE as usize * place);
        }
        Self(bits)
    }

    /// Water: its depth step, and the levels of graticule and rose (0 to 4), border between seas and coastline (0 to
    /// [`FULL`]).
    pub fn water(dead: bool, step: u8, graticule: u8, border: u8, coast: u8) -> Self {
        let bits = u128::from(dead) << 32
            | u128::from(step) << 24
            | u128::from(graticule) << 16
            | u128::from(border) << 8
            | u128::from(coast);
        Self(u128::from(FIXED) << REGION | bits)
    }

    /// The same region without lines.
    pub fn plain(self) -> Self {
        if self.region() == FIXED { Self(self.0 & !0xFFFF) } else { Self(self.0 >> DETAIL << DETAIL) }
    }

    fn region(self) -> RegionId {
        (self.0 >> REGION) as RegionId
    }

    fn detail(self) -> u8 {
        (self.0 >> DETAIL) as u8
    }
}

/// Mixes classes for one picture.
pub(super) struct Shader<'a> {
    palette: &'a Palette,
    regions: &'a Regions,
    owners: &'a [Option<Power>],
}

/// The opacity of a border at its middle: inside a power, between powers, on a coast, between seas.
const INSIDE: f32 = 0.88;
const BETWEEN: f32 = 0.94;
const BETWEEN_SEAS: f32 = 0.62;
const GRATICULE: f32 = 0.07;
/// The opacity of the hatching of land that nobody may enter.
pub(super) const HATCHING: f32 = 0.62;

fn share(level: u8) -> f32 {
    f32::from(level) / f32::from(FULL)
}

impl<'a> Shader<'a> {
    pub fn new(palette: &'a Palette, regions: &'a Regions, owners: &'a [Option<Power>]) -> Self {
        Self { palette, regions, owners }
    }

    pub fn mix(&self, class: PixelClass) -> u8 {
        let colour = if class.region() == FIXED { self.water(class.0) } else { self.land(class) };
        self.palette.index(colour)
    }

    /// The power whose pattern covers a class: the owner of land without a line or river on it.
    pub fn hatched(&self, class: PixelClass) -> Option<Power> {
        let line = |place: u32| {
            let edge = EdgeWeight::of(class.0, place);
            edge.inside | edge.between != 0
        };
        if class.region() == FIXED || class.detail() != 0 || (0..3).any(line) {
            return None;
        }
        self.owner(class.region()).ok().flatten()
    }

    fn water(&self, bits: u128) -> Rgb {
        let colours = &self.palette.colours;
        let byte = |shift: u32| (bits >> shift) as u8;
        let step = byte(24).min(SHALLOWS);
        let water = if byte(32) & 1 == 1 {
            colours.dead_sea.mix(colours.shallows, 0.06 * f32::from(step))
        } else {
            colours.water(step)
        };
        water
            .mix(colours.graticule, GRATICULE * f32::from(byte(16)) / 2.0)
            .mix(colours.sea_border, BETWEEN_SEAS * share(byte(8)))
            .mix(colours.coast, share(byte(0)))
    }

    /// The owner whose tint a region has; `Err` is terrain that no power can tint.
    fn owner(&self, region: RegionId) -> Result<Option<Power>, Terrain> {
        match self.regions.terrains[usize::from(region)] {
            Terrain::Land(region) => Ok(self.owners.get(usize::from(region)).copied().flatten()),
            other => Err(other),
        }
    }

    fn land(&self, class: PixelClass) -> Rgb {
        let colours = &self.palette.colours;
        let owner = self.owner(class.region());
        let detail = class.detail();
        let (plain, banded) = match owner {
            Ok(owner) => (colours.land(owner), colours.band(owner)),
            Err(terrain) => {
                let ground = if terrain == Terrain::Impassable { colours.impassable } else { colours.islet };
                let hatched = ground.mix(colours.hatch, HATCHING * f32::from(detail) / 2.0);
                (hatched, hatched)
            }
        };
        let (mut thin, mut thick, mut coast, mut band) = (0, 0, 0, 0);
        for place in 0..3 {
            let edge = EdgeWeight::of(class.0, place);
            if !edge.shows() {
                break;
            }
            let neighbour = self.owner(edge.neighbour);
            match (owner, neighbour) {
                (Ok(ours), Ok(theirs)) if ours == theirs => thin = thin.max(edge.inside),
                (_, Err(other)) if other.is_water() => {
                    coast = coast.max(edge.between);
                    band = band.max(edge.band);
                }
                _ => {
                    thick = thick.max(edge.between);
                    band = band.max(edge.band);
                }
            }
        }
        let mut colour = match band {
            0 => plain,
            1 => plain.mix(banded, 0.5),
            _ => banded,
        };
        if owner.is_ok() {
            colour = match detail {
                0 => colour,
                1 => colour.mix(colours.coast, 0.5),
                2 => colours.coast,
                3 => colours.coast.mix(colours.river, 0.5),
                _ => colours.river,
            };
        }
        colour
            .mix(colours.ink, INSIDE * share(thin))
            .mix(colours.ink, BETWEEN * share(thick))
            .mix(colours.coast, share(coast))
    }
}
