//! Finds a value that is given to an option which the command hasn't: "deadlin:5h", "anonymity:yes".
//!
//! Without this it would be taken for the value of another option, or for the name of a game, and the answer would blame
//! that. Only what resembles an option of the command is one: names of people and games may contain a colon too.

use dragoman_l10n::{Language, Words, sanitise};

use super::spec::{Kind, Parameter, Spec};
use super::table::parameter_message;
use super::typed::{begins_with, named, split};
use crate::fold::fold;

/// An option that the command hasn't, and the one that was probably meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownOption {
    /// Its name, as typed.
    pub name: String,
    /// Its value, as typed.
    pub value: String,
    /// The option whose name resembles it.
    pub nearest: &'static Parameter,
}

/// The first option in `text` that its command hasn't.
pub fn unknown_option(words: &Words, language: Language, text: &str) -> Option<UnknownOption> {
    // As the command is read: without the characters that nobody sees and that come with what is copied.
    let text = sanitise::letter(text);
    let (spec, rest) = begins_with(words, language, &text)?;
    // In orders and in text that is published anything may stand.
    if spec.parameters.first().is_some_and(|first| matches!(first.kind, Kind::Orders | Kind::Words)) {
        return None;
    }
    split(rest).iter().find_map(|word| {
        let (name, value) = word.split_once([':', '='])?;
        let is_name = name.chars().all(|c| c.is_alphabetic() || c == '-');
        if !is_name || value.is_empty() || value.starts_with('/') || named(words, spec, name).is_some() {
            return None;
        }
        let nearest = nearest(words, language, spec, name)?;
        Some(UnknownOption { name: name.to_owned(), value: value.to_owned(), nearest })
    })
}

/// The shortest and the longest name of an option that is compared, in characters.
const SHORTEST_OPTION: usize = 4;
const LONGEST_OPTION: usize = 24;
/// As many equal letters at the beginning are enough: "anonymity", "anonymous".
const COMMON_BEGINNING: usize = 5;
/// Otherwise there may be one slip in so many letters.
const LETTERS_PER_SLIP: usize = 4;

/// The option of `spec` whose name in some language resembles `name`, the writer's language first.
fn nearest(words: &Words, language: Language, spec: &Spec, name: &str) -> Option<&'static Parameter> {
    let name = fold(name);
    let length = name.chars().count();
    if !(SHORTEST_OPTION..=LONGEST_OPTION).contains(&length) {
        return None;
    }
    words.languages().beginning_with(language).find_map(|language| {
        let alike = |parameter: &&'static Parameter| {
            let known = fold(&words.plain(language, parameter_message(parameter)));
            let common = known.chars().zip(name.chars()).take_while(|(one, other)| one == other).count();
            common >= COMMON_BEGINNING || strsim::osa_distance(&known, &name) <= length / LETTERS_PER_SLIP
        };
        spec.parameters.iter().find(alike)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_that_a_command_has_not_is_found_with_the_nearest_one() {
        let words = dragoman_locales::words().expect("the tables are checked elsewhere");
        let found = |language, text: &str| {
            unknown_option(&words, language, text).map(|found| (found.name, found.value, found.nearest.id))
        };
        let some = |name: &str, value: &str, id| Some((name.to_owned(), value.to_owned(), id));
        let italian = Language::of(*b"it");
        assert_eq!(found(Language::EN, "change-settings deadlin:5h"), some("deadlin", "5h", "deadline"));
        assert_eq!(found(Language::EN, "new Bosforo anonymity:yes"), some("anonymity", "yes", "anonymous"));
        assert_eq!(found(italian, "nuova-partita Bosforo scadenz:5h"), some("scadenz", "5h", "deadline"));
        // Characters that nobody sees are no part of a name or a value.
        let copied = "change-settings dead\u{200b}lin\u{2060}:\u{2060}5h\u{feff}";
        assert_eq!(found(Language::EN, copied), some("deadlin", "5h", "deadline"));
        // Options that exist, times, and names with a colon.
        for text in ["new Bosforo deadline:5h", "new Bosforo deadline:mon 20:00", "expel anna:example.org", "ready"] {
            assert_eq!(found(Language::EN, text), None, "{text}");
        }
        assert_eq!(found(Language::EN, "order deadlin:5h"), None, "orders are read as orders");
    }
}
