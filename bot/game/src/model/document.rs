//! Documents that powers offer each other to sign.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::ids::PowerId;

/// A document. Its text is in the place where it was posted, and isn't stored here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Document {
    /// Counts up from 1 within the game.
    pub number: u32,
    /// The powers whose players may sign it; `None`: all.
    pub readers: BTreeSet<PowerId>,
    /// The key of the press room in which it was posted, if it was posted in one.
    #[serde(default)]
    pub room: Option<String>,
    /// Who has signed; its author is the first.
    pub signed: Vec<PowerId>,
}
