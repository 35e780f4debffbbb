//! Lines without orders that say what the orders beside them are: another's, of another turn, not decided, a mistake.
//!
//! Such a line says nothing else. Its words, "last", "plan", "wrong", are usual ones in talk beside orders, "see you next
//! turn", so they count only if each word of the line belongs to what it says.

use std::ops::Range;

use dragoman_engine::PhaseKind;

use super::Reader;
use super::accounting::has_order;
use crate::grammar::{Draft, UnitPart};
use crate::header::{Header, code};
use crate::item::Item;
use crate::lexicon::{FunctionWord, Known, Phrase, Sense};
use crate::token::TokenKind;

/// The most words of a heading that are one phrase: "mosse del turno scorso" has one of two.
const LONGEST_HEADING: usize = 3;

/// The most words of a greeting in front of a name: "Hello there, my dear".
const LONGEST_GREETING: usize = 4;

/// The most items of a time at the end of a line: "11:45 AM".
const LONGEST_TIME: usize = 4;

/// Whether the word says which phase or season orders are of, or that they are orders.
fn heads_orders(item: &Item<'_>) -> bool {
    item.known.iter().any(|known| matches!(known.sense, Sense::Phase(_) | Sense::Season(_) | Sense::Orders))
}

impl Reader<'_> {
    /// The words of a line, or a remark, that is about the orders beside it and says nothing but that they aren't to be taken:
    /// "wrong", "sorry, wrong game", "hang on".
    pub(super) fn unsettles(&self, line: Range<usize>) -> Option<Range<usize>> {
        // "ach Quatsch": both words correct, and one of them says it all.
        let says = |at: usize| {
            let small = |item: &Item<'_>| self.is_courtesy(item) || self.says(item, FunctionWord::Corrects);
            self.items.get(at).is_some_and(small) && !self.says_phrase(self.word_at(at), Phrase::Unsettled)
        };
        let all: Vec<usize> = line.filter(|at| self.items.get(*at).is_some_and(Item::word)).collect();
        let rest: Vec<usize> = all.iter().filter(|at| !says(**at)).copied().collect();
        let found = [all, rest].into_iter().find(|items| {
            let words: Vec<&str> = items.iter().flat_map(|at| self.words_of(*at..*at + 1)).collect();
            items.iter().all(|at| !self.is_accounted(*at)) && self.says_phrase(&words.join(" "), Phrase::Unsettled)
        })?;
        Some(*found.first()?..*found.last()? + 1)
    }

    /// Whether a line says whose or what the lines below it are, and not that they are the writer's orders, as "my orders
    /// for autumn 1901:" does. `above` if orders are below it.
    pub(super) fn introduces(&self, line: &Range<usize>, above: bool) -> bool {
        let last = line.end.checked_sub(1).filter(|last| line.contains(last));
        let colon = last.and_then(|last| self.kind(last)) == Some(TokenKind::Colon);
        if above
            && (self.heads_other_orders(line.clone(), colon) || self.addresses_another(line) || self.is_stamped(line))
        {
            return true;
        }
        if !colon {
            return false;
        }
        let items = self.items.get(line.clone()).unwrap_or_default();
        !items.iter().any(heads_orders) || items.iter().any(|item| self.names_another(item))
    }

    /// Whether the item names a power that isn't the writer's.
    fn names_another(&self, item: &Item<'_>) -> bool {
        let power = item.power().filter(|_| !self.is_ordinary_word(item));
        power.is_some() && self.context.power.is_some() && power != self.context.power
    }

    /// "My last moves:", "Alte Befehle", "Plan B", "(fall)": a heading that says that the orders below it aren't those of this turn,
    /// or not decided. Beside a colon courtesy may stand: "here are my old orders:".
    pub(super) fn heads_other_orders(&self, line: Range<usize>, colon: bool) -> bool {
        let passes = |at: usize| {
            self.items.get(at).is_some_and(|item| {
                !item.word()
                    || item.kind == TokenKind::Number
                    || heads_orders(item)
                    || self.grammar().noise(item)
                    || self.little(item)
                    || item.power_name().is_some()
                    || self.is_for(self.word_at(at))
                    || self.turn_in_one_word(at).is_some()
                    || (colon && self.is_courtesy(item))
            })
        };
        let mut found = false;
        let mut at = line.start;
        while at < line.end {
            match self.longest_phrase(at..line.end, LONGEST_HEADING, Phrase::OtherOrders) {
                Some(end) => {
                    found = true;
                    at = end;
                }
                // "Option B"
                None if passes(at) || (found && self.letter(at)) => {
                    found |= self.is_of_another_turn(at);
                    at += 1;
                }
                None => return false,
            }
        }
        found
    }

    /// The year that a number is: "1902".
    pub(super) fn year(&self, at: usize) -> Option<u16> {
        const DIGITS: usize = 4;
        let number = self.text.get(self.bytes(at..at + 1)).filter(|_| self.kind(at) == Some(TokenKind::Number))?;
        number.parse().ok().filter(|_| number.len() == DIGITS)
    }

    /// The turn that one word is: "F1902M".
    fn turn_in_one_word(&self, at: usize) -> Option<Header> {
        let (own, lexicon) = (self.context.language, self.context.lexicon);
        self.items.get(at).filter(|item| item.known.is_empty())?;
        code(self.word_at(at), |letter| lexicon.season_begun(letter, own))
    }

    /// Whether the item is another year than the one that is played: "1902", "F1902M". What is built is for the next year. Today's
    /// date is about no turn.
    pub(super) fn is_of_another_year(&self, at: usize) -> bool {
        let now = self.context.situation.phase();
        let next = now.kind == PhaseKind::Adjustment;
        let alone = || self.year(at).filter(|_| !self.is_of_a_date(at));
        let year = alone().or_else(|| self.turn_in_one_word(at)?.year.filter(|year| *year >= 100));
        year.is_some_and(|year| year != now.turn.year && !(next && year == now.turn.year + 1))
    }

    /// Whether the number is joined to the day and the month: "30/11/1995", "1995-11-30", "30.11.1995".
    fn is_of_a_date(&self, at: usize) -> bool {
        let joins = |at: usize| matches!(self.kind(at), Some(TokenKind::Dash | TokenKind::Slash | TokenKind::Dot));
        let number = |at: usize| self.kind(at) == Some(TokenKind::Number);
        let from = at.checked_sub(4);
        from.is_some_and(|from| number(from) && joins(from + 1) && number(from + 2) && joins(from + 3))
            || (joins(at + 1) && number(at + 2) && joins(at + 3) && number(at + 4))
    }

    /// Whether the item names another turn than the one that is played: "fall", "F1901M".
    fn is_of_another_turn(&self, at: usize) -> bool {
        let now = self.context.situation.phase();
        let other = |known: &Known| matches!(known.sense, Sense::Season(season) if season != now.turn.season);
        let season = || self.items.get(at).is_some_and(|item| self.long(item) && item.known.iter().any(other));
        let turn = || self.turn_in_one_word(at).and_then(|turn| self.names_another_turn(&turn)) == Some(true);
        self.is_of_another_year(at) || (now.kind != PhaseKind::Adjustment && (season() || turn()))
    }

    /// "A Bud - Rum, fall": the last words, behind an order on its line. They say when that is to be given, and head nothing.
    pub(super) fn closes_with_another_turn(&self, header: &Header, items: Range<usize>) -> bool {
        let line = self.bytes(self.line_start(items.start)..items.start);
        let mut within = self.entries.iter().rev().take_while(|entry| entry.span.start >= line.start);
        let ordered = within.any(has_order);
        let rest = self.items.get(items.end..self.line_end(items.end)).unwrap_or_default();
        let last = !rest.iter().any(Item::word);
        let colon = items.end.checked_sub(1).and_then(|end| self.kind(end)) == Some(TokenKind::Colon);
        items.start > 0 && ordered && last && !colon && self.names_another_turn(header) == Some(true)
    }

    /// "Dear Russia,", "My dear Russia,": words that aren't known or say nothing, and the name of another power.
    fn addresses_another(&self, line: &Range<usize>) -> bool {
        let words: Vec<&Item<'_>> =
            self.items.get(line.clone()).unwrap_or_default().iter().filter(|item| item.word()).collect();
        let [greeting @ .., named] = words.as_slice() else { return false };
        let greets = |item: &&Item<'_>| {
            let says_nothing = self.is_courtesy(item) || self.grammar().noise(item);
            item.kind == TokenKind::Word && (item.known.is_empty() || (says_nothing && !item.is_place()))
        };
        (1..=LONGEST_GREETING).contains(&greeting.len()) && greeting.iter().all(greets) && self.names_another(named)
    }

    /// "Anna, [30.11.2026 11:45]", "Anna — Today at 11:45": who wrote what is below it, and when, as it is copied from another
    /// program.
    fn is_stamped(&self, line: &Range<usize>) -> bool {
        let square =
            |at: usize, mark: char| self.kind(at) == Some(TokenKind::Other) && self.text_at(at).starts_with(mark);
        let number = |at: usize| self.kind(at) == Some(TokenKind::Number);
        let clock = |at: usize| self.kind(at) == Some(TokenKind::Colon) && number(at - 1) && number(at + 1);
        // "Anna — Today at 11:45 AM", and not "My orders — due at 21:00"
        let dash = line.clone().find(|at| self.kind(*at) == Some(TokenKind::LongDash));
        let late = line.end.saturating_sub(LONGEST_TIME);
        let names = |dash: usize| !self.items.get(line.start..dash).unwrap_or_default().iter().any(heads_orders);
        if dash.is_some_and(|dash| dash > line.start && names(dash) && (late.max(dash + 2)..line.end).any(clock)) {
            return true;
        }
        let Some(last) = line.end.checked_sub(1).filter(|last| square(*last, ']')) else { return false };
        let Some(open) = line.clone().rev().find(|at| square(*at, '[')).filter(|open| *open > line.start) else {
            return false;
        };
        (open + 2..last).any(clock)
    }

    /// The first item of an order behind the name of another power that it is said to: "To Germany, A Vie - Gal", "@Austria A
    /// Ven - Tri". Without such a mark the name says whose the unit is.
    pub(super) fn behind_address(&self, at: usize, draft: &Draft) -> Option<usize> {
        let Draft::Order { unit: UnitPart { power: Some(power), kind, place, .. }, .. } = *draft else { return None };
        if self.context.power.is_none_or(|own| own == power) {
            return None;
        }
        let unit = kind.map_or(place, |(_, letter)| letter.min(place)).min(self.items.len());
        let named = (at..unit).find(|at| self.items.get(*at).is_some_and(|item| item.power() == Some(power)))?;
        let leads = |item: &Item<'_>| item.function_word(FunctionWord::To) && !self.grammar().noise(item);
        let is_said_to = self.kind(named + 1) == Some(TokenKind::Comma)
            || (at..named).any(|at| self.items.get(at).is_some_and(leads))
            || at.checked_sub(1).is_some_and(|before| self.text_at(before).starts_with('@'));
        is_said_to.then_some(unit)
    }
}
