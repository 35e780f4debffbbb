//! Whether what was typed as a statement also reads as something else.

use dragoman_engine::Power;
use dragoman_notation::Finding;
use dragoman_reading::command::{self, Typed};
use dragoman_reading::orders::OrderReader;

/// What else a text reads as. If anything, the writer is asked before it is sent or stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AlsoReads {
    /// An order, or a question about one.
    pub order: bool,
    /// A command.
    pub command: bool,
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
    let is_order = |finding: &Finding| {
        matches!(finding, Finding::Order { .. } | Finding::Choices(_) | Finding::Unaccounted { .. })
    };
    AlsoReads {
        order: reader.read(power, &[], text).iter().any(|entry| is_order(&entry.finding)),
        command: matches!(command::read(reader.words, reader.language, text), Typed::Command(_)),
    }
}
