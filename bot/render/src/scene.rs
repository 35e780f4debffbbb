//! The content of a picture, in terms of Diplomacy: owners of land, units, their orders and the outcomes.
//!
//! A scene is plain data of the engine's types on one map: it can be compared, hashed and stored, and it can't refer to
//! a place that isn't on its board, since it is only made from the engine's values. All texts are in the reader's
//! language; nothing here knows a language.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use dragoman_engine::{ConvoyPath, Location, Map, Power, Province, ProvinceSet, UnitKind};

use crate::close_up::CloseUp;
use crate::drawn_map::DrawnMap;
use crate::geometry::{Board, Point};
use crate::marks::{Marks, beginnings};
use crate::palette::Theme;

/// The state of a unit, as far as the picture shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum State {
    /// Neither dislodged nor new nor removed.
    #[default]
    Stands,
    /// Dislodged by the orders shown here; no other unit is shown in its place yet.
    Dislodged,
    /// Dislodged earlier, and shown beside the unit that dislodged it.
    Waiting,
    /// Dislodged earlier, and disbanded.
    Disbanded,
    /// Built.
    Built,
    /// Removed.
    Removed,
}

/// A unit on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The power.
    pub power: Power,
    /// Army or fleet.
    pub kind: UnitKind,
    /// Its location.
    pub at: Location,
    /// Its state.
    pub state: State,
}

/// The outcome of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// Not adjudicated yet.
    Given,
    /// Succeeded.
    Succeeded,
    /// It failed or was void.
    Failed,
}

/// The order of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// A hold that somebody ordered.
    Hold,
    /// A move; with its path, if by convoy.
    Move {
        /// The destination.
        to: Location,
        /// The fleets that carried the army, or would have; `None` for a move by land or of a fleet.
        path: Option<Box<ConvoyPath>>,
    },
    /// A support to hold of the unit in this province.
    SupportHold {
        /// The supported unit's province.
        unit: Province,
    },
    /// A support of a move.
    SupportMove {
        /// The supported unit's province.
        from: Province,
        /// The destination of the move.
        to: Location,
    },
    /// A convoy of an army.
    Convoy {
        /// The army's province.
        from: Province,
        /// Its destination.
        to: Province,
    },
    /// A retreat.
    Retreat {
        /// The destination.
        to: Location,
    },
    /// The possible retreats of a unit.
    Retreats {
        /// The possible destinations.
        to: Vec<Location>,
    },
}

/// An order to draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Order {
    /// The power.
    pub power: Power,
    /// The unit's location.
    pub from: Location,
    /// The order.
    pub act: Act,
    /// Its outcome.
    pub outcome: Outcome,
    /// Whether the unit and another that went to the same province stood each other off.
    pub standoff: bool,
}

impl Order {
    /// Where its unit shall be afterwards; `None` if it stays.
    pub(crate) const fn goal(&self) -> Option<Location> {
        match self.act {
            Act::Move { to, .. } | Act::Retreat { to } => Some(to),
            Act::Hold
            | Act::SupportHold { .. }
            | Act::SupportMove { .. }
            | Act::Convoy { .. }
            | Act::Retreats { .. } => None,
        }
    }
}

/// A power's entry in the title bar.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PowerBadge {
    pub power: Power,
    /// Its name, as printed.
    pub name: String,
    /// Its number of centres.
    pub centres: usize,
    /// How many of them it has just won, less those that it lost.
    pub change: i32,
    /// Whether it is eliminated.
    pub eliminated: bool,
    /// Whether it has won the game.
    pub won: bool,
}

/// The text of a label.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LabelText {
    pub province: Province,
    /// The abbreviation.
    pub text: String,
    /// The full name, if it is printed where it has room; empty: it isn't.
    pub name: String,
    /// Whether the province has a supply centre.
    pub centre: bool,
}

/// The texts of the labels in several languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Translations(pub Arc<[Vec<LabelText>]>);

impl Hash for Translations {
    /// Pictures of one map have the same ones nearly always, and there are hundreds of texts: hashing them takes longer than what a
    /// hash saves.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.len().hash(state);
    }
}

/// The texts of a legend.
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
    /// A province in which units stood each other off.
    pub standoff: String,
    /// A supply centre that changes hands.
    pub taken: String,
    /// A retreat.
    pub retreat: String,
}

impl LegendWords {
    /// The texts as `say` says the messages.
    pub fn of(say: impl Fn(&'static str) -> String) -> Self {
        Self {
            army: say("legend-army"),
            fleet: say("legend-fleet"),
            dislodged: say("legend-dislodged"),
            build: say("legend-build"),
            disband: say("legend-disband"),
            moved: say("legend-move"),
            failed: say("legend-failed"),
            support: say("legend-support"),
            cut: say("legend-cut"),
            convoy: say("legend-convoy"),
            hold: say("legend-hold"),
            standoff: say("legend-standoff"),
            taken: say("legend-taken"),
            retreat: say("legend-retreat"),
        }
    }
}

/// A picture to draw.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scene {
    /// The map and the positions of its places.
    pub(crate) drawn: Arc<DrawnMap>,
    /// Its colours.
    pub(crate) theme: Theme,
    /// How powers are told apart besides their colours.
    pub(crate) marks: Marks,
    /// By power: the letters that stand for it, if letters do.
    pub(crate) letters: Vec<String>,
    /// The part of the map that is shown; `None`: all of it.
    pub(crate) part: Option<CloseUp>,
    /// The title bar's first line: the game or the turn.
    pub(crate) title: String,
    /// The title bar's second line: the subject.
    pub(crate) subtitle: String,
    /// The powers in the title bar, in order.
    pub(crate) badges: Vec<PowerBadge>,
    /// The labels of the provinces.
    pub(crate) labels: Vec<LabelText>,
    /// The same in each language, this one among them: lines hide none of them, so they are the same in all.
    pub(crate) translated: Translations,
    /// By province: the power in whose colour the land is drawn.
    pub(crate) land: Vec<Option<Power>>,
    /// By province: the owner of the supply centre. Usually the same as the land, except where a colour only shows an
    /// occupation.
    pub(crate) centres: Vec<Option<Power>>,
    /// By province: the power whose home centre it is.
    pub(crate) homes: Vec<Option<Power>>,
    /// The supply centres that have just changed hands.
    pub(crate) taken: ProvinceSet,
    /// The units.
    pub(crate) pieces: Vec<Piece>,
    /// Their orders.
    pub(crate) orders: Vec<Order>,
    /// The provinces that are to be kept free: drawn hatched.
    pub(crate) zones: ProvinceSet,
    /// The legend's texts, if the picture has a legend.
    pub(crate) legend: Option<LegendWords>,
}

/// How many powers can be told apart by their colours alone.
const MOST_BY_COLOUR: usize = 12;

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

    /// The provinces in which units stood each other off.
    pub(crate) fn standoffs(&self) -> ProvinceSet {
        let goal = |order: &Order| order.goal().map(|to| self.drawn.province(to));
        self.orders.iter().filter(|order| order.standoff).filter_map(goal).collect()
    }

    /// The destinations, or possible ones, of the dislodged unit at `from`.
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

    /// The same scene, with powers told apart in this way. So many that nobody can tell their colours apart have letters in
    /// any case.
    #[must_use]
    pub fn with_marks(mut self, marks: Marks) -> Self {
        let marks = match marks {
            Marks::None if self.badges.len() > MOST_BY_COLOUR => Marks::Letters,
            marks => marks,
        };
        self.marks = marks;
        self.letters = match marks {
            Marks::None => Vec::new(),
            Marks::Letters | Marks::Patterns => {
                let name = |badge: &PowerBadge| match badge.name.as_str() {
                    "" => self.drawn.map.power_id(badge.power).to_owned(),
                    name => name.to_owned(),
                };
                beginnings(&self.badges.iter().map(name).collect::<Vec<_>>())
            }
        };
        self
    }

    /// The letters that stand for a power; empty if none do.
    pub(crate) fn letters_of(&self, power: Power) -> &str {
        self.letters.get(power.index()).map_or("", String::as_str)
    }

    /// The same scene, showing only the part of the map on which something happens to the units of `power`, or of anybody.
    /// Nothing changes if nothing happens, or in too many places; and a phase of moves is always shown whole.
    #[must_use]
    pub fn close_up(mut self, power: Option<Power>) -> Self {
        let wanted = |of: Power| power.is_none_or(|power| power == of);
        let changed = self.pieces.iter().filter(|piece| {
            let happens = match piece.state {
                State::Stands | State::Dislodged => false,
                State::Waiting | State::Disbanded | State::Built | State::Removed => true,
            };
            happens && wanted(piece.power)
        });
        let mut points: Vec<Point> = changed.map(|piece| self.drawn.unit(piece.at)).collect();
        for order in self.orders.iter().filter(|order| wanted(order.power)) {
            match order.act {
                Act::Retreat { .. } | Act::Retreats { .. } => {
                    points.extend(self.retreats_of(order.from).map(|to| self.drawn.unit(to)));
                }
                Act::Hold
                | Act::Move { .. }
                | Act::SupportHold { .. }
                | Act::SupportMove { .. }
                | Act::Convoy { .. } => return self,
            }
        }
        self.part = CloseUp::around(&points, self.drawn.board.geometry().height);
        self
    }

    /// Whether only a part of the map is shown.
    #[must_use]
    pub fn is_close_up(&self) -> bool {
        self.part.is_some()
    }

    /// The same scene, with `zones` hatched: provinces that are to be kept free.
    #[must_use]
    pub fn with_zones(mut self, zones: ProvinceSet) -> Self {
        self.zones = zones;
        self
    }

    /// The same scene as the last of a game that `winner` has won alone: its badge has an edge that is seen at once.
    #[must_use]
    pub fn won_by(mut self, winner: Power) -> Self {
        for badge in &mut self.badges {
            badge.won = badge.power == winner;
        }
        self
    }

    /// The same scene with another title.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }
}
