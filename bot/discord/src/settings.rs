//! The settings of the Discord adapter.

use std::num::NonZeroU32;

/// The most calls of an account in any second, unless Discord allows it more: 50 is its limit for all.
pub const CALLS_A_SECOND: u32 = 45;

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
    /// The most calls in any second, besides answers to interactions: [`CALLS_A_SECOND`], or less than what Discord allows
    /// the account. Five may be made at once, the others at an even pace.
    pub calls_a_second: u32,
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
    /// Another one, over TLS. It must have a certificate for `discord.com`.
    Server {
        /// `https://host:port`.
        url: String,
        /// Its certificate authority, in PEM form.
        ca: Vec<u8>,
    },
    /// A server for tests, without TLS.
    Plain {
        /// `http://host:port`.
        url: String,
    },
}
