//! A province that is to be kept free: hatched within its borders, below units and lines.
//!
//! The lines have the same places on the whole map, so that those of neighbours go on into each other.

use tiny_skia::{Path, PathBuilder};

use crate::canvas::{Canvas, StrokeStyle};
use crate::geometry::Point;
use crate::palette::Colours;

/// The distance between two lines, in units.
const BETWEEN: f32 = 15.0;

/// Draws a province with these `rings`. `is_dark`: on dark water.
pub(crate) fn draw(canvas: &mut Canvas, rings: &[Vec<Point>], is_dark: bool, colours: &Colours) {
    let Some(border) = closed(rings) else { return };
    if !is_dark {
        canvas.fill(&border, colours.casing, 0.3);
    }
    let mut builder = PathBuilder::new();
    for [[from_x, from_y], [to_x, to_y]] in lines(rings, BETWEEN) {
        builder.move_to(from_x, from_y);
        builder.line_to(to_x, to_y);
    }
    if let Some(lines) = builder.finish() {
        if is_dark {
            // In a small picture red lines with light edges would be grey there, as land that nobody can enter is.
            canvas.stroke(&lines, StrokeStyle::solid(5.0), colours.failure, 1.0);
        } else {
            // A light edge on both sides: on red land red lines alone wouldn't be seen.
            canvas.stroke(&lines, StrokeStyle::solid(6.0), colours.casing, 0.55);
            canvas.stroke(&lines, StrokeStyle::solid(3.4), colours.failure, 0.9);
        }
    }
    canvas.stroke(&border, StrokeStyle::solid(7.0), colours.casing, 0.6);
    canvas.stroke(&border, StrokeStyle::solid(4.4), colours.failure, 1.0);
}

fn closed(rings: &[Vec<Point>]) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for ring in rings {
        let Some(([x, y], rest)) = ring.split_first() else { continue };
        builder.move_to(*x, *y);
        rest.iter().for_each(|[x, y]| builder.line_to(*x, *y));
        builder.close();
    }
    builder.finish()
}

/// The parts inside `rings` of the lines that rise to the right, `between` units apart: what lies in an even number of rings is outside.
fn lines(rings: &[Vec<Point>], between: f32) -> Vec<[Point; 2]> {
    // Along such a line the sum of both coordinates stays, and their difference grows.
    let step = between * std::f32::consts::SQRT_2;
    let mut crossings: Vec<(i32, f32)> = Vec::new();
    for ring in rings {
        for (at, [x, y]) in ring.iter().enumerate() {
            let [next_x, next_y] = ring.get(at + 1).or(ring.first()).copied().unwrap_or_default();
            let (from, to) = ((x + y) / step, (next_x + next_y) / step);
            let (first, last) = (from.min(to).ceil() as i32, from.max(to).ceil() as i32);
            for number in first..last {
                let share = (number as f32 - from) / (to - from);
                crossings.push((number, (x - y) + share * ((next_x - next_y) - (x - y))));
            }
        }
    }
    crossings.sort_by(|(one, along), (other, further)| one.cmp(other).then(along.total_cmp(further)));
    let point = |(number, difference): (i32, f32)| {
        let sum = number as f32 * step;
        [(sum + difference) / 2.0, (sum - difference) / 2.0]
    };
    crossings.chunks_exact(2).map(|pair| [point(pair[0]), point(pair[1])]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(from: f32, to: f32) -> Vec<Point> {
        vec![[from, from], [to, from], [to, to], [from, to]]
    }

    #[test]
    fn lines_end_at_borders_and_leave_out_what_lies_in_a_province() {
        let length = |lines: &[[Point; 2]]| lines.iter().map(|[a, b]| (b[0] - a[0]).hypot(b[1] - a[1])).sum::<f32>();
        let whole = lines(&[square(0.0, 100.0)], 1.0);
        assert!((length(&whole) - 10_000.0).abs() < 50.0, "as many units as the area has: {}", length(&whole));
        let around = lines(&[square(0.0, 100.0), square(20.0, 80.0)], 1.0);
        assert!((length(&around) - 6_400.0).abs() < 50.0, "{}", length(&around));
        for [x, y] in around.into_iter().flatten() {
            let is_in = |from: f32, to: f32| (from..to).contains(&x) && (from..to).contains(&y);
            assert!(is_in(-0.01, 100.01) && !is_in(20.01, 79.99), "{x}, {y}");
        }
        assert_eq!(lines(&[Vec::new()], 1.0), Vec::<[Point; 2]>::new());
    }
}
