//! The region of each pixel, and the distance of each water pixel from land.

use super::region::{RegionId, Regions};
use crate::geometry::{Geometry, Point};

/// The region at the centre of each pixel.
pub(super) struct Raster {
    pub width: usize,
    pub height: usize,
    /// Pixels per unit.
    pub scale: f32,
    pub regions: Vec<RegionId>,
}

impl Raster {
    pub fn new(geometry: &Geometry, regions: &Regions, width: usize, height: usize, scale: f32) -> Self {
        let mut raster = Self { width, height, scale, regions: vec![0; width * height] };
        raster.fill_regions(geometry, regions);
        for water in &geometry.inner_water {
            raster.fill_ring(&water.points, regions.inner_water());
        }
        for lake in &geometry.lakes {
            raster.fill_ring(lake, regions.inner_water());
        }
        for islet in &geometry.islets {
            let region = islet.of.as_deref().and_then(|id| regions.region(id));
            raster.fill_ring(&islet.points, regions.islet(region));
        }
        raster
    }

    /// The region at a position in pixels; for positions outside, the nearest one.
    pub fn at(&self, x: f32, y: f32) -> RegionId {
        let x = (x.max(0.0) as usize).min(self.width - 1);
        let y = (y.max(0.0) as usize).min(self.height - 1);
        self.regions[y * self.width + x]
    }

    /// Fills each row of pixels from left to right: where it crosses an arc, the region on the far side begins.
    fn fill_regions(&mut self, geometry: &Geometry, regions: &Regions) {
        let mut crossings: Vec<Vec<Crossing>> = vec![Vec::new(); self.height];
        for arc in &geometry.arcs {
            let side = |name: &Option<String>| name.as_deref().and_then(|name| regions.region(name));
            let (left, right) = (side(&arc.left), side(&arc.right));
            for (a, b) in arc.points.iter().zip(arc.points.iter().skip(1)) {
                // Going down the picture, east is on the left.
                let (east, west) = if b[1] > a[1] { (left, right) } else { (right, left) };
                self.each_crossing(*a, *b, |row, x| crossings[row].push(Crossing { x, west, east }));
            }
        }
        for (row, crossings) in crossings.iter_mut().enumerate() {
            crossings.sort_by(|a, b| a.x.total_cmp(&b.x));
            in_step(crossings);
            let line = &mut self.regions[row * self.width..(row + 1) * self.width];
            for (index, crossing) in crossings.iter().enumerate() {
                let first = pixel_after(crossing.x, self.width);
                let end = crossings.get(index + 1).map_or(self.width, |next| pixel_after(next.x, self.width));
                if let (Some(span), Some(region)) = (line.get_mut(first..end), crossing.east) {
                    span.fill(region);
                }
            }
        }
    }

    /// Fills a closed ring, by the even-odd rule.
    fn fill_ring(&mut self, ring: &[Point], region: RegionId) {
        let mut crossings: Vec<(usize, f32)> = Vec::new();
        for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
            self.each_crossing(*a, *b, |row, x| crossings.push((row, x)));
        }
        crossings.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
        for pair in crossings.chunks_exact(2) {
            let &[(row, from), (_, to)] = pair else { continue };
            let (first, end) = (pixel_after(from, self.width), pixel_after(to, self.width));
            if let Some(span) = self.regions[row * self.width..(row + 1) * self.width].get_mut(first..end) {
                span.fill(region);
            }
        }
    }

    /// The position of the sample in a row: near its middle, but on no quarter. Points where three regions meet lie on
    /// half units; a row through one would cross two arcs at the same x, in an undefined order.
    const MIDDLE: f32 = 0.413_7;

    /// Calls back for each row whose pixel centres the line from `a` to `b` (in units) crosses, with the x in pixels.
    fn each_crossing(&self, a: Point, b: Point, mut tell: impl FnMut(usize, f32)) {
        let (ax, ay, bx, by) = (a[0] * self.scale, a[1] * self.scale, b[0] * self.scale, b[1] * self.scale);
        let (top, bottom) = (ay.min(by), ay.max(by));
        let first = (top - Self::MIDDLE).ceil().max(0.0) as usize;
        let end = ((bottom - Self::MIDDLE).ceil().max(0.0) as usize).min(self.height);
        for row in first..end {
            let share = (row as f32 + Self::MIDDLE - ay) / (by - ay);
            tell(row, ax + (bx - ax) * share);
        }
    }

    /// Distance of each water pixel to the nearest land in units, on a grid of half the resolution.
    pub fn depths(&self, regions: &Regions) -> Depths {
        let (width, height) = (self.width.div_ceil(2), self.height.div_ceil(2));
        let far = 1e12_f32;
        let mut squares = vec![far; width * height];
        for y in 0..height {
            for x in 0..width {
                let (px, py) = ((2 * x + 1).min(self.width - 1), (2 * y + 1).min(self.height - 1));
                let terrain = regions.terrains[usize::from(self.regions[py * self.width + px])];
                if !terrain.is_water() {
                    squares[y * width + x] = 0.0;
                }
            }
        }
        // Squared distances row by row, then column by column (Felzenszwalb and Huttenlocher).
        let mut envelope = Envelope::default();
        for row in squares.chunks_exact_mut(width) {
            envelope.transform(row);
        }
        let mut column = vec![0.0; height];
        for x in 0..width {
            for (y, value) in column.iter_mut().enumerate() {
                *value = squares[y * width + x];
            }
            envelope.transform(&mut column);
            for (y, value) in column.iter().enumerate() {
                squares[y * width + x] = *value;
            }
        }
        let unit = 2.0 / self.scale;
        let values = squares.into_iter().map(|square| square.sqrt() * unit).collect();
        Depths { width, height, values }
    }
}

/// Where a row crosses an arc, and the regions on its two sides; `None` is outside of the frame.
#[derive(Clone, Copy)]
struct Crossing {
    x: f32,
    west: Option<RegionId>,
    east: Option<RegionId>,
}

/// Sorts crossings that are closer together than a pixel into the order in which one region follows another: near a
/// point where three regions meet, a rounding error may have swapped two arcs.
fn in_step(crossings: &mut [Crossing]) {
    let mut here = None;
    for index in 0..crossings.len() {
        let x = crossings[index].x;
        if crossings[index].west != here {
            let near = crossings[index..].iter().take_while(|next| next.x - x < 1.0);
            if let Some(ahead) = near.clone().position(|next| next.west == here) {
                crossings.swap(index, index + ahead);
            }
        }
        here = crossings[index].east;
    }
}

/// The first pixel whose centre isn't left of `x`.
fn pixel_after(x: f32, width: usize) -> usize {
    ((x - 0.5).ceil().max(0.0) as usize).min(width)
}

/// Distances to land in units, at half the picture's resolution.
pub(super) struct Depths {
    width: usize,
    height: usize,
    values: Vec<f32>,
}

impl Depths {
    /// Distance to land at a pixel of the full picture.
    pub fn at(&self, x: usize, y: usize) -> f32 {
        let (fx, fy) = ((x as f32 - 0.5).max(0.0) / 2.0, (y as f32 - 0.5).max(0.0) / 2.0);
        let (x0, y0) = ((fx as usize).min(self.width - 1), (fy as usize).min(self.height - 1));
        let (x1, y1) = ((x0 + 1).min(self.width - 1), (y0 + 1).min(self.height - 1));
        let (tx, ty) = (fx - x0 as f32, fy - y0 as f32);
        let value = |x: usize, y: usize| self.values[y * self.width + x];
        let upper = value(x0, y0) * (1.0 - tx) + value(x1, y0) * tx;
        let lower = value(x0, y1) * (1.0 - tx) + value(x1, y1) * tx;
        upper * (1.0 - ty) + lower * ty
    }
}

/// The lower envelope of parabolas: exact squared distances along one line.
#[derive(Default)]
struct Envelope {
    source: Vec<f32>,
    roots: Vec<usize>,
    starts: Vec<f32>,
}

impl Envelope {
    fn transform(&mut self, line: &mut [f32]) {
        self.source.clear();
        self.source.extend_from_slice(line);
        self.roots.clear();
        self.starts.clear();
        for (q, &height) in self.source.iter().enumerate() {
            if height >= 1e11 {
                continue;
            }
            let meets = |p: usize| {
                let (qf, pf) = (q as f32, p as f32);
                ((height + qf * qf) - (self.source[p] + pf * pf)) / (2.0 * (qf - pf))
            };
            while let (Some(&root), Some(&start)) = (self.roots.last(), self.starts.last()) {
                if meets(root) > start {
                    break;
                }
                self.roots.pop();
                self.starts.pop();
            }
            let start = self.roots.last().map_or(f32::NEG_INFINITY, |&root| meets(root));
            self.roots.push(q);
            self.starts.push(start);
        }
        if self.roots.is_empty() {
            return;
        }
        let mut current = 0;
        for (x, value) in line.iter_mut().enumerate() {
            while self.starts.get(current + 1).is_some_and(|&start| start < x as f32) {
                current += 1;
            }
            let root = self.roots[current];
            let away = x as f32 - root as f32;
            *value = away * away + self.source[root];
        }
    }
}
