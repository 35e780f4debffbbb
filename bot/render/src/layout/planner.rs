//! The data for placing a scene's orders.

use dragoman_engine::{Province, ProvinceSet};

use super::shapes::Layout;
use crate::drawn_map::DrawnMap;
use crate::geometry::Point;
use crate::scene::Scene;

/// A scene, its map, and the occupied provinces.
pub(super) struct Planner<'a> {
    pub scene: &'a Scene,
    pub drawn: &'a DrawnMap,
    /// The provinces with units.
    pub occupied: ProvinceSet,
}

impl Planner<'_> {
    /// The position of the unit in a province, or where it would be.
    pub fn unit_or_place(&self, layout: &Layout, province: Province) -> Point {
        layout.unit_at(province, false).unwrap_or_else(|| self.drawn.unit(province.location()))
    }
}
