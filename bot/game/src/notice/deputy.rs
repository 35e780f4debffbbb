//! Notices about deputies, who play a seat for given days.

use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::model::PowerId;

/// The days of a deputy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Days {
    /// The first.
    pub from: Date,
    /// The last.
    pub to: Date,
}

/// A notice about a deputy. Days are those of the game's time zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "deputies")]
pub enum DeputyNotice {
    /// To a player or a deputy: who plays for whom. `None`: nobody.
    Yours {
        /// The deputy's name, the days, and whether they have accepted.
        deputy: Option<(String, Days, bool)>,
    },
    /// To somebody whom a player asks, with buttons.
    Asked {
        /// The player's name.
        name: String,
        /// The powers.
        powers: Vec<PowerId>,
        /// The days on which the deputy would play.
        days: Days,
    },
    /// To the player: the question was posted.
    Noted {
        /// The name of the person who is asked.
        name: String,
        /// The days for which they are asked.
        days: Days,
    },
    /// To the player: the person has accepted.
    Agreed {
        /// Their name.
        name: String,
        /// The days for which they agreed.
        days: Days,
    },
    /// To the deputy: their answer is stored.
    Answered {
        /// Whether they accepted.
        agreed: bool,
    },
    /// To the player: the person has refused.
    Refused {
        /// Their name.
        name: String,
    },
    /// To all: somebody will play a seat for given days.
    Announced {
        /// The deputy's name; empty where it is secret.
        name: String,
        /// The powers; none where they are secret.
        powers: Vec<PowerId>,
        /// The days on which the deputy plays.
        days: Days,
    },
    /// To the deputy: the days have begun.
    Begun {
        /// The player's name.
        name: String,
        /// The powers.
        powers: Vec<PowerId>,
        /// The days on which the deputy plays.
        days: Days,
        /// When orders close.
        deadline: Option<Timestamp>,
    },
    /// To the deputy: the days are over.
    Over {
        /// The powers.
        powers: Vec<PowerId>,
    },
    /// To the player: the deputy plays no longer; the stored orders follow.
    Back {
        /// The deputy's name.
        name: String,
        /// The powers.
        powers: Vec<PowerId>,
    },
    /// To all: the player plays again.
    Ended {
        /// The powers; none where they are secret.
        powers: Vec<PowerId>,
    },
}

/// Why somebody doesn't become a deputy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "no")]
pub enum NoDeputy {
    /// Nobody was named, or for no days.
    Whom,
    /// The days are over, too many, or too far away.
    Days {
        /// The largest number of days.
        most: i32,
    },
    /// The person has a seat in the game, or plays another one.
    Plays {
        /// Their name.
        name: String,
    },
    /// The player has asked somebody already.
    Asked {
        /// Their name.
        name: String,
    },
    /// The game master has expelled the person.
    Expelled {
        /// Their name.
        name: String,
    },
    /// So many were asked in this phase that nobody else can be.
    TooMany,
    /// There is no deputy, or nobody has asked for one.
    None,
    /// A deputy knows the orders of the phase and can't take over a seat in it.
    KnowsOrders,
    /// A deputy can't do this.
    NotForDeputies,
}
