//! Reasons in the words of the line format.

use dragoman_engine::{Failure, Fate, Map, Outcome, Province, ProvinceSet, VoidReason};
use serde_json::{Value, json};

/// The reason why an order wasn't carried out or a unit was dislodged; `None` if neither is the case.
pub(super) fn reason(map: &Map, outcome: Outcome, fate: Fate) -> Option<Value> {
    let dislodged = match fate {
        Fate::Dislodged { from, attack, defence } => {
            Some(json!({ "kind": "dislodged", "by": one(map, from), "attack": attack, "against": defence }))
        }
        Fate::Stays | Fate::Moves { .. } | Fate::Disbanded => None,
    };
    let own = match outcome {
        Outcome::Succeeds | Outcome::Fails(Failure::Dislodged { .. }) => return dislodged,
        Outcome::Fails(failure) => of_failure(map, failure),
        Outcome::Void(void) => json!({ "kind": of_void(void.reason) }),
    };
    // Both happened to the unit: the order's reason first, the other inside it.
    Some(match (own, dislodged) {
        (Value::Object(mut own), Some(dislodged)) => {
            own.insert("dislodged".to_owned(), dislodged);
            Value::Object(own)
        }
        (own, _) => own,
    })
}

fn of_failure(map: &Map, failure: Failure) -> Value {
    match failure {
        Failure::Standoff { with, attack, against } => {
            json!({ "kind": "standoff", "with": ids(map, with), "attack": attack, "against": against })
        }
        Failure::HeldOff { by, attack, defence } => {
            json!({ "kind": "held-off", "by": one(map, by), "attack": attack, "against": defence })
        }
        Failure::HeadToHead { against, attack, defence } => {
            json!({ "kind": "head-to-head", "with": one(map, against), "attack": attack, "against": defence })
        }
        Failure::OwnUnitInTheWay { at, attack } => {
            json!({ "kind": "own-unit", "at": one(map, at), "attack": attack })
        }
        Failure::SupportCut { by } => json!({ "kind": "support-cut", "by": ids(map, by) }),
        Failure::Dislodged { by } => json!({ "kind": "dislodged", "by": one(map, by) }),
        Failure::NoConvoyPath { lost } => json!({ "kind": "no-convoy", "by": ids(map, lost) }),
        Failure::Paradox => json!({ "kind": "no-convoy", "by": [] }),
        Failure::RetreatCollision { with } => json!({ "kind": "retreat-collision", "with": ids(map, with) }),
    }
}

const fn of_void(reason: VoidReason) -> &'static str {
    match reason {
        VoidReason::Unreadable | VoidReason::WrongNationality | VoidReason::WrongUnitKind | VoidReason::WrongCoast => {
            "unreadable"
        }
        VoidReason::NoSuchUnit | VoidReason::NotDislodged => "no-such-unit",
        VoidReason::NotAdjacent
        | VoidReason::OffEveryPath
        | VoidReason::OutOfSupport
        | VoidReason::SupportedCannot
        | VoidReason::SupportsItself
        | VoidReason::ImpossibleCoast => "not-adjacent",
        VoidReason::NoConvoyPath => "no-convoy",
        VoidReason::WrongTerrain
        | VoidReason::FleetByConvoy
        | VoidReason::CannotConvoy
        | VoidReason::NotAnArmy
        | VoidReason::Closed => "wrong-terrain",
        VoidReason::MissingCoast => "missing-coast",
        VoidReason::MismatchedSupport => "mismatched-support",
        VoidReason::MismatchedConvoy => "mismatched-convoy",
        VoidReason::Duplicate => "duplicate",
        VoidReason::Disorder => "disorder",
        VoidReason::IllegalRetreat => "illegal-retreat",
        VoidReason::NoFreeSite
        | VoidReason::Occupied
        | VoidReason::NotHome
        | VoidReason::NoOwnCentre
        | VoidReason::NotOwned => "no-free-site",
        VoidReason::TooMany | VoidReason::NothingToBuild | VoidReason::NothingToRemove => "too-many",
    }
}

fn one(map: &Map, province: Province) -> [&str; 1] {
    [map.id(province)]
}

fn ids(map: &Map, provinces: ProvinceSet) -> Vec<&str> {
    provinces.iter().map(|province| map.id(province)).collect()
}
