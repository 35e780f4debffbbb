//! The result of an event.

use jiff::Timestamp;

use crate::action::GameRef;
use crate::changes::Changes;
use crate::conduct::Subject;
use crate::event::{ChannelId, EventId, PersonId, Place};
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Game, GameId};
use crate::notice::{Destination, Notice, Outgoing, Priority};
use crate::post::Key;
use crate::track_record;

/// The result of deciding on an event.
#[derive(Clone, Debug, Default)]
pub struct Decision {
    /// What is to be stored and said, in one transaction.
    pub changes: Changes,
    /// What has happened in the game; announced when the decision is complete.
    pub happenings: Vec<Happening>,
    /// Answers to questions: posted at once, never stored.
    pub answers: Vec<Answer>,
    /// What must be loaded before this can be decided: nothing else of the decision counts then, and it is made again.
    pub wants: Option<Want>,
}

impl Decision {
    /// Adds something that has happened in the game that this decision changes.
    pub(super) fn happened(&mut self, happening: Happening) {
        self.happenings.push(happening);
    }

    /// Answers the acting person once the rest is stored. Only for that person.
    pub(super) fn reply(&mut self, now: Timestamp, to: Place, game: Option<&Game>, notice: Notice) {
        self.reply_about(now, to, game.map(|game| game.id.clone()), notice);
    }

    /// Answers the acting person, as [`reply`](Self::reply) does, where only the game's id is known.
    pub(super) fn reply_about(&mut self, now: Timestamp, to: Place, game: Option<GameId>, notice: Notice) {
        let to = Destination::Place(to);
        let priority = Priority::Answer;
        self.changes.outgoing.push(Outgoing { to, slot: None, game, notice, priority, due: now, expires: None });
    }

    /// Answers the acting person, as [`reply`](Self::reply) does, unless something with this key was posted before.
    pub(super) fn reply_once(&mut self, now: Timestamp, to: Place, game: &Game, notice: Notice, key: Key) {
        self.reply(now, to, Some(game), notice);
        self.changes.once.extend(self.changes.outgoing.pop().map(|reply| (reply, key)));
    }

    /// Tells a player something at `now`, alone, unless something with this key was posted before; `until`: as long as it matters.
    pub(super) fn tell_once(
        &mut self,
        (now, until): (Timestamp, Option<Timestamp>),
        player: &PersonId,
        game: &Game,
        notice: Notice,
        key: Key,
    ) {
        let (to, game) = (Destination::Place(Place::Person(player.clone())), Some(game.id.clone()));
        let priority = Priority::Event;
        let outgoing = Outgoing { to, slot: None, game, notice, priority, due: now, expires: until };
        self.changes.once.push((outgoing, key));
    }

    /// Answers the acting person, as [`reply`](Self::reply) does, in a slot: a later answer of one slot edits the earlier one.
    pub(super) fn reply_in(
        &mut self,
        now: Timestamp,
        to: Place,
        slot: Option<String>,
        game: Option<&Game>,
        notice: Notice,
    ) {
        self.reply(now, to, game, notice);
        if let Some(reply) = self.changes.outgoing.last_mut() {
            reply.slot = slot;
        }
    }

    /// The decision, with the game as it is after it.
    pub(super) fn with(mut self, loaded: &LoadedGame, mut game: Game) -> Self {
        game.remember_past_players(&loaded.game);
        game.await_new_players(&loaded.game);
        self.changes.records = track_record::written(&loaded.game, &game);
        self.changes.game = Some((game, loaded.version));
        self
    }
}

/// What few decisions need, and is therefore loaded only on request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Want {
    /// The past phases of a game.
    Past(GameId),
    /// The statements of a game that isn't played any more, with their answers.
    Statements(GameId),
    /// The question that the acting person was asked last and can still answer.
    Question,
    /// Games that are over and match this reference: those of the channel and those of the acting person.
    Over(GameRef),
    /// The game with this id, if there is one, and those of a channel that aren't over.
    Beside {
        /// The id.
        game: GameId,
        /// The channel.
        channel: ChannelId,
    },
    /// Whom the acting person has blocked.
    Blocks,
    /// Who has blocked the acting person, under this name.
    Blockers(Subject),
    /// How reliably these people have played.
    Records(Vec<PersonId>),
    /// The server of a channel.
    Server(ChannelId),
    /// The games with data about the acting person that can't be read.
    Unreadable,
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
    /// The place in which it is posted.
    pub to: Place,
    /// The game that it is about.
    pub game: Option<GameId>,
    /// The number of the phase that is played there when it is given.
    pub phase: Option<u32>,
    /// What it says.
    pub notice: Notice,
    /// The message that it replies to, if it is posted in the same place.
    pub of: Option<EventId>,
}
