//! Documents that powers offer each other to sign, and what they have declared to all.

use std::collections::BTreeSet;

use dragoman_l10n::Language;
use dragoman_statements::StoredStatement;
use serde::{Deserialize, Serialize};

use super::ids::{OrderText, PowerId};

/// A document. Its text is in the place where it was posted, and isn't stored here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Document {
    /// Public ones are counted from 1 within the game. The number of another one says nothing about how many there are.
    pub number: u32,
    /// The powers whose players may sign it; none: all.
    pub readers: BTreeSet<PowerId>,
    /// The key of the press room in which it was posted, if it was posted in one.
    #[serde(default)]
    pub room: Option<String>,
    /// Who has signed; its author is the first.
    pub signed: Vec<PowerId>,
}

/// What a power has declared to all, as far as it can be said in other languages. Words of its own are only in the channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declaration {
    /// Counts up from 1 within the game.
    pub number: u32,
    /// The power.
    pub power: PowerId,
    /// What it says as a statement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub statement: Option<StoredStatement>,
    /// Whole orders in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<OrderText>,
    /// How many more seem to stand there that aren't whole ones.
    #[serde(default)]
    pub left: usize,
    /// The ids of the everyday sentences that it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phrases: Vec<String>,
    /// The writer's language.
    pub language: Language,
}
