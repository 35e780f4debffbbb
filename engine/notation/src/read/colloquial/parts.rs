//! The words and names of which an order is made in everyday speech.

use dragoman_engine::{Province, ProvinceSet, Unit, UnitKind};

use super::{Line, MOST_NAMES, Named};
use crate::coast::Coast;
use crate::lexicon::{FunctionWord, Known, Phrase, Sense, Typed, Verb};
use crate::token::{BACKWARDS, Token, TokenKind};

/// The most words that are looked up as one phrase.
const MOST_PHRASE_WORDS: usize = 6;

/// The most words that are looked up as one name: "the gulf of bothnia".
const MOST_NAME_WORDS: usize = 4;

/// The most words between two parts of an order.
const MOST_BETWEEN: usize = 6;

/// A unit that is named, and the token after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct NamedUnit {
    pub unit: Unit,
    pub typed: Typed,
    /// Whether its kind was said.
    pub kind: bool,
    pub end: usize,
}

/// A province as a destination, and the token after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct NamedPlace {
    pub province: Province,
    pub coast: Option<Coast>,
    pub typed: Typed,
    pub end: usize,
}

/// Each of the tokens once, in order.
pub(super) fn distinct(mut ends: Vec<usize>) -> Vec<usize> {
    ends.sort_unstable();
    ends.dedup();
    ends
}

impl Line<'_, '_> {
    /// The words from `at` on, joined, each with the token after it.
    pub(super) fn words(&self, at: usize, most: usize) -> Vec<(usize, String)> {
        let mut found: Vec<(usize, String)> = Vec::new();
        let mut key = String::new();
        for end in at..at + most {
            let Some(token) = self.token(end).filter(|token| matches!(token.kind, TokenKind::Word | TokenKind::Number))
            else {
                break;
            };
            if !key.is_empty() {
                key.push(' ');
            }
            key.push_str(self.reader.tokens.word(token));
            found.push((end + 1, key.clone()));
        }
        found
    }

    pub(super) fn is_known_here(&self, known: &Known) -> bool {
        let context = self.reader.context;
        known.rank(context.language).is_some() || context.english.is_some_and(|english| known.rank(english).is_some())
    }

    /// The words from `at` on, joined, as many as a form may have that begins with the first, each with the token after it.
    fn forms(&self, at: usize) -> Vec<(usize, String)> {
        let Some(first) = self.token(at).filter(|token| token.kind == TokenKind::Word) else { return Vec::new() };
        let longest = self.reader.context.lexicon.word(self.reader.tokens.word(first)).1;
        self.words(at, longest.clamp(1, MOST_PHRASE_WORDS))
    }

    /// The ends of words at `at` that have such a sense in the writer's language or English.
    fn senses(&self, at: usize, fits: impl Fn(Sense) -> bool) -> Vec<usize> {
        let lexicon = self.reader.context.lexicon;
        self.forms(at)
            .into_iter()
            .filter(|(_, key)| lexicon.senses(key).iter().any(|known| fits(known.sense) && self.is_known_here(known)))
            .map(|(end, _)| end)
            .collect()
    }

    pub(super) fn function_word(&self, at: usize, word: FunctionWord) -> Vec<usize> {
        let mut ends = self.senses(at, |sense| sense == Sense::FunctionWord(word));
        ends.retain(|end| *end > at + 1 || !self.is_no_small_word(at, word));
        if matches!(word, FunctionWord::From | FunctionWord::To | FunctionWord::And) {
            ends.retain(|end| !self.takes_back_instead(at, *end, word));
        }
        ends
    }

    /// Whether words of another language take back, leave open or ask in the writer's: "of" is "or" in Dutch.
    fn takes_back_instead(&self, at: usize, end: usize, word: FunctionWord) -> bool {
        let Some((_, key)) = self.words(at, end - at).pop() else { return false };
        let language = self.reader.context.language;
        let own = |known: &Known| known.sense == Sense::FunctionWord(word) && known.rank(language).is_some();
        !self.reader.context.lexicon.senses(&key).iter().any(own) && self.takes_back(&key)
    }

    pub(super) fn verb(&self, at: usize, verb: Verb) -> Vec<usize> {
        self.senses(at, |sense| sense == Sense::Verb(verb))
    }

    pub(super) fn phrase(&self, at: usize, phrase: Phrase) -> Vec<usize> {
        let context = self.reader.context;
        let Some(first) = self.token(at) else { return Vec::new() };
        let longest = context.lexicon.phrase(self.reader.tokens.word(first)).1.min(MOST_PHRASE_WORDS);
        let words = self.words(at, longest).into_iter();
        let own = |language| language == context.language || Some(language) == context.english;
        words
            .filter(|(_, key)| {
                context.lexicon.phrase(key).0.iter().any(|(sense, language)| *sense == phrase && own(*language))
            })
            .map(|(end, _)| end)
            .collect()
    }

    /// Whether the writer's language leaves open, takes back or asks with the words.
    pub(super) fn takes_back(&self, key: &str) -> bool {
        let words =
            [FunctionWord::Or, FunctionWord::If, FunctionWord::Not, FunctionWord::Asks, FunctionWord::Withdraws];
        self.reader.context.lexicon.senses(key).iter().any(|known| {
            matches!(known.sense, Sense::FunctionWord(word) if words.contains(&word))
                && known.rank(self.reader.context.language).is_some()
        })
    }

    /// Whether the writer's language has the word as something that is no part of a name.
    fn means_more(&self, word: &str) -> bool {
        const SHORT: usize = 2;
        let language = self.reader.context.language;
        let senses = self.reader.context.lexicon.senses(word).iter();
        let long = word.len() > SHORT;
        self.takes_back(word)
            || senses.filter(|known| known.rank(language).is_some()).any(|known| match known.sense {
                Sense::Power(_) | Sense::Adjective(_) | Sense::Unit(_) | Sense::Verb(_) => long,
                Sense::FunctionWord(word) => word == FunctionWord::Corrects,
                _ => false,
            })
    }

    /// Those of `ends` up to which the words from `at` on take nothing back.
    fn without_taking_back(&self, at: usize, mut ends: Vec<usize>) -> Vec<usize> {
        ends.retain(|end| self.words(at, end - at).last().is_none_or(|(_, key)| !self.takes_back(key)));
        ends
    }

    /// Courtesy at `at` that takes nothing back. A unit's letter before a name is no article.
    pub(super) fn courtesy(&self, at: usize) -> Vec<usize> {
        if self.is_units_letter(at) {
            return Vec::new();
        }
        self.without_taking_back(at, self.function_word(at, FunctionWord::Courtesy))
    }

    /// Whether a single letter for a unit is at `at`, and a name behind it: "A Mun A Ber" are two units.
    fn is_units_letter(&self, at: usize) -> bool {
        let word = self.token(at).map_or("", |token| self.reader.tokens.word(token));
        let senses = self.reader.context.lexicon.senses(word).iter();
        let letter = word.len() == 1 && senses.into_iter().any(|known| matches!(known.sense, Sense::Unit(_)));
        letter && self.names_at(at + 1).next().is_some()
    }

    /// Whether the letter of a unit that is at `at` is that, and no small word of the writer's: "a" is "to" to an Italian,
    /// and "and" to a Pole. A capital shows which only before the place of a unit of theirs, and not behind one that has
    /// no letter, "Roma A Venezia", or where all is in capitals.
    fn is_no_small_word(&self, at: usize, word: FunctionWord) -> bool {
        let Some(token) = self.token(at).filter(|_| self.is_units_letter(at)) else { return false };
        let mut senses = self.reader.context.lexicon.senses(self.reader.tokens.word(token)).iter();
        let language = self.reader.context.language;
        let own = |known: &Known| known.sense == Sense::FunctionWord(word) && known.rank(language).is_some();
        if !senses.any(own) {
            return true;
        }
        let units = self.reader.context.situation.units().of(self.power);
        if !token.capital || !self.names_at(at + 1).any(|(named, _)| named.provinces.intersects(units)) {
            return false;
        }
        match at.checked_sub(1).filter(|before| self.named(*before, 1).is_some()) {
            Some(place) => place.checked_sub(1).is_some_and(|letter| self.is_units_letter(letter)),
            // "A VEN A ROM"
            None if at == self.tokens.start || self.closes(at - 1) => true,
            None => {
                let written_small = |token: &Token| token.kind == TokenKind::Word && !token.capitals;
                let tokens = self.reader.tokens.list.get(self.tokens.clone()).unwrap_or_default();
                tokens.iter().any(written_small)
            }
        }
    }

    /// Courtesy, joining words, and asides.
    pub(super) fn asides(&self, at: usize) -> Vec<usize> {
        // "più avanti" is no "avanti".
        if self.forms(at).iter().any(|(end, key)| *end > at + 1 && self.takes_back(key)) {
            return Vec::new();
        }
        let mut ends = self.courtesy(at);
        ends.extend(self.function_word(at, FunctionWord::And));
        ends.extend(self.phrase(at, Phrase::Aside));
        distinct(ends)
    }

    /// All tokens that are reached from `at` by steps, `at` itself included.
    fn closure(&self, at: usize, step: impl Fn(usize) -> Vec<usize>) -> Vec<usize> {
        let mut reached = vec![at];
        let mut next = 0;
        while let Some(from) = reached.get(next).copied() {
            next += 1;
            if from > at + MOST_BETWEEN {
                continue;
            }
            for end in step(from) {
                if !reached.contains(&end) {
                    reached.push(end);
                }
            }
        }
        reached
    }

    /// Articles and prepositions that say nothing in the writer's language: "flota w Sewastopolu".
    fn own_noise(&self, at: usize) -> Option<usize> {
        let word = self.token(at).map_or("", |token| self.reader.tokens.word(token));
        let noise = Sense::FunctionWord(FunctionWord::Noise);
        let mut senses = self.reader.context.lexicon.senses(word).iter();
        let says = senses.any(|known| known.sense == noise && known.rank(self.reader.context.language).is_some());
        (says && !self.takes_back(word)).then_some(at + 1)
    }

    fn text(&self, at: usize) -> &str {
        let token = self.token(at);
        token.and_then(|token| self.reader.text.get(token.start as usize..)).unwrap_or_default()
    }

    /// Whether the token at `at` is longer than so many bytes.
    fn is_longer(&self, at: usize, than: u32) -> bool {
        self.token(at).is_some_and(|token| token.end - token.start > than)
    }

    fn smile(&self, at: usize) -> Vec<usize> {
        if self.kind(at) == Some(TokenKind::Other) { vec![at + 1] } else { Vec::new() }
    }

    /// "with", and no letter that stands for it.
    fn with(&self, at: usize) -> Vec<usize> {
        let mut ends = self.phrase(at, Phrase::With);
        // "w/ Kiel"
        let slash = |end: &usize| self.kind(*end) == Some(TokenKind::Slash);
        if !self.is_longer(at, 1) {
            ends.retain(slash);
        }
        ends.iter_mut().filter(|end| slash(end)).for_each(|end| *end += 1);
        ends
    }

    /// Whether the words at `at` are "with".
    pub(super) fn says_with(&self, at: usize) -> bool {
        !self.with(at).is_empty()
    }

    /// What stands in front of a unit: "with", "send", "von", articles.
    pub(super) fn before_unit(&self, at: usize) -> Vec<usize> {
        self.closure(at, |at| {
            let mut ends = self.courtesy(at);
            ends.extend(self.with(at));
            ends.extend(self.function_word(at, FunctionWord::From));
            if at == self.tokens.start || !self.closes(at.saturating_sub(1)) {
                // "geht A Lpl - Wal": does that work?
                ends.extend(self.without_taking_back(at, self.long_moves(at)));
            }
            // "aus München nach Burgund", "raus aus Kiel nach Holland"
            let completes = |at| self.function_word(at, FunctionWord::Completes);
            if at == self.tokens.start || self.closes(at - 1) || !completes(at - 1).is_empty() {
                let names = |end: &usize| self.kind(*end) == Some(TokenKind::Word) && !self.is_units_letter(*end);
                ends.extend(completes(at).into_iter().filter(names));
            }
            ends
        })
    }

    /// Words for "go", without letters that stand for it.
    fn long_moves(&self, at: usize) -> Vec<usize> {
        if self.is_longer(at, 1) { self.verb(at, Verb::Move) } else { Vec::new() }
    }

    /// One step between a unit and its destination.
    fn leads(&self, at: usize) -> Vec<usize> {
        match self.kind(at) {
            Some(TokenKind::Dash | TokenKind::LongDash) => vec![at + 1],
            Some(TokenKind::Word) => {
                let mut ends = self.long_moves(at);
                ends.extend(self.function_word(at, FunctionWord::To));
                ends.extend(self.phrase(at, Phrase::Goes));
                ends
            }
            Some(TokenKind::Number) => self.phrase(at, Phrase::Goes),
            // "Smyrna, ruch do Armenii"
            Some(TokenKind::Comma) => self.long_moves(at + 1),
            _ => Vec::new(),
        }
    }

    /// What may be between a unit and its destination.
    pub(super) fn between(&self, at: usize) -> Vec<usize> {
        self.closure(at, |at| {
            let mut ends = self.leads(at);
            // "A Par ready to attack Bur" says what it may do, and not that it does.
            let aside = self.phrase(at, Phrase::Aside);
            ends.extend(self.courtesy(at).into_iter().filter(|end| !aside.contains(end)));
            ends.extend(self.smile(at));
            // "läuft aus in die Nordsee": the way goes on behind the second half of the verb.
            let goes_on = |end: &usize| {
                !self.function_word(*end, FunctionWord::To).is_empty() || !self.phrase(*end, Phrase::Goes).is_empty()
            };
            ends.extend(self.function_word(at, FunctionWord::Completes).into_iter().filter(goes_on));
            ends
        })
    }

    /// What leads to a destination, at least one word or mark of it.
    pub(super) fn led(&self, at: usize) -> Vec<usize> {
        distinct(self.leads(at).into_iter().flat_map(|end| self.between(end)).collect())
    }

    /// What may be between a destination and the unit behind it: "geht", "ci va", "from the", "with the", a colon.
    /// `said` if a word there must say which of the two is the unit.
    pub(super) fn back_to_unit(&self, at: usize, said: bool) -> Vec<usize> {
        let says = |at: usize| {
            let mut ends = self.with(at);
            ends.extend(self.function_word(at, FunctionWord::From));
            let text = self.text(at);
            if self.kind(at) == Some(TokenKind::Stop) && (text.starts_with('<') || text.starts_with(BACKWARDS)) {
                ends.push(at + 1);
            }
            ends
        };
        let from = if said { says(at) } else { vec![at] };
        let goes_on = |at| {
            self.closure(at, |at| {
                let mut ends = self.courtesy(at);
                ends.extend(says(at));
                ends.extend(self.long_moves(at));
                ends.extend(self.phrase(at, Phrase::Goes));
                if self.kind(at) == Some(TokenKind::Colon) {
                    ends.push(at + 1);
                }
                ends
            })
        };
        distinct(from.into_iter().flat_map(goes_on).collect())
    }

    /// What may stand behind a destination, and belongs to the order.
    pub(super) fn behind_goal(&self, at: usize) -> Vec<usize> {
        self.closure(at, |at| {
            // "fällt aus", or "raus" without a verb in front of it, says that the order isn't to be carried out.
            if self.forms(at).iter().any(|(_, key)| self.takes_back(key)) || self.is_loose_particle(at) {
                return Vec::new();
            }
            let mut ends = self.phrase(at, Phrase::Follows);
            ends.extend(self.function_word(at, FunctionWord::Completes));
            ends.extend(self.long_moves(at));
            ends
        })
    }

    /// Whether the second half of a verb is at `at`, and no verb in front of it in its clause.
    fn is_loose_particle(&self, at: usize) -> bool {
        let half = |sense| sense == Sense::FunctionWord(FunctionWord::Completes);
        if self.senses(at, half).is_empty() {
            return false;
        }
        let within = (self.tokens.start..at).rev().take_while(|at| self.kind(*at) != Some(TokenKind::Comma));
        !within.into_iter().any(|at| !self.long_moves(at).is_empty() || !self.phrase(at, Phrase::Goes).is_empty())
    }

    /// Words that say that a unit holds, behind it.
    pub(super) fn stays(&self, at: usize) -> Vec<usize> {
        let from = self.closure(at, |at| {
            let mut ends = self.courtesy(at);
            ends.extend(self.smile(at));
            if matches!(self.kind(at), Some(TokenKind::Colon | TokenKind::Dash | TokenKind::LongDash)) {
                ends.push(at + 1);
            }
            ends
        });
        let says = |at| self.phrase(at, Phrase::Stays).into_iter().chain(self.verb(at, Verb::Hold));
        distinct(from.into_iter().flat_map(says).collect())
    }

    pub(super) fn all_stay(&self, at: usize) -> Vec<usize> {
        let mut ends = self.stays(at);
        ends.extend(self.function_word(at, FunctionWord::AllHold));
        ends
    }

    /// What `count` words from `at` on name.
    pub(super) fn named(&self, at: usize, count: usize) -> Option<Named> {
        if let Some(known) = self.names.borrow().get(&(at, count)) {
            return Some(*known).filter(|named| !named.provinces.is_empty());
        }
        // "m. czarne": an abbreviated word of a name.
        let mut words = Vec::new();
        let mut end = at;
        while words.len() < count {
            let token = self.token(end).filter(|token| token.kind == TokenKind::Word)?;
            words.push(self.reader.tokens.word(token));
            end += 1;
        }
        let context = self.reader.context;
        self.lookups.set(self.lookups.get() + 1);
        let key = words.join(" ");
        let (typed, mut provinces) = if self.takes_back(&key) || self.lookups.get() > MOST_NAMES {
            (Typed::Altered, ProvinceSet::EMPTY)
        } else {
            context.lexicon.named(&words, context.language, context.english)
        };
        // "Engeland" is no misspelt name, and "może" no sea.
        if typed != Typed::Whole && words.iter().any(|word| self.means_more(word)) {
            provinces = ProvinceSet::EMPTY;
        }
        let named = Named { typed, provinces };
        self.names.borrow_mut().insert((at, count), named);
        Some(named).filter(|named| !named.provinces.is_empty())
    }

    /// "Bul ok": no east coast, unless in capitals.
    fn rather_agrees(&self, at: usize) -> bool {
        !self.token(at).is_some_and(|token| token.capitals)
            && !self.senses(at, |sense| sense == Sense::FunctionWord(FunctionWord::Courtesy)).is_empty()
    }

    fn coast_at(&self, at: usize) -> Vec<(Coast, usize)> {
        let open = self.kind(at) == Some(TokenKind::Open);
        let from = if open || self.kind(at) == Some(TokenKind::Slash) { at + 1 } else { at };
        let mut found = Vec::new();
        if from == at && self.rather_agrees(at) {
            return found;
        }
        for coast in Coast::ALL {
            for end in self.senses(from, |sense| sense == Sense::Coast(coast)) {
                let long = from > at || self.is_longer(from, 1);
                if open && self.kind(end) == Some(TokenKind::Close) {
                    found.push((coast, end + 1));
                } else if !open && long {
                    found.push((coast, end));
                }
            }
        }
        found
    }

    /// What the words from `at` on name, each with the token after it.
    fn names_at(&self, at: usize) -> impl Iterator<Item = (Named, usize)> {
        let counts = (1..=MOST_NAME_WORDS).take_while(move |count| self.kind(at + count - 1) == Some(TokenKind::Word));
        counts.filter_map(move |count| Some((self.named(at, count)?, at + count)))
    }

    /// The tokens after names at `at`, with and without a coast.
    pub(super) fn ends_of_names(&self, at: usize) -> Vec<usize> {
        let lexicon = self.reader.context.lexicon;
        let mut ends = Vec::new();
        for (named, end) in self.names_at(at) {
            ends.push(end);
            let has = |coast| named.provinces.iter().any(|province| lexicon.has_coast(province, coast));
            ends.extend(self.coast_at(end).into_iter().filter(|(coast, _)| has(*coast)).map(|(_, end)| end));
        }
        distinct(ends)
    }

    /// The provinces of `among` that words at `at` name: exactly one for each number of words.
    pub(super) fn places(&self, at: usize, among: ProvinceSet) -> Vec<NamedPlace> {
        let lexicon = self.reader.context.lexicon;
        let mut found = Vec::new();
        for (named, end) in self.names_at(at) {
            let Some(province) = (named.provinces & among).only() else { continue };
            // The northern names are confused with each other most.
            if named.typed == Typed::Altered && lexicon.confusable(province) {
                continue;
            }
            let place = NamedPlace { province, coast: None, typed: named.typed, end };
            found.push(place);
            for (coast, end) in self.coast_at(end) {
                if lexicon.has_coast(province, coast) {
                    found.push(NamedPlace { coast: Some(coast), end, ..place });
                }
            }
        }
        found
    }

    fn kind_word(&self, at: usize) -> Vec<(UnitKind, usize)> {
        let kinds = [UnitKind::Army, UnitKind::Fleet].into_iter();
        kinds
            .flat_map(|kind| {
                self.senses(at, |sense| sense == Sense::Unit(kind)).into_iter().map(move |end| (kind, end))
            })
            .collect()
    }

    /// The writer's own unit of a kind in one of `places`, if exactly one is there.
    fn the_only_unit(&self, kind: UnitKind, places: ProvinceSet) -> Option<Unit> {
        let units = self.reader.context.situation.units();
        let own = units.of(self.power) & places;
        let mut of_kind = own.iter().filter_map(|place| units.at(place)).filter(|unit| unit.kind == kind);
        of_kind.next().filter(|_| of_kind.next().is_none())
    }

    /// The writer's own unit that is named at `at`.
    pub(super) fn units(&self, at: usize) -> Vec<NamedUnit> {
        let mut found: Vec<NamedUnit> = Vec::new();
        self.placed_units(at, None, &mut found);
        let situation = self.reader.context.situation;
        let map = situation.map();
        for (kind, end) in self.kind_word(at) {
            if self.is_longer(at, 2)
                && let Some(unit) = self.the_only_unit(kind, situation.units().of(self.power))
            {
                found.push(NamedUnit { unit, typed: Typed::Begun, kind: true, end });
            }
            let from = self.closure(end, |at| {
                let mut ends = self.courtesy(at);
                ends.extend(self.function_word(at, FunctionWord::From));
                ends.extend(self.function_word(at, FunctionWord::To));
                ends.extend(self.own_noise(at));
                ends
            });
            for at in from {
                // "fleet 1 (Lon)"
                let at = if self.kind(at) == Some(TokenKind::Number) { at + 1 } else { at };
                if self.kind(at) == Some(TokenKind::Open) {
                    let mut inside = Vec::new();
                    self.placed_units(at + 1, Some((kind, None)), &mut inside);
                    inside.retain(|named| self.kind(named.end) == Some(TokenKind::Close));
                    found.extend(inside.into_iter().map(|named| NamedUnit { end: named.end + 1, ..named }));
                }
                self.placed_units(at, Some((kind, None)), &mut found);
                for (coast, end) in self.coast_at(at) {
                    for at in std::iter::once(end).chain(self.function_word(end, FunctionWord::From)) {
                        self.placed_units(at, Some((kind, Some(coast))), &mut found);
                    }
                }
            }
            // "armia rzymska"
            self.units_by_adjective(end, kind, end + 1, &mut found);
        }
        // "römische Armee"
        for (kind, end) in self.kind_word(at + 1) {
            self.units_by_adjective(at, kind, end, &mut found);
        }
        found.retain(|named| situation.units().at(map.province_of(named.unit.location)) == Some(named.unit));
        found
    }

    fn units_by_adjective(&self, at: usize, kind: UnitKind, end: usize, found: &mut Vec<NamedUnit>) {
        let Some(token) = self.token(at).filter(|token| token.kind == TokenKind::Word) else { return };
        let context = self.reader.context;
        let word = self.reader.tokens.word(token);
        if !context.lexicon.word(word).0.is_empty() {
            return;
        }
        let derived = context.lexicon.derived(word, context.language);
        let unit = self.the_only_unit(kind, derived);
        found.extend(unit.map(|unit| NamedUnit { unit, typed: Typed::Begun, kind: true, end }));
    }

    /// The unit at a place that is named, of the kind and on the coast that were said.
    fn placed_units(&self, at: usize, said: Option<(UnitKind, Option<Coast>)>, found: &mut Vec<NamedUnit>) {
        let situation = self.reader.context.situation;
        for place in self.places(at, situation.units().of(self.power)) {
            let Some(unit) = situation.units().at(place.province) else { continue };
            let coast = said.and_then(|(_, coast)| coast).or(place.coast);
            let lexicon = self.reader.context.lexicon;
            if coast
                .is_some_and(|coast| lexicon.coast_of(situation.map(), place.province, coast) != Some(unit.location))
            {
                continue;
            }
            if said.is_some_and(|(kind, _)| kind != unit.kind) {
                continue;
            }
            let named = NamedUnit { unit, typed: place.typed, kind: said.is_some(), end: place.end };
            found.push(named);
            if said.is_some() {
                continue;
            }
            // "Pete's fleet", "smyrna army"
            let token = self.token(place.end);
            let elided = token.is_some_and(|token| !token.spaced && self.reader.tokens.word(token) == "s");
            let behind = if elided { place.end + 1 } else { place.end };
            if elided {
                found.push(NamedUnit { end: behind, ..named });
            }
            for (kind, end) in self.kind_word(behind) {
                if kind == unit.kind && self.is_longer(behind, 2) {
                    found.push(NamedUnit { kind: true, end, ..named });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use dragoman_engine::{GameOptions, Map, PhaseKind, Position, Rulebook};

    use super::*;
    use crate::item::items;
    use crate::lexicon::{LexiconBuilder, Rank};
    use crate::read::{ReadContext, Reader};
    use crate::situation::Situation;
    use crate::token::tokens;

    /// Where the names of Austria's units end that stand at the beginning of `text`.
    fn ends(text: &str) -> Vec<usize> {
        let map = Map::classic();
        let power = map.power("AUSTRIA").unwrap();
        let mut builder = LexiconBuilder::new(map);
        let language = builder.language();
        builder.add_place(language, "Vienna", map.province("VIE").unwrap(), Rank::Written, true);
        builder.add(language, "army", Sense::Unit(UnitKind::Army), Rank::Written);
        let lexicon = builder.build();
        let position = Position::start(map, GameOptions::default());
        let situation = Situation { position, kind: PhaseKind::Movement, dislodged: Vec::new() };
        let rulebook = Rulebook::default();
        let context = ReadContext {
            lexicon: &lexicon,
            language,
            english: None,
            situation: &situation,
            power: Some(power),
            rulebook: &rulebook,
            stored: &[],
        };
        let tokens = tokens(text);
        let items = items(&tokens, &lexicon);
        let line = Line {
            reader: &Reader::new(text, &context, &tokens, &items),
            power,
            tokens: 0..tokens.list.len(),
            known: Vec::new(),
            names: RefCell::default(),
            lookups: &Cell::new(0),
            rests: RefCell::default(),
        };
        line.units(0).iter().map(|named| named.end).collect()
    }

    // Several units that hold are tried in all combinations: each one that was found twice would double them.
    #[test]
    fn a_unit_is_found_once_however_it_is_named() {
        assert_eq!(ends("Vienna hold"), [1]);
        assert_eq!(ends("Vienna's hold"), [1, 2]);
        assert_eq!(ends("Vienna army hold"), [1, 2]);
        assert_eq!(ends("army Vienna hold"), [2]);
    }
}
