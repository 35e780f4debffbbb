//! The result of a layout: shapes with positions.

use dragoman_engine::{Power, Province, UnitKind};

use crate::curve::Curve;
use crate::draw::arrow::Style;
use crate::draw::symbols::Sign;
use crate::geometry::Point;

/// A unit with its position.
#[derive(Clone, Debug)]
pub(crate) struct Unit {
    pub at: Point,
    pub power: Power,
    pub kind: UnitKind,
    /// Its size relative to the full one.
    pub size: f32,
    /// Opacity, 1 is opaque.
    pub alpha: f32,
    pub province: Province,
}

/// An arrow with its position.
#[derive(Clone, Debug)]
pub(crate) struct Arrow {
    pub spine: Curve,
    pub style: Style,
    pub power: Power,
    /// The provinces at its start and end.
    pub ends: [Province; 2],
}

/// A support's line.
#[derive(Clone, Debug)]
pub(crate) struct Support {
    pub spine: Curve,
    pub power: Power,
    pub broken: bool,
    /// Radius of the dot at its end, if it ends on a line and not on a ring.
    pub dot: Option<f32>,
}

/// A ring around a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring {
    pub at: Point,
    pub power: Power,
    pub kind: RingKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RingKind {
    /// It holds.
    Hold,
    /// It is supported to hold; the support counts.
    Supported,
    /// Its support was cut.
    Unsupported,
}

/// Everything that is drawn over the basemap, in units, by layers from bottom to top.
#[derive(Default)]
pub(crate) struct Layout {
    pub bursts: Vec<(Point, f32)>,
    pub ghosts: Vec<(Curve, Style)>,
    pub supports: Vec<Support>,
    pub arrows: Vec<Arrow>,
    /// From a cross to the line that it belongs to.
    pub leaders: Vec<[Point; 2]>,
    pub rings: Vec<Ring>,
    pub units: Vec<Unit>,
    pub signs: Vec<(Sign, Point, f32)>,
}

/// The radius around a unit that lines keep free, in units.
pub(crate) const ROOM: f32 = 29.0;

/// The radius of the ring around a unit that holds or is supported to hold, in units.
pub(crate) const RING: f32 = 37.0;

/// The radius of a unit, and that of the star behind a dislodged one, between its points and what is between these, in units.
pub(crate) const UNIT: f32 = 23.0;
pub(crate) const BURST: f32 = 38.0;

impl Layout {
    /// Its size in memory, in bytes.
    pub fn bytes(&self) -> usize {
        let curves = self.ghosts.iter().map(|(spine, _)| spine);
        let curves = curves.chain(self.supports.iter().map(|support| &support.spine));
        let curves = curves.chain(self.arrows.iter().map(|arrow| &arrow.spine));
        let points: usize = curves.map(|curve| curve.points().len()).sum();
        let shapes = self.units.len() * size_of::<Unit>()
            + self.arrows.len() * size_of::<Arrow>()
            + self.supports.len() * size_of::<Support>();
        // A curve has its length up to each point. What else there is, is small.
        points * (size_of::<Point>() + size_of::<f32>()) + shapes
    }

    /// The position of the unit in `province`; with `waiting`, of the one that must retreat.
    pub(super) fn unit_at(&self, province: Province, waiting: bool) -> Option<Point> {
        let mut found = self.units.iter().filter(|unit| unit.province == province);
        let first = found.next()?;
        let other = found.next();
        Some(if waiting { other.unwrap_or(first) } else { first }.at)
    }
}
