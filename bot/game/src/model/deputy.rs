//! Somebody who plays a seat for given days while its player is away.

use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::event::PersonId;

/// How many people may be asked to be deputies in one phase of a game.
pub const MOST_ASKED: u32 = 20;

/// A deputy of a seat's player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deputy {
    /// Whose: if another player has the seat, this is nobody's deputy.
    pub of: PersonId,
    /// The deputy.
    pub person: PersonId,
    /// The deputy's name as others see it.
    pub name: String,
    /// The first day, in the game's time zone.
    pub from: Date,
    /// The last day.
    pub to: Date,
    /// When the first day begins.
    pub begins: Timestamp,
    /// When the last day ends.
    pub ends: Timestamp,
    /// The deputy has accepted.
    #[serde(default)]
    pub accepted: bool,
    /// The days have begun, and the deputy was told.
    #[serde(default)]
    pub begun: bool,
}

impl Deputy {
    /// Whether the deputy plays the seat at `now`.
    pub fn acts(&self, now: Timestamp) -> bool {
        self.accepted && self.begins <= now && now < self.ends
    }

    /// Whether the deputy plays the seat on `date`.
    pub fn covers(&self, date: Date) -> bool {
        self.accepted && (self.from..=self.to).contains(&date)
    }
}
