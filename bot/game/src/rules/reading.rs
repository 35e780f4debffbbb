//! Reads a player's message: the orders to store, and what each part of it was read as.

use dragoman_engine::{Map, WrittenOrder};
use dragoman_l10n::{Language, Words};
use dragoman_notation::{Entry, Finding, Problem, Situation, Talk};
use dragoman_reading::orders::{self, OrderReader};
use dragoman_reading::stored::StoredReading;

use super::ids::order_text;
use super::legal::legal_orders;
use super::position::situation;
use super::setup::{map, rulebook};
use crate::model::{OrderText, Position, PowerId, Settings};

/// A message with orders, the situation in which it was written, and its reading: the answer is the same each time it
/// is composed.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Message {
    /// As typed; empty if a button was pressed.
    pub text: String,
    /// The writer's language.
    pub language: Language,
    /// Whose orders they are.
    pub power: PowerId,
    /// The orders that were stored before it.
    pub before: Vec<OrderText>,
    /// The reading; `None`: it wasn't read yet, or by a program that didn't store readings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<StoredReading>,
}

impl Message {
    /// A message that wasn't read yet.
    pub fn unread(text: &str, language: Language, power: &PowerId, before: Vec<OrderText>) -> Self {
        Self { text: text.to_owned(), language, power: power.clone(), before, reading: None }
    }
}

/// The result of reading a message.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// Orders to store: as typed, and as understood.
    pub orders: Vec<(String, OrderText)>,
    /// Each part of the message that needs an answer.
    pub lines: Vec<ReadLine>,
    /// A heading of another phase or power: nothing of the message is to be stored.
    pub other_heading: Option<String>,
}

/// A part of a message.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadLine {
    /// The player's own words.
    pub typed: String,
    /// What it was read as.
    pub found: Found,
    /// The same with what was assumed and what is wrong, for the answer.
    pub finding: Finding,
}

/// What a part of a message was read as.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Found {
    /// An order.
    Order {
        /// As it is stored.
        order: OrderText,
    },
    /// Two readings or more: nothing is stored until one is chosen.
    Question {
        /// The readings.
        choices: Vec<OrderText>,
    },
    /// Orders beside other words: nothing is stored until one is chosen.
    Beside {
        /// The orders.
        orders: Vec<OrderText>,
        /// What the words do with them.
        talk: Talk,
    },
    /// No order: nothing of it is stored.
    Error {
        /// Orders that may have been meant.
        suggestions: Vec<OrderText>,
    },
}

/// Reads a player's message, and stores the reading in it.
pub fn take_in(words: &Words, settings: &Settings, position: &Position, message: &mut Message) -> Reading {
    let Some(situation) = situation(settings, position) else { return Reading::default() };
    let entries = entries(words, settings, &situation, message);
    message.reading = Some(StoredReading::write(situation.map(), &entries));
    reading(situation.map(), &message.text, entries)
}

/// The reading of a message. The text is read now only if no reading is stored.
pub fn read(words: &Words, settings: &Settings, situation: &Situation, message: &Message) -> Reading {
    let kept = match message.reading.as_ref().map(|stored| stored.read(situation.map())) {
        None => None,
        Some(Ok(entries)) => Some(entries),
        Some(Err(error)) => {
            // The text that doesn't fit may be an order, which must not be logged.
            tracing::warn!(
                engine = error.engine,
                "a stored reading can't be read: the message is read again for this answer"
            );
            None
        }
    };
    let entries = kept.unwrap_or_else(|| entries(words, settings, situation, message));
    reading(situation.map(), &message.text, entries)
}

/// Reads the text.
fn entries(words: &Words, settings: &Settings, situation: &Situation, message: &Message) -> Vec<Entry> {
    let map = situation.map();
    let stored: Vec<_> = message.before.iter().filter_map(|order| WrittenOrder::read(map, order).ok()).collect();
    let reader = OrderReader { words, language: message.language, situation, rulebook: &rulebook(settings) };
    reader.read(map.power(&message.power), &stored, &message.text)
}

/// The words of an entry. Separators between orders belong to none of them.
fn typed(text: &str, entry: &Entry) -> String {
    let typed = text.get(entry.span.clone()).unwrap_or_default();
    typed.trim().trim_end_matches([',', ';']).trim_end().to_owned()
}

/// What the entries of `text` are for whoever sent it.
fn reading(map: &Map, text: &str, entries: Vec<Entry>) -> Reading {
    let mut reading = Reading::default();
    let texts = |orders: &[WrittenOrder]| orders.iter().map(|order| order_text(map, order)).collect();
    let mut heading = String::new();
    for entry in entries {
        let typed = typed(text, &entry);
        let found = match &entry.finding {
            Finding::Order { order, .. } => {
                let order = order_text(map, order);
                reading.orders.push((typed.clone(), order.clone()));
                Found::Order { order }
            }
            Finding::Choices(orders) => Found::Question { choices: texts(orders) },
            Finding::Unaccounted { orders, talk, .. } => Found::Beside { orders: texts(orders), talk: *talk },
            // "cancel A Vie - Gal", "czy A War - Gal"
            Finding::Error { problem: problem @ (Problem::Withdrawn | Problem::Asked), suggestions, .. }
                if !suggestions.is_empty() =>
            {
                let is_question = *problem == Problem::Asked;
                let talk = if is_question { Talk::Question } else { Talk::Withdrawal };
                Found::Beside { orders: texts(suggestions), talk }
            }
            Finding::Error { problem, suggestions, .. } => {
                if let Problem::OtherTurn | Problem::OtherPower { .. } = problem {
                    let heading = if heading.is_empty() { &typed } else { &heading };
                    reading.other_heading.get_or_insert_with(|| heading.clone());
                }
                Found::Error { suggestions: texts(suggestions) }
            }
            Finding::Header => {
                heading = typed;
                continue;
            }
            Finding::Comment => continue,
        };
        reading.lines.push(ReadLine { typed, found, finding: entry.finding });
    }
    reading
}

/// The orders of `power` that are all of `text` but for headings and comments, as typed and as understood; `None`: it is something else,
/// or has something else in it.
pub fn only_orders(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &Position,
    power: &PowerId,
    text: &str,
) -> Option<Vec<(String, OrderText)>> {
    let situation = situation(settings, position)?;
    let message = Message::unread(text, language, power, Vec::new());
    let mut orders = Vec::new();
    for entry in entries(words, settings, &situation, &message) {
        match &entry.finding {
            Finding::Order { order, .. } => orders.push((typed(text, &entry), order_text(situation.map(), order))),
            Finding::Header | Finding::Comment => {}
            Finding::Choices(_) | Finding::Unaccounted { .. } | Finding::Error { .. } => return None,
        }
    }
    (!orders.is_empty()).then_some(orders)
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
    reads_as(words, language, settings, position, powers, text, orders::are_orders)
}

/// Whether `text` has an order of one of `powers` in this phase, whatever is beside it.
pub fn has_orders(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &Position,
    powers: &[PowerId],
    text: &str,
) -> bool {
    let is_order = |entry: &Entry| matches!(entry.finding, Finding::Order { .. } | Finding::Choices(_));
    reads_as(words, language, settings, position, powers, text, |entries| entries.iter().any(is_order))
}

/// Whether `text`, whose first words are a heading, gives orders of one of `powers`, or tries to. `headed`: it shows by a
/// mark or a line that the words are a heading.
pub fn are_headed_orders(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &Position,
    powers: &[PowerId],
    (text, headed): (&str, bool),
) -> bool {
    let mean = |entries: &[Entry]| orders::mean_orders(entries, headed);
    reads_as(words, language, settings, position, powers, text, mean)
}

fn reads_as(
    words: &Words,
    language: Language,
    settings: &Settings,
    position: &Position,
    powers: &[PowerId],
    text: &str,
    fits: impl Fn(&[Entry]) -> bool,
) -> bool {
    let Some(situation) = situation(settings, position) else { return false };
    let reader = OrderReader { words, language, situation: &situation, rulebook: &rulebook(settings) };
    let powers = powers.iter().filter_map(|power| situation.map().power(power));
    powers.into_iter().any(|power| fits(&reader.read(Some(power), &[], text)))
}

/// The legal order of `power` that a button names in the exchange notation, which is the same in all languages.
pub fn exact(settings: &Settings, position: &Position, power: &PowerId, text: &str) -> Option<OrderText> {
    let map = map(&settings.variant);
    let plain = |text: &str| WrittenOrder::read(map, text).ok().map(|order| order_text(map, &order));
    let wanted = plain(text.trim())?;
    let lawful = legal_orders(settings, position, power).into_iter().flatten();
    let same = |order: &OrderText| {
        plain(order).is_some_and(|order| order == wanted || order.strip_suffix(" VIA") == Some(&*wanted))
    };
    let found = lawful.into_iter().find(same)?;
    // An army whose order doesn't mention a convoy uses one by itself.
    Some(if found == wanted { found } else { wanted })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_agreed_on_judges_what_is_typed() {
        let words = dragoman_locales::words().unwrap();
        let mut settings = crate::rules::tests::settings("classic");
        let position = crate::rules::opening(&settings);
        let message = |text: &str| Message::unread(text, Language::EN, &"AUSTRIA".into(), Vec::new());
        let found = |settings: &Settings, text: &str| {
            let reading = take_in(&words, settings, &position, &mut message(text));
            reading.lines.into_iter().map(|line| (line.found, line.finding)).next().unwrap()
        };
        for (typed, overlooked) in [("F Vie - Gal", "unit"), ("Russian A Vie - Gal", "nationality")] {
            let (Found::Order { order }, Finding::Order { assumed, .. }) = found(&settings, typed) else {
                panic!("{typed}")
            };
            assert_eq!((order.as_str(), assumed.names()), ("A VIE - GAL", vec![overlooked]));
        }
        settings.options.insert("4.C.2".to_owned(), "a".to_owned());
        settings.options.insert("4.C.6".to_owned(), "a".to_owned());
        assert!(matches!(found(&settings, "F Vie - Gal"), (Found::Error { .. }, _)));
        assert!(matches!(found(&settings, "Russian A Vie - Gal"), (Found::Error { .. }, _)));
    }

    /// A newer program may read the same words otherwise: what was stored, and is answered, is what was read then.
    #[test]
    fn a_stored_reading_stays_whatever_the_words_mean_now() {
        let words = dragoman_locales::words().unwrap();
        let settings = crate::rules::tests::settings("classic");
        let position = crate::rules::opening(&settings);
        let mut message = Message::unread("A Vie - Gal", Language::EN, &"AUSTRIA".into(), Vec::new());
        take_in(&words, &settings, &position, &mut message);
        let text = serde_json::to_string(&message).unwrap();
        let said = |text: &str| {
            let message: Message = serde_json::from_str(text).unwrap();
            read(&words, &settings, &situation(&settings, &position).unwrap(), &message).orders
        };
        let otherwise = text.replace("A VIE - GAL", "A VIE - TRI");
        assert_ne!(otherwise, text);
        assert_eq!(said(&otherwise), [("A Vie - Gal".to_owned(), "A VIE - TRI".into())]);
        // A reading that can't be decoded any more is replaced by a new one, like one that was never stored.
        let newer = text.replace("\"order\":{", "\"guess\":{");
        assert_ne!(newer, text);
        let error = serde_json::from_str::<Message>(&newer).unwrap().reading.unwrap().read(map("classic")).unwrap_err();
        assert!(error.to_string().contains(dragoman_engine::VERSION), "{error}");
        let unread = serde_json::to_string(&Message { reading: None, ..message }).unwrap();
        for text in [newer, unread] {
            assert_eq!(said(&text), [("A Vie - Gal".to_owned(), "A VIE - GAL".into())], "{text}");
        }
    }

    #[test]
    fn a_reading_grows_no_faster_than_its_message() {
        let words = dragoman_locales::words().unwrap();
        let settings = crate::rules::tests::settings("classic");
        let position = crate::rules::opening(&settings);
        let stored = |text: &str| {
            let mut message = Message::unread(text, Language::EN, &"AUSTRIA".into(), Vec::new());
            take_in(&words, &settings, &position, &mut message);
            serde_json::to_string(&message.reading).unwrap().len()
        };
        for piece in ["xq\n", "A Bud - Par\n", "A War H\n", "A\n", "F Tri - Alb\n"] {
            let (some, many) = (piece.repeat(1_000 / piece.len()), piece.repeat(4_000 / piece.len()));
            let (some, many) = (stored(&some), stored(&many));
            println!("{piece:?}: {some} and {many} bytes");
            assert!(many < some * 5 && many < 400_000, "{piece:?}: {some}, {many}");
        }
    }

    #[test]
    fn buttons_depend_on_no_language() {
        let settings = crate::rules::tests::settings("classic");
        let mut position = crate::rules::opening(&settings);
        position.units.insert("RUSSIA".into(), vec!["F BAL".into(), "A MOS".into()]);
        let exact = |text: &str| exact(&settings, &position, &"RUSSIA".into(), text);
        assert_eq!(exact("F BAL - LVN").as_deref(), Some("F BAL - LVN"));
        assert_eq!(exact("A MOS - PAR"), None);
        assert_eq!(exact("A VIE - GAL"), None, "another power's");
        assert_eq!(exact("A Mos - Ukr, F Bal H"), None);
    }
}
