//! What a player can say by pointing at units and provinces, each with its sentence and the button that says it.
//!
//! Made for the reader alone, in their language. Whether it is said is decided when the button is pressed.

use dragoman_l10n::{Language, Notation, Words};
use dragoman_reading::command::CommandId;
use dragoman_statements::{Room, Sayer};

use super::addressees::{readers, silent};
use super::press::powers_in;
use super::statements::may_talk;
use crate::action::ActionId;
use crate::event::{PersonId, RoomId};
use crate::loaded::{LoadedGame, RoomRow};
use crate::model::{GameId, PowerId};
use crate::rules::{self, About, Saying, Talkers};

/// Something that can be said by one press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The unit or province that it is about.
    pub about: About,
    /// Those that it is said to.
    pub to: Vec<PowerId>,
    /// What it says, in the reader's language.
    pub text: String,
    /// The id of the button that says it.
    pub press: String,
}

/// What `person` can say in a game: in their press room `within`, or to each power alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentences {
    /// The game.
    pub game: GameId,
    /// Whether all in a room read it.
    pub together: bool,
    /// The sentences.
    pub all: Vec<Sentence>,
}

/// The room of `loaded` that the network knows as `room`, if `person` is in it and it is open.
pub fn room_of<'a>(loaded: &'a LoadedGame, person: &PersonId, room: &RoomId) -> Option<&'a RoomRow> {
    let own = &loaded.game.seat_of(person)?.powers;
    let is_it = |row: &&RoomRow| row.room.as_ref() == Some(room) && row.relayed.is_none();
    let row = loaded.rooms.iter().find(is_it)?;
    powers_in(&loaded.game, row).iter().any(|power| own.contains(power)).then_some(row)
}

impl Sentences {
    /// What `person` can say in the phase that is played.
    pub fn new(
        words: &Words,
        language: Language,
        loaded: &LoadedGame,
        person: &PersonId,
        within: Option<&RoomRow>,
    ) -> Self {
        let game = &loaded.game;
        let together = within.is_some();
        let none = Self { game: game.id.clone(), together, all: Vec::new() };
        let (Ok(running), Some(seat)) = (may_talk(game), game.seat_of(person)) else { return none };
        let is_own = |power: &PowerId| seat.powers.contains(power);
        let all = rules::powers(&game.settings.variant);
        let (own, others): (Vec<PowerId>, Vec<PowerId>) = match within {
            Some(row) => powers_in(game, row).iter().cloned().partition(is_own),
            None => (seat.powers.clone(), all.into_iter().filter(|power| !is_own(power)).collect()),
        };
        // In a room one of its author's powers talks.
        let own = if together { own.into_iter().take(1).collect() } else { own };
        if together && silent(game, &others).is_some() {
            return none;
        }
        let others = readers(game, &others);
        let talkers = Talkers { own: &own, others: &others, together };
        let map = rules::map(&game.settings.variant);
        let sentence = |saying: Saying| {
            let Saying { about, from, to, offer } = saying;
            let alternative = rules::offer(&game.settings, &offer)?;
            let said = rules::statement(&game.settings.variant, &from, &to, None, vec![alternative])?.read(map).ok()?;
            let room = if to.len() > 1 { Room::Many } else { Room::Two };
            let sayer = Sayer { words, language, notation: Notation::Abbreviations, map, room };
            let id = ActionId::of(CommandId::Propose).game(&game.id);
            let id = id.during(running.number, &running.position.phase);
            let named = to.iter().map(PowerId::as_str).collect::<Vec<_>>().join("+");
            let id = id.with(if together { "in" } else { "to" }, named).with("offer", offer);
            Some(Sentence { about, to, text: sayer.lines(&said).join(" "), press: id.into() })
        };
        let all = rules::sayings(&game.settings, &running.position, &talkers).into_iter().filter_map(sentence);
        Self { all: all.collect(), ..none }
    }
}
