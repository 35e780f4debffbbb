//! What a message that asks for an action lets its reader look up by a button.

use dragoman_reading::command::CommandId;

/// Something to look up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// The reader's stored orders.
    Orders,
    /// The terms of the game.
    Rules,
    /// The orders that a unit can be given.
    Possible,
    /// The map on which orders are chosen.
    OrderMap,
    /// The map.
    Map,
}

impl Look {
    /// The command that shows it, and the message of its button.
    pub(super) fn button(self) -> (CommandId, &'static str) {
        match self {
            Self::Orders => (CommandId::Orders, "action-orders"),
            Self::Rules => (CommandId::Rules, "action-rules"),
            Self::Possible => (CommandId::Possible, "action-possible"),
            Self::OrderMap => (CommandId::OrderMap, "page-tap-open"),
            Self::Map => (CommandId::Map, "action-map"),
        }
    }
}
