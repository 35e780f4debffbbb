//! A player's message, read: what is stored, and what is answered line by line.

use dragoman_engine::WrittenOrder;
use dragoman_l10n::{Language, Notation, Reply, Words};
use dragoman_notation::{Finding, Problem, ReadContext, Situation};

use super::{legal_orders, load, map, rulebook};
use crate::game::{OrderText, Position, PowerId, Settings};

/// A message with orders, and in which situation it was written: the same answer each time it is read.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Message {
    /// As typed; empty: nothing was typed, a button was pressed.
    pub text: String,
    /// The writer's language.
    pub language: Language,
    /// Whose orders they are.
    pub power: PowerId,
    /// The orders that were stored before it.
    pub before: Vec<OrderText>,
}

/// What a message gives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Orders to store: as typed, and as understood.
    pub orders: Vec<(String, OrderText)>,
    /// The answer, a line for each stretch that asks for one.
    pub lines: Vec<ReadLine>,
    /// A heading of another phase or power: nothing of the message is to be stored.
    pub other_heading: Option<String>,
}

/// A stretch of a message and what is answered to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadLine {
    /// The player's own words.
    pub typed: String,
    /// What they turned out to be.
    pub found: Found,
}

/// What a stretch of a message turned out to be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Found {
    /// An order.
    Order {
        /// As it is stored.
        order: OrderText,
        /// What was assumed, in a few words each.
        assumed: Vec<String>,
    },
    /// Two readings or more: nothing is stored until one is chosen.
    Question {
        /// The question.
        text: String,
        /// The readings.
        choices: Vec<OrderText>,
    },
    /// No order: nothing of it is stored.
    Error {
        /// Why.
        text: String,
        /// Orders that may have been meant.
        suggestions: Vec<OrderText>,
    },
}

/// Reads what a player wrote; the answers are in `reader`'s language.
pub fn read(words: &Words, reader: Language, settings: &Settings, position: &Position, message: &Message) -> Reading {
    let mut reading = Reading::default();
    let Some(phase) = load(settings, position) else { return reading };
    let Some(situation) = Situation::of(&phase) else { return reading };
    let rulebook = rulebook(settings);
    let map = situation.map();
    let stored: Vec<_> = message.before.iter().filter_map(|order| WrittenOrder::read(map, order).ok()).collect();
    let Some(context) = words.reader(message.language, &situation, map.power(&message.power), &rulebook) else {
        return reading;
    };
    let context = ReadContext { stored: &stored, ..context };
    let reply = Reply { words, language: reader, notation: Notation::Abbreviations, situation: &situation };
    let text = message.text.as_str();
    let texts = |orders: &[WrittenOrder]| orders.iter().map(|order| order.text(map).to_string()).collect();
    let mut heading = String::new();
    for entry in dragoman_notation::read(text, &context) {
        let typed = text.get(entry.span.clone()).unwrap_or_default();
        // What separates orders belongs to none of them.
        let typed = typed.trim().trim_end_matches([',', ';']).trim_end().to_owned();
        let found = match &entry.finding {
            Finding::Order { order, assumed, .. } => {
                let text = order.text(map).to_string();
                reading.orders.push((typed.clone(), text.clone()));
                Found::Order { order: text, assumed: reply.assumed(order, *assumed) }
            }
            Finding::Choices(orders) => Found::Question { text: reply.choices(orders), choices: texts(orders) },
            Finding::Error { problem, at, suggestions } => {
                if let Problem::OtherTurn | Problem::OtherPower { .. } = problem {
                    let heading = if heading.is_empty() { &typed } else { &heading };
                    reading.other_heading.get_or_insert_with(|| heading.clone());
                }
                let word = text.get(at.clone()).unwrap_or_default();
                Found::Error { text: reply.problem(problem, word, suggestions), suggestions: texts(suggestions) }
            }
            Finding::Header => {
                heading = typed;
                continue;
            }
            Finding::Comment => continue,
        };
        reading.lines.push(ReadLine { typed, found });
    }
    reading
}

/// Whether the whole of `text` reads as orders of one of `powers` in this phase, in the words of `language`.
pub fn are_orders(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &Position,
    powers: &[PowerId],
    text: &str,
) -> bool {
    powers.iter().any(|power| {
        let message = Message { text: text.to_owned(), language, power: power.clone(), before: Vec::new() };
        let reading = read(words, language, settings, position, &message);
        let is_error = |line: &ReadLine| matches!(line.found, Found::Error { .. });
        !reading.lines.is_empty() && reading.other_heading.is_none() && !reading.lines.iter().any(is_error)
    })
}

/// The lawful order of `power` that a button names in the exchange notation. Buttons speak no language: what stands on one
/// means the same to a Pole and to a Dutchman.
pub fn exact(settings: &Settings, position: &Position, power: &str, text: &str) -> Option<OrderText> {
    let map = map(&settings.variant);
    let plain = |text: &str| WrittenOrder::read(map, text).ok().map(|order| order.text(map).to_string());
    let wanted = plain(text.trim())?;
    let lawful = legal_orders(settings, position, power).into_iter().flatten();
    let same = |order: &OrderText| {
        plain(order).is_some_and(|order| order == wanted || order.strip_suffix(" VIA") == Some(wanted.as_str()))
    };
    let found = lawful.into_iter().find(same)?;
    // An army that was told nothing of a convoy finds it by itself.
    Some(if found == wanted { found } else { wanted })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_agreed_on_judges_what_is_typed() {
        let words = Words::new().unwrap();
        let mut settings = crate::rules::tests::settings("classic");
        let position = crate::rules::opening(&settings);
        let message = |text: &str| Message {
            text: text.to_owned(),
            language: Language::En,
            power: "AUSTRIA".to_owned(),
            before: Vec::new(),
        };
        let found = |settings: &Settings, text: &str| {
            let reading = read(&words, Language::En, settings, &position, &message(text));
            reading.lines.into_iter().map(|line| line.found).next().unwrap()
        };
        let Found::Order { order, assumed } = found(&settings, "F Vie - Gal") else { panic!("it is overlooked") };
        assert_eq!((order.as_str(), assumed.len()), ("A VIE - GAL", 1));
        let Found::Order { order, assumed } = found(&settings, "Russian A Vie - Gal") else { panic!("so is this") };
        assert_eq!((order.as_str(), assumed.len()), ("A VIE - GAL", 1));
        settings.options.insert("4.C.2".to_owned(), "a".to_owned());
        settings.options.insert("4.C.6".to_owned(), "a".to_owned());
        assert!(matches!(found(&settings, "F Vie - Gal"), Found::Error { .. }));
        assert!(matches!(found(&settings, "Russian A Vie - Gal"), Found::Error { .. }));
    }

    #[test]
    fn buttons_speak_no_language() {
        let settings = crate::rules::tests::settings("classic");
        let mut position = crate::rules::opening(&settings);
        position.units.insert("RUSSIA".into(), vec!["F BAL".into(), "A MOS".into()]);
        let exact = |text: &str| exact(&settings, &position, "RUSSIA", text);
        assert_eq!(exact("F BAL - LVN").as_deref(), Some("F BAL - LVN"));
        assert_eq!(exact("A MOS - PAR"), None);
        assert_eq!(exact("A VIE - GAL"), None, "another power's");
        assert_eq!(exact("A Mos - Ukr, F Bal H"), None);
    }
}
