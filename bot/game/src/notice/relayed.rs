//! Notices about letters: press that the bot delivers from one private conversation to others.
//!
//! Used where a room wouldn't be private (a player could read it), where none can be opened, and by players who prefer
//! it. A letter names powers and no people, so it can be used in anonymous games too.

use dragoman_l10n::Language;
use serde::{Deserialize, Serialize};

use super::sitting::Sitting;
use crate::event::PersonId;
use crate::model::{OrderText, PowerId};

/// Why letters replace a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "because")]
pub enum Why {
    /// People of the game who aren't in the room could read it, because of the network's permissions.
    #[serde(rename = "overheard")]
    ReadableByOthers {
        /// The powers of those of them who play; none: deputies or people who watch could.
        by: Vec<PowerId>,
    },
    /// The bot lacks a permission that rooms need.
    Permission {
        /// By the network's own name.
        permission: String,
    },
    /// The game's channel can't have rooms: it is of another kind, or was deleted.
    NoRooms,
    /// The network limits how many rooms are in use at once, and there are as many.
    TooManyRooms,
    /// For days the network has neither changed the room nor said why.
    Unsettled,
    /// Somebody is in it who doesn't belong there, and can't be put out.
    Stranger {
        /// Their powers, if they play.
        powers: Vec<PowerId>,
        /// Whether nobody can write there any more.
        locked: bool,
    },
    /// Its members are on different networks, or their network has no rooms.
    Apart,
    /// Nobody may learn who plays what, and a room would show it.
    Anonymous,
}

/// A player who could read rooms that they aren't in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outsider {
    /// The account.
    pub person: PersonId,
    /// How they are named: by power once powers are assigned, else by name.
    pub sitting: Sitting,
}

/// A notice about letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "relayed")]
pub enum Relayed {
    /// To a reader: a letter. Its text is stored until it is delivered, and no longer.
    Letter {
        /// The writer's power.
        from: PowerId,
        /// All powers that get it.
        to: Vec<PowerId>,
        /// The text.
        text: String,
        /// The complete orders in it.
        orders: Vec<OrderText>,
        /// How many more seem to stand there that aren't complete.
        #[serde(default)]
        left: usize,
        /// The ids of the everyday sentences that the whole text is; none: it is something else.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        phrases: Vec<String>,
        /// The writer's language: readers of another get the orders, or the sentences, in theirs.
        language: Language,
    },
    /// To the writer: it was accepted for delivery.
    Sent {
        /// To whom.
        to: Vec<PowerId>,
    },
    /// To a person who wants to write and hasn't said what: how to do it.
    HowTo {
        /// To whom.
        to: Vec<PowerId>,
    },
    /// To all who asked for a room that can't be opened: write letters instead.
    Instead {
        /// Those who would have been in it.
        members: Vec<Sitting>,
        /// What keeps the room from being opened.
        why: Why,
        /// Whether the room was open until now: it is locked because of that, or can't be changed any more.
        #[serde(default)]
        closed: bool,
    },
    /// To a person who asked for a room that has to be opened first.
    Opening {
        /// With whom.
        with: Vec<Sitting>,
    },
    /// In the channel: these players could read rooms that they aren't in. When it is decided the list has everyone who
    /// might; the dispatcher asks the network and keeps those who can.
    #[serde(rename = "ears")]
    Outsiders {
        /// The players who could, or might, read them.
        people: Vec<Outsider>,
    },
    /// To a player who has written to powers in the channel or a press room, as if it were to the bot: it went to nobody else.
    Unsent {
        /// To whom.
        to: Vec<PowerId>,
        /// Whether it was in a press room.
        room: bool,
    },
    /// To a person who wants to read the orders of a message that contains none.
    NoOrders,
    /// To a person who wrote a letter in public.
    InPrivate,
    /// To a player whose orders stand below a heading that begins like a letter and names no power: they aren't stored, and
    /// nothing is sent.
    OrdersBelow {
        /// The heading, as typed.
        heading: String,
    },
    /// To a person who edited what others have read, or would have: nothing is said a second time.
    Delivered,
    /// To a person who writes to a power without a player, or wants a room with it.
    Nobody {
        /// The power without a player.
        power: PowerId,
    },
    /// To a person who writes free text to a power that a computer plays: it answers to statements only, and nothing was sent.
    Computer {
        /// The power that the computer plays.
        power: PowerId,
    },
    /// To somebody who writes to a power that a computer plays which doesn't talk in this game.
    SilentComputer {
        /// The power that the computer plays.
        power: PowerId,
    },
}
