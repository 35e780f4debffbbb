//! Indexed PNGs, and smaller ones from larger ones.

use std::sync::Arc;

use crate::colour::Rgb;
use crate::error::RenderError;
use crate::palette::Palette;

/// A finished picture.
#[derive(Clone, PartialEq, Eq)]
pub struct Png {
    /// The file.
    pub bytes: Arc<[u8]>,
    /// In pixels.
    pub width: u32,
    /// In pixels.
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
    let mut bytes = Vec::with_capacity(pixels.len() / 4);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.bytes());
    encoder.set_deflate_compression(png::DeflateCompression::Level(1));
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header().map_err(failed)?;
    writer.write_image_data(pixels).map_err(failed)?;
    writer.finish().map_err(failed)?;
    Ok(Png { bytes: bytes.into(), width, height })
}

/// Each block of `factor` × `factor` pixels becomes one of its mean colour.
pub(crate) fn scaled_down(
    pixels: &[u8],
    width: usize,
    height: usize,
    factor: usize,
    palette: &Palette,
) -> (Vec<u8>, usize) {
    let (small_width, small_height) = (width / factor, height / factor);
    let share = (factor * factor) as u32;
    let mut small = Vec::with_capacity(small_width * small_height);
    for y in 0..small_height {
        for x in 0..small_width {
            let mut sum = [0_u32; 3];
            for row in y * factor..(y + 1) * factor {
                for &index in &pixels[row * width + x * factor..row * width + (x + 1) * factor] {
                    let colour = palette.colour(index);
                    sum[0] += u32::from(colour.0);
                    sum[1] += u32::from(colour.1);
                    sum[2] += u32::from(colour.2);
                }
            }
            let [r, g, b] = sum.map(|sum| ((sum + share / 2) / share) as u8);
            small.push(palette.index(Rgb(r, g, b)));
        }
    }
    (small, small_height)
}
