//! From many written orders to one order for each unit.

use crate::order::{MovementOrder, OrderCollector, Orders, Submitted};
use crate::outcome::{Void, VoidReason};
use crate::phase::Movement;
use crate::power::Power;
use crate::rulebook::Rulebook;

impl Movement {
    /// Collects what the powers wrote, in that order: for each unit the order that counts, or why none does.
    ///
    /// An illegal order is ignored if the unit has a legal order too. Of several legal ones the rulebook chooses (DATC
    /// 4.D.3).
    pub fn collect(
        &self,
        submitted: impl IntoIterator<Item = (Power, Submitted)>,
        rulebook: &Rulebook,
    ) -> Orders<MovementOrder> {
        let mut collector = OrderCollector::new(rulebook.duplicates);
        let position = self.position();
        let legality = self.legality(rulebook);
        for (power, submitted) in submitted {
            let Some(at) = submitted.unit().map(|unit| position.map.province_of(unit.at)) else { continue };
            if !position.units.of(power).contains(at) {
                continue;
            }
            let Submitted::Order(written) = submitted else {
                collector.refuse(at, Void { reason: VoidReason::Unreadable, unit: position.units.at(at), place: None });
                continue;
            };
            match legality.interpret(power, &written) {
                Ok((at, order, overlooked)) => {
                    collector.add(at, order, overlooked.writing(), legality.check(at, order).is_ok());
                }
                Err(void) => collector.refuse(at, void),
            }
        }
        collector.orders()
    }
}
