//! Positions for the lines of supports and convoys.

use dragoman_engine::{Location, Province};

use super::collision_index::{CollisionIndex, Weights};
use super::planner::Planner;
use super::shapes::{Arrow, Layout, RING, ROOM, Ring, RingKind, Support};
use crate::curve::{Curve, distance};
use crate::draw::arrow::Style;
use crate::draw::symbols::Sign;
use crate::geometry::Point;
use crate::scene::{Act, Order, Outcome};

const LINE: Weights = Weights { units: 0.0, heads: 5.0, signs: 3.0, labels: 0.6, names: 0.6, marks: 0.6, bodies: 0.1 };
const DOT: Weights = Weights { units: 9.0, heads: 14.0, signs: 10.0, labels: 2.0, names: 2.0, marks: 2.0, bodies: 0.0 };
const CROSS: Weights =
    Weights { units: 24.0, heads: 60.0, signs: 18.0, labels: 15.0, names: 15.0, marks: 5.0, bodies: 0.3 };

/// Bends that are tried, the preferred ones first: the displacement of the middle as a share of the length.
const BENDS: [f32; 7] = [0.05, -0.05, 0.0, 0.13, -0.13, 0.22, -0.22];

/// How far before its arrow a support ends that was cut, and the room that others leave around the end of one that counts.
const SHORT: f32 = 8.0;
const JOINT: f32 = 8.0;

/// The cost of a support's line that lies along the arrow on which it ends: both would look like one.
const MERGED: f32 = 1.5;

impl Planner<'_> {
    /// Lines of supports, to the supported arrow or unit, and the crosses of those that failed.
    pub(super) fn supports(&self, layout: &mut Layout, index: &mut CollisionIndex) {
        for order in &self.scene.orders {
            let broken = order.outcome == Outcome::Failed;
            let start = self.drawn.province(order.from);
            let Some(from) = layout.unit_at(start, false) else { continue };
            let spine = match order.act {
                Act::SupportHold { unit } => {
                    let goal = self.unit_or_place(layout, unit);
                    let kind = if broken { RingKind::Unsupported } else { RingKind::Supported };
                    if let Some(ring) = layout.rings.iter_mut().find(|ring| ring.at == goal) {
                        // One support that counts makes the ring solid.
                        if kind == RingKind::Supported && ring.kind == RingKind::Unsupported {
                            *ring = Ring { at: goal, power: order.power, kind };
                        }
                    } else if !layout.bursts.iter().any(|(at, _)| *at == goal) {
                        // Around a burst a ring would suggest that the unit was saved.
                        layout.rings.push(Ring { at: goal, power: order.power, kind });
                    }
                    Some((to_unit(from, goal, index), None))
                }
                Act::SupportMove { from: unit, to } => self.to_move(order, from, unit, to, layout, index),
                Act::Convoy { from: army, to } => {
                    // The army's own arrow runs through the fleet; only a convoy that carried nobody needs a line.
                    let carried = self.scene.orders.iter().any(|other| {
                        matches!(&other.act, Act::Move { path: Some(path), .. }
                            if self.drawn.province(other.from) == army && path.fleets().contains(&start))
                    });
                    if carried {
                        None
                    } else {
                        self.to_move(order, from, army, to.location(), layout, index)
                            .map(|(spine, dot)| (spine.waved(4.0, 24.0), dot))
                    }
                }
                Act::Hold | Act::Move { .. } | Act::Retreat { .. } | Act::Retreats { .. } => None,
            };
            let Some((spine, dot)) = spine else { continue };
            let (spine, dot) = match dot {
                // What was cut doesn't reach its arrow where another one ends that counts.
                Some(dot) if broken && self.is_supported(&order.act) => {
                    let length = spine.length();
                    (spine.part(0.0, (length - dot - SHORT).max(length * 0.6)), None)
                }
                dot => (spine, dot),
            };
            if let Some(joint) = spine.points().last().filter(|_| dot.is_some()) {
                index.add_sign(*joint, JOINT);
            }
            if broken {
                let (at, near) = cross(&spine, index);
                if at != near {
                    layout.leaders.push([at, near]);
                }
                index.add_sign(at, CROSSED);
                layout.signs.push((Sign::Failed, at, CROSSED));
            }
            layout.supports.push(Support { spine, power: order.power, broken, dot });
        }
    }

    /// Whether a support of the same move counts.
    fn is_supported(&self, act: &Act) -> bool {
        let counts = |order: &Order| {
            order.outcome != Outcome::Failed
                && matches!((&order.act, act), (Act::SupportMove { from, to }, Act::SupportMove { from: f, to: t }) if from == f && to == t)
        };
        self.scene.orders.iter().any(counts)
    }

    /// A line to the middle of the arrow from `start` to `to`; if nobody gave that order, to a faint arrow instead.
    fn to_move(
        &self,
        order: &Order,
        from: Point,
        start: Province,
        to: Location,
        layout: &mut Layout,
        index: &mut CollisionIndex,
    ) -> Option<(Curve, Option<f32>)> {
        let ends = [start, self.drawn.province(to)];
        let found = layout.arrows.iter().find(|arrow| arrow.ends == ends).cloned();
        let arrow = match found {
            Some(arrow) => arrow,
            None => {
                let (a, b) = (self.unit_or_place(layout, start), self.drawn.unit(to));
                let style = Style {
                    widths: [3.0, 3.0],
                    head: [19.0, 10.5],
                    body: crate::draw::arrow::Body::Dashed(8.0, 7.0),
                    hollow: false,
                };
                let line = Curve::bent(a, b, 0.06);
                let spine =
                    line.part(line.leaves_start(ROOM), line.leaves_end(34.0).max(line.leaves_start(ROOM) + 24.0));
                layout.ghosts.push((spine.clone(), style));
                Arrow { spine, style, power: order.power, ends }
            }
        };
        let body = (arrow.spine.length() - arrow.style.head[0]).max(8.0);
        let near = index.near(from, arrow.spine.at(body * 0.5).0);
        let mut best: Option<(f32, Curve)> = None;
        for (rank, share) in [0.55, 0.42, 0.68, 0.3, 0.8].into_iter().enumerate() {
            let (goal, heading) = arrow.spine.at(body * share);
            for (bent, bend) in BENDS.into_iter().enumerate() {
                let line = Curve::bent(from, goal, bend);
                let spine = line.part(line.leaves_start(ROOM * 0.85), line.length());
                let course = rank as f32 * 0.5 + bent as f32 * 0.2 + MERGED * merging(&spine, heading);
                let cost = course + near.cost(goal, 10.0, DOT) + along(&spine, from, &near);
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, spine));
                }
            }
        }
        // On a short arrow a large dot would hide the body.
        let dot = if body < 55.0 { 8.6 } else { 12.0 };
        best.map(|(_, spine)| (spine, Some(dot)))
    }
}

/// The radius of the cross of a support.
const CROSSED: f32 = 11.2;

/// How far beside a short line its cross is tried, in units, and what it costs to have it there.
const ASIDE: [f32; 4] = [22.0, -22.0, 32.0, -32.0];
const BESIDE: f32 = 6.0;

/// The position of a support's cross, and the point of its line to which it belongs: it is beside the line only if the line is short
/// and the cross would hide something on it.
fn cross(spine: &Curve, index: &CollisionIndex) -> (Point, Point) {
    let (mut least, mut best) = (f32::MAX, ([0.0; 2], [0.0; 2]));
    let aside = if spine.length() < 60.0 { &ASIDE[..] } else { &[] };
    for aside in std::iter::once(&0.0).chain(aside) {
        for share in [0.45, 0.38, 0.55, 0.3, 0.65, 0.22, 0.75, 0.84] {
            let (near, [dx, dy]) = spine.at(spine.length() * share);
            let at = [near[0] - dy * aside, near[1] + dx * aside];
            let cost = index.cost(at, 12.0, CROSS) + if *aside == 0.0 { 0.0 } else { BESIDE };
            if cost < least {
                (least, best) = (cost, (at, near));
            }
        }
    }
    best
}

/// How much a line seems to be a part of the arrow on which it ends, which leads into the direction `heading` there: 0 if it
/// meets it at more than 37 degrees, 1 if it lies along it.
fn merging(spine: &Curve, heading: Point) -> f32 {
    let (end, _) = spine.at(spine.length());
    let (before, _) = spine.at((spine.length() - 40.0).max(0.0));
    let reach = distance(before, end).max(1e-3);
    let along = ((end[0] - before[0]) * heading[0] + (end[1] - before[1]) * heading[1]) / reach;
    ((along.abs() - 0.8) / 0.2).clamp(0.0, 1.0)
}

/// What a line costs by what it hides on its way, apart from its own unit at `from`.
fn along(spine: &Curve, from: Point, index: &CollisionIndex) -> f32 {
    let mut cost = 0.0;
    let mut along = 6.0;
    while along < spine.length() - 8.0 {
        let (at, _) = spine.at(along);
        cost += index.cost(at, 4.0, LINE) + 3.0 * index.units_hidden(at, 4.0, &[from]);
        along += 14.0;
    }
    cost
}

/// A line to the ring round the unit at `goal`.
fn to_unit(from: Point, goal: Point, index: &CollisionIndex) -> Curve {
    let near = index.near(from, goal);
    let mut best: Option<(f32, Curve)> = None;
    for (rank, bend) in BENDS.into_iter().enumerate() {
        let line = Curve::bent(from, goal, bend);
        let begin = line.leaves_start(ROOM * 0.85);
        let spine = line.part(begin, line.leaves_end(RING).max(begin + 6.0));
        let cost = rank as f32 * 0.2 + along(&spine, from, &near);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, spine));
        }
    }
    best.map_or_else(|| Curve::bent(from, goal, 0.0), |(_, spine)| spine)
}
