//! Supports whose parts stand as in a sentence: "support A Par to Bur with A Mar", "A Mar supports to Burgundy from Paris".
//!
//! In notation the supporter is first, and where the supported unit goes is last. The same words in another sequence say
//! another order, so that one is read only where the words in front of its parts leave no doubt. Else the supports that may
//! be meant are asked about, and where none can be given it stays an error.

use std::ops::Range;

use dragoman_engine::{PhaseKind, WrittenOrder};

use super::Reader;
use crate::grammar::{Act, Draft, Goal, UNNAMED, UnitPart};
use crate::interpreter::Interpretation;
use crate::item::Item;
use crate::lexicon::{FunctionWord, Phrase, Verb};
use crate::reading::Problem;
use crate::token::TokenKind;

/// A support in another sequence than that of notation.
pub(super) struct Turned {
    pub draft: Draft,
    /// The item after it.
    pub end: usize,
    /// What is asked about; nothing if only the draft can be meant.
    pub asked: Vec<WrittenOrder>,
}

impl Reader<'_> {
    /// The support that begins at `at`, if its parts stand in another sequence than in notation.
    pub(super) fn turned_support(&self, at: usize) -> Option<Turned> {
        if self.context.situation.kind != PhaseKind::Movement {
            return None;
        }
        self.supporter_last(at).or_else(|| self.origin_last(at))
    }

    /// "support A Par to Bur with A Mar"
    fn supporter_last(&self, at: usize) -> Option<Turned> {
        let grammar = self.grammar();
        let verb = grammar.next(at);
        if self.letter(verb) || !self.items.get(verb).is_some_and(Item::supports) {
            return None;
        }
        let (supported, end) = grammar.unit(self.behind_noun(self.behind_verb(verb)), false)?;
        let moved = grammar.way_and_goal(end);
        let end = moved.map_or_else(|| self.behind_hold(end), |(_, end)| end);
        let (supporter, end, said) = self.supporter(end, moved.is_some())?;
        // "support A Mar with A Par to Bur"
        let late = if moved.is_none() { grammar.way_and_goal(end) } else { None };
        let end = late.map_or(end, |(_, end)| end);
        let to = moved.or(late).map(|(to, _)| to);
        let draft = Draft::Order { unit: supporter, act: Act::Support { unit: supported, to } };
        if !self.clause_closes(end) {
            return None;
        }
        if said && late.is_none() {
            return Some(Turned { draft, end, asked: Vec::new() });
        }
        let asked = self.written(&draft);
        (!asked.is_empty()).then_some(Turned { draft, end, asked })
    }

    /// "A Mar supports to Burgundy from Paris", "A Mar S Bur from Par"
    fn origin_last(&self, at: usize) -> Option<Turned> {
        let grammar = self.grammar();
        let (unit, end) = grammar.unit(at, false)?;
        let verb = grammar.next(end);
        if !self.items.get(verb).is_some_and(Item::supports) || !self.interpreter().is_own(unit) {
            return None;
        }
        let behind = self.behind_noun(self.behind_verb(verb));
        let led = grammar.way_and_goal(behind);
        let (to, end) = match led {
            Some(found) => found,
            None => {
                let unit = grammar.unit(behind, false);
                let goal = unit.map(|(part, end)| (Goal { place: part.place, coast: part.coast }, end));
                goal.or_else(|| grammar.goal(behind))?
            }
        };
        let mark = grammar.next(end);
        let bracketed = self.kind(mark) == Some(TokenKind::Open);
        let from = if bracketed { mark + 1 } else { mark };
        if !self.says_from(from) {
            return None;
        }
        let (supported, mut end) = grammar.unit(from + 1, false)?;
        // "von Paris aus"
        if self.items.get(end).is_some_and(|item| self.says(item, FunctionWord::Completes)) {
            end += 1;
        }
        if bracketed {
            end = Some(end + 1).filter(|_| self.kind(end) == Some(TokenKind::Close))?;
        }
        if !self.clause_closes(end) {
            return None;
        }
        let draft = Draft::Order { unit, act: Act::Support { unit: supported, to: Some(to) } };
        let mut asked = self.written(&draft);
        if asked.is_empty() {
            return None;
        }
        if led.is_some() && !bracketed && asked.len() == 1 {
            return Some(Turned { draft, end, asked: Vec::new() });
        }
        // "A Mar S A Gas from Spa": the unit in Gascony, against Spain?
        let held = UnitPart { kind: None, power: None, place: to.place, coast: to.coast };
        asked.extend(self.written(&Draft::Order { unit, act: Act::Support { unit: held, to: None } }));
        Some(Turned { draft, end, asked: Self::distinct(asked) })
    }

    /// The item behind a verb, and behind the full stop of an abbreviation.
    fn behind_verb(&self, verb: usize) -> usize {
        if self.kind(verb + 1) == Some(TokenKind::Dot) { verb + 2 } else { verb + 1 }
    }

    /// "support the attack of A Par on Bur": the item behind a word for a move whose unit follows.
    fn behind_noun(&self, at: usize) -> usize {
        let noun = self.grammar().next(at);
        let moves =
            |item: &Item<'_>| item.verb(Verb::Move) && item.word() && item.first == item.last && !item.is_place();
        let leads = |item: &Item<'_>| item.function_word(FunctionWord::To) && item.unit().is_none();
        let is = |at: usize, fits: &dyn Fn(&Item<'_>) -> bool| self.items.get(at).is_some_and(fits);
        if is(noun, &moves) && !is(noun + 1, &leads) { noun + 1 } else { at }
    }

    /// Behind a supported unit that stays: "to hold".
    fn behind_hold(&self, end: usize) -> usize {
        let is = |at: usize, verb| self.items.get(at).is_some_and(|item| item.verb(verb) && item.word());
        let to = self.items.get(end).is_some_and(|item| item.function_word(FunctionWord::To));
        let verb = if to { end + 1 } else { end };
        if is(verb, Verb::Hold) { verb + 1 } else { end }
    }

    /// The writer's unit behind what it is to support, the item after it, and whether the words between say that it is the
    /// supporter: "with A Mar", and behind a destination also "from A Mar".
    fn supporter(&self, end: usize, moves: bool) -> Option<(UnitPart, usize, bool)> {
        let comma = self.kind(end) == Some(TokenKind::Comma);
        let at = if comma { end + 1 } else { end };
        let item = self.items.get(at).filter(|item| item.kind == TokenKind::Word)?;
        let with = self.says_phrase(self.word_at(at), Phrase::With)
            && !item.verb(Verb::Move)
            && !(item.is_place() && self.capital(item));
        let said = with || (moves && self.says(item, FunctionWord::From));
        let joins = self.joins(at) || self.says(item, FunctionWord::Corrects);
        let withdraws = self.is_condition(item) || self.says(item, FunctionWord::Withdraws);
        let small = item.unit().is_none() && !item.is_place() && (!item.any_verb() || item.verb(Verb::Via));
        if !said && (comma || joins || withdraws) {
            return None;
        }
        let start = if said || small { at + 1 } else { at };
        let (unit, behind) = self.grammar().unit(start, false)?;
        self.interpreter().is_own(unit).then_some((unit, behind, said))
    }

    /// "from", and the second half of a verb that says the same in front of a name: German "aus", Dutch "uit".
    fn says_from(&self, at: usize) -> bool {
        let Some(item) = self.items.get(at) else { return false };
        let place =
            self.items.get(self.grammar().next(at + 1)).is_some_and(|next| next.is_place() || next.unit().is_some());
        self.says(item, FunctionWord::From)
            || (place && item.function_word_in(FunctionWord::Completes, self.context.language))
    }

    /// Whether nothing but courtesy stands in the clause from `at` on, or the next order.
    fn clause_closes(&self, at: usize) -> bool {
        let grammar = self.grammar();
        let mut at = grammar.next(at);
        if self.joins(at) && self.order_begins(at + 1) {
            return true;
        }
        let courtesy = |item: &Item<'_>| item.word() && !item.is_place() && !self.joins(at) && self.is_courtesy(item);
        if self.items.get(at).is_some_and(courtesy) {
            at = grammar.next(at + 1);
        }
        grammar.clause_ends(at)
    }

    /// "support A Par to Bur", and no word about who shall: the supports of the order behind the `words` that the writer's units can
    /// give. `None` if none of the words is one for a support, or one of them names a unit.
    pub(super) fn supports_behind(&self, words: Range<usize>, draft: &Draft) -> Option<Vec<WrittenOrder>> {
        let names = |item: &Item<'_>| item.is_place() || item.unit().is_some();
        let words = self.items.get(words).filter(|_| self.context.situation.kind == PhaseKind::Movement)?;
        if !words.iter().any(Item::supports) || words.iter().any(names) {
            return None;
        }
        let Draft::Order { unit: supported, act } = *draft else { return None };
        let to = match act {
            Act::Move { to, .. } => Some(to),
            Act::Nothing | Act::Hold => None,
            Act::Retreat { .. } | Act::Support { .. } | Act::Convoy { .. } | Act::Disband | Act::Build => return None,
        };
        let unit = UnitPart { kind: None, power: None, place: UNNAMED, coast: None };
        Some(self.written(&Draft::Order { unit, act: Act::Support { unit: supported, to } }))
    }

    /// "A Bud supports Russia to Gal": the supports of moves to the last place behind a word for a support, of units of the power
    /// that is named. `None` if there is no such word or place, or a unit is there.
    pub(super) fn supports_into(&self, draft: &Draft, words: Range<usize>) -> Option<Vec<WrittenOrder>> {
        let Draft::Order { unit, act: Act::Nothing } = *draft else { return None };
        let item = |at: usize| self.items.get(at);
        item(words.start).filter(|item| item.supports() && self.context.situation.kind == PhaseKind::Movement)?;
        let place = words.clone().rfind(|at| item(*at).is_some_and(Item::is_place))?;
        let power = words.clone().find_map(|at| item(at)?.power().filter(|_| at != place));
        let absent = UnitPart { kind: None, power, place, coast: None };
        match self.interpreter().interpret(&Draft::Order { unit, act: Act::Support { unit: absent, to: None } }) {
            Interpretation::Error { problem: Problem::NoSuchUnit { .. }, suggestions, .. } => Some(suggestions),
            Interpretation::Error { .. } | Interpretation::Finding(_) => None,
        }
    }
}
