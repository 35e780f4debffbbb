//! Who may take a seat in a game that is by invitation.

use dragoman_runtime::names::name_from;
use serde::{Deserialize, Serialize};

use crate::event::PersonId;

/// How many people a game's master may invite.
pub const MOST_INVITED: usize = 50;

/// How many people may ask to be invited.
pub const MOST_REQUESTS: usize = 20;

/// Somebody who has asked to be invited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JoinRequest {
    /// The person who has asked.
    pub person: PersonId,
    /// As others see them.
    pub name: String,
    /// The game master has refused.
    #[serde(default)]
    pub refused: bool,
}

impl JoinRequest {
    /// A short name of the request: ids of people can be too long for a button.
    pub fn key(&self) -> String {
        format!("~{}", name_from(self.person.as_str(), 10))
    }
}
