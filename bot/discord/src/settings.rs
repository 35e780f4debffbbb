//! How the bot reaches Discord, and as whom.

/// How the bot reaches Discord and as whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscordSettings {
    /// The bot's token.
    pub token: String,
    /// Which server is called.
    pub api: Api,
    /// The commands are registered in this server, at once, instead of everywhere.
    pub guild: Option<u64>,
    /// Whether the privileged intent is asked for that shows what is written in threads.
    pub message_content: bool,
}

/// The server that is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Api {
    /// Discord's own.
    Public,
    /// Another one, over TLS and with the rate limiter at work. It answers to the name `discord.com`.
    Server {
        /// `https://host:port`.
        url: String,
        /// Its certificate authority, in PEM form.
        ca: Vec<u8>,
    },
    /// A server of the tests, without rate limits.
    Plain {
        /// `http://host:port`.
        url: String,
    },
}
