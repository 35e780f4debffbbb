//! Orders in messages between players.

use dragoman_l10n::{Language, Words};
use dragoman_notation::{Finding, Situation};

use crate::model::{OrderText, Position, Settings};
use crate::rules::{load, rulebook};

/// Complete orders in a message of a press room: of any power, and only where nothing had to be assumed.
pub fn orders_in_press(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &Position,
    text: &str,
) -> Vec<OrderText> {
    let Some(phase) = load(settings, position) else { return Vec::new() };
    let Some(situation) = Situation::of(&phase) else { return Vec::new() };
    let rulebook = rulebook(settings);
    let Some(context) = words.reader(language, &situation, None, &rulebook) else { return Vec::new() };
    dragoman_notation::read(text, &context)
        .into_iter()
        .filter_map(|entry| match entry.finding {
            // A single word is never an order here, and neither is an order that needed a guess: `con`, `mio`, `war`
            // are words.
            Finding::Order { order, assumed, .. } if assumed.nothing() => Some(order.text(situation.map()).to_string()),
            _ => None,
        })
        .collect()
}
