//! Reads orders in a position, for one power or for none.

use dragoman_engine::{Power, Rulebook, WrittenOrder};
use dragoman_l10n::{Language, Words};
use dragoman_notation::{Entry, Finding, Problem, ReadContext, Situation};

/// What orders are read with.
#[derive(Clone, Copy)]
pub struct OrderReader<'a> {
    /// The words of all languages.
    pub words: &'a Words,
    /// The writer's language.
    pub language: Language,
    /// The position.
    pub situation: &'a Situation,
    /// By which rules orders are judged.
    pub rulebook: &'a Rulebook,
}

impl OrderReader<'_> {
    /// What each part of `text` is, for `power` with these orders `stored`.
    pub fn read(&self, power: Option<Power>, stored: &[WrittenOrder], text: &str) -> Vec<Entry> {
        let context = self.words.reader(self.language, self.situation, power, self.rulebook);
        context.map_or_else(Vec::new, |context| dragoman_notation::read(text, &ReadContext { stored, ..context }))
    }

    /// What each part of `text` is that people write to each other, about any power's units in this `situation`.
    pub(crate) fn read_talk(&self, situation: &Situation, text: &str) -> Vec<Entry> {
        let context = self.words.reader(self.language, situation, None, self.rulebook);
        context.map_or_else(Vec::new, |context| dragoman_notation::read_talk(text, &context))
    }
}

/// Whether a text that reads as `entries` gives orders, or tries to: not only a name, a heading or remarks. Below a heading
/// (`headed`), what isn't understood tries to.
pub fn mean_orders(entries: &[Entry], headed: bool) -> bool {
    entries.iter().any(|entry| match &entry.finding {
        Finding::Order { .. } | Finding::Choices(_) | Finding::Unaccounted { .. } => true,
        Finding::Error { problem, suggestions, .. } => {
            headed || !(suggestions.is_empty() && matches!(problem, Problem::UnknownWord { .. } | Problem::NoOrder))
        }
        Finding::Header | Finding::Comment => false,
    })
}

/// Whether a text that reads as `entries` has orders of this phase, or questions which is meant, and nothing else but
/// headings and comments.
pub fn are_orders(entries: &[Entry]) -> bool {
    let mut said =
        entries.iter().filter(|entry| !matches!(entry.finding, Finding::Header | Finding::Comment)).peekable();
    said.peek().is_some() && said.all(|entry| matches!(entry.finding, Finding::Order { .. } | Finding::Choices(_)))
}
