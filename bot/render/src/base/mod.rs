//! The ground of a map: prepared once per board and width, painted in one pass per picture.
//!
//! For every pixel the preparation works out everything that doesn't depend on who owns what: on which ground it lies,
//! which neighbours are near and how strongly their borders show, how deep the water is. Equal answers share a
//! [`Recipe`], and a pixel keeps only its recipe's number. A picture then mixes each recipe once with the owners of the
//! day and copies the resulting palette index into each pixel: no blending, no paths, some milliseconds.

mod nearby;
mod raster;
mod recipe;
mod rose;

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasherDefault, Hasher};

use dragoman_engine::Power;

use crate::error::RenderError;
use crate::geometry::{Board, Ground, UNITS_WIDE};
use crate::palette::Palette;
use recipe::Recipe;

/// Number of a ground: a region of the geometry, or one of the grounds without rules that follow them.
pub(crate) type GroundId = u8;

/// What a ground looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Surface {
    /// Tinted by the owner of the region.
    Land(GroundId),
    /// Land that belongs to nobody and has no rules.
    Islet,
    Impassable,
    Sea,
    DeadSea,
    /// Lakes and the waters inside a land province.
    InnerWater,
}

impl Surface {
    pub fn is_water(self) -> bool {
        matches!(self, Self::Sea | Self::DeadSea | Self::InnerWater)
    }
}

/// The grounds of a board, by number: its regions in the order of their names, then inner water, then islets.
pub(crate) struct Grounds {
    pub surfaces: Vec<Surface>,
    names: Vec<String>,
}

impl Grounds {
    /// # Errors
    /// If there are more regions than numbers.
    pub fn new(board: Board) -> Result<Self, RenderError> {
        Self::of(&board.geometry().kinds)
    }

    fn of(kinds: &BTreeMap<String, Ground>) -> Result<Self, RenderError> {
        // Each region has an islet's ground too, two grounds belong to none, and the last number means water.
        if 2 * kinds.len() + 2 > usize::from(GroundId::MAX) {
            return Err(RenderError::Regions(kinds.len()));
        }
        let names: Vec<String> = kinds.keys().cloned().collect();
        let mut surfaces: Vec<Surface> = Vec::with_capacity(2 * names.len() + 2);
        for (number, kind) in kinds.values().enumerate() {
            surfaces.push(match kind {
                Ground::Land => Surface::Land(number as GroundId),
                Ground::Sea => Surface::Sea,
                Ground::DeadSea => Surface::DeadSea,
                Ground::Impassable => Surface::Impassable,
            });
        }
        surfaces.push(Surface::InnerWater);
        surfaces.push(Surface::Islet);
        surfaces.extend((0..names.len()).map(|region| Surface::Land(region as GroundId)));
        Ok(Self { surfaces, names })
    }

    /// The ground of a region by its number; `None` if there is no such region.
    pub fn number(&self, region: usize) -> Option<GroundId> {
        (region < self.names.len()).then_some(region as GroundId)
    }

    /// The number of the region with this id.
    pub fn region(&self, id: &str) -> Option<GroundId> {
        self.names.binary_search_by(|name| name.as_str().cmp(id)).ok().map(|number| number as GroundId)
    }

    pub fn regions(&self) -> usize {
        self.names.len()
    }

    fn inner_water(&self) -> GroundId {
        self.names.len() as GroundId
    }

    /// The ground of an islet of `region`, or of nobody's.
    fn islet(&self, region: Option<GroundId>) -> GroundId {
        let first = self.names.len() as GroundId + 1;
        region.map_or(first, |region| first + 1 + region)
    }
}

/// A hasher for numbers that are already well mixed by one multiplication.
#[derive(Default)]
struct Quick(u64);

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, value: u64) {
        let mixed = (self.0 ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 29;
    }
}

/// A prepared ground.
pub(crate) struct Base {
    pub grounds: Grounds,
    /// Width and height of the map in pixels, without the strip.
    pub width: usize,
    pub height: usize,
    /// Number of the recipe of each pixel.
    cells: Vec<u16>,
    recipes: Vec<Recipe>,
}

impl Base {
    /// Prepares the ground of `board` at `width` pixels.
    ///
    /// # Errors
    /// If the board has more regions than can be told apart.
    pub fn new(board: Board, width: usize) -> Result<Self, RenderError> {
        let geometry = board.geometry();
        let grounds = Grounds::new(board)?;
        let scale = width as f32 / UNITS_WIDE;
        let height = (geometry.height * scale).round() as usize;
        let raster = raster::Raster::new(geometry, &grounds, width, height, scale);
        let mut cells = vec![0_u16; width * height];
        let mut recipes: Vec<Recipe> = Vec::new();
        let mut known: HashMap<u64, u16, BuildHasherDefault<Quick>> = HashMap::default();
        let depths = raster.depths(&grounds);
        let lines = nearby::Lines::new(geometry, &grounds, &raster);
        let rose = rose::Rose::new(board, scale);
        let mut last: Option<(Recipe, u16)> = None;
        lines.for_each_pixel(&raster, &grounds, &nearby::Water { depths, rose }, |pixel, recipe| {
            let number = match last {
                Some((same, number)) if same == recipe => number,
                _ => match known.get(&recipe.0) {
                    Some(&number) => number,
                    None => {
                        // More recipes than numbers only happens far above the sizes that are drawn; then the
                        // pixel takes the plainest recipe of its ground instead of a wrong one.
                        let recipe = if recipes.len() < usize::from(u16::MAX) { recipe } else { recipe.plain() };
                        *known.entry(recipe.0).or_insert_with(|| {
                            recipes.push(recipe);
                            (recipes.len() - 1).min(usize::from(u16::MAX)) as u16
                        })
                    }
                },
            };
            last = Some((recipe, number));
            cells[pixel] = number;
        });
        Ok(Self { grounds, width, height, cells, recipes })
    }

    /// Paints the ground into `into` (one palette index a pixel, rows of `width`), with the owner of each region.
    pub fn paint(&self, owners: &[Option<Power>], palette: &Palette, into: &mut [u8]) {
        let mixer = recipe::Mixer::new(palette, &self.grounds, owners);
        let table: Vec<u8> = self.recipes.iter().map(|&recipe| mixer.mix(recipe)).collect();
        for (pixel, &cell) in into.iter_mut().zip(&self.cells) {
            *pixel = table.get(usize::from(cell)).copied().unwrap_or(0);
        }
    }

    /// What it costs to keep, in bytes.
    pub fn bytes(&self) -> usize {
        self.cells.len() * size_of::<u16>() + self.recipes.len() * size_of::<Recipe>()
    }

    /// How many different recipes the pixels need; at most 65,536 can be told apart.
    #[cfg(test)]
    pub fn recipes(&self) -> usize {
        self.recipes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_region_lies_in_one_piece_at_every_size() {
        // A row that is filled with the wrong region shows as a strip of it in another place.
        for board in Board::ALL {
            let geometry = board.geometry();
            for width in [1000, 1001, 1200, 1400, 2000] {
                let grounds = Grounds::new(board).unwrap();
                let scale = width as f32 / UNITS_WIDE;
                let height = (geometry.height * scale).round() as usize;
                let raster = raster::Raster::new(geometry, &grounds, width, height, scale);
                let at = |x: usize, y: usize| raster.grounds[y * width + x];
                for y in 1..height - 1 {
                    for x in 0..width - 12 {
                        let ground = at(x, y);
                        let alone =
                            (x..x + 12).all(|x| at(x, y) == ground && at(x, y - 1) != ground && at(x, y + 1) != ground);
                        assert!(!alone, "{board:?} at {width}: a strip of {ground} at {x}, {y}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_board_with_more_regions_than_numbers_is_refused() {
        let regions = |count: usize| (0..count).map(|number| (format!("{number:03}"), Ground::Land)).collect();
        let grounds = Grounds::of(&regions(126)).unwrap();
        let last = grounds.region("125").unwrap();
        assert_eq!(usize::from(grounds.islet(Some(last))), grounds.surfaces.len() - 1);
        assert_eq!(Grounds::of(&regions(127)).err(), Some(RenderError::Regions(127)));
    }

    #[test]
    fn recipes_fit_into_their_numbers_at_every_size() {
        for board in Board::ALL {
            for width in [1000, 2000, 4000] {
                let base = Base::new(board, width).unwrap();
                assert!(base.recipes() < usize::from(u16::MAX), "{board:?} at {width}: {}", base.recipes());
            }
        }
    }
}
