//! Provinces divided among the powers: the units', and the supply centres.
//!
//! Maps of the classic size have at most eight powers. Each of those has its set, which is found at once. What further
//! powers have is kept bit by bit of the power's number, one set for each bit: that takes less memory than a set for each
//! of them, since positions are copied often, and on a map without further powers it is never looked at.

use crate::power::{Power, PowerSet};
use crate::province::{Province, ProvinceSet};

/// The powers that have a set each.
const FIRST: usize = 8;

/// The bits of the number of a further power, which counts from 1. [`MAX_POWERS`](crate::MAX_POWERS) fit.
const BITS: usize = 6;

/// For each power, its provinces; none belongs to two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct ByPower {
    first: [ProvinceSet; FIRST],
    further: [ProvinceSet; BITS],
}

impl ByPower {
    /// No power has any.
    #[inline]
    pub(crate) const fn new() -> Self {
        ByPower { first: [ProvinceSet::EMPTY; FIRST], further: [ProvinceSet::EMPTY; BITS] }
    }

    /// The provinces of `power`.
    #[inline]
    pub(crate) fn of(&self, power: Power) -> ProvinceSet {
        match self.first.get(power.index()) {
            Some(set) => *set,
            None => self.of_further(power),
        }
    }

    #[cold]
    fn of_further(&self, power: Power) -> ProvinceSet {
        let number = number(power);
        let has = |bit: usize| number >> bit & 1 != 0;
        let all = self.of_any_further();
        let kept = self.further.iter().enumerate();
        kept.fold(all, |rest, (bit, set)| if has(bit) { rest & *set } else { rest - *set })
    }

    fn of_any_further(&self) -> ProvinceSet {
        self.further.iter().fold(ProvinceSet::EMPTY, |all, set| all | *set)
    }

    /// Gives `power` a province that no power has.
    #[inline]
    pub(crate) fn insert(&mut self, power: Power, province: Province) {
        match self.first.get_mut(power.index()) {
            Some(set) => set.insert(province),
            None => self.insert_further(power, ProvinceSet::of(province)),
        }
    }

    #[cold]
    fn insert_further(&mut self, power: Power, provinces: ProvinceSet) {
        let number = number(power);
        for (bit, set) in self.further.iter_mut().enumerate() {
            if number >> bit & 1 != 0 {
                *set |= provinces;
            }
        }
    }

    /// Takes from `power` a province that it has.
    #[inline]
    pub(crate) fn remove(&mut self, power: Power, province: Province) {
        match self.first.get_mut(power.index()) {
            Some(set) => set.remove(province),
            None => self.remove_further(ProvinceSet::of(province)),
        }
    }

    #[cold]
    fn remove_further(&mut self, provinces: ProvinceSet) {
        for set in &mut self.further {
            *set = *set - provinces;
        }
    }

    /// Takes from `power` those of `provinces` that it has, and gives it the others.
    ///
    /// Where powers exchange many, each of theirs can be done after the other in any sequence: only in the end no
    /// province belongs to two.
    #[inline]
    pub(crate) fn exchange(&mut self, power: Power, provinces: ProvinceSet) {
        match self.first.get_mut(power.index()) {
            Some(set) => *set = *set ^ provinces,
            None => self.exchange_further(power, provinces),
        }
    }

    #[cold]
    fn exchange_further(&mut self, power: Power, provinces: ProvinceSet) {
        let number = number(power);
        for (bit, set) in self.further.iter_mut().enumerate() {
            if number >> bit & 1 != 0 {
                *set = *set ^ provinces;
            }
        }
    }

    /// Gives `power` provinces, and takes them from the powers that have them.
    pub(crate) fn give(&mut self, power: Power, provinces: ProvinceSet) {
        for set in &mut self.first {
            *set = *set - provinces;
        }
        if !self.of_any_further().is_empty() {
            self.remove_further(provinces);
        }
        match self.first.get_mut(power.index()) {
            Some(set) => *set |= provinces,
            None => self.insert_further(power, provinces),
        }
    }

    /// The power that has `province`.
    pub(crate) fn owner(&self, province: Province) -> Option<Power> {
        if let Some(index) = self.first.iter().position(|set| set.contains(province)) {
            return Some(Power(index as u8));
        }
        let kept = self.further.iter().enumerate();
        let number = kept.fold(0, |number, (bit, set)| number | usize::from(set.contains(province)) << bit);
        (number > 0).then(|| Power((number + FIRST - 1) as u8))
    }

    /// The powers that have a province.
    pub(crate) fn powers(&self) -> PowerSet {
        let first = self.first.iter().enumerate().filter(|(_, set)| !set.is_empty());
        let first = first.map(|(index, _)| Power(index as u8));
        first.chain(self.of_any_further().iter().filter_map(|province| self.owner(province))).collect()
    }
}

/// The number of a further power.
const fn number(power: Power) -> usize {
    power.index() + 1 - FIRST
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::power::MAX_POWERS;
    use crate::set::{MAX_LOCATIONS, Number};

    #[test]
    fn every_power_has_its_provinces() {
        // The same as a list of owners, whatever is given and taken.
        let mut owners = [None; MAX_LOCATIONS];
        let mut provinces = ByPower::new();
        let mut random = 1_u64;
        let mut below = |limit: usize| {
            random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
            (random >> 33) as usize % limit
        };
        for _ in 0..20_000 {
            let (at, power) = (below(MAX_LOCATIONS), Power(below(MAX_POWERS) as u8));
            let province = Province(at as Number);
            let to = below(MAX_LOCATIONS);
            match (below(4), owners[at]) {
                (0, Some(owner)) => {
                    provinces.remove(owner, province);
                    owners[at] = None;
                }
                (1, None) => {
                    provinces.insert(power, province);
                    owners[at] = Some(power);
                }
                (2, _) => {
                    provinces.give(power, ProvinceSet::of(province));
                    owners[at] = Some(power);
                }
                (3, Some(owner)) if to != at => {
                    // It goes there, and whoever was there goes; the second before the first makes no difference.
                    let goes = ProvinceSet::of(province) ^ ProvinceSet::of(Province(to as Number));
                    provinces.exchange(owner, goes);
                    if let Some(other) = owners[to] {
                        provinces.exchange(other, ProvinceSet::of(Province(to as Number)));
                    }
                    (owners[at], owners[to]) = (None, Some(owner));
                }
                _ => {}
            }
            assert_eq!(provinces.owner(province), owners[at]);
            let owned = |power| (0..MAX_LOCATIONS).filter(move |&at| owners[at] == Some(power));
            assert_eq!(provinces.of(power), owned(power).map(|at| Province(at as Number)).collect());
        }
        let powers: PowerSet = owners.into_iter().flatten().collect();
        assert_eq!(provinces.powers(), powers);
        assert!(powers.len() > 40, "{powers:?}");
    }
}
