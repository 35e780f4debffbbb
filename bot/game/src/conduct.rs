//! How people treat each other: whom somebody has blocked, who may not join games on a server, and what was reported.
//!
//! Whom a list is about is stored as a hash with the installation's key, so that nothing in it has to be deleted to forget a
//! person, and a person who is barred can't come back by being forgotten. Without the key nobody finds out by trying ids
//! who is meant.

use jiff::{SignedDuration, Timestamp};
use sha2::{Digest, Sha256};

use crate::event::PersonId;
use crate::model::{GameId, MarkKey, PowerId};

/// For how long somebody stays on a list.
pub const LISTED: SignedDuration = SignedDuration::from_hours(24 * 365);
/// For how long a report is stored.
pub const REPORTED: SignedDuration = SignedDuration::from_hours(24 * 30);

/// Which list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Whom a person has blocked; the owner is that person.
    Blocks,
    /// Who may not join games; the owner is a server.
    Bars,
}

/// Whom a list is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject(pub String);

impl Subject {
    /// A person, wherever they play openly.
    pub fn person(key: &MarkKey, person: &PersonId) -> Self {
        Self::of_unkeyed(key, &unkeyed(person.as_str()))
    }

    /// Whoever plays `power` in an anonymous game: who that is stays secret.
    pub fn power(key: &MarkKey, game: &GameId, power: &PowerId) -> Self {
        Self::of_unkeyed(key, &unkeyed(&format!("game:{game}:{power}")))
    }

    /// The subject of a row in which a hash without a key was stored, as older versions did.
    pub fn of_unkeyed(key: &MarkKey, hash: &str) -> Self {
        Self(key.hash("conduct", hash))
    }
}

/// The hash that older versions stored.
fn unkeyed(text: &str) -> String {
    Sha256::digest(format!("conduct {text}")).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// One row of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Whom it is about.
    pub subject: Subject,
    /// As the owner knows them.
    pub shown: String,
    /// Until when it counts.
    pub until: Timestamp,
}

/// A change of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListChange {
    /// Which list.
    pub list: List,
    /// The person or server whose list it is.
    pub owner: String,
    /// Whom it is about.
    pub subject: Subject,
    /// The new row; `None`: it is removed.
    pub row: Option<Listed>,
}

/// What somebody has reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Who, to count their reports: nobody is shown it.
    pub reporter: Subject,
    /// The server whose administrators may read it; empty: it went to the game master.
    pub server: String,
    /// The game's name.
    pub game: String,
    /// The text that the reporter chose; empty if it went to the game master, who has it.
    pub text: String,
    /// Until when it is stored.
    pub until: Timestamp,
}

/// A server, as a place with administrators of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// Its key.
    pub key: String,
    /// Who may not join games there.
    pub bars: Vec<Listed>,
    /// What was reported to its administrators, the newest first.
    pub reports: Vec<Report>,
    /// How many reports the acting person has made within a day.
    pub reported: u32,
}

/// What was loaded for the acting person: only if the decision asked for it.
#[derive(Clone, Debug, Default)]
pub struct KnownConduct {
    /// Whom they have blocked.
    pub blocks: Option<Vec<Listed>>,
    /// Who has blocked them.
    pub blockers: Option<Vec<PersonId>>,
    /// The server that is meant.
    pub server: Option<Server>,
}
