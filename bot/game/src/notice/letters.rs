//! Notices about stored letters, and the vote on publishing them.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// A notice about stored letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "letters")]
pub enum LettersNotice {
    /// To a person who wrote or received letters: may they be published?
    Asked {
        /// The game's name.
        name: String,
        /// Until then all must have agreed.
        until: Timestamp,
    },
    /// To a person who has answered, whatever the answer was.
    Answered {
        /// Until then all must have agreed.
        until: Timestamp,
    },
    /// To all: everybody has agreed. The letters are a file, loaded when the notice is posted.
    Opened {
        /// The game's name.
        name: String,
    },
}

/// Why letters aren't published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "letters")]
pub enum NoLetters {
    /// The game isn't over.
    NotOver,
    /// None are stored.
    NothingKept,
    /// The person wrote and received none.
    NotYours,
    /// They are deleted by now.
    Deleted {
        /// For how many days they were stored.
        days: u32,
    },
    /// Not everybody agreed in time.
    Closed,
    /// Nobody has proposed it, so that there is nothing to refuse.
    NotAsked,
}
