//! Orders in what people write to each other.

use dragoman_l10n::{Language, Words};
use dragoman_notation::Situation;
use dragoman_reading::orders::OrderReader;
use dragoman_reading::talk;

use super::ids::order_text;
use super::position::load;
use super::setup::rulebook;
use crate::model::{OrderText, Position, Settings};

/// Whole orders in a message of a press room ([`talk::orders`]).
pub fn orders_in_press(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &Position,
    text: &str,
) -> Vec<OrderText> {
    let Some(situation) = load(settings, position).and_then(|phase| Situation::of(&phase)) else { return Vec::new() };
    let reader = OrderReader { words, language, situation: &situation, rulebook: &rulebook(settings) };
    talk::orders(&reader, text).iter().map(|order| order_text(situation.map(), order)).collect()
}
