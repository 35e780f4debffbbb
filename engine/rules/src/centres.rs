//! Who owns which supply centre.

use crate::power::{MAX_POWERS, Power, PowerSet};
use crate::province::{Province, ProvinceSet};

/// The owners of the supply centres; a centre that nobody owns is neutral.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Centres {
    owned: ProvinceSet,
    of_power: [ProvinceSet; MAX_POWERS],
}

impl Centres {
    /// All centres neutral.
    pub const fn new() -> Self {
        Centres { owned: ProvinceSet::EMPTY, of_power: [ProvinceSet::EMPTY; MAX_POWERS] }
    }

    /// The centres that `power` owns.
    #[inline]
    pub fn of(&self, power: Power) -> ProvinceSet {
        self.of_power[power.index() % MAX_POWERS]
    }

    /// The centres that have an owner.
    #[inline]
    pub const fn owned(&self) -> ProvinceSet {
        self.owned
    }

    /// Who owns `centre`.
    pub fn owner(&self, centre: Province) -> Option<Power> {
        (0..MAX_POWERS as u8).map(Power).find(|&power| self.of(power).contains(centre))
    }

    /// The powers that own a centre.
    pub fn powers(&self) -> PowerSet {
        (0..MAX_POWERS as u8).map(Power).filter(|&power| !self.of(power).is_empty()).collect()
    }

    /// Gives `centre` to `power`, and takes it from its owner.
    pub fn give(&mut self, centre: Province, power: Power) {
        self.give_all(ProvinceSet::of(centre), power);
    }

    /// Gives `centres` to `power`, and takes them from their owners.
    pub(crate) fn give_all(&mut self, centres: ProvinceSet, power: Power) {
        for set in &mut self.of_power {
            *set = *set - centres;
        }
        self.of_power[power.index() % MAX_POWERS] |= centres;
        self.owned |= centres;
    }
}
