//! Tokens joined into what they mean: names of several words, order words, marks.

use dragoman_engine::{Power, Province, UnitKind};
use std::ops::Range;

use super::coast::Coast;
use super::lexicon::{FunctionWord, Known, LanguageId, Lexicon, Sense, Typed, Verb};
use super::token::{Token, TokenKind, Tokens};

/// One or more tokens that mean something together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item<'l> {
    /// The kind of its first token.
    pub kind: TokenKind,
    /// Tokens of the message.
    pub first: u32,
    pub last: u32,
    /// What it may mean; empty for marks and unknown words.
    pub known: &'l [Known],
    /// Whether its first word alone is the letter `s`, which may be meant as "supports": `S. Pietroburgo`.
    pub split_support: bool,
    /// Whether an apostrophe joins it to the next word: "d'accordo", "l'armata". Then it is a function word and no order.
    pub elided: bool,
}

impl Item<'_> {
    pub(super) const fn tokens(&self) -> Range<usize> {
        self.first as usize..self.last as usize + 1
    }

    pub(super) fn verb(&self, verb: Verb) -> bool {
        !self.elided && self.known.iter().any(|known| known.sense == Sense::Verb(verb))
    }

    pub(super) fn any_verb(&self) -> bool {
        !self.elided && self.known.iter().any(|known| matches!(known.sense, Sense::Verb(_)))
    }

    pub(super) fn function_word(&self, word: FunctionWord) -> bool {
        self.known.iter().any(|known| known.sense == Sense::FunctionWord(word))
    }

    pub(super) fn unit(&self) -> Option<UnitKind> {
        if self.elided {
            return None;
        }
        self.known.iter().find_map(|known| match known.sense {
            Sense::Unit(kind) => Some(kind),
            _ => None,
        })
    }

    pub(super) fn power(&self) -> Option<Power> {
        self.known.iter().find_map(|known| match known.sense {
            Sense::Power(power) | Sense::Adjective(power) => Some(power),
            _ => None,
        })
    }

    /// The power that it names as a noun.
    pub(super) fn power_name(&self) -> Option<Power> {
        self.known.iter().find_map(|known| match known.sense {
            Sense::Power(power) => Some(power),
            _ => None,
        })
    }

    pub(super) fn coast(&self) -> Option<Coast> {
        self.known.iter().find_map(|known| match known.sense {
            Sense::Coast(coast) => Some(coast),
            _ => None,
        })
    }

    /// The provinces that it is known to name, with a coast where one is attached.
    pub(super) fn places(&self) -> impl Iterator<Item = (Province, Option<Coast>, &Known)> {
        self.known.iter().filter_map(|known| match known.sense {
            Sense::Place(province) => Some((province, None, known)),
            Sense::Coasted(province, coast) => Some((province, Some(coast), known)),
            _ => None,
        })
    }

    pub(super) fn is_place(&self) -> bool {
        self.places().next().is_some()
    }

    /// A word for a support, and no name.
    pub(super) fn supports(&self) -> bool {
        self.verb(Verb::Support) && !self.is_place()
    }

    /// A word that no language knows as anything but a word of talk.
    pub(super) fn unknown(&self) -> bool {
        self.kind == TokenKind::Word
            && self.known.iter().all(|known| matches!(known.sense, Sense::FunctionWord(word) if word.is_talk()))
    }

    /// A word that isn't known as a name, and whose meanings allow that it is a misspelt one: "Sud" for Bud.
    pub(super) fn guessable(&self) -> bool {
        self.kind == TokenKind::Word
            && self.known.iter().all(|known| match known.sense {
                Sense::Coast(_) | Sense::Season(_) | Sense::Phase(_) | Sense::Orders => true,
                Sense::FunctionWord(word) => word == FunctionWord::Noise || word.is_talk(),
                _ => false,
            })
    }

    /// Whether `language` knows it as that function word.
    pub(super) fn function_word_in(&self, word: FunctionWord, language: LanguageId) -> bool {
        self.known.iter().any(|known| known.sense == Sense::FunctionWord(word) && known.rank(language).is_some())
    }

    /// Whether `language` takes back an order, leaves it open or makes it conditional with the word.
    pub(super) fn withdraws_in(&self, language: LanguageId) -> bool {
        [FunctionWord::Or, FunctionWord::If, FunctionWord::Not]
            .into_iter()
            .any(|word| self.function_word_in(word, language))
    }

    /// A word of any kind.
    pub(super) fn word(&self) -> bool {
        matches!(self.kind, TokenKind::Word | TokenKind::Number)
    }
}

/// The longest name, in words, that is looked for. ("południowe wybrzeże", "formazione e scioglimento di unità")
const LONGEST_NAME: usize = 6;

/// Joins the tokens into items, taking the longest name that fits at each place.
pub(super) fn items<'l>(tokens: &Tokens, lexicon: &'l Lexicon) -> Vec<Item<'l>> {
    let list = &tokens.list;
    let mut items = Vec::with_capacity(list.len());
    let mut key = String::new();
    let mut at = 0;
    while let Some(token) = list.get(at) {
        let index = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        let mut item = Item {
            kind: token.kind,
            first: index(at),
            last: index(at),
            known: &[],
            split_support: false,
            elided: false,
        };
        match token.kind {
            TokenKind::Word => {
                let word = tokens.word(token);
                let (known, longest) = lexicon.word(word);
                item.known = known;
                let before = at.checked_sub(1).and_then(|before| list.get(before));
                let short = token.end - token.start <= 2;
                // "I'd", "don't"
                let suffix = before.is_some_and(|before| {
                    before.kind == TokenKind::Word && !token.spaced && token.start > before.end && short
                });
                item.elided = suffix
                    || list.get(at + 1).is_some_and(|next| {
                        next.kind == TokenKind::Word
                            && !next.spaced
                            && next.start > token.end
                            && token.end - token.start <= 2
                    });
                if longest > 1 {
                    key.clear();
                    key.push_str(word);
                    let mut best = None;
                    let mut words = 1;
                    let mut next = at + 1;
                    while words < longest.min(LONGEST_NAME) {
                        let Some(found) = joined(list, next) else { break };
                        let Some(token) = list.get(found) else { break };
                        key.push(' ');
                        key.push_str(tokens.word(token));
                        words += 1;
                        next = found + 1;
                        let senses = lexicon.senses(&key);
                        if !senses.is_empty() {
                            best = Some((found, senses));
                        }
                    }
                    if let Some((last, senses)) = best {
                        item.last = index(last);
                        item.known = senses;
                        item.split_support = known.iter().any(|known| known.sense == Sense::Verb(Verb::Support));
                    }
                }
                if item.last == item.first && item.known.is_empty() {
                    // Only where a unit may begin: after a dash "fMau" is a misspelt name.
                    let before = at.checked_sub(1).and_then(|before| list.get(before)).map(|before| before.kind);
                    let begins = match before {
                        None
                        | Some(
                            TokenKind::Newline
                            | TokenKind::Stop
                            | TokenKind::Cross
                            | TokenKind::Comma
                            | TokenKind::Dot
                            | TokenKind::Plus,
                        ) => true,
                        Some(TokenKind::Dash | TokenKind::LongDash) => false,
                        Some(_) => token.capital,
                    };
                    if let Some((letter, place)) = unglued(word, lexicon).filter(|_| begins) {
                        items.push(Item { known: letter, ..item });
                        item.known = place;
                    } else {
                        item.last = index(misspelt_name(tokens, lexicon, at, &mut key).unwrap_or(at));
                    }
                } else if item.last == item.first && longest > 1 && item.is_place() {
                    // "Mar Tireno": the second word of a name is misspelt.
                    let next = joined(list, at + 1).and_then(|next| list.get(next));
                    let strange = next.is_some_and(|next| {
                        next.kind == TokenKind::Word && lexicon.word(tokens.word(next)).0.is_empty()
                    });
                    if strange && let Some(last) = misspelt_name(tokens, lexicon, at, &mut key) {
                        item.last = index(last);
                        item.known = &[];
                    }
                }
            }
            TokenKind::Plus => item.known = lexicon.senses("+"),
            _ => {}
        }
        at = item.last as usize + 1;
        items.push(item);
    }
    items
}

/// The most words of a shortened name: "Noord. Atl. Oc.".
const MOST_SHORTENED: usize = 4;

/// Joins the words of a name of several that is shortened with full stops: "Tyrr. Sea", "Morze Egej.". Without a full stop
/// the same words are tried together only where a line isn't understood.
pub(super) fn join_shortened<'l>(
    items: Vec<Item<'l>>,
    tokens: &Tokens,
    lexicon: &Lexicon,
    own: LanguageId,
    english: Option<LanguageId>,
) -> Vec<Item<'l>> {
    if !items.iter().any(|item| item.kind == TokenKind::Dot) {
        return items;
    }
    let mut joined = Vec::with_capacity(items.len());
    let mut at = 0;
    while let Some(item) = items.get(at) {
        // Names that stand there in full are two names.
        let names = |words: &[&str], places: usize| {
            if places == words.len() {
                return false;
            }
            match lexicon.named(words, own, english) {
                (Typed::Whole, _) => false,
                (Typed::Begun, _) => true,
                (Typed::Altered, provinces) => {
                    (places == 0 && !provinces.is_empty()) || !lexicon.begun_by(words, own, english).is_empty()
                }
            }
        };
        let last = shortened(&items, at, tokens, names);
        let end = last.and_then(|last| items.get(last));
        joined.push(end.map_or(*item, |end| Item { last: end.last, known: &[], split_support: false, ..*item }));
        at = last.unwrap_or(at) + 1;
    }
    joined
}

/// The last item of a shortened name that begins at `at`, with a full stop in it or behind it.
fn shortened(items: &[Item<'_>], at: usize, tokens: &Tokens, names: impl Fn(&[&str], usize) -> bool) -> Option<usize> {
    let word = |item: &Item<'_>| tokens.list.get(item.first as usize).map_or("", |token| tokens.word(token));
    // "M." begins "Morze", although it may also be "moves".
    let orders = |item: &Item<'_>| {
        let acts = |known: &Known| matches!(known.sense, Sense::Verb(verb) if verb != Verb::Move);
        !item.elided && item.known.iter().any(acts)
    };
    let may_be_part = |item: &&Item<'_>| {
        item.kind == TokenKind::Word && item.first == item.last && item.unit().is_none() && !orders(item)
    };
    let is_dot = |at: usize| items.get(at).is_some_and(|item| item.kind == TokenKind::Dot);
    let first = items.get(at).filter(may_be_part).filter(|item| !item.elided)?;
    let mut words = vec![word(first)];
    let mut places = usize::from(first.is_place());
    let mut dotted = false;
    let mut next = at + 1;
    let mut found = None;
    while words.len() < MOST_SHORTENED {
        let dot = is_dot(next);
        let place = if dot { next + 1 } else { next };
        // "Mare d'Irl."
        let long = |item: &&Item<'_>| word(item).len() > 1 || item.elided;
        let Some(item) = items.get(place).filter(may_be_part).filter(long) else { break };
        dotted |= dot;
        places += usize::from(item.is_place());
        words.push(word(item));
        next = place + 1;
        if (dotted || is_dot(next)) && names(&words, places) {
            found = Some(place);
        }
    }
    found
}

/// The token that continues a name at `next`: a word, perhaps behind a dot ("S. Pietroburgo", "Oost. Midd. Zee") or a
/// hyphen without blanks ("Noord-Afrika").
fn joined(list: &[Token], next: usize) -> Option<usize> {
    let token = list.get(next)?;
    match token.kind {
        TokenKind::Word | TokenKind::Number => Some(next),
        TokenKind::Dot => list.get(next + 1).filter(|token| token.kind == TokenKind::Word).map(|_| next + 1),
        TokenKind::Dash if !token.spaced => {
            list.get(next + 1).filter(|token| token.kind == TokenKind::Word && !token.spaced).map(|_| next + 1)
        }
        _ => None,
    }
}

/// "AVen", "FLon": a unit's letter attached to a name.
fn unglued<'l>(word: &str, lexicon: &'l Lexicon) -> Option<(&'l [Known], &'l [Known])> {
    let place = word.strip_prefix(['a', 'f']).filter(|place| place.len() > 2)?;
    let known = lexicon.word(place).0;
    let is_place = known.iter().any(|known| matches!(known.sense, Sense::Place(_) | Sense::Coasted(..)));
    is_place.then(|| (lexicon.word(word.get(..1).unwrap_or_default()).0, known))
}

/// The last token of a name of several words that begins at `at` and is misspelt somewhere: "Englush Channel".
fn misspelt_name(tokens: &Tokens, lexicon: &Lexicon, at: usize, key: &mut String) -> Option<usize> {
    const SHORTEST: usize = 8;
    key.clear();
    key.push_str(tokens.word(tokens.list.get(at)?));
    let mut next = at + 1;
    let mut found = None;
    for _ in 0..3 {
        let Some(index) = joined(&tokens.list, next) else { break };
        key.push_str(tokens.word(tokens.list.get(index)?));
        next = index + 1;
        if key.len() >= SHORTEST && lexicon.resembles(key) {
            found = Some(index);
        }
    }
    found
}
