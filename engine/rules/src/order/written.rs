//! An order as somebody wrote it.

use crate::location::Location;
use crate::map::Map;
use crate::order::{AdjustmentOrder, MovementOrder, PathChoice, RetreatOrder};
use crate::power::Power;
use crate::province::Province;
use crate::unit::{Unit, UnitKind, Units};

/// A unit as it was written: with its description, right or wrong, because rulebooks treat a wrong letter, nationality
/// or coast differently (DATC 4.B.5, 4.C.2, 4.C.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WrittenUnit {
    /// Army or fleet, if a letter was given.
    pub kind: Option<UnitKind>,
    /// Whose, if that was said.
    pub nationality: Option<Power>,
    /// Where; the province's own location if no coast was stated.
    pub at: Location,
}

impl WrittenUnit {
    /// A unit with its letter and without a nationality.
    pub const fn new(kind: UnitKind, at: Location) -> Self {
        WrittenUnit { kind: Some(kind), nationality: None, at }
    }

    /// Whatever is there, without its letter.
    pub const fn bare(province: Province) -> Self {
        WrittenUnit { kind: None, nationality: None, at: province.location() }
    }
}

/// An order as it was written: well-formed on its map, not yet judged by a rulebook or a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are those of the orders that they become")]
pub enum WrittenOrder {
    Hold {
        unit: WrittenUnit,
    },
    Move {
        unit: WrittenUnit,
        to: Location,
        path: PathChoice,
    },
    SupportHold {
        unit: WrittenUnit,
        supported: WrittenUnit,
    },
    SupportMove {
        unit: WrittenUnit,
        supported: WrittenUnit,
        to: Location,
    },
    Convoy {
        unit: WrittenUnit,
        army: WrittenUnit,
        to: Location,
    },
    Retreat {
        unit: WrittenUnit,
        to: Location,
    },
    /// The end of a dislodged unit, or the removal of a unit in winter, depending on the phase.
    Disband {
        unit: WrittenUnit,
    },
    Build {
        unit: WrittenUnit,
    },
    Waive,
}

/// A line of what a power handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Submitted {
    /// An order.
    Order(WrittenOrder),
    /// Something that can't be read, but names this unit.
    Unreadable(WrittenUnit),
}

impl Submitted {
    /// The unit that the line is about; none for a waived build.
    pub const fn unit(&self) -> Option<WrittenUnit> {
        match self {
            Submitted::Order(order) => order.unit(),
            Submitted::Unreadable(unit) => Some(*unit),
        }
    }
}

impl From<WrittenOrder> for Submitted {
    fn from(order: WrittenOrder) -> Self {
        Submitted::Order(order)
    }
}

impl WrittenOrder {
    /// The unit that is ordered; none for a waived build.
    pub const fn unit(&self) -> Option<WrittenUnit> {
        match *self {
            WrittenOrder::Hold { unit }
            | WrittenOrder::Move { unit, .. }
            | WrittenOrder::SupportHold { unit, .. }
            | WrittenOrder::SupportMove { unit, .. }
            | WrittenOrder::Convoy { unit, .. }
            | WrittenOrder::Retreat { unit, .. }
            | WrittenOrder::Disband { unit }
            | WrittenOrder::Build { unit } => Some(unit),
            WrittenOrder::Waive => None,
        }
    }

    /// The unit that a support or convoy is for.
    pub const fn other(&self) -> Option<WrittenUnit> {
        match *self {
            WrittenOrder::SupportHold { supported, .. } | WrittenOrder::SupportMove { supported, .. } => {
                Some(supported)
            }
            WrittenOrder::Convoy { army, .. } => Some(army),
            WrittenOrder::Hold { .. }
            | WrittenOrder::Move { .. }
            | WrittenOrder::Retreat { .. }
            | WrittenOrder::Disband { .. }
            | WrittenOrder::Build { .. }
            | WrittenOrder::Waive => None,
        }
    }

    /// This order with the nationality of a supported or convoyed unit that is another power's than the ordered one's.
    #[must_use]
    pub fn with_nationality(mut self, map: &Map, units: &Units) -> Self {
        let power_at = |unit: WrittenUnit| units.at(map.province_of(unit.at)).map(|unit| unit.power);
        let own = self.unit().and_then(power_at);
        if let WrittenOrder::SupportHold { supported: other, .. }
        | WrittenOrder::SupportMove { supported: other, .. }
        | WrittenOrder::Convoy { army: other, .. } = &mut self
        {
            other.nationality = power_at(*other).filter(|power| Some(*power) != own);
        }
        self
    }

    /// The movement order that this is, whatever the description of the units; `None` if it belongs to another phase.
    pub fn movement(&self, map: &Map) -> Option<MovementOrder> {
        Some(match *self {
            WrittenOrder::Hold { .. } => MovementOrder::Hold,
            WrittenOrder::Move { to, path, .. } => MovementOrder::Move { to, path },
            WrittenOrder::SupportHold { supported, .. } => {
                MovementOrder::SupportHold { unit: map.province_of(supported.at) }
            }
            WrittenOrder::SupportMove { supported, to, .. } => {
                MovementOrder::SupportMove { from: map.province_of(supported.at), to }
            }
            WrittenOrder::Convoy { army, to, .. } => {
                MovementOrder::Convoy { army: map.province_of(army.at), to: map.province_of(to) }
            }
            WrittenOrder::Retreat { .. }
            | WrittenOrder::Disband { .. }
            | WrittenOrder::Build { .. }
            | WrittenOrder::Waive => return None,
        })
    }

    /// The retreat order that this is. A retreat may be written as a move (Polish rulebook).
    pub const fn retreat(&self) -> Option<RetreatOrder> {
        match *self {
            WrittenOrder::Retreat { to, .. } | WrittenOrder::Move { to, path: PathChoice::Unstated, .. } => {
                Some(RetreatOrder::Retreat { to })
            }
            WrittenOrder::Disband { .. } => Some(RetreatOrder::Disband),
            WrittenOrder::Hold { .. }
            | WrittenOrder::Move { .. }
            | WrittenOrder::SupportHold { .. }
            | WrittenOrder::SupportMove { .. }
            | WrittenOrder::Convoy { .. }
            | WrittenOrder::Build { .. }
            | WrittenOrder::Waive => None,
        }
    }

    /// The adjustment order that this is. A build without a letter is an army where no fleet can be built, and a fleet
    /// where a coast was stated (DATC 4.C.3 c); otherwise it can't be decided.
    pub fn adjustment(&self, map: &Map) -> Option<AdjustmentOrder> {
        match *self {
            WrittenOrder::Build { unit } => {
                let province = map.province_of(unit.at);
                let kind = match unit.kind {
                    Some(kind) => kind,
                    None if unit.at != province.location() => UnitKind::Fleet,
                    None if map.fleet_places(province).is_empty() => UnitKind::Army,
                    None => return None,
                };
                Some(AdjustmentOrder::Build { kind, at: unit.at })
            }
            WrittenOrder::Disband { unit } => Some(AdjustmentOrder::Remove { unit: map.province_of(unit.at) }),
            WrittenOrder::Waive => Some(AdjustmentOrder::Waive),
            WrittenOrder::Hold { .. }
            | WrittenOrder::Move { .. }
            | WrittenOrder::SupportHold { .. }
            | WrittenOrder::SupportMove { .. }
            | WrittenOrder::Convoy { .. }
            | WrittenOrder::Retreat { .. } => None,
        }
    }
}

impl MovementOrder {
    /// The order as it is written in full for the unit in `at`; `None` if there is no unit. A unit that the order
    /// refers to and that isn't there is written as its place alone.
    pub fn written(&self, units: &Units, at: Province) -> Option<WrittenOrder> {
        let unit = units.at(at)?.written();
        let other = |province: Province| units.at(province).map_or(WrittenUnit::bare(province), Unit::written);
        Some(match *self {
            MovementOrder::Hold => WrittenOrder::Hold { unit },
            MovementOrder::Move { to, path } => WrittenOrder::Move { unit, to, path },
            MovementOrder::SupportHold { unit: supported } => {
                WrittenOrder::SupportHold { unit, supported: other(supported) }
            }
            MovementOrder::SupportMove { from, to } => WrittenOrder::SupportMove { unit, supported: other(from), to },
            MovementOrder::Convoy { army, to } => WrittenOrder::Convoy { unit, army: other(army), to: to.location() },
        })
    }
}

impl RetreatOrder {
    /// The order as it is written in full for a dislodged unit.
    pub const fn written(&self, dislodged: Unit) -> WrittenOrder {
        let unit = dislodged.written();
        match *self {
            RetreatOrder::Retreat { to } => WrittenOrder::Retreat { unit, to },
            RetreatOrder::Disband => WrittenOrder::Disband { unit },
        }
    }
}

impl AdjustmentOrder {
    /// The order as it is written in full. A unit to be removed that isn't there is written as its place alone.
    pub fn written(&self, units: &Units) -> WrittenOrder {
        match *self {
            AdjustmentOrder::Build { kind, at } => WrittenOrder::Build { unit: WrittenUnit::new(kind, at) },
            AdjustmentOrder::Remove { unit } => {
                WrittenOrder::Disband { unit: units.at(unit).map_or(WrittenUnit::bare(unit), Unit::written) }
            }
            AdjustmentOrder::Waive => WrittenOrder::Waive,
        }
    }
}
