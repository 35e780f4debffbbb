//! Reasons in the words of the line format.

use dragoman_engine::{Failure, Fate, Map, Outcome, Province, ProvinceSet, Void};
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
        Outcome::Void(void) => json!({ "kind": of_void(void) }),
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

const fn of_void(void: Void) -> &'static str {
    match void {
        Void::Unreadable | Void::WrongNationality | Void::WrongUnitKind | Void::WrongCoast => "unreadable",
        Void::NoSuchUnit => "no-such-unit",
        Void::NotAdjacent | Void::UnreachableSupport | Void::ImpossibleCoast => "not-adjacent",
        Void::NoRoute => "no-convoy",
        Void::WrongTerrain | Void::Closed => "wrong-terrain",
        Void::MissingCoast => "missing-coast",
        Void::MismatchedSupport => "mismatched-support",
        Void::MismatchedConvoy => "mismatched-convoy",
        Void::Duplicate => "duplicate",
        Void::Disorder => "disorder",
        Void::IllegalRetreat => "illegal-retreat",
        Void::NoFreeSite => "no-free-site",
        Void::TooMany => "too-many",
    }
}

fn one(map: &Map, province: Province) -> [&str; 1] {
    [map.id(province)]
}

fn ids(map: &Map, provinces: ProvinceSet) -> Vec<&str> {
    provinces.iter().map(|province| map.id(province)).collect()
}
