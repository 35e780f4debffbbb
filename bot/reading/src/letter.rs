//! Reads whom a letter is for, and lists of powers: "to Germany, France: …", "Germania e Francia".

use dragoman_l10n::{Language, Words};

use crate::command::{PREFIXES, begins_letter, begins_letter_in, begins_readers, is_and, names_letter, names_value};
use crate::names::{longest_power, names_power_in, names_province, power};

/// The recipients in a line such as "to Germany, France: …", and the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading<'a> {
    /// The word that makes it one.
    pub first: &'a str,
    /// Whom it is for, as typed.
    pub to: &'a str,
    /// What it says.
    pub words: &'a str,
}

/// Reads a text as a letter. A line that begins like a letter but names unknown powers is one too: what was meant for
/// another player must never be read as an order.
pub fn heading<'a>(words: &Words, variant: &str, text: &'a str) -> Option<Heading<'a>> {
    let (head, rest) = text.split_once(':')?;
    let head = head.trim_start_matches(PREFIXES).trim();
    if head.contains('\n') {
        return None;
    }
    let (first, to) = split_first(head)?;
    if !begins_letter(words, first) || names_value(words, first, to) {
        return None;
    }
    // "letter to Germany: …"
    let to = match split_first(to.trim()) {
        Some((word, behind)) if names_letter(words, first) && begins_letter(words, word) => behind,
        _ => to,
    };
    // "A Rome: …" may be an army: a heading of one letter must be followed by powers that aren't provinces.
    if first.chars().count() == 1 {
        let is_place = |name: &str| names_province(words, variant, name);
        let powers = parts(to).collect::<Vec<_>>();
        if powers.iter().any(|name| is_place(name) || power(words, variant, name).is_none()) {
            return None;
        }
    }
    Some(Heading { first, to: to.trim(), words: rest.trim() })
}

/// The first word of a heading, and what follows it: "to Germany", "all'Italia".
fn split_first(head: &str) -> Option<(&str, &str)> {
    head.split_once(|c: char| c.is_whitespace() || c == '\'' || c == '’')
}

impl Heading<'_> {
    /// Whether it names powers and nothing else.
    pub fn is_to_powers(&self, words: &Words, variant: &str) -> bool {
        names_only_powers(words, variant, self.to)
    }

    /// Whether it may be no heading: its first word is one in another language than its writer's, who has named the power in
    /// their own. "list Italy: units" and "do Italy: …" in English, "A Francja: …" in Polish, where *a* is "and". "to Austria: …" is
    /// English throughout, which many write.
    pub fn is_foreign(&self, words: &Words, language: Language, variant: &str) -> bool {
        let Ok(named) = named(words, variant, self.to) else { return false };
        let is_in = |language, name: &String| names_power_in(words, language, variant, name);
        let is_english = begins_letter_in(words, Language::EN, self.first)
            && named.iter().all(|(_, name)| is_in(Language::EN, name));
        !is_english
            && !begins_letter_in(words, language, self.first)
            && named.iter().any(|(_, name)| is_in(language, name))
    }
}

/// Whether a text begins as if only some powers should read it: "to Germany: …", "with Germany, …", "Germany: …".
pub fn is_addressed(words: &Words, variant: &str, text: &str) -> bool {
    let text = text.trim();
    if heading(words, variant, text).is_some_and(|heading| heading.is_to_powers(words, variant)) {
        return true;
    }
    let is_powers = |text: &str| names_only_powers(words, variant, text);
    // What stands before a colon or a comma is whom it is said to.
    let ends = text.char_indices().filter(|(_, c)| [':', ','].contains(c)).map(|(at, _)| at);
    if ends.take(MOST_NAMED).any(|at| is_powers(&text[..at])) {
        return true;
    }
    let Some((first, behind)) = split_first(text).filter(|(first, _)| begins_readers(words, first)) else {
        return false;
    };
    let mut so_far = String::new();
    behind.split_whitespace().take(longest_power(words, variant)).any(|word| {
        so_far.push(' ');
        so_far.push_str(word.trim_end_matches(|c: char| !c.is_alphanumeric()));
        // "A Rome …" may be an army.
        is_powers(&so_far) && !(first.chars().count() == 1 && names_province(words, variant, &so_far))
    })
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';', '+', '&', '/']).map(str::trim).filter(|word| !word.is_empty())
}

/// Words in a list of powers that name none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no power")]
pub struct UnknownPower(pub String);

/// The ids of the powers that `text` names, as often as it does. They are separated by commas and the like, or only by
/// spaces: "Germany, France", "Germany France", "Germania e Francia".
///
/// # Errors
/// The first words that name no power.
pub fn powers(words: &Words, variant: &str, text: &str) -> Result<Vec<&'static str>, UnknownPower> {
    Ok(named(words, variant, text)?.into_iter().map(|(power, _)| power).collect())
}

/// Whether `text` names powers and nothing else.
fn names_only_powers(words: &Words, variant: &str, text: &str) -> bool {
    powers(words, variant, text).is_ok_and(|named| !named.is_empty())
}

/// The powers with their names as typed.
fn named(words: &Words, variant: &str, text: &str) -> Result<Vec<(&'static str, String)>, UnknownPower> {
    let mut named = Vec::new();
    for part in parts(text) {
        named.extend(named_in(words, variant, part)?);
    }
    Ok(named)
}

/// The powers of a part without commas. The longest name is tried first, since a power's name may have two words.
fn named_in(words: &Words, variant: &str, part: &str) -> Result<Vec<(&'static str, String)>, UnknownPower> {
    let parts: Vec<&str> = part.split_whitespace().collect();
    let most = longest_power(words, variant);
    let mut found = Vec::new();
    let mut at = 0;
    while at < parts.len() {
        let longest = (at + 1..=parts.len().min(at + most)).rev().find_map(|end| {
            let name = parts[at..end].join(" ");
            Some((end, (power(words, variant, &name)?, name)))
        });
        let between = !found.is_empty() && at + 1 < parts.len() && is_and(words, parts[at]);
        match longest {
            _ if between => at += 1,
            Some((end, named)) => {
                found.push(named);
                at = end;
            }
            None => return Err(UnknownPower(parts[at..].join(" "))),
        }
    }
    Ok(found)
}

/// The powers that are named at the beginning of `text`, as typed, and what follows them: "Germany: peace:", "Germania e Francia pace:".
/// `None`: it names none, or nothing else.
pub fn leading<'a>(words: &Words, variant: &str, text: &'a str) -> Option<(&'a str, &'a str)> {
    let text = text.trim();
    let names = |text: &str| names_only_powers(words, variant, text);
    if names(text) {
        return None;
    }
    let ends = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at);
    let named = ends.take(MOST_NAMED).filter_map(|end| {
        let (head, rest) = text.split_at(end);
        let head = head.trim_end_matches([':', ',', ' ']);
        names(head).then_some((head, rest.trim()))
    });
    named.last().filter(|(_, rest)| !rest.is_empty())
}

/// How many words are looked at for powers at the beginning of a text.
const MOST_NAMED: usize = 40;

#[cfg(test)]
mod tests {
    use dragoman_l10n::Args;

    use super::*;

    fn read(text: &str) -> Option<(String, String)> {
        let words = dragoman_locales::words().expect("the words are complete");
        heading(&words, "classic", text).map(|heading| (heading.to.to_owned(), heading.words.to_owned()))
    }

    #[test]
    fn the_example_of_a_letter_is_read_as_one_in_every_language() {
        let words = dragoman_locales::words().expect("the words are complete");
        for variant in ["classic", "ancient-mediterranean"] {
            let map = crate::names::map(variant);
            let all: Vec<&str> = map.powers().map(|power| map.power_id(power)).collect();
            for language in words.languages() {
                for pair in all.windows(2) {
                    let example = words.text(language, "letter-example", &Args::new().powers("to", pair));
                    let found = heading(&words, variant, &example).unwrap_or_else(|| panic!("{example:?} is a letter"));
                    assert_eq!(powers(&words, variant, found.to).expect("powers"), pair, "{example:?}");
                }
            }
        }
    }

    #[test]
    fn powers_at_the_beginning_are_told_from_what_follows() {
        let words = dragoman_locales::words().expect("the words are complete");
        for (text, found) in [
            ("Germania pace:", Some(("Germania", "pace:"))),
            ("Germany: peace:", Some(("Germany", "peace:"))),
            ("la Germania e la Francia pace:", Some(("la Germania e la Francia", "pace:"))),
            ("Germany, France ally against: Austria", Some(("Germany, France", "ally against: Austria"))),
            ("Germany\npeace:\nuntil: autumn 1902", Some(("Germany", "peace:\nuntil: autumn 1902"))),
            ("Germany", None),
            ("Germany, France", None),
            ("peace: Germany", None),
        ] {
            assert_eq!(leading(&words, "classic", text), found, "{text}");
        }
    }

    #[test]
    fn a_letter_is_recognised_by_its_heading_in_four_languages() {
        for (text, to) in [
            ("to Germany: hello", "Germany"),
            ("To Germany, France: hello", "Germany, France"),
            ("a Germania: ciao", "Germania"),
            ("all'Italia: ciao", "Italia"),
            ("aan Duitsland: hallo", "Duitsland"),
            ("do Niemiec: cześć", "Niemiec"),
            ("letter Germany: hello", "Germany"),
            ("/napisz Niemcy: cześć", "Niemcy"),
            ("letter to Germany: hi", "Germany"),
            ("write to Italy: hi", "Italy"),
            ("Brief an Frankreich: hallo", "Frankreich"),
            ("Schreiben an Frankreich: hallo", "Frankreich"),
            ("list do Francji: cześć", "Francji"),
            ("napisz do Francji: cześć", "Francji"),
            ("brief aan Frankrijk: hoi", "Frankrijk"),
            ("schrijf aan Frankrijk: hoi", "Frankrijk"),
            ("lettera alla Francia: ciao", "Francia"),
            ("lettera all'Italia: ciao", "Italia"),
        ] {
            let found = read(text).unwrap_or_else(|| panic!("{text:?} is a letter"));
            assert_eq!(found.0, to);
            let words = dragoman_locales::words().expect("the words are complete");
            assert!(powers(&words, "classic", &found.0).is_ok_and(|powers| !powers.is_empty()), "{text}");
        }
    }

    #[test]
    fn a_heading_in_another_language_than_its_power_may_be_none() {
        let words = dragoman_locales::words().expect("the words are complete");
        let (english, polish) = (Language::EN, Language::of(*b"pl"));
        for (language, text, is_foreign) in [
            (english, "to Germany: hello", false),
            (english, "to Niemiec: hello", false),
            (english, "do Niemiec: cześć", false),
            (polish, "do Niemiec: cześć", false),
            (polish, "list Italy: units", false),
            (english, "list Italy: units", true),
            (english, "do Italy: attack me?", true),
            (english, "do Niemiec, Italy: cześć", true),
            (polish, "A Francja: co zrobi?", true),
            (polish, "to Niemcy: co zrobią?", true),
            (Language::of(*b"it"), "to Austria: hello", false),
        ] {
            let found = heading(&words, "classic", text).unwrap_or_else(|| panic!("{text:?} is a letter"));
            assert_eq!(found.is_foreign(&words, language, "classic"), is_foreign, "{text} in {language}");
        }
    }

    #[test]
    fn a_text_for_some_powers_is_told_from_one_about_them() {
        let words = dragoman_locales::words().expect("the words are complete");
        for text in [
            "with Germany, DMZ in the North Sea. Keep it secret",
            "with Germany. Keep it secret",
            "to Germany: DMZ in the North Sea",
            "Italy: secret",
            "mit Frankreich, geheim",
            "con la Francia, segreto",
            "met Frankrijk, geheim",
            "z Francją: sekret",
            "to Russia: I attack Austria, keep this secret",
            "for Russia only",
            "Germany, this is for you only",
            "Germany and France, this is for you only",
            "Germany, France: this is for you only",
        ] {
            assert!(is_addressed(&words, "classic", text), "{text}");
        }
        for text in [
            "Shall we?",
            "Peace. All right? Good.",
            "Germany has lied to us",
            "Germany has lied to us, and to Italy: beware",
            "To all: peace",
            "to arms, Germany!",
            "A Mun - Ruh",
            "",
        ] {
            assert!(!is_addressed(&words, "classic", text), "{text}");
        }
    }

    #[test]
    fn orders_arent_letters_and_letters_without_recipient_arent_orders() {
        for text in ["A Ven - Tri", "A Ven: holds", "Germany: A Mun - Ruh", "Spring 1901: A Mun - Ruh", "A Mun\nto: x"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read("to Grmany: A Mun - Ruh"), Some(("Grmany".into(), "A Mun - Ruh".into())));
        // Values with their parameters' names, as help shows them, belong to the command.
        for text in
            ["letter to:Germany words:\"hello\"", "lettera a:Germania", "/list do: Niemcy", "letter game:Pera to:x"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read("to words: hello"), Some(("words".into(), "hello".into())), "no command");
        let words = dragoman_locales::words().expect("the words are complete");
        assert_eq!(heading(&words, "ancient-mediterranean", "A Rome: holds"), None);
    }
}
