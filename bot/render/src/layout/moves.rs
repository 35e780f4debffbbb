//! Positions for the arrows of moves.

use dragoman_engine::{ConvoyPath, Province};

use super::collision_index::{CollisionIndex, Weights};
use super::planner::Planner;
use super::shapes::{Arrow, Layout, ROOM};
use crate::draw::arrow::Style;
use crate::draw::curve::{Curve, distance};
use crate::draw::symbols::Sign;
use crate::geometry::Point;
use crate::scene::{Act, Outcome};

/// Bends that are tried, as multiples of [`gentle`], the preferred ones first. Both units of a swap take the left-hand
/// one, and so different ways.
const BENDS: [f32; 10] = [1.0, -1.0, 0.4, 1.8, -1.8, -0.4, 2.7, -2.7, 3.8, -3.8];

/// The displacement of the middle of a line when nothing is in its way, as a share of its length: short lines bend
/// enough to show a swap, long ones hardly.
fn gentle(length: f32) -> f32 {
    (7.0 + 0.045 * length) / length.max(1.0)
}

const HEAD: Weights = Weights { units: 34.0, heads: 30.0, signs: 12.0, labels: 15.0, marks: 9.0, bodies: 2.0 };
const BODY: Weights = Weights { units: 0.0, heads: 9.0, signs: 2.0, labels: 0.7, marks: 0.6, bodies: 0.35 };

/// A line and the style of arrow that fits on it.
pub(super) struct Chosen {
    pub curve: Curve,
    pub style: Style,
}

/// The middle of a head at the end of a line.
fn head_middle(curve: &Curve, style: &Style) -> Point {
    curve.at(curve.length() - style.head[0] * 0.55).0
}

/// Finds the line from the unit at `from` to `goal` that hides least, ending about `trim` units before it.
pub(super) fn choose(
    from: Point,
    goal: Point,
    trim: f32,
    style: Style,
    start: f32,
    index: &mut CollisionIndex,
) -> Chosen {
    let whole = distance(from, goal);
    let near = index.near(from, goal);
    let mut best: Option<(f32, Chosen)> = None;
    for (rank, bend) in BENDS.into_iter().enumerate() {
        let bend = bend * gentle(whole);
        let bent = Curve::bent(from, goal, bend);
        for (step, more) in [0.0, 9.0, 18.0, 30.0, -8.0].into_iter().enumerate() {
            let trim = trim + more;
            let begin = bent.leaves_start(ROOM * start);
            let end = bent.leaves_end(trim);
            if end < begin + 24.0 && more > 0.0 {
                continue;
            }
            let end = end.max(begin + 24.0).min(bent.length());
            let curve = bent.part(begin, end);
            let style = style.for_length(curve.length());
            // A strong bend makes a long line harder to follow than a short one.
            let mut cost = rank as f32 * 0.2 + bend.abs() * whole * 0.03 + step as f32 * 0.6;
            cost += near.cost(head_middle(&curve, &style), style.head[1] * 1.02, HEAD);
            let most = best.as_ref().map_or(f32::MAX, |(least, _)| *least);
            let mut along = 8.0;
            while along < curve.length() - style.head[0] && cost < most {
                let (at, _) = curve.at(along);
                cost += near.cost(at, 5.0, BODY) + 2.6 * near.units_hidden(at, 5.0, &[from]);
                along += 14.0;
            }
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, Chosen { curve, style }));
            }
        }
    }
    let chosen = best.map_or_else(|| Chosen { curve: Curve::bent(from, goal, 0.0), style }, |(_, chosen)| chosen);
    occupy(&chosen, index);
    chosen
}

/// Marks a line as occupied.
fn occupy(chosen: &Chosen, index: &mut CollisionIndex) {
    let Chosen { curve, style } = chosen;
    index.add_head(head_middle(curve, style), style.head[1]);
    let mut along = 6.0;
    while along < curve.length() - style.head[0] {
        index.add_body(curve.at(along).0);
        along += 12.0;
    }
}

impl Planner<'_> {
    /// Arrows of moves, and the crosses of those that failed.
    pub(super) fn moves(&self, layout: &mut Layout, index: &mut CollisionIndex) {
        let mut moves = Vec::new();
        for order in &self.scene.orders {
            let Act::Move { to, path } = &order.act else { continue };
            let start = self.drawn.province(order.from);
            let Some(from) = layout.unit_at(start, false) else { continue };
            moves.push((order, start, from, self.drawn.unit(*to), self.drawn.province(*to), path));
        }
        moves.sort_by(|a, b| distance(a.2, a.3).total_cmp(&distance(b.2, b.3)));
        let goals: Vec<Province> = moves.iter().map(|(.., to, _)| *to).collect();
        let mut crosses = Vec::new();
        for (order, start, from, goal, to, path) in moves {
            let occupied = self.occupied.contains(to);
            let rivals = goals.iter().filter(|goal| **goal == to);
            let trim = if occupied {
                35.0
            } else if rivals.count() > 1 {
                24.0
            } else {
                10.0
            };
            let failed = order.outcome == Outcome::Failed;
            let chosen = match path {
                None => choose(from, goal, trim, if failed { Style::FAILED } else { Style::MOVE }, 0.9, index),
                Some(path) => self.by_convoy(from, goal, path, trim, failed, index),
            };
            if failed {
                crosses.push((chosen.curve.clone(), chosen.style));
            }
            layout.arrows.push(Arrow {
                spine: chosen.curve,
                style: chosen.style,
                power: order.power,
                ends: [start, to],
            });
        }
        for (curve, style) in crosses {
            let body = curve.length() - style.head[0] * 0.8;
            let (at, r) = cross(&curve, body, index);
            index.add_sign(at, r);
            layout.signs.push((Sign::Failed, at, r));
        }
    }

    fn by_convoy(
        &self,
        from: Point,
        goal: Point,
        path: &ConvoyPath,
        trim: f32,
        failed: bool,
        index: &mut CollisionIndex,
    ) -> Chosen {
        let mut stops = vec![from];
        stops.extend(path.fleets().iter().map(|fleet| self.drawn.unit(fleet.location())));
        stops.push(goal);
        let style =
            if failed { Style { body: Style::FAILED.body, hollow: true, ..Style::CONVOYED } } else { Style::CONVOYED };
        let mut best: Option<(f32, Chosen)> = None;
        // The path over the fleets is given; the direction at its end isn't.
        let near = index.near(stops[stops.len() - 2], goal);
        for (rank, turn) in [0.0, 0.45, -0.45, 0.9, -0.9].into_iter().enumerate() {
            for (step, more) in [0.0, 9.0, 18.0, 30.0].into_iter().enumerate() {
                let curve = landing(&stops, turn, trim + more, &style);
                let cost = rank as f32 * 0.5
                    + step as f32 * 0.6
                    + near.cost(head_middle(&curve, &style), style.head[1] * 1.02, HEAD);
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, Chosen { curve, style }));
                }
            }
        }
        let chosen = best.map_or_else(|| Chosen { curve: Curve::bent(from, goal, 0.0), style }, |(_, chosen)| chosen);
        occupy(&chosen, index);
        chosen
    }
}

/// A wave over the stops that ends `trim` units before the last one, which it reaches at `turn` radians from the
/// straight direction.
fn landing(stops: &[Point], turn: f32, trim: f32, style: &Style) -> Curve {
    let mut stops = stops.to_vec();
    if let [.., before, goal] = stops[..]
        && turn != 0.0
    {
        let reach = (distance(before, goal) * 0.5).min(80.0);
        let angle = (before[1] - goal[1]).atan2(before[0] - goal[0]) + turn;
        let last = stops.len() - 1;
        stops.insert(last, [goal[0] + reach * angle.cos(), goal[1] + reach * angle.sin()]);
    }
    let line = Curve::smooth(&stops);
    let begin = line.leaves_start(ROOM * 0.9);
    let end = line.leaves_end(trim).max(begin + 30.0).min(line.length());
    let straight = style.head[0] + 4.0;
    let mut points = line.part(begin, end - straight).waved(7.0, 34.0).points().to_vec();
    points.extend_from_slice(line.part(end - straight, end).points().get(1..).unwrap_or_default());
    Curve::through(points)
}

/// The position of a failed arrow's cross: on its body, or beside it if the body is too short or the position is
/// occupied.
fn cross(curve: &Curve, body: f32, index: &CollisionIndex) -> (Point, f32) {
    let weights = Weights { units: 30.0, heads: 60.0, signs: 20.0, labels: 30.0, marks: 6.0, bodies: 0.4 };
    let short = body < 42.0;
    // A convoy's line is long and bent.
    let corner = |best: fn(f32, f32) -> f32| {
        curve.points().iter().copied().reduce(|a, b| [best(a[0], b[0]), best(a[1], b[1])]).unwrap_or_default()
    };
    let index = index.near(corner(f32::min), corner(f32::max));
    let sizes: &[f32] = if body < 60.0 { &[11.5, 10.0, 8.8] } else { &[14.0, 11.5] };
    let mut best = (f32::MAX, curve.at(body / 2.0).0, sizes[0]);
    for (smaller, &r) in sizes.iter().enumerate() {
        for (rank, share) in [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1].into_iter().enumerate() {
            for aside in [0.0, 17.0, -17.0, 23.0, -23.0, 29.0, -29.0] {
                let ([x, y], [dx, dy]) = curve.at(body * share);
                let at = [x - dy * aside, y + dx * aside];
                // A cross beside a long line could be taken for that of another; one on a short line hides it.
                let misplaced = if (aside == 0.0) == short { 3.0 } else { aside.abs() * 0.03 };
                let cost = index.cost(at, r + 2.5, weights) + rank as f32 * 0.4 + misplaced + smaller as f32 * 0.8;
                if cost < best.0 {
                    best = (cost, at, r);
                }
            }
        }
    }
    (best.1, best.2)
}
