//! What is said about the game master's deeds. Whatever changes the game is told to all, with its reason.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::model::{Deed, Edit, OrderText, PowerId, UnitText};
use crate::rules::Message;

/// How a seat stands, as the game master may know it: how many orders there are, never which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The power.
    pub power: PowerId,
    /// How many orders are in.
    pub sent: usize,
    /// How many are wanted.
    pub wanted: usize,
    /// Whether its player is done.
    pub ready: bool,
    /// In how many phases in a row nothing came.
    pub missed: u32,
    /// Who plays it.
    pub played: Played,
}

/// By whom a power is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Played {
    /// Somebody.
    Person,
    /// Somebody, and others may take over.
    Offered,
    /// A computer.
    Computer,
    /// Nobody.
    Nobody,
}

/// About what the game master does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "master")]
pub enum MasterNotice {
    /// To all: the clock stands.
    Paused,
    /// To all: the clock goes on.
    Resumed {
        /// The deadline.
        deadline: Option<Timestamp>,
    },
    /// To all: the deadline was put off.
    Extended {
        /// By so many seconds.
        seconds: u32,
        /// The deadline as it is now.
        deadline: Option<Timestamp>,
    },
    /// To all: the phase is closed before its deadline.
    Closing,
    /// To all: a game master who plays closes the phase, and until then orders may be sent.
    ClosingAt {
        /// When.
        deadline: Timestamp,
    },
    /// To all: what a game master who plays is going to do.
    Planned {
        /// What.
        deed: Deed,
        /// Why.
        reason: String,
        /// The phase that a rollback goes back to.
        phase: String,
        /// Not before.
        at: Timestamp,
    },
    /// To all: the game master has entered orders for a player.
    EnteredForAll {
        /// The power.
        power: PowerId,
    },
    /// To all, in the game master's words.
    Announced {
        /// As written.
        text: String,
    },
    /// To the game master: what would be done. Nothing is done before the second word.
    Asked {
        /// What.
        deed: Deed,
        /// The reason that all will read.
        reason: String,
        /// The phase that a rollback goes back to.
        phase: String,
        /// How many phases it would undo.
        phases: usize,
        /// How many orders.
        orders: usize,
    },
    /// To all: the game is played on from an earlier phase.
    RolledBack {
        /// From which.
        phase: String,
        /// How many phases were undone.
        phases: usize,
        /// Why.
        reason: String,
        /// The deadline.
        deadline: Option<Timestamp>,
    },
    /// To all: the position was changed.
    Edited {
        /// How.
        edits: Vec<Edit>,
        /// Why.
        reason: String,
    },
    /// To all: the game is called off.
    Cancelled {
        /// Why.
        reason: String,
    },
    /// To a player: the game master has entered orders for them.
    EnteredForYou {
        /// The power.
        power: PowerId,
    },
    /// To the game master: what was entered; nothing of what was stored before.
    Entered {
        /// As typed.
        message: Message,
        /// What was stored of it.
        orders: Vec<OrderText>,
        /// In which phase.
        number: u32,
    },
    /// To all: somebody else is the game master.
    Appointed {
        /// The name.
        name: String,
    },
    /// To the game master: how the game stands.
    Panel {
        /// The phase.
        phase: String,
        /// The deadline; none while it is paused.
        deadline: Option<Timestamp>,
        /// A row for each power that has something to decide, or had a player.
        rows: Vec<Row>,
        /// The orders, in a game whose players agreed that the game master reads them.
        orders: Option<BTreeMap<PowerId, Vec<OrderText>>>,
    },
}

/// Why something wasn't done for the game master.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "master")]
pub enum NoDeed {
    /// The clock stands already.
    Paused,
    /// The clock goes already.
    NotPaused,
    /// No deadline can be put off, or it would be more than a year away.
    NothingToExtend,
    /// Whoever plays doesn't do it to rivals.
    YouPlay,
    /// All have been told, and may still say something to it.
    NotYet {
        /// Until then.
        at: Timestamp,
    },
    /// While the game is paused no phase is closed.
    ResumeFirst,
    /// Nothing waits for a second word, or the game has gone on since.
    NothingAsked,
    /// No phase of the past is called so.
    NoSuchPhase {
        /// As typed.
        phase: String,
    },
    /// A change can't be read.
    UnreadableEdit {
        /// Which.
        part: String,
    },
    /// The position couldn't stand so.
    ImpossibleEdit,
    /// The change is about a unit that was dislodged and hasn't retreated yet.
    EditsDislodged {
        /// Which.
        unit: UnitText,
        /// The moves that dislodged it: `S1901M`.
        moves: String,
    },
    /// Nobody plays the power.
    NobodyPlays {
        /// Which.
        power: PowerId,
    },
}
