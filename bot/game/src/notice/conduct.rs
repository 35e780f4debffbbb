//! Notices about conduct: blocks, a server's list, reports. Each goes only to the person who asked for it; a report, to
//! those whom its writer chose.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::model::PowerId;

/// Who reads a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reader {
    /// The game master.
    Master,
    /// The administrators of the server.
    Administrators,
}

/// A notice about conduct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "conduct")]
pub enum ConductNotice {
    /// Somebody is blocked.
    Blocked {
        /// What the blocked person is called.
        name: String,
        /// Until when.
        until: Timestamp,
    },
    /// Somebody isn't blocked any more.
    Unblocked {
        /// What the person is called who was blocked.
        name: String,
    },
    /// Who is blocked.
    Blocks {
        /// Who, and until when.
        people: Vec<(String, Timestamp)>,
    },
    /// Somebody may not join games here.
    Barred {
        /// What the barred person is called.
        name: String,
        /// Until when.
        until: Timestamp,
    },
    /// Somebody may join again.
    Admitted {
        /// What the person is called who was barred.
        name: String,
    },
    /// Who may not join.
    Bars {
        /// Who, and until when.
        people: Vec<(String, Timestamp)>,
    },
    /// To the reporter: what was passed on, and to whom.
    Reported {
        /// To whom.
        reader: Reader,
        /// The text that was passed on.
        text: String,
    },
    /// To the game master: what somebody in the game has reported.
    Report {
        /// The game's name.
        game: String,
        /// As written.
        text: String,
    },
    /// To an administrator: what was reported, with the games' names.
    Reports {
        /// The newest first.
        reports: Vec<(String, String)>,
    },
    /// A sentence was noted as wrong.
    WrongSentence,
}

/// Why something about conduct wasn't done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "conduct")]
pub enum NoConduct {
    /// Nobody blocks themselves.
    Yourself,
    /// Nobody plays that power.
    NobodyPlays {
        /// The power without a player.
        power: PowerId,
    },
    /// They aren't on the list.
    NotListed {
        /// The name that isn't on it.
        name: String,
    },
    /// The person may not join games here.
    Barred,
    /// No room can be opened for these players.
    NoRoom,
    /// Reports are written in private.
    InPrivate,
    /// The game master would report to themselves.
    YouAreMaster,
    /// No sentence of the bot is like that.
    NoSentence,
}
