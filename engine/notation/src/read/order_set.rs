//! A message is one set of orders: of several for one unit, or for one site, or of more than are due, the rulebook says
//! which count (DATC 4.C, 4.D.3 to 4.D.6).
//!
//! Between messages there is nothing to say: the later one replaces what the earlier one said about the same unit.

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
            Finding::Choices(_) | Finding::Error { .. } | Finding::Comment | Finding::Header => None,
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
        for (number, one) in given.iter().enumerate() {
            let Some(province) = self.place(one) else { continue };
            let others = || given.iter().enumerate().filter(|(_, other)| self.place(other) == Some(province));
            // What is said twice is said once.
            let rivals = || others().filter(|(_, other)| other.order != one.order && other.doubtful <= one.doubtful);
            let clearer = others().any(|(_, other)| other.order != one.order && !other.doubtful && one.doubtful);
            let counts = !clearer
                && match self.context.rulebook.duplicates {
                    // All are told; the last replaces the others, as one of a later message would.
                    Duplicates::Last => true,
                    Duplicates::First => rivals().all(|(other, _)| other > number),
                    Duplicates::None => rivals().next().is_none(),
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
            // To name a unit twice is to name it once.
            let mut named: Vec<Province> = Vec::new();
            own.retain(|given| match self.place(given) {
                Some(place) if matches!(given.order, WrittenOrder::Disband { .. }) => {
                    let first = !named.contains(&place);
                    named.push(place);
                    first
                }
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
        for (number, one) in own.iter().enumerate() {
            let Some(site) = self.place(one) else { continue };
            let mut rivals =
                own.iter().enumerate().filter(|(other, given)| *other != number && self.place(given) == Some(site));
            let counts = match which {
                Surplus::None => rivals.next().is_none(),
                Surplus::First => rivals.all(|(other, _)| other > number),
                Surplus::Last => rivals.all(|(other, _)| other < number),
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
            self.power.or(owner).or_else(|| situation.map().home_of(place?))
        };
        self.given().into_iter().filter(|given| whose(given) == Some(power)).collect()
    }
}
