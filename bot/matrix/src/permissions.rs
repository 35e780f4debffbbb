//! What the bot may do in a room of others: its power level, and those that writing and pinning need.

use std::time::Duration;

use dragoman_game::event::ChannelId;
use dragoman_game::notice::permissions::{ChannelPermissions, PowerLevels};
use dragoman_platform::Setback;
use futures_util::FutureExt as _;
use matrix_sdk::ruma::events::room::power_levels::UserPowerLevel;
use matrix_sdk::ruma::events::{MessageLikeEventType, StateEventType};

use super::account::Account;
use super::setback::later;

impl Account {
    /// The bot's permissions in `channel`.
    pub(super) async fn permissions(&self, channel: &ChannelId) -> Result<ChannelPermissions, Setback> {
        let room = self.channel(channel.native()).await?;
        let levels = room.power_levels().boxed().await.map_err(|_| later(Duration::from_secs(2)))?;
        let own = match levels.for_user(&self.own) {
            UserPowerLevel::Int(level) => Some(i64::from(level)),
            // It made the room.
            _ => None,
        };
        let message = match room.encryption_state().is_encrypted() {
            true => MessageLikeEventType::RoomEncrypted,
            false => MessageLikeEventType::RoomMessage,
        };
        let levels = PowerLevels {
            own,
            posting: i64::from(levels.for_message(message)),
            pinning: i64::from(levels.for_state(StateEventType::RoomPinnedEvents)),
        };
        Ok(ChannelPermissions { levels: Some(levels), ..ChannelPermissions::default() })
    }
}
