//! What reading a message gives.

use std::ops::Range;

use dragoman_engine::{Hint, Overlooked, Power, Province, ProvinceSet, Unit, Void, WrittenOrder};

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
    /// An order that can be carried out, if other orders allow it.
    Order {
        /// The order, complete.
        order: WrittenOrder,
        /// What its writer left open or misspelt and was filled in.
        assumed: Assumed,
        /// Why it is odd beside the other orders of its power, though legal.
        hint: Option<Hint>,
    },
    /// Two readings or more, each possible: ask.
    Choices(Vec<WrittenOrder>),
    /// Orders beside words that are neither a part of them nor courtesy: "can A Vie go to Tyr?". It may be talk about
    /// orders, so ask. Nothing of it is stored.
    Unaccounted {
        /// The orders that stand there, or may have been meant; at least one.
        orders: Vec<WrittenOrder>,
        /// The first words that aren't accounted for, in bytes of the message.
        words: Range<usize>,
        /// What these words seem to do with the orders.
        talk: Talk,
    },
    /// No order. Nothing of it is stored.
    Error {
        /// What is wrong with it.
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

/// What talk about orders does with them. It decides what is answered, and never that something is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Talk {
    /// Anything else.
    #[default]
    Remark,
    /// It asks about them: "can A Vie go to Tyr?".
    Question,
    /// It takes them back: "A Vie - Gal is cancelled".
    Withdrawal,
}

/// What was filled in or overlooked. The answer to the writer names each of them.
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
    /// The unit belongs to another power than was said, which the rulebook overlooks (DATC 4.C.6).
    pub nationality: bool,
    /// The fleet stands on another coast than was said, which the rulebook overlooks (DATC 4.B.5).
    pub own_coast: bool,
    /// A coast was named where it means nothing: for an army, which the rulebook overlooks (DATC 4.B.6), or in a
    /// province that has no such coasts.
    pub needless_coast: bool,
    /// The order was written so badly that it counts only if the unit has no better one (DATC 4.C, c). Another field
    /// says what was wrong with it.
    pub doubtful: bool,
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
            (self.nationality, "nationality"),
            (self.own_coast, "own-coast"),
            (self.needless_coast, "needless-coast"),
        ]
        .into_iter()
        .filter_map(|(is, name)| is.then_some(name))
        .collect()
    }

    /// What was filled in or overlooked in either of two parts.
    pub(super) const fn and(mut self, other: Self) -> Self {
        self.unit |= other.unit;
        self.own_coast |= other.own_coast;
        self.needless_coast |= other.needless_coast;
        self
    }

    /// This, with what the legality check overlooked.
    pub(super) const fn with(mut self, overlooked: &Overlooked, doubtful: bool) -> Self {
        self.unit |= overlooked.kind;
        self.coast |= overlooked.coast;
        self.nationality |= overlooked.nationality;
        self.own_coast |= overlooked.own_coast;
        self.needless_coast |= overlooked.army_coast;
        self.doubtful |= doubtful;
        self
    }
}

/// Why a stretch isn't an order.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// A word that no language knows, or that makes no sense where it stands.
    UnknownWord {
        /// Provinces with a name like it.
        nearest: Vec<Province>,
    },
    /// A condition, or an alternative.
    Conditional,
    /// A word that says what shall not be done: "not A Vie - Gal".
    Negated,
    /// Words that take back an order which was given before: "cancel A Vie - Gal".
    Withdrawn,
    /// A word that asks about an order: "czy A War - Gal".
    Asked,
    /// A unit is named, but no order for it.
    NoOrder,
    /// All units shall hold, or all others: without an order they do.
    AllHold,
    /// No unit stands there.
    NoSuchUnit {
        /// Where the unit was said to stand.
        province: Province,
        /// Where units of the writer's stand; nowhere if the unit may be another power's, as one that is supported.
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
        /// The power that the header names.
        power: Power,
    },
    /// It can't be given: the same reasons for which the adjudicator calls an order void.
    Void(Void),
    /// Several destinations, or a path that isn't one.
    SeveralGoals,
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
            Self::UnknownWord { .. } | Self::Conditional | Self::Negated | Self::Withdrawn | Self::Asked => {
                "unknown-word"
            }
            Self::NoOrder | Self::AllHold => "no-order",
            Self::NoSuchUnit { .. } => "no-such-unit",
            Self::NotYourUnit { .. } | Self::OtherPower { .. } => "not-your-unit",
            Self::WrongPhase | Self::OtherTurn => "wrong-phase",
            Self::Void(_) | Self::SeveralGoals => "impossible",
            Self::AmbiguousCoast { .. } => "ambiguous-coast",
        }
    }
}
