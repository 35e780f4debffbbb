//! From decisions to verdicts: the outcome of each order and unit, and the reason.

use super::{Decisions, OrderGraph};
use crate::location::Location;
use crate::order::MovementOrder;
use crate::outcome::{Failure, Fate, Outcome, Resolved};
use crate::province::{Province, ProvinceSet};

/// The verdict on a move that succeeded.
#[inline]
pub(crate) fn success(
    graph: &OrderGraph,
    decisions: &Decisions,
    mover: Province,
    order: MovementOrder,
    to: Location,
) -> Resolved<MovementOrder> {
    Resolved { order, outcome: Outcome::Succeeds, fate: arrival(graph, decisions, mover, to) }
}

/// The verdict on a move that failed.
pub(crate) fn failure(graph: &OrderGraph, decisions: &Decisions, mover: Province) -> Resolved<MovementOrder> {
    let outcome = Outcome::Fails(why_not(graph, decisions, mover));
    let fate = fate(graph, decisions, dislodger(graph, decisions, mover));
    Resolved { order: graph.order(mover), outcome, fate }
}

/// The verdict on a unit that doesn't move.
pub(crate) fn stay(graph: &OrderGraph, decisions: &Decisions, at: Province) -> Resolved<MovementOrder> {
    let order = graph.order(at);
    let by = dislodger(graph, decisions, at);
    let outcome = if graph.void.contains(at) {
        Outcome::Void(graph.why_void(at))
    } else {
        match order {
            MovementOrder::Hold | MovementOrder::Move { .. } => Outcome::Succeeds,
            MovementOrder::SupportHold { .. } | MovementOrder::SupportMove { .. } => support(graph, decisions, at, by),
            MovementOrder::Convoy { army, .. } => convoy(graph, decisions, army, by),
        }
    };
    Resolved { order, outcome, fate: fate(graph, decisions, by) }
}

/// The fate of a unit that didn't go elsewhere.
fn fate(graph: &OrderGraph, decisions: &Decisions, dislodged_by: Option<Province>) -> Fate {
    dislodged_by.map_or(Fate::Stays, |from| Fate::Dislodged {
        from,
        attack: decisions.attack_on_unit(graph, from).least,
        defence: defence(graph, decisions, from),
    })
}

/// The fate of a unit whose move succeeded.
fn arrival(graph: &OrderGraph, decisions: &Decisions, mover: Province, to: Location) -> Fate {
    let target = graph.target(mover);
    let occupied = graph.units().occupied().contains(target);
    let with_all_supports = || decisions.defend_strength(graph, mover).least;
    if !occupied && graph.attackers(target).only().is_some() {
        return Fate::Moves { to, attack: with_all_supports(), against: 0 };
    }
    let stays = occupied && !decisions.succeeded.contains(target);
    let attack = if stays { decisions.attack_on_unit(graph, mover).least } else { with_all_supports() };
    Fate::Moves { to, attack, against: against(graph, decisions, mover) }
}

/// From where the unit in `at` was dislodged.
pub(crate) fn dislodger(graph: &OrderGraph, decisions: &Decisions, at: Province) -> Option<Province> {
    if decisions.succeeded.contains(at) { None } else { (graph.attackers(at) & decisions.succeeded).first() }
}

/// The hold strength of the unit that stayed in the target of `mover`, or the defend strength of its head-to-head
/// opponent.
fn defence(graph: &OrderGraph, decisions: &Decisions, mover: Province) -> u8 {
    match graph.opponent(mover) {
        Some(other) => decisions.defend_strength(graph, other).least,
        None => decisions.hold(graph, graph.target(mover)).least,
    }
}

/// The strongest of the other units that moved to the target of `mover`: their strength, and which they are.
fn rivals(graph: &OrderGraph, decisions: &Decisions, mover: Province) -> (u8, ProvinceSet) {
    let to = graph.target(mover);
    let others = graph.attackers(to).without(mover);
    if !others.intersects(graph.dependent() | decisions.no_effect) && !graph.meets_any(to, others) {
        return (u8::from(!others.is_empty()), others);
    }
    let (mut strongest, mut with) = (0, ProvinceSet::EMPTY);
    for rival in others {
        let strength = decisions.prevent(graph, rival).least;
        if strength > strongest {
            (strongest, with) = (strength, ProvinceSet::EMPTY);
        }
        if strength == strongest && strength > 0 {
            with.insert(rival);
        }
    }
    (strongest, with)
}

/// The greatest strength against `mover`.
fn against(graph: &OrderGraph, decisions: &Decisions, mover: Province) -> u8 {
    defence(graph, decisions, mover).max(rivals(graph, decisions, mover).0)
}

fn why_not(graph: &OrderGraph, decisions: &Decisions, mover: Province) -> Failure {
    let to = graph.target(mover);
    if decisions.no_effect.contains(mover) {
        return Failure::Paradox;
    }
    if decisions.broken.contains(mover) {
        return Failure::NoConvoyPath { lost: lost(graph, decisions, mover) };
    }
    let (strongest, with) = rivals(graph, decisions, mover);
    // The loser of a battle head to head met the unit there, though that has moved in here now.
    let met = graph.opponent(mover).is_some();
    let vacant = !met && (!graph.units().occupied().contains(to) || decisions.succeeded.contains(to));
    if vacant {
        return Failure::Standoff { with, attack: decisions.defend_strength(graph, mover).least, against: strongest };
    }
    let defence = defence(graph, decisions, mover);
    if graph.compatriots(to).contains(mover) {
        // Against another power's unit it would have counted its supports; that is the strength that players expect to
        // see.
        let attack = decisions.defend_strength(graph, mover).least;
        return if strongest >= attack {
            Failure::Standoff { with, attack, against: strongest }
        } else {
            Failure::OwnUnitInTheWay { at: to, attack }
        };
    }
    let attack = decisions.attack_on_unit(graph, mover).least;
    if attack > defence || strongest > defence {
        Failure::Standoff { with, attack, against: strongest }
    } else if graph.opponent(mover).is_some() {
        Failure::HeadToHead { against: to, attack, defence }
    } else {
        Failure::HeldOff { by: to, attack, defence }
    }
}

/// The fleets of an army's path that were dislodged.
fn lost(graph: &OrderGraph, decisions: &Decisions, army: Province) -> ProvinceSet {
    graph.path(army).iter().filter(|&fleet| dislodger(graph, decisions, fleet).is_some()).collect()
}

fn support(graph: &OrderGraph, decisions: &Decisions, at: Province, dislodged_by: Option<Province>) -> Outcome {
    if !decisions.cut.contains(at) {
        return Outcome::Succeeds;
    }
    let cutters = (graph.attackers(at) - graph.compatriots(at)) & (decisions.travelling - decisions.no_effect);
    let from_outside =
        cutters.iter().filter(|&attacker| decisions.cuts_for_sure(graph, attacker, at)).collect::<ProvinceSet>();
    match dislodged_by {
        Some(by) if from_outside.is_empty() => Outcome::Fails(Failure::Dislodged { by }),
        _ => Outcome::Fails(Failure::SupportCut { by: from_outside }),
    }
}

fn convoy(graph: &OrderGraph, decisions: &Decisions, army: Province, dislodged_by: Option<Province>) -> Outcome {
    if let Some(by) = dislodged_by {
        return Outcome::Fails(Failure::Dislodged { by });
    }
    if decisions.no_effect.contains(army) {
        Outcome::Fails(Failure::Paradox)
    } else if decisions.broken.contains(army) {
        Outcome::Fails(Failure::NoConvoyPath { lost: lost(graph, decisions, army) })
    } else {
        Outcome::Succeeds
    }
}
