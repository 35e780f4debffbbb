//! A transparent layer over the basemap, on which everything else is drawn.
//!
//! It records which parts of each row were touched; only those are blended into the palette indices of the basemap, so that
//! empty areas cost nothing.

mod fill;

use std::ops::Range;

use tiny_skia::{LineCap, LineJoin, Path, Pixmap, PremultipliedColorU8, Rect, Stroke, StrokeDash, Transform};

use crate::colour::Rgb;
use crate::palette::Palette;
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
    pixmap: Pixmap,
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
        let pixmap = Pixmap::new(u32::try_from(width).ok()?, u32::try_from(height).ok()?)?;
        Some(Self {
            pixmap,
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
        let share = (alpha.clamp(0.0, 1.0) * 255.0 + 0.5) as u32;
        let size = self.size();
        let Self { pixmap, touched, filler, transform, .. } = self;
        let pixels = pixmap.pixels_mut();
        let mut tint = Tint::new(colour);
        filler.fill(path, *transform, size, |row, left, coverage| {
            let start = row * size[0] + left;
            let Some(target) = pixels.get_mut(start..start + coverage.len()) else { return };
            touched.add(row, left, left + coverage.len());
            for (below, &covered) in target.iter_mut().zip(coverage) {
                let covered = (u32::from(covered) * share + 127) / 255;
                if covered != 0 {
                    *below = tint.over(covered as u8, *below);
                }
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
        let (wide, tall) = (i64::from(self.pixmap.width()), i64::from(self.pixmap.height()));
        let (from, to) = (left.clamp(0, wide), (left + sprite.width as i64).clamp(0, wide));
        // Entirely outside of the canvas.
        if from >= to {
            return;
        }
        let share = (alpha * 255.0).round() as u32;
        for row in top.max(0)..(top + sprite.height as i64).min(tall) {
            let source_row = (row - top) as usize * sprite.width;
            let source = &sprite.pixels[source_row + (from - left) as usize..source_row + (to - left) as usize];
            let start = (row * wide) as usize;
            self.touched.add(row as usize, from as usize, to as usize);
            let target = &mut self.pixmap.pixels_mut()[start + from as usize..start + to as usize];
            for (below, above) in target.iter_mut().zip(source) {
                if above.alpha() == 255 && share == 255 {
                    *below = *above;
                } else if above.alpha() != 0 {
                    *below = if share == 255 { whole_over(*above, *below) } else { over(*above, *below, share) };
                }
            }
        }
    }

    /// Blends a colour over an area (left, top, width, height in pixels from the origin), row by row with one of the
    /// two coverages of each pixel.
    pub fn blit(&mut self, [left, top, wide, _]: [usize; 4], coverage: &[[u8; 2]], part: usize, colour: Rgb) {
        let left = left + self.transform.tx.round().max(0.0) as usize;
        let top = top + self.transform.ty.round().max(0.0) as usize;
        let width = self.pixmap.width() as usize;
        let mut tint = Tint::new(colour);
        for (row, line) in coverage.chunks_exact(wide.max(1)).enumerate() {
            let start = (top + row) * width + left;
            let Some(target) = self.pixmap.pixels_mut().get_mut(start..start + wide) else { return };
            self.touched.add(top + row, left, left + wide);
            for (below, coverage) in target.iter_mut().zip(line) {
                if coverage[part] != 0 {
                    *below = tint.over(coverage[part], *below);
                }
            }
        }
    }

    /// Width and height in pixels.
    pub fn size(&self) -> [usize; 2] {
        [self.pixmap.width() as usize, self.pixmap.height() as usize]
    }

    /// Calls `taken` with the first number and the pixels of each part that was touched, which then counts as untouched.
    fn take_parts(&mut self, mut taken: impl FnMut(usize, &mut [PremultipliedColorU8])) {
        for word in 0..self.touched.bits.len() {
            for part in self.touched.parts(word) {
                taken(part.start, &mut self.pixmap.pixels_mut()[part]);
            }
            self.touched.bits[word] = 0;
        }
    }

    /// Makes it empty again; a unit is `scale` pixels long from now on.
    pub fn clear(&mut self, scale: f32) {
        self.take_parts(|_, row| row.fill(PremultipliedColorU8::TRANSPARENT));
        self.transform = Transform::from_scale(scale, scale);
        self.scale = scale;
    }

    /// Calls `covered` with the number of each pixel that is at least half covered, and clears the canvas.
    pub fn take_touched(&mut self, mut covered: impl FnMut(usize)) {
        self.take_parts(|start, row| {
            for (column, pixel) in row.iter_mut().enumerate() {
                if pixel.alpha() >= 128 {
                    covered(start + column);
                }
                *pixel = PremultipliedColorU8::TRANSPARENT;
            }
        });
    }

    /// Blends the canvas into the basemap below it, which may be less high.
    pub fn blend_into(&self, ground: &mut [u8], palette: &Palette) {
        let pixels = self.pixmap.pixels();
        // Neighbours often have the same colour over the same ground.
        let mut last = (PremultipliedColorU8::TRANSPARENT, 0, 0);
        for part in (0..self.touched.bits.len()).flat_map(|word| self.touched.parts(word)) {
            let Some(ground) = ground.get_mut(part.clone()) else { break };
            for (below, above) in ground.iter_mut().zip(&pixels[part]) {
                if above.alpha() == 0 {
                    continue;
                }
                let same = last.0 == *above && (last.1 == *below || above.alpha() == 255);
                if !same {
                    last = (*above, *below, palette.index(blended(*above, palette.colour(*below))));
                }
                *below = last.2;
            }
        }
    }

    /// The canvas, cropped to a sprite that can be used again.
    pub fn into_sprite(self) -> Sprite {
        let (width, height) = (self.pixmap.width() as usize, self.pixmap.height() as usize);
        Sprite { width, height, pixels: self.pixmap.pixels().to_vec() }
    }

    /// The opacity of each pixel.
    pub fn alphas(&self) -> impl Iterator<Item = u8> {
        self.pixmap.pixels().iter().map(|pixel| pixel.alpha())
    }
}

/// A shape that is drawn once and blended often.
pub(crate) struct Sprite {
    pub width: usize,
    pub height: usize,
    pixels: Vec<PremultipliedColorU8>,
}

/// A colour that covers pixels, as it is at the coverage of the last of them: that of the next is often the same.
struct Tint {
    colour: Rgb,
    coverage: u8,
    above: PremultipliedColorU8,
}

impl Tint {
    const fn new(colour: Rgb) -> Self {
        Self { colour, coverage: 0, above: PremultipliedColorU8::TRANSPARENT }
    }

    /// The colour with `coverage` (1 to 255) over `below`.
    #[inline(always)]
    fn over(&mut self, coverage: u8, below: PremultipliedColorU8) -> PremultipliedColorU8 {
        if coverage != self.coverage {
            let part = |channel: u8| ((u32::from(channel) * u32::from(coverage) + 127) / 255) as u8;
            let Rgb(red, green, blue) = self.colour;
            let above = PremultipliedColorU8::from_rgba(part(red), part(green), part(blue), coverage);
            (self.coverage, self.above) = (coverage, above.unwrap_or(PremultipliedColorU8::TRANSPARENT));
        }
        // Over nothing it is itself.
        if coverage == 255 || below.alpha() == 0 { self.above } else { whole_over(self.above, below) }
    }
}

/// The colour of a pixel over an opaque one.
#[inline]
fn blended(above: PremultipliedColorU8, under: Rgb) -> Rgb {
    let rest = 255 - u32::from(above.alpha());
    let channel = |above: u8, under: u8| (u32::from(above) + (u32::from(under) * rest + 127) / 255).min(255) as u8;
    Rgb(channel(above.red(), under.0), channel(above.green(), under.1), channel(above.blue(), under.2))
}

/// `above` over `below`.
#[inline]
fn whole_over(above: PremultipliedColorU8, below: PremultipliedColorU8) -> PremultipliedColorU8 {
    composite(above, below, u32::from)
}

/// `above` over `below`, with an opacity of `share` of 255.
fn over(above: PremultipliedColorU8, below: PremultipliedColorU8, share: u32) -> PremultipliedColorU8 {
    composite(above, below, |channel| (u32::from(channel) * share + 127) / 255)
}

/// `above` over `below`, of which each channel counts as `part` says.
#[inline]
fn composite(
    above: PremultipliedColorU8,
    below: PremultipliedColorU8,
    part: impl Fn(u8) -> u32,
) -> PremultipliedColorU8 {
    let rest = 255 - part(above.alpha());
    let channel = |above: u8, below: u8| (part(above) + (u32::from(below) * rest + 127) / 255).min(255) as u8;
    let alpha = channel(above.alpha(), below.alpha());
    PremultipliedColorU8::from_rgba(
        channel(above.red(), below.red()).min(alpha),
        channel(above.green(), below.green()).min(alpha),
        channel(above.blue(), below.blue()).min(alpha),
        alpha,
    )
    .unwrap_or(below)
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
