//! Notices about votes. None reveals during the game who proposed one or how anybody voted.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::model::{Admitted, Ballot, PowerId, Proposal};

/// A notice about a vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "vote")]
pub enum VoteNotice {
    /// To a player who is asked.
    Asked {
        /// What about.
        proposal: Proposal,
        /// Which vote: `12-0`, the phase's number and the vote's in it.
        id: String,
        /// The powers whose players are asked and awaited.
        voters: Vec<PowerId>,
        /// Powers whose players are asked too, but not awaited: they have sent nothing for a while.
        #[serde(default)]
        absent: Vec<PowerId>,
        /// Whether more than half of them decide, and not all.
        #[serde(default)]
        by_majority: bool,
        /// Whether no player has proposed it, but the program, since no supply centre has changed hands for years.
        #[serde(default)]
        for_stalemate: bool,
    },
    /// To a player to whom something would be done and who therefore isn't asked.
    Shown {
        /// What about.
        proposal: Proposal,
    },
    /// To somebody who has asked the players for a seat.
    Asking {
        /// Why they are asked.
        why: Admitted,
    },
    /// To the same: they have agreed.
    Admitted {
        /// To what.
        why: Admitted,
    },
    /// To the player who proposed it.
    Proposed {
        /// What about.
        proposal: Proposal,
    },
    /// To a player who has voted.
    Noted {
        /// What about.
        proposal: Proposal,
        /// What they answered.
        agreed: bool,
        /// Which vote.
        id: String,
        /// Whether it was the last answer that was needed, so that it can't be changed.
        #[serde(default)]
        closed: bool,
    },
    /// To all: every awaited player agreed, or more than half where that is enough.
    Accepted {
        /// To what.
        proposal: Proposal,
        /// The powers that share a draw or an early end.
        powers: Vec<PowerId>,
        /// The deadline as it is now, if that was voted on.
        deadline: Option<Timestamp>,
        /// Powers whose players weren't waited for.
        #[serde(default)]
        absent: Vec<PowerId>,
        /// Whether more than half of them decided, and not all.
        #[serde(default)]
        by_majority: bool,
    },
    /// To all: it was accepted, but the clock has been moved since it was proposed, so that it changes nothing.
    NoEffect {
        /// To what.
        proposal: Proposal,
    },
    /// To all, after the game: who voted how, if that was agreed.
    Revealed {
        /// The votes, the oldest first.
        ballots: Vec<Ballot>,
    },
    /// To all: not everybody agreed, or not all answered.
    Lapsed {
        /// To what.
        proposal: Proposal,
        /// How many agreed, if the settings allow this to be announced.
        #[serde(default)]
        count: Option<Count>,
    },
}

/// The counts of a vote: never whose votes they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// How many seats agreed.
    pub agreed: usize,
    /// How many were asked.
    pub all: usize,
}

/// Why a vote wasn't opened or counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "vote")]
pub enum NoVote {
    /// A draw may not be proposed before this year.
    NotBefore {
        /// The year.
        year: u16,
    },
    /// Votes are secret: they are proposed and answered in private.
    InPrivate,
    /// This game is won by units, whatever is agreed about centres.
    WonByUnits,
    /// A vote of this kind is open: said by an older version.
    Open,
    /// A vote of this kind about the same thing was refused a short time ago.
    Refused {
        /// When it can be proposed again; `None`: in the next phase, as an older version said.
        #[serde(default)]
        until: Option<Timestamp>,
    },
    /// The player has proposed as much as one may in a day, or in the time of a move.
    TooMany {
        /// How much.
        most: u32,
        /// When they can propose something again.
        until: Timestamp,
    },
    /// There is no such vote, or it has ended.
    Gone,
    /// It would be done to the acting person, who isn't asked.
    NotAsked,
    /// Several votes wait for an answer.
    Which {
        /// What about.
        proposals: Vec<Proposal>,
        /// Whether the answer was no.
        #[serde(default)]
        refused: bool,
    },
    /// The game is paused already.
    Paused,
    /// The game isn't paused.
    NotPaused,
}
