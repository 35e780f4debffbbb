//! What players decide together, in secret.

use std::collections::BTreeSet;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::position::PowerId;

/// What is voted on. All who still have units must agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// A draw of all who still have units (seeds 001 II, 004).
    Draw,
    /// The game ends, and all who still have units have won (seed 002).
    End,
    /// So many centres win from now on (seed 002).
    Victory {
        /// How many.
        centres: u8,
    },
    /// This power's player has won.
    Concede {
        /// Which power.
        power: PowerId,
    },
    /// The deadline of this phase is put off.
    Extend {
        /// By so many seconds.
        seconds: u32,
    },
    /// The clock stands until the game is resumed.
    Pause,
    /// The clock goes on.
    Resume,
}

impl Proposal {
    /// Whether both are of one kind: of each there is one vote at a time.
    pub fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// A vote of the running phase. Who proposed it isn't kept: whoever did has agreed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    /// What about.
    pub proposal: Proposal,
    /// Whose players have agreed: each by the first power of the seat.
    #[serde(default)]
    pub agreed: BTreeSet<PowerId>,
    /// Whose players have refused.
    #[serde(default)]
    pub refused: BTreeSet<PowerId>,
    /// Whether it still waits for answers.
    pub open: bool,
}

/// Something that the game master wants done and hasn't confirmed yet: what it would undo was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// What.
    pub deed: Deed,
    /// The reason, as it will be told to all.
    pub reason: String,
    /// In which phase it was asked: in another it is void.
    pub number: u32,
    /// All were told, and may say something to it until then: of a game master who plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_before: Option<Timestamp>,
}

impl Asked {
    /// Tells what was asked for apart from everything else that may be asked for: it stands on the button that confirms it.
    pub fn tag(deed: &Deed, reason: &str) -> String {
        dragoman_runtime::names::name_from(&serde_json::to_string(&(deed, reason)).unwrap_or_default(), 8)
    }
}

/// What needs a second word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Play on from the beginning of this phase of the past.
    Rollback {
        /// Its number.
        to: u32,
    },
    /// Change the position.
    Edit {
        /// In the order in which they are made.
        edits: Vec<Edit>,
    },
    /// Call the game off.
    Cancel,
}

/// One change of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edit {
    /// A unit stands elsewhere.
    Move {
        /// Which unit, as it stood: `A VEN`.
        unit: String,
        /// Where: `TYR`.
        to: String,
    },
    /// A unit is put on the board.
    Place {
        /// Whose.
        power: PowerId,
        /// `F STP/SC`.
        unit: String,
    },
    /// A unit is taken off the board.
    Remove {
        /// `A VEN`.
        unit: String,
    },
    /// A supply centre changes hands.
    Give {
        /// `SER`.
        centre: String,
        /// To whom; nobody: it belongs to no power.
        to: Option<PowerId>,
    },
}
