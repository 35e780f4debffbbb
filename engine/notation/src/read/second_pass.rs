//! Checks that need the whole message: withdrawn orders, convoys without a destination, inconsistent orders, and
//! messages without an order.

use std::collections::HashMap;
use std::ops::Range;

use super::Reader;
use crate::Situation;
use crate::item::{Item, items};
use crate::lexicon::FunctionWord;
use crate::reading::{Entry, Finding, Problem};
use crate::token::{CITED, tokens};
use dragoman_engine::{Hint, Movement, Orders, PhaseKind, Province, Rulebook, WrittenOrder};

impl Reader<'_> {
    /// "change A Par - Bur to A Par - Pic", "A Par - Bur => A Par - Pic", or an order followed by "no": the writer
    /// hasn't decided.
    pub(super) fn second_thoughts(&mut self) {
        let map = self.context.situation.map();
        let unit = |order: &WrittenOrder| order.unit().map(|unit| map.province_of(unit.at));
        let newlines: Vec<usize> = self.text.match_indices('\n').map(|(at, _)| at).collect();
        let line = |at: usize| newlines.partition_point(|newline| *newline < at);
        let same_line = |one: &Entry, other: &Entry| line(one.span.end) == line(other.span.start);
        let mut entries = std::mem::take(&mut self.entries);
        // By unit: the orders of this line, the same ones in a row together. An order that became a question is none.
        let mut given: HashMap<Province, Vec<(WrittenOrder, Vec<usize>)>> = HashMap::new();
        for later in 0..entries.len() {
            let (before, rest) = entries.split_at_mut(later);
            let Some(entry) = rest.first_mut() else { continue };
            match before.last() {
                Some(earlier) if same_line(earlier, entry) && line(earlier.span.start) == line(earlier.span.end) => {}
                // Only the end of one that goes over a line is on this line.
                Some(earlier) if same_line(earlier, entry) => given.values_mut().flatten().for_each(|(_, numbers)| {
                    numbers.retain(|number| number + 1 == later);
                }),
                Some(_) | None => given.clear(),
            }
            let taken_back = |earlier: &Entry| {
                let text = self.text.get(entry.span.clone()).unwrap_or_default();
                matches!(entry.finding, Finding::Comment) && self.says_no(text) && same_line(earlier, entry)
            };
            if let Some(earlier) = before.last_mut()
                && let Finding::Order { order, .. } = earlier.finding
                && taken_back(earlier)
            {
                let at = entry.span.clone();
                earlier.finding = Finding::Error { problem: Problem::Negated, at, suggestions: vec![order] };
                if let Some(rows) = unit(&order).and_then(|unit| given.get_mut(&unit)) {
                    rows.iter_mut().for_each(|(_, numbers)| numbers.retain(|number| number + 1 != later));
                    rows.retain(|(_, numbers)| !numbers.is_empty());
                }
                continue;
            }
            let Finding::Order { order, .. } = entry.finding else { continue };
            let Some(place) = unit(&order) else { continue };
            let rows = given.entry(place).or_default();
            let begins_small = self.begins_small(self.text.get(entry.span.clone()).unwrap_or_default());
            let replaced = rows.iter().rposition(|(first, numbers)| {
                let earlier = numbers.last().and_then(|number| before.get(*number));
                let between = earlier.and_then(|earlier| self.text.get(earlier.span.end..entry.span.start));
                *first != order && between.is_some_and(|between| begins_small || turned(between))
            });
            let earlier = replaced.and_then(|row| Some((row, rows.get_mut(row)?.1.pop()?)));
            if let Some((row, number)) = earlier
                && let Some(earlier) = before.get_mut(number)
                && let Some(first) = rows.get(row).map(|(first, _)| *first)
            {
                earlier.finding = Finding::Choices(vec![first, order]);
                entry.finding = Finding::Choices(vec![first, order]);
                rows.retain(|(_, numbers)| !numbers.is_empty());
                continue;
            }
            match rows.last_mut().filter(|(last, _)| *last == order) {
                Some((_, numbers)) => numbers.push(later),
                None => rows.push((order, vec![later])),
            }
        }
        self.entries = entries;
    }

    /// Whether an order begins with a function word: "to A Par - Pic".
    pub(super) fn begins_small(&self, order: &str) -> bool {
        let tokens = tokens(order);
        let items = items(&tokens, self.context.lexicon);
        items.first().is_some_and(|item| {
            (item.function_word(FunctionWord::To) || item.function_word(FunctionWord::And))
                && item.unit().is_none()
                && !item.is_place()
        })
    }

    /// Whether a remark begins with a word that withdraws: "no", "nee".
    pub(super) fn says_no(&self, remark: &str) -> bool {
        let tokens = tokens(remark);
        let items = items(&tokens, self.context.lexicon);
        let words = items.iter().filter(|item| item.word()).count();
        words == 1 && items.first().is_some_and(|item| item.function_word(FunctionWord::Not) && self.is_condition(item))
    }

    /// Fills in destinations of convoys from the armies' own orders.
    pub(super) fn complete_convoys(&mut self) {
        let unfinished = std::mem::take(&mut self.unfinished);
        for (entry, unit, army) in unfinished {
            let orders = self.orders();
            let interpreter = self.interpreter();
            if let Some(finding) = interpreter.completed_convoy(unit, army, &orders)
                && let Some(entry) = self.entries.get_mut(entry)
            {
                entry.finding = finding;
            }
        }
    }

    /// All orders of the message, after those that were given before.
    pub(super) fn orders(&self) -> Vec<WrittenOrder> {
        let read = self.entries.iter().filter_map(|entry| match entry.finding {
            Finding::Order { order, .. } => Some(order),
            _ => None,
        });
        self.context.stored.iter().copied().chain(read).collect()
    }

    pub(super) fn hints(&mut self) {
        if self.context.situation.kind != PhaseKind::Movement {
            return;
        }
        let helps = self.entries.iter().any(|entry| {
            matches!(
                entry.finding,
                Finding::Order {
                    order: WrittenOrder::SupportHold { .. }
                        | WrittenOrder::SupportMove { .. }
                        | WrittenOrder::Convoy { .. },
                    ..
                }
            )
        });
        if !helps {
            return;
        }
        let orders = self.orders();
        let hints = odd_orders(self.context.situation, self.context.rulebook, &orders);
        let map = self.context.situation.map();
        for entry in &mut self.entries {
            if let Finding::Order { order, hint, .. } = &mut entry.finding {
                let at = order.unit().map(|unit| map.province_of(unit.at));
                *hint = hints.iter().find(|(province, _)| Some(*province) == at).map(|(_, hint)| *hint);
            }
        }
    }

    /// A message that consists only of remarks gets an answer too.
    pub(super) fn answer_something(&mut self) {
        // Courtesy alone.
        if self.entries.is_empty() && self.items.iter().any(Item::word) {
            self.push(0..self.items.len(), Finding::Comment);
        }
        let silent = self.entries.iter().all(|entry| matches!(entry.finding, Finding::Comment | Finding::Header));
        if !silent {
            return;
        }
        let quoted = |entry: &Entry| {
            let text = self.text.get(entry.span.clone()).unwrap_or_default();
            text.starts_with(['>', '#', '~']) || text.starts_with("//") || text.starts_with(CITED)
        };
        let remark = |entry: &Entry| entry.finding == Finding::Comment && !quoted(entry);
        // "# A Par - Bur" and nothing more: whoever writes a list so must learn that it isn't read.
        let hashed = |entry: &Entry| {
            let text = self.text.get(entry.span.clone()).unwrap_or_default();
            text.starts_with('#') && text.contains(char::is_alphabetic)
        };
        let suggestions = self.disbands(0..self.items.len());
        let found = self.entries.iter().position(remark).or_else(|| self.entries.iter().position(hashed));
        if let Some(entry) = found
            && let Some(entry) = self.entries.get_mut(entry)
        {
            let at = first_word(self.text, entry.span.clone());
            entry.finding = Finding::Error { problem: Problem::UnknownWord { nearest: Vec::new() }, at, suggestions };
        }
    }
}

/// The supports and convoys among `orders` that don't fit the order of the supported or carried unit of the same power,
/// by the province of the unit.
fn odd_orders(situation: &Situation, rulebook: &Rulebook, orders: &[WrittenOrder]) -> Vec<(Province, Hint)> {
    let map = situation.map();
    let Ok(movement) = Movement::new(situation.position) else { return Vec::new() };
    let mut given = Orders::new();
    for written in orders {
        if let (Some(unit), Some(order)) = (written.unit(), written.movement(map)) {
            given.give(map.province_of(unit.at), order);
        }
    }
    let ordered = given.given();
    let powers = map.powers().filter(|power| situation.units().of(*power).intersects(ordered));
    let hints = powers.flat_map(|power| movement.hints(power, &given, rulebook));
    hints
        .filter_map(|hint| match hint {
            // Orders that follow later may fit.
            Hint::UnmatchedSupport { at, unit: other } | Hint::UnmatchedConvoy { at, army: other } => {
                ordered.contains(other).then_some((at, hint))
            }
            _ => None,
        })
        .collect()
}

/// Whether the text between two orders replaces the one by the other, or leaves the choice open: words, an arrow, a slash. Two orders in a plain list
/// are two orders, and the rulebook decides which one counts.
pub(super) fn turned(between: &str) -> bool {
    between.contains(|c: char| c.is_alphabetic() || matches!(c, '>' | '→' | '⇒' | '/'))
}

pub(super) fn first_word(text: &str, span: Range<usize>) -> Range<usize> {
    let word = text.get(span.clone()).unwrap_or_default();
    let length = word.find(|c: char| c.is_whitespace()).unwrap_or(word.len());
    span.start..span.start + length
}
