//! What somebody said that could be meant for several games, until they say for which.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::command::CommandAction;
use crate::event::PersonId;

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What the buttons name.
    pub id: String,
    /// Who was asked.
    pub person: PersonId,
    /// What they had said.
    pub said: Said,
    /// From then on it is too old to count.
    pub expires: Timestamp,
}

/// What somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// Words.
    Text(String),
    /// A command from the network's own menu, with its values.
    Command(String, BTreeMap<String, String>),
    /// A button that gives a command. The answer to a question is none.
    Pressed(CommandAction),
}
