//! Whether what was typed as a statement also reads as something else.

use dragoman_engine::Power;
use dragoman_notation::{Entry, Finding};
use dragoman_reading::command::{self, Typed};
use dragoman_reading::orders::OrderReader;

use crate::keywords::{Found, Keywords};

/// What else a text reads as. If anything, the writer is asked before it is sent or stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AlsoReads {
    /// An order, or a question about one.
    pub order: bool,
    /// A command, also by its name alone. The writer's own keyword of a statement before a colon is no name of one.
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
    also_in(reader, &reader.read(power, &[], text), text)
}

/// What else `text` reads as, which reads as `entries` where orders are read.
pub(crate) fn also_in(reader: &OrderReader<'_>, entries: &[Entry], text: &str) -> AlsoReads {
    let counts = |entry: &Entry| matches!(entry.finding, Finding::Order { .. } | Finding::Choices(_));
    let is_order = |entry: &Entry| counts(entry) || matches!(entry.finding, Finding::Unaccounted { .. });
    let order = entries.iter().any(is_order);
    AlsoReads {
        order,
        // "order: A Ven - Tyr" gives an order, whatever else it may say.
        command: matches!(command::read(reader.words, reader.language, text), Typed::Command(_))
            && (order || !begins_with_keyword(reader, text)),
        counts: entries.iter().any(counts),
    }
}

/// Whether `text` begins with a keyword of the writer's language and a colon, as statements are typed. Names of commands can be such
/// keywords: "pokój" and "strefa" open a room and name a time zone, but "pokój:" offers peace. Where the keyword ends in the name of
/// one of the command's values ("talk with: Germany"), it is the command's.
#[must_use]
pub fn begins_with_keyword(reader: &OrderReader<'_>, text: &str) -> bool {
    let text = text.trim_start();
    let Some((word, _)) = text.lines().next().unwrap_or_default().split_once(':') else { return false };
    let keyword = Keywords::of(reader.words).own(reader.language, word.trim(), false);
    matches!(keyword, Found::Meaning(_)) && !command::begins_with_value(reader.words, reader.language, text)
}
