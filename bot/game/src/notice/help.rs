//! What can be done here and now.

use serde::{Deserialize, Serialize};

/// An answer to somebody who asks for help.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "help")]
pub enum Helped {
    /// What fits the moment.
    Now {
        /// Where the person stands.
        moment: Moment,
        /// Whether they are asked in private, where orders go.
        private: bool,
        /// Whether they lead the game.
        master: bool,
        /// Whether the game has private rooms or letters.
        press: bool,
    },
    /// What one command does and takes.
    Command {
        /// Its id.
        id: String,
    },
}

/// Where somebody stands when they ask for help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// In no game.
    Alone,
    /// Waiting for a game to begin.
    Lobby,
    /// Moves are wanted.
    Movement,
    /// A dislodged unit of theirs must retreat.
    Retreat,
    /// They may build, or must remove.
    Adjustment,
    /// Nothing is wanted of them in this phase.
    Waiting,
    /// They have no units left.
    Eliminated,
}
