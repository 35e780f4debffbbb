//! The pixels of a canvas, and how one covers another: all channels are computed in one number.

use crate::colour::Rgb;

/// A colour and its opacity, by which the colour is multiplied already: red, green, blue and opacity from the lowest byte on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pixel(u32);

/// The four channels of a pixel, each with room for a product.
const CHANNELS: u64 = 0x00FF_00FF_00FF_00FF;

/// A half of each product's unit, for rounding.
const HALVES: u64 = 0x0080_0080_0080_0080;

impl Pixel {
    pub const TRANSPARENT: Self = Self(0);

    /// So many transparent pixels. Memory that the system hands out is zero already and isn't touched here.
    pub fn transparent(count: usize) -> Vec<Self> {
        vec![0; count].into_iter().map(Self).collect()
    }

    /// A colour that hides everything below it.
    pub const fn opaque(Rgb(red, green, blue): Rgb) -> Self {
        Self(u32::from_le_bytes([red, green, blue, u8::MAX]))
    }

    /// 0 is transparent.
    pub const fn opacity(self) -> u8 {
        (self.0 >> 24) as u8
    }

    /// The colour of an opaque pixel.
    pub const fn colour(self) -> Rgb {
        let [red, green, blue, _] = self.0.to_le_bytes();
        Rgb(red, green, blue)
    }

    /// The same pixel with `share` of 255 of its opacity; each channel is rounded to the nearest number.
    #[inline(always)]
    pub const fn faded(self, share: u8) -> Self {
        let apart = (self.0 as u64 | (self.0 as u64) << 24) & CHANNELS;
        let product = apart * share as u64 + HALVES;
        // A division by 255.
        let quotient = (product + (product >> 8 & CHANNELS)) >> 8 & CHANNELS;
        Self((quotient | quotient >> 24) as u32)
    }

    /// This pixel over `below`. No channel exceeds its byte, since none is larger than the opacity.
    #[inline(always)]
    pub const fn over(self, below: Self) -> Self {
        Self(self.0 + below.faded(u8::MAX - self.opacity()).0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_are_rounded_to_the_nearest_number() {
        for value in 0..=u8::MAX {
            for share in 0..=u8::MAX {
                let nearest = |value: u8| ((u32::from(value) * u32::from(share) + 127) / 255) as u8;
                let wanted = [value, 255 - value, value / 2, 255].map(nearest);
                let pixel = Pixel(u32::from_le_bytes([value, 255 - value, value / 2, 255]));
                assert_eq!(pixel.faded(share).0.to_le_bytes(), wanted, "{value} × {share}");
            }
        }
    }

    #[test]
    fn one_pixel_covers_another_by_its_opacity() {
        let (red, blue) = (Pixel::opaque(Rgb(255, 0, 0)), Pixel::opaque(Rgb(0, 0, 255)));
        assert_eq!(red.over(blue), red);
        assert_eq!(Pixel::TRANSPARENT.over(blue), blue);
        for share in 0..=u8::MAX {
            let mixed = red.faded(share).over(blue);
            assert_eq!((mixed.opacity(), mixed.colour()), (255, Rgb(share, 0, 255 - share)));
        }
    }
}
