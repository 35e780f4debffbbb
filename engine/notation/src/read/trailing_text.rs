//! The text after an order up to the end of its clause, and whether it withdraws the order.

use std::ops::Range;

use dragoman_engine::PhaseKind;

use super::{Reader, TrailingText, item_spaced};
use crate::grammar::{Act, Draft, UNNAMED, UnitPart};
use crate::item::Item;
use crate::lexicon::{FunctionWord, Sense, Verb};
use crate::token::TokenKind;

/// The longest order that the bot writes, with its tick, in items.
const LONGEST_ORDER: usize = 40;

impl Reader<'_> {
    /// Whether the word withdraws the text beside it, in the writer's language or in English.
    pub(super) fn is_condition(&self, item: &Item<'_>) -> bool {
        item.known.iter().any(|known| {
            matches!(known.sense, Sense::FunctionWord(FunctionWord::Or | FunctionWord::If | FunctionWord::Not))
                && (known.rank(self.context.language).is_some()
                    || (self.context.english.is_some_and(|english| known.rank(english).is_some())
                        && !item.known.iter().any(|other| other.rank(self.context.language).is_some())))
        })
    }

    /// Whether an order begins at `at` so clearly that no mark is needed before it.
    pub(super) fn order_begins(&self, at: usize) -> bool {
        let grammar = self.grammar();
        match grammar.order(at, false) {
            // "A Ven retreats with honour in Tuscany": a part of the order before it.
            Some((Draft::Order { unit, .. }, _)) if unit.kind.is_none() && unit.place == UNNAMED => false,
            Some((Draft::Order { unit, act }, end)) => match act {
                Act::Nothing => unit.kind.is_some() && self.items.get(unit.place).is_some_and(Item::is_place),
                Act::Move { dashless: true, .. } => unit.kind.is_some(),
                Act::Hold
                | Act::Move { .. }
                | Act::Retreat { .. }
                | Act::Support { .. }
                | Act::Convoy { .. }
                | Act::Disband
                | Act::Build => self.plausible(&Draft::Order { unit, act }, end),
            },
            Some((Draft::Waive, _)) => self.context.situation.kind == PhaseKind::Adjustment && !self.letter(at),
            None => false,
        }
    }

    /// Whether the clause at `start` has at most three words.
    pub(super) fn clause_ends_soon(&self, start: usize) -> bool {
        let words = self.items.get(start..).unwrap_or_default().iter().take_while(|item| item.kind == TokenKind::Word);
        words.count() <= 3
            && !self.items.get(start..start + 3).unwrap_or_default().iter().any(|item| item.unit().is_some())
    }

    /// Whether the clause at `start` begins with a condition ("if", "but only if") or with a refusal ("no, wait").
    pub(super) fn takes_back(&self, start: usize) -> bool {
        for at in start..start + 4 {
            let Some(item) = self.items.get(at).filter(|item| item.kind == TokenKind::Word) else { return false };
            if self.order_begins(at) {
                return false;
            }
            // "no, wait" and "non so" are about the order; "niente per A Vie" is about another unit.
            let short = self.clause_ends_soon(start);
            if self.is_condition(item)
                && (item.function_word(FunctionWord::If)
                    || (at == start && short && item.function_word(FunctionWord::Not)))
            {
                return true;
            }
        }
        false
    }

    /// Whether the order before `at` is on a line that begins with the bot's tick: an answer that was copied. The text
    /// that the answer adds in brackets isn't a correction by the player.
    fn confirmed(&self, at: usize) -> bool {
        let before = self.items.get(at.saturating_sub(LONGEST_ORDER)..at).unwrap_or_default();
        let line = before.rsplit(|item| item.kind == TokenKind::Newline).next().unwrap_or_default();
        let first = line.first().and_then(|item| self.tokens.list.get(item.first as usize));
        first.and_then(|token| self.text.get(token.start as usize..)).is_some_and(|text| text.starts_with('✓'))
    }

    pub(super) fn trailing_text(&self, draft: &Draft, start: usize) -> TrailingText {
        let mut trailing = TrailingText { end: start, remark: None, condition: None, unfit: None };
        let mut at = start;
        let mut aside = false;
        let mut strange = 0;
        let mut unfit = None;
        let mut led = false;
        // "unterstützt die Armee in München bei ihrem Zgu nach Schlesien": the goal of a support whose way isn't understood.
        let mut goal = None;
        let mut to = false;
        while let Some(item) = self.items.get(at) {
            if self.numbering(at, false).is_some() {
                break;
            }
            match item.kind {
                // "A Ven - Tri, unless he moves": the clause after the comma withdraws it.
                TokenKind::Comma if self.takes_back(at + 1) => at += 1,
                // "F Nap akpp. A Rom - Pug": the full stop of an abbreviation that isn't understood, or is an article
                // elsewhere.
                TokenKind::Dot
                    if matches!(draft, Draft::Order { act: Act::Nothing, .. })
                        && self.items.get(start..at).unwrap_or_default().iter().any(Item::word)
                        && self.order_begins(at + 1) =>
                {
                    at += 1;
                }
                TokenKind::Newline
                | TokenKind::Stop
                | TokenKind::Cross
                | TokenKind::Comma
                | TokenKind::Dot
                | TokenKind::Remark
                | TokenKind::Quote
                | TokenKind::Strike
                | TokenKind::Question
                | TokenKind::Slash
                | TokenKind::Plus => break,
                TokenKind::Other | TokenKind::Close | TokenKind::Colon => at += 1,
                TokenKind::LongDash => {
                    aside = true;
                    trailing.remark = trailing.remark.or(Some(at));
                    at += 1;
                }
                TokenKind::Open => {
                    let rest = self.items.get(at..self.line_end(at)).unwrap_or_default();
                    let length = rest
                        .iter()
                        .position(|item| item.kind == TokenKind::Close)
                        .map_or(rest.len(), |close| close + 1);
                    let inside = rest.get(..length).unwrap_or_default();
                    if !self.confirmed(at)
                        && let Some(condition) = inside.iter().position(|item| self.is_condition(item))
                    {
                        trailing.condition = trailing.condition.or(Some(at + condition));
                    }
                    trailing.remark = trailing.remark.or(Some(at));
                    at += length;
                }
                TokenKind::Dash => {
                    // A dash before the next order, or one that leads nowhere.
                    if self.order_begins(at + 1) {
                        break;
                    }
                    let next = self.items.get(self.grammar().next(at + 1));
                    if next.is_some_and(|item| item.word()) {
                        if item_spaced(self.tokens, item) && next.is_some_and(Item::unknown) {
                            aside = true;
                        } else {
                            unfit = unfit.or(Some(at));
                        }
                        trailing.remark = trailing.remark.or(Some(at));
                    }
                    at += 1;
                }
                TokenKind::Word | TokenKind::Number => {
                    if !aside {
                        // "A Mün unterstützt en Angriff von A Ber auf Kiel": no "and" but in another language.
                        let foreign = trailing.remark.is_some()
                            && matches!(draft, Draft::Order { act: Act::Nothing, .. })
                            && !item.function_word_in(FunctionWord::And, self.context.language);
                        let joins = item.function_word(FunctionWord::And) && item.unit().is_none() && !foreign;
                        // "A War W A Mos - Ukr": a letter that means nothing makes both sides doubtful.
                        let letter = self.letter(at) && item.unit().is_none() && !joins;
                        if letter
                            && matches!(draft, Draft::Order { act: Act::Nothing, .. })
                            && let Some((_, behind)) = self.grammar().order(at + 1, false)
                            && self.order_begins(at + 1)
                        {
                            trailing.unfit = Some(at);
                            trailing.end = behind;
                            return trailing;
                        }
                        let from = if joins { at + 1 } else { at };
                        // "A Bud wspomaga A Wie - Gal": the word between was to be this unit's order, and what follows
                        // a part of it.
                        let moves = self.context.situation.kind != PhaseKind::Adjustment;
                        let nothing = matches!(draft, Draft::Order { act: Act::Nothing | Act::Build, .. });
                        // "F Nth on A Yor - Bel": a function word belongs to the order in front of it too.
                        let little = !joins && item.unit().is_none() && self.little(item);
                        led |= moves && nothing && little;
                        let strayed = !joins
                            && (led
                                || (moves && nothing && trailing.remark.is_some())
                                || (goalless(draft) && self.nameless(from)));
                        // "disband Spa and spare Bur and Mar": the names behind words that aren't understood aren't
                        // also to be disbanded.
                        let understood = unfit.is_none() && strange == 0 && trailing.remark.is_none();
                        let one_more =
                            || self.bare_unit(from) || (understood && self.joined_name(from, draft).is_some());
                        if !strayed && (self.order_begins(from) || (joins && one_more())) {
                            break;
                        }
                    }
                    if self.is_condition(item) {
                        trailing.condition = trailing.condition.or(Some(at));
                    }
                    let mut tokens = item.tokens().filter_map(|at| self.tokens.list.get(at));
                    let short = tokens.all(|token| token.end - token.start <= 2);
                    let small = [FunctionWord::To, FunctionWord::From, FunctionWord::And, FunctionWord::Noise]
                        .iter()
                        .any(|small| item.function_word(*small));
                    // "unterstützt A Ber nach": to where?
                    if at == start
                        && goalless(draft)
                        && item.function_word_in(FunctionWord::To, self.context.language)
                        && self.grammar().clause_ends(self.grammar().next(at + 1))
                    {
                        goal = Some(at);
                    }
                    let leads = std::mem::replace(&mut to, item.function_word(FunctionWord::To));
                    if leads && !aside && goalless(draft) && item.is_place() && self.capital(item) {
                        goal = goal.or(Some(at));
                    }
                    // "soll nach Kiel ziehen": the verb at the end says once more what is ordered.
                    if !aside && self.repeats(draft, at) {
                        trailing.remark = trailing.remark.or(Some(at));
                        at += 1;
                        continue;
                    }
                    if item.unknown() || item.kind == TokenKind::Number {
                        strange += 1;
                    } else if small && !(item.is_place() && self.capital(item)) {
                        // "…op", "de", "zich": words without meaning here.
                        at += 1;
                        continue;
                    } else if self.ordinary(draft, at) {
                        strange += 1;
                    } else if item.is_place()
                        || item.any_verb()
                        || item.unit().is_some()
                        || (item.coast().is_some() && !short)
                    {
                        unfit = unfit.or(Some(at));
                    }
                    trailing.remark = trailing.remark.or(Some(at));
                    at += 1;
                }
            }
        }
        trailing.end = at;
        // Names among many other words are prose ("and then we take war to Galicia"); among few they were meant.
        if let Some(at) = unfit
            && !aside
            && strange < 3
        {
            trailing.unfit = Some(at);
        }
        trailing.unfit = trailing.unfit.or(goal);
        // "A Yor - Nor konwoejm": a word that was to say that the army goes by convoy.
        if let (Draft::Order { act: Act::Move { via: false, .. }, .. }, Some(remark), None) =
            (draft, trailing.remark, trailing.unfit)
            && let Some(item) = self.items.get(remark)
            && let Some(token) = self.tokens.list.get(item.first as usize)
            && let next = self.tokens.list.get(item.first as usize + 1).map_or("", |token| self.tokens.word(token))
            && self.context.lexicon.resembles_via(self.tokens.word(token), next)
        {
            trailing.unfit = Some(remark);
        }
        // A unit without an order, and then an unknown word: that word was meant as the order.
        if let Draft::Order { act: Act::Nothing, .. } = draft
            && self.context.situation.kind != PhaseKind::Adjustment
            && let Some(remark) = trailing.remark
        {
            let first =
                |fits: fn(&Item<'_>) -> bool, end| (remark..end).find(|at| self.items.get(*at).is_some_and(fits));
            let unknown = |item: &Item<'_>| item.word() && item.unknown();
            trailing.unfit = match trailing.unfit {
                // "A Ber xyzzy A Mün - Sle": not the name behind it, which is known.
                Some(unfit) => first(unknown, unfit).or(Some(unfit)),
                None => first(|item| item.word(), trailing.end),
            };
        }
        // "Spa nrth coast": a misspelt coast isn't a remark.
        if trailing.remark.is_some() && trailing.unfit.is_none() && !aside && unfit.is_some() && strange < 3 {
            trailing.unfit = unfit;
        }
        trailing
    }

    /// "f lon -> english ch": of the words that don't fit the first one, and not the arrow in front of it.
    pub(super) fn behind_dash(&self, mut unfit: Range<usize>) -> usize {
        let first = unfit.start;
        let word = unfit.find(|at| self.items.get(*at).is_some_and(Item::word));
        let dash = matches!(self.kind(first), Some(TokenKind::Dash | TokenKind::LongDash));
        word.filter(|_| dash).unwrap_or(first)
    }

    /// Whether a verb at the end of its clause is that of the order in front of it: "soll nach Kiel ziehen".
    pub(super) fn repeats(&self, draft: &Draft, at: usize) -> bool {
        let Draft::Order { act, .. } = draft else { return false };
        let verb = match act {
            Act::Move { dashless: false, .. } if self.context.situation.kind == PhaseKind::Retreat => Verb::Retreat,
            Act::Move { dashless: false, .. } => Verb::Move,
            // "bleibt bitte stehen"
            Act::Hold => Verb::Hold,
            Act::Nothing
            | Act::Move { .. }
            | Act::Retreat { .. }
            | Act::Support { .. }
            | Act::Convoy { .. }
            | Act::Disband
            | Act::Build => return false,
        };
        let same = |item: &Item<'_>| item.verb(verb) && item.word() && !item.is_place() && !self.letter(at);
        self.items.get(at).is_some_and(same) && self.grammar().clause_ends(at + 1)
    }

    /// Whether the word at the end of its clause is the second half of a verb: "zieht sich nach Berlin zurück".
    pub(super) fn completes_retreat(&self, draft: &Draft, at: usize) -> bool {
        let language = self.context.language;
        let half = |item: &Item<'_>| {
            let completes = item.function_word_in(FunctionWord::Completes, language);
            let small = item.function_word_in(FunctionWord::Noise, language) || completes;
            small && !item.is_place() && (!completes || self.completes_verb(at, &(0..at)))
        };
        matches!(draft, Draft::Order { act: Act::Retreat { .. }, .. })
            && self.items.get(at).is_some_and(half)
            && self.grammar().clause_ends(at + 1)
    }

    /// Whether what begins at `at` is a move of a word that is neither a unit's letter nor a name: "bei Zug nach Kiel".
    fn nameless(&self, at: usize) -> bool {
        matches!(
            self.grammar().order(at, false),
            Some((Draft::Order { unit, act: Act::Move { .. } | Act::Retreat { .. } }, _))
                if unit.kind.is_none() && !self.items.get(unit.place).is_some_and(Item::is_place)
        )
    }

    /// "con piacere", "kan niet anders": a short word in small letters, after an order written with capitals and before
    /// words without meaning here, has its usual meaning and isn't an abbreviation.
    pub(super) fn ordinary(&self, draft: &Draft, at: usize) -> bool {
        let capital = |at: usize| self.items.get(at).is_some_and(|item| self.capital(item));
        let written_large = matches!(draft, Draft::Order { unit, .. } if capital(unit.place));
        let short = self.items.get(at).is_some_and(|item| {
            item.first == item.last
                && self
                    .tokens
                    .list
                    .get(item.first as usize)
                    .is_some_and(|token| (2..=3).contains(&(token.end - token.start)))
        });
        written_large && short && !capital(at) && self.items.get(at + 1).is_some_and(Item::unknown)
    }

    /// In an adjustment phase a unit alone is an order.
    pub(super) fn bare_unit(&self, at: usize) -> bool {
        self.context.situation.kind == PhaseKind::Adjustment && self.grammar().unit(at, true).is_some()
    }

    /// A name at `at` with which its clause ends, joined to a build or a removal: the unit, the item after it, and the item
    /// after what a verb leaves behind it ("löse Bud und Ser auf").
    pub(super) fn joined_name(&self, at: usize, before: &Draft) -> Option<(UnitPart, usize, usize)> {
        let alike = match self.context.situation.kind {
            PhaseKind::Adjustment => true,
            PhaseKind::Retreat => matches!(before, Draft::Order { act: Act::Disband, .. }),
            PhaseKind::Movement => false,
        };
        if !alike {
            return None;
        }
        let grammar = self.grammar();
        let (unit, end) = grammar.unit(at, false)?;
        let bare = unit.kind.is_none() || self.context.situation.kind == PhaseKind::Retreat;
        let named = bare && self.items.get(unit.place).is_some_and(Item::is_place);
        let joins = |item: &Item<'_>| item.function_word(FunctionWord::And) && item.unit().is_none();
        let left = |item: &Item<'_>| item.word() && !item.is_place() && self.is_courtesy(item);
        let behind = if self.items.get(end).is_some_and(left) && grammar.clause_ends(end + 1) { end + 1 } else { end };
        let ends = grammar.clause_ends(behind) || self.items.get(end).is_some_and(joins);
        (named && ends).then_some((unit, end, behind))
    }

    pub(super) fn little(&self, item: &Item<'_>) -> bool {
        [FunctionWord::To, FunctionWord::From, FunctionWord::Noise].iter().any(|small| item.function_word(*small))
    }

    /// Whether a word outside an order shows that one was meant: a unit's letter, a verb of supporting, building or
    /// retreating.
    pub(super) fn claims(&self, item: &Item<'_>) -> bool {
        let verbs = [Verb::Support, Verb::Convoy, Verb::Build, Verb::Disband, Verb::Retreat];
        let letter = item.unit().is_some() && (self.capital(item) || self.long(item));
        letter || verbs.iter().any(|verb| item.verb(*verb) && !item.is_place())
    }

    pub(super) fn long(&self, item: &Item<'_>) -> bool {
        self.tokens.list.get(item.first as usize).is_some_and(|token| self.tokens.word(token).len() > 3)
    }
}

/// Whether the order helps a unit of which no move is said.
const fn goalless(draft: &Draft) -> bool {
    matches!(draft, Draft::Order { act: Act::Support { to: None, .. } | Act::Convoy { to: None, .. }, .. })
}
