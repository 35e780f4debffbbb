//! The answer to orders.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::event::EventId;
use crate::model::{OrderText, PowerId, UnitText};
use crate::rules::Message;

/// The answer to orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    /// The message with its reading, so that the answer is the same whenever it is composed.
    pub message: Message,
    /// The number of the phase.
    pub number: u32,
    /// All orders that are stored now.
    pub stored: Vec<OrderText>,
    /// Units that have none.
    pub missing: Vec<UnitText>,
    /// How many builds or removals are due, in adjustments.
    pub due: usize,
    /// The deadline.
    pub deadline: Option<Timestamp>,
    /// The message that is answered.
    #[serde(default)]
    pub of: Option<EventId>,
    /// The id of the post, so that the buttons under it change it and not another.
    #[serde(default)]
    pub handle: Option<String>,
    /// What was withdrawn just now.
    #[serde(default)]
    pub withdrawn: Vec<OrderText>,
    /// The player has several games: the receipt says which one this is.
    #[serde(default)]
    pub several: bool,
    /// The powers of conversations in which something was agreed that the orders contradict: they aren't offered as those
    /// who could support them.
    #[serde(default)]
    pub contradicted: Vec<PowerId>,
    /// The player had said that they were ready, and counts as not ready again.
    #[serde(default)]
    pub unready: bool,
}
