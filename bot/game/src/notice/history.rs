//! Questions about a game's past, and about what its units could do.

use serde::{Deserialize, Serialize};

/// A question about a game. Phases are named as people name them: by number, as `S1901M`, or in words; `None` is the
/// last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "about")]
pub enum History {
    /// A phase's results in the reader's language, their own orders first.
    Translated {
        /// Which phase.
        phase: Option<String>,
    },
    /// Why an order had its outcome; without a unit, which orders can be asked about.
    Why {
        /// Which phase.
        phase: Option<String>,
        /// Whose order, as typed.
        unit: Option<String>,
    },
    /// The board when the orders of a phase were given.
    Position {
        /// Which phase.
        phase: String,
    },
    /// The reader's own orders of a phase, as typed and as understood.
    Orders {
        /// Which phase.
        phase: String,
    },
    /// How many centres each power had, year by year.
    Chart,
    /// The whole game as a file for other programs.
    Saved,
    /// The legal orders of a unit; without a unit, which units can be asked about.
    Possible {
        /// Which, as typed.
        unit: Option<String>,
    },
}

impl History {
    /// The phase that it is about, as the person named it.
    pub fn phase(&self) -> Option<&str> {
        match self {
            Self::Translated { phase } | Self::Why { phase, .. } => phase.as_deref(),
            Self::Position { phase } | Self::Orders { phase } => Some(phase),
            Self::Chart | Self::Saved | Self::Possible { .. } => None,
        }
    }
}
