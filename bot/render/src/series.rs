//! Pictures of one board that are shown in turn, each as what differs from an earlier one.
//!
//! Most of a map is the same in every phase of a game: sea, coasts, names, land that keeps its owner. Of a picture that is laid
//! over another one only the pixels that differ are stored; the others are transparent. It is made of finished pictures, and
//! knows nothing of what they show.

use std::io::Cursor;

use crate::error::RenderError;

/// How much work goes into making files small: pages are made seldom, and kept.
const COMPRESSION: png::DeflateCompression = png::DeflateCompression::Level(9);

/// A picture, or what of it differs from another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// The content of the file.
    pub png: Vec<u8>,
    /// The layer over which it is laid; `None`: it is whole.
    pub over: Option<usize>,
}

/// A series of layers. Pictures are numbered in the order in which they are added.
#[derive(Debug, Default)]
pub struct Series {
    layers: Vec<Layer>,
    /// The pixels of those over which others can be laid.
    grounds: Vec<(usize, Pixels)>,
}

/// An indexed picture.
#[derive(Debug)]
struct Pixels {
    width: u32,
    height: u32,
    /// Three bytes for each colour.
    palette: Vec<u8>,
    indices: Vec<u8>,
}

impl Series {
    /// Adds a picture, as the renderer has made it, over which others can be laid.
    ///
    /// # Errors
    /// If it isn't an indexed PNG, or can't be written.
    pub fn add_ground(&mut self, png: &[u8], over: Option<usize>) -> Result<usize, RenderError> {
        let (number, pixels) = self.add_pixels(png, over)?;
        self.grounds.push((number, pixels));
        Ok(number)
    }

    /// Adds a picture, as the renderer has made it. Where `over` is no ground of the same size, the layer is whole.
    ///
    /// # Errors
    /// If it isn't an indexed PNG, or can't be written.
    pub fn add(&mut self, png: &[u8], over: Option<usize>) -> Result<usize, RenderError> {
        self.add_pixels(png, over).map(|(number, _)| number)
    }

    fn add_pixels(&mut self, png: &[u8], over: Option<usize>) -> Result<(usize, Pixels), RenderError> {
        let pixels = Pixels::read(png)?;
        let ground = over.and_then(|over| self.grounds.iter().find(|(number, _)| *number == over));
        let layer = match ground.and_then(|(number, ground)| Some((*number, pixels.unlike(ground)?))) {
            Some((over, different)) => Layer { png: different.written(true)?, over: Some(over) },
            None => Layer { png: pixels.written(false)?, over: None },
        };
        self.layers.push(layer);
        Ok((self.layers.len() - 1, pixels))
    }

    /// How many bytes all layers take.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.layers.iter().map(|layer| layer.png.len()).sum()
    }

    /// All layers, in the order of their numbers.
    #[must_use]
    pub fn into_layers(self) -> Vec<Layer> {
        self.layers
    }
}

impl Pixels {
    fn read(png: &[u8]) -> Result<Self, RenderError> {
        let failed = |error: png::DecodingError| RenderError::Decoding(error.to_string());
        let mut reader = png::Decoder::new(Cursor::new(png)).read_info().map_err(failed)?;
        let size = reader.output_buffer_size().ok_or_else(|| RenderError::Decoding("it is too large".to_owned()))?;
        let mut indices = vec![0; size];
        let frame = reader.next_frame(&mut indices).map_err(failed)?;
        if (frame.color_type, frame.bit_depth) != (png::ColorType::Indexed, png::BitDepth::Eight) {
            return Err(RenderError::Decoding("it isn't indexed".to_owned()));
        }
        indices.truncate(frame.buffer_size());
        let palette = reader.info().palette.as_ref().map(|palette| palette.to_vec()).unwrap_or_default();
        Ok(Self { width: frame.width, height: frame.height, palette, indices })
    }

    /// The pixels that aren't as in `ground`, with a transparent colour as the first one of the palette. `None`: the pictures
    /// can't be compared, or there is no colour left.
    fn unlike(&self, ground: &Self) -> Option<Self> {
        let is_comparable = (self.width, self.height, &self.palette) == (ground.width, ground.height, &ground.palette);
        if !is_comparable || self.indices.len() != ground.indices.len() {
            return None;
        }
        let pairs = || self.indices.iter().zip(&ground.indices);
        let mut used = [false; 256];
        pairs().filter(|(new, old)| new != old).for_each(|(new, _)| used[usize::from(*new)] = true);
        let mut palette = vec![0; 3];
        let mut becomes = [0_u8; 256];
        for (index, colour) in self.palette.chunks_exact(3).enumerate().filter(|(index, _)| used[*index]) {
            becomes[index] = u8::try_from(palette.len() / 3).ok()?;
            palette.extend_from_slice(colour);
        }
        let pixel = |(new, old): (&u8, &u8)| if new == old { 0 } else { becomes[usize::from(*new)] };
        let indices = pairs().map(pixel).collect();
        Some(Self { width: self.width, height: self.height, palette, indices })
    }

    /// As a small PNG, with the first colour transparent if `is_layer`.
    fn written(&self, is_layer: bool) -> Result<Vec<u8>, RenderError> {
        let failed = |error: png::EncodingError| RenderError::Encoding(error.to_string());
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(&self.palette);
        if is_layer {
            encoder.set_trns(&[0_u8][..]);
        }
        encoder.set_deflate_compression(COMPRESSION);
        encoder.set_filter(png::Filter::NoFilter);
        let mut writer = encoder.write_header().map_err(failed)?;
        writer.write_image_data(&self.indices).map_err(failed)?;
        writer.finish().map_err(failed)?;
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(indices: &[u8]) -> Vec<u8> {
        let palette = (0..=255).flat_map(|value: u8| [value, 255 - value, 7]).collect();
        Pixels { width: 4, height: 2, palette, indices: indices.to_vec() }.written(false).expect("a picture")
    }

    /// The colours of the layers one above the other.
    fn stacked(layers: &[Layer], number: usize) -> Vec<[u8; 3]> {
        let layer = &layers[number];
        let mut colours = layer.over.map_or_else(|| vec![[0; 3]; 8], |over| stacked(layers, over));
        let image = image::load_from_memory(&layer.png).expect("a picture").into_rgba8();
        for (colour, image::Rgba([red, green, blue, alpha])) in colours.iter_mut().zip(image.pixels()) {
            if *alpha > 0 {
                *colour = [*red, *green, *blue];
            }
        }
        colours
    }

    #[test]
    fn layers_one_above_the_other_are_the_pictures() {
        let all: [&[u8]; 4] = [
            &[1, 1, 1, 1, 2, 2, 2, 2],
            &[1, 1, 9, 1, 2, 2, 2, 0],
            &[1, 1, 9, 1, 2, 255, 2, 0],
            &[1, 1, 1, 1, 2, 2, 2, 2],
        ];
        let mut series = Series::default();
        let ground = series.add_ground(&picture(all[0]), None).expect("a ground");
        let next = series.add_ground(&picture(all[1]), Some(ground)).expect("a ground");
        series.add(&picture(all[2]), Some(next)).expect("a picture");
        // What no ground lies below is whole.
        series.add(&picture(all[3]), Some(77)).expect("a picture");
        let layers = series.into_layers();
        assert_eq!(layers.iter().map(|layer| layer.over).collect::<Vec<_>>(), [None, Some(0), Some(1), None]);
        for (number, indices) in all.iter().enumerate() {
            let colours: Vec<_> = indices.iter().map(|index| [*index, 255 - *index, 7]).collect();
            assert_eq!(stacked(&layers, number), colours, "{number}");
        }
    }

    #[test]
    fn a_picture_that_differs_in_all_colours_or_in_size_is_whole() {
        let palette: Vec<u8> = (0..=255).flat_map(|value: u8| [value, 0, 0]).collect();
        let of = |indices: Vec<u8>, width| {
            Pixels { width, height: 1, palette: palette.clone(), indices }.written(false).expect("a picture")
        };
        let mut series = Series::default();
        let ground = series.add_ground(&of((0..=255).collect(), 256), None).expect("a ground");
        series.add(&of((0..=255).rev().collect(), 256), Some(ground)).expect("a picture");
        series.add(&of(vec![0; 3], 3), Some(ground)).expect("a picture");
        assert!(series.into_layers().iter().all(|layer| layer.over.is_none()));
        assert!(Series::default().add(b"no picture", None).is_err());
    }
}
