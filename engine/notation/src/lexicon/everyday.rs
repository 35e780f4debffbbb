//! Everyday speech: phrases that only stand where nothing else is said, and names that are shortened as somebody likes.
//!
//! These are kept apart from the forms of the lexicon, so that a phrase takes no abbreviation and costs no time in a
//! line that is understood without it.

use dragoman_engine::ProvinceSet;

use super::shortened::{Name, Phrase, Typed, derives, shortens};
use super::{GENERIC, Known, LONGEST_GUESS, LanguageId, Lexicon, LexiconBuilder, Rank, SHORTEST_GUESS, Sense};
use crate::fold;
use std::collections::HashMap;

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
}

impl Lexicon {
    /// Marks the words that many names have, "Sea", "Golfo", in names and among the beginnings.
    pub(super) fn mark_generic_words(&mut self) {
        let mut provinces: HashMap<(&str, LanguageId), ProvinceSet> = HashMap::new();
        for (language, name) in &self.names {
            for (word, _) in &name.words {
                provinces.entry((word, *language)).or_default().insert(name.province);
            }
        }
        // Each word with a bit for each language in whose names it is generic.
        let mut words: HashMap<Box<str>, u32> = HashMap::new();
        for ((word, language), _) in provinces.into_iter().filter(|(_, provinces)| provinces.len() >= GENERIC) {
            *words.entry(word.into()).or_default() |= language.bit();
        }
        let is_generic =
            |word: &str, language: LanguageId| words.get(word).is_some_and(|languages| languages & language.bit() != 0);
        for (language, name) in &mut self.names {
            for (word, generic) in &mut name.words {
                *generic = word.chars().count() < SHORTEST_GUESS || is_generic(word, *language);
            }
        }
        for beginning in &mut self.beginnings {
            beginning.generic = is_generic(&beginning.word, beginning.language);
        }
    }

    /// The senses of a phrase, and how many words the longest phrase has that begins with its first word.
    pub(crate) fn phrase(&self, key: &str) -> (&[(Phrase, LanguageId)], usize) {
        self.phrases.get(key).map_or((&[], 0), |phrases| (&phrases.senses, usize::from(phrases.longest)))
    }

    /// The provinces that `words` name, all typed equally well: those of `own` as the table has them, or of English, or of
    /// one other language, or shortened ones of `own` and English.
    pub(crate) fn named(&self, words: &[&str], own: LanguageId, english: Option<LanguageId>) -> (Typed, ProvinceSet) {
        let senses = self.senses(&words.join(" "));
        let whole = |fits: &dyn Fn(&Known) -> bool| {
            let mut found = ProvinceSet::EMPTY;
            for known in senses.iter().filter(|known| fits(known)) {
                if let Sense::Place(province) | Sense::Coasted(province, _) = known.sense {
                    found.insert(province);
                }
            }
            (!found.is_empty()).then_some((Typed::Whole, found))
        };
        let in_own = whole(&|known| known.rank(own) == Some(Rank::Written))
            .or_else(|| whole(&|known| known.rank(own).is_some()));
        if let Some(named) = in_own {
            return named;
        }
        let shortened = self.shortened(words, own, english);
        if shortened.0 == Typed::Begun && !shortened.1.is_empty() {
            return shortened;
        }
        whole(&|known| english.is_some_and(|english| known.rank(english).is_some()))
            .or_else(|| whole(&|_| true))
            .unwrap_or(shortened)
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
        names.filter(move |(language, _)| *language == own || Some(*language) == english).map(|(_, name)| name)
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

    /// The provinces of which names of the two languages are shortened to `words`, all equally well.
    pub(crate) fn shortened(
        &self,
        words: &[&str],
        own: LanguageId,
        english: Option<LanguageId>,
    ) -> (Typed, ProvinceSet) {
        let mut best = Typed::Altered;
        let mut found = ProvinceSet::EMPTY;
        let length: usize = words.iter().map(|word| word.len()).sum();
        if !(SHORTEST_GUESS..=LONGEST_GUESS).contains(&length) {
            return (best, found);
        }
        let first = words.first().and_then(|word| word.chars().next());
        let mut begun = ProvinceSet::EMPTY;
        let begins = |name: &Name| {
            let first = words.first().filter(|_| words.len() > 1);
            first.is_some_and(|first| name.words.iter().any(|(of_name, _)| of_name.starts_with(*first)))
        };
        for name in self.begun_with(first, own, english) {
            let Some(typed) = name.typed(words) else { continue };
            if typed < best {
                best = typed;
                found = ProvinceSet::EMPTY;
            }
            if typed == best {
                found.insert(name.province);
            }
            if typed == Typed::Begun && begins(name) {
                begun.insert(name.province);
            }
        }
        // "Norw See" begins the Norwegian Sea, and misspells the North Sea.
        if best == Typed::Begun && !begun.is_empty() {
            found = begun;
        }
        (best, found)
    }

    /// The provinces of which a name of the two languages has words that begin with these, in that order, however short they
    /// are.
    pub(crate) fn begun_by(&self, words: &[&str], own: LanguageId, english: Option<LanguageId>) -> ProvinceSet {
        let first = words.first().and_then(|word| word.chars().next());
        let names = self.begun_with(first, own, english).filter(|name| name.is_begun(words));
        names.map(|name| name.province).collect()
    }

    /// The provinces from whose names in `own` the word may be made.
    pub(crate) fn derived(&self, word: &str, own: LanguageId) -> ProvinceSet {
        let names = self.begun_with(word.chars().next(), own, None);
        names.filter(|name| derives(word, &name.together)).map(|name| name.province).collect()
    }
}
