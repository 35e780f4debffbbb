//! The settings of the Discord adapter.

use std::num::NonZeroU32;

/// The settings of the Discord adapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscordSettings {
    /// The bot's token, a secret.
    pub token: String,
    /// The server to call.
    pub api: Api,
    /// Registers the commands in this server, where they appear at once, instead of everywhere.
    pub guild: Option<u64>,
    /// Whether to request the privileged intent for message content, which shows what is written in threads.
    pub message_content: bool,
    /// How many connections Discord's events are divided among.
    pub shards: Shards,
}

/// The number of shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shards {
    /// As many as Discord recommends at the start.
    Auto,
    /// This number.
    Number(NonZeroU32),
}

/// The server to call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Api {
    /// Discord's own.
    Public,
    /// Another one, over TLS and with the rate limiter. It must have a certificate for `discord.com`.
    Server {
        /// `https://host:port`.
        url: String,
        /// Its certificate authority, in PEM form.
        ca: Vec<u8>,
    },
    /// A server for tests, without rate limits.
    Plain {
        /// `http://host:port`.
        url: String,
    },
}
