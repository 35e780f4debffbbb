//! The settings of the Discord adapter.

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
