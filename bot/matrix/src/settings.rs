//! How the adapter is set up.

/// How the adapter is set up.
#[derive(Clone, PartialEq, Eq)]
pub struct MatrixSettings {
    /// The homeserver's address: `https://…`.
    pub homeserver: String,
    /// The bot's account: `@dragoman:example.org` or `dragoman`.
    pub user: String,
    /// How it logs in the first time.
    pub login: Login,
    /// Whether an identity and a key backup that the account has, and that this program has no key for, are replaced.
    pub reset_identity: bool,
    /// Whose invitations are accepted: accounts (`@ola:example.org`) and whole servers (`example.org`). Empty:
    /// everybody's.
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
