//! What clauses are typed with: the words before a colon, in each language.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use dragoman_l10n::{Args, Language, Words};
use dragoman_reading::fold::fold;

use crate::meaning::{Meaning, Sort};

/// The longest keyword in words.
pub const MOST_WORDS: usize = 6;

/// The longest keyword in characters.
const LONGEST_KEYWORD: usize = 40;

/// The keywords of all languages.
pub struct Keywords {
    /// In the order of the languages: by folded keyword, those of statements and those of questions.
    languages: Vec<(Language, [HashMap<String, Meaning>; 2])>,
    /// Words of any language that may be passed over before a value.
    small: HashSet<String>,
    /// The same by language.
    own_small: HashMap<Language, HashSet<String>>,
    /// Words that may stand before a season: "until", "by the".
    before_turn: HashSet<String>,
    /// Words that separate what is mine and yours.
    pronouns: HashSet<String>,
}

/// The lists of order words that are small.
const SMALL: [&str; 5] = ["words-and", "words-to", "words-from", "words-noise", "words-for"];

/// What a text is looked up as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// One meaning.
    Meaning(Meaning),
    /// Several, each in another language.
    Several(Vec<Meaning>),
    /// None; perhaps one that is spelt nearly so.
    Nothing(Option<Meaning>),
}

/// What is typed for `meaning` in `language`: the first is written.
pub fn typed(words: &Words, language: Language, meaning: Meaning) -> Vec<String> {
    list(words, language, &format!("{}.typed", meaning.message()))
}

/// The members of a list that is only read.
pub fn list(words: &Words, language: Language, message: &str) -> Vec<String> {
    let text = words.try_text(language, message, &Args::new()).unwrap_or_default();
    text.split('|').map(|form| form.trim().to_owned()).filter(|form| !form.is_empty()).collect()
}

/// A keyword as it is compared: folded, with one blank between words, whatever the apostrophe.
pub fn key(text: &str) -> String {
    let folded = fold(&text.replace(['’', '‘', '`'], "'"));
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The answer that the whole of `text` is, in any language: `zgoda`, `d'accordo!`, *I don't agree*. `None`: it is something else, or
/// different answers in different languages.
#[must_use]
pub fn answer_alone(words: &Words, language: Language, text: &str) -> Option<Meaning> {
    let typed = text.trim().trim_end_matches(['.', '!', ' ']);
    if typed.is_empty() || typed.chars().count() > LONGEST_KEYWORD {
        return None;
    }
    let folded = key(typed);
    let is_said = |language: Language, meaning: Meaning| {
        list(words, language, &format!("{}.also", meaning.message())).iter().any(|form| key(form) == folded)
    };
    let found = match Keywords::of(words).exact(language, typed, false) {
        Found::Meaning(meaning) => Some(meaning),
        Found::Several(_) => None,
        Found::Nothing(_) => words
            .languages()
            .beginning_with(language)
            .find_map(|language| ANSWERS.into_iter().find(|meaning| is_said(language, *meaning))),
    };
    found.filter(|meaning| ANSWERS.contains(meaning))
}

/// The answers that are one without the number of what they answer.
const ANSWERS: [Meaning; 7] =
    [Meaning::Yes, Meaning::No, Meaning::YesFact, Meaning::NoFact, Meaning::Later, Meaning::CantSay, Meaning::DontKnow];

/// The answer that `text` is behind the number of what it answers: also in so many words (`zrywam`, *I take it back*), of any language,
/// the writer's first.
pub fn behind_number(words: &Words, language: Language, text: &str) -> Option<Meaning> {
    let typed = text.trim().trim_end_matches(['.', '!', ' ']);
    if typed.is_empty() || typed.chars().count() > LONGEST_KEYWORD {
        return None;
    }
    let folded = key(typed);
    let is_among =
        |language: Language, message: &str| list(words, language, message).iter().any(|form| key(form) == folded);
    words.languages().beginning_with(language).find_map(|language| {
        let ends = [(Meaning::Withdraw, "statement-withdraw-read"), (Meaning::Drop, "statement-drop-read")];
        let end = ends.into_iter().find(|(_, message)| is_among(language, message)).map(|(meaning, _)| meaning);
        let is_said = |meaning: &Meaning| is_among(language, &format!("{}.also", meaning.message()));
        end.or_else(|| ANSWERS.into_iter().find(is_said))
    })
}

/// In which of the two tables a meaning is.
const fn place(is_question: bool) -> usize {
    if is_question { 1 } else { 0 }
}

impl Keywords {
    /// Those of `words`, put into tables once.
    pub fn of(words: &Words) -> &'static Self {
        static KEYWORDS: OnceLock<Keywords> = OnceLock::new();
        KEYWORDS.get_or_init(|| Self::new(words))
    }

    fn new(words: &Words) -> Self {
        let languages = words.languages().iter().map(|language| {
            let mut tables = [HashMap::new(), HashMap::new()];
            for meaning in Meaning::ALL {
                let table = &mut tables[place(meaning.sort() == Sort::Question)];
                for form in typed(words, language, *meaning) {
                    table.entry(key(&form)).or_insert(*meaning);
                }
            }
            (language, tables)
        });
        let of_all = |forms: &dyn Fn(Language) -> Vec<String>| -> HashSet<String> {
            words.languages().iter().flat_map(forms).map(|form| fold(&form)).collect()
        };
        let small = of_all(&|language| {
            let entries = SMALL.iter().filter_map(|id| words.word(language, id));
            entries.flat_map(|entry| entry.forms.clone()).collect()
        });
        let own_small = words.languages().iter().map(|language| {
            let entries = SMALL.iter().filter_map(|id| words.word(language, id));
            (language, entries.flat_map(|entry| &entry.forms).map(|form| fold(form)).collect())
        });
        let own_small = own_small.collect();
        let mut before_turn = of_all(&|language| {
            let mut forms = list(words, language, "statement-by-read");
            forms.extend(typed(words, language, Meaning::Until));
            forms.iter().flat_map(|form| form.split_whitespace().map(str::to_owned)).collect()
        });
        before_turn.extend(small.iter().cloned());
        let pronouns = of_all(&|language| {
            let mut forms = list(words, language, "statement-me-read");
            forms.extend(list(words, language, "statement-you-read"));
            forms
        });
        Self { languages: languages.collect(), small, own_small, before_turn, pronouns }
    }

    /// Whether a folded word may be passed over before a value.
    pub fn is_small(&self, folded: &str) -> bool {
        self.small.contains(folded)
    }

    /// Whether a folded word of `language` may be passed over before a value.
    pub fn is_own_small(&self, language: Language, folded: &str) -> bool {
        self.own_small.get(&language).is_some_and(|small| small.contains(folded))
    }

    /// Whether a folded word may stand before a season.
    pub fn is_before_turn(&self, folded: &str) -> bool {
        self.before_turn.contains(folded)
    }

    /// Whether a folded word says whose what follows is.
    pub fn is_pronoun(&self, folded: &str) -> bool {
        self.pronouns.contains(folded)
    }

    /// The meaning of `text` in `language` alone.
    pub fn own(&self, language: Language, text: &str, is_question: bool) -> Found {
        let own = self.languages.iter().find(|(known, _)| *known == language);
        let found = own.and_then(|(_, tables)| tables[place(is_question)].get(&key(text)));
        found.map_or(Found::Nothing(None), |meaning| Found::Meaning(*meaning))
    }

    /// The meaning of `text`: in `language` first, then in the others; nothing that is only spelt nearly so.
    pub fn exact(&self, language: Language, text: &str, is_question: bool) -> Found {
        let (folded, at) = (key(text), place(is_question));
        let mut own = self.languages.iter().filter(|(known, _)| *known == language);
        let others = self.languages.iter().filter(|(known, _)| *known != language);
        if let Some(meaning) = own.find_map(|(_, tables)| tables[at].get(&folded)) {
            return Found::Meaning(*meaning);
        }
        let mut all: Vec<Meaning> = others.filter_map(|(_, tables)| tables[at].get(&folded).copied()).collect();
        all.sort_unstable();
        all.dedup();
        match all.as_slice() {
            [one] => return Found::Meaning(*one),
            [_, _, ..] => return Found::Several(all),
            [] => {}
        }
        Found::Nothing(None)
    }

    /// The same; if it is nothing, with the meaning whose keyword in `language` is spelt nearly so. What is near two meanings is
    /// near none.
    pub fn find(&self, language: Language, text: &str, is_question: bool) -> Found {
        let found = self.exact(language, text, is_question);
        let (folded, at) = (key(text), place(is_question));
        let length = folded.chars().count();
        if found != Found::Nothing(None) || length > LONGEST_KEYWORD {
            return found;
        }
        let own = self.languages.iter().filter(|(known, _)| *known == language);
        // One letter in five may be wrong, as in the names of commands.
        let most = length / 5;
        let mut nearest: Vec<(usize, Meaning)> = own
            .flat_map(|(_, tables)| &tables[at])
            .filter(|(known, _)| most > 0 && known.chars().count().abs_diff(length) <= most)
            .map(|(known, meaning)| (strsim::osa_distance(known, &folded), *meaning))
            .filter(|(distance, _)| *distance <= most)
            .collect();
        nearest.sort_unstable();
        Found::Nothing(match nearest.as_slice() {
            [(_, one)] => Some(*one),
            [(first, one), (second, other), ..] if first < second || one == other => Some(*one),
            _ => None,
        })
    }
}
