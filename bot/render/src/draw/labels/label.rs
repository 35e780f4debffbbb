//! A label at its place: its lines, and the room that it takes.

use dragoman_engine::Province;

use crate::basemap::{Basemap, RegionId, Terrain};
use crate::curve::distance;
use crate::drawn_map::DrawnMap;
use crate::geometry::Point;
use crate::lettering::{LABEL, Lettering};
use crate::text::{Line, Typeface};

/// Sizes in units.
const LAND_SIZE: f32 = LABEL;
const SEA_SIZE: f32 = 34.5;
/// The radius of a centre mark's disc.
pub(super) const CENTRE: f32 = 9.4;
/// That of a mark with its owner's letters.
pub(super) const LETTERED: f32 = 13.0;
/// The distance of a mark's disc from the text: the ring of a home centre reaches 4.3 units beyond the disc.
const CENTRE_GAP: f32 = 7.0;

/// A box in units: left, top, right, bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rect {
    /// Smallest x.
    pub left: f32,
    /// Smallest y.
    pub top: f32,
    /// Largest x.
    pub right: f32,
    /// Largest y.
    pub bottom: f32,
}

impl Rect {
    /// How far a point lies outside of it; 0 inside.
    pub fn distance(&self, [x, y]: Point) -> f32 {
        let dx = (self.left - x).max(x - self.right).max(0.0);
        let dy = (self.top - y).max(y - self.bottom).max(0.0);
        distance([dx, dy], [0.0; 2])
    }

    /// Whether it is nearer to another than `gap`, across and down.
    pub fn meets(&self, other: &Self, [across, down]: [f32; 2]) -> bool {
        self.left < other.right + across
            && other.left < self.right + across
            && self.top < other.bottom + down
            && other.top < self.bottom + down
    }

    /// The smallest box that holds both.
    pub fn and(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The same box at another place.
    pub fn moved(self, [x, y]: Point) -> Self {
        Self { left: self.left + x, top: self.top + y, right: self.right + x, bottom: self.bottom + y }
    }

    /// Its middle.
    pub const fn middle(&self) -> Point {
        [(self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0]
    }

    /// Its left, top, right and bottom side.
    pub const fn sides(&self) -> [f32; 4] {
        [self.left, self.top, self.right, self.bottom]
    }
}

/// How the labels of a picture are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LabelStyle {
    /// Whether there is room for letters in the centre marks.
    pub lettered: bool,
    /// How large labels and marks are.
    pub size: Lettering,
}

/// The parts of a label that nothing else should cover, in all languages of a picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LabelRoom {
    pub province: Province,
    /// The letters' box in units.
    pub letters: Rect,
    /// The centre mark's middle and radius, if there is one.
    pub mark: Option<(Point, f32)>,
}

impl LabelRoom {
    /// The room for both labels of a province.
    pub fn and(self, other: Self) -> Self {
        let letters = self.letters.and(other.letters);
        // The marks are on one line, a few units apart.
        let mark = match (self.mark, other.mark) {
            (Some(([x, y], r)), Some(([other, _], radius))) => {
                let (left, right) = ((x - r).min(other - radius), (x + r).max(other + radius));
                Some(([(left + right) / 2.0, y], (right - left) / 2.0))
            }
            (one, two) => one.or(two),
        };
        Self { province: self.province, letters, mark }
    }

    /// The same room at another place.
    pub fn moved(self, by: Point) -> Self {
        let mark = self.mark.map(|([x, y], r)| ([x + by[0], y + by[1]], r));
        Self { letters: self.letters.moved(by), mark, ..self }
    }

    /// The box that holds the letters, what hangs below them, and the mark.
    pub fn block(&self) -> Rect {
        let letters = Rect { bottom: self.letters.bottom + 0.2 * LABEL, ..self.letters };
        match self.mark {
            Some(([x, y], r)) => letters.and(Rect { left: x - r, top: y - r, right: x + r, bottom: y + r }),
            None => letters,
        }
    }

    /// How far a point is from what is printed: 0 on it.
    pub fn distance(&self, point: Point) -> f32 {
        let mark = self.mark.map_or(f32::MAX, |(at, r)| (distance(point, at) - r).max(0.0));
        self.letters.distance(point).min(mark)
    }
}

/// Where a label is placed.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) province: Province,
    pub(super) region: RegionId,
    pub(super) sea: bool,
    /// The middle of mark and text.
    pub(super) centre: Point,
    pub(super) style: LabelStyle,
}

/// A label at its place: its lines, each with the start of its baseline, and the room that it takes.
pub(super) struct Set {
    pub(super) place: Place,
    pub(super) lines: Vec<(Line, Point)>,
    pub(super) room: LabelRoom,
}

impl Place {
    /// Where the label of `province` is placed; `None` if that isn't on the board.
    pub(super) fn of(province: Province, drawn: &DrawnMap, basemap: &Basemap, style: LabelStyle) -> Option<Self> {
        let region = basemap.regions.number(drawn.region(province))?;
        let sea = !matches!(basemap.regions.terrains[usize::from(region)], Terrain::Land(_));
        Some(Self { province, region, sea, centre: drawn.label(province), style })
    }

    /// Sets these lines here, one below the other, beside the mark of a supply centre if it is a `centre`.
    pub(super) fn set(self, lines: &[&str], centre: bool) -> Set {
        let (typeface, size) = if self.sea { (Typeface::Sea, SEA_SIZE) } else { (Typeface::Label, LAND_SIZE) };
        let size = size * self.style.size.factor();
        let lines: Vec<Line> = lines.iter().map(|text| Line::set(typeface, size, text)).collect();
        let capital = lines.first().map_or(0.0, |line| line.capital);
        let wide = lines.iter().map(|line| line.width).fold(0.0, f32::max);
        let [x, y] = self.centre;
        let radius = radius(self.style);
        let room = if centre { 2.0 * radius + CENTRE_GAP } else { 0.0 };
        let left = x - (room + wide) / 2.0 + room;
        let below = LEADING * size * lines.len().saturating_sub(1) as f32;
        let bottom = y + (capital + below) / 2.0;
        let letters = Rect { left, top: bottom - capital - below, right: left + wide, bottom };
        let mark = centre.then_some(([left - CENTRE_GAP - radius, y], radius));
        let first = bottom - below;
        let begin = |(number, line): (usize, Line)| {
            // Beside a mark lines begin one below the other.
            let aside = if centre { 0.0 } else { (wide - line.width) / 2.0 };
            let at = [left + aside, first + LEADING * size * number as f32];
            (line, at)
        };
        let lines = lines.into_iter().enumerate().map(begin).collect();
        Set { place: self, lines, room: LabelRoom { province: self.province, letters, mark } }
    }
}

/// The distance of two lines of a label, as a share of their size.
const LEADING: f32 = 0.88;

/// The radius of centre marks.
fn radius(style: LabelStyle) -> f32 {
    let usual = if style.lettered { LETTERED } else { CENTRE };
    usual * style.size.factor()
}
