//! What was said about units: letter, nationality, coast of the place where they stand.

use super::{Legality, Overlooked};
use crate::order::{Writing, WrittenUnit};
use crate::outcome::{Void, VoidReason};
use crate::power::Power;
use crate::rulebook::Leniency;
use crate::unit::{Unit, UnitKind};

impl Legality<'_> {
    /// What is overlooked in the description of `unit`, which is ordered.
    ///
    /// # Errors
    /// If the description is wrong, and the rulebook doesn't overlook it.
    pub(super) fn describe(&self, unit: Unit, written: WrittenUnit) -> Result<Overlooked, Void> {
        let mut overlooked = Overlooked::default();
        overlooked.kind = match written.kind {
            None => overlooked.judge(self.rulebook.missing_unit_kind, Void::of(VoidReason::WrongUnitKind, unit))?,
            Some(kind) if kind != unit.kind => {
                overlooked.judge(self.rulebook.wrong_unit_kind, Void::of(VoidReason::WrongUnitKind, unit))?
            }
            Some(_) => false,
        };
        if written.nationality.is_some_and(|power| power != unit.power) {
            let wrong = Void::of(VoidReason::WrongNationality, unit);
            overlooked.nationality = overlooked.judge(self.rulebook.wrong_nationality, wrong)?;
        }
        // No coast stated is never wrong: there is only one place where the unit can be.
        let stated = written.at != self.position.map.province_of(written.at).location();
        let wrong_coast = stated && written.at != unit.location;
        if wrong_coast {
            self.wrong_own_coast(unit)?;
        }
        overlooked.own_coast = wrong_coast && unit.kind == UnitKind::Fleet;
        overlooked.army_coast = wrong_coast && unit.kind == UnitKind::Army;
        Ok(overlooked)
    }

    /// Judges how a unit is described that is supported or convoyed. Its letter may be left out under every rulebook that allows
    /// this for the ordered unit; that isn't counted as overlooked, because it can't change the meaning.
    pub(super) fn describe_other(&self, unit: Unit, written: WrittenUnit) -> Result<Overlooked, Void> {
        let overlooked = self.describe(unit, written)?;
        // How well an order is written is asked of the unit that it orders.
        Ok(Overlooked { kind: overlooked.kind && written.kind.is_some(), writing: Writing::Clear, ..overlooked })
    }

    /// What there is to overlook in the nationality of a unit that `power` builds.
    pub(super) fn describe_nationality(&self, power: Power, written: WrittenUnit) -> Result<Overlooked, Void> {
        let mut overlooked = Overlooked::default();
        if written.nationality.is_some_and(|stated| stated != power) {
            let unit = Unit { power, kind: written.kind.unwrap_or(UnitKind::Army), location: written.at };
            let wrong = Void::of(VoidReason::WrongNationality, unit);
            overlooked.nationality = overlooked.judge(self.rulebook.wrong_nationality, wrong)?;
        }
        Ok(overlooked)
    }

    /// Whether a coast stated for a unit's own place, on which it doesn't stand, is overlooked (DATC 4.B.5). Also for a
    /// coast that the place doesn't have.
    ///
    /// # Errors
    /// Under a rulebook that doesn't overlook it.
    pub fn wrong_own_coast(&self, unit: Unit) -> Result<(), Void> {
        let ignored = self.rulebook.wrong_origin_coast_is_ignored;
        if ignored { Ok(()) } else { Err(Void::of(VoidReason::WrongCoast, unit)) }
    }
}

impl Overlooked {
    /// Whether something that is written wrongly is overlooked, which is `true`, or makes the order void.
    fn judge(&mut self, leniency: Leniency, void: Void) -> Result<bool, Void> {
        match leniency {
            Leniency::Invalid => return Err(void),
            Leniency::Valid => {}
            Leniency::ValidUnlessClearOrder => self.writing = Writing::Doubtful,
        }
        Ok(true)
    }

    /// What was overlooked in either of two units.
    pub(super) const fn and(self, other: Overlooked) -> Overlooked {
        Overlooked {
            kind: self.kind || other.kind,
            nationality: self.nationality || other.nationality,
            own_coast: self.own_coast || other.own_coast,
            army_coast: self.army_coast || other.army_coast,
            coast: self.coast || other.coast,
            writing: match (self.writing, other.writing) {
                (Writing::Clear, Writing::Clear) => Writing::Clear,
                _ => Writing::Doubtful,
            },
        }
    }

    /// How well the order is written.
    pub(crate) const fn writing(&self) -> Writing {
        self.writing
    }
}
