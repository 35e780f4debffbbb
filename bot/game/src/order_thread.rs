//! Order threads: private places for people whose own private messages are closed to the bot.

use crate::event::{ChannelId, PersonId, RoomId};

/// Somebody's order thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderThread {
    /// The person whose orders go into it.
    pub person: PersonId,
    /// The channel under which it was opened.
    pub channel: ChannelId,
    /// The platform's room.
    pub room: RoomId,
    /// Whether it is used: their private messages are closed.
    pub closed: bool,
}
