//! Discord's ids, and the bot's identity there.

use dragoman_game::event::{ChannelId, PersonId, PlatformName, RoomId};
use dragoman_platform::Setback;

use super::wire::Id;

/// The bot's ids, once connected.
#[derive(Clone, Copy, Debug)]
pub(super) struct Identity {
    pub(super) user: Id,
    pub(super) application: Id,
}

/// Parses one of our ids. An id that isn't Discord's doesn't exist there.
pub(super) fn native(id: &str) -> Result<Id, Setback> {
    id.parse().map_err(|_| Setback::Gone)
}

pub(super) fn person(id: Id) -> PersonId {
    PersonId::new(PlatformName::Discord, &id.to_string())
}

pub(super) fn channel(id: Id) -> ChannelId {
    ChannelId::new(PlatformName::Discord, &id.to_string())
}

pub(super) fn room(id: Id) -> RoomId {
    RoomId::new(PlatformName::Discord, &id.to_string())
}
