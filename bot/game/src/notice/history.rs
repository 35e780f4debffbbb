//! Questions about a game's past, and about what its units could do.

use serde::{Deserialize, Serialize};

use crate::model::UnitText;

/// A question about a game. Phases are named as people name them: by number, as `S1901M`, or in words; `None` is the
/// last phase.
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
        /// The unit, as typed.
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
    /// How the reader's own orders of the phase that is played have changed.
    Revisions,
    /// How many centres each power had, year by year.
    Chart,
    /// The whole game as a file for other programs.
    Saved,
    /// The whole game as a text.
    Log,
    /// The whole game as a page with maps, in the reader's language.
    Page,
    /// The legal orders of a unit; without a unit, which units can be asked about.
    Possible(OrderChoice),
}

/// How far somebody has come in choosing an order by buttons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderChoice {
    /// The unit, as typed.
    pub unit: Option<String>,
    /// Only these orders; `None`: all.
    #[serde(default)]
    pub kind: Option<OrderKind>,
    /// The unit that is to be supported or convoyed: `A ROM`.
    #[serde(default)]
    pub of: Option<UnitText>,
    /// How many choices were shown before.
    #[serde(default)]
    pub from: usize,
}

/// Orders that refer to another unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OrderKind {
    /// Supports, to move or to hold.
    Support,
    /// Convoys.
    Convoy,
}

impl OrderKind {
    /// Its name in the id of an action.
    pub fn id(self) -> &'static str {
        match self {
            Self::Support => "support",
            Self::Convoy => "convoy",
        }
    }

    /// The kind with this id.
    pub fn with_id(id: &str) -> Option<Self> {
        [Self::Support, Self::Convoy].into_iter().find(|kind| kind.id() == id)
    }
}

impl History {
    /// The phase that it is about, as the person named it.
    pub fn phase(&self) -> Option<&str> {
        match self {
            Self::Translated { phase } | Self::Why { phase, .. } => phase.as_deref(),
            Self::Position { phase } | Self::Orders { phase } => Some(phase),
            Self::Revisions | Self::Chart | Self::Saved | Self::Log | Self::Page | Self::Possible(_) => None,
        }
    }
}
