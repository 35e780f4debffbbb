//! Indexed PNGs, and smaller ones from larger ones.

use std::sync::Arc;

use image::{ImageFormat, RgbImage};

use crate::colour::Rgb;
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

/// Each block of `factor` × `factor` pixels becomes one of its mean colour; gives the new pixels and their height.
pub(crate) fn scaled_down(
    pixels: &[u8],
    width: usize,
    height: usize,
    factor: usize,
    palette: &Palette,
) -> (Vec<u8>, usize) {
    let (small_width, small_height) = (width / factor, height / factor);
    // What is left over at the edges would make the blocks uneven.
    let whole = RgbImage::from_fn((small_width * factor) as u32, (small_height * factor) as u32, |x, y| {
        let colour = palette.colour(pixels[y as usize * width + x as usize]);
        image::Rgb([colour.0, colour.1, colour.2])
    });
    (reduced(&whole, small_width as u32, small_height as u32, palette), small_height)
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
    encode(&reduced(&whole, width, height, palette), width, height, palette)
}

/// `whole` in fewer pixels, as indices of `palette`.
fn reduced(whole: &RgbImage, width: u32, height: u32, palette: &Palette) -> Vec<u8> {
    let small = image::imageops::thumbnail(whole, width, height);
    small.pixels().map(|&image::Rgb([red, green, blue])| palette.index(Rgb(red, green, blue))).collect()
}
