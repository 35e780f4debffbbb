//! What is said about seats that change hands.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::game::{PowerId, UnitText};

/// Why a seat is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Its player has resigned.
    Resigned,
    /// Nothing came from its player in so many phases in a row.
    Missed(u32),
    /// The game master looks for somebody.
    Sought,
}

/// About a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "seat")]
pub enum SeatNotice {
    /// To all, and in private to those who come first: somebody may take it over.
    Offered {
        /// Its powers.
        powers: Vec<PowerId>,
        /// Why.
        cause: Cause,
        /// Until then only eliminated players and those who wait for a seat may.
        reserved: Option<Timestamp>,
    },
    /// To the one who resigned.
    YouResigned {
        /// The powers.
        powers: Vec<PowerId>,
    },
    /// To a player whose seat the game master offers to others.
    Sought {
        /// The powers.
        powers: Vec<PowerId>,
    },
    /// To somebody whom the game master would like to take a seat over.
    Invited {
        /// Its powers.
        powers: Vec<PowerId>,
    },
    /// To the game master: that person was asked.
    Asked {
        /// The powers.
        powers: Vec<PowerId>,
        /// The person's name.
        name: String,
    },
    /// To all: somebody has taken it over.
    Filled {
        /// Its powers.
        powers: Vec<PowerId>,
        /// By what name; none in an anonymous game.
        name: Option<String>,
    },
    /// To all: its player is back.
    Returned {
        /// Its powers.
        powers: Vec<PowerId>,
    },
    /// To whoever has taken it over: all that they need.
    Yours {
        /// What they play.
        powers: Vec<PowerId>,
        /// Their units.
        units: Vec<UnitText>,
        /// The press rooms that they now read, each by its powers.
        rooms: Vec<Vec<PowerId>>,
        /// The deadline, with the time to settle in.
        deadline: Option<Timestamp>,
    },
    /// To somebody who came back.
    YoursAgain {
        /// What they play.
        powers: Vec<PowerId>,
        /// The deadline.
        deadline: Option<Timestamp>,
    },
    /// To the player before: somebody else plays it now.
    Taken {
        /// The powers.
        powers: Vec<PowerId>,
    },
    /// To all: computers play these powers from now on.
    Computers {
        /// Which.
        powers: Vec<PowerId>,
    },
}

/// Why a seat didn't change hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "seat")]
pub enum NoSeat {
    /// Nobody offers it.
    NotOffered,
    /// Whoever still plays can't take another seat.
    StillPlaying,
    /// Others may take it first.
    Reserved {
        /// Until then.
        until: Timestamp,
    },
    /// Somebody else has it, or its units are gone.
    Gone,
    /// The power is out of the game.
    Eliminated {
        /// Which.
        power: PowerId,
    },
    /// The bot knows nobody of that name here.
    NobodyCalled {
        /// As typed.
        name: String,
    },
    /// It knows several.
    SeveralCalled {
        /// As typed.
        name: String,
    },
    /// No seat is empty.
    NothingToFill,
    /// Several seats are offered.
    Which {
        /// Their powers.
        powers: Vec<PowerId>,
    },
}
