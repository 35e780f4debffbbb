//! What powers say in public, and what they put before each other to sign. Neither binds anybody.

use dragoman_l10n::Language;
use serde::{Deserialize, Serialize};

use crate::model::{OrderText, PowerId};

/// About public words and documents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "press")]
pub enum PressNotice {
    /// To all: a power declares something.
    Declared {
        /// Who.
        power: PowerId,
        /// As written.
        text: String,
        /// Whole orders in it.
        orders: Vec<OrderText>,
        /// The writer's language.
        language: Language,
    },
    /// To its readers: a document that they may sign.
    Document {
        /// Its number in the game.
        number: u32,
        /// Who put it before them.
        power: PowerId,
        /// As written.
        text: String,
        /// Whole orders in it.
        orders: Vec<OrderText>,
        /// The writer's language.
        language: Language,
        /// In a room: the languages of its other readers.
        languages: Vec<Language>,
    },
    /// To its readers: who has signed by now.
    Signed {
        /// Its number.
        number: u32,
        /// Who signed last.
        power: PowerId,
        /// All who have.
        signed: Vec<PowerId>,
    },
}

/// Why something wasn't declared or signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "press")]
pub enum NoWords {
    /// In this game nobody talks at all.
    NoTalk,
    /// In an anonymous game nobody may see who writes.
    InPrivate,
    /// There is no such document, or it wasn't put before this power.
    NoDocument,
    /// It is signed already.
    SignedAlready,
    /// Several wait for a signature.
    WhichDocument {
        /// Their numbers.
        numbers: Vec<u32>,
    },
}
