//! Indexed PNGs, and smaller ones from larger ones.

use std::sync::Arc;

use image::ImageFormat;

use crate::colour::Rgb;
use crate::deflate;
use crate::error::RenderError;
use crate::palette::Palette;

/// A finished picture.
#[derive(Clone, PartialEq, Eq)]
pub struct Png {
    /// The content of the file.
    pub bytes: Arc<[u8]>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}

impl std::fmt::Debug for Png {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Png({} × {}, {} bytes)", self.width, self.height, self.bytes.len())
    }
}

/// Writes palette indices as a PNG.
pub(crate) fn encode(pixels: &[u8], width: u32, height: u32, palette: &Palette) -> Result<Png, RenderError> {
    let failed = |error: png::EncodingError| RenderError::Encoding(error.to_string());
    // Each row begins with the number of its filter: none.
    let wide = width as usize;
    let mut rows = Vec::with_capacity(pixels.len() + height as usize);
    for row in pixels.chunks_exact(wide.max(1)) {
        rows.push(0);
        rows.extend_from_slice(row);
    }
    let compressed = deflate::zlib(&rows, wide + 1);
    let mut bytes = Vec::with_capacity(compressed.len() + 1024);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    let mut writer = encoder.write_header().map_err(failed)?;
    writer.write_chunk(png::chunk::IDAT, &compressed).map_err(failed)?;
    writer.finish().map_err(failed)?;
    Ok(Png { bytes: bytes.into(), width, height })
}

/// Each block of `factor` × `factor` pixels becomes one of its mean colour; gives the new pixels and their height.
pub(crate) fn scaled_down(
    pixels: &[u8],
    width: usize,
    height: usize,
    factor: usize,
    palette: &Palette,
) -> (Vec<u8>, usize) {
    // What is left over at the edges would make the blocks uneven.
    let (small_width, small_height) = (width / factor, height / factor);
    let wide = |index: u8| {
        let Rgb(red, green, blue) = palette.colour(index);
        // Three sums in one number: a block has at most 5 × 5 pixels.
        u64::from(red) << 40 | u64::from(green) << 20 | u64::from(blue)
    };
    let wide: Vec<u64> = (0..=u8::MAX).map(wide).collect();
    let half = (factor * factor / 2) as u64;
    let half = half << 40 | half << 20 | half;
    let mut sums = vec![0_u64; small_width];
    let mut small = Vec::with_capacity(small_width * small_height);
    for rows in pixels.chunks_exact(width * factor).take(small_height) {
        sums.fill(half);
        for row in rows.chunks_exact(width) {
            for (sum, block) in sums.iter_mut().zip(row.chunks_exact(factor)) {
                *sum += block.iter().map(|&index| wide[usize::from(index)]).sum::<u64>();
            }
        }
        let count = (factor * factor) as u64;
        let mean = |sum: u64| ((sum & 0xF_FFFF) / count) as u8;
        small.extend(sums.iter().map(|&sum| palette.index(Rgb(mean(sum >> 40), mean(sum >> 20), mean(sum)))));
    }
    (small, small_height)
}

/// A finished picture with `width` pixels instead of more, in the colours of `palette`.
///
/// # Errors
/// If `picture` isn't a PNG.
pub(crate) fn thumbnail(picture: &Png, width: u32, palette: &Palette) -> Result<Png, RenderError> {
    let whole = image::load_from_memory_with_format(&picture.bytes, ImageFormat::Png)
        .map_err(|error| RenderError::Decoding(error.to_string()))?
        .into_rgb8();
    let height = (whole.height() * width / whole.width().max(1)).max(1);
    let small = image::imageops::thumbnail(&whole, width, height);
    let pixels: Vec<u8> =
        small.pixels().map(|&image::Rgb([red, green, blue])| palette.index(Rgb(red, green, blue))).collect();
    encode(&pixels, width, height, palette)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Board;
    use crate::palette::Theme;

    #[test]
    fn what_is_encoded_is_decoded_as_it_was() {
        let palette = Palette::of(Board::classic(), Theme::Dark);
        let mut seed = 1_u64;
        let mut random = move || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize
        };
        for (width, height) in [(1, 1), (1, 300), (2, 2), (3, 70), (300, 1), (401, 300), (2000, 400), (4000, 70)] {
            for kind in 0..4 {
                let mut pixels: Vec<u8> = Vec::new();
                for at in 0..width * height {
                    let pixel = match kind {
                        // One colour, stripes, areas with ragged borders, noise.
                        0 => 7,
                        1 => (at % width / 5 % 3) as u8,
                        2 => ((at % width + random() % 3) / 40 + at / width / 30) as u8 % 200,
                        _ => (random() % 200) as u8,
                    };
                    pixels.push(pixel);
                }
                let png = encode(&pixels, width as u32, height as u32, palette).unwrap();
                let decoded = image::load_from_memory_with_format(&png.bytes, ImageFormat::Png).unwrap().into_rgb8();
                let expected = pixels.iter().map(|&pixel| palette.colour(pixel));
                assert!(
                    decoded.pixels().map(|pixel| Rgb(pixel[0], pixel[1], pixel[2])).eq(expected),
                    "{width} × {height}, {kind}"
                );
            }
        }
    }
}
