//! What a picture shows, in terms of Diplomacy: owners of land, units, their orders and the outcomes.
//!
//! A scene is plain data of the engine's types on one map: it can be compared, hashed and kept, and it can't speak of a
//! place that isn't on its board, since it is only made from the engine's values. Everything that is printed comes in
//! as finished text in the reader's language; nothing here knows a language.

use std::sync::Arc;

use dragoman_engine::{ConvoyPath, Location, Map, Power, Province, ProvinceSet, UnitKind};

use crate::drawn_map::DrawnMap;
use crate::geometry::Board;
use crate::palette::Theme;

/// What became of a unit, as far as the picture shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum State {
    /// It stands where it stands.
    #[default]
    Stands,
    /// It was dislodged by the orders shown here; no other unit is shown in its place yet.
    Dislodged,
    /// It was dislodged earlier and is shown beside the unit that dislodged it.
    Waiting,
    /// It was dislodged earlier and leaves the board.
    Disbanded,
    /// It is new.
    Built,
    /// It is taken off the board.
    Removed,
}

/// A unit on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose.
    pub power: Power,
    /// Army or fleet.
    pub kind: UnitKind,
    /// Where it stands.
    pub at: Location,
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
    /// It failed or was void.
    Failed,
}

/// The order of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Stay, as an order somebody gave.
    Hold,
    /// Go there; over this path, if by convoy.
    Move {
        /// Where to.
        to: Location,
        /// The fleets that carried the army, or would have; none for a move by land, or a fleet's.
        path: Option<ConvoyPath>,
    },
    /// Help the unit in this province to stay.
    SupportHold {
        /// The helped unit's province.
        unit: Province,
    },
    /// Help a move.
    SupportMove {
        /// Where the helped unit comes from.
        from: Province,
        /// Where it goes.
        to: Location,
    },
    /// Carry an army.
    Convoy {
        /// Where the army comes from.
        from: Province,
        /// Where it goes.
        to: Province,
    },
    /// Retreat there.
    Retreat {
        /// Where to.
        to: Location,
    },
    /// Where the unit may retreat to.
    Retreats {
        /// The possible places.
        to: Vec<Location>,
    },
}

/// An order as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Order {
    /// Whose.
    pub power: Power,
    /// Where the unit stands.
    pub from: Location,
    /// The order.
    pub act: Act,
    /// What came of it.
    pub outcome: Outcome,
}

/// A power's place in the title bar.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PowerBadge {
    pub power: Power,
    /// Its name, as printed.
    pub name: String,
    /// How many centres it owns.
    pub centres: usize,
    /// Whether it is out of the game.
    pub eliminated: bool,
}

/// What a label says and where.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LabelText {
    pub province: Province,
    /// What is printed.
    pub text: String,
    /// Whether a supply centre is there.
    pub centre: bool,
}

/// The words of a legend, as printed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LegendWords {
    /// A unit on land.
    pub army: String,
    /// A unit at sea.
    pub fleet: String,
    /// A unit that was dislodged.
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

/// A picture to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scene {
    /// The map and where its places are.
    pub(crate) drawn: Arc<DrawnMap>,
    /// Its colours.
    pub(crate) theme: Theme,
    /// The title bar's first line: the game or the turn.
    pub(crate) title: String,
    /// The title bar's second line: what is shown.
    pub(crate) subtitle: String,
    /// The powers in the title bar, in the order of their places.
    pub(crate) badges: Vec<PowerBadge>,
    /// What is printed on the provinces.
    pub(crate) labels: Vec<LabelText>,
    /// By province: whose land it is.
    pub(crate) land: Vec<Option<Power>>,
    /// By province: who owns the supply centre. Usually the same as the land, except where a colour shows an occupation
    /// only.
    pub(crate) centres: Vec<Option<Power>>,
    /// By province: whose home the centre is.
    pub(crate) homes: Vec<Option<Power>>,
    /// The units.
    pub(crate) pieces: Vec<Piece>,
    /// Their orders.
    pub(crate) orders: Vec<Order>,
    /// The legend's words, if the picture has a legend.
    pub(crate) legend: Option<LegendWords>,
}

impl Scene {
    /// The map that is shown.
    #[must_use]
    pub fn map(&self) -> &'static Map {
        self.drawn.map
    }

    /// The board that it is drawn on.
    #[must_use]
    pub fn board(&self) -> Board {
        self.drawn.board
    }

    /// The units that are shown.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The orders that are shown.
    #[must_use]
    pub fn orders(&self) -> &[Order] {
        &self.orders
    }

    /// The provinces in which units stand.
    pub(crate) fn occupied(&self) -> ProvinceSet {
        self.pieces.iter().map(|piece| self.drawn.province(piece.at)).collect()
    }

    /// Where the dislodged unit at `from` goes, or may go.
    pub(crate) fn retreats_of(&self, from: Location) -> impl Iterator<Item = Location> + '_ {
        self.orders
            .iter()
            .filter(move |order| order.from == from)
            .flat_map(|order| match &order.act {
                Act::Retreat { to } => std::slice::from_ref(to),
                Act::Retreats { to } => to,
                Act::Hold
                | Act::Move { .. }
                | Act::SupportHold { .. }
                | Act::SupportMove { .. }
                | Act::Convoy { .. } => &[],
            })
            .copied()
    }

    /// The same picture under another title.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }
}
