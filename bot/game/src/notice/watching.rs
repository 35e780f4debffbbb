//! Notices about people who watch a game.

use serde::{Deserialize, Serialize};

use crate::model::PhaseId;

/// A notice about watching.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "watch")]
pub enum WatchNotice {
    /// To a player: somebody asks to watch.
    Asked {
        /// The game's name.
        game: String,
        /// Their name.
        name: String,
        /// The key of the request.
        key: String,
        /// Whether they watch already, and the player is new.
        already: bool,
    },
    /// To somebody who has asked.
    Asking {
        /// The game's name.
        game: String,
    },
    /// To a player who has answered.
    Answered {
        /// The name of the one who asks.
        name: String,
        /// The key of the request.
        key: String,
        /// Whether they agree.
        agreed: bool,
    },
    /// To all: somebody watches.
    Begun {
        /// Their name.
        name: String,
    },
    /// To somebody who watches from now on.
    YouWatch {
        /// The game's name.
        game: String,
    },
    /// To all: somebody doesn't watch any more.
    Ended {
        /// Their name.
        name: String,
    },
    /// To somebody who doesn't watch, or no longer.
    YouDont {
        /// The game's name.
        game: String,
        /// Whether they have stopped themselves.
        own: bool,
    },
    /// To a player: who watches, and who asks to.
    Listed {
        /// Those who watch.
        watching: Vec<String>,
        /// Those who ask, with their keys; and whether the player has agreed.
        asking: Vec<(String, String, bool)>,
    },
    /// To somebody who watches: letters of a phase. They are loaded when the notice is posted.
    Letters {
        /// The game's name.
        game: String,
        /// The phase.
        phase: PhaseId,
        /// The number of the first letter.
        from: u32,
        /// The number of the last.
        to: u32,
    },
}

/// Why somebody doesn't watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "watch")]
pub enum NoWatching {
    /// It wasn't agreed for this game.
    NotAgreed,
    /// Who plays, stands in for a player or may come back to a seat doesn't watch.
    YouPlay,
    /// They watch, or have asked, already.
    Already,
    /// They have asked as often as they may.
    TooOften,
    /// So many watch or have asked that nobody else can.
    TooMany,
    /// There is no such request.
    NoRequest,
    /// The person has watched, and takes no seat any more.
    HasWatched,
    /// The acting person doesn't watch.
    NotWatching,
}
