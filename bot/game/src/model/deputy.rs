//! Somebody who plays a seat for given days while its player is away.

use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::event::PersonId;

/// How many people may be asked to be deputies in one phase of a game.
pub const MOST_ASKED: u32 = 5;

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
    accepted: bool,
    /// The days have begun, and the deputy was told.
    #[serde(default)]
    begun: bool,
    /// The person wasn't told and can't accept, which the player doesn't learn: where nobody knows who plays what, the answer is
    /// the same about all people.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    untold: bool,
}

impl Deputy {
    /// `person`, called `name`, is asked to play for `of` on the days `from` to `to`, which begin and end at these times.
    pub fn asked(
        of: PersonId,
        (person, name): (PersonId, String),
        (from, to): (Date, Date),
        (begins, ends): (Timestamp, Timestamp),
    ) -> Self {
        Self { of, person, name, from, to, begins, ends, accepted: false, begun: false, untold: false }
    }

    /// The same, without the person being told.
    #[must_use]
    pub fn untold(self) -> Self {
        Self { untold: true, ..self }
    }

    /// Whether the person was asked, and isn't only taken to have been.
    pub fn was_told(&self) -> bool {
        !self.untold
    }

    /// Whether the deputy has accepted.
    pub fn has_accepted(&self) -> bool {
        self.accepted
    }

    /// Whether the days have begun, and the deputy was told.
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// The deputy accepts.
    pub(super) fn accept(&mut self) {
        self.accepted = true;
    }

    /// The days have begun, and the deputy is told.
    pub(super) fn begin(&mut self) {
        self.begun = true;
    }

    /// Whether the deputy plays the seat at `now`.
    pub fn acts(&self, now: Timestamp) -> bool {
        self.accepted && self.begins <= now && now < self.ends
    }

    /// Whether the deputy plays the seat at `until`, or played it up to then.
    pub(super) fn played_until(&self, until: Timestamp) -> bool {
        self.accepted && self.begins <= until && until <= self.ends
    }

    /// Whether the deputy plays the seat on `date`.
    pub fn covers(&self, date: Date) -> bool {
        self.accepted && (self.from..=self.to).contains(&date)
    }
}
