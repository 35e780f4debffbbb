//! What reading a message gives.

use dragoman_engine::{Power, Province, ProvinceSet, Unit, WrittenOrder};
use std::ops::Range;

/// A stretch of a message and what was made of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its bytes in the message, on character boundaries.
    pub span: Range<usize>,
    /// What it is.
    pub finding: Finding,
}

/// What a stretch of a message turned out to be.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// An order that can be carried out, others permitting.
    Order {
        /// The order, complete.
        order: WrittenOrder,
        /// What its writer left open or misspelt and was filled in.
        assumed: Assumed,
        /// Why it is odd, though legal.
        hint: Option<Hint>,
    },
    /// Two readings or more, each possible: ask.
    Choices(Vec<WrittenOrder>),
    /// No order. Nothing of it is stored.
    Error {
        /// Why.
        problem: Problem,
        /// The part that is to blame, in bytes of the message.
        at: Range<usize>,
        /// Orders that may have been meant.
        suggestions: Vec<WrittenOrder>,
    },
    /// Words that aren't part of any order.
    Comment,
    /// A power, a season, a phase: it says what the lines below belong to.
    Header,
}

/// What was filled in. Each is to be told to the writer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Assumed {
    /// The kind of a unit: missing, or other than on the board.
    pub unit: bool,
    /// A coast that was the only one.
    pub coast: bool,
    /// A misspelt name.
    pub typo: bool,
    /// A name of another language than the writer's.
    pub language: bool,
    /// A name that could have been another province's, or of which only the beginning stood there.
    pub province: bool,
    /// A convoy's destination, taken from the army's own order.
    pub destination: bool,
}

impl Assumed {
    /// Whether nothing was.
    #[must_use]
    pub fn nothing(&self) -> bool {
        *self == Self::default()
    }

    /// The names of what was assumed, as `dragoman parse` writes them.
    #[must_use]
    pub fn names(&self) -> Vec<&'static str> {
        [
            (self.unit, "unit"),
            (self.coast, "coast"),
            (self.typo, "typo"),
            (self.language, "language"),
            (self.province, "province"),
            (self.destination, "destination"),
        ]
        .into_iter()
        .filter_map(|(is, name)| is.then_some(name))
        .collect()
    }
}

/// Why a legal order is odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// It supports a unit of the same power to somewhere, and that unit was told something else.
    SupportWithoutMove {
        /// The supported unit.
        unit: Unit,
    },
    /// It supports a unit of the same power to hold, and that unit was told to move.
    SupportOfMover {
        /// The supported unit.
        unit: Unit,
    },
    /// It convoys an army of the same power, and that army wasn't told to go there.
    ConvoyWithoutArmy {
        /// The army.
        unit: Unit,
    },
}

/// Why a stretch isn't an order.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// A word that no language knows, or that makes no sense where it stands.
    UnknownWord {
        /// Provinces with a name like it.
        nearest: Vec<Province>,
    },
    /// A condition, an alternative, or words that take the order back.
    Conditional,
    /// A unit is named, but not what it shall do.
    NoOrder,
    /// No unit stands there.
    NoSuchUnit {
        /// Where.
        province: Province,
        /// Where units of the writer's stand.
        yours: ProvinceSet,
    },
    /// The unit is another power's.
    NotYourUnit {
        /// The unit.
        unit: Unit,
        /// Where units of the writer's stand.
        yours: ProvinceSet,
    },
    /// It belongs to another kind of phase.
    WrongPhase,
    /// It stands below the header of another turn.
    OtherTurn,
    /// It stands below the header of another power.
    OtherPower {
        /// Whose.
        power: Power,
    },
    /// It can't be carried out, whatever others order.
    Impossible(Impossible),
    /// A fleet could reach several coasts, or must name the one it is built on.
    AmbiguousCoast {
        /// The province with the coasts.
        province: Province,
    },
}

impl Problem {
    /// The kind, as `dragoman parse` writes it.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::UnknownWord { .. } | Self::Conditional => "unknown-word",
            Self::NoOrder => "no-order",
            Self::NoSuchUnit { .. } => "no-such-unit",
            Self::NotYourUnit { .. } | Self::OtherPower { .. } => "not-your-unit",
            Self::WrongPhase | Self::OtherTurn => "wrong-phase",
            Self::Impossible(_) => "impossible",
            Self::AmbiguousCoast { .. } => "ambiguous-coast",
        }
    }
}

/// Why an order can't be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Impossible {
    /// The unit can't get from the one province to the other.
    NotAdjacent {
        /// The unit.
        unit: Unit,
        /// Where it was sent.
        to: Province,
    },
    /// An army can't swim, a fleet can't walk.
    WrongGround {
        /// The unit.
        unit: Unit,
        /// Where it was sent.
        to: Province,
    },
    /// It was sent to where it stands.
    SamePlace {
        /// The unit.
        unit: Unit,
    },
    /// The fleet can't reach that coast.
    WrongCoast {
        /// The unit.
        unit: Unit,
        /// The province with the coast.
        to: Province,
    },
    /// No fleets stand where a convoy would have to pass.
    NoConvoy {
        /// The army.
        unit: Unit,
        /// Where it was sent.
        to: Province,
    },
    /// A fleet that was told to go by convoy.
    FleetByConvoy {
        /// The fleet.
        unit: Unit,
    },
    /// A unit can support only where it could move to.
    OutOfSupport {
        /// The supporting unit.
        unit: Unit,
        /// Where it can't reach.
        to: Province,
    },
    /// The supported unit can't do what it would be supported in.
    SupportedCannot {
        /// The supported unit.
        unit: Unit,
        /// Where it can't get.
        to: Province,
    },
    /// A unit can't support itself.
    SupportsItself {
        /// The unit.
        unit: Unit,
    },
    /// Only fleets at sea convoy.
    CannotConvoy {
        /// The unit.
        unit: Unit,
    },
    /// Only armies are convoyed.
    NotAnArmy {
        /// The unit that was to be convoyed.
        unit: Unit,
    },
    /// The fleet isn't on any convoy path of that army.
    OffThePath {
        /// The fleet.
        unit: Unit,
        /// The army's destination.
        to: Province,
    },
    /// The unit named in a support or convoy isn't of the nationality that was stated.
    OtherNationality {
        /// The unit.
        unit: Unit,
    },
    /// Several destinations.
    SeveralGoals {
        /// The unit.
        unit: Unit,
    },
    /// The retreat isn't open to it.
    NoRetreat {
        /// The unit.
        unit: Unit,
        /// Where it was sent.
        to: Province,
    },
    /// The unit wasn't dislodged.
    NotDislodged {
        /// The unit.
        unit: Unit,
    },
    /// A build where a unit stands.
    Occupied {
        /// The site.
        at: Province,
    },
    /// A build outside the power's own home centres.
    NotHome {
        /// The site.
        at: Province,
    },
    /// A build in a home centre that another power owns.
    NotOwned {
        /// The site.
        at: Province,
    },
    /// A fleet inland, an army at sea.
    CannotStand {
        /// The site.
        at: Province,
    },
    /// Nothing is to be built.
    NothingToBuild,
    /// Nothing is to be removed.
    NothingToRemove,
}
