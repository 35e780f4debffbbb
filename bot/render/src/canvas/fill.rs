//! Fills shapes with one colour.
//!
//! Each row of pixels is cut into four lines; on each, the crossings with the shape's outline give the spans that are inside it, to a
//! fraction of a pixel. tiny-skia's own filling takes several times as long: it is made for gradients, patterns and blend modes.

use tiny_skia::{Path, PathSegment, Transform};

use crate::curve::distance;
use crate::geometry::Point;

/// Lines to a row of pixels.
const LINES: usize = 4;

/// A straight piece of an outline, in pixels, that leads downwards.
#[derive(Clone, Copy)]
struct Edge {
    top: f32,
    bottom: f32,
    /// Where it crosses the line y = 0, and how far x moves with each pixel of y.
    x: f32,
    slope: f32,
    /// 1 if the outline leads down here, -1 if it leads up.
    winding: i32,
}

/// Room for filling one shape after the other.
#[derive(Default)]
pub(super) struct Filler {
    edges: Vec<Edge>,
    active: Vec<Edge>,
    crossings: Vec<(f32, i32)>,
    /// How the coverage of the row's pixels changes from one to the next, in parts of a line's pixel.
    steps: Vec<f32>,
    runs: Vec<Run>,
}

/// Pixels of a row that are covered alike, after those of the run before.
#[derive(Clone, Copy)]
pub(super) struct Run {
    /// The first column that isn't one of them.
    pub end: usize,
    /// 0 to 255.
    pub coverage: u8,
}

impl Filler {
    /// Calls `row` for each row of pixels of a picture of `size` that a path covers: with its number, the first column, and the
    /// pixels from there.
    pub fn fill(
        &mut self,
        path: &Path,
        transform: Transform,
        [width, height]: [usize; 2],
        mut row: impl FnMut(usize, usize, &[Run]),
    ) {
        self.outline(path, transform);
        let extent = |of: fn(&Edge) -> f32, best: fn(f32, f32) -> f32| self.edges.iter().map(of).reduce(best);
        let (Some(top), Some(bottom)) = (extent(|edge| edge.top, f32::min), extent(|edge| edge.bottom, f32::max))
        else {
            return;
        };
        self.edges.sort_by(|a, b| a.top.total_cmp(&b.top));
        let first = top.floor().max(0.0) as usize;
        let last = (bottom.ceil().max(0.0) as usize).min(height);
        self.active.clear();
        let mut next = 0;
        // Above this no active edge ends.
        let mut unchanged = f32::MAX;
        // All of it is zero after each row.
        self.steps.resize(width + 2, 0.0);
        for y in first..last {
            let (mut left, mut right) = (width, 0);
            for line in 0..LINES {
                let at = y as f32 + (line as f32 + 0.5) / LINES as f32;
                if at >= unchanged {
                    self.active.retain(|edge| edge.bottom > at);
                    unchanged = self.active.iter().map(|edge| edge.bottom).fold(f32::MAX, f32::min);
                }
                while let Some(edge) = self.edges.get(next).filter(|edge| edge.top <= at) {
                    if edge.bottom > at {
                        self.active.push(*edge);
                        unchanged = unchanged.min(edge.bottom);
                    }
                    next += 1;
                }
                self.crossings.clear();
                self.crossings.extend(self.active.iter().map(|edge| (edge.x + edge.slope * at, edge.winding)));
                self.crossings.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
                let mut winding = 0;
                let mut from = 0.0;
                for &(x, step) in &self.crossings {
                    if winding == 0 {
                        from = x;
                    }
                    winding += step;
                    if winding == 0 {
                        let (from, to) = (from.clamp(0.0, width as f32), x.clamp(0.0, width as f32));
                        if to > from {
                            left = left.min(from as usize);
                            right = right.max(to as usize + 1);
                            add(&mut self.steps, from, 1.0);
                            add(&mut self.steps, to, -1.0);
                        }
                    }
                }
            }
            let right = right.min(width);
            if left < right {
                let (mut sum, mut at) = (0.0, left);
                self.runs.clear();
                while at < right {
                    sum += std::mem::take(&mut self.steps[at]);
                    let coverage = (sum * (255.0 / LINES as f32) + 0.5) as u8;
                    // Between its outlines a shape covers all pixels alike.
                    let alike = self.steps[at + 1..right].iter().take_while(|step| **step == 0.0).count();
                    at += 1 + alike;
                    self.runs.push(Run { end: at, coverage });
                }
                self.steps[right] = 0.0;
                self.steps[right + 1] = 0.0;
                row(y, left, &self.runs);
            }
        }
    }

    /// The straight pieces of a path.
    fn outline(&mut self, path: &Path, transform: Transform) {
        self.edges.clear();
        let place =
            |point: tiny_skia::Point| [point.x * transform.sx + transform.tx, point.y * transform.sy + transform.ty];
        let (mut start, mut last) = ([0.0; 2], [0.0; 2]);
        for segment in path.segments() {
            match segment {
                PathSegment::MoveTo(to) => {
                    self.line(last, start);
                    (start, last) = (place(to), place(to));
                }
                PathSegment::LineTo(to) => {
                    self.line(last, place(to));
                    last = place(to);
                }
                PathSegment::QuadTo(control, to) => {
                    let (a, b, c) = (last, place(control), place(to));
                    let pieces = pieces(distance(a, b) + distance(b, c));
                    for piece in 1..=pieces {
                        let t = piece as f32 / pieces as f32;
                        let at = |i: usize| (1.0 - t) * ((1.0 - t) * a[i] + 2.0 * t * b[i]) + t * t * c[i];
                        let point = [at(0), at(1)];
                        self.line(last, point);
                        last = point;
                    }
                }
                PathSegment::CubicTo(one, other, to) => {
                    let (a, b, c, d) = (last, place(one), place(other), place(to));
                    let pieces = pieces(distance(a, b) + distance(b, c) + distance(c, d));
                    for piece in 1..=pieces {
                        let t = piece as f32 / pieces as f32;
                        let s = 1.0 - t;
                        let at = |i: usize| {
                            s * s * s * a[i] + 3.0 * s * s * t * b[i] + 3.0 * s * t * t * c[i] + t * t * t * d[i]
                        };
                        let point = [at(0), at(1)];
                        self.line(last, point);
                        last = point;
                    }
                }
                PathSegment::Close => {
                    self.line(last, start);
                    last = start;
                }
            }
        }
        self.line(last, start);
    }

    fn line(&mut self, a: Point, b: Point) {
        let (top, bottom, winding) = if a[1] < b[1] { (a, b, 1) } else { (b, a, -1) };
        let tall = bottom[1] - top[1];
        if tall > 0.0 {
            let slope = (bottom[0] - top[0]) / tall;
            self.edges.push(Edge { top: top[1], bottom: bottom[1], x: top[0] - slope * top[1], slope, winding });
        }
    }
}

/// Adds a step of `size` at `x`, shared between the pixel in which it is and the next.
fn add(steps: &mut [f32], x: f32, size: f32) {
    let pixel = x as usize;
    let share = x - pixel as f32;
    steps[pixel] += size * (1.0 - share);
    steps[pixel + 1] += size * share;
}

/// The straight pieces of a curve of this length in pixels: so many that its corners aren't seen.
fn pieces(length: f32) -> usize {
    ((length * 2.0).sqrt().ceil() as usize).clamp(1, 40)
}
