//! Why a network refuses, and why a place isn't a private conversation: what a person must change.

use serde::{Deserialize, Serialize};

use crate::event::PersonId;

/// The permission that rooms of Matrix have instead of names for each.
pub const POWER_LEVEL: &str = "power level";

/// What a person must change before the network accepts it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The bot's account lacks a permission, by the network's own name for it ("Manage Threads").
    #[error("permission {0:?} is missing")]
    Permission(String),
    /// The bot was removed from the place and can't come back by itself.
    #[error("the bot was removed from the place")]
    PutOut,
    /// The person takes no private messages from the bot.
    #[error("the person's private messages are closed")]
    ClosedToBot,
    /// The place can't have press rooms, whatever the bot may do there: it is of another kind.
    #[error("there are no press rooms in a place of this kind")]
    NoRooms,
    /// The network limits how many rooms are in use at once, and there are as many.
    #[error("there are as many rooms as the network allows")]
    TooManyRooms,
    /// Somebody is in a press room who doesn't belong there, and can't be put out.
    #[error("somebody who doesn't belong into a room can't be removed from it (locked: {locked})")]
    Stranger {
        /// Those who are in it.
        who: Vec<PersonId>,
        /// Whether nobody can write there any more.
        locked: bool,
    },
    /// The place was deleted.
    #[error("the place was deleted")]
    Deleted,
    /// The message is malformed or too long for the network. A fault of ours.
    #[error("the network finds the message malformed")]
    Malformed,
}

/// Why a place in which only the bot and one person are, or were, isn't a private conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotPrivate {
    /// It isn't encrypted: the operators of its server can read it.
    Unencrypted,
    /// Another person made it, is or was in it, or can read or enter it; or it has a name, as group rooms have.
    Shared,
}
