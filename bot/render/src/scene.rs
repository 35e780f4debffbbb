//! What a picture shows, in words of Diplomacy: whose land, which units, what they were told and what came of it.
//!
//! A scene is plain data: it can be compared, hashed and kept. Everything that is printed comes in as finished text in
//! the reader's language; nothing here knows a language.

use crate::draw::labels::LabelText;
use crate::draw::symbols::Shape;
use crate::geometry::Board;
use crate::palette::Theme;

/// A place where a unit can stand: a province's id and, for a fleet on one of several coasts, that coast ("NC").
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot {
    /// The province's id, upper case.
    pub province: String,
    /// The coast's name, if the province has more than one.
    pub coast: Option<String>,
}

impl Spot {
    /// From the exchange notation: `PAR`, `SPA/NC`.
    #[must_use]
    pub fn new(written: &str) -> Self {
        match written.split_once('/') {
            Some((province, coast)) => Self { province: province.to_owned(), coast: Some(coast.to_owned()) },
            None => Self { province: written.to_owned(), coast: None },
        }
    }
}

/// What became of a unit, as far as the picture shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum State {
    /// It stands where it stands.
    #[default]
    Stands,
    /// It was driven out by the orders shown here; nobody else stands on its place yet.
    Dislodged,
    /// It was driven out earlier and waits beside the unit that did it.
    Waiting,
    /// It was driven out earlier and leaves the board.
    Disbanded,
    /// It is new.
    Built,
    /// It is taken off the board.
    Removed,
}

/// A unit on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Number of the power in [`Board::powers`].
    pub power: usize,
    /// Army or fleet.
    pub shape: Shape,
    /// Where it stands.
    pub at: Spot,
    /// What became of it.
    pub state: State,
}

/// What came of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// It was only given so far.
    Given,
    /// It was carried out.
    Succeeded,
    /// It was given in vain.
    Failed,
}

/// What a unit was told.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Act {
    /// Stay, as an order somebody gave.
    Hold,
    /// Go there; over these fleets' provinces, if by convoy.
    Move {
        /// Where to.
        to: Spot,
        /// The fleets' provinces in their order; empty for a move by land, or a fleet's.
        over: Vec<String>,
    },
    /// Help the unit in this province to stay.
    SupportHold {
        /// The helped unit's province.
        unit: String,
    },
    /// Help a move.
    SupportMove {
        /// Where the helped unit comes from.
        from: String,
        /// Where it goes.
        to: Spot,
    },
    /// Carry an army.
    Convoy {
        /// Where the army comes from.
        from: String,
        /// Where it goes.
        to: String,
    },
    /// Retreat there.
    Retreat {
        /// Where to.
        to: Spot,
    },
    /// Where the unit may retreat to.
    Retreats {
        /// The possible places.
        to: Vec<Spot>,
    },
}

/// An order as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Order {
    /// Number of the power in [`Board::powers`].
    pub power: usize,
    /// Where the unit stands.
    pub from: Spot,
    /// What it was told.
    pub act: Act,
    /// What came of it.
    pub outcome: Outcome,
}

/// A power's place in the title strip.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chip {
    /// Number of the power in [`Board::powers`].
    pub power: usize,
    /// Its name, as printed.
    pub name: String,
    /// How many centres it owns.
    pub centres: usize,
    /// Whether it is out of the game.
    pub eliminated: bool,
}

/// The words of a legend, as printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LegendWords {
    /// A unit on land.
    pub army: String,
    /// A unit at sea.
    pub fleet: String,
    /// A unit that was driven out.
    pub dislodged: String,
    /// A new unit.
    pub build: String,
    /// A unit taken off.
    pub disband: String,
    /// A move that succeeded.
    pub moved: String,
    /// A move that failed.
    pub failed: String,
    /// A support that was given.
    pub support: String,
    /// A support that was cut.
    pub cut: String,
    /// A move by convoy.
    pub convoy: String,
    /// A unit that holds.
    pub hold: String,
    /// A retreat.
    pub retreat: String,
}

impl From<[String; 12]> for LegendWords {
    /// In the order of the fields.
    fn from(words: [String; 12]) -> Self {
        let [army, fleet, dislodged, build, disband, moved, failed, support, cut, convoy, hold, retreat] = words;
        Self { army, fleet, dislodged, build, disband, moved, failed, support, cut, convoy, hold, retreat }
    }
}

/// A picture to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scene {
    /// The map.
    pub board: Board,
    /// Its colours.
    pub theme: Theme,
    /// The strip's first line: the game or the turn.
    pub title: String,
    /// The strip's second line: what is shown.
    pub subtitle: String,
    /// The powers in the strip, in the order of their places.
    pub chips: Vec<Chip>,
    /// What is printed on the provinces.
    pub labels: Vec<LabelText>,
    /// Whose land a province is, by its id; provinces left out are nobody's.
    pub owners: Vec<(String, usize)>,
    /// Who owns a supply centre. Usually the same as the land, except where a colour shows a occupation only.
    pub centres: Vec<(String, usize)>,
    /// Whose home a centre is.
    pub homes: Vec<(String, usize)>,
    /// The units.
    pub pieces: Vec<Piece>,
    /// Their orders.
    pub orders: Vec<Order>,
    /// The legend's words, if it shall be there.
    pub legend: Option<LegendWords>,
}
