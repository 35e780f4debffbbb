//! Orders in what people write to each other.

use dragoman_l10n::{Language, Words};
use dragoman_reading::orders::OrderReader;
use dragoman_reading::talk;

use super::ids::order_text;
use super::position::situation;
use super::setup::rulebook;
use crate::model::{OrderText, Position, Settings};

/// The orders in a message of a press room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InPress {
    /// Whole orders: any power's, and only where nothing had to be filled in.
    pub orders: Vec<OrderText>,
    /// How many more there seem to be. Readers of a translation are told: they would take it for all.
    pub left: usize,
}

/// The orders in a message of a press room. A unit that isn't on the board now, or is of another kind there, may be ordered
/// too, since people plan further than one turn.
pub fn orders_in_press(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &Position,
    text: &str,
) -> InPress {
    let Some(situation) = situation(settings, position) else {
        return InPress::default();
    };
    let reader = OrderReader { words, language, situation: &situation, rulebook: &rulebook(settings) };
    let found = talk::orders(&reader, text);
    let orders = found.orders.iter().map(|order| order_text(situation.map(), order)).collect();
    InPress { orders, left: found.left }
}
