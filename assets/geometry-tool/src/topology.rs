//! TopoJSON: arcs that several geometries share, quantised and delta-encoded.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// A closed line of places: longitude, latitude in degrees.
pub type Ring = Vec<[f64; 2]>;

/// An outer ring and its holes.
pub type Polygon = Vec<Ring>;

#[derive(Deserialize)]
struct Topology {
    transform: Transform,
    arcs: Vec<Vec<[f64; 2]>>,
    objects: BTreeMap<String, Geometry>,
}

#[derive(Deserialize)]
struct Transform {
    scale: [f64; 2],
    translate: [f64; 2],
}

#[derive(Deserialize)]
struct Properties {
    name: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Geometry {
    #[serde(rename = "type")]
    kind: Option<String>,
    #[serde(default)]
    arcs: serde_json::Value,
    #[serde(default)]
    geometries: Vec<Geometry>,
    properties: Option<Properties>,
}

/// The polygons of every named geometry of a TopoJSON file; nameless ones are under the empty name.
pub fn read(path: &Path) -> Result<BTreeMap<String, Vec<Polygon>>> {
    let text = fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))?;
    let topology: Topology =
        serde_json::from_str(&text).with_context(|| format!("{} isn't TopoJSON", path.display()))?;
    let Transform { scale, translate } = topology.transform;
    let arcs: Vec<Ring> = topology
        .arcs
        .iter()
        .map(|deltas| {
            let mut sum = [0.0, 0.0];
            deltas
                .iter()
                .map(|delta| {
                    sum = [sum[0] + delta[0], sum[1] + delta[1]];
                    [sum[0] * scale[0] + translate[0], sum[1] * scale[1] + translate[1]]
                })
                .collect()
        })
        .collect();
    let mut named = BTreeMap::new();
    for object in topology.objects.values() {
        collect(object, &arcs, &mut named).with_context(|| format!("in {}", path.display()))?;
    }
    Ok(named)
}

fn collect(geometry: &Geometry, arcs: &[Ring], named: &mut BTreeMap<String, Vec<Polygon>>) -> Result<()> {
    for part in &geometry.geometries {
        collect(part, arcs, named)?;
    }
    let polygons: Vec<Vec<Vec<i64>>> = match geometry.kind.as_deref() {
        Some("Polygon") => vec![serde_json::from_value(geometry.arcs.clone())?],
        Some("MultiPolygon") => serde_json::from_value(geometry.arcs.clone())?,
        _ => return Ok(()),
    };
    let name = match geometry.properties.as_ref().and_then(|properties| properties.name.as_ref()) {
        Some(serde_json::Value::String(name)) => name.clone(),
        _ => String::new(),
    };
    let into = named.entry(name).or_default();
    for polygon in polygons {
        into.push(polygon.iter().map(|ids| ring(ids, arcs)).collect::<Result<_>>()?);
    }
    Ok(())
}

fn ring(ids: &[i64], arcs: &[Ring]) -> Result<Ring> {
    let mut points = Ring::new();
    for &id in ids {
        let index = usize::try_from(if id < 0 { !id } else { id })?;
        ensure!(index < arcs.len(), "arc {id} doesn't exist");
        let skip = usize::from(!points.is_empty());
        if id < 0 {
            points.extend(arcs[index].iter().rev().skip(skip));
        } else {
            points.extend(arcs[index].iter().skip(skip));
        }
    }
    Ok(points)
}
