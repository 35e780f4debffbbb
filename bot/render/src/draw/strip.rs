//! The title strip above the map: what is shown, and how many centres each power has.

use tiny_skia::{Path, PathBuilder};

use super::canvas::{Canvas, Pen};
use crate::geometry::UNITS_WIDE;
use crate::palette::Colours;
use crate::scene::Chip;
use crate::text::{Line, Typeface};

/// Height of the strip in units, with the rule below it.
pub(crate) const STRIP: f32 = 148.0;
/// Height of the rule.
const RULE: f32 = 4.5;

const MARGIN: f32 = 34.0;
const CHIP_GAP: f32 = 8.0;
const CHIP_TOP: f32 = 17.0;
const CHIP_HEIGHT: f32 = 108.0;

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

/// Sets a line so that it isn't wider than `room`, smaller if it must be.
pub(crate) fn fitted(typeface: Typeface, size: f32, text: &str, room: f32) -> Line {
    let line = Line::set(typeface, size, text);
    if line.width <= room { line } else { Line::set(typeface, size * room / line.width, text) }
}

/// Draws the strip at the top of the canvas, whose ground is already of the strip's colour.
pub(crate) fn draw(canvas: &mut Canvas, title: &str, subtitle: &str, chips: &[Chip], colours: &Colours) {
    canvas.set_origin(0.0, 0.0);
    canvas.rectangle(0.0, STRIP - RULE, UNITS_WIDE, RULE, colours.rule, 1.0);
    let wide = match chips.len() {
        0 => 0.0,
        count => ((UNITS_WIDE * 0.62) / count as f32 - CHIP_GAP).min(176.0),
    };
    let first = UNITS_WIDE - MARGIN + CHIP_GAP - (wide + CHIP_GAP) * chips.len() as f32;
    let room = first - 2.0 * MARGIN;
    let title = fitted(Typeface::Title, 56.0, title, room);
    let subtitle = fitted(Typeface::Sans, 34.0, subtitle, room);
    if let Some(path) = title.at(MARGIN, 67.0) {
        canvas.fill(&path, colours.title, 1.0);
    }
    if let Some(path) = subtitle.at(MARGIN, 116.0) {
        canvas.fill(&path, colours.muted, 1.0);
    }
    for (place, chip) in chips.iter().enumerate() {
        let x = first + place as f32 * (wide + CHIP_GAP);
        draw_chip(canvas, chip, x, wide, colours);
    }
}

fn draw_chip(canvas: &mut Canvas, chip: &Chip, x: f32, wide: f32, colours: &Colours) {
    let (Some(power), Some(body)) = (colours.powers.get(chip.power), rounded(x, CHIP_TOP, wide, CHIP_HEIGHT, 14.0))
    else {
        return;
    };
    let strength = if chip.eliminated { 0.4 } else { 1.0 };
    let fill = colours.strip.mix(power.strong, strength);
    let text = fill.mix(if chip.eliminated { colours.muted } else { power.on_strong }, 1.0);
    canvas.fill(&body, fill, 1.0);
    canvas.stroke(&body, Pen::solid(2.0), colours.muted, 0.55 * strength);
    let middle = x + wide / 2.0;
    let count = fitted(Typeface::Label, 60.0, &chip.centres.to_string(), wide - 16.0);
    let name = fitted(Typeface::Sans, 28.0, &chip.name, wide - 14.0);
    if let Some(path) = count.at(middle - count.width / 2.0, CHIP_TOP + 61.0) {
        canvas.fill(&path, text, 1.0);
    }
    if let Some(path) = name.at(middle - name.width / 2.0, CHIP_TOP + 95.0) {
        canvas.fill(&path, text, 1.0);
    }
}
