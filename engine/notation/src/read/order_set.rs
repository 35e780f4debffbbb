//! A message is one set of orders: of several for one unit, or for one site, or of more than are due, the rulebook says
//! which count (DATC 4.C, 4.D.3 to 4.D.6).
//!
//! This doesn't apply between messages: a later one replaces what an earlier one said about the same unit.

use std::collections::{HashMap, HashSet};

use super::Reader;
use crate::reading::{Entry, Finding, Problem};
use dragoman_engine::{Due, Duplicates, PhaseKind, Power, Province, Surplus, Void, VoidReason, WrittenOrder};

/// An order of the message: the place of its entry, what it is, and whether it is badly written.
#[derive(Clone, Copy)]
struct Given {
    entry: usize,
    order: WrittenOrder,
    doubtful: bool,
}

/// The orders of a message for one unit.
#[derive(Default)]
struct Said {
    clear: Variants,
    doubtful: Variants,
}

impl Said {
    fn of(&mut self, doubtful: bool) -> &mut Variants {
        if doubtful { &mut self.doubtful } else { &mut self.clear }
    }
}

/// Where two different orders were first given: enough to find an order that differs from a given one.
#[derive(Default)]
struct Variants {
    first: Option<(usize, WrittenOrder)>,
    second: Option<(usize, WrittenOrder)>,
}

impl Variants {
    fn note(&mut self, number: usize, order: WrittenOrder) {
        match self.first {
            None => self.first = Some((number, order)),
            // An order that is given twice counts once.
            Some((_, known)) if known != order => self.second = self.second.or(Some((number, order))),
            Some(_) => {}
        }
    }

    /// The number of the first order that isn't `order`.
    fn first_other(&self, order: WrittenOrder) -> Option<usize> {
        self.first.into_iter().chain(self.second).find(|(_, other)| *other != order).map(|(number, _)| number)
    }
}

impl Reader<'_> {
    /// Refuses the orders that don't count beside the others of the message.
    pub(super) fn judge_as_a_set(&mut self) {
        match self.context.situation.kind {
            PhaseKind::Movement | PhaseKind::Retreat => self.one_for_each_unit(),
            PhaseKind::Adjustment => self.no_more_than_due(),
        }
    }

    fn given(&self) -> Vec<Given> {
        let given = |(entry, it): (usize, &Entry)| match it.finding {
            Finding::Order { order, assumed, .. } => Some(Given { entry, order, doubtful: assumed.doubtful }),
            Finding::Choices(_)
            | Finding::Unaccounted { .. }
            | Finding::Error { .. }
            | Finding::Comment
            | Finding::Header => None,
        };
        self.entries.iter().enumerate().filter_map(given).collect()
    }

    fn place(&self, given: &Given) -> Option<Province> {
        given.order.unit().map(|unit| self.context.situation.map().province_of(unit.at))
    }

    fn refuse(&mut self, entry: usize, void: Void) {
        if let Some(entry) = self.entries.get_mut(entry) {
            let at = entry.span.clone();
            entry.finding = Finding::Error { problem: Problem::Void(void), at, suggestions: Vec::new() };
        }
    }

    fn one_for_each_unit(&mut self) {
        let given = self.given();
        let mut said: HashMap<Province, Said> = HashMap::new();
        for (number, one) in given.iter().enumerate() {
            if let Some(province) = self.place(one) {
                said.entry(province).or_default().of(one.doubtful).note(number, one.order);
            }
        }
        for (number, one) in given.iter().enumerate() {
            let Some(province) = self.place(one) else { continue };
            let Some(said) = said.get(&province) else { continue };
            let clear = said.clear.first_other(one.order);
            // A well-written order has no rival among the doubtful ones.
            let doubtful = one.doubtful.then(|| said.doubtful.first_other(one.order)).flatten();
            let rival = clear.into_iter().chain(doubtful).min();
            let counts = !(one.doubtful && clear.is_some())
                && match self.context.rulebook.duplicates {
                    // All are reported; the last replaces the others, as one of a later message would.
                    Duplicates::Last => true,
                    Duplicates::First => rival.is_none_or(|rival| rival > number),
                    Duplicates::None => rival.is_none(),
                };
            if !counts {
                let unit = self.context.situation.units().at(province);
                let dislodged = self.context.situation.dislodged(province).map(|(unit, _)| unit);
                let unit = dislodged.or(unit);
                self.refuse(one.entry, Void { reason: VoidReason::Duplicate, unit, place: Some(province) });
            }
        }
    }

    fn no_more_than_due(&mut self) {
        let map = self.context.situation.map();
        for power in map.powers() {
            let Some(due) = self.context.situation.due(power) else { continue };
            let rulebook = self.context.rulebook;
            let (number, surplus) = match due {
                Due::Nothing => continue,
                Due::Builds { up_to, .. } => {
                    self.one_for_each_site(power, rulebook.builds_in_one_place);
                    (usize::from(up_to.get()), rulebook.surplus_builds)
                }
                Due::Disbands { exactly } => (usize::from(exactly.get()), rulebook.surplus_removals),
            };
            let mut own = self.orders_of(power);
            // Naming a unit twice counts as naming it once.
            let mut named = HashSet::new();
            own.retain(|given| match self.place(given) {
                Some(place) if matches!(given.order, WrittenOrder::Disband { .. }) => named.insert(place),
                _ => true,
            });
            let Some(over) = own.len().checked_sub(number).filter(|over| *over > 0) else { continue };
            let refused: &[Given] = match surplus {
                Surplus::None => &own,
                Surplus::First => own.get(number..).unwrap_or_default(),
                Surplus::Last => own.get(..over).unwrap_or_default(),
            };
            for given in refused {
                self.refuse(given.entry, Void::bare(VoidReason::TooMany));
            }
        }
    }

    fn one_for_each_site(&mut self, power: Power, which: Surplus) {
        let own = self.orders_of(power);
        // By site: the first and the last order for it.
        let mut sites: HashMap<Province, (usize, usize)> = HashMap::new();
        for (number, one) in own.iter().enumerate() {
            if let Some(site) = self.place(one) {
                sites.entry(site).or_insert((number, number)).1 = number;
            }
        }
        for (number, one) in own.iter().enumerate() {
            let Some(site) = self.place(one) else { continue };
            let Some(&(first, last)) = sites.get(&site) else { continue };
            let counts = match which {
                Surplus::None => first == last,
                Surplus::First => number == first,
                Surplus::Last => number == last,
            };
            if !counts {
                self.refuse(one.entry, Void::at(VoidReason::NoFreeSite, site));
            }
        }
    }

    /// The orders of a power: the reader's, or that whose unit or home centre is named.
    fn orders_of(&self, power: Power) -> Vec<Given> {
        let situation = self.context.situation;
        let whose = |given: &Given| {
            let place = self.place(given);
            let owner = place.and_then(|at| Some(situation.units().at(at)?.power));
            self.power.or(owner).or_else(|| situation.builder(place?))
        };
        self.given().into_iter().filter(|given| whose(given) == Some(power)).collect()
    }
}
