//! The lines near each pixel: borders, coasts, rivers, the graticule.
//!
//! Every line is split into pieces; a piece stores its distance in the pixels around it. The picture is processed in
//! stripes, so that this needs little memory at any size.

use super::pixel_class::{EdgeWeight, FULL, PixelClass};
use super::raster::{Depths, Raster};
use super::region::{RegionId, Regions, Terrain};
use super::rose::Rose;
use crate::geometry::{Geometry, Point};
use crate::palette::SHALLOWS;

/// Half widths of the lines and the width of the band, in units.
const INSIDE: f32 = 1.5;
const BETWEEN: f32 = 2.1;
const COAST: f32 = 1.15;
const SEA_BORDER: f32 = 1.1;
const GRATICULE: f32 = 0.75;
const RIVER_BANK: f32 = 1.7;
const CANAL: f32 = 1.6;
const BAND: f32 = 7.5;

/// Distances from the coast, in units, at which the water's colour changes.
const STEPS: [f32; SHALLOWS as usize] = [25.0, 16.5, 10.0, 5.0];

/// The number of rows that are processed at a time.
const STRIPE: usize = 64;

/// The kind of a piece of a line.
#[derive(Clone, Copy)]
enum Kind {
    /// A border between two regions.
    Border(RegionId, RegionId),
    Graticule,
    /// A river or canal, with half its width in pixels.
    River(f32),
}

/// A straight piece of a line, in pixels.
#[derive(Clone, Copy)]
struct Piece {
    a: [f32; 2],
    b: [f32; 2],
    kind: Kind,
    reach: f32,
}

impl Piece {
    fn distance(&self, x: f32, y: f32) -> f32 {
        let (dx, dy) = (self.b[0] - self.a[0], self.b[1] - self.a[1]);
        let (px, py) = (x - self.a[0], y - self.a[1]);
        let length = dx * dx + dy * dy;
        let along = if length > 0.0 { ((px * dx + py * dy) / length).clamp(0.0, 1.0) } else { 0.0 };
        ((px - along * dx).powi(2) + (py - along * dy).powi(2)).sqrt()
    }
}

/// The three nearest neighbours of a pixel, and the lines that don't depend on owners.
#[derive(Clone, Copy)]
struct Around {
    near: [(RegionId, f32); 3],
    graticule: f32,
    river: (f32, f32),
}

const NOTHING: Around = Around { near: [(0, f32::MAX); 3], graticule: f32::MAX, river: (f32::MAX, 0.0) };

impl Around {
    fn meet(&mut self, neighbour: RegionId, distance: f32) {
        if let Some(known) = self.near.iter_mut().find(|known| known.0 == neighbour && known.1 < f32::MAX) {
            known.1 = known.1.min(distance);
        } else if distance < self.near[2].1 {
            self.near[2] = (neighbour, distance);
        } else {
            return;
        }
        self.near.sort_by(|a, b| a.1.total_cmp(&b.1));
    }
}

/// The lines on water.
pub(super) struct Water {
    pub depths: Depths,
    pub rose: Rose,
}

/// All lines of a map.
pub(super) struct Lines {
    pieces: Vec<Piece>,
}

impl Lines {
    pub fn new(geometry: &Geometry, regions: &Regions, raster: &Raster) -> Self {
        let mut lines = Self { pieces: Vec::new() };
        let scale = raster.scale;
        for arc in &geometry.arcs {
            let side = |name: &Option<String>| name.as_deref().and_then(|name| regions.region(name));
            let (Some(left), Some(right)) = (side(&arc.left), side(&arc.right)) else { continue };
            lines.each_piece(
                &arc.points,
                scale,
                |a, b| {
                    // Under inner water and beside islets the regions' border isn't the visible one.
                    let (east, west) = beside(raster, a, b);
                    let seen = |nominal: RegionId, found: RegionId| {
                        if usize::from(found) >= regions.regions() { found } else { nominal }
                    };
                    let (left, right) = (seen(left, east), seen(right, west));
                    (left != right).then_some(Kind::Border(left, right))
                },
                regions,
            );
        }
        let rings = geometry
            .inner_water
            .iter()
            .map(|water| (&water.points, regions.inner_water()))
            .chain(geometry.lakes.iter().map(|lake| (lake, regions.inner_water())))
            .chain(geometry.islets.iter().map(|islet| {
                let region = islet.of.as_deref().and_then(|id| regions.region(id));
                (&islet.points, regions.islet(region))
            }));
        for (ring, inside) in rings {
            let mut closed = ring.clone();
            closed.extend(ring.first());
            lines.each_piece(
                &closed,
                scale,
                |a, b| {
                    let (left, right) = beside(raster, a, b);
                    let outside = if left == inside { right } else { left };
                    (outside != inside).then_some(Kind::Border(inside, outside))
                },
                regions,
            );
        }
        for line in &geometry.graticule {
            lines.each_piece(line, scale, |_, _| Some(Kind::Graticule), regions);
        }
        for river in &geometry.rivers {
            lines.each_piece(&river.points, scale, |_, _| Some(Kind::River(river.px * scale / 2.0)), regions);
        }
        for canal in &geometry.canals {
            lines.each_piece(&canal.points, scale, |_, _| Some(Kind::River(CANAL * scale)), regions);
        }
        lines
    }

    fn each_piece(
        &mut self,
        points: &[Point],
        scale: f32,
        kind: impl Fn([f32; 2], [f32; 2]) -> Option<Kind>,
        regions: &Regions,
    ) {
        for (a, b) in points.iter().zip(points.iter().skip(1)) {
            let (a, b) = (a.map(|v| v * scale), b.map(|v| v * scale));
            let Some(kind) = kind(a, b) else { continue };
            let units = match kind {
                Kind::Border(left, right) => {
                    let water = |region: RegionId| regions.terrains[usize::from(region)].is_water();
                    if water(left) && water(right) { SEA_BORDER } else { BAND }
                }
                Kind::Graticule => GRATICULE,
                Kind::River(_) => RIVER_BANK,
            };
            let own = if let Kind::River(half) = kind { half } else { 0.0 };
            self.pieces.push(Piece { a, b, kind, reach: units * scale + own + 1.0 });
        }
    }

    /// Calls back with the class of every pixel, row by row.
    pub fn for_each_pixel(&self, raster: &Raster, regions: &Regions, water: &Water, mut tell: impl FnMut(PixelClass)) {
        let stripes = raster.height.div_ceil(STRIPE);
        let mut by_stripe: Vec<Vec<&Piece>> = vec![Vec::new(); stripes];
        for piece in &self.pieces {
            let top = ((piece.a[1].min(piece.b[1]) - piece.reach).max(0.0) as usize) / STRIPE;
            let bottom = ((piece.a[1].max(piece.b[1]) + piece.reach).max(0.0) as usize) / STRIPE;
            for stripe in by_stripe.iter_mut().take(bottom + 1).skip(top) {
                stripe.push(piece);
            }
        }
        let mut around = vec![NOTHING; STRIPE * raster.width];
        for (stripe, pieces) in by_stripe.iter().enumerate() {
            around.fill(NOTHING);
            let (first, end) = (stripe * STRIPE, ((stripe + 1) * STRIPE).min(raster.height));
            for piece in pieces {
                touch(piece, raster, first, end, &mut around);
            }
            for row in first..end {
                for x in 0..raster.width {
                    let around = &around[(row - first) * raster.width + x];
                    tell(class(raster, regions, water, x, row, around));
                }
            }
        }
    }
}

/// The regions on the left and the right of a piece, a step away from its middle.
fn beside(raster: &Raster, a: [f32; 2], b: [f32; 2]) -> (RegionId, RegionId) {
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let length = dx.hypot(dy).max(1e-6);
    let (nx, ny) = (dy / length * 0.9, -dx / length * 0.9);
    let (mx, my) = ((a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0);
    (raster.at(mx + nx, my + ny), raster.at(mx - nx, my - ny))
}

fn touch(piece: &Piece, raster: &Raster, first: usize, end: usize, around: &mut [Around]) {
    let low = |a: f32, b: f32| (a.min(b) - piece.reach).max(0.0) as usize;
    let high = |a: f32, b: f32| (a.max(b) + piece.reach).max(0.0) as usize + 1;
    let (left, right) = (low(piece.a[0], piece.b[0]), high(piece.a[0], piece.b[0]).min(raster.width));
    let (top, bottom) = (low(piece.a[1], piece.b[1]).max(first), high(piece.a[1], piece.b[1]).min(end));
    for y in top..bottom {
        for x in left..right {
            let distance = piece.distance(x as f32 + 0.5, y as f32 + 0.5);
            if distance > piece.reach {
                continue;
            }
            let here = &mut around[(y - first) * raster.width + x];
            match piece.kind {
                Kind::Border(left, right) => {
                    let region = raster.regions[y * raster.width + x];
                    if region == left {
                        here.meet(right, distance);
                    } else if region == right {
                        here.meet(left, distance);
                    }
                }
                Kind::Graticule => here.graticule = here.graticule.min(distance),
                Kind::River(half) => {
                    if distance - half < here.river.0 - here.river.1 {
                        here.river = (distance, half);
                    }
                }
            }
        }
    }
}

/// How much of a pixel at `distance` from the middle of a line the line covers, in `levels`. No line is thinner than a
/// pixel.
fn level(distance: f32, half: f32, levels: u8) -> u8 {
    let covered = (half.max(0.5) + 0.5 - distance).clamp(0.0, 1.0);
    (covered * f32::from(levels)).round() as u8
}

fn class(raster: &Raster, regions: &Regions, water: &Water, x: usize, y: usize, around: &Around) -> PixelClass {
    let scale = raster.scale;
    let region = raster.regions[y * raster.width + x];
    let terrain = regions.terrains[usize::from(region)];
    if terrain.is_water() {
        let (mut border, mut coast) = (0, 0);
        for &(neighbour, distance) in around.near.iter().filter(|near| near.1 < f32::MAX) {
            match regions.terrains[usize::from(neighbour)] {
                // Between a strait's own water and the sea no line is drawn.
                Terrain::InnerWater => {}
                Terrain::Sea | Terrain::DeadSea if terrain == Terrain::InnerWater => {}
                Terrain::Sea | Terrain::DeadSea => border = border.max(level(distance, SEA_BORDER * scale, FULL)),
                Terrain::Land(_) | Terrain::Islet | Terrain::Impassable => {
                    coast = coast.max(level(distance, COAST * scale, FULL));
                }
            }
        }
        let step = if terrain == Terrain::InnerWater {
            SHALLOWS - 1
        } else {
            let depth = water.depths.at(x, y);
            STEPS.iter().filter(|&&step| depth < step).count() as u8
        };
        let lines = level(around.graticule, GRATICULE * scale, 2);
        let graticule = if terrain == Terrain::InnerWater { 0 } else { lines.max(water.rose.at(x, y)) };
        return PixelClass::water(terrain == Terrain::DeadSea, step, graticule, border, coast);
    }
    let mut edges = [EdgeWeight::default(); 3];
    for (edge, &(neighbour, distance)) in edges.iter_mut().zip(&around.near) {
        if distance == f32::MAX {
            continue;
        }
        let coast = regions.terrains[usize::from(neighbour)].is_water();
        *edge = EdgeWeight {
            neighbour,
            inside: if coast { 0 } else { level(distance, INSIDE * scale, FULL) },
            between: level(distance, if coast { COAST } else { BETWEEN } * scale, FULL),
            band: level(distance, BAND * scale, 2),
        };
    }
    let detail = match terrain {
        Terrain::Impassable | Terrain::Islet => hatching(x, y, scale),
        _ => river(around.river, scale),
    };
    PixelClass::land(region, detail, &edges)
}

/// Lines at 45 degrees: 0 background, 2 line.
fn hatching(x: usize, y: usize, scale: f32) -> u8 {
    let period = 15.0 * scale * std::f32::consts::SQRT_2;
    let half = 1.8 * scale;
    let place = (x as f32 + y as f32) % period;
    let distance = (place - period / 2.0).abs() / std::f32::consts::SQRT_2;
    level(distance, half, 2)
}

/// The level: 0 nothing, 1 edge of the bank, 2 bank, 3 edge of the water, 4 water.
fn river((distance, half): (f32, f32), scale: f32) -> u8 {
    if distance == f32::MAX {
        return 0;
    }
    match level(distance, half, 2) {
        2 => 4,
        1 => 3,
        _ => level(distance, half + RIVER_BANK * scale, 2),
    }
}
