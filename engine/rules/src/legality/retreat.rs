//! Which retreats can be ordered.

use super::{Judged, Legality, Overlooked};
use crate::location::{Location, LocationSet};
use crate::order::{RetreatOrder, WrittenOrder};
use crate::outcome::{Void, VoidReason};
use crate::unit::{Unit, UnitKind};

impl Legality<'_> {
    /// The retreat order that a written order is for the dislodged unit that it names, which may go to `retreats`.
    ///
    /// # Errors
    /// Why it can't be given.
    pub fn retreat(
        &self,
        unit: Unit,
        retreats: LocationSet,
        written: &WrittenOrder,
    ) -> Result<Judged<RetreatOrder>, Void> {
        let (order, mut overlooked) = self.interpret_retreat(unit, written)?;
        let counts = self.check_retreat(unit, retreats, order)?;
        if let (RetreatOrder::Retreat { to: written }, RetreatOrder::Retreat { to }) = (order, counts) {
            match unit.kind {
                UnitKind::Army => overlooked.army_coast |= written != to,
                UnitKind::Fleet => overlooked.coast |= written != to,
            }
        }
        Ok(Judged { at: Some(self.position.map.province_of(unit.location)), order: counts, overlooked })
    }

    /// The order, as far as what was written about the unit goes.
    pub(crate) fn interpret_retreat(
        &self,
        unit: Unit,
        written: &WrittenOrder,
    ) -> Result<(RetreatOrder, Overlooked), Void> {
        let ordered = written.unit().ok_or(Void::bare(VoidReason::Unreadable))?;
        let overlooked = self.describe(unit, ordered)?;
        let order = written.retreat().ok_or(Void::of(VoidReason::Unreadable, unit))?;
        Ok((order, overlooked))
    }

    /// The order as it counts for the dislodged unit; or why it can't be carried out.
    pub(crate) fn check_retreat(
        &self,
        unit: Unit,
        retreats: LocationSet,
        order: RetreatOrder,
    ) -> Result<RetreatOrder, Void> {
        if self.absent.contains(unit.power) {
            return Err(Void::of(VoidReason::Disorder, unit));
        }
        let RetreatOrder::Retreat { to } = order else { return Ok(order) };
        Ok(RetreatOrder::Retreat { to: self.retreat_destination(unit, to, retreats)? })
    }

    fn retreat_destination(&self, unit: Unit, to: Location, retreats: LocationSet) -> Result<Location, Void> {
        if retreats.contains(to) {
            return Ok(to);
        }
        let map = self.position.map;
        let target = map.province_of(to);
        let bare = target.location();
        let illegal = Void::to(VoidReason::IllegalRetreat, unit, target);
        match unit.kind {
            UnitKind::Army if retreats.contains(bare) && self.rulebook.army_coast_is_ignored => Ok(bare),
            UnitKind::Army => Err(illegal),
            UnitKind::Fleet => {
                let reachable = retreats & map.fleet_places(target);
                match reachable.only() {
                    Some(coast) if to == bare && self.rulebook.only_coast_need_not_be_stated => Ok(coast),
                    Some(coast) if to != bare && self.rulebook.impossible_coast_is_corrected => Ok(coast),
                    _ if to == bare && !reachable.is_empty() => Err(Void::to(VoidReason::MissingCoast, unit, target)),
                    _ => Err(illegal),
                }
            }
        }
    }
}
