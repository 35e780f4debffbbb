//! Two parts of which each looks like an order, or like the end of one, and which are one that isn't understood.
//!
//! What stands behind is never stored for itself: the move of an army that was to be convoyed would go by land, and the
//! destination of a support would be lost.

use dragoman_engine::PhaseKind;

use super::Reader;
use crate::grammar::{Act, Draft, Goal, UNNAMED};
use crate::item::Item;
use crate::lexicon::{FunctionWord, Sense, Verb};
use crate::reading::{Finding, Problem};
use crate::token::TokenKind;

impl Reader<'_> {
    /// "A Bud S A Vie, - Gal", "A Bud S A Vie / Gal", "A Bud S A Vie (Gal)": the support of a move, and the item behind it, if
    /// a mark is between a support without a destination and a place. Which of the two is meant isn't sure.
    pub(super) fn parted_goal(&self, draft: &Draft, end: usize) -> Option<(Draft, usize)> {
        let Draft::Order { unit, act: Act::Support { unit: supported, to: None } } = *draft else { return None };
        let last = end.checked_sub(1).and_then(|last| self.items.get(last));
        let holds = |item: &Item<'_>| item.verb(Verb::Hold) && !item.is_place();
        if self.context.situation.kind != PhaseKind::Movement || last.is_some_and(holds) {
            return None;
        }
        let grammar = self.grammar();
        let mark = grammar.next(end);
        let (to, behind) = match self.kind(mark)? {
            TokenKind::Comma | TokenKind::Stop => grammar.way_and_goal(mark + 1)?,
            TokenKind::Slash if grammar.order(mark + 1, true).is_some() => return None,
            TokenKind::Slash => grammar.way_and_goal(mark + 1).or_else(|| grammar.goal(mark + 1))?,
            TokenKind::Open => grammar.goal(mark + 1)?,
            _ => return None,
        };
        let after = grammar.next(behind);
        let named = |goal: Goal| self.items.get(goal.place).is_some_and(Item::is_place);
        let support = Draft::Order { unit, act: Act::Support { unit: supported, to: Some(to) } };
        let meant = self.written(&support);
        if !named(to) || !grammar.clause_ends(after) || (!meant.is_empty() && meant == self.written(draft)) {
            return None;
        }
        if self.kind(mark) != Some(TokenKind::Open) {
            return Some((support, behind));
        }
        // What no support can be is a remark.
        (self.kind(after) == Some(TokenKind::Close) && !meant.is_empty()).then_some((support, after + 1))
    }

    /// "F Ier B A Liv - Wal": a letter that orders nothing among moves, the unit behind it that was to be helped, and the item
    /// after that one's order.
    pub(super) fn helped_behind_letter(&self, draft: &Draft, end: usize) -> Option<(usize, usize, usize)> {
        let letter = match draft {
            Draft::Order { act: Act::Build | Act::Disband, .. } => end.checked_sub(1)?,
            Draft::Order { act: Act::Nothing, .. } if self.joins_elsewhere(end) => end,
            Draft::Order { .. } | Draft::Waive => return None,
        };
        if self.context.situation.kind != PhaseKind::Movement || !self.letter(letter) {
            return None;
        }
        let helped = if self.kind(letter + 1) == Some(TokenKind::Dot) { letter + 2 } else { letter + 1 };
        let (_, behind) = self.grammar().order(helped, false).filter(|_| self.order_begins(helped))?;
        Some((letter, helped, behind))
    }

    /// Whether a capital letter is "and", or a unit's in front of another one's, in another language only: "F Lon E A Lvp - Yor",
    /// "F Lon L A Lvp - Yor".
    fn joins_elsewhere(&self, at: usize) -> bool {
        let Some(item) = self.items.get(at).filter(|item| self.capital(item)) else { return false };
        let own = |sense: fn(Sense) -> bool| {
            item.known.iter().any(|known| sense(known.sense) && known.rank(self.context.language).is_some())
        };
        let again = self.items.get(at + 1).is_some_and(|next| next.unit().is_some() && self.letter(at + 1));
        let joins = item.function_word(FunctionWord::And) && item.unit().is_none();
        (joins && !own(|sense| sense == Sense::FunctionWord(FunctionWord::And)))
            || (again && item.unit().is_some() && !own(|sense| matches!(sense, Sense::Unit(_))))
    }

    /// "F Xyz. Sea - Ank": whether a unit without a letter is the end of a name that isn't understood. Then it is a part of the
    /// error in front of it, with only a full stop between them.
    pub(super) fn ends_a_name(&mut self, at: usize, draft: &Draft, end: usize) -> bool {
        let Draft::Order { unit, .. } = draft else { return false };
        let beginning =
            unit.kind.is_none() && unit.place != UNNAMED && !self.items.get(unit.place).is_some_and(Item::is_place);
        let before = |at: usize| at.checked_sub(1).filter(|before| self.kind(*before) != Some(TokenKind::Newline));
        let dot = before(at).filter(|before| self.kind(*before) == Some(TokenKind::Dot));
        let Some(name) = dot.map_or(before(at), before).filter(|_| beginning) else { return false };
        let (name, whole) = (self.bytes(name..name + 1), self.bytes(at..end));
        let Some(entry) = self.entries.last_mut().filter(|entry| entry.span.end == name.end) else { return false };
        let refused = matches!(
            entry.finding,
            Finding::Error { problem: Problem::NoOrder | Problem::NoSuchUnit { .. } | Problem::UnknownWord { .. }, .. }
        );
        if refused {
            entry.span.end = whole.end;
            self.account_for(at..end);
        }
        refused
    }
}
