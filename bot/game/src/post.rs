//! Posts: the key under which a post is made, and where it is.

use dragoman_runtime::names::name_from;
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

    /// The key of post `number` (from 0) of those that follow from the one with this key: always the same.
    pub fn part(&self, number: usize) -> Self {
        Self(name_from(&format!("{} {number}", self.0), 22))
    }
}

impl From<Key> for String {
    fn from(key: Key) -> Self {
        key.0
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

/// What was posted for one notice: its first post, and the posts with the rest of a long text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The first one, which has the buttons and the picture.
    #[serde(flatten)]
    pub first: Posted,
    /// The others, in the same place. `None`: not known, because an older version posted them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<Vec<PostId>>,
}

impl From<Posted> for Standing {
    fn from(first: Posted) -> Self {
        Self { first, rest: Some(Vec::new()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_older_version_posted_is_read_and_its_rest_isnt_known() {
        let old = r#"{"place":{"channel":"local:hall"},"id":"7"}"#;
        let read: Standing = serde_json::from_str(old).unwrap();
        assert_eq!((read.first.id.0.as_str(), &read.rest), ("7", &None));
        let posted = Standing { rest: Some(vec![PostId("8".to_owned())]), ..read };
        let text = serde_json::to_string(&posted).unwrap();
        assert_eq!(serde_json::from_str::<Standing>(&text).unwrap(), posted);
        assert_eq!(serde_json::from_str::<Posted>(&text).unwrap(), posted.first, "an older version reads it too");
    }

    #[test]
    fn parts_have_keys_of_their_own() {
        let key = Key::of("abc");
        assert_ne!(key.part(0), key.part(1));
        assert_eq!(key.part(0), key.part(0));
        assert_eq!(key.part(0).as_str().len(), 22);
    }
}
