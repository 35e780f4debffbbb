//! Reads a typed command: its name in any language, and its values by name or by position.

use std::collections::BTreeMap;

use dragoman_l10n::{Language, Words, sanitise};

use super::first_words::{LONGEST_NAME, MOST_WORDS, bare, begun_with, first_word};
use super::group::{self, UNDO_PARAMETER};
use super::names::{Names, begins_letter};
use super::spec::{Invocation, Kind, Parameter, Spec};
use super::table::{COMMANDS, by_id};
use super::words::{choice, is_choice};
use crate::fold::fold;

/// The command that `text` names, which may have its group in front: in `language`, in another, or by its id.
pub fn called(words: &Words, language: Language, text: &str) -> Typed {
    let name: Vec<&str> = text.split_whitespace().take(1 + MOST_WORDS).collect();
    read(words, language, &name.join(" "))
}

/// What a typed text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A command.
    Command(Invocation),
    /// Its first word isn't the name of a command.
    Unknown {
        /// The first word.
        word: String,
    },
}

/// Reads a text command; names of `language` are tried first, then those of the others, then ids.
pub fn read(words: &Words, language: Language, text: &str) -> Typed {
    // Characters that nobody sees come with what is copied: they are cleaned as those in orders are.
    let text = &sanitise::letter(text);
    match begins_with(words, language, text) {
        Some((spec, rest)) => Typed::Command(Invocation { spec, values: values(words, spec, rest) }.meant()),
        None => Typed::Unknown { word: first_word(text).0.to_owned() },
    }
}

/// The command with which the text begins, and the text after its name.
pub(super) fn begins_with<'a>(words: &Words, language: Language, text: &'a str) -> Option<(&'static Spec, &'a str)> {
    let (first, rest) = first_word(text);
    let named = words.languages().beginning_with(language).find_map(|language| begun(words, language, text));
    named.or_else(|| Some((by_id(&fold(bare(first)))?, rest)))
}

/// What follows the name of the command with which `text` begins; `None`: it begins with none.
pub fn behind_name<'a>(words: &Words, language: Language, text: &'a str) -> Option<&'a str> {
    begins_with(words, language, text).map(|(_, rest)| rest.trim())
}

/// The command with whose name in `language` the text begins, after its group or without one, and the text after it.
fn begun<'a>(words: &Words, language: Language, text: &'a str) -> Option<(&'static Spec, &'a str)> {
    let names = Names::of(words);
    group::begun(words, language, text).or_else(|| begun_with(text, |name| names.command(language, name)))
}

/// Whether the first word of `text` names a command in `language`, and not only in another one.
pub fn is_own_word(words: &Words, language: Language, text: &str) -> bool {
    begun(words, language, &sanitise::letter(text)).is_some()
}

/// The language in which the first words of `text` name a command: `language` if they do so in it, else the first of the
/// others. `None`: in none.
pub fn named_in(words: &Words, language: Language, text: &str) -> Option<Language> {
    let text = sanitise::letter(text);
    let others = words.languages().iter().filter(|other| *other != language);
    std::iter::once(language).chain(others).find(|language| begun(words, *language, &text).is_some())
}

/// The command whose name in `language` resembles `word`.
pub fn nearest(words: &Words, language: Language, word: &str) -> Option<&'static Spec> {
    let length = word.chars().take(LONGEST_NAME + 1).count();
    if length > LONGEST_NAME {
        return None;
    }
    let (folded, most) = (fold(word), 1 + length / 5);
    let near = Names::of(words).commands(language).filter_map(|(name, spec)| {
        if name.chars().count().abs_diff(length) > most {
            return None;
        }
        // The table has no order: of names that are equally similar, the one of the first row counts.
        let row = COMMANDS.iter().position(|known| known.command == spec.command)?;
        // A further name isn't shown then: it must be almost what was typed.
        let is_shown = *name == *fold(&words.plain(language, spec.message));
        let most = if is_shown { most } else { usize::from(length > 4) };
        // Two words that share less than half of the shorter one aren't similar: "A" isn't "o".
        let most = most.min(name.chars().count().min(length) / 2);
        Some((strsim::osa_distance(name, &folded), row, spec)).filter(|(distance, ..)| *distance <= most)
    });
    near.min_by_key(|(distance, row, _)| (*distance, *row)).map(|(.., spec)| spec)
}

/// The parameter of `spec` that is called `key` in any language.
pub(super) fn named<'a>(words: &Words, spec: &'a Spec, key: &str) -> Option<&'a Parameter> {
    let ids = Names::of(words).parameters(&fold(key));
    spec.parameters.iter().find(|parameter| ids.contains(&parameter.id))
}

fn values(words: &Words, spec: &Spec, rest: &str) -> BTreeMap<String, String> {
    let mut values = BTreeMap::new();
    let own = |text: &str, only: &Parameter| {
        let (key, _) = text.split_once([':', '='])?;
        named(words, spec, key.trim()).filter(|parameter| only.kind == Kind::Words && parameter.id == only.id)
    };
    // If the text and a value after it are named, all values are: "message:Peace with:Germany" is for Germany.
    let names_more = || {
        let mut keys =
            split(rest).into_iter().skip(1).filter_map(|word| Some(word.split_once([':', '='])?.0.to_owned()));
        keys.any(|key| named(words, spec, &key).is_some())
    };
    if let [only] | [only, ..] = spec.parameters
        && matches!(only.kind, Kind::Orders | Kind::Words)
        && !(own(rest, only).is_some() && names_more())
    {
        // Named values come before text that is kept as it is: "document with:Germany …" is for Germany alone, and
        // "with:Germany, France …" for both. What follows after only a space begins the text: it must not be shown to a
        // power that it only mentions, unless quotation marks enclose the names.
        let mut rest = rest.trim();
        while only.kind == Kind::Words
            && let Some((key, behind)) = rest.split_once([':', '='])
            && let Some(parameter) = named(words, spec, key.trim_end()).filter(|parameter| parameter.id != only.id)
        {
            let (value, behind) = listed(behind.trim_start());
            values.insert(parameter.id.to_owned(), value);
            rest = behind.trim_start();
        }
        if let (Some(_), Some((_, behind))) = (own(rest, only), rest.split_once([':', '='])) {
            rest = behind.trim_start();
        }
        values.insert(only.id.to_owned(), rest.to_owned());
        return values;
    }
    if let Some((before, parameter, text)) = kept_behind(words, spec, rest) {
        return with_kept(words, spec, before, parameter, text);
    }
    let mut bare: Vec<String> = Vec::new();
    // The parameter that was named last: its value may continue after a space.
    let mut last: Option<&Parameter> = None;
    for word in split(rest) {
        let named = word.split_once([':', '=']).and_then(|(key, value)| Some((named(words, spec, key)?, value)));
        if let Some((parameter, value)) = named {
            let value = choice(words, parameter.kind, value).unwrap_or_else(|| value.to_owned());
            values.insert(parameter.id.to_owned(), value);
            last = Some(parameter);
            continue;
        }
        match last.and_then(|parameter| Some((parameter, values.get_mut(parameter.id)?))) {
            // "with: Germany": a value follows its colon.
            Some((parameter, begun)) if begun.is_empty() => {
                *begun = choice(words, parameter.kind, &word).unwrap_or(word);
            }
            // "prefer:Italy, France": a list continues after its comma.
            Some((_, begun)) if begun.ends_with(',') => {
                begun.push(' ');
                begun.push_str(&word);
            }
            // "deadline:2 days", "deadline:mon,wed,fri 20:00", "last-year:1910 units": the forms in which errors and
            // help show them.
            Some((parameter, begun)) if goes_on(words, spec, parameter, begun, &word) => {
                begun.push(' ');
                begun.push_str(&word);
                // A day may have more words: "until:7 January 2027".
                last = last.filter(|parameter| parameter.id == UNTIL);
            }
            Some(_) | None => {
                bare.push(word);
                last = None;
            }
        }
    }
    if bare.is_empty() {
        return values;
    }
    // "message:Peace for all": the text continues after a space.
    if let [only, ..] = spec.parameters
        && only.kind == Kind::Words
        && let Some(begun) = values.get_mut(only.id)
    {
        begun.push(' ');
        begun.push_str(&bare.join(" "));
        return values;
    }
    // "talk with Germany": the word names the parameter of the next value, and isn't part of it.
    let free = spec.parameters.iter().find(|parameter| !values.contains_key(parameter.id));
    if bare.len() > 1
        && let Some((first, Parameter { kind: Kind::Power, .. })) = bare.first().zip(free)
        && (named(words, spec, first).is_some_and(|parameter| parameter.kind == Kind::Power)
            || begins_letter(words, first))
    {
        bare.remove(0);
    }
    // Values without a name belong to the parameters whose choices they are, then to the first parameter without a
    // value. The name of a choice in some language may be any word: it counts only where nothing else can be meant.
    // What takes a command back is asked for by its name only: "ready, yes" is no withdrawal.
    let positional = || spec.parameters.iter().filter(|parameter| parameter.id != UNDO_PARAMETER);
    let mut left = Vec::new();
    for word in bare {
        let chosen = positional().enumerate().find_map(|(at, parameter)| {
            let known = is_choice(words, parameter.kind, &word).then(|| word.clone());
            let known = known.or_else(|| choice(words, parameter.kind, &word).filter(|_| at == 0))?;
            (!values.contains_key(parameter.id)).then_some((parameter.id, known))
        });
        match chosen {
            Some((id, known)) => {
                values.insert(id.to_owned(), known);
            }
            None => left.push(word),
        }
    }
    if let Some(free) = positional().find(|parameter| !values.contains_key(parameter.id))
        && !left.is_empty()
    {
        let first = left.first().and_then(|first| rest.find(first.as_str()));
        // Behind a power a text may follow, whose lines are kept: "propose Germany peace:\nuntil: autumn 1902".
        let lines = first.filter(|_| values.is_empty() && keeps_text(spec).is_some() && rest.trim().contains('\n'));
        let joined = || left.join(" ");
        values.insert(free.id.to_owned(), lines.map_or_else(joined, |at| rest[at..].trim().to_owned()));
    }
    values
}

/// The parameter of `spec` that is kept as it is written, where it isn't the first.
fn keeps_text(spec: &Spec) -> Option<&'static Parameter> {
    spec.parameters.iter().skip(1).find(|parameter| parameter.kind == Kind::Words)
}

/// Where the words in `text` begin that aren't in quotation marks.
fn beginnings(text: &str) -> Vec<usize> {
    let (mut found, mut quoted, mut inside) = (Vec::new(), false, false);
    for (at, c) in text.char_indices() {
        if MARKS.contains(&c) {
            quoted = !quoted;
        }
        let is_blank = c.is_whitespace();
        if !is_blank && !inside && !quoted {
            found.push(at);
        }
        inside = !is_blank;
    }
    found
}

/// A text that is kept as it is written and stands behind its key: what stands before that, the parameter, and the text.
fn kept_behind<'a>(words: &Words, spec: &Spec, rest: &'a str) -> Option<(&'a str, &'static Parameter, &'a str)> {
    let kept = keeps_text(spec)?;
    beginnings(rest).into_iter().find_map(|at| {
        let word = rest[at..].split(char::is_whitespace).next()?;
        let (key, _) = word.split_once([':', '='])?;
        named(words, spec, key).filter(|parameter| parameter.id == kept.id)?;
        Some((&rest[..at], kept, rest[at + key.len() + 1..].trim()))
    })
}

/// The values of a command with a text that is kept: it ends where a value that wasn't given before is named, or its quotation marks
/// do. "propose Germany words: need support: A Ven - Tyr", "letter words:hello to:Germany".
fn with_kept(words: &Words, spec: &Spec, before: &str, parameter: &Parameter, text: &str) -> BTreeMap<String, String> {
    let mut values = values(words, spec, before);
    let quoted = text.strip_prefix(MARKS).and_then(|quoted| quoted.split_once(MARKS));
    let (text, behind) = quoted.unwrap_or_else(|| {
        let is_new = |at: &usize| {
            let key = text[*at..].split(char::is_whitespace).next().and_then(|word| word.split_once([':', '=']));
            let other = key.and_then(|(key, _)| named(words, spec, key));
            other.is_some_and(|other| other.id != parameter.id && !values.contains_key(other.id))
        };
        text.split_at(beginnings(text).into_iter().find(is_new).unwrap_or(text.len()))
    });
    let behind = self::values(words, spec, behind);
    values.insert(parameter.id.to_owned(), text.trim().trim_start_matches(MARKS).to_owned());
    for (id, value) in behind {
        values.entry(id).or_insert(value);
    }
    values
}

/// The parameter whose value is a day.
const UNTIL: &str = "until";
/// The most words of a day.
const DAY_WORDS: usize = 3;

/// Whether `word`, after a space, continues the value `begun` of `parameter`.
fn goes_on(words: &Words, spec: &Spec, parameter: &Parameter, begun: &str, word: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let is_hour = word.split_once(':').is_some_and(|(hour, minute)| is_number(hour) && is_number(minute));
    let length = format!("{begun} {word}");
    let is_length = || words.languages().iter().any(|language| seconds(words, language, &length).is_some());
    let is_chosen = || spec.parameters.iter().any(|other| choice(words, other.kind, word).is_some());
    match (parameter.kind, parameter.id) {
        (Kind::Limit, _) | (_, "last-hour") if is_hour => !is_number(begun),
        (Kind::Limit | Kind::Duration, _) | (_, "grace") => is_number(begun) && is_length(),
        (_, "last-year") => is_number(begun) && !is_chosen(),
        // "7 January 2027", and not a game's name behind "2027-01-07".
        (_, UNTIL) => {
            let begins = begun.starts_with(|c: char| c.is_ascii_digit()) && !begun.contains('-');
            begins && length.split_whitespace().count() <= DAY_WORDS
        }
        _ => false,
    }
}

/// The text in quotation marks, or the first word and what continues after a comma; and the rest. Quotation marks that
/// aren't closed enclose everything.
pub(super) fn listed(text: &str) -> (String, &str) {
    if let Some(quoted) = text.strip_prefix(MARKS) {
        let (value, behind) = quoted.split_once(MARKS).unwrap_or((quoted, ""));
        return (value.to_owned(), behind);
    }
    let mut value = String::new();
    let mut left = text;
    loop {
        let (word, behind) = left.split_once(char::is_whitespace).unwrap_or((left, ""));
        value.push_str(word);
        left = behind.trim_start();
        if left.is_empty() || !word.ends_with(',') && !left.starts_with(',') {
            return (value, left);
        }
        value.push(' ');
    }
}

/// Quotation marks.
pub const MARKS: [char; 4] = ['"', '“', '”', '„'];

/// The words, with `"…"` kept together.
pub(super) fn split(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut quoted = false;
    for c in text.chars() {
        match c {
            c if MARKS.contains(&c) => quoted = !quoted,
            c if c.is_whitespace() && !quoted => {
                if !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
            }
            c => word.push(c),
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

/// Reads a length of time, in seconds: a number with a unit of `language`, else of the others if they agree ("48h",
/// "3d", "2 giorni", "24 godz."), or a bare number of hours; between one second and sixty days. "2g" is two days in
/// Italian, two hours in Polish, and ambiguous in English.
pub fn seconds(words: &Words, language: Language, text: &str) -> Option<u32> {
    let text = text.trim();
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    let unit = fold(bare(text.get(digits.len()..)?.trim()));
    let length = if unit.is_empty() { 3600 } else { Names::of(words).unit(language, &unit)? };
    digits.parse::<u32>().ok()?.checked_mul(length).filter(|seconds| (1..=60 * 86400).contains(seconds))
}

/// Two days, three days and half an hour, as they are typed in `language`.
pub fn duration_examples(words: &Words, language: Language) -> Vec<String> {
    words.plain(language, "duration-examples").split('|').map(|example| example.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{CommandId, name, names};
    use super::*;

    fn words() -> Words {
        dragoman_locales::words().expect("the tables are checked elsewhere")
    }

    #[test]
    fn every_command_is_read_in_every_language() {
        let words = words();
        for spec in COMMANDS {
            for language in words.languages() {
                let typed = name(&words, spec, language);
                match read(&words, language, &typed) {
                    Typed::Command(invocation) => assert_eq!(invocation.spec.id, spec.id, "{typed} in {language}"),
                    Typed::Unknown { .. } => panic!("{typed} isn't read in {language}"),
                }
            }
        }
    }

    #[test]
    fn values_are_given_by_name_by_choice_or_by_position() {
        let words = words();
        let Typed::Command(invocation) =
            read(&words, Language::of(*b"it"), "nuova-partita Bosforo variante:classic 1971 termine:24h")
        else {
            panic!("`nuova` is a command");
        };
        let get = |id: &str| invocation.values.get(id).map(String::as_str);
        assert_eq!(
            (get("name"), get("variant"), get("rulebook"), get("deadline")),
            (Some("Bosforo"), Some("classic"), Some("1971"), Some("24h"))
        );
    }

    #[test]
    fn a_command_is_taken_back_by_the_name_of_that_option_only() {
        let words = words();
        for (typed, id) in [
            ("ready, yes", "ready"),
            ("ready yes", "ready"),
            ("ready game:Bosforo thanks", "ready"),
            ("join yes", "join"),
            ("mute yes", "mute"),
            ("vote-pause yes", "vote-pause"),
            ("ready undo:yes", "unready"),
            ("join undo:yes", "leave"),
        ] {
            let Typed::Command(read) = read(&words, Language::EN, typed) else { panic!("{typed} is a command") };
            assert_eq!(read.spec.id, id, "{typed}");
            assert!(!read.values.contains_key(UNDO_PARAMETER), "{typed}");
        }
    }

    #[test]
    fn characters_that_nobody_sees_change_nothing() {
        let words = words();
        for typed in ["leave\u{2060}", "\u{200b}leave"] {
            let Typed::Command(given) = read(&words, Language::EN, typed) else { panic!("a command") };
            assert!(super::super::is_exact(&words, Language::EN, typed, &given), "{typed:?}");
            assert!(is_own_word(&words, Language::EN, typed), "{typed:?}");
        }
        for typed in ["status game:\u{2060}Bos\u{ad}foro\u{200b}", "status \u{200b}Bosforo\u{2060}"] {
            let Typed::Command(given) = read(&words, Language::EN, typed) else { panic!("a command") };
            assert_eq!(given.values.get("game").map(String::as_str), Some("Bosforo"), "{typed:?}");
        }
    }

    #[test]
    fn names_are_read_with_spaces_and_before_punctuation() {
        let words = words();
        let id = |language, text: &str| match read(&words, language, text) {
            Typed::Command(invocation) => Some((invocation.spec.id, invocation.values.len())),
            Typed::Unknown { .. } => None,
        };
        for (spec, language) in
            COMMANDS.iter().flat_map(|spec| words.languages().iter().map(move |language| (spec, language)))
        {
            for name in names::names(&words, spec.message, language) {
                let meant = id(language, &name);
                assert_eq!(id(language, &name.replace('-', " ")), meant, "{name} in {language}");
                for sign in ["?", ",", "!", "...", ":"] {
                    assert_eq!(id(language, &format!("{name}{sign}")), meant, "{name}{sign} in {language}");
                }
            }
        }
        // Text after punctuation isn't part of a name.
        let Typed::Command(ready) = read(&words, Language::EN, "Ready, thanks") else { panic!("`ready` is a command") };
        assert_eq!(
            (ready.spec.command, ready.values.get("game").map(String::as_str)),
            (CommandId::Ready, Some("thanks"))
        );
    }

    #[test]
    fn a_language_is_chosen_by_its_own_name() {
        let words = words();
        for (language, text, chosen) in [
            (Language::EN, "language Italiano", "it"),
            (Language::of(*b"it"), "lingua nederlands", "nl"),
            (Language::of(*b"nl"), "taal Polski", "pl"),
            (Language::of(*b"pl"), "język English", "en"),
            (Language::EN, "language pl", "pl"),
            (Language::EN, "language Niederländisch", "nl"),
            (Language::of(*b"it"), "lingua polacco", "pl"),
            (Language::of(*b"pl"), "język wloski", "it"),
        ] {
            let Typed::Command(invocation) = read(&words, language, text) else { panic!("{text} is a command") };
            assert_eq!(invocation.values.get("language").map(String::as_str), Some(chosen), "{text}");
        }
        // A game may be called like a choice, if the choice isn't all that is asked for.
        let Typed::Command(new) = read(&words, Language::of(*b"pl"), "new stolik") else {
            panic!("`new` is a command")
        };
        assert_eq!(new.values.get("name").map(String::as_str), Some("stolik"));
    }

    #[test]
    fn powers_are_named_as_in_speech() {
        let words = words();
        for (language, text, with) in [
            (Language::EN, "talk with Germany", "Germany"),
            (Language::EN, "talk to Germany and Russia", "Germany and Russia"),
            (Language::of(*b"it"), "parla con la Germania", "la Germania"),
            (Language::of(*b"nl"), "praat met Duitsland", "Duitsland"),
            (Language::of(*b"pl"), "rozmowa z Niemcami", "Niemcami"),
            (Language::of(*b"pl"), "rozmowa Niemcy", "Niemcy"),
        ] {
            let Typed::Command(invocation) = read(&words, language, text) else { panic!("{text} is a command") };
            assert_eq!(invocation.values.get("with").map(String::as_str), Some(with), "{text}");
        }
    }

    #[test]
    fn lengths_of_time_are_read_as_people_write_them() {
        let words = words();
        let (hour, day) = (3600, 86_400);
        for (language, text, length) in [
            (Language::EN, "48h", Some(48 * hour)),
            (Language::EN, "48", Some(48 * hour)),
            (Language::EN, "1 week", Some(7 * day)),
            (Language::EN, "2 weeks", Some(14 * day)),
            (Language::EN, "90s", Some(90)),
            (Language::EN, "2 giorni", Some(2 * day)),
            (Language::of(*b"it"), "2 giorni", Some(2 * day)),
            (Language::of(*b"it"), "2g", Some(2 * day)),
            (Language::of(*b"pl"), "2g", Some(2 * hour)),
            (Language::of(*b"pl"), "24 godz.", Some(24 * hour)),
            (Language::of(*b"pl"), "3 dni", Some(3 * day)),
            (Language::of(*b"nl"), "36 uur", Some(36 * hour)),
            (Language::of(*b"nl"), "12u", Some(12 * hour)),
            (Language::of(*b"nl"), "24h", Some(24 * hour)),
            (Language::of(*b"nl"), "3d", Some(3 * day)),
            (Language::of(*b"it"), "3d", Some(3 * day)),
            (Language::of(*b"it"), "30m", Some(30 * 60)),
            // In the words of another language, if one's own has no such word.
            (Language::of(*b"it"), "2 dagen", Some(2 * day)),
            (Language::EN, "2g", None),
            (Language::EN, "5s", Some(5)),
            (Language::EN, "0s", None),
            (Language::EN, "61 days", None),
            (Language::EN, "soon", None),
            (Language::EN, "3 moons", None),
            (Language::EN, "99999999999h", None),
        ] {
            assert_eq!(seconds(&words, language, text), length, "{text} in {language}");
        }
    }

    #[test]
    fn lists_continue_after_a_comma_and_choices_are_recognised_by_name() {
        let words = words();
        let get = |text: &str, id: &str| match read(&words, Language::of(*b"pl"), text) {
            Typed::Command(invocation) => invocation.values.get(id).cloned(),
            Typed::Unknown { .. } => panic!("{text} is a command"),
        };
        assert_eq!(get("join prefer:Italy, France", "prefer").as_deref(), Some("Italy, France"));
        assert_eq!(get("prefer Italy, France", "prefer").as_deref(), Some("Italy, France"));
        assert_eq!(get("join Bosforo", "game").as_deref(), Some("Bosforo"));
        assert_eq!(get("new anonymous:tak", "anonymous").as_deref(), Some("yes"));
        assert_eq!(get("nuova-partita calma:no", "name").as_deref(), Some("calma:no"));
        assert_eq!(get("new tempo:stolik", "tempo").as_deref(), Some("table"));
    }

    #[test]
    fn a_length_or_an_hour_continues_after_a_space() {
        let words = words();
        for (text, id, value) in [
            ("new deadline:2 days press:none", "deadline", "2 days"),
            ("nowa-partia termin:2 dni", "deadline", "2 dni"),
            ("new deadline:mon,wed,fri 20:00", "deadline", "mon,wed,fri 20:00"),
            ("new grace:2 hours classic", "grace", "2 hours"),
            ("new last-year:1910 units", "last-year", "1910 units"),
            ("new last-hour:2030-12-31 22:00", "last-hour", "2030-12-31 22:00"),
            ("new deadline:24 classic", "deadline", "24"),
            ("new deadline:24 classic", "variant", "classic"),
            ("new last-year:1910 classic", "last-year", "1910"),
            ("new deadline:24 Bosforo", "name", "Bosforo"),
        ] {
            let Typed::Command(invocation) = read(&words, Language::EN, text) else { panic!("{text} is a command") };
            assert_eq!(invocation.values.get(id).map(String::as_str), Some(value), "{text}");
        }
    }

    #[test]
    fn named_values_precede_words_that_are_kept_as_they_are() {
        let words = words();
        for (text, with, message) in [
            ("document with:Germany+France Peace: for all", Some("Germany+France"), "Peace: for all"),
            ("document with:Germany, France Peace, all", Some("Germany, France"), "Peace, all"),
            ("document with: Germany ,France Peace", Some("Germany ,France"), "Peace"),
            ("document with:\"Germany France\" Peace", Some("Germany France"), "Peace"),
            ("documento con:„Germania Francia” Pace", Some("Germania Francia"), "Pace"),
            // France is only mentioned, and must not read the document.
            ("document with:Germany France is our enemy", Some("Germany"), "France is our enemy"),
            // Text for a few is never published to all, even if a mark is missing.
            ("document with:\"Germany Peace", Some("Germany Peace"), ""),
            ("document with:Germany", Some("Germany"), ""),
            ("document Peace with: all of you", None, "Peace with: all of you"),
            // As help writes it, in either order.
            ("document message:\"Peace: for all\" with:Germany,France", Some("Germany,France"), "Peace: for all"),
            ("document message:Peace for all with:Germany, France", Some("Germany, France"), "Peace for all"),
            ("document message: Peace for all", None, "Peace for all"),
            ("document with:Germany message:Peace for all", Some("Germany"), "Peace for all"),
            ("documento con:Germania messaggio:Pace", Some("Germania"), "Pace"),
        ] {
            let Typed::Command(invocation) = read(&words, Language::EN, text) else { panic!("{text} is a command") };
            let get = |id: &str| invocation.values.get(id).map(String::as_str);
            assert_eq!((get("with"), get("message")), (with, Some(message)), "{text}");
        }
    }

    #[test]
    fn a_text_behind_its_key_is_kept_with_all_its_words() {
        let words = words();
        for (language, text, to, kept) in [
            ("it", "proponi Germania parole: chiedo appoggio: A Ven - Tir", "Germania", "chiedo appoggio: A Ven - Tir"),
            ("it", "proponi a: Germania parole: tutto a: Francia", "Germania", "tutto a: Francia"),
            ("it", "proponi parole: pace: a: Germania", "Germania", "pace:"),
            ("pl", "proponuj Niemcy słowa: proszę o wsparcie: A Wen - Tyr", "Niemcy", "proszę o wsparcie: A Wen - Tyr"),
            ("en", "propose Germany words: dmz: Tyr\nuntil: autumn 1902", "Germany", "dmz: Tyr\nuntil: autumn 1902"),
            ("en", "letter to:Germany words:\"I said to: go\"", "Germany", "I said to: go"),
            ("en", "letter words:hello to:Germany", "Germany", "hello"),
            ("en", "letter to:Germany words:hello there", "Germany", "hello there"),
        ] {
            let language: Language = language.parse().expect("a language");
            let Typed::Command(invocation) = read(&words, language, text) else { panic!("{text} is a command") };
            let get = |id: &str| invocation.values.get(id).map(String::as_str);
            assert_eq!((get("to"), get("words"), get("game")), (Some(to), Some(kept), None), "{text}");
        }
        let Typed::Command(lines) = read(&words, Language::EN, "propose Germany peace:\nuntil: autumn 1902") else {
            panic!("a command")
        };
        assert_eq!(lines.values.get("to").map(String::as_str), Some("Germany peace:\nuntil: autumn 1902"));
    }

    #[test]
    fn a_misspelt_command_finds_its_nearest() {
        let words = words();
        assert_eq!(read(&words, Language::EN, "jion"), Typed::Unknown { word: "jion".to_owned() });
        assert_eq!(nearest(&words, Language::EN, "jion").map(|spec| spec.id), Some("join"));
        assert_eq!(nearest(&words, Language::EN, &"join".repeat(1000)), None);
        // Neither `order`, by "o", nor `ready`, by "done", nor `unready`, by "wait".
        for far in ["A", "dance", "what"] {
            assert_eq!(nearest(&words, Language::EN, far), None, "{far}");
        }
    }
}
