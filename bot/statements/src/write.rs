//! Writes statements in the short form in which they are typed.

use dragoman_engine::{Map, Season, Turn, UnitKind};
use dragoman_l10n::{Language, Notation, Words};

use crate::clause::{Clause, Value};
use crate::keywords::typed;
use crate::meaning::{Meaning, Slot, Sort};
use crate::statement::Alternative;

/// Writes short forms in one language.
#[derive(Clone, Copy)]
pub struct Typist<'a> {
    /// The words of all languages.
    pub words: &'a Words,
    /// The language.
    pub language: Language,
    /// The map on which places and powers are named.
    pub map: &'a Map,
}

impl Typist<'_> {
    /// The lines of alternatives, as they can be typed.
    #[must_use]
    pub fn alternatives(&self, alternatives: &[Alternative]) -> String {
        let mut lines = Vec::new();
        for (at, alternative) in alternatives.iter().enumerate() {
            if at > 0 {
                lines.push(self.keyword(Meaning::Or));
            }
            lines.extend(alternative.lines().map(|clause| self.clause(clause)));
        }
        lines.join("\n")
    }

    /// A clause: `attack: Turkey`, `? plans`.
    #[must_use]
    pub fn clause(&self, clause: &Clause) -> String {
        self.begun(clause.meaning(), clause.values())
    }

    /// A clause of which only these values are known.
    #[must_use]
    pub fn begun(&self, meaning: Meaning, values: &[(Slot, Value)]) -> String {
        let is_question = meaning.sort() == Sort::Question;
        let keyword = self.keyword(meaning);
        let mut text = if is_question { format!("? {keyword}") } else { format!("{keyword}:") };
        for (at, (slot, value)) in values.iter().enumerate() {
            if is_question && at == 0 {
                text.push(':');
            }
            // A list ends before what could be part of it.
            let before = at.checked_sub(1).and_then(|before| values.get(before));
            if before.is_some_and(|(slot, _)| slot.is_list())
                && (slot.is_list() || matches!(slot, Slot::Power | Slot::Against))
            {
                text.push(';');
            }
            text.push(' ');
            text.push_str(&self.value(value));
        }
        text
    }

    /// What is typed for a meaning.
    #[must_use]
    pub fn keyword(&self, meaning: Meaning) -> String {
        typed(self.words, self.language, meaning).into_iter().next().unwrap_or_else(|| meaning.id().to_owned())
    }

    fn value(&self, value: &Value) -> String {
        let format = || self.words.order_format(self.language, self.map, Notation::Abbreviations);
        let joined = |texts: Vec<String>| texts.join(", ");
        match value {
            Value::Powers(all) => {
                joined(all.iter().map(|power| self.words.power(self.language, self.map.power_id(*power))).collect())
            }
            Value::Provinces(all) => joined(
                all.iter()
                    .map(|province| self.words.province_abbr(self.language, self.map.variant(), self.map.id(*province)))
                    .collect(),
            ),
            Value::Orders(all) => {
                let orders: Vec<String> = all.iter().map(|order| format().order(self.map, order)).collect();
                orders.join("; ")
            }
            Value::Units(all) => joined(
                all.iter()
                    .map(|unit| match unit.kind {
                        Some(kind) => format().unit_at(self.map, kind, unit.at),
                        None => format().location(self.map, unit.at),
                    })
                    .collect(),
            ),
            Value::UnitKind(kind) => {
                let id = match kind {
                    UnitKind::Army => "unit-army",
                    UnitKind::Fleet => "unit-fleet",
                };
                self.words.word(self.language, id).map_or_else(String::new, |word| word.written.clone())
            }
            Value::Turn(turn) => self.turn(*turn),
            Value::Date(date) => date.to_string(),
            Value::Number(number) => number.to_string(),
            Value::Plan(plan) => self.words.plain(self.language, plan.message()),
            Value::Direction(direction) => self.words.plain(self.language, &format!("{}.typed", direction.message())),
            Value::Clause(inner) => self.clause(inner),
        }
    }

    fn turn(&self, turn: Turn) -> String {
        let id = match turn.season {
            Season::Spring => "season-spring",
            Season::Autumn => "season-autumn",
            Season::Winter => "season-winter",
        };
        let season = self.words.word(self.language, id).map_or("", |word| word.written.as_str());
        format!("{season} {}", turn.year)
    }
}
