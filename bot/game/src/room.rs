//! The state that a press room should have.

use serde::{Deserialize, Serialize};

use crate::event::{ChannelId, PersonId, RoomId};

/// For how many days after the end of its game a press room can be read at least.
pub const ROOM_DAYS: u32 = 30;

/// The state that a press room should have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// The network's room, if it was opened before and its id was noted.
    pub known: Option<RoomId>,
    /// The channel of its game.
    pub channel: ChannelId,
    /// The game's name.
    pub game: String,
    /// Its name, e.g. "Bosforo · Italy – Germany": at most 100 characters, names no person.
    pub name: String,
    /// Who is in it besides the bot, and nobody else.
    pub members: Vec<PersonId>,
    /// Whether members may write now.
    pub open: bool,
    /// Whether members who have left it by themselves are invited again.
    #[serde(default)]
    pub ask_back: bool,
    /// Whether its game is over: it is put away, as far as the network can do that, and can still be read.
    #[serde(default)]
    pub over: bool,
}
