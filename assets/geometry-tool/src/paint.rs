//! The plane as labels: each pixel of a fine grid belongs to one province, so that no gap and no overlap can exist.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    geometry::Kind,
    line::{Place, densify, outline, roughen, spline},
    packages::Packages,
    projection::Projection,
    raster::{Grid, Mask, Point, broad_line, components, fill, nearest, thin_line},
    source::{BorderSource, OUTSIDE, Source},
    topology::{self, Polygon},
};

/// Grid pixels drawn beyond the picture on each side for each pixel of supersampling, so that the frame cuts nothing
/// loose.
const MARGIN_PX: usize = 24;

/// Owner of an islet that belongs to nobody.
pub const NOBODY: u8 = 255;

/// The painted plane. Every grid includes the margin.
pub struct Painted {
    /// The province of each pixel.
    pub labels: Grid<u8>,
    /// Whether a pixel is land.
    pub cover: Mask,
    /// Water that belongs to a land province.
    pub inner: Mask,
    /// Islets: the land province that tints them or [`NOBODY`]; 0 elsewhere.
    pub owner: Grid<u8>,
}

/// The grid's size, and where places lie on it.
pub struct Canvas<'a> {
    source: &'a Source,
    packages: &'a Packages,
    /// Where places lie in the picture.
    pub projection: Projection,
    /// Grid pixels around the picture.
    pub margin: usize,
    width: usize,
    height: usize,
}

impl<'a> Canvas<'a> {
    /// An empty canvas for a map.
    pub fn new(source: &'a Source, packages: &'a Packages) -> Self {
        let margin = MARGIN_PX * source.supersample;
        Self {
            source,
            packages,
            projection: Projection::new(&source.projection, &source.frame),
            margin,
            width: source.frame.width * source.supersample + 2 * margin,
            height: source.frame.height * source.supersample + 2 * margin,
        }
    }

    fn xy(&self, place: Place) -> Point {
        let (x, y) = self.projection.at(place);
        let scale = self.source.supersample as f64;
        (x * scale + self.margin as f64, y * scale + self.margin as f64)
    }

    /// The pixel of a place, or the pixel of the rim that is next to it.
    fn cell(&self, place: Place) -> usize {
        let (x, y) = self.xy(place);
        let within = |v: f64, size: usize| v.clamp(0.0, (size - 1) as f64) as usize;
        within(y, self.height) * self.width + within(x, self.width)
    }

    fn kind(&self, label: u8) -> Kind {
        self.source.provinces[usize::from(label) - 1].1.kind
    }

    fn is_water(&self, label: u8) -> bool {
        matches!(self.kind(label), Kind::Sea | Kind::DeadSea)
    }

    /// Paints the whole plane.
    pub fn paint(&self) -> Result<Painted> {
        let land = self.land()?;
        let mut labels = self.claims(&land)?;
        self.flood_lands(&land, &mut labels)?;
        self.settle(&land, &mut labels)?;
        let inner = self.absorb(&land, &mut labels)?;
        self.flood_seas(&land, &inner, &mut labels)?;
        let owner = self.keep_main(&land, &mut labels)?;
        Ok(Painted { labels, cover: land, inner, owner })
    }

    /// Calls `paint` for each pixel of a polygon; rings that the picture can't show are skipped.
    fn polygon(&self, polygon: &[Vec<Place>], paint: impl FnMut(usize)) {
        let mut rings = Vec::new();
        for ring in polygon {
            let limit = |k: usize, start: f64, f: fn(f64, f64) -> f64| ring.iter().map(|p| p[k]).fold(start, f);
            let west_of = limit(0, f64::NEG_INFINITY, f64::max) < -45.0;
            let east_of = limit(0, f64::INFINITY, f64::min) > 90.0;
            let south_of = limit(1, f64::NEG_INFINITY, f64::max) < 5.0;
            if !(west_of || east_of || south_of) {
                rings.push(ring.iter().map(|place| self.xy(*place)).collect());
            }
        }
        fill(self.width, self.height, &rings, paint);
    }

    fn mask(&self, polygon: &[Place]) -> Mask {
        let mut mask = Mask::new(self.width, self.height, false);
        self.polygon(&[outline(polygon)], |i| mask.cells[i] = true);
        mask
    }

    fn stroke(&self, mask: &mut Mask, line: &[Place], px: f64) {
        let line: Vec<Point> = densify(line, 0.2).into_iter().map(|place| self.xy(place)).collect();
        broad_line(mask, &line, px * self.source.supersample as f64);
    }

    fn barrier(&self, borders: &[BorderSource]) -> Mask {
        let mut mask = Mask::new(self.width, self.height, false);
        for border in borders {
            let mut line = roughen(&border.line, border.rough);
            if !border.straight {
                line = spline(&line, 12);
            }
            let line: Vec<Point> = densify(&line, 0.2).into_iter().map(|place| self.xy(place)).collect();
            thin_line(&mut mask, &line);
        }
        mask
    }

    fn land(&self) -> Result<Mask> {
        let atlas = topology::read(&self.packages.coast(&self.source.land))?;
        let mut land = Mask::new(self.width, self.height, false);
        for polygon in atlas.values().flatten() {
            self.polygon(polygon, |i| land.cells[i] = true);
        }
        for polygon in &self.source.add_land {
            self.polygon(&[outline(polygon)], |i| land.cells[i] = true);
        }
        for strait in &self.source.fill_strait {
            self.stroke(&mut land, &strait.line, strait.px);
        }
        let mut water = Mask::new(self.width, self.height, false);
        for channel in &self.source.carve_water {
            self.stroke(&mut water, &spline(&channel.line, 12), channel.px);
        }
        for polygon in &self.source.remove_land {
            self.polygon(&[outline(polygon)], |i| water.cells[i] = true);
        }
        for (cell, wet) in land.cells.iter_mut().zip(water.cells) {
            *cell &= !wet;
        }
        Ok(land)
    }

    /// What the admin-1 units and the polygons by hand give to each province, on land.
    fn claims(&self, land: &Mask) -> Result<Grid<u8>> {
        let mut claim = Grid::new(self.width, self.height, 0_u8);
        let mut countries: BTreeMap<&str, BTreeMap<String, Vec<Polygon>>> = BTreeMap::new();
        for (id, province) in &self.source.provinces {
            let label = self.source.label(id)?;
            for unit in &province.units {
                let (country, name) = unit.split_once('/').with_context(|| format!("{unit} isn't country/name"))?;
                if !countries.contains_key(country) {
                    countries.insert(country, topology::read(&self.packages.units(country))?);
                }
                let units = &countries[country];
                let polygons: Vec<&Polygon> = if name == "*" {
                    units.iter().filter(|(name, _)| !name.is_empty()).flat_map(|(_, polygons)| polygons).collect()
                } else {
                    let found = units.get(name).with_context(|| {
                        let known: Vec<_> = units.keys().map(String::as_str).collect();
                        format!("{country} has no unit {name}; it has {}", known.join(", "))
                    })?;
                    found.iter().collect()
                };
                for polygon in polygons {
                    // Without its holes: what lies in them paints itself, and lakes stay with their shore.
                    self.polygon(&polygon[..1], |i| claim.cells[i] = label);
                }
            }
        }
        for paint in &self.source.paint {
            let label = self.source.label(&paint.province)?;
            let mut edge = paint.polygon.clone();
            edge.extend(paint.polygon.first());
            let mask = self.mask(&roughen(&edge, paint.rough));
            let only =
                paint.only.as_ref().map(|ids| ids.iter().map(|id| self.source.label(id)).collect::<Result<Vec<_>>>());
            let only = only.transpose()?;
            for (cell, hit) in claim.cells.iter_mut().zip(mask.cells) {
                if hit && only.as_ref().is_none_or(|only| only.contains(cell)) {
                    *cell = label;
                }
            }
        }
        for (cell, land) in claim.cells.iter_mut().zip(&land.cells) {
            if !land {
                *cell = 0;
            }
        }
        Ok(claim)
    }

    /// Land provinces that have seeds flood what the borders by hand enclose.
    fn flood_lands(&self, land: &Mask, labels: &mut Grid<u8>) -> Result<()> {
        if self.source.land_borders.is_empty() {
            return Ok(());
        }
        let mut open = self.barrier(&self.source.land_borders);
        for ((open, land), label) in open.cells.iter_mut().zip(&land.cells).zip(&labels.cells) {
            *open = !*open && *land && *label == 0;
        }
        self.flood(&open, labels, |kind| kind == Kind::Land)
    }

    fn flood_seas(&self, land: &Mask, inner: &Mask, labels: &mut Grid<u8>) -> Result<()> {
        let sea: Vec<bool> = land.cells.iter().zip(&inner.cells).map(|(land, inner)| !land && !inner).collect();
        let mut open = self.barrier(&self.source.sea_borders);
        for (open, sea) in open.cells.iter_mut().zip(&sea) {
            *open = !*open && *sea;
        }
        self.flood(&open, labels, |kind| matches!(kind, Kind::Sea | Kind::DeadSea))?;
        // Barriers, water that no flood reached, and islets that nobody claims lie in the nearest sea.
        let known = Mask {
            width: self.width,
            height: self.height,
            cells: sea.iter().zip(&labels.cells).map(|(sea, label)| *sea && *label != 0).collect(),
        };
        let (near, _) = nearest(&known);
        for i in 0..labels.cells.len() {
            if labels.cells[i] == 0 && (sea[i] || land.cells[i]) {
                labels.cells[i] = labels.cells[near[i] as usize];
            }
        }
        Ok(())
    }

    fn flood(&self, open: &Mask, labels: &mut Grid<u8>, floods: impl Fn(Kind) -> bool) -> Result<()> {
        let (number, _) = components(open, false, false);
        let mut taken: BTreeMap<u32, &str> = BTreeMap::new();
        for (id, province) in &self.source.provinces {
            if !floods(province.kind) {
                continue;
            }
            for seed in &province.seeds {
                let component = number.cells[self.cell(*seed)];
                ensure!(component != 0, "{id}: its seed {seed:?} doesn't lie on open ground");
                match taken.insert(component, id) {
                    Some(other) if other != id => bail!("{id} and {other} leak into each other"),
                    _ => {}
                }
            }
        }
        let mut label_of: BTreeMap<u32, u8> = BTreeMap::new();
        for (component, id) in taken {
            label_of.insert(component, self.source.label(id)?);
        }
        for (cell, component) in labels.cells.iter_mut().zip(&number.cells) {
            if let Some(label) = label_of.get(component) {
                *cell = *label;
            }
        }
        Ok(())
    }

    /// Land that nobody claims on an island where somebody claims some: to the nearest claim within reach, else it is
    /// outside.
    fn settle(&self, land: &Mask, labels: &mut Grid<u8>) -> Result<()> {
        let outside = self.source.label(OUTSIDE)?;
        let (number, sizes) = components(land, false, false);
        let mut claimed = vec![false; sizes.len()];
        for (island, label) in number.cells.iter().zip(&labels.cells) {
            claimed[*island as usize] |= *label != 0;
        }
        let (near, square) = nearest(&labels.map(|label| *label != 0));
        let reach = (self.source.claim_reach_px * self.source.supersample as f64).powi(2) as f32;
        let before = labels.cells.clone();
        for i in 0..before.len() {
            if land.cells[i] && before[i] == 0 && claimed[number.cells[i] as usize] {
                labels.cells[i] = if square[i] <= reach { before[near[i] as usize] } else { outside };
            }
        }
        Ok(())
    }

    /// Water that belongs to a land province: belts and straits that armies walk over.
    fn absorb(&self, land: &Mask, labels: &mut Grid<u8>) -> Result<Mask> {
        let mut inner = Mask::new(self.width, self.height, false);
        for (id, province) in &self.source.provinces {
            let label = self.source.label(id)?;
            for polygon in &province.absorb {
                self.polygon(&[outline(polygon)], |i| {
                    if !land.cells[i] {
                        labels.cells[i] = label;
                        inner.cells[i] = true;
                    }
                });
            }
        }
        Ok(inner)
    }

    /// Keeps the largest piece of each land province. The others become islets of the sea around them, tinted by the
    /// same owner, else Shetland would give Clyde a border with a sea that it doesn't have.
    fn keep_main(&self, land: &Mask, labels: &mut Grid<u8>) -> Result<Grid<u8>> {
        let outside = self.source.label(OUTSIDE)?;
        let (number, sizes) = components(labels, 0, true);
        let mut label_of = vec![0_u8; sizes.len()];
        for (component, label) in number.cells.iter().zip(&labels.cells) {
            label_of[*component as usize] = *label;
        }
        let mut main: BTreeMap<u8, usize> = BTreeMap::new();
        for (component, &label) in label_of.iter().enumerate().skip(1) {
            let best = main.entry(label).or_insert(component);
            if sizes[component] > sizes[*best] {
                *best = component;
            }
        }
        let kept: BTreeSet<usize> = main.into_values().collect();
        let mut owner = Grid::new(self.width, self.height, 0_u8);
        let mut lost = vec![false; labels.cells.len()];
        for (i, lost) in lost.iter_mut().enumerate() {
            let (label, component) = (labels.cells[i], number.cells[i] as usize);
            if label == 0 {
                continue;
            }
            if self.is_water(label) {
                if land.cells[i] {
                    owner.cells[i] = NOBODY;
                }
            } else if label != outside && !kept.contains(&component) {
                *lost = true;
                if land.cells[i] {
                    owner.cells[i] = label;
                }
            }
        }
        let sea = labels.map(|label| *label != 0 && self.is_water(*label));
        let (near, _) = nearest(&sea);
        for (i, lost) in lost.into_iter().enumerate() {
            if lost {
                labels.cells[i] = labels.cells[near[i] as usize];
            }
        }
        Ok(owner)
    }
}
