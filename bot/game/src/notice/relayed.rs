//! What is said about letters: press that the bot carries from one private conversation to others.
//!
//! Used where a room would be no secret (a player could read it), where none can be opened, and by whoever likes it
//! better. A letter names powers and nobody's name, so that it serves anonymous games as well.

use dragoman_l10n::Language;
use serde::{Deserialize, Serialize};

use super::sitting::Sitting;
use crate::event::PersonId;
use crate::model::{OrderText, PowerId};

/// Why letters take the place of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "because")]
pub enum Why {
    /// Players of the game who aren't in the room could read it: the network lets them.
    #[serde(rename = "overheard")]
    ReadableByOthers {
        /// What they play.
        by: Vec<PowerId>,
    },
    /// The bot lacks a permission that rooms need.
    Permission {
        /// By the network's own name.
        permission: String,
    },
    /// Its members are on different networks, or their network has no rooms.
    Apart,
    /// Nobody may learn who plays what, and a room would show it.
    Anonymous,
}

/// Somebody at the table, as an ear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outsider {
    /// The account.
    pub person: PersonId,
    /// What is said of them: by power once powers are drawn, else by name.
    pub sitting: Sitting,
}

/// What is said about letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "relayed")]
pub enum Relayed {
    /// To a reader: a letter. Its words are kept until it is delivered and no longer.
    Letter {
        /// Who writes.
        from: PowerId,
        /// Everybody who gets it.
        to: Vec<PowerId>,
        /// What they write.
        text: String,
        /// The whole orders in it.
        orders: Vec<OrderText>,
        /// The writer's language: who reads another gets the orders in theirs.
        language: Language,
    },
    /// To the writer: it is on its way.
    Sent {
        /// To whom.
        to: Vec<PowerId>,
    },
    /// To somebody who wants to write and hasn't said what: this is how.
    HowTo {
        /// To whom.
        to: Vec<PowerId>,
    },
    /// To everybody of a room that isn't one: write letters instead.
    Instead {
        /// Who.
        members: Vec<Sitting>,
        /// Why.
        why: Why,
        /// The room was open, and is locked for that.
        #[serde(default)]
        closed: bool,
    },
    /// To somebody who asked for a room that has to be opened first.
    Opening {
        /// With whom.
        with: Vec<Sitting>,
    },
    /// In the channel: these players could read rooms that they aren't in. Everybody who might is in the list when it
    /// is written; the courier asks the network and leaves those that can.
    #[serde(rename = "ears")]
    Outsiders {
        /// Who.
        people: Vec<Outsider>,
    },
    /// To somebody who wants to read the orders of a message in which there are none.
    NoOrders,
    /// To somebody who wrote a letter where others read.
    InPrivate,
    /// To somebody who changed a letter that is delivered.
    Delivered,
    /// To somebody who writes to a power that nobody plays.
    Nobody {
        /// Which.
        power: PowerId,
    },
}
