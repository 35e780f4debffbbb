//! From a pile of written orders to one order for each unit.

use crate::order::{MovementOrder, Orders, Pile, WrittenOrder, WrittenUnit};
use crate::outcome::Void;
use crate::phase::Movement;
use crate::power::Power;
use crate::rulebook::Rulebook;

impl Movement {
    /// Gathers what the powers wrote, in the order in which they wrote it: for each unit the order that counts, or why
    /// none does. A line that couldn't be read but names a unit comes as `Err`.
    ///
    /// What is unlawful is left aside if the unit has a lawful order too. Of several lawful ones the rulebook chooses
    /// (DATC 4.D.3).
    pub fn collect(
        &self,
        written: impl IntoIterator<Item = (Power, Result<WrittenOrder, WrittenUnit>)>,
        rulebook: &Rulebook,
    ) -> Orders<MovementOrder> {
        let mut pile = Pile::new(rulebook.duplicates);
        let position = self.position();
        for (power, written) in written {
            match written {
                Ok(written) => match self.weigh(power, &written, rulebook) {
                    Ok((at, order, writing)) => pile.add(at, order, writing, self.check(at, order, rulebook).is_ok()),
                    Err((Some(at), why)) => pile.refuse(at, why),
                    Err((None, _)) => {}
                },
                Err(unit) => {
                    let at = position.map.province_of(unit.at);
                    if position.units.of(power).contains(at) {
                        pile.refuse(at, Void::Unreadable);
                    }
                }
            }
        }
        pile.orders()
    }
}
