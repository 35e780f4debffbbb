//! Everyday speech: phrases that only stand where nothing else is said, and names that are shortened as somebody likes.
//!
//! These are kept apart from the forms of the lexicon, so that a phrase takes no abbreviation and costs no time in a
//! line that is understood without it.

use dragoman_engine::Province;

use super::shortened::{Name, Phrase, Typed, derives, shortens};
use super::{GENERIC, LONGEST_GUESS, LanguageId, Lexicon, LexiconBuilder, Rank, SHORTEST_GUESS};
use crate::fold;
use std::collections::{HashMap, HashSet};

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
    ) -> impl Iterator<Item = &Name<LanguageId>> {
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
