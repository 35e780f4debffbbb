//! Ways over water between two adjacent provinces, for fleets and convoys whose straight line would lead over other land: from the
//! Mid-Atlantic through the Strait of Gibraltar, and not over Spain.
//!
//! The way is the cheapest one over a grid of points in the two provinces, of which those near a coast cost more. Parts of it
//! that a straight line can replace at the same distance from the coasts are straightened.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use dragoman_engine::{Province, ProvinceKind};

use crate::curve::distance;
use crate::drawn_map::DrawnMap;
use crate::geometry::Point;

/// The distance of two points of the grid, in units: the narrowest strait on a board is twice as wide.
const GRID: f32 = 10.0;

/// How far around the two ends a way may lead, in units.
const AROUND: f32 = 320.0;

/// From how many points of the grid on a coast is far enough, and what each point nearer to it costs more.
const CLEAR: u8 = 3;
const NEAR: f32 = 0.6;

/// How many units of a line may lead over other land.
const LAND: f32 = 40.0;

/// The two provinces between which a unit goes.
#[derive(Clone, Copy)]
pub(crate) struct SeaWay<'a> {
    pub drawn: &'a DrawnMap,
    pub provinces: [Province; 2],
}

impl SeaWay<'_> {
    fn contains(&self, point: Point) -> bool {
        self.provinces.iter().any(|province| self.drawn.contains(*province, point))
    }

    /// The corners of a way over water from one point to another; empty if there is none, or if a straight line hardly leads over
    /// other land.
    pub fn round_land(&self, from: Point, to: Point) -> Vec<Point> {
        let kind = |province: Province| self.drawn.map.kind(province);
        let is_sea = self.provinces.iter().any(|province| kind(*province) == ProvinceKind::Sea);
        if is_sea && self.over_land(&[from, to]) >= LAND { self.corners(from, to) } else { Vec::new() }
    }

    /// How many units of a line through these points lead over other land.
    pub fn over_land(&self, line: &[Point]) -> f32 {
        let parts = line.iter().zip(line.iter().skip(1));
        let over = parts.map(|(&from, &to)| {
            let steps = (distance(from, to) / GRID).ceil().max(1.0);
            let points = (0..steps as usize).map(|step| {
                let share = (step as f32 + 0.5) / steps;
                [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
            });
            points.filter(|point| self.is_foreign_land(*point)).count() as f32 * distance(from, to) / steps
        });
        over.sum()
    }

    /// Whether a point lies neither in one of the two provinces nor on other water.
    fn is_foreign_land(&self, point: Point) -> bool {
        let map = self.drawn.map;
        let sea = |province: Province| map.kind(province) == ProvinceKind::Sea && self.drawn.contains(province, point);
        !self.contains(point) && !map.provinces().any(sea)
    }

    /// The corners of a way from one point to another through the two provinces; empty if there is none, or if a straight line is one.
    fn corners(&self, from: Point, to: Point) -> Vec<Point> {
        let grid = Grid::new(self, from, to);
        let Some(cells) = grid.cheapest(grid.cell(from), grid.cell(to)) else { return Vec::new() };
        let mut corners = Vec::new();
        let mut first = 0;
        while first + 1 < cells.len() {
            // From each corner to the last point to which a straight line is as good.
            let seen = (first + 1..cells.len()).rev().find(|&last| grid.is_straight(&cells[first..=last]));
            first = seen.unwrap_or(first + 1);
            corners.extend(cells.get(first).map(|cell| grid.point(*cell)));
        }
        corners.pop();
        corners
    }
}

/// A line through the ends and corners of a way, with its corners rounded.
pub(super) fn rounded(stops: Vec<Point>) -> Vec<Point> {
    let between = |a: Point, b: Point, share: f32| [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    (0..4).fold(stops, |stops, _| {
        let mut cut = Vec::with_capacity(2 * stops.len());
        cut.extend(stops.first());
        let last = stops.len().saturating_sub(2);
        for (number, (&a, &b)) in stops.iter().zip(stops.iter().skip(1)).enumerate() {
            if number > 0 {
                cut.push(between(a, b, 0.25));
            }
            if number < last {
                cut.push(between(a, b, 0.75));
            }
        }
        cut.extend(stops.last());
        cut
    })
}

/// Points around the ends of a way.
struct Grid {
    origin: Point,
    wide: usize,
    /// By row and column: how many points away the next one outside of the two provinces is, at most [`CLEAR`].
    clear: Vec<u8>,
}

impl Grid {
    fn new(way: &SeaWay<'_>, from: Point, to: Point) -> Self {
        let low = |i: usize| (from[i].min(to[i]) - AROUND).max(0.0);
        let high = |i: usize| from[i].max(to[i]) + AROUND;
        let origin = [low(0), low(1)];
        let count = |i: usize| ((high(i) - origin[i]) / GRID).ceil() as usize + 1;
        let (wide, tall) = (count(0), count(1));
        let inside = |number: usize| {
            let point = [origin[0] + GRID * (number % wide) as f32, origin[1] + GRID * (number / wide) as f32];
            u8::from(way.contains(point))
        };
        let mut clear: Vec<u8> = (0..wide * tall).map(inside).collect();
        let grid = Self { origin, wide, clear: Vec::new() };
        for least in 1..CLEAR {
            let before = clear.clone();
            let deep = |at: usize| grid.around(at).all(|(next, _)| before.get(next).is_none_or(|next| *next >= least));
            for at in (0..before.len()).filter(|at| before[*at] >= least && deep(*at)) {
                clear[at] = least + 1;
            }
        }
        Self { clear, ..grid }
    }

    fn cell(&self, [x, y]: Point) -> usize {
        let along = |from: f32, to: f32| ((to - from) / GRID).round().max(0.0) as usize;
        along(self.origin[1], y) * self.wide + along(self.origin[0], x)
    }

    fn point(&self, cell: usize) -> Point {
        let [x, y] = self.origin;
        [x + GRID * (cell % self.wide) as f32, y + GRID * (cell / self.wide) as f32]
    }

    /// The neighbours of a point, with their distance in points.
    fn around(&self, cell: usize) -> impl Iterator<Item = (usize, f32)> {
        let (wide, column) = (self.wide as isize, (cell % self.wide) as isize);
        let steps = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|step| *step != (0, 0));
        steps.filter(move |(dx, _)| (0..wide).contains(&(column + dx))).filter_map(move |(dx, dy): (isize, isize)| {
            let next = cell.checked_add_signed(dy * wide + dx)?;
            Some((next, if dx != 0 && dy != 0 { std::f32::consts::SQRT_2 } else { 1.0 }))
        })
    }

    fn clear(&self, cell: usize) -> u8 {
        self.clear.get(cell).copied().unwrap_or(0)
    }

    /// The cheapest way from one point to another.
    fn cheapest(&self, start: usize, goal: usize) -> Option<Vec<usize>> {
        let mut best: Vec<(u32, usize)> = vec![(u32::MAX, 0); self.clear.len()];
        *best.get_mut(start)? = (0, start);
        let mut open = BinaryHeap::from([(Reverse(0), start)]);
        while let Some((_, at)) = open.pop() {
            let spent = best.get(at)?.0;
            if at == goal {
                let mut cells = vec![goal];
                while let Some(last) = cells.last().copied().filter(|last| *last != start) {
                    cells.push(best.get(last)?.1);
                }
                cells.reverse();
                return Some(cells);
            }
            for (next, step) in self.around(at).filter(|(next, _)| self.clear(*next) > 0 || *next == goal) {
                let near = f32::from(CLEAR - self.clear(next).min(CLEAR));
                let cost = spent + (100.0 * step * (1.0 + NEAR * near)) as u32;
                if let Some(known) = best.get_mut(next).filter(|known| cost < known.0) {
                    *known = (cost, at);
                    let left = 100.0 * distance(self.point(next), self.point(goal)) / GRID;
                    open.push((Reverse(cost + left as u32), next));
                }
            }
        }
        None
    }

    /// Whether a straight line from the first to the last of these points is nowhere nearer to a coast than they are.
    fn is_straight(&self, cells: &[usize]) -> bool {
        let (Some(&first), Some(&last)) = (cells.first(), cells.last()) else { return true };
        let least = cells.iter().map(|cell| self.clear(*cell)).min().unwrap_or(0);
        let (from, to) = (self.point(first), self.point(last));
        let steps = (distance(from, to) / (GRID / 2.0)).ceil().max(1.0);
        (1..steps as usize).all(|step| {
            let share = step as f32 / steps;
            self.clear(self.cell([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])) >= least
        })
    }
}
