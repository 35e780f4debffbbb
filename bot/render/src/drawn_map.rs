//! The positions of a map's places on its board.
//!
//! Computed once for a scene. A place that isn't on the board is an error here, so that drawing a scene needs no
//! further checks.

use std::hash::{Hash, Hasher};

use dragoman_engine::{Location, Map, Power, Province};

use crate::error::RenderError;
use crate::geometry::{Board, Geometry, Point};

/// The positions of a map's places on its board.
#[derive(Clone, Debug)]
pub(crate) struct DrawnMap {
    pub map: &'static Map,
    pub board: Board,
    /// The middle of a unit, by location.
    units: Vec<Point>,
    /// By province.
    provinces: Vec<DrawnProvince>,
}

#[derive(Clone, Debug)]
struct DrawnProvince {
    /// The middle of its label.
    label: Point,
    /// Its number among the board's regions.
    region: usize,
}

impl PartialEq for DrawnMap {
    /// The other fields follow from these two.
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board && (std::ptr::eq(self.map, other.map) || self.map == other.map)
    }
}

impl Eq for DrawnMap {}

impl Hash for DrawnMap {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
        self.map.variant().hash(state);
    }
}

/// Whether every place and power of `map` is on its board.
///
/// # Errors
/// Names the first that isn't.
pub fn check_drawn(map: &'static Map) -> Result<(), RenderError> {
    DrawnMap::new(map).map(drop)
}

impl DrawnMap {
    /// Finds the position of every place of `map` on its board.
    ///
    /// # Errors
    /// If the variant has no board, or the board lacks a province, a coast or a power of the map.
    pub fn new(map: &'static Map) -> Result<Self, RenderError> {
        let board = Board::of_variant(map.variant()).ok_or_else(|| RenderError::NoBoard(map.variant().to_owned()))?;
        let lacking = |id: &str| RenderError::NotOnBoard { id: id.to_owned(), variant: map.variant().to_owned() };
        let geometry = board.geometry();
        let mut powers = map.powers().map(|power| map.power_id(power));
        let mut known = board.powers();
        if let Some(id) = powers.find(|id| known.next() != Some(id)) {
            return Err(lacking(id));
        }
        let units =
            map.locations().map(|at| unit(geometry, map.location_id(at)).ok_or_else(|| lacking(map.location_id(at))));
        let province = |at: Province| {
            let id = map.id(at);
            let region = geometry.kinds.keys().position(|known| known == id);
            Some(DrawnProvince { label: geometry.anchors.get(id)?.label?, region: region? })
        };
        let provinces = map.provinces().map(|at| province(at).ok_or_else(|| lacking(map.id(at))));
        Ok(Self {
            map,
            board,
            units: units.collect::<Result<_, _>>()?,
            provinces: provinces.collect::<Result<_, _>>()?,
        })
    }

    /// The middle of a unit in this place.
    pub fn unit(&self, at: Location) -> Point {
        self.units.get(at.index()).copied().unwrap_or_default()
    }

    /// The middle of a province's label.
    pub fn label(&self, at: Province) -> Point {
        self.provinces.get(at.index()).map_or_else(Point::default, |province| province.label)
    }

    /// A province's number among the board's regions.
    pub fn region(&self, at: Province) -> usize {
        self.provinces.get(at.index()).map_or(usize::MAX, |province| province.region)
    }

    /// Whether a point lies in a province.
    pub fn contains(&self, at: Province, point: Point) -> bool {
        self.board.geometry().contains(self.region(at), point)
    }

    /// The rings of a province: its borders, and those of what lies in it.
    pub fn rings(&self, at: Province) -> Vec<Vec<Point>> {
        self.board.geometry().rings(self.map.id(at)).collect()
    }

    /// The province that a place belongs to.
    pub fn province(&self, at: Location) -> Province {
        self.map.province_of(at)
    }

    /// The values of `of` for each province, by the number of its region.
    pub fn by_region(&self, of: &[Option<Power>]) -> Vec<Option<Power>> {
        let mut by_region = vec![None; self.board.geometry().kinds.len()];
        for (province, power) in self.provinces.iter().zip(of) {
            if let Some(entry) = by_region.get_mut(province.region) {
                *entry = *power;
            }
        }
        by_region
    }
}

/// The middle of a unit in the place with this id: `PAR`, `SPA/NC`.
fn unit(geometry: &Geometry, id: &str) -> Option<Point> {
    match id.split_once('/') {
        Some((province, coast)) => {
            geometry.anchors.get(province)?.coasts.get(&coast.to_ascii_lowercase()).map(|coast| coast.unit)
        }
        None => geometry.anchors.get(id)?.unit,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_of_every_built_in_map_is_on_its_board() {
        for map in Map::built_in() {
            let drawn = DrawnMap::new(map).unwrap();
            for at in map.locations() {
                assert_ne!(drawn.unit(at), Point::default(), "{}", map.location_id(at));
            }
        }
    }
}
