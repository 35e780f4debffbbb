//! What comes of an event.

use jiff::Timestamp;

use crate::changes::Changes;
use crate::command::GameRef;
use crate::event::{ChannelId, EventId, Place};
use crate::loaded::LoadedGame;
use crate::model::{Game, GameId};
use crate::notice::{Destination, Notice, Outgoing, Priority};

/// What came of an event.
#[derive(Clone, Debug, Default)]
pub struct Decision {
    /// What is to be stored and said, in one transaction.
    pub changes: Changes,
    /// Answers to questions: said at once, never stored.
    pub answers: Vec<Answer>,
    /// What must be looked at before this can be decided: nothing else of it counts then, and it is decided again.
    pub wants: Option<Want>,
}

impl Decision {
    /// Something to say after the rest was stored.
    pub fn say(&mut self, now: Timestamp, to: Place, game: Option<&Game>, notice: Notice, priority: Priority) {
        self.post(now, Destination::Place(to), None, game, notice, priority);
    }

    /// The same for any destination and slot.
    pub fn post(
        &mut self,
        now: Timestamp,
        to: Destination,
        slot: Option<String>,
        game: Option<&Game>,
        notice: Notice,
        priority: Priority,
    ) {
        self.changes.outgoing.push(Outgoing {
            to,
            slot,
            game: game.map(|game| game.id.clone()),
            notice,
            priority,
            due: now,
            expires: None,
        });
    }

    /// The game as it is after the decision.
    pub fn change(&mut self, loaded: &LoadedGame, game: Game) {
        self.changes.game = Some((game, loaded.version));
    }
}

/// What few decisions need and is therefore loaded only when one asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Want {
    /// The phases of the past of a game.
    Past(GameId),
    /// The games that are over and are referred to so: those of the channel and those of the acting person.
    Over(GameRef),
    /// The people of this name who were seen in a channel.
    Named {
        /// As typed: a name, an id, or a mention.
        name: String,
        /// Where they were seen.
        channel: ChannelId,
    },
}

/// The answer to a question.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Where.
    pub to: Place,
    /// About which game.
    pub game: Option<GameId>,
    /// What.
    pub notice: Notice,
    /// The message that it answers, if it is said where that stands.
    pub of: Option<EventId>,
}
