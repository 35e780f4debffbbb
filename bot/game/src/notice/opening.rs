//! What is said before a game begins, and about what was drawn.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::assignment::{CoinProof, Proof};
use crate::model::{PowerId, Settings};

/// About the beginning of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "opening")]
pub enum OpeningNotice {
    /// All rules of a game.
    Rules {
        /// Its name.
        name: String,
        /// What was agreed.
        settings: Settings,
    },
    /// To somebody who found no seat.
    Waiting {
        /// The game's name.
        name: String,
        /// Their place in the line, from 1.
        place: usize,
        /// Whether it has begun.
        begun: bool,
    },
    /// To somebody who waited and has a seat now.
    MovedUp {
        /// The game's name.
        name: String,
        /// How many have joined.
        joined: usize,
        /// How many it needs.
        needed: usize,
    },
    /// To somebody who no longer waits.
    StoppedWaiting {
        /// The game's name.
        name: String,
    },
    /// To a player: for which powers they asked; none: they don't mind.
    Wishes {
        /// The dearest first.
        powers: Vec<PowerId>,
    },
    /// To a player: all seats are taken, are you there?
    Confirm {
        /// The game's name.
        name: String,
        /// Until then.
        by: Timestamp,
    },
    /// To a player who is there.
    Confirmed {
        /// How many are still asked.
        awaited: usize,
    },
    /// To somebody who didn't say that they were there.
    Dropped {
        /// The game's name.
        name: String,
    },
    /// To all: nobody has filled the lobby in time, and it is closed.
    Expired {
        /// The game's name.
        name: String,
    },
    /// To all: a game of trying things out, and who has joined it.
    Shared {
        /// Who.
        name: String,
        /// Their powers now.
        powers: Vec<PowerId>,
    },
    /// To all: how the powers were drawn, for checking.
    Drawn {
        /// The players, in the order of their joins.
        players: Vec<String>,
        /// Everything else.
        proof: Proof,
    },
    /// To all: the coin of the game for two was tossed.
    Tossed {
        /// Whom Italy joins.
        name: String,
        /// That player's powers now.
        powers: Vec<PowerId>,
        /// For checking.
        coin: CoinProof,
    },
}

/// What doesn't fit in the rules that somebody asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "problem")]
pub enum Problem {
    /// A value makes no sense.
    Value {
        /// The parameter's id.
        parameter: String,
        /// As typed.
        value: String,
        /// Values that do.
        expected: Vec<String>,
    },
    /// That many can't play this variant.
    Players {
        /// The variant.
        variant: String,
        /// How many powers it has.
        needed: usize,
    },
    /// Nobody could play that fast.
    TooShort {
        /// The parameter's id.
        parameter: String,
        /// As typed.
        value: String,
        /// The shortest time, in seconds.
        least: u32,
    },
    /// A rule on which nothing depends in games that are played here.
    NoEffect {
        /// Its key.
        option: String,
    },
    /// The game for two is won by units.
    WonByUnits,
}
