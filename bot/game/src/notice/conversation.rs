//! Notices about the private conversation of a person with the bot: which room it is, and which isn't.

use dragoman_l10n::Language;
use serde::{Deserialize, Serialize};

use crate::event::PersonId;
use crate::refusal::NotPrivate;

/// A notice about somebody's private conversation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "conversation")]
pub enum Conversation {
    /// In a room of two that isn't private: where to write instead.
    NotHere {
        /// The person who wrote.
        person: PersonId,
        /// What keeps the place from being private.
        why: NotPrivate,
        /// Their language: the room itself has none.
        language: Language,
    },
    /// At the same time, in their own conversation: this is the private one.
    Own,
    /// To somebody who wants to verify the bot's device.
    Verification,
    /// To somebody who reacted, which isn't encrypted, for what can't be undone.
    TypeInstead {
        /// What to type.
        sign: String,
    },
    /// In a press room a reaction isn't taken for a choice: it isn't encrypted, and the others would be told at once.
    TypeInRoom {
        /// What they type instead.
        sign: String,
    },
    /// To somebody who reacted that they are ready, which would have ended the phase at once.
    TypeReady,
    /// To somebody who reacted where no reaction is taken, since none is encrypted.
    TypeAlways {
        /// What they type instead.
        sign: String,
    },
    /// To somebody who typed a sign, and may not have seen the newest post with choices then.
    WhichPost {
        /// As typed.
        sign: String,
    },
    /// To somebody whose message wasn't encrypted by a device that their account has signed, where only these count.
    Unsigned,
    /// To somebody whose account has another identity than the bot knows.
    NewIdentity,
}
