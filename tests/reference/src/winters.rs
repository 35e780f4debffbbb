//! Who owns what, and the winter's builds and removals, power by power.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::board::{Board, Place, Province};
use crate::problem::Unit;

/// What the distance of a unit is measured to that is removed because nobody chose (DATC 4.D.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// To the nearest home centre; armies count steps over land and sea alike, fleets sail (1971, 1982).
    HomeCentre,
    /// To the home country, in the same way (2000).
    HomeCountry,
    /// To the nearest centre that the power owns, over land and sea alike whatever the unit (2023).
    OwnedCentre,
}

/// What a power writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A new unit.
    Build(Unit),
    /// The unit there goes.
    Remove(Province),
    /// A build that is forgone.
    Waive,
}

/// The countries, by power.
#[derive(Clone, Debug)]
pub struct Country {
    /// Its home centres.
    pub homes: BTreeSet<Province>,
    /// All its provinces at the start.
    pub lands: BTreeSet<Province>,
}

/// Centres with a unit in them become its power's.
pub fn occupy(board: &Board, units: &[Unit], owners: &mut BTreeMap<Province, usize>) {
    for unit in units {
        let province = board.province[unit.at];
        if board.centre[province] {
            owners.insert(province, unit.power);
        }
    }
}

/// A winter.
#[derive(Debug)]
pub struct Winter<'a> {
    /// The board.
    pub board: &'a Board,
    /// The powers' countries.
    pub countries: &'a [Country],
    /// Who owns which centre.
    pub owners: &'a BTreeMap<Province, usize>,
    /// Powers without a player.
    pub absent: &'a BTreeSet<usize>,
    /// How distance is measured.
    pub distance: Distance,
}

impl Winter<'_> {
    /// How many units more than centres a power has; below zero if it may build.
    fn surplus(&self, power: usize, units: &[Unit]) -> isize {
        let has = units.iter().filter(|unit| unit.power == power).count();
        let owns = self.owners.values().filter(|&&owner| owner == power).count();
        has as isize - owns as isize
    }

    fn sites(&self, power: usize, units: &[Unit]) -> BTreeSet<Province> {
        let empty = |site: &Province| !units.iter().any(|unit| self.board.province[unit.at] == *site);
        let owned = |site: &Province| self.owners.get(site) == Some(&power);
        self.countries[power].homes.iter().copied().filter(|site| owned(site) && empty(site)).collect()
    }

    /// Whether any power has a unit to build or to remove.
    #[must_use]
    pub fn is_needed(&self, units: &[Unit]) -> bool {
        (0..self.countries.len()).any(|power| {
            let surplus = self.surplus(power, units);
            surplus > 0 || surplus < 0 && !self.absent.contains(&power) && !self.sites(power, units).is_empty()
        })
    }

    /// The units in spring. Each power's orders count from first to last.
    #[must_use]
    pub fn adjust(&self, units: &[Unit], orders: &[(usize, Change)], before: impl Fn(Province) -> usize) -> Vec<Unit> {
        let mut after = units.to_vec();
        for power in 0..self.countries.len() {
            let own = orders.iter().filter(|(whose, _)| *whose == power && !self.absent.contains(&power));
            let own = own.map(|(_, change)| *change);
            match self.surplus(power, units) {
                surplus @ 1.. => self.remove(power, surplus.unsigned_abs(), own, &mut after, &before),
                surplus => self.build(power, surplus.unsigned_abs(), own, units, &mut after),
            }
        }
        after
    }

    fn build(
        &self,
        power: usize,
        lacks: usize,
        own: impl Iterator<Item = Change>,
        before: &[Unit],
        after: &mut Vec<Unit>,
    ) {
        let mut sites = self.sites(power, before);
        let mut left = lacks.min(sites.len());
        for change in own {
            match change {
                Change::Build(unit) if left > 0 => {
                    let site = self.board.province[unit.at];
                    let stands = if unit.fleet { self.board.berths(site).contains(&unit.at) } else { unit.at == site };
                    if unit.power == power && stands && sites.remove(&site) {
                        after.push(unit);
                        left -= 1;
                    }
                }
                Change::Waive => left = left.saturating_sub(1),
                Change::Build(_) | Change::Remove(_) => {}
            }
        }
    }

    fn remove(
        &self,
        power: usize,
        mut left: usize,
        own: impl Iterator<Item = Change>,
        after: &mut Vec<Unit>,
        before: &impl Fn(Province) -> usize,
    ) {
        for change in own {
            let Change::Remove(at) = change else { continue };
            let there = |unit: &Unit| unit.power == power && self.board.province[unit.at] == at;
            if left > 0
                && let Some(index) = after.iter().position(there)
            {
                after.remove(index);
                left -= 1;
            }
        }
        for _ in 0..left {
            let own = after.iter().enumerate().filter(|(_, unit)| unit.power == power);
            // The furthest; of those a fleet; of those the first by alphabet.
            let first = own.max_by_key(|(_, unit)| {
                let alphabet = before(self.board.province[unit.at]);
                (self.steps(power, **unit), unit.fleet, std::cmp::Reverse(alphabet))
            });
            if let Some((index, _)) = first {
                after.remove(index);
            }
        }
    }

    /// How far a unit is from home; as far as can be if no way leads there.
    fn steps(&self, power: usize, unit: Unit) -> usize {
        let goals: BTreeSet<Province> = match self.distance {
            Distance::HomeCentre => self.countries[power].homes.clone(),
            Distance::HomeCountry => self.countries[power].lands.clone(),
            Distance::OwnedCentre => self.owners.iter().filter(|(_, owner)| **owner == power).map(|it| *it.0).collect(),
        };
        let sails = unit.fleet && self.distance != Distance::OwnedCentre;
        let places = |province: Province| std::iter::once(province).chain(self.board.coasts(province));
        let next = |place: Place| -> BTreeSet<Place> {
            if sails {
                return self.board.fleet[place].clone();
            }
            let all = places(place).flat_map(|from| self.board.army[from].iter().chain(&self.board.fleet[from]));
            all.map(|&to| self.board.province[to]).collect()
        };
        let start = if sails { unit.at } else { self.board.province[unit.at] };
        let mut seen = BTreeSet::from([start]);
        let mut queue = VecDeque::from([(start, 0)]);
        while let Some((place, steps)) = queue.pop_front() {
            if goals.contains(&self.board.province[place]) {
                return steps;
            }
            for to in next(place) {
                if seen.insert(to) {
                    queue.push_back((to, steps + 1));
                }
            }
        }
        usize::MAX
    }
}
