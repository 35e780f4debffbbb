//! A game as it was loaded: with the orders of its current phase, its press rooms, and what was sent.

use std::collections::BTreeMap;

use jiff::Timestamp;

use crate::event::{PersonId, RoomId};
use crate::model::{Game, GameId, PhaseId, PowerId, Sheet};
use crate::notice::Destination;
use crate::notice::relayed::Why;

/// A game with what belongs to its current phase.
#[derive(Clone, Debug)]
pub struct LoadedGame {
    /// The game.
    pub game: Game,
    /// The version that it was loaded with.
    pub version: i64,
    /// The orders of the current phase, with their revision.
    pub sheets: BTreeMap<PowerId, (u32, Sheet)>,
    /// Its press rooms.
    pub rooms: Vec<RoomRow>,
}

impl LoadedGame {
    /// The orders of the current phase.
    pub fn current_sheets(&self) -> BTreeMap<PowerId, Sheet> {
        self.sheets.iter().map(|(power, (_, sheet))| (power.clone(), sheet.clone())).collect()
    }
}

/// A press room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    /// The key by which it is found again on its platform.
    pub key: String,
    /// Its game.
    pub game: GameId,
    /// Its powers, in the variant's order.
    pub powers: Vec<PowerId>,
    /// The platform's room, once it is open.
    pub room: Option<RoomId>,
    /// Why letters replace it, if they do.
    pub relayed: Option<Why>,
}

impl RoomRow {
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
    pub sheet: Sheet,
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
    /// All orders of the power after it.
    pub sheet: Sheet,
}

/// A letter, or a document for some readers, that is stored until the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterRow {
    /// The game.
    pub game: GameId,
    /// Counts up from 1 within the game.
    pub number: u32,
    /// The phase in which it was sent.
    pub phase: PhaseId,
    /// Whose.
    pub from: PowerId,
    /// For whom.
    pub to: Vec<PowerId>,
    /// The people who wrote or received it.
    pub people: Vec<PersonId>,
    /// As written.
    pub text: String,
}
