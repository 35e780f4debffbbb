//! A variant's board: its geometry, as in the checked-in file.
//!
//! The plane of the picture is divided into regions by arcs: each border is stored once and both neighbours refer to
//! it, so that there are no gaps and no overlaps. Shapes that aren't provinces (inner waters, islets, lakes, rivers)
//! are separate outlines. All lengths are in *units*: a picture is 2,000 units wide, at any size in pixels.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, OnceLock, PoisonError};

use dragoman_engine::Map;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Width of every picture in units.
pub const UNITS_WIDE: f32 = 2000.0;

/// A point of the map in units, from the top left corner of the map (the title bar isn't part of it).
pub type Point = [f32; 2];

/// A map that can be drawn. What it looks like stands in its folder of `assets/`: the geometry, and a style with its
/// variants, powers and colours. Further boards are [added](Board::add) when a program starts. A start on a board has the
/// same geometry and powers of its own.
#[derive(Clone, Copy)]
pub struct Board {
    /// In the order of [`Board::all`].
    number: usize,
    drawn: &'static Drawn,
    /// Whose powers play on it, if it is a start.
    start: Option<&'static Map>,
}

impl Board {
    /// By what boards are told apart.
    fn key(&self) -> (usize, Option<&'static str>) {
        (self.number, self.start.map(Map::variant))
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Board {}

impl PartialOrd for Board {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Board {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.style().variants.first().map_or("", String::as_str))
    }
}

/// A board. Its files are read when they are first needed; those of an added board were read when it was added.
struct Drawn {
    /// Style and geometry; empty for an added board.
    files: [&'static str; 2],
    style: OnceLock<Style>,
    geometry: OnceLock<Geometry>,
}

impl Drawn {
    const fn new(files: [&'static str; 2]) -> Self {
        Self { files, style: OnceLock::new(), geometry: OnceLock::new() }
    }
}

/// A file that is part of the program: an error in it is an error of the build, found by the first test.
#[expect(clippy::expect_used, reason = "compiled in; no user, network or disk can change it")]
fn compiled_in<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).expect("the checked-in files are well-formed")
}

/// The files of a board's folder.
macro_rules! files {
    ($folder:literal) => {
        Drawn::new([
            include_str!(concat!("../../../assets/", $folder, "/style.json")),
            include_str!(concat!("../../../assets/", $folder, "/geometry.json")),
        ])
    };
}

/// The boards that are part of the program.
static BUILT_IN: [Drawn; 2] = [files!("classic"), files!("ancient-mediterranean")];

/// The boards that were added.
static ADDED: Mutex<Vec<&'static Drawn>> = Mutex::new(Vec::new());

/// Why a board can't be added.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BoardError {
    /// One of its files isn't what it should be.
    #[error("{file}: {error}")]
    Unreadable {
        /// Which file.
        file: &'static str,
        /// Where and why.
        error: serde_json::Error,
    },
    /// A value that can't be drawn.
    #[error("{file}: {what}")]
    Invalid {
        /// Which file.
        file: &'static str,
        /// What is wrong.
        what: String,
    },
    /// There is a board for that variant.
    #[error("style.json: the variant `{0}` is drawn already")]
    Exists(String),
}

impl Board {
    /// Europe, 1901.
    #[must_use]
    pub fn classic() -> Self {
        Self { number: 0, drawn: &BUILT_IN[0], start: None }
    }

    /// Don Hessong's Ancient Mediterranean, whichever coasts Athens has.
    #[must_use]
    pub fn ancient_mediterranean() -> Self {
        Self { number: 1, drawn: &BUILT_IN[1], start: None }
    }

    /// All boards there are: the built-in ones, then those that were added.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let added = ADDED.lock().unwrap_or_else(PoisonError::into_inner);
        let all = BUILT_IN.iter().chain(added.iter().copied()).enumerate();
        all.map(|(number, drawn)| Self { number, drawn, start: None }).collect()
    }

    /// Adds a board for as long as the program runs. The texts are those of `style.json` and `geometry.json` as the folders of
    /// `assets/` have them.
    ///
    /// # Errors
    /// If one of them can't be read or drawn, or a variant in it has a board.
    pub fn add(style: &str, geometry: &str) -> Result<Self, BoardError> {
        let unreadable = |file| move |error| BoardError::Unreadable { file, error };
        let read: Style = serde_json::from_str(style).map_err(unreadable(STYLE))?;
        let drawn: Geometry = serde_json::from_str(geometry).map_err(unreadable(GEOMETRY))?;
        read.check().map_err(|what| BoardError::Invalid { file: STYLE, what })?;
        drawn.check().map_err(|what| BoardError::Invalid { file: GEOMETRY, what })?;
        if let Some(variant) = read.variants.iter().find(|variant| Self::of_variant(variant).is_some()) {
            return Err(BoardError::Exists(variant.clone()));
        }
        // It stays for as long as the program runs, as the built-in ones do.
        let drawn: &'static Drawn = Box::leak(Box::new(Drawn {
            files: ["", ""],
            style: OnceLock::from(read),
            geometry: OnceLock::from(drawn),
        }));
        let mut added = ADDED.lock().unwrap_or_else(PoisonError::into_inner);
        added.push(drawn);
        Ok(Self { number: BUILT_IN.len() + added.len() - 1, drawn, start: None })
    }

    /// The board on which the variant with this id is played.
    #[must_use]
    pub fn of_variant(id: &str) -> Option<Self> {
        let start = Map::of_variant(id).filter(|map| map.board() != map.variant());
        let id = start.map_or(id, Map::board);
        let board = Self::all().into_iter().find(|board| board.style().variants.iter().any(|variant| variant == id))?;
        Some(Self { start, ..board })
    }

    /// The same board without a start's powers: what of it doesn't depend on them is prepared once.
    pub(crate) fn without_powers(self) -> Self {
        Self { start: None, ..self }
    }

    /// The ids of the powers that play on it, in the order of the palette.
    pub fn powers(self) -> impl ExactSizeIterator<Item = &'static str> {
        self.power_styles().into_iter().map(|(id, _)| id)
    }

    /// The powers that play on it with their colours, in the order of the map. Powers of a start that have no colours of
    /// their own get those of others that aren't there, as long as there are any.
    pub(crate) fn power_styles(self) -> Vec<(&'static str, &'static PowerStyle)> {
        let style = self.style();
        let Some(map) = self.start else {
            return style.powers.iter().map(|power| (power.id.as_str(), power)).collect();
        };
        let ids = || map.powers().map(|power| map.power_id(power));
        let mut free = style.all_powers().filter(|power| ids().all(|id| id != power.id)).cycle();
        let mut style_of = |id: &str| style.power(id).or_else(|| free.next()).or_else(|| style.powers.first());
        ids().filter_map(|id| Some((id, style_of(id)?))).collect()
    }

    /// Its colours, and other choices of its designer.
    pub(crate) fn style(self) -> &'static Style {
        self.drawn.style.get_or_init(|| compiled_in(self.drawn.files[0]))
    }

    /// Its geometry.
    pub(crate) fn geometry(self) -> &'static Geometry {
        self.drawn.geometry.get_or_init(|| compiled_in(self.drawn.files[1]))
    }
}

const STYLE: &str = "style.json";
const GEOMETRY: &str = "geometry.json";

impl Style {
    /// What in it can't be drawn.
    fn check(&self) -> Result<(), String> {
        if self.variants.is_empty() || self.powers.is_empty() {
            return Err("it has no variants or no powers".to_owned());
        }
        for power in self.all_powers() {
            let is_colour = |digits: &String| digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
            if let Some(digits) = [&power.strong, &power.tint].into_iter().find(|digits| !is_colour(digits)) {
                return Err(format!("`{digits}` of {} isn't a colour of six hexadecimal digits", power.id));
            }
        }
        let [x, y] = self.rose.at;
        if !(x.is_finite() && y.is_finite() && (1.0..=500.0).contains(&self.rose.radius)) {
            return Err("the rose has no place, or a radius outside of 1 to 500".to_owned());
        }
        Ok(())
    }
}

impl Geometry {
    /// What in it can't be drawn.
    fn check(&self) -> Result<(), String> {
        if !(200.0..=4000.0).contains(&self.height) {
            return Err(format!("the height is {}, and not between 200 and 4000", self.height));
        }
        let outlines = self.inner_water.iter().chain(&self.canals).chain(&self.bridges).map(|outline| &outline.points);
        let lines = self.lakes.iter().chain(&self.graticule).chain(self.arcs.iter().map(|arc| &arc.points));
        let lines = lines.chain(self.islets.iter().map(|islet| &islet.points));
        let lines = lines.chain(self.rivers.iter().map(|river| &river.points)).chain(outlines);
        let places = self.anchors.values().flat_map(|anchor| {
            let coasts = anchor.coasts.values().map(|coast| &coast.unit);
            anchor.unit.iter().chain(&anchor.label).chain(coasts)
        });
        let on_map = |[x, y]: &Point| (-500.0..=2500.0).contains(x) && (-500.0..=self.height + 500.0).contains(y);
        if let Some([x, y]) = lines.flatten().chain(places).chain(&self.crossings).find(|point| !on_map(point)) {
            return Err(format!("the point {x}, {y} isn't on the map"));
        }
        let region = |id: &Option<String>| id.as_ref().is_none_or(|id| self.kinds.contains_key(id));
        if let Some(arc) =
            self.arcs.iter().find(|arc| !region(&arc.left) || !region(&arc.right) || arc.points.len() < 2)
        {
            return Err(format!(
                "an arc between {:?} and {:?} has an unknown side or too few points",
                arc.left, arc.right
            ));
        }
        for (id, rings) in &self.regions {
            let is_arc = |(arc, _): &(usize, bool)| *arc < self.arcs.len();
            if !self.kinds.contains_key(id) || rings.is_empty() || !rings.iter().flatten().all(is_arc) {
                return Err(format!("the region `{id}` has no kind, no ring, or an arc that isn't there"));
            }
        }
        match self.kinds.keys().find(|id| !self.regions.contains_key(*id)) {
            Some(id) => Err(format!("`{id}` has no region")),
            None => Ok(()),
        }
    }
}

/// The look of a board, as far as it was chosen.
#[derive(Debug, Deserialize)]
pub(crate) struct Style {
    /// The variants that are played on it.
    variants: Vec<String>,
    /// The compass rose.
    pub rose: RoseStyle,
    /// In the order of the map.
    pub powers: Vec<PowerStyle>,
    /// Those of starts on it that the board itself doesn't have.
    #[serde(default)]
    pub powers_of_starts: Vec<PowerStyle>,
}

impl Style {
    /// The powers of the board, then those of starts on it.
    pub fn all_powers(&self) -> impl Iterator<Item = &PowerStyle> + Clone {
        self.powers.iter().chain(&self.powers_of_starts)
    }

    fn power(&self, id: &str) -> Option<&PowerStyle> {
        self.all_powers().find(|power| power.id == id)
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct RoseStyle {
    /// Its middle, clear of units and labels.
    pub at: Point,
    /// Its radius in units.
    pub radius: f32,
}

/// A power's colours, as six hexadecimal digits each.
#[derive(Debug, Deserialize)]
pub(crate) struct PowerStyle {
    pub id: String,
    pub strong: String,
    pub tint: String,
    /// Whether text on the strong colour is dark.
    #[serde(default)]
    pub dark_text: bool,
}

/// The kind of a region in the rules, as far as its colour depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RegionKind {
    Land,
    Sea,
    /// Water that nobody may enter.
    DeadSea,
    /// Land that nobody may enter; drawn hatched.
    Impassable,
}

/// A border between two regions, or between a region and the frame.
#[derive(Debug, Deserialize)]
pub(crate) struct Arc {
    /// The region to the left when the points are followed on the (y-down) picture.
    pub left: Option<String>,
    pub right: Option<String>,
    pub points: Vec<Point>,
}

/// An open or closed line without further data.
#[derive(Debug, Deserialize)]
pub(crate) struct Outline {
    pub points: Vec<Point>,
}

/// Land inside a sea; tinted by the owner of the province it belongs to, if any.
#[derive(Debug, Deserialize)]
pub(crate) struct Islet {
    pub of: Option<String>,
    pub points: Vec<Point>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct River {
    /// Width of the water in units, without its banks.
    pub px: f32,
    pub points: Vec<Point>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct CoastAnchor {
    pub unit: Point,
}

/// The positions in a province; impassable regions have none.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Anchor {
    /// Centre of a unit's symbol.
    pub unit: Option<Point>,
    /// Centre of the block of centre mark and text.
    pub label: Option<Point>,
    /// By the coast's lower-case name ("nc").
    #[serde(default)]
    pub coasts: BTreeMap<String, CoastAnchor>,
}

/// The whole drawn map.
#[derive(Debug, Deserialize)]
pub(crate) struct Geometry {
    pub height: f32,
    pub kinds: BTreeMap<String, RegionKind>,
    pub arcs: Vec<Arc>,
    /// The rings of each region, each a list of arcs and whether they are followed backwards.
    regions: BTreeMap<String, Vec<Vec<(usize, bool)>>>,
    #[serde(default)]
    pub inner_water: Vec<Outline>,
    #[serde(default)]
    pub islets: Vec<Islet>,
    #[serde(default)]
    pub lakes: Vec<Vec<Point>>,
    #[serde(default)]
    pub rivers: Vec<River>,
    #[serde(default)]
    pub canals: Vec<Outline>,
    /// Two ends each: dashes over a strait.
    #[serde(default)]
    pub bridges: Vec<Outline>,
    /// Points at which four seas meet and all border each other.
    #[serde(default)]
    pub crossings: Vec<Point>,
    #[serde(default)]
    pub graticule: Vec<Vec<Point>>,
    pub anchors: BTreeMap<String, Anchor>,
    /// The borders of the regions in the order of `kinds`, made when the first is asked for.
    #[serde(skip)]
    borders: OnceLock<Vec<Border>>,
}

impl Geometry {
    /// The rings of a region, each as the points of its arcs, one after the other.
    pub fn rings(&self, region: &str) -> impl Iterator<Item = Vec<Point>> {
        let rings = self.regions.get(region).into_iter().flatten();
        rings.map(|ring| {
            let mut points: Vec<Point> = Vec::new();
            for (arc, backwards) in ring.iter().filter_map(|(arc, backwards)| Some((self.arcs.get(*arc)?, backwards))) {
                let at = points.len();
                points.extend(&arc.points);
                if *backwards {
                    points[at..].reverse();
                }
            }
            points
        })
    }

    /// Whether a point lies in the region with this number, in the order of `kinds`.
    pub fn contains(&self, region: usize, point: Point) -> bool {
        let border = |id: &String| Border::new(self.pieces(id));
        let borders = self.borders.get_or_init(|| self.kinds.keys().map(border).collect());
        borders.get(region).is_some_and(|border| border.surrounds(point))
    }

    /// The straight pieces of a region's border.
    fn pieces(&self, region: &str) -> impl Iterator<Item = [Point; 2]> {
        let arcs = self.regions.get(region).into_iter().flatten().flatten();
        let arcs = arcs.filter_map(|(arc, _)| self.arcs.get(*arc));
        arcs.flat_map(|arc| arc.points.iter().zip(arc.points.iter().skip(1)).map(|(a, b)| [*a, *b]))
    }
}

/// The height of a strip of a border, in units.
const STRIP: f32 = 16.0;

/// A region's border: its straight pieces by the strips of the map in which they are, since most of it is far from a point.
#[derive(Debug)]
struct Border {
    /// The number of the first strip.
    first: usize,
    strips: Vec<Strip>,
}

/// The pieces of a border in a strip, and from where to where across the map they reach: most points are elsewhere.
#[derive(Clone, Debug)]
struct Strip {
    left: f32,
    right: f32,
    pieces: Vec<[Point; 2]>,
}

impl Strip {
    const EMPTY: Self = Self { left: f32::MAX, right: f32::MIN, pieces: Vec::new() };

    fn add(&mut self, piece: [Point; 2]) {
        let [[ax, _], [bx, _]] = piece;
        self.left = self.left.min(ax).min(bx);
        self.right = self.right.max(ax).max(bx);
        self.pieces.push(piece);
    }
}

impl Border {
    fn new(pieces: impl Iterator<Item = [Point; 2]>) -> Self {
        let strip = |y: f32| (y / STRIP).floor().max(0.0) as usize;
        let pieces: Vec<_> = pieces.map(|piece| (strip(piece[0][1].min(piece[1][1])), piece)).collect();
        let first = pieces.iter().map(|(top, _)| *top).min().unwrap_or(0);
        let mut strips: Vec<Strip> = Vec::new();
        for (top, piece) in pieces {
            for number in top..=strip(piece[0][1].max(piece[1][1])) {
                if strips.len() <= number - first {
                    strips.resize(number - first + 1, Strip::EMPTY);
                }
                strips[number - first].add(piece);
            }
        }
        Self { first, strips }
    }

    /// Whether a ray from a point crosses it an odd number of times.
    fn surrounds(&self, [x, y]: Point) -> bool {
        let number = ((y / STRIP).floor().max(0.0) as usize).checked_sub(self.first);
        let Some(strip) = number.and_then(|number| self.strips.get(number)) else { return false };
        if x < strip.left || x > strip.right {
            return false;
        }
        let crossed = strip
            .pieces
            .iter()
            .filter(|[[ax, ay], [bx, by]]| (*ay > y) != (*by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax));
        crossed.count() % 2 == 1
    }
}
