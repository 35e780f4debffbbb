//! What would become of an order beside its power's other orders alone: the answer to a question about it.
//!
//! Nothing that others may have ordered is used, so that the answer tells nothing about it: all their units stay where they
//! are.

use std::collections::BTreeMap;

use dragoman_l10n::{Language, Words};

use super::adjudicate::adjudicate;
use super::why::{explain, ordered_unit};
use crate::model::{OrderText, Position, PowerId, Settings};

/// The outcome of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alone {
    /// It succeeds.
    Succeeds,
    /// It fails, for this reason, in the reader's language.
    Fails(String),
}

/// What becomes of `order` of `power` if its other units do what is `stored` and nobody else moves. `None`: it isn't a
/// movement phase, or the outcome has no reason that could be said.
pub fn alone(
    (words, language): (&Words, Language),
    (settings, position): (&Settings, &Position),
    power: &PowerId,
    stored: &[OrderText],
    order: &OrderText,
) -> Option<Alone> {
    if !position.phase.is_movement() {
        return None;
    }
    let unit = ordered_unit(order);
    let others = stored.iter().filter(|other| ordered_unit(other) != unit);
    let orders: Vec<OrderText> = others.chain([order]).cloned().collect();
    let record = adjudicate(settings, position, &BTreeMap::from([(power.clone(), orders)]));
    let explained = explain(words, language, settings, &record, &unit)?;
    match (explained.succeeded, explained.reason) {
        (true, _) => Some(Alone::Succeeds),
        (false, Some(reason)) => Some(Alone::Fails(reason)),
        (false, None) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_orders_and_the_position_count() {
        let words = dragoman_locales::words().unwrap();
        let settings = crate::rules::tests::settings("classic");
        let position = crate::rules::opening(&settings);
        let found = |stored: &[&str], order: &str| {
            let stored: Vec<OrderText> = stored.iter().map(|order| (*order).into()).collect();
            let (speaker, board) = ((&words, Language::EN), (&settings, &position));
            alone(speaker, board, &"AUSTRIA".into(), &stored, &order.into())
        };
        assert_eq!(found(&[], "A VIE - GAL"), Some(Alone::Succeeds));
        let Some(Alone::Fails(reason)) = found(&["A BUD - GAL"], "A VIE - GAL") else { panic!("both go there") };
        assert!(reason.contains("A Bud"), "{reason}");
        // Venice is another power's, and isn't known to move.
        let Some(Alone::Fails(reason)) = found(&[], "F TRI - VEN") else { panic!("it is held") };
        assert!(reason.contains("A Ven"), "{reason}");
        // What is stored for the same unit is replaced.
        assert_eq!(found(&["A VIE - TYR"], "A VIE - GAL"), Some(Alone::Succeeds));
    }
}
