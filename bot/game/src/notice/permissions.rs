//! Notices about what the bot may do in a channel.

use serde::{Deserialize, Serialize};

/// What a network lets the bot do in a channel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChannelPermissions {
    /// The permissions that it lacks for posting, by the network's own names.
    pub posting: Vec<String>,
    /// The permissions that it lacks for press rooms.
    pub rooms: Vec<String>,
    /// The permissions that it lacks for pinning the current state.
    pub pinning: Vec<String>,
    /// Which messages of people it receives, where the network distinguishes that.
    pub reading: Option<ReadMessages>,
    /// The bot's power level and those that it needs, where a network has these.
    #[serde(default)]
    pub levels: Option<PowerLevels>,
    /// What the channel is, if press rooms can't be opened in one of its kind.
    #[serde(default)]
    pub kind: Option<ChannelKind>,
}

/// Power levels in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PowerLevels {
    /// The bot's own; `None`: it may do everything, since it made the room.
    pub own: Option<i64>,
    /// What writing needs.
    pub posting: i64,
    /// What pinning needs.
    pub pinning: i64,
}

impl PowerLevels {
    /// Whether the bot may do what needs `level`.
    pub fn reach(&self, level: i64) -> bool {
        self.own.is_none_or(|own| own >= level)
    }
}

/// A kind of channel that can have no press rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChannelKind {
    /// For announcements.
    Announcements,
    /// For speaking.
    Voice,
    /// A forum: posts are possible only in its threads, so no game can be played there.
    Forum,
    /// Something else.
    Other,
}

/// Which messages of people the bot receives in rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReadMessages {
    /// Everything.
    All,
    /// Where it is mentioned.
    Mentions,
}

/// What the bot may do in a channel: to be asked of the network, or its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "survey")]
pub enum PermissionCheck {
    /// Requested: the dispatcher asks the network.
    Asked {
        /// In which channel.
        channel: crate::event::ChannelId,
    },
    /// The result.
    Found {
        /// What the network lets the bot do.
        found: ChannelPermissions,
    },
    /// The network doesn't answer now.
    Unknown,
}
