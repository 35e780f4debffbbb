//! What is said before a game begins, and about what was drawn.

use serde::{Deserialize, Serialize};

use crate::draw::CoinProof;
use crate::game::PowerId;

/// About the beginning of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "opening")]
pub enum OpeningNotice {
    /// To all: the coin of the game for two was tossed.
    Tossed {
        /// Whom Italy joins.
        name: String,
        /// That player's powers now.
        powers: Vec<PowerId>,
        /// For checking.
        coin: CoinProof,
    },
}
