//! Why stored results aren't a report of a phase.

use crate::location::{Location, LocationSet};
use crate::map::Map;
use crate::order::{AdjustmentOrder, MovementOrder, RetreatOrder};
use crate::outcome::{Failure, Fate, Outcome, Void};
use crate::province::{Province, ProvinceSet};
use crate::unit::Unit;

/// Why the parts of a report don't make one of that phase: places by the ids of its map.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReportError {
    /// It names a province, location or power that the map doesn't have.
    #[error("it speaks of a place or power that is not on {0}")]
    OutsideMap(String),
    /// The results of a unit that isn't there.
    #[error("no unit of this phase stands in {0}, or was dislodged from it")]
    NoUnit(String),
    /// Nothing is said about a unit of the phase.
    #[error("nothing is said about the unit in {0}")]
    Missing(String),
    /// The same unit twice.
    #[error("the unit in {0} is told of twice")]
    Twice(String),
    /// The order, its outcome and the unit's fate don't fit together.
    #[error("the fate of the unit in {0} does not go with its order")]
    Fate(String),
    /// The unit can't have gone, been built or been removed there.
    #[error("{0} is no place for that unit")]
    WrongTerrain(String),
    /// A convoy of a unit that isn't an army that moves, or over units that aren't adjacent fleets of this army only.
    #[error("the convoy of the unit in {0} does not hold together")]
    Convoy(String),
    /// A support that was given by a unit with another order.
    #[error("the unit in {0} was not ordered to support")]
    NoSupport(String),
    /// A dislodged unit that has another fate, or the reverse; or more of them than one turn can dislodge.
    #[error("the unit in {0} is not told of as dislodged in both places, or not alike")]
    Dislodged(String),
}

/// Checks that the map has everything that a report names.
#[derive(Clone, Copy, Debug)]
pub(super) struct OnMap(pub(super) &'static Map);

impl OnMap {
    /// The error, unless it `holds`.
    pub(super) fn check(self, holds: bool) -> Result<(), ReportError> {
        if holds { Ok(()) } else { Err(ReportError::OutsideMap(self.0.variant().to_owned())) }
    }

    fn has(self, location: Location) -> bool {
        location.index() < self.0.location_count()
    }

    pub(super) fn province(self, province: Province) -> Result<(), ReportError> {
        self.check(province.index() < self.0.province_count())
    }

    pub(super) fn provinces(self, provinces: ProvinceSet) -> Result<(), ReportError> {
        self.check(provinces.is_subset(self.0.province_set()))
    }

    pub(super) fn location(self, location: Location) -> Result<(), ReportError> {
        self.check(self.has(location))
    }

    pub(super) fn locations(self, locations: LocationSet) -> Result<(), ReportError> {
        self.check(locations.iter().all(|location| self.has(location)))
    }

    pub(super) fn unit(self, unit: Unit) -> Result<(), ReportError> {
        self.check(self.has(unit.location) && self.0.power_set().contains(unit.power))
    }

    pub(super) fn movement(self, order: MovementOrder) -> Result<(), ReportError> {
        match order {
            MovementOrder::Hold => Ok(()),
            MovementOrder::Move { to, .. } => self.location(to),
            MovementOrder::SupportHold { unit } => self.province(unit),
            MovementOrder::SupportMove { from, to } => self.province(from).and(self.location(to)),
            MovementOrder::Convoy { army, to } => self.province(army).and(self.province(to)),
        }
    }

    pub(super) fn retreat(self, order: RetreatOrder) -> Result<(), ReportError> {
        match order {
            RetreatOrder::Disband => Ok(()),
            RetreatOrder::Retreat { to } => self.location(to),
        }
    }

    pub(super) fn adjustment(self, order: AdjustmentOrder) -> Result<(), ReportError> {
        match order {
            AdjustmentOrder::Build { at, .. } => self.location(at),
            AdjustmentOrder::Remove { unit } => self.province(unit),
            AdjustmentOrder::Waive => Ok(()),
        }
    }

    pub(super) fn outcome(self, outcome: Outcome) -> Result<(), ReportError> {
        match outcome {
            Outcome::Succeeds | Outcome::Fails(Failure::Paradox) => Ok(()),
            Outcome::Fails(
                Failure::Standoff { with: provinces, .. }
                | Failure::SupportCut { by: provinces }
                | Failure::NoConvoyPath { lost: provinces }
                | Failure::RetreatCollision { with: provinces },
            ) => self.provinces(provinces),
            Outcome::Fails(
                Failure::HeldOff { by: province, .. }
                | Failure::HeadToHead { against: province, .. }
                | Failure::OwnUnitInTheWay { at: province, .. }
                | Failure::Dislodged { by: province },
            ) => self.province(province),
            Outcome::Void(Void { unit, place, reason: _ }) => {
                let unit = unit.map_or(Ok(()), |unit| self.unit(unit));
                unit.and(place.map_or(Ok(()), |place| self.province(place)))
            }
        }
    }

    pub(super) fn fate(self, fate: Fate) -> Result<(), ReportError> {
        match fate {
            Fate::Stays | Fate::Disbanded => Ok(()),
            Fate::Moves { to, .. } => self.location(to),
            Fate::Dislodged { from, .. } => self.province(from),
        }
    }
}
