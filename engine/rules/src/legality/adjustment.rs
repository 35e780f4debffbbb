//! Which builds and removals can be ordered.

use std::num::NonZeroU16;

use super::{Judged, Legality, Overlooked};
use crate::location::Location;
use crate::map::BuildSites;
use crate::order::{AdjustmentOrder, WrittenOrder};
use crate::outcome::{Void, VoidReason};
use crate::position::Position;
use crate::power::Power;
use crate::province::ProvinceSet;
use crate::rulebook::BuildWithoutKind;
use crate::unit::{Unit, UnitKind};

/// What a power has to decide in winter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// Nothing.
    Nothing,
    /// It may build.
    Builds {
        /// How many units at most, no more than there are sites.
        up_to: NonZeroU16,
        /// Where: its owned, empty home centres, or all of its empty centres if the map says so.
        sites: ProvinceSet,
    },
    /// It must remove units.
    Disbands {
        /// How many.
        exactly: NonZeroU16,
    },
}

impl Position {
    /// Where a power may build: its owned, empty home centres, or the owned, empty centres that the map says.
    pub fn sites(&self, power: Power) -> ProvinceSet {
        (self.map.build_sites(power) & self.centres.of(power)) - self.units.occupied()
    }

    /// What `power` would have to decide if it were winter. A power in disorder builds nothing.
    pub fn due(&self, power: Power) -> Due {
        if self.map.neutral().contains(power) {
            return Due::Nothing;
        }
        let (units, centres) = (self.units.of(power).len(), self.centres.of(power).len());
        if let Some(exactly) = NonZeroU16::new(units.saturating_sub(centres) as u16) {
            return Due::Disbands { exactly };
        }
        let sites = self.sites(power);
        match NonZeroU16::new(sites.len().min(centres - units) as u16) {
            Some(up_to) if !self.absent().contains(power) => Due::Builds { up_to, sites },
            _ => Due::Nothing,
        }
    }
}

impl Position {
    /// Whether any power would have something to decide in winter, or would have to remove a unit.
    pub(crate) fn is_due(&self) -> bool {
        self.map.powers().any(|power| self.due(power) != Due::Nothing)
    }
}

impl Legality<'_> {
    /// The adjustment order that a power's written order is, as it counts if the power gives no other.
    ///
    /// # Errors
    /// Why it can't be given.
    pub fn adjustment(&self, power: Power, written: &WrittenOrder) -> Result<Judged<AdjustmentOrder>, Void> {
        let (order, mut overlooked) = self.interpret_adjustment(power, written).map_err(|(_, void)| void)?;
        let counts = self.check_adjustment(power, order)?;
        let at = match counts {
            AdjustmentOrder::Build { at, .. } => Some(self.position.map.province_of(at)),
            AdjustmentOrder::Remove { unit } => Some(unit),
            AdjustmentOrder::Waive => None,
        };
        if let (AdjustmentOrder::Build { kind: written, at }, AdjustmentOrder::Build { kind, at: site }) =
            (order, counts)
        {
            overlooked.kind |= written != kind;
            overlooked.army_coast |= at != site;
        }
        Ok(Judged { at, order: counts, overlooked })
    }

    /// The order, as far as what was written about the unit goes.
    ///
    /// # Errors
    /// Why it is none; with the order, if one can be understood.
    pub(crate) fn interpret_adjustment(
        &self,
        power: Power,
        written: &WrittenOrder,
    ) -> Result<(AdjustmentOrder, Overlooked), (Option<AdjustmentOrder>, Void)> {
        let map = self.position.map;
        let order = written.adjustment(map);
        let mut nothing = Overlooked::default();
        if let WrittenOrder::Build { unit } = written {
            nothing = self.describe_nationality(power, *unit).map_err(|void| (order, void))?;
        }
        match (written, order) {
            (WrittenOrder::Build { unit }, order) if unit.kind.is_none() => {
                let site = map.province_of(unit.at);
                let on_coast = unit.at != site.location();
                let counts = match self.rulebook.build_without_kind {
                    BuildWithoutKind::ArmyInlandFleetOnCoast => true,
                    BuildWithoutKind::ArmyInland => !on_coast,
                    BuildWithoutKind::Fails => false,
                };
                match order.filter(|_| counts) {
                    Some(order) => Ok((order, Overlooked { kind: true, ..nothing })),
                    None => Err((order, Void::at(VoidReason::WrongUnitKind, site))),
                }
            }
            (WrittenOrder::Disband { unit }, Some(order)) => {
                let at = map.province_of(unit.at);
                let own = self.position.units.at(at).filter(|it| it.power == power);
                let there = own.ok_or((Some(order), Void::at(VoidReason::NoSuchUnit, at)))?;
                self.describe(there, *unit).map(|overlooked| (order, overlooked)).map_err(|void| (Some(order), void))
            }
            (_, Some(order)) => Ok((order, nothing)),
            (_, None) => Err((None, Void::bare(VoidReason::Unreadable))),
        }
    }

    /// The order as it would count if the power gave no other; or why it can't be carried out.
    pub(crate) fn check_adjustment(&self, power: Power, order: AdjustmentOrder) -> Result<AdjustmentOrder, Void> {
        if self.absent.contains(power) {
            return Err(Void::bare(VoidReason::Disorder));
        }
        let position = self.position;
        let stands = |unit| {
            let own = position.units.of(power).contains(unit);
            if own { Ok(order) } else { Err(Void::at(VoidReason::NoSuchUnit, unit)) }
        };
        match (order, position.due(power)) {
            (AdjustmentOrder::Build { kind, at }, Due::Builds { .. }) => self.site(power, kind, at),
            (AdjustmentOrder::Waive, Due::Builds { .. }) => Ok(order),
            (AdjustmentOrder::Remove { unit }, Due::Disbands { .. }) => stands(unit),
            (AdjustmentOrder::Build { at, .. }, Due::Nothing) => {
                self.check_site(power, at)?;
                Err(Void::bare(VoidReason::NothingToBuild))
            }
            (AdjustmentOrder::Remove { unit }, Due::Nothing | Due::Builds { .. }) => {
                stands(unit)?;
                Err(Void::bare(VoidReason::NothingToRemove))
            }
            (AdjustmentOrder::Build { .. }, Due::Disbands { .. }) | (AdjustmentOrder::Waive, _) => {
                Err(Void::bare(VoidReason::NothingToBuild))
            }
        }
    }

    /// Whether a power may build in a place, if it may build at all.
    fn check_site(&self, power: Power, at: Location) -> Result<(), Void> {
        let province = self.position.map.province_of(at);
        if self.position.sites(power).contains(province) {
            return Ok(());
        }
        let map = self.position.map;
        let reason = if map.builds() == BuildSites::Home && !map.home(power).contains(province) {
            VoidReason::NotHome
        } else if map.builds() == BuildSites::Owned && !self.position.centres.of(power).contains(province) {
            VoidReason::NoOwnCentre
        } else if self.position.units.occupied().contains(province) {
            VoidReason::Occupied
        } else {
            VoidReason::NotOwned
        };
        Err(Void::at(reason, province))
    }

    fn site(&self, power: Power, kind: UnitKind, at: Location) -> Result<AdjustmentOrder, Void> {
        self.check_site(power, at)?;
        let map = self.position.map;
        let province = map.province_of(at);
        let unit = Unit { power, kind, location: at };
        let places = map.fleet_places(province);
        match kind {
            UnitKind::Army => {
                if at != province.location() {
                    self.army_coast(unit, province)?;
                }
                Ok(AdjustmentOrder::Build { kind, at: province.location() })
            }
            UnitKind::Fleet if places.contains(at) => Ok(AdjustmentOrder::Build { kind, at }),
            UnitKind::Fleet if places.is_empty() && self.rulebook.inland_fleet_becomes_army => {
                Ok(AdjustmentOrder::Build { kind: UnitKind::Army, at: province.location() })
            }
            UnitKind::Fleet if places.is_empty() => Err(Void::to(VoidReason::WrongTerrain, unit, province)),
            // A home centre with two coasts, and none was stated (DATC 4.B.7, 6.B.14).
            UnitKind::Fleet => Err(Void::to(VoidReason::MissingCoast, unit, province)),
        }
    }
}
