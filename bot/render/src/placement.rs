//! Where things are in a picture, for measuring it.

use dragoman_engine::{Power, Province};

use crate::curve::Curve;
use crate::draw::labels::LabelRoom;
use crate::error::RenderError;
use crate::geometry::{Point, UNITS_WIDE};
use crate::layout::label_choice::{SIGNS, ShownLabel};
use crate::layout::sea_way::SeaWay;
use crate::layout::shapes::{Arrow, BURST, Layout, RING, Support, UNIT, Unit};
use crate::lettering::{LABEL, Lettering};
use crate::renderer::{Renderer, SIZES};
use crate::scene::Scene;

/// A unit in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedUnit {
    /// Its province.
    pub province: Province,
    /// Its middle, in units from the top left corner of the map.
    pub at: Point,
    /// How far it reaches, with the star of one that was dislodged.
    pub radius: f32,
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
    /// How many units of it lie in that province: from the border to the point of its head.
    pub inside: f32,
    /// Points along its body, in units.
    pub body: Vec<Point>,
    /// How many units of it lead over land of other provinces than these two, or over land that nobody may enter.
    pub over_land: f32,
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
    /// The rings around units that hold or are supported to hold, each by points along it.
    pub rings: Vec<Vec<Point>>,
    /// The crosses and other signs: middle and radius.
    pub signs: Vec<(Point, f32)>,
    /// The letters of the labels that are printed: left, top, right, bottom.
    pub letters: Vec<(Province, [f32; 4])>,
    /// The size of these letters (their em) in pixels of the picture.
    pub letter_size: f32,
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
        let (rooms, shown) = prepared.shown_labels(scene, &layout);
        let moved = |(number, room): (usize, LabelRoom)| match shown.get(number) {
            None => Some(room),
            Some(ShownLabel::MarkAlone) => None,
            Some(place @ (ShownLabel::Moved(_) | ShownLabel::Turned(_))) => Some(place.of(&room)),
        };
        let rooms: Vec<LabelRoom> = rooms.into_iter().enumerate().filter_map(moved).collect();
        let larger = if prepared.size.is_large() { SIGNS } else { 1.0 };
        let every = |curve: &Curve, end: f32| {
            let steps = (end / BETWEEN).max(1.0) as usize;
            (0..=steps).map(|step| curve.at(end * step as f32 / steps as f32).0).collect::<Vec<_>>()
        };
        let arrow = |arrow: &Arrow| {
            let [from, to] = arrow.ends;
            let length = arrow.spine.length();
            let tip = arrow.spine.at(length).0;
            let body = every(&arrow.spine, (length - arrow.style.head[0]).max(0.0));
            let over_land = SeaWay { drawn: &scene.drawn, provinces: [from, to] }.over_land(&body);
            let behind = |inside: &f32| scene.drawn.contains(to, arrow.spine.at(length - inside).0);
            let inside = (0..=length as u16).map(f32::from).take_while(behind).last().unwrap_or(0.0);
            PlacedArrow { from, to, tip, arrives: scene.drawn.contains(to, tip), inside, body, over_land }
        };
        let support = |support: &Support| PlacedSupport {
            power: support.power,
            body: every(&support.spine, support.spine.length()),
        };
        Ok(Placement {
            units: layout.units.iter().filter_map(|unit| placed(unit, &layout, &rooms, prepared.size)).collect(),
            arrows: layout.arrows.iter().map(arrow).collect(),
            supports: layout.supports.iter().map(support).collect(),
            rings: layout.rings.iter().map(|ring| around(ring.at)).collect(),
            signs: layout.signs.iter().map(|&(_, at, r)| (at, larger * r)).collect(),
            letters: rooms.iter().map(|room| (room.province, room.letters.sides())).collect(),
            letter_size: LABEL * prepared.size.factor() * width as f32 / UNITS_WIDE,
        })
    }
}

/// Points along the ring around a unit.
fn around([x, y]: Point) -> Vec<Point> {
    let at = |step: u8| {
        let angle = std::f32::consts::TAU * f32::from(step) / 16.0;
        [x + RING * angle.cos(), y + RING * angle.sin()]
    };
    (0..16).map(at).collect()
}

/// The distance between points along a line, in units.
const BETWEEN: f32 = 8.0;

/// A unit with its distances from labels; `None` on a map without any, or if its own isn't printed.
fn placed(unit: &Unit, layout: &Layout, rooms: &[LabelRoom], size: Lettering) -> Option<PlacedUnit> {
    let burst = layout.bursts.iter().find(|(at, _)| *at == unit.at);
    let radius = burst.map_or(UNIT * unit.size * size.of_units(), |(_, size)| BURST * size);
    let away = |room: &LabelRoom| room.distance(unit.at);
    let own = rooms.iter().find(|room| room.province == unit.province)?;
    let others = rooms.iter().filter(|room| room.province != unit.province).map(|room| (away(room), room.province));
    let (nearest, other) = others.min_by(|a, b| a.0.total_cmp(&b.0))?;
    Some(PlacedUnit { province: unit.province, at: unit.at, radius, labels: [away(own), nearest], other })
}
