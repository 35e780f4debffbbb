//! The words of the Python package for the results of an order.

use dragoman_engine::{Failure, Fate, MovementOrder, Outcome, Resolved, ResolvedAdjustment, RetreatOrder, Travel};

/// The words for a unit in a movement phase; `travel` if it is an army that moved.
pub(super) fn movement(resolved: &Resolved<MovementOrder>, travel: Option<Travel>) -> Vec<&'static str> {
    let by_convoy = matches!(travel, Some(Travel::By(_) | Travel::NoPath));
    let mut words = Vec::new();
    match resolved.outcome {
        Outcome::Succeeds => {}
        Outcome::Void(_) => words.push("void"),
        Outcome::Fails(failure) => match (resolved.order, failure) {
            (MovementOrder::SupportHold { .. } | MovementOrder::SupportMove { .. }, _) => words.push("cut"),
            // A convoy whose fleet was dislodged has that one word.
            (MovementOrder::Convoy { .. }, Failure::Dislodged { .. }) => {}
            (MovementOrder::Convoy { .. }, _) | (_, Failure::NoConvoyPath { .. }) => words.push("no convoy"),
            (_, Failure::Paradox) if by_convoy => words.push("no convoy"),
            _ => words.push("bounce"),
        },
    }
    if resolved.fate.is_dislodged() {
        words.push("dislodged");
    }
    words
}

/// The words for a dislodged unit.
pub(super) fn retreat(resolved: &Resolved<RetreatOrder>) -> Vec<&'static str> {
    let mut words = Vec::new();
    match resolved.outcome {
        Outcome::Succeeds => {}
        Outcome::Void(_) => words.push("void"),
        Outcome::Fails(_) => words.push("bounce"),
    }
    if resolved.fate == Fate::Disbanded {
        words.push("disband");
    }
    words
}

/// The words for an adjustment order.
pub(super) fn adjustment(resolved: &ResolvedAdjustment) -> Vec<&'static str> {
    match resolved.outcome {
        Outcome::Succeeds => Vec::new(),
        Outcome::Void(_) | Outcome::Fails(_) => vec!["void"],
    }
}
