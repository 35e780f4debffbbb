//! The variables of a message.

use fluent::FluentArgs;

use crate::Text;
use crate::functions::{Given, Joint, unmarked};

/// The variables of a message: `Args::new().number("count", 3).power("power", "ITALY")`.
///
/// Powers and provinces are given as ids; the message chooses the form with `POWER($power, form: "gen")`,
/// `POWERS($powers)` and `PROVINCE($province, form: "in")`. Several values are given as a list, which the message joins
/// (`LIST($units)`) and may count (`COUNT($units)`). Other values are given as they are read: a `String` without any
/// formatting, no matter who wrote it, a [`Text`] with its own. Nothing is joined before, since the words between
/// values depend on the language.
#[derive(Debug, Default)]
pub struct Args<'a>(Vec<(&'a str, Value)>);

/// The value of a variable.
#[derive(Clone, Debug)]
pub enum Value {
    /// Shown as it is.
    Quoted(String),
    /// Shown with the formatting that it has.
    Text(Text),
    /// A power, by its id.
    Power(String),
    /// A province, by its table's name and its id.
    Province(String, String),
    /// A number.
    Number(i64),
    /// Several values, none of them a list, and how they are joined unless the message says otherwise.
    List(Vec<Self>, Joint),
}

impl From<String> for Value {
    fn from(words: String) -> Self {
        Self::Quoted(words)
    }
}

impl From<&String> for Value {
    fn from(words: &String) -> Self {
        Self::Quoted(words.clone())
    }
}

impl From<&str> for Value {
    fn from(words: &str) -> Self {
        Self::Quoted(words.to_owned())
    }
}

impl From<Text> for Value {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl<'a> Args<'a> {
    /// No variables.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A text: an order, a name, a time. A `String` is never formatting.
    #[must_use]
    pub fn text(mut self, name: &'a str, value: impl Into<Value>) -> Self {
        self.set(name, value.into());
        self
    }

    /// A number, by which the message may choose its plural form.
    #[must_use]
    pub fn number(mut self, name: &'a str, value: impl TryInto<i64>) -> Self {
        self.set(name, Value::Number(value.try_into().unwrap_or(i64::MAX)));
        self
    }

    /// A power, by its id (`ITALY`).
    #[must_use]
    pub fn power(mut self, name: &'a str, id: &str) -> Self {
        self.set(name, Value::Power(id.to_owned()));
        self
    }

    /// Several powers, by their ids: "Italia, Russia e Turchia".
    #[must_use]
    pub fn powers(mut self, name: &'a str, ids: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        let ids = ids.into_iter().map(|id| Value::Power(id.as_ref().to_owned())).collect();
        self.set(name, Value::List(ids, Joint::And));
        self
    }

    /// Several provinces, joined with "and".
    #[must_use]
    pub fn provinces(mut self, name: &'a str, table: &str, ids: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        let one = |id: &str| Value::Province(table.to_owned(), id.to_owned());
        self.set(name, Value::List(ids.into_iter().map(|id| one(id.as_ref())).collect(), Joint::And));
        self
    }

    /// Several finished texts, joined with "and": "A Bud, A Vie and F Tri".
    #[must_use]
    pub fn list(self, name: &'a str, items: impl IntoIterator<Item = impl Into<Value>>) -> Self {
        self.joined(name, items, Joint::And)
    }

    /// Several finished texts, joined with "or": "A Bud, A Vie or F Tri".
    #[must_use]
    pub fn either(self, name: &'a str, items: impl IntoIterator<Item = impl Into<Value>>) -> Self {
        self.joined(name, items, Joint::Or)
    }

    /// Several finished texts of which none is so, joined as behind a negation: "not to Galicia or to Silesia".
    #[must_use]
    pub fn neither(self, name: &'a str, items: impl IntoIterator<Item = impl Into<Value>>) -> Self {
        self.joined(name, items, Joint::Nor)
    }

    /// Several finished texts, separated by semicolons, for text that is read aloud: "A Bud - Ser; A Vie - Gal".
    #[must_use]
    pub fn clauses(self, name: &'a str, items: impl IntoIterator<Item = impl Into<Value>>) -> Self {
        self.joined(name, items, Joint::Semicolon)
    }

    /// Several finished texts side by side: "A Bud - Ser · A Vie - Gal".
    #[must_use]
    pub fn row(self, name: &'a str, items: impl IntoIterator<Item = impl Into<Value>>) -> Self {
        self.joined(name, items, Joint::Row)
    }

    fn joined(mut self, name: &'a str, items: impl IntoIterator<Item = impl Into<Value>>, joint: Joint) -> Self {
        self.set(name, Value::List(items.into_iter().map(Into::into).collect(), joint));
        self
    }

    /// A province, by the name of its table ([`crate::Words::table_name`]) and its id.
    #[must_use]
    pub fn province(mut self, name: &'a str, table: &str, id: &str) -> Self {
        self.set(name, Value::Province(table.to_owned(), id.to_owned()));
        self
    }

    fn set(&mut self, name: &'a str, value: Value) {
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = value,
            None => self.0.push((name, value)),
        }
    }

    /// For a message that becomes a `String`.
    pub(crate) fn plain(&self) -> FluentArgs<'_> {
        self.fluent(&|value| match value {
            Said::Quoted(words) => unmarked(words).into_owned(),
            Said::Text(text) => unmarked(&text.plain()).into_owned(),
        })
    }

    /// For a message that becomes a [`Text`].
    pub(crate) fn encoded(&self) -> FluentArgs<'_> {
        self.fluent(&|value| match value {
            Said::Quoted(words) => Text::quoted(words).encode(),
            Said::Text(text) => text.encode(),
        })
    }

    fn fluent(&self, say: &impl Fn(Said<'_>) -> String) -> FluentArgs<'_> {
        let mut args = FluentArgs::with_capacity(self.0.len());
        for (name, value) in &self.0 {
            match value {
                Value::Number(number) => args.set(*name, *number),
                other => args.set(*name, other.given(say).encode()),
            }
        }
        args
    }
}

/// Values that depend on what the message becomes.
enum Said<'a> {
    Quoted(&'a str),
    Text(&'a Text),
}

impl Value {
    fn given(&self, say: &impl Fn(Said<'_>) -> String) -> Given {
        match self {
            Self::Quoted(words) => Given::Said(say(Said::Quoted(words))),
            Self::Text(text) => Given::Said(say(Said::Text(text))),
            Self::Power(id) => Given::Power(id.clone()),
            Self::Province(table, id) => Given::Province(table.clone(), id.clone()),
            Self::Number(number) => Given::Said(number.to_string()),
            Self::List(items, joint) => Given::List(items.iter().map(|item| item.given(say)).collect(), *joint),
        }
    }
}
