//! What is said about order threads: private places for people whose own private messages are closed to the bot.

use serde::{Deserialize, Serialize};

use crate::event::{PersonId, Place};

/// What is said about a order thread.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "desk")]
pub enum OrderThreads {
    /// At the top of a order thread: what it is for.
    Here {
        /// Whose.
        person: PersonId,
    },
    /// Where they were last, or in the channel: go there.
    Opened {
        /// Whose.
        person: PersonId,
        /// As others see them.
        name: String,
    },
    /// In the channel: they can be reached nowhere. Said where a order thread would be no secret, or can't be opened.
    Unreachable {
        /// Who.
        person: PersonId,
        /// As others see them.
        name: String,
    },
    /// To somebody who says that their private messages are open again: said there, or nowhere.
    Again {
        /// Where they said so.
        from: Place,
    },
    /// To the same, at once: it is being tried.
    Trying,
    /// To the same: they are still closed.
    StillClosed,
}
