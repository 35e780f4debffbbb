//! Units of which it is said that they aren't built: "don't build A Kie", "rinuncio a Mos", "A Kie nicht bauen".
//!
//! The same words alone give up a build. Before or behind a unit in one clause they are about that unit, so that neither
//! the build nor the waiving is ordered. With a mark between them they are two orders: "A Kie, waive".

use dragoman_engine::{PhaseKind, WrittenOrder};

use super::Reader;
use crate::grammar::{Act, Draft, UnitPart};
use crate::item::Item;
use crate::lexicon::{FunctionWord, Verb};
use crate::token::TokenKind;

impl Reader<'_> {
    /// What may be meant, to waive or to build, and the item after the words, if the draft before `end` gives up a build and a
    /// unit is in its clause.
    pub(super) fn not_built(&self, draft: &Draft, end: usize) -> Option<(Vec<WrittenOrder>, usize)> {
        if self.context.situation.kind != PhaseKind::Adjustment {
            return None;
        }
        let (built, behind) = match draft {
            Draft::Waive => self.given_up(end)?,
            Draft::Order { act: Act::Nothing | Act::Build, .. } => {
                let verb = self.grammar().next(end);
                (self.written(draft), self.gives_up(verb).then_some(verb + 1)?)
            }
            Draft::Order { .. } => return None,
        };
        let mut meant = self.written(&Draft::Waive);
        meant.extend(built);
        Some((meant, behind))
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
            let joins = |item: &Item<'_>| item.function_word(FunctionWord::And) && item.unit().is_none();
            let joined = self.kind(after) == Some(TokenKind::Comma) || self.items.get(after).is_some_and(joins);
            if !joined {
                break;
            }
            at = after + 1;
        }
        Some((built, behind?))
    }

    /// A unit at `at` of which nothing is ordered.
    fn named_unit(&self, at: usize) -> Option<(UnitPart, usize)> {
        let (unit, end) = self.grammar().unit(at, false)?;
        self.items.get(unit.place).is_some_and(Item::is_place).then_some((unit, end))
    }

    /// Whether the words at `at` give up what is named before them: "nicht bauen", "waive". What they give up themselves is
    /// another build: "A Kie waive the rest".
    fn gives_up(&self, at: usize) -> bool {
        let Some(item) = self.items.get(at).filter(|item| item.verb(Verb::Waive)) else { return false };
        let negates = |token: usize| {
            let word = self.tokens.list.get(token).map_or("", |token| self.tokens.word(token));
            self.context.lexicon.negates(word)
        };
        let one_word = item.first == item.last && self.long(item);
        one_word || item.tokens().any(negates)
    }
}
