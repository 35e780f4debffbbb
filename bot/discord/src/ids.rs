//! Ids of Discord, and who the bot is there.

use dragoman_game::event::{ChannelId, PersonId, PlatformName, RoomId};
use dragoman_platform::Setback;

use super::wire::Id;

/// Who the bot is, once connected.
#[derive(Clone, Copy, Debug)]
pub(super) struct Identity {
    pub(super) user: Id,
    pub(super) application: Id,
}

/// Reads one of our own ids. One that isn't Discord's names nothing there.
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
