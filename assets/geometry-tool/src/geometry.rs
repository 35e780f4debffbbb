//! What the tool writes and the bot draws: `geometry.json` of a variant. All coordinates are px of the full-size map,
//! its origin at the top left, y downwards, without the title bar.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::trace::Vertex;

/// A map as lines that neighbours share.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Geometry {
    /// The variant's id.
    pub variant: String,
    /// Width in px.
    pub width: usize,
    /// Height in px.
    pub height: usize,
    /// Every region, also those that nobody may enter.
    pub kinds: BTreeMap<String, Kind>,
    /// The seams between regions, each once, from junction to junction or closed.
    pub arcs: Vec<Arc>,
    /// Each region's rings; a ring is a chain of arcs: number, whether it is walked backwards. To be filled even-odd.
    /// Together the regions cover the picture without gap or overlap. A land region has its inner waters in it, a sea
    /// its islets.
    pub regions: BTreeMap<String, Vec<Vec<(usize, bool)>>>,
    /// Water inside land provinces (belts, straits that an army walks over): closed lines.
    pub inner_water: Vec<Shape>,
    /// Land inside seas that plays no part: closed lines, and the province that tints them.
    pub islets: Vec<Islet>,
    /// Lakes: closed lines.
    pub lakes: Vec<Vec<Px>>,
    /// Rivers that fleets sail.
    pub rivers: Vec<River>,
    /// Canals that are only drawn.
    pub canals: Vec<Named>,
    /// Straits that dashes bridge: their two ends.
    pub bridges: Vec<Named>,
    /// Where four seas meet in one point.
    pub crossings: Vec<Px>,
    /// Circles of latitude and meridians every 10°.
    pub graticule: Vec<Vec<Px>>,
    /// Where a province's unit and label stand.
    pub anchors: BTreeMap<String, Anchors>,
}

/// What a region is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A land province, inland or coastal.
    Land,
    /// A sea province.
    Sea,
    /// Land that nobody may enter.
    Impassable,
    /// Water that nobody may enter.
    DeadSea,
}

/// A seam between two regions; without a region it is the picture's frame.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arc {
    /// The region to the left as one walks along the points.
    pub left: Option<String>,
    /// The region to the right.
    pub right: Option<String>,
    /// The line.
    pub points: Vec<Px>,
}

/// A line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    /// The line; a closed one ends where it starts.
    pub points: Vec<Px>,
}

/// An islet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Islet {
    /// The province whose owner tints it, if any.
    pub of: Option<String>,
    /// Its shore.
    pub points: Vec<Px>,
}

/// A river.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct River {
    /// Its name.
    pub name: String,
    /// The width in which it is drawn, in hundredths of a px.
    #[serde(serialize_with = "to_px", deserialize_with = "from_px")]
    pub px: i32,
    /// Its course.
    pub points: Vec<Px>,
}

/// A line with a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// The name.
    pub name: String,
    /// The line.
    pub points: Vec<Px>,
}

/// Where what a province shows stands: the middle of each box.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Anchors {
    /// The unit (a fleet on a named coast stands at the coast's).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<Px>,
    /// The label with its centre mark.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<Px>,
    /// The named coasts.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub coasts: BTreeMap<String, CoastAnchors>,
}

/// Where what a named coast shows stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoastAnchors {
    /// A fleet on this coast.
    pub unit: Px,
}

/// A point in hundredths of a px; written in px.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Px(pub i32, pub i32);

impl Px {
    /// The nearest point to one in px.
    pub fn round((x, y): (f64, f64)) -> Self {
        Self((x * 100.0).round() as i32, (y * 100.0).round() as i32)
    }

    /// In px.
    pub fn px(self) -> (f64, f64) {
        (f64::from(self.0) / 100.0, f64::from(self.1) / 100.0)
    }
}

impl From<Vertex> for Px {
    fn from((x, y): Vertex) -> Self {
        Self(x, y)
    }
}

impl Serialize for Px {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [number(self.0), number(self.1)].serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Px {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [x, y] = <[f64; 2]>::deserialize(deserializer)?;
        Ok(Self::round((x, y)))
    }
}

/// Whole px without a fraction, others with at most two digits.
fn number(hundredths: i32) -> serde_json::Value {
    if hundredths % 100 == 0 { (hundredths / 100).into() } else { (f64::from(hundredths) / 100.0).into() }
}

fn to_px<S: Serializer>(hundredths: &i32, serializer: S) -> Result<S::Ok, S::Error> {
    number(*hundredths).serialize(serializer)
}

fn from_px<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    Ok((f64::deserialize(deserializer)? * 100.0).round() as i32)
}

impl Geometry {
    /// Reads what [`Self::write`] wrote.
    pub fn parse(text: &str) -> Result<Self> {
        serde_json::from_str(text).context("this isn't a map's geometry")
    }

    /// Compact JSON with one arc, region, islet or anchor on a line, so that a changed map shows where it changed.
    pub fn write(&self) -> Result<String> {
        let serde_json::Value::Object(fields) = serde_json::to_value(self)? else {
            unreachable!("a struct is an object")
        };
        let mut parts = Vec::new();
        for (key, value) in fields {
            let key = serde_json::to_string(&key)?;
            let text = match value {
                serde_json::Value::Array(items) if !items.is_empty() => {
                    let lines: Vec<_> = items.iter().map(ToString::to_string).collect();
                    format!("[\n{}\n]", lines.join(",\n"))
                }
                serde_json::Value::Object(entries) => {
                    let mut lines = Vec::new();
                    for (name, entry) in &entries {
                        lines.push(format!("{}:{entry}", serde_json::to_string(name)?));
                    }
                    format!("{{\n{}\n}}", lines.join(",\n"))
                }
                other => other.to_string(),
            };
            parts.push(format!("{key}:{text}"));
        }
        Ok(format!("{{\n{}\n}}\n", parts.join(",\n")))
    }

    /// The points of a ring, in px; the last is next to the first.
    pub fn ring(&self, chain: &[(usize, bool)]) -> Vec<(f64, f64)> {
        let mut out = Vec::new();
        for &(arc, back) in chain {
            let points = self.arcs.get(arc).map_or(&[][..], |arc| &arc.points);
            let count = points.len().saturating_sub(1);
            if back {
                out.extend(points.iter().rev().take(count).map(|p| p.px()));
            } else {
                out.extend(points.iter().take(count).map(|p| p.px()));
            }
        }
        out
    }

    /// Whether a point (px) lies in a region.
    pub fn contains(&self, region: &str, point: (f64, f64)) -> bool {
        let Some(rings) = self.regions.get(region) else { return false };
        let mut inside = false;
        for chain in rings {
            let ring = self.ring(chain);
            for (i, &a) in ring.iter().enumerate() {
                let b = ring[(i + 1) % ring.len()];
                if (a.1 > point.1) != (b.1 > point.1) && point.0 < a.0 + (point.1 - a.1) / (b.1 - a.1) * (b.0 - a.0) {
                    inside = !inside;
                }
            }
        }
        inside
    }
}
