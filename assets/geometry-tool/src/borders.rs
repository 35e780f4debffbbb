//! The borders that the picture shows, read from the arcs alone.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};

use crate::{
    geometry::{Geometry, Kind, Px},
    raster::distance,
};

/// Two provinces border when they share at least this much of a line, in px: less can't be seen.
pub const MIN_BORDER_PX: f64 = 5.0;

/// How far from a river a border may end and still lie on it, in px.
const ON_RIVER_PX: f64 = 8.0;

/// Two places with a common border, in alphabetical order: province ids, with `/nc` and the like where a fleet needs a
/// coast.
pub type Pair = (String, String);

/// The borders that a picture shows.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Borders {
    /// Pairs between which armies walk.
    pub army: BTreeSet<Pair>,
    /// Pairs between which fleets sail.
    pub fleet: BTreeSet<Pair>,
    /// How much of a line two regions share, in px, in any amount.
    pub length: BTreeMap<Pair, f64>,
}

/// A pair in alphabetical order.
pub fn pair(a: &str, b: &str) -> Pair {
    if a <= b { (a.to_owned(), b.to_owned()) } else { (b.to_owned(), a.to_owned()) }
}

/// Reads the borders off a map.
///
/// Armies walk where two lands share a line. Fleets sail where a sea shares a line with a sea or a land, and along the
/// shore where the line that two lands share ends at a sea or on a river. A land's coasts are its seams with seas,
/// chained through their common ends; where a land has named coasts, each takes the chain that its anchor lies nearest
/// to.
pub fn borders(geometry: &Geometry) -> Result<Borders> {
    let is = |id: &str, kind: Kind| geometry.kinds.get(id) == Some(&kind);
    let (land, sea) = (|id: &str| is(id, Kind::Land), |id: &str| is(id, Kind::Sea));
    let mut out = Borders::default();
    let mut junctions: BTreeMap<Px, BTreeSet<&str>> = BTreeMap::new();
    for arc in &geometry.arcs {
        let (Some(left), Some(right)) = (arc.left.as_deref(), arc.right.as_deref()) else { continue };
        *out.length.entry(pair(left, right)).or_default() += length(&arc.points);
        for end in arc.points.first().into_iter().chain(arc.points.last()) {
            junctions.entry(*end).or_default().extend([left, right]);
        }
    }
    let touches = |a: &str, b: &str, out: &Borders| out.length.get(&pair(a, b)).is_some_and(|px| *px >= MIN_BORDER_PX);

    let coasts = Coasts::read(geometry)?;
    let names: Vec<Pair> = out.length.keys().cloned().collect();
    for (a, b) in names {
        if !touches(&a, &b, &out) {
            continue;
        }
        if land(&a) && land(&b) {
            out.army.insert((a, b));
        } else if sea(&a) && sea(&b) {
            out.fleet.insert((a, b));
        }
    }
    for (arc, (land, coast)) in &coasts.of_arc {
        let other = [&geometry.arcs[*arc].left, &geometry.arcs[*arc].right];
        let other = other.into_iter().flatten().find(|id| *id != land);
        if let Some(other) = other
            && touches(land, other, &out)
        {
            out.fleet.insert(pair(coast, other));
        }
    }
    for (junction, regions) in &junctions {
        let wet = regions.iter().any(|id| sea(id)) || on_river(geometry, *junction);
        if !wet {
            continue;
        }
        for a in regions.iter().filter(|id| land(id)) {
            for b in regions.iter().filter(|id| land(id) && *id > a) {
                if touches(a, b, &out) {
                    for from in coasts.at(*junction, a) {
                        for to in coasts.at(*junction, b) {
                            out.fleet.insert(pair(&from, &to));
                        }
                    }
                }
            }
        }
    }
    Ok(out)
}

fn length(points: &[Px]) -> f64 {
    let step = |pair: &[Px]| {
        let ((ax, ay), (bx, by)) = (pair[0].px(), pair[1].px());
        ((ax - bx).powi(2) + (ay - by).powi(2)).sqrt()
    };
    points.windows(2).map(step).sum()
}

fn on_river(geometry: &Geometry, junction: Px) -> bool {
    geometry.rivers.iter().any(|river| {
        river.points.windows(2).any(|piece| distance(junction.px(), piece[0].px(), piece[1].px()) < ON_RIVER_PX)
    })
}

/// The coasts of every land.
struct Coasts {
    /// For each seam of a land with a sea: the land, and the place where a fleet on it is.
    of_arc: Vec<(usize, (String, String))>,
    /// The places that a junction touches, by land.
    at: BTreeMap<(Px, String), BTreeSet<String>>,
}

impl Coasts {
    fn read(geometry: &Geometry) -> Result<Self> {
        let mut coasts = Self { of_arc: Vec::new(), at: BTreeMap::new() };
        for (id, kind) in &geometry.kinds {
            if *kind != Kind::Land {
                continue;
            }
            let chains = chains(geometry, id);
            for (place, chain) in named(geometry, id, &chains)? {
                for &arc in chain {
                    coasts.of_arc.push((arc, (id.clone(), place.clone())));
                    let points = &geometry.arcs[arc].points;
                    for end in points.first().into_iter().chain(points.last()) {
                        coasts.at.entry((*end, id.clone())).or_default().insert(place.clone());
                    }
                }
            }
        }
        Ok(coasts)
    }

    /// The places of a land at a junction: its coasts there, or the land itself on a river.
    fn at(&self, junction: Px, land: &str) -> BTreeSet<String> {
        let found = self.at.get(&(junction, land.to_owned())).cloned();
        found.unwrap_or_else(|| BTreeSet::from([land.to_owned()]))
    }
}

/// The seams of a land with seas, chained through their common ends.
fn chains(geometry: &Geometry, land: &str) -> Vec<Vec<usize>> {
    let mut chains: Vec<(BTreeSet<Px>, Vec<usize>)> = Vec::new();
    for (k, arc) in geometry.arcs.iter().enumerate() {
        let sides = [arc.left.as_deref(), arc.right.as_deref()];
        let at_sea = |id: &Option<&str>| id.is_some_and(|id| geometry.kinds.get(id) == Some(&Kind::Sea));
        if !sides.contains(&Some(land)) || !sides.iter().any(at_sea) {
            continue;
        }
        let mut ends: BTreeSet<Px> = arc.points.first().into_iter().chain(arc.points.last()).copied().collect();
        let mut members = vec![k];
        let (joined, rest): (Vec<_>, Vec<_>) = chains.into_iter().partition(|(known, _)| !known.is_disjoint(&ends));
        for (known, arcs) in joined {
            ends.extend(known);
            members.extend(arcs);
        }
        chains = rest;
        chains.push((ends, members));
    }
    chains.into_iter().map(|(_, arcs)| arcs).collect()
}

/// Which place each chain is: the land itself, or one of its named coasts.
fn named<'a>(geometry: &Geometry, land: &str, chains: &'a [Vec<usize>]) -> Result<Vec<(String, &'a Vec<usize>)>> {
    let anchors = geometry.anchors.get(land).map(|anchors| &anchors.coasts);
    let Some(anchors) = anchors.filter(|anchors| !anchors.is_empty()) else {
        return Ok(chains.iter().map(|chain| (land.to_owned(), chain)).collect());
    };
    let gap = |coast: &str, chain: &[usize]| {
        let unit = anchors[coast].unit.px();
        let lines = chain.iter().flat_map(|arc| geometry.arcs[*arc].points.windows(2));
        lines.map(|piece| distance(unit, piece[0].px(), piece[1].px())).fold(f64::INFINITY, f64::min)
    };
    // Each anchor claims the chain that it lies nearest to; a chain left over goes to its nearest anchor.
    let mut claims: BTreeMap<usize, &str> = BTreeMap::new();
    for coast in anchors.keys() {
        let nearest = (0..chains.len()).min_by(|a, b| gap(coast, &chains[*a]).total_cmp(&gap(coast, &chains[*b])));
        if let Some(nearest) = nearest {
            let other = claims.insert(nearest, coast);
            ensure!(other.is_none(), "{land}: the anchors of two coasts lie on the same shore");
        }
    }
    let name = |(index, chain): (usize, &'a Vec<usize>)| {
        let nearest = || anchors.keys().min_by(|a, b| gap(a, chain).total_cmp(&gap(b, chain)));
        let coast = claims.get(&index).copied().or_else(|| nearest().map(String::as_str)).unwrap_or_default();
        (format!("{land}/{coast}"), chain)
    };
    Ok(chains.iter().enumerate().map(name).collect())
}
