//! Notices about the data that is stored about a person.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::model::{GameId, PhaseId, PowerId};
use crate::pictures::PictureChoice;
use crate::ringing::Ringing;
use crate::wording::Wording;

/// A notice about somebody's data, to them alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "personal")]
pub enum Personal {
    /// All data: loaded when the notice is posted.
    Kept {
        /// The names of games that can't be read: what these have about the person isn't shown.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unreadable: Vec<String>,
    },
    /// A question: is the data really to be deleted?
    Asked {
        /// The names of games that can't be read: what these have about the person is deleted later.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unreadable: Vec<String>,
    },
    /// The person still has a seat in these games.
    Tied {
        /// Their names.
        names: Vec<String>,
    },
    /// It is deleted.
    Forgotten {
        /// The names of games that can't be read: what these have about the person isn't deleted yet.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unreadable: Vec<String>,
    },
    /// What rings.
    Ringing {
        /// What the person has chosen.
        ringing: Ringing,
        /// The time zone of their quiet hours.
        timezone: String,
    },
    /// How the person likes to be written to.
    Wording {
        /// What they have chosen.
        choice: Wording,
    },
    /// How pictures look.
    Pictures {
        /// What the person has chosen.
        choice: PictureChoice,
    },
    /// The person's games that aren't over.
    Games {
        /// The newest first.
        games: Vec<OwnGame>,
        /// How many more there are.
        more: usize,
        /// Whether they have begun a practice.
        practising: bool,
    },
    /// What came without a sound during quiet hours.
    Digest {
        /// Names of games, with the number of messages; an empty name: about no game.
        games: Vec<(String, u32)>,
    },
}

/// A game of somebody's, as they may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnGame {
    /// Its id.
    pub id: GameId,
    /// Its name.
    pub name: String,
    /// Whether they are its game master.
    pub master: bool,
    /// How far it is.
    pub state: OwnState,
}

/// How far a game of somebody's is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OwnState {
    /// It hasn't begun.
    Lobby {
        /// How many have joined.
        joined: usize,
        /// How many it needs.
        needed: usize,
    },
    /// It is played.
    Running {
        /// The phase.
        phase: PhaseId,
        /// When orders close; `None`: it is paused.
        deadline: Option<Timestamp>,
        /// The powers for which they play.
        powers: Vec<PowerId>,
        /// What they have to do.
        to_do: ToDo,
    },
}

/// What somebody has to do in the phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToDo {
    /// To send orders.
    Orders {
        /// How many are missing, 1 or more.
        missing: usize,
    },
    /// To say that they are ready.
    Ready,
    /// To wait for the others.
    Wait,
    /// Nothing can be decided by them in this phase.
    Nothing,
    /// They have no units left.
    Eliminated,
    /// They have no seat.
    NoSeat,
}
