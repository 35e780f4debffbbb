//! Units of which it is said that they aren't built: "don't build A Kie", "rinuncio a Mos", "A Kie nicht bauen".
//!
//! The same words alone give up a build. Before or behind a unit in one clause they are about that unit, so that neither
//! the build nor the waiving is ordered. With a mark between them they are two orders: "A Kie, waive".

use std::ops::Range;

use dragoman_engine::{PhaseKind, WrittenOrder};

use super::Reader;
use crate::grammar::{Act, Draft, UnitPart};
use crate::item::Item;
use crate::lexicon::{Phrase, Verb};
use crate::token::TokenKind;

impl Reader<'_> {
    /// What may be meant, to waive or to build, and the item after that, if the draft of these words gives up a build and a
    /// unit is in its clause.
    pub(super) fn not_built(&self, draft: &Draft, words: Range<usize>) -> Option<(Vec<WrittenOrder>, usize)> {
        if self.context.situation.kind != PhaseKind::Adjustment {
            return None;
        }
        let (built, behind) = match draft {
            Draft::Waive => self.given_up(words.end)?,
            Draft::Order { act: Act::Nothing | Act::Build, .. } => {
                let verb = self.grammar().next(words.end);
                let before = words.start.checked_sub(1).and_then(|before| self.kind(before));
                let first = matches!(before, None | Some(TokenKind::Newline));
                (self.written(draft), self.gives_up(verb, first).then_some(verb + 1)?)
            }
            Draft::Order { .. } => return None,
        };
        let mut meant = self.written(&Draft::Waive);
        meant.extend(built);
        Some((meant, behind))
    }

    /// Whether what stands at `at`, behind "waive:", is what is given up: a unit, or how many.
    pub(super) fn is_waived(&self, at: usize) -> bool {
        let number = self.kind(at) == Some(TokenKind::Number) && !self.text_at(at).starts_with('0');
        number || self.named_unit(at).is_some()
    }

    /// The units behind words that give up a build: "A Kie", "A Kie and A Ber".
    fn given_up(&self, end: usize) -> Option<(Vec<WrittenOrder>, usize)> {
        let mut at = if self.kind(end) == Some(TokenKind::Colon) { end + 1 } else { end };
        let mut built = Vec::new();
        let mut behind = None;
        while let Some((unit, after)) = self.named_unit(at) {
            built.extend(self.written(&Draft::Order { unit, act: Act::Nothing }));
            behind = Some(after);
            // "don't build A Kie, A Ber": neither, or the one instead of the other?
            if self.kind(after) != Some(TokenKind::Comma) && !self.joins(after) {
                break;
            }
            at = after + 1;
        }
        Some((built, behind?))
    }

    /// A unit at `at` of which nothing is ordered.
    pub(super) fn named_unit(&self, at: usize) -> Option<(UnitPart, usize)> {
        let (unit, end) = self.grammar().unit(at, false)?;
        self.items.get(unit.place).is_some_and(Item::is_place).then_some((unit, end))
    }

    /// Whether the words at `at` give up what is named before them: "nicht bauen", or "waive" behind the `first` of a line.
    /// What they give up themselves is another build: "A Kie waive the rest", "A Kie no more builds",
    /// "A Kie F Ber waive".
    fn gives_up(&self, at: usize, first: bool) -> bool {
        let Some(item) = self.items.get(at).filter(|item| item.verb(Verb::Waive)) else { return false };
        let words: Vec<&str> = item
            .tokens()
            .map(|token| self.tokens.list.get(token).map_or("", |token| self.tokens.word(token)))
            .collect();
        // "don't" is two words.
        let negates = words.iter().any(|word| self.context.lexicon.negates(word))
            || words.windows(2).any(|pair| self.context.lexicon.negates(&pair.join(" ")));
        let rest = words.iter().any(|word| self.says_phrase(word, Phrase::Rest));
        let one_word = first && item.first == item.last && self.long(item);
        (one_word || negates) && !rest
    }
}
