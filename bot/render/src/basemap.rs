//! The basemap: prepared once per board and width, painted in one pass per picture.
//!
//! For every pixel the preparation computes everything that doesn't depend on the owners: its region, the nearest
//! neighbours and how strongly their borders show, the depth of the water. Pixels with equal results share a
//! [`PixelClass`], and what is stored are runs of pixels with one class. A picture then mixes each class once with the current
//! owners and fills each run with the resulting palette index, without blending or paths, in about a millisecond.

mod distance_field;
mod pixel_class;
mod raster;
mod region;
mod rose;

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use dragoman_engine::Power;

use crate::error::RenderError;
use crate::geometry::{Board, UNITS_WIDE};
use crate::marks;
use crate::palette::Palette;
use pixel_class::PixelClass;
pub(crate) use region::{RegionId, Regions, Terrain};

/// The opacity of the powers' patterns.
pub(crate) const HATCHING: f32 = 0.3;

/// The length of runs that are filled without a loop.
const SHORT: usize = 16;

/// A hasher for single numbers: one multiplication mixes them well enough.
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

    fn write_u128(&mut self, value: u128) {
        self.write_u64(value as u64);
        self.write_u64((value >> 64) as u64);
    }

    fn write_u64(&mut self, value: u64) {
        let mixed = (self.0 ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 29;
    }
}

/// A prepared basemap.
pub(crate) struct Basemap {
    pub regions: Regions,
    /// Width and height of the map in pixels, without the title bar.
    pub width: usize,
    pub height: usize,
    /// The pixels, row by row: the class's number and the length of each run, which may begin and end in different rows.
    runs: Vec<(u16, u16)>,
    classes: Vec<PixelClass>,
}

impl Basemap {
    /// Prepares the basemap of `board` at `width` pixels.
    ///
    /// # Errors
    /// If the board has more regions than ids.
    pub fn new(board: Board, width: usize) -> Result<Self, RenderError> {
        let geometry = board.geometry();
        let regions = Regions::new(board)?;
        let scale = width as f32 / UNITS_WIDE;
        let height = (geometry.height * scale).round() as usize;
        let raster = raster::Raster::new(geometry, &regions, width, height, scale);
        let mut runs: Vec<(u16, u16)> = Vec::new();
        let mut classes: Vec<PixelClass> = Vec::new();
        let mut known: HashMap<u128, u16, BuildHasherDefault<Quick>> = HashMap::default();
        let depths = raster.depths(&regions);
        let lines = distance_field::Lines::new(geometry, &regions, &raster);
        let rose = rose::Rose::new(board, scale);
        let mut last: Option<(PixelClass, u16)> = None;
        lines.for_each_pixel(&raster, &regions, &distance_field::Water { depths, rose }, |class| {
            let number = match last {
                Some((same, number)) if same == class => number,
                _ => match known.get(&class.0) {
                    Some(&number) => number,
                    None => {
                        // More classes than numbers occur only far above the sizes that are drawn; then the pixel takes
                        // the class of its region without lines instead of a wrong one.
                        let class = if classes.len() < usize::from(u16::MAX) { class } else { class.plain() };
                        *known.entry(class.0).or_insert_with(|| {
                            classes.push(class);
                            (classes.len() - 1).min(usize::from(u16::MAX)) as u16
                        })
                    }
                },
            };
            last = Some((class, number));
            match runs.last_mut() {
                Some((same, length)) if *same == number && *length < u16::MAX => *length += 1,
                _ => runs.push((number, 1)),
            }
        });
        runs.shrink_to_fit();
        Ok(Self { regions, width, height, runs, classes })
    }

    /// Paints the basemap (one palette index a pixel, rows of `width`), with the owner of each region.
    pub fn paint(&self, owners: &[Option<Power>], palette: &Palette) -> Vec<u8> {
        let shader = pixel_class::Shader::new(palette, &self.regions, owners);
        let table: Vec<u8> = self.classes.iter().map(|&class| shader.mix(class)).collect();
        let mut pixels = vec![0; self.width * self.height];
        let mut first = 0;
        for &(class, length) in &self.runs {
            let index = table.get(usize::from(class)).copied().unwrap_or(0);
            let (rest, length) = (pixels.get_mut(first..).unwrap_or_default(), usize::from(length));
            first += length;
            match rest.first_chunk_mut::<SHORT>() {
                // What is too much is overwritten by the next runs.
                Some(short) if length <= SHORT => *short = [index; SHORT],
                _ => rest.get_mut(..length).unwrap_or_default().fill(index),
            }
        }
        pixels
    }

    /// Draws the pattern of its owner over each region, between its borders; a unit is `scale` pixels long.
    pub fn hatch(&self, owners: &[Option<Power>], palette: &Palette, scale: f32, into: &mut [u8]) {
        let shader = pixel_class::Shader::new(palette, &self.regions, owners);
        let table: Vec<Option<Power>> = self.classes.iter().map(|&class| shader.hatched(class)).collect();
        let wide = self.width.max(1);
        let mut first = 0;
        for &(class, length) in &self.runs {
            let run = first..first + usize::from(length);
            first = run.end;
            let Some(power) = table.get(usize::from(class)).copied().flatten() else { continue };
            for (at, pixel) in run.clone().zip(into.get_mut(run).unwrap_or_default()) {
                let (x, y) = ((at % wide) as f32 + 0.5, (at / wide) as f32 + 0.5);
                let share = marks::coverage(power, x / scale, y / scale, scale);
                if share > 0.0 {
                    *pixel = palette.index(palette.colour(*pixel).mix(palette.colours.ink, HATCHING * share));
                }
            }
        }
    }

    /// Its size in memory, in bytes.
    pub fn bytes(&self) -> usize {
        self.runs.len() * size_of::<(u16, u16)>() + self.classes.len() * size_of::<PixelClass>()
    }

    /// How many different classes the pixels need; 65,536 at most.
    #[cfg(test)]
    pub fn classes(&self) -> usize {
        self.classes.len()
    }
}

#[cfg(test)]
mod tests {
    use dragoman_engine::Map;

    use super::*;
    use crate::colour::Rgb;
    use crate::palette::Theme;
    use crate::png;

    /// The colour of a border's strongest pixel differs by so much (sRGB, with most weight on green) from the land on both
    /// sides, in the mean of its points.
    const BORDER: f64 = 60.0;

    #[test]
    fn borders_inside_one_powers_land_are_seen_at_every_size() {
        for map in Map::all() {
            let board = Board::of_variant(map.variant()).unwrap();
            let (geometry, palette) = (board.geometry(), Palette::of(board, Theme::Dark));
            for (width, factor) in [(1200, 3), (1000, 1), (2000, 1)] {
                let basemap = Basemap::new(board, width).unwrap();
                let mut least = (f64::MAX, String::new());
                for power in map.powers() {
                    let pixels = basemap.paint(&vec![Some(power); geometry.kinds.len()], palette);
                    let (pixels, height) = png::scaled_down(&pixels, width, basemap.height, factor, palette);
                    let wide = width / factor;
                    let scale = wide as f32 / UNITS_WIDE;
                    let land = palette.colours.land(Some(power));
                    let at = |x: i64, y: i64| -> Rgb {
                        let (x, y) = (x.clamp(0, wide as i64 - 1) as usize, y.clamp(0, height as i64 - 1) as usize);
                        palette.colour(pixels[y * wide + x])
                    };
                    let is_land = |id: &Option<String>| {
                        let kind = id.as_ref().map(|id| geometry.kinds[id]);
                        kind == Some(crate::geometry::RegionKind::Land)
                    };
                    for arc in geometry.arcs.iter().filter(|arc| is_land(&arc.left) && is_land(&arc.right)) {
                        let seen = arc.points.iter().map(|[x, y]| {
                            let (x, y) = ((x * scale) as i64, (y * scale) as i64);
                            let around = (0..9).map(|place| at(x - 1 + place % 3, y - 1 + place / 3).distance(land));
                            f64::from(around.max().unwrap_or_default()).sqrt()
                        });
                        let mean = seen.sum::<f64>() / arc.points.len() as f64;
                        if mean < least.0 {
                            least = (mean, format!("{:?}-{:?} of {}", arc.left, arc.right, map.power_id(power)));
                        }
                    }
                }
                println!("{} at {}: {least:?}", map.variant(), width / factor);
                assert!(least.0 >= BORDER, "{} at {}: {least:?}", map.variant(), width / factor);
            }
        }
    }

    /// Which share of land that nobody may enter lies below lines of its hatching, at least: they cover a fifth.
    const HATCHED: f64 = 0.1;

    #[test]
    fn all_land_that_nobody_may_enter_is_hatched() {
        let board = Board::classic();
        let (geometry, regions, palette) =
            (board.geometry(), Regions::new(board).unwrap(), Palette::of(board, Theme::Dark));
        let basemap = Basemap::new(board, 2000).unwrap();
        let raster = raster::Raster::new(geometry, &regions, basemap.width, basemap.height, 1.0);
        let pixels = basemap.paint(&[], palette);
        let colours = &palette.colours;
        for (terrain, ground) in [(Terrain::Impassable, colours.impassable), (Terrain::Islet, colours.islet)] {
            let hatched = palette.index(ground.mix(colours.hatch, pixel_class::HATCHING));
            let of = raster
                .regions
                .iter()
                .zip(&pixels)
                .filter(|(region, _)| regions.terrains[usize::from(**region)] == terrain);
            let all = of.clone().count();
            let share = of.filter(|(_, pixel)| **pixel == hatched).count() as f64 / all as f64;
            assert!(all > 1000 && share >= HATCHED, "{terrain:?}: {share:.2} of {all}");
        }
    }

    #[test]
    fn every_region_lies_in_one_piece_at_every_size() {
        // A row that is filled with the wrong region shows as a second piece of that region.
        for board in Board::all() {
            let geometry = board.geometry();
            for width in [1000, 1001, 1200, 1400, 2000] {
                let regions = Regions::new(board).unwrap();
                let scale = width as f32 / UNITS_WIDE;
                let height = (geometry.height * scale).round() as usize;
                let raster = raster::Raster::new(geometry, &regions, width, height, scale);
                let at = |x: usize, y: usize| raster.regions[y * width + x];
                for y in 1..height - 1 {
                    for x in 0..width - 12 {
                        let region = at(x, y);
                        let alone =
                            (x..x + 12).all(|x| at(x, y) == region && at(x, y - 1) != region && at(x, y + 1) != region);
                        assert!(!alone, "{board:?} at {width}: a strip of {region} at {x}, {y}");
                    }
                }
            }
        }
    }

    #[test]
    fn pixel_classes_fit_into_their_numbers_at_every_size() {
        for board in Board::all() {
            for width in [1000, 2000, 4000] {
                let basemap = Basemap::new(board, width).unwrap();
                assert!(basemap.classes() < usize::from(u16::MAX), "{board:?} at {width}: {}", basemap.classes());
            }
        }
    }
}
