//! What is put into a message.

use fluent_bundle::{FluentArgs, FluentValue};

use crate::Text;

/// The variables of a message: `Args::new().number("count", 3).power("power", "ITALY")`.
///
/// Powers and provinces go in as ids; the message chooses the form with `POWER($power, form: "gen")` and
/// `PROVINCE($province, form: "in")`. Everything else goes in as it is to be read: a `String` without any formatting,
/// whoever wrote it, a [`Text`] with its own.
#[derive(Debug, Default)]
pub struct Args<'a>(Vec<(&'a str, Value)>);

/// The value of a variable.
#[derive(Clone, Debug)]
pub enum Value {
    /// Shown as it is.
    Quoted(String),
    /// Shown with the formatting that it has.
    Text(Text),
    /// Looked up by a function of the message.
    Id(String),
    /// A number.
    Number(i64),
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

    /// A piece of text: an order, a name, a time. Of a `String` nothing is formatting.
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
        self.set(name, Value::Id(id.to_owned()));
        self
    }

    /// A province, by the name of its table ([`crate::Words::table_name`]) and its id.
    #[must_use]
    pub fn province(mut self, name: &'a str, table: &str, id: &str) -> Self {
        self.set(name, Value::Id(format!("{table}/{id}")));
        self
    }

    fn set(&mut self, name: &'a str, value: Value) {
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known = value,
            None => self.0.push((name, value)),
        }
    }

    /// For a message that is a `String`.
    pub(crate) fn plain(&self) -> FluentArgs<'_> {
        self.fluent(|value| match value {
            Value::Quoted(words) | Value::Id(words) => words.as_str().into(),
            Value::Text(text) => text.plain().into(),
            Value::Number(number) => (*number).into(),
        })
    }

    /// For a message that becomes a [`Text`].
    pub(crate) fn encoded(&self) -> FluentArgs<'_> {
        self.fluent(|value| match value {
            Value::Quoted(words) => Text::quoted(words).encode().into(),
            Value::Text(text) => text.encode().into(),
            Value::Id(id) => id.as_str().into(),
            Value::Number(number) => (*number).into(),
        })
    }

    fn fluent<'b>(&'b self, value: impl Fn(&'b Value) -> FluentValue<'b>) -> FluentArgs<'b> {
        let mut args = FluentArgs::with_capacity(self.0.len());
        for (name, known) in &self.0 {
            args.set(*name, value(known));
        }
        args
    }
}
