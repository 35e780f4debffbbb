//! The title bar above the map: the subject, and the number of centres of each power.

use tiny_skia::{Path, PathBuilder};

use super::canvas::{Canvas, StrokeStyle};
use crate::geometry::UNITS_WIDE;
use crate::marks::Marks;
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

/// What a title bar shows.
pub(crate) struct TitleBar<'a> {
    pub title: &'a str,
    pub subtitle: &'a str,
    pub badges: &'a [PowerBadge],
    /// Whether badges leave room for the powers' patterns.
    pub hatched: bool,
}

impl<'a> TitleBar<'a> {
    pub fn of(scene: &'a Scene) -> Self {
        let Scene { title, subtitle, badges, marks, .. } = scene;
        Self { title, subtitle, badges, hatched: *marks == Marks::Patterns }
    }
}

/// Draws the title bar at the top of the canvas, whose background already has the title bar's colour.
pub(crate) fn draw(canvas: &mut Canvas, of: &TitleBar<'_>, colours: &Colours) {
    let TitleBar { title, subtitle, badges, hatched } = *of;
    canvas.set_origin(0.0, 0.0);
    canvas.rectangle(0.0, HEIGHT - RULE, UNITS_WIDE, RULE, colours.rule, 1.0);
    let (first, wide) = columns(badges.len());
    let room = first - 2.0 * MARGIN;
    let title = fitted(Typeface::Title, 56.0, title, room);
    let subtitle = fitted(Typeface::Sans, 34.0, subtitle, room);
    if let Some(path) = title.at(MARGIN, 67.0) {
        canvas.fill(&path, colours.title, 1.0);
    }
    if let Some(path) = subtitle.at(MARGIN, 116.0) {
        canvas.fill(&path, colours.muted, 1.0);
    }
    for (place, badge) in badges.iter().enumerate() {
        let x = first + place as f32 * (wide + BADGE_GAP);
        draw_badge(canvas, badge, [x, wide], hatched, colours);
    }
}

/// The left edge of the first badge, and the width of each.
fn columns(badges: usize) -> (f32, f32) {
    let wide = match badges {
        0 => 0.0,
        count => ((UNITS_WIDE * 0.62) / count as f32 - BADGE_GAP).min(176.0),
    };
    (UNITS_WIDE - MARGIN + BADGE_GAP - (wide + BADGE_GAP) * badges as f32, wide)
}

/// The place of a pattern in each badge: left, top, width and height in units.
pub(crate) fn swatches(badges: &[PowerBadge]) -> impl Iterator<Item = (&PowerBadge, [f32; 4])> {
    let (first, wide) = columns(badges.len());
    badges.iter().enumerate().map(move |(place, badge)| {
        let x = first + place as f32 * (wide + BADGE_GAP);
        (badge, [x + 10.0, BADGE_TOP + 6.0, wide - 20.0, 21.0])
    })
}

fn draw_badge(canvas: &mut Canvas, badge: &PowerBadge, [x, wide]: [f32; 2], hatched: bool, colours: &Colours) {
    let (Some(power), Some(body)) =
        (colours.powers.get(badge.power.index()), rounded(x, BADGE_TOP, wide, BADGE_HEIGHT, 14.0))
    else {
        return;
    };
    let strength = if badge.eliminated { 0.4 } else { 1.0 };
    let fill = colours.title_bar.mix(power.strong, strength);
    let text = fill.mix(if badge.eliminated { colours.muted } else { power.on_strong }, 1.0);
    canvas.fill(&body, fill, 1.0);
    canvas.stroke(&body, StrokeStyle::solid(2.0), colours.muted, 0.55 * strength);
    let middle = x + wide / 2.0;
    let mut set = |typeface, size, words: &str, baseline: f32| {
        let line = fitted(typeface, size, words, wide - 14.0);
        if let Some(path) = line.at(middle - line.width / 2.0, BADGE_TOP + baseline) {
            canvas.fill(&path, text, 1.0);
        }
    };
    let count = match badge.change {
        0 => badge.centres.to_string(),
        // A minus as wide as the plus.
        lost if lost < 0 => format!("{} \u{2212}{}", badge.centres, -lost),
        won => format!("{} +{won}", badge.centres),
    };
    match halves(&badge.name, wide - 14.0) {
        None => {
            let (size, baseline) = if hatched { (50.0, 66.0) } else { (60.0, 61.0) };
            set(Typeface::Label, size, &count, baseline);
            set(Typeface::Sans, NAME, &badge.name, 95.0);
        }
        Some((first, second)) => {
            let (size, baseline) = if hatched { (36.0, 53.0) } else { (52.0, 50.0) };
            set(Typeface::Label, size, &count, baseline);
            set(Typeface::Sans, 24.0, first, 75.0);
            set(Typeface::Sans, 24.0, second, 97.0);
        }
    }
}

/// Size of a power's name in units.
const NAME: f32 = 28.0;

/// The two lines of a name that is too long for one: after a blank or a hyphen.
fn halves(name: &str, room: f32) -> Option<(&str, &str)> {
    if Line::set(Typeface::Sans, NAME, name).width <= room * 1.08 {
        return None;
    }
    let (cut, _) = name.char_indices().find(|(_, letter)| matches!(letter, ' ' | '-'))?;
    let (first, second) = (name.get(..=cut)?, name.get(cut + 1..)?);
    Some((first.trim_end(), second))
}
