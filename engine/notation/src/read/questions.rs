//! Questions about one order whose words stand apart: "A Ven può andare in Tir?", "czy A War może iść do Gal?".
//!
//! The words that ask, and those that nobody knows, are left out, and the unit comes first. What reads as one order then
//! is what the question is about. Nothing of it is stored.

use std::ops::Range;

use super::Reader;
use crate::grammar::{Act, Draft, Grammar};
use crate::interpreter::{Interpretation, Interpreter};
use crate::item::Item;
use crate::lexicon::FunctionWord;
use crate::reading::{Entry, Finding, Problem, Talk};
use crate::token::TokenKind;

/// The longest question that is read, in items.
const LONGEST_QUESTION: usize = 40;

impl Reader<'_> {
    /// Replaces what was found in each line that asks about one order, and in which none was found.
    pub(super) fn find_questions(&mut self) {
        let finds_none = |entry: &Entry| matches!(entry.finding, Finding::Error { .. } | Finding::Comment);
        if !self.entries.iter().any(finds_none) {
            return;
        }
        let mut start = 0;
        while start < self.items.len() {
            let end = self.line_end(start);
            self.find_question(start..end);
            start = end + 1;
        }
    }

    fn find_question(&mut self, line: Range<usize>) {
        let items = self.items.get(line.clone()).unwrap_or_default();
        let asks = items.iter().any(|item| item.kind == TokenKind::Question) || self.begins_question(line.clone());
        if !asks || items.len() > LONGEST_QUESTION {
            return;
        }
        if self.is_quoted(&line) || items.iter().any(|item| self.says(item, FunctionWord::Withdraws)) {
            return;
        }
        let bytes = self.bytes(line.clone());
        let first = self.entries.partition_point(|entry| entry.span.end <= bytes.start);
        let last = self.entries.partition_point(|entry| entry.span.start < bytes.end);
        let within = self.entries.get(first..last).unwrap_or_default();
        // What is found already stays: the orders of a condition or a withdrawal, and why an order can't be given.
        let is_open = |entry: &Entry| match &entry.finding {
            Finding::Error { problem, suggestions, .. } => match problem {
                Problem::UnknownWord { .. } | Problem::NoOrder | Problem::NoSuchUnit { .. } => true,
                Problem::Asked | Problem::Conditional | Problem::Negated => suggestions.is_empty(),
                Problem::Withdrawn
                | Problem::AllHold
                | Problem::NotYourUnit { .. }
                | Problem::WrongPhase
                | Problem::OtherTurn
                | Problem::OtherPower { .. }
                | Problem::Void(_)
                | Problem::SeveralGoals
                | Problem::AmbiguousCoast { .. } => false,
            },
            Finding::Comment => true,
            Finding::Order { .. } | Finding::Choices(_) | Finding::Unaccounted { .. } | Finding::Header => false,
        };
        if within.is_empty() || !within.iter().all(is_open) {
            return;
        }
        let kept: Vec<usize> = self.of_the_order(line.clone());
        let Some(finding) = self.asked_about(&kept, &line) else { return };
        for at in kept {
            self.account_for(at..at + 1);
        }
        self.entries.splice(first..last, [Entry { span: bytes, finding }]);
    }

    /// The items of a line that may belong to an order, its unit first.
    fn of_the_order(&self, line: Range<usize>) -> Vec<usize> {
        let small =
            |item: &Item<'_>| [FunctionWord::To, FunctionWord::From].iter().any(|word| item.function_word(*word));
        let asks = |item: &Item<'_>| self.says(item, FunctionWord::Asks) || self.is_condition(item);
        let is_part = |item: &Item<'_>| match item.kind {
            TokenKind::Dash | TokenKind::LongDash => true,
            TokenKind::Word if asks(item) && !self.capital(item) => false,
            TokenKind::Word => {
                item.unit().is_some() || item.is_place() || item.coast().is_some() || item.any_verb() || small(item)
            }
            _ => false,
        };
        let mut kept: Vec<usize> = line.filter(|at| self.items.get(*at).is_some_and(is_part)).collect();
        let is =
            |at: Option<&usize>, fits: fn(&Item<'_>) -> bool| at.and_then(|at| self.items.get(*at)).is_some_and(fits);
        // "in Tir può andare A Ven?"
        let unit = (0..kept.len())
            .find(|at| is(kept.get(*at), |item| item.unit().is_some()) && is(kept.get(at + 1), |item| item.is_place()));
        if let Some(unit) = unit.filter(|unit| *unit > 0) {
            let end = unit + if is(kept.get(unit + 2), |item| item.coast().is_some()) { 3 } else { 2 };
            kept.get_mut(..end).unwrap_or_default().rotate_left(unit);
        }
        kept
    }

    /// What is asked about in a line, if these of its items are one order.
    fn asked_about(&self, kept: &[usize], line: &Range<usize>) -> Option<Finding> {
        let items: Vec<Item<'_>> = kept.iter().filter_map(|at| self.items.get(*at).copied()).collect();
        let grammar = Grammar { items: &items, ..self.grammar() };
        let (draft, end) = grammar.order(0, false)?;
        let Draft::Order { act, .. } = draft else { return None };
        // "kann A Ven nach Tir ziehen?": the verb at the end says once more what is ordered.
        let repeats = kept.get(end..).unwrap_or_default().iter().all(|at| self.repeats(&draft, *at));
        if !repeats || matches!(act, Act::Nothing) {
            return None;
        }
        let words = line.clone().find(|at| {
            !kept.contains(at) && self.items.get(*at).is_some_and(|item| item.word() && !self.is_courtesy(item))
        });
        let words = words.or_else(|| line.clone().find(|at| self.kind(*at) == Some(TokenKind::Question)))?;
        let words = self.bytes(words..words + 1);
        let asked = |orders| Finding::Unaccounted { orders, words: words.clone(), talk: Talk::Question };
        match (Interpreter { items: &items, ..self.interpreter() }).interpret(&draft) {
            Interpretation::Finding(Finding::Order { order, .. }) => Some(asked(vec![order])),
            Interpretation::Finding(Finding::Choices(orders)) => Some(asked(orders)),
            Interpretation::Error { problem: problem @ Problem::Void(_), item, suggestions } => {
                let at = kept.get(item).map_or(line.clone(), |at| *at..*at + 1);
                Some(Finding::Error { problem, at: self.bytes(at), suggestions })
            }
            Interpretation::Finding(_) | Interpretation::Error { .. } => None,
        }
    }
}
