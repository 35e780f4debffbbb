//! What is already on the map, and how much of it something new would hide.

use crate::curve::distance;
use crate::draw::labels::{LabelRoom, Rect};
use crate::geometry::Point;
use crate::layout::shapes::ROOM;

/// The distance from a dislodged unit to its destination at which the line between burst and arrowhead is visible.
const FOR_AN_ARROW: f32 = 130.0;

/// A round object.
#[derive(Clone, Copy)]
struct Disc {
    at: Point,
    r: f32,
}

/// Everything that has a position.
#[derive(Clone)]
pub(super) struct CollisionIndex {
    units: Vec<Disc>,
    heads: Vec<Disc>,
    signs: Vec<Disc>,
    /// Those with the mark of a supply centre, which are at their places, and names alone, which are moved from below heads and
    /// signs.
    labels: Vec<Rect>,
    names: Vec<Rect>,
    marks: Vec<Disc>,
    /// Points along the bodies of arrows.
    bodies: Vec<Disc>,
}

/// How much two discs overlap: 0 not at all, 1 the smaller is covered.
fn discs(a: Disc, b: Disc) -> f32 {
    let (x, y, near) = (a.at[0] - b.at[0], a.at[1] - b.at[1], a.r + b.r);
    let square = x * x + y * y;
    // Most are far from each other.
    if square >= near * near {
        return 0.0;
    }
    ((near - square.sqrt()) / (2.0 * a.r.min(b.r))).clamp(0.0, 1.0)
}

/// How far a disc reaches into a box: 0 not at all, 1 its middle is well inside.
fn disc_box(a: Disc, b: &Rect) -> f32 {
    let [x, y] = a.at;
    if x < b.left - a.r || x > b.right + a.r || y < b.top - a.r || y > b.bottom + a.r {
        return 0.0;
    }
    ((a.r - b.distance(a.at)) / a.r).clamp(0.0, 1.0)
}

/// The cost of hiding each kind of object.
#[derive(Clone, Copy)]
pub(super) struct Weights {
    pub units: f32,
    pub heads: f32,
    pub signs: f32,
    pub labels: f32,
    pub names: f32,
    pub marks: f32,
    pub bodies: f32,
}

impl CollisionIndex {
    pub fn new(labels: &[LabelRoom]) -> Self {
        let letters = |marked: bool| {
            labels.iter().filter(|label| label.mark.is_some() == marked).map(|label| label.letters).collect()
        };
        Self {
            units: Vec::new(),
            heads: Vec::new(),
            signs: Vec::new(),
            labels: letters(true),
            names: letters(false),
            marks: labels.iter().filter_map(|label| label.mark.map(|(at, r)| Disc { at, r: r + 1.6 })).collect(),
            bodies: Vec::new(),
        }
    }

    /// Only objects near the line from `a` to `b`.
    pub fn near(&self, a: Point, b: Point) -> Self {
        let margin = 60.0 + 0.25 * distance(a, b);
        let (left, right) = (a[0].min(b[0]) - margin, a[0].max(b[0]) + margin);
        let (top, bottom) = (a[1].min(b[1]) - margin, a[1].max(b[1]) + margin);
        let discs = |discs: &[Disc]| -> Vec<Disc> {
            let inside = |[x, y]: Point| (left..right).contains(&x) && (top..bottom).contains(&y);
            discs.iter().filter(|disc| inside(disc.at)).copied().collect()
        };
        let meets = |b: &&Rect| b.left < right && b.right > left && b.top < bottom && b.bottom > top;
        Self {
            units: discs(&self.units),
            heads: discs(&self.heads),
            signs: discs(&self.signs),
            labels: self.labels.iter().filter(meets).copied().collect(),
            names: self.names.iter().filter(meets).copied().collect(),
            marks: discs(&self.marks),
            bodies: discs(&self.bodies),
        }
    }

    pub fn add_unit(&mut self, at: Point, r: f32) {
        self.units.push(Disc { at, r });
    }

    pub fn add_head(&mut self, at: Point, r: f32) {
        self.heads.push(Disc { at, r });
    }

    pub fn add_sign(&mut self, at: Point, r: f32) {
        self.signs.push(Disc { at, r });
    }

    pub fn add_body(&mut self, at: Point) {
        self.bodies.push(Disc { at, r: 6.0 });
    }

    /// The cost of what a disc at `at` would hide.
    pub fn cost(&self, at: Point, r: f32, weights: Weights) -> f32 {
        let new = Disc { at, r };
        let sum = |weight: f32, known: &[Disc]| match weight {
            0.0 => 0.0,
            weight => weight * known.iter().map(|&known| discs(new, known)).sum::<f32>(),
        };
        let letters = |weight: f32, known: &[Rect]| match weight {
            0.0 => 0.0,
            weight => weight * known.iter().map(|label| disc_box(new, label)).sum::<f32>(),
        };
        sum(weights.units, &self.units)
            + sum(weights.heads, &self.heads)
            + sum(weights.signs, &self.signs)
            + sum(weights.marks, &self.marks)
            + sum(weights.bodies, &self.bodies)
            + letters(weights.labels, &self.labels)
            + letters(weights.names, &self.names)
    }

    /// How much a disc would hide of units other than those whose middle is in `not`.
    pub fn units_hidden(&self, at: Point, r: f32, not: &[Point]) -> f32 {
        let new = Disc { at, r };
        self.units.iter().filter(|unit| !not.contains(&unit.at)).map(|&unit| discs(new, unit)).sum()
    }

    /// The position beside the unit at `home` where a disc of radius `r` hides least, in the same province (`inside`) if
    /// possible, and not so near to one of `goals` that there is no room for an arrow.
    pub fn freest(&self, home: Point, r: f32, inside: impl Fn(Point) -> bool, goals: &[Point]) -> Point {
        let weights = Weights { units: 6.0, heads: 4.0, signs: 2.0, labels: 4.0, names: 4.0, marks: 2.0, bodies: 0.3 };
        let mut best = (f32::MAX, home);
        // The nearest of them leaves the unit free.
        let usual = (r + ROOM + 6.0).max(50.0);
        for (rank, away) in [usual, usual - 6.0, usual + 10.0].into_iter().enumerate() {
            for step in 0..16 {
                // Up and to the right is preferred.
                let angle = -std::f32::consts::FRAC_PI_4 + std::f32::consts::TAU * step as f32 / 16.0;
                let at = [home[0] + away * angle.cos(), home[1] + away * angle.sin()];
                let abroad = if inside(at) { 0.0 } else { 1.6 };
                let cramped = |goal: &Point| (1.0 - distance(*goal, at) / FOR_AN_ARROW).max(0.0);
                let cramped = 4.0 * goals.iter().map(cramped).sum::<f32>();
                let cost = self.cost(at, r, weights) + abroad + cramped + 0.3 * rank as f32;
                if cost < best.0 - 1e-3 {
                    best = (cost, at);
                }
            }
        }
        best.1
    }
}
