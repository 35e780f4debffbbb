//! The settings of the Matrix adapter.

/// The settings of the Matrix adapter.
#[derive(Clone, PartialEq, Eq)]
pub struct MatrixSettings {
    /// The homeserver's address: `https://…`, or a server name.
    pub homeserver: String,
    /// The bot's account: `@dragoman:example.org` or `dragoman`.
    pub user: String,
    /// The first login.
    pub login: Login,
    /// Whether to replace an existing identity and key backup of the account for which this program has no key.
    pub reset_identity: bool,
    /// Accounts (`@ola:example.org`) and servers (`example.org`) whose invitations are accepted. Empty: everybody's.
    pub allow: Vec<String>,
}

/// How the account logs in.
#[derive(Clone, PartialEq, Eq)]
pub enum Login {
    /// By password.
    Password(String),
    /// By an access token.
    Token(String),
}
