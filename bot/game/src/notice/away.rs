//! Notices about absences.

use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A player who is away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absentee {
    /// Their name; empty where it is secret.
    pub name: String,
    /// The first day.
    pub from: Date,
    /// The last day.
    pub to: Date,
}

/// A notice about absences. Days are those of the game's time zone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "away")]
pub enum AwayNotice {
    /// To a player: the absences that they have announced.
    Yours {
        /// First and last days; empty: none.
        days: Vec<(Date, Date)>,
        /// On how many more days of the year deadlines wait for them; `None`: this game waits for nobody.
        left: Option<i32>,
    },
    /// To a player: the absence is stored.
    Noted {
        /// The first day.
        from: Date,
        /// The last day.
        to: Date,
        /// On how many more days of the year deadlines wait for them; `None`: this game waits for nobody.
        left: Option<i32>,
    },
    /// To a player: all their absences are taken back.
    TakenBack,
    /// To all: a player will be away.
    Announced {
        /// Who, and when.
        who: Absentee,
    },
    /// To all: a player won't be away.
    Stays {
        /// Their name; empty where it is secret.
        name: String,
    },
    /// To all: a deadline has stepped over absences.
    SteppedOver {
        /// The names of those who are away; empty where they are secret.
        names: Vec<String>,
        /// The last day.
        until: Date,
        /// The deadline.
        deadline: Timestamp,
    },
}

/// Why an absence isn't noted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "no")]
pub enum NoAway {
    /// It has begun: it must be announced on the day before at the latest.
    Begun {
        /// The first day that is possible.
        first: Date,
    },
    /// It would have more days than deadlines wait for one player in a year.
    TooMany {
        /// How many days it has.
        days: i32,
        /// How many are left.
        left: i32,
        /// How many there are in a year.
        most: i32,
    },
    /// It is too long.
    TooLong {
        /// How many days are possible.
        most: i32,
    },
    /// It is too far away.
    TooFar,
    /// Another absence has some of its days, or there are too many.
    Announced,
    /// There is none to take back.
    None,
}
