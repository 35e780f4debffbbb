//! Who owns which supply centre.

use crate::by_power::ByPower;
use crate::power::{Power, PowerSet};
use crate::province::{Province, ProvinceSet};

/// The owners of the supply centres; a centre that nobody owns is neutral.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Centres {
    owned: ProvinceSet,
    of_power: ByPower,
}

impl Centres {
    /// All centres neutral.
    pub const fn new() -> Self {
        Centres { owned: ProvinceSet::EMPTY, of_power: ByPower::new() }
    }

    /// The centres that `power` owns.
    #[inline]
    pub fn of(&self, power: Power) -> ProvinceSet {
        self.of_power.of(power)
    }

    /// The centres that have an owner.
    #[inline]
    pub const fn owned(&self) -> ProvinceSet {
        self.owned
    }

    /// Who owns `centre`.
    pub fn owner(&self, centre: Province) -> Option<Power> {
        self.of_power.owner(centre)
    }

    /// The powers that own a centre.
    pub fn powers(&self) -> PowerSet {
        self.of_power.powers()
    }

    /// Gives `centre` to `power`, and takes it from its owner.
    pub fn give(&mut self, centre: Province, power: Power) {
        self.give_all(ProvinceSet::of(centre), power);
    }

    /// Gives `centres` to `power`, and takes them from their owners.
    pub(crate) fn give_all(&mut self, centres: ProvinceSet, power: Power) {
        self.of_power.give(power, centres);
        self.owned |= centres;
    }
}
