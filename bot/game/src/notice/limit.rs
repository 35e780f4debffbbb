//! Notices to a person who has reached a limit: which one, and what can be done (see `limits.rs`).

use serde::{Deserialize, Serialize};

/// A limit that was reached: nothing was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "limit")]
pub enum Reached {
    /// Games that the person has created and that aren't over.
    OwnGames {
        /// How many there may be.
        most: u32,
    },
    /// Games in this channel that aren't over.
    GamesHere {
        /// How many there may be.
        most: u32,
    },
    /// Press rooms that one player has opened in a game.
    OwnRooms {
        /// How many there may be.
        most: u32,
    },
    /// Declarations, announcements and documents of one person in a phase.
    Documents {
        /// How many there may be.
        most: u32,
    },
    /// Letters of one person in a phase.
    Letters {
        /// How many there may be.
        most: u32,
    },
    /// People whom one person has blocked.
    Blocks {
        /// How many there may be.
        most: u32,
    },
    /// People whom a server doesn't let in.
    Bars {
        /// How many there may be.
        most: u32,
    },
    /// Reports of one person in a day.
    Reports {
        /// How many there may be.
        most: u32,
    },
    /// Press rooms of a game.
    Rooms {
        /// How many there may be.
        most: u32,
    },
    /// Votes in a phase.
    Votes {
        /// How many there may be.
        most: u32,
    },
    /// The length of a text to be published, in characters.
    Length {
        /// How long it is.
        length: u32,
        /// How long it may be.
        most: u32,
    },
    /// The length of a game's name, in characters.
    Name {
        /// How long it is.
        length: u32,
        /// How long it may be.
        most: u32,
    },
}
