//! Whether every word beside an order is accounted for.
//!
//! An order can be found in a question, in a report and in a withdrawal too: "can A Vie go to Tyr?", "Russia wants A Vie -
//! Gal", "A Vie - Gal is cancelled". So a line is orders only if each of its words is a part of one, a header, courtesy, or
//! in a remark that is marked as such, by brackets, `//` or `#`. Otherwise all of it is one question. A line without
//! orders that takes back, leaves open or makes conditional is about the whole message.

use std::ops::Range;

use dragoman_engine::{Location, PathChoice, PhaseKind, ProvinceSet, UnitKind, WrittenOrder, WrittenUnit};

use super::Reader;
use crate::grammar::UnitPart;
use crate::item::Item;
use crate::lexicon::{FunctionWord, Phrase, Verb};
use crate::reading::{Entry, Finding, Problem, Talk};
use crate::token::{CITED, TokenKind};

/// The most words behind a question mark that are a question of the writer's: the bot's own sentences are longer.
const MOST_ASKED: usize = 6;

/// A line of the message.
struct Line {
    items: Range<usize>,
    /// The entries that begin in it, without its headers in front.
    entries: Range<usize>,
    /// Whether an order of it would be stored.
    orders: bool,
}

pub(super) const fn has_order(entry: &Entry) -> bool {
    matches!(entry.finding, Finding::Order { .. } | Finding::Choices(_))
}

/// The unit that an order supports or convoys, and where to.
const fn helped_by(order: &WrittenOrder) -> (Option<WrittenUnit>, Option<Location>) {
    match *order {
        WrittenOrder::SupportHold { supported, .. } => (Some(supported), None),
        WrittenOrder::SupportMove { supported, to, .. } => (Some(supported), Some(to)),
        WrittenOrder::Convoy { army, to, .. } => (Some(army), Some(to)),
        _ => (None, None),
    }
}

impl Reader<'_> {
    /// Makes a question of each line with an order of which a word isn't accounted for, and of the whole message if a line
    /// without orders withdraws something.
    pub(super) fn account(&mut self) {
        if self.all_is_plain() {
            return;
        }
        self.read_colloquially();
        if !self.entries.iter().any(has_order) {
            return;
        }
        let lines = self.lines();
        if let Some(words) = self.correcting(&lines).or_else(|| self.withdrawing(&lines)) {
            self.ask(0..self.entries.len(), words);
            return;
        }
        // From the last line on, so that the numbers of the entries before it stay.
        let mut asked: Vec<(Range<usize>, Range<usize>)> = Vec::new();
        for line in lines.into_iter().rev() {
            let corrects = !line.orders && self.corrects(line.entries.clone());
            let words = if line.orders || corrects { self.loose(line.items) } else { None };
            let Some(words) = words else { continue };
            let mut entries = self.with_rivals(line.entries);
            // Questions that would overlap are one.
            while let Some((other, _)) = asked.pop_if(|(other, _)| other.start < entries.end) {
                entries.end = entries.end.max(other.end);
            }
            asked.push((entries, words));
        }
        for (entries, words) in asked {
            self.ask(entries, words);
        }
    }

    /// The orders that an entry gives, or takes back.
    pub(super) fn orders_of_entry(entry: &Entry) -> &[WrittenOrder] {
        match &entry.finding {
            Finding::Order { order, .. } => std::slice::from_ref(order),
            Finding::Choices(found) | Finding::Unaccounted { orders: found, .. } => found,
            Finding::Error {
                problem: Problem::Conditional | Problem::Negated | Problem::Withdrawn | Problem::Asked,
                suggestions,
                ..
            } => suggestions,
            Finding::Error { .. } | Finding::Comment | Finding::Header => &[],
        }
    }

    fn units_of(&self, entries: Range<usize>) -> ProvinceSet {
        let map = self.context.situation.map();
        let within = self.entries.get(entries).unwrap_or_default().iter();
        let units = within.flat_map(Self::orders_of_entry).filter_map(WrittenOrder::unit);
        units.map(|unit| map.province_of(unit.at)).collect()
    }

    /// Whether a line of which nothing would be stored is about the unit of an order elsewhere: "A Vie - Boh", and below
    /// it "no, sorry: A Vie - Gal".
    fn corrects(&self, entries: Range<usize>) -> bool {
        let units = self.units_of(entries.clone());
        let outside = |number: &usize| !entries.contains(number);
        (0..self.entries.len()).filter(outside).any(|number| {
            self.entries.get(number).is_some_and(has_order) && units.intersects(self.units_of(number..number + 1))
        })
    }

    /// The entries of a line, and those up to another order for one of its units: which of them counts is asked too.
    fn with_rivals(&self, entries: Range<usize>) -> Range<usize> {
        let units = self.units_of(entries.clone());
        let rivals = (0..self.entries.len()).filter(|number| {
            self.entries.get(*number).is_some_and(has_order) && units.intersects(self.units_of(*number..*number + 1))
        });
        rivals.fold(entries, |entries, rival| entries.start.min(rival)..entries.end.max(rival + 1))
    }

    /// Whether the message is orders and headers and nothing else, as most are.
    fn all_is_plain(&self) -> bool {
        let plain = |entry: &Entry| has_order(entry) || entry.finding == Finding::Header;
        let says_nothing = |item: &Item<'_>| !matches!(item.kind, TokenKind::Word | TokenKind::Question);
        self.entries.iter().all(plain)
            && self.items.iter().zip(&self.accounted).all(|(item, accounted)| *accounted || says_nothing(item))
            && !self.items.iter().any(|item| item.kind == TokenKind::Cross)
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut start = 0;
        let mut entry = 0;
        while start <= self.items.len() {
            let end = self.line_end(start);
            let bytes = self.bytes(start..end);
            let first = entry;
            while self.entries.get(entry).is_some_and(|entry| entry.span.start < bytes.end) {
                entry += 1;
            }
            let within = self.entries.get(first..entry).unwrap_or_default();
            let headers = within.iter().take_while(|entry| entry.finding == Finding::Header).count();
            let orders = within.iter().any(has_order);
            lines.push(Line { items: start..end, entries: first + headers..entry, orders });
            start = end + 1;
        }
        lines
    }

    /// The word with which a line below an order corrects that, without an order for the same unit: "no, Tyr", "actually
    /// hold". Which order it is about isn't said.
    fn correcting(&self, lines: &[Line]) -> Option<Range<usize>> {
        let first = lines.iter().position(|line| line.orders)?;
        let word = lines.iter().skip(first + 1).find_map(|line| {
            // "or no, Tyr"
            let or = |item: &Item<'_>| self.says(item, FunctionWord::Or) && !self.says(item, FunctionWord::Corrects);
            let begins = |item: &Item<'_>| item.word() && !or(item);
            if matches!(self.kind(line.items.start), Some(TokenKind::Quote | TokenKind::Remark)) {
                return None;
            }
            let word = line.items.clone().find(|at| self.items.get(*at).is_some_and(begins))?;
            let item = self.items.get(word).filter(|item| self.says(item, FunctionWord::Corrects))?;
            // An order for the same unit replaces the one above, and its words are accounted for.
            let other = self.is_accounted(word) || (item.is_place() && self.capital(item));
            let replaces = if line.orders {
                item.function_word(FunctionWord::Not) || self.context.situation.kind == PhaseKind::Adjustment
            } else {
                self.says_what_instead(word + 1..line.items.end)
            };
            (!other && replaces).then_some(word)
        })?;
        Some(word..word + 1)
    }

    /// Whether what stands behind a word that corrects is a part of an order: "to Tyr", "hold", "sc".
    fn says_what_instead(&self, mut words: Range<usize>) -> bool {
        let small = |item: &Item<'_>| {
            let courtesy = self.is_courtesy(item) || self.says(item, FunctionWord::Corrects);
            (courtesy || self.little(item)) && !item.is_place() && !item.any_verb()
        };
        let says =
            |at: &usize| self.items.get(*at).is_some_and(|item| item.word() && (!small(item) || self.is_ordered(*at)));
        let Some((first, item)) = words.find(says).and_then(|at| Some((at, self.items.get(at)?))) else { return false };
        let stays = self.context.lexicon.phrase(self.word_at(first)).0.iter();
        let stays = stays.copied().any(|known| known == (Phrase::Stays, self.context.language));
        // "sorry war im Urlaub" isn't about Warsaw.
        let grammar = self.grammar();
        let stands_out = |at: usize| {
            let item = self.items.get(at).filter(|item| item.is_place() || item.coast().is_some());
            item.is_some_and(|item| self.capital(item) || grammar.clause_ends(grammar.next(at + 1)))
        };
        let ordered = self.is_ordered(first) && words.into_iter().any(stands_out);
        // "Sorry, new here", "sorry, moves came late"
        let alone = [Verb::Hold, Verb::Disband, Verb::Waive].iter().any(|verb| item.verb(*verb));
        let behind = grammar.next(first + 1);
        let place = self.items.get(behind).is_some_and(Item::is_place) || grammar.unit(behind, true).is_some();
        let acts = item.any_verb() && (alone || place || grammar.clause_ends(behind));
        stays || stands_out(first) || acts || item.unit().is_some() || ordered
    }

    /// The words of a line without orders that are about the others: a condition, a withdrawal, or a question.
    fn withdrawing(&self, lines: &[Line]) -> Option<Range<usize>> {
        let last = lines.iter().rfind(|line| line.orders).map_or(0, |line| line.items.start);
        for paragraph in lines.split(|line| line.items.is_empty()) {
            for line in paragraph.iter().filter(|line| !line.orders) {
                // Somebody else's words, or an order that is refused for itself.
                let quoted = self.is_quoted(&line.items);
                if quoted || line.items.clone().any(|at| self.is_ordered(at)) {
                    continue;
                }
                let end = self.copied(line.items.clone()).unwrap_or(line.items.end);
                let about = |at: &usize| {
                    !self.is_accounted(*at)
                        && self.items.get(*at).is_some_and(|item| {
                            self.is_condition(item)
                                || self.says(item, FunctionWord::Withdraws)
                                || matches!(item.kind, TokenKind::Question | TokenKind::Cross)
                                || self.has_answers_mark(*at)
                        })
                };
                if let Some(at) = (line.items.start..end).find(about) {
                    return Some(at..at + 1);
                }
                if let Some(words) = self.unsettles(line.items.start..end) {
                    return Some(words);
                }
                if self.begins_question(line.items.start..end) {
                    return self.loose(line.items.start..end);
                }
                // "Russia wants:", and the orders below it.
                if self.introduces(&line.items, line.items.start < last)
                    && let Some(words) = self.loose(line.items.clone())
                {
                    return Some(words);
                }
            }
        }
        None
    }

    pub(super) fn is_accounted(&self, at: usize) -> bool {
        self.accounted.get(at).copied().unwrap_or(false)
    }

    /// Whether the item is a part of an order, and not of a header or a comment.
    fn is_ordered(&self, at: usize) -> bool {
        self.is_accounted(at)
            && self.entry_at(at).is_some_and(|entry| !matches!(entry.finding, Finding::Header | Finding::Comment))
    }

    /// Whether the item is in an order that is refused.
    fn is_refused(&self, at: usize) -> bool {
        self.entry_at(at).is_some_and(|entry| matches!(entry.finding, Finding::Error { .. }))
    }

    /// The entry in which the item is.
    fn entry_at(&self, at: usize) -> Option<&Entry> {
        let start = self.bytes(at..at + 1).start;
        let after = self.entries.partition_point(|entry| entry.span.end <= start);
        self.entries.get(after).filter(|entry| entry.span.start <= start)
    }

    /// Where a copied answer of the bot begins that reports an error or asks: a mark, and behind it what was typed. A mark
    /// alone is the writer's, and so is a question mark before words that name nothing: "? what do you think".
    fn copied(&self, mut line: Range<usize>) -> Option<usize> {
        let end = line.end;
        let typed = |item: &Item<'_>| item.is_place() || item.unit().is_some() || item.any_verb();
        let answers = |at: usize| {
            let behind = || self.items.get(at + 1..end).unwrap_or_default().iter().filter(|item| item.word());
            let asks = self.text_at(at).starts_with('?') && behind().count() <= MOST_ASKED;
            behind().any(|item| !asks || typed(item))
        };
        line.find(|at| self.has_answers_mark(*at) && answers(*at))
    }

    /// Whether the line begins with the mark of an answer of the bot that reports an error or asks.
    fn has_answers_mark(&self, at: usize) -> bool {
        let text = self.text_at(at);
        self.kind(at) == Some(TokenKind::Remark) && !text.starts_with(['#', '/']) && !text.starts_with(CITED)
    }

    /// Whether the line begins with a mark of quotation: it is somebody else's.
    pub(super) fn is_quoted(&self, line: &Range<usize>) -> bool {
        let cited = || self.text_at(line.start).starts_with(CITED);
        match self.kind(line.start) {
            Some(TokenKind::Quote) => true,
            Some(TokenKind::Remark) => cited(),
            _ => false,
        }
    }

    pub(super) fn text_at(&self, at: usize) -> &str {
        let item = self.items.get(at);
        let token = item.and_then(|item| self.tokens.list.get(item.first as usize));
        token.and_then(|token| self.text.get(token.start as usize..)).unwrap_or_default()
    }

    /// The first words of a line that aren't accounted for.
    pub(super) fn loose(&self, line: Range<usize>) -> Option<Range<usize>> {
        let confirmed = self.text_at(line.start).starts_with('✓');
        let mut found: Option<Range<usize>> = None;
        let mut at = line.start;
        while let Some(item) = self.items.get(at).filter(|_| at < line.end) {
            let accounted = self.is_accounted(at);
            if !accounted && let Some(end) = self.signature(at) {
                at = end;
                continue;
            }
            if !accounted && let Some(end) = self.remark(at, line.end) {
                let mut inside = self.items.get(at..end).unwrap_or_default().iter();
                let copied = confirmed || self.copied(at..end) == Some(at);
                if !copied
                    && inside.any(|item| {
                        matches!(item.kind, TokenKind::Question | TokenKind::Cross)
                            || self.is_condition(item)
                            || self.withdraws(item, at)
                    })
                {
                    return found.or(Some(at..end));
                }
                if !copied
                    && (self.names_a_helper(at..end)
                        || self.names_a_goal(at..end)
                        || self.names_a_convoy(at..end)
                        || self.tells_otherwise(at..end))
                {
                    return found.or(Some(at..end));
                }
                at = end;
                continue;
            }
            let strange = match item.kind {
                // "A Rom - Ven, A Ven - Tri, or with Apulia": also in what isn't understood.
                TokenKind::Word if accounted => self.is_condition(item) && self.is_refused(at),
                TokenKind::Word => {
                    !self.is_courtesy(item) && !self.is_heading_or_mark(at, &line) && !self.completes_verb(at, &line)
                }
                TokenKind::Question => !accounted,
                // "A Par - Bur 🚫"
                TokenKind::Cross => true,
                // "50/50 on F Kie - Hol"
                TokenKind::Number => !accounted && (self.is_ratio(at) || self.is_of_another_year(at)),
                _ => false,
            };
            match &mut found {
                None if strange => found = Some(at..at + 1),
                Some(words) if strange => words.end = at + 1,
                // Marks don't divide words.
                Some(_) if item.word() => return found,
                Some(_) | None => {}
            }
            at += 1;
        }
        found
    }

    /// Whether a remark says that a unit of the writer's supports or convoys, "A Par - Bur (supported by A Mar)", and that is
    /// neither ordered elsewhere nor a unit of the order in front of it: "A Mar S A Par - Bur (supporting Par)".
    fn names_a_helper(&self, remark: Range<usize>) -> bool {
        let own = |at: usize, accounted: ProvinceSet| {
            let unit = UnitPart { kind: None, power: None, place: at, coast: None };
            let known = |item: &Item<'_>| item.places().any(|(province, ..)| accounted.contains(province));
            self.items.get(at).is_some_and(|item| item.is_place() && !known(item)) && self.interpreter().is_own(unit)
        };
        let helps = |at: usize| {
            let item = self.items.get(at);
            item.is_some_and(|item| {
                let verb = item.verb(Verb::Support) || item.verb(Verb::Convoy);
                (verb && !item.is_place()) || self.says(item, FunctionWord::SupportedBy)
            })
        };
        let moves = self.context.situation.kind == PhaseKind::Movement;
        if !moves || !remark.clone().any(helps) {
            return false;
        }
        let accounted = self.places_beside(remark.clone());
        remark.into_iter().any(|at| own(at, accounted))
    }

    /// Whether a remark behind an army's move speaks of a convoy, "A Gas - Spa (convoi)": the army could go by
    /// land, or by sea in the fleets on the board.
    fn names_a_convoy(&self, remark: Range<usize>) -> bool {
        let map = self.context.situation.map();
        let fleets = self.context.situation.units().fleets() & map.waters();
        let walks = |order: WrittenOrder| match order {
            WrittenOrder::Move { unit, to, path: PathChoice::Unstated } => {
                let (from, to) = (map.province_of(unit.at), map.province_of(to));
                let by_land = unit.kind == Some(UnitKind::Army) && map.army_borders(from).contains(to);
                (by_land && map.joined(fleets, from, to)).then_some((from, to))
            }
            _ => None,
        };
        let Some((from, to)) = self.ordered_before(remark.start).and_then(walks) else { return false };
        let speaks = |at: usize| {
            let convoys = |item: &Item<'_>| {
                let verb = item.verb(Verb::Convoy) || item.verb(Verb::Via);
                (verb && !item.is_place() && self.long(item))
                    || (item.unknown() && self.context.lexicon.resembles_convoy(self.word_at(at)))
            };
            self.items.get(at).is_some_and(convoys)
                || self.context.lexicon.resembles_via(self.word_at(at), self.word_at(at + 1))
        };
        remark.clone().any(speaks)
            || self.is_sign_of_convoy(remark.clone())
            || self.names_a_way_by_sea(remark, fleets, from, to)
    }

    /// Each of the orders once.
    pub(super) fn distinct(orders: impl IntoIterator<Item = WrittenOrder>) -> Vec<WrittenOrder> {
        let mut found = Vec::new();
        for order in orders {
            if !found.contains(&order) {
                found.push(order);
            }
        }
        found
    }

    /// Whether a remark behind a support to hold says where the supported unit goes: "A Bud S A Vie (Vie - Gal)".
    pub(super) fn names_a_goal(&self, remark: Range<usize>) -> bool {
        if !matches!(self.ordered_before(remark.start), Some(WrittenOrder::SupportHold { .. })) {
            return false;
        }
        let beside = self.places_beside(remark.clone());
        let grammar = self.grammar();
        let names_another = |at: usize| {
            let known = |item: &Item<'_>| item.places().any(|(province, ..)| beside.contains(province));
            self.items.get(at).is_some_and(|item| item.is_place() && !known(item))
        };
        let leads = |at: usize| {
            self.items.get(at).is_some_and(|item| match item.kind {
                TokenKind::Dash | TokenKind::LongDash => true,
                // "(Gal)", and nothing more.
                TokenKind::Open => self.kind(grammar.next(at + 1) + 1) == Some(TokenKind::Close),
                TokenKind::Word => item.verb(Verb::Move) || self.says(item, FunctionWord::To),
                _ => false,
            })
        };
        // "(nahc Sil)"
        let misspelt = |at: usize| {
            self.kind(at + 2) == Some(TokenKind::Close) && self.items.get(at).is_some_and(|item| item.unknown())
        };
        remark.into_iter().any(|at| {
            let place = grammar.next(at + 1);
            let opens = self.kind(at) == Some(TokenKind::Open);
            ((leads(at) || misspelt(at)) && names_another(place))
                || (!opens && leads(at) && [at + 1, place].into_iter().any(|at| self.resembles_a_goal(at)))
        })
    }

    /// Whether the last word of a remark may be a misspelt name: "(to Gla)", and not "(nach Absprache)".
    fn resembles_a_goal(&self, at: usize) -> bool {
        const LONGEST_ABBREVIATION: usize = 3;
        let Some(item) = self.items.get(at).filter(|_| self.kind(at + 1) == Some(TokenKind::Close)) else {
            return false;
        };
        let short = (1..=LONGEST_ABBREVIATION).contains(&self.word_at(at).len());
        let says_more = item.is_place() || item.any_verb() || self.is_courtesy(item);
        (short && !says_more) || (item.guessable() && !self.interpreter().nearest(at).is_empty())
    }

    /// The tokens of these items.
    pub(super) fn tokens_of(&self, items: Range<usize>) -> Range<usize> {
        let within = self.items.get(items).unwrap_or_default();
        let first = within.first().map_or(0, |item| item.first as usize);
        first..within.last().map_or(first, |item| item.last as usize + 1)
    }

    /// Whether a remark says how an order went: "(bounced)". Such a line was copied from the results of an earlier turn.
    pub(super) fn tells_an_outcome(&self, remark: Range<usize>) -> bool {
        let words = self.words_of(remark);
        // What retreats was dislodged.
        self.context.situation.kind != PhaseKind::Retreat
            && (words.first().is_some_and(|first| self.says_phrase(first, Phrase::Went))
                || self.says_phrase(&words.join(" "), Phrase::Outcome))
    }

    /// The order in front of the item.
    pub(super) fn ordered_before(&self, at: usize) -> Option<WrittenOrder> {
        let start = self.bytes(at..at + 1).start;
        let before = self.entries.partition_point(|entry| entry.span.start < start);
        let order = |entry: &Entry| match &entry.finding {
            Finding::Order { order, .. } => Some(*order),
            _ => None,
        };
        self.entries.get(..before).unwrap_or_default().iter().rev().find_map(order)
    }

    /// The places of the order in front of a remark, and of the units that help it in other orders.
    fn places_beside(&self, remark: Range<usize>) -> ProvinceSet {
        let order = |entry: &Entry| match &entry.finding {
            Finding::Order { order, .. } => Some(*order),
            _ => None,
        };
        let Some(ordered) = self.ordered_before(remark.start) else { return ProvinceSet::EMPTY };
        let map = self.context.situation.map();
        let province = |location: Location| map.province_of(location);
        let unit = |unit: WrittenUnit| province(unit.at);
        let moves = match ordered {
            WrittenOrder::Move { to, .. } => Some(province(to)),
            _ => None,
        };
        let (helped, to) = helped_by(&ordered);
        let own = [ordered.unit().map(unit), helped.map(unit), to.map(province), moves].into_iter().flatten();
        let helpers = self.entries.iter().filter_map(order).filter(|other| {
            let (helped, to) = helped_by(other);
            helped.is_some() && helped.map(unit) == ordered.unit().map(unit) && to.map(province) == moves
        });
        own.chain(helpers.filter_map(|other| other.unit().map(unit))).collect()
    }

    /// Whether a number says how likely something is: "50/50", "80%".
    fn is_ratio(&self, at: usize) -> bool {
        let number = |at: usize| self.kind(at) == Some(TokenKind::Number);
        (self.kind(at + 1) == Some(TokenKind::Slash) && number(at + 2)) || self.text_at(at + 1).starts_with('%')
    }

    /// The item after a remark that begins at `at`, if one does: in brackets, or from a mark to the end of the line.
    fn remark(&self, at: usize, end: usize) -> Option<usize> {
        let square =
            |at: usize, mark: char| self.kind(at) == Some(TokenKind::Other) && self.text_at(at).starts_with(mark);
        let close = match self.kind(at)? {
            TokenKind::Remark => return Some(end),
            TokenKind::Open => (at..end).find(|at| self.kind(*at) == Some(TokenKind::Close)),
            TokenKind::Other if square(at, '[') => (at..end).find(|at| square(*at, ']')),
            _ => return None,
        };
        let end = close.map_or(end, |close| close + 1);
        // An order in brackets is an order, and the words beside it stand beside an order.
        (at..end).all(|at| !self.is_accounted(at)).then_some(end)
    }

    /// Whether the word at `at` says nothing about an order, and is no name.
    pub(super) fn is_plain_courtesy(&self, at: usize) -> bool {
        self.items.get(at).is_some_and(|item| item.unknown() && item.kind == TokenKind::Word && self.is_courtesy(item))
    }

    /// Whether the item is the heading of a line without a colon, "Turkey 1) A Con - Bul", or a printed result behind an
    /// order: "A Mun - Ruh X".
    fn is_heading_or_mark(&self, at: usize, line: &Range<usize>) -> bool {
        let own = |item: &Item<'_>| item.power_name().is_some() && item.power_name() == self.context.power;
        let item = self.items.get(at);
        if at == line.start && item.is_some_and(own) {
            return true;
        }
        let ends =
            at + 1 == line.end || self.kind(at + 1) == Some(TokenKind::Open) || self.grammar().clause_ends(at + 1);
        let behind = at > line.start && (self.is_accounted(at - 1) || self.kind(at - 1) == Some(TokenKind::Close));
        behind && ends && self.letter(at) && self.text_at(at).starts_with(['x', 'X'])
    }

    /// Whether the writer's language has the item as a name: "his" is Spain to a Pole only.
    pub(super) fn is_own_place(&self, item: &Item<'_>) -> bool {
        item.places().any(|(.., known)| known.rank(self.context.language).is_some())
    }

    /// Whether an abbreviation of a power is rather a word: "grazie per A Sad - Lig" isn't about Persia.
    pub(super) fn is_ordinary_word(&self, item: &Item<'_>) -> bool {
        item.power().is_some()
            && !item.is_place()
            && !self.capital(item)
            && self.tokens.list.get(item.first as usize).is_some_and(|token| token.end - token.start <= 3)
    }

    pub(super) fn is_courtesy(&self, item: &Item<'_>) -> bool {
        let own = self.context.language;
        let known_in = |language| {
            [FunctionWord::Courtesy, FunctionWord::And].into_iter().any(|word| item.function_word_in(word, language))
        };
        // "ty" is "thank you" to an Englishman, and "you" to a Pole.
        let in_english = !item.function_word_in(FunctionWord::Asks, own) && self.context.english.is_some_and(known_in);
        !item.withdraws_in(own) && (known_in(own) || in_english)
    }

    /// Whether the second half of a verb is at `at`, and the verb in front of it: "F Kie läuft nach Hol aus". Without one,
    /// "A Mun - Bur raus" may say that the order is off.
    pub(super) fn completes_verb(&self, at: usize, line: &Range<usize>) -> bool {
        let says = |item: &Item<'_>| self.says(item, FunctionWord::Completes);
        let clause = (line.start..at).rev().take_while(|at| !self.grammar().clause_ends(*at));
        let verbs = [Verb::Move, Verb::Retreat, Verb::Support];
        let verb = |item: &Item<'_>| verbs.iter().any(|verb| item.verb(*verb)) && self.long(item);
        let behind = clause.into_iter().any(|at| self.items.get(at).is_some_and(verb));
        // "raus: Ruh, Sil" removes both.
        let removes = self.context.situation.kind == PhaseKind::Adjustment
            && at == line.start
            && self.kind(at + 1) == Some(TokenKind::Colon);
        self.items.get(at).is_some_and(says) && (behind || removes)
    }

    /// The first item of an order that begins at `at` or behind it: prepositions belong to it, but articles and pronouns
    /// in front of it must be courtesy.
    pub(super) fn first_of(&self, at: usize, end: usize) -> usize {
        let is = |at: usize, word| self.items.get(at).is_some_and(|item| item.function_word(word));
        let leads = |at: usize| {
            self.items.get(at).is_some_and(|item| {
                let small = is(at, FunctionWord::To) || is(at, FunctionWord::From) || is(at, FunctionWord::Noise);
                item.kind == TokenKind::Other
                    || self.is_ordinary_word(item)
                    || (small && item.unit().is_none() && (!self.is_own_place(item) || self.grammar().noise(item)))
            })
        };
        let mut first = (at..end).find(|at| !leads(*at)).unwrap_or(at);
        // Dutch "of" is "or", and no preposition of the English.
        let leaves_open = |at: usize| self.items.get(at).is_some_and(|item| self.is_condition(item));
        while first > at
            && (is(first - 1, FunctionWord::To) || is(first - 1, FunctionWord::From))
            && !leaves_open(first - 1)
        {
            first -= 1;
        }
        // "w Warszawie armia": a preposition without meaning, before the place of a build.
        if let Some(before) = first.checked_sub(1).filter(|before| *before >= at)
            && self.context.situation.kind == PhaseKind::Adjustment
            && self.items.get(first).is_some_and(Item::is_place)
            && self.items.get(before).is_some_and(|item| self.locates(item))
        {
            first = before;
        }
        first
    }

    /// Whether a word of one or two letters says nothing before a name in the writer's language.
    fn locates(&self, item: &Item<'_>) -> bool {
        let own = self.context.language;
        let token = self.tokens.list.get(item.first as usize);
        item.function_word_in(FunctionWord::Noise, own)
            && !item.function_word_in(FunctionWord::Asks, own)
            && item.first == item.last
            && token.is_some_and(|token| token.end - token.start <= 2)
    }

    /// What the line in which the item `word` is does with the orders.
    fn talk(&self, word: usize) -> Talk {
        let line = self.line_start(word)..self.line_end(word);
        let loose = || line.clone().filter(|at| !self.is_ordered(*at) || self.is_refused(*at));
        let is = |at: usize, word| self.items.get(at).is_some_and(|item| self.says(item, word));
        if loose().any(|at| is(at, FunctionWord::Withdraws)) {
            return Talk::Withdrawal;
        }
        let asks = |at: usize| {
            self.kind(at) == Some(TokenKind::Question)
                || (self.has_answers_mark(at) && self.text_at(at).starts_with('?'))
        };
        if loose().any(asks) || self.begins_question(line) { Talk::Question } else { Talk::Remark }
    }

    /// Whether the first word of the line, after courtesy, begins a question.
    pub(super) fn begins_question(&self, mut line: Range<usize>) -> bool {
        let passes = |item: &Item<'_>| item.kind != TokenKind::Word || self.is_courtesy(item);
        let first = line.find(|at| self.items.get(*at).is_some_and(|item| !passes(item)));
        let asks = |at| self.items.get(at).is_some_and(|item| self.says(item, FunctionWord::Asks));
        first.is_some_and(|at| asks(at) && (!self.is_accounted(at) || self.is_refused(at)))
    }

    /// Replaces `entries` by one question about their orders, in which the items `words` are.
    fn ask(&mut self, entries: Range<usize>, words: Range<usize>) {
        let talk = self.talk(words.start);
        let words = self.bytes(words);
        let within = self.entries.get(entries.clone()).unwrap_or_default();
        let orders = Self::distinct(within.iter().flat_map(Self::orders_of_entry).copied());
        let mut span = words.clone();
        for entry in within.iter().filter(|entry| !Self::orders_of_entry(entry).is_empty()) {
            span = span.start.min(entry.span.start)..span.end.max(entry.span.end);
        }
        // What is beside the question stays as it is; what it only touches is a part of it.
        let before = within.iter().take_while(|entry| entry.span.end <= span.start).count();
        let behind = within.iter().rev().take_while(|entry| entry.span.start >= span.end).count();
        let first = entries.start + before;
        let replaced = first..first.max(entries.end - behind);
        for entry in self.entries.get(replaced.clone()).unwrap_or_default() {
            span = span.start.min(entry.span.start)..span.end.max(entry.span.end);
        }
        self.entries.splice(replaced, [Entry { span, finding: Finding::Unaccounted { orders, words, talk } }]);
    }
}
