//! What is put into a message.

use fluent_bundle::{FluentArgs, FluentValue};

/// The variables of a message: `Args::new().number("count", 3).power("power", "ITALY")`.
///
/// Powers and provinces go in as ids; the message chooses the form with `POWER($power, form: "gen")` and
/// `PROVINCE($province, form: "in")`.
#[derive(Debug, Default)]
pub struct Args<'a>(FluentArgs<'a>);

impl<'a> Args<'a> {
    /// No variables.
    #[must_use]
    pub fn new() -> Self {
        Self(FluentArgs::new())
    }

    /// A piece of text: an order, a name, a time.
    #[must_use]
    pub fn text(mut self, name: &'a str, value: impl Into<String>) -> Self {
        self.0.set(name, FluentValue::from(value.into()));
        self
    }

    /// A number, by which the message may choose its plural form.
    #[must_use]
    pub fn number(mut self, name: &'a str, value: impl TryInto<i64>) -> Self {
        self.0.set(name, FluentValue::from(value.try_into().unwrap_or(i64::MAX)));
        self
    }

    /// A power, by its id (`ITALY`).
    #[must_use]
    pub fn power(self, name: &'a str, id: &str) -> Self {
        self.text(name, id)
    }

    /// A province, by the name of its table ([`crate::Words::table_name`]) and its id.
    #[must_use]
    pub fn province(self, name: &'a str, table: &str, id: &str) -> Self {
        self.text(name, format!("{table}/{id}"))
    }

    pub(crate) const fn fluent(&self) -> &FluentArgs<'a> {
        &self.0
    }
}
