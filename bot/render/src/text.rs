//! Text as outlines, set in the project's own fonts.
//!
//! No system font is used, so a picture is the same on every machine. The layout is simple: one line, left to right,
//! with pair kerning.

use std::sync::OnceLock;

use tiny_skia::{Path, PathBuilder, Transform};
use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::{Face, GlyphId, OutlineBuilder, Tag};

/// A typeface by its use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Typeface {
    /// Land labels, numbers: Alegreya Sans ExtraBold.
    Label,
    /// Sea labels: Alegreya Bold Italic.
    Sea,
    /// The title: Alegreya SC Bold.
    Title,
    /// Everything else in the title bar and the legend: Alegreya Sans Bold.
    Sans,
}

/// Replaces a letter that a font lacks.
const MISSING: char = '□';

/// Whether a character has no shape of its own: controls, combining marks, joiners, marks of direction, variation
/// selectors, tags, and skin tones.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(u32::from(letter),
            0x00AD | 0x034F | 0x061C | 0x0300..=0x036F | 0x0483..=0x0489 | 0x0591..=0x05BD | 0x064B..=0x065F
            | 0x180B..=0x180F | 0x1AB0..=0x1AFF | 0x1DC0..=0x1DFF | 0x200B..=0x200F | 0x202A..=0x202E
            | 0x2060..=0x206F | 0x20D0..=0x20FF | 0x302A..=0x302D | 0x3099 | 0x309A | 0xFE00..=0xFE0F
            | 0xFE20..=0xFE2F | 0xFEFF | 0x1F3FB..=0x1F3FF | 0xE0000..=0xE0FFF)
}

struct Font {
    face: Face<'static>,
    /// Lookups of the feature `kern`.
    kerning: Vec<u16>,
}

impl Font {
    #[expect(clippy::expect_used, reason = "compiled in; no user, network or disk can change it")]
    fn read(bytes: &'static [u8]) -> Self {
        let face = Face::parse(bytes, 0).expect("the checked-in font is well-formed");
        let mut kerning: Vec<u16> = face.tables().gpos.map_or_else(Vec::new, |gpos| {
            gpos.features
                .into_iter()
                .filter(|feature| feature.tag == Tag::from_bytes(b"kern"))
                .flat_map(|feature| feature.lookup_indices.into_iter())
                .collect()
        });
        kerning.sort_unstable();
        kerning.dedup();
        Self { face, kerning }
    }

    fn of(typeface: Typeface) -> &'static Self {
        static FONTS: [OnceLock<Font>; 4] = [const { OnceLock::new() }; 4];
        let (slot, bytes): (_, &'static [u8]) = match typeface {
            Typeface::Label => (0, include_bytes!("../../../assets/fonts/AlegreyaSans-ExtraBold.ttf")),
            Typeface::Sea => (1, include_bytes!("../../../assets/fonts/Alegreya-BoldItalic.ttf")),
            Typeface::Title => (2, include_bytes!("../../../assets/fonts/AlegreyaSC-Bold.ttf")),
            Typeface::Sans => (3, include_bytes!("../../../assets/fonts/AlegreyaSans-Bold.ttf")),
        };
        FONTS[slot].get_or_init(|| Self::read(bytes))
    }

    /// The glyph of a letter, or of [`MISSING`]; `None` for invisible characters.
    fn glyph(&self, letter: char) -> Option<GlyphId> {
        match self.face.glyph_index(letter) {
            Some(glyph) => Some(glyph),
            None if is_unseen(letter) => None,
            None => self.face.glyph_index(MISSING),
        }
    }

    /// The kerning of a pair, in font units; negative is closer.
    fn kern(&self, left: GlyphId, right: GlyphId) -> i16 {
        let Some(gpos) = self.face.tables().gpos else { return 0 };
        for &index in &self.kerning {
            let Some(lookup) = gpos.lookups.get(index) else { continue };
            for subtable in lookup.subtables.into_iter::<PositioningSubtable<'_>>() {
                let PositioningSubtable::Pair(pair) = subtable else { continue };
                let Some(covered) = pair.coverage().get(left) else { continue };
                let found = match pair {
                    PairAdjustment::Format1 { sets, .. } => sets.get(covered).and_then(|set| set.get(right)),
                    PairAdjustment::Format2 { classes, matrix, .. } => {
                        matrix.get((classes.0.get(left), classes.1.get(right)))
                    }
                };
                if let Some((first, _)) = found {
                    return first.x_advance;
                }
            }
        }
        0
    }
}

/// A line of text as one outline, its baseline starting at (0, 0).
pub(crate) struct Line {
    /// `None` for text without ink.
    pub path: Option<Path>,
    /// From the start of the first letter to the end of the last, in units.
    pub width: f32,
    /// Height of a capital letter, in units.
    pub capital: f32,
}

impl Line {
    /// Sets `text` in `typeface` at `size` units. A letter that the font lacks is set as a box, so that the text isn't
    /// taken for a shorter one; invisible characters are left out.
    pub fn set(typeface: Typeface, size: f32, text: &str) -> Self {
        let font = Font::of(typeface);
        let scale = size / f32::from(font.face.units_per_em());
        let mut pen = GlyphPen { builder: PathBuilder::new(), x: 0.0, scale };
        let mut before = None;
        for letter in text.chars() {
            let Some(glyph) = font.glyph(letter) else { continue };
            if let Some(before) = before {
                pen.x += f32::from(font.kern(before, glyph)) * scale;
            }
            font.face.outline_glyph(glyph, &mut pen);
            pen.x += f32::from(font.face.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
            before = Some(glyph);
        }
        let width = pen.x;
        let capital = f32::from(font.face.capital_height().unwrap_or(650)) * scale;
        Self { path: pen.builder.finish(), width, capital }
    }

    /// The outline with its baseline starting at (`x`, `y`).
    pub fn at(&self, x: f32, y: f32) -> Option<Path> {
        self.path.clone()?.transform(Transform::from_translate(x, y))
    }
}

/// Whether every letter of `text` is in the font.
#[cfg(test)]
fn can_set(typeface: Typeface, text: &str) -> bool {
    text.chars().all(|letter| Font::of(typeface).face.glyph_index(letter).is_some())
}

struct GlyphPen {
    builder: PathBuilder,
    x: f32,
    scale: f32,
}

impl GlyphPen {
    fn map(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.scale, -y * self.scale)
    }
}

impl OutlineBuilder for GlyphPen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.map(x, y);
        self.builder.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.map(x, y);
        self.builder.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.map(x1, y1), self.map(x, y));
        self.builder.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.map(x1, y1), self.map(x2, y2), self.map(x, y));
        self.builder.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.builder.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_the_four_languages_are_in_all_fonts() {
        for typeface in [Typeface::Label, Typeface::Sea, Typeface::Title, Typeface::Sans] {
            assert!(can_set(typeface, "ĄąĆćĘęŁłŃńÓóŚśŹźŻżÀàÈèÉéÌìÒòÙùËëÏïÖöÜüÁáÍíÚú"), "{typeface:?}");
            assert!(can_set(typeface, "„”“’…–—·→0123456789.,:;!?()/-"), "{typeface:?}");
        }
    }

    #[test]
    fn a_letter_that_a_font_lacks_is_a_box() {
        for typeface in [Typeface::Label, Typeface::Sea, Typeface::Title, Typeface::Sans] {
            assert!(can_set(typeface, "□ИграΠόλη"), "{typeface:?}");
            let width = |text| Line::set(typeface, 100.0, text).width;
            assert!(width("將") > 10.0, "{typeface:?}");
            assert_eq!(width("將棋"), width("□□"));
            assert_eq!(width("⚔\u{fe0f}"), width("□"), "one, with its selector");
            assert_eq!(width("A\u{200d}\u{2066}\n"), width("A"));
            assert!(Line::set(typeface, 100.0, "棋").path.is_some());
        }
    }

    #[test]
    fn pairs_are_kerned() {
        let pair = Line::set(Typeface::Title, 100.0, "AV").width;
        let apart = Line::set(Typeface::Title, 100.0, "A").width + Line::set(Typeface::Title, 100.0, "V").width;
        assert!(pair < apart - 1.0, "{pair} against {apart}");
    }
}
