//! A game as it was loaded: with the orders of its current phase, its press rooms, and what was sent.

use std::sync::Arc;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::event::{PersonId, RoomId};
use crate::model::{Game, GameId, PhaseId, PowerId, Sheet};
use crate::negotiation::StatementRow;
use crate::notice::Destination;
use crate::notice::relayed::Why;
use crate::rules::{Sheets, StoredSheet};
use crate::standing::Permit;

/// Whether a game is read with its statements: orders are compared with them, and computers order by them.
pub fn hears(game: &Game) -> bool {
    game.negotiated && game.running().is_some()
}

/// A game with what belongs to its current phase.
#[derive(Clone, Debug)]
pub struct LoadedGame {
    /// The game.
    pub game: Game,
    /// The version that it was loaded with.
    pub version: i64,
    /// The orders of the current phase.
    pub sheets: Sheets,
    /// Its press rooms.
    pub rooms: Vec<RoomRow>,
    /// What was said in it as statements, in the order in which it was said, with the answers. `None`: it wasn't read, since the game
    /// isn't played ([`hears`]); something may be stored.
    pub statements: Option<Arc<[StatementRow]>>,
}

impl LoadedGame {
    /// A game of which nothing else is stored.
    pub fn new(game: Game, version: i64) -> Self {
        Self { game, version, sheets: Sheets::default(), rooms: Vec::new(), statements: None }
    }

    /// The orders of the phase that is played in `after`, to which it was changed, with those of `rows`, which are stored with that.
    pub fn sheets_in(&self, after: &Game, rows: &[OrderRow]) -> Sheets {
        let number = |game: &Game| game.running().map(|running| running.number);
        let Some(now) = number(after) else { return Sheets::default() };
        let mut sheets = if number(&self.game) == Some(now) { self.sheets.clone() } else { Sheets::default() };
        for row in rows.iter().filter(|row| row.phase == now) {
            sheets.set(row.power.clone(), row.revision, row.sheet.clone());
        }
        sheets
    }

    /// The stored orders that `permit` permits to read; `None` if none are stored, or it is for other orders.
    pub fn sheet(&self, permit: &Permit) -> Option<&Sheet> {
        self.sheets.read(&self.game, permit)
    }
}

/// Who is in a press room: powers, in the variant's order. Which rooms there are only their members know: it is read with
/// a permit. The store writes it down as the list that it is made of.
///
/// ```compile_fail
/// fn who_talks(room: &dragoman_game::loaded::RoomRow) -> usize {
///     room.members.0.len()
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Members(Vec<PowerId>);

impl From<Vec<PowerId>> for Members {
    fn from(powers: Vec<PowerId>) -> Self {
        Self(powers)
    }
}

/// A press room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    /// The key by which it is found again on its platform.
    pub key: String,
    /// Its game.
    pub game: GameId,
    /// Its powers.
    pub members: Members,
    /// The platform's room, once it is open.
    pub room: Option<RoomId>,
    /// Why letters replace it, if they do.
    pub relayed: Option<Why>,
}

impl RoomRow {
    /// Its powers, if `permit` permits to know them.
    pub fn members(&self, permit: &Permit) -> Option<&[PowerId]> {
        let members = &self.members.0;
        permit.is_for_room(&self.game, &self.key, members).then_some(members)
    }

    /// Whether it is the room of exactly these `powers`, about which somebody asks who is one of them.
    pub fn is_of(&self, powers: &[PowerId]) -> bool {
        self.members.0 == powers
    }

    /// Where notices in the room go. Press rooms are on the network on which `game` is played.
    pub fn destination(&self, game: &Game) -> Destination {
        Destination::Press { key: self.key.clone(), platform: game.channel.platform() }
    }
}

/// A new revision of a power's orders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// The game.
    pub game: GameId,
    /// The number of the phase.
    pub phase: u32,
    /// The power.
    pub power: PowerId,
    /// Counts up from 1.
    pub revision: u32,
    /// Who sent it.
    pub person: PersonId,
    /// The message as typed.
    pub typed: String,
    /// All orders of the power after it.
    pub sheet: StoredSheet,
    /// By the platform's clock.
    pub sent_at: Timestamp,
}

/// A message with orders that somebody sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    /// Whose orders.
    pub power: PowerId,
    /// As typed; empty for a button.
    pub typed: String,
}

/// A letter, or a document for some readers, that is stored until the game is over. It is read with a permit.
///
/// ```compile_fail
/// fn of_others(letter: &dragoman_game::loaded::LetterRow) -> &str {
///     &letter.letter.text
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterRow {
    /// The game.
    pub game: GameId,
    /// Counts up from 1 within the game.
    pub number: u32,
    /// The people who wrote or received it, as far as they were read.
    people: Vec<PersonId>,
    letter: Letter,
}

/// What a letter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The phase in which it was sent.
    pub phase: PhaseId,
    /// The power that sent it.
    pub from: PowerId,
    /// For whom.
    pub to: Vec<PowerId>,
    /// As written.
    pub text: String,
}

impl LetterRow {
    /// Letter `number` of `game`, which `people` wrote or received.
    pub fn new(game: GameId, number: u32, people: Vec<PersonId>, letter: Letter) -> Self {
        Self { game, number, people, letter }
    }

    /// Whether `person` wrote or received it.
    pub fn is_of(&self, person: &PersonId) -> bool {
        self.people.contains(person)
    }

    /// What it says, if `permit` permits to read it.
    pub fn read(&self, permit: &Permit) -> Option<&Letter> {
        permit.is_for_letter(&self.game, self.number).then_some(&self.letter)
    }

    /// What it says, if `permit` permits to read it.
    pub fn opened(self, permit: &Permit) -> Option<Letter> {
        permit.is_for_letter(&self.game, self.number).then_some(self.letter)
    }

    /// The people who wrote or received it: whoever may read it may know them.
    pub fn people(&self, permit: &Permit) -> &[PersonId] {
        if permit.is_for_letter(&self.game, self.number) { &self.people } else { &[] }
    }
}
