//! The title bar above the map: the subject, and the number of centres of each power.

use tiny_skia::{Path, PathBuilder};

use crate::canvas::{Canvas, StrokeStyle};
use crate::geometry::UNITS_WIDE;
use crate::marks::{Marks, beginnings};
use crate::palette::Colours;
use crate::scene::{PowerBadge, Scene};
use crate::text::{Line, Typeface};

/// Height of the title bar in units, with the rule below it.
pub(crate) const HEIGHT: f32 = 148.0;
/// Height of the rule.
const RULE: f32 = 4.5;

const MARGIN: f32 = 34.0;
const BADGE_GAP: f32 = 8.0;
const BADGE_TOP: f32 = 17.0;
const BADGE_HEIGHT: f32 = 108.0;
/// From so many badges on they stand in two rows, each with the letters of its power in place of the name.
const TWO_ROWS: usize = 13;
/// The share of the width that badges take, and the widest badge.
const BADGES: f32 = 0.68;
const WIDEST: f32 = 190.0;

/// A rectangle with round corners.
pub(crate) fn rounded(x: f32, y: f32, width: f32, height: f32, r: f32) -> Option<Path> {
    let k = r * 0.4477;
    let (right, bottom) = (x + width, y + height);
    let mut b = PathBuilder::new();
    b.move_to(x + r, y);
    b.line_to(right - r, y);
    b.cubic_to(right - k, y, right, y + k, right, y + r);
    b.line_to(right, bottom - r);
    b.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    b.line_to(x + r, bottom);
    b.cubic_to(x + k, bottom, x, bottom - k, x, bottom - r);
    b.line_to(x, y + r);
    b.cubic_to(x, y + k, x + k, y, x + r, y);
    b.close();
    b.finish()
}

/// Sets a line in the largest size that isn't wider than `room`.
pub(crate) fn fitted(typeface: Typeface, size: f32, text: &str, room: f32) -> Line {
    let line = Line::set(typeface, size, text);
    if line.width <= room { line } else { Line::set(typeface, size * room / line.width, text) }
}

/// Sets a line in this size; what isn't in `room` is left out, with an ellipsis.
pub(crate) fn cut(typeface: Typeface, size: f32, text: &str, room: f32) -> Line {
    let line = Line::set(typeface, size, text);
    if line.width <= room {
        return line;
    }
    let ends = text.char_indices().map(|(end, _)| end).rev();
    let mut shorter =
        ends.filter_map(|end| Some(Line::set(typeface, size, &format!("{}…", text.get(..end)?.trim_end()))));
    shorter.find(|line| line.width <= room).unwrap_or(line)
}

/// As much of a subtitle as has `room` in a narrow picture: the last parts, after a dot in the middle, are left out first.
fn shortest(subtitle: &str, room: f32) -> &str {
    let mut text = subtitle;
    while Line::set(Typeface::Sans, LARGE, text).width > room
        && let Some((first, _)) = text.rsplit_once(" · ")
    {
        text = first;
    }
    text
}

/// What a title bar shows.
pub(crate) struct TitleBar<'a> {
    pub title: &'a str,
    pub subtitle: &'a str,
    pub badges: &'a [PowerBadge],
    /// Whether badges leave room for the powers' patterns.
    pub hatched: bool,
    /// Whether the picture is narrow: its words are larger, and shorter where they have no room.
    pub large: bool,
}

impl<'a> TitleBar<'a> {
    pub fn of(scene: &'a Scene, large: bool) -> Self {
        let Scene { title, subtitle, badges, marks, .. } = scene;
        Self { title, subtitle, badges, hatched: *marks == Marks::Patterns, large }
    }
}

/// Draws the title bar without its badges at the top of the canvas, whose background already has the title bar's colour.
pub(crate) fn draw(canvas: &mut Canvas, of: &TitleBar<'_>, colours: &Colours) {
    let TitleBar { title, subtitle, badges, large, .. } = *of;
    canvas.set_origin(0.0, 0.0);
    canvas.rectangle(0.0, HEIGHT - RULE, UNITS_WIDE, RULE, colours.rule, 1.0);
    let [first, ..] = place_of(badges.len(), 0);
    let room = first - 2.0 * MARGIN;
    let title = fitted(Typeface::Title, 56.0, title, room);
    let subtitle = if large {
        cut(Typeface::Sans, LARGE, shortest(subtitle, room), room)
    } else {
        fitted(Typeface::Sans, 34.0, subtitle, room)
    };
    if let Some(path) = title.at(MARGIN, 67.0) {
        canvas.fill(&path, colours.title, 1.0);
    }
    if let Some(path) = subtitle.at(MARGIN, 116.0) {
        canvas.fill(&path, colours.muted, 1.0);
    }
}

/// Draws the badges of the title bar at the top of the canvas: the same in pictures with different titles.
pub(crate) fn draw_badges(canvas: &mut Canvas, of: &TitleBar<'_>, colours: &Colours) {
    let TitleBar { badges, hatched, large, .. } = *of;
    let [_, _, wide, _] = place_of(badges.len(), 0);
    let short = match (badges.len() < TWO_ROWS, large) {
        (false, _) => beginnings(&names(badges)),
        (true, true) => short_names(&names(badges), LARGE, wide - ROOM),
        (true, false) => Vec::new(),
    };
    for (at, badge) in badges.iter().enumerate() {
        let short = short.get(at).map(String::as_str);
        draw_badge(canvas, badge, short, place_of(badges.len(), at), hatched, colours);
    }
}

fn names(badges: &[PowerBadge]) -> Vec<String> {
    badges.iter().map(|badge| badge.name.clone()).collect()
}

/// The powers' names where there is little `room`: whole ones if all of them have it in this size, otherwise the first letters of each.
pub(crate) fn short_names(names: &[String], size: f32, room: f32) -> Vec<String> {
    if names.iter().all(|name| Line::set(Typeface::Sans, size, name).width <= room) {
        return names.to_vec();
    }
    let first: Vec<String> = names.iter().map(|name| name.chars().take(3).collect()).collect();
    let differ = (1..first.len()).all(|place| !first[..place].contains(&first[place]));
    if differ { first } else { beginnings(names) }
}

/// Where one of so many badges is: left, top, width and height in units.
fn place_of(count: usize, at: usize) -> [f32; 4] {
    if count < TWO_ROWS {
        let (first, wide) = columns(count);
        return [first + at as f32 * (wide + BADGE_GAP), BADGE_TOP, wide, BADGE_HEIGHT];
    }
    let in_row = count.div_ceil(2);
    let (first, wide) = columns(in_row);
    let (row, column) = (at / in_row, at % in_row);
    let high = (BADGE_HEIGHT - BADGE_GAP) / 2.0;
    [first + column as f32 * (wide + BADGE_GAP), BADGE_TOP + row as f32 * (high + BADGE_GAP), wide, high]
}

/// The left edge of the first badge of a row, and the width of each.
fn columns(badges: usize) -> (f32, f32) {
    let wide = match badges {
        0 => 0.0,
        count => ((UNITS_WIDE * BADGES) / count as f32 - BADGE_GAP).min(WIDEST),
    };
    (UNITS_WIDE - MARGIN + BADGE_GAP - (wide + BADGE_GAP) * badges as f32, wide)
}

/// The place of a pattern in each badge: left, top, width and height in units.
pub(crate) fn swatches(badges: &[PowerBadge], large: bool) -> impl Iterator<Item = (&PowerBadge, [f32; 4])> {
    badges.iter().enumerate().map(move |(at, badge)| {
        let [x, top, wide, high] = place_of(badges.len(), at);
        let deep = match (high < BADGE_HEIGHT, large) {
            (true, _) => 11.0,
            (false, true) => 15.0,
            (false, false) => 21.0,
        };
        (badge, [x + 10.0, top + 6.0, wide - 20.0, deep])
    })
}

/// Draws a badge; `short` is its power's name for a narrow picture, or letters where there is no room for a name.
fn draw_badge(
    canvas: &mut Canvas,
    badge: &PowerBadge,
    short: Option<&str>,
    [x, top, wide, high]: [f32; 4],
    hatched: bool,
    colours: &Colours,
) {
    let (Some(power), Some(body)) = (colours.powers.get(badge.power.index()), rounded(x, top, wide, high, 14.0)) else {
        return;
    };
    let strength = if badge.eliminated { 0.4 } else { 1.0 };
    let fill = colours.title_bar.mix(power.strong, strength);
    let text = fill.mix(if badge.eliminated { colours.muted } else { power.on_strong }, 1.0);
    canvas.fill(&body, fill, 1.0);
    if badge.won {
        canvas.stroke(&body, StrokeStyle::solid(WON), colours.title, 1.0);
    } else {
        canvas.stroke(&body, StrokeStyle::solid(3.0), colours.muted, 0.8 * strength);
    }
    let middle = x + wide / 2.0;
    let mut set = |typeface, size, words: &str, baseline: f32| {
        let line = fitted(typeface, size, words, wide - ROOM);
        if let Some(path) = line.at(middle - line.width / 2.0, top + baseline) {
            canvas.fill(&path, text, 1.0);
        }
    };
    let count = match badge.change {
        0 => badge.centres.to_string(),
        // A minus as wide as the plus.
        lost if lost < 0 => format!("{} \u{2212}{}", badge.centres, -lost),
        won => format!("{} +{won}", badge.centres),
    };
    if high < BADGE_HEIGHT {
        let (size, baseline) = if hatched { (26.0, 43.0) } else { (34.0, 37.0) };
        set(Typeface::Label, size, &format!("{} {count}", short.unwrap_or(&badge.name)), baseline);
        return;
    }
    if let Some(short) = short {
        let (size, baseline) = if hatched { (42.0, 54.0) } else { (54.0, 50.0) };
        set(Typeface::Label, size, &count, baseline);
        set(Typeface::Sans, LARGE, short, 98.0);
        return;
    }
    match halves(&badge.name, wide - ROOM) {
        None => {
            let (size, baseline) = if hatched { (50.0, 66.0) } else { (60.0, 61.0) };
            set(Typeface::Label, size, &count, baseline);
            set(Typeface::Sans, NAME, &badge.name, 95.0);
        }
        Some((first, second)) => {
            let (size, baseline, name) = if hatched { (32.0, 50.0, 27.0) } else { (44.0, 40.0, NAME) };
            set(Typeface::Label, size, &count, baseline);
            set(Typeface::Sans, name, first, 75.0);
            set(Typeface::Sans, name, second, 101.0);
        }
    }
}

/// Size of a power's name in units, and of the smaller words of a narrow picture.
const NAME: f32 = 33.0;
const LARGE: f32 = 46.0;
/// The width of the edge around the badge of the power that has won.
const WON: f32 = 8.0;
/// How much narrower than a badge its words are.
const ROOM: f32 = 12.0;

/// The two lines of a name that is too long for one: after a blank or a hyphen.
fn halves(name: &str, room: f32) -> Option<(&str, &str)> {
    if Line::set(Typeface::Sans, NAME, name).width <= room * 1.08 {
        return None;
    }
    let (cut, _) = name.char_indices().find(|(_, letter)| matches!(letter, ' ' | '-'))?;
    let (first, second) = (name.get(..=cut)?, name.get(cut + 1..)?);
    Some((first.trim_end(), second))
}

#[cfg(test)]
mod tests {
    use dragoman_engine::Map;

    use super::*;

    #[test]
    fn many_badges_stand_in_two_rows_beside_each_other() {
        for count in [1, 7, 12, 13, 34, 64] {
            let places: Vec<[f32; 4]> = (0..count).map(|at| place_of(count, at)).collect();
            for (at, [x, y, wide, high]) in places.iter().enumerate() {
                let [right, bottom] = [x + wide, y + high];
                assert!(*x > 0.3 * UNITS_WIDE && right < UNITS_WIDE && bottom < HEIGHT - RULE, "{count}: {at}");
                let apart = |other: &[f32; 4]| *x >= other[0] + other[2] || *y >= other[1] + other[3];
                assert!(places[..at].iter().all(apart), "{count}: {at}");
            }
            let rows = places.iter().filter(|place| (place[0] - places[0][0]).abs() < 0.1).count();
            assert_eq!(rows, if count < TWO_ROWS { 1 } else { 2 }, "{count}");
        }
    }

    #[test]
    fn names_of_powers_have_nine_pixels_at_a_chats_width() {
        let words = dragoman_locales::words().unwrap();
        for map in Map::variants().into_iter().filter(|map| map.powers().count() < TWO_ROWS) {
            let (_, wide) = columns(map.powers().count());
            for language in words.languages() {
                for power in map.powers() {
                    let name = words.power(language, map.power_id(power));
                    let lines =
                        halves(&name, wide - ROOM).map_or(vec![name.as_str()], |(first, second)| vec![first, second]);
                    for line in lines {
                        let share = (wide - ROOM) / Line::set(Typeface::Sans, NAME, line).width;
                        let pixels = NAME * share.min(1.0) * 550.0 / UNITS_WIDE;
                        assert!(pixels >= 9.0, "{line} in {language}: {pixels}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_has_no_room_in_a_narrow_picture_is_left_out_from_its_end() {
        let wide = |text: &str| Line::set(Typeface::Sans, LARGE, text).width;
        assert_eq!(shortest("Orders · Classic", wide("Orders · Classic")), "Orders · Classic");
        assert_eq!(shortest("Orders · Classic", wide("Orders · C")), "Orders");
        assert_eq!(shortest("Orders", 1.0), "Orders");
    }
}
