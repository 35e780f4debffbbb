//! How a game goes on without orders that have been missing for too long: the players decide.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ids::PowerId;

/// How a game goes on without missing orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoingOn {
    /// The powers are in civil disorder, and nobody waits for these seats until somebody plays them.
    Disorder,
    /// The computer plays them.
    Computer,
    /// The game waits once more.
    Wait,
}

impl GoingOn {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Disorder, Self::Computer, Self::Wait];

    /// The end of the id of the button that chooses it.
    pub fn id(self) -> &'static str {
        match self {
            Self::Disorder => "disorder",
            Self::Computer => "computer",
            Self::Wait => "wait",
        }
    }
}

/// What those have chosen who were asked: the power that identifies a seat, and its choice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choices(BTreeMap<PowerId, GoingOn>);

impl Choices {
    /// The player of the seat of `voice` chooses `choice`, instead of what they chose before.
    pub fn choose(&mut self, voice: PowerId, choice: GoingOn) {
        self.0.insert(voice, choice);
    }

    /// The player of the seat of `voice` takes `choice` back, if they have chosen it.
    pub fn take_back(&mut self, voice: &PowerId, choice: GoingOn) {
        self.0.retain(|chooser, chosen| chooser != voice || *chosen != choice);
    }

    /// The seat of `voice` has another player, or none: nobody has chosen anything for it.
    pub fn forget(&mut self, voice: &PowerId) {
        self.0.remove(voice);
    }

    /// How many of `voices` have chosen `choice`.
    pub fn count<'a>(&self, choice: GoingOn, voices: impl IntoIterator<Item = &'a PowerId>) -> usize {
        voices.into_iter().filter(|voice| self.0.get(*voice) == Some(&choice)).count()
    }

    /// What more than half of `voices` have chosen.
    pub fn majority(&self, voices: &[PowerId]) -> Option<GoingOn> {
        GoingOn::ALL.into_iter().find(|choice| 2 * self.count(*choice, voices) > voices.len())
    }

    /// What most of `voices` have chosen, if one of them has chosen something; of two with as many, what is offered first.
    pub fn most_chosen(&self, voices: &[PowerId]) -> Option<GoingOn> {
        let counted = GoingOn::ALL.into_iter().rev().map(|choice| (self.count(choice, voices), choice));
        counted.filter(|(count, _)| *count > 0).max_by_key(|(count, _)| *count).map(|(_, choice)| choice)
    }
}
