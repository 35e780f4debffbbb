//! Colours as numbers.

/// An opaque sRGB colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// From `0xRRGGBB`.
    #[must_use]
    pub const fn hex(value: u32) -> Self {
        let [_, red, green, blue] = value.to_be_bytes();
        Self(red, green, blue)
    }

    /// This colour covered by `share` (0 to 1) of `other`, mixed in sRGB without gamma correction.
    #[must_use]
    pub fn mix(self, other: Self, share: f32) -> Self {
        // A conversion cuts off what is outside of 0 to 255.
        let channel = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share + 0.5) as u8;
        Self(channel(self.0, other.0), channel(self.1, other.1), channel(self.2, other.2))
    }

    /// The contrast of two colours after WCAG 2.2: 1 of equal ones, 21 of black and white.
    pub(crate) fn contrast(self, other: Self) -> f32 {
        let linear = |channel: u8| {
            let value = f32::from(channel) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let light =
            |Self(red, green, blue): Self| 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05;
        let (one, two) = (light(self), light(other));
        one.max(two) / one.min(two)
    }

    /// The squared distance in sRGB with most weight on green: accurate enough to find the nearest of many.
    pub(crate) fn distance(self, other: Self) -> u32 {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        2 * square(self.0, other.0) + 4 * square(self.1, other.1) + 3 * square(self.2, other.2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrasts_are_those_of_the_guidelines() {
        let [black, grey, white] = [0x00_0000, 0x76_7676, 0xFF_FFFF].map(Rgb::hex);
        for (one, other, contrast) in
            [(black, white, 21.0), (white, black, 21.0), (grey, white, 4.54), (grey, grey, 1.0)]
        {
            assert!((one.contrast(other) - contrast).abs() < 0.01, "{one:?} and {other:?}");
        }
    }
}
