//! Why something isn't an order, in as little memory as an order takes.

use crate::location::Location;
use crate::outcome::{Void, VoidReason};
use crate::power::{MAX_POWERS, Power};
use crate::province::Province;
use crate::set::Number;
use crate::unit::{Unit, UnitKind};

/// A [`Void`] in less memory: four bytes instead of six, where the number of a place is a byte. The orders of a phase are a table with an entry for every province, which
/// is copied and read completely: a rare content must not make it half as large again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Refusal {
    // First, so that an order and its tag fit into the bytes after it.
    reason: VoidReason,
    /// The unit's power, and whether it is a fleet; or that there is no unit.
    unit: u8,
    location: Number,
    place: Number,
}

/// No power's unit has this number.
const NO_UNIT: u8 = u8::MAX;
/// No place has this number.
const NO_PLACE: Number = Number::MAX;
const FLEET: u8 = MAX_POWERS as u8;

impl Refusal {
    /// That something can't be read at all.
    pub(crate) const UNREADABLE: Refusal =
        Refusal { reason: VoidReason::Unreadable, unit: NO_UNIT, location: 0, place: NO_PLACE };
}

impl From<Void> for Refusal {
    #[inline]
    fn from(void: Void) -> Refusal {
        let (unit, location) = void.unit.map_or((NO_UNIT, 0), |unit| {
            let fleet = if unit.kind == UnitKind::Fleet { FLEET } else { 0 };
            (unit.power.0 | fleet, unit.location.0)
        });
        Refusal { reason: void.reason, unit, location, place: void.place.map_or(NO_PLACE, |place| place.0) }
    }
}

impl From<Refusal> for Void {
    #[inline]
    fn from(refusal: Refusal) -> Void {
        let unit = (refusal.unit != NO_UNIT).then_some(Unit {
            power: Power(refusal.unit & !FLEET),
            kind: if refusal.unit & FLEET == 0 { UnitKind::Army } else { UnitKind::Fleet },
            location: Location(refusal.location),
        });
        let place = (refusal.place != NO_PLACE).then_some(Province(refusal.place));
        Void { reason: refusal.reason, unit, place }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::{MovementOrder, RetreatOrder};
    use crate::set::MAX_LOCATIONS;

    #[test]
    fn what_is_packed_comes_back_as_it_was() {
        let places = [0, 1, 63, MAX_LOCATIONS as Number - 1];
        let reasons = [VoidReason::Unreadable, VoidReason::SupportsItself, VoidReason::NothingToRemove];
        for reason in reasons {
            for at in places {
                let place = Province(at);
                let mut voids = vec![Void::bare(reason), Void::at(reason, place)];
                for power in 0..MAX_POWERS as u8 {
                    for kind in [UnitKind::Army, UnitKind::Fleet] {
                        let unit = Unit { power: Power(power), kind, location: Location(at) };
                        voids.extend([Void::of(reason, unit), Void::to(reason, unit, place)]);
                    }
                }
                for void in voids {
                    assert_eq!(Void::from(Refusal::from(void)), void);
                }
            }
        }
    }

    #[test]
    fn a_refusal_takes_hardly_more_room_than_an_order() {
        // Four bytes; or eight, where the number of a place has two.
        let size = 4 * size_of::<Number>();
        assert_eq!(size_of::<Option<Result<MovementOrder, Refusal>>>(), size);
        assert!(size_of::<Option<Result<RetreatOrder, Refusal>>>() <= size);
    }
}
