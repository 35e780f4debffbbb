//! Notices about order threads: private places for people whose own private messages are closed to the bot.

use serde::{Deserialize, Serialize};

use crate::event::{PersonId, Place};

/// A notice about an order thread.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "desk")]
pub enum OrderThreads {
    /// At the top of an order thread: what it is for.
    Here {
        /// Its owner.
        person: PersonId,
    },
    /// Where they wrote last, or in the channel: the order thread is open.
    Opened {
        /// Its owner.
        person: PersonId,
        /// As others see them.
        name: String,
    },
    /// In the channel: they can't be reached. Posted where an order thread couldn't be private, or can't be opened.
    Unreachable {
        /// The person who can't be reached.
        person: PersonId,
        /// As others see them.
        name: String,
    },
    /// In the channel: they aren't where the game is played any more, so they can't be reached at all.
    Left {
        /// As others see them.
        name: String,
    },
    /// To a person who says that their private messages are open again: posted there, or nowhere.
    Again {
        /// Where they said so.
        from: Place,
    },
    /// To the same person, at once: it is being tried.
    Trying,
    /// To the same person: they are still closed.
    StillClosed,
    /// To the owner: somebody was let in by hand who doesn't belong there, and is out again. Said once they are.
    Entered,
}
