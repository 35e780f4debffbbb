//! The outcome of an order and the fate of a unit, with the reasons as data: provinces and strengths, no words.

use crate::location::Location;
use crate::province::{Province, ProvinceSet};
use crate::unit::Unit;

/// The verdict on one order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Carried out.
    #[default]
    Succeeds,
    /// A legal order that others prevented.
    Fails(Failure),
    /// Not an order: it could not be carried out whatever others do, or it fits no other order. A unit with such an
    /// order holds.
    Void(Void),
}

/// Why a legal order failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Failure {
    /// Others moved to the same province with at least the same strength.
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
        /// Its province.
        by: Province,
        /// The strength of the move.
        attack: u8,
        /// The strength of the defence.
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
    /// A unit of the same power stayed there: a unit can't dislodge one of its own power.
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
    /// An army's convoy path was broken, or none was ordered. Also the outcome of the fleets ordered to carry it that
    /// weren't dislodged, whether they were on a path of it or not.
    NoConvoyPath {
        /// The fleets of the path that were dislodged; none if no whole path was ordered.
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

/// Why an order isn't one in this position: the reason, with the unit and the place that it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{reason}")]
pub struct Void {
    /// The rule that it breaks.
    pub reason: VoidReason,
    /// The unit that can't do it: the one that was ordered, or the one that it was to support or to carry. `None` if
    /// there is none.
    pub unit: Option<Unit>,
    /// Where it can't be done: the destination, the site of a build, the place without a unit. `None` where no place is
    /// to blame.
    pub place: Option<Province>,
}

impl Void {
    /// A reason that is about no unit and no place.
    pub const fn bare(reason: VoidReason) -> Self {
        Void { reason, unit: None, place: None }
    }

    /// A reason that is about a unit.
    pub const fn of(reason: VoidReason, unit: Unit) -> Self {
        Void { reason, unit: Some(unit), place: None }
    }

    /// A reason that is about a place without a unit.
    pub const fn at(reason: VoidReason, place: Province) -> Self {
        Void { reason, unit: None, place: Some(place) }
    }

    /// A reason that is about a unit and a place.
    pub const fn to(reason: VoidReason, unit: Unit, place: Province) -> Self {
        Void { reason, unit: Some(unit), place: Some(place) }
    }
}

/// The kinds of reasons why something isn't an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum VoidReason {
    /// The text isn't an order of this phase.
    #[error("that is no order of this phase")]
    Unreadable,
    /// No unit of this power stands there, or none at all where a unit is to be supported or carried.
    #[error("no such unit stands there")]
    NoSuchUnit,
    /// The order says army and a fleet stands there, or the reverse, or it doesn't say which (DATC 4.C.1 to 4.C.3).
    #[error("the unit was given the wrong letter, or none")]
    WrongUnitKind,
    /// The order gives the unit to another power than its own (DATC 4.C.5, 4.C.6).
    #[error("the unit is of another nationality")]
    WrongNationality,
    /// The coast stated for the unit isn't where it stands (DATC 4.B.5).
    #[error("the unit stands on another coast")]
    WrongCoast,
    /// The destination can't be reached from there.
    #[error("the destination can't be reached")]
    NotAdjacent,
    /// An army told to go by convoy (`VIA`) where no fleets could make a path, under a rulebook that doesn't let it
    /// walk instead (DATC 4.A.3).
    #[error("no fleets could make a convoy path")]
    NoConvoyPath,
    /// The unit can't stand there: an army at sea, a fleet inland.
    #[error("that unit can't stand there")]
    WrongTerrain,
    /// A fleet told to go by convoy.
    #[error("only armies go by convoy")]
    FleetByConvoy,
    /// A unit told to convoy that isn't a fleet at sea.
    #[error("only fleets at sea convoy")]
    CannotConvoy,
    /// A unit to be carried that isn't an army.
    #[error("only armies are convoyed")]
    NotAnArmy,
    /// A fleet told to convoy that no path of the army, over whatever fleets there are, leads through.
    #[error("the fleet is on no convoy path of that army")]
    OffEveryPath,
    /// A fleet could reach two coasts there, or the rulebook wants the coast in any case (DATC 4.B.1, 4.B.2, 4.B.7).
    #[error("the coast must be stated")]
    MissingCoast,
    /// A coast that can't be reached (DATC 4.B.3), or one stated for an army (DATC 4.B.6).
    #[error("that coast is impossible")]
    ImpossibleCoast,
    /// The supporter can't reach that province.
    #[error("the unit can't support into that province")]
    OutOfSupport,
    /// The supported unit can't get to that province, whatever others do.
    #[error("the supported unit can't get there")]
    SupportedCannot,
    /// A unit told to support itself.
    #[error("no unit supports itself")]
    SupportsItself,
    /// The supported unit was ordered something else.
    #[error("the supported unit was ordered something else")]
    MismatchedSupport,
    /// The army was ordered something else. (A fleet whose order fits its army's is never void for standing on no path
    /// that was ordered: it succeeds unless the army's convoy is broken.)
    #[error("the army was ordered something else")]
    MismatchedConvoy,
    /// The unit was given several orders, and the rulebook lets another or none count (DATC 4.D.3).
    #[error("the unit was given several orders")]
    Duplicate,
    /// The power has no player in this phase, so nobody can order for it or, where the rulebook says so, support it.
    #[error("nobody orders that power's units in this phase")]
    Disorder,
    /// The set-up closes that province for now (the old Italian rulebook's game for two).
    #[error("that province is closed for now")]
    Closed,
    /// The unit may not retreat there.
    #[error("the unit may not retreat there")]
    IllegalRetreat,
    /// The unit wasn't dislodged.
    #[error("the unit wasn't dislodged")]
    NotDislodged,
    /// Another unit is built there.
    #[error("that is no owned, empty home centre")]
    NoFreeSite,
    /// A build where a unit stands.
    #[error("a unit stands there already")]
    Occupied,
    /// A build outside the power's own home centres.
    #[error("that is no home centre of the power")]
    NotHome,
    /// A build in what isn't a supply centre of the power, on a map where it may build in all that it owns.
    #[error("that is no supply centre that the power owns")]
    NoOwnCentre,
    /// A build in a home centre that the power doesn't own.
    #[error("the power doesn't own that home centre")]
    NotOwned,
    /// One more than the power may or must.
    #[error("that is one too many")]
    TooMany,
    /// A build, or a waived one, of a power that may build nothing.
    #[error("nothing is to be built")]
    NothingToBuild,
    /// A removal by a power that must remove nothing.
    #[error("nothing is to be removed")]
    NothingToRemove,
}

/// The fate of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It is where it was.
    #[default]
    Stays,
    /// It is elsewhere now.
    Moves {
        /// Where it is now.
        to: Location,
        /// The strength that it moved with; 1 for a retreat.
        attack: u8,
        /// The greatest strength against it: of a unit that stayed or came the opposite way, or of others that moved to
        /// the same province. 0 if there was none.
        against: u8,
    },
    /// It was dislodged.
    Dislodged {
        /// Where the attack came from.
        from: Province,
        /// The strength of the attack.
        attack: u8,
        /// The strength that it overcame.
        defence: u8,
    },
    /// It left the board: disbanded by order, unable to retreat, or removed.
    Disbanded,
}

impl Fate {
    /// Whether the unit was dislodged.
    pub const fn is_dislodged(self) -> bool {
        matches!(self, Fate::Dislodged { .. })
    }
}

/// One order with its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resolved<O> {
    /// The order as it counted: coasts filled in where the rulebook fills them in. Of a void order, what was written
    /// if it could be understood, else the default (a hold, a disbandment).
    pub order: O,
    /// Whether the order was carried out.
    pub outcome: Outcome,
    /// The fate of the unit.
    pub fate: Fate,
}
