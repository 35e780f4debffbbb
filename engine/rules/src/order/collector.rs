//! Reduces many orders to one for each unit.

use crate::order::{Orders, UnitOrder};
use crate::outcome::{Void, VoidReason};
use crate::province::{Province, ProvinceSet};
use crate::rulebook::Duplicates;

/// How well an order was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Writing {
    /// Correctly.
    #[default]
    Clear,
    /// In a way that counts only if the unit has no better order.
    Doubtful,
}

/// Collects the orders of each unit.
///
/// An illegal order is ignored if the unit has a legal order too; of several legal ones the rulebook chooses (DATC
/// 4.D.3).
pub(crate) struct OrderCollector<O: UnitOrder> {
    orders: Orders<O>,
    duplicates: Duplicates,
    lawful: ProvinceSet,
    doubtful: ProvinceSet,
    several: ProvinceSet,
}

impl<O: UnitOrder> OrderCollector<O> {
    pub(crate) const fn new(duplicates: Duplicates) -> Self {
        OrderCollector {
            orders: Orders::new(),
            duplicates,
            lawful: ProvinceSet::EMPTY,
            doubtful: ProvinceSet::EMPTY,
            several: ProvinceSet::EMPTY,
        }
    }

    /// Adds a text that isn't an order for the unit in `at`.
    pub(crate) fn refuse(&mut self, at: Province, why: Void) {
        if !self.lawful.contains(at) {
            self.orders.refuse(at, why);
        }
    }

    /// Adds an order for the unit in `at`. An illegal one is kept as it is: the adjudication finds the reason again,
    /// and shows what was ordered.
    pub(crate) fn add(&mut self, at: Province, order: O, writing: Writing, lawful: bool) {
        if !lawful {
            if !self.lawful.contains(at) {
                self.orders.give(at, order);
            }
            return;
        }
        let clear = writing == Writing::Clear;
        let clearer = self.doubtful.contains(at) && clear;
        if !self.lawful.contains(at) || clearer {
            self.orders.give(at, order);
            self.lawful.insert(at);
            self.several.remove(at);
            if clear {
                self.doubtful.remove(at)
            } else {
                self.doubtful.insert(at)
            }
            return;
        }
        let worse = !clear && !self.doubtful.contains(at);
        if worse || self.orders.of(at) == Some(Ok(order)) {
            return;
        }
        match self.duplicates {
            Duplicates::First => {}
            Duplicates::Last => self.orders.give(at, order),
            Duplicates::None => self.several.insert(at),
        }
    }

    /// One order for each unit, or why it has none.
    pub(crate) fn orders(mut self) -> Orders<O> {
        for at in self.several {
            self.orders.refuse(at, Void::bare(VoidReason::Duplicate));
        }
        self.orders
    }
}
