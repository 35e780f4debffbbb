//! What every command gets: what was done, what can be seen, and how to answer.

use dragoman_l10n::{Language, Words};

use super::decision::{Answer, Decision};
use super::view::View;
use crate::changes::Changes;
use crate::command::{self, GameRef};
use crate::event::{Content, Event, EventId, Place};
use crate::loaded::LoadedGame;
use crate::model::Game;
use crate::notice::{Declined, Notice, Priority};

/// What every command gets.
pub struct Context<'a> {
    /// What was done.
    pub event: &'a Event,
    /// What can be seen.
    pub view: &'a View,
    /// Words, for reading.
    pub words: &'a Words,
    /// The game that is meant, if a heading or the answer to a question has said so.
    pub meant: Option<&'a LoadedGame>,
}

impl<'a> Context<'a> {
    /// The game that is meant where none is named.
    pub(super) fn game(&self) -> Result<&'a LoadedGame, Declined> {
        match self.meant {
            Some(loaded) => Ok(loaded),
            None => self.view.game(self.event, None),
        }
    }

    /// The game that is named, else the one that is meant.
    pub(super) fn game_or(&self, named: Option<&GameRef>) -> Result<&'a LoadedGame, Declined> {
        match (named, self.meant) {
            (None, _) => self.game(),
            // Of several games of one name it has been said which.
            (Some(named), Some(loaded)) if named.means(&loaded.game.id, &loaded.game.name) => Ok(loaded),
            (Some(_), _) => self.view.game(self.event, named),
        }
    }

    /// Where a public answer goes: to the one who asked, where they asked.
    pub fn back(&self) -> Place {
        self.event.place.clone()
    }

    /// Where a secret answer goes.
    pub fn aside(&self) -> Place {
        match &self.event.place {
            Place::Reply { .. } => self.event.place.clone(),
            Place::Channel(_) | Place::Person(_) | Place::Room(_) => Place::Person(self.event.actor.person.clone()),
        }
    }

    /// Says something to all in the game's channel, and acknowledges it where it was asked for if that is elsewhere.
    pub(super) fn tell_all(&self, decision: &mut Decision, game: &Game, notice: Notice) {
        let channel = Place::Channel(game.channel.clone());
        decision.say(self.view.now, channel, Some(game), notice, Priority::Event);
        self.acknowledge(decision, game);
    }

    /// Acknowledges what was asked for elsewhere than in the game's channel.
    pub(super) fn acknowledge(&self, decision: &mut Decision, game: &Game) {
        if self.event.place != Place::Channel(game.channel.clone()) {
            decision.say(self.view.now, self.aside(), Some(game), Notice::Done, Priority::Answer);
        }
    }

    /// In which language the person is answered.
    pub fn language(&self) -> Language {
        self.view.language_of(&self.event.actor)
    }

    /// A decision that only says something, and stores it until it is said.
    pub fn say(&self, to: Place, game: Option<&Game>, notice: Notice) -> Decision {
        let mut decision = Decision::default();
        decision.say(self.view.now, to, game, notice, Priority::Answer);
        decision
    }

    /// A decision that only answers a question.
    pub fn answer(&self, to: Place, game: Option<&Game>, notice: Notice) -> Decision {
        Decision {
            changes: Changes::default(),
            answers: vec![Answer { to, game: game.map(|game| game.id.clone()), notice, of: None }],
            wants: None,
        }
    }
}

/// A decision that declines, in private if the place is public.
pub fn declined(context: &Context<'_>, why: Declined) -> Decision {
    let game = context.game().ok().map(|loaded| &loaded.game);
    context.answer(context.back(), game, Notice::Declined(why))
}

/// Why something isn't read, if one of `texts` is longer than anybody writes.
pub(super) fn too_long<'a>(context: &Context<'_>, texts: impl IntoIterator<Item = &'a String>) -> Option<Declined> {
    let limit = context.view.limits.text;
    let most = usize::try_from(limit).unwrap_or(usize::MAX);
    let is_long = |text: &&String| text.len() > most;
    let lengths = texts.into_iter().filter(is_long).map(|text| text.chars().count());
    let length = lengths.max().filter(|length| *length > most)?;
    // What is far too long was cut on its way here.
    let length = u32::try_from(length).unwrap_or(u32::MAX).max(context.view.length.unwrap_or(0));
    Some(Declined::TooLong { limit, length })
}

/// The message that is answered when `event` is answered, if it is one.
pub(super) fn answered(event: &Event) -> Option<EventId> {
    match &event.content {
        Content::Edited { of, .. } => Some(of.clone()),
        Content::Text { .. } | Content::Undecryptable => Some(event.id.clone()),
        Content::Invoked { .. } | Content::Pressed { .. } | Content::Removed { .. } => None,
    }
}

/// No command is called `word`.
pub(super) fn unknown(context: &Context<'_>, word: &str) -> Decision {
    let nearest = command::nearest(context.words, context.language(), word).map(|spec| spec.id.to_owned());
    declined(context, Declined::UnknownCommand { word: word.to_owned(), nearest })
}
