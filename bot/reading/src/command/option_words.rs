//! The words of `options`: `letters=kept`, or in the reader's language `lettere=conservate`.
//!
//! A key and a value are read in any language, as names of commands are, and written in the reader's. The keys and values of
//! the rulebook (`4.A.1=a`) are those of the DATC, the same in every language.

use std::borrow::Cow;

use dragoman_l10n::{Language, Words};

use super::names::is_name_of;

/// Whether `typed` is `id`, or what `message` calls it in any language.
pub fn is_option_word(words: &Words, id: &str, message: &str, typed: &str) -> bool {
    id.eq_ignore_ascii_case(typed.trim()) || is_name_of(words, message, typed)
}

/// The value that is called `typed` in any language; `None` if there is none.
pub fn option_value(words: &Words, typed: &str, values: &[&'static str]) -> Option<&'static str> {
    let is = |value: &&str| match value_message(value) {
        Some(message) => is_option_word(words, value, message, typed),
        None => value.eq_ignore_ascii_case(typed.trim()),
    };
    values.iter().copied().find(is)
}

/// The value as it is typed in `language`.
pub fn option_value_word<'a>(words: &Words, language: Language, value: &'a str) -> Cow<'a, str> {
    value_message(value).map_or(Cow::Borrowed(value), |message| words.plain(language, message).into())
}

fn value_message(value: &str) -> Option<&'static str> {
    Some(match value {
        "yes" => "choice-yes",
        "no" => "choice-no",
        "dark" => "choice-word-dark",
        "light" => "choice-word-light",
        "letters" => "choice-word-power-letters",
        "patterns" => "choice-word-power-patterns",
        "legend" => "parameter-legend",
        "small" => "choice-word-small",
        "large" => "choice-word-large",
        "after" => "choice-word-after",
        "names" => "choice-word-full-names",
        "told" => "option-value-told",
        "secret" => "option-value-secret",
        "open" => "option-value-open",
        "invited" => "option-value-invited",
        "deleted" => "option-value-deleted",
        "kept" => "option-value-kept",
        "revealed" => "option-value-revealed",
        "play" => "option-value-play",
        "pause" => "option-value-pause",
        "end" => "option-value-end",
        "recruit" => "option-value-recruit",
        "officer" => "option-value-officer",
        "marshal" => "option-value-marshal",
        "whole" => "option-value-whole",
        _ => return None,
    })
}
