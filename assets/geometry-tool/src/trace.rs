//! The seams of a partition as lines that both sides share.

use std::collections::HashMap;

use crate::raster::Grid;

/// A vertex of the picture in hundredths of a px: whole numbers, so that the ends of lines meet exactly.
pub type Vertex = (i32, i32);

/// A seam between two labels, from junction to junction (or closed).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seam {
    /// The label to the left as one walks along the points in a picture whose y goes down; 0 is outside.
    pub left: u8,
    /// The label to the right.
    pub right: u8,
    /// The points; the first equals the last when the seam is closed.
    pub points: Vec<Vertex>,
}

/// How seams are made calm.
#[derive(Debug, Clone, Copy)]
pub struct Calm {
    /// Pixels of the grid for one px of the picture.
    pub supersample: usize,
    /// Rounds of \[1 2 1\]/4 that take the staircase out.
    pub rounds: usize,
    /// How far a point may lie off the line to be left out, in px.
    pub tolerance: f64,
}

/// The seams of a grid of labels, with its frame closed by label 0. A seam on the frame stays straight.
pub fn seams(labels: &Grid<u8>, calm: Calm) -> Vec<Seam> {
    let grid = labels.rimmed(0);
    let mut walker = Walker { grid: &grid, used: vec![false; 2 * grid.cells.len()] };
    let mut out = Vec::new();
    for only_junctions in [true, false] {
        for y in 1..grid.height {
            for x in 1..grid.width {
                if only_junctions && matches!(walker.degree((x, y)), 0 | 2) {
                    continue;
                }
                for step in STEPS {
                    if let Some((left, right, corners)) = walker.walk((x, y), step) {
                        out.push(finish(left, right, &corners, calm));
                    }
                }
            }
        }
    }
    out
}

/// Right, down, left, up.
const STEPS: [(i64, i64); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

type Corner = (usize, usize);

/// Walks the edges between pixels. The corner (x, y) lies between the pixels (x−1, y−1) and (x, y).
struct Walker<'a> {
    grid: &'a Grid<u8>,
    /// For each corner: the edge to its right, the edge below it.
    used: Vec<bool>,
}

impl Walker<'_> {
    /// What lies left and right of the edge from a corner in a direction; none where the grid ends.
    fn sides(&self, (x, y): Corner, step: (i64, i64)) -> Option<(u8, u8)> {
        let inside = x >= 1 && y >= 1 && x < self.grid.width && y < self.grid.height;
        if !inside {
            return None;
        }
        let at = |dx: usize, dy: usize| self.grid.at(x - dx, y - dy);
        let (left, right) = match step {
            (1, 0) => (at(0, 1), at(0, 0)),
            (0, 1) => (at(0, 0), at(1, 0)),
            (-1, 0) => (at(1, 0), at(1, 1)),
            _ => (at(1, 1), at(0, 1)),
        };
        (left != right).then_some((left, right))
    }

    fn degree(&self, corner: Corner) -> usize {
        STEPS.iter().filter(|step| self.sides(corner, **step).is_some()).count()
    }

    fn edge(&self, (x, y): Corner, step: (i64, i64)) -> usize {
        let (x, y, down) = match step {
            (1, 0) => (x, y, 0),
            (0, 1) => (x, y, 1),
            (-1, 0) => (x - 1, y, 0),
            _ => (x, y - 1, 1),
        };
        2 * (y * self.grid.width + x) + down
    }

    fn walk(&mut self, start: Corner, first: (i64, i64)) -> Option<(u8, u8, Vec<Corner>)> {
        let (left, right) = self.sides(start, first)?;
        let mut corners = vec![start];
        let (mut here, mut step) = (start, first);
        loop {
            let edge = self.edge(here, step);
            if self.used[edge] {
                break;
            }
            self.used[edge] = true;
            here = ((here.0 as i64 + step.0) as usize, (here.1 as i64 + step.1) as usize);
            corners.push(here);
            if here == start || self.degree(here) != 2 {
                break;
            }
            let back = (-step.0, -step.1);
            let next = STEPS.iter().find(|next| **next != back && self.sides(here, **next).is_some());
            let Some(next) = next else { break };
            step = *next;
        }
        (corners.len() > 1).then_some((left, right, corners))
    }
}

fn finish(left: u8, right: u8, corners: &[Corner], calm: Calm) -> Seam {
    let scale = calm.supersample as f64;
    // The rim is one pixel wide.
    let mut points: Vec<(f64, f64)> = corners.iter().map(|&(x, y)| (x as f64 - 1.0, y as f64 - 1.0)).collect();
    if left != 0 && right != 0 {
        relax(&mut points, calm.rounds);
    }
    for point in &mut points {
        *point = (point.0 / scale, point.1 / scale);
    }
    let points = simplify(&points, calm.tolerance);
    let whole = |v: f64| (v * 100.0).round() as i32;
    Seam { left, right, points: points.iter().map(|p| (whole(p.0), whole(p.1))).collect() }
}

fn relax(points: &mut [(f64, f64)], rounds: usize) {
    let n = points.len();
    if n < 4 {
        return;
    }
    let closed = points[0] == points[n - 1];
    for _ in 0..rounds {
        let before = points.to_vec();
        let mean = |a: (f64, f64), b: (f64, f64), c: (f64, f64)| {
            ((a.0 + 2.0 * b.0 + c.0) / 4.0, (a.1 + 2.0 * b.1 + c.1) / 4.0)
        };
        for i in 1..n - 1 {
            points[i] = mean(before[i - 1], before[i], before[i + 1]);
        }
        if closed {
            points[0] = mean(before[n - 2], before[0], before[1]);
            points[n - 1] = points[0];
        }
    }
}

/// Douglas-Peucker. A closed line is first parted at the point that is farthest from its start.
fn simplify(points: &[(f64, f64)], tolerance: f64) -> Vec<(f64, f64)> {
    let n = points.len();
    if n < 3 {
        return points.to_vec();
    }
    if points[0] == points[n - 1] {
        let square = |p: (f64, f64)| (p.0 - points[0].0).powi(2) + (p.1 - points[0].1).powi(2);
        let mut far = 0;
        for (i, &p) in points.iter().enumerate() {
            if square(p) > square(points[far]) {
                far = i;
            }
        }
        if far == 0 {
            return points.to_vec();
        }
        let mut out = simplify(&points[..=far], tolerance);
        out.pop();
        out.extend(simplify(&points[far..], tolerance));
        return out;
    }
    let mut keep = vec![false; n];
    keep[0] = true;
    keep[n - 1] = true;
    let mut stack = vec![(0, n - 1)];
    while let Some((i, j)) = stack.pop() {
        let (dx, dy) = (points[j].0 - points[i].0, points[j].1 - points[i].1);
        let length = (dx * dx + dy * dy).sqrt();
        let (mut worst, mut at) = (0.0, 0);
        for (k, p) in points.iter().enumerate().take(j).skip(i + 1) {
            let (ex, ey) = (p.0 - points[i].0, p.1 - points[i].1);
            let off = if length > 1e-9 { (ex * dy - ey * dx).abs() / length } else { (ex * ex + ey * ey).sqrt() };
            if off > worst {
                (worst, at) = (off, k);
            }
        }
        if worst > tolerance {
            keep[at] = true;
            stack.push((i, at));
            stack.push((at, j));
        }
    }
    points.iter().zip(keep).filter_map(|(p, kept)| kept.then_some(*p)).collect()
}

/// The closed rings of one label: each a chain of seams, by number, with whether it is walked backwards.
pub fn rings(seams: &[Seam], label: u8) -> Vec<Vec<(usize, bool)>> {
    let ends = |(k, back): (usize, bool)| {
        let points = &seams[k].points;
        let (first, last) = (points[0], points[points.len() - 1]);
        if back { (last, first) } else { (first, last) }
    };
    let mut directed = Vec::new();
    for (k, seam) in seams.iter().enumerate() {
        if seam.left == label {
            directed.push((k, false));
        } else if seam.right == label {
            directed.push((k, true));
        }
    }
    let mut from: HashMap<Vertex, Vec<(usize, bool)>> = HashMap::new();
    for &walk in &directed {
        from.entry(ends(walk).0).or_default().push(walk);
    }
    let mut used = vec![false; seams.len()];
    let mut out = Vec::new();
    for &start in &directed {
        let mut ring = Vec::new();
        let mut next = (!used[start.0]).then_some(start);
        while let Some(walk) = next {
            used[walk.0] = true;
            ring.push(walk);
            next = from.get(&ends(walk).1).and_then(|walks| walks.iter().find(|w| !used[w.0]).copied());
        }
        if !ring.is_empty() {
            out.push(ring);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_labels_share_their_seams_and_close_their_rings() {
        let rows = ["1111", "1221", "1223", "3333"];
        let cells = rows.iter().flat_map(|row| row.bytes().map(|b| b - b'0')).collect();
        let grid = Grid { width: 4, height: 4, cells };
        let calm = Calm { supersample: 1, rounds: 0, tolerance: 0.0 };
        let seams = seams(&grid, calm);
        assert!(seams.iter().all(|s| s.left != s.right));
        let mut pairs: Vec<_> = seams.iter().map(|s| (s.left.min(s.right), s.left.max(s.right))).collect();
        pairs.sort_unstable();
        assert_eq!(pairs, [(0, 1), (0, 3), (1, 2), (1, 3), (1, 3), (2, 3)]);
        for label in 1..=3 {
            let rings = rings(&seams, label);
            assert_eq!(rings.len(), 1);
            let mut at = None;
            for &(k, back) in rings[0].iter().chain(&rings[0][..1]) {
                let mut points = seams[k].points.clone();
                if back {
                    points.reverse();
                }
                assert!(at.is_none_or(|end| end == points[0]));
                at = points.last().copied();
            }
        }
    }
}
