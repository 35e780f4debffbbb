//! The centre chart as lines over a table.
//!
//! The lines show who rises and falls, and whose each is at its end; the table below them has the numbers, each under its point of
//! the line. Colours, fonts and title bar are those of the maps.

use tiny_skia::PathBuilder;

use super::title_bar::{self, HEIGHT, TitleBar, cut, fitted, rounded, short_names};
use crate::canvas::{Canvas, StrokeStyle};
use crate::chart::{Chart, ChartRow};
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
/// The width of a name at the end of a line, how far it is from the last point, and from the edge of the picture.
const END: f32 = 104.0;
const END_GAP: f32 = 28.0;
const END_MARGIN: f32 = 16.0;
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
    /// Columns for `years`, as wide as leaves room for the names at the ends of the lines.
    fn new(years: usize) -> Self {
        let first = MARGIN + NAMES;
        let years = years.max(1) as f32;
        let ends = UNITS_WIDE - END_MARGIN - END - END_GAP - first;
        Self { first, wide: ((UNITS_WIDE - MARGIN - first) / years).min(ends / (years - 0.5)) }
    }

    fn middle(&self, year: usize) -> f32 {
        self.first + (year as f32 + 0.5) * self.wide
    }
}

/// Draws `chart` over the whole canvas; its words are larger in a narrow picture (`large`), and of the years some are left out.
pub(crate) fn draw(canvas: &mut Canvas, chart: &Chart, large: bool, colours: &Colours) {
    let bar = TitleBar { title: &chart.title, subtitle: &chart.subtitle, badges: &[], hatched: false, large };
    title_bar::draw(canvas, &bar, colours);
    let columns = Columns::new(chart.years.len());
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
    let shift = |place: usize| (place as f32 - (chart.rows.len() as f32 - 1.0) / 2.0) * 6.0;
    let height = |place: usize, count: u8| y(f32::from(count)) + shift(place);
    draw_ends(canvas, chart, columns, [top, bottom], &height, (large, colours));
    for (place, row) in chart.rows.iter().enumerate() {
        let Some(power) = colours.powers.get(row.power.index()) else { continue };
        let mut path = PathBuilder::new();
        for (year, count) in row.living().enumerate() {
            let (x, at) = (columns.middle(year), height(place, *count));
            if year == 0 { path.move_to(x, at) } else { path.line_to(x, at) }
        }
        if let Some(path) = path.finish().filter(|_| row.centres.len() > 1) {
            canvas.stroke(&path, StrokeStyle::solid(15.0), colours.casing, 1.0);
            canvas.stroke(&path, StrokeStyle::solid(10.0), power.strong, 1.0);
        }
    }
    for (place, row) in chart.rows.iter().enumerate() {
        let Some(power) = colours.powers.get(row.power.index()) else { continue };
        for (year, count) in row.living().enumerate() {
            let (x, at) = (columns.middle(year), height(place, *count));
            if let Some(dot) = PathBuilder::from_circle(x, at, 11.0) {
                canvas.fill(&dot, colours.casing, 1.0);
            }
            if let Some(dot) = PathBuilder::from_circle(x, at, 8.0) {
                canvas.fill(&dot, power.strong, 1.0);
            }
        }
    }
}

/// Draws the name of each power that still has centres at the end of its line, unless there are more than have room.
fn draw_ends(
    canvas: &mut Canvas,
    chart: &Chart,
    columns: &Columns,
    room: [f32; 2],
    height: &dyn Fn(usize, u8) -> f32,
    (large, colours): (bool, &Colours),
) {
    let last = chart.years.len().saturating_sub(1);
    let (size, tall) = if large { (LARGE, 52.0) } else { (34.0, 42.0) };
    let mut ends: Vec<(usize, f32)> = Vec::new();
    for (place, row) in chart.rows.iter().enumerate() {
        let count = row.centres.get(last).copied().unwrap_or(0);
        if count > 0 {
            ends.push((place, height(place, count)));
        }
    }
    let apart = tall + 4.0;
    if ends.len() as f32 * apart > room[1] - room[0] {
        return;
    }
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    let wanted: Vec<f32> = ends.iter().map(|(_, at)| *at).collect();
    let names: Vec<String> = chart.rows.iter().map(|row| row.name.clone()).collect();
    let names = short_names(&names, size, END - 14.0);
    let (x, left) = (columns.middle(last), columns.middle(last) + END_GAP);
    for ((place, from), at) in ends.into_iter().zip(spread(&wanted, apart, room)) {
        let Some(power) = chart.rows.get(place).and_then(|row| colours.powers.get(row.power.index())) else { continue };
        let mut path = PathBuilder::new();
        path.move_to(x, from);
        path.line_to(left, at);
        if let Some(path) = path.finish() {
            canvas.stroke(&path, StrokeStyle::solid(8.0), colours.casing, 1.0);
            canvas.stroke(&path, StrokeStyle::solid(4.0), power.strong, 1.0);
        }
        let Some(badge) = rounded(left, at - tall / 2.0, END, tall, 10.0) else { continue };
        canvas.fill(&badge, power.strong, 1.0);
        canvas.stroke(&badge, StrokeStyle::solid(2.0), colours.muted, 0.55);
        let name = fitted(Typeface::Sans, size, names.get(place).map_or("", String::as_str), END - 10.0);
        if let Some(path) = name.at(left + (END - name.width) / 2.0, at + name.capital / 2.0) {
            canvas.fill(&path, power.on_strong, 1.0);
        }
    }
}

/// The heights nearest to those `wanted`, which are in order, that are `apart` and in the `room`.
fn spread(wanted: &[f32], apart: f32, [top, bottom]: [f32; 2]) -> Vec<f32> {
    // Those that would overlap form a block around the mean of what they want. A block: where its first would be if it were the
    // first of all, and how many it has.
    let mut blocks: Vec<(f32, usize)> = Vec::new();
    for (number, at) in wanted.iter().enumerate() {
        let mut block = (at - apart * number as f32, 1);
        while let Some((first, count)) = blocks.pop_if(|before| before.0 > block.0) {
            let both = count + block.1;
            block = ((first * count as f32 + block.0 * block.1 as f32) / both as f32, both);
        }
        blocks.push(block);
    }
    let least = top + apart / 2.0;
    let most = bottom - apart * (wanted.len() as f32 - 0.5);
    let firsts = blocks.into_iter().flat_map(|(first, count)| std::iter::repeat_n(first, count));
    firsts.enumerate().map(|(number, first)| first.min(most).max(least) + apart * number as f32).collect()
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
            narrow_name(row, &chart.rows, NAMES - 62.0)
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

/// A power's name in a narrow picture: whole, or its first word if that is no other power's too, or as much as there is room for.
fn narrow_name(row: &ChartRow, rows: &[ChartRow], room: f32) -> Line {
    let whole = Line::set(Typeface::Sans, LARGE, &row.name);
    if whole.width <= room {
        return whole;
    }
    let first = first_word(row);
    let alone = rows.iter().filter(|other| first_word(other) == first).count() == 1;
    let short = Line::set(Typeface::Sans, LARGE, first);
    if alone && short.width <= room { short } else { cut(Typeface::Sans, LARGE, &row.name, room) }
}

fn first_word(row: &ChartRow) -> &str {
    row.name.split([' ', '-']).next().unwrap_or(&row.name)
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

#[cfg(test)]
mod tests {
    use dragoman_engine::Map;

    use super::*;

    #[test]
    fn names_at_the_ends_of_lines_are_apart_and_near_to_them() {
        assert_eq!(spread(&[100.0, 200.0], 40.0, [0.0, 300.0]), [100.0, 200.0]);
        assert_eq!(spread(&[100.0, 110.0, 200.0], 40.0, [0.0, 300.0]), [85.0, 125.0, 200.0]);
        assert_eq!(spread(&[5.0, 6.0], 40.0, [0.0, 300.0]), [20.0, 60.0], "not above the lines");
        assert_eq!(spread(&[100.0, 290.0, 295.0], 40.0, [0.0, 300.0]), [100.0, 240.0, 280.0], "nor below");
        assert_eq!(spread(&[], 40.0, [0.0, 300.0]), [0.0; 0]);
        for years in 1..=24 {
            let columns = Columns::new(years);
            assert!(columns.middle(years - 1) + END_GAP + END <= UNITS_WIDE - END_MARGIN + 0.1, "{years}");
            assert!(columns.first + columns.wide * years as f32 <= UNITS_WIDE - MARGIN + 0.1, "{years}");
        }
    }

    #[test]
    fn a_name_without_room_is_cut_to_its_first_word() {
        let map = Map::classic();
        let rows = |names: &[&str]| -> Vec<ChartRow> {
            let rows = names.iter().zip(map.powers());
            rows.map(|(name, power)| ChartRow { power, name: (*name).to_owned(), centres: vec![3] }).collect()
        };
        let set = |text: &str| Line::set(Typeface::Sans, LARGE, text).width;
        let room = set("Austria-Un");
        let widths = |names: &[&str]| -> Vec<f32> {
            let rows = rows(names);
            rows.iter().map(|row| narrow_name(row, &rows, room).width).collect()
        };
        assert_eq!(widths(&["Austria-Ungheria", "Francia"]), [set("Austria"), set("Francia")]);
        let cut = widths(&["Austria-Ungheria", "Austria-Slesia"]);
        assert!(cut.iter().all(|width| *width > set("Austria")), "which of both would it be? {cut:?}");
    }
}
