//! Absences that players announce before they begin, over which deadlines step.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::event::PersonId;

/// On how many days of a year deadlines wait for one player, so that nobody can hold up a game for ever.
pub const AWAY_DAYS: i32 = 14;

/// How many days an absence may have for which no deadline waits.
pub const LONGEST_AWAY: i32 = 62;

/// How many absences of one player a game stores.
pub const MOST_AWAY: usize = 20;

/// An absence, in days of the game's time zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Away {
    /// The player who is away.
    pub person: PersonId,
    /// Its first day.
    pub from: Date,
    /// Its last day.
    pub to: Date,
    /// A deadline has stepped over it: its days count even if it is taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waited: bool,
    /// It was taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub taken_back: bool,
}

impl Away {
    /// How many days it has.
    pub fn days(&self) -> i32 {
        (self.to - self.from).get_days().max(0) + 1
    }

    /// Whether the player is away on `date`.
    pub fn covers(&self, date: Date) -> bool {
        !self.taken_back && (self.from..=self.to).contains(&date)
    }
}
