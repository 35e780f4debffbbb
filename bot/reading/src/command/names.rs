//! The names of commands, parameters and choices, folded and put into tables once.
//!
//! Looking up a typed word takes the same time for any length of the text and any number of names. The words are
//! loaded once, so there is one set of tables for the process.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use dragoman_engine::Map;
use dragoman_l10n::{Args, Language, Languages, Words};

use super::spec::{CommandId, Kind, Spec};
use super::table::{COMMANDS, choice_message, choice_word_message, parameter_message, spec};
use crate::fold::{fold, looked_up};

/// The tables.
pub(super) struct Names {
    /// The languages, in the order of the tables.
    languages: Languages,
    /// By language: folded name to command.
    commands: Vec<HashMap<String, &'static Spec>>,
    /// Folded name in any language, or the id itself, to ids of parameters.
    parameters: HashMap<String, Vec<&'static str>>,
    /// The same for choices.
    choices: HashMap<String, Vec<&'static str>>,
    /// The same for variants.
    variants: HashMap<String, &'static str>,
    /// By language: folded words with which a letter begins: "to", or a name of the command.
    letter: Vec<HashSet<String>>,
    /// The word for "and" in each language.
    and: HashSet<String>,
    /// By language: folded word for a unit of time to its seconds.
    units: Vec<HashMap<String, u32>>,
}

/// The units of time in the order of the message that lists them, in seconds.
const UNITS: [u32; 5] = [1, 60, 3600, 86_400, 7 * 86_400];

/// The names of `message` in `language`: its value and those of `.also`, folded.
pub(super) fn names(words: &Words, message: &str, language: Language) -> Vec<String> {
    let mut names = vec![fold(&words.plain(language, message))];
    names.extend(further(words, message, language).iter().map(|name| fold(name)));
    names
}

/// Whether `typed` is a name of `message` in any language.
pub fn is_name_of(words: &Words, message: &str, typed: &str) -> bool {
    let typed = fold(typed.trim());
    words.languages().iter().any(|language| names(words, message, language).contains(&typed))
}

/// The further names of `message` in `language`, as they are typed: those of `.also`.
pub(super) fn further(words: &Words, message: &str, language: Language) -> Vec<String> {
    let also = words.try_text(language, &format!("{message}.also"), &Args::new()).unwrap_or_default();
    also.split('|').map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// Adds `id` to the meanings of `name`.
fn note(table: &mut HashMap<String, Vec<&'static str>>, name: String, id: &'static str) {
    let ids = table.entry(name).or_default();
    if !ids.contains(&id) {
        ids.push(id);
    }
}

impl Names {
    /// The tables, made at the first call.
    pub(super) fn of(words: &Words) -> &'static Self {
        looked_up(0);
        static NAMES: OnceLock<Names> = OnceLock::new();
        NAMES.get_or_init(|| Self::new(words))
    }

    fn new(words: &Words) -> Self {
        let languages = words.languages();
        let commands = languages.iter().map(|language| {
            let mut table = HashMap::new();
            for spec in COMMANDS {
                for name in names(words, spec.message, language) {
                    table.entry(name).or_insert(spec);
                }
            }
            table
        });
        let commands = commands.collect();
        let (mut parameters, mut choices) = (HashMap::new(), HashMap::new());
        for parameter in COMMANDS.iter().flat_map(|spec| spec.parameters) {
            note(&mut parameters, parameter.id.to_owned(), parameter.id);
            for language in languages {
                for name in names(words, parameter_message(parameter), language) {
                    note(&mut parameters, name, parameter.id);
                }
            }
            let Kind::Choice(known) = parameter.kind else { continue };
            for choice in known {
                note(&mut choices, (*choice).to_owned(), choice);
                let Some(message) = choice_message(choice) else { continue };
                for name in languages.iter().flat_map(|language| names(words, message, language)) {
                    note(&mut choices, name, choice);
                }
                let Some(word) = choice_word_message(choice) else { continue };
                for name in languages.iter().flat_map(|language| names(words, word, language)) {
                    note(&mut choices, name, choice);
                }
            }
        }
        let mut variants = HashMap::new();
        for variant in Map::variants().into_iter().map(Map::variant) {
            variants.insert(fold(variant), variant);
            for entry in languages.iter().filter_map(|language| words.variant(language, variant)) {
                for name in entry.also.iter().chain([&entry.word, &entry.about]) {
                    variants.entry(fold(name)).or_insert(variant);
                }
            }
        }
        let letter = languages.iter().map(|language| {
            let begin = words.plain(language, "letter-words");
            let begin = begin.split('|').map(|word| fold(word.trim()));
            begin.chain(names(words, spec(CommandId::Letter).message, language)).collect()
        });
        let and = languages.iter().flat_map(|language| words.and_words(language)).map(fold);
        let units = languages.iter().map(|language| {
            let listed = words.plain(language, "durations-read");
            let units = listed.split('|').zip(UNITS);
            let units = units.flat_map(|(names, unit)| names.split_whitespace().map(move |name| (fold(name), unit)));
            units.collect()
        });
        Self {
            commands,
            parameters,
            choices,
            variants,
            letter: letter.collect(),
            and: and.collect(),
            units: units.collect(),
            languages: languages.clone(),
        }
    }

    /// The command that `folded` names in `language`.
    pub(super) fn command(&self, language: Language, folded: &str) -> Option<&'static Spec> {
        self.commands[self.languages.place(language)].get(folded).copied()
    }

    /// Every name in `language`, with its command.
    pub(super) fn commands(&self, language: Language) -> impl Iterator<Item = (&str, &'static Spec)> {
        self.commands[self.languages.place(language)].iter().map(|(name, spec)| (name.as_str(), *spec))
    }

    /// The seconds of the unit of time that `folded` names: in `language`, else in the others if they agree.
    pub(super) fn unit(&self, language: Language, folded: &str) -> Option<u32> {
        let own = self.units[self.languages.place(language)].get(folded).copied();
        let mut others = self.units.iter().filter_map(|units| units.get(folded).copied());
        own.or_else(|| {
            let first = others.next()?;
            others.all(|other| other == first).then_some(first)
        })
    }

    /// The ids of the parameters that `folded` may name.
    pub(super) fn parameters(&self, folded: &str) -> &[&'static str] {
        self.parameters.get(folded).map_or(&[], Vec::as_slice)
    }

    /// The choices that `folded` may name.
    pub(super) fn choices(&self, folded: &str) -> &[&'static str] {
        self.choices.get(folded).map_or(&[], Vec::as_slice)
    }

    /// The variant that is called `folded` in any language.
    pub(super) fn variant(&self, folded: &str) -> Option<&'static str> {
        self.variants.get(folded).copied()
    }
}

/// Whether a letter may begin with `word`, in any language: "to Germany: …".
pub fn begins_letter(words: &Words, word: &str) -> bool {
    let folded = fold(word);
    Names::of(words).letter.iter().any(|begin| begin.contains(&folded))
}

/// The same in `language`.
pub fn begins_letter_in(words: &Words, language: Language, word: &str) -> bool {
    let names = Names::of(words);
    names.letter[names.languages.place(language)].contains(&fold(word))
}

/// Whether `word` names the command that carries letters, in any language.
pub fn names_letter(words: &Words, word: &str) -> bool {
    let (names, letter, folded) = (Names::of(words), spec(CommandId::Letter), fold(word));
    words.languages().iter().any(|language| names.command(language, &folded) == Some(letter))
}

/// Whether `word` says, in any language, that what follows it are those who read something: "to", "with", "for".
pub fn begins_readers(words: &Words, word: &str) -> bool {
    let ids = Names::of(words).parameters(&fold(word));
    begins_letter(words, word) || ids.iter().any(|id| READERS.contains(id))
}

/// The parameters whose value is who reads something.
const READERS: [&str; 2] = ["to", "with"];

/// Whether `first` names the command that carries letters and `key` one of its parameters, each in any language:
/// "letter to:Germany words:…".
pub fn names_value(words: &Words, first: &str, key: &str) -> bool {
    let ids = Names::of(words).parameters(&fold(key.trim()));
    names_letter(words, first) && spec(CommandId::Letter).parameters.iter().any(|parameter| ids.contains(&parameter.id))
}

/// Whether `word` is "and" in one of the languages.
pub fn is_and(words: &Words, word: &str) -> bool {
    Names::of(words).and.contains(&fold(word))
}
