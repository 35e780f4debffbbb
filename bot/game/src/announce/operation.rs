//! Notices that follow from no play and no command: of the bot's own work, and of what is stored.

use jiff::Timestamp;

use crate::event::{Event, PersonId, Place};
use crate::model::Game;
use crate::notice::clock::ClockNotice;
use crate::notice::{Destination, Notice, Outgoing, Personal, Priority};

fn post(to: Place, game: Option<&Game>, notice: Notice, priority: Priority, due: Timestamp) -> Outgoing {
    let game = game.map(|game| game.id.clone());
    Outgoing { to: Destination::Place(to), slot: None, game, notice, priority, due, expires: None }
}

/// Tells all who play that a backup made at `since` was restored.
pub fn restored(game: &Game, since: Timestamp, now: Timestamp) -> Outgoing {
    let notice = Notice::Clock(ClockNotice::Restored { since });
    post(Place::Channel(game.channel.clone()), Some(game), notice, Priority::Event, now)
}

/// Tells the game master that the game's clock stands: what was due has failed again and again.
pub fn game_set_aside(game: &Game, now: Timestamp) -> Outgoing {
    let notice = Notice::GameSetAside { name: game.name.clone() };
    post(Place::Person(game.creator.clone()), Some(game), notice, Priority::Event, now)
}

/// Tells the sender of an event, in private, what becomes of it without a decision.
pub fn to_sender(event: &Event, notice: Notice, now: Timestamp) -> Outgoing {
    let to = match &event.place {
        // A command that needs its own answer gets it there.
        Place::Reply { .. } => event.place.clone(),
        Place::Channel(_) | Place::Person(_) | Place::Room(_) => Place::Person(event.actor.person.clone()),
    };
    post(to, None, notice, Priority::Answer, now)
}

/// Tells a person what came without a sound during their quiet hours: names of games, each with the number of messages.
pub fn digest(person: PersonId, games: Vec<(String, u32)>, now: Timestamp) -> Outgoing {
    post(Place::Person(person), None, Notice::Personal(Personal::Digest { games }), Priority::Routine, now)
}

/// Lets the networks' adapters forget what they have noted of `person`, from `due` on.
pub fn forget_notes(person: PersonId, due: Timestamp) -> Outgoing {
    post(Place::Person(person), None, Notice::ForgetNotes, Priority::Routine, due)
}
