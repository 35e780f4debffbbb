//! What became of an order and of a unit, with the reasons as data: provinces and strengths, no words.

use crate::location::Location;
use crate::province::{Province, ProvinceSet};

/// The verdict on one order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Carried out.
    #[default]
    Succeeds,
    /// A lawful order that others prevented.
    Fails(Failure),
    /// No order at all: it could not be carried out whatever others do, or it fits no other order. A unit so ordered
    /// holds.
    Void(Void),
}

/// Why a lawful order failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Failure {
    /// Others moved to the same province with no less strength.
    Standoff {
        /// Where they came from.
        with: ProvinceSet,
        /// The strength of the move.
        attack: u8,
        /// The strength of the strongest of the others.
        against: u8,
    },
    /// The unit there stayed, and was strong enough.
    HeldOff {
        /// Where it stood.
        by: Province,
        /// The strength of the move.
        attack: u8,
        /// The strength that held.
        defence: u8,
    },
    /// Two units moved at each other, and this one wasn't the stronger.
    HeadToHead {
        /// The other.
        against: Province,
        /// The strength of the move.
        attack: u8,
        /// The strength of the other's.
        defence: u8,
    },
    /// A unit of the same power stayed in the way: nobody dislodges one's own.
    OwnUnitInTheWay {
        /// Where it stood.
        at: Province,
        /// The strength that the move would have had against another power's.
        attack: u8,
    },
    /// A support was cut by an attack.
    SupportCut {
        /// Where the attacks came from.
        by: ProvinceSet,
    },
    /// A support, or a convoy, ended because its unit was dislodged.
    Dislodged {
        /// Where the attack came from.
        by: Province,
    },
    /// An army found no way over water. Also the outcome of the fleets of that route that weren't dislodged.
    NoConvoyPath {
        /// The fleets of the route that were dislodged; none if no whole route was ordered.
        lost: ProvinceSet,
    },
    /// A convoy paradox in which the rulebook lets this move have no effect (DATC 4.A.2).
    Paradox,
    /// Two or more units retreated to one province.
    RetreatCollision {
        /// Where the others came from.
        with: ProvinceSet,
    },
}

/// Why a text or a value is no order in this position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Void {
    /// The text is no order of this phase.
    Unreadable,
    /// Nothing of this power stands there.
    NoSuchUnit,
    /// The order says army and a fleet stands there, or the reverse (DATC 4.C.1, 4.C.2).
    WrongUnitKind,
    /// The order gives the unit to another power than its own (DATC 4.C.5, 4.C.6).
    WrongNationality,
    /// The coast stated for the unit isn't where it stands (DATC 4.B.5).
    WrongCoast,
    /// The destination can't be reached from there.
    NotAdjacent,
    /// An army told to go by convoy (`VIA`) where no fleets could make a route, under a rulebook that doesn't let it
    /// walk instead (DATC 4.A.3).
    NoRoute,
    /// The unit can't stand there, or can't do what is ordered (a fleet told to go by convoy, an army to convoy).
    WrongTerrain,
    /// A fleet could reach two coasts there, or the rulebook wants the coast in any case (DATC 4.B.1, 4.B.2).
    MissingCoast,
    /// A coast that can't be reached (DATC 4.B.3), or one stated for an army (DATC 4.B.6).
    ImpossibleCoast,
    /// The supporter can't reach that province, or the supported unit can't, whatever others do.
    UnreachableSupport,
    /// The supported unit was ordered something else.
    MismatchedSupport,
    /// The army was ordered something else, or this fleet is on no route of it.
    MismatchedConvoy,
    /// The unit was given several orders, and the rulebook lets none count (DATC 4.D.3).
    Duplicate,
    /// The power has no player in this phase, so nobody can order for it or, where the rulebook says so, support it.
    Disorder,
    /// The set-up closes that province for now (seed 001 XIV.2, two players).
    Closed,
    /// The unit may not retreat there.
    IllegalRetreat,
    /// Not an owned, empty home centre.
    NoFreeSite,
    /// One more than the power may or must.
    TooMany,
}

/// What became of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It is where it was.
    #[default]
    Stays,
    /// It is elsewhere now.
    Moves {
        /// Where.
        to: Location,
        /// The strength that it moved with; 1 for a retreat.
        attack: u8,
        /// The greatest strength that stood against it: of a unit that stayed or came the other way, or of others that
        /// moved to the same province. 0 if there was none.
        against: u8,
    },
    /// It was driven out.
    Dislodged {
        /// Where the attack came from.
        from: Province,
        /// The strength of the attack.
        attack: u8,
        /// The strength that it overcame.
        defence: u8,
    },
    /// It left the board: ordered to, unable to retreat, or removed.
    Disbanded,
}

impl Fate {
    /// Whether the unit was dislodged.
    pub const fn is_dislodged(self) -> bool {
        matches!(self, Fate::Dislodged { .. })
    }
}

/// One order with what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resolved<O> {
    /// The order as it counted: coasts filled in where the rulebook fills them in. Of a void order, what was written
    /// if it could be understood, else the default (a hold, a disbandment).
    pub order: O,
    /// Whether the order was carried out.
    pub outcome: Outcome,
    /// What became of the unit.
    pub fate: Fate,
}
