//! Notices before a game begins, and about the power assignment.

use dragoman_l10n::Language;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::assignment::{CoinProof, Proof};
use crate::model::{GameId, PowerId, Settings, Tenure};
use crate::notice::away::Absentee;
use crate::notice::sitting::Sitting;

/// A notice about the beginning of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "opening")]
pub enum OpeningNotice {
    /// All settings of a game.
    Rules {
        /// Its name.
        name: String,
        /// The settings.
        settings: Settings,
    },
    /// To somebody who wants to create a game: how it will be.
    Draft {
        /// Their language: the post may be in a place with others.
        language: Language,
        /// The question that its buttons name.
        question: String,
        /// The game's name; `None`: it gets one.
        name: Option<String>,
        /// Its settings.
        settings: Box<Settings>,
        /// What is being chosen.
        step: DraftStep,
    },
    /// To the same person: the game was created, or not.
    DraftDone {
        /// Their language.
        language: Language,
        /// The name of the game that was created.
        made: Option<String>,
    },
    /// Who has done what in a game that is over: which seats changed hands, who stood in, watched and entered orders, and when.
    /// It is read in the game.
    Parts {
        /// The game's name.
        name: String,
    },
    /// To somebody who found no seat.
    Waiting {
        /// The game's name.
        name: String,
        /// Their place in the waiting list, from 1.
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
    /// To somebody who has asked to be invited.
    AskedToJoin {
        /// The game's name.
        name: String,
    },
    /// To the game master: somebody asks to be invited.
    AsksToJoin {
        /// Their name.
        name: String,
        /// The key of the request.
        key: String,
    },
    /// To somebody whom the game master has invited.
    YouAreInvited {
        /// The game's name.
        name: String,
        /// The game master's name.
        master: String,
    },
    /// To somebody whom the game master hasn't invited.
    NotInvited {
        /// The game's name.
        name: String,
    },
    /// To the game master: the invitation or refusal is on its way.
    InvitationSent {
        /// The person's name.
        name: String,
        /// Whether they are invited.
        invited: bool,
    },
    /// To somebody who no longer waits.
    StoppedWaiting {
        /// The game's name.
        name: String,
    },
    /// To a player: the powers that they prefer; empty: none.
    Wishes {
        /// The most wanted first.
        powers: Vec<PowerId>,
    },
    /// To a player: all seats are taken, will you play?
    Confirm {
        /// The game's name.
        name: String,
        /// Until then.
        by: Timestamp,
        /// The powers that they were assigned by hand.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        powers: Vec<PowerId>,
    },
    /// To a player who has confirmed.
    Confirmed {
        /// How many others haven't yet.
        awaited: usize,
    },
    /// To somebody who hasn't confirmed and has lost the seat.
    Dropped {
        /// The game's name.
        name: String,
    },
    /// To all: the settings were changed before the beginning.
    Changed {
        /// The game's name.
        name: String,
        /// The settings before.
        before: Box<Settings>,
        /// The settings now.
        after: Box<Settings>,
    },
    /// To the game master: no setting was changed.
    Unchanged {
        /// The game's name.
        name: String,
    },
    /// To those who played in a game: its rematch looks for players.
    Rematch {
        /// The game that is over.
        of: GameId,
        /// Its name.
        before: String,
        /// The name of the rematch.
        name: String,
    },
    /// To all: the lobby wasn't filled in time, and is closed.
    Expired {
        /// The game's name.
        name: String,
        /// Whether it was closed because its game master has left.
        #[serde(default)]
        abandoned: bool,
    },
    /// To all: a practice game, and who has joined it.
    Shared {
        /// What the person who has joined is called.
        name: String,
        /// Their present powers.
        powers: Vec<PowerId>,
    },
    /// To all: the power assignment, so that it can be verified.
    Drawn {
        /// The players, in the order of their joins.
        players: Vec<String>,
        /// Everything else.
        proof: Proof,
    },
    /// Who plays what.
    Players {
        /// The game's name.
        name: String,
        /// Those who play; without powers if they are secret, or not assigned yet.
        sitting: Vec<Sitting>,
        /// Powers that somebody else may take over.
        offered: Vec<PowerId>,
        /// Players who are or will be away; none where that is secret.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        away: Vec<Absentee>,
        /// Who has held the seats that have changed hands; none where that is secret.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tenures: Vec<Tenure>,
    },
    /// To all: the coin of the game for two was tossed.
    Tossed {
        /// The player whom Italy joins.
        name: String,
        /// That player's present powers.
        powers: Vec<PowerId>,
        /// What is needed to verify it.
        coin: CoinProof,
    },
}

/// What is being chosen while a game is prepared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DraftStep {
    /// Whether it is created like this.
    Create,
    /// Which setting is changed.
    Which,
    /// The value of one setting, by its parameter: what can be chosen.
    Value {
        /// The parameter's id.
        parameter: String,
        /// The values, as [`ActionId`](crate::action::ActionId)s carry them.
        values: Vec<String>,
        /// How many of them were shown before.
        #[serde(default)]
        from: usize,
    },
}

/// Why somebody isn't invited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "no")]
pub enum NoInvitation {
    /// They have asked, and the game master hasn't answered yet.
    Asked,
    /// The game master has refused.
    Refused,
    /// So many have asked that nobody else can.
    TooManyAsk,
    /// Only invited people may take seats.
    Needed,
    /// They are invited or play already.
    Invited {
        /// Their name.
        name: String,
    },
    /// So many are invited that nobody else can be.
    TooManyInvited,
    /// There is no such request any more.
    NoRequest,
}

/// A problem with the settings that somebody asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "problem")]
pub enum Problem {
    /// A value isn't valid.
    Value {
        /// The parameter's id.
        parameter: String,
        /// As typed.
        value: String,
        /// Valid values.
        expected: Vec<String>,
    },
    /// This variant can't be played by that many.
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
    /// An option that has no effect in games that are played here.
    NoEffect {
        /// Its key.
        option: String,
    },
    /// The game for two is won by units.
    WonByUnits,
    /// No deadline is by the calendar, so that none can step over holidays.
    SkipsNothing,
}

/// Why there is no rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "rematch")]
pub enum NoRematch {
    /// The game isn't over.
    NotOver,
    /// It was a practice game.
    Practice,
    /// It ended too long ago.
    TooLate {
        /// For how many days after the end there can be one.
        days: u32,
    },
}
