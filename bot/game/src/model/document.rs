//! Documents that powers put before each other.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::position::PowerId;

/// A document. Its words stand where it was posted and aren't kept here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Document {
    /// Counts up from 1 within the game.
    pub number: u32,
    /// Whose players may sign it; none: it was put before all.
    pub readers: BTreeSet<PowerId>,
    /// The key of the press room in which it stands, if it stands in one.
    #[serde(default)]
    pub room: Option<String>,
    /// Who has signed; whoever wrote it was the first.
    pub signed: Vec<PowerId>,
}
