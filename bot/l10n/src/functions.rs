//! The Fluent functions of messages: they insert a power, a province or a list.
//!
//! - `POWER($power)`, `POWER($power, form: "gen")`: a power's name, or one of its forms in the tables;
//! - `PROVINCE($place, form: "to")`: the same for a province;
//! - `POWERS($powers, form: "gen")`: several powers, joined as the language does: "Italia, Russia e Turchia";
//! - `LIST($units)`: several ready texts, joined likewise;
//! - `CAPITAL($phase)`: the same words with a capital, where a sentence or a heading begins with them;
//! - `UNSTOPPED($clause)`: a sentence without its full stop, where it stands in quotation marks and others follow: «… tra noi».
//! - `COUNT($units)`: how many entries a list has, for a plural; of a number, the number.
//!
//! Lists are joined with the words of `list-and`, `list-or` and `list-nor` before the last entry and commas before the others,
//! without a comma before the conjunction ("Austria, England and France"). The default is the list's own ([`Joint`]): a
//! question offers one *or* another. A message may ask for another with `join: "and"`, `"or"`, `"nor"`, `"comma"`, `"semicolon"`
//! or `"row"` (" · "). A finished text is inserted unchanged by every function.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Message};

use crate::tables::{self, Table};
use crate::text;

/// How the entries of a list are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// All of them: "A Bud, A Vie and F Tri".
    And,
    /// One of them: "A Bud, A Vie or F Tri".
    Or,
    /// None of them, behind a negation: "not to Galicia or to Silesia".
    Nor,
    /// By commas alone: in a ranking, or where something is to be typed.
    Comma,
    /// By semicolons, where entries contain commas or blanks: "A Bud - Ser; A Vie - Gal".
    Semicolon,
    /// Side by side, separated by a sign that doesn't occur in orders: "A Bud - Ser · A Vie - Gal".
    Row,
}

impl Joint {
    fn read(name: &str) -> Option<Self> {
        Some(match name {
            "and" => Self::And,
            "or" => Self::Or,
            "nor" => Self::Nor,
            "comma" => Self::Comma,
            "semicolon" => Self::Semicolon,
            "row" => Self::Row,
            _ => return None,
        })
    }

    const fn sign(self) -> &'static str {
        match self {
            Self::And => "&",
            Self::Or => "|",
            Self::Nor => "!",
            Self::Comma => ",",
            Self::Semicolon => ";",
            Self::Row => "·",
        }
    }

    fn of_sign(sign: &str) -> Option<Self> {
        let all = [Self::And, Self::Or, Self::Nor, Self::Comma, Self::Semicolon, Self::Row];
        all.into_iter().find(|joint| joint.sign() == sign)
    }

    /// The separator of two entries that aren't the last.
    const fn separator(self) -> &'static str {
        match self {
            Self::Semicolon => "; ",
            Self::Row => " · ",
            Self::And | Self::Or | Self::Nor | Self::Comma => ", ",
        }
    }
}

/// The value of a variable, as functions receive it.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// Text.
    Said(String),
    /// A power's id.
    Power(String),
    /// A table's name and a province's id in it.
    Province(String, String),
    /// Several values.
    List(Vec<Self>, Joint),
}

/// Encloses a value passed to a function, and precedes each entry of a list. Noncharacters, like those of spans.
const BEGIN: char = '\u{fdd2}';
const ENTRY: char = '\u{fdd3}';
const END: char = '\u{fdd4}';

/// `words` without characters that could be read as a value.
pub fn unmarked(words: &str) -> Cow<'_, str> {
    if words.contains([BEGIN, ENTRY, END]) { words.replace([BEGIN, ENTRY, END], "").into() } else { words.into() }
}

impl Given {
    /// The form in which it passes through Fluent, which knows only text and numbers.
    pub fn encode(&self) -> String {
        match self {
            Self::Said(words) => words.clone(),
            Self::Power(_) | Self::Province(..) => format!("{BEGIN}{}{END}", self.entry()),
            Self::List(items, joint) => {
                let entries: String = items.iter().map(|item| format!("{ENTRY}{}", item.entry())).collect();
                format!("{BEGIN}{}{entries}{END}", joint.sign())
            }
        }
    }

    /// An entry of a list. Lists contain no lists.
    fn entry(&self) -> String {
        match self {
            Self::Said(words) => format!("s{words}"),
            Self::Power(id) => format!("p{id}"),
            Self::Province(table, id) => format!("r{table}/{id}"),
            Self::List(items, _) => items.iter().map(Self::entry).collect(),
        }
    }

    fn read_entry(entry: &str) -> Option<Self> {
        Some(match (entry.get(..1)?, entry.get(1..)?) {
            ("s", words) => Self::Said(words.to_owned()),
            ("p", id) => Self::Power(id.to_owned()),
            ("r", place) => {
                let (table, id) = place.split_once('/')?;
                Self::Province(table.to_owned(), id.to_owned())
            }
            _ => return None,
        })
    }

    /// Parses the output of [`Given::encode`], without the first and the last mark.
    fn decode(encoded: &str) -> Option<Self> {
        let mut entries = encoded.split(ENTRY);
        match Joint::of_sign(entries.next()?) {
            Some(joint) => Some(Self::List(entries.filter_map(Self::read_entry).collect(), joint)),
            None => Self::read_entry(encoded),
        }
    }

    /// The value that `words` are, if they are a single value.
    fn read(words: &str) -> Option<Self> {
        Self::decode(words.strip_prefix(BEGIN)?.strip_suffix(END)?)
    }
}

/// The word before the last entry of a list.
#[derive(Clone, Debug, Default)]
struct Conjunction {
    word: String,
    /// Its form before certain letters: Italian *ed* before *e*.
    before: Vec<(char, String)>,
}

impl Conjunction {
    /// From a message such as `list-and = e` with `.before-e = ed`.
    fn of(message: &Message<&str>) -> Option<Self> {
        let word = tables::plain(message.value.as_ref()?)?;
        let before = message.attributes.iter().filter_map(|attribute| {
            let letter = attribute.id.name.strip_prefix("before-")?.chars().next()?;
            Some((letter, tables::plain(&attribute.value)?))
        });
        Some(Self { word, before: before.collect() })
    }

    fn forms(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.word.as_str()).chain(self.before.iter().map(|(_, word)| word.as_str()))
    }

    fn before(&self, next: &str) -> &str {
        let first = text::first_letter(next).and_then(|letter| letter.to_lowercase().next());
        let special = self.before.iter().find(|(letter, _)| Some(*letter) == first);
        special.map_or(&self.word, |(_, word)| word)
    }
}

/// The data with which one language writes values.
#[derive(Debug)]
pub struct ValueFormatter {
    tables: HashMap<String, Table>,
    and: Option<Conjunction>,
    or: Option<Conjunction>,
    nor: Option<Conjunction>,
}

impl ValueFormatter {
    /// Of a language with these tables and messages.
    pub fn new(tables: HashMap<String, Table>, resources: &[(&str, FluentResource)]) -> Self {
        let word = |id: &str| {
            let mut entries = resources.iter().flat_map(|(_, resource)| resource.entries());
            entries.find_map(|entry| match entry {
                Entry::Message(message) if message.id.name == id => Conjunction::of(message),
                _ => None,
            })
        };
        Self { and: word("list-and"), or: word("list-or"), nor: word("list-nor"), tables }
    }

    /// The words that can precede the last of several entries, in all forms.
    pub fn and_words(&self) -> impl Iterator<Item = &str> {
        self.and.iter().flat_map(Conjunction::forms)
    }

    /// The same of several that are denied.
    pub fn nor_words(&self) -> impl Iterator<Item = &str> {
        self.nor.iter().flat_map(Conjunction::forms)
    }

    /// The table of this name.
    pub fn table(&self, name: &str) -> Option<&Table> {
        self.tables.get(name)
    }

    /// A power's name, or one of its forms; for an unknown power, the id.
    pub fn power(&self, id: &str, form: Option<&str>) -> String {
        self.known_power(id, form).unwrap_or_else(|| id.to_owned())
    }

    fn known_power(&self, id: &str, form: Option<&str>) -> Option<String> {
        // Rome and Greece are powers of two boards: always the same table's entry is taken.
        let entries = self.tables.iter().filter_map(|(name, table)| Some((name, table.power(id)?)));
        let (_, entry) = entries.min_by_key(|(name, _)| *name)?;
        Some(match form {
            Some("abbr") => entry.abbr.clone(),
            Some(form) => entry.forms.get(form).unwrap_or(&entry.name).clone(),
            None => entry.name.clone(),
        })
    }

    fn known_province(&self, table: &str, id: &str, form: Option<&str>) -> Option<String> {
        let entry = self.tables.get(table)?.province(id)?;
        Some(match form {
            Some("abbr") => entry.abbr.clone(),
            Some(form) => entry.phrases.get(form).unwrap_or(&entry.name).clone(),
            None => entry.name.clone(),
        })
    }

    /// `items`, joined according to the language.
    pub fn join(&self, items: &[String], joint: Joint) -> String {
        let conjunction = match joint {
            Joint::And => self.and.as_ref(),
            Joint::Or => self.or.as_ref(),
            Joint::Nor => self.nor.as_ref().or(self.or.as_ref()),
            Joint::Comma | Joint::Semicolon | Joint::Row => None,
        };
        match (conjunction, items.split_last()) {
            (Some(conjunction), Some((last, rest))) if !rest.is_empty() => {
                format!("{} {} {last}", rest.join(joint.separator()), conjunction.before(last))
            }
            _ => items.join(joint.separator()),
        }
    }

    /// `given` as text.
    pub fn say(&self, given: &Given, form: Option<&str>, joint: Option<Joint>) -> String {
        match given {
            Given::Said(words) => words.clone(),
            Given::Power(id) => self.power(id, form),
            Given::Province(table, id) => self.known_province(table, id, form).unwrap_or_else(|| id.clone()),
            Given::List(items, own) => {
                let items: Vec<String> = items.iter().map(|item| self.say(item, form, joint)).collect();
                self.join(&items, joint.unwrap_or(*own))
            }
        }
    }

    /// The result of POWER, POWERS, PROVINCE and LIST for their first argument.
    fn put<'a>(&self, positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
        let (form, joint) = (option(named, "form"), option(named, "join").and_then(|name| Joint::read(&name)));
        match positional.first() {
            Some(FluentValue::String(words)) => {
                if let Some(given) = Given::read(words) {
                    return self.say(&given, form.as_deref(), joint).into();
                }
                // An id in the message itself: `POWER("ITALY")`, `PROVINCE("classic/ROM")`.
                let province = || {
                    let (table, id) = words.split_once('/')?;
                    self.known_province(table, id, form.as_deref())
                };
                match self.known_power(words, form.as_deref()).or_else(province) {
                    Some(name) => name.into(),
                    None => words.clone().into(),
                }
            }
            Some(other) => other.clone(),
            None => FluentValue::Error,
        }
    }

    /// Replaces values that went through no function by their simplest form, so that no reader sees an id.
    pub fn finish(&self, said: String) -> String {
        if !said.contains(BEGIN) {
            return said;
        }
        let mut whole = String::with_capacity(said.len());
        let mut rest = said.as_str();
        while let Some((before, behind)) = rest.split_once(BEGIN) {
            whole.push_str(before);
            let (encoded, after) = behind.split_once(END).unwrap_or((behind, ""));
            if let Some(given) = Given::decode(encoded) {
                whole.push_str(&self.say(&given, None, None));
            }
            rest = after;
        }
        whole + rest
    }
}

/// The result of COUNT for its first argument.
fn count<'a>(positional: &[FluentValue<'a>]) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::String(words)) => match Given::read(words) {
            Some(Given::List(items, _)) => items.len().into(),
            _ => usize::from(!words.is_empty()).into(),
        },
        Some(number @ FluentValue::Number(_)) => number.clone(),
        Some(FluentValue::Custom(_) | FluentValue::None | FluentValue::Error) | None => FluentValue::Error,
    }
}

/// The result of CAPITAL for its first argument: the same text with a capital.
fn capital<'a>(positional: &[FluentValue<'a>]) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::String(words)) => text::capitalized(words).into(),
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}

/// The result of UNSTOPPED for its first argument: the same text without the full stop at its end.
fn unstopped<'a>(positional: &[FluentValue<'a>]) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::String(words)) => text::unstopped(words).into(),
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}

fn option(named: &FluentArgs<'_>, name: &str) -> Option<String> {
    match named.get(name) {
        Some(FluentValue::String(text)) => Some(text.clone().into_owned()),
        _ => None,
    }
}

/// Adds the functions to `bundle`.
///
/// # Errors
/// When the bundle already has a function of that name.
pub fn add(bundle: &mut FluentBundle<FluentResource>, formatter: &Arc<ValueFormatter>) -> Result<(), FluentError> {
    for name in ["POWER", "POWERS", "PROVINCE", "LIST"] {
        let formatter = Arc::clone(formatter);
        bundle.add_function(name, move |positional, named| formatter.put(positional, named))?;
    }
    bundle.add_function("CAPITAL", |positional, _| capital(positional))?;
    bundle.add_function("UNSTOPPED", |positional, _| unstopped(positional))?;
    bundle.add_function("COUNT", |positional, _| count(positional))
}
