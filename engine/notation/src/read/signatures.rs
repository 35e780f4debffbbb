//! The writer's name behind words that close a message: "LG Thomas", "Groeten, Piet". It says nothing about an order.

use super::Reader;
use crate::item::Item;
use crate::lexicon::Phrase;
use crate::token::TokenKind;

/// The most words that close a message: "met vriendelijke groet".
const LONGEST_CLOSING: usize = 4;

/// The most names of a person.
const MOST_NAMES: usize = 2;

impl Reader<'_> {
    /// The end of the line, if what stands on it from `at` is a closing and a name. Another word in capitals may be a part of an
    /// order, so that a name resembles none of the map's.
    pub(super) fn signature(&self, at: usize) -> Option<usize> {
        if self.kind(at) != Some(TokenKind::Word) {
            return None;
        }
        let end = self.line_end(at);
        let behind = self.longest_phrase(at..end, LONGEST_CLOSING, Phrase::Closing)?;
        let is_name = |item: &Item<'_>| item.unknown() && self.capital(item) && !self.grammar().almost_names(item);
        let mut names = 0;
        for item in self.items.get(behind..end)? {
            match item.kind {
                TokenKind::Comma | TokenKind::Dot | TokenKind::Dash | TokenKind::LongDash | TokenKind::Other => {}
                TokenKind::Word if is_name(item) => names += 1,
                _ => return None,
            }
        }
        (1..=MOST_NAMES).contains(&names).then_some(end)
    }
}
