//! A position as it is stored, in the words of the exchange format.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::ids::{LocationId, PhaseId, PowerId, ProvinceId, UnitText};

/// A position in the exchange format.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The phase that is played in it.
    pub phase: PhaseId,
    /// Units on the board by power, dislodged ones not among them.
    pub units: BTreeMap<PowerId, Vec<UnitText>>,
    /// Dislodged units by power, each with where it may retreat to.
    #[serde(default)]
    pub dislodged: BTreeMap<PowerId, BTreeMap<UnitText, Vec<LocationId>>>,
    /// Supply centres by owner.
    #[serde(default)]
    pub centers: BTreeMap<PowerId, Vec<ProvinceId>>,
    /// What applies to it in addition to the game's settings.
    #[serde(default, skip_serializing_if = "Circumstances::is_plain")]
    pub standing: Circumstances,
}

/// What changed during the game and holds for a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Circumstances {
    /// Powers in civil disorder in this phase.
    #[serde(default)]
    pub disorder: BTreeSet<PowerId>,
    /// How many centres win, if the players have agreed on another number (seed 002).
    #[serde(default)]
    pub wins: Option<u8>,
    /// The side of Italy in the game for two, by the coin: `allies` or `central`.
    #[serde(default)]
    pub coin: Option<String>,
}

impl Position {
    /// Whether `power` has a unit, on the board or dislodged from it.
    pub fn has_units(&self, power: &PowerId) -> bool {
        self.units.get(power).is_some_and(|units| !units.is_empty())
            || self.dislodged.get(power).is_some_and(|units| !units.is_empty())
    }

    /// Whether `power` has neither units nor supply centres: it is eliminated.
    pub fn is_out(&self, power: &PowerId) -> bool {
        !self.has_units(power) && self.centers.get(power).is_none_or(Vec::is_empty)
    }
}

impl Circumstances {
    fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}
