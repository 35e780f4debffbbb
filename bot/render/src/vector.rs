//! A board as an SVG for a page on which people choose: regions that can be pointed at, and the symbols of the pictures.
//!
//! Shapes only: colours and type are the page's. Names and orders are added by the page's server, at the places that
//! [`Board`] gives. Deliberately not here: terrain, rivers, and the placing of lines around each other, which pictures
//! have.

use std::fmt::Write;

use dragoman_engine::UnitKind;
use tiny_skia::{Path, PathSegment};

use crate::draw::{symbols, title_bar};
use crate::geometry::{Board, Point, RegionKind, UNITS_WIDE};

/// A point is left out if the line without it is at most this many units away from it,
const DETAIL: f32 = 0.4;
/// and not longer than this: many small bends are one large one.
const STEP: f32 = 6.0;

impl Board {
    /// The board's regions: `<svg>` with a `<path>` for each, of the class `land`, `sea`, `dead` or `impassable`, and
    /// for each islet and lake. `data-at` is the id of the province, as in orders: `MUN`.
    #[must_use]
    pub fn outlines(self) -> String {
        let geometry = self.geometry();
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {UNITS_WIDE} {}\"><g class=\"board\" aria-hidden=\"true\">",
            geometry.height
        );
        let mut paths = |wanted: fn(RegionKind) -> bool| {
            for (id, kind) in geometry.kinds.iter().filter(|(_, kind)| wanted(**kind)) {
                let class = match kind {
                    RegionKind::Land => "land",
                    RegionKind::Sea => "sea",
                    RegionKind::DeadSea => "dead",
                    RegionKind::Impassable => "impassable",
                };
                let rings = geometry.rings(id).map(|ring| outline(&ring)).collect::<String>();
                let id = id.to_ascii_uppercase();
                let _ = write!(svg, "<path class=\"{class}\" data-at=\"{id}\" d=\"{rings}\"/>");
            }
        };
        // Borders of land lie above those of the sea.
        paths(|kind| matches!(kind, RegionKind::Sea | RegionKind::DeadSea));
        paths(|kind| matches!(kind, RegionKind::Land | RegionKind::Impassable));
        let lakes = geometry.lakes.iter().chain(geometry.inner_water.iter().map(|water| &water.points));
        let lakes = lakes.map(|points| outline(points)).collect::<String>();
        let _ = write!(svg, "<path class=\"lake\" d=\"{lakes}\"/>");
        for islet in geometry.islets.iter().filter(|islet| islet.points.len() > 2) {
            let of = islet.of.as_ref().map(|id| format!(" data-at=\"{}\"", id.to_ascii_uppercase()));
            let _ = write!(svg, "<path class=\"land\"{} d=\"{}\"/>", of.unwrap_or_default(), outline(&islet.points));
        }
        svg.push_str("</g></svg>");
        svg
    }

    /// Where the symbol of a unit stands, by the id of its location: `MUN`, `STP/SC`.
    #[must_use]
    pub fn unit_at(self, location: &str) -> Option<Point> {
        let (province, coast) = location.split_once('/').map_or((location, None), |(at, coast)| (at, Some(coast)));
        let anchor = self.geometry().anchors.get(province)?;
        match coast {
            Some(coast) => anchor.coasts.get(&coast.to_ascii_lowercase()).map(|anchor| anchor.unit),
            None => anchor.unit,
        }
    }

    /// Where a point of the board lies in a picture of the whole map, in units from its upper left corner.
    #[must_use]
    pub fn in_picture(self, [x, y]: Point) -> Point {
        [x, y + title_bar::HEIGHT]
    }

    /// The width and height of such a picture without a legend.
    #[must_use]
    pub fn picture_size(self) -> Point {
        self.in_picture(self.size())
    }

    /// The middle of a province's name.
    #[must_use]
    pub fn label_at(self, province: &str) -> Option<Point> {
        self.geometry().anchors.get(province)?.label
    }

    /// All provinces with a place for their name, by id.
    pub fn provinces(self) -> impl Iterator<Item = &'static str> {
        self.geometry().anchors.iter().filter(|(_, anchor)| anchor.label.is_some()).map(|(id, _)| id.as_str())
    }

    /// Whether a province is land.
    #[must_use]
    pub fn is_land(self, province: &str) -> bool {
        matches!(self.geometry().kinds.get(province), Some(RegionKind::Land | RegionKind::Impassable))
    }

    /// Its width and height in units.
    #[must_use]
    pub fn size(self) -> Point {
        [UNITS_WIDE, self.geometry().height]
    }
}

/// The symbol of an army or a fleet around the origin, as the data of a path: as large as on a picture.
#[must_use]
pub fn unit_outline(is_fleet: bool) -> String {
    let kind = if is_fleet { UnitKind::Fleet } else { UnitKind::Army };
    symbols::silhouette(kind).map(|path| data(&path)).unwrap_or_default()
}

/// The burst behind a dislodged unit, likewise.
#[must_use]
pub fn burst_outline() -> String {
    symbols::star(10, 42.0, 28.0).map(|path| data(&path)).unwrap_or_default()
}

fn data(path: &Path) -> String {
    let mut data = String::new();
    for segment in path.segments() {
        let _ = match segment {
            PathSegment::MoveTo(to) => write!(data, "M{} {}", to.x, to.y),
            PathSegment::LineTo(to) => write!(data, "L{} {}", to.x, to.y),
            PathSegment::QuadTo(by, to) => write!(data, "Q{} {} {} {}", by.x, by.y, to.x, to.y),
            PathSegment::CubicTo(a, b, to) => write!(data, "C{} {} {} {} {} {}", a.x, a.y, b.x, b.y, to.x, to.y),
            PathSegment::Close => write!(data, "Z"),
        };
    }
    data
}

/// A closed line, in tenths of units relative to each other: the shortest form. Empty if nothing would be seen of it.
fn outline(points: &[Point]) -> String {
    let mut tenths: Vec<[i32; 2]> =
        thinned(points).iter().map(|[x, y]| [(x * 10.0).round() as i32, (y * 10.0).round() as i32]).collect();
    tenths.dedup();
    let [first, rest @ ..] = tenths.as_slice() else { return String::new() };
    if rest.len() < 2 {
        return String::new();
    }
    let units = |value: i32| f64::from(value) / 10.0;
    let mut data = format!("M{} {}l", units(first[0]), units(first[1]));
    for (from, to) in tenths.iter().zip(rest) {
        let _ = write!(data, "{} {} ", units(to[0] - from[0]), units(to[1] - from[1]));
    }
    data.push('z');
    data
}

/// The points without those that lie on the line between their neighbours.
fn thinned(points: &[Point]) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::with_capacity(points.len());
    for (number, point) in points.iter().enumerate() {
        let on_line = match (kept.last(), points.get(number + 1)) {
            (Some([ax, ay]), Some([bx, by])) => {
                (ax - bx).hypot(ay - by) < STEP && distance(*point, [*ax, *ay], [*bx, *by]) < DETAIL
            }
            _ => false,
        };
        if !on_line {
            kept.push(*point);
        }
    }
    kept
}

/// The distance of `point` from the line between `a` and `b`.
fn distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let length = dx.hypot(dy);
    if length < f32::EPSILON { (x - ax).hypot(y - ay) } else { ((x - ax) * dy - (y - ay) * dx).abs() / length }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_province_can_be_pointed_at_and_has_a_place_for_its_name() {
        for board in [Board::classic(), Board::ancient_mediterranean()] {
            let svg = board.outlines();
            assert!(svg.len() < 300_000, "{} bytes", svg.len());
            for province in board.provinces() {
                assert!(svg.contains(&format!("data-at=\"{province}\" d=\"M")), "{province}");
                assert!(board.label_at(province).is_some() && board.unit_at(province).is_some(), "{province}");
            }
        }
    }

    #[test]
    fn the_points_of_a_ring_follow_each_other() {
        let geometry = Board::classic().geometry();
        for id in geometry.kinds.keys() {
            for ring in geometry.rings(id) {
                for pair in ring.windows(2) {
                    let (dx, dy) = ((pair[0][0] - pair[1][0]).abs(), (pair[0][1] - pair[1][1]).abs());
                    // The frame's lines are long and straight.
                    assert!(dx.hypot(dy) < 200.0 || dx.min(dy) < 0.5, "{id}: {pair:?}");
                }
            }
        }
    }

    #[test]
    fn coasts_have_places_of_their_own() {
        let board = Board::classic();
        assert_ne!(board.unit_at("STP/NC"), board.unit_at("STP/SC"));
        assert_eq!(board.unit_at("STP/WC"), None);
        assert_eq!(board.unit_at("XXX"), None);
    }

    #[test]
    fn lines_lose_points_that_nobody_sees() {
        assert_eq!(outline(&[[0.0, 0.0], [2.0, 0.1], [4.0, 0.0], [4.0, 4.0]]), "M0 0l4 0 0 4 z");
        assert_eq!(outline(&[[0.0, 0.0], [0.1, 0.1], [0.0, 0.0]]), "");
        let circle: Vec<Point> =
            (0..100).map(|step| step as f32 / 16.0).map(|turn| [turn.cos() * 9.0, turn.sin() * 9.0]).collect();
        let kept = thinned(&circle);
        assert!(kept.len() < 60, "{kept:?}");
        // The middle of each line that replaces points is as far from the centre as those were, within half a unit.
        let middles = kept.windows(2).map(|pair| (pair[0][0] + pair[1][0]).hypot(pair[0][1] + pair[1][1]) / 2.0);
        assert!(middles.into_iter().all(|radius| radius > 8.5), "a circle stays round: {kept:?}");
    }
}
