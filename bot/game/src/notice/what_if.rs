//! Notices of the board on which a person tries orders.

use serde::{Deserialize, Serialize};

use crate::rules::Message;
use crate::what_if::WhatIf;

/// A remark above the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remark {
    /// The game has moved on: the board begins with its present position.
    Moved,
    /// The game has moved on, and the board, which was played on, stays as it is.
    Behind,
    /// A button below an older post was pressed, which does nothing.
    Earlier,
    /// A button of a board was pressed that isn't stored any more: a new one begins.
    Gone,
    /// The person has sent no orders in the game that could be tried.
    NothingOwn,
    /// After these orders the game would be over.
    Over,
}

/// The board as it is now. With orders, their outcome is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WhatIfNotice {
    /// The board.
    pub board: Box<WhatIf>,
    /// What the person has just typed, by power, with its reading.
    #[serde(default)]
    pub messages: Vec<Message>,
    /// Whether the person has orders in the game that they could try.
    #[serde(default)]
    pub own: bool,
    /// A remark.
    #[serde(default)]
    pub remark: Option<Remark>,
}
