//! Curved lines: the spines of arrows.

use crate::geometry::Point;

/// A polyline with its length, in units.
#[derive(Clone, Debug)]
pub(crate) struct Curve {
    points: Vec<Point>,
    /// The length up to each point.
    measured: Vec<f32>,
}

/// Distance between two points of a board: too near each other for `hypot`, which takes much longer, to make a difference.
#[inline]
pub(crate) fn distance(a: Point, b: Point) -> f32 {
    let (x, y) = (a[0] - b[0], a[1] - b[1]);
    (x * x + y * y).sqrt()
}

impl Curve {
    /// Straight lines through these points.
    pub fn through(points: Vec<Point>) -> Self {
        let mut measured = Vec::with_capacity(points.len());
        let mut length = 0.0;
        for (index, point) in points.iter().enumerate() {
            if let Some(before) = index.checked_sub(1).and_then(|before| points.get(before)) {
                length += distance(*before, *point);
            }
            measured.push(length);
        }
        Self { points, measured }
    }

    /// From `a` to `b`, with the middle displaced by `bend` of the length; to the left if positive.
    pub fn bent(a: Point, b: Point, bend: f32) -> Self {
        let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
        let control = [(a[0] + b[0]) / 2.0 + 2.0 * bend * dy, (a[1] + b[1]) / 2.0 - 2.0 * bend * dx];
        let steps = 24;
        let points = (0..=steps)
            .map(|step| {
                let t = step as f32 / steps as f32;
                let at = |i: usize| (1.0 - t).powi(2) * a[i] + 2.0 * t * (1.0 - t) * control[i] + t * t * b[i];
                [at(0), at(1)]
            })
            .collect();
        Self::through(points)
    }

    /// A smooth line through all of these points (Catmull-Rom, centripetal: it has no loops where two of them are near each other).
    pub fn smooth(stops: &[Point]) -> Self {
        let stop = |index: isize| stops[index.clamp(0, stops.len() as isize - 1) as usize];
        let between = |a: Point, b: Point| distance(a, b).sqrt().max(1e-3);
        let mut points = Vec::new();
        for piece in 0..stops.len().saturating_sub(1) as isize {
            let (a, b, c, d) = (stop(piece - 1), stop(piece), stop(piece + 1), stop(piece + 2));
            let (before, along, after) = (between(a, b), between(b, c), between(c, d));
            // The directions at both ends, for a way that takes one unit of time.
            let leaving = |i: usize| {
                let whole = if a == b { (c[i] - b[i]) / along } else { (c[i] - a[i]) / (before + along) };
                let first = if a == b { 0.0 } else { (b[i] - a[i]) / before - whole };
                along * (first + (c[i] - b[i]) / along)
            };
            let arriving = |i: usize| {
                let whole = if c == d { (c[i] - b[i]) / along } else { (d[i] - b[i]) / (along + after) };
                let last = if c == d { 0.0 } else { (d[i] - c[i]) / after - whole };
                along * (last + (c[i] - b[i]) / along)
            };
            for step in 0..16 {
                let t = step as f32 / 16.0;
                let at = |i: usize| {
                    (2.0 * t * t * t - 3.0 * t * t + 1.0) * b[i]
                        + (t * t * t - 2.0 * t * t + t) * leaving(i)
                        + (3.0 * t * t - 2.0 * t * t * t) * c[i]
                        + (t * t * t - t * t) * arriving(i)
                };
                points.push([at(0), at(1)]);
            }
        }
        points.extend(stops.last());
        Self::through(points)
    }

    pub fn length(&self) -> f32 {
        self.measured.last().copied().unwrap_or(0.0)
    }

    /// The point at `along` units from the start, and the direction there (length 1).
    pub fn at(&self, along: f32) -> (Point, Point) {
        let along = along.clamp(0.0, self.length());
        let after = self.measured.partition_point(|&length| length < along).clamp(1, self.points.len().max(2) - 1);
        let (Some(&a), Some(&b)) = (self.points.get(after - 1), self.points.get(after)) else {
            return (self.points.first().copied().unwrap_or([0.0; 2]), [1.0, 0.0]);
        };
        let piece = distance(a, b).max(1e-4);
        let share = ((along - self.measured[after - 1]) / piece).clamp(0.0, 1.0);
        let direction = [(b[0] - a[0]) / piece, (b[1] - a[1]) / piece];
        ([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share], direction)
    }

    /// The part between two lengths, with points at least every few units.
    pub fn part(&self, from: f32, to: f32) -> Self {
        let (from, to) = (from.clamp(0.0, self.length()), to.clamp(0.0, self.length()));
        let mut points = vec![self.at(from).0];
        points.extend(
            self.points
                .iter()
                .zip(&self.measured)
                .filter(|(_, length)| **length > from && **length < to)
                .map(|(p, _)| *p),
        );
        points.push(self.at(to.max(from)).0);
        Self::through(points)
    }

    /// The length at which the line, followed back from its end, first leaves the circle of radius `r` around the end.
    pub fn leaves_end(&self, r: f32) -> f32 {
        let Some(&end) = self.points.last() else { return 0.0 };
        let mut along = self.length();
        while along > 0.0 && distance(self.at(along).0, end) < r {
            along -= 2.0;
        }
        along.max(0.0)
    }

    /// The length at which the line, followed from its start, first leaves the circle of radius `r` around the start.
    pub fn leaves_start(&self, r: f32) -> f32 {
        let Some(&start) = self.points.first() else { return 0.0 };
        let mut along = 0.0;
        while along < self.length() && distance(self.at(along).0, start) < r {
            along += 2.0;
        }
        along
    }

    /// The length at which the line is nearest to a point.
    pub fn passes(&self, point: Point) -> f32 {
        let lengths = self.points.iter().zip(&self.measured);
        let nearest = lengths.min_by(|a, b| distance(*a.0, point).total_cmp(&distance(*b.0, point)));
        nearest.map_or(0.0, |(_, length)| *length)
    }

    /// The same line, displaced by so many units: to the left if positive. Its ends stay.
    pub fn aside(&self, by: f32) -> Self {
        let length = self.length();
        let points = self.points.iter().zip(&self.measured).map(|(&[x, y], &along)| {
            let (_, [dx, dy]) = self.at(along);
            let by = by * (along.min(length - along) / 60.0).min(1.0);
            [x + dy * by, y - dx * by]
        });
        Self::through(points.collect())
    }

    /// A wave of `height` units to each side with a period of `period` units, flat at both ends.
    pub fn waved(&self, height: f32, period: f32) -> Self {
        let length = self.length();
        let swings = (length / period).round().max(1.0);
        let steps = (length / 2.5).ceil().max(2.0) as usize;
        let points = (0..=steps)
            .map(|step| {
                let along = length * step as f32 / steps as f32;
                let ([x, y], [dx, dy]) = self.at(along);
                let calm = (along.min(length - along) / (period * 0.35)).min(1.0);
                let swing = height * calm * (std::f32::consts::TAU * swings * along / length).sin();
                [x - dy * swing, y + dx * swing]
            })
            .collect();
        Self::through(points)
    }

    pub fn points(&self) -> &[Point] {
        &self.points
    }
}
