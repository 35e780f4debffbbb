//! A message read from its beginning to its end.
//!
//! The message is read once, in order. What isn't an order is a header, a comment, or an error; the words around an
//! order on its line are considered too, since "or", "not" and a second destination withdraw an order that looked
//! complete. Any other word beside an order makes it a question (`accounting`). At the end the entries together cover the
//! whole text.

mod accounting;
mod colloquial;
mod headings;
mod list_marks;
mod not_built;
mod order_set;
mod other_orders;
mod questions;
mod remarks;
mod second_order;
mod second_pass;
mod side_by_side;
mod signatures;
mod spans;
mod trailing_text;
mod turned_support;

use dragoman_engine::{PhaseKind, Power, ProvinceSet, Rulebook, Season, WrittenOrder};
use std::ops::Range;

use super::grammar::{Act, Draft, Goal, Grammar, UNNAMED, UnitPart};
use super::header::{Header, header};
use super::interpreter::{Interpretation, Interpreter};
use super::item::{Item, items, join_shortened};
use super::lexicon::{FunctionWord, LanguageId, Lexicon, Phrase, Verb};
use super::reading::{Entry, Finding, Problem, Talk};
use super::situation::Situation;
use super::token::{TokenKind, Tokens, span, tokens};

/// The writer, and the position.
#[derive(Clone, Copy, Debug)]
pub struct ReadContext<'a> {
    /// What words mean on this map.
    pub lexicon: &'a Lexicon,
    /// The writer's language.
    pub language: LanguageId,
    /// English, whose abbreviations players of every language use.
    pub english: Option<LanguageId>,
    /// The position.
    pub situation: &'a Situation,
    /// Whose orders they are; `None` accepts orders for all powers.
    pub power: Option<Power>,
    /// The rules of the game.
    pub rulebook: &'a Rulebook,
    /// Orders that the same power has given before, for hints and convoys.
    pub stored: &'a [WrittenOrder],
}

/// Reads a message that is to consist of orders: what stands beside other words is a question.
#[must_use]
pub fn read(text: &str, context: &ReadContext<'_>) -> Vec<Entry> {
    read_all(text, context, true)
}

/// Reads talk, in which orders are only mentioned: they are found among any other words.
#[must_use]
pub fn read_talk(text: &str, context: &ReadContext<'_>) -> Vec<Entry> {
    read_all(text, context, false)
}

fn read_all(text: &str, context: &ReadContext<'_>, every_word: bool) -> Vec<Entry> {
    let tokens = tokens(text);
    let items = items(&tokens, context.lexicon);
    let items = join_shortened(items, &tokens, context.lexicon, context.language, context.english);
    let mut reader = Reader::new(text, context, &tokens, &items);
    reader.walk();
    reader.finish(every_word)
}

/// The most alternatives that are read.
const MOST_ALTERNATIVES: usize = 5;

struct Reader<'a> {
    text: &'a str,
    context: &'a ReadContext<'a>,
    tokens: &'a Tokens,
    items: &'a [Item<'a>],
    entries: Vec<Entry>,
    /// Whether a header said that what follows is for another turn.
    other_turn: bool,
    /// The power for which the following lines are, by a header.
    other_power: Option<Power>,
    power: Option<Power>,
    /// A word that made what follows in its sentence conditional.
    condition: Option<usize>,
    /// The last order of a line of builds or removals: a name joined to it is one more of the same.
    before: Option<(UnitPart, Act)>,
    /// Convoys without a destination: entry, fleet, army.
    unfinished: Vec<(usize, UnitPart, UnitPart)>,
    /// For each item, whether it is a part of an order, of a header, or of an order that is refused for itself.
    accounted: Vec<bool>,
}

/// The text after an order up to the end of its clause.
struct TrailingText {
    /// The item after it.
    end: usize,
    /// The first word of a remark.
    remark: Option<usize>,
    /// A word that withdraws the order.
    condition: Option<usize>,
    /// A word with a meaning that doesn't fit.
    unfit: Option<usize>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, context: &'a ReadContext<'a>, tokens: &'a Tokens, items: &'a [Item<'a>]) -> Self {
        Self {
            text,
            context,
            tokens,
            items,
            entries: Vec::with_capacity(items.len() / 4 + 1),
            other_turn: false,
            other_power: None,
            power: context.power,
            condition: None,
            before: None,
            unfinished: Vec::new(),
            accounted: vec![false; items.len()],
        }
    }

    fn grammar(&self) -> Grammar<'a> {
        Grammar {
            items: self.items,
            tokens: self.tokens,
            lexicon: self.context.lexicon,
            language: self.context.language,
            phase: self.context.situation.kind,
            own: self.context.power.map_or(ProvinceSet::EMPTY, |own| self.context.situation.units().of(own)),
        }
    }

    fn interpreter(&self) -> Interpreter<'a> {
        Interpreter {
            items: self.items,
            tokens: self.tokens,
            lexicon: self.context.lexicon,
            language: self.context.language,
            english: self.context.english,
            situation: self.context.situation,
            power: self.power,
            rulebook: self.context.rulebook,
        }
    }

    fn bytes(&self, items: Range<usize>) -> Range<usize> {
        let first = self.items.get(items.start).map_or(0, |item| item.first as usize);
        let last = items.end.checked_sub(1).and_then(|last| self.items.get(last));
        span(self.tokens, first..last.map_or(first, |item| item.last as usize + 1))
    }

    fn push(&mut self, items: Range<usize>, finding: Finding) {
        let span = self.bytes(items);
        self.entries.push(Entry { span, finding });
    }

    fn kind(&self, at: usize) -> Option<TokenKind> {
        self.items.get(at).map(|item| item.kind)
    }

    /// Notes that these items have their meaning.
    fn account_for(&mut self, items: Range<usize>) {
        self.accounted.get_mut(items).unwrap_or_default().fill(true);
    }

    /// The first item of the line in which `at` is.
    fn line_start(&self, at: usize) -> usize {
        let mut before = self.items.get(..at).unwrap_or_default().iter();
        before.rposition(|item| item.kind == TokenKind::Newline).map_or(0, |newline| newline + 1)
    }

    /// The item after the last one of the line.
    fn line_end(&self, at: usize) -> usize {
        let rest = self.items.get(at..).unwrap_or_default();
        at + rest.iter().take_while(|item| item.kind != TokenKind::Newline).count()
    }

    fn walk(&mut self) {
        let mut at = 0;
        // Whether a header may begin here: at the beginning of a line, or after a mark that ends an order.
        let mut fresh = true;
        while let Some(item) = self.items.get(at) {
            match item.kind {
                TokenKind::Newline | TokenKind::Stop | TokenKind::Cross | TokenKind::Dot | TokenKind::Comma => {
                    // A condition holds to the end of its sentence.
                    self.condition = self.condition.filter(|_| item.kind == TokenKind::Comma);
                    self.before = self.before.filter(|_| item.kind == TokenKind::Comma);
                    fresh = true;
                    at += 1;
                    continue;
                }
                // "(a) A Par - Bur"
                TokenKind::Open if fresh && self.numbering(at + 1, true) == Some(at + 3) => {
                    self.account_for(at..at + 3);
                    at += 3;
                    continue;
                }
                TokenKind::Colon
                | TokenKind::Slash
                | TokenKind::Other
                | TokenKind::Dash
                | TokenKind::LongDash
                | TokenKind::Open
                | TokenKind::Close
                | TokenKind::Question => {
                    at += 1;
                    continue;
                }
                TokenKind::Quote => {
                    at += 1;
                    continue;
                }
                TokenKind::Remark => {
                    let end = self.line_end(at);
                    self.push(at..end, Finding::Comment);
                    at = end;
                    continue;
                }
                TokenKind::Strike => {
                    let rest = self.items.get(at + 1..).unwrap_or_default();
                    let end = match rest.iter().position(|item| item.kind == TokenKind::Strike) {
                        Some(position) => at + 1 + position + 1,
                        None => at + 1,
                    };
                    self.account_for(at..end);
                    self.push(at..end, Finding::Comment);
                    at = end;
                    continue;
                }
                // A bullet: nothing is built now.
                TokenKind::Plus if fresh && self.context.situation.kind != PhaseKind::Adjustment => {
                    at += 1;
                    continue;
                }
                TokenKind::Word | TokenKind::Number | TokenKind::Plus => {}
            }
            // "1. A Par - Bur", "2) F Bre - MAO", "b) A Mar - Spa"
            if let Some(end) = self.numbering(at, fresh) {
                self.account_for(at..end);
                fresh = true;
                at = end;
                continue;
            }
            // "gr. Jan" is no unit in Greece.
            if fresh && let Some(end) = self.signature(at) {
                self.push(at..end, Finding::Comment);
                at = end;
                continue;
            }
            if fresh
                && let Some((found, end)) = header(
                    self.items,
                    self.tokens,
                    self.context.language,
                    at,
                    |word| self.is_for(word),
                    |letter| self.context.lexicon.season_begun(letter, self.context.language),
                )
                && !self.is_ordered_place(at, end)
                && !self.closes_with_another_turn(&found, at..end)
            {
                self.turn_to(found);
                self.account_for(at..end);
                self.push(at..end, Finding::Header);
                at = end;
                continue;
            }
            // "Build: A Rom, F Nap"
            let heads = fresh && item.any_verb() && !item.is_place() && self.kind(at + 1) == Some(TokenKind::Colon);
            if heads && !(item.verb(Verb::Waive) && self.is_waived(at + 2)) {
                if self.is_heading(at) {
                    self.account_for(at..at + 2);
                    self.push(at..at + 2, Finding::Header);
                    at += 2;
                    continue;
                }
                self.condition = Some(at);
            }
            let first = fresh;
            fresh = false;
            let joins = item.function_word(FunctionWord::And) && item.unit().is_none();
            if joins && let Some(end) = self.one_more(at + 1) {
                self.account_for(at..at + 1);
                fresh = true;
                at = end;
                continue;
            }
            if joins && let Some(end) = self.also_refused(at) {
                at = end;
                continue;
            }
            if joins
                && (!item.is_place() || item.function_word_in(FunctionWord::And, self.context.language))
                && self.order_begins(at + 1)
            {
                // "E Man - Iri": no conjunction begins a message.
                let lettered = matches!(
                    self.grammar().order(at + 1, false),
                    Some((Draft::Order { unit, .. }, _)) if unit.kind.is_some()
                );
                if !first || lettered || !(self.letter(at) && self.capital(item)) {
                    self.account_for(at..at + 1);
                    at += 1;
                    continue;
                }
                let end = self.grammar().order(at + 1, false).map_or(at + 1, |(_, end)| end);
                self.account_for(at..end);
                self.error(at..end, Problem::UnknownWord { nearest: Vec::new() }, at..at + 1, Vec::new());
                at = end;
                continue;
            }
            if joins && !item.is_place() && !(self.letter(at) && self.capital(item)) {
                at += 1;
                continue;
            }
            // "A Ven - Tri, the rest holds"
            if item.function_word(FunctionWord::AllHold) && self.context.situation.kind == PhaseKind::Movement {
                self.account_for(at..at + 1);
                self.error(at..at + 1, Problem::AllHold, at..at + 1, Vec::new());
                at += 1;
                continue;
            }
            if let Some(end) = self.pairs(at) {
                at = end;
                fresh = true;
                continue;
            }
            at = match self.an_order(at) {
                Some(end) => end,
                // "Greetings from London": where the writer is.
                None if first
                    && self.is_plain_courtesy(at)
                    && let Some(end) = self.whereabouts(at + 1) =>
                {
                    self.account_for(at..end);
                    self.push(at..end, Finding::Comment);
                    end
                }
                // "ok, so: ven tri", "@dragoman sev bla"
                None if first && self.is_plain_courtesy(at) => {
                    fresh = true;
                    at += 1;
                    continue;
                }
                None => self.stretch(at),
            };
            fresh = true;
        }
    }

    /// "Rom: - Apu", "Rom: hold": a name with a colon that is a power's and a place's, and behind it what the unit there
    /// does. An order with a unit of its own may follow the heading.
    fn is_ordered_place(&self, at: usize, end: usize) -> bool {
        let grammar = self.grammar();
        let names = end == at + 2 && self.items.get(at).is_some_and(|item| item.is_place() && item.power().is_some());
        let after = grammar.next(end);
        if !names || grammar.clause_ends(after) {
            return false;
        }
        match grammar.order(after, false) {
            None => !matches!(grammar.order(at, false), None | Some((Draft::Order { act: Act::Nothing, .. }, _))),
            // "Rom: Apu"
            Some((Draft::Order { unit, act: Act::Nothing }, behind)) => {
                let own = |place| self.interpreter().is_own(UnitPart { kind: None, power: None, place, coast: None });
                unit.kind.is_none() && grammar.clause_ends(behind) && own(at) && !own(unit.place)
            }
            Some(_) => false,
        }
    }

    /// "for", in the writer's language or in English.
    fn is_for(&self, word: &str) -> bool {
        self.says_phrase(word, Phrase::For)
    }

    /// Whether folded words are that phrase, in the writer's language or in English.
    pub(super) fn says_phrase(&self, words: &str, phrase: Phrase) -> bool {
        let (own, english) = (self.context.language, self.context.english);
        let known = self.context.lexicon.phrase(words).0;
        known.iter().any(|(known, of)| *known == phrase && (*of == own || Some(*of) == english))
    }

    /// The item behind the longest phrase of this kind with which the items begin, of at most so many of them.
    fn longest_phrase(&self, items: Range<usize>, most: usize, phrase: Phrase) -> Option<usize> {
        let (first, last) = (items.start, items.end.min(items.start + most));
        // Few words begin a phrase.
        if self.context.lexicon.phrase(self.words_of(first..last).first()?).1 == 0 {
            return None;
        }
        let says = |end: &usize| self.says_phrase(&self.words_of(first..*end).join(" "), phrase);
        (first + 1..=last).rev().find(says)
    }

    /// Applies a header to the lines below it.
    fn turn_to(&mut self, header: Header) {
        if let Some(other) = self.names_another_turn(&header) {
            self.other_turn = other;
        }
        if let Some(power) = header.power {
            match self.context.power {
                Some(own) => self.other_power = (own != power).then_some(power),
                None => self.power = Some(power),
            }
        }
    }

    /// Whether a header is that of another turn than the one that is played. `None`: it names no turn.
    fn names_another_turn(&self, header: &Header) -> Option<bool> {
        let now = self.context.situation.phase();
        if header.season.is_none() && header.year.is_none() && header.phase.is_none() {
            return None;
        }
        let builds = now.kind == PhaseKind::Adjustment;
        let season = header.season.is_none_or(|season| {
            // The builds after an autumn are often headed with the autumn.
            season == now.turn.season
                || (builds && season == Season::Autumn && (header.begun || header.phase == Some(PhaseKind::Adjustment)))
        });
        let year = header.year.is_none_or(|year| year == now.turn.year || (year < 100 && year == now.turn.year % 100));
        let phase = header.phase.is_none_or(|phase| phase == now.kind);
        Some(!(season && year && phase))
    }

    /// Reads an order at `at` and what follows it in its clause; returns the item after it. `None` if none begins here.
    fn an_order(&mut self, at: usize) -> Option<usize> {
        let grammar = self.grammar();
        // "Germany builds F Kie": the power is the subject, not the owner of a unit.
        let mut start = at;
        let mut blocked = None;
        if let Some(subject) = self.items.get(at).filter(|item| !self.is_ordinary_word(item))
            && let Some(power) = subject.power_name()
            && let Some(verb) = self.items.get(grammar.next(at + 1))
            && [Verb::Build, Verb::Disband, Verb::Waive, Verb::Retreat].iter().any(|word| verb.verb(*word))
            && !self.items.get(at).is_some_and(|item| item.is_place() && !verb.verb(Verb::Build))
        {
            start = grammar.next(at + 1);
            blocked = self.context.power.filter(|own| *own != power).map(|_| power);
        } else if self.is_home(at)
            && let verb = grammar.next(at + 1)
            && self.items.get(verb).is_some_and(|item| item.verb(Verb::Build) && item.word())
            && let Some((unit, _)) = grammar.unit(verb + 1, false)
            && self.items.get(unit.place).is_some_and(Item::is_place)
        {
            start = verb;
        }
        let turned = self.turned_support(start);
        let (mut draft, mut end) = match &turned {
            Some(turned) => (turned.draft, turned.end),
            None => grammar.order(start, false)?,
        };
        if let Some(walks) = self.without_bracket(&draft, end) {
            (draft, end) = walks;
        }
        let plain = blocked.is_none() && self.other_power.is_none() && !self.other_turn && self.condition.is_none();
        let together = self.disbanded_together(&draft, end).filter(|_| plain);
        let stays = self.context.situation.kind == PhaseKind::Movement;
        if (!self.plausible(&draft, end) || (!stays && self.whereabouts(at).is_some())) && together.is_none() {
            return None;
        }
        if let Some(asked) = turned.map(|turned| turned.asked).filter(|asked| plain && !asked.is_empty()) {
            self.account_for(at..end);
            self.push(at..end, Finding::Choices(asked));
            return Some(end);
        }
        if let Some((orders, arrow)) = self.swapped(&draft, at..end).filter(|_| plain) {
            self.account_for(at..end);
            let words = self.bytes(arrow);
            self.push(at..end, Finding::Unaccounted { orders, words, talk: Talk::Remark });
            return Some(end);
        }
        if self.ends_a_name(at, &draft, end) {
            return Some(end);
        }
        if let Some((meant, behind)) = self.one_of(at, &draft, end).filter(|_| plain) {
            self.account_for(at..behind);
            self.push(at..behind, Finding::Choices(meant));
            return Some(behind);
        }
        if let Some((meant, behind)) = self.not_built(&draft, at..end) {
            self.account_for(at..behind);
            self.error(at..behind, Problem::Negated, at..behind, meant);
            return Some(behind);
        }
        if let Some((units, behind)) = together {
            self.account_for(at..behind);
            let mut from = at;
            for (unit, end) in units {
                self.judged(Draft::Order { unit, act: Act::Disband }, from..end);
                from = end;
            }
            return Some(behind);
        }
        if let Some(next) = self.correction(&draft, end) {
            self.account_for(at..next);
            self.push(at..next, Finding::Comment);
            return Some(next);
        }
        let mut drafts = vec![draft];
        while let Some((alternative, after)) = grammar.alternative(drafts.last().unwrap_or(&draft), end)
            && drafts.len() < MOST_ALTERNATIVES
        {
            drafts.push(alternative);
            end = after;
        }
        if drafts.len() == 1
            && let Some((support, behind)) = self.parted_goal(&draft, end)
        {
            // One that can't be given is refused, and the support to hold isn't stored for it.
            if self.written(&support).is_empty() {
                draft = support;
                drafts = vec![support];
            } else {
                drafts.push(support);
            }
            end = behind;
        }
        if drafts.len() == 1
            && plain
            && let Some((supports, behind)) = self.supporters(&draft, end)
        {
            let first = if start > at { at } else { self.first_of(at, end) };
            self.account_for(first..behind);
            self.judged(draft, at..end);
            let mut from = end;
            for (support, end) in supports {
                self.judged(support, from..end);
                from = end;
            }
            return Some(behind);
        }
        if drafts.len() == 1
            && let Some((helped, behind)) = self.helped_behind_word(&draft, end)
            && let Draft::Order { unit, .. } = draft
        {
            let nothing = Draft::Order { unit, act: Act::Nothing };
            let suggestions = self.helping(&nothing, helped..helped + 1).unwrap_or_default();
            self.account_for(at..behind);
            self.error(at..behind, Problem::UnknownWord { nearest: Vec::new() }, end - 1..end, suggestions);
            return Some(behind);
        }
        if drafts.len() == 1
            && let Some((letter, helped, behind)) = self.helped_behind_letter(&draft, end)
            && let Draft::Order { unit, .. } = draft
        {
            let nothing = Draft::Order { unit, act: Act::Nothing };
            let suggestions = self.helping(&nothing, helped..helped + 1).unwrap_or_default();
            self.account_for(at..behind);
            self.error(at..behind, Problem::UnknownWord { nearest: Vec::new() }, letter..letter + 1, suggestions);
            return Some(behind);
        }
        let trailing = self.trailing_text(&draft, end);
        // "A Mün unterstützt den Angrif von A Ber auf Kiel": the supported unit isn't there, and the order after words
        // that aren't understood is a part of this one.
        if let Draft::Order { act: Act::Support { unit: supported, .. }, .. } = draft
            && drafts.len() == 1
            && supported.kind.is_none()
            && let Some(remark) = trailing.remark
            && !self.items.get(trailing.end).is_some_and(|item| item.function_word(FunctionWord::And))
            && matches!(self.interpreter().interpret(&draft), Interpretation::Error { .. })
            && self.order_begins(trailing.end)
            && let Some((_, behind)) = grammar.order(trailing.end, false)
        {
            let nearest = self.interpreter().nearest(remark);
            self.account_for(at..behind);
            self.error(at..behind, Problem::UnknownWord { nearest }, remark..remark + 1, Vec::new());
            return Some(behind);
        }
        let first = if start > at { at } else { self.first_of(at, end) };
        let first = self.behind_address(at, &draft).unwrap_or(first);
        // "pass" means something else where nothing is built.
        if !matches!(draft, Draft::Waive) || self.context.situation.kind == PhaseKind::Adjustment {
            self.account_for(first..end);
        }
        if trailing.condition.is_none() && trailing.unfit.is_some() {
            self.account_for(end..trailing.end);
        }
        for last in end..trailing.end {
            if self.repeats(&draft, last) || self.completes_retreat(&draft, last) {
                self.account_for(last..last + 1);
            }
        }
        let order_end = if trailing.condition.is_some() || trailing.unfit.is_some() { trailing.end } else { end };
        let whole = at..order_end;
        if let Some(power) = blocked.or(self.other_power) {
            self.error(whole, Problem::OtherPower { power }, at..end, Vec::new());
        } else if self.other_turn {
            self.error(whole, Problem::OtherTurn, at..end, Vec::new());
        } else if drafts.len() > 1 && trailing.condition.is_none() && trailing.unfit.is_none() {
            self.alternatives(&drafts, whole);
        } else if let Some(condition) = trailing.condition {
            let suggestions = self.written(&draft);
            self.error(whole, self.taken_back(condition), condition..condition + 1, suggestions);
        } else if let Some(condition) = self.condition {
            let suggestions = self.written(&draft);
            let first = self.bytes(condition..condition + 1).start;
            let remark = |entry: &Entry| entry.finding == Finding::Comment && entry.span.end > first;
            if self.entries.last().is_some_and(remark) {
                // The condition and its order are one.
                while self.entries.last().is_some_and(remark) {
                    self.entries.pop();
                }
                let problem = self.taken_back(condition);
                self.error(condition..order_end, problem, condition..condition + 1, suggestions);
            } else {
                // "Remove: A Vie - Gal, A Bud - Ser"
                let withdraws = self.items.get(condition).is_some_and(|item| self.says(item, FunctionWord::Withdraws));
                let problem = if withdraws { Problem::Withdrawn } else { Problem::Conditional };
                self.error(whole.clone(), problem, whole, suggestions);
            }
        } else if let Some(unfit) = trailing.unfit {
            let suggestions = self.helping(&draft, unfit + 1..trailing.end);
            let suggestions = suggestions.or_else(|| self.supports_into(&draft, unfit..trailing.end));
            let suggestions = suggestions.unwrap_or_else(|| self.meant(&draft));
            let unfit = self.behind_dash(unfit..trailing.end);
            let nearest = self.interpreter().nearest(unfit);
            self.error(whole, Problem::UnknownWord { nearest }, unfit..unfit + 1, suggestions);
        } else {
            self.judged(draft, whole);
            if let Draft::Order { unit, act } = draft {
                self.before = Some((unit, act));
            }
        }
        if let Some(remark) = trailing.remark
            && order_end == end
        {
            self.push(remark..trailing.end, Finding::Comment);
            return Some(trailing.end);
        }
        Some(order_end.max(at + 1))
    }

    /// Whether the item names the only home centre of the writer's power, by which that is called where many play: "Paris
    /// builds A Mar".
    fn is_home(&self, at: usize) -> bool {
        let (map, Some(own)) = (self.context.situation.map(), self.context.power) else { return false };
        let mut homes = map.centres().iter().filter(|centre| map.home_of(*centre) == Some(own));
        let (Some(home), None) = (homes.next(), homes.next()) else { return false };
        self.items.get(at).is_some_and(|item| item.places().any(|(province, ..)| province == home))
    }

    /// Why the order beside the item isn't one.
    fn taken_back(&self, condition: usize) -> Problem {
        let says = |word| self.items.get(condition).is_some_and(|item| self.says(item, word));
        let line = condition..self.line_end(condition);
        if says(FunctionWord::Withdraws) {
            Problem::Withdrawn
        } else if says(FunctionWord::Asks) || line.into_iter().any(|at| self.kind(at) == Some(TokenKind::Question)) {
            Problem::Asked
        } else if says(FunctionWord::Not) {
            Problem::Negated
        } else {
            Problem::Conditional
        }
    }

    /// Whether the item is that function word in the writer's language, or in English and nothing in theirs.
    pub(super) fn says(&self, item: &Item<'_>, word: FunctionWord) -> bool {
        let own = self.context.language;
        item.function_word_in(word, own)
            || (self.context.english.is_some_and(|english| item.function_word_in(word, english))
                && !item.known.iter().any(|known| known.rank(own).is_some()))
    }

    /// Several orders between which the writer left the choice open.
    fn alternatives(&mut self, drafts: &[Draft], whole: Range<usize>) {
        let distinct = Self::distinct(drafts.iter().flat_map(|draft| self.written(draft)));
        if distinct.len() > 1 {
            self.push(whole, Finding::Choices(distinct));
        } else {
            self.error(whole.clone(), Problem::Conditional, whole, distinct);
        }
    }

    /// A single letter.
    fn letter(&self, at: usize) -> bool {
        self.items.get(at).is_some_and(|item| {
            let token = self.tokens.list.get(item.first as usize);
            item.first == item.last && token.is_some_and(|token| self.tokens.word(token).len() == 1)
        })
    }

    fn error(&mut self, whole: Range<usize>, problem: Problem, at: Range<usize>, suggestions: Vec<WrittenOrder>) {
        let (problem, at) = self.blamed(&whole, problem, at);
        let at = self.bytes(at);
        self.push(whole, Finding::Error { problem, at, suggestions });
    }

    /// "F Ale - xyzzy Morze Egipskie": a name where none fits is known; not understood is the word that no language knows.
    fn blamed(&self, whole: &Range<usize>, problem: Problem, at: Range<usize>) -> (Problem, Range<usize>) {
        if !matches!(problem, Problem::UnknownWord { .. }) || !self.items.get(at.start).is_some_and(Item::is_place) {
            return (problem, at);
        }
        match whole.clone().find(|at| self.items.get(*at).is_some_and(Item::unknown)) {
            Some(word) => (Problem::UnknownWord { nearest: self.interpreter().nearest(word) }, word..word + 1),
            None => (Problem::UnknownWord { nearest: Vec::new() }, at),
        }
    }

    /// The meaning of a draft without the words around it.
    fn meant(&self, draft: &Draft) -> Vec<WrittenOrder> {
        match self.interpreter().interpret(draft) {
            Interpretation::Finding(Finding::Order { order, .. }) => vec![order],
            Interpretation::Finding(Finding::Choices(orders)) => orders,
            Interpretation::Finding(_) => Vec::new(),
            Interpretation::Error { suggestions, .. } => suggestions,
        }
    }

    /// The meaning of a draft that is an order, without the words around it.
    fn written(&self, draft: &Draft) -> Vec<WrittenOrder> {
        match self.interpreter().interpret(draft) {
            Interpretation::Finding(Finding::Order { order, .. }) => vec![order],
            Interpretation::Finding(Finding::Choices(orders)) => orders,
            Interpretation::Finding(_) | Interpretation::Error { .. } => Vec::new(),
        }
    }

    /// A unit whose order isn't understood, and then an order: the supports and convoys of it that the unit can give.
    /// `None` if no unit of the writer's is named, or no order begins at one of the items `behind`.
    fn helping(&self, draft: &Draft, behind: Range<usize>) -> Option<Vec<WrittenOrder>> {
        let Draft::Order { unit, act: Act::Nothing } = draft else { return None };
        if self.context.situation.kind != PhaseKind::Movement || !self.interpreter().is_own(*unit) {
            return None;
        }
        let helped = behind.into_iter().find(|at| self.order_begins(*at))?;
        let (Draft::Order { unit: helped, act }, _) = self.grammar().order(helped, false)? else { return None };
        let to = match act {
            Act::Move { to, .. } | Act::Retreat { to } => Some(to),
            Act::Nothing | Act::Hold | Act::Support { .. } | Act::Convoy { .. } | Act::Disband | Act::Build => None,
        };
        let mut orders = Vec::new();
        for act in [Act::Support { unit: helped, to }, Act::Convoy { army: helped, to }] {
            match self.interpreter().interpret(&Draft::Order { unit: *unit, act }) {
                Interpretation::Finding(Finding::Order { order, .. }) => orders.push(order),
                Interpretation::Finding(_) | Interpretation::Error { .. } => {}
            }
        }
        Some(orders)
    }

    fn judged(&mut self, draft: Draft, whole: Range<usize>) {
        let mut judged = self.interpreter().interpret(&draft);
        // "fleet to the North Sea": no unit is there; one is to go there.
        if let Interpretation::Error { problem: Problem::NoSuchUnit { .. }, .. } = judged
            && let Draft::Order { unit, act: Act::Nothing } = draft
            && let Some((_, word)) = unit.kind
            && !self.letter(word)
            && self.items.get(word + 1).is_some_and(|item| item.function_word(FunctionWord::To))
        {
            let to = Goal { place: unit.place, coast: unit.coast };
            let act = Act::Move { to, via: false, dashless: false, through: None };
            let unit = UnitPart { place: UNNAMED, coast: None, ..unit };
            if let found @ Interpretation::Finding(_) = self.interpreter().interpret(&Draft::Order { unit, act }) {
                judged = found;
            }
        }
        let unnamed = |draft: &Draft| matches!(draft, Draft::Order { unit, .. } if unit.place == UNNAMED);
        let retreats = self.context.situation.kind == PhaseKind::Retreat;
        let mut assumes_unit = retreats && unnamed(&draft);
        // "Albania": where the dislodged unit goes.
        if let Interpretation::Error {
            problem: Problem::NoSuchUnit { .. } | Problem::NotYourUnit { .. } | Problem::Void(_),
            ..
        } = judged
            && retreats
            && let Draft::Order { unit, act: Act::Nothing } = draft
            && unit.kind.is_none()
        {
            let act = Act::Retreat { to: Goal { place: unit.place, coast: unit.coast } };
            let unit = UnitPart { place: UNNAMED, coast: None, ..unit };
            if let found @ Interpretation::Finding(_) = self.interpreter().interpret(&Draft::Order { unit, act }) {
                judged = found;
                assumes_unit = true;
            }
        }
        if assumes_unit && let Interpretation::Finding(found) = judged {
            let Some(found) = self.second_choice(found, &whole) else { return };
            judged = Interpretation::Finding(found);
        }
        // "A Mos S. Pietroburgo": to Saint Petersburg, or in support of it?
        if let Draft::Order { unit, act: Act::Move { to, dashless: true, .. } } = draft
            && self.items.get(to.place).is_some_and(|item| item.split_support)
        {
            let supported = UnitPart { kind: None, power: None, place: to.place, coast: to.coast };
            let other =
                self.interpreter().interpret(&Draft::Order { unit, act: Act::Support { unit: supported, to: None } });
            judged = match (judged, other) {
                (
                    Interpretation::Finding(Finding::Order { order: one, .. }),
                    Interpretation::Finding(Finding::Order { order: two, .. }),
                ) => Interpretation::Finding(Finding::Choices(vec![one, two])),
                (one @ Interpretation::Finding(_), _) => one,
                (Interpretation::Error { .. }, two @ Interpretation::Finding(_)) => two,
                (one @ Interpretation::Error { .. }, Interpretation::Error { .. }) => one,
            };
        }
        match judged {
            Interpretation::Finding(finding) => self.push(whole, finding),
            Interpretation::Error { problem, item, suggestions } => {
                if let Draft::Order { unit, act: Act::Convoy { army, to: None } } = draft {
                    self.unfinished.push((self.entries.len(), unit, army));
                }
                let at = if item == usize::MAX { whole.clone() } else { item..item + 1 };
                let suggestions = if suggestions.is_empty() { self.disbands(whole.clone()) } else { suggestions };
                self.error(whole, problem, at, suggestions);
            }
        }
    }

    /// "disband Bud and Ser", "build armies in Par and Mar": reads the name at `at` as the order before it says, and returns
    /// the item after it.
    fn one_more(&mut self, at: usize) -> Option<usize> {
        let (unit, act) = self.before?;
        let (part, end, behind) = self.joined_name(at, &Draft::Order { unit, act })?;
        let alike = Draft::Order { unit: UnitPart { kind: part.kind.or(unit.kind), ..part }, act };
        let kind = matches!(self.interpreter().interpret(&alike), Interpretation::Finding(_));
        let draft = if kind { alike } else { Draft::Order { unit: part, act } };
        self.account_for(at..behind);
        self.judged(draft, at..end);
        Some(behind)
    }

    /// Whether a draft is more than words that happen to be names.
    fn plausible(&self, draft: &Draft, end: usize) -> bool {
        let Draft::Order { unit, act } = draft else { return true };
        let interpreter = self.interpreter();
        if unit.kind.is_none() && unit.place == UNNAMED {
            return true;
        }
        if unit.kind.is_some() {
            let place = self.items.get(unit.place);
            let known = place.is_some_and(Item::is_place);
            // "a" and an unknown word: prose, unless something is ordered or the word resembles a place.
            return known || !matches!(act, Act::Nothing) || !interpreter.nearest(unit.place).is_empty();
        }
        match act {
            // A name alone has a meaning only if nothing else is in its clause.
            Act::Nothing => matches!(
                self.kind(end),
                None | Some(
                    TokenKind::Newline
                        | TokenKind::Comma
                        | TokenKind::Stop
                        | TokenKind::Cross
                        | TokenKind::Dot
                        | TokenKind::Question
                        | TokenKind::Close
                )
            ),
            Act::Move { to, dashless, .. } => {
                let known = |at: usize| self.items.get(at).is_some_and(Item::is_place);
                let places = known(unit.place) || known(to.place);
                places && (!*dashless || known(unit.place))
            }
            Act::Hold | Act::Retreat { .. } | Act::Support { .. } | Act::Convoy { .. } | Act::Disband | Act::Build => {
                self.items
                    .get(unit.place)
                    .is_some_and(|item| item.is_place() || !interpreter.nearest(unit.place).is_empty())
            }
        }
    }

    /// "from London": where somebody is or comes from, with nothing that a unit is to do. The item after it.
    fn whereabouts(&self, at: usize) -> Option<usize> {
        let from = |item: &Item<'_>| self.says(item, FunctionWord::From) && !item.is_place() && item.unit().is_none();
        self.items.get(at).filter(|item| from(item))?;
        let (draft @ Draft::Order { unit, act: Act::Nothing }, end) = self.grammar().order(at, false)? else {
            return None;
        };
        let named = unit.kind.is_none() && self.items.get(unit.place).is_some_and(Item::is_place);
        (named && self.plausible(&draft, end)).then_some(end)
    }

    /// A part in which no order begins, up to the end of its clause or to the next order.
    fn stretch(&mut self, start: usize) -> usize {
        let mut at = start;
        let mut condition = None;
        let mut meant = None;
        let mut words = 0;
        // The first word that begins an order which wasn't understood.
        let mut claim = None;
        let mut joined = false;
        while let Some(item) = self.items.get(at) {
            match item.kind {
                // "F Nad app. A Rom - Pug": the full stop of an abbreviation, and what its unit helps.
                TokenKind::Dot
                    if at > start
                        && self
                            .items
                            .get(at - 1)
                            .is_some_and(|item| item.verb(Verb::Support) || item.verb(Verb::Convoy))
                        && self.order_begins(at + 1) =>
                {
                    at += 1;
                    break;
                }
                TokenKind::Newline
                | TokenKind::Stop
                | TokenKind::Cross
                | TokenKind::Comma
                | TokenKind::Dot
                | TokenKind::Remark
                | TokenKind::Quote
                | TokenKind::Strike => {
                    break;
                }
                // "here we go: ven tri"
                TokenKind::Colon if meant.is_none() && claim.is_none() => break,
                TokenKind::Word | TokenKind::Number | TokenKind::Plus => {
                    if at > start && (self.order_begins(at) || self.numbering(at, false).is_some()) {
                        break;
                    }
                    words += 1;
                    joined = item.function_word(FunctionWord::And) && item.unit().is_none();
                    if self.claims(item) {
                        claim = claim.or(Some(at));
                    }
                    let withdraws =
                        self.context.situation.kind == PhaseKind::Movement && self.says(item, FunctionWord::Withdraws);
                    if self.is_condition(item) || withdraws {
                        condition = condition.or(Some(at));
                    }
                    let speaks = (item.is_place() || item.any_verb())
                        && !(item.function_word(FunctionWord::To)
                            || item.function_word(FunctionWord::From)
                            || item.function_word(FunctionWord::Noise));
                    if speaks && (words == 1 || self.capital(item)) {
                        meant = meant.or(Some(at));
                    }
                }
                TokenKind::Dash
                | TokenKind::LongDash
                | TokenKind::Colon
                | TokenKind::Slash
                | TokenKind::Open
                | TokenKind::Close
                | TokenKind::Question
                | TokenKind::Other => {}
            }
            at += 1;
        }
        let end = at.max(start + 1);
        // "If Austria moves, A Ven - Tri": all of the sentence.
        if let Some(condition) = condition
            && self.items.get(condition).is_some_and(|item| item.function_word(FunctionWord::If))
        {
            self.condition = Some(condition);
        }
        // "Cancel A Par - Bur": the word before it withdraws the order.
        if condition.is_some()
            && self.order_begins(end)
            && let Some((draft, behind)) = self.grammar().order(end, false)
        {
            let suggestions = self.supports_behind(start..end, &draft).unwrap_or_else(|| self.written(&draft));
            let condition = condition.unwrap_or(start);
            self.account_for(end..behind);
            self.error(start..behind, self.taken_back(condition), condition..condition + 1, suggestions);
            return behind;
        }
        // "F Sev supprts A Mos - Ukr", "A Xyz S A War - Gal": the order behind is a part of the one that isn't
        // understood.
        if let Some(claim) = claim
            && !joined
            && self.order_begins(end)
            && let Some((draft, behind)) = self.grammar().order(end, false)
        {
            let suggestions = self.supports_behind(start..end, &draft).unwrap_or_else(|| self.meant(&draft));
            let unknown = (claim..end).find(|at| self.items.get(*at).is_some_and(Item::unknown)).unwrap_or(claim);
            let nearest = self.interpreter().nearest(unknown);
            self.account_for(claim..behind);
            self.error(start..behind, Problem::UnknownWord { nearest }, unknown..unknown + 1, suggestions);
            return behind;
        }
        // "Ven appogia Rom-Pug": a unit, a word that isn't known, and what it was to help.
        if let Some(word) = meant
            && !joined
            && let Some(unknown) = (word + 1..end).find(|at| self.items.get(*at).is_some_and(Item::unknown))
            && let Some((_, behind)) = self.grammar().order(end, false).filter(|_| self.order_begins(end))
        {
            let unit = UnitPart { kind: None, power: None, place: word, coast: None };
            if let Some(suggestions) = self.helping(&Draft::Order { unit, act: Act::Nothing }, end..end + 1) {
                self.account_for(start..behind);
                let problem = Problem::UnknownWord { nearest: Vec::new() };
                self.error(start..behind, problem, unknown..unknown + 1, suggestions);
                return behind;
            }
        }
        match meant {
            Some(word) if words <= 6 => {
                let nearest = self.interpreter().nearest(word);
                let problem = if self.items.get(word).is_some_and(Item::is_place) {
                    Problem::NoOrder
                } else {
                    Problem::UnknownWord { nearest }
                };
                // "Marseille supports": an order that isn't finished, and no remark.
                let unit = UnitPart { kind: None, power: None, place: word, coast: None };
                let rest = |item: &Item<'_>| item.any_verb() || item.unit().is_some() || self.little(item);
                let own = self.interpreter().is_own(unit);
                if own && (start..end).all(|at| at == word || self.items.get(at).is_some_and(rest)) {
                    self.account_for(start..end);
                }
                // A removal could be the only offer for a unit that is to be kept.
                let offers = own && self.context.situation.kind != PhaseKind::Adjustment;
                let draft = Draft::Order { unit, act: Act::Nothing };
                let suggestions = if offers { self.meant(&draft) } else { Vec::new() };
                self.error(start..end, problem, word..word + 1, suggestions);
            }
            _ => self.push(start..end, Finding::Comment),
        }
        end
    }

    fn capital(&self, item: &Item<'_>) -> bool {
        self.tokens.list.get(item.first as usize).is_some_and(|token| token.capital)
    }

    fn finish(mut self, every_word: bool) -> Vec<Entry> {
        self.complete_convoys();
        self.second_thoughts();
        if every_word {
            self.find_questions();
            self.account();
        }
        self.judge_as_a_set();
        self.hints();
        self.answer_something();
        spans::part(&mut self.entries);
        spans::fill_gaps(self.text, &mut self.entries);
        self.entries
    }
}

fn item_spaced(tokens: &Tokens, item: &Item<'_>) -> bool {
    tokens.list.get(item.first as usize).is_some_and(|token| token.spaced)
}
