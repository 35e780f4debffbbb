//! Two parts of which each looks like an order, or like the end of one, and which are one that isn't understood.
//!
//! What stands behind is never stored for itself: the move of an army that was to be convoyed would go by land, and the
//! destination of a support would be lost.

use dragoman_engine::{PhaseKind, Unit};

use super::Reader;
use crate::grammar::{Act, Draft, Goal, UNNAMED, UnitPart};
use crate::interpreter::Interpretation;
use crate::item::Item;
use crate::lexicon::{FunctionWord, Sense, Typed, Verb};
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
        // Whether the words behind the mark may be something else than a destination.
        let mut doubtful = false;
        let (to, behind) = match self.kind(mark)? {
            TokenKind::Comma | TokenKind::Stop | TokenKind::Dot | TokenKind::Newline | TokenKind::Plus => {
                let (goal, behind, sure) = self.goal_behind_mark(mark)?;
                doubtful = !sure;
                (goal, behind)
            }
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
            return (!doubtful || !meant.is_empty()).then_some((support, behind));
        }
        // What no support can be is a remark.
        (self.kind(after) == Some(TokenKind::Close) && !meant.is_empty()).then_some((support, after + 1))
    }

    /// The place behind a mark where a supported unit may go, the item after it, and whether it can be nothing but that: ", - Gal",
    /// ", Gal" and ", which goes to Gal".
    fn goal_behind_mark(&self, mark: usize) -> Option<(Goal, usize, bool)> {
        const MOST_WORDS: usize = 4;
        let grammar = self.grammar();
        // ". . ."
        let dots = self.items.get(mark + 1..)?.iter().take_while(|item| item.kind == TokenKind::Dot).count();
        let first = mark + 1 + dots;
        let new_line = self.kind(mark) == Some(TokenKind::Newline);
        // Something else may begin there.
        let ends = new_line || self.kind(mark) == Some(TokenKind::Dot);
        if let Some((goal, behind)) = grammar.way_and_goal(first) {
            return Some((goal, behind, !ends));
        }
        // "A Bud S A Vie, A Gal": a needless letter, and no unit.
        let letter = grammar.next(first);
        let lettered = self.letter(letter) && self.items.get(letter).is_some_and(|item| item.unit().is_some());
        let place = if lettered && self.is_empty_place(letter + 1) { letter + 1 } else { letter };
        let own = |place| self.interpreter().is_own(UnitPart { kind: None, power: None, place, coast: None });
        let names = |item: &Item<'_>| {
            item.is_place() && item.unit().is_none() && (self.capital(item) || !self.is_courtesy(item))
        };
        if self.items.get(place).is_some_and(names) {
            let (goal, behind) = grammar.goal(place).filter(|(goal, _)| goal.place == place)?;
            // A unit of the writer's may follow, and on a line of its own it does.
            if own(place) && new_line {
                return None;
            }
            return Some((goal, behind, !ends && place == letter && !own(place)));
        }
        if new_line || grammar.clause_ends(first) {
            return None;
        }
        let named = |at: usize| match grammar.order(at, false) {
            Some((Draft::Order { unit, .. }, _)) => {
                unit.kind.is_some() || self.items.get(unit.place).is_some_and(Item::is_place)
            }
            Some((Draft::Waive, _)) | None => false,
        };
        let clause = (first..first + MOST_WORDS).take_while(|at| !grammar.clause_ends(*at) && !named(*at));
        let (goal, behind) = clause.into_iter().find_map(|at| grammar.way_and_goal(at))?;
        // "die nach Schlesien zieht"
        let verb = self.items.get(behind).is_some_and(|item| item.verb(Verb::Move) && item.word());
        Some((goal, if verb { behind + 1 } else { behind }, false))
    }

    /// Whether the item names a place, and none in which a unit is.
    fn is_empty_place(&self, at: usize) -> bool {
        self.items.get(at).is_some_and(Item::is_place) && self.unit_at(at).is_none()
    }

    /// The unit in the first province that the item names and that has one.
    fn unit_at(&self, at: usize) -> Option<Unit> {
        let units = self.context.situation.units();
        self.items.get(at)?.places().find_map(|(province, ..)| units.at(province))
    }

    /// "F Lon F Lvp - Yor": whether a letter behind a unit without an order, and in front of another unit, is of the other kind than
    /// that one.
    fn is_of_another_kind(&self, at: usize) -> bool {
        let kind = self.items.get(at).filter(|item| self.capital(item)).and_then(|item| item.unit());
        kind.is_some() && self.unit_at(at + 1).is_some_and(|other| Some(other.kind) != kind)
    }

    /// "F Meg AP F Cos - Bul", "A Mar to supprot A Par - Bur": behind a move that has no dash and is none, the unit that was to be
    /// helped, and the item after that one's order.
    pub(super) fn helped_behind_word(&self, draft: &Draft, end: usize) -> Option<(usize, usize)> {
        const MOST_WORDS: usize = 3;
        let Draft::Order { act: Act::Move { to, dashless, .. }, .. } = draft else { return None };
        let led = || {
            let before = to.place.checked_sub(1).and_then(|before| self.items.get(before));
            before.is_some_and(|item| self.little(item)) && !self.items.get(to.place).is_some_and(Item::is_place)
        };
        if !*dashless && !led() {
            return None;
        }
        let small = |item: &Item<'_>| item.word() && self.little(item);
        let helped = (end..end + MOST_WORDS)
            .find(|at| self.items.get(*at).is_some_and(|item| item.unit().is_some()) && self.order_begins(*at))?;
        let joined = self.items.get(end..helped)?.iter().all(small);
        if !joined || !matches!(self.interpreter().interpret(draft), Interpretation::Error { .. }) {
            return None;
        }
        let (_, behind) = self.grammar().order(helped, false)?;
        Some((helped, behind))
    }

    /// "F Ier B A Liv - Wal": a letter that orders nothing among moves, the unit behind it that was to be helped, and the item
    /// after that one's order.
    pub(super) fn helped_behind_letter(&self, draft: &Draft, end: usize) -> Option<(usize, usize, usize)> {
        let letter = match draft {
            Draft::Order { act: Act::Build | Act::Disband, .. } => end.checked_sub(1)?,
            Draft::Order { act: Act::Nothing, .. } if self.joins_elsewhere(end) || self.is_of_another_kind(end) => end,
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
        if self.doubts_a_goal(at, draft, end) {
            return true;
        }
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

    /// "F Nth - Norw. Sra": behind the beginning of a name and a full stop a word that is no unit of the writer's. The two may be
    /// one name, so that the order in front is asked about.
    fn doubts_a_goal(&mut self, at: usize, draft: &Draft, end: usize) -> bool {
        let Draft::Order { unit, act: Act::Nothing } = *draft else { return false };
        let Some(name) = at.checked_sub(2).filter(|_| self.kind(at - 1) == Some(TokenKind::Dot)) else { return false };
        let (language, english) = (self.context.language, self.context.english);
        let words = [self.word_at(name), self.word_at(at)];
        let (typed, together) = self.context.lexicon.named(&words, language, english);
        let one_name = typed != Typed::Whole && !together.is_empty();
        let begins = |item: &Item<'_>| item.kind == TokenKind::Word && (item.known.is_empty() || one_name);
        let moves = self.context.situation.kind == PhaseKind::Movement;
        let bare = unit.kind.is_none() && unit.place == at && !self.interpreter().is_own(unit);
        if !(moves && bare && self.items.get(name).is_some_and(begins)) {
            return false;
        }
        let (before, behind) = (self.bytes(name..name + 1).end, self.bytes(at..end).end);
        let Some(entry) = self.entries.last_mut().filter(|entry| entry.span.end == before) else { return false };
        let Finding::Order { order, .. } = entry.finding else { return false };
        entry.finding = Finding::Choices(vec![order]);
        entry.span.end = behind;
        self.account_for(at..end);
        true
    }
}
