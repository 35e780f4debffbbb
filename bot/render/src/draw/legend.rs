//! The legend: a panel that explains the signs, drawn only when asked for, since it costs room.

use super::arrow::{self, Style};
use super::canvas::{Canvas, Pen};
use super::curve::Curve;
use super::strip::{fitted, rounded};
use super::symbols::{self, Shape, Sign};
use crate::colour::Rgb;
use crate::geometry::{Board, Point};
use crate::palette::Colours;
use crate::scene::LegendWords;
use crate::text::Typeface;

const ROW: f32 = 57.0;
const COLUMN: f32 = 320.0;
const PADDING: f32 = 18.0;
const SIGNS: f32 = 128.0;

/// What a row of the legend shows.
#[derive(Clone, Copy)]
enum Example {
    Unit(Shape),
    Dislodged,
    Built,
    Removed,
    Hold,
    Arrow(Style),
    Wave,
    Support { broken: bool },
}

/// Draws the panel where the board has room for it. The origin of the canvas is the map's.
pub(crate) fn draw(canvas: &mut Canvas, board: Board, words: &LegendWords, colours: &Colours) {
    let rows = [
        (Example::Unit(Shape::Army), &words.army),
        (Example::Unit(Shape::Fleet), &words.fleet),
        (Example::Dislodged, &words.dislodged),
        (Example::Built, &words.build),
        (Example::Removed, &words.disband),
        (Example::Hold, &words.hold),
        (Example::Arrow(Style::MOVE), &words.moved),
        (Example::Arrow(Style::FAILED), &words.failed),
        (Example::Support { broken: false }, &words.support),
        (Example::Support { broken: true }, &words.cut),
        (Example::Wave, &words.convoy),
        (Example::Arrow(Style::RETREAT), &words.retreat),
    ];
    let columns = match board {
        Board::Classic => 1,
        Board::AncientMediterranean => 2,
    };
    let tall = rows.len().div_ceil(columns);
    let (width, height) = (columns as f32 * COLUMN + 2.0 * PADDING, tall as f32 * ROW + 2.0 * PADDING);
    let [left, top] = match board {
        Board::Classic => [20.0, 20.0],
        Board::AncientMediterranean => [20.0, board.geometry().height - height - 20.0],
    };
    if let (Some(outer), Some(inner)) =
        (rounded(left, top, width, height, 16.0), rounded(left + 5.0, top + 5.0, width - 10.0, height - 10.0, 12.0))
    {
        canvas.fill(&outer, colours.strip, 1.0);
        canvas.stroke(&inner, Pen::solid(2.0), colours.rule, 1.0);
    }
    // Any power's colour would do; the second is a blue that shows well on both themes.
    let colour = colours.powers.get(1).map_or(colours.ink, |power| power.strong);
    for (number, (example, word)) in rows.into_iter().enumerate() {
        let x = left + PADDING + (number / tall) as f32 * COLUMN;
        let y = top + PADDING + (number % tall) as f32 * ROW + ROW / 2.0;
        show(canvas, example, [x, y], colour, colours);
        let line = fitted(Typeface::Sans, 29.0, word, COLUMN - SIGNS - 16.0);
        if let Some(path) = line.at(x + SIGNS + 8.0, y + line.capital / 2.0) {
            canvas.fill(&path, colours.title, 1.0);
        }
    }
}

fn show(canvas: &mut Canvas, example: Example, [x, y]: Point, colour: Rgb, colours: &Colours) {
    let middle = x + SIGNS / 2.0;
    let mut unit = |shape: Shape, size: f32, alpha: f32| {
        if let Some(stamp) = symbols::unit_stamp(shape, colour, colours, size, canvas.scale()) {
            canvas.stamp(&stamp, middle, y, alpha);
        }
    };
    match example {
        Example::Unit(shape) => unit(shape, 0.8, 1.0),
        Example::Dislodged => {
            symbols::draw_burst(canvas, middle, y, 0.6, colours);
            if let Some(stamp) = symbols::unit_stamp(Shape::Army, colour, colours, 0.55, canvas.scale()) {
                canvas.stamp(&stamp, middle, y, 1.0);
            }
        }
        Example::Built => {
            unit(Shape::Fleet, 0.8, 1.0);
            symbols::sign(canvas, Sign::Built, middle + 17.0, y - 15.0, 10.5, colours);
        }
        Example::Removed => {
            unit(Shape::Army, 0.8, 0.55);
            symbols::sign(canvas, Sign::Failed, middle + 15.0, y - 14.0, 10.5, colours);
        }
        Example::Hold => {
            unit(Shape::Army, 0.62, 1.0);
            symbols::ring(canvas, symbols::octagon(25.0), middle, y, &[], colour, colours);
        }
        Example::Arrow(style) => {
            let spine = Curve::bent([x + 6.0, y], [x + SIGNS - 4.0, y], 0.0);
            arrow::draw_body(canvas, &spine, &style, colour, colours);
            arrow::draw_head(canvas, &spine, &style, colour, colours);
            if style.hollow {
                symbols::sign(canvas, Sign::Failed, x + 44.0, y, 13.0, colours);
            }
        }
        Example::Wave => {
            let water = Curve::bent([x + 6.0, y], [x + SIGNS - 38.0, y], 0.0).waved(7.0, 34.0);
            let mut points = water.points().to_vec();
            points.push([x + SIGNS - 4.0, y]);
            let spine = Curve::through(points);
            arrow::draw_body(canvas, &spine, &Style::CONVOYED, colour, colours);
            arrow::draw_head(canvas, &spine, &Style::CONVOYED, colour, colours);
        }
        Example::Support { broken } => {
            let spine = Curve::bent([x + 6.0, y], [x + SIGNS - 14.0, y], 0.0);
            arrow::draw_support(canvas, &spine, broken, Some(10.0), colour, colours);
            if broken {
                symbols::sign(canvas, Sign::Failed, x + 50.0, y, 10.5, colours);
            }
        }
    }
}
