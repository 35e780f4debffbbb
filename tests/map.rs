//! The maps held against two independent lists of borders, against the counts of their rules and against openings that
//! have been played. A map needs a proof of its own: a well-known program lacks ten borders and passes the DATC.
#![allow(clippy::unwrap_used, reason = "what a test can't do without, it fails without")]

use std::collections::BTreeSet;

use dragoman_engine::{
    GameOptions, Map, Movement, Orders, Phase, Position, Power, ProvinceKind, ProvinceSet, Rulebook, UnitKind,
};
use dragoman_exchange::Request;
use serde_json::{Value, json};

/// Each border from both sides.
#[derive(Debug, Default, PartialEq)]
struct Borders {
    army: BTreeSet<(String, String)>,
    fleet: BTreeSet<(String, String)>,
}

fn of_map(map: &Map) -> Borders {
    let mut borders = Borders::default();
    for province in map.provinces() {
        for other in map.army_borders(province).iter() {
            borders.army.insert((map.id(province).to_owned(), map.id(other).to_owned()));
        }
    }
    for location in map.locations() {
        for other in map.fleet_borders(location).iter() {
            borders.fleet.insert((map.location_id(location).to_owned(), map.location_id(other).to_owned()));
        }
    }
    borders
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.split('#').next()).map(str::trim).filter(|line| !line.is_empty())
}

/// The list in which each border stands once.
fn once(text: &str) -> Borders {
    let mut borders = Borders::default();
    let mut army = true;
    for line in lines(text) {
        let mut words = line.split_whitespace();
        match words.next() {
            Some(heading @ ("army" | "fleet")) => army = heading == "army",
            Some("sea" | "archipelago" | "centre") | None => {}
            Some(one) => {
                let set = if army { &mut borders.army } else { &mut borders.fleet };
                for other in words {
                    assert!(set.insert((one.to_owned(), other.to_owned())), "{one}-{other} stands there twice");
                    assert!(set.insert((other.to_owned(), one.to_owned())), "{other}-{one} stands there twice");
                }
            }
        }
    }
    borders
}

/// The list in which each province stands with all its neighbours.
fn by_province(text: &str) -> Borders {
    let mut borders = Borders::default();
    for line in lines(text) {
        let (army, fleet) = line.split_once(',').unwrap_or_else(|| panic!("{line:?} lacks a comma"));
        let mut army = army.split_whitespace();
        let province = army.next().unwrap_or_default();
        borders.army.extend(army.map(|other| (province.to_owned(), other.to_owned())));
        borders.fleet.extend(fleet.split_whitespace().map(|other| (province.to_owned(), other.to_owned())));
    }
    borders
}

/// The same map without the two coasts of Athens.
fn with_one_coast(borders: Borders) -> Borders {
    let plain = |id: String| if id.starts_with("ATH/") { "ATH".to_owned() } else { id };
    Borders { army: borders.army, fleet: borders.fleet.into_iter().map(|(a, b)| (plain(a), plain(b))).collect() }
}

fn same(found: &Borders, expected: &Borders) {
    for (kind, found, expected) in [("army", &found.army, &expected.army), ("fleet", &found.fleet, &expected.fleet)] {
        let missing: Vec<_> = expected.difference(found).collect();
        let extra: Vec<_> = found.difference(expected).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{kind} borders: missing {missing:?}, too many {extra:?}");
    }
}

fn ids(text: &str, heading: &str) -> BTreeSet<String> {
    lines(text)
        .filter_map(|line| line.strip_prefix(heading)?.strip_prefix(' '))
        .flat_map(str::split_whitespace)
        .map(str::to_owned)
        .collect()
}

const CLASSIC: &str = include_str!("map/classic.borders");
const ANCIENT: &str = include_str!("map/ancient-mediterranean.borders");

#[test]
fn classic_borders_are_those_of_both_lists() {
    let borders = of_map(Map::classic());
    same(&borders, &once(CLASSIC));
    same(&borders, &by_province(include_str!("map/classic.neighbours")));
    assert_eq!((borders.army.len(), borders.fleet.len()), (2 * 111, 2 * 141));
}

#[test]
fn ancient_borders_are_those_of_both_lists() {
    let later = by_province(include_str!("map/ancient-mediterranean-one-coast.neighbours"));
    let borders = of_map(Map::ancient_mediterranean());
    same(&borders, &once(ANCIENT));
    assert_eq!((borders.army.len(), borders.fleet.len()), (2 * 112, 2 * 156));
    same(&with_one_coast(borders), &later);
    same(&of_map(Map::ancient_mediterranean_one_coast()), &later);
    same(&of_map(Map::ancient_mediterranean_one_coast()), &with_one_coast(once(ANCIENT)));
}

#[test]
fn every_border_can_be_crossed_both_ways() {
    for map in Map::all() {
        let borders = of_map(map);
        for set in [borders.army, borders.fleet] {
            for (one, other) in &set {
                assert!(set.contains(&(other.clone(), one.clone())), "{}: {one}-{other}", map.variant());
                assert_ne!(one, other, "{}", map.variant());
            }
        }
    }
}

#[test]
fn seas_and_centres_are_those_of_the_lists() {
    for (map, text) in [
        (Map::classic(), CLASSIC),
        (Map::ancient_mediterranean(), ANCIENT),
        (Map::ancient_mediterranean_one_coast(), ANCIENT),
    ] {
        let of_kind = |kind| -> BTreeSet<String> {
            map.provinces().filter(|&province| map.kind(province) == kind).map(|p| map.id(p).to_owned()).collect()
        };
        assert_eq!(of_kind(ProvinceKind::Sea), ids(text, "sea"));
        assert_eq!(of_kind(ProvinceKind::Archipelago), ids(text, "archipelago"));
        let centres: BTreeSet<String> = map.centres().iter().map(|province| map.id(province).to_owned()).collect();
        assert_eq!(centres, ids(text, "centre"));
        assert_eq!(centres.len(), 34);
    }
}

#[test]
fn counts_are_those_of_the_rules() {
    for (map, provinces, powers, home) in [
        (Map::classic(), 75, 7, 22),
        (Map::ancient_mediterranean(), 79, 5, 15),
        (Map::ancient_mediterranean_one_coast(), 79, 5, 15),
    ] {
        assert_eq!((map.provinces().len(), map.powers().len(), map.wins()), (provinces, powers, 18));
        assert_eq!(map.powers().map(|power| map.home(power).len()).sum::<usize>(), home);
        // At the start each power has a unit in each home centre, and none elsewhere.
        for power in map.powers() {
            assert_eq!(map.start_units().of(power), map.home(power), "{}", map.power_id(power));
        }
        let fleets = map.start_units().iter().filter(|(_, unit)| unit.kind == UnitKind::Fleet).count();
        assert_eq!(fleets, if powers == 7 { 9 } else { 5 });
    }
}

#[test]
fn coasts_divide_the_fleet_borders_of_their_province() {
    for (map, provinces) in [
        (Map::classic(), &["BUL", "SPA", "STP"][..]),
        (Map::ancient_mediterranean(), &["ATH"]),
        (Map::ancient_mediterranean_one_coast(), &[]),
    ] {
        let found: Vec<&str> = map.provinces().filter(|&p| map.has_coasts(p)).map(|p| map.id(p)).collect();
        assert_eq!(found, provinces);
        for province in map.provinces() {
            let borders_of_itself = map.fleet_borders(province.location());
            if map.has_coasts(province) {
                assert_eq!(map.coasts(province).len(), 2);
                assert!(borders_of_itself.is_empty(), "a fleet in {} is on one of its coasts", map.id(province));
            } else {
                assert_eq!(!borders_of_itself.is_empty(), map.can_stand(UnitKind::Fleet, province.location()));
            }
        }
    }
}

/// What the rules of Ancient Mediterranean say in words about its map.
#[test]
fn the_special_places_of_the_ancient_map_are_as_told() {
    let map = Map::ancient_mediterranean();
    let borders = of_map(map);
    let army = |a: &str, b: &str| borders.army.contains(&(a.to_owned(), b.to_owned()));
    let fleet = |a: &str, b: &str| borders.fleet.contains(&(a.to_owned(), b.to_owned()));
    // Arrows over straits, for both kinds of unit.
    for (a, b) in [("SIC", "NEA"), ("COR", "SAD"), ("SAG", "MAU"), ("BYZ", "BIT"), ("BYZ", "MIL")] {
        assert!(army(a, b) && fleet(a, b), "{a}-{b}");
    }
    // The point at which four seas meet.
    for (a, b) in [("AUS", "MES"), ("AUS", "GOT"), ("AUS", "LIB"), ("MES", "GOT"), ("MES", "LIB"), ("GOT", "LIB")] {
        assert!(fleet(a, b), "{a}-{b}");
    }
    // The Nile, its delta and the canal.
    for (a, b) in
        [("ALE", "MEM"), ("MEM", "THB"), ("THB", "SIN"), ("ALE", "SIN"), ("ALE", "THB"), ("SIN", "REE"), ("THB", "REE")]
    {
        assert!(fleet(a, b), "{a}-{b}");
    }
    for (a, b) in [("THB", "GOP"), ("SIN", "GOP"), ("ALE", "GOP")] {
        assert!(fleet(a, b), "{a}-{b}");
    }
    assert!(!fleet("REE", "GOP") && !fleet("REE", "ALE"));
    // Baleares: no way in or out on foot; its fleet convoys.
    assert!(borders.army.iter().all(|(a, _)| a != "BAL"));
    let baleares = map.province("BAL").unwrap();
    assert!(map.waters().contains(baleares) && map.can_stand(UnitKind::Army, baleares.location()));
    // No army and no fleet from coast to coast of Athens but by way of Sparta.
    assert!(fleet("ATH/EC", "AEG") && !fleet("ATH/EC", "ION") && fleet("ATH/WC", "ION") && !fleet("ATH/WC", "AEG"));
    // The Ligurian Sea doesn't touch Saguntum; an example of the seed that says so is a slip.
    assert!(!fleet("LIG", "SAG") && fleet("BER", "SAG"));
}

/// The engine's package carries copies of the maps that everything else reads from `assets/`.
#[test]
fn the_packaged_maps_are_those_of_the_assets() {
    for (packaged, asset) in [
        (include_str!("../engine/rules/boards/classic.txt"), include_str!("../assets/classic/map.txt")),
        (
            include_str!("../engine/rules/boards/ancient-mediterranean.txt"),
            include_str!("../assets/ancient-mediterranean/map.txt"),
        ),
        (
            include_str!("../engine/rules/boards/ancient-mediterranean-one-coast.txt"),
            include_str!("../assets/ancient-mediterranean/one-coast.txt"),
        ),
    ] {
        assert!(packaged == asset, "copy the map of assets/ to engine/rules/boards/");
    }
}

/// Openings as they have been played: every order is carried out, turn after turn.
#[test]
fn openings_can_be_played() {
    let mut played = 0;
    for block in include_str!("map/openings.txt").split("\n\n") {
        let mut lines = lines(block);
        let Some(heading) = lines.next() else { continue };
        let mut words = heading.splitn(3, ' ');
        let (Some(variant), Some(power), Some(name)) = (words.next(), words.next(), words.next()) else {
            panic!("{heading:?} isn't a variant, a power and a name")
        };
        let map = Map::of_variant(variant).unwrap();
        let mut phase = Phase::Movement(Movement::new(Position::start(map, GameOptions::default())).unwrap());
        for line in lines {
            let (code, orders) = line.split_once(' ').unwrap();
            // Others hold; whom this opening drives out is disbanded.
            while let Phase::Retreat(retreat) = phase {
                phase = retreat.adjudicate(&Orders::new(), &Rulebook::default()).1;
            }
            let position = phase.position();
            let kind = if matches!(phase, Phase::Adjustment(_)) { 'A' } else { 'M' };
            assert_eq!(format!("{}{kind}", position.turn), code, "{name}");
            let request = json!({
                "id": name, "variant": variant, "phase": code, "units": by_power(position, |p| units(position, p)),
                "centers": by_power(position, |p| ids_of(map, position.centres.of(p))),
                "orders": { power: orders.split("; ").collect::<Vec<_>>() },
            });
            let request = Request::read(&request.to_string()).unwrap();
            assert_eq!(request.phase.position(), position, "{name}");
            let adjudicated = request.adjudicate();
            let answer = adjudicated.answer(&request);
            for order in orders.split("; ") {
                let unit = order.split(' ').take(2).collect::<Vec<_>>().join(" ");
                assert_eq!(answer["results"][&unit], json!([]), "{name}, {code}: {order}\n{answer}");
            }
            phase = adjudicated.next;
            played += 1;
        }
    }
    assert!(played >= 70, "only {played} phases were played");
}

fn by_power<T: Into<Value>>(position: &Position, of: impl Fn(Power) -> T) -> Value {
    let map = position.map;
    map.powers()
        .map(|power| (map.power_id(power).to_owned(), of(power).into()))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

fn units(position: &Position, power: Power) -> Vec<String> {
    let own = position.units.iter().filter(|(_, unit)| unit.power == power);
    own.map(|(_, unit)| unit.text(position.map).to_string()).collect()
}

fn ids_of(map: &Map, provinces: ProvinceSet) -> Vec<String> {
    provinces.iter().map(|province| map.id(province).to_owned()).collect()
}
