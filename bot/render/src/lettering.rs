//! How large the words on a map are, by the width of the picture.
//!
//! In a wide picture all labels are of one size, for which the map keeps room. In a narrow one they would be too small to be
//! read: there they are larger, and those for which there is no room are left out.

use crate::geometry::UNITS_WIDE;
use crate::scene::Scene;

/// The usual size of a label on land, in units.
pub(crate) const LABEL: f32 = 34.0;

/// The smallest size of letters (their em) that is read without zooming, in pixels of the picture.
const LEAST: f32 = 9.0;

/// The size in pictures in which the usual one would be smaller than that, in pixels.
const WANTED: f32 = 10.5;

/// The largest size, in hundredths of the usual one: with a larger one hardly a label would find room.
const LARGEST_SIZE: f32 = 180.0;

/// The largest sizes of units and of thin lines, relative to the usual ones.
const LARGEST_UNIT: f32 = 1.25;
const BOLDEST_LINE: f32 = 1.4;

/// The size of labels and signs, in hundredths of the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lettering(u16);

impl Lettering {
    /// The size for which the map keeps room.
    pub const USUAL: Self = Self(100);

    /// The size in a picture of `scene` that is `width` pixels wide.
    pub fn of(scene: &Scene, width: u32) -> Self {
        // A close-up is so large that its labels are read at any width.
        if scene.part.is_some() { Self::USUAL } else { Self::of_width(width) }
    }

    /// The size in a picture that is `width` pixels wide and shows the whole of something.
    pub fn of_width(width: u32) -> Self {
        let usual = LABEL * width as f32 / UNITS_WIDE;
        if usual >= LEAST { Self::USUAL } else { Self((100.0 * WANTED / usual).round().min(LARGEST_SIZE) as u16) }
    }

    /// Whether labels are larger than the room that is kept for them.
    pub fn is_large(self) -> bool {
        self != Self::USUAL
    }

    /// The size relative to the usual one.
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }

    /// That of units, for which there is less room than for labels.
    pub fn of_units(self) -> f32 {
        self.factor().min(LARGEST_UNIT)
    }

    /// That of thin lines and of rings.
    pub fn of_lines(self) -> f32 {
        self.factor().min(BOLDEST_LINE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_have_nine_pixels_in_every_picture_that_is_posted() {
        for width in [400, 450, 500, 529, 530, 550, 700, 1000, 1400, 2000, 2800] {
            let pixels = LABEL * Lettering::of_width(width).factor() * width as f32 / UNITS_WIDE;
            assert!(pixels >= LEAST, "{pixels} at {width}");
        }
        assert!(!Lettering::of_width(550).is_large(), "a picture of a chat's width is the usual one");
        assert!(Lettering::of_width(200).factor() <= LARGEST_SIZE / 100.0);
    }
}
