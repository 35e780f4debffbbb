//! From a source to its geometry.

use std::collections::BTreeMap;

use anyhow::Result;

use crate::{
    geometry::{Anchors, Arc, CoastAnchors, Geometry, Islet, Kind, Named, Px, River, Shape},
    line::{Place, closed_spline, spline},
    packages::Packages,
    paint::{Canvas, NOBODY, Painted},
    projection::Projection,
    raster::{Grid, blur, components, kernel, nearest},
    source::Source,
    trace::{Calm, Seam, rings, seams},
};

/// A soft shape belongs to a pixel from this share on: a little less than half, so that thin channels stay.
const SOFT: f32 = 0.45;

/// Builds the geometry of a map.
pub fn build(source: &Source, packages: &Packages) -> Result<Geometry> {
    let canvas = Canvas::new(source, packages);
    let painted = canvas.paint()?;
    let sigma = source.smooth_px * source.supersample as f64;
    let region = smooth(&painted.labels, sigma);
    let inlays = Inlays::new(source, &painted, &region, sigma * 0.6);

    let crop = |grid: &Grid<u8>| grid.crop(canvas.margin);
    let calm = |rounds| Calm { supersample: source.supersample, rounds, tolerance: source.simplify_px };
    let arcs = seams(&crop(&region), calm(6));
    let wet = seams(&crop(&inlays.wet), calm(4));
    let isles = seams(&crop(&inlays.isle), calm(4));
    let owner_near = inlays.owner_near.crop(canvas.margin);

    let name = |label: u8| (label != 0).then(|| source.provinces[usize::from(label) - 1].0.clone());
    let mut regions = BTreeMap::new();
    let mut kinds = BTreeMap::new();
    for (id, province) in &source.provinces {
        regions.insert(id.clone(), rings(&arcs, source.label(id)?));
        kinds.insert(id.clone(), province.kind);
    }
    let islets = shapes(&isles).into_iter().map(|shape| {
        let owner = commonest(shape.points.iter().map(|p| {
            let (x, y) = p.px();
            let cell = |v: f64, size: usize| ((v * source.supersample as f64) as usize).min(size - 1);
            owner_near.at(cell(x, owner_near.width), cell(y, owner_near.height))
        }));
        Islet { of: if owner == NOBODY { None } else { name(owner) }, points: shape.points }
    });
    let pen = Pen { projection: &canvas.projection };
    Ok(Geometry {
        variant: source.variant.clone(),
        width: source.frame.width,
        height: source.frame.height,
        kinds,
        islets: islets.collect(),
        arcs: arcs
            .iter()
            .map(|seam| Arc {
                left: name(seam.left),
                right: name(seam.right),
                points: seam.points.iter().map(|p| Px::from(*p)).collect(),
            })
            .collect(),
        regions,
        inner_water: shapes(&wet),
        lakes: source.lakes.iter().map(|lake| pen.line(&closed_spline(lake, 6))).collect(),
        rivers: source
            .rivers
            .iter()
            .map(|river| River {
                name: river.name.clone(),
                px: (river.px * 100.0).round() as i32,
                points: pen.line(&spline(&river.line, 12)),
            })
            .collect(),
        canals: source
            .canals
            .iter()
            .map(|(name, line)| Named { name: name.clone(), points: pen.line(&spline(line, 12)) })
            .collect(),
        bridges: source
            .bridges
            .iter()
            .map(|(name, ends)| Named { name: name.clone(), points: pen.line(ends) })
            .collect(),
        crossings: pen.line(&source.crossings),
        graticule: graticule(source, &pen),
        anchors: anchors(source, &pen),
    })
}

/// Every pixel to the label whose blurred presence is strongest: coasts and borders become calm together, and the partition
/// stays one.
fn smooth(labels: &Grid<u8>, sigma: f64) -> Grid<u8> {
    let (width, height) = (labels.width, labels.height);
    let half = kernel(sigma);
    let pad = half.len();
    let mut boxes: BTreeMap<u8, (usize, usize, usize, usize)> = BTreeMap::new();
    for (i, &label) in labels.cells.iter().enumerate() {
        let (x, y) = (i % width, i / width);
        let area = boxes.entry(label).or_insert((x, y, x, y));
        *area = (area.0.min(x), area.1.min(y), area.2.max(x), area.3.max(y));
    }
    let mut best = vec![0.0_f32; labels.cells.len()];
    let mut out = labels.clone();
    for (label, (left, top, right, bottom)) in boxes {
        let (left, top) = (left.saturating_sub(pad), top.saturating_sub(pad));
        let (right, bottom) = ((right + 1 + pad).min(width), (bottom + 1 + pad).min(height));
        let mut presence = Grid::new(right - left, bottom - top, 0.0_f32);
        for (y, row) in presence.cells.chunks_mut(right - left).enumerate() {
            let start = (top + y) * width + left;
            for (value, cell) in row.iter_mut().zip(&labels.cells[start..]) {
                *value = f32::from(u8::from(*cell == label));
            }
        }
        for (y, row) in blur(&presence, &half).cells.chunks(right - left).enumerate() {
            for (x, &value) in row.iter().enumerate() {
                let cell = (top + y) * width + left + x;
                if value > best[cell] {
                    best[cell] = value;
                    out.cells[cell] = label;
                }
            }
        }
    }
    out
}

/// Waters inside land provinces and islets in seas: parts of a region that look otherwise than the region.
struct Inlays {
    /// 1: water in a land province.
    wet: Grid<u8>,
    /// 1: an islet in a sea.
    isle: Grid<u8>,
    /// The owner of the nearest islet.
    owner_near: Grid<u8>,
}

impl Inlays {
    fn new(source: &Source, painted: &Painted, region: &Grid<u8>, sigma: f64) -> Self {
        let half = kernel(sigma);
        let kind = |label: u8| source.provinces[usize::from(label.max(1)) - 1].1.kind;
        let on_land: Vec<bool> =
            region.cells.iter().map(|label| matches!(kind(*label), Kind::Land | Kind::Impassable)).collect();
        let mut wet = painted.inner.map(|_| 0.0_f32);
        let mut isle = wet.clone();
        for (i, land) in on_land.iter().enumerate() {
            wet.cells[i] = f32::from(u8::from(painted.inner.cells[i] && !painted.cover.cells[i]));
            isle.cells[i] = f32::from(u8::from(painted.owner.cells[i] != 0 && !land));
        }
        let mut wet = blur(&wet, &half).map(|v| u8::from(*v > SOFT));
        let mut isle = blur(&isle, &half).map(|v| u8::from(*v > SOFT));
        for (i, land) in on_land.iter().enumerate() {
            wet.cells[i] &= u8::from(*land);
            isle.cells[i] &= u8::from(!land);
        }
        let (number, sizes) = components(&isle, 0, false);
        let least = source.islet_min_px * (source.supersample * source.supersample) as f64;
        for (cell, component) in isle.cells.iter_mut().zip(&number.cells) {
            *cell &= u8::from(sizes[*component as usize] as f64 >= least);
        }
        let (near, square) = nearest(&painted.owner.map(|owner| *owner != 0));
        let mut owner_near = painted.owner.clone();
        for (i, cell) in owner_near.cells.iter_mut().enumerate() {
            *cell = if square[i].is_finite() { painted.owner.cells[near[i] as usize] } else { NOBODY };
        }
        Self { wet, isle, owner_near }
    }
}

/// The closed shapes of label 1.
fn shapes(seams: &[Seam]) -> Vec<Shape> {
    let mut out = Vec::new();
    for ring in rings(seams, 1) {
        let mut points: Vec<Px> = Vec::new();
        for (k, back) in ring {
            let line = &seams[k].points;
            let skip = usize::from(!points.is_empty());
            if back {
                points.extend(line.iter().rev().skip(skip).map(|p| Px::from(*p)));
            } else {
                points.extend(line.iter().skip(skip).map(|p| Px::from(*p)));
            }
        }
        if points.len() > 3 {
            out.push(Shape { points });
        }
    }
    out
}

fn commonest(values: impl Iterator<Item = u8>) -> u8 {
    let mut counts = [0_usize; 256];
    for value in values {
        counts[usize::from(value)] += 1;
    }
    let mut best = 0_u8;
    for value in 1..=u8::MAX {
        if counts[usize::from(value)] > counts[usize::from(best)] {
            best = value;
        }
    }
    best
}

/// Puts places on the picture, to a tenth of a px: what is given by hand isn't finer.
struct Pen<'a> {
    projection: &'a Projection,
}

impl Pen<'_> {
    fn point(&self, place: Place) -> Px {
        let (x, y) = self.projection.at(place);
        Px::round(((x * 10.0).round() / 10.0, (y * 10.0).round() / 10.0))
    }

    fn line(&self, places: &[Place]) -> Vec<Px> {
        places.iter().map(|place| self.point(*place)).collect()
    }
}

fn anchors(source: &Source, pen: &Pen<'_>) -> BTreeMap<String, Anchors> {
    let of = |province: &crate::source::ProvinceSource| Anchors {
        unit: province.unit.map(|place| pen.point(place)),
        label: province.label.map(|place| pen.point(place)),
        coasts: province
            .coasts
            .iter()
            .map(|(coast, at)| (coast.clone(), CoastAnchors { unit: pen.point(at.unit) }))
            .collect(),
    };
    source.provinces.iter().map(|(id, province)| (id.clone(), of(province))).collect()
}

/// Meridians and circles of latitude every 10°, cut a little beyond the frame.
fn graticule(source: &Source, pen: &Pen<'_>) -> Vec<Vec<Px>> {
    const BEYOND_PX: f64 = 60.0;
    let inside = |p: &Px| {
        let (x, y) = p.px();
        let within = |v: f64, size: usize| v > -BEYOND_PX && v < size as f64 + BEYOND_PX;
        within(x, source.frame.width) && within(y, source.frame.height)
    };
    let meridians = (-5..10).map(|i| (10..86).map(|lat| [f64::from(i * 10), f64::from(lat)]).collect::<Vec<_>>());
    let circles = (1..9).map(|i| (-60..=100).map(|lon| [f64::from(lon), f64::from(i * 10)]).collect::<Vec<_>>());
    let mut out = Vec::new();
    for line in meridians.chain(circles) {
        let points = pen.line(&line);
        out.extend(
            points
                .chunk_by(|a, b| inside(a) == inside(b))
                .filter(|run| run.len() > 1 && inside(&run[0]))
                .map(<[Px]>::to_vec),
        );
    }
    out
}
