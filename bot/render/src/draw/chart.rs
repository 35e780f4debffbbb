//! The centre chart as lines over a table.
//!
//! The lines show who rises and falls, the table below them has the numbers, each under its point of the line. Colours,
//! fonts and title bar are those of the maps.

use tiny_skia::PathBuilder;

use super::canvas::{Canvas, StrokeStyle};
use super::title_bar::{self, HEIGHT, TitleBar, cut, fitted, rounded};
use crate::chart::Chart;
use crate::colour::Rgb;
use crate::geometry::UNITS_WIDE;
use crate::palette::Colours;
use crate::text::{Line, Typeface};

const MARGIN: f32 = 34.0;
/// The width for a power's name, in units.
const NAMES: f32 = 330.0;
/// The height of the lines, in units.
const LINES: f32 = 620.0;
const HEAD: f32 = 64.0;
const ROW: f32 = 74.0;
/// The smallest size of words, in a narrow picture: in one of 400 pixels they have nine.
const LARGE: f32 = 46.0;

/// A size in units, in a narrow picture (`large`) or a wide one.
fn sized(size: f32, large: bool) -> f32 {
    if large { size.max(LARGE) } else { size }
}

/// Height of the picture of `chart`, in units.
pub(crate) fn height(chart: &Chart) -> f32 {
    HEIGHT + LINES + HEAD + ROW * chart.rows.len() as f32 + MARGIN
}

/// The positions of the years.
struct Columns {
    first: f32,
    wide: f32,
}

impl Columns {
    fn middle(&self, year: usize) -> f32 {
        self.first + (year as f32 + 0.5) * self.wide
    }
}

/// Draws `chart` over the whole canvas; its words are larger in a narrow picture (`large`), and of the years some are left out.
pub(crate) fn draw(canvas: &mut Canvas, chart: &Chart, large: bool, colours: &Colours) {
    let bar = TitleBar { title: &chart.title, subtitle: &chart.subtitle, badges: &[], hatched: false, large };
    title_bar::draw(canvas, &bar, colours);
    let first = MARGIN + NAMES;
    let room = UNITS_WIDE - MARGIN - first;
    let columns = Columns { first, wide: room / chart.years.len().max(1) as f32 };
    draw_lines(canvas, chart, &columns, large, colours);
    draw_table(canvas, chart, &columns, large, colours);
}

fn draw_lines(canvas: &mut Canvas, chart: &Chart, columns: &Columns, large: bool, colours: &Colours) {
    let most = chart.rows.iter().flat_map(|row| &row.centres).copied().max().unwrap_or(0);
    let top_count = most.max(chart.wins.unwrap_or(0)).max(6) + 1;
    let (top, bottom) = (HEIGHT + 30.0, HEIGHT + LINES - 20.0);
    let y = |count: f32| bottom - (bottom - top) * count / f32::from(top_count);
    let right = UNITS_WIDE - MARGIN;
    let step = if top_count > 20 { 5 } else { 3 };
    for count in (0..=top_count).filter(|count| count % step == 0 && chart.wins != Some(*count)) {
        let at = y(f32::from(count));
        canvas.rectangle(columns.first, at - 1.0, right - columns.first, 2.0, colours.muted, 0.3);
        let size = sized(30.0, large);
        set(canvas, &count.to_string(), size, [columns.first - 24.0, at], Align::End, colours.muted);
    }
    if let Some(wins) = chart.wins {
        let mut path = PathBuilder::new();
        path.move_to(columns.first, y(f32::from(wins)));
        path.line_to(right, y(f32::from(wins)));
        if let Some(path) = path.finish() {
            canvas.stroke(&path, StrokeStyle { width: 4.0, dashes: &[16.0, 12.0], round: false }, colours.rule, 1.0);
        }
        let at = [columns.first - 24.0, y(f32::from(wins))];
        set(canvas, &wins.to_string(), sized(34.0, large), at, Align::End, colours.rule);
    }
    // Lines of powers with equal numbers in the same year are drawn side by side, not over each other.
    for (place, row) in chart.rows.iter().enumerate() {
        let shift = (place as f32 - (chart.rows.len() as f32 - 1.0) / 2.0) * 6.0;
        let Some(power) = colours.powers.get(row.power.index()) else { continue };
        let mut path = PathBuilder::new();
        for (year, count) in row.living().enumerate() {
            let (x, at) = (columns.middle(year), y(f32::from(*count)) + shift);
            if year == 0 { path.move_to(x, at) } else { path.line_to(x, at) }
        }
        if let Some(path) = path.finish().filter(|_| row.centres.len() > 1) {
            canvas.stroke(&path, StrokeStyle::solid(15.0), colours.casing, 1.0);
            canvas.stroke(&path, StrokeStyle::solid(10.0), power.strong, 1.0);
        }
    }
    for (place, row) in chart.rows.iter().enumerate() {
        let shift = (place as f32 - (chart.rows.len() as f32 - 1.0) / 2.0) * 6.0;
        let Some(power) = colours.powers.get(row.power.index()) else { continue };
        for (year, count) in row.living().enumerate() {
            let (x, at) = (columns.middle(year), y(f32::from(*count)) + shift);
            if let Some(dot) = PathBuilder::from_circle(x, at, 11.0) {
                canvas.fill(&dot, colours.casing, 1.0);
            }
            if let Some(dot) = PathBuilder::from_circle(x, at, 8.0) {
                canvas.fill(&dot, power.strong, 1.0);
            }
        }
    }
}

/// Every how many years one is named.
fn named_years(chart: &Chart, columns: &Columns, large: bool) -> usize {
    if !large {
        return 1;
    }
    let widths = chart.years.iter().map(|name| Line::set(Typeface::Sans, LARGE, name).width);
    ((widths.fold(0.0, f32::max) + 16.0) / columns.wide).ceil().max(1.0) as usize
}

fn draw_table(canvas: &mut Canvas, chart: &Chart, columns: &Columns, large: bool, colours: &Colours) {
    let top = HEIGHT + LINES;
    canvas.rectangle(0.0, top, UNITS_WIDE, 3.0, colours.rule, 1.0);
    let every = named_years(chart, columns, large);
    // The last year is always named.
    let last = chart.years.len().saturating_sub(1);
    for (year, name) in chart.years.iter().enumerate().filter(|(year, _)| (last - year).is_multiple_of(every)) {
        let size = if large {
            Line::set(Typeface::Sans, LARGE, name)
        } else {
            fitted(Typeface::Sans, 34.0, name, columns.wide - 10.0)
        };
        let x = columns.middle(year) - size.width / 2.0;
        if let Some(path) = size.at(x, top + HEAD / 2.0 + size.capital / 2.0) {
            canvas.fill(&path, colours.muted, 1.0);
        }
    }
    for (place, row) in chart.rows.iter().enumerate() {
        let y = top + HEAD + place as f32 * ROW;
        let Some(power) = colours.powers.get(row.power.index()) else { continue };
        if let Some(badge) = rounded(MARGIN, y + 6.0, NAMES - 36.0, ROW - 12.0, 12.0) {
            canvas.fill(&badge, power.strong, 1.0);
            canvas.stroke(&badge, StrokeStyle::solid(2.0), colours.muted, 0.55);
        }
        let name = if large {
            cut(Typeface::Sans, LARGE, &row.name, NAMES - 62.0)
        } else {
            fitted(Typeface::Sans, 36.0, &row.name, NAMES - 66.0)
        };
        if let Some(path) = name.at(MARGIN + 16.0, y + ROW / 2.0 + name.capital / 2.0) {
            canvas.fill(&path, power.on_strong, 1.0);
        }
        let most = row.centres.iter().copied().max().unwrap_or(0);
        for (year, count) in row.centres.iter().enumerate() {
            let colour = if *count == 0 { colours.muted } else { colours.title };
            // A power's highest number is emphasised.
            if *count == most && most > 0 {
                let wide = (columns.wide - 8.0).clamp(20.0, 84.0);
                if let Some(cell) = rounded(columns.middle(year) - wide / 2.0, y + 9.0, wide, ROW - 18.0, 10.0) {
                    canvas.fill(&cell, power.strong.mix(colours.title_bar, 0.45), 1.0);
                    canvas.stroke(&cell, StrokeStyle::solid(1.5), colours.muted, 0.5);
                }
            }
            let text = if *count == 0 { "–".to_owned() } else { count.to_string() };
            let at = [columns.middle(year), y + ROW / 2.0];
            set(canvas, &text, sized(40.0, large), at, Align::Middle, colour);
        }
    }
}

#[derive(Clone, Copy)]
enum Align {
    Middle,
    End,
}

fn set(canvas: &mut Canvas, text: &str, size: f32, [x, y]: [f32; 2], align: Align, colour: Rgb) {
    let line = Line::set(Typeface::Label, size, text);
    let left = match align {
        Align::Middle => x - line.width / 2.0,
        Align::End => x - line.width,
    };
    if let Some(path) = line.at(left, y + line.capital / 2.0) {
        canvas.fill(&path, colour, 1.0);
    }
}
