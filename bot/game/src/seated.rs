//! What a network may show beside the conversation: who holds which seat, and where seats are free.

use crate::event::{ChannelId, PersonId};

/// A power that somebody holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The game's name.
    pub game: String,
    /// The game's channel.
    pub channel: ChannelId,
    /// The power's id: `AUSTRIA`.
    pub power: String,
    /// The game is anonymous: nobody else is told who plays this power.
    pub anonymous: bool,
}

/// A game that still looks for players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    /// Its id, by which the button *Join* names it.
    pub game: String,
    /// Seats that nobody has taken.
    pub free: usize,
    /// The people who have taken one.
    pub seated: Vec<PersonId>,
}
