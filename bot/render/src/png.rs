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
    let compressed = deflate::zlib(pixels, width as usize);
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

/// Each block of `factor` × `factor` pixels, 5 × 5 at most, becomes one of its mean colour; gives the new pixels and their height.
pub(crate) fn scaled_down(
    pixels: &[u8],
    width: usize,
    height: usize,
    factor: usize,
    palette: &Palette,
) -> (Vec<u8>, usize) {
    let small = match factor {
        0 | 1 => pixels.to_vec(),
        2 => shrunk::<2>(pixels, width, palette),
        3 => shrunk::<3>(pixels, width, palette),
        4 => shrunk::<4>(pixels, width, palette),
        _ => shrunk::<5>(pixels, width, palette),
    };
    (small, height / factor.max(1))
}

fn shrunk<const FACTOR: usize>(pixels: &[u8], width: usize, palette: &Palette) -> Vec<u8> {
    // Three sums in one number.
    let wide: [u64; 256] = std::array::from_fn(|index| {
        let Rgb(red, green, blue) = palette.colour(index as u8);
        u64::from(red) << 40 | u64::from(green) << 20 | u64::from(blue)
    });
    let alike: [u8; 256] = std::array::from_fn(|index| palette.index(palette.colour(index as u8)));
    let count = (FACTOR * FACTOR) as u64;
    let half = count / 2 * (1 << 40 | 1 << 20 | 1);
    let mean = |sum: u64| ((sum & 0xF_FFFF) / count) as u8;
    let mut small = Vec::with_capacity(pixels.len() / (FACTOR * FACTOR));
    // What is left over at the edges would make the blocks uneven.
    for rows in pixels.chunks_exact(width * FACTOR) {
        let mut lines = rows.chunks_exact(width).map(|line| line.as_chunks::<FACTOR>().0);
        let lines: [&[[u8; FACTOR]]; FACTOR] = std::array::from_fn(|_| lines.next().unwrap_or_default());
        small.extend((0..width / FACTOR).map(|at| {
            let block = lines.map(|line| line[at]);
            let first = block[0][0];
            // Most are in one area.
            if block == [[first; FACTOR]; FACTOR] {
                return alike[usize::from(first)];
            }
            let sum = half + block.iter().flatten().map(|&index| wide[usize::from(index)]).sum::<u64>();
            palette.index(Rgb(mean(sum >> 40), mean(sum >> 20), mean(sum)))
        }));
    }
    small
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
