//! The legend: a bar below the map that explains the signs, drawn only on request, since it takes room.

use dragoman_engine::UnitKind;

use super::arrow::{self, Style};
use super::labels;
use super::symbols::{self, Sign};
use super::title_bar::fitted;
use crate::canvas::Canvas;
use crate::colour::Rgb;
use crate::curve::Curve;
use crate::geometry::{Point, UNITS_WIDE};
use crate::palette::Colours;
use crate::scene::LegendWords;
use crate::text::Typeface;

/// The width of a picture in pixels below which the legend has more rows: in two, long words would be too small.
const WIDE: u32 = 1000;
/// The size of words in pixels, at least, where they are small anyway.
const READABLE: f32 = 9.5;

const ROW: f32 = 64.0;
const MARGIN: f32 = 34.0;
const PADDING: f32 = 9.5;
const RULE: f32 = 3.0;
/// The size of words; longer ones are smaller.
const WORD: f32 = 33.0;
/// The width for an example before its text: a unit, a line, or a sign.
const UNIT: f32 = 72.0;
const LINE: f32 = 98.0;
const SIGN: f32 = 46.0;

/// The example in a row of the legend.
#[derive(Clone, Copy)]
enum Example {
    Unit(UnitKind),
    Dislodged,
    Built,
    Removed,
    Hold,
    Arrow(Style),
    Wave,
    Support { broken: bool },
    Standoff,
    Taken,
}

/// How a legend is set: it is below the map, so that it hides nothing. Its units are longer than the map's in narrow pictures.
#[derive(Clone, Copy)]
pub(crate) struct LegendFormat {
    rows: u8,
    columns: u8,
    /// The length of its unit in units of the map.
    unit: f32,
}

impl LegendFormat {
    /// That of a picture of so many pixels' width.
    pub fn of(width: u32) -> Self {
        let (rows, columns) = if width < WIDE { (4, 4) } else { (2, 7) };
        Self { rows, columns, unit: (READABLE * UNITS_WIDE / (WORD * width as f32)).max(1.0) }
    }

    /// Its height in pixels if a unit of the map is `scale` pixels long.
    pub fn height(self, scale: f32) -> usize {
        ((RULE + 2.0 * PADDING + ROW * f32::from(self.rows)) * self.scale(scale)).round() as usize
    }

    /// The length of its unit in pixels if a unit of the map is `scale` pixels long.
    pub fn scale(self, scale: f32) -> f32 {
        scale * self.unit
    }

    /// Its width in units of its own.
    fn width(self) -> f32 {
        UNITS_WIDE / self.unit
    }
}

/// Draws the legend on a canvas of its own, on a background of the title bar's colour.
pub(crate) fn draw(canvas: &mut Canvas, format: LegendFormat, words: &LegendWords, colours: &Colours) {
    let rows = [
        (Example::Unit(UnitKind::Army), &words.army),
        (Example::Unit(UnitKind::Fleet), &words.fleet),
        (Example::Dislodged, &words.dislodged),
        (Example::Hold, &words.hold),
        (Example::Built, &words.build),
        (Example::Removed, &words.disband),
        (Example::Arrow(Style::MOVE), &words.moved),
        (Example::Arrow(Style::FAILED), &words.failed),
        (Example::Support { broken: false }, &words.support),
        (Example::Support { broken: true }, &words.cut),
        (Example::Wave, &words.convoy),
        (Example::Arrow(Style::RETREAT), &words.retreat),
        (Example::Standoff, &words.standoff),
        (Example::Taken, &words.taken),
    ];
    canvas.rectangle(0.0, 0.0, format.width(), RULE, colours.rule, 1.0);
    let in_column = usize::from(format.rows).max(1);
    let column = (format.width() - MARGIN - 20.0) / f32::from(format.columns).max(1.0);
    let colour = of_examples(colours);
    for (number, (example, word)) in rows.into_iter().enumerate() {
        let x = MARGIN + (number / in_column) as f32 * column;
        let y = RULE + PADDING + (number % in_column) as f32 * ROW + ROW / 2.0;
        let room = match example {
            Example::Unit(_) | Example::Dislodged | Example::Built | Example::Removed | Example::Hold => UNIT,
            Example::Arrow(_) | Example::Wave | Example::Support { .. } => LINE,
            Example::Standoff | Example::Taken => SIGN,
        };
        show(canvas, example, [x, y], room, colour, colours);
        let line = fitted(Typeface::Sans, WORD, word, column - room - 20.0);
        if let Some(path) = line.at(x + room + 8.0, y + line.capital / 2.0) {
            canvas.fill(&path, colours.title, 1.0);
        }
    }
}

/// The contrast of the examples with the bar and with their own casing, at least.
const CONTRAST: f32 = 3.4;

/// How near to that of failures their colour may be, as [`Rgb::distance`] measures it.
const UNLIKE_FAILURE: u32 = 40_000;

/// The colour of the examples: the first power's that is clear on the bar and inside its casing, and isn't like that of failures.
fn of_examples(colours: &Colours) -> Rgb {
    let is_clear = |colour: &Rgb| {
        let other = [colours.title_bar, colours.casing];
        other.iter().all(|other| colour.contrast(*other) >= CONTRAST)
            && colour.distance(colours.failure) >= UNLIKE_FAILURE
    };
    colours.powers.iter().map(|power| power.strong).find(is_clear).unwrap_or(colours.ink)
}

fn show(canvas: &mut Canvas, example: Example, [x, y]: Point, room: f32, colour: Rgb, colours: &Colours) {
    let middle = x + room / 2.0;
    let mut unit = |kind: UnitKind, size: f32, alpha: f32| {
        if let Some(sprite) = symbols::unit_sprite(kind, colour, None, colours, size, canvas.scale()) {
            canvas.sprite(&sprite, middle, y, alpha);
        }
    };
    match example {
        Example::Unit(kind) => unit(kind, 0.8, 1.0),
        Example::Dislodged => {
            symbols::draw_burst(canvas, middle, y, 0.6, colours);
            if let Some(sprite) = symbols::unit_sprite(UnitKind::Army, colour, None, colours, 0.55, canvas.scale()) {
                canvas.sprite(&sprite, middle, y, 1.0);
            }
        }
        Example::Built => {
            unit(UnitKind::Fleet, 0.8, 1.0);
            symbols::sign(canvas, Sign::Built, middle + 17.0, y - 15.0, 10.5, colours);
        }
        Example::Removed => {
            unit(UnitKind::Army, 0.8, 0.55);
            symbols::sign(canvas, Sign::Failed, middle + 15.0, y - 14.0, 10.5, colours);
        }
        Example::Hold => {
            unit(UnitKind::Army, 0.62, 1.0);
            symbols::ring(canvas, symbols::octagon(25.0), [middle, y], &[], 1.0, colour, colours);
        }
        Example::Arrow(style) => {
            let spine = Curve::bent([x + 6.0, y], [x + room - 4.0, y], 0.0);
            arrow::draw_body(canvas, &spine, &style, colour, colours);
            arrow::draw_head(canvas, &spine, &style, colour, colours);
            if style.hollow {
                symbols::sign(canvas, Sign::Failed, x + 44.0, y, 13.0, colours);
            }
        }
        Example::Standoff => symbols::sign(canvas, Sign::Standoff, middle, y, 15.0, colours),
        Example::Taken => {
            // A centre of the first power that the second has taken.
            if let Some(sprite) = labels::taken_sprite(colour, None, colours, canvas.scale()) {
                canvas.sprite(&sprite, middle, y, 1.0);
            }
        }
        Example::Wave => {
            let water = Curve::bent([x + 6.0, y], [x + room - 38.0, y], 0.0).waved(7.0, 34.0);
            let mut points = water.points().to_vec();
            points.push([x + room - 4.0, y]);
            let spine = Curve::through(points);
            arrow::draw_body(canvas, &spine, &Style::CONVOYED, colour, colours);
            arrow::draw_head(canvas, &spine, &Style::CONVOYED, colour, colours);
        }
        Example::Support { broken } => {
            let spine = Curve::bent([x + 6.0, y], [x + room - 14.0, y], 0.0);
            arrow::draw_support(canvas, &spine, broken, (!broken).then_some(10.0), 1.0, colour, colours);
            if broken {
                symbols::sign(canvas, Sign::Failed, x + 50.0, y, 10.5, colours);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Board;
    use crate::palette::Theme;

    #[test]
    fn examples_are_clear_on_the_bar_of_every_board() {
        for board in Board::all() {
            for theme in [Theme::Dark, Theme::Light] {
                let colours = Colours::new(board, theme);
                let colour = of_examples(&colours);
                assert!(colours.powers.iter().any(|power| power.strong == colour), "{board:?}, {theme:?}");
            }
        }
    }

    #[test]
    fn words_have_nine_pixels_in_every_picture_that_is_posted() {
        for width in [400, 550, 700, 999, 1000, 1400, 2000, 2800] {
            let format = LegendFormat::of(width);
            let scale = width as f32 / UNITS_WIDE;
            assert!(WORD * format.scale(scale) >= 9.0, "{width}");
            let columns = usize::from(format.columns) * usize::from(format.rows);
            assert!(columns >= 14, "{width}: room for {columns} examples");
        }
    }
}
