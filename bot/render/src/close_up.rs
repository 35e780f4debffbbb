//! The part of the map on which something happens, for pictures of phases in which little does.

use crate::geometry::{Point, UNITS_WIDE};

/// A part of the map, in units. It has the shape of the whole map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CloseUp {
    pub left: u16,
    pub top: u16,
    pub width: u16,
    pub height: u16,
}

/// Around everything that happens, so that the neighbours are seen.
const MARGIN: f32 = 150.0;
/// The narrowest close-up: less would show too little of the surroundings.
const NARROWEST: f32 = 800.0;
/// The widest: if more happens than fits, the whole map is as good.
const WIDEST: f32 = 1240.0;

impl CloseUp {
    /// The part of a map of `height` units that holds all `points`, if that is small enough.
    pub fn around(points: &[Point], height: f32) -> Option<Self> {
        let extent = |axis: usize| {
            let values = || points.iter().map(|point| point[axis]);
            let (least, most) = (values().reduce(f32::min)?, values().reduce(f32::max)?);
            Some((least - MARGIN, most + MARGIN))
        };
        let ((left, right), (top, bottom)) = (extent(0)?, extent(1)?);
        let shape = UNITS_WIDE / height;
        let width = (right - left).max((bottom - top) * shape).max(NARROWEST);
        if width > WIDEST {
            return None;
        }
        let tall = width / shape;
        let place = |low: f32, high: f32, size: f32, end: f32| ((low + high - size) / 2.0).clamp(0.0, end - size);
        Some(Self {
            left: place(left, right, width, UNITS_WIDE) as u16,
            top: place(top, bottom, tall, height) as u16,
            width: width as u16,
            height: tall as u16,
        })
    }

    /// In pixels of a map of `size` pixels on which a unit is `scale` pixels long: left, top, width, height.
    pub fn pixels(self, [wide, tall]: [usize; 2], scale: f32) -> [usize; 4] {
        let pixels = |units: u16| (f32::from(units) * scale).round() as usize;
        let (left, top) = (pixels(self.left).min(wide), pixels(self.top).min(tall));
        [left, top, pixels(self.width).min(wide - left), pixels(self.height).min(tall - top)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_holds_everything_with_a_margin_and_lies_on_the_map() {
        for points in [vec![[20.0, 20.0]], vec![[1900.0, 1700.0], [1400.0, 1500.0]], vec![[1000.0, 900.0]]] {
            let part = CloseUp::around(&points, 1800.0).expect("a part");
            let (left, top) = (f32::from(part.left), f32::from(part.top));
            let (right, bottom) = (left + f32::from(part.width), top + f32::from(part.height));
            assert!(right <= 2000.0 && bottom <= 1800.0, "{part:?}");
            for [x, y] in points {
                // The map's own edge may be nearer than the margin.
                assert!(left <= (x - MARGIN).max(0.0) && right + 1.0 >= (x + MARGIN).min(2000.0), "{x} in {part:?}");
                assert!(top <= (y - MARGIN).max(0.0) && bottom + 1.0 >= (y + MARGIN).min(1800.0), "{y} in {part:?}");
            }
        }
        assert_eq!(CloseUp::around(&[], 1800.0), None);
        assert_eq!(CloseUp::around(&[[100.0, 900.0], [1900.0, 900.0]], 1800.0), None);
        assert_eq!(CloseUp::around(&[[900.0, 100.0], [900.0, 1700.0]], 1800.0), None);
    }
}
