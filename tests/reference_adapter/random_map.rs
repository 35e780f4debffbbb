//! Boards that are made up: a grid of land and water, with as many powers as it has room for.

use std::collections::{BTreeMap, BTreeSet};

use dragoman_engine::{MAX_LOCATIONS, MAX_POWERS, Map};
use dragoman_reference::Random;

use super::Both;

/// How many provinces of a full board have two coasts.
const SPLIT: usize = MAX_LOCATIONS / 32;

/// A board that is made up, before it is written down for either side.
struct Draft {
    provinces: usize,
    /// How many of them have two coasts.
    split: usize,
    water: BTreeSet<usize>,
    centres: BTreeSet<usize>,
    army: BTreeSet<(usize, usize)>,
    /// Between places as they are written, each once.
    fleet: BTreeSet<(String, String)>,
}

fn id(province: usize) -> String {
    format!("P{province:03}")
}

impl Draft {
    /// A full one is as large as a map may be, and mostly land.
    fn new(is_full: bool, random: &mut Random) -> Self {
        let side = MAX_LOCATIONS.isqrt() - 2;
        let width = 3 + random.below(side);
        // Room for the coasts, of which each takes a place.
        let most = MAX_LOCATIONS * 4 / 5;
        let provinces = if is_full { MAX_LOCATIONS - 2 * SPLIT } else { (width * (3 + random.below(side))).min(most) };
        let wet = if is_full { 10 } else { 20 + random.below(35) };
        let water: BTreeSet<usize> = (0..provinces).filter(|_| random.chance(wet)).collect();
        let mut centres: BTreeSet<usize> = (0..provinces).filter(|at| !water.contains(at)).collect();
        centres.retain(|_| is_full || random.chance(80));
        let mut borders = vec![];
        for at in 0..provinces {
            let (x, _) = (at % width, at / width);
            let next = [(x + 1 < width, at + 1), (true, at + width), (x + 1 < width, at + width + 1)];
            for (number, (is_on_board, other)) in next.into_iter().enumerate() {
                if is_on_board && other < provinces && random.chance(if number == 2 { 40 } else { 95 }) {
                    borders.push((at, other));
                }
            }
        }
        let mut draft = Self { provinces, split: 0, water, centres, army: BTreeSet::new(), fleet: BTreeSet::new() };
        draft.borders(&borders, is_full, random);
        draft
    }

    fn borders(&mut self, borders: &[(usize, usize)], is_full: bool, random: &mut Random) {
        let beside = |at: usize| {
            let other = move |&(one, other): &(usize, usize)| match at {
                _ if at == one => Some(other),
                _ if at == other => Some(one),
                _ => None,
            };
            borders.iter().filter_map(other)
        };
        let waters = |at: usize| beside(at).filter(|other| self.water.contains(other)).collect::<BTreeSet<_>>();
        // Some provinces have two coasts, each at some of the waters beside them.
        let mut coasts: BTreeMap<(usize, usize), String> = BTreeMap::new();
        let mut split = BTreeSet::new();
        for at in (0..self.provinces).filter(|at| !self.water.contains(at)) {
            let mut around = waters(at);
            let (most, percent) = if is_full { (SPLIT, 100) } else { (MAX_LOCATIONS / 10, 30) };
            if around.len() >= 2 && split.len() < most && random.chance(percent) {
                split.insert(at);
                let first = around.pop_first().into_iter().collect::<BTreeSet<_>>();
                for (coast, waters) in [("NC", first), ("SC", around)] {
                    coasts.extend(waters.into_iter().map(|water| ((at, water), format!("{}/{coast}", id(at)))));
                }
            }
        }
        let mut fleet = BTreeSet::new();
        for &(one, other) in borders {
            let place = |at: usize, water: usize| coasts.get(&(at, water)).cloned().unwrap_or_else(|| id(at));
            match (self.water.contains(&one), self.water.contains(&other)) {
                (true, true) => _ = fleet.insert((id(one), id(other))),
                (true, false) => _ = fleet.insert((id(one), place(other, one))),
                (false, true) => _ = fleet.insert((place(one, other), id(other))),
                (false, false) => {
                    self.army.insert((one, other));
                    // Along the shore, where both have it at the same water.
                    let shared = waters(one).intersection(&waters(other)).next().copied();
                    if let Some(water) = shared {
                        fleet.insert((place(one, water), place(other, water)));
                    }
                }
            }
        }
        (self.fleet, self.split) = (fleet, split.len());
    }

    /// The list of borders that the reference reads.
    fn list(&self) -> String {
        let named = |set: &BTreeSet<usize>| set.iter().map(|&at| format!(" {}", id(at))).collect::<String>();
        let mut text = format!("sea{}\ncentre{}\narmy\n", named(&self.water), named(&self.centres));
        text.extend((0..self.provinces).map(|at| format!("{}\n", id(at))));
        text.extend(self.army.iter().map(|&(one, other)| format!("{} {}\n", id(one), id(other))));
        text += "fleet\n";
        text.extend(self.fleet.iter().map(|(one, other)| format!("{one} {other}\n")));
        text
    }

    /// The map file that the engine reads, which has every border at both its ends.
    fn map(&self, name: &str, powers: usize, rules: Rules<'_>) -> String {
        let mut text = format!("variant {name}\n{}", rules.lines);
        if rules.goal > 0 {
            let all = self.centres.iter().skip(1).step_by(2).take(rules.goal);
            text += &format!("wins all{}\n", all.map(|&at| format!(" {}", id(at))).collect::<String>());
        }
        for (power, home) in self.centres.iter().take(powers).enumerate() {
            text += &format!("power POWER{power:02}\n  home {}\n", id(*home));
            if rules.armed {
                text += &format!("  units A {}\n", id(*home));
            }
        }
        if rules.minors {
            let free = (0..self.provinces).filter(|at| !self.water.contains(at));
            let held = free.filter(|at| !self.centres.iter().take(powers).any(|home| home == at)).step_by(3);
            text += "neutral MINORS\n";
            text.extend(held.map(|at| format!("  units A {}\n", id(at))));
        }
        for at in 0..self.provinces {
            let places: BTreeSet<&String> = self.fleet.iter().flat_map(|(one, other)| [one, other]).collect();
            let is_part = |place: &str| place.split('/').next() == Some(id(at).as_str());
            let own: Vec<&&String> = places.iter().filter(|place| is_part(place)).collect();
            let kind = match (self.water.contains(&at), own.is_empty()) {
                (true, _) => "sea",
                (false, true) => "inland",
                (false, false) => "coastal",
            };
            text += &format!("province {} {kind}{}\n", id(at), if self.centres.contains(&at) { " centre" } else { "" });
            for &(one, other) in &self.army {
                if one == at || other == at {
                    text += &format!("  army {}\n", id(one + other - at));
                }
            }
            for place in own {
                let beside = self.fleet.iter().filter_map(|(one, other)| match place {
                    _ if *place == one => Some(other.as_str()),
                    _ if *place == other => Some(one.as_str()),
                    _ => None,
                });
                let beside = beside.collect::<Vec<_>>().join(" ");
                let coast = if place.contains('/') { format!("coast {place}") } else { "fleet".to_owned() };
                text += &format!("  {coast} {beside}\n");
            }
        }
        text
    }
}

/// What is played on a board that is made up.
#[derive(Clone, Copy)]
pub struct Rules<'a> {
    /// The lines before the powers.
    pub lines: &'a str,
    /// Whether each power begins with an army.
    pub armed: bool,
    /// Whether some of the other provinces are held by units that nobody leads.
    pub minors: bool,
    /// How many centres there are at least.
    pub centres: usize,
    /// Of how many centres all win; with 0 `lines` say what wins.
    pub goal: usize,
}

impl Rules<'_> {
    /// Any board, as maps were before they had rules of their own.
    pub const PLAIN: Self = Rules { lines: "starts S1901M\nwins 1\n", armed: true, minors: false, centres: 2, goal: 0 };
}

impl Both {
    /// A board that is made up, with two powers to [`MAX_POWERS`], which every tenth one has.
    pub fn random(number: u64, rules: Rules<'_>) -> Self {
        let mut random = Random::numbered(1 << 50 | number);
        loop {
            let is_full = number.is_multiple_of(10);
            let draft = Draft::new(is_full, &mut random);
            if is_full && draft.split < SPLIT {
                continue;
            }
            let room = draft.centres.len().min(MAX_POWERS - usize::from(rules.minors));
            if draft.centres.len() < rules.centres || draft.water.is_empty() || draft.water.len() == draft.provinces {
                continue;
            }
            let powers = if is_full || random.chance(30) { room } else { 2 + random.below(room - 1) };
            let text = draft.map(&format!("made-up-{number}-{}", rules.centres), powers, rules);
            let map = Map::read("made-up", &text).unwrap_or_else(|error| panic!("{error}\n{text}")).intern();
            return Self::new(map, &draft.list());
        }
    }
}
