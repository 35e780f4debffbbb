//! Reading a map file, and refusing one that doesn't hold together.
//!
//! The file is made of lines: `variant`, `starts`, `wins` and `languages`, then one block for each power and each
//! province, whose further lines are indented. `#` starts a comment. Everything is read first and checked afterwards,
//! because borders name provinces that come later; every check knows the line to blame.

use super::{Language, LocationOnMap, Map, PowerOnMap, beginning};
use crate::location::{Location, LocationSet};
use crate::power::{MAX_POWERS, Power};
use crate::province::{Province, ProvinceKind, ProvinceSet};
use crate::set::{MAX_LOCATIONS, Table};
use crate::turn::Turn;
use crate::unit::{Misplaced, Unit, UnitKind, Units};

/// Why a map file is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {reason}")]
pub struct MapError {
    /// The name of the file, as it was given.
    pub file: String,
    /// The line to look at, from 1; the last line when something is missing from the whole.
    pub line: usize,
    /// What is wrong there.
    pub reason: MapReason,
}

/// What is wrong with a line of a map file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum MapReason {
    #[error("`{0}` is not a word that can begin a line here")]
    UnknownKeyword(String),
    #[error("this line stands under no power and no province")]
    Homeless,
    #[error("`{0}` is missing or cannot be read")]
    Unreadable(&'static str),
    #[error("no province or coast is called `{0}`")]
    UnknownPlace(String),
    #[error("`{0}` stands in the file twice")]
    Duplicate(String),
    #[error("more than {MAX_LOCATIONS} provinces and coasts")]
    TooManyLocations,
    #[error("more than {MAX_POWERS} powers")]
    TooManyPowers,
    #[error("`{0}` breaks the alphabetical order of the provinces")]
    Unsorted(String),
    #[error("{from} borders {to}, but {to} does not border {from}")]
    Asymmetric { from: String, to: String },
    #[error("{0} borders itself")]
    BordersItself(String),
    #[error("{from} cannot border {to}: no {unit} can stand there")]
    ImpossibleBorder { from: String, to: String, unit: &'static str },
    #[error("home centre {0} is not a supply centre")]
    NotACentre(String),
    #[error("{centre} is a home centre of two powers")]
    SharedHome { centre: String },
    #[error("power {0} has no home centre")]
    NoHome(String),
    #[error("unit `{unit}`: {why}")]
    BadUnit { unit: String, why: Misplaced },
    #[error("{wins} centres to win, but the map has {centres}")]
    Unwinnable { wins: u8, centres: usize },
    #[error("{0} has one coast only; write `fleet`")]
    SingleCoast(String),
    #[error("{0} has coasts and `fleet` borders; one of them is wrong")]
    CoastAndFleet(String),
    #[error("{province} needs {wanted} names, one for each language")]
    Names { province: String, wanted: usize },
}

/// A word of the file and its line.
type Word<'t> = (usize, &'t str);

#[derive(Default)]
struct PowerBlock<'t> {
    id: Word<'t>,
    home: Vec<Word<'t>>,
    lands: Vec<Word<'t>>,
    units: Vec<Word<'t>>,
}

struct ProvinceBlock<'t> {
    id: Word<'t>,
    kind: ProvinceKind,
    centre: bool,
    names: Vec<&'t str>,
    army: Vec<Word<'t>>,
    fleet: Vec<Word<'t>>,
    coasts: Vec<(Word<'t>, Vec<Word<'t>>)>,
}

#[derive(Default)]
struct File<'t> {
    variant: Option<&'t str>,
    starts: Option<Turn>,
    wins: Option<(usize, u8)>,
    powers: Vec<PowerBlock<'t>>,
    provinces: Vec<ProvinceBlock<'t>>,
    last_line: usize,
}

enum Block {
    None,
    Power,
    Province,
}

type At<T> = Result<T, (usize, MapReason)>;

impl Map {
    /// Reads a map from the text of a file.
    ///
    /// # Errors
    /// With the file's name, the line and the reason if the text can't be read, or if the map it describes doesn't
    /// hold together: a border that stands on one side only, an unknown name, a home centre that is none, a unit on
    /// ground that doesn't carry it, more than [`MAX_LOCATIONS`] places.
    pub fn read(file: &str, text: &str) -> Result<Map, MapError> {
        File::split(text).and_then(|file| file.check()).map_err(|(line, reason)| MapError {
            file: file.to_owned(),
            line,
            reason,
        })
    }
}

impl<'t> File<'t> {
    /// Sorts the lines into blocks, without understanding names yet.
    fn split(text: &'t str) -> At<File<'t>> {
        let mut file = File::default();
        let mut block = Block::None;
        for (index, raw) in text.lines().enumerate() {
            let line = index + 1;
            file.last_line = line;
            let content = raw.split('#').next().unwrap_or("").trim_end();
            let Some((keyword, rest)) = content.trim_start().split_once(' ').or_else(|| {
                let word = content.trim_start();
                (!word.is_empty()).then_some((word, ""))
            }) else {
                continue;
            };
            let rest = rest.trim();
            if content.starts_with(' ') {
                file.detail(&block, line, keyword, rest)?;
            } else {
                block = file.heading(line, keyword, rest)?;
            }
        }
        Ok(file)
    }

    fn heading(&mut self, line: usize, keyword: &str, rest: &'t str) -> At<Block> {
        match keyword {
            "variant" => self.variant = Some(rest),
            "starts" => {
                let turn = rest.strip_suffix('M').and_then(Turn::read);
                self.starts = Some(turn.ok_or((line, MapReason::Unreadable("starts")))?);
            }
            "wins" => self.wins = Some((line, rest.parse().map_err(|_| (line, MapReason::Unreadable("wins")))?)),
            "languages" => {
                if !rest.split_whitespace().eq(Language::ALL.map(Language::code)) {
                    return Err((line, MapReason::Unreadable("languages")));
                }
            }
            "power" => {
                self.powers.push(PowerBlock { id: (line, rest), ..PowerBlock::default() });
                return Ok(Block::Power);
            }
            "province" => {
                let mut words = rest.split_whitespace();
                let id = words.next().ok_or((line, MapReason::Unreadable("province")))?;
                let kind = match words.next() {
                    Some("inland") => ProvinceKind::Inland,
                    Some("coastal") => ProvinceKind::Coastal,
                    Some("sea") => ProvinceKind::Sea,
                    Some("archipelago") => ProvinceKind::Archipelago,
                    _ => return Err((line, MapReason::Unreadable("kind of province"))),
                };
                let centre = match words.next() {
                    None => false,
                    Some("centre") => true,
                    Some(other) => return Err((line, MapReason::UnknownKeyword(other.to_owned()))),
                };
                self.provinces.push(ProvinceBlock {
                    id: (line, id),
                    kind,
                    centre,
                    names: Vec::new(),
                    army: Vec::new(),
                    fleet: Vec::new(),
                    coasts: Vec::new(),
                });
                return Ok(Block::Province);
            }
            _ => return Err((line, MapReason::UnknownKeyword(keyword.to_owned()))),
        }
        Ok(Block::None)
    }

    fn detail(&mut self, block: &Block, line: usize, keyword: &str, rest: &'t str) -> At<()> {
        let words = || rest.split_whitespace().map(|word| (line, word)).collect::<Vec<_>>();
        match (block, self.powers.last_mut(), self.provinces.last_mut()) {
            (Block::Power, Some(power), _) => match keyword {
                "home" => power.home = words(),
                "lands" => power.lands = words(),
                "units" => power.units = rest.split(',').map(|unit| (line, unit.trim())).collect(),
                _ => return Err((line, MapReason::UnknownKeyword(keyword.to_owned()))),
            },
            (Block::Province, _, Some(province)) => match keyword {
                "names" => province.names = rest.split('|').map(str::trim).collect(),
                "army" => province.army = words(),
                "fleet" => province.fleet = words(),
                "coast" => {
                    let mut borders = words();
                    if borders.is_empty() {
                        return Err((line, MapReason::Unreadable("coast")));
                    }
                    let coast = borders.remove(0);
                    province.coasts.push((coast, borders));
                }
                _ => return Err((line, MapReason::UnknownKeyword(keyword.to_owned()))),
            },
            _ => return Err((line, MapReason::Homeless)),
        }
        Ok(())
    }

    /// Gives numbers to the names, and checks that the whole holds together.
    fn check(self) -> At<Map> {
        let missing = |what| (self.last_line, MapReason::Unreadable(what));
        let variant = self.variant.filter(|name| !name.is_empty()).ok_or(missing("variant"))?;
        let starts = self.starts.ok_or(missing("starts"))?;
        let (wins_line, wins) = self.wins.ok_or(missing("wins"))?;
        if self.provinces.is_empty() {
            return Err(missing("province"));
        }
        let mut map = Map {
            variant: variant.to_owned(),
            starts,
            wins,
            powers: Vec::new(),
            start_units: Units::new(),
            province_count: self.provinces.len(),
            locations: Vec::new(),
            beginnings: Vec::new(),
            centres: ProvinceSet::EMPTY,
            waters: ProvinceSet::EMPTY,
            land: ProvinceSet::EMPTY,
            kinds: Table::new(ProvinceKind::Inland),
            province_of: Table::new(Province(0)),
            fleet_places: Table::new(LocationSet::EMPTY),
            army_borders: Table::new(ProvinceSet::EMPTY),
            fleet_borders: Table::new(LocationSet::EMPTY),
            fleet_reach: Table::new(ProvinceSet::EMPTY),
            shores: Table::new(ProvinceSet::EMPTY),
            ports: Table::new(ProvinceSet::EMPTY),
            ranks: Vec::new(),
        };
        self.number(&mut map)?;
        self.borders(&mut map)?;
        self.powers(&mut map)?;
        if usize::from(wins) > map.centres.len() || wins == 0 {
            return Err((wins_line, MapReason::Unwinnable { wins, centres: map.centres.len() }));
        }
        map.ranks = Language::ALL.into_iter().map(|language| ranks(&map, language)).collect();
        Ok(map)
    }

    /// Provinces get the first numbers, in the order of their ids; coasts follow.
    fn number(&self, map: &mut Map) -> At<()> {
        let mut previous = "";
        for (index, block) in self.provinces.iter().enumerate() {
            let (line, id) = block.id;
            if id == previous {
                return Err((line, MapReason::Duplicate(id.to_owned())));
            }
            if id < previous {
                return Err((line, MapReason::Unsorted(id.to_owned())));
            }
            previous = id;
            if block.names.len() != Language::ALL.len() || block.names.iter().any(|name| name.is_empty()) {
                return Err((line, MapReason::Names { province: id.to_owned(), wanted: Language::ALL.len() }));
            }
            let names = block.names.iter().map(|&name| name.to_owned()).collect();
            add_location(map, line, id, names)?;
            map.beginnings.push(beginning(id));
            let province = Province(index as u8);
            map.kinds[province] = block.kind;
            map.province_of[province] = province;
            if block.kind.convoys() {
                map.waters.insert(province);
            }
            if block.kind.holds_armies() {
                map.land.insert(province);
            }
            if block.centre {
                map.centres.insert(province);
            }
            if block.kind.holds_fleets() && block.coasts.is_empty() {
                map.fleet_places[province] = LocationSet::of(province.location());
            }
            if block.coasts.len() == 1 {
                return Err((line, MapReason::SingleCoast(id.to_owned())));
            }
            if !block.coasts.is_empty() && !block.fleet.is_empty() {
                return Err((line, MapReason::CoastAndFleet(id.to_owned())));
            }
        }
        for (index, block) in self.provinces.iter().enumerate() {
            let province = Province(index as u8);
            for &((line, id), _) in &block.coasts {
                if id.split_once('/').is_none_or(|(stem, coast)| stem != block.id.1 || coast.is_empty()) {
                    return Err((line, MapReason::UnknownPlace(id.to_owned())));
                }
                if map.locations.iter().any(|place| place.id == id) {
                    return Err((line, MapReason::Duplicate(id.to_owned())));
                }
                let location = add_location(map, line, id, Vec::new())?;
                map.province_of[location] = province;
                if block.kind.holds_fleets() {
                    map.fleet_places[province].insert(location);
                }
            }
        }
        Ok(())
    }

    fn borders(&self, map: &mut Map) -> At<()> {
        for (index, block) in self.provinces.iter().enumerate() {
            let province = Province(index as u8);
            for &(line, id) in &block.army {
                let to = place(map, line, id)?;
                check_border(map, line, UnitKind::Army, province.location(), to)?;
                map.army_borders[province].insert(Province(to.0));
            }
            let own = std::iter::once((block.id, &block.fleet));
            for ((line, id), borders) in own.chain(block.coasts.iter().map(|(id, borders)| (*id, borders))) {
                let from = place(map, line, id)?;
                for &(line, id) in borders {
                    let to = place(map, line, id)?;
                    check_border(map, line, UnitKind::Fleet, from, to)?;
                    map.fleet_borders[from].insert(to);
                    let province = map.province_of(to);
                    map.fleet_reach[from].insert(province);
                }
            }
        }
        for (index, block) in self.provinces.iter().enumerate() {
            let province = Province(index as u8);
            for &(line, id) in &block.army {
                let to = place(map, line, id)?;
                if !map.army_borders[to].contains(province) {
                    return Err((line, asymmetric(map, province.location(), to)));
                }
            }
            for &(line, id) in block.fleet.iter().chain(block.coasts.iter().flat_map(|(_, borders)| borders)) {
                let to = place(map, line, id)?;
                for from in map.fleet_places[province] {
                    if map.fleet_borders[from].contains(to) && !map.fleet_borders[to].contains(from) {
                        return Err((line, asymmetric(map, from, to)));
                    }
                }
            }
            for from in map.fleet_places[province] {
                let waters = map.fleet_reach[from] & map.waters;
                map.shores[province] |= waters;
                if block.kind.holds_armies() {
                    for water in waters {
                        map.ports[water].insert(province);
                    }
                }
            }
        }
        Ok(())
    }

    fn powers(&self, map: &mut Map) -> At<()> {
        let mut homes = ProvinceSet::EMPTY;
        for block in &self.powers {
            let (line, id) = block.id;
            if map.powers.len() == MAX_POWERS {
                return Err((line, MapReason::TooManyPowers));
            }
            if id.is_empty() {
                return Err((line, MapReason::Unreadable("power")));
            }
            if map.power(id).is_some() {
                return Err((line, MapReason::Duplicate(id.to_owned())));
            }
            let mut power = PowerOnMap { id: id.to_owned(), home: ProvinceSet::EMPTY, country: ProvinceSet::EMPTY };
            for &(line, id) in &block.home {
                let centre = province(map, line, id)?;
                if !map.centres.contains(centre) {
                    return Err((line, MapReason::NotACentre(id.to_owned())));
                }
                if homes.contains(centre) {
                    return Err((line, MapReason::SharedHome { centre: id.to_owned() }));
                }
                homes.insert(centre);
                power.home.insert(centre);
            }
            if power.home.is_empty() {
                return Err((line, MapReason::NoHome(id.to_owned())));
            }
            power.country = power.home;
            for &(line, id) in &block.lands {
                power.country.insert(province(map, line, id)?);
            }
            map.powers.push(power);
            let owner = Power(map.powers.len() as u8 - 1);
            for &(line, text) in &block.units {
                let (kind, at) = match text.split_once(' ') {
                    Some(("A", at)) => (UnitKind::Army, at),
                    Some(("F", at)) => (UnitKind::Fleet, at),
                    _ => return Err((line, MapReason::Unreadable("units"))),
                };
                let unit = Unit { power: owner, kind, location: place(map, line, at)? };
                let mut units = map.start_units;
                units.place(map, unit).map_err(|why| (line, MapReason::BadUnit { unit: text.to_owned(), why }))?;
                map.start_units = units;
            }
        }
        Ok(())
    }
}

fn add_location(map: &mut Map, line: usize, id: &str, names: Vec<String>) -> At<Location> {
    if map.locations.len() == MAX_LOCATIONS {
        return Err((line, MapReason::TooManyLocations));
    }
    map.locations.push(LocationOnMap { id: id.to_owned(), names });
    Ok(Location(map.locations.len() as u8 - 1))
}

fn place(map: &Map, line: usize, id: &str) -> At<Location> {
    map.locations
        .iter()
        .position(|place| place.id == id)
        .map(|index| Location(index as u8))
        .ok_or_else(|| (line, MapReason::UnknownPlace(id.to_owned())))
}

fn province(map: &Map, line: usize, id: &str) -> At<Province> {
    map.province(id).ok_or_else(|| (line, MapReason::UnknownPlace(id.to_owned())))
}

fn check_border(map: &Map, line: usize, kind: UnitKind, from: Location, to: Location) -> At<()> {
    let unit = if kind == UnitKind::Army { "army" } else { "fleet" };
    for place in [from, to] {
        if !map.can_stand(kind, place) {
            let (from, to) = (map.location_id(from).to_owned(), map.location_id(to).to_owned());
            return Err((line, MapReason::ImpossibleBorder { from, to, unit }));
        }
    }
    if map.province_of(from) == map.province_of(to) {
        return Err((line, MapReason::BordersItself(map.location_id(from).to_owned())));
    }
    Ok(())
}

fn asymmetric(map: &Map, from: Location, to: Location) -> MapReason {
    MapReason::Asymmetric { from: map.location_id(from).to_owned(), to: map.location_id(to).to_owned() }
}

fn ranks(map: &Map, language: Language) -> Table<u8> {
    let mut order: Vec<Province> = map.provinces().collect();
    // The sort is stable: names that are alike stay in the order of their ids.
    order.sort_by_cached_key(|&province| language.sort_key(map.name(province, language)));
    let mut ranks = Table::new(0);
    for (rank, province) in order.into_iter().enumerate() {
        ranks[province] = rank as u8;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "\
variant small
starts S1901M
wins 2
power ONE
  home AAA
  units F AAA
province AAA coastal centre
  names A | A | A | A
  army BBB
  fleet SEA
province BBB coastal centre
  names B | B | B | B
  army AAA
  fleet SEA
province SEA sea
  names S | S | S | S
  fleet AAA BBB
";

    #[test]
    fn a_map_that_holds_together_is_read() {
        let map = Map::read("small.txt", SMALL).unwrap();
        assert_eq!((map.province_count(), map.centres().len(), map.wins()), (3, 2, 2));
    }

    /// The error after replacing a piece of the small map.
    fn error(piece: &str, by: &str) -> String {
        assert!(SMALL.contains(piece), "{piece}");
        Map::read("small.txt", &SMALL.replacen(piece, by, 1)).unwrap_err().to_string()
    }

    #[test]
    fn a_map_that_does_not_hold_together_is_refused_with_line_and_reason() {
        assert_eq!(error("army AAA", "army"), "small.txt, line 9: AAA borders BBB, but BBB does not border AAA");
        assert_eq!(
            error("fleet AAA BBB", "fleet AAA"),
            "small.txt, line 14: BBB borders SEA, but SEA does not border BBB"
        );
        assert_eq!(error("fleet AAA BBB", "fleet AAA CCC"), "small.txt, line 17: no province or coast is called `CCC`");
        assert_eq!(error("home AAA", "home SEA"), "small.txt, line 5: home centre SEA is not a supply centre");
        assert_eq!(error("home AAA", "home"), "small.txt, line 4: power ONE has no home centre");
        assert_eq!(
            error("units F AAA", "units A SEA"),
            "small.txt, line 6: unit `A SEA`: a unit of that kind cannot stand there"
        );
        assert_eq!(
            error("coastal centre", "inland centre"),
            "small.txt, line 10: AAA cannot border SEA: no fleet can stand there"
        );
        assert_eq!(error("wins 2", "wins 3"), "small.txt, line 3: 3 centres to win, but the map has 2");
        assert_eq!(
            error("names S | S | S | S", "names S"),
            "small.txt, line 15: SEA needs 4 names, one for each language"
        );
        assert_eq!(error("province BBB", "province AAA"), "small.txt, line 11: `AAA` stands in the file twice");
        assert_eq!(error("variant small", "variant"), "small.txt, line 17: `variant` is missing or cannot be read");
    }

    #[test]
    fn more_than_128_locations_are_refused() {
        let mut text = String::from("variant large\nstarts S1901M\nwins 1\n");
        for index in 0..129 {
            text += &format!("province P{index:03} sea centre\n  names P | P | P | P\n");
        }
        assert_eq!(
            Map::read("large.txt", &text).unwrap_err().to_string(),
            "large.txt, line 260: more than 128 provinces and coasts"
        );
    }
}
