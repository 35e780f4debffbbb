//! A player with their powers.

use serde::{Deserialize, Serialize};

use crate::model::PowerId;

/// A seat as it is shown to all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    /// The player's name.
    pub name: String,
    /// Their powers.
    pub powers: Vec<PowerId>,
}
