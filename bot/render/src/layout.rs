//! Where everything goes: a scene's units and orders become shapes with places, chosen so that none hides another.
//!
//! Units and labels have their anchors; what can move are the lines. Each move is offered several bends and ends, the
//! shortest moves first because they have least choice, and takes the one that hides least. Supports and marks follow.

mod collision_index;
mod moves;
mod supports;

use dragoman_engine::{Location, Power, Province, ProvinceSet, UnitKind};

use crate::draw::arrow::Style;
use crate::draw::curve::Curve;
use crate::draw::labels::LabelBox;
use crate::draw::symbols::Sign;
use crate::drawn_map::DrawnMap;
use crate::geometry::{Board, Point};
use crate::scene::{Act, Outcome, Piece, Scene, State};
use collision_index::CollisionIndex;

/// A unit in its place.
#[derive(Clone, Debug)]
pub(crate) struct Unit {
    pub at: Point,
    pub power: Power,
    pub kind: UnitKind,
    /// Against its full size.
    pub size: f32,
    /// 1 opaque.
    pub alpha: f32,
    pub province: Province,
}

/// An arrow in its place.
#[derive(Clone, Debug)]
pub(crate) struct Arrow {
    pub spine: Curve,
    pub style: Style,
    pub power: Power,
    /// The provinces that it leads from and to.
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

/// A ring round a unit.
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

/// Everything that is drawn over the ground, in units, by layers from below to above.
#[derive(Default)]
pub(crate) struct Layout {
    pub bursts: Vec<(Point, f32)>,
    pub ghosts: Vec<(Curve, Style)>,
    pub supports: Vec<Support>,
    pub arrows: Vec<Arrow>,
    pub rings: Vec<Ring>,
    pub units: Vec<Unit>,
    pub signs: Vec<(Sign, Point, f32)>,
}

/// Radius of the circle round a unit that lines keep free, in units.
pub(crate) const ROOM: f32 = 29.0;

impl Layout {
    /// Finds a place for everything in `scene`.
    pub fn new(scene: &Scene, labels: &[LabelBox]) -> Self {
        let mut layout = Self::default();
        let mut index = CollisionIndex::new(labels);
        layout.place_units(scene, &mut index);
        let planner = Planner { scene, drawn: &scene.drawn, occupied: scene.occupied() };
        planner.moves(&mut layout, &mut index);
        planner.supports(&mut layout, &mut index);
        planner.retreats(&mut layout, &mut index);
        planner.holds(&mut layout);
        layout
    }

    fn place_units(&mut self, scene: &Scene, index: &mut CollisionIndex) {
        let drawn = &scene.drawn;
        // Units that were driven out earlier stand beside those that did it.
        let outside = |piece: &Piece| matches!(piece.state, State::Waiting | State::Disbanded);
        let unit = |piece: &Piece, at: Point, size: f32, alpha: f32| Unit {
            at,
            power: piece.power,
            kind: piece.kind,
            size,
            alpha,
            province: drawn.province(piece.at),
        };
        for piece in scene.pieces.iter().filter(|piece| !outside(piece)) {
            let at = drawn.unit(piece.at);
            let (size, alpha) = match piece.state {
                State::Dislodged => (0.84, 1.0),
                State::Removed => (1.0, 0.55),
                State::Stands | State::Waiting | State::Disbanded | State::Built => (1.0, 1.0),
            };
            match piece.state {
                State::Dislodged => self.bursts.push((at, 1.0)),
                State::Built => self.signs.push((Sign::Built, [at[0] + 19.0, at[1] - 20.0], 12.5)),
                State::Removed => self.signs.push((Sign::Failed, [at[0] + 17.0, at[1] - 18.0], 13.5)),
                State::Stands | State::Waiting | State::Disbanded => {}
            }
            index.add_unit(at, ROOM * size);
            self.units.push(unit(piece, at, size, alpha));
        }
        for piece in scene.pieces.iter().filter(|piece| outside(piece)) {
            let home = drawn.unit(piece.at);
            let inside = |at: Point| drawn.contains(drawn.province(piece.at), at);
            let goals: Vec<Point> = scene.retreats_of(piece.at).map(|to| drawn.unit(to)).collect();
            let at = index.freest(home, ROOM * 0.9, inside, &goals);
            self.bursts.push((at, 0.86));
            index.add_unit(at, ROOM * 0.9);
            let leaves = piece.state == State::Disbanded;
            if leaves {
                self.signs.push((Sign::Failed, [at[0] + 16.0, at[1] - 17.0], 12.5));
            }
            self.units.push(unit(piece, at, 0.72, if leaves { 0.6 } else { 1.0 }));
        }
    }

    /// Where the unit with its home in `province` stands, the one that waits to retreat if `waiting`.
    fn unit_at(&self, province: Province, waiting: bool) -> Option<Point> {
        let mut found = self.units.iter().filter(|unit| unit.province == province);
        let first = found.next()?;
        let other = found.next();
        Some(if waiting { other.unwrap_or(first) } else { first }.at)
    }
}

/// What the places are found from.
struct Planner<'a> {
    scene: &'a Scene,
    drawn: &'a DrawnMap,
    /// Where units stand.
    occupied: ProvinceSet,
}

impl Planner<'_> {
    /// Where the unit in a province stands, or would stand.
    fn unit_or_place(&self, layout: &Layout, province: Province) -> Point {
        layout.unit_at(province, false).unwrap_or_else(|| self.drawn.unit(province.location()))
    }

    /// Dotted lines to where dislodged units go, or may go.
    fn retreats(&self, layout: &mut Layout, index: &mut CollisionIndex) {
        for order in &self.scene.orders {
            let targets: &[Location] = match &order.act {
                Act::Retreat { to } => std::slice::from_ref(to),
                Act::Retreats { to } => to,
                _ => continue,
            };
            let start = self.drawn.province(order.from);
            let Some(from) = layout.unit_at(start, true) else { continue };
            for &target in targets {
                let goal = self.drawn.unit(target);
                let occupied = self.occupied.contains(self.drawn.province(target));
                let style = if order.outcome == Outcome::Failed {
                    Style { hollow: true, ..Style::RETREAT }
                } else {
                    Style::RETREAT
                };
                let spine = moves::choose(from, goal, if occupied { 36.0 } else { 12.0 }, style, 0.72, index);
                if order.outcome == Outcome::Failed {
                    let at = spine.curve.at(spine.curve.length() * 0.42).0;
                    layout.signs.push((Sign::Failed, at, 13.0));
                    index.add_sign(at, 13.0);
                }
                layout.arrows.push(Arrow {
                    spine: spine.curve,
                    style: spine.style,
                    power: order.power,
                    ends: [start, self.drawn.province(target)],
                });
            }
        }
    }

    fn holds(&self, layout: &mut Layout) {
        for order in self.scene.orders.iter().filter(|order| order.act == Act::Hold) {
            // Around a burst the octagon would only be noise.
            let driven = layout.bursts.iter().map(|(at, _)| *at).collect::<Vec<_>>();
            if let Some(at) = layout.unit_at(self.drawn.province(order.from), false).filter(|at| !driven.contains(at)) {
                layout.rings.push(Ring { at, power: order.power, kind: RingKind::Hold });
            }
        }
    }
}

/// Marks that belong to the map itself.
pub(crate) fn bridges(board: Board) -> impl Iterator<Item = (Point, Point)> {
    board.geometry().bridges.iter().filter_map(|bridge| Some((*bridge.points.first()?, *bridge.points.last()?)))
}

/// Points at which four seas meet.
pub(crate) fn crossings(board: Board) -> &'static [Point] {
    &board.geometry().crossings
}
