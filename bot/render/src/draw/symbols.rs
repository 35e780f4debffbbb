//! The symbols on a map: units, the burst of dislodged ones, marks of success and failure.

use dragoman_engine::UnitKind;
use tiny_skia::{Path, PathBuilder, Transform};

use crate::canvas::{Canvas, Sprite, StrokeStyle, bolder};
use crate::colour::Rgb;
use crate::geometry::Point;
use crate::palette::Colours;
use crate::text::{Line, Typeface};

/// Half the side of the square that holds a unit with its casing at full size, in units.
pub(crate) const UNIT_REACH: f32 = 34.0;

/// Size of a unit's shape against its outline below.
const UNIT_SCALE: f32 = 0.96;

fn build(draw: impl FnOnce(&mut PathBuilder)) -> Option<Path> {
    let mut builder = PathBuilder::new();
    draw(&mut builder);
    builder.finish()
}

fn shield() -> Option<Path> {
    build(|b| {
        b.move_to(-21.0, -22.0);
        b.cubic_to(-12.0, -22.0, -6.0, -23.0, 0.0, -26.0);
        b.cubic_to(6.0, -23.0, 12.0, -22.0, 21.0, -22.0);
        b.line_to(21.0, -3.0);
        b.cubic_to(21.0, 11.0, 12.0, 20.0, 0.0, 26.0);
        b.cubic_to(-12.0, 20.0, -21.0, 11.0, -21.0, -3.0);
        b.close();
    })
}

fn chevrons() -> Option<Path> {
    build(|b| {
        for drop in [0.0, 12.5] {
            b.move_to(-11.5, -1.0 + drop);
            b.line_to(0.0, -12.5 + drop);
            b.line_to(11.5, -1.0 + drop);
        }
    })
}

/// The ship's hull, sails and mast as one silhouette.
fn ship() -> Option<Path> {
    build(|b| {
        b.move_to(-29.0, 7.0);
        b.line_to(29.0, 7.0);
        b.cubic_to(26.0, 17.0, 20.0, 22.0, 12.0, 22.0);
        b.line_to(-13.0, 22.0);
        b.cubic_to(-22.0, 22.0, -27.0, 15.0, -29.0, 7.0);
        b.close();
        b.move_to(3.0, -24.0);
        b.cubic_to(15.0, -17.0, 21.0, -6.0, 23.0, 2.0);
        b.line_to(3.0, 2.0);
        b.close();
        b.move_to(-2.0, -19.0);
        b.line_to(-2.0, 2.0);
        b.line_to(-20.0, 2.0);
        b.cubic_to(-17.0, -8.0, -10.0, -15.0, -2.0, -19.0);
        b.close();
    })
}

fn mast() -> Option<Path> {
    lines([[[0.5, -24.0], [0.5, 8.0]]])
}

fn waterline() -> Option<Path> {
    lines([[[-22.0, 13.6], [21.5, 13.6]]])
}

/// The outline of a unit's symbol around the origin.
pub(crate) fn silhouette(kind: UnitKind) -> Option<Path> {
    match kind {
        UnitKind::Army => shield(),
        UnitKind::Fleet => ship(),
    }
}

/// Lines from one point to another.
fn lines(ends: impl IntoIterator<Item = [Point; 2]>) -> Option<Path> {
    build(|b| {
        for [from, to] in ends {
            b.move_to(from[0], from[1]);
            b.line_to(to[0], to[1]);
        }
    })
}

/// A closed shape with these corners.
pub(super) fn polygon(corners: impl IntoIterator<Item = Point>) -> Option<Path> {
    build(|b| {
        for (number, [x, y]) in corners.into_iter().enumerate() {
            if number == 0 { b.move_to(x, y) } else { b.line_to(x, y) }
        }
        b.close();
    })
}

/// The point of the circle with this radius at `angle`, in radians.
fn on_circle(radius: f32, angle: f32) -> Point {
    [radius * angle.cos(), radius * angle.sin()]
}

/// A star with so many points, one of them on top: they are `outer` from its middle, the corners between them `inner`.
pub(crate) fn star(points: usize, outer: f32, inner: f32) -> Option<Path> {
    let corners = 2 * points;
    polygon((0..corners).map(|corner| {
        let angle = std::f32::consts::TAU * (corner as f32) / corners as f32 - std::f32::consts::FRAC_PI_2;
        on_circle(if corner % 2 == 0 { outer } else { inner }, angle)
    }))
}

/// A regular octagon on a side, for units that hold.
pub(crate) fn octagon(radius: f32) -> Option<Path> {
    polygon((0..8).map(|corner| on_circle(radius, std::f32::consts::TAU * (corner as f32 + 0.5) / 8.0)))
}

/// A circle.
pub(crate) fn circle(radius: f32) -> Option<Path> {
    PathBuilder::from_circle(0.0, 0.0, radius)
}

/// Moves a shape to its place.
pub(crate) fn place(path: Option<Path>, x: f32, y: f32) -> Option<Path> {
    path?.transform(Transform::from_translate(x, y))
}

/// The letters of a power on its symbols, and their colour.
#[derive(Clone, Copy)]
pub(crate) struct Letters<'a> {
    pub text: &'a str,
    pub colour: Rgb,
}

/// A line of text around a point, `size` units large but not wider than `room`.
pub(crate) fn centred(text: &str, size: f32, room: f32, [x, y]: Point) -> Option<Path> {
    let line = Line::set(Typeface::Label, size, text);
    let line = if line.width <= room { line } else { Line::set(Typeface::Label, size * room / line.width, text) };
    line.at(x - line.width / 2.0, y + line.capital / 2.0)
}

/// Draws a unit round the origin of `canvas`, `size` times its full size.
fn unit(canvas: &mut Canvas, kind: UnitKind, fill: Rgb, letters: Option<Letters<'_>>, colours: &Colours, size: f32) {
    let scale = UNIT_SCALE * size;
    let scaled = |path: Option<Path>| path.and_then(|path| path.transform(Transform::from_scale(scale, scale)));
    let style = |width: f32| StrokeStyle::solid(width * scale);
    let outlines = match kind {
        UnitKind::Army => vec![scaled(shield())],
        UnitKind::Fleet => vec![scaled(ship()), scaled(mast())],
    };
    for outline in outlines.iter().flatten() {
        canvas.stroke(outline, style(12.0), colours.shadow, 0.9);
    }
    for outline in outlines.iter().flatten() {
        canvas.stroke(outline, style(7.6), colours.casing, 1.0);
    }
    match kind {
        UnitKind::Army => {
            for outline in outlines.iter().flatten() {
                canvas.fill(outline, fill, 1.0);
            }
            if let Some(letters) = letters {
                if let Some(text) = scaled(centred(letters.text, 42.0, 34.0, [0.0, -2.5])) {
                    canvas.fill(&text, letters.colour, 1.0);
                }
            } else if let Some(chevrons) = scaled(chevrons()) {
                canvas.stroke(
                    &chevrons,
                    StrokeStyle { width: 4.8 * scale, dashes: &[], round: true },
                    colours.casing,
                    1.0,
                );
            }
        }
        UnitKind::Fleet => {
            for outline in outlines.iter().flatten() {
                canvas.fill(outline, fill, 1.0);
            }
            if let Some(mast) = scaled(mast()) {
                canvas.stroke(&mast, style(3.2), fill, 1.0);
            }
            if let Some(letters) = letters {
                if let Some(text) = scaled(centred(letters.text, 38.0, 38.0, [0.0, 1.0])) {
                    canvas.stroke(&text, style(7.0), fill, 1.0);
                    canvas.fill(&text, letters.colour, 1.0);
                }
            } else if let Some(waterline) = scaled(waterline()) {
                canvas.stroke(&waterline, style(2.6), colours.casing, 1.0);
            }
        }
    }
}

/// The drawing of `draw` around the origin, within `reach` units, as a sprite; a unit of length is `scale` pixels.
pub(crate) fn sprite(reach: f32, scale: f32, draw: impl FnOnce(&mut Canvas)) -> Option<Sprite> {
    let half = (reach * scale).ceil();
    let side = 2 * half as usize + 1;
    let mut canvas = Canvas::new(side, side, scale)?;
    canvas.set_origin((half + 0.5) / scale, (half + 0.5) / scale);
    draw(&mut canvas);
    Some(canvas.into_sprite())
}

/// A unit as a sprite, `size` times its full size.
pub(crate) fn unit_sprite(
    kind: UnitKind,
    fill: Rgb,
    letters: Option<Letters<'_>>,
    colours: &Colours,
    size: f32,
    scale: f32,
) -> Option<Sprite> {
    sprite(UNIT_REACH * size, scale, |canvas| unit(canvas, kind, fill, letters, colours, size))
}

/// A sign of radius `r` as a sprite.
pub(crate) fn sign_sprite(kind: Sign, r: f32, colours: &Colours, scale: f32) -> Option<Sprite> {
    sprite(r * 1.4, scale, |canvas| sign(canvas, kind, 0.0, 0.0, r, colours))
}

/// A sign in a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Sign {
    /// A cross on red: it failed.
    Failed,
    /// A plus on green: it is new.
    Built,
    /// Crossed swords: units stood each other off here.
    Standoff,
}

/// Draws a sign of radius `r` at (`x`, `y`).
pub(crate) fn sign(canvas: &mut Canvas, sign: Sign, x: f32, y: f32, r: f32, colours: &Colours) {
    let Some(disc) = PathBuilder::from_circle(x, y, r) else { return };
    let (colour, arms) = match sign {
        Sign::Failed => {
            let arm = r * 0.4;
            (colours.failure, [[[x - arm, y - arm], [x + arm, y + arm]], [[x + arm, y - arm], [x - arm, y + arm]]])
        }
        Sign::Built => {
            let arm = r * 0.55;
            (colours.build, [[[x - arm, y], [x + arm, y]], [[x, y - arm], [x, y + arm]]])
        }
        Sign::Standoff => return standoff(canvas, &disc, [x, y], r, colours),
    };
    canvas.stroke(&disc, StrokeStyle::solid(r * 0.62), colours.shadow, 0.55);
    canvas.stroke(&disc, StrokeStyle::solid(r * 0.36), colours.casing, 1.0);
    canvas.fill(&disc, colour, 1.0);
    if let Some(arms) = lines(arms) {
        canvas.stroke(&arms, StrokeStyle::solid(r * 0.3), colours.casing, 1.0);
    }
}

/// The radius in pixels from which on the swords of a standoff have hilts.
const HILTS: f32 = 12.0;

/// Draws two crossed swords on a light disc with a red edge.
fn standoff(canvas: &mut Canvas, disc: &Path, [x, y]: Point, r: f32, colours: &Colours) {
    canvas.stroke(disc, StrokeStyle::solid(r * 0.62), colours.shadow, 0.55);
    canvas.fill(disc, colours.casing, 1.0);
    canvas.stroke(disc, StrokeStyle::solid(r * 0.24), colours.failure, 1.0);
    let at = |along: f32, aside: f32, side: f32| [x + side * r * along, y + r * aside];
    // Of some pixels a hilt is only a blot.
    let fine = r * canvas.scale() >= HILTS;
    let sword = |side: f32| {
        let blade = [at(-0.5, 0.5, side), at(0.52, -0.52, side)];
        let guard = [at(-0.5, 0.08, side), at(-0.08, 0.5, side)];
        std::iter::once(blade).chain(fine.then_some(guard))
    };
    if let Some(blades) = lines([1.0, -1.0].into_iter().flat_map(sword)) {
        canvas.stroke(&blades, StrokeStyle::solid(r * if fine { 0.19 } else { 0.26 }), colours.ink, 1.0);
    }
}

/// Draws the burst under a dislodged unit.
pub(crate) fn draw_burst(canvas: &mut Canvas, x: f32, y: f32, size: f32, colours: &Colours) {
    if let Some(burst) = place(star(10, 41.0 * size, 32.5 * size), x, y) {
        // A light star with a red edge: on a red one a red unit wouldn't be seen.
        canvas.stroke(&burst, StrokeStyle::solid(10.0 * size), colours.shadow, 0.55);
        canvas.stroke(&burst, StrokeStyle::solid(7.0 * size), colours.failure, 1.0);
        canvas.fill(&burst, colours.casing, 1.0);
    }
}

/// Draws a ring in a power's colour around a point: an octagon for a hold, a circle for a support to hold. Its lines are `bold`
/// times as wide as usual.
pub(crate) fn ring(
    canvas: &mut Canvas,
    path: Option<Path>,
    [x, y]: Point,
    dashes: &[f32],
    bold: f32,
    colour: Rgb,
    colours: &Colours,
) {
    let Some(path) = place(path, x, y) else { return };
    let width = 5.2 + bolder(bold);
    canvas.stroke(&path, StrokeStyle::solid(width + 6.4), colours.shadow, 0.8);
    canvas.stroke(&path, StrokeStyle::solid(width + 3.4), colours.casing, 1.0);
    canvas.stroke(&path, StrokeStyle { width, dashes, round: dashes.is_empty() }, colour, 1.0);
}
