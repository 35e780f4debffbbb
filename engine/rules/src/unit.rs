//! Units, and where they stand.

use crate::by_power::ByPower;
use crate::location::Location;
use crate::power::{Power, PowerSet};
use crate::province::{Province, ProvinceSet};
use crate::set::Table;

/// Army or fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnitKind {
    /// Walks on land, and is carried over water.
    Army,
    /// Sails at sea and along coasts.
    Fleet,
}

impl UnitKind {
    /// `A` or `F`, as every notation of the exchange formats has it.
    pub const fn letter(self) -> char {
        match self {
            UnitKind::Army => 'A',
            UnitKind::Fleet => 'F',
        }
    }
}

/// A unit on the board or just dislodged from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    /// Whose it is.
    pub power: Power,
    /// Army or fleet.
    pub kind: UnitKind,
    /// Where it stands; with its coast, if it is a fleet in a province with two.
    pub location: Location,
}

/// The units on the board: at most one in each province.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Units {
    pub(crate) occupied: ProvinceSet,
    pub(crate) of_power: ByPower,
    pub(crate) fleets: ProvinceSet,
    pub(crate) by_province: Table<Option<Unit>>,
}

impl Default for Units {
    fn default() -> Self {
        Units::new()
    }
}

impl Units {
    /// An empty board.
    #[inline]
    pub const fn new() -> Self {
        Units {
            occupied: ProvinceSet::EMPTY,
            of_power: ByPower::new(),
            fleets: ProvinceSet::EMPTY,
            by_province: Table::new(None),
        }
    }

    /// Puts `unit` into `province`, which is its location's and was empty.
    #[inline]
    pub(crate) fn put(&mut self, province: Province, unit: Unit) {
        self.occupied.insert(province);
        self.of_power.insert(unit.power, province);
        // A choice of sets instead of a branch: the order of armies and fleets is unpredictable.
        let fleet = if unit.kind == UnitKind::Fleet { ProvinceSet::of(province) } else { ProvinceSet::EMPTY };
        self.fleets |= fleet;
        self.by_province[province] = Some(unit);
    }

    /// Takes the unit in `province` off the board.
    pub fn remove(&mut self, province: Province) -> Option<Unit> {
        let unit = self.by_province[province].take()?;
        self.occupied.remove(province);
        self.fleets.remove(province);
        self.of_power.remove(unit.power, province);
        Some(unit)
    }

    /// The unit in `province`.
    #[inline]
    pub fn at(&self, province: Province) -> Option<Unit> {
        self.by_province[province]
    }

    /// The provinces in which a unit stands.
    #[inline]
    pub const fn occupied(&self) -> ProvinceSet {
        self.occupied
    }

    /// The provinces in which a fleet stands.
    #[inline]
    pub const fn fleets(&self) -> ProvinceSet {
        self.fleets
    }

    /// The provinces in which a unit of `power` stands.
    #[inline]
    pub fn of(&self, power: Power) -> ProvinceSet {
        self.of_power.of(power)
    }

    /// The powers that have a unit.
    pub fn powers(&self) -> PowerSet {
        self.of_power.powers()
    }

    /// Every unit with its province, in the order of the map.
    pub fn iter(&self) -> impl Iterator<Item = (Province, Unit)> + '_ {
        self.occupied.iter().filter_map(|province| Some((province, self.by_province[province]?)))
    }
}

/// Why a unit can't be put where it is said to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Misplaced {
    /// An army at sea, a fleet inland, or a fleet without its coast.
    #[error("a unit of that kind cannot stand there")]
    WrongTerrain,
    /// The province has a unit already.
    #[error("another unit stands in that province")]
    Occupied,
}
