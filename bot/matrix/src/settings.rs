//! The settings of the Matrix adapter.

use std::path::PathBuf;

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
    /// Whether only messages count that devices have encrypted which their accounts have signed.
    pub signed_devices: bool,
    /// Accounts whose identity is another one than the bot knows, and is to be known from now on.
    pub accept_identities: Vec<String>,
    /// Accounts (`@ola:example.org`) and servers (`example.org`) whose invitations are accepted. Empty: everybody's.
    pub allow: Vec<String>,
    /// The folder with session and keys. `None`: `matrix` in the data folder.
    pub folder: Option<PathBuf>,
    /// The database of the processes that use that folder in turn, as it may be shown. `None`: there is one process.
    pub shared_by: Option<String>,
    /// How much of a place one call of `find` reads.
    pub search: SearchLimits,
}

/// How much of a place one call of `find` reads: the next call continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchLimits {
    /// Pages.
    pub pages: usize,
    /// Events on a page.
    pub events: u32,
}

impl Default for SearchLimits {
    fn default() -> Self {
        Self { pages: 200, events: 100 }
    }
}

/// How the account logs in.
#[derive(Clone, PartialEq, Eq)]
pub enum Login {
    /// By password.
    Password(String),
    /// By an access token.
    Token(String),
}

#[cfg(test)]
impl MatrixSettings {
    /// Those of an account without a homeserver.
    pub(crate) fn of_nobody() -> Self {
        Self {
            homeserver: String::new(),
            user: String::new(),
            login: Login::Token(String::new()),
            reset_identity: false,
            signed_devices: false,
            accept_identities: Vec::new(),
            allow: Vec::new(),
            folder: None,
            shared_by: None,
            search: SearchLimits::default(),
        }
    }
}
