//! The form of a stored report. Words and fields are never removed, only added: stored reports must stay readable.
//!
//! An unknown field makes the whole report unreadable, since it may change the meaning of the others.

use serde::{Deserialize, Serialize};

/// The results of a phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Whole {
    Movement(Movement),
    Retreat(Vec<Line>),
    Adjustment(Vec<Resolution>),
}

/// The results of a movement phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Movement {
    /// Every unit, in the order of the map.
    pub units: Vec<Line>,
    /// The provinces of the units whose support was given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub supporting: Vec<String>,
    /// The provinces left vacant by a standoff.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contested: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dislodged: Vec<Driven>,
    /// DATC 4.A.7, as the rulebook had it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub contests_attackers_origin: bool,
}

/// A dislodged unit, and where it may retreat to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Driven {
    /// Its province.
    pub from: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub retreats: Vec<String>,
}

/// A unit's order with its results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    /// As it counted, with the unit as it stands on the board.
    pub order: String,
    /// If neither this nor `void` is set, it was carried out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fails: Option<FailureData>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<StoredVoid>,
    /// None: it is where it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fate: Option<FateData>,
    /// Of an army that went, or was to go, by convoy: the fleets of the path; none if no path was ordered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub convoy: Option<Vec<String>>,
}

/// An adjustment order with its results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Resolution {
    pub power: String,
    pub order: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fails: Option<FailureData>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<StoredVoid>,
    /// No unit of that power stood where one was to be removed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_unit: bool,
    /// Nobody ordered it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_rule: bool,
}

/// Why a legal order failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum FailureData {
    Standoff { with: Vec<String>, attack: u8, against: u8 },
    HeldOff { by: String, attack: u8, defence: u8 },
    HeadToHead { against: String, attack: u8, defence: u8 },
    OwnUnitInTheWay { at: String, attack: u8 },
    SupportCut { by: Vec<String> },
    Dislodged { by: String },
    NoConvoyPath { lost: Vec<String> },
    Paradox,
    RetreatCollision { with: Vec<String> },
}

/// The fate of a unit that isn't where it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum FateData {
    Moves { to: String, attack: u8, against: u8 },
    Dislodged { from: String, attack: u8, defence: u8 },
    Disbanded,
}

/// Why something isn't an order, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredVoid {
    /// The kind of reason: `not-adjacent`.
    pub reason: String,
    /// The unit that it is about, with its power: `AUSTRIA A VIE`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// The province that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}
