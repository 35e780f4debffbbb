//! Ids of games.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A game's id: eight characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub String);

impl GameId {
    /// The number of characters of an id.
    const LENGTH: usize = 8;

    /// A new id from random bytes: small letters and at least one digit.
    pub fn fresh(seed: &[u8; 32]) -> Self {
        let mut id = dragoman_runtime::names::name_of(seed, Self::LENGTH).to_lowercase();
        if !id.contains(|c: char| c.is_ascii_digit()) {
            id.pop();
            id.push(char::from(b'0' + seed[Self::LENGTH] % 10));
        }
        Self(id)
    }

    /// The id of the rematch of the game `of`: always the same one.
    pub fn of_rematch(of: &Self) -> Self {
        use sha2::{Digest, Sha256};
        Self::fresh(&Sha256::new().chain_update("rematch ").chain_update(&of.0).finalize().into())
    }

    /// Whether `name` looks like an id, so that people could mistake one for the other. A word of eight letters
    /// doesn't.
    pub fn is_like(name: &str) -> bool {
        name.len() == Self::LENGTH
            && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
            && name.bytes().any(|byte| byte.is_ascii_digit())
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
