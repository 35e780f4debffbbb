//! People who watch a game: with the consent of all players they read its stored letters after each phase.

use dragoman_runtime::names::name_from;
use serde::{Deserialize, Serialize};

use crate::event::PersonId;

/// How many people may watch a game at a time, or ask to.
pub const MOST_WATCHERS: usize = 5;

/// How many people a game remembers who have asked.
pub const MOST_REMEMBERED: usize = 20;

/// How often a person may ask in one game.
pub const MOST_REQUESTS_TO_WATCH: u32 = 2;

/// How far somebody has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watching {
    /// They have asked, and not everybody has answered.
    Asked,
    /// All have agreed: they get the letters.
    Yes,
    /// They were refused, or have stopped.
    No,
}

/// Somebody who watches, or has asked to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watcher {
    /// Who.
    pub person: PersonId,
    /// As others see them.
    pub name: String,
    /// How far they have come.
    pub state: Watching,
    /// How often they have asked.
    pub asked: u32,
    /// The players who have agreed.
    #[serde(default)]
    pub agreed: Vec<PersonId>,
    /// The number of the last letter that isn't for them, or that they have got.
    #[serde(default)]
    pub seen: u32,
    /// Whether they have ever watched: such a person takes no seat in the game any more.
    #[serde(default)]
    pub ever: bool,
}

impl Watcher {
    /// A short name: ids of people can be too long for a button.
    pub fn key(&self) -> String {
        format!("w-{}", name_from(self.person.as_str(), 10))
    }
}
