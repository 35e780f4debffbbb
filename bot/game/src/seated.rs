//! What a network may show beside the conversation: who holds which seat, and where seats are vacant.

use crate::event::{ChannelId, PersonId};
use crate::model::PowerId;

/// A power that a person holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The game's name.
    pub game: String,
    /// The game's channel.
    pub channel: ChannelId,
    /// The power's id: `AUSTRIA`.
    pub power: PowerId,
    /// The game is anonymous: only this player knows who plays the power.
    pub anonymous: bool,
}

/// A game that still looks for players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// Its id, which the button *Join* contains.
    pub game: String,
    /// Seats that nobody has taken.
    pub free: usize,
    /// The people who have taken one.
    pub seated: Vec<PersonId>,
}
