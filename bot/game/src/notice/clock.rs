//! What is said because time has passed.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::model::{CountBy, PowerId};

/// About time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "clock")]
pub enum ClockNotice {
    /// At the table, to somebody who has said that they are done with talking, or are not.
    Talk {
        /// Done or not.
        done: bool,
        /// How many players still want to talk.
        awaited: usize,
    },
    /// At the table, to all: the negotiation is over, now everybody writes.
    Writing {
        /// When orders close.
        until: Option<Timestamp>,
    },
    /// To all: everybody is done, and the game is paused: it goes on once it is resumed.
    ReadyButPaused,
    /// To all: orders are closed, and somebody is late.
    Late {
        /// Who.
        powers: Vec<PowerId>,
        /// Until then late orders count.
        until: Timestamp,
    },
    /// To all: from these powers nothing came.
    Missed {
        /// In which phase.
        phase: String,
        /// Which powers.
        powers: Vec<PowerId>,
        /// Whether they were in civil disorder because of that.
        disorder: bool,
    },
    /// To somebody from whom nothing came.
    YouMissed {
        /// In which phase.
        phase: String,
        /// In how many phases in a row.
        missed: u32,
        /// Whether the seat is on offer now.
        offered: bool,
    },
    /// To all: a network on which somebody plays is out of reach, and orders stay open.
    Postponed {
        /// Until then at the latest.
        latest: Timestamp,
    },
    /// To all: it is back.
    Back {
        /// The deadline as it is now.
        deadline: Timestamp,
    },
    /// To all: only computers have played for so long that the game ends.
    Unattended {
        /// In so many phases.
        phases: u32,
    },
    /// To all: the agreed hour has come, and the game ends.
    HourStruck {
        /// What was counted.
        by: CountBy,
        /// Who has most.
        winners: Vec<PowerId>,
    },
}
