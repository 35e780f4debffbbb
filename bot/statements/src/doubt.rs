//! Whether what was typed as a statement also reads as something else.

use dragoman_engine::Power;
use dragoman_notation::{Entry, Finding};
use dragoman_reading::command::{self, Typed};
use dragoman_reading::orders::OrderReader;

/// What else a text reads as. If anything, the writer is asked before it is sent or stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AlsoReads {
    /// An order, or a question about one.
    pub order: bool,
    /// A command.
    pub command: bool,
    /// An order that would count where orders are given, or several of which one is chosen there: more than talk about one.
    pub counts: bool,
}

impl AlsoReads {
    /// Whether it reads as anything else.
    #[must_use]
    pub const fn anything(self) -> bool {
        self.order || self.command
    }
}

/// What else `text` reads as, typed by `power`.
#[must_use]
pub fn also_reads(reader: &OrderReader<'_>, power: Option<Power>, text: &str) -> AlsoReads {
    let counts = |entry: &Entry| matches!(entry.finding, Finding::Order { .. } | Finding::Choices(_));
    let is_order = |entry: &Entry| counts(entry) || matches!(entry.finding, Finding::Unaccounted { .. });
    let entries = reader.read(power, &[], text);
    AlsoReads {
        order: entries.iter().any(is_order),
        command: matches!(command::read(reader.words, reader.language, text), Typed::Command(_)),
        counts: entries.iter().any(counts),
    }
}
