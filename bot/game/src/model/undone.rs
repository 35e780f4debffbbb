//! Which phases of a game were undone by roll-backs: what was said in them doesn't count any more.

use serde::{Deserialize, Serialize};

/// The numbers of the phases that were undone, as ranges from the first to the last. Phases that were undone before a program noted it
/// aren't among them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Undone(Vec<(u32, u32)>);

impl Undone {
    /// Whether nothing was undone.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The phases from number `from` to number `to` are undone.
    pub(crate) fn add(&mut self, from: u32, to: u32) {
        self.0.retain(|(known, _)| *known < from);
        self.0.push((from, to));
    }

    /// Whether phase `number` was undone.
    pub fn has(&self, number: u32) -> bool {
        self.0.iter().any(|(from, to)| (*from..=*to).contains(&number))
    }
}
