//! Reads units and orders as the exchange format writes them, as far as movement cases need it.

use crate::board::{Board, Province};
use crate::problem::{Order, Unit};

impl Board {
    fn province_of(&self, id: &str) -> Option<Province> {
        self.place(id.split('/').next()?)
    }

    /// Reads `A BUD` or `F STP/SC`.
    #[must_use]
    pub fn read_unit(&self, power: usize, text: &str) -> Option<Unit> {
        let (letter, id) = text.split_once(' ')?;
        Some(Unit { power, fleet: letter == "F", at: self.place(id)? })
    }

    /// Reads an order. Gives the province of the unit it is for; `None` if it can't be read.
    ///
    /// A coast that an army doesn't need is ignored, a fleet's goal without coast is the only one that it can reach.
    #[must_use]
    pub fn read_order(&self, units: &[Unit], text: &str) -> Option<(Province, Order)> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (&[_, at], rest) = words.split_first_chunk::<2>()?;
        let at = self.province_of(at)?;
        let unit = |province: Province| units.iter().find(|unit| self.province[unit.at] == province);
        let goal = |from: Province, id: &str| {
            let province = self.province_of(id)?;
            match unit(from) {
                Some(fleet) if fleet.fleet && id.contains('/') => self.place(id),
                Some(fleet) if fleet.fleet => {
                    let near: Vec<_> =
                        self.fleet[fleet.at].iter().copied().filter(|&p| self.province[p] == province).collect();
                    Some(if let [only] = near[..] { only } else { province })
                }
                _ => Some(province),
            }
        };
        let order = match rest {
            ["H"] => Order::Hold,
            ["-", to] => Order::Move { to: goal(at, to)?, via: false },
            ["-", to, "VIA"] => Order::Move { to: goal(at, to)?, via: true },
            ["S", _, from] | ["S", _, from, "H"] => Order::SupportHold { at: self.province_of(from)? },
            ["S", _, from, "-", to] => {
                let from = self.province_of(from)?;
                let to =
                    if unit(from).is_some_and(|unit| unit.fleet) { self.place(to)? } else { self.province_of(to)? };
                Order::SupportMove { from, to }
            }
            ["C", _, from, "-", to] => Order::Convoy { from: self.province_of(from)?, to: self.province_of(to)? },
            _ => return None,
        };
        Some((at, order))
    }
}
