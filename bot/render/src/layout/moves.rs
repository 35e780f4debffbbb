//! Positions for the arrows of moves.

use dragoman_engine::{ConvoyPath, Province, ProvinceSet, UnitKind};

use super::collision_index::{CollisionIndex, Weights};
use super::planner::Planner;
use super::sea_way::{SeaWay, rounded};
use super::shapes::{Arrow, Layout, ROOM};
use crate::curve::{Curve, distance};
use crate::draw::arrow::Style;
use crate::draw::symbols::Sign;
use crate::geometry::Point;
use crate::scene::{Act, Order, Outcome};

/// Bends that are tried, as multiples of [`gentle`], the preferred ones first. Both units of a swap take the left-hand
/// one, and so different ways.
const BENDS: [f32; 10] = [1.0, -1.0, 0.4, 1.8, -1.8, -0.4, 2.7, -2.7, 3.8, -3.8];

/// The displacement of the middle of a line when nothing is in its way, as a share of its length: short lines bend
/// enough to show a swap, long ones hardly.
fn gentle(length: f32) -> f32 {
    (7.0 + 0.045 * length) / length.max(1.0)
}

const HEAD: Weights =
    Weights { units: 60.0, heads: 80.0, signs: 30.0, labels: 22.0, names: 13.0, marks: 9.0, bodies: 2.0 };
const BODY: Weights = Weights { units: 0.0, heads: 9.0, signs: 2.0, labels: 0.7, names: 0.7, marks: 1.4, bodies: 0.35 };

/// A line and the style of arrow that fits on it.
pub(super) struct Chosen {
    pub curve: Curve,
    pub style: Style,
}

/// The middle of a head at the end of a line.
fn head_middle(curve: &Curve, style: &Style) -> Point {
    curve.at(curve.length() - style.head[0] * 0.55).0
}

/// From where to where a line leads.
#[derive(Clone, Copy)]
pub(super) struct Way<'a> {
    /// The unit's middle.
    pub from: Point,
    /// The middle of the place to which it goes.
    pub goal: Point,
    /// How far before that the line ends.
    pub trim: f32,
    /// How near to the unit it begins, as a share of [`ROOM`].
    pub start: f32,
    /// Whether a point lies in the province to which it leads.
    pub inside: &'a dyn Fn(Point) -> bool,
    /// Whether a point lies in the province from which it leads.
    pub home: &'a dyn Fn(Point) -> bool,
    /// The two provinces.
    pub sea: SeaWay<'a>,
    /// Whether it should lead over water.
    pub sails: bool,
}

/// The cost of a head whose point lies in another province than the one to which it leads, of one whose point is at the border,
/// and of one whose point is only just over it.
const ELSEWHERE: f32 = 50.0;
const AT_BORDER: f32 = 9.0;
const BARELY: f32 = 3.0;

/// The cost of each stretch of [`STRETCH`] units of a line in a third province, in which it could seem to end, and of a head
/// that leads away from the middle of its destination.
const ABROAD: f32 = 0.8;
const PAST: f32 = 9.0;

/// The cost of a bend above the usual ones, for each length of the line by which its middle is displaced further.
const SWINGING: f32 = 25.0;

/// The distance of two units below which a line between them is short.
const SHORT: f32 = 130.0;

/// The cost of a line of which only the head would be seen, and the length of the body from which on it costs nothing.
const STUB: f32 = 10.0;
const SEEN: f32 = 46.0;

/// The distance of the points at which a line is asked what it hides, in units.
const STRETCH: f32 = 14.0;

/// The cost of a line from which on others are tried: to points beside the middle of the destination.
const CROWDED: f32 = 7.0;

/// How far the point of a head must be over the border to be seen there, and how far it should be.
const SEEN_OVER: f32 = 4.0;
const OVER: f32 = 9.0;

/// What the end of a line costs by where it lies.
fn ending(curve: &Curve, inside: &dyn Fn(Point) -> bool) -> f32 {
    let length = curve.length();
    let is_over = |by: f32| inside(curve.at(length - by).0);
    match () {
        () if !is_over(0.0) => ELSEWHERE,
        () if !is_over(SEEN_OVER) => AT_BORDER,
        () if !is_over(OVER) => BARELY,
        () => 0.0,
    }
}

/// What a line costs by the third provinces through which it leads.
fn abroad(curve: &Curve, end: f32, way: &Way<'_>) -> f32 {
    let points =
        (1..).map(|step| STRETCH * step as f32).take_while(|along| *along < end).map(|along| curve.at(along).0);
    let third = points.filter(|at| !(way.home)(*at) && !(way.inside)(*at));
    ABROAD * third.count() as f32
}

/// What a head costs whose point is beyond the middle of its destination: it seems to lead on to another.
fn past(curve: &Curve, goal: Point) -> f32 {
    let (tip, [dx, dy]) = curve.at(curve.length());
    let ahead = (goal[0] - tip[0]) * dx + (goal[1] - tip[1]) * dy;
    PAST * (-ahead / ROOM).clamp(0.0, 1.0)
}

/// What a bend costs that is so strong that a line begins and ends in directions which hardly belong together. Those of a short
/// line are seen at once, and bent it is longer.
fn swinging(bend: f32, whole: f32) -> f32 {
    let followed = 0.18 + 0.3 * ((SHORT - whole) / 60.0).clamp(0.0, 1.0);
    SWINGING * (bend.abs() - followed).max(0.0)
}

/// What a line costs that is hardly longer than its head: by a head alone nobody sees from where it comes.
fn stub(curve: &Curve, style: &Style) -> f32 {
    STUB * (1.0 - (curve.length() - style.head[0]) / SEEN).clamp(0.0, 1.0)
}

/// What a head costs by what it hides.
fn head_cost(curve: &Curve, style: &Style, near: &CollisionIndex) -> f32 {
    near.cost(head_middle(curve, style), style.head[1] * 1.08, HEAD)
}

/// The best of the lines that were tried. What is hidden only adds to a cost, so a line is given up as soon as it costs as much
/// as the best.
struct Best(Option<(f32, Chosen)>);

impl Best {
    fn least(&self) -> f32 {
        self.0.as_ref().map_or(f32::MAX, |(least, _)| *least)
    }

    /// Tries a line whose course alone costs `cost`. `hidden` has what its stretches cost, as far as that is known from a line
    /// that begins in the same way.
    fn try_line(
        &mut self,
        curve: Curve,
        style: Style,
        cost: f32,
        hidden: &mut Vec<f32>,
        way: &Way<'_>,
        near: &CollisionIndex,
    ) {
        let mut cost = cost + head_cost(&curve, &style, near) + past(&curve, way.goal) + stub(&curve, &style);
        let least = self.least();
        let end = curve.length() - style.head[0];
        // Of a short line each stretch is a greater part.
        let part = (70.0 / (end - 8.0).max(STRETCH)).clamp(1.0, 2.0);
        let stretches = (0..).map(|step| 8.0 + STRETCH * step as f32).take_while(|along| *along < end);
        for (step, along) in stretches.enumerate() {
            if cost >= least {
                break;
            }
            if hidden.len() == step {
                let (at, _) = curve.at(along);
                hidden.push(near.cost(at, 5.0, BODY) + 2.6 * near.units_hidden(at, 5.0, &[way.from]));
            }
            cost += part * hidden.get(step).copied().unwrap_or_default();
        }
        if cost < least {
            cost += abroad(&curve, end, way);
        }
        self.end(curve, style, cost, way);
    }

    /// Tries the end of a wave whose course alone costs `cost`; of the wave itself nothing is asked, since its fleets are given.
    fn try_landing(
        &mut self,
        landing: impl FnOnce() -> Curve,
        style: Style,
        cost: f32,
        way: &Way<'_>,
        near: &CollisionIndex,
    ) {
        if cost < self.least() {
            let curve = landing();
            let cost = cost + head_cost(&curve, &style, near);
            self.end(curve, style, cost, way);
        }
    }

    /// Adds what the end of a line costs, and keeps the line if it is better than all before.
    fn end(&mut self, curve: Curve, style: Style, mut cost: f32, way: &Way<'_>) {
        // Asked last, since it takes longest.
        if cost < self.least() {
            cost += ending(&curve, way.inside);
        }
        if cost < self.least() {
            self.0 = Some((cost, Chosen { curve, style }));
        }
    }

    /// The best line, which then occupies its place; a straight one if none was tried.
    fn settle(self, way: &Way<'_>, style: Style, index: &mut CollisionIndex) -> Chosen {
        let straight = || Chosen { curve: Curve::bent(way.from, way.goal, 0.0), style };
        let chosen = self.0.map_or_else(straight, |(_, chosen)| chosen);
        occupy(&chosen, index);
        chosen
    }
}

/// Finds the line of a way that hides least and ends in the province to which it leads.
pub(super) fn choose(way: Way<'_>, style: Style, index: &mut CollisionIndex) -> Chosen {
    let Way { from, goal, trim, start, .. } = way;
    let whole = distance(from, goal);
    let near = index.near(from, goal);
    let mut best = Best(None);
    for (rank, bend) in BENDS.into_iter().enumerate() {
        let bend = bend * gentle(whole);
        // A strong bend makes a long line harder to follow than a short one.
        let course = rank as f32 * 0.2 + bend.abs() * whole * 0.03 + swinging(bend, whole);
        if course >= best.least() {
            continue;
        }
        let bent = Curve::bent(from, goal, bend);
        let begin = bent.leaves_start(ROOM * start);
        let mut hidden = Vec::new();
        for (step, more) in [0.0, 5.0, 10.0, 18.0, 30.0, -6.0].into_iter().enumerate() {
            let cost = course + step as f32 * 0.6;
            if cost >= best.least() {
                break;
            }
            let end = bent.leaves_end(trim + more);
            if end < begin + 24.0 && more > 0.0 {
                continue;
            }
            let curve = bent.part(begin, end.max(begin + 24.0).min(bent.length()));
            let style = style.for_length(curve.length());
            best.try_line(curve, style, cost, &mut hidden, &way, &near);
        }
    }
    let sailed = sailed(&way, style, index);
    if sailed.0.is_some() {
        return sailed.settle(&way, style, index);
    }
    if best.least() >= CROWDED {
        beside(&way, style, &near, &mut best);
    }
    best.settle(&way, style, index)
}

/// The lines over water, if a straight one would lead over other land.
fn sailed(way: &Way<'_>, style: Style, near: &CollisionIndex) -> Best {
    let mut best = Best(None);
    let corners = if way.sails { way.sea.round_land(way.from, way.goal) } else { Vec::new() };
    if corners.is_empty() {
        return best;
    }
    let stops = std::iter::once(way.from).chain(corners).chain([way.goal]).collect();
    let middle = Curve::through(rounded(stops));
    // Both units of a swap go to the left.
    for (rank, aside) in [14.0, -14.0, 0.0, 28.0, -28.0].into_iter().enumerate() {
        let line = middle.aside(aside);
        let begin = line.leaves_start(ROOM * way.start);
        for (step, more) in [0.0, 5.0, 10.0, 18.0, 30.0].into_iter().enumerate() {
            let curve = line.part(begin, line.leaves_end(way.trim + more));
            let style = style.for_length(curve.length());
            let cost = rank as f32 * 0.4 + step as f32 * 0.6;
            best.try_line(curve, style, cost, &mut Vec::new(), way, near);
        }
    }
    best
}

/// Points of the destination around its middle, where a head has room beside a unit.
fn around<'a>(&Way { goal: [x, y], inside, .. }: &Way<'a>) -> impl Iterator<Item = Point> + use<'a> {
    let ring = move |away: f32| {
        (0..16).map(move |step| {
            let angle = std::f32::consts::TAU * step as f32 / 16.0;
            [x + away * angle.cos(), y + away * angle.sin()]
        })
    };
    [30.0, 37.0, 45.0, 54.0].into_iter().flat_map(ring).filter(move |point| inside(*point))
}

/// Tries lines to points around the goal: in a province that is hardly larger than its unit those before it lie elsewhere, or on
/// something else.
fn beside(way: &Way<'_>, style: Style, near: &CollisionIndex, best: &mut Best) {
    let whole = distance(way.from, way.goal);
    for point in around(way) {
        let away = distance(point, way.goal);
        // A point behind the unit is harder to find than one before it.
        let detour = (distance(way.from, point) + away - whole).max(0.0);
        for (rank, bend) in [0.4, -0.4, 1.4, -1.4, 2.6, -2.6].into_iter().enumerate() {
            let bend = bend * gentle(whole);
            let cost = 2.0 + 0.06 * detour + 0.05 * (away - 30.0) + rank as f32 * 0.2 + swinging(bend, whole);
            if cost >= best.least() {
                break;
            }
            let bent = Curve::bent(way.from, point, bend);
            let begin = bent.leaves_start(ROOM * way.start);
            if bent.length() < begin + 24.0 {
                continue;
            }
            let curve = bent.part(begin, bent.length());
            let style = style.for_length(curve.length());
            best.try_line(curve, style, cost, &mut Vec::new(), way, near);
        }
    }
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

/// A move whose arrow is to be placed.
struct Leg<'a> {
    order: &'a Order,
    /// The places of the unit and of its destination, and their provinces.
    from: Point,
    goal: Point,
    ends: [Province; 2],
    path: Option<&'a ConvoyPath>,
    failed: bool,
    /// Whether it is a fleet's.
    sails: bool,
    /// How far before its destination the arrow ends.
    trim: f32,
}

/// Whether the head of an arrow meets that of another.
fn is_met(number: usize, chosen: &[Chosen]) -> bool {
    let head = |Chosen { curve, style }: &Chosen| (head_middle(curve, style), style.head[1]);
    let Some((at, r)) = chosen.get(number).map(head) else { return false };
    let mut others = chosen.iter().enumerate().filter(|(other, _)| *other != number).map(|(_, other)| head(other));
    others.any(|(other, radius)| distance(at, other) < r + radius)
}

impl Planner<'_> {
    /// Arrows of moves; returns those that failed, for [`crosses`].
    pub(super) fn moves(&self, layout: &mut Layout, index: &mut CollisionIndex) -> Vec<FailedArrow> {
        let fleets = layout.units.iter().filter(|unit| unit.kind == UnitKind::Fleet);
        let fleets: ProvinceSet = fleets.map(|unit| unit.province).collect();
        let mut moves = Vec::new();
        for order in &self.scene.orders {
            let Act::Move { to, path } = &order.act else { continue };
            let start = self.drawn.province(order.from);
            let Some(from) = layout.unit_at(start, false) else { continue };
            let (goal, ends) = (self.drawn.unit(*to), [start, self.drawn.province(*to)]);
            let (failed, sails) = (order.outcome == Outcome::Failed, fleets.contains(start));
            moves.push(Leg { order, from, goal, ends, path: path.as_deref(), failed, sails, trim: 0.0 });
        }
        moves.sort_by(|a, b| distance(a.from, a.goal).total_cmp(&distance(b.from, b.goal)));
        let goals: Vec<Province> = moves.iter().map(|leg| leg.ends[1]).collect();
        for leg in &mut moves {
            let rivals = goals.iter().filter(|goal| **goal == leg.ends[1]);
            leg.trim = if self.occupied.contains(leg.ends[1]) {
                35.0
            } else if rivals.count() > 1 {
                26.0
            } else {
                10.0
            };
        }
        let before = index.clone();
        let mut chosen: Vec<Chosen> = moves.iter().map(|leg| self.place(leg, index)).collect();
        // The first arrows were placed without those that came later: where heads meet, again with all of them.
        for number in 0..chosen.len() {
            if !is_met(number, &chosen) {
                continue;
            }
            *index = before.clone();
            let others = chosen.iter().enumerate().filter(|(other, _)| *other != number);
            others.for_each(|(_, other)| occupy(other, index));
            chosen[number] = self.place(&moves[number], index);
        }
        let mut failures = Vec::new();
        for (leg, Chosen { curve, style }) in moves.into_iter().zip(chosen) {
            // Where units stood each other off, the province has the mark.
            if leg.failed && !leg.order.standoff {
                // The cross of a convoy is on its last part: on another it would seem to be a fleet's.
                let last = leg.path.and_then(|path| path.fleets().iter().last());
                let from = last.map_or(0.0, |fleet| curve.passes(self.drawn.unit(fleet.location())));
                failures.push(FailedArrow { curve: curve.clone(), style, from });
            }
            layout.arrows.push(Arrow { spine: curve, style, power: leg.order.power, ends: leg.ends });
        }
        failures
    }

    fn place(&self, leg: &Leg<'_>, index: &mut CollisionIndex) -> Chosen {
        let &Leg { from, goal, ends: [start, to], path, failed, sails, trim, .. } = leg;
        let inside = |point: Point| self.drawn.contains(to, point);
        let home = |point: Point| self.drawn.contains(start, point);
        let sea = SeaWay { drawn: self.drawn, provinces: [start, to] };
        let way = Way { from, goal, trim, start: 0.9, inside: &inside, home: &home, sea, sails };
        match path {
            None => choose(way, if failed { Style::FAILED } else { Style::MOVE }, index),
            Some(path) => self.by_convoy(way, path, failed, index),
        }
    }

    fn by_convoy(&self, way: Way<'_>, path: &ConvoyPath, failed: bool, index: &mut CollisionIndex) -> Chosen {
        let Way { from, goal, trim, .. } = way;
        // The directions at the end of a path that are tried, in radians from the straight one.
        const TURNS: [f32; 5] = [0.0, 0.45, -0.45, 0.9, -0.9];
        let [start, to] = way.sea.provinces;
        let fleets = path.fleets().iter().map(|fleet| (*fleet, self.drawn.unit(fleet.location())));
        let mut before = (start, from);
        let mut stops = vec![from];
        for stop in fleets.chain([(to, goal)]) {
            let sea = SeaWay { drawn: self.drawn, provinces: [before.0, stop.0] };
            stops.extend(sea.round_land(before.1, stop.1));
            stops.push(stop.1);
            before = stop;
        }
        let style =
            if failed { Style { body: Style::FAILED.body, hollow: true, ..Style::CONVOYED } } else { Style::CONVOYED };
        let mut best = Best(None);
        let near = index.near(stops[stops.len() - 2], goal);
        let mut try_landing = |stops: &[Point], turn: f32, trim: f32, course: f32| {
            best.try_landing(|| landing(stops, turn, trim, &style), style, course, &way, &near);
        };
        // The path over the fleets is given; the direction at its end isn't.
        for (rank, turn) in TURNS.into_iter().enumerate() {
            for (step, more) in [0.0, 9.0, 18.0, 30.0].into_iter().enumerate() {
                try_landing(&stops, turn, trim + more, rank as f32 * 0.5 + step as f32 * 0.6);
            }
        }
        for point in around(&way) {
            let last = stops.len() - 1;
            let strayed = distance(point, goal);
            stops[last] = point;
            for (rank, turn) in TURNS.into_iter().enumerate() {
                try_landing(&stops, turn, 0.0, 3.0 + rank as f32 * 0.5 + 0.05 * strayed);
            }
        }
        best.settle(&way, style, index)
    }
}

/// An arrow that failed, and the length from which on its cross is placed.
pub(super) struct FailedArrow {
    curve: Curve,
    style: Style,
    from: f32,
}

/// Places the crosses of arrows, where they hide neither heads nor the ends of supports.
pub(super) fn crosses(failures: Vec<FailedArrow>, layout: &mut Layout, index: &mut CollisionIndex) {
    for FailedArrow { curve, style, from } in failures {
        let body = curve.length() - style.head[0] * 0.8;
        let (at, r) = cross(&curve, [from, body], index);
        index.add_sign(at, r);
        // A cross that isn't at its line could be that of another.
        let near = curve.at(curve.passes(at).clamp(from, body.max(from))).0;
        if distance(near, at) > r + BESIDE {
            layout.leaders.push([at, near]);
        }
        layout.signs.push((Sign::Failed, at, r));
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

/// How far beside its line a cross is tried, in units.
const ASIDE: [f32; 13] = [0.0, 17.0, -17.0, 23.0, -23.0, 29.0, -29.0, 36.0, -36.0, 46.0, -46.0, 56.0, -56.0];

/// How far from its line a cross is still seen to belong to it, in units.
const BESIDE: f32 = 8.0;

/// The position of a failed arrow's cross: on its body between two lengths, or beside it if the body is too short or the position is
/// occupied.
fn cross(curve: &Curve, [from, to]: [f32; 2], index: &CollisionIndex) -> (Point, f32) {
    let weights =
        Weights { units: 50.0, heads: 200.0, signs: 20.0, labels: 20.0, names: 20.0, marks: 6.0, bodies: 0.4 };
    let body = to - from;
    let short = body < 42.0;
    // A convoy's line is long and bent.
    let corner = |best: fn(f32, f32) -> f32| {
        curve.points().iter().copied().reduce(|a, b| [best(a[0], b[0]), best(a[1], b[1])]).unwrap_or_default()
    };
    let index = index.near(corner(f32::min), corner(f32::max));
    let sizes: &[f32] = if body < 60.0 { &[11.0, 9.6, 8.6] } else { &[14.4, 11.6, 9.4] };
    let mut best = (f32::MAX, curve.at(from + body / 2.0).0, sizes[0]);
    for (smaller, &r) in sizes.iter().enumerate() {
        for (rank, share) in [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1].into_iter().enumerate() {
            let ([x, y], [dx, dy]) = curve.at(from + body * share);
            for aside in ASIDE {
                let at = [x - dy * aside, y + dx * aside];
                // A cross beside a long line could be taken for that of another; one on a short line hides it.
                let misplaced = if (aside == 0.0) == short { 3.0 } else { aside.abs() * 0.03 };
                let course = rank as f32 * 0.4 + misplaced + smaller as f32 * 0.8;
                if course >= best.0 {
                    continue;
                }
                let cost = course + index.cost(at, r + 3.5, weights);
                if cost < best.0 {
                    best = (cost, at, r);
                }
            }
        }
    }
    (best.1, best.2)
}
