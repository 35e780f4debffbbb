//! Everyday speech: phrases that only stand where nothing else is said, and names that are shortened as somebody likes.
//!
//! These are kept apart from the forms of the lexicon, so that a phrase takes no abbreviation and costs no time in a
//! line that is understood without it.

use dragoman_engine::Province;

use super::{GENERIC, Index, LONGEST_GUESS, LanguageId, Lexicon, LexiconBuilder, Rank, SHORTEST_GUESS, one_slip};
use crate::fold;
use std::collections::{HashMap, HashSet};

/// What a phrase of everyday speech does in a line of orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phrase {
    /// Between a unit and its destination: "takes", "down to", "x".
    Goes,
    /// Behind a destination: Dutch "het kanaal in", German "hinterher".
    Follows,
    /// Says that a unit holds: "stays home", "rührt sich nicht".
    Stays,
    /// In front of a unit whose order follows: "with Paris", "doe mij maar".
    With,
    /// Says nothing about an order: "here goes nothing", "tot vanavond".
    Aside,
    /// Says sorry, perhaps to a power: "sorry Italy".
    Sorry,
    /// Behind a unit: it does the same as the one before, "Warsaw too".
    Too,
    /// Before the own power, in front of all orders: "for Italy".
    For,
}

/// The phrases that begin with a word.
#[derive(Debug, Default)]
pub(super) struct Phrases {
    senses: Vec<(Phrase, LanguageId)>,
    longest: u8,
}

/// A name and its words.
#[derive(Debug)]
pub(super) struct Name {
    province: Province,
    language: LanguageId,
    words: Vec<(Box<str>, bool)>,
    together: Box<str>,
}

/// How a name was typed, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Typed {
    /// As a table has it.
    Whole,
    /// Each word begun.
    Begun,
    /// With letters left out, another ending, or a typing error.
    Altered,
}

impl LexiconBuilder {
    /// Adds a phrase of everyday speech.
    pub fn add_phrase(&mut self, language: LanguageId, form: &str, phrase: Phrase) {
        let key = fold::key(form);
        self.lexicon.phrase_words.extend(key.split(' ').map(Into::into));
        let words = u8::try_from(key.split(' ').count()).unwrap_or(u8::MAX);
        let first = key.split(' ').next().unwrap_or_default();
        let begins = self.lexicon.phrases.entry(first.into()).or_default();
        begins.longest = begins.longest.max(words);
        self.lexicon.phrases.entry(key.into()).or_default().senses.push((phrase, language));
    }

    /// Notes the words of a name, by which it may be shortened.
    pub(super) fn note_name(&mut self, language: LanguageId, key: &str, province: Province) {
        let words: Vec<_> = key.split(' ').map(|word| (word.into(), false)).collect();
        let together = key.replace(' ', "").into();
        let number = u32::try_from(self.lexicon.names.len()).unwrap_or(u32::MAX);
        for initial in key.split(' ').filter_map(|word| word.chars().next()).collect::<HashSet<_>>() {
            self.lexicon.initials.entry(initial).or_default().push(number);
        }
        self.lexicon.names.push(Name { province, language, words, together });
    }
}

impl Lexicon {
    /// Marks the words that many names have: "Sea", "Golfo".
    pub(super) fn mark_generic_words(&mut self) {
        let mut provinces: HashMap<(u8, Box<str>), HashSet<Province>> = HashMap::new();
        for name in &self.names {
            for (word, _) in &name.words {
                provinces.entry((name.language.0, word.clone())).or_default().insert(name.province);
            }
        }
        for name in &mut self.names {
            for (word, generic) in &mut name.words {
                let count = provinces.get(&(name.language.0, word.clone())).map_or(0, HashSet::len);
                *generic = count >= GENERIC || word.chars().count() < SHORTEST_GUESS;
            }
        }
    }

    /// The senses of a phrase, and how many words the longest phrase has that begins with its first word.
    pub(crate) fn phrase(&self, key: &str) -> (&[(Phrase, LanguageId)], usize) {
        self.phrases.get(key).map_or((&[], 0), |phrases| (&phrases.senses, usize::from(phrases.longest)))
    }

    /// The provinces that `words` name, all typed equally well: those of `own` as the table has them, or of English, or of
    /// one other language, or shortened ones of `own` and English.
    pub(crate) fn named(&self, words: &[&str], own: LanguageId, english: Option<LanguageId>) -> (Typed, Vec<Province>) {
        let key = words.join(" ");
        let exact = |rank: &dyn Fn(&super::Known) -> bool| {
            let mut found: Vec<Province> = Vec::new();
            for known in self.senses(&key) {
                if let super::Sense::Place(province) | super::Sense::Coasted(province, _) = known.sense
                    && rank(known)
                    && !found.contains(&province)
                {
                    found.push(province);
                }
            }
            found
        };
        let found = exact(&|known| known.rank(own) == Some(Rank::Written));
        if !found.is_empty() {
            return (Typed::Whole, found);
        }
        let found = exact(&|known| known.rank(own).is_some());
        if !found.is_empty() {
            return (Typed::Whole, found);
        }
        let shortened = self.shortened(words, own, english);
        if shortened.0 == Typed::Begun && !shortened.1.is_empty() {
            return shortened;
        }
        let found = exact(&|known| english.is_some_and(|english| known.rank(english).is_some()));
        if !found.is_empty() {
            return (Typed::Whole, found);
        }
        let found = exact(&|_| true);
        if !found.is_empty() {
            return (Typed::Whole, found);
        }
        shortened
    }

    /// The names of the two languages of which a word begins with the letter.
    fn begun_with(
        &self,
        initial: Option<char>,
        own: LanguageId,
        english: Option<LanguageId>,
    ) -> impl Iterator<Item = &Name> {
        let numbers = initial.and_then(|initial| self.initials.get(&initial)).map_or(&[][..], Vec::as_slice);
        let names = numbers.iter().filter_map(|number| self.names.get(*number as usize));
        names.filter(move |name| name.language == own || Some(name.language) == english)
    }

    /// Whether the word is in a phrase of everyday speech of any language.
    pub(crate) fn is_in_a_phrase(&self, word: &str) -> bool {
        self.phrase_words.contains(word)
    }

    /// Whether the word may be a part of a shortened name, or made from one.
    pub(crate) fn may_shorten(&self, word: &str, own: LanguageId, english: Option<LanguageId>) -> bool {
        word.len() <= LONGEST_GUESS
            && self.begun_with(word.chars().next(), own, english).any(|name| {
                name.typed_together(word).is_some()
                    || derives(word, &name.together)
                    || name.words.iter().any(|(of_name, generic)| shortens(word, of_name, true, *generic).is_some())
            })
    }

    fn shortened(&self, words: &[&str], own: LanguageId, english: Option<LanguageId>) -> (Typed, Vec<Province>) {
        let mut best = Typed::Altered;
        let mut found: Vec<Province> = Vec::new();
        let length: usize = words.iter().map(|word| word.len()).sum();
        if !(SHORTEST_GUESS..=LONGEST_GUESS).contains(&length) {
            return (best, found);
        }
        let first = words.first().and_then(|word| word.chars().next());
        for name in self.begun_with(first, own, english) {
            let Some(typed) = name.typed(words) else { continue };
            if typed < best {
                best = typed;
                found.clear();
            }
            if typed == best && !found.contains(&name.province) {
                found.push(name.province);
            }
        }
        (best, found)
    }
}

impl Name {
    /// How `words` shorten the name: each is one of its words, in their order, and not all are words of many names.
    fn typed(&self, words: &[&str]) -> Option<Typed> {
        if let [word] = words
            && let Some(typed) = self.typed_together(word)
        {
            return Some(typed);
        }
        let mut rest = self.words.iter();
        let mut worst = Typed::Whole;
        let mut tells = false;
        for word in words {
            let (typed, generic) = rest.find_map(|(of_name, generic)| {
                let typed = shortens(word, of_name, words.len() > 1, *generic)?;
                Some((typed, *generic))
            })?;
            worst = worst.max(typed);
            tells |= !generic;
        }
        (tells || words.len() == self.words.len()).then_some(worst.max(Typed::Begun))
    }

    /// The same for one word that stands for all words of the name: "nthsea", "mnord".
    fn typed_together(&self, word: &str) -> Option<Typed> {
        const SHORTEST_ALTERED: usize = 5;
        let several = self.words.len() > 1;
        if !several || !self.words.iter().any(|(_, generic)| !generic) || word.len() < SHORTEST_ALTERED {
            return None;
        }
        let first = self.words.first()?.0.len();
        if self.together.starts_with(word) && word.len() > first {
            return Some(Typed::Begun);
        }
        // "mnord": the beginnings of two words.
        let begins = |part: &str, least: usize, (of_name, _): &(Box<str>, bool)| {
            part.len() >= least && of_name.starts_with(part)
        };
        let two = (1..word.len()).any(|middle| {
            let (Some(one), Some(two)) = (word.get(..middle), word.get(middle..)) else { return false };
            let rest = self.words.iter().skip_while(|word| !begins(one, 1, word)).skip(1);
            rest.into_iter().any(|of_name| (!of_name.1 || *of_name.0 == *two) && begins(two, SHORTEST_GUESS, of_name))
        });
        if two {
            return Some(Typed::Begun);
        }
        skips_letters(word, &self.together).then_some(Typed::Altered)
    }
}

/// How a word shortens a word of a name, if it does. `beside` if another word of the name is beside it.
fn shortens(word: &str, name: &str, beside: bool, generic: bool) -> Option<Typed> {
    const SHORTEST_SKIPPED: usize = 4;
    const SHORTEST_SLIP: usize = 5;
    const SHORTEST_STEM: usize = 4;
    const LONGEST_ENDING: usize = 3;
    let least = if beside { if generic { 1 } else { 2 } } else { SHORTEST_GUESS };
    if word.len() >= least && name.starts_with(word) {
        return Some(Typed::Begun);
    }
    if word.chars().next() != name.chars().next() {
        return None;
    }
    // "blk sea", "lpool"
    let skips = word.len() >= if beside { SHORTEST_GUESS } else { SHORTEST_SKIPPED } && skips_letters(word, name);
    // "north see"
    if beside && generic && word.len() >= SHORTEST_GUESS && one_slip(word, name) {
        return Some(Typed::Begun);
    }
    let slips = word.len() >= SHORTEST_SLIP && one_slip(word, name);
    // "sewastopolem", "paryżem"
    let stem: usize =
        word.chars().zip(name.chars()).take_while(|(a, b)| a == b).map(|(letter, _)| letter.len_utf8()).sum();
    let ending = stem >= SHORTEST_STEM
        && stem + 2 >= name.len()
        && word.len() > name.len()
        && word.len() <= stem + LONGEST_ENDING;
    (skips || slips || ending).then_some(Typed::Altered)
}

/// Whether `name` has the letters of `word` in their order, its first and its last letter among them.
fn skips_letters(word: &str, name: &str) -> bool {
    let mut letters = name.chars();
    word.chars().next() == name.chars().next()
        && word.chars().next_back() == name.chars().next_back()
        && word.len() < name.len()
        && word.chars().all(|letter| letters.any(|other| other == letter))
}

/// Whether `word` is made from a name as an adjective is: "Londoner", "römische", "neapolitańska".
pub(crate) fn derives(word: &str, name: &str) -> bool {
    const SHORTEST_STEM: usize = 4;
    let stem: usize =
        word.chars().zip(name.chars()).take_while(|(a, b)| a == b).map(|(letter, _)| letter.len_utf8()).sum();
    let whole = stem == name.len() && stem >= SHORTEST_GUESS;
    word.len() > stem + 1 && (whole || stem >= SHORTEST_STEM)
}

impl Lexicon {
    /// The provinces from whose names in `own` the word may be made.
    pub(crate) fn derived(&self, word: &str, own: LanguageId) -> Vec<Province> {
        let mut found = Vec::new();
        for name in self.begun_with(word.chars().next(), own, None) {
            if derives(word, &name.together) && !found.contains(&name.province) {
                found.push(name.province);
            }
        }
        found
    }
}

pub(super) type PhraseIndex = Index<Box<str>, Phrases>;
