//! Help: what can be done here and now.

use serde::{Deserialize, Serialize};

/// An answer to a request for help.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "help")]
pub enum Helped {
    /// What is useful now.
    Now {
        /// The person's situation.
        moment: Moment,
        /// Whether they are asked in private, where orders go.
        private: bool,
        /// Whether they are the game master.
        master: bool,
        /// Whether the game has private rooms or letters.
        press: bool,
        /// Whether only the next step is asked for, by a button, and not the commands.
        #[serde(default)]
        brief: bool,
        /// Whether they have begun a practice, if they are asked in private.
        #[serde(default)]
        practising: bool,
        /// The number of the phase that is played in their game, if one is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u32>,
    },
    /// The commands of a topic, each in a line.
    Topic {
        /// The message with its name.
        id: String,
    },
    /// In a few lines: what is useful now.
    Brief {
        /// What it answers.
        said: Small,
        /// The person's situation.
        moment: Moment,
        /// Whether it is said in private.
        private: bool,
        /// Whether they have begun a practice, if it is said in private.
        #[serde(default)]
        practising: bool,
        /// The number of the phase that is played in their game, if one is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u32>,
    },
    /// The rules of the wall.
    Wall,
    /// What one command does, and its parameters.
    Command {
        /// Its id.
        id: String,
    },
}

/// What somebody said that isn't a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Small {
    /// Nothing but the bot's name.
    Called,
    /// Hello.
    Greeting,
    /// Thanks.
    Thanks,
    /// How does one play?
    HowToPlay,
    /// A picture, or another message without words.
    Wordless,
    /// Something in an order thread, where the bot reads only what mentions it.
    Unaddressed,
}

/// The situation of a person who asks for help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// In no game.
    Alone,
    /// Waiting for a game to begin.
    Lobby,
    /// They are to order moves.
    Movement,
    /// A dislodged unit of theirs must retreat.
    Retreat,
    /// They may build, or must remove.
    Adjustment,
    /// They have ordered everything, and haven't said that they are done.
    Ordered,
    /// They have nothing to do in this phase.
    Waiting,
    /// They have no units left.
    Eliminated,
}
