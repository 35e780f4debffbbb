//! What stands behind an order and gives another one: the order that replaces it, and the units that support it.

use std::ops::Range;

use dragoman_engine::{PhaseKind, WrittenOrder};

use super::Reader;
use super::accounting::has_order;
use crate::grammar::{Act, Draft, Goal, UNNAMED, UnitPart};
use crate::item::Item;
use crate::lexicon::{FunctionWord, Phrase, Verb};
use crate::reading::{Entry, Finding, Problem};
use crate::token::TokenKind;

/// The most units in front of, or behind, one verb that are read.
const MOST_UNITS: usize = 8;

/// Arrows that point both ways.
const TWO_HEADS: [char; 9] =
    ['\u{2194}', '\u{21c4}', '\u{21c6}', '\u{21cb}', '\u{21cc}', '\u{21d4}', '\u{27f7}', '\u{27fa}', '\u{2b0c}'];

/// The most items that a word in brackets is, with them.
const MOST_BRACKETED: usize = 8;

impl Reader<'_> {
    /// "A Vie - Gal, no, rather A Vie - Tyr": where the order begins that replaces the one before `end`. Nothing but words
    /// that say so stand between two orders for one unit.
    pub(super) fn correction(&self, draft: &Draft, end: usize) -> Option<usize> {
        const MOST_WORDS: usize = 10;
        let mut at = end;
        let mut corrects = false;
        // "nie A War - Ukr" may also say that it is none.
        let mut negates = false;
        let mut corrected = false;
        while at < end + MOST_WORDS {
            let item = self.items.get(at)?;
            let negated = std::mem::take(&mut negates);
            // "beter dan", "meglio di": the order behind it is the one that isn't wanted.
            if std::mem::take(&mut corrected) && self.compares(at) {
                return None;
            }
            match item.kind {
                TokenKind::Comma
                | TokenKind::Dot
                | TokenKind::Stop
                | TokenKind::Newline
                | TokenKind::Colon
                | TokenKind::Dash
                | TokenKind::LongDash
                | TokenKind::Other => {}
                TokenKind::Word
                    if self.says(item, FunctionWord::Corrects) && !(item.is_place() && self.capital(item)) =>
                {
                    corrects = true;
                    corrected = true;
                    negates = item.function_word(FunctionWord::Not);
                }
                TokenKind::Word if negated => return None,
                TokenKind::Word if self.order_begins(at) => break,
                TokenKind::Word if self.is_courtesy(item) => {}
                TokenKind::Word
                | TokenKind::Number
                | TokenKind::Open
                | TokenKind::Close
                | TokenKind::Quote
                | TokenKind::Remark
                | TokenKind::Strike
                | TokenKind::Slash
                | TokenKind::Plus
                | TokenKind::Question
                | TokenKind::Cross => return None,
            }
            at += 1;
        }
        let unit = |orders: &[WrittenOrder]| {
            let unit = orders.first()?.unit()?;
            Some(self.context.situation.map().province_of(unit.at))
        };
        let (later, behind) = self.grammar().order(at, false).filter(|_| corrects)?;
        let (first, second) = (self.written(draft), self.written(&later));
        let replaces = second.len() == 1 && unit(&first).is_some() && unit(&first) == unit(&second) && first != second;
        (replaces && self.grammar().clause_ends(behind)).then_some(at)
    }

    /// Whether the word at `at` is "than".
    fn compares(&self, at: usize) -> bool {
        self.says_phrase(self.word_at(at), Phrase::Than)
    }

    /// "A Vie <-> A Bud": the moves that an arrow with two heads says, and its items. One of them is half of what is meant.
    pub(super) fn swapped(&self, draft: &Draft, whole: Range<usize>) -> Option<(Vec<WrittenOrder>, Range<usize>)> {
        let Draft::Order { unit, act: Act::Move { to, via, dashless, through } } = *draft else { return None };
        if self.context.situation.kind != PhaseKind::Movement {
            return None;
        }
        let arrow = whole.into_iter().find_map(|at| self.two_headed_arrow(at))?;
        let back = Act::Move { to: Goal { place: unit.place, coast: unit.coast }, via, dashless, through };
        let other = UnitPart { kind: None, power: None, place: to.place, coast: to.coast };
        let mut orders = self.written(draft);
        orders.extend(self.written(&Draft::Order { unit: other, act: back }));
        (!orders.is_empty()).then_some((orders, arrow))
    }

    /// The items of an arrow with two heads of which the shaft is at `at`: "<->", "↔".
    pub(super) fn two_headed_arrow(&self, at: usize) -> Option<Range<usize>> {
        if !matches!(self.kind(at), Some(TokenKind::Dash | TokenKind::LongDash)) {
            return None;
        }
        if self.text_at(at).starts_with(TWO_HEADS) {
            return Some(at..at + 1);
        }
        let before = at.checked_sub(1)?;
        let head = self.kind(before) == Some(TokenKind::Other) && self.text_at(before).starts_with('<');
        let points = self.text.get(self.bytes(at..at + 1)).is_some_and(|text| text.ends_with(['>', ';']));
        (head && points).then_some(before..at + 1)
    }

    /// A move by convoy of which only a word in brackets says so, "F Lon - Eng (convoy)", if it can be none but is a move by
    /// land, or a fleet's: the move without the brackets, which are a remark, and its end.
    pub(super) fn without_bracket(&self, draft: &Draft, end: usize) -> Option<(Draft, usize)> {
        let Draft::Order { unit, act: Act::Move { to, via: true, dashless, through: None } } = *draft else {
            return None;
        };
        let grammar = self.grammar();
        let open =
            (end.saturating_sub(MOST_BRACKETED)..end).rev().find(|at| self.kind(*at) == Some(TokenKind::Open))?;
        if grammar.via(open).is_some() || grammar.bracketed_convoy(open) != Some(end) {
            return None;
        }
        let walks = Draft::Order { unit, act: Act::Move { to, via: false, dashless, through: None } };
        (self.written(draft).is_empty() && !self.written(&walks).is_empty()).then_some((walks, open))
    }

    /// "A Bud R Gal, Rum": what was found for a unit that isn't named, as a choice if the message has another retreat of that
    /// unit. Those who play by email write several in order of preference, and only one of them can be stored. `None` if it
    /// has become a part of the entry in front of it.
    pub(super) fn second_choice(&mut self, found: Finding, whole: &Range<usize>) -> Option<Finding> {
        let Finding::Order { order, .. } = found else { return Some(found) };
        let map = self.context.situation.map();
        let place = |order: &WrittenOrder| order.unit().map(|unit| map.province_of(unit.at));
        let is_rival = |entry: &Entry| {
            has_order(entry) && Self::orders_of_entry(entry).iter().all(|other| place(other) == place(&order))
        };
        let rivals = self.entries.iter().filter(|entry| is_rival(entry));
        let mut choices = Self::distinct(rivals.flat_map(Self::orders_of_entry).copied());
        if choices.is_empty() || choices.contains(&order) {
            return Some(found);
        }
        choices.push(order);
        for entry in self.entries.iter_mut().filter(|entry| is_rival(entry)) {
            entry.finding = Finding::Choices(choices.clone());
        }
        let end = self.bytes(whole.clone()).end;
        match self.entries.last_mut() {
            Some(entry) if is_rival(entry) => {
                entry.span.end = end;
                None
            }
            Some(_) | None => Some(Finding::Choices(choices)),
        }
    }

    /// "A Bud and F Tri disband": the dislodged units in front of one verb, each with its end, and the item after the verb.
    pub(super) fn disbanded_together(&self, draft: &Draft, end: usize) -> Option<(Vec<(UnitPart, usize)>, usize)> {
        let Draft::Order { unit, act: Act::Nothing } = *draft else { return None };
        let mut units = vec![(unit, end)];
        let mut at = end;
        while self.context.situation.kind == PhaseKind::Retreat && units.len() < MOST_UNITS && self.joins(at) {
            let (Draft::Order { unit, act }, end) = self.grammar().order(at + 1, false)? else { return None };
            units.push((unit, end));
            match act {
                Act::Nothing => at = end,
                Act::Disband => {
                    let own = units.iter().all(|(unit, _)| unit.place != UNNAMED && self.interpreter().is_own(*unit));
                    return own.then_some((units, end));
                }
                Act::Hold
                | Act::Move { .. }
                | Act::Retreat { .. }
                | Act::Support { .. }
                | Act::Convoy { .. }
                | Act::Build => return None,
            }
        }
        None
    }

    /// "löse eine von F Tri und A Bud auf": an order for each of the units, of which only one is meant, and the item behind
    /// them.
    pub(super) fn one_of(&self, start: usize, draft: &Draft, end: usize) -> Option<(Vec<WrittenOrder>, usize)> {
        let Draft::Order { unit, act: act @ (Act::Nothing | Act::Disband | Act::Build) } = *draft else { return None };
        let from = |at: usize| self.items.get(at).is_some_and(|item| item.function_word(FunctionWord::From));
        let one = |at: usize| from(at + 1) && self.says_phrase(self.word_at(at), Phrase::One);
        if self.context.situation.kind == PhaseKind::Movement || unit.place == UNNAMED || !(start..unit.place).any(one)
        {
            return None;
        }
        let mut units = vec![unit];
        let mut behind = end;
        while units.len() < MOST_UNITS
            && self.joins(behind)
            && let Some((unit, end)) = self.named_unit(behind + 1)
        {
            units.push(unit);
            behind = end;
        }
        if units.len() == 1 {
            return None;
        }
        // "eine von F Tri und A Bud auflösen"
        let says = |verb: &Verb| self.items.get(behind).is_some_and(|item| item.word() && item.verb(*verb));
        let last = [(Verb::Disband, Act::Disband), (Verb::Build, Act::Build)].into_iter().find(|(verb, _)| says(verb));
        let completes = |item: &Item<'_>| self.says(item, FunctionWord::Completes);
        let act = last.filter(|_| matches!(act, Act::Nothing)).map_or(act, |(_, act)| act);
        if last.is_some() || self.items.get(behind).is_some_and(completes) {
            behind += 1;
        }
        let meant: Vec<_> = units.into_iter().flat_map(|unit| self.written(&Draft::Order { unit, act })).collect();
        (meant.len() > 1).then_some((meant, behind))
    }

    /// "disband one of A Ser and A Bud": the item after a unit that is joined to a removal which isn't understood, although
    /// it names one of the writer's units. It is a part of that, and not a removal of its own.
    pub(super) fn also_refused(&mut self, at: usize) -> Option<usize> {
        if self.context.situation.kind != PhaseKind::Adjustment {
            return None;
        }
        let Some((Draft::Order { unit, act: Act::Nothing }, end)) = self.grammar().order(at + 1, false) else {
            return None;
        };
        let (before, behind) = (self.bytes(at..at + 1).start, self.bytes(at + 1..end));
        let entry = self.entries.last().filter(|entry| entry.span.end <= before)?;
        let refused = matches!(entry.finding, Finding::Error { problem: Problem::UnknownWord { .. }, .. });
        let first = (0..at).find(|at| self.bytes(*at..at + 1).start >= entry.span.start)?;
        let removes = (first..at).any(|at| self.items.get(at).is_some_and(|item| item.verb(Verb::Disband)));
        let own = |place| self.interpreter().is_own(UnitPart { kind: None, power: None, place, coast: None });
        let names = (first..at).any(|at| self.items.get(at).is_some_and(Item::is_place) && own(at));
        let joined = self.items.get(first..at).unwrap_or_default().iter().all(|item| item.word());
        if !(refused && removes && names && joined && own(unit.place)) {
            return None;
        }
        let entry = self.entries.last_mut()?;
        entry.span.end = behind.end;
        self.account_for(at..end);
        Some(end)
    }

    /// Whether "and" or a sign for it is at `at`.
    pub(super) fn joins(&self, at: usize) -> bool {
        let word = |item: &Item<'_>| item.function_word(FunctionWord::And) && item.unit().is_none();
        self.items.get(at).is_some_and(word)
            || self.kind(at) == Some(TokenKind::Plus)
            || self.text_at(at).starts_with('&')
    }

    /// What the writer may mean whose words are a verb for disbanding and no unit: "disband both".
    pub(super) fn disbands(&self, words: Range<usize>) -> Vec<WrittenOrder> {
        let disbands = |item: &Item<'_>| item.verb(Verb::Disband) && self.long(item) && !item.is_place();
        let retreats = self.context.situation.kind == PhaseKind::Retreat;
        if !retreats || !self.items.get(words).unwrap_or_default().iter().any(disbands) {
            return Vec::new();
        }
        let unit = UnitPart { kind: None, power: None, place: UNNAMED, coast: None };
        self.written(&Draft::Order { unit, act: Act::Disband })
    }

    /// "A Mun - Bur supported by A Ruh and A Par": the supports that the words behind an order give, each with its end, and
    /// the item after the last. `None` if one of the units isn't the writer's.
    pub(super) fn supporters(&self, draft: &Draft, end: usize) -> Option<(Vec<(Draft, usize)>, usize)> {
        const MOST_SUPPORTS: usize = 8;
        let Draft::Order { unit: supported, act } = *draft else { return None };
        let to = match act {
            Act::Move { to, through: None, .. } => Some(to),
            Act::Hold => None,
            Act::Nothing
            | Act::Move { .. }
            | Act::Retreat { .. }
            | Act::Support { .. }
            | Act::Convoy { .. }
            | Act::Disband
            | Act::Build => return None,
        };
        let mut at = if self.kind(end) == Some(TokenKind::Comma) { end + 1 } else { end };
        let by = self.items.get(at).is_some_and(|item| self.says(item, FunctionWord::SupportedBy));
        if !by || self.context.situation.kind != PhaseKind::Movement {
            return None;
        }
        let mut supports = Vec::new();
        while supports.len() < MOST_SUPPORTS {
            let (unit, behind) = self.grammar().unit(at + 1, false)?;
            if !self.interpreter().is_own(unit) {
                return None;
            }
            supports.push((Draft::Order { unit, act: Act::Support { unit: supported, to } }, behind));
            at = behind;
            let joins = |item: &Item<'_>| item.function_word(FunctionWord::And) && item.unit().is_none();
            if self.order_begins(at + 1) || !self.items.get(at).is_some_and(joins) {
                break;
            }
        }
        Some((supports, at))
    }
}
