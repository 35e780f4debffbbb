//! The words of a typed clause behind its colon, and what single words are.

use std::ops::Range;

use dragoman_engine::{Location, Map, Power, Province, Season, Turn, UnitKind, WrittenUnit};
use dragoman_l10n::{Language, Words};
use dragoman_reading::fold::fold;
use dragoman_reading::names;

use crate::keywords::Keywords;

/// The most words of a name: "Gulf of Lyon", "Western Mediterranean Sea".
const LONGEST_NAME: usize = 5;

/// A word with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its bytes.
    pub span: Range<usize>,
    /// As it is compared: folded, without punctuation around it.
    pub folded: String,
}

/// The words of `text`. A semicolon is a word: it separates lists.
pub fn split(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut start = None;
    let ends = |c: char| c.is_whitespace() || matches!(c, ',' | ';');
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match start {
            Some(begin) if ends(c) => {
                tokens.push(Token { span: begin..at, folded: compared(&text[begin..at]) });
                start = None;
            }
            None if !ends(c) => start = Some(at),
            Some(_) | None => {}
        }
        if c == ';' {
            tokens.push(Token { span: at..at + 1, folded: ";".to_owned() });
        }
    }
    tokens.retain(|token| !token.folded.is_empty());
    tokens
}

fn compared(word: &str) -> String {
    fold(&word.replace(['’', '‘', '`'], "'"))
        .trim_matches(['.', '!', '?', ':', '"', '“', '”', '„', '«', '»'])
        .to_owned()
}

/// What words are, on one map and for a writer of one language.
#[derive(Clone, Copy)]
pub struct Vocabulary<'a> {
    pub words: &'a Words,
    pub language: Language,
    pub map: &'a Map,
}

impl Vocabulary<'_> {
    /// All languages, the writer's first.
    pub fn languages(&self) -> impl Iterator<Item = Language> {
        let others = self.words.languages().iter().filter(|other| *other != self.language);
        std::iter::once(self.language).chain(others)
    }

    /// What `named` finds for the words at the beginning of `tokens`, taken together, the most words first; and how many they are.
    fn longest<T>(&self, text: &str, tokens: &[Token], named: impl Fn(&str) -> Option<T>) -> Option<(T, usize)> {
        (1..=tokens.len().min(LONGEST_NAME)).rev().find_map(|count| {
            let span = tokens[0].span.start..tokens[count - 1].span.end;
            let name = text[span].trim_end_matches(['.', '!', '?', ':']);
            Some((named(name)?, count))
        })
    }

    /// The power that the first words name.
    pub fn power(&self, text: &str, tokens: &[Token]) -> Option<(Power, usize)> {
        self.longest(text, tokens, |name| {
            names::power(self.words, self.map.variant(), name)
                .and_then(|id| self.map.power(id))
                .or_else(|| self.map.power(&name.to_uppercase()))
        })
    }

    fn named_province(&self, name: &str) -> Option<Province> {
        names::province(self.words, self.language, self.map.variant(), name)
            .and_then(|id| self.map.province(id))
            .or_else(|| self.map.province(&name.to_uppercase()))
    }

    /// The province that the first words name.
    pub fn province(&self, text: &str, tokens: &[Token]) -> Option<(Province, usize)> {
        // "na kanał": what may be a short form is a preposition before a name.
        let is_preposition = tokens.first().zip(tokens.get(1)).is_some_and(|(first, next)| {
            Keywords::of(self.words).is_own_small(self.language, &first.folded)
                && text[first.span.clone()].starts_with(char::is_lowercase)
                && self.named_province(text[next.span.clone()].trim_end_matches(['.', '!', '?'])).is_some()
        });
        let found = self.longest(text, tokens, |name| self.named_province(name));
        found.filter(|(_, count)| *count > 1 || !is_preposition)
    }

    /// The place that the first words name: a province, with its coast if one is named.
    fn location(&self, text: &str, tokens: &[Token]) -> Option<(Location, usize)> {
        self.longest(text, tokens, |name| {
            if let Some(province) = self.named_province(name) {
                return Some(province.location());
            }
            // "Spa/sc", "Spa (sc)", "Spa sc"
            let name = name.trim_end_matches(')');
            let (place, coast) = name.rsplit_once(['/', '(', ' '])?;
            let (province, coast) = (self.named_province(place.trim())?, fold(coast.trim()));
            let is_coast = |id: &str| {
                let said = |language| {
                    self.words.word(language, id).is_some_and(|word| word.forms.iter().any(|form| fold(form) == coast))
                };
                self.languages().any(said)
            };
            let coasts = [("coast-nc", "NC"), ("coast-sc", "SC"), ("coast-ec", "EC"), ("coast-wc", "WC")];
            let (_, suffix) = coasts.into_iter().find(|(id, suffix)| is_coast(id) || fold(suffix) == coast)?;
            self.map.location(&format!("{}/{suffix}", self.map.id(province)))
        })
    }

    /// The kind of unit that a word names.
    pub fn unit_kind(&self, token: &Token) -> Option<UnitKind> {
        [("unit-army", UnitKind::Army), ("unit-fleet", UnitKind::Fleet)]
            .into_iter()
            .find(|(id, _)| self.is_word(id, &token.folded))
            .map(|(_, kind)| kind)
    }

    /// The unit that the first words name: its kind, and where it stands.
    pub fn unit(&self, text: &str, tokens: &[Token]) -> Option<(WrittenUnit, usize)> {
        let kind = self.unit_kind(tokens.first()?)?;
        let (at, count) = self.location(text, tokens.get(1..).filter(|rest| !rest.is_empty())?)?;
        Some((WrittenUnit::new(kind, at), count + 1))
    }

    /// A place where a unit can stand, with the number of its words.
    pub fn place(&self, text: &str, tokens: &[Token]) -> Option<(Location, usize)> {
        if tokens.is_empty() { None } else { self.location(text, tokens) }
    }

    /// Whether `folded` is a form of an order word in any language.
    pub fn is_word(&self, id: &str, folded: &str) -> bool {
        self.languages().any(|language| {
            self.words.word(language, id).is_some_and(|word| word.forms.iter().any(|form| fold(form) == folded))
        })
    }

    /// Whether `folded` may stand between several that are denied, in any language.
    pub fn is_nor(&self, folded: &str) -> bool {
        let mut nor = self.languages().flat_map(|language| self.words.nor_words(language));
        self.is_word("words-or", folded) || nor.any(|word| fold(word) == folded)
    }

    /// The season that the first words name: "autumn 1901", "F1901", in Italian "all'autunno 1901".
    pub fn turn(&self, tokens: &[Token]) -> Option<(Turn, usize)> {
        let first = tokens.first()?;
        if let Some(turn) = Turn::read(&first.folded.to_uppercase()) {
            return Some((turn, 1));
        }
        let word = first.folded.rsplit('\'').next()?;
        let seasons =
            [("season-spring", Season::Spring), ("season-autumn", Season::Autumn), ("season-winter", Season::Winter)];
        let is_season = |id: &str, language| {
            self.words.word(language, id).is_some_and(|entry| {
                std::iter::once(&entry.written).chain(&entry.forms).any(|form| is_inflected(&fold(form), word))
            })
        };
        let mut languages = self.languages();
        let season = languages
            .find_map(|language| seasons.iter().find(|(id, _)| is_season(id, language)).map(|(_, season)| *season))?;
        // "van", "del", "AD" may stand before the year, and more behind it.
        // As many digits as the stored form of a turn has.
        let years = tokens[1..].iter().take(3).map(|token| token.folded.parse().ok().filter(|year| *year <= 9999));
        let (at, year) = years.enumerate().find_map(|(at, year)| Some((at, year?)))?;
        Some((Turn { year, season }, at + 2))
    }

    /// Whether a word may be passed over before a value.
    pub fn is_small(&self, token: &Token) -> bool {
        Keywords::of(self.words).is_small(&token.folded)
    }

    /// Whether a word may stand before a season.
    pub fn is_before_turn(&self, token: &Token) -> bool {
        Keywords::of(self.words).is_before_turn(&token.folded)
    }

    /// Whether a word says whose what follows is.
    pub fn is_pronoun(&self, token: &Token) -> bool {
        Keywords::of(self.words).is_pronoun(&token.folded)
    }
}

/// Whether `word` is `form`, perhaps with another ending: "jesieni" for "jesień", "zimy" for "zima".
fn is_inflected(form: &str, word: &str) -> bool {
    let length = form.chars().count();
    let shared = form.chars().zip(word.chars()).take_while(|(a, b)| a == b).count();
    shared >= 3 && shared + 1 >= length && word.chars().count() <= length + 2
}
