//! Orders: one type for each kind of phase.
//!
//! An order here is well-formed on its map, no more. Whether it is possible in a position is judged when a phase is
//! adjudicated (or asked with the phase's `check`), under the rulebook of the game.

mod collector;
mod refusal;
mod text;
mod written;

pub(crate) use collector::{OrderCollector, Writing};
pub(crate) use refusal::Refusal;
pub use text::UnreadableOrder;
pub use written::{Submitted, WrittenOrder, WrittenUnit};

use crate::location::Location;
use crate::outcome::Void;
use crate::power::Power;
use crate::province::{Province, ProvinceSet};
use crate::set::{Number, Table};
use crate::unit::UnitKind;

/// How an army is ordered to travel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PathChoice {
    /// Not said: on land where it can walk, unless the rulebook sees a convoy meant (DATC 4.A.3).
    #[default]
    Unstated,
    /// By convoy (`VIA`).
    ByConvoy,
}

/// The order to a unit in a movement phase. It has at most one order: orders are kept by province.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MovementOrder {
    /// To stay.
    #[default]
    Hold,
    /// To go elsewhere. For a fleet into a province with two coasts, the province's own location means that no coast
    /// was stated (DATC 4.B.1, 4.B.2).
    Move {
        /// Where to.
        to: Location,
        /// By land or by convoy, as far as that is stated.
        path: PathChoice,
    },
    /// To help a unit that doesn't move to stay.
    SupportHold {
        /// Where that unit stands.
        unit: Province,
    },
    /// To help a unit to move. The province's own location means that no coast was stated (DATC 4.B.4).
    SupportMove {
        /// Where that unit stands.
        from: Province,
        /// Where it goes.
        to: Location,
    },
    /// To carry an army.
    Convoy {
        /// Where the army stands.
        army: Province,
        /// Where it goes.
        to: Province,
    },
}

/// The order to a dislodged unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RetreatOrder {
    /// To leave the board.
    #[default]
    Disband,
    /// To go there.
    Retreat {
        /// Where to.
        to: Location,
    },
}

/// What a power says after the autumn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AdjustmentOrder {
    /// A new unit in an owned, empty home centre.
    Build {
        /// Army or fleet.
        kind: UnitKind,
        /// Where; with its coast, if it is a fleet in a province with two.
        at: Location,
    },
    /// To take a unit off the board.
    Remove {
        /// Where it stands.
        unit: Province,
    },
    /// To forgo a build.
    Waive,
}

mod sealed {
    use std::fmt::Debug;
    use std::hash::Hash;

    use crate::set::Number;

    /// What is stored about the sequence in which orders were given: only that of retreats is needed, and orders of
    /// movements are copied and read very often.
    pub trait Sequence: Copy + Debug + Eq + Hash {
        const START: Self;
        fn of(before: Number) -> Self;
        fn before(self) -> Number;
    }

    impl Sequence for () {
        const START: () = ();
        fn of(_: Number) {}
        fn before(self) -> Number {
            0
        }
    }

    impl Sequence for Number {
        const START: Number = 0;
        fn of(before: Number) -> Number {
            before
        }
        fn before(self) -> Number {
            self
        }
    }

    pub trait Sequenced {
        type Sequence: Sequence;
    }
}

use sealed::{Sequence, Sequenced};

/// An order to a unit: [`MovementOrder`] or [`RetreatOrder`].
pub trait UnitOrder: Sequenced + Copy + PartialEq {}

impl Sequenced for MovementOrder {
    type Sequence = ();
}

impl Sequenced for RetreatOrder {
    type Sequence = Number;
}

impl UnitOrder for MovementOrder {}
impl UnitOrder for RetreatOrder {}

/// The orders of one phase for units on the board: none or one for each, or why a text isn't an order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Orders<O: UnitOrder> {
    given: ProvinceSet,
    by_province: Table<Option<Result<O, Refusal>>>,
    /// By province: how many units had been given an order before.
    sequence: Table<O::Sequence>,
}

impl<O: UnitOrder> Default for Orders<O> {
    fn default() -> Self {
        Orders::new()
    }
}

impl<O: UnitOrder> Orders<O> {
    /// No orders.
    #[inline]
    pub const fn new() -> Self {
        Orders { given: ProvinceSet::EMPTY, by_province: Table::new(None), sequence: Table::new(O::Sequence::START) }
    }

    /// Orders the unit in `province`, in place of an earlier order.
    #[inline]
    pub fn give(&mut self, province: Province, order: O) {
        self.put(province, Ok(order));
    }

    /// Records that what was written for the unit in `province` isn't an order, in place of an earlier order.
    pub fn refuse(&mut self, province: Province, why: Void) {
        self.put(province, Err(why));
    }

    /// Records an order or why there is none, in place of an earlier order.
    #[inline]
    pub fn put(&mut self, province: Province, order: Result<O, Void>) {
        if !self.given.contains(province) {
            self.sequence[province] = O::Sequence::of(self.given.len() as Number);
        }
        self.given.insert(province);
        self.by_province[province] = Some(order.map_err(Refusal::from));
    }

    /// The order of the unit in `province`, or why it isn't one; `None` without any.
    #[inline]
    pub fn of(&self, province: Province) -> Option<Result<O, Void>> {
        self.by_province[province].map(|order| order.map_err(Void::from))
    }

    /// Like [`of`](Orders::of), with the reason in its stored form: for callers that read the order of every unit.
    #[inline]
    pub(crate) fn entry(&self, province: Province) -> Option<Result<O, Refusal>> {
        self.by_province[province]
    }

    /// The provinces whose units were given an order, valid or not.
    #[inline]
    pub const fn given(&self) -> ProvinceSet {
        self.given
    }

    /// How many units had been given an order before the one in `province` was; 0 for movements, where it isn't needed.
    pub(crate) fn sequence(&self, province: Province) -> Number {
        self.sequence[province].before()
    }

    /// All orders except the refused ones, in the order of the map.
    pub fn iter(&self) -> impl Iterator<Item = (Province, O)> + '_ {
        self.given.iter().filter_map(|province| Some((province, self.by_province[province]?.ok()?)))
    }
}

/// The orders of an adjustment phase. For each power they count from first to last until its number is used up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AdjustmentOrders {
    pub(crate) given: Vec<(Power, AdjustmentOrder, Result<(), Void>)>,
}

impl AdjustmentOrders {
    /// No orders.
    pub const fn new() -> Self {
        AdjustmentOrders { given: Vec::new() }
    }

    /// Adds an order of `power` after those that it has given.
    pub fn give(&mut self, power: Power, order: AdjustmentOrder) {
        self.given.push((power, order, Ok(())));
    }

    /// Adds an order of `power` that can't be carried out, and why.
    pub fn refuse(&mut self, power: Power, order: AdjustmentOrder, why: Void) {
        self.given.push((power, order, Err(why)));
    }

    /// The orders of `power`, first to last, the refused ones left out.
    pub fn of(&self, power: Power) -> impl Iterator<Item = AdjustmentOrder> + '_ {
        self.given
            .iter()
            .filter(move |(whose, _, lawful)| *whose == power && lawful.is_ok())
            .map(|(_, order, _)| *order)
    }
}
