//! The provinces that a word may name, each with its confidence.

use dragoman_engine::{PhaseKind, Province, ProvinceSet};

use super::{Candidate, Confidence, Interpreter, MOST_CANDIDATES, SHORT_BEGINNING};
use crate::grammar::UNNAMED;
use crate::item::Item;
use crate::lexicon::{Guess, Known, Rank, Typed, Verb};
use crate::token::TokenKind;

impl Interpreter<'_> {
    /// The provinces that an item may name.
    pub(super) fn candidates(&self, at: usize) -> Vec<Candidate> {
        if at == UNNAMED {
            return Vec::new();
        }
        let Some(item) = self.items.get(at) else { return Vec::new() };
        let mut found: Vec<Candidate> = Vec::new();
        let mut add = |province: Province, confidence: Confidence| {
            match found.iter_mut().find(|candidate: &&mut Candidate| candidate.province == province) {
                Some(candidate) => candidate.confidence = candidate.confidence.min(confidence),
                None => found.push(Candidate { province, confidence }),
            };
        };
        let rank = |known: &Known| known.rank(self.language);
        let own = |wanted| item.places().filter(move |(.., known)| rank(known) == Some(wanted));
        let written = own(Rank::Written).count();
        let begun_together = if written == 0 { self.begun_by_words(item) } else { ProvinceSet::EMPTY };
        if item.is_place() {
            let understood = own(Rank::Understood).count();
            let begun = self.begun(item);
            // "Nor Sea" is read as the North Sea, and begins the name of another one as well.
            let several = begun_together.len() > 1;
            if written + understood > 0 {
                for (province, _, known) in item.places() {
                    let confidence = match rank(known) {
                        Some(Rank::Written) => Confidence::Sure,
                        Some(Rank::Understood) if written == 0 && understood == 1 && !several => Confidence::Sure,
                        Some(Rank::Understood) if written == 0 => Confidence::Guess,
                        Some(Rank::Understood) | None => Confidence::Far,
                    };
                    add(province, confidence);
                }
                // "Rom" is Rome to an Italian, and may be the beginning of Romania where Rome makes no sense.
                for guess in begun.iter().filter(|guess| guess.own || (guess.english && !guess.generic)) {
                    add(guess.province, if guess.generic { Confidence::Generic } else { Confidence::Far });
                }
                if several {
                    begun_together.iter().for_each(|province| add(province, Confidence::Guess));
                }
            } else {
                // Its meanings in other languages, and names of the writer's language that begin with it.
                let own: Vec<Province> = begun.iter().filter(|guess| guess.own).map(|guess| guess.province).collect();
                let mut all: Vec<Province> = item.places().map(|(province, ..)| province).collect();
                all.extend(begun.iter().map(|guess| guess.province));
                all.sort_unstable();
                all.dedup();
                let english = |province: Province| {
                    item.places().any(|(place, _, known)| {
                        place == province && self.english.is_some_and(|english| known.rank(english).is_some())
                    })
                };
                let exact = |province: Province| item.places().any(|(place, ..)| place == province);
                // "Wen" begins Wenen for a Dutchman, and is Venice in the Polish table: the answer must mention it.
                let contested = item.places().any(|(place, ..)| !own.contains(&place));
                let tiny = self.length(item) < SHORT_BEGINNING;
                for province in all.iter().copied() {
                    let confidence = match (own.contains(&province), own.len(), all.len()) {
                        (true, 1, _) if !contested && !tiny => Confidence::Likely,
                        (true, ..) if english(province) => Confidence::Likely,
                        (true, ..) => Confidence::Guess,
                        (false, 0, 1) if english(province) => Confidence::Sure,
                        (false, 0, 1) => Confidence::Foreign,
                        (false, 0, _) => Confidence::Far,
                        (false, ..) if english(province) || (tiny && exact(province)) => Confidence::Guess,
                        (false, ..) => Confidence::Far,
                    };
                    add(province, confidence);
                }
            }
        } else if !begun_together.is_empty() {
            begun_together.iter().for_each(|province| add(province, Confidence::Guess));
        } else {
            let begun = self.begun(item);
            let own = begun.iter().filter(|guess| guess.own).count();
            let short = self.length(item) <= SHORT_BEGINNING;
            let tiny = self.length(item) < SHORT_BEGINNING;
            // A word that begins several names of the writer's language isn't a name of a third language.
            for guess in begun.iter().filter(|guess| guess.own || guess.english || own == 0) {
                let confidence = match (guess.own, own) {
                    _ if guess.slip && item.unknown() => Confidence::Slip,
                    (true, 1) if short && !tiny => Confidence::Likely,
                    (true, _) | (false, 0) => Confidence::Guess,
                    (false, _) => Confidence::Far,
                };
                add(guess.province, confidence);
            }
            if begun.is_empty() {
                let mut guesses = self.misspelt(item);
                if guesses.is_empty() && item.unknown() {
                    guesses = self.skipped(item);
                }
                let nothing = guesses.is_empty();
                for guess in guesses {
                    add(guess.province, if guess.far { Confidence::FarSlip } else { Confidence::Slip });
                }
                // "Blk. Sea"
                if nothing {
                    let words = self.several_words(item);
                    let (typed, provinces) = self.lexicon.shortened(&words, self.language, self.english);
                    let confidence = if typed == Typed::Altered { Confidence::Slip } else { Confidence::Guess };
                    provinces.iter().for_each(|province| add(province, confidence));
                }
            }
        }
        // "A Mar - S": the sign of an order begins too many names to be one of them without a question.
        let signs: &[Verb] = match self.situation.kind {
            PhaseKind::Movement => &[Verb::Hold, Verb::Support, Verb::Convoy],
            PhaseKind::Retreat => &[Verb::Retreat, Verb::Disband],
            PhaseKind::Adjustment => &[],
        };
        if self.length(item) == 1 && !item.is_place() && signs.iter().any(|sign| item.verb(*sign)) {
            found.iter_mut().for_each(|candidate| candidate.confidence = Confidence::Generic);
        }
        if found.len() > MOST_CANDIDATES {
            found.sort_by_key(|candidate| candidate.confidence);
            found.truncate(MOST_CANDIDATES);
        }
        found
    }

    /// Bytes of the item's folded words.
    pub(super) fn length(&self, item: &Item<'_>) -> usize {
        item.tokens().filter_map(|at| self.tokens.list.get(at)).map(|token| self.tokens.word(token).len()).sum()
    }

    pub(super) fn begun(&self, item: &Item<'_>) -> Vec<Guess> {
        let mut found = Vec::new();
        if let Some(token) = self.tokens.list.get(item.first as usize)
            && item.first == item.last
        {
            self.lexicon.begun(self.tokens.word(token), self.language, self.english, &mut found);
        }
        found
    }

    pub(super) fn misspelt(&self, item: &Item<'_>) -> Vec<Guess> {
        let mut found = Vec::new();
        let mut words = item.tokens().filter_map(|at| self.tokens.list.get(at)).map(|token| self.tokens.word(token));
        if item.first == item.last {
            self.lexicon.misspelt(words.next().unwrap_or_default(), self.language, &mut found);
        } else {
            self.lexicon.misspelt(&words.collect::<String>(), self.language, &mut found);
        }
        found
    }

    /// The provinces of which an item of several words begins a name word by word.
    fn begun_by_words(&self, item: &Item<'_>) -> ProvinceSet {
        let words = self.several_words(item);
        let begun = self.lexicon.begun_by(&words, self.language, self.english);
        match self.lexicon.shortened(&words, self.language, self.english) {
            // A single letter may begin other names as well.
            (Typed::Begun, provinces) if words.iter().any(|word| word.len() == 1) => begun | provinces,
            (Typed::Begun, provinces) if !begun.is_empty() => provinces,
            _ => begun,
        }
    }

    /// The words of an item that has several; else none.
    fn several_words(&self, item: &Item<'_>) -> Vec<&str> {
        let tokens = item.tokens().filter(|_| item.first != item.last).filter_map(|at| self.tokens.list.get(at));
        tokens.filter(|token| token.kind == TokenKind::Word).map(|token| self.tokens.word(token)).collect()
    }

    fn skipped(&self, item: &Item<'_>) -> Vec<Guess> {
        let mut found = Vec::new();
        if let Some(token) = self.tokens.list.get(item.first as usize)
            && item.first == item.last
        {
            self.lexicon.skipped(self.tokens.word(token), self.language, self.english, &mut found);
        }
        found
    }

    /// The provinces that an unknown word resembles, for an answer that offers them.
    pub(crate) fn nearest(&self, at: usize) -> Vec<Province> {
        let mut nearest: Vec<Province> = self.candidates(at).iter().map(|candidate| candidate.province).collect();
        nearest.truncate(5);
        nearest
    }
}
