//! A message or command that could refer to several games, stored until the person says which one.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::command::CommandAction;
use crate::event::PersonId;

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The id that the buttons name.
    pub id: String,
    /// Who was asked.
    pub person: PersonId,
    /// What they had requested.
    pub said: Request,
    /// When it is too old to be answered.
    pub expires: Timestamp,
}

/// What a person asked the bot to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// A text.
    Text(String),
    /// A command from the network's own menu, with its values.
    Command(String, BTreeMap<String, String>),
    /// A button that gives a command. The button that answers a question isn't one.
    Pressed(CommandAction),
}
