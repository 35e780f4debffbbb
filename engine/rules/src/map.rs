//! The board: provinces and coasts, who borders what, powers and where they start.
//!
//! A map is read from a text file (those in `boards/` show how) and checked while it is read, so that everything else
//! may rely on it: borders are symmetric, names known, home centres there, start units where such units can stand.
//! After that it never changes; positions and games refer to it with `&'static`, the three built-in maps are read once
//! and kept ([`Map::classic`]), likewise the starts on them ([`Map::starts_on_boards`]), and a custom map is kept with
//! [`Map::intern`]. A program that lets people play on further maps
//! adds them as variants when it starts ([`Map::add_variant`]).

mod alphabet;
mod convoy_path;
mod read;
mod rules;
#[cfg(test)]
mod rules_tests;
mod show;

pub use alphabet::Alphabet;
pub use read::{MapError, MapReason};
pub use rules::BuildSites;

use std::sync::{LazyLock, Mutex, PoisonError};

use self::convoy_path::Convoy;
use self::rules::Rules;
use crate::location::{Location, LocationSet};
use crate::power::{Power, PowerSet};
use crate::province::{Province, ProvinceKind, ProvinceSet};
use crate::set::{Number, Table};
use crate::turn::Turn;
use crate::unit::{Misplaced, Unit, UnitKind, Units};

/// The board of one variant. Two maps are equal if their files have the same content.
#[derive(Clone, PartialEq, Eq)]
pub struct Map {
    variant: String,
    /// The variant of the board that a start is on.
    board: Option<String>,
    author: Option<String>,
    rules: Rules,
    starts: Turn,
    wins: u8,
    powers: Vec<PowerOnMap>,
    start_units: Units,
    province_count: usize,
    locations: Vec<LocationOnMap>,
    /// By province: the [`beginning`] of its id.
    beginnings: Vec<u64>,
    centres: ProvinceSet,
    waters: ProvinceSet,
    land: ProvinceSet,
    kinds: Table<ProvinceKind>,
    province_of: Table<Province>,
    /// By province: where a fleet can stand; two coasts where there are two.
    fleet_places: Table<LocationSet>,
    /// By province.
    army_borders: Table<ProvinceSet>,
    /// By location.
    fleet_borders: Table<LocationSet>,
    /// By location: the provinces of `fleet_borders`.
    fleet_reach: Table<ProvinceSet>,
    /// By province: the waters that a convoy from or to it, or through it, touches.
    shores: Table<ProvinceSet>,
    /// By water: the land that its fleets can carry armies from and to.
    ports: Table<ProvinceSet>,
    /// By alphabet, by province: the place of its name in it.
    ranks: Vec<(Alphabet, Table<Number>)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct PowerOnMap {
    id: String,
    home: ProvinceSet,
    country: ProvinceSet,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct LocationOnMap {
    id: String,
}

impl std::fmt::Debug for Map {
    /// Its name only: positions and errors hold maps, and a whole map is too long to read.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Map({:?})", self.variant)
    }
}

/// The first eight bytes of an id as one number, which compares as they do: numbers are found quicker than texts.
fn beginning(id: &str) -> u64 {
    let mut bytes = [0; 8];
    for (to, from) in bytes.iter_mut().zip(id.bytes()) {
        *to = from;
    }
    u64::from_be_bytes(bytes)
}

/// The custom maps.
static KEPT: Mutex<Vec<&'static Map>> = Mutex::new(Vec::new());

/// The variants that were added to the built-in ones.
static ADDED: Mutex<Vec<&'static Map>> = Mutex::new(Vec::new());

/// A map can't be added as a variant: another map has its name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct VariantExists(
    /// The variant.
    pub String,
);

impl std::fmt::Display for VariantExists {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is a map of the variant `{}` already: give this one another name", self.0)
    }
}

impl std::error::Error for VariantExists {}

macro_rules! built_in {
    ($file:literal) => {{
        static MAP: LazyLock<Box<Map>> = LazyLock::new(|| {
            // The file is part of this program, and a test below reads it.
            Map::read_boxed($file, include_str!(concat!("../boards/", $file))).unwrap_or_else(|error| panic!("{error}"))
        });
        &MAP
    }};
}

/// A map that is read when it is first asked for.
type BuiltIn = fn() -> &'static Map;

/// The built-in starts, by their variants.
static STARTS: [(&str, BuiltIn); 10] = [
    ("france-austria", || built_in!("starts/france-austria.txt")),
    ("england-turkey", || built_in!("starts/england-turkey.txt")),
    ("germany-italy", || built_in!("starts/germany-italy.txt")),
    ("frankland-juggernaut", || built_in!("starts/frankland-juggernaut.txt")),
    ("germany-russia", || built_in!("starts/germany-russia.txt")),
    ("france-germany-austria", || built_in!("starts/france-germany-austria.txt")),
    ("italy-england-russia", || built_in!("starts/italy-england-russia.txt")),
    ("fleet-rome", || built_in!("starts/fleet-rome.txt")),
    ("build-anywhere", || built_in!("starts/build-anywhere.txt")),
    ("chaos", || built_in!("starts/chaos.txt")),
];

impl Map {
    /// The classic map: 75 provinces, 34 supply centres, seven powers.
    pub fn classic() -> &'static Map {
        built_in!("classic.txt")
    }

    /// Ancient Mediterranean, revision 8: 79 provinces, five powers, Athens with two coasts.
    pub fn ancient_mediterranean() -> &'static Map {
        built_in!("ancient-mediterranean.txt")
    }

    /// The later revision of Ancient Mediterranean, in which Athens has one coast.
    pub fn ancient_mediterranean_one_coast() -> &'static Map {
        built_in!("ancient-mediterranean-one-coast.txt")
    }

    /// The built-in boards.
    pub fn all() -> [&'static Map; 3] {
        [Map::classic(), Map::ancient_mediterranean(), Map::ancient_mediterranean_one_coast()]
    }

    /// The built-in starts: other powers, units and goals on one of the built-in boards.
    ///
    /// ```
    /// use dragoman_engine::Map;
    ///
    /// let duel = Map::of_variant("france-austria").ok_or("no such start")?;
    /// assert_eq!((duel.powers().len(), duel.board()), (2, "classic"));
    /// assert!(Map::starts_on_boards().iter().any(|start| std::ptr::eq(*start, duel)));
    /// # Ok::<(), &str>(())
    /// ```
    pub fn starts_on_boards() -> [&'static Map; 10] {
        STARTS.map(|(_, start)| start())
    }

    /// The built-in maps: boards, then starts.
    pub fn built_in() -> impl Iterator<Item = &'static Map> {
        Map::all().into_iter().chain(STARTS.iter().map(|(_, start)| start()))
    }

    /// The maps that can be played by their variant's name: the built-in ones, and those that were added, in that order.
    pub fn variants() -> Vec<&'static Map> {
        // A panic elsewhere leaves the list as it was.
        let added = ADDED.lock().unwrap_or_else(PoisonError::into_inner);
        Map::built_in().chain(added.iter().copied()).collect()
    }

    /// Adds a map to those that [`of_variant`](Map::of_variant) finds, for as long as the program runs. Adding the same map
    /// again changes nothing.
    ///
    /// # Errors
    /// If another map has the variant's name.
    pub fn add_variant(self) -> Result<&'static Map, VariantExists> {
        let map = self.intern();
        let mut added = ADDED.lock().unwrap_or_else(PoisonError::into_inner);
        match Map::built_in().chain(added.iter().copied()).find(|known| known.variant == map.variant) {
            Some(known) if std::ptr::eq(known, map) => Ok(known),
            Some(_) => Err(VariantExists(map.variant.clone())),
            None => {
                added.push(map);
                Ok(map)
            }
        }
    }

    /// The map of that variant: a built-in board (`classic`, `ancient-mediterranean`, `ancient-mediterranean-one-coast`) or
    /// [start](Map::starts_on_boards), or a map that was [added](Map::add_variant).
    pub fn of_variant(variant: &str) -> Option<&'static Map> {
        let is_asked = |map: &&Map| map.variant == variant;
        // Only the start that is asked for is read, and its board before it.
        let start = || STARTS.iter().find(|(name, _)| *name == variant).map(|(_, start)| start());
        Map::all().into_iter().find(is_asked).or_else(start).or_else(|| {
            let added = ADDED.lock().unwrap_or_else(PoisonError::into_inner);
            added.iter().copied().find(is_asked)
        })
    }

    /// Keeps a custom map for as long as the program runs, as positions on it require. Maps with the same content are
    /// kept once: reading a file repeatedly takes no more memory, and a copy of a built-in map is that map.
    ///
    /// ```
    /// use dragoman_engine::Map;
    ///
    /// let text = "variant ford\nstarts S1901M\nwins 1\npower ONE\n  home AAA\n  units A AAA
    /// province AAA inland centre\n  army BBB\nprovince BBB inland\n  army AAA\n";
    /// let (first, second) = (Map::read("a.txt", text)?.intern(), Map::read("b.txt", text)?.intern());
    /// assert!(std::ptr::eq(first, second));
    /// # Ok::<(), dragoman_engine::MapError>(())
    /// ```
    pub fn intern(self) -> &'static Map {
        if let Some(map) = Map::built_in().find(|map| **map == self) {
            return map;
        }
        // A panic elsewhere leaves the list as it was.
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(map) = kept.iter().find(|map| ***map == self) {
            return map;
        }
        let map: &'static Map = Box::leak(Box::new(self));
        kept.push(map);
        map
    }

    /// The built-in map of that variant, or the custom one that was kept with [`intern`](Map::intern); `None` if
    /// several custom maps share the name.
    pub fn known(variant: &str) -> Option<&'static Map> {
        Map::of_variant(variant).or_else(|| {
            let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
            let mut named = kept.iter().filter(|map| map.variant == variant);
            named.next().filter(|_| named.next().is_none()).copied()
        })
    }

    /// The name of the variant, as the exchange format has it.
    pub fn variant(&self) -> &str {
        &self.variant
    }

    /// The variant whose board this is: that of the board on which a start is, otherwise its own.
    pub fn board(&self) -> &str {
        self.board.as_deref().unwrap_or(&self.variant)
    }

    /// Who made the variant, if its file says so.
    pub fn author(&self) -> Option<&str> {
        self.author.as_deref()
    }

    /// The first turn of a game: in winter if it begins with builds.
    pub const fn starts(&self) -> Turn {
        self.starts
    }

    /// The number of centres that wins a game, with a [lead](Map::lead). On a map with a [goal](Map::goal) that is another
    /// rule, and the number only says what is usual on a board of that size: more than half of all centres.
    pub const fn wins(&self) -> u8 {
        self.wins
    }

    /// The units at the start of a game.
    pub const fn start_units(&self) -> &Units {
        &self.start_units
    }

    /// The powers, in the order of the map's file.
    pub fn powers(&self) -> impl ExactSizeIterator<Item = Power> + Clone + use<> {
        (0..self.powers.len() as u8).map(Power)
    }

    /// The powers as a set.
    pub fn power_set(&self) -> PowerSet {
        self.powers().collect()
    }

    /// The power of that id: `AUSTRIA`.
    pub fn power(&self, id: &str) -> Option<Power> {
        self.powers.iter().position(|power| power.id == id).map(|index| Power(index as u8))
    }

    /// The id of a power.
    pub fn power_id(&self, power: Power) -> &str {
        self.powers.get(power.index()).map_or("", |power| &power.id)
    }

    /// The home centres of `power`: where it may build, unless [the map](Map::build_sites) says otherwise.
    pub fn home(&self, power: Power) -> ProvinceSet {
        self.powers.get(power.index()).map_or(ProvinceSet::EMPTY, |power| power.home)
    }

    /// The provinces within the borders of `power` at the start, home centres among them.
    pub fn country(&self, power: Power) -> ProvinceSet {
        self.powers.get(power.index()).map_or(ProvinceSet::EMPTY, |power| power.country)
    }

    /// The power whose home centre `province` is.
    pub fn home_of(&self, province: Province) -> Option<Power> {
        self.powers().find(|&power| self.home(power).contains(province))
    }

    /// The number of provinces.
    pub const fn province_count(&self) -> usize {
        self.province_count
    }

    /// The provinces, in alphabetical order of their ids.
    pub fn provinces(&self) -> impl ExactSizeIterator<Item = Province> + Clone + use<> {
        (0..self.province_count as Number).map(Province)
    }

    /// All provinces as a set.
    pub fn province_set(&self) -> ProvinceSet {
        self.land | self.waters
    }

    /// The number of locations: the provinces and their separate coasts.
    pub const fn location_count(&self) -> usize {
        self.locations.len()
    }

    /// The locations: the provinces first, then the coasts.
    pub fn locations(&self) -> impl ExactSizeIterator<Item = Location> + Clone + use<> {
        (0..self.locations.len() as Number).map(Location)
    }

    /// The province of that id: `MUN`. Ids are upper case; a coast isn't a province.
    pub fn province(&self, id: &str) -> Option<Province> {
        let wanted = beginning(id);
        let first = self.beginnings.partition_point(|&other| other < wanted);
        let same = self.beginnings.iter().skip(first).take_while(|&&other| other == wanted).count();
        // More than one only if ids were longer than the part that was compared.
        let index = (first..first + same).find(|&index| self.locations.get(index).is_some_and(|it| it.id == id))?;
        Some(Province(index as Number))
    }

    /// The location of that id: `MUN`, `SPA/NC`.
    pub fn location(&self, id: &str) -> Option<Location> {
        let Some((province, _)) = id.split_once('/') else { return self.province(id).map(Province::location) };
        let province = self.province(province)?;
        self.coasts(province).iter().find(|&coast| self.location_id(coast) == id)
    }

    /// The id of a province: `MUN`.
    pub fn id(&self, province: Province) -> &str {
        self.location_id(province.location())
    }

    /// The id of a location: `MUN`, `SPA/NC`.
    pub fn location_id(&self, location: Location) -> &str {
        self.locations.get(location.index()).map_or("", |place| &place.id)
    }

    /// The alphabets by which the map's file sorts its provinces, in its order; none if it sorts them by id only.
    pub fn alphabets(&self) -> impl ExactSizeIterator<Item = Alphabet> + '_ {
        self.ranks.iter().map(|(alphabet, _)| *alphabet)
    }

    /// The place of the province's name in an alphabet, 0 for the first. On a map without that alphabet its first one
    /// counts, on a map without any the order of the ids.
    pub fn rank(&self, province: Province, alphabet: Alphabet) -> usize {
        let ranks = self.ranks.iter().find(|(name, _)| *name == alphabet).or(self.ranks.first());
        ranks.map_or(province.index(), |(_, ranks)| usize::from(ranks[province]))
    }

    /// What kind of area a province is.
    #[inline]
    pub fn kind(&self, province: Province) -> ProvinceKind {
        self.kinds[province]
    }

    /// The supply centres.
    pub const fn centres(&self) -> ProvinceSet {
        self.centres
    }

    /// The provinces in which a fleet may convoy: the seas, and archipelagos.
    pub const fn waters(&self) -> ProvinceSet {
        self.waters
    }

    /// The provinces in which an army can stand.
    pub const fn land(&self) -> ProvinceSet {
        self.land
    }

    /// The province that a location belongs to.
    #[inline]
    pub fn province_of(&self, location: Location) -> Province {
        self.province_of[location]
    }

    /// The separate coasts of a province: two or more, or none (also where it has one continuous coast).
    pub fn coasts(&self, province: Province) -> LocationSet {
        self.fleet_places[province].without(province.location())
    }

    /// Whether a fleet in `province` stands on one of several coasts.
    #[inline]
    pub fn has_coasts(&self, province: Province) -> bool {
        !self.coasts(province).is_empty()
    }

    /// Where in `province` a fleet can stand: its coasts, or the province itself, or nowhere.
    #[inline]
    pub fn fleet_places(&self, province: Province) -> LocationSet {
        self.fleet_places[province]
    }

    /// Whether a unit of that kind can stand at `location`.
    #[inline]
    pub fn can_stand(&self, kind: UnitKind, location: Location) -> bool {
        match kind {
            UnitKind::Army => self.land.locations().contains(location),
            UnitKind::Fleet => self.fleet_places[self.province_of(location)].contains(location),
        }
    }

    /// Where an army in `province` can walk to.
    #[inline]
    pub fn army_borders(&self, province: Province) -> ProvinceSet {
        self.army_borders[province]
    }

    /// Where a fleet at `location` can sail to, with coasts. For the bare province of one with two coasts: empty.
    #[inline]
    pub fn fleet_borders(&self, location: Location) -> LocationSet {
        self.fleet_borders[location]
    }

    /// The provinces next to `province`, for an army or for a fleet on any of its coasts.
    pub fn neighbours(&self, province: Province) -> ProvinceSet {
        let by_fleet = self.fleet_places[province].iter().map(|place| self.fleet_reach[place]);
        by_fleet.fold(self.army_borders[province], |all, some| all | some)
    }

    /// The provinces that `unit` can move to without a convoy, whatever the coast. These it can also support into.
    #[inline]
    pub fn reach(&self, unit: Unit) -> ProvinceSet {
        match unit.kind {
            UnitKind::Army => self.army_borders[unit.location],
            UnitKind::Fleet => self.fleet_reach[unit.location],
        }
    }

    /// The locations that `unit` can move to without a convoy.
    #[inline]
    pub fn borders(&self, unit: Unit) -> LocationSet {
        match unit.kind {
            UnitKind::Army => self.army_borders[unit.location].locations(),
            UnitKind::Fleet => self.fleet_borders[unit.location],
        }
    }

    /// The waters next to `province`, from any of its coasts: where a convoy from or to it begins and ends, and, for a
    /// water, goes on.
    #[inline]
    pub fn shores(&self, province: Province) -> ProvinceSet {
        self.shores[province]
    }

    /// The land next to a water: from and to where a fleet there can carry an army.
    #[inline]
    pub fn ports(&self, water: Province) -> ProvinceSet {
        self.ports[water]
    }

    /// Which of `fleets`, all in waters, a convoy reaches that starts on any of those in `from`.
    #[inline]
    pub(crate) fn flood(&self, from: ProvinceSet, fleets: ProvinceSet) -> ProvinceSet {
        convoy_path::flood(&self.shores, from, fleets)
    }

    /// Whether `fleets`, all in waters, make a convoy path between two provinces.
    #[inline]
    pub fn joined(&self, fleets: ProvinceSet, from: Province, to: Province) -> bool {
        let fleets = fleets.without(from).without(to);
        let ends = self.shores[to] & fleets;
        !ends.is_empty() && self.flood(self.shores[from], fleets).intersects(ends)
    }

    /// Whether `fleet`, one of `fleets`, is useful for a convoy: whether some path from one province to the other leads
    /// through it that would be broken without any of its fleets.
    ///
    /// A fleet that only lengthens a path isn't useful: it shows no intent to convoy (DATC 6.G.19), and its loss breaks
    /// nothing.
    pub fn on_some_path(&self, fleet: Province, fleets: ProvinceSet, from: Province, to: Province) -> bool {
        let fleets = fleets.without(from).without(to);
        let (starts, ends) = (self.shores[from] & fleets, self.shores[to] & fleets);
        Convoy { shores: &self.shores, fleets, starts, ends }.needs(fleet, &mut 0)
    }
}

impl Map {
    /// Where powers may build.
    pub const fn builds(&self) -> BuildSites {
        self.rules.builds
    }

    /// The centres in which `power` may build when it owns them and they are empty.
    #[inline]
    pub fn build_sites(&self, power: Power) -> ProvinceSet {
        match self.rules.builds {
            BuildSites::Home => self.home(power),
            BuildSites::Owned => self.centres,
        }
    }

    /// The centres that win a game: who owns all of them wins, however many centres others have. Empty where a
    /// [number](Map::wins) of any centres wins.
    pub const fn goal(&self) -> ProvinceSet {
        self.rules.goal
    }

    /// How many centres more than every other power the winner must have, besides [`wins`](Map::wins): 1 unless the map
    /// says otherwise.
    pub const fn lead(&self) -> u8 {
        self.rules.lead
    }

    /// The powers that nobody plays: their units hold until they are dislodged, whatever they own, take no centres, and
    /// never win.
    #[inline]
    pub const fn neutral(&self) -> PowerSet {
        self.rules.neutral
    }
}

impl Units {
    /// Puts `unit` on the board.
    ///
    /// # Errors
    /// If such a unit can't stand there, or another unit stands in the province. Nothing is changed then.
    pub fn place(&mut self, map: &Map, unit: Unit) -> Result<(), Misplaced> {
        let province = map.province_of(unit.location);
        if !map.can_stand(unit.kind, unit.location) {
            return Err(Misplaced::WrongTerrain);
        }
        if self.occupied.contains(province) {
            return Err(Misplaced::Occupied);
        }
        self.put(province, unit);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(map: &Map, ids: &str) -> ProvinceSet {
        ids.split(' ').map(|id| map.province(id).unwrap()).collect()
    }

    #[test]
    fn built_in_maps_have_the_counts_of_their_rules() {
        let counts = Map::all().map(|map| {
            let home: usize = map.powers().map(|power| map.home(power).len()).sum();
            (map.province_count(), map.location_count(), map.centres().len(), home, map.waters().len())
        });
        assert_eq!(counts, [(75, 81, 34, 22, 19), (79, 81, 34, 15, 21), (79, 79, 34, 15, 21)]);
    }

    #[test]
    fn built_in_starts_have_the_powers_units_and_goals_of_their_rules() {
        let of = |map: &Map| (map.powers().len(), map.start_units().occupied().len(), map.wins());
        let starts = Map::starts_on_boards();
        assert!(STARTS.iter().zip(&starts).all(|((name, _), start)| *name == start.variant()));
        assert!(
            starts.iter().all(|start| start.board() == "classic" && Map::of_variant(start.variant()) == Some(*start))
        );
        let counts: Vec<_> = starts.iter().map(|start| of(start)).collect();
        let expected = [
            (2, 6, 18),
            (2, 6, 18),
            (2, 6, 18),
            (2, 13, 18),
            (2, 7, 18),
            (3, 9, 18),
            (3, 12, 18),
            (7, 22, 18),
            (7, 22, 18),
            (34, 0, 18),
        ];
        assert_eq!(counts, expected);
        let units = |variant: &str| {
            let start = Map::of_variant(variant).unwrap();
            let units = start.start_units();
            let mut shown: Vec<String> =
                units.occupied().iter().filter_map(|at| Some(units.at(at)?.text(start).to_string())).collect();
            shown.sort_unstable();
            shown.join(", ")
        };
        assert_eq!(units("england-turkey"), "A CON, A LON, A SMY, F ANK, F ENG, F NTH");
        assert_eq!(
            units("italy-england-russia"),
            "A HOL, A LVP, A MOS, A ROM, A VEN, A WAR, F EDI, F LON, F NAP, F SEV, F STP/SC, F TRI"
        );
        assert!(units("fleet-rome").contains("F ROM"));
        let [chaos, duel] = ["chaos", "france-austria"].map(|variant| Map::of_variant(variant).unwrap());
        assert_eq!((chaos.starts().to_string().as_str(), chaos.builds()), ("W1900", BuildSites::Owned));
        assert_eq!(
            (duel.author(), Map::classic().author(), Map::classic().board()),
            (Some("Oliver Auth"), None, "classic")
        );
        // Whoever isn't there owns nothing.
        assert_eq!(duel.powers().map(|power| duel.home(power).len()).sum::<usize>(), 6);
    }

    #[test]
    fn two_coasts_are_locations_of_one_province() {
        let map = Map::classic();
        let spain = map.province("SPA").unwrap();
        assert_eq!(
            map.coasts(spain).iter().map(|coast| map.location_id(coast)).collect::<Vec<_>>(),
            ["SPA/NC", "SPA/SC"]
        );
        assert!(!map.can_stand(UnitKind::Fleet, spain.location()));
        assert!(map.can_stand(UnitKind::Army, spain.location()));
        assert_eq!(map.location("SPA/EC"), None);
        assert_eq!(map.shores(spain), set(map, "LYO MAO WES"));
    }

    #[test]
    fn a_fleet_is_on_a_path_if_that_path_needs_it() {
        let map = Map::classic();
        let (lon, bel) = (map.province("LON").unwrap(), map.province("BEL").unwrap());
        let fleets = set(map, "NTH ENG NWG MAO");
        let on = |id: &str| map.on_some_path(map.province(id).unwrap(), fleets, lon, bel);
        assert!(on("NTH") && on("ENG"));
        assert!(!on("NWG") && !on("MAO"), "dead ends");
        let (mar, spa) = (map.province("MAR").unwrap(), map.province("SPA").unwrap());
        let west = set(map, "LYO WES");
        assert!(map.on_some_path(map.province("LYO").unwrap(), west, mar, spa));
        assert!(!map.on_some_path(map.province("WES").unwrap(), west, mar, spa), "a detour (DATC 6.G.19)");
        let chain = set(map, "NAO NWG MAO IRI");
        let (edi, por) = (map.province("EDI").unwrap(), map.province("POR").unwrap());
        assert!(map.on_some_path(map.province("NAO").unwrap(), chain, edi, por));
        assert!(!map.on_some_path(map.province("IRI").unwrap(), chain, edi, por));
    }

    #[test]
    fn baleares_carries_armies_and_convoys() {
        let map = Map::ancient_mediterranean();
        let baleares = map.province("BAL").unwrap();
        assert!(
            map.can_stand(UnitKind::Army, baleares.location()) && map.can_stand(UnitKind::Fleet, baleares.location())
        );
        assert!(map.army_borders(baleares).is_empty());
        let (saguntum, tarraconensis) = (map.province("SAG").unwrap(), map.province("TAR").unwrap());
        assert!(map.joined(ProvinceSet::of(baleares), saguntum, tarraconensis));
    }
}
