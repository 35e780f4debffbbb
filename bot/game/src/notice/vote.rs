//! What is said about votes. Nobody ever reads who proposed one or how anybody voted.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::model::{PowerId, Proposal};

/// About a vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "vote")]
pub enum VoteNotice {
    /// To a player who is asked.
    Asked {
        /// What about.
        proposal: Proposal,
        /// Which vote: `12-0`, the phase's number and the vote's in it.
        id: String,
        /// Whose players are asked and waited for.
        voters: Vec<PowerId>,
        /// Whose players are asked too, and not waited for: nothing has come from them for a while.
        #[serde(default)]
        absent: Vec<PowerId>,
    },
    /// To the one who proposed it.
    Proposed {
        /// What about.
        proposal: Proposal,
    },
    /// To somebody who has voted.
    Noted {
        /// What about.
        proposal: Proposal,
        /// What they said.
        agreed: bool,
        /// Which vote.
        id: String,
    },
    /// To all: everybody agreed who is there.
    Accepted {
        /// To what.
        proposal: Proposal,
        /// The powers that share a draw or an early end.
        powers: Vec<PowerId>,
        /// The deadline as it is now, if that was voted on.
        deadline: Option<Timestamp>,
        /// Whose players weren't waited for.
        #[serde(default)]
        absent: Vec<PowerId>,
    },
    /// To all: not everybody agreed, or not all answered.
    Lapsed {
        /// To what.
        proposal: Proposal,
        /// How many did, if it was agreed that this is told.
        #[serde(default)]
        count: Option<Count>,
    },
}

/// How a vote stood: never whose votes they were.
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
    /// Votes are secret: they are proposed and answered in private.
    InPrivate,
    /// One of this kind waits for answers.
    Open,
    /// One of this kind wasn't accepted in this phase.
    Refused,
    /// There is no such vote, or it is decided.
    Gone,
    /// Several wait for an answer.
    Which {
        /// What about.
        proposals: Vec<Proposal>,
        /// Whether a no was to be given.
        #[serde(default)]
        refused: bool,
    },
    /// The clock stands already.
    Paused,
    /// The clock goes already.
    NotPaused,
}
