//! What is said about what the bot may do in a channel.

use serde::{Deserialize, Serialize};

/// What a network lets the bot do in a channel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Survey {
    /// What it lacks for posting, by the network's own names.
    pub posting: Vec<String>,
    /// What it lacks for press rooms.
    pub rooms: Vec<String>,
    /// What it lacks for keeping the current state pinned.
    pub pinning: Vec<String>,
    /// What of people's words it gets to read, where the network makes a difference.
    pub reading: Option<Reading>,
}

/// What of people's words the bot gets to read in rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// Everything.
    All,
    /// Where it is mentioned.
    Mentions,
}

/// What is said about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "survey")]
pub enum Surveyed {
    /// To be found out: the courier asks the network.
    Asked {
        /// Where.
        channel: crate::event::ChannelId,
    },
    /// This is so.
    Found {
        /// What.
        found: Survey,
    },
    /// The network doesn't say now.
    Unknown,
}
