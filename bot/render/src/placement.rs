//! Where things are in a picture, for measuring it.

use dragoman_engine::{Power, Province};

use crate::draw::curve::{Curve, distance};
use crate::draw::labels::LabelRoom;
use crate::error::RenderError;
use crate::geometry::Point;
use crate::layout::shapes::{Arrow, Support, Unit};
use crate::marks::Marks;
use crate::renderer::{Renderer, SIZES};
use crate::scene::Scene;

/// A unit in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedUnit {
    /// Its province.
    pub province: Province,
    /// Its middle, in units from the top left corner of the map.
    pub at: Point,
    /// Its distance from its own label and from the nearest other: from what is printed of it, letters and centre mark.
    pub labels: [f32; 2],
    /// The province of that other label.
    pub other: Province,
}

/// An arrow in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedArrow {
    /// The province from which it leads.
    pub from: Province,
    /// The province to which it leads.
    pub to: Province,
    /// The point of its head.
    pub tip: Point,
    /// Whether that lies in the province to which it leads.
    pub arrives: bool,
    /// Points along its body, in units.
    pub body: Vec<Point>,
}

/// The line of a support, or of a convoy that carried nobody.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedSupport {
    /// Whose it is.
    pub power: Power,
    /// Points along it, in units.
    pub body: Vec<Point>,
}

/// The positions of what a picture shows, in units: a map is 2,000 units wide.
#[derive(Clone, Debug, PartialEq)]
pub struct Placement {
    /// The units.
    pub units: Vec<PlacedUnit>,
    /// The arrows.
    pub arrows: Vec<PlacedArrow>,
    /// The supports.
    pub supports: Vec<PlacedSupport>,
    /// The crosses and other signs: middle and radius.
    pub signs: Vec<(Point, f32)>,
    /// The labels' letters: left, top, right, bottom.
    pub letters: Vec<(Province, [f32; 4])>,
}

impl Renderer {
    /// Where everything is in the picture of `scene` at `width` pixels, in the language of its labels.
    ///
    /// # Errors
    /// As [`Renderer::draw`].
    pub fn placement(&self, scene: &Scene, width: u32) -> Result<Placement, RenderError> {
        if !SIZES.contains(&width) {
            return Err(RenderError::Size(width));
        }
        let prepared = self.prepare(scene, width)?;
        let layout = self.layout(scene, &prepared.basemap);
        let labels = [scene.labels.clone()];
        let rooms = LabelRoom::of(&scene.drawn, &prepared.basemap, &labels, scene.marks != Marks::None);
        let every = |curve: &Curve, end: f32| {
            let steps = (end / BETWEEN).max(1.0) as usize;
            (0..=steps).map(|step| curve.at(end * step as f32 / steps as f32).0).collect::<Vec<_>>()
        };
        let arrow = |arrow: &Arrow| {
            let [from, to] = arrow.ends;
            let length = arrow.spine.length();
            let tip = arrow.spine.at(length).0;
            let body = every(&arrow.spine, (length - arrow.style.head[0]).max(0.0));
            PlacedArrow { from, to, tip, arrives: scene.drawn.contains(to, tip), body }
        };
        let support = |support: &Support| PlacedSupport {
            power: support.power,
            body: every(&support.spine, support.spine.length()),
        };
        Ok(Placement {
            units: layout.units.iter().filter_map(|unit| placed(unit, &rooms)).collect(),
            arrows: layout.arrows.iter().map(arrow).collect(),
            supports: layout.supports.iter().map(support).collect(),
            signs: layout.signs.iter().map(|&(_, at, r)| (at, r)).collect(),
            letters: rooms.iter().map(|room| (room.province, room.letters.sides())).collect(),
        })
    }
}

/// The distance between points along a line, in units.
const BETWEEN: f32 = 8.0;

/// A unit with its distances from labels; `None` on a map without any.
fn placed(unit: &Unit, rooms: &[LabelRoom]) -> Option<PlacedUnit> {
    let away = |room: &LabelRoom| {
        let mark = room.mark.map_or(f32::MAX, |(at, r)| (distance(unit.at, at) - r).max(0.0));
        room.letters.distance(unit.at).min(mark)
    };
    let own = rooms.iter().find(|room| room.province == unit.province)?;
    let others = rooms.iter().filter(|room| room.province != unit.province).map(|room| (away(room), room.province));
    let (nearest, other) = others.min_by(|a, b| a.0.total_cmp(&b.0))?;
    Some(PlacedUnit { province: unit.province, at: unit.at, labels: [away(own), nearest], other })
}
