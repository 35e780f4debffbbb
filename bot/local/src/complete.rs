//! Completions while somebody types: commands and their values in the person's words, orders in private.

use dragoman_game::event::{PersonId, Place};
use dragoman_l10n::{Language, Words};
use dragoman_platform::Sink;
use dragoman_reading::command::{self, COMMANDS, CommandId, Kind, PREFIXES, Parameter, Spec, Typed};

use super::protocol::Offer;

/// The most completions that are offered.
const OFFERED: usize = 80;
/// Usual lengths of time.
const DURATIONS: [&str; 7] = ["15m", "1h", "12h", "24h", "48h", "3d", "7d"];

/// The person who types, and where.
pub(super) struct Typist<'a> {
    pub(super) words: &'a Words,
    pub(super) language: Language,
    pub(super) place: &'a Place,
    pub(super) person: &'a PersonId,
    pub(super) sink: &'a dyn Sink,
}

/// What is before the last word, with its blank, which may be one that takes several bytes, and that word.
fn before_last_word(text: &str) -> (&str, &str) {
    let word = text.rsplit(char::is_whitespace).next().unwrap_or_default();
    text.split_at(text.len() - word.len())
}

impl Typist<'_> {
    /// The completions of `text`.
    pub(super) async fn offers(&self, text: &str) -> Vec<Offer> {
        let body = text.trim_start();
        let private = matches!(self.place, Place::Person(_));
        let mut offers = match body.strip_prefix(PREFIXES) {
            Some(rest) => self.command(body.get(..1).unwrap_or_default(), rest).await,
            None if private => {
                let mut offers = self.orders(command::spec(CommandId::Order), "", body).await;
                // A single letter is most likely that of a unit.
                if body.chars().count() > 1 {
                    offers.extend(self.command("", body).await);
                }
                offers
            }
            None => Vec::new(),
        };
        offers.retain(|offer| offer.text.trim_end() != text.trim_end() || offer.text.ends_with(' '));
        offers.truncate(OFFERED);
        offers
    }

    async fn command(&self, mark: &str, rest: &str) -> Vec<Offer> {
        let Some((first, values)) = rest.split_once(char::is_whitespace) else {
            let typed = rest.to_lowercase();
            let named = COMMANDS.iter().map(|spec| (command::name(self.words, spec, self.language), spec));
            let fitting = named.filter(|(name, _)| name.to_lowercase().starts_with(&typed));
            return fitting
                .map(|(name, spec)| Offer {
                    text: format!("{mark}{name}{}", if spec.parameters.is_empty() { "" } else { " " }),
                    label: format!("{mark}{name}"),
                    about: command::about(self.words, spec, self.language),
                })
                .collect();
        };
        let Typed::Command(invocation) = command::read(self.words, self.language, first) else { return Vec::new() };
        let spec = invocation.spec;
        let head = format!("{mark}{first} ");
        if spec.parameters.first().is_some_and(|only| only.kind == Kind::Orders) {
            return self.orders(spec, &head, values.trim_start()).await;
        }
        let (before, last) = before_last_word(values);
        let head = format!("{head}{before}");
        match last.split_once([':', '=']) {
            Some((name, typed)) => match self.parameter(spec, name) {
                Some(parameter) => self.values(spec, parameter, &format!("{head}{name}:"), typed).await,
                None => Vec::new(),
            },
            None => {
                let free: Vec<_> =
                    spec.parameters.iter().filter(|parameter| !self.is_given(parameter, before)).collect();
                let mut offers = Vec::new();
                // The value of a required parameter is given without the parameter's name.
                if let Some(first) = free.first().filter(|first| first.required || spec.parameters.len() <= 2) {
                    offers = self.values(spec, first, &head, last).await;
                }
                let typed = last.to_lowercase();
                offers.extend(free.into_iter().filter_map(|parameter| {
                    let message = command::parameter_message(parameter);
                    let name = self.words.plain(self.language, message);
                    name.to_lowercase().starts_with(&typed).then(|| Offer {
                        text: format!("{head}{name}:"),
                        label: format!("{name}:"),
                        about: self.words.plain(self.language, &format!("{message}.about")),
                    })
                }));
                offers
            }
        }
    }

    /// The parameter of `spec` with the name `name`, in any of the languages.
    fn parameter(&self, spec: &'static Spec, name: &str) -> Option<&'static Parameter> {
        let name = name.to_lowercase();
        spec.parameters.iter().find(|parameter| self.is_called(parameter, &name))
    }

    fn is_called(&self, parameter: &Parameter, name: &str) -> bool {
        let message = command::parameter_message(parameter);
        parameter.id == name
            || self.words.languages().iter().any(|language| self.words.plain(language, message).to_lowercase() == name)
    }

    fn is_given(&self, parameter: &Parameter, before: &str) -> bool {
        let names = before.split_whitespace().filter_map(|word| word.split_once([':', '=']));
        names.map(|(name, _)| name.to_lowercase()).any(|name| self.is_called(parameter, &name))
    }

    async fn values(&self, spec: &Spec, parameter: &Parameter, head: &str, typed: &str) -> Vec<Offer> {
        let found: Vec<(String, String)> = match parameter.kind {
            Kind::Duration | Kind::Limit => DURATIONS
                .into_iter()
                .filter(|length| length.starts_with(typed))
                .map(|length| (length.to_owned(), length.to_owned()))
                .collect(),
            Kind::Choice(_)
            | Kind::Variant
            | Kind::Language
            | Kind::Power
            | Kind::Person
            | Kind::Text
            | Kind::Words
            | Kind::Orders
            | Kind::Number => {
                self.sink
                    .complete(self.place, (self.person, Some(self.language)), (spec.id, None), parameter.id, typed)
                    .await
            }
        };
        let offer = |(shown, value): (String, String)| {
            // A power is given by its name in the player's language.
            let value = if parameter.kind == Kind::Power { shown.clone() } else { value };
            let quoted = if value.contains(' ') { format!("\"{value}\"") } else { value.clone() };
            let about = if shown.eq_ignore_ascii_case(&value) { String::new() } else { value };
            Offer { text: format!("{head}{quoted} "), label: shown, about }
        };
        found.into_iter().map(offer).collect()
    }

    /// Legal orders for the last of the orders in `typed`; those before it are kept.
    async fn orders(&self, spec: &Spec, head: &str, typed: &str) -> Vec<Offer> {
        let cut = typed.rfind([',', ';', '\n']).map_or(0, |at| at + 1);
        let (before, last) = typed.split_at(cut);
        let gap: String = last.chars().take_while(|c| c.is_whitespace()).collect();
        let found = self
            .sink
            .complete(self.place, (self.person, Some(self.language)), (spec.id, None), "text", last.trim_start())
            .await;
        let offer = |(shown, value): (String, String)| Offer {
            text: format!("{head}{before}{gap}{value}"),
            label: shown,
            about: String::new(),
        };
        found.into_iter().map(offer).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_divided_before_its_last_word_at_any_blank() {
        let blanks =
            (0..=u32::from(char::MAX)).filter_map(char::from_u32).filter(|character| character.is_whitespace());
        for blank in blanks {
            assert_eq!(before_last_word(&format!("x{blank}")), (&*format!("x{blank}"), ""), "{blank:?}");
            assert_eq!(before_last_word(&format!("x{blank}ż")), (&*format!("x{blank}"), "ż"), "{blank:?}");
        }
        assert_eq!(before_last_word("ż"), ("", "ż"));
        assert_eq!(before_last_word(""), ("", ""));
    }
}
