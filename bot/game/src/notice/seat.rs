//! Notices about seats that change hands.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::model::{ComputerLevel, PowerId, UnitText};

/// Why a seat is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferCause {
    /// Its player has resigned.
    Resigned,
    /// Its player has sent nothing in this many phases in a row.
    Missed(u32),
    /// The game master looks for another player.
    Sought,
}

/// What a person is about to give up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum GivingUp {
    /// Their seat in a running game.
    Seat {
        /// What they play.
        powers: Vec<PowerId>,
        /// Whether they are the game master: they are asked whether they want to be neutral.
        #[serde(default)]
        master: bool,
        /// Whether they may come back, as far as they have said.
        #[serde(default)]
        back: Option<bool>,
    },
    /// The way back to a seat that they have given up.
    WayBack {
        /// What they played.
        powers: Vec<PowerId>,
    },
    /// Their seat in a game that hasn't begun, or in a practice game.
    Joined {
        /// The game's name.
        name: String,
    },
    /// Their place in the waiting list.
    Waiting {
        /// The game's name.
        name: String,
    },
    /// A game in which they are eliminated.
    Company {
        /// The game's name.
        name: String,
    },
    /// The role of game master, which another person would get.
    Office {
        /// As typed.
        word: String,
        /// Their name.
        name: String,
        /// The game's name.
        game: String,
    },
    /// Another person, whom the game master would expel.
    Other {
        /// As typed.
        word: String,
        /// Their name, unless it is secret.
        name: String,
        /// What they play; nothing before the game begins.
        powers: Vec<PowerId>,
        /// What tells them from other people: nobody else is expelled by the answer.
        #[serde(default)]
        meant: String,
    },
}

/// A notice about a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "seat")]
pub enum SeatNotice {
    /// To all, and in private to those with priority: the seat may be taken.
    Offered {
        /// Its powers.
        powers: Vec<PowerId>,
        /// What has led to the offer.
        cause: OfferCause,
        /// Until then only eliminated players and people in the waiting list may take it.
        reserved: Option<Timestamp>,
    },
    /// To all: nobody plays the seat any more, and it isn't offered.
    Vacated {
        /// Its powers.
        powers: Vec<PowerId>,
    },
    /// To the player who resigned.
    YouResigned {
        /// The powers.
        powers: Vec<PowerId>,
        /// Whether they won't come back.
        #[serde(default)]
        for_good: bool,
    },
    /// To a person who is about to give something up: is it intended? Nothing was done yet.
    Sure {
        /// What would be given up.
        giving_up: GivingUp,
        /// In which phase it was asked: in another the button does nothing. None: the game isn't being played.
        #[serde(default)]
        number: Option<u32>,
    },
    /// To an eliminated player who has left the game.
    YouDeparted {
        /// The game's name.
        name: String,
    },
    /// To all: the game master has expelled somebody.
    Expelled {
        /// Their name, unless it is secret.
        name: String,
        /// What they played; nothing before the game begins.
        powers: Vec<PowerId>,
    },
    /// To a person whom the game master has expelled.
    YouWereExpelled {
        /// The game's name.
        name: String,
        /// What they played; nothing before the game begins.
        powers: Vec<PowerId>,
    },
    /// To a player whose seat the game master offers to others.
    Sought {
        /// The powers.
        powers: Vec<PowerId>,
    },
    /// To a person whom the game master would like to take a seat over.
    Invited {
        /// Its powers.
        powers: Vec<PowerId>,
    },
    /// To the game master: that person was asked to take the seat over.
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
        /// The player's name; `None` in an anonymous game.
        name: Option<String>,
    },
    /// To all: its player is back.
    Returned {
        /// Its powers.
        powers: Vec<PowerId>,
    },
    /// To a person who has taken it over: all that they need.
    Yours {
        /// What they play.
        powers: Vec<PowerId>,
        /// Their units.
        units: Vec<UnitText>,
        /// The press rooms that they can read now, each by its powers.
        rooms: Vec<Vec<PowerId>>,
        /// The deadline, with additional time for the new player.
        deadline: Option<Timestamp>,
        /// The powers whose orders of this phase are sealed, as the previous player left them.
        #[serde(default)]
        sealed: Vec<PowerId>,
    },
    /// To all: the orders of these powers are sealed in this phase: they count, and nobody reads or changes them.
    Sealed {
        /// The powers whose orders are sealed.
        powers: Vec<PowerId>,
    },
    /// To a person who came back.
    YoursAgain {
        /// What they play.
        powers: Vec<PowerId>,
        /// The deadline.
        deadline: Option<Timestamp>,
    },
    /// To the previous player: somebody else plays it now.
    Taken {
        /// The powers.
        powers: Vec<PowerId>,
    },
    /// To all: the computer plays these powers from now on.
    Computers {
        /// The powers that the computer plays.
        powers: Vec<PowerId>,
        /// How well.
        #[serde(default)]
        level: ComputerLevel,
    },
}

/// Why a seat didn't change hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "seat")]
pub enum NoSeat {
    /// It isn't offered.
    NotOffered,
    /// Somebody who still plays can't take another seat.
    StillPlaying,
    /// Others may take it first.
    Reserved {
        /// Until then.
        until: Timestamp,
    },
    /// Somebody else has it, or it has no units left.
    Gone,
    /// They have come back to it as often as they may in a phase.
    ReturnedOften,
    /// The power is eliminated.
    Eliminated {
        /// The eliminated power.
        power: PowerId,
    },
    /// A game master who plays would give the seat of a rival to somebody else.
    HeldByRival {
        /// A power of that rival.
        power: PowerId,
    },
    /// The bot knows nobody of that name here.
    NobodyCalled {
        /// As typed.
        name: String,
    },
    /// The bot doesn't know the person here who was picked from a list, or mentioned: nobody knows them by their id.
    NobodyPicked,
    /// It knows several.
    SeveralCalled {
        /// As typed.
        name: String,
    },
    /// No player or person in the waiting list has that name.
    NobodyPlaysCalled {
        /// As typed.
        name: String,
    },
    /// They were expelled.
    Expelled,
    /// The one who is asked to play was expelled.
    ExpelledBefore {
        /// Their name.
        name: String,
    },
    /// They gave up another seat with units: one person, one seat.
    OneSeat {
        /// Its powers.
        powers: Vec<PowerId>,
    },
    /// They gave up this seat and said that they wouldn't come back.
    ForGood {
        /// Its powers.
        powers: Vec<PowerId>,
    },
    /// They have seen or entered orders of this phase.
    KnowsOrders {
        /// Of these powers; none: it isn't known of which.
        powers: Vec<PowerId>,
    },
    /// Nothing bars them that all could lift.
    NotBarred,
    /// The game remembers as many people as it can: nobody new gets in.
    Crowded,
    /// Nobody was named to be expelled.
    ExpelWhom,
    /// People can't expel themselves.
    ExpelYourself,
    /// Another person would be expelled than the one about whom the game master was asked.
    ExpelAnother,
    /// The game has begun: a seat is given up by another command.
    ResignInstead,
    /// The orders that the previous player stored are sealed in this phase.
    Sealed {
        /// For which powers.
        powers: Vec<PowerId>,
    },
    /// In an anonymous game the computer takes over seats, and plays none from the beginning.
    AnonymousComputers,
    /// In an anonymous game nobody decides who plays what.
    AnonymousAssignment,
    /// The powers are assigned to somebody already.
    Assigned {
        /// The seat's powers.
        powers: Vec<PowerId>,
        /// The player's name.
        name: String,
    },
    /// The powers are assigned to nobody, so that nothing can be taken back.
    NotAssigned {
        /// The seat's powers.
        powers: Vec<PowerId>,
    },
    /// Nobody was named to whom the power is to be assigned.
    AssignWhom {
        /// The power that was named.
        power: PowerId,
    },
    /// Powers are assigned to those who have joined.
    NotJoined {
        /// The person's name.
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

impl NoSeat {
    /// Nobody is known by what somebody typed: a name, or the mention that a network makes of a person who is picked.
    pub(crate) fn nobody(typed: &str) -> Self {
        if typed.starts_with("<@") { Self::NobodyPicked } else { Self::NobodyCalled { name: typed.to_owned() } }
    }
}
