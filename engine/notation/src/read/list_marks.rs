//! Lists without the usual marks: numbers and letters between orders on one line, and pairs of names.

use dragoman_engine::PhaseKind;

use super::{Interpretation, Reader};
use crate::grammar::{Act, Draft, Goal, UnitPart};
use crate::item::Item;
use crate::lexicon::FunctionWord;
use crate::reading::Finding;
use crate::token::TokenKind;

/// Numbers of a list in which the first one, a pronoun to an Englishman, isn't.
const ROMAN: [&str; 9] = ["ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi", "xii"];

impl Reader<'_> {
    /// The only word of the item at `at`; empty for marks and names of several words.
    pub(super) fn word_at(&self, at: usize) -> &str {
        let item = self.items.get(at).filter(|item| item.kind == TokenKind::Word && item.first == item.last);
        let token = item.and_then(|item| self.tokens.list.get(item.first as usize));
        token.map_or("", |token| self.tokens.word(token))
    }

    /// The item after the number or letter of a list that is at `at`: "1.", "2)", "b)", "II.", "III)". `fresh` if nothing
    /// is before it.
    pub(super) fn numbering(&self, at: usize, fresh: bool) -> Option<usize> {
        let mark = self.kind(at + 1)?;
        let bracketed = at.checked_sub(1).and_then(|before| self.kind(before)) == Some(TokenKind::Open);
        let roman = ROMAN.contains(&self.word_at(at)) || (fresh && self.word_at(at) == "i");
        let number = match self.kind(at)? {
            // "1902: A Vie - Gal" is a heading.
            TokenKind::Number if self.year(at).is_some() => false,
            TokenKind::Number => matches!(mark, TokenKind::Dot | TokenKind::Close | TokenKind::Colon),
            TokenKind::Word if roman => matches!(mark, TokenKind::Dot | TokenKind::Close),
            TokenKind::Word => self.letter(at) && (mark == TokenKind::Close || self.is_lettered(at)),
            _ => false,
        };
        (number && (fresh || !bracketed)).then_some(at + 2)
    }

    /// "a. A Par - Bur" at the beginning of a line: a letter with a full stop, and a whole unit behind it.
    fn is_lettered(&self, at: usize) -> bool {
        let begins = self.line_start(at) == at;
        let unit = self.items.get(at + 2).is_some_and(|item| item.unit().is_some() && !item.is_place());
        let place = self.items.get(at + 3).is_some_and(|item| item.is_place() && item.unit().is_none());
        begins && self.kind(at + 1) == Some(TokenKind::Dot) && unit && place
    }

    /// Whether the item names a province, or is a word that begins or resembles a name.
    fn is_name(&self, item: &Item<'_>) -> bool {
        let resembles = |item: &Item<'_>| {
            let word = self.tokens.list.get(item.first as usize).map_or("", |token| self.tokens.word(token));
            item.unknown() && self.context.lexicon.resembles(word)
        };
        item.unit().is_none() && (item.is_place() || self.grammar().almost_names(item) || resembles(item))
    }

    /// Whether the item may be between two pairs of names: a mark, a number, a word that joins or says nothing.
    fn divides(&self, at: usize) -> bool {
        let Some(item) = self.items.get(at) else { return false };
        match item.kind {
            TokenKind::Other | TokenKind::Plus | TokenKind::Slash | TokenKind::Number => true,
            TokenKind::Word => {
                let joins = item.function_word(FunctionWord::And) && !item.is_place();
                joins || self.is_plain_courtesy(at) || (self.grammar().noise(item) && self.is_courtesy(item))
            }
            TokenKind::Dash
            | TokenKind::LongDash
            | TokenKind::Newline
            | TokenKind::Stop
            | TokenKind::Cross
            | TokenKind::Comma
            | TokenKind::Dot
            | TokenKind::Colon
            | TokenKind::Open
            | TokenKind::Close
            | TokenKind::Quote
            | TokenKind::Remark
            | TokenKind::Strike
            | TokenKind::Question => false,
        }
    }

    /// Moves that are only names, one after the other: "ven tri rom ven nap ion", "ankara armenia and smyrna
    /// constantinople". Only if each is a legal move of a unit of the writer's; returns the item after them.
    pub(super) fn pairs(&mut self, start: usize) -> Option<usize> {
        if self.context.situation.kind == PhaseKind::Adjustment {
            return None;
        }
        let mut pairs = Vec::new();
        let mut end = start;
        let mut at = start;
        while let Some(item) = self.items.get(at) {
            if self.divides(at) {
                at += 1;
                continue;
            }
            // "armee liverpool wales"
            let kind = item.unit().filter(|_| self.long(item)).map(|kind| (kind, at));
            let place = if kind.is_some() { at + 1 } else { at };
            let are_names = |at: usize| self.items.get(at).is_some_and(|item| self.is_name(item));
            if !are_names(place) || !are_names(place + 1) {
                break;
            }
            let coast = self.grammar().coast(place + 1, place + 2);
            end = coast.map_or(place + 2, |(_, end)| end);
            let to = Goal { place: place + 1, coast: coast.map(|(coast, _)| coast) };
            let unit = UnitPart { kind, power: None, place, coast: None };
            let act = Act::Move { to, via: false, dashless: true, through: None };
            pairs.push((at..end, Draft::Order { unit, act }));
            at = end;
        }
        let misspelt = self.items.get(start).is_some_and(Item::unknown);
        // One pair of known names is read as any order is. What goes on otherwise isn't a list of names.
        let smile = self.kind(at) == Some(TokenKind::Colon) && self.kind(at + 1) == Some(TokenKind::Close);
        let goes_on = self.items.get(at).is_some_and(|item| {
            matches!(item.kind, TokenKind::Dash | TokenKind::LongDash | TokenKind::Open | TokenKind::Colon)
                || item.any_verb()
                || item.is_place()
        });
        if pairs.is_empty() || (goes_on && !smile) || (pairs.len() == 1 && !misspelt) {
            return None;
        }
        let mut found = Vec::new();
        for (items, draft) in pairs {
            match self.interpreter().interpret(&draft) {
                Interpretation::Finding(finding @ Finding::Order { .. }) => found.push((items, finding)),
                Interpretation::Finding(_) | Interpretation::Error { .. } => return None,
            }
        }
        for (items, finding) in found {
            self.account_for(items.clone());
            self.push(items, finding);
        }
        Some(end)
    }
}
