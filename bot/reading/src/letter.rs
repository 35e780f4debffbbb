//! Reads whom a letter is for, and lists of powers: "to Germany, France: …", "Germania e Francia".

use dragoman_l10n::Words;

use crate::command::{PREFIXES, begins_letter, is_and, names_value};
use crate::names::{longest_power, names_province, power};

/// The recipients in a line such as "to Germany, France: …", and the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading<'a> {
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
    let (first, to) = head.split_once(|c: char| c.is_whitespace() || c == '\'' || c == '’')?;
    if !begins_letter(words, first) || names_value(words, first, to) {
        return None;
    }
    // "A Rome: …" may be an army: a heading of one letter must be followed by powers that aren't provinces.
    if first.chars().count() == 1 {
        let is_place = |name: &str| names_province(words, variant, name);
        let powers = parts(to).collect::<Vec<_>>();
        if powers.iter().any(|name| is_place(name) || power(words, variant, name).is_none()) {
            return None;
        }
    }
    Some(Heading { to: to.trim(), words: rest.trim() })
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
    let mut named = Vec::new();
    for part in parts(text) {
        named.extend(powers_in(words, variant, part)?);
    }
    Ok(named)
}

/// The powers of a part without commas. The longest name is tried first, since a power's name may have two words.
fn powers_in(words: &Words, variant: &str, part: &str) -> Result<Vec<&'static str>, UnknownPower> {
    let parts: Vec<&str> = part.split_whitespace().collect();
    let most = longest_power(words, variant);
    let mut found = Vec::new();
    let mut at = 0;
    while at < parts.len() {
        let longest = (at + 1..=parts.len().min(at + most))
            .rev()
            .find_map(|end| Some((end, power(words, variant, &parts[at..end].join(" "))?)));
        let between = !found.is_empty() && at + 1 < parts.len() && is_and(words, parts[at]);
        match longest {
            _ if between => at += 1,
            Some((end, power)) => {
                found.push(power);
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
    let names = |text: &str| powers(words, variant, text).is_ok_and(|named| !named.is_empty());
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
        ] {
            let found = read(text).unwrap_or_else(|| panic!("{text:?} is a letter"));
            assert_eq!(found.0, to);
            let words = dragoman_locales::words().expect("the words are complete");
            assert!(powers(&words, "classic", &found.0).is_ok_and(|powers| !powers.is_empty()), "{text}");
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
