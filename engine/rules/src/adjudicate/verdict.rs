//! From answers to verdicts: what became of each order and unit, and the reason.

use super::{Field, State};
use crate::location::Location;
use crate::order::MovementOrder;
use crate::outcome::{Failure, Fate, Outcome, Resolved};
use crate::province::{Province, ProvinceSet};

/// The verdict on a move that succeeded.
pub(crate) fn success(field: &Field, state: &State, mover: Province) -> Resolved<MovementOrder> {
    let order = field.order(mover);
    let fate = match order {
        MovementOrder::Move { to, .. } => arrival(field, state, mover, to),
        MovementOrder::Hold
        | MovementOrder::SupportHold { .. }
        | MovementOrder::SupportMove { .. }
        | MovementOrder::Convoy { .. } => Fate::Stays,
    };
    Resolved { order, outcome: Outcome::Succeeds, fate }
}

/// The verdict on a move that failed.
pub(crate) fn failure(field: &Field, state: &State, mover: Province) -> Resolved<MovementOrder> {
    let outcome = Outcome::Fails(why_not(field, state, mover));
    let fate = fate(field, state, dislodger(field, state, mover));
    Resolved { order: field.order(mover), outcome, fate }
}

/// The verdict on a unit that doesn't move.
pub(crate) fn stay(field: &Field, state: &State, at: Province) -> Resolved<MovementOrder> {
    let order = field.order(at);
    let by = dislodger(field, state, at);
    let outcome = if field.void.contains(at) {
        Outcome::Void(field.why_void(at))
    } else {
        match order {
            MovementOrder::Hold | MovementOrder::Move { .. } => Outcome::Succeeds,
            MovementOrder::SupportHold { .. } | MovementOrder::SupportMove { .. } => support(field, state, at, by),
            MovementOrder::Convoy { army, .. } => convoy(field, state, army, by),
        }
    };
    Resolved { order, outcome, fate: fate(field, state, by) }
}

/// The fate of a unit that didn't go elsewhere.
fn fate(field: &Field, state: &State, dislodged_by: Option<Province>) -> Fate {
    dislodged_by.map_or(Fate::Stays, |from| Fate::Dislodged {
        from,
        attack: state.against_unit(field, from).least,
        defence: defence(field, state, from),
    })
}

/// The fate of a unit whose move succeeded.
fn arrival(field: &Field, state: &State, mover: Province, to: Location) -> Fate {
    let target = field.target(mover);
    let occupied = field.units().occupied().contains(target);
    let full = || state.full(field, mover).least;
    if !occupied && field.attackers(target).only().is_some() {
        return Fate::Moves { to, attack: full(), against: 0 };
    }
    let stays = occupied && !state.succeeded.contains(target);
    let attack = if stays { state.against_unit(field, mover).least } else { full() };
    Fate::Moves { to, attack, against: against(field, state, mover) }
}

/// From where the unit in `at` was dislodged.
pub(crate) fn dislodger(field: &Field, state: &State, at: Province) -> Option<Province> {
    if state.succeeded.contains(at) { None } else { (field.attackers(at) & state.succeeded).first() }
}

/// The strength of the unit that stayed in the target of `mover`, or came the other way.
fn defence(field: &Field, state: &State, mover: Province) -> u8 {
    match field.opponent(mover) {
        Some(other) => state.full(field, other).least,
        None => state.hold(field, field.target(mover)).least,
    }
}

/// The strongest of the others that moved where `mover` did, and which they are.
fn rivals(field: &Field, state: &State, mover: Province) -> (u8, ProvinceSet) {
    let (mut strongest, mut with) = (0, ProvinceSet::EMPTY);
    for rival in field.attackers(field.target(mover)).without(mover) {
        let strength = state.prevent(field, rival).least;
        if strength > strongest {
            (strongest, with) = (strength, ProvinceSet::EMPTY);
        }
        if strength == strongest && strength > 0 {
            with.insert(rival);
        }
    }
    (strongest, with)
}

/// The greatest strength that stood against `mover`.
fn against(field: &Field, state: &State, mover: Province) -> u8 {
    defence(field, state, mover).max(rivals(field, state, mover).0)
}

fn why_not(field: &Field, state: &State, mover: Province) -> Failure {
    let to = field.target(mover);
    if state.inert.contains(mover) {
        return Failure::Paradox;
    }
    if state.broken.contains(mover) {
        return Failure::NoConvoyPath { lost: lost(field, state, mover) };
    }
    let (strongest, with) = rivals(field, state, mover);
    // The loser of a battle head to head met the unit there, though that has moved in here now.
    let met = field.opponent(mover).is_some();
    let vacant = !met && (!field.units().occupied().contains(to) || state.succeeded.contains(to));
    if vacant {
        return Failure::Standoff { with, attack: state.full(field, mover).least, against: strongest };
    }
    let defence = defence(field, state, mover);
    if field.compatriots(to).contains(mover) {
        // Against another power's unit it would have counted its supports; that is what people reckon with.
        let attack = state.full(field, mover).least;
        return if strongest >= attack {
            Failure::Standoff { with, attack, against: strongest }
        } else {
            Failure::OwnUnitInTheWay { at: to, attack }
        };
    }
    let attack = state.against_unit(field, mover).least;
    if attack > defence || strongest > defence {
        Failure::Standoff { with, attack, against: strongest }
    } else if field.opponent(mover).is_some() {
        Failure::HeadToHead { against: to, attack, defence }
    } else {
        Failure::HeldOff { by: to, attack, defence }
    }
}

/// The fleets of an army's route that were dislodged.
fn lost(field: &Field, state: &State, army: Province) -> ProvinceSet {
    field.path(army).iter().filter(|&fleet| dislodger(field, state, fleet).is_some()).collect()
}

fn support(field: &Field, state: &State, at: Province, dislodged_by: Option<Province>) -> Outcome {
    if !state.cut.contains(at) {
        return Outcome::Succeeds;
    }
    let cutters = (field.attackers(at) - field.compatriots(at)) & (state.travelling - state.inert);
    let from_outside =
        cutters.iter().filter(|&attacker| state.cuts_for_sure(field, attacker, at)).collect::<ProvinceSet>();
    match dislodged_by {
        Some(by) if from_outside.is_empty() => Outcome::Fails(Failure::Dislodged { by }),
        _ => Outcome::Fails(Failure::SupportCut { by: from_outside }),
    }
}

fn convoy(field: &Field, state: &State, army: Province, dislodged_by: Option<Province>) -> Outcome {
    if let Some(by) = dislodged_by {
        return Outcome::Fails(Failure::Dislodged { by });
    }
    if state.inert.contains(army) {
        Outcome::Fails(Failure::Paradox)
    } else if state.broken.contains(army) {
        Outcome::Fails(Failure::NoConvoyPath { lost: lost(field, state, army) })
    } else {
        Outcome::Succeeds
    }
}
