//! Searches for places of units and labels at which they hide as little of each other as possible.
//!
//! What a map shows at a place depends on the position, so the search weighs everything that any position can put
//! there: each unit, each dislodged unit, each label, and for each border the arrow in both directions with its head.
//! It starts from the anchors that the source has and improves them by simulated annealing with a fixed seed. The
//! result is a proposal: people look at it and put it into the source.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    borders::Borders,
    geometry::{Geometry, Kind},
    raster::{Grid, distance, fill},
};

type Point = (f64, f64);

/// Half the size of a box, in px.
type Half = (f64, f64);

const ARMY: Half = (28.0, 30.0);
const FLEET: Half = (33.0, 30.0);
/// Half of the square around an arrow's head, and how far its middle lies from the unit it points at.
const HEAD: Half = (14.0, 14.0);
const HEAD_AT: f64 = 50.0;
/// Where a dislodged unit stands beside the one that took its place, and half its box.
const DISLODGED_AT: Point = (20.0, -16.0);
const DISLODGED: Half = (28.0, 28.0);
/// Arrows between units nearer than this are mostly head, in px.
const SHORT_PX: f64 = 126.0;
/// Between units nearer than this there is no room for a shaft, in px.
const TOO_SHORT_PX: f64 = 99.0;
/// By how much a unit should be nearer to its own name than to any other, in px.
const OWN_NAME_PX: f64 = 12.0;
/// The cost of each px that it lacks.
const MISNAMED: f64 = 9.0;

/// Where a unit can stand: a province or one of its coasts.
struct UnitAnchor {
    name: String,
    province: usize,
    at: Point,
    from: Point,
    half: Half,
    coast: bool,
    /// Places with a common border.
    borders: Vec<usize>,
}

struct Tag {
    province: usize,
    at: Point,
    half: Half,
}

/// A region as counts of its pixels over each rectangle from the corner, one pixel for two px.
struct Area {
    sums: Grid<u32>,
}

const COARSE: f64 = 2.0;

impl Area {
    fn new(geometry: &Geometry, id: &str) -> Self {
        let (width, height) = (geometry.width / 2, geometry.height / 2);
        let mut sums = Grid::new(width + 1, height + 1, 0_u32);
        let rings: Vec<Vec<Point>> = geometry.regions[id]
            .iter()
            .map(|chain| geometry.ring(chain).into_iter().map(|p| (p.0 / COARSE, p.1 / COARSE)).collect())
            .collect();
        fill(width, height, &rings, |i| sums.cells[(i / width + 1) * (width + 1) + i % width + 1] = 1);
        for y in 1..=height {
            for x in 1..=width {
                let i = y * (width + 1) + x;
                let sum = sums.cells[i] + sums.cells[i - 1] + sums.cells[i - width - 1] - sums.cells[i - width - 2];
                sums.cells[i] = sum;
            }
        }
        Self { sums }
    }

    /// Which part of a box lies in the region.
    fn share(&self, at: Point, half: Half) -> f64 {
        let index = |v: f64, size: usize| (v / COARSE).round().clamp(0.0, (size - 1) as f64) as usize;
        let (left, right) = (index(at.0 - half.0, self.sums.width), index(at.0 + half.0, self.sums.width));
        let (top, bottom) = (index(at.1 - half.1, self.sums.height), index(at.1 + half.1, self.sums.height));
        let count = f64::from(self.sums.at(right, bottom)) + f64::from(self.sums.at(left, top))
            - f64::from(self.sums.at(left, bottom))
            - f64::from(self.sums.at(right, top));
        (count * COARSE * COARSE / (4.0 * half.0 * half.1)).min(1.0)
    }
}

/// Which part of the smaller box two boxes share.
fn overlap(a: Point, ha: Half, b: Point, hb: Half) -> f64 {
    let along = |a: f64, ha: f64, b: f64, hb: f64| ((a + ha).min(b + hb) - (a - ha).max(b - hb)).max(0.0);
    let shared = along(a.0, ha.0, b.0, hb.0) * along(a.1, ha.1, b.1, hb.1);
    shared / (4.0 * (ha.0 * ha.1).min(hb.0 * hb.1))
}

/// How far a point lies from a box.
fn to_box(point: Point, at: Point, half: Half) -> f64 {
    let beyond = |a: f64, b: f64, half: f64| ((a - b).abs() - half).max(0.0);
    gap((beyond(point.0, at.0, half.0), beyond(point.1, at.1, half.1)), (0.0, 0.0))
}

fn grown(half: Half, by: f64) -> Half {
    (half.0 + by, half.1 + by)
}

fn plus(a: Point, b: Point) -> Point {
    (a.0 + b.0, a.1 + b.1)
}

fn gap(a: Point, b: Point) -> f64 {
    ((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)).sqrt()
}

/// The middle of the head of an arrow.
fn head(from: Point, to: Point) -> Point {
    let length = gap(from, to).max(1.0);
    let t = (HEAD_AT / length).min(0.8);
    (to.0 + (from.0 - to.0) * t, to.1 + (from.1 - to.1) * t)
}

struct Search {
    areas: Vec<Area>,
    units: Vec<UnitAnchor>,
    tags: Vec<Tag>,
    size: Point,
    seed: u64,
}

/// A better place for each unit and label, in px: by `ABC`, `ABC/nc` and `ABC label`.
pub fn search(
    geometry: &Geometry,
    borders: &Borders,
    centres: &BTreeSet<String>,
    rounds: usize,
) -> BTreeMap<String, Point> {
    let mut search = Search::new(geometry, borders, centres);
    search.anneal(rounds);
    let units = search.units.iter().map(|unit| (unit.name.clone(), unit.at));
    let provinces: Vec<&String> = geometry.anchors.keys().collect();
    let tags = search.tags.iter().map(|tag| (format!("{} label", provinces[tag.province]), tag.at));
    units.chain(tags).collect()
}

impl Search {
    fn new(geometry: &Geometry, borders: &Borders, centres: &BTreeSet<String>) -> Self {
        let (mut areas, mut units, mut tags) = (Vec::new(), Vec::new(), Vec::new());
        for (province, (id, anchors)) in geometry.anchors.iter().enumerate() {
            areas.push(Area::new(geometry, id));
            let sea = geometry.kinds[id] == Kind::Sea;
            let mut add = |name: String, at: Point, half: Half, coast: bool| {
                units.push(UnitAnchor { name, province, at, from: at, half, coast, borders: Vec::new() });
            };
            if let Some(unit) = anchors.unit {
                add(id.clone(), unit.px(), if sea { FLEET } else { ARMY }, false);
            }
            for (coast, anchor) in &anchors.coasts {
                add(format!("{id}/{coast}"), anchor.unit.px(), FLEET, true);
            }
            if let Some(label) = anchors.label {
                let half = match (sea, centres.contains(id)) {
                    (true, _) => (33.0, 17.0),
                    (_, true) => (39.0, 16.0),
                    _ => (29.0, 16.0),
                };
                tags.push(Tag { province, at: label.px(), half });
            }
        }
        let index: BTreeMap<String, usize> = units.iter().enumerate().map(|(i, s)| (s.name.clone(), i)).collect();
        for (a, b) in borders.army.union(&borders.fleet) {
            if let (Some(&a), Some(&b)) = (index.get(a), index.get(b)) {
                units[a].borders.push(b);
                units[b].borders.push(a);
            }
        }
        Self { areas, units, tags, size: (geometry.width as f64, geometry.height as f64), seed: 1901 }
    }

    fn random(&mut self) -> f64 {
        self.seed = self.seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.seed;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn anneal(&mut self, rounds: usize) {
        let count = self.units.len() + self.tags.len();
        for round in 0..rounds {
            let left = 1.0 - round as f64 / rounds as f64;
            let heat = 12.0 * left * left + 0.05;
            let reach = 4.0 + 60.0 * left;
            let which = ((self.random() * count as f64) as usize).min(count - 1);
            let shift = ((self.random() - 0.5) * reach, (self.random() - 0.5) * reach);
            let before = self.cost_of(which);
            self.shift(which, shift);
            let after = self.cost_of(which);
            if after > before && self.random() >= libm::exp((before - after) / heat) {
                self.shift(which, (-shift.0, -shift.1));
            }
        }
    }

    fn shift(&mut self, which: usize, by: Point) {
        let units = self.units.len();
        let at = if which < units { &mut self.units[which].at } else { &mut self.tags[which - units].at };
        *at = plus(*at, by);
    }

    /// Everything in which one unit or tag has a part.
    fn cost_of(&self, which: usize) -> f64 {
        match which.checked_sub(self.units.len()) {
            None => self.cost_of_unit_anchor(which),
            Some(tag) => self.cost_of_tag(&self.tags[tag]),
        }
    }

    fn outside(&self, at: Point, half: Half) -> f64 {
        let beyond = |v: f64, half: f64, size: f64| (half + 6.0 - v).max(v + half + 6.0 - size).max(0.0);
        beyond(at.0, half.0, self.size.0) + beyond(at.1, half.1, self.size.1)
    }

    fn cost_of_unit_anchor(&self, which: usize) -> f64 {
        let unit = &self.units[which];
        let area = &self.areas[unit.province];
        let missing = ((if unit.coast { 0.62 } else { 1.0 }) - area.share(unit.at, unit.half)).max(0.0);
        let mut cost = 700.0 * missing * missing + 1100.0 * (missing - 0.25).max(0.0);
        cost += 100.0 * self.outside(unit.at, unit.half);
        cost += 900.0 * (1.0 - area.share(unit.at, (10.0, 10.0)));
        let strayed = gap(unit.at, unit.from);
        cost += 0.002 * strayed * strayed + if unit.coast { 40.0 * (strayed - 5.0).max(0.0) } else { 0.0 };
        for (i, other) in self.units.iter().enumerate() {
            if i == which {
                continue;
            }
            let same = other.province == unit.province;
            if !same {
                cost += 1500.0 * overlap(unit.at, grown(unit.half, 3.0), other.at, other.half);
                cost += 260.0 * overlap(plus(unit.at, DISLODGED_AT), DISLODGED, other.at, other.half);
                cost += 260.0 * overlap(plus(other.at, DISLODGED_AT), DISLODGED, unit.at, unit.half);
            }
            // What a border of two others draws over this unit.
            for &far in &other.borders {
                if far != which {
                    cost += self.arrow_over_unit_anchor(other, &self.units[far], unit);
                }
            }
        }
        for &near in &unit.borders {
            let other = &self.units[near];
            cost += self.short(unit, other);
            for third in &self.units {
                if !std::ptr::eq(third, unit) && !std::ptr::eq(third, other) {
                    cost += self.arrow_over_unit_anchor(unit, other, third)
                        + self.arrow_over_unit_anchor(other, unit, third);
                }
            }
            for tag in &self.tags {
                cost += self.arrow_over_tag(unit, other, tag) + self.arrow_over_tag(other, unit, tag);
            }
        }
        for tag in &self.tags {
            cost += self.unit_over_tag(unit, tag);
        }
        cost + self.misnamed(unit)
    }

    fn cost_of_tag(&self, tag: &Tag) -> f64 {
        let area = &self.areas[tag.province];
        let missing = 1.0 - area.share(tag.at, tag.half);
        let mut cost = 800.0 * missing * missing + 60.0 * missing;
        cost += 500.0 * (1.0 - area.share(tag.at, (9.0, 9.0))) + 100.0 * self.outside(tag.at, tag.half);
        for other in &self.tags {
            if !std::ptr::eq(other, tag) {
                cost += 2500.0 * overlap(tag.at, grown(tag.half, 4.0), other.at, other.half);
            }
        }
        for unit in &self.units {
            cost += self.unit_over_tag(unit, tag) + self.misnamed(unit);
            for &far in &unit.borders {
                cost += self.arrow_over_tag(unit, &self.units[far], tag);
            }
        }
        cost
    }

    /// The cost of a unit that stands as near to another province's name as to its own.
    fn misnamed(&self, unit: &UnitAnchor) -> f64 {
        let (mut own, mut other) = (f64::MAX, f64::MAX);
        for tag in &self.tags {
            let away = to_box(unit.at, tag.at, tag.half);
            let least = if tag.province == unit.province { &mut own } else { &mut other };
            *least = least.min(away);
        }
        // A province without a name on the map has none to be near to.
        let lack = if own == f64::MAX { 0.0 } else { (own + OWN_NAME_PX - other).max(0.0) };
        MISNAMED * lack
    }

    fn short(&self, a: &UnitAnchor, b: &UnitAnchor) -> f64 {
        let lack = ((SHORT_PX - gap(a.at, b.at)) / 60.0).max(0.0);
        330.0 * lack * lack + 14.0 * (TOO_SHORT_PX - gap(a.at, b.at)).max(0.0)
    }

    fn arrow_over_unit_anchor(&self, from: &UnitAnchor, to: &UnitAnchor, over: &UnitAnchor) -> f64 {
        if over.province == from.province || over.province == to.province {
            return 0.0;
        }
        let off = distance(over.at, from.at, to.at);
        if off > 60.0 {
            return 0.0;
        }
        let through = 30.0 * (1.0 - off / 30.0).max(0.0);
        through + 130.0 * overlap(head(from.at, to.at), HEAD, over.at, over.half)
    }

    fn arrow_over_tag(&self, from: &UnitAnchor, to: &UnitAnchor, tag: &Tag) -> f64 {
        let off = distance(tag.at, from.at, to.at);
        if off > 60.0 {
            return 0.0;
        }
        let through = 4.0 * (1.0 - off / 22.0).max(0.0);
        through + 55.0 * overlap(head(from.at, to.at), HEAD, tag.at, tag.half)
    }

    fn unit_over_tag(&self, unit: &UnitAnchor, tag: &Tag) -> f64 {
        let mut cost = 2200.0 * overlap(tag.at, grown(tag.half, 2.0), unit.at, unit.half);
        cost += 300.0 * overlap(tag.at, tag.half, plus(unit.at, DISLODGED_AT), DISLODGED);
        if unit.province == tag.province && !unit.coast {
            let missing = 1.0 - self.areas[tag.province].share(tag.at, tag.half);
            cost += (0.12 + 2.0 * missing) * (gap(unit.at, tag.at) - 55.0).max(0.0);
        }
        cost
    }
}
