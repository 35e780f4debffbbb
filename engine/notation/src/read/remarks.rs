//! Remarks in brackets, or behind a mark, that say that the order in front of them isn't to be stored as it stands.

use std::ops::Range;

use dragoman_engine::{Province, ProvinceSet, WrittenOrder};

use super::Reader;
use crate::item::Item;
use crate::lexicon::{FunctionWord, Known, Sense, Verb};
use crate::token::TokenKind;

impl Reader<'_> {
    /// Whether a word in the remark that begins at `remark` takes the order in front of it back. One that says again what is
    /// ordered doesn't: "A Ser D (removed)".
    pub(super) fn withdraws(&self, item: &Item<'_>, remark: usize) -> bool {
        let repeats = || match self.ordered_before(remark) {
            Some(WrittenOrder::Disband { .. }) => item.verb(Verb::Disband),
            Some(WrittenOrder::Retreat { .. }) => item.verb(Verb::Retreat),
            _ => false,
        };
        self.says(item, FunctionWord::Withdraws) && !item.is_place() && !repeats()
    }

    /// Whether a remark says that the order in front of it isn't one to be stored: how it went, or that it isn't settled.
    pub(super) fn tells_otherwise(&self, remark: Range<usize>) -> bool {
        self.tells_an_outcome(remark.clone())
            || self.names_another_kind(remark.clone())
            || self.heads_other_orders(remark.clone(), false)
            || remark.clone().any(|at| self.is_of_another_year(at))
            || self.unsettles(remark).is_some()
    }

    /// "A Kiel (fleet)": whether a remark behind a build names the other kind of unit.
    fn names_another_kind(&self, remark: Range<usize>) -> bool {
        let kind = match self.ordered_before(remark.start) {
            Some(WrittenOrder::Build { unit }) => unit.kind,
            _ => None,
        };
        let items = self.items.get(remark).unwrap_or_default();
        kind.is_some()
            && items.iter().any(|item| {
                item.unit().is_some_and(|other| Some(other) != kind) && (self.long(item) || self.capital(item))
            })
    }

    /// The words of these items.
    pub(super) fn words_of(&self, items: Range<usize>) -> Vec<&str> {
        let tokens = self.tokens.list.get(self.tokens_of(items)).unwrap_or_default().iter();
        tokens.filter(|token| token.kind == TokenKind::Word).map(|token| self.tokens.word(token)).collect()
    }

    /// Whether a remark is nothing but a letter for a convoy: "(C)", "(K)", "(v)".
    pub(super) fn is_sign_of_convoy(&self, remark: Range<usize>) -> bool {
        let mut words = remark.filter(|at| self.items.get(*at).is_some_and(Item::word));
        let (Some(only), None) = (words.next(), words.next()) else { return false };
        self.is_letter_of_convoy(self.word_at(only))
    }

    /// Whether a word is one letter that is an order to convoy, or with which a word for it begins: "K", "v".
    pub(super) fn is_letter_of_convoy(&self, word: &str) -> bool {
        let convoys = |known: &Known| matches!(known.sense, Sense::Verb(Verb::Convoy | Verb::Via));
        let lexicon = self.context.lexicon;
        word.len() == 1 && (lexicon.senses(word).iter().any(convoys) || lexicon.begins_convoy(word))
    }

    /// Whether a remark behind a move names the water of one of the `fleets` on the way, "(over MAO)", and says nothing of a
    /// support.
    pub(super) fn names_a_way_by_sea(
        &self,
        remark: Range<usize>,
        fleets: ProvinceSet,
        from: Province,
        to: Province,
    ) -> bool {
        let map = self.context.situation.map();
        let supports = |at: usize| {
            self.items.get(at).is_some_and(|item| item.supports() || self.says(item, FunctionWord::SupportedBy))
        };
        let on_the_way = |at: usize| {
            let Some(item) = self.items.get(at).filter(|item| self.capital(item) || self.is_own_place(item)) else {
                return false;
            };
            item.places().any(|(water, ..)| fleets.contains(water) && map.on_some_path(water, fleets, from, to))
        };
        remark.clone().any(on_the_way) && !remark.into_iter().any(supports)
    }
}
