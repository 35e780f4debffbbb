//! Reads a map file, and refuses an inconsistent one.
//!
//! The file consists of lines: `variant`, `starts` and `wins`, then one block for each alphabet, power and province,
//! whose further lines are indented. `#` starts a comment. Everything is read first and checked afterwards, because
//! borders name provinces that come later; every check knows the line that is wrong. The README of this crate has an
//! example of each line.

use super::rules::{BuildSites, Rules};
use super::{Alphabet, LocationOnMap, Map, PowerOnMap, beginning};
use crate::location::{Location, LocationSet};
use crate::power::{MAX_POWERS, Power, PowerSet};
use crate::province::{Province, ProvinceKind, ProvinceSet};
use crate::set::{MAX_LOCATIONS, Number, Table};
use crate::turn::{PhaseCode, PhaseKind, Season, Turn};
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

/// What is wrong with a line of a map file. Each message says what to write instead.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the messages say it")]
pub enum MapReason {
    #[error("`{word}` is not a word that can stand here: write {instead}")]
    UnknownKeyword { word: String, instead: &'static str },
    #[error("`{0}` begins a line that isn't indented: take the blanks in front of it away")]
    Indented(String),
    #[error("`{0}` belongs to the block above: write blanks in front of it")]
    NotIndented(String),
    #[error("this line stands under no alphabet, no power and no province: begin such a block above it")]
    Homeless,
    #[error("`{what}` is missing or cannot be read: write {instead}")]
    Unreadable { what: &'static str, instead: &'static str },
    #[error("no province or coast is called `{0}`: correct the name, or give it a block `province`")]
    UnknownPlace(String),
    #[error("`{coast}` is no coast of {province}: write the province, a slash and the coast, as in `{province}/NC`")]
    UnknownCoast { province: String, coast: String },
    #[error("`{0}` stands in the file twice: take one away")]
    Duplicate(String),
    #[error("`{0}` is no id: it takes capital letters, digits, `-` and `_`, and no word that orders are made of")]
    BadId(String),
    #[error("more than {MAX_LOCATIONS} provinces and coasts: unite some")]
    TooManyLocations,
    #[error("{0} borders more than {MOST_NEIGHBOURS} provinces: divide it")]
    TooManyNeighbours(String),
    #[error("more than {MAX_POWERS} powers: leave some out")]
    TooManyPowers,
    #[error("`{id}` breaks the alphabetical order of the provinces: move its block before that of `{next}`")]
    Unsorted { id: String, next: String },
    #[error(
        "{from} borders {to}, but {to} does not border {from}: add {from} to the borders of {to}, or take {to} away here"
    )]
    Asymmetric { from: String, to: String },
    #[error("{0} borders itself: take it away here")]
    BordersItself(String),
    #[error("{from} cannot border {to}: no {unit} can stand in {at}; take {to} away here, or {otherwise}")]
    ImpossibleBorder { from: Box<str>, to: Box<str>, unit: &'static str, at: Box<str>, otherwise: &'static str },
    #[error("home centre {0} is not a supply centre: write `centre` behind its kind")]
    NotACentre(String),
    #[error("{centre} is a home centre of two powers: take it away from one of them")]
    SharedHome { centre: String },
    #[error("power {0} has no home centre: add a line `home`, or write `neutral` instead of `power`")]
    NoHome(String),
    #[error("unit `{unit}`: {why}; take it away, or name another place")]
    BadUnit { unit: String, why: Misplaced },
    #[error("{wins} centres to win, but the map has {centres}: write a number from 1 to {centres}")]
    Unwinnable { wins: u8, centres: usize },
    #[error("nobody can be {lead} centres ahead: the map has {centres}; write a lead from 1 to {centres}")]
    UnwinnableLead { lead: u8, centres: usize },
    #[error("{0} is not a supply centre and can't win: write `centre` behind its kind, or take it away here")]
    NoGoal(String),
    #[error("{0} has one coast only; write `fleet`")]
    SingleCoast(String),
    #[error("{0} has coasts and `fleet` borders: write all of them behind its coasts")]
    CoastAndFleet(String),
    #[error("alphabet `{alphabet}` lacks {province}: add it to a line `order`")]
    Unranked { alphabet: String, province: String },
    #[error("`{0}` is no format that this program reads: write `format 1` or `format 2`, or take a newer program")]
    UnknownFormat(String),
    #[error("`{0}` belongs to format 2: write `format 2` in a line of the file")]
    NeedsFormat(&'static str),
    #[error("`{0}` is no place to build: write `builds home` or `builds owned`")]
    UnknownSites(String),
    #[error(
        "write `wins 18`, `wins 18 lead 2` for one who must have two centres more than every other power, or `wins all LON \
         PAR` for one who must have all of these; no number is above 255"
    )]
    UnknownGoal,
    #[error("a start is one line: `start the-name of the-variant-of-its-board`")]
    UnknownStart,
    #[error("no map is called `{0}`: a start is on a built-in one, or on one that was read before it")]
    UnknownBoard(String),
    #[error("a start has the provinces and alphabets of its board: take this block out")]
    PartOfBoard,
    #[error("who made the map stands behind `author`, in at most {LONGEST_AUTHOR} bytes")]
    BadAuthor,
    #[error("nobody can build in the first winter: let `starts` name a spring, or take units away")]
    IdleWinter,
    #[error("nobody plays: write `power` instead of `neutral` for those who do")]
    NobodyPlays,
}

impl MapReason {
    /// A line or a part of one that a map can't be without.
    fn unreadable(what: &'static str) -> MapReason {
        let instead = match what {
            "variant" => "`variant the-name`, a name without blanks",
            "starts" => "a phase, as in `starts S1901M`, or in format 2 `starts W1900A`",
            "wins" => "how many centres win, as in `wins 18`, a number from 1 to 255",
            "alphabet" => "`alphabet en`: one to eight small letters, digits and hyphens",
            "power" => "a block for each power, as `power EAST`",
            "province" => "a block for each province, as `province ALD coastal centre`",
            "kind of province" => "`inland`, `coastal`, `sea` or `archipelago` behind the id",
            "coast" => "a coast and its borders, as in `coast FEN/NC ALD`",
            _ => "units with commas between them, as in `units A DUN, F ELM`",
        };
        MapReason::Unreadable { what, instead }
    }

    /// A word that can't begin a line, not indented or in a block.
    fn unknown_keyword(word: &str, block: Option<&Block>) -> MapReason {
        let heads = [
            "format", "variant", "start", "author", "starts", "wins", "builds", "alphabet", "power", "neutral",
            "province",
        ];
        let details = ["order", "home", "lands", "units", "army", "fleet", "coast"];
        let word = word.to_owned();
        let instead = match block {
            Some(_) if heads.contains(&word.as_str()) => return MapReason::Indented(word),
            None if details.contains(&word.as_str()) => return MapReason::NotIndented(word),
            None => {
                "`format`, `variant`, `start`, `author`, `starts`, `wins`, `builds`, `alphabet`, `power`, `neutral` or \
                 `province`"
            }
            Some(Block::Alphabet) => "`order` and provinces",
            Some(Block::Power) => "`home`, `lands` or `units`",
            Some(Block::Province | Block::None) => "`army`, `fleet` or `coast`",
        };
        MapReason::UnknownKeyword { word, instead }
    }
}

/// The most neighbours of a province. Strengths are bytes, and each neighbour may support a move to it.
const MOST_NEIGHBOURS: usize = u8::MAX as usize - 1;

/// How long the name of who made a map may be, in bytes.
const LONGEST_AUTHOR: usize = 100;

/// The newest format that is read. The first had none of the rules that belong to a map, and no line `format`.
const NEWEST: u8 = 2;

/// A word of the file and its line.
type Word<'t> = (usize, &'t str);

struct AlphabetBlock<'t> {
    line: usize,
    name: Alphabet,
    order: Vec<Word<'t>>,
}

#[derive(Default)]
struct PowerBlock<'t> {
    id: Word<'t>,
    is_neutral: bool,
    home: Option<Vec<Word<'t>>>,
    lands: Option<Vec<Word<'t>>>,
    units: Option<Vec<Word<'t>>>,
}

struct ProvinceBlock<'t> {
    id: Word<'t>,
    kind: ProvinceKind,
    centre: bool,
    army: Vec<Word<'t>>,
    fleet: Vec<Word<'t>>,
    coasts: Vec<(Word<'t>, Vec<Word<'t>>)>,
}

#[derive(Default)]
struct File<'t> {
    format: Option<u8>,
    /// The first line of format 2, and its keyword.
    newer: Option<(usize, &'static str)>,
    /// The first word at the end of a line that means nothing.
    idle: Option<Word<'t>>,
    variant: Option<&'t str>,
    /// The board of a start.
    board: Option<Word<'t>>,
    author: Option<&'t str>,
    starts: Option<(usize, Turn)>,
    wins: Option<(usize, u8)>,
    /// The centres of `wins all`.
    goal: Option<Vec<Word<'t>>>,
    lead: Option<u8>,
    builds: Option<BuildSites>,
    alphabets: Vec<AlphabetBlock<'t>>,
    powers: Vec<PowerBlock<'t>>,
    provinces: Vec<ProvinceBlock<'t>>,
    last_line: usize,
}

enum Block {
    None,
    Alphabet,
    Power,
    Province,
}

type At<T> = Result<T, (usize, MapReason)>;

impl Map {
    /// Reads a map from the text of a file.
    ///
    /// # Errors
    /// With the file's name, the line and the reason if the text can't be read, or if the map it describes doesn't hold
    /// together: a border that stands on one side only, an unknown name, a home centre that is none, a unit where none
    /// of its kind can stand, more than [`MAX_LOCATIONS`] places or [`MAX_POWERS`] powers.
    pub fn read(file: &str, text: &str) -> Result<Map, MapError> {
        Map::read_boxed(file, text).map(|map| *map)
    }

    /// The same, without leaving room for a map on the stack of everybody who asks for one: with the feature `wide` it has
    /// 200 kB, and a start is read while its board is asked for.
    pub(super) fn read_boxed(file: &str, text: &str) -> Result<Box<Map>, MapError> {
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
        // Some editors begin a file with a byte order mark.
        for (index, raw) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let line = index + 1;
            file.last_line = line;
            let content = raw.split('#').next().unwrap_or("").trim_end();
            let words = content.trim_start();
            if words.is_empty() {
                continue;
            }
            let (keyword, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
            let rest = rest.trim();
            if content.starts_with(char::is_whitespace) {
                file.detail(&block, line, keyword, rest)?;
            } else {
                block = file.heading(line, keyword, rest)?;
            }
        }
        Ok(file)
    }

    fn heading(&mut self, line: usize, keyword: &str, rest: &'t str) -> At<Block> {
        let again = || Err((line, MapReason::Duplicate(keyword.to_owned())));
        match keyword {
            "format" if self.format.is_some() => return again(),
            "builds" if self.builds.is_some() => return again(),
            "variant" | "start" if self.variant.is_some() => return again(),
            "author" if self.author.is_some() => return again(),
            "starts" if self.starts.is_some() => return again(),
            "wins" if self.wins.is_some() => return again(),
            "variant" if rest.contains(char::is_whitespace) => return Err((line, MapReason::unreadable("variant"))),
            "variant" => self.variant = Some(rest),
            "format" => {
                let known = rest.parse().ok().filter(|number| (1..=NEWEST).contains(number));
                self.format = Some(known.ok_or_else(|| (line, MapReason::UnknownFormat(rest.to_owned())))?);
            }
            "start" => {
                self.newer.get_or_insert((line, "start"));
                let words: Vec<&str> = rest.split_whitespace().collect();
                let &[name, "of", board] = words.as_slice() else { return Err((line, MapReason::UnknownStart)) };
                (self.variant, self.board) = (Some(name), Some((line, board)));
            }
            "author" if rest.is_empty() || rest.len() > LONGEST_AUTHOR => return Err((line, MapReason::BadAuthor)),
            "author" => {
                self.newer.get_or_insert((line, "author"));
                self.author = Some(rest);
            }
            "starts" => {
                let first = PhaseCode::read(rest).filter(|code| code.kind != PhaseKind::Retreat);
                let first = first.ok_or((line, MapReason::unreadable("starts")))?;
                if first.turn.season == Season::Winter {
                    self.newer.get_or_insert((line, "starts W"));
                }
                self.starts = Some((line, first.turn));
            }
            "wins" if rest == "all" || rest.starts_with("all ") || rest.starts_with("all\t") => {
                self.newer.get_or_insert((line, "wins all"));
                let centres: Vec<Word<'t>> = rest.split_whitespace().skip(1).map(|word| (line, word)).collect();
                if centres.is_empty() {
                    return Err((line, MapReason::UnknownGoal));
                }
                (self.wins, self.goal) = (Some((line, 1)), Some(centres));
            }
            "wins" => {
                let (number, lead) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                self.wins = Some((line, number.parse().map_err(|_| (line, MapReason::unreadable("wins")))?));
                if !lead.is_empty() {
                    self.newer.get_or_insert((line, "lead"));
                    let more = lead.trim().strip_prefix("lead ").and_then(|more| more.trim().parse().ok());
                    self.lead = Some(more.filter(|more| *more > 0).ok_or((line, MapReason::UnknownGoal))?);
                }
            }
            "builds" => {
                self.newer.get_or_insert((line, "builds"));
                self.builds = Some(match rest {
                    "home" => BuildSites::Home,
                    "owned" | "anywhere" => BuildSites::Owned,
                    _ => return Err((line, MapReason::UnknownSites(rest.to_owned()))),
                });
            }
            "alphabet" => {
                let name = Alphabet::named(rest).ok_or((line, MapReason::unreadable("alphabet")))?;
                if self.alphabets.iter().any(|other| other.name == name) {
                    return Err((line, MapReason::Duplicate(format!("alphabet {name}"))));
                }
                self.alphabets.push(AlphabetBlock { line, name, order: Vec::new() });
                return Ok(Block::Alphabet);
            }
            "power" | "neutral" => {
                let is_neutral = keyword == "neutral";
                if is_neutral {
                    self.newer.get_or_insert((line, "neutral"));
                }
                self.powers.push(PowerBlock { id: (line, rest), is_neutral, ..PowerBlock::default() });
                return Ok(Block::Power);
            }
            "province" => {
                let mut words = rest.split_whitespace();
                let id = words.next().ok_or((line, MapReason::unreadable("province")))?;
                let kind = match words.next() {
                    Some("inland") => ProvinceKind::Inland,
                    Some("coastal") => ProvinceKind::Coastal,
                    Some("sea") => ProvinceKind::Sea,
                    Some("archipelago") => ProvinceKind::Archipelago,
                    _ => return Err((line, MapReason::unreadable("kind of province"))),
                };
                let centre = match words.next() {
                    None => false,
                    Some("centre") => true,
                    Some(other) => {
                        return Err((
                            line,
                            MapReason::UnknownKeyword { word: other.to_owned(), instead: "`centre` or nothing" },
                        ));
                    }
                };
                self.idle = self.idle.or(words.next().map(|word| (line, word)));
                self.provinces.push(ProvinceBlock {
                    id: (line, id),
                    kind,
                    centre,
                    army: Vec::new(),
                    fleet: Vec::new(),
                    coasts: Vec::new(),
                });
                return Ok(Block::Province);
            }
            _ => return Err((line, MapReason::unknown_keyword(keyword, None))),
        }
        Ok(Block::None)
    }

    fn detail(&mut self, block: &Block, line: usize, keyword: &str, rest: &'t str) -> At<()> {
        let words = || rest.split_whitespace().map(|word| (line, word)).collect::<Vec<_>>();
        match (block, self.powers.last_mut(), self.provinces.last_mut(), self.alphabets.last_mut()) {
            // Long lists may be split over several lines.
            (Block::Alphabet, _, _, Some(alphabet)) => match keyword {
                "order" => alphabet.order.extend(words()),
                _ => return Err((line, MapReason::unknown_keyword(keyword, Some(block)))),
            },
            (Block::Power, Some(power), ..) => match keyword {
                "home" => power.home.get_or_insert_default().extend(words()),
                "lands" => power.lands.get_or_insert_default().extend(words()),
                "units" => {
                    let units = rest.split(',').map(str::trim).filter(|unit| !unit.is_empty());
                    power.units.get_or_insert_default().extend(units.map(|unit| (line, unit)));
                }
                _ => return Err((line, MapReason::unknown_keyword(keyword, Some(block)))),
            },
            (Block::Province, _, Some(province), _) => match keyword {
                "army" => province.army.extend(words()),
                "fleet" => province.fleet.extend(words()),
                "coast" => {
                    let mut borders = words();
                    if borders.is_empty() {
                        return Err((line, MapReason::unreadable("coast")));
                    }
                    let coast = borders.remove(0);
                    province.coasts.push((coast, borders));
                }
                _ => return Err((line, MapReason::unknown_keyword(keyword, Some(block)))),
            },
            _ => return Err((line, MapReason::Homeless)),
        }
        Ok(())
    }

    /// Whether words that mean nothing are refused: format 1 has always passed over some of them.
    fn is_strict(&self) -> bool {
        self.format.unwrap_or(1) >= 2
    }

    /// Gives numbers to the names, and checks that the whole holds together.
    fn check(self) -> At<Box<Map>> {
        let missing = |what| (self.last_line, MapReason::unreadable(what));
        if let Some((line, keyword)) = self.newer.filter(|_| !self.is_strict()) {
            return Err((line, MapReason::NeedsFormat(keyword)));
        }
        if let Some((line, word)) = self.idle.filter(|_| self.is_strict()) {
            let word = word.to_owned();
            return Err((line, MapReason::UnknownKeyword { word, instead: "nothing more in this line" }));
        }
        let variant = self.variant.filter(|name| !name.is_empty()).ok_or(missing("variant"))?;
        let board = self.board.map(|board| self.board_of_start(board)).transpose()?;
        let (starts_line, starts) =
            self.starts.or(board.map(|board| (self.last_line, board.starts))).ok_or(missing("starts"))?;
        let (wins_line, wins) = self.wins.or(board.map(|board| (self.last_line, board.wins))).ok_or(missing("wins"))?;
        if self.provinces.is_empty() && board.is_none() {
            return Err(missing("province"));
        }
        if self.powers.is_empty() {
            return Err(missing("power"));
        }
        let mut map = match board {
            Some(board) => without_powers(board),
            None => self.new_board()?,
        };
        map.variant = variant.to_owned();
        map.board = board.map(|board| board.board().to_owned());
        map.author = self.author.map(str::to_owned);
        (map.starts, map.wins) = (starts, wins);
        let usual = board.map_or(Rules::USUAL, |board| board.rules);
        // Who changes what wins also says by how much.
        let lead = self.lead.unwrap_or(if self.wins.is_some() { Rules::USUAL.lead } else { usual.lead });
        let builds = self.builds.unwrap_or(usual.builds);
        let goal = match (&self.goal, &self.wins) {
            (Some(centres), _) => goal(&map, centres)?,
            (None, Some(_)) => ProvinceSet::EMPTY,
            (None, None) => usual.goal,
        };
        map.rules = Rules { builds, lead, goal, neutral: PowerSet::EMPTY };
        if self.goal.is_some() {
            map.wins = (map.centres.len() / 2 + 1).try_into().unwrap_or(u8::MAX);
        }
        self.powers(&mut map, board)?;
        if usize::from(wins) > map.centres.len() || wins == 0 {
            return Err((wins_line, MapReason::Unwinnable { wins, centres: map.centres.len() }));
        }
        if usize::from(lead) > map.centres.len() {
            return Err((wins_line, MapReason::UnwinnableLead { lead, centres: map.centres.len() }));
        }
        if map.power_set() == map.rules.neutral {
            return Err((self.last_line, MapReason::NobodyPlays));
        }
        let can_build = |power| {
            let home = map.home(power);
            home.len() > map.start_units.of(power).len() && !(home - map.start_units.occupied()).is_empty()
        };
        if starts.season == Season::Winter && !(map.power_set() - map.rules.neutral).iter().any(can_build) {
            return Err((starts_line, MapReason::IdleWinter));
        }
        if board.is_none() {
            map.ranks = self.alphabets.iter().map(|block| ranks(&map, block)).collect::<At<_>>()?;
        }
        Ok(map)
    }

    /// The map that a start is on.
    fn board_of_start(&self, (line, name): Word<'_>) -> At<&'static Map> {
        let alphabet = self.alphabets.first().map(|block| block.line);
        if let Some(line) = self.provinces.first().map(|block| block.id.0).or(alphabet) {
            return Err((line, MapReason::PartOfBoard));
        }
        Map::known(name).ok_or_else(|| (line, MapReason::UnknownBoard(name.to_owned())))
    }

    /// The provinces, their borders and nothing else.
    fn new_board(&self) -> At<Box<Map>> {
        let mut map = Box::new(Map {
            variant: String::new(),
            board: None,
            author: None,
            rules: Rules::USUAL,
            starts: Turn { year: 0, season: Season::Spring },
            wins: 0,
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
        });
        self.number(&mut map)?;
        self.borders(&mut map)?;
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
                let next = self.provinces.iter().map(|other| other.id.1).find(|other| *other > id).unwrap_or(previous);
                return Err((line, MapReason::Unsorted { id: id.to_owned(), next: next.to_owned() }));
            }
            previous = id;
            check_id(line, id)?;
            add_location(map, line, id)?;
            map.beginnings.push(beginning(id));
            let province = Province(index as Number);
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
            let province = Province(index as Number);
            for &((line, id), _) in &block.coasts {
                let Some((_, coast)) = id.split_once('/').filter(|(stem, _)| *stem == block.id.1) else {
                    let province = block.id.1.to_owned();
                    return Err((line, MapReason::UnknownCoast { province, coast: id.to_owned() }));
                };
                check_id(line, coast)?;
                if map.locations.iter().any(|place| place.id == id) {
                    return Err((line, MapReason::Duplicate(id.to_owned())));
                }
                let location = add_location(map, line, id)?;
                map.province_of[location] = province;
                if block.kind.holds_fleets() {
                    map.fleet_places[province].insert(location);
                }
            }
        }
        Ok(())
    }

    fn borders(&self, map: &mut Map) -> At<()> {
        let is_strict = self.is_strict();
        for (index, block) in self.provinces.iter().enumerate() {
            let province = Province(index as Number);
            for &(line, id) in &block.army {
                let to = place(map, line, id)?;
                check_border(map, line, UnitKind::Army, province.location(), to)?;
                if is_strict && map.army_borders[province].contains(Province(to.0)) {
                    return Err((line, MapReason::Duplicate(id.to_owned())));
                }
                map.army_borders[province].insert(Province(to.0));
            }
            let own = std::iter::once((block.id, &block.fleet));
            for ((line, id), borders) in own.chain(block.coasts.iter().map(|(id, borders)| (*id, borders))) {
                let from = place(map, line, id)?;
                for &(line, id) in borders {
                    let to = place(map, line, id)?;
                    check_border(map, line, UnitKind::Fleet, from, to)?;
                    if is_strict && map.fleet_borders[from].contains(to) {
                        return Err((line, MapReason::Duplicate(id.to_owned())));
                    }
                    map.fleet_borders[from].insert(to);
                    let province = map.province_of(to);
                    map.fleet_reach[from].insert(province);
                }
            }
        }
        for (index, block) in self.provinces.iter().enumerate() {
            let province = Province(index as Number);
            if map.neighbours(province).len() > MOST_NEIGHBOURS {
                let (line, id) = block.id;
                return Err((line, MapReason::TooManyNeighbours(id.to_owned())));
            }
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

    /// The powers. In a start those that the board has too keep what isn't said anew.
    fn powers(&self, map: &mut Map, board: Option<&Map>) -> At<()> {
        let mut homes = ProvinceSet::EMPTY;
        for block in &self.powers {
            let (line, id) = block.id;
            if map.powers.len() == MAX_POWERS {
                return Err((line, MapReason::TooManyPowers));
            }
            check_id(line, id)?;
            if map.power(id).is_some() {
                return Err((line, MapReason::Duplicate(id.to_owned())));
            }
            let mut power = PowerOnMap { id: id.to_owned(), home: ProvinceSet::EMPTY, country: ProvinceSet::EMPTY };
            let before = board.and_then(|board| Some((board, board.power(id)?)));
            for &(line, id) in block.home.iter().flatten() {
                let centre = province(map, line, id)?;
                if !map.centres.contains(centre) {
                    return Err((line, MapReason::NotACentre(id.to_owned())));
                }
                if power.home.contains(centre) {
                    return Err((line, MapReason::Duplicate(id.to_owned())));
                }
                if homes.contains(centre) {
                    return Err((line, MapReason::SharedHome { centre: id.to_owned() }));
                }
                homes.insert(centre);
                power.home.insert(centre);
            }
            if let Some((board, old)) = before.filter(|_| block.home.is_none()) {
                power.home = board.home(old);
                if let Some(centre) = (power.home & homes).first() {
                    return Err((line, MapReason::SharedHome { centre: map.id(centre).to_owned() }));
                }
                homes |= power.home;
            }
            if power.home.is_empty() && !block.is_neutral {
                return Err((line, MapReason::NoHome(id.to_owned())));
            }
            power.country = power.home;
            for &(line, id) in block.lands.iter().flatten() {
                power.country.insert(province(map, line, id)?);
            }
            if let Some((board, old)) = before.filter(|_| block.lands.is_none()) {
                power.country |= board.country(old) - board.centres;
            }
            map.powers.push(power);
            let owner = Power(map.powers.len() as u8 - 1);
            if block.is_neutral {
                map.rules.neutral.insert(owner);
            }
            if let Some((board, old)) = before.filter(|_| block.units.is_none()) {
                for unit in board.start_units.of(old).iter().filter_map(|at| board.start_units.at(at)) {
                    let text = unit.text(board).to_string();
                    let placed = map.start_units.place(board, Unit { power: owner, ..unit });
                    placed.map_err(|why| (line, MapReason::BadUnit { unit: text, why }))?;
                }
            }
            for &(line, text) in block.units.iter().flatten() {
                let words: Vec<&str> = text.split_whitespace().collect();
                let (kind, at) = match words[..] {
                    ["A", at] => (UnitKind::Army, at),
                    ["F", at] => (UnitKind::Fleet, at),
                    _ => return Err((line, MapReason::unreadable("units"))),
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

/// The centres that win together.
fn goal(map: &Map, centres: &[Word<'_>]) -> At<ProvinceSet> {
    let mut goal = ProvinceSet::EMPTY;
    for &(line, id) in centres {
        let centre = province(map, line, id)?;
        if !map.centres.contains(centre) {
            return Err((line, MapReason::NoGoal(id.to_owned())));
        }
        if goal.contains(centre) {
            return Err((line, MapReason::Duplicate(id.to_owned())));
        }
        goal.insert(centre);
    }
    Ok(goal)
}

/// A copy of a board on which nobody is yet. Its own frame: the copy is made on the stack.
#[inline(never)]
fn without_powers(board: &Map) -> Box<Map> {
    let mut map = Box::new(board.clone());
    map.powers.clear();
    map.start_units = Units::new();
    map
}

/// The words of orders that aren't places: none of them can be the id of one.
const WORDS_OF_ORDERS: [&str; 11] = ["A", "F", "H", "S", "C", "R", "B", "D", "VIA", "WAIVE", "-"];

/// Ids are written between spaces, slashes and commas in every notation.
fn check_id(line: usize, id: &str) -> At<()> {
    let fits = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || matches!(letter, '-' | '_');
    if id.is_empty() || !id.chars().all(fits) || WORDS_OF_ORDERS.contains(&id) {
        return Err((line, MapReason::BadId(id.to_owned())));
    }
    Ok(())
}

fn add_location(map: &mut Map, line: usize, id: &str) -> At<Location> {
    if map.locations.len() == MAX_LOCATIONS {
        return Err((line, MapReason::TooManyLocations));
    }
    map.locations.push(LocationOnMap { id: id.to_owned() });
    Ok(Location(map.locations.len() as Number - 1))
}

fn place(map: &Map, line: usize, id: &str) -> At<Location> {
    map.locations
        .iter()
        .position(|place| place.id == id)
        .map(|index| Location(index as Number))
        .ok_or_else(|| (line, MapReason::UnknownPlace(id.to_owned())))
}

fn province(map: &Map, line: usize, id: &str) -> At<Province> {
    map.province(id).ok_or_else(|| (line, MapReason::UnknownPlace(id.to_owned())))
}

fn check_border(map: &Map, line: usize, kind: UnitKind, from: Location, to: Location) -> At<()> {
    let unit = if kind == UnitKind::Army { "army" } else { "fleet" };
    for place in [from, to] {
        if !map.can_stand(kind, place) {
            let otherwise = match kind {
                UnitKind::Fleet if map.has_coasts(map.province_of(place)) => "name one of its coasts",
                UnitKind::Army if place != map.province_of(place).location() => {
                    "name the province instead of its coast"
                }
                UnitKind::Army | UnitKind::Fleet => "change the kind of that province",
            };
            let [from, to, at] = [from, to, place].map(|place| map.location_id(place).to_owned());
            return Err((
                line,
                MapReason::ImpossibleBorder { from: from.into(), to: to.into(), unit, at: at.into(), otherwise },
            ));
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

fn ranks(map: &Map, block: &AlphabetBlock<'_>) -> At<(Alphabet, Table<Number>)> {
    let mut ranks = Table::new(0);
    let mut ranked = ProvinceSet::EMPTY;
    for &(line, id) in &block.order {
        let province = province(map, line, id)?;
        if ranked.contains(province) {
            return Err((line, MapReason::Duplicate(id.to_owned())));
        }
        ranks[province] = ranked.len() as Number;
        ranked.insert(province);
    }
    match (map.province_set() - ranked).first() {
        None => Ok((block.name, ranks)),
        Some(province) => {
            let province = map.id(province).to_owned();
            Err((block.line, MapReason::Unranked { alphabet: block.name.to_string(), province }))
        }
    }
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
  army BBB
  fleet SEA
province BBB coastal centre
  army AAA
  fleet SEA
province SEA sea
  fleet AAA BBB
";

    #[test]
    fn a_consistent_map_is_read() {
        let map = Map::read("small.txt", SMALL).unwrap();
        assert_eq!((map.province_count(), map.centres().len(), map.wins()), (3, 2, 2));
    }

    /// The error after replacing a piece of the small map.
    fn error(piece: &str, by: &str) -> String {
        assert!(SMALL.contains(piece), "{piece}");
        Map::read("small.txt", &SMALL.replacen(piece, by, 1)).unwrap_err().to_string()
    }

    #[test]
    fn an_inconsistent_map_is_refused_with_line_reason_and_remedy() {
        for (piece, by, expected) in [
            (
                "army AAA",
                "army",
                "8: AAA borders BBB, but BBB does not border AAA: add AAA to the borders of BBB, or take BBB away here",
            ),
            (
                "fleet AAA BBB",
                "fleet AAA",
                "12: BBB borders SEA, but SEA does not border BBB: add BBB to the borders of SEA, or take SEA away here",
            ),
            (
                "fleet AAA BBB",
                "fleet AAA CCC",
                "14: no province or coast is called `CCC`: correct the name, or give it a block `province`",
            ),
            ("fleet AAA BBB", "fleet AAA BBB SEA", "14: SEA borders itself: take it away here"),
            ("home AAA", "home SEA", "5: home centre SEA is not a supply centre: write `centre` behind its kind"),
            ("home AAA", "home AAA AAA", "5: `AAA` stands in the file twice: take one away"),
            (
                "home AAA",
                "home",
                "4: power ONE has no home centre: add a line `home`, or write `neutral` instead of `power`",
            ),
            (
                "units F AAA",
                "units A SEA",
                "6: unit `A SEA`: a unit of that kind cannot stand there; take it away, or name another place",
            ),
            (
                "units F AAA",
                "units DUN",
                "6: `units` is missing or cannot be read: write units with commas between them, as in `units A DUN, F ELM`",
            ),
            (
                "coastal centre",
                "inland centre",
                "9: AAA cannot border SEA: no fleet can stand in AAA; take SEA away here, or change the kind of that province",
            ),
            (
                "army BBB",
                "army SEA",
                "8: AAA cannot border SEA: no army can stand in SEA; take SEA away here, or change the kind of that province",
            ),
            ("wins 2", "wins 3", "3: 3 centres to win, but the map has 2: write a number from 1 to 2"),
            (
                "wins 2",
                "wins 256",
                "3: `wins` is missing or cannot be read: write how many centres win, as in `wins 18`, a number from 1 to 255",
            ),
            ("wins 2", "wins 2\nwins 1", "4: `wins` stands in the file twice: take one away"),
            (
                "power ONE",
                "alphabet xx\n  order AAA SEA\npower ONE",
                "4: alphabet `xx` lacks BBB: add it to a line `order`",
            ),
            (
                "power ONE",
                "alphabet xx\n  order AAA SEA BBB\n  order AAA\npower ONE",
                "6: `AAA` stands in the file twice: take one away",
            ),
            (
                "power ONE",
                "alphabet XX\npower ONE",
                "4: `alphabet` is missing or cannot be read: write `alphabet en`: one to eight small letters, digits and \
                 hyphens",
            ),
            (
                "power ONE",
                "power One",
                "4: `One` is no id: it takes capital letters, digits, `-` and `_`, and no word that orders are made of",
            ),
            (
                "starts S1901M",
                "starts F1901A",
                "2: `starts` is missing or cannot be read: write a phase, as in `starts S1901M`, or in format 2 `starts W1900A`",
            ),
            ("province BBB", "province AAA", "10: `AAA` stands in the file twice: take one away"),
            (
                "province BBB",
                "province SSS",
                "13: `SEA` breaks the alphabetical order of the provinces: move its block before that of `SSS`",
            ),
            (
                "variant small",
                "variant",
                "14: `variant` is missing or cannot be read: write `variant the-name`, a name without blanks",
            ),
            (
                "coastal centre\n  army AAA",
                "desert",
                "10: `kind of province` is missing or cannot be read: write `inland`, `coastal`, `sea` or `archipelago` behind \
                 the id",
            ),
            (
                "power ONE",
                "powers ONE",
                "4: `powers` is not a word that can stand here: write `format`, `variant`, `start`, `author`, `starts`, \
                 `wins`, `builds`, `alphabet`, `power`, `neutral` or `province`",
            ),
            ("  home AAA", "home AAA", "5: `home` belongs to the block above: write blanks in front of it"),
            (
                "  home AAA",
                "  wins 1",
                "5: `wins` begins a line that isn't indented: take the blanks in front of it away",
            ),
            (
                "  home AAA",
                "  homes AAA",
                "5: `homes` is not a word that can stand here: write `home`, `lands` or `units`",
            ),
            (
                "wins 2",
                "wins 2\n  army AAA",
                "4: this line stands under no alphabet, no power and no province: begin such a block above it",
            ),
            (
                "  fleet SEA\nprovince SEA",
                "  coast BBC SEA\n  coast BBB/SC SEA\nprovince SEA",
                "12: `BBC` is no coast of BBB: write the province, a slash and the coast, as in `BBB/NC`",
            ),
            (
                "coastal centre",
                "coastal centres",
                "7: `centres` is not a word that can stand here: write `centre` or nothing",
            ),
        ] {
            assert_eq!(error(piece, by), format!("small.txt, line {expected}"));
        }
        // With two coasts a fleet borders one of them, an army the province.
        let coasts = "  coast BBB/NC SEA\n  coast BBB/SC SEA\nprovince SEA";
        assert_eq!(
            error("  fleet SEA\nprovince SEA", coasts),
            "small.txt, line 15: SEA cannot border BBB: no fleet can stand in BBB; take BBB away here, or name one of its \
             coasts"
        );
        let both = SMALL.replace("  fleet SEA\nprovince SEA", coasts).replace("army BBB", "army BBB/NC");
        assert_eq!(
            Map::read("small.txt", &both).unwrap_err().to_string(),
            "small.txt, line 8: AAA cannot border BBB/NC: no army can stand in BBB/NC; take BBB/NC away here, or name the \
             province instead of its coast"
        );
    }

    /// What has always been passed over is passed over in files of operators, and refused in the newer format.
    #[test]
    fn words_that_mean_nothing_are_refused_in_format_2() {
        for (piece, by, refused) in [
            (
                "coastal centre",
                "coastal centre home",
                "8: `home` is not a word that can stand here: write nothing more in this line",
            ),
            ("army BBB", "army BBB BBB", "9: `BBB` stands in the file twice: take one away"),
            ("fleet AAA BBB", "fleet AAA BBB AAA", "15: `AAA` stands in the file twice: take one away"),
        ] {
            let text = SMALL.replacen(piece, by, 1);
            let read = Map::read("small.txt", &text).unwrap();
            assert_eq!(read, Map::read("small.txt", SMALL).unwrap(), "{by}");
            let newer = Map::read("small.txt", &format!("format 2\n{text}")).unwrap_err().to_string();
            assert_eq!(newer, format!("small.txt, line {refused}"));
        }
    }

    #[test]
    fn blanks_may_stand_between_a_unit_and_its_place() {
        for units in ["units F  AAA", "units F\tAAA ,", "units\t F AAA"] {
            assert_eq!(Map::read("small.txt", &SMALL.replace("units F AAA", units)), Map::read("small.txt", SMALL));
        }
    }

    #[test]
    fn a_map_has_as_many_locations_as_its_sets() {
        let mut text = String::from("variant large\nstarts S1901M\nwins 1\npower ONE\n  home P000\n  units F P000\n");
        for index in 0..MAX_LOCATIONS {
            text += &format!("province P{index:03} sea centre\n");
        }
        assert_eq!(Map::read("large.txt", &text).unwrap().location_count(), MAX_LOCATIONS);
        text += "province Q sea\n";
        let line = MAX_LOCATIONS + 7;
        assert_eq!(
            Map::read("large.txt", &text).unwrap_err().to_string(),
            format!("large.txt, line {line}: more than {MAX_LOCATIONS} provinces and coasts: unite some")
        );
    }
}
