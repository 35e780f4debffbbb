//! What people give: `geometry-source.json` of a variant. Every place is longitude, latitude in degrees.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::{
    geometry::Kind,
    line::Place,
    projection::{Frame, ProjectionSource},
};

/// The label of land that no province claims: drawn, and nobody may enter it.
pub const OUTSIDE: &str = "XXX";

/// How a variant's map is made: which units of which country a province is, the lines by hand, the anchors.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// For people: what the file is.
    #[serde(rename = "about")]
    _about: String,
    /// The variant's id.
    pub variant: String,
    /// Which file of world-atlas has the coast.
    pub land: String,
    /// Pixels of the grid for one px of the picture.
    pub supersample: usize,
    /// σ of the blur that makes coasts and borders calm, in px.
    pub smooth_px: f64,
    /// How far a point may lie off a line to be left out, in px.
    pub simplify_px: f64,
    /// Islets smaller than this (square px) are left out.
    pub islet_min_px: f64,
    /// How far a claim reaches over land of the same island that nobody claims, in px.
    pub claim_reach_px: f64,
    /// The projection.
    pub projection: ProjectionSource,
    /// The picture.
    pub frame: Frame,
    /// The provinces, in the order in which they are painted, and what nobody may enter.
    #[serde(deserialize_with = "in_order")]
    pub provinces: Vec<(String, ProvinceSource)>,
    /// Polygons that go to a province.
    #[serde(default)]
    pub paint: Vec<Paint>,
    /// Lines that part land provinces which have seeds.
    #[serde(default)]
    pub land_borders: Vec<BorderSource>,
    /// Lines that part seas.
    pub sea_borders: Vec<BorderSource>,
    /// Polygons of land that the coast lacks.
    #[serde(default)]
    pub add_land: Vec<Vec<Place>>,
    /// Polygons of land that the map leaves out.
    #[serde(default)]
    pub remove_land: Vec<Vec<Place>>,
    /// Lines along which water becomes land.
    #[serde(default)]
    pub fill_strait: Vec<Stroke>,
    /// Lines along which land becomes water.
    #[serde(default)]
    pub carve_water: Vec<Stroke>,
    /// Inland waters, closed lines.
    #[serde(default)]
    pub lakes: Vec<Vec<Place>>,
    /// Rivers that fleets sail.
    #[serde(default)]
    pub rivers: Vec<RiverSource>,
    /// Canals that are only drawn.
    #[serde(default)]
    pub canals: BTreeMap<String, Vec<Place>>,
    /// Straits that an arrow bridges.
    #[serde(default)]
    pub bridges: BTreeMap<String, [Place; 2]>,
    /// Points where four seas meet.
    #[serde(default)]
    pub crossings: Vec<Place>,
}

/// One province.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProvinceSource {
    /// What it is.
    pub kind: Kind,
    /// Admin-1 units, `country/name` or `country/*`.
    #[serde(default)]
    pub units: Vec<String>,
    /// Places from which it floods what borders enclose.
    #[serde(default)]
    pub seeds: Vec<Place>,
    /// Polygons whose water belongs to it.
    #[serde(default)]
    pub absorb: Vec<Vec<Place>>,
    /// Middle of its unit.
    pub unit: Option<Place>,
    /// Middle of its label.
    pub label: Option<Place>,
    /// Its named coasts.
    #[serde(default)]
    pub coasts: BTreeMap<String, CoastSource>,
}

/// A named coast.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoastSource {
    /// Middle of a fleet on this coast.
    pub unit: Place,
}

/// A polygon that goes to a province.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paint {
    /// The province that gets it.
    pub province: String,
    /// The only province that it is taken from; any if not given.
    pub only: Option<Vec<String>>,
    /// The polygon.
    pub polygon: Vec<Place>,
    /// How rough its sides are drawn.
    #[serde(default)]
    pub rough: f64,
}

/// A line between two provinces.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BorderSource {
    /// For people: which provinces it parts.
    #[serde(rename = "between")]
    _between: String,
    /// The line; its ends may lie beyond what it parts.
    pub line: Vec<Place>,
    /// How rough it is drawn.
    #[serde(default)]
    pub rough: f64,
    /// Whether it stays as given; else a curve is drawn through its points.
    #[serde(default)]
    pub straight: bool,
}

/// A line with a width.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stroke {
    /// The line.
    pub line: Vec<Place>,
    /// Its width in px.
    pub px: f64,
}

/// A river.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverSource {
    /// Its name.
    pub name: String,
    /// Its course.
    pub line: Vec<Place>,
    /// The width in which it is drawn, in px.
    pub px: f64,
}

impl Source {
    /// Reads a source and refuses one that contradicts itself.
    pub fn read(path: &Path) -> Result<Self> {
        let text = fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))?;
        let source: Self = serde_json::from_str(&text).with_context(|| format!("in {}", path.display()))?;
        ensure!(source.provinces.len() < usize::from(u8::MAX), "too many provinces for one byte each");
        ensure!(source.label(OUTSIDE).is_ok(), "the province {OUTSIDE} is missing");
        for paint in &source.paint {
            source.label(&paint.province)?;
        }
        Ok(source)
    }

    /// The number under which a province is painted, from 1.
    pub fn label(&self, id: &str) -> Result<u8> {
        let index = self.provinces.iter().position(|(name, _)| name == id);
        let index = index.with_context(|| format!("there is no province {id}"))?;
        Ok(u8::try_from(index + 1)?)
    }
}

fn in_order<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<(String, ProvinceSource)>, D::Error> {
    let map = serde_json::Map::deserialize(deserializer)?;
    map.into_iter()
        .map(|(id, value)| match serde_json::from_value(value) {
            Ok(province) => Ok((id, province)),
            Err(error) => Err(serde::de::Error::custom(format!("province {id}: {error}"))),
        })
        .collect()
}
