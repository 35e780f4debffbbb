//! The board as lists of borders, read from the tests' own data.

use std::collections::BTreeSet;

/// Index of a province.
pub type Province = usize;

/// Index of a place where a unit can stand: the provinces come first, under their own index; coasts follow.
pub type Place = usize;

/// Which places border which.
#[derive(Clone, Debug)]
pub struct Board {
    /// Identifier of each place, `BUL` or `BUL/EC`.
    pub names: Vec<String>,
    /// The province of each place.
    pub province: Vec<Province>,
    /// Number of provinces; places from here on are coasts.
    pub provinces: usize,
    /// Fleets there can convoy: seas and archipelagos.
    pub water: Vec<bool>,
    /// Armies can stand there.
    pub land: Vec<bool>,
    /// Supply centres.
    pub centre: Vec<bool>,
    /// Places that an army can reach from each place in one move on land.
    pub army: Vec<BTreeSet<Place>>,
    /// Places that a fleet can reach from each place.
    pub fleet: Vec<BTreeSet<Place>>,
}

impl Board {
    /// Reads a list of borders: lines `sea …`, `archipelago …`, `centre …` name provinces; after a line `army` or
    /// `fleet` each line has a place and then places that it borders, each border written once, from either side.
    ///
    /// # Panics
    /// On a line that it can't read, which is a fault of the test data.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let lines =
            || text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()).filter(|l| !l.is_empty());
        let mut ids = BTreeSet::new();
        for line in lines() {
            ids.extend(line.split_whitespace().filter(|word| word.chars().next().is_some_and(char::is_uppercase)));
        }
        let provinces: BTreeSet<&str> = ids.iter().map(|id| id.split('/').next().unwrap_or(id)).collect();
        let names: Vec<String> = provinces
            .iter()
            .copied()
            .chain(ids.iter().copied().filter(|id| id.contains('/')))
            .map(str::to_owned)
            .collect();
        let find = |id: &str| names.iter().position(|name| name == id).unwrap_or_else(|| panic!("unknown place {id}"));
        let province: Vec<Province> = names.iter().map(|id| find(id.split('/').next().unwrap_or(id))).collect();
        let mut board = Self {
            provinces: provinces.len(),
            water: vec![false; provinces.len()],
            land: vec![true; provinces.len()],
            centre: vec![false; provinces.len()],
            army: vec![BTreeSet::new(); names.len()],
            fleet: vec![BTreeSet::new(); names.len()],
            names: Vec::new(),
            province,
        };
        let mut armies = true;
        for line in lines() {
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            let rest = rest.split_whitespace().map(find);
            match first {
                "sea" => rest.for_each(|p| (board.water[p], board.land[p]) = (true, false)),
                "archipelago" => rest.for_each(|p| board.water[p] = true),
                "centre" => rest.for_each(|p| board.centre[p] = true),
                "army" | "fleet" => armies = first == "army",
                id => {
                    let from = find(id);
                    let borders = if armies { &mut board.army } else { &mut board.fleet };
                    for to in rest {
                        borders[from].insert(to);
                        borders[to].insert(from);
                    }
                }
            }
        }
        board.names = names;
        board
    }

    /// The place called `id`.
    #[must_use]
    pub fn place(&self, id: &str) -> Option<Place> {
        self.names.iter().position(|name| name == id)
    }

    /// The coasts of a province, none where it has just one or none.
    pub fn coasts(&self, province: Province) -> impl Iterator<Item = Place> + '_ {
        (self.provinces..self.names.len()).filter(move |&place| self.province[place] == province)
    }

    /// The places of a province where a fleet can be: its coasts, or itself.
    #[must_use]
    pub fn berths(&self, province: Province) -> Vec<Place> {
        let coasts: Vec<Place> = self.coasts(province).collect();
        if !coasts.is_empty() {
            coasts
        } else if self.fleet[province].is_empty() {
            vec![]
        } else {
            vec![province]
        }
    }

    /// Whether a fleet in `water` touches `province` (to take an army aboard, to land it, to hand it on).
    #[must_use]
    pub fn touches(&self, water: Province, province: Province) -> bool {
        self.fleet[water].iter().any(|&place| self.province[place] == province)
    }

    /// Where a unit at `place` can go by itself.
    #[must_use]
    pub fn reach(&self, fleet: bool, place: Place) -> &BTreeSet<Place> {
        if fleet { &self.fleet[place] } else { &self.army[place] }
    }

    /// Whether a unit at `place` can go by itself into `province`, on whatever coast.
    #[must_use]
    pub fn reaches(&self, fleet: bool, place: Place, province: Province) -> bool {
        self.reach(fleet, place).iter().any(|&to| self.province[to] == province)
    }
}
