//! Whether a typed command is in its exact form: the command and its values, and nothing more.
//!
//! The names of many commands also begin sentences: "clear.", "draw?", "say, if I attack …", "done for today". What
//! others see or what can't be taken back ([`super::Act::Binding`]) isn't done because of such a sentence. Values that a
//! command judges by itself (powers, lengths of time, names of people) are left to it: it declines what is none.

use dragoman_engine::PhaseCode;
use dragoman_l10n::{Language, Words, sanitise};

use super::spec::{CommandId, Invocation, Kind, PREFIXES, Spec};
use super::typed::{MARKS, Typed, begins_with, listed, named, read, split};

/// Whether `text` gives the command `given`, which was read in it, in a form that can't be meant otherwise.
pub fn is_exact(words: &Words, language: Language, text: &str, given: &Invocation) -> bool {
    // As it was read.
    let text = sanitise::letter(text);
    let text = text.trim();
    if !given.spec.act.is_binding() || text.starts_with(PREFIXES) {
        return true;
    }
    let Some((_, rest)) = begins_with(words, language, text) else { return false };
    if may_name_too_many(words, given, rest) {
        return false;
    }
    let name = text.strip_suffix(rest).unwrap_or(text).trim_end();
    let names = |parameter: &str| {
        let keys = split(rest);
        let key = |word: &String| word.split_once([':', '=']).and_then(|(key, _)| named(words, given.spec, key));
        keys.iter().any(|word| key(word).is_some_and(|named| named.id == parameter))
    };
    if takes_words(given.spec) {
        // In free text anything may stand: only the form shows that it is meant to be published.
        let first = split(rest).first().cloned().unwrap_or_default();
        let is_named = first.split_once([':', '=']).is_some_and(|(key, _)| named(words, given.spec, key).is_some());
        // "Document: what is that?" asks, while a declaration may be a question.
        let asks = text.ends_with('?') && matches!(given.spec.command, CommandId::Document | CommandId::Report);
        return !asks
            && (name.ends_with(':') || name.ends_with(char::is_alphanumeric) && (is_named || rest.trim().is_empty()));
    }
    let has_words = given.spec.parameters.iter().any(|parameter| parameter.kind == Kind::Words && names(parameter.id));
    let is_value = |id: &str, value: &str| match id {
        // Free text that nothing judges.
        "name" | "reason" => names(id) || rest.contains(MARKS) || value.split_whitespace().nth(1).is_none(),
        // `rollback S1901M a slip`, "Spring 1901".
        "phase" => {
            let mut words = value.split_whitespace();
            let is_code = words.next().is_some_and(|code| PhaseCode::read(&code.to_uppercase()).is_some());
            let is_year = words.next().is_none_or(|year| year.chars().all(|c| c.is_ascii_digit()));
            names(id) || is_code || is_year && words.next().is_none()
        }
        // A vote is called as the command that proposes it.
        "vote" => {
            let is_alone = |found: Typed| matches!(found, Typed::Command(vote) if vote.values.is_empty());
            value.split_whitespace().nth(1).is_none() || is_alone(read(words, language, value))
        }
        _ => true,
    };
    name.ends_with(char::is_alphanumeric)
        && (has_words || !text.contains('?'))
        && given.values.iter().all(|(id, value)| is_value(id, value))
}

/// Whether the first colon of `text` ends the name of a value of the command with which it begins: "talk with: Germany".
pub fn begins_with_value(words: &Words, language: Language, text: &str) -> bool {
    let text = sanitise::letter(text);
    let text = text.trim();
    let Some((spec, rest)) = begins_with(words, language, text) else { return false };
    if text.strip_suffix(rest).is_none_or(|name| name.contains(':')) {
        return false;
    }
    let key = rest.split_once(':').and_then(|(key, _)| key.split_whitespace().last());
    key.is_some_and(|key| named(words, spec, key).is_some())
}

/// Whether the list of those who would read a text may end before it was taken to end: "with:Germany, France is our enemy". In
/// quotation marks, or before a text that is named, it ends for certain.
fn may_name_too_many(words: &Words, given: &Invocation, rest: &str) -> bool {
    if !matches!(given.spec.command, CommandId::Letter | CommandId::Document) {
        return false;
    }
    let Some((key, behind)) = rest.split_once([':', '=']) else { return false };
    let key = key.split_whitespace().last().unwrap_or_default();
    if named(words, given.spec, key).is_none_or(|parameter| parameter.kind != Kind::Power) {
        return false;
    }
    let behind = behind.trim_start();
    let (list, text) = listed(behind);
    let is_named = text.split_once([':', '=']).is_some_and(|(key, _)| named(words, given.spec, key.trim()).is_some());
    !behind.starts_with(MARKS) && list.contains(char::is_whitespace) && !text.trim().is_empty() && !is_named
}

/// Whether everything behind the command's name is text that is passed on to others.
fn takes_words(spec: &Spec) -> bool {
    spec.parameters.first().is_some_and(|first| first.kind == Kind::Words)
}
