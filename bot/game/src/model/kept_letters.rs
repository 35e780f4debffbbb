//! The letters that a game stores: who wrote or received one, and the vote on publishing them. The letters themselves are
//! in a table of their own.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::event::PersonId;

/// What a game knows of its stored letters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptLetters {
    /// How many were stored so far; the number of the last one.
    pub count: u32,
    /// Those who wrote or received one: all of them must agree.
    pub people: Vec<PersonId>,
    /// The vote on publishing them, once somebody has proposed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<LettersVote>,
}

/// The vote on publishing the letters of a game that is over. Who has answered what can't be read.
///
/// ```compile_fail
/// fn who_refused(vote: &dragoman_game::model::LettersVote) -> bool {
///     vote.refused
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LettersVote {
    /// Until then all must have agreed.
    pub until: Timestamp,
    /// Who has agreed.
    agreed: Vec<PersonId>,
    /// Whether anybody has refused; it isn't stored who.
    #[serde(default)]
    refused: bool,
    /// Whether they are published.
    #[serde(default)]
    opened: bool,
}

impl LettersVote {
    /// A vote that `person` proposes, with which they agree.
    pub fn new(until: Timestamp, person: PersonId) -> Self {
        Self { until, agreed: vec![person], refused: false, opened: false }
    }

    /// `person` agrees or refuses.
    pub fn answer(&mut self, person: &PersonId, agrees: bool) {
        if agrees && !self.agreed.contains(person) {
            self.agreed.push(person.clone());
        }
        self.refused |= !agrees;
    }

    /// Whether the letters are published.
    pub fn is_opened(&self) -> bool {
        self.opened
    }
}

impl KeptLetters {
    /// Whether nothing was stored.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Counts one more letter, with its writer and readers.
    pub fn add(&mut self, people: &[PersonId]) -> u32 {
        for person in people {
            if !self.people.contains(person) {
                self.people.push(person.clone());
            }
        }
        self.count = self.count.saturating_add(1);
        self.count
    }

    /// Publishes the letters if all who wrote or received one have agreed and nobody has refused. Returns whether that was
    /// so.
    pub fn open(&mut self) -> bool {
        let Some(vote) = &mut self.vote else { return false };
        vote.opened = !vote.refused && self.people.iter().all(|person| vote.agreed.contains(person));
        vote.opened
    }

    /// Whether they are published.
    pub fn are_opened(&self) -> bool {
        self.vote.as_ref().is_some_and(LettersVote::is_opened)
    }

    /// Removes a person, whose letters are deleted.
    pub fn forget(&mut self, person: &PersonId) {
        self.people.retain(|known| known != person);
        if let Some(vote) = &mut self.vote {
            vote.agreed.retain(|agreed| agreed != person);
        }
    }
}
