//! A variant's drawn geometry, as the checked-in file has it.
//!
//! The plane of the picture is cut into regions by arcs: each seam is stored once and both neighbours refer to it, so
//! that no gap and no overlap can exist. What is drawn without being a province of its own (inner waters, islets,
//! lakes, rivers) comes as separate outlines. All lengths are *units*: a picture is 2,000 units wide, whatever its size
//! in pixels.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Width of every picture in units.
pub const UNITS_WIDE: f32 = 2000.0;

/// A point of the map in units, from the top left corner of the map (the title bar isn't part of it).
pub type Point = [f32; 2];

/// A map that can be drawn. What it looks like stands in its folder of `assets/`: the geometry, and a style with its
/// variants, powers and colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Board {
    /// Europe, 1901.
    Classic,
    /// Don Hessong's Ancient Mediterranean, whichever coasts Athens has.
    AncientMediterranean,
}

/// What is read of a board, once in the life of the process.
struct Drawn {
    style: Style,
    geometry: Geometry,
}

impl Drawn {
    fn read([style, geometry]: [&str; 2]) -> Self {
        Self { style: compiled_in(style), geometry: compiled_in(geometry) }
    }
}

/// A file that is part of the program: a fault in it is a fault of the build, found by the first test.
#[expect(clippy::expect_used, reason = "compiled in; no user, network or disk can change it")]
fn compiled_in<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).expect("the checked-in files are well-formed")
}

/// The files of a board's folder.
macro_rules! files {
    ($folder:literal) => {
        [
            include_str!(concat!("../../../assets/", $folder, "/style.json")),
            include_str!(concat!("../../../assets/", $folder, "/geometry.json")),
        ]
    };
}

impl Board {
    /// All boards there are.
    pub const ALL: [Self; 2] = [Self::Classic, Self::AncientMediterranean];

    fn drawn(self) -> &'static Drawn {
        static DRAWN: [OnceLock<Drawn>; Board::ALL.len()] = [const { OnceLock::new() }; Board::ALL.len()];
        DRAWN[self as usize].get_or_init(|| {
            Drawn::read(match self {
                Self::Classic => files!("classic"),
                Self::AncientMediterranean => files!("ancient-mediterranean"),
            })
        })
    }

    /// The board on which the variant with this id is played.
    #[must_use]
    pub fn of_variant(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|board| board.style().variants.iter().any(|variant| variant == id))
    }

    /// The ids of the powers that play on it, in the order of the palette.
    pub fn powers(self) -> impl ExactSizeIterator<Item = &'static str> {
        self.style().powers.iter().map(|power| power.id.as_str())
    }

    /// Its colours, and what else an eye chose.
    pub(crate) fn style(self) -> &'static Style {
        &self.drawn().style
    }

    /// Its geometry.
    pub(crate) fn geometry(self) -> &'static Geometry {
        &self.drawn().geometry
    }
}

/// What a board looks like, as far as somebody chose it.
#[derive(Debug, Deserialize)]
pub(crate) struct Style {
    /// The variants that are played on it.
    variants: Vec<String>,
    /// The compass rose.
    pub rose: RoseStyle,
    /// In the order of the map.
    pub powers: Vec<PowerStyle>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct RoseStyle {
    /// Its middle, where neither unit nor label stands.
    pub at: Point,
    /// In units.
    pub radius: f32,
}

/// A power's colours, as six hexadecimal digits each.
#[derive(Debug, Deserialize)]
pub(crate) struct PowerStyle {
    pub id: String,
    pub strong: String,
    pub tint: String,
    /// Whether text on the strong colour is dark.
    #[serde(default)]
    pub dark_text: bool,
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
