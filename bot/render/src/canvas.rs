//! A transparent layer over the basemap, on which everything else is drawn.
//!
//! It records which parts of each row were touched; only those are blended into the palette indices of the basemap, so that
//! empty areas cost nothing.

mod fill;

use std::ops::Range;

use tiny_skia::{LineCap, LineJoin, Path, Rect, Stroke, StrokeDash, Transform};

use crate::colour::Rgb;
use crate::palette::Palette;
use crate::pixel::Pixel;
use fill::Filler;

/// The pixels of a row that are recorded together.
const PART: usize = 32;
/// The parts of a word of the record.
const WORD: usize = u64::BITS as usize;

/// How much wider the colour of a thin line is where it is `bold` times as wide as usual, in units: its casing isn't wider, so
/// that of a line in a small picture more is seen than a grey shade.
pub(crate) fn bolder(bold: f32) -> f32 {
    10.0 * (bold - 1.0)
}

/// The style of a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StrokeStyle<'a> {
    /// Width in units.
    pub width: f32,
    /// Lengths of dashes and gaps in units; empty for a solid line.
    pub dashes: &'a [f32],
    pub round: bool,
}

impl StrokeStyle<'_> {
    /// A solid line with round ends and joins.
    pub const fn solid(width: f32) -> Self {
        Self { width, dashes: &[], round: true }
    }

    /// A solid line with sharp corners.
    pub const fn sharp(width: f32) -> Self {
        Self { width, dashes: &[], round: false }
    }
}

/// The canvas.
pub(crate) struct Canvas {
    pixels: Vec<Pixel>,
    /// Width and height in pixels.
    size: [usize; 2],
    transform: Transform,
    scale: f32,
    touched: Touched,
    filler: Filler,
}

/// Which parts of the rows of a canvas were touched.
struct Touched {
    /// A bit for each part.
    bits: Vec<u64>,
    /// The words of a row, and its pixels.
    words: usize,
    width: usize,
}

impl Touched {
    fn new(width: usize, height: usize) -> Self {
        let words = width.div_ceil(PART * WORD);
        Self { bits: vec![0; words * height], words, width }
    }

    /// Records the pixels of a row from `left` to before `right`.
    #[inline]
    fn add(&mut self, row: usize, left: usize, right: usize) {
        let right = right.min(self.width);
        if left >= right {
            return;
        }
        for part in left / PART..=(right - 1) / PART {
            if let Some(word) = self.bits.get_mut(row * self.words + part / WORD) {
                *word |= 1 << (part % WORD);
            }
        }
    }

    /// The pixels of the touched parts of one word.
    fn parts(&self, word: usize) -> impl Iterator<Item = Range<usize>> + use<> {
        let (row, first) = (word / self.words.max(1), word % self.words.max(1) * WORD);
        let (start, width) = (row * self.width, self.width);
        let mut bits = self.bits.get(word).copied().unwrap_or(0);
        std::iter::from_fn(move || {
            let part = first + (bits != 0).then(|| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(start + part * PART..start + ((part + 1) * PART).min(width))
        })
    }
}

impl Canvas {
    /// A canvas of `width` × `height` pixels, on which a unit is `scale` pixels long. `None` if either is zero.
    pub fn new(width: usize, height: usize, scale: f32) -> Option<Self> {
        (width > 0 && height > 0).then(|| Self {
            pixels: Pixel::transparent(width * height),
            size: [width, height],
            transform: Transform::from_scale(scale, scale),
            scale,
            touched: Touched::new(width, height),
            filler: Filler::default(),
        })
    }

    /// Pixels per unit.
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// Moves the origin to (`x`, `y`) units from the top left corner of the canvas.
    pub fn set_origin(&mut self, x: f32, y: f32) {
        self.transform = Transform::from_scale(self.scale, self.scale).pre_translate(x, y);
    }

    /// Fills a path given in units.
    pub fn fill(&mut self, path: &Path, colour: Rgb, alpha: f32) {
        self.cover(path, colour, alpha);
    }

    /// Blends a colour over the inside of a path.
    fn cover(&mut self, path: &Path, colour: Rgb, alpha: f32) {
        let mut tint = Tint::new(colour, alpha);
        let Self { pixels, size, touched, filler, transform, .. } = self;
        filler.fill(path, *transform, *size, |row, left, runs| {
            let Some(line) = pixels.get_mut(row * size[0]..(row + 1) * size[0]) else { return };
            touched.add(row, left, runs.last().map_or(left, |last| last.end));
            let mut start = left;
            for run in runs {
                if let Some(pixels) = line.get_mut(start..run.end).filter(|_| run.coverage != 0) {
                    let above = tint.at(run.coverage);
                    pixels.iter_mut().for_each(|below| *below = above.over(*below));
                }
                start = run.end;
            }
        });
    }

    /// Draws along a path given in units.
    pub fn stroke(&mut self, path: &Path, style: StrokeStyle<'_>, colour: Rgb, alpha: f32) {
        let stroke = Stroke {
            width: style.width,
            line_cap: if style.round { LineCap::Round } else { LineCap::Butt },
            line_join: if style.round { LineJoin::Round } else { LineJoin::Miter },
            ..Stroke::default()
        };
        let dashed = StrokeDash::new(style.dashes.to_vec(), 0.0).map(|dash| path.dash(&dash, self.scale));
        let outline = match &dashed {
            Some(dashed) => dashed.as_ref().and_then(|dashed| dashed.stroke(&stroke, self.scale)),
            None => path.stroke(&stroke, self.scale),
        };
        if let Some(outline) = outline {
            self.cover(&outline, colour, alpha);
        }
    }

    /// Fills a rectangle given in units.
    pub fn rectangle(&mut self, x: f32, y: f32, width: f32, height: f32, colour: Rgb, alpha: f32) {
        if let Some(rect) = Rect::from_xywh(x, y, width, height) {
            self.fill(&tiny_skia::PathBuilder::from_rect(rect), colour, alpha);
        }
    }

    /// Draws a sprite with its centre at (`x`, `y`) units.
    pub fn sprite(&mut self, sprite: &Sprite, x: f32, y: f32, alpha: f32) {
        let left = (x * self.scale + self.transform.tx).round() as i64 - (sprite.width / 2) as i64;
        let top = (y * self.scale + self.transform.ty).round() as i64 - (sprite.height / 2) as i64;
        let [wide, tall] = self.size.map(|side| side as i64);
        let (from, to) = (left.clamp(0, wide), (left + sprite.width as i64).clamp(0, wide));
        // Entirely outside of the canvas.
        if from >= to {
            return;
        }
        let share = (alpha * 255.0).round() as u8;
        for row in top.max(0)..(top + sprite.height as i64).min(tall) {
            let source_row = (row - top) as usize * sprite.width;
            let source = &sprite.pixels[source_row + (from - left) as usize..source_row + (to - left) as usize];
            let start = (row * wide) as usize;
            self.touched.add(row as usize, from as usize, to as usize);
            let target = &mut self.pixels[start + from as usize..start + to as usize];
            for (below, above) in target.iter_mut().zip(source) {
                let above = if share == u8::MAX { *above } else { above.faded(share) };
                *below = above.over(*below);
            }
        }
    }

    /// Blends a colour over the shape of `mask`, of which the first pixel is so many pixels right of the origin and below it.
    pub fn mask(&mut self, mask: &Mask, [left, top]: [usize; 2], colour: Rgb) {
        let left = left + self.transform.tx.round().max(0.0) as usize;
        let top = top + self.transform.ty.round().max(0.0) as usize;
        let mut tint = Tint::new(colour, 1.0);
        let mut coverage = mask.coverage.as_slice();
        for (row, &(first, length)) in (top..).zip(&mask.rows) {
            let left = left + usize::from(first);
            let Some((line, rest)) = coverage.split_at_checked(usize::from(length)) else { return };
            coverage = rest;
            let start = row * self.size[0] + left;
            let Some(target) = self.pixels.get_mut(start..start + line.len()) else { return };
            self.touched.add(row, left, left + line.len());
            for (below, &coverage) in target.iter_mut().zip(line) {
                if coverage != 0 {
                    *below = tint.at(coverage).over(*below);
                }
            }
        }
    }

    /// Width and height in pixels.
    pub fn size(&self) -> [usize; 2] {
        self.size
    }

    /// Calls `taken` with the first number and the pixels of each part that was touched, which then counts as untouched.
    fn take_parts(&mut self, mut taken: impl FnMut(usize, &mut [Pixel])) {
        for word in 0..self.touched.bits.len() {
            for part in self.touched.parts(word) {
                taken(part.start, &mut self.pixels[part]);
            }
            self.touched.bits[word] = 0;
        }
    }

    /// Makes it empty again; a unit is `scale` pixels long from now on.
    pub fn clear(&mut self, scale: f32) {
        self.take_parts(|_, row| row.fill(Pixel::TRANSPARENT));
        self.transform = Transform::from_scale(scale, scale);
        self.scale = scale;
    }

    /// Calls `covered` with the number of each pixel that is at least half covered, and clears the canvas.
    pub fn take_touched(&mut self, mut covered: impl FnMut(usize)) {
        self.take_parts(|start, row| {
            for (column, pixel) in row.iter_mut().enumerate() {
                if pixel.opacity() >= 128 {
                    covered(start + column);
                }
                *pixel = Pixel::TRANSPARENT;
            }
        });
    }

    /// Blends the canvas into the basemap below it, which may be less high.
    pub fn blend_into(&self, ground: &mut [u8], palette: &Palette) {
        let colours: [Pixel; 256] = std::array::from_fn(|index| Pixel::opaque(palette.colour(index as u8)));
        // Neighbours often have the same colour over the same ground.
        let mut last = (Pixel::TRANSPARENT, 0, 0);
        for part in (0..self.touched.bits.len()).flat_map(|word| self.touched.parts(word)) {
            let Some(ground) = ground.get_mut(part.clone()) else { break };
            for (below, above) in ground.iter_mut().zip(&self.pixels[part]) {
                if above.opacity() == 0 {
                    continue;
                }
                let same = last.0 == *above && (last.1 == *below || above.opacity() == u8::MAX);
                if !same {
                    last = (*above, *below, palette.index(above.over(colours[usize::from(*below)]).colour()));
                }
                *below = last.2;
            }
        }
    }

    /// The canvas, cropped to a sprite that can be used again.
    pub fn into_sprite(self) -> Sprite {
        let [width, height] = self.size;
        Sprite { width, height, pixels: self.pixels }
    }

    /// The opacities of the canvas as a mask that can be used again.
    pub fn into_mask(self) -> Mask {
        let mut mask = Mask { rows: Vec::with_capacity(self.size[1]), coverage: Vec::new() };
        for row in self.pixels.chunks_exact(self.size[0]) {
            let covers = |pixel: &Pixel| pixel.opacity() != 0;
            let first = row.iter().position(covers).unwrap_or(0);
            let end = row.iter().rposition(covers).map_or(first, |last| last + 1);
            mask.rows.push((first as u16, (end - first) as u16));
            mask.coverage.extend(row[first..end].iter().map(|pixel| pixel.opacity()));
        }
        mask
    }

    /// The opacity of each pixel.
    pub fn alphas(&self) -> impl Iterator<Item = u8> {
        self.pixels.iter().map(|pixel| pixel.opacity())
    }
}

/// A shape that is drawn once and blended often.
pub(crate) struct Sprite {
    pub width: usize,
    pub height: usize,
    pixels: Vec<Pixel>,
}

/// How much of each pixel a shape covers that is drawn once and blended often, in different colours.
pub(crate) struct Mask {
    /// For each row the first covered column, and how many pixels follow up to the last one.
    rows: Vec<(u16, u16)>,
    /// The coverage of these pixels, row by row.
    coverage: Vec<u8>,
}

impl Mask {
    /// Its size in memory, in bytes.
    pub fn bytes(&self) -> usize {
        self.coverage.len() + self.rows.len() * size_of::<(u16, u16)>()
    }
}

/// A colour that covers pixels, as it is at the coverage of the last of them: that of the next is often the same.
struct Tint {
    colour: Pixel,
    /// Its opacity where it covers all of a pixel.
    share: u8,
    coverage: u8,
    above: Pixel,
}

impl Tint {
    fn new(colour: Rgb, alpha: f32) -> Self {
        let share = (alpha * 255.0).round() as u8;
        Self { colour: Pixel::opaque(colour), share, coverage: 0, above: Pixel::TRANSPARENT }
    }

    /// The colour where it covers so much of a pixel.
    #[inline(always)]
    fn at(&mut self, coverage: u8) -> Pixel {
        if coverage != self.coverage {
            let share = (u32::from(coverage) * u32::from(self.share) + 127) / 255;
            (self.coverage, self.above) = (coverage, self.colour.faded(share as u8));
        }
        self.above
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sprite_beside_the_canvas_is_not_drawn() {
        let sprite = || {
            let mut canvas = Canvas::new(20, 20, 1.0).unwrap();
            canvas.rectangle(0.0, 0.0, 20.0, 20.0, Rgb(1, 2, 3), 1.0);
            canvas.into_sprite()
        };
        for (x, y, covered) in [
            (-40.0, 32.0, 0),
            (110.0, 32.0, 0),
            (32.0, -40.0, 0),
            (32.0, 110.0, 0),
            (0.0, 0.0, 100),
            (32.0, 32.0, 400),
            (64.0, 64.0, 100),
        ] {
            let mut canvas = Canvas::new(64, 64, 1.0).unwrap();
            canvas.sprite(&sprite(), x, y, 1.0);
            assert_eq!(canvas.alphas().filter(|alpha| *alpha > 0).count(), covered, "{x}, {y}");
        }
    }
}
