//! A transparent layer over the basemap, on which everything else is drawn.
//!
//! It records which tiles were touched; only those are blended into the palette indices of the basemap, so that empty
//! areas cost nothing.

use std::ops::Range;

use tiny_skia::{LineCap, LineJoin, Path, Pixmap, PremultipliedColorU8, Rect, Stroke, StrokeDash, Transform};

use super::fill::Filler;
use crate::colour::Rgb;
use crate::palette::Palette;

/// Side of a tile in pixels.
const TILE: usize = 32;

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
    tiles: Vec<bool>,
    tiles_wide: usize,
    filler: Filler,
}

impl Canvas {
    /// A canvas of `width` × `height` pixels, on which a unit is `scale` pixels long. `None` if either is zero.
    pub fn new(width: usize, height: usize, scale: f32) -> Option<Self> {
        let pixmap = Pixmap::new(u32::try_from(width).ok()?, u32::try_from(height).ok()?)?;
        let tiles_wide = width.div_ceil(TILE);
        Some(Self {
            pixmap,
            transform: Transform::from_scale(scale, scale),
            scale,
            tiles: vec![false; tiles_wide * height.div_ceil(TILE)],
            tiles_wide,
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

    fn touch(&mut self, left: f32, top: f32, right: f32, bottom: f32) {
        let tile = |v: f32, end: usize| (v.max(0.0) as usize / TILE).min(end.saturating_sub(1));
        let tall = self.tiles.len() / self.tiles_wide.max(1);
        if right < 0.0 || bottom < 0.0 {
            return;
        }
        for y in tile(top, tall)..=tile(bottom, tall) {
            for x in tile(left, self.tiles_wide)..=tile(right, self.tiles_wide) {
                self.tiles[y * self.tiles_wide + x] = true;
            }
        }
    }

    fn touch_path(&mut self, path: &Path, margin: f32) {
        let bounds = path.bounds();
        let (sx, sy) = (self.transform.tx, self.transform.ty);
        self.touch(
            (bounds.left() - margin) * self.scale + sx - 1.0,
            (bounds.top() - margin) * self.scale + sy - 1.0,
            (bounds.right() + margin) * self.scale + sx + 1.0,
            (bounds.bottom() + margin) * self.scale + sy + 1.0,
        );
    }

    /// Fills a path given in units.
    pub fn fill(&mut self, path: &Path, colour: Rgb, alpha: f32) {
        self.touch_path(path, 0.0);
        self.cover(path, colour, alpha);
    }

    /// Blends a colour over the inside of a path.
    fn cover(&mut self, path: &Path, colour: Rgb, alpha: f32) {
        let share = (alpha.clamp(0.0, 1.0) * 255.0 + 0.5) as u32;
        let size = self.size();
        let pixels = self.pixmap.pixels_mut();
        self.filler.fill(path, self.transform, size, |row, left, coverage| {
            let start = row * size[0] + left;
            let Some(target) = pixels.get_mut(start..start + coverage.len()) else { return };
            for (below, &covered) in target.iter_mut().zip(coverage) {
                match (u32::from(covered) * share + 127) / 255 {
                    0 => {}
                    covered => *below = tinted(colour, covered as u8, *below),
                }
            }
        });
    }

    /// Draws along a path given in units.
    pub fn stroke(&mut self, path: &Path, style: StrokeStyle<'_>, colour: Rgb, alpha: f32) {
        self.touch_path(path, style.width);
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
        self.touch(left as f32, top as f32, (left + sprite.width as i64) as f32, (top + sprite.height as i64) as f32);
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
    pub fn blit(&mut self, [left, top, wide, tall]: [usize; 4], coverage: &[[u8; 2]], part: usize, colour: Rgb) {
        let left = left + self.transform.tx.round().max(0.0) as usize;
        let top = top + self.transform.ty.round().max(0.0) as usize;
        self.touch(left as f32, top as f32, (left + wide) as f32, (top + tall) as f32);
        let width = self.pixmap.width() as usize;
        for (row, line) in coverage.chunks_exact(wide.max(1)).enumerate() {
            let start = (top + row) * width + left;
            let Some(target) = self.pixmap.pixels_mut().get_mut(start..start + wide) else { return };
            for (below, coverage) in target.iter_mut().zip(line) {
                if coverage[part] != 0 {
                    *below = tinted(colour, coverage[part], *below);
                }
            }
        }
    }

    /// Width and height in pixels.
    pub fn size(&self) -> [usize; 2] {
        [self.pixmap.width() as usize, self.pixmap.height() as usize]
    }

    /// The pixels of each row of a tile.
    fn rows(&self, tile: usize) -> impl Iterator<Item = Range<usize>> + use<> {
        let [width, height] = self.size();
        let (left, top) = (tile % self.tiles_wide * TILE, tile / self.tiles_wide * TILE);
        let right = (left + TILE).min(width);
        (top..(top + TILE).min(height)).map(move |row| row * width + left..row * width + right)
    }

    /// Calls `taken` with the first number and the pixels of each row of the tiles that were touched, which then count as
    /// untouched.
    fn take_rows(&mut self, mut taken: impl FnMut(usize, &mut [PremultipliedColorU8])) {
        for tile in 0..self.tiles.len() {
            if std::mem::take(&mut self.tiles[tile]) {
                for row in self.rows(tile) {
                    taken(row.start, &mut self.pixmap.pixels_mut()[row]);
                }
            }
        }
    }

    /// Makes it empty again; a unit is `scale` pixels long from now on.
    pub fn clear(&mut self, scale: f32) {
        self.take_rows(|_, row| row.fill(PremultipliedColorU8::TRANSPARENT));
        self.transform = Transform::from_scale(scale, scale);
        self.scale = scale;
    }

    /// Calls `covered` with the number of each pixel that is at least half covered, and clears the canvas.
    pub fn take_touched(&mut self, mut covered: impl FnMut(usize)) {
        self.take_rows(|start, row| {
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
        for (tile, _) in self.tiles.iter().enumerate().filter(|(_, touched)| **touched) {
            for row in self.rows(tile) {
                let bytes = self.pixmap.data().get(row.start * 4..row.end * 4).unwrap_or_default();
                let Some(ground) = ground.get_mut(row.clone()) else { break };
                // Most rows of the tiles round a line are empty.
                if bytes.iter().fold(0, |all, byte| all | byte) == 0 {
                    continue;
                }
                for (below, above) in ground.iter_mut().zip(&pixels[row]) {
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

/// `colour` with `coverage` (0 to 255) over `below`.
#[inline]
fn tinted(colour: Rgb, coverage: u8, below: PremultipliedColorU8) -> PremultipliedColorU8 {
    let part = |channel: u8| ((u32::from(channel) * u32::from(coverage) + 127) / 255) as u8;
    match PremultipliedColorU8::from_rgba(part(colour.0), part(colour.1), part(colour.2), coverage) {
        Some(above) if coverage == 255 => above,
        Some(above) => whole_over(above, below),
        None => below,
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
