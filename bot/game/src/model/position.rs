//! A position as it is stored, in the words of the exchange format.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

/// A power by its id in the exchange format: `AUSTRIA`.
pub type PowerId = String;

/// A unit as the exchange format writes it: `A BUD`, `F STP/SC`.
pub type UnitText = String;

/// An order as the exchange format writes it: `A BUD - GAL`.
pub type OrderText = String;

/// A position in the exchange format.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// `S1901M`, or `COMPLETED`.
    pub phase: String,
    /// Units on the board by power, dislodged ones not among them.
    pub units: BTreeMap<PowerId, Vec<UnitText>>,
    /// Dislodged units by power, each with where it may retreat to.
    #[serde(default)]
    pub dislodged: BTreeMap<PowerId, BTreeMap<UnitText, Vec<String>>>,
    /// Supply centres by owner.
    #[serde(default)]
    pub centers: BTreeMap<PowerId, Vec<String>>,
    /// What holds in it besides the game's settings.
    #[serde(default, skip_serializing_if = "Standing::is_plain")]
    pub standing: Standing,
}

/// What changed during the game and holds in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Powers in civil disorder in this phase.
    #[serde(default)]
    pub disorder: BTreeSet<PowerId>,
    /// How many centres win, if the players agreed on another number since (seed 002).
    #[serde(default)]
    pub wins: Option<u8>,
    /// The side that Italy is on in the game for two, by the coin: `allies` or `central`.
    #[serde(default)]
    pub coin: Option<String>,
}

impl Position {
    /// Whether `power` has a unit, on the board or dislodged from it.
    pub fn has_units(&self, power: &str) -> bool {
        self.units.get(power).is_some_and(|units| !units.is_empty())
            || self.dislodged.get(power).is_some_and(|units| !units.is_empty())
    }

    /// Whether `power` has neither units nor supply centres: it is eliminated.
    pub fn is_out(&self, power: &str) -> bool {
        !self.has_units(power) && self.centers.get(power).is_none_or(Vec::is_empty)
    }
}

impl Standing {
    fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}
