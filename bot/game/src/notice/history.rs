//! What somebody asks about a game's past, and about what its units could do.

use serde::{Deserialize, Serialize};

/// A question about a game. Phases are named as people name them: by number, as `S1901M`, or in words; none is the last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "about")]
pub enum History {
    /// A phase's results in the reader's language, their own orders first.
    Translated {
        /// Which phase.
        phase: Option<String>,
    },
    /// Why an order came out as it did; without a unit, which orders there are to ask about.
    Why {
        /// Which phase.
        phase: Option<String>,
        /// Whose order, as typed.
        unit: Option<String>,
    },
    /// The board as it stood when the orders of a phase were given.
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
    /// The whole game as a file that other programs read.
    Saved,
    /// What a unit may be ordered now; without a unit, which units there are to ask about.
    Possible {
        /// Which, as typed.
        unit: Option<String>,
    },
}

impl History {
    /// The phase that it is about, as it was named.
    pub fn phase(&self) -> Option<&str> {
        match self {
            Self::Translated { phase } | Self::Why { phase, .. } => phase.as_deref(),
            Self::Position { phase } | Self::Orders { phase } => Some(phase),
            Self::Chart | Self::Saved | Self::Possible { .. } => None,
        }
    }
}
