//! The names and descriptions of commands and of their parameters' choices in each language.

use dragoman_engine::Map;
use dragoman_l10n::{Language, Words};

use super::names::{self, Names};
use super::spec::{Kind, Parameter, Spec};
use super::table::{choice_message, choice_word_message};
use crate::fold::fold;

/// The name of a command in `language`, as it is typed and as slash commands show it.
pub fn name(words: &Words, spec: &Spec, language: Language) -> String {
    words.plain(language, spec.message)
}

/// A choice of a parameter as it is typed in `language`.
pub fn choice_word(words: &Words, language: Language, kind: Kind, choice: &str) -> String {
    let message = match kind {
        Kind::Language => return choice_name(words, language, kind, choice),
        Kind::Variant => return words.variant(language, choice).map_or(choice, |entry| &entry.word).to_owned(),
        _ => choice_word_message(choice),
    };
    message.map_or_else(|| choice.to_owned(), |message| words.plain(language, message))
}

/// Whether completions for a parameter are offered. There are none for free text, or for what exists only in a game: a
/// network that expects completions would say that nothing matches.
pub fn is_suggested(parameter: &Parameter) -> bool {
    match parameter.kind {
        Kind::Orders | Kind::Power | Kind::Choice(_) | Kind::Variant | Kind::Language => true,
        Kind::Text => matches!(parameter.id, "game" | "timezone" | "command"),
        Kind::Duration | Kind::Limit | Kind::Number | Kind::Person | Kind::Words => false,
    }
}

/// The further names of a command in `language`, as they are typed.
pub fn other_names(words: &Words, spec: &Spec, language: Language) -> Vec<String> {
    names::further(words, spec.message, language)
}

/// What a command does, in one line of at most 100 characters.
pub fn about(words: &Words, spec: &Spec, language: Language) -> String {
    words.plain(language, &format!("{}.about", spec.message))
}

/// The choice that `value` names in any language, by its name or a further one.
pub fn choice(words: &Words, kind: Kind, value: &str) -> Option<String> {
    match kind {
        Kind::Choice(choices) => {
            let known = Names::of(words).choices(&fold(value));
            choices.iter().find(|choice| known.contains(choice)).map(|choice| (*choice).to_owned())
        }
        Kind::Variant => Names::of(words).variant(&fold(value)).map(str::to_owned),
        Kind::Language => words.languages().read_name(value).ok().map(|language| language.to_string()),
        _ => None,
    }
}

/// Whether `value` is one of the choices of a parameter, by its id.
pub fn is_choice(words: &Words, kind: Kind, value: &str) -> bool {
    match kind {
        Kind::Choice(choices) => choices.contains(&value),
        Kind::Variant => Map::of_variant(value).is_some(),
        Kind::Language => words.languages().iter().any(|language| language.tag() == value),
        _ => false,
    }
}

/// The choices of a parameter, by their ids; none if it takes something else.
pub fn choices(words: &Words, kind: Kind) -> Vec<String> {
    match kind {
        Kind::Choice(choices) => choices.iter().map(|choice| (*choice).to_owned()).collect(),
        Kind::Variant => Map::variants().into_iter().map(|map| map.variant().to_owned()).collect(),
        Kind::Language => words.languages().iter().map(|language| language.to_string()).collect(),
        _ => Vec::new(),
    }
}

/// A choice of a parameter as it is shown in `language`; a language is called by its own name.
pub fn choice_name(words: &Words, language: Language, kind: Kind, choice: &str) -> String {
    match (kind, choice.parse()) {
        (Kind::Language, Ok(chosen)) => words.languages().name(chosen),
        (Kind::Variant, _) => words.variant(language, choice).map_or(choice, |entry| &entry.about).to_owned(),
        _ => choice_message(choice).map_or_else(|| choice.to_owned(), |message| words.plain(language, message)),
    }
}
