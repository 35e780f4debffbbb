//! The post that looks for players.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::Sitting;
use crate::model::Settings;

/// A game looks for players; edited as they join.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LobbyPost {
    /// Its name.
    pub name: String,
    /// Its rules.
    pub settings: Settings,
    /// How many it needs.
    pub needed: usize,
    /// The game master's name; empty if it isn't known.
    #[serde(default)]
    pub master: String,
    /// Who has joined.
    pub joined: Vec<String>,
    /// The published hash of the assignment's seed.
    pub hash: String,
    /// The published hash of the coin's seed, in the game for two.
    #[serde(default)]
    pub coin: Option<String>,
    /// Who was assigned powers by hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub assigned: Vec<Sitting>,
    /// The waiting list.
    #[serde(default)]
    pub waiting: Vec<String>,
    /// All seats are taken, and until then these must confirm that they will play.
    #[serde(default)]
    pub confirm_by: Option<Timestamp>,
    /// Who hasn't confirmed yet.
    #[serde(default)]
    pub unconfirmed: Vec<String>,
}
