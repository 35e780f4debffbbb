//! Arrows and lines of orders, as silhouettes with a white casing and a soft dark edge.
//!
//! A body becomes wider from tail to head, so that even the few units of a very short move show its direction.

use tiny_skia::{Path, PathBuilder};

use super::symbols::polygon;
use crate::canvas::{Canvas, StrokeStyle, bolder};
use crate::colour::Rgb;
use crate::curve::{Curve, distance};
use crate::geometry::Point;
use crate::palette::Colours;

/// The pattern of a body.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Body {
    Solid,
    /// Lengths of dash and gap in units.
    Dashed(f32, f32),
    /// Round dots.
    Dotted,
}

/// The style of an arrow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub body: Body,
    /// Width at the tail and at the head, in units.
    pub widths: [f32; 2],
    /// The length of the head and half its width; zero: no head.
    pub head: [f32; 2],
    /// Whether the head is only an outline.
    pub hollow: bool,
}

impl Style {
    pub const MOVE: Self = Self { body: Body::Solid, widths: [6.0, 10.4], head: [33.0, 18.5], hollow: false };
    pub const FAILED: Self = Self { body: Body::Dashed(24.0, 10.0), hollow: true, ..Self::MOVE };
    pub const CONVOYED: Self = Self { widths: [6.6, 8.0], ..Self::MOVE };
    pub const RETREAT: Self = Self { body: Body::Dotted, widths: [9.6, 9.6], head: [33.0, 18.5], hollow: false };

    /// The same arrow with a body that is `bold` times as wide, and longer dashes.
    pub fn emboldened(self, bold: f32) -> Self {
        let body = match self.body {
            Body::Dashed(dash, gap) => Body::Dashed(dash * bold, gap * bold),
            Body::Solid | Body::Dotted => self.body,
        };
        Self { body, widths: self.widths.map(|width| width * bold), ..self }
    }

    /// The same arrow for a line that is too short for the whole of it.
    pub fn for_length(self, length: f32) -> Self {
        // Of a short one the body is seen too, and a long one has room for a head that is seen from afar.
        let share = (length * 0.49 / self.head[0]).clamp(0.62, 1.0) * (length / 170.0).clamp(1.0, 1.12);
        Self { head: self.head.map(|side| side * share), ..self }
    }
}

/// The distance of the middles of two dots, as a multiple of their width.
const DOTS: f32 = 1.5;

/// The opacity of the dark edge of a line: it is seen on land in the line's own colour and on the palest.
const EDGE: f32 = 0.85;

/// How far the red edge of an order that failed reaches beyond its white casing, in units: it is seen where its cross isn't.
const FAILED_EDGE: f32 = 2.4;

/// The edge of a line: its colour, how far it reaches beyond the casing, and its opacity.
fn edge(failed: bool, usual: f32, colours: &Colours) -> (Rgb, f32, f32) {
    if failed { (colours.failure, FAILED_EDGE, 1.0) } else { (colours.shadow, usual, EDGE) }
}

/// Half the width of a body at `along` of `length`.
fn half_width(style: &Style, along: f32, length: f32) -> f32 {
    let share = (along / length.max(1.0)).clamp(0.0, 1.0);
    (style.widths[0] + (style.widths[1] - style.widths[0]) * share) / 2.0
}

/// A part of a body as a polygon.
fn ribbon(builder: &mut PathBuilder, spine: &Curve, style: &Style, [from, to]: [f32; 2], whole: f32, more: f32) {
    let part = spine.part(from, to);
    let length = part.length();
    let count = part.points().len();
    let mut right = Vec::with_capacity(count);
    let mut along = 0.0;
    let mut before: Option<Point> = None;
    for (index, &point) in part.points().iter().enumerate() {
        if let Some(before) = before {
            along += distance(before, point);
        }
        before = Some(point);
        let (_, [dx, dy]) = part.at(along.min(length));
        let half = half_width(style, from + along, whole) + more;
        let (x, y) = (point[0] - dy * half, point[1] + dx * half);
        if index == 0 {
            builder.move_to(x, y)
        } else {
            builder.line_to(x, y)
        }
        right.push([point[0] + dy * half, point[1] - dx * half]);
    }
    for [x, y] in right.into_iter().rev() {
        builder.line_to(x, y);
    }
    builder.close();
}

/// The body's path, whole or in dashes.
fn body(spine: &Curve, style: &Style, end: f32) -> Option<Path> {
    let mut builder = PathBuilder::new();
    match style.body {
        Body::Solid => ribbon(&mut builder, spine, style, [0.0, end], end, 0.0),
        Body::Dashed(dash, gap) => {
            // Whole dashes only; the last one ends at the head.
            let dashes = ((end + gap) / (dash + gap)).round().max(1.0);
            let step = (end + gap * 0.6) / dashes;
            for number in 0..dashes as usize {
                let from = number as f32 * step;
                ribbon(&mut builder, spine, style, [from, (from + step - gap * 0.6).min(end)], end, 0.0);
            }
        }
        Body::Dotted => {
            let dots = (end / (DOTS * style.widths[1])).floor().max(1.0);
            for number in 0..=dots as usize {
                let ([x, y], _) = spine.at((end - style.widths[1] / 2.0).max(0.0) * number as f32 / dots);
                builder.push_circle(x, y, style.widths[1] / 2.0);
            }
        }
    }
    builder.finish()
}

/// The corners of a head whose tip is the end of `spine`: tip, left barb, notch, right barb.
pub(crate) fn head(spine: &Curve, style: &Style) -> [Point; 4] {
    let (tip, _) = spine.at(spine.length());
    // The direction over the head's whole length, so that it isn't twisted where the line bends.
    let (back, _) = spine.at((spine.length() - style.head[0]).max(0.0));
    let reach = distance(back, tip).max(1e-3);
    let [dx, dy] = [(tip[0] - back[0]) / reach, (tip[1] - back[1]) / reach];
    let [length, half] = style.head;
    let at = |along: f32, aside: f32| [tip[0] - dx * along - dy * aside, tip[1] - dy * along + dx * aside];
    [tip, at(length, half), at(length * 0.8, 0.0), at(length, -half)]
}

/// The points moved towards their middle until they are `share` of their distance from it.
fn shrunk(points: [Point; 4], share: f32) -> [Point; 4] {
    let [tip, left, notch, right] = points;
    let middle = [(tip[0] + left[0] + right[0]) / 3.0, (tip[1] + left[1] + right[1]) / 3.0];
    [tip, left, notch, right]
        .map(|point| [middle[0] + (point[0] - middle[0]) * share, middle[1] + (point[1] - middle[1]) * share])
}

/// The whole body, wider by `more` on each side and at its tail.
fn widened(spine: &Curve, style: &Style, end: f32, more: f32) -> Option<Path> {
    let mut builder = PathBuilder::new();
    ribbon(&mut builder, spine, style, [0.0, end], end, more);
    let ([x, y], _) = spine.at(0.0);
    builder.push_circle(x, y, style.widths[0] / 2.0 + more);
    builder.finish()
}

/// Draws the body of an arrow, up to where its head begins.
pub(crate) fn draw_body(canvas: &mut Canvas, spine: &Curve, style: &Style, colour: Rgb, colours: &Colours) {
    let end = (spine.length() - style.head[0] * 0.8).max(1.0);
    let ink = body(spine, style, end);
    let (edge, reach, strength) = edge(style.hollow, 1.6, colours);
    for (more, colour, alpha) in [(2.6 + reach, edge, strength), (2.6, colours.casing, 1.0)] {
        if let Some(silhouette) = widened(spine, style, end, more) {
            canvas.fill(&silhouette, colour, alpha);
        }
    }
    if let Some(ink) = ink {
        canvas.fill(&ink, colour, 1.0);
    }
}

/// Draws the head of an arrow.
pub(crate) fn draw_head(canvas: &mut Canvas, spine: &Curve, style: &Style, colour: Rgb, colours: &Colours) {
    let corners = head(spine, style);
    let Some(outline) = polygon(corners) else { return };
    // A wider edge would hide more of a head beside it.
    let edge = if style.hollow { colours.failure } else { colours.shadow };
    canvas.stroke(&outline, StrokeStyle::sharp(6.2), edge, EDGE);
    canvas.stroke(&outline, StrokeStyle::sharp(5.2), colours.casing, 1.0);
    canvas.fill(&outline, colour, 1.0);
    if style.hollow
        && let Some(inside) = polygon(shrunk(corners, 0.5))
    {
        canvas.fill(&inside, colours.casing, 1.0);
    }
}

/// Draws the line of a support, with a dot at its end; it is `bold` times as wide as usual.
pub(crate) fn draw_support(
    canvas: &mut Canvas,
    spine: &Curve,
    broken: bool,
    dot: Option<f32>,
    bold: f32,
    colour: Rgb,
    colours: &Colours,
) {
    let mut builder = PathBuilder::new();
    for (index, &[x, y]) in spine.points().iter().enumerate() {
        if index == 0 { builder.move_to(x, y) } else { builder.line_to(x, y) }
    }
    let Some(path) = builder.finish() else { return };
    let (edge, reach, strength) = edge(broken, 1.7, colours);
    let width = 6.2 + bolder(bold);
    canvas.stroke(&path, StrokeStyle::solid(width + 3.6 + 2.0 * reach), edge, strength);
    canvas.stroke(&path, StrokeStyle::solid(width + 3.6), colours.casing, 1.0);
    let dashes: &[f32] = if broken { &[11.0, 8.0] } else { &[] };
    canvas.stroke(&path, StrokeStyle { width, dashes, round: !broken }, colour, 1.0);
    if let Some(r) = dot {
        let ([x, y], _) = spine.at(spine.length());
        if let (Some(outer), Some(inner)) =
            (PathBuilder::from_circle(x, y, r), PathBuilder::from_circle(x, y, r * 0.73))
        {
            canvas.stroke(&outer, StrokeStyle::solid(2.0 * reach), edge, strength);
            canvas.fill(&outer, colours.casing, 1.0);
            canvas.fill(&inner, colour, 1.0);
        }
    }
}

/// Draws a faint line for an order that somebody else would have to give.
pub(crate) fn draw_ghost(canvas: &mut Canvas, spine: &Curve, style: &Style, colours: &Colours) {
    let end = (spine.length() - style.head[0] * 0.8).max(1.0);
    for path in [body(spine, style, end), polygon(head(spine, style))].into_iter().flatten() {
        canvas.stroke(&path, StrokeStyle::solid(3.6), colours.shadow, 0.5);
        canvas.fill(&path, colours.casing, 0.9);
    }
}

/// Joins a cross beside a short line to the line that it belongs to.
pub(crate) fn draw_leader(canvas: &mut Canvas, [from, to]: [Point; 2], colours: &Colours) {
    let mut builder = PathBuilder::new();
    builder.move_to(from[0], from[1]);
    builder.line_to(to[0], to[1]);
    if let Some(path) = builder.finish() {
        canvas.stroke(&path, StrokeStyle::solid(6.6), colours.casing, 1.0);
        canvas.stroke(&path, StrokeStyle::solid(3.4), colours.failure, 1.0);
    }
}

/// Draws a way over a strait: dashes without heads, since every order's line ends in a head, a dot or a ring.
pub(crate) fn draw_bridge(canvas: &mut Canvas, a: Point, b: Point, colours: &Colours) {
    // Very short straits get a longer way, so that it is visible.
    let length = distance(a, b).max(1.0);
    let wanted = length.max(54.0);
    let (mx, my) = ((a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0);
    let (dx, dy) = ((b[0] - a[0]) / length * wanted / 2.0, (b[1] - a[1]) / length * wanted / 2.0);
    let (a, b) = ([mx - dx, my - dy], [mx + dx, my + dy]);
    let mut builder = PathBuilder::new();
    builder.move_to(a[0], a[1]);
    builder.line_to(b[0], b[1]);
    if let Some(path) = builder.finish() {
        // The dashes of the shortest way are told apart at a chat's width.
        canvas.stroke(&path, StrokeStyle::solid(8.6), colours.neutral, 0.9);
        canvas.stroke(&path, StrokeStyle { width: 4.4, dashes: &[9.0, 6.0], round: false }, colours.ink, 1.0);
    }
}

/// Marks a point at which four seas meet and all border each other.
pub(crate) fn draw_crossing(canvas: &mut Canvas, [x, y]: Point, colours: &Colours) {
    let Some(ring) = PathBuilder::from_circle(x, y, 10.0) else { return };
    canvas.fill(&ring, colours.sea, 1.0);
    let mut builder = PathBuilder::new();
    builder.push_circle(x, y, 10.0);
    if let Some(path) = builder.finish() {
        canvas.stroke(&path, StrokeStyle::solid(2.4), colours.sea_border, 1.0);
    }
}
