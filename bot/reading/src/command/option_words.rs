//! The words of `options`: `letters=kept`, or in the reader's language `lettere=conservate`.
//!
//! A key and a value are read in any language, as names of commands are, and written in the reader's. The keys and values of
//! the rulebook (`4.A.1=a`) are those of the DATC, the same in every language.

use std::borrow::Cow;

use dragoman_l10n::{Language, Words};

use super::names::is_name_of;

/// The key that is called `typed` in any language; `None` if there is none.
pub fn option_key(words: &Words, typed: &str, keys: &[&'static str]) -> Option<&'static str> {
    found(words, typed, keys, key_message)
}

/// The value that is called `typed` in any language; `None` if there is none.
pub fn option_value(words: &Words, typed: &str, values: &[&'static str]) -> Option<&'static str> {
    found(words, typed, values, value_message)
}

fn found(
    words: &Words,
    typed: &str,
    among: &[&'static str],
    message: impl Fn(&str) -> Option<&'static str>,
) -> Option<&'static str> {
    let typed = typed.trim();
    let is = |id: &&&'static str| {
        id.eq_ignore_ascii_case(typed) || message(id).is_some_and(|message| is_name_of(words, message, typed))
    };
    among.iter().find(is).copied()
}

/// `key=value` as it is typed in `language`; a word that has no name there is left as it is.
pub fn option_written(words: &Words, language: Language, key: &str, value: &str) -> String {
    format!("{}={}", option_key_word(words, language, key), option_value_word(words, language, value))
}

/// The key as it is typed in `language`.
pub fn option_key_word<'a>(words: &Words, language: Language, key: &'a str) -> Cow<'a, str> {
    key_message(key).map_or(Cow::Borrowed(key), |message| words.plain(language, message).into())
}

/// The value as it is typed in `language`.
pub fn option_value_word<'a>(words: &Words, language: Language, value: &'a str) -> Cow<'a, str> {
    value_message(value).map_or(Cow::Borrowed(value), |message| words.plain(language, message).into())
}

fn key_message(key: &str) -> Option<&'static str> {
    Some(match key {
        "votes" => "option-key-votes",
        "early" => "option-key-early",
        "join" => "option-key-join",
        "absences" => "option-key-absences",
        "replacements" => "option-key-replacements",
        "letters" => "option-key-letters",
        "watch" => "option-key-watch",
        "grace-press" => "option-key-grace-press",
        "missing" => "option-key-missing",
        "ballots" => "option-key-ballots",
        "draw-from" => "option-key-draw-from",
        "level" => "option-key-level",
        "computers-talk" => "option-key-computers-talk",
        "computers-alone" => "option-key-computers-alone",
        "skip" => "option-key-skip",
        "picture" => "option-key-picture",
        _ => return None,
    })
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
