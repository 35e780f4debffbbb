//! How far the players are with a phase.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::away::Absentee;
use crate::model::{Doubt, PhaseId, PowerId, UnitText};

/// To a player: whether they are marked as ready.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Readiness {
    /// Whether they are ready.
    pub ready: bool,
    /// How many powers are awaited.
    pub awaited: usize,
    /// Units that have no order.
    pub missing: Vec<UnitText>,
    /// What they were asked about and haven't answered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub doubts: Vec<Doubt>,
    /// The number of the phase; 0 in notices of older versions.
    #[serde(default)]
    pub number: u32,
    /// Whether it is one of retreats, in which units without an order are disbanded; `None` in notices of older versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retreats: Option<bool>,
}

/// Who hasn't sent orders; edited in place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// The phase.
    pub phase: PhaseId,
    /// The deadline.
    pub deadline: Option<Timestamp>,
    /// When the phase ends at the latest; `None`: nothing is said about that.
    #[serde(default)]
    pub latest: Option<Timestamp>,
    /// In a live game: until then people negotiate, and don't write orders yet.
    #[serde(default)]
    pub talk_until: Option<Timestamp>,
    /// Powers that must decide something, with whether they have sent orders, and whether they are ready.
    pub powers: Vec<(PowerId, bool, bool)>,
    /// Players who are away in this phase.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<Absentee>,
}
