//! Posts: the key under which a post is made, and where it is.

use serde::{Deserialize, Serialize};

use crate::event::Place;

/// The idempotency key of one post: 22 random characters of `[0-9A-Za-z]`, the outbox row's id.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Key(String);

impl Key {
    /// The key with these characters.
    pub fn of(characters: &str) -> Self {
        Self(characters.to_owned())
    }

    /// The characters.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for Key {
    fn from(characters: String) -> Self {
        Self(characters)
    }
}

/// The network's own id of a post, for edits: made and read by its adapter only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PostId(pub String);

/// A post that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Posted {
    /// Where it is.
    pub place: Place,
    /// The network's id of it.
    pub id: PostId,
}
