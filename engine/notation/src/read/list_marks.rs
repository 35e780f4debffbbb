//! Lists without the usual marks: numbers and letters between orders on one line, and pairs of names.

use dragoman_engine::PhaseKind;

use super::{Interpretation, Reader};
use crate::grammar::{Act, Draft, UnitPart};
use crate::item::Item;
use crate::lexicon::FunctionWord;
use crate::reading::Finding;
use crate::token::TokenKind;

/// Numbers of a list in which the first one, a pronoun to an Englishman, isn't.
const ROMAN: [&str; 9] = ["ii", "iii", "iv", "vi", "vii", "viii", "ix", "xi", "xii"];

impl Reader<'_> {
    fn word_at(&self, at: usize) -> &str {
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
            TokenKind::Number => matches!(mark, TokenKind::Dot | TokenKind::Close | TokenKind::Colon),
            TokenKind::Word if roman => matches!(mark, TokenKind::Dot | TokenKind::Close),
            TokenKind::Word => mark == TokenKind::Close && self.letter(at),
            _ => false,
        };
        (number && (fresh || !bracketed)).then_some(at + 2)
    }

    /// Whether the item names a province, or is a misspelt word that resembles a name.
    fn is_name(&self, item: &Item<'_>) -> bool {
        let resembles = |item: &Item<'_>| {
            let word = self.tokens.list.get(item.first as usize).map_or("", |token| self.tokens.word(token));
            item.unknown() && item.first == item.last && self.context.lexicon.resembles(word)
        };
        item.unit().is_none() && (item.is_place() || resembles(item))
    }

    /// Moves that are only names, one after the other: "ven tri rom ven nap ion", "ankara armenia and smyrna
    /// constantinople". Only if each is a legal move of a unit of the writer's; returns the item after them.
    pub(super) fn pairs(&mut self, start: usize) -> Option<usize> {
        if self.context.situation.kind == PhaseKind::Adjustment {
            return None;
        }
        let mut pairs = Vec::new();
        let mut at = start;
        while let Some(item) = self.items.get(at) {
            if item.kind == TokenKind::Other
                || (!pairs.is_empty() && item.function_word(FunctionWord::And) && !item.is_place())
            {
                at += 1;
                continue;
            }
            let next = self.items.get(at + 1);
            if !self.is_name(item) || !next.is_some_and(|next| self.is_name(next)) {
                break;
            }
            let (to, end) = self.grammar().goal(at + 1)?;
            let unit = UnitPart { kind: None, power: None, place: at, coast: None };
            let act = Act::Move { to, via: false, dashless: true, through: None };
            pairs.push((at..end, Draft::Order { unit, act }));
            at = end;
        }
        let end = pairs.last().map(|(items, _)| items.end)?;
        let misspelt = self.items.get(start).is_some_and(Item::unknown);
        // One pair of known names is read as any order is. What goes on otherwise isn't a list of names.
        let goes_on = self.items.get(end).is_some_and(|item| {
            matches!(item.kind, TokenKind::Dash | TokenKind::LongDash | TokenKind::Open | TokenKind::Colon)
                || item.any_verb()
                || item.is_place()
        });
        if goes_on || (pairs.len() == 1 && !misspelt) {
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
