//! How much was published in a phase, so that nobody posts too much, and how much computers have thought for it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ids::PowerId;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A declaration, an announcement, a document.
    Document,
    /// A letter.
    Letter,
    /// A search by which a computer answers a statement of this player.
    Search,
}

/// How much each player has published in one phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Published {
    /// The phase; 0 outside any.
    phase: u32,
    /// By the first power of the writer's seat; the game master's under an empty name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    documents: BTreeMap<PowerId, u32>,
    /// How many letters, likewise by the first power of the writer's seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    letters: BTreeMap<PowerId, u32>,
    /// For how many of their statements a computer has searched for an answer, likewise.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    searches: BTreeMap<PowerId, u32>,
    /// How often each computer has answered each of those who asked, both by the first power of their seats.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    answers: BTreeMap<PowerId, BTreeMap<PowerId, u32>>,
}

impl Published {
    /// Whether nothing was counted.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Counts one more piece of `who` in `phase`. `false`: that would be more than `most`, and isn't counted.
    pub fn count(&mut self, phase: u32, piece: Piece, who: &PowerId, most: u32) -> bool {
        self.begin(phase);
        let counts = match piece {
            Piece::Document => &mut self.documents,
            Piece::Letter => &mut self.letters,
            Piece::Search => &mut self.searches,
        };
        counted(counts, who, most)
    }

    /// Counts one more answer of the computer `by` to `asker` in `phase`; others who ask have their own.
    pub fn count_answer(&mut self, phase: u32, (by, asker): (&PowerId, &PowerId), most: u32) -> bool {
        self.begin(phase);
        counted(self.answers.entry(by.clone()).or_default(), asker, most)
    }

    /// In another phase everything is counted anew.
    fn begin(&mut self, phase: u32) {
        if self.phase != phase {
            *self = Self { phase, ..Self::default() };
        }
    }
}

fn counted(counts: &mut BTreeMap<PowerId, u32>, who: &PowerId, most: u32) -> bool {
    let count = counts.entry(who.clone()).or_default();
    if *count >= most {
        return false;
    }
    *count += 1;
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_their_own_limit_in_each_phase() {
        let mut published = Published::default();
        let (italy, france) = (PowerId::from("ITALY"), PowerId::from("FRANCE"));
        assert!(published.count(1, Piece::Letter, &italy, 1));
        assert!(!published.count(1, Piece::Letter, &italy, 1));
        assert!(published.count(1, Piece::Document, &italy, 1) && published.count(1, Piece::Letter, &france, 1));
        assert!(published.count(2, Piece::Letter, &italy, 1));
        let germany = PowerId::from("GERMANY");
        assert!(published.count_answer(2, (&germany, &italy), 1) && !published.count_answer(2, (&germany, &italy), 1));
        assert!(published.count_answer(2, (&germany, &france), 1) && published.count_answer(3, (&germany, &italy), 1));
    }
}
