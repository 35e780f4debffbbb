//! Where everything goes: a scene's units and orders become shapes with places, chosen so that none hides another.
//!
//! Units and labels have their anchors; what can move are the lines. Each move is offered several bends and ends, the
//! shortest moves first because they have least choice, and takes the one that hides least. Supports and marks follow.

mod clutter;
mod moves;
mod supports;

use crate::draw::arrow::Style;
use crate::draw::curve::Curve;
use crate::draw::labels::LabelBox;
use crate::draw::symbols::{Shape, Sign};
use crate::geometry::{Board, Geometry, Point};
use crate::scene::{Act, Outcome, Piece, Scene, Spot, State};
use clutter::Clutter;

/// A unit in its place.
#[derive(Clone, Debug)]
pub(crate) struct Unit {
    pub at: Point,
    pub power: usize,
    pub shape: Shape,
    /// Against its full size.
    pub size: f32,
    /// 1 opaque.
    pub alpha: f32,
    /// The province's id.
    pub province: String,
}

/// An arrow in its place.
#[derive(Clone, Debug)]
pub(crate) struct Arrow {
    pub spine: Curve,
    pub style: Style,
    pub power: usize,
    /// The provinces' ids, for reports about what hides what.
    pub name: [String; 2],
}

/// A support's line.
#[derive(Clone, Debug)]
pub(crate) struct Support {
    pub spine: Curve,
    pub power: usize,
    pub broken: bool,
    /// Radius of the dot at its end, if it ends on a line and not on a ring.
    pub dot: Option<f32>,
}

/// A ring round a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring {
    pub at: Point,
    pub power: usize,
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
pub(crate) struct Plan {
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

impl Plan {
    /// Finds a place for everything in `scene`.
    pub fn new(scene: &Scene, labels: &[LabelBox]) -> Self {
        let geometry = scene.board.geometry();
        let mut plan = Self::default();
        let mut clutter = Clutter::new(labels);
        plan.place_units(scene, geometry, &mut clutter);
        let placer = Placer { scene, geometry };
        placer.moves(&mut plan, &mut clutter);
        placer.supports(&mut plan, &mut clutter);
        placer.retreats(&mut plan, &mut clutter);
        placer.holds(&mut plan);
        plan
    }

    fn place_units(&mut self, scene: &Scene, geometry: &Geometry, clutter: &mut Clutter) {
        // Units that were driven out earlier stand beside those that did it.
        let outside = |piece: &Piece| matches!(piece.state, State::Waiting | State::Disbanded);
        let place = |piece: &Piece| geometry.unit(&piece.at.province, piece.at.coast.as_deref());
        let unit = |piece: &Piece, at: Point, size: f32, alpha: f32| Unit {
            at,
            power: piece.power,
            shape: piece.shape,
            size,
            alpha,
            province: piece.at.province.clone(),
        };
        for piece in scene.pieces.iter().filter(|piece| !outside(piece)) {
            let Some(at) = place(piece) else { continue };
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
            clutter.add_unit(at, ROOM * size);
            self.units.push(unit(piece, at, size, alpha));
        }
        for piece in scene.pieces.iter().filter(|piece| outside(piece)) {
            let Some(home) = place(piece) else { continue };
            let inside = |at: Point| geometry.contains(&piece.at.province, at);
            let at = clutter.freest(home, ROOM * 0.9, inside);
            self.bursts.push((at, 0.86));
            clutter.add_unit(at, ROOM * 0.9);
            let leaves = piece.state == State::Disbanded;
            if leaves {
                self.signs.push((Sign::Failed, [at[0] + 16.0, at[1] - 17.0], 12.5));
            }
            self.units.push(unit(piece, at, 0.72, if leaves { 0.6 } else { 1.0 }));
        }
    }

    /// Where the unit with its home in `province` stands, the one that waits to retreat if `waiting`.
    fn unit_at(&self, province: &str, waiting: bool) -> Option<Point> {
        let mut found = self.units.iter().filter(|unit| unit.province == province);
        let first = found.next()?;
        let other = found.next();
        Some(if waiting { other.unwrap_or(first) } else { first }.at)
    }
}

/// What the places are found from.
struct Placer<'a> {
    scene: &'a Scene,
    geometry: &'a Geometry,
}

impl Placer<'_> {
    fn spot(&self, spot: &Spot) -> Option<Point> {
        self.geometry.unit(&spot.province, spot.coast.as_deref())
    }

    /// Dotted lines to where dislodged units go, or may go.
    fn retreats(&self, plan: &mut Plan, clutter: &mut Clutter) {
        for order in &self.scene.orders {
            let targets: &[Spot] = match &order.act {
                Act::Retreat { to } => std::slice::from_ref(to),
                Act::Retreats { to } => to,
                _ => continue,
            };
            let Some(from) = plan.unit_at(&order.from.province, true) else { continue };
            for target in targets {
                let Some(goal) = self.spot(target) else { continue };
                let occupied = self.scene.pieces.iter().any(|piece| piece.at.province == target.province);
                let style = if order.outcome == Outcome::Failed {
                    Style { hollow: true, ..Style::RETREAT }
                } else {
                    Style::RETREAT
                };
                let spine = moves::choose(from, goal, if occupied { 36.0 } else { 12.0 }, style, 0.72, clutter);
                if order.outcome == Outcome::Failed {
                    let at = spine.curve.at(spine.curve.length() * 0.42).0;
                    plan.signs.push((Sign::Failed, at, 13.0));
                    clutter.add_sign(at, 13.0);
                }
                plan.arrows.push(Arrow {
                    spine: spine.curve,
                    style: spine.style,
                    power: order.power,
                    name: [order.from.province.clone(), target.province.clone()],
                });
            }
        }
    }

    fn holds(&self, plan: &mut Plan) {
        for order in self.scene.orders.iter().filter(|order| order.act == Act::Hold) {
            // Around a burst the octagon would only be noise.
            let driven = plan.bursts.iter().map(|(at, _)| *at).collect::<Vec<_>>();
            if let Some(at) = plan.unit_at(&order.from.province, false).filter(|at| !driven.contains(at)) {
                plan.rings.push(Ring { at, power: order.power, kind: RingKind::Hold });
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
