//! Lines that aren't orders as they stand, and that a person reads in exactly one way: "lon nthsea edi norw see", "nach
//! Serbien geht Budapest", "mit Paris in die Picardie", "munich bur, no sorry, ruhr".
//!
//! Only a line in which something isn't understood comes here. All ways to divide it into orders of the writer's own
//! units, courtesy and marks are tried. A destination must be one that the unit can reach, every word has a part in it,
//! and no unit has two orders unless the text says which replaces the other. If exactly one set of orders remains, the
//! line is these orders; else it stays as it was read before.

mod clauses;
mod parts;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ops::Range;

use dragoman_engine::{PhaseKind, Power, Province, ProvinceSet, WrittenOrder};

use super::Reader;
use crate::item::Item;
use crate::lexicon::{FunctionWord, Known, Phrase, Sense, Typed};
use crate::reading::{Assumed, Entry, Finding, Problem};
use crate::token::{Token, TokenKind};

/// The most tokens of a line that is divided: longer lines are letters.
const LONGEST_LINE: usize = 120;

/// The most names that are looked up in one message.
const MOST_NAMES: usize = 2000;

/// More sets of orders than this are too many to choose from.
const MOST_SETS: usize = 3;

/// An order, and the tokens that give it.
#[derive(Clone, Debug)]
struct Clause {
    tokens: Range<usize>,
    order: WrittenOrder,
    assumed: Assumed,
    /// Where a unit of the writer's stands for which the line must have an order too.
    leaves: Option<Province>,
}

/// The provinces that words name.
#[derive(Clone, Copy, Debug)]
struct Named {
    typed: Typed,
    provinces: ProvinceSet,
}

/// Orders that stand together, and the token after them.
type Step = (Vec<Clause>, usize);

struct Line<'r, 'a> {
    reader: &'r Reader<'a>,
    power: Power,
    tokens: Range<usize>,
    /// The orders that were found before.
    known: Vec<Clause>,
    names: RefCell<HashMap<(usize, usize), Named>>,
    lookups: &'r Cell<usize>,
    rests: RefCell<HashMap<usize, Vec<Vec<Clause>>>>,
}

/// How much was assumed.
fn doubts(set: &[Clause]) -> usize {
    set.iter().map(|clause| clause.assumed.names().len()).sum()
}

/// Whether both give the same orders, however they were typed.
fn same_orders(one: &[Clause], other: &[Clause]) -> bool {
    one.iter().map(|clause| clause.order).eq(other.iter().map(|clause| clause.order))
}

impl Reader<'_> {
    /// Reads the lines in which something isn't understood once more.
    pub(super) fn read_colloquially(&mut self) {
        let Some(power) = self.context.power else { return };
        let foreign = |entry: &Entry| {
            let Finding::Error { problem, .. } = &entry.finding else { return false };
            matches!(problem, Problem::OtherTurn | Problem::OtherPower { .. } | Problem::Withdrawn | Problem::Asked)
        };
        if self.context.situation.kind != PhaseKind::Movement
            || self.other_turn
            || self.other_power.is_some()
            || self.entries.iter().any(foreign)
        {
            return;
        }
        let lookups = Cell::new(0);
        let mut start = 0;
        while start < self.items.len() {
            let end = self.line_end(start);
            self.read_line_colloquially(start..end, power, &lookups);
            start = end + 1;
        }
    }

    fn read_line_colloquially(&mut self, line: Range<usize>, power: Power, lookups: &Cell<usize>) {
        let items = self.items.get(line.clone()).unwrap_or_default();
        let bars = |kind| matches!(kind, TokenKind::Question | TokenKind::Quote | TokenKind::Strike | TokenKind::Cross);
        let (Some(first), Some(last)) = (items.first(), items.last()) else { return };
        let swaps = line.clone().any(|at| self.two_headed_arrow(at).is_some());
        if swaps || items.iter().any(|item| bars(item.kind)) || self.bytes(line.clone()).is_empty() {
            return;
        }
        let copied = self.text_at(line.start).starts_with(['✓', '✗', '✅']);
        let bytes = self.bytes(line.clone());
        let from = self.entries.partition_point(|entry| entry.span.end <= bytes.start);
        let to = self.entries.partition_point(|entry| entry.span.start < bytes.end);
        let within = self.entries.get(from..to).unwrap_or_default();
        let headers = within.iter().take_while(|entry| entry.finding == Finding::Header).count();
        let within = within.get(headers..).unwrap_or_default();
        let leaves = within.iter().any(|entry| entry.span.end > bytes.end || entry.span.start < bytes.start);
        let later = |entry: &Entry| matches!(entry.finding, Finding::Error { problem: Problem::WrongPhase, .. });
        let understood = |entry: &Entry| matches!(entry.finding, Finding::Order { .. } | Finding::Comment);
        if copied || leaves || within.is_empty() || within.iter().any(later) {
            return;
        }
        if within.iter().all(understood) && self.loose(line.clone()).is_none() {
            return;
        }
        let mut tokens = first.first as usize..last.last as usize + 1;
        if let Some(header) = from.checked_add(headers).and_then(|end| end.checked_sub(1)).filter(|_| headers > 0) {
            let end = self.entries.get(header).map_or(0, |entry| entry.span.end);
            tokens.start = self.tokens.list.partition_point(|token| (token.start as usize) < end).max(tokens.start);
        }
        if tokens.len() > LONGEST_LINE {
            return;
        }
        let known = within.iter().filter_map(|entry| match entry.finding {
            Finding::Order { order, assumed, .. } => {
                Some(Clause { tokens: self.accounted_tokens(&line, entry)?, order, assumed, leaves: None })
            }
            _ => None,
        });
        let line_of_words = Line {
            reader: self,
            power,
            tokens: tokens.clone(),
            known: known.collect(),
            names: RefCell::default(),
            lookups,
            rests: RefCell::default(),
        };
        let found = if line_of_words.may_be_orders() { line_of_words.the_only_reading() } else { None };
        let Some(clauses) = found else { return };
        let entries = clauses.into_iter().map(|clause| {
            let Clause { tokens, order, assumed, .. } = clause;
            let span = crate::token::span(self.tokens, tokens);
            Entry { span, finding: Finding::Order { order, assumed, hint: None } }
        });
        let entries: Vec<Entry> = entries.collect();
        self.entries.splice(from + headers..to, entries);
        self.account_for(line);
    }
}

impl Reader<'_> {
    /// The tokens of an order, without the words around it; `None` if one of them has no part in it.
    fn accounted_tokens(&self, line: &Range<usize>, entry: &Entry) -> Option<Range<usize>> {
        let within = |at: &usize| {
            let bytes = self.bytes(*at..at + 1);
            bytes.start >= entry.span.start && bytes.end <= entry.span.end
        };
        let is_accounted = |at: &usize| self.is_accounted(*at);
        let mut accounted = line.clone().filter(within).filter(is_accounted);
        let first = accounted.next()?;
        let last = accounted.next_back().unwrap_or(first);
        let whole = (first..=last).all(|at| is_accounted(&at) || !self.items.get(at).is_some_and(Item::word));
        let (from, to) = (self.items.get(first)?.first, self.items.get(last)?.last);
        whole.then_some(from as usize..to as usize + 1)
    }
}

impl Line<'_, '_> {
    fn the_only_reading(&self) -> Option<Vec<Clause>> {
        let mut sets = self.rests(self.tokens.start);
        let only = sets.pop().filter(|_| sets.is_empty() && self.lookups.get() <= MOST_NAMES)?;
        let is_ordered = |place| only.iter().any(|clause| self.place_of(clause) == Some(place));
        let complete = only.iter().filter_map(|clause| clause.leaves).all(is_ordered);
        (!only.is_empty() && complete).then_some(only)
    }

    /// Whether each word may have a part in an order: a line with another one needn't be divided.
    fn may_be_orders(&self) -> bool {
        let mut open = 0_usize;
        self.tokens.clone().all(|at| {
            match self.kind(at) {
                Some(TokenKind::Open) => open += 1,
                Some(TokenKind::Close) => open = open.saturating_sub(1),
                Some(TokenKind::Word) if open == 0 => return self.may_be_part(at),
                Some(TokenKind::Remark) => open += 1,
                _ => {}
            }
            true
        })
    }

    fn may_be_part(&self, at: usize) -> bool {
        let context = self.reader.context;
        let Some(word) = self.token(at).map(|token| self.reader.tokens.word(token)) else { return false };
        if context.lexicon.is_in_a_phrase(word) || self.known.iter().any(|clause| clause.tokens.contains(&at)) {
            return true;
        }
        let (senses, longest) = context.lexicon.word(word);
        if !senses.is_empty() || longest > 1 {
            let corrects = |known: &Known| known.sense == Sense::FunctionWord(FunctionWord::Corrects);
            return longest > 1 || senses.iter().any(corrects) || !self.takes_back(word);
        }
        context.lexicon.may_shorten(word, context.language, context.english) || self.written_together(at).is_some()
    }

    fn token(&self, at: usize) -> Option<&Token> {
        self.reader.tokens.list.get(at).filter(|_| at < self.tokens.end)
    }

    fn kind(&self, at: usize) -> Option<TokenKind> {
        self.token(at).map(|token| token.kind)
    }

    fn place_of(&self, clause: &Clause) -> Option<Province> {
        clause.order.unit().map(|unit| self.reader.context.situation.map().province_of(unit.at))
    }

    /// The different sets of orders that the tokens from `at` to the end of the line give.
    fn rests(&self, at: usize) -> Vec<Vec<Clause>> {
        if at >= self.tokens.end {
            return vec![Vec::new()];
        }
        if let Some(known) = self.rests.borrow().get(&at) {
            return known.clone();
        }
        let mut sets: Vec<Vec<Clause>> = Vec::new();
        let mut add = |step: &[Clause], rest: Vec<Clause>| {
            let twice = step.iter().any(|one| {
                let place = self.place_of(one);
                rest.iter().any(|other| self.place_of(other) == place)
            });
            if twice {
                return;
            }
            let set: Vec<Clause> = step.iter().cloned().chain(rest).collect();
            // Of the same orders those of which less is assumed.
            if let Some(same) = sets.iter_mut().find(|other| same_orders(other, &set)) {
                if doubts(&set) < doubts(same) {
                    *same = set;
                }
            } else if sets.len() < MOST_SETS {
                sets.push(set);
            }
        };
        for end in self.passed_over(at) {
            self.rests(end).into_iter().for_each(|rest| add(&[], rest));
        }
        // "1 Lon Nds 2 Edi Nwg": a number belongs to the order behind it.
        if self.numbers(at) {
            let begins = |set: &Vec<Clause>| set.first().is_some_and(|first| first.tokens.start == at + 1);
            self.rests(at + 1).into_iter().filter(begins).for_each(|rest| add(&[], rest));
        }
        for (step, end) in self.steps(at) {
            self.rests(end).into_iter().for_each(|rest| add(&step, rest));
        }
        self.rests.borrow_mut().insert(at, sets.clone());
        sets
    }

    fn numbers(&self, at: usize) -> bool {
        const LAST: &str = "34";
        let text = self.token(at).map_or("", |token| self.reader.tokens.word(token));
        let short = text.len() < LAST.len() || (text.len() == LAST.len() && text <= LAST);
        self.kind(at) == Some(TokenKind::Number) && short && self.kind(at + 1) == Some(TokenKind::Word)
    }

    /// Where the line goes on behind something at `at` that says nothing about an order.
    fn passed_over(&self, at: usize) -> Vec<usize> {
        match self.kind(at) {
            Some(
                TokenKind::Comma
                | TokenKind::Dot
                | TokenKind::Stop
                | TokenKind::Colon
                | TokenKind::Slash
                | TokenKind::Other
                | TokenKind::Plus,
            ) => vec![at + 1],
            Some(TokenKind::Dash | TokenKind::LongDash) if at == self.tokens.start => vec![at + 1],
            Some(TokenKind::Open) => self.remark(at).into_iter().collect(),
            // "1.", "2)", "b)"
            Some(TokenKind::Number) => {
                let mark = matches!(self.kind(at + 1), Some(TokenKind::Dot | TokenKind::Close | TokenKind::Colon));
                if mark { vec![at + 2] } else { Vec::new() }
            }
            Some(TokenKind::Word) => {
                let mut ends = self.asides(at);
                let short = self.token(at).is_some_and(|token| token.end - token.start == 1);
                if short && self.kind(at + 1) == Some(TokenKind::Close) {
                    ends.push(at + 2);
                }
                ends.extend(self.own_heading(at));
                ends.extend(self.apology(at));
                ends
            }
            _ => Vec::new(),
        }
    }

    /// "Italy here.", "per l'Italia:", before all orders.
    fn own_heading(&self, at: usize) -> Option<usize> {
        let named = self.phrase(at, Phrase::For).into_iter().rev().find_map(|at| self.a_power(at));
        let (power, end) = named.or_else(|| self.a_power(at))?;
        let closed = matches!(self.kind(end), Some(TokenKind::Colon | TokenKind::Comma | TokenKind::Dot))
            || !self.courtesy(end).is_empty();
        (at == self.tokens.start && power == self.power && closed).then_some(end)
    }

    /// "sorry Italy", "sorry for being late:".
    fn apology(&self, at: usize) -> Option<usize> {
        let end = self.phrase(at, Phrase::Sorry).into_iter().max()?;
        let names = self.a_power(end).filter(|(power, _)| *power != self.power).map(|(_, end)| end);
        if let Some(end) = names.or_else(|| self.a_foreign_capital(end)) {
            return self.closes(end).then_some(end);
        }
        let outside = at == self.tokens.start || end >= self.tokens.end;
        (outside && self.closes(end)).then_some(end)
    }

    fn a_power(&self, at: usize) -> Option<(Power, usize)> {
        const SHORTEST: usize = 3;
        self.words(at, 2).into_iter().rev().find_map(|(end, key)| {
            let senses = self.reader.context.lexicon.senses(&key);
            let power = senses.iter().find_map(|known| match known.sense {
                Sense::Power(power) => Some(power),
                _ => None,
            })?;
            (key.len() > SHORTEST).then_some((power, end))
        })
    }

    /// "sorry Wien": a home centre of another power.
    fn a_foreign_capital(&self, at: usize) -> Option<usize> {
        let home = self.reader.context.situation.map().home_of(self.named(at, 1)?.provinces.only()?)?;
        (home != self.power).then_some(at + 1)
    }

    fn closes(&self, at: usize) -> bool {
        !matches!(self.kind(at), Some(TokenKind::Word | TokenKind::Number | TokenKind::Dash | TokenKind::LongDash))
    }

    /// The token after a remark in brackets that can't be about an order: no name in it, nothing that corrects or takes
    /// back.
    fn remark(&self, at: usize) -> Option<usize> {
        const SHORTEST_NAME: usize = 3;
        const SHORTEST_SLIP: usize = 5;
        let close = (at..self.tokens.end).find(|at| self.kind(*at) == Some(TokenKind::Close))?;
        if close == at + 2 && self.reader.is_letter_of_convoy(self.reader.tokens.word(self.token(at + 1)?)) {
            return None;
        }
        let lexicon = self.reader.context.lexicon;
        let language = self.reader.context.language;
        let about = |known: &Known, short: bool| match known.sense {
            Sense::Coast(_) => known.rank(language).is_some(),
            Sense::Place(_) | Sense::Coasted(..) | Sense::Verb(_) => !short && known.rank(language).is_some(),
            Sense::FunctionWord(word) => {
                let about = [
                    FunctionWord::Or,
                    FunctionWord::If,
                    FunctionWord::Not,
                    FunctionWord::Corrects,
                    FunctionWord::Withdraws,
                    FunctionWord::Asks,
                ];
                about.contains(&word) && self.is_known_here(known)
            }
            _ => false,
        };
        let speaks = (at..close).any(|at| {
            let word = self.token(at).filter(|token| token.kind == TokenKind::Word);
            let Some(word) = word.map(|token| self.reader.tokens.word(token)) else { return false };
            let senses = lexicon.word(word).0;
            let next = self.token(at + 1).map_or("", |token| self.reader.tokens.word(token));
            senses.iter().any(|known| about(known, word.len() < SHORTEST_NAME))
                || lexicon.resembles_via(word, next)
                || (senses.is_empty()
                    && (lexicon.resembles_convoy(word) || (word.len() >= SHORTEST_SLIP && lexicon.resembles(word))))
        });
        let item = |token: usize| self.reader.items.partition_point(|item| (item.last as usize) < token);
        let (open, end) = (item(at), item(close));
        // "(Ierse Zee)", "(fällt aus)": several words that mean something together.
        let within = self.reader.items.get(open + 1..end).unwrap_or_default().iter();
        let mut together = within.filter(|item| item.first != item.last);
        let speaks = speaks
            || together.any(|item| item.known.iter().any(|known| about(known, false)))
            || self.reader.tells_otherwise(open..end)
            || self.reader.names_a_goal(open..end + 1);
        (!speaks).then_some(close + 1)
    }
}
