//! Declarations of powers, and documents that they offer each other to sign. Neither is binding.

use dragoman_l10n::Language;
use dragoman_statements::StoredStatement;
use serde::{Deserialize, Serialize};

use crate::model::{OrderText, PowerId};

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A notice about declarations and documents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "press")]
pub enum PressNotice {
    /// To all: a power declares something.
    Declared {
        /// The power that declares.
        power: PowerId,
        /// As written.
        text: String,
        /// Whole orders in it.
        orders: Vec<OrderText>,
        /// How many more seem to stand there that aren't whole ones.
        #[serde(default)]
        left: usize,
        /// The writer's language.
        language: Language,
        /// The ids of the everyday sentences that it is, if it is nothing else.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        phrases: Vec<String>,
        /// What it says as a statement, if it is one: then each reads that instead of the text.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        statement: Option<StoredStatement>,
        /// Its number among the declarations that can be read in other languages; 0: it can't.
        #[serde(default, skip_serializing_if = "is_zero")]
        number: u32,
    },
    /// To its readers: a document that they may sign.
    Document {
        /// Its number, by which it is signed.
        number: u32,
        /// The power that offers it.
        power: PowerId,
        /// As written.
        text: String,
        /// Whole orders in it.
        orders: Vec<OrderText>,
        /// How many more seem to stand there that aren't whole ones.
        #[serde(default)]
        left: usize,
        /// The writer's language.
        language: Language,
        /// In a room: the languages of its other readers.
        languages: Vec<Language>,
    },
    /// To its readers: who has signed so far.
    Signed {
        /// Its number.
        number: u32,
        /// Who signed last.
        power: PowerId,
        /// All who have signed.
        signed: Vec<PowerId>,
    },
}

/// Why something wasn't declared or signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "press")]
pub enum NoWords {
    /// In this game no press is allowed.
    NoTalk,
    /// In an anonymous game nobody may see who writes.
    InPrivate,
    /// The game master lets this player make no public declarations.
    Muted,
    /// There is no such document, or it wasn't offered to this power.
    NoDocument,
    /// It is signed already.
    SignedAlready,
    /// Several wait for a signature.
    WhichDocument {
        /// Their numbers.
        numbers: Vec<u32>,
    },
}
