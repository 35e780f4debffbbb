//! The one table of commands: text commands, slash commands, completions and help are made from it.
//!
//! A command has an id, the same everywhere, and names in each language, which are in `commands.ftl` under
//! `command-<id>`. People type it in any of them; values are given by position or as `parameter:value`.

mod exact;
mod first_words;
mod group;
mod names;
mod option_words;
mod rows;
mod spec;
mod table;
pub mod topic;
mod typed;
mod unknown_option;
mod words;

pub use exact::{begins_with_value, is_exact};
pub use group::{AT_THE_TOP, BY_BUTTON, OF_MESSAGES, path, path_in_group, short_name};
pub use names::{begins_letter, begins_letter_in, begins_readers, is_and, is_name_of, names_letter, names_value};
pub use option_words::{is_option_word, option_value, option_value_word};
pub use spec::{Act, CommandId, Effect, Group, Invocation, Kind, PREFIXES, Parameter, Spec, Spot, Who};
pub use table::{
    COMMANDS, FORMATS, PRACTICE_STEPS, PRESS, RULEBOOKS, WHAT_IF_STEPS, by_id, choice_message, choice_word_message,
    parameter_message, spec,
};
pub use typed::{MARKS, Typed, behind_name, called, duration_examples, is_own_word, named_in, nearest, read, seconds};
pub use unknown_option::{UnknownOption, unknown_option};
pub use words::{about, choice, choice_name, choice_word, choices, is_choice, is_suggested, name, other_names};

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use dragoman_l10n::{Language, Words};

    use super::*;
    use crate::fold::fold;

    fn words() -> Words {
        dragoman_locales::words().expect("the tables are checked elsewhere")
    }

    #[test]
    fn every_choice_has_a_word_that_is_read_as_it() {
        let words = words();
        for parameter in COMMANDS.iter().flat_map(|spec| spec.parameters) {
            let choices = choices(&words, parameter.kind);
            for (language, id) in
                words.languages().iter().flat_map(|language| choices.iter().map(move |id| (language, id)))
            {
                let word = choice_word(&words, language, parameter.kind, id);
                assert!(!word.is_empty() && !word.contains([' ', ',', ';']), "{language}: {word}");
                assert_eq!(choice(&words, parameter.kind, &word).as_ref(), Some(id), "{language}: {word}");
                assert!(!word.contains("seed"), "{language}: {word}");
            }
        }
    }

    #[test]
    fn every_parameter_and_choice_has_its_messages() {
        for parameter in COMMANDS.iter().flat_map(|spec| spec.parameters) {
            assert_eq!(parameter_message(parameter), format!("parameter-{}", parameter.id));
            if let Kind::Choice(choices) = parameter.kind {
                assert!(choices.iter().all(|choice| choice_message(choice).is_some()), "{choices:?}");
            }
        }
    }

    #[test]
    fn names_fit_slash_commands() {
        let words = words();
        for spec in COMMANDS {
            for language in words.languages() {
                let name = name(&words, spec, language);
                assert!((1..=32).contains(&name.chars().count()) && name == name.to_lowercase(), "{name}");
                assert!(name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_'), "{name}");
                assert!(
                    (1..=100).contains(&about(&words, spec, language).chars().count()),
                    "{} in {language}",
                    spec.id
                );
                for parameter in spec.parameters {
                    let name = words.plain(language, parameter_message(parameter));
                    assert!(name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_'), "{name}");
                    let about = words.plain(language, &format!("{}.about", parameter_message(parameter)));
                    assert!((1..=100).contains(&about.chars().count()), "{} in {language}", parameter.id);
                }
            }
        }
    }

    #[test]
    fn what_a_command_takes_has_names_of_its_own_and_fits_a_slash_command() {
        let words = words();
        for spec in COMMANDS {
            assert!(spec.parameters.len() <= 25, "{} takes more than Discord shows", spec.id);
            let mut size = 0;
            for language in words.languages() {
                let mut seen = std::collections::BTreeSet::new();
                for parameter in spec.parameters {
                    let name = words.plain(language, parameter_message(parameter));
                    assert!(seen.insert(name.clone()), "{}: two things are called {name}", spec.id);
                }
            }
            // Discord counts names, descriptions and choices of a command, the longest of all languages: 8,000
            // characters.
            let longest = |say: &dyn Fn(Language) -> String| {
                words.languages().iter().map(|language| say(language).chars().count()).max().unwrap_or(0)
            };
            size += longest(&|language| name(&words, spec, language) + about(&words, spec, language).as_str());
            for parameter in spec.parameters {
                let message = parameter_message(parameter);
                size += longest(&|language| words.plain(language, message));
                size += longest(&|language| words.plain(language, &format!("{message}.about")));
                for choice in choices(&words, parameter.kind) {
                    size += choice.chars().count();
                    size += longest(&|language| choice_name(&words, language, parameter.kind, &choice));
                }
            }
            assert!(size <= 8000, "{} has {size} characters", spec.id);
        }
    }

    #[test]
    fn no_word_of_an_order_is_a_command() {
        let words = words();
        for language in words.languages() {
            let orders = words.order_words(language).iter().filter(|word| word.id.starts_with("order-"));
            for form in orders.flat_map(|word| &word.forms) {
                let Typed::Command(invocation) = read(&words, language, form) else { continue };
                if !is_own_word(&words, language, form) {
                    // A command of another language: an order comes first in private.
                    continue;
                }
                let spec = invocation.spec;
                // A command that is allowed in public only is never read where orders are sent, and a command for
                // orders may take what follows it as one.
                let harmless = spec.spot == Spot::Public || spec.command == CommandId::Order;
                // A form of several words may begin like a command; as a whole it is an order.
                let begins_like = form.contains(char::is_whitespace) && spec.effect == Effect::Query
                    || spec.command == CommandId::Return && form == "terug naar";
                assert!(harmless || begins_like, "{form} in {language} is the command {}", spec.id);
            }
        }
    }

    /// The names of places and powers of all maps in `language`, folded, with their ids.
    pub(super) fn places_and_powers(words: &Words, language: Language) -> BTreeMap<String, String> {
        let mut called = BTreeMap::new();
        for map in dragoman_engine::Map::variants() {
            let table = words.table(language, map.variant());
            for entry in &table.provinces {
                for form in entry.also.iter().chain([&entry.name, &entry.abbr]) {
                    called.insert(fold(form), entry.id.clone());
                }
            }
            for entry in &table.powers {
                for form in entry.also.iter().chain(entry.forms.values()).chain([&entry.name, &entry.abbr]) {
                    called.insert(fold(form), entry.id.clone());
                }
            }
        }
        called
    }

    #[test]
    fn no_place_power_or_small_word_is_a_command() {
        let words = words();
        for language in words.languages() {
            let mut taken = places_and_powers(&words, language);
            for small in ["choice-yes", "choice-no", "list-and", "list-or", "list-nor"] {
                for form in names::names(&words, small, language) {
                    taken.insert(form, small.to_owned());
                }
            }
            let letter = words.plain(language, "letter-words");
            taken.extend(letter.split('|').map(|word| (fold(word.trim()), "letter-words".to_owned())));
            let mut clashes = Vec::new();
            for spec in COMMANDS {
                for name in names::names(&words, spec.message, language) {
                    if let Some(other) = taken.get(&name) {
                        clashes.push(format!("{name}: the command {} and {other}", spec.id));
                    }
                }
            }
            assert!(clashes.is_empty(), "{language}: {clashes:#?}");
        }
    }

    #[test]
    fn a_name_is_one_commands_only() {
        let words = words();
        for language in words.languages() {
            let mut seen: BTreeMap<String, &str> = BTreeMap::new();
            for spec in COMMANDS {
                for name in names::names(&words, spec.message, language) {
                    if let Some(other) = seen.insert(name.clone(), spec.id) {
                        assert_eq!(other, spec.id, "{name} in {language}");
                    }
                }
            }
        }
    }
}
