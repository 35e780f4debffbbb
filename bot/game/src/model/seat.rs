//! The seats of a game, and the commitment to the power assignment.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::deputy::Deputy;
use super::ids::PowerId;
use crate::event::PersonId;

/// After this many phases in a row without an order a seat is offered to others, and nobody waits for its player.
pub const OFFERED_AFTER: u32 = 2;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// A person.
    Person(PersonId),
    /// The computer player, with this seed.
    Computer(u64),
    /// Nobody: its powers are in civil disorder until somebody takes it over.
    Vacant,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Who plays it.
    pub holder: Holder,
    /// The holder's name as others see it; the previous holder's while the seat is vacant.
    pub name: String,
    /// The powers, once the game has started. Several in a set-up for fewer players.
    #[serde(default)]
    pub powers: Vec<PowerId>,
    /// The event by which they joined: part of the input of the power assignment.
    pub joined_by: String,
    /// The powers that they prefer, the most wanted first.
    #[serde(default)]
    pub preferences: Vec<PowerId>,
    /// Whether they have confirmed that they will play, since all seats were taken.
    #[serde(default)]
    pub confirmed: bool,
    /// When they last confirmed that they will play, by joining or by the command.
    #[serde(default)]
    pub promised_at: Option<Timestamp>,
    /// When its player last did something in the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Timestamp>,
    /// Phases in a row without an order.
    #[serde(default)]
    pub missed: u32,
    /// In how many phases its player had something to decide.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub played: u32,
    /// In how many of them they sent nothing.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub absent: u32,
    /// Whether the game master lets its player make no public declarations.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub muted: bool,
    /// Since when anybody may take it over; `None`: nobody may. Its present holder keeps it until then.
    #[serde(default)]
    pub offered: Option<Timestamp>,
    /// Whether the players have decided that the game goes on without its orders: until somebody plays it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unawaited: bool,
    /// The people whom the game master has asked to take it over.
    #[serde(default)]
    pub invited: Option<PersonId>,
    /// A person of whom two players have agreed that they take it, although it has changed hands often.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agreed: Option<PersonId>,
    /// The person who gave it up, and may come back while nobody has taken it.
    #[serde(default)]
    pub former: Option<PersonId>,
    /// Somebody who plays it for given days, or was asked to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deputy: Option<Deputy>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Seat {
    /// A person's new seat.
    pub fn taken(person: PersonId, name: String, joined_by: String) -> Self {
        Self {
            holder: Holder::Person(person),
            name,
            powers: Vec::new(),
            joined_by,
            preferences: Vec::new(),
            confirmed: false,
            promised_at: None,
            seen: None,
            missed: 0,
            played: 0,
            absent: 0,
            muted: false,
            offered: None,
            unawaited: false,
            invited: None,
            agreed: None,
            former: None,
            deputy: None,
        }
    }

    /// The person who plays it.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.holder {
            Holder::Person(person) => Some(person),
            Holder::Computer(_) | Holder::Vacant => None,
        }
    }

    /// The deputy of its present player.
    pub fn deputy(&self) -> Option<&Deputy> {
        self.deputy.as_ref().filter(|deputy| self.person() == Some(&deputy.of))
    }

    /// Whether it holds `power`.
    pub fn holds(&self, power: &PowerId) -> bool {
        self.powers.contains(power)
    }
}

/// A person in the waiting list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// Who.
    pub person: PersonId,
    /// As others see them.
    pub name: String,
    /// The event by which they asked.
    pub joined_by: String,
    /// The powers that they prefer, the most wanted first.
    #[serde(default)]
    pub preferences: Vec<PowerId>,
    /// When they asked.
    pub since: Timestamp,
}

/// The commitment to a random choice that nobody, not even the bot's operator, can influence: the seed is fixed before
/// anybody joins, its hash is published, and the result depends on the joins too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment {
    /// 32 bytes in hexadecimal; secret until the start.
    pub seed: String,
    /// Its SHA-256 in hexadecimal; published at the creation.
    pub hash: String,
}
