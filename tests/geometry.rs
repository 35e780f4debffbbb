//! What the maps show is what the rules say: borders are read off the drawn lines alone and compared with the engine's map.

#![allow(clippy::unwrap_used, reason = "a test may stop")]

use std::collections::{BTreeMap, BTreeSet};

use dragoman_engine::{Map, ProvinceKind};
use dragoman_geometry::{
    borders::{Borders, Pair, borders, pair},
    geometry::{Geometry, Kind, Px},
};

/// Borders of the rules that the map of the Ancient Mediterranean doesn't show as a common line, and why. The classic map has
/// none: Øresund is filled at its narrowest place, the Danish belts, the Bosporus and Messina belong to their provinces.
const EXCEPTIONS: [(&str, &str, &str); 12] = [
    ("army", "NEA-SIC", "Messina: the rules let units cross; a double arrow says so"),
    ("fleet", "NEA-SIC", "as above"),
    ("army", "COR-SAD", "Bonifacio: the rules let units cross between the islands; a double arrow says so"),
    ("fleet", "COR-SAD", "as above"),
    ("army", "MAU-SAG", "Gibraltar: the rules let units cross; a double arrow says so"),
    ("fleet", "MAU-SAG", "as above"),
    ("fleet", "AUS-LIB", "AUS, MES, LIB and GOT meet in one point, which is marked: each borders each"),
    ("fleet", "GOT-MES", "as above"),
    ("army", "ALE-SIN", "ALE, THB, SIN and GOP meet in the Nile's delta, which nobody may enter: each borders each"),
    ("fleet", "ALE-SIN", "as above"),
    ("fleet", "ALE-GOP", "as above"),
    ("fleet", "GOP-THB", "as above"),
];

fn geometry(variant: &str) -> Geometry {
    let text = match variant {
        "classic" => include_str!("../assets/classic/geometry.json"),
        _ => include_str!("../assets/ancient-mediterranean/geometry.json"),
    };
    Geometry::parse(text).unwrap()
}

/// The borders that a map's rules have.
fn rules(map: &Map) -> (BTreeSet<Pair>, BTreeSet<Pair>) {
    let (mut army, mut fleet) = (BTreeSet::new(), BTreeSet::new());
    for province in map.provinces() {
        for other in map.army_borders(province) {
            army.insert(pair(map.id(province), map.id(other)));
        }
    }
    for from in map.locations() {
        for to in map.fleet_borders(from) {
            fleet.insert(pair(map.location_id(from), map.location_id(to)));
        }
    }
    (army, fleet)
}

/// The drawn pairs with coasts in the engine's spelling; without coasts if the rules have none there.
fn spelled(pairs: &BTreeSet<Pair>, map: &Map) -> BTreeSet<Pair> {
    let place = |id: &str| {
        let upper = id.to_uppercase();
        if map.location(&upper).is_some() { upper } else { id[..3].to_owned() }
    };
    pairs.iter().map(|(a, b)| pair(&place(a), &place(b))).collect()
}

fn names(pairs: impl IntoIterator<Item = Pair>) -> BTreeSet<String> {
    pairs.into_iter().map(|(a, b)| format!("{a}-{b}")).collect()
}

fn exceptions(map: &Map, of: &str) -> BTreeSet<String> {
    let here = EXCEPTIONS.iter().filter(|(kind, _, _)| *kind == of && map.variant() != "classic");
    here.map(|(_, pair, _)| (*pair).to_owned()).collect()
}

#[test]
fn every_border_of_the_rules_is_drawn_and_no_other() {
    for map in Map::all() {
        let Borders { army, fleet, .. } = borders(&geometry(map.variant())).unwrap();
        let (rules_army, rules_fleet) = rules(map);
        for (kind, drawn, ruled) in [("army", army, rules_army), ("fleet", fleet, rules_fleet)] {
            let drawn = spelled(&drawn, map);
            let variant = map.variant();
            assert_eq!(
                names(drawn.difference(&ruled).cloned()),
                BTreeSet::new(),
                "{variant}: {kind} borders drawn in vain"
            );
            let lacking = names(ruled.difference(&drawn).cloned());
            assert_eq!(lacking, exceptions(map, kind), "{variant}: {kind} borders that aren't drawn");
        }
    }
}

#[test]
fn the_counts_are_those_of_the_rules() {
    let counts = [Map::classic(), Map::ancient_mediterranean()].map(|map| {
        let (army, fleet) = rules(map);
        (army.len(), fleet.len())
    });
    assert_eq!(counts, [(111, 141), (112, 156)]);
}

#[test]
fn every_province_is_drawn_as_what_it_is() {
    for map in Map::all() {
        let geometry = geometry(map.variant());
        for province in map.provinces() {
            let id = map.id(province);
            let expected = match map.kind(province) {
                ProvinceKind::Inland | ProvinceKind::Coastal => Kind::Land,
                ProvinceKind::Sea | ProvinceKind::Archipelago => Kind::Sea,
            };
            assert_eq!(geometry.kinds.get(id), Some(&expected), "{id}");
            let anchors = &geometry.anchors[id];
            assert!(anchors.unit.is_some() && anchors.label.is_some(), "{id}");
            for coast in map.coasts(province) {
                let name = map.location_id(coast)[4..].to_lowercase();
                assert!(anchors.coasts.contains_key(&name), "{}", map.location_id(coast));
            }
        }
        let others: Vec<_> = geometry.kinds.iter().filter(|(id, _)| map.province(id).is_none()).collect();
        assert!(others.iter().all(|(_, kind)| matches!(kind, Kind::Impassable | Kind::DeadSea)), "{others:?}");
    }
}

/// Twice the area of a ring, in square px; its sign tells the direction.
fn double_area(ring: &[(f64, f64)]) -> f64 {
    let next = |i: usize| ring[(i + 1) % ring.len()];
    ring.iter().enumerate().map(|(i, a)| a.0 * next(i).1 - next(i).0 * a.1).sum()
}

#[test]
fn the_regions_cover_the_picture_without_gap_or_overlap() {
    for variant in ["classic", "ancient-mediterranean"] {
        let geometry = geometry(variant);
        // Each arc is walked once by the region to its left and once by the one to its right, in opposite directions.
        let mut walks: BTreeMap<usize, BTreeSet<(bool, &str)>> = BTreeMap::new();
        let mut total = 0.0;
        for (id, rings) in &geometry.regions {
            for ring in rings {
                for &(arc, back) in ring {
                    let side = if back { &geometry.arcs[arc].right } else { &geometry.arcs[arc].left };
                    assert_eq!(side.as_deref(), Some(id.as_str()), "arc {arc}");
                    assert!(walks.entry(arc).or_default().insert((back, id)), "arc {arc} twice");
                }
                let ends = |&(arc, back): &(usize, bool)| {
                    let points = &geometry.arcs[arc].points;
                    if back { (points[points.len() - 1], points[0]) } else { (points[0], points[points.len() - 1]) }
                };
                for (i, walk) in ring.iter().enumerate() {
                    assert_eq!(ends(walk).1, ends(&ring[(i + 1) % ring.len()]).0, "{id}: a ring is open");
                }
                total += double_area(&geometry.ring(ring)) / 2.0;
            }
        }
        for (arc, walked) in &walks {
            let sides =
                usize::from(geometry.arcs[*arc].left.is_some()) + usize::from(geometry.arcs[*arc].right.is_some());
            assert_eq!(walked.len(), sides, "arc {arc}");
        }
        assert_eq!(walks.len(), geometry.arcs.len());
        let picture = (geometry.width * geometry.height) as f64;
        assert!((total.abs() - picture).abs() < 0.5, "{variant}: {total} of {picture} square px");
    }
}

#[test]
fn every_unit_stands_in_its_own_province() {
    for variant in ["classic", "ancient-mediterranean"] {
        let geometry = geometry(variant);
        for (id, anchors) in &geometry.anchors {
            let coasts = anchors.coasts.values().map(|coast| coast.unit);
            for unit in anchors.unit.into_iter().chain(coasts) {
                assert!(
                    geometry.contains(id, unit.px()),
                    "{variant}: a unit of {id} stands elsewhere, at {:?}",
                    unit.px()
                );
            }
        }
    }
}

/// Half the size of what stands at an anchor, in px.
type Half = (f64, f64);

const ARMY: Half = (28.0, 29.0);
const FLEET: Half = (33.0, 29.0);

/// A box on the map: what it is, whose, its middle, half its size.
struct Mark {
    name: String,
    province: String,
    at: (f64, f64),
    half: Half,
    label: bool,
}

fn marks(geometry: &Geometry, map: &Map) -> Vec<Mark> {
    let mut out = Vec::new();
    for (id, anchors) in &geometry.anchors {
        let sea = geometry.kinds[id] == Kind::Sea;
        let centre = map.province(id).is_some_and(|province| map.centres().contains(province));
        let mut mark = |name: String, at: Option<Px>, half: Half, label: bool| {
            if let Some(at) = at {
                out.push(Mark { name, province: id.clone(), at: at.px(), half, label });
            }
        };
        mark(id.clone(), anchors.unit, if sea { FLEET } else { ARMY }, false);
        for (coast, anchor) in &anchors.coasts {
            mark(format!("{id}/{coast}"), Some(anchor.unit), FLEET, false);
        }
        let half = match (sea, centre) {
            (true, _) => (33.0, 17.0),
            (false, true) => (38.0, 16.0),
            (false, false) => (28.0, 16.0),
        };
        mark(format!("{id} label"), anchors.label, half, true);
    }
    out
}

/// Which part of a box lies in a region, in per cent, from a grid of 20 × 20 points.
fn at_home(geometry: &Geometry, mark: &Mark) -> u32 {
    let offset = |i: u32, half: f64| (f64::from(i) + 0.5) / 10.0 * half - half;
    let points = (0..400).map(|i| (mark.at.0 + offset(i % 20, mark.half.0), mark.at.1 + offset(i / 20, mark.half.1)));
    points.filter(|point| geometry.contains(&mark.province, *point)).count() as u32 / 4
}

#[test]
fn nothing_that_stands_on_a_map_covers_anything_else() {
    for map in [Map::classic(), Map::ancient_mediterranean()] {
        let marks = marks(&geometry(map.variant()), map);
        let mut covered = Vec::new();
        for (i, a) in marks.iter().enumerate() {
            for b in &marks[..i] {
                let wide = a.half.0 + b.half.0 - (a.at.0 - b.at.0).abs();
                let tall = a.half.1 + b.half.1 - (a.at.1 - b.at.1).abs();
                // Of the places for units in one province one is taken at a time.
                let alternatives = a.province == b.province && !a.label && !b.label;
                if wide > 0.5 && tall > 0.5 && !alternatives {
                    covered.push(format!("{} {} {wide:.0}x{tall:.0}", b.name, a.name));
                }
            }
        }
        assert_eq!(covered, Vec::<String>::new(), "{}", map.variant());
    }
}

/// Units with at least 70 % of their box in their province, labels with 60 %; but for the provinces that are smaller than that.
#[test]
fn units_and_labels_lie_at_home() {
    let classic = [("CLY", 58), ("EDI", 62), ("NAP", 51)];
    let ancient = [
        ("ANT", 56),
        ("ANT label", 26),
        ("ATH label", 29),
        ("AUS", 61),
        ("BIT", 68),
        ("CIL label", 54),
        ("COR", 49),
        ("CRE", 23),
        ("CRE label", 22),
        ("CYP", 35),
        ("CYP label", 15),
        ("ISA", 68),
        ("ISA label", 58),
        ("PET", 64),
        ("PET label", 53),
        ("SIC", 64),
        ("SIC label", 38),
    ];
    for (map, small) in [(Map::classic(), &classic[..]), (Map::ancient_mediterranean(), &ancient[..])] {
        let geometry = geometry(map.variant());
        let out: Vec<_> = marks(&geometry, map)
            .iter()
            .filter(|mark| !mark.name.contains('/'))
            .map(|mark| (mark.name.clone(), at_home(&geometry, mark)))
            .filter(|(name, share)| *share < if name.contains("label") { 60 } else { 70 })
            .collect();
        let small: Vec<_> = small.iter().map(|(name, share)| ((*name).to_owned(), *share)).collect();
        assert_eq!(out, small, "{}", map.variant());
    }
}

/// At least 100 px between the places of two neighbours leaves room for a shaft and a head; these pairs have less.
#[test]
fn moves_are_long_enough_to_be_read() {
    let classic = [
        ("BRE-PAR", 99),
        ("CLY-EDI", 96),
        ("DEN-HEL", 97),
        ("DEN-SKA", 98),
        ("EDI-LVP", 98),
        ("LVP-YOR", 98),
        ("MAR-PIE", 98),
    ];
    let ancient = [
        ("ADR-APU", 98),
        ("ADR-DAL", 99),
        ("ANT-CIL", 82),
        ("ANT-SID", 99),
        ("APU-NEA", 73),
        ("COR-SAD", 95),
        ("PUN-THA", 99),
        ("RAV-VEN", 97),
    ];
    for (map, short) in [(Map::classic(), &classic[..]), (Map::ancient_mediterranean(), &ancient[..])] {
        let geometry = geometry(map.variant());
        let at = |id: &str| {
            let anchors = &geometry.anchors[&id[..3]];
            id.get(4..)
                .map_or(anchors.unit, |coast| anchors.coasts.get(&coast.to_lowercase()).map(|c| c.unit))
                .unwrap()
                .px()
        };
        let (army, fleet) = rules(map);
        let mut found = Vec::new();
        for (a, b) in army.union(&fleet) {
            let (from, to) = (at(a), at(b));
            let px = ((from.0 - to.0).powi(2) + (from.1 - to.1).powi(2)).sqrt() as u32;
            if px < 100 {
                found.push((format!("{a}-{b}"), px));
            }
        }
        let short: Vec<_> = short.iter().map(|(name, px)| ((*name).to_owned(), *px)).collect();
        assert_eq!(found, short, "{}", map.variant());
    }
}

#[test]
fn the_checked_in_geometry_is_what_its_writer_writes() {
    for text in
        [include_str!("../assets/classic/geometry.json"), include_str!("../assets/ancient-mediterranean/geometry.json")]
    {
        assert!(Geometry::parse(text).unwrap().write().unwrap() == text, "edited by hand, or the writer has changed");
    }
}
