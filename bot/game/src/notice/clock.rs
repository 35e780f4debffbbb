//! Notices about time.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::model::{CountBy, GoingOn, PhaseId, PowerId};

/// A notice about time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "clock")]
pub enum ClockNotice {
    /// In a live game, To a person who is ready with negotiating, or isn't any more.
    Talk {
        /// Whether they are ready.
        done: bool,
        /// How many players still negotiate.
        awaited: usize,
        /// The number of the phase; 0 in notices of older versions.
        #[serde(default)]
        number: u32,
    },
    /// In a live game, to all: the negotiation is over, now everybody writes orders.
    Writing {
        /// When orders close.
        until: Option<Timestamp>,
    },
    /// To all: everybody is ready, but the game is paused: it continues once it is resumed.
    ReadyButPaused,
    /// To all: orders are closed, and somebody is late.
    Late {
        /// The powers whose orders are missing.
        powers: Vec<PowerId>,
        /// Until then late orders count.
        until: Timestamp,
    },
    /// To all: orders are still missing, and the game is paused until they are there or somebody else plays.
    Awaited {
        /// The powers whose orders are missing.
        powers: Vec<PowerId>,
        /// When the players decide how it goes on.
        #[serde(default)]
        until: Option<Timestamp>,
    },
    /// Orders are still missing, and the players decide how the game goes on: to all, and to each of them.
    GoingOn {
        /// The powers whose orders are missing.
        powers: Vec<PowerId>,
        /// How long it waits if it waits once more, in seconds.
        wait: u32,
        /// In private: the choices, with the ids of their votes; empty for all others.
        choices: Vec<(GoingOn, String)>,
        /// Until when they may choose.
        #[serde(default)]
        until: Option<Timestamp>,
    },
    /// To a player who has chosen.
    GoingOnNoted {
        /// What they have chosen.
        choice: GoingOn,
        /// Whether they are for it; otherwise they have taken that back.
        agreed: bool,
        /// The number of the phase; 0 in notices of older versions.
        #[serde(default)]
        number: u32,
    },
    /// To all: what more than half of them have chosen.
    GoingOnDecided {
        /// The choice.
        choice: GoingOn,
        /// Whose orders are missing.
        powers: Vec<PowerId>,
        /// If the game waits once more: until then.
        until: Option<Timestamp>,
    },
    /// To a player for whose orders the game is paused.
    YouAreAwaited {
        /// The phase.
        phase: PhaseId,
    },
    /// To all: nothing was done at the deadline, and the phase is adjudicated only now.
    Overdue {
        /// When orders closed.
        deadline: Timestamp,
    },
    /// To all: in the first phase some players have sent nothing. Its deadline moves once, and their seats are offered.
    FirstPutOff {
        /// Their powers.
        powers: Vec<PowerId>,
        /// When orders close now.
        until: Timestamp,
    },
    /// To all: these powers have sent nothing.
    Missed {
        /// In which phase.
        phase: PhaseId,
        /// Which powers.
        powers: Vec<PowerId>,
        /// Whether they were in civil disorder because of that.
        disorder: bool,
    },
    /// To a person who sent no orders.
    YouMissed {
        /// In which phase.
        phase: PhaseId,
        /// In how many phases in a row.
        missed: u32,
        /// Whether the seat is offered now.
        offered: bool,
    },
    /// To all: a network on which somebody plays is unreachable, and orders stay open.
    Postponed {
        /// Until then at the latest.
        latest: Timestamp,
    },
    /// To all, after a backup was restored: what was sent since then may have to be sent again.
    Restored {
        /// When the backup was made.
        since: Timestamp,
    },
    /// To all: it is reachable again.
    Back {
        /// The present deadline.
        deadline: Timestamp,
    },
    /// To all: only computers still play, and nobody waits for deadlines any more.
    ComputersAlone,
    /// To all: only computers still play, and the game ends as was agreed.
    EndedUnattended,
    /// To all: only computers have played for so long that the game ends.
    Unattended {
        /// In how many phases.
        phases: u32,
    },
    /// To all: the agreed time has come, and the game ends.
    HourStruck {
        /// What was counted.
        by: CountBy,
        /// The powers that have the most.
        winners: Vec<PowerId>,
    },
}
