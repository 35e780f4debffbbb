//! Orders as they were sent, and a phase that was played.

use std::collections::BTreeMap;

use dragoman_exchange::StoredReport;
use serde::{Deserialize, Serialize};

use super::ids::PowerId;
use super::position::Position;
use crate::event::PersonId;
use crate::model::{Edit, OrderText, UnitText};

/// One order of a sheet: as typed and as understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The player's words; empty if a button chose it.
    pub typed: String,
    /// What they mean.
    pub order: OrderText,
}

/// A part of a message that the player was asked about: it stores nothing until they choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doubt {
    /// The words of who sent it, which only they are shown: [`Sheet::doubts_for`].
    pub typed: String,
    /// Who sent it; `None`: it was sent under an older version, they asked to be forgotten, or the words were deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonId>,
    /// The orders that can be meant, at least one.
    pub choices: Vec<OrderText>,
}

/// All orders of one power for one phase. In movement and retreats a unit has at most one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// In the order in which they were sent.
    pub lines: Vec<Line>,
    /// Questions that wait for an answer, in the order in which they were asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub doubts: Vec<Doubt>,
}

impl Sheet {
    /// The questions as `person` may read them: the words of others, whose successor or deputy they may be, are left out. They
    /// are asked whatever they are.
    pub fn doubts_for(&self, person: &PersonId) -> impl Iterator<Item = Doubt> {
        self.doubts.iter().map(move |doubt| {
            let is_own = doubt.by.as_ref() == Some(person);
            let typed = if is_own { doubt.typed.clone() } else { String::new() };
            Doubt { typed, by: None, choices: doubt.choices.clone() }
        })
    }
}

/// The record of a phase, kept permanently. The reasons are those of its report, which no later version computes again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhaseRecord {
    /// The position before.
    pub before: Position,
    /// Orders by power, as adjudicated.
    pub orders: BTreeMap<PowerId, Vec<OrderText>>,
    /// The result of each unit: empty if its order was carried out, else `failed`, `void`, `dislodged`.
    pub results: BTreeMap<UnitText, Vec<String>>,
    /// The position after.
    pub after: Position,
    /// The winners, if that ended the game.
    #[serde(default)]
    pub winners: Vec<PowerId>,
    /// The cause of the position after.
    #[serde(default, skip_serializing_if = "Cause::is_orders")]
    pub cause: Cause,
    /// The outcome of every order and unit with its reason, as it was adjudicated; stored beside this document. `None`:
    /// no program has stored it yet, or the position after doesn't follow from orders.
    #[serde(skip)]
    pub report: Option<StoredReport>,
}

/// The phases that were played and not undone, by their numbers.
pub fn played(past: &[(u32, PhaseRecord)]) -> BTreeMap<u32, &PhaseRecord> {
    let mut played = BTreeMap::new();
    for (number, record) in past {
        match &record.cause {
            Cause::Orders => {
                played.insert(*number, record);
            }
            Cause::RolledBack { to, .. } => played.retain(|known, _| known < to),
            Cause::Edited { .. } => {}
        }
    }
    played
}

/// The phases and changes of the position that weren't undone, with their numbers. `records` is the whole history of a game,
/// from its first phase on.
pub fn not_undone(records: &[PhaseRecord]) -> Vec<(u32, &PhaseRecord)> {
    let mut line: Vec<(u32, &PhaseRecord)> = Vec::new();
    for (number, record) in (1..).zip(records) {
        match &record.cause {
            Cause::Orders | Cause::Edited { .. } => line.push((number, record)),
            Cause::RolledBack { to, .. } => line.retain(|(known, _)| known < to),
        }
    }
    line
}

/// Why one position followed another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// By the players' orders.
    #[default]
    Orders,
    /// The game master changed the position.
    Edited {
        /// What was changed.
        edits: Vec<Edit>,
        /// The reason that was announced.
        reason: String,
    },
    /// The game master had the game continue from an earlier phase.
    RolledBack {
        /// The number of that phase.
        to: u32,
        /// The reason that was announced.
        reason: String,
    },
}

impl Cause {
    /// Whether it is a phase that was played.
    pub fn is_orders(&self) -> bool {
        *self == Self::Orders
    }
}
