//! A variant's drawn geometry, as the checked-in file has it.
//!
//! The plane of the picture is cut into regions by arcs: each seam is stored once and both neighbours refer to it, so
//! that no gap and no overlap can exist. What lies on the ground without being a province of its own (inner waters,
//! islets, lakes, rivers) comes as outlines beside them. All lengths are *units*: a picture is 2,000 units wide,
//! whatever its size in pixels.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

/// Width of every picture in units.
pub const UNITS_WIDE: f32 = 2000.0;

/// A point of the map in units, from the top left corner of the map (the title bar isn't part of it).
pub type Point = [f32; 2];

/// A map that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Board {
    /// Europe, 1901.
    Classic,
    /// Don Hessong's Ancient Mediterranean, whichever coasts Athens has.
    AncientMediterranean,
}

impl Board {
    /// All boards there are.
    pub const ALL: [Self; 2] = [Self::Classic, Self::AncientMediterranean];

    /// The board on which the variant with this id is played.
    #[must_use]
    pub fn of_variant(id: &str) -> Option<Self> {
        match id {
            "classic" => Some(Self::Classic),
            "ancient-mediterranean" | "ancient-mediterranean-one-coast" => Some(Self::AncientMediterranean),
            _ => None,
        }
    }

    /// The ids of the powers that play on it, in the order of the palette.
    #[must_use]
    pub fn powers(self) -> &'static [&'static str] {
        match self {
            Self::Classic => &["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"],
            Self::AncientMediterranean => &["CARTHAGE", "EGYPT", "GREECE", "PERSIA", "ROME"],
        }
    }

    /// The board's geometry, read once in the life of the process.
    pub(crate) fn geometry(self) -> &'static Geometry {
        static CLASSIC: OnceLock<Geometry> = OnceLock::new();
        static ANCIENT: OnceLock<Geometry> = OnceLock::new();
        match self {
            Self::Classic => {
                CLASSIC.get_or_init(|| Geometry::read(include_str!("../../../assets/classic/geometry.json")))
            }
            Self::AncientMediterranean => ANCIENT
                .get_or_init(|| Geometry::read(include_str!("../../../assets/ancient-mediterranean/geometry.json"))),
        }
    }
}

/// What a region is to the rules, as far as its colour goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RegionKind {
    Land,
    Sea,
    /// Water that nobody may enter.
    DeadSea,
    /// Land that nobody may enter; drawn hatched.
    Impassable,
}

/// A seam between two regions, or between a region and the frame.
#[derive(Debug, Deserialize)]
pub(crate) struct Arc {
    /// On the left hand of somebody who walks along the points on the (y-down) picture.
    pub left: Option<String>,
    pub right: Option<String>,
    pub points: Vec<Point>,
}

/// An open or closed line with nothing else to say.
#[derive(Debug, Deserialize)]
pub(crate) struct Outline {
    pub points: Vec<Point>,
}

/// Land inside a sea; tinted by the owner of the province it belongs to, if any.
#[derive(Debug, Deserialize)]
pub(crate) struct Islet {
    pub of: Option<String>,
    pub points: Vec<Point>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct River {
    /// Width of the water in units, without its banks.
    pub px: f32,
    pub points: Vec<Point>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct CoastAnchor {
    pub unit: Point,
}

/// Where things stand in a province; impassable regions have none.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Anchor {
    /// Centre of a unit's symbol.
    pub unit: Option<Point>,
    /// Centre of the block of centre mark and text.
    pub label: Option<Point>,
    /// By the coast's lower-case name ("nc").
    #[serde(default)]
    pub coasts: BTreeMap<String, CoastAnchor>,
}

/// The whole drawn map.
#[derive(Debug, Deserialize)]
pub(crate) struct Geometry {
    pub height: f32,
    pub kinds: BTreeMap<String, RegionKind>,
    pub arcs: Vec<Arc>,
    /// Rings of each region, each a list of arcs and whether they are walked backwards.
    regions: BTreeMap<String, Vec<Vec<(usize, bool)>>>,
    #[serde(default)]
    pub inner_water: Vec<Outline>,
    #[serde(default)]
    pub islets: Vec<Islet>,
    #[serde(default)]
    pub lakes: Vec<Vec<Point>>,
    #[serde(default)]
    pub rivers: Vec<River>,
    #[serde(default)]
    pub canals: Vec<Outline>,
    /// Two ends each: a double arrow over a strait.
    #[serde(default)]
    pub bridges: Vec<Outline>,
    /// Points at which four seas meet and all border each other.
    #[serde(default)]
    pub crossings: Vec<Point>,
    #[serde(default)]
    pub graticule: Vec<Vec<Point>>,
    pub anchors: BTreeMap<String, Anchor>,
}

impl Geometry {
    /// Reads a file that is part of the program: a fault in it is a fault of the build, found by the first test.
    #[expect(clippy::expect_used, reason = "compiled in; no user, network or disk can change it")]
    fn read(text: &str) -> Self {
        serde_json::from_str(text).expect("the checked-in geometry is well-formed")
    }

    /// Whether a point lies in `province`: whether a ray from it crosses the province's border an odd number of times.
    pub fn contains(&self, province: &str, [x, y]: Point) -> bool {
        let arcs = self.regions.get(province).into_iter().flatten().flatten();
        let pieces = arcs.filter_map(|(arc, _)| self.arcs.get(*arc)).flat_map(|arc| arc.points.windows(2));
        let crossed = pieces.filter(|piece| {
            let [[ax, ay], [bx, by]] = [piece[0], piece[1]];
            (ay > y) != (by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax)
        });
        crossed.count() % 2 == 1
    }
}
