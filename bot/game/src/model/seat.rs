//! Who sits at the table, and how powers are drawn.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::position::PowerId;
use crate::event::PersonId;

/// After so many phases in a row without an order a seat is offered to others, and nobody waits for its player any more.
pub const OFFERED_AFTER: u32 = 2;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Somebody.
    Person(PersonId),
    /// The bot itself, from this seed.
    Computer(u64),
    /// Nobody any more: its powers are in civil disorder until somebody takes it over.
    Vacant,
}

/// A seat at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Who plays it.
    pub holder: Holder,
    /// The holder's name as others see it; the last one's while the seat is vacant.
    pub name: String,
    /// What was drawn, once the game has started. Several in a set-up for fewer players.
    #[serde(default)]
    pub powers: Vec<PowerId>,
    /// The event by which they joined: part of the draw.
    pub joined_by: String,
    /// For which powers they asked, the dearest first.
    #[serde(default)]
    pub preferences: Vec<PowerId>,
    /// Has said again that they will be there, since all seats were taken.
    #[serde(default)]
    pub confirmed: bool,
    /// When they last said that they will play: by joining, or by confirming it.
    #[serde(default)]
    pub promised_at: Option<Timestamp>,
    /// How many phases in a row passed without an order.
    #[serde(default)]
    pub missed: u32,
    /// Since when anybody may take it over; none: nobody may. Whoever still sits in it keeps it until then.
    #[serde(default)]
    pub offered: Option<Timestamp>,
    /// Whom the game master has asked to take it over.
    #[serde(default)]
    pub invited: Option<PersonId>,
    /// Who gave it up, and may come back while nobody has taken it.
    #[serde(default)]
    pub former: Option<PersonId>,
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
            missed: 0,
            offered: None,
            invited: None,
            former: None,
        }
    }

    /// The person who plays it.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.holder {
            Holder::Person(person) => Some(person),
            Holder::Computer(_) | Holder::Vacant => None,
        }
    }

    /// Whether it holds `power`.
    pub fn holds(&self, power: &str) -> bool {
        self.powers.iter().any(|held| held == power)
    }
}

/// Somebody who would like a seat and found none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// Who.
    pub person: PersonId,
    /// As others see them.
    pub name: String,
    /// The event by which they asked.
    pub joined_by: String,
    /// For which powers they asked, the dearest first.
    #[serde(default)]
    pub preferences: Vec<PowerId>,
    /// When they asked.
    pub since: Timestamp,
}

/// How powers are drawn so that nobody, the bot's operator neither, can choose: the seed is fixed before anybody
/// joins, its hash is published, and what is drawn depends on the joins too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment {
    /// 32 bytes in hexadecimal; told to nobody before the start.
    pub seed: String,
    /// Its SHA-256 in hexadecimal; told to everybody at creation.
    pub hash: String,
}
