//! Notices about the data that is stored about a person.

use serde::{Deserialize, Serialize};

use crate::pictures::PictureChoice;
use crate::ringing::Ringing;
use crate::wording::Wording;

/// A notice about somebody's data, to them alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "personal")]
pub enum Personal {
    /// All data: loaded when the notice is posted.
    Kept,
    /// A question: is the data really to be deleted?
    Asked,
    /// The person still has a seat in these games.
    Tied {
        /// Their names.
        names: Vec<String>,
    },
    /// It is deleted.
    Forgotten,
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
    /// What came without a sound during quiet hours.
    Digest {
        /// Names of games, with the number of messages; an empty name: about no game.
        games: Vec<(String, u32)>,
    },
}
