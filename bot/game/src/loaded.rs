//! A game as it was loaded: with the orders of its current phase, its press rooms, and what was sent.

use std::collections::BTreeMap;

use jiff::Timestamp;

use crate::event::{PersonId, RoomId};
use crate::model::{Game, GameId, PhaseId, PowerId, Sheet};
use crate::notice::Destination;
use crate::notice::relayed::Why;
use crate::standing::Permit;

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
}

impl LoadedGame {
    /// The stored orders that `permit` permits to read; `None` if none are stored, or it is for other orders.
    pub fn sheet(&self, permit: &Permit) -> Option<&Sheet> {
        self.sheets.0.get(permit.orders(&self.game)?).map(|(_, sheet)| sheet)
    }

    /// The orders of the current phase, for the adjudication.
    pub fn current_sheets(&self) -> BTreeMap<PowerId, Sheet> {
        self.sheets.to_adjudicate()
    }
}

/// The order sheets of a phase. That orders are stored, and how many, everybody may know; which they are is read with a
/// [`Permit`]. The adjudication reads them all, and shows them when they aren't secret any more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheets(BTreeMap<PowerId, (u32, Sheet)>);

impl Sheets {
    /// The sheets as they are stored, each with its revision.
    pub fn new(stored: BTreeMap<PowerId, (u32, Sheet)>) -> Self {
        Self(stored)
    }

    /// Whether nothing was ever stored.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The powers for which something was stored, perhaps only that there are no orders.
    pub fn powers(&self) -> impl Iterator<Item = &PowerId> {
        self.0.keys()
    }

    /// How many orders are stored for `power`.
    pub fn count(&self, power: &PowerId) -> usize {
        self.0.get(power).map_or(0, |(_, sheet)| sheet.lines.len())
    }

    /// Whether any order is stored for `power`.
    pub fn has_orders(&self, power: &PowerId) -> bool {
        self.count(power) > 0
    }

    /// Whether `power` was asked about an order and hasn't answered: that order is missing, whatever is stored.
    pub fn is_asked(&self, power: &PowerId) -> bool {
        self.0.get(power).is_some_and(|(_, sheet)| !sheet.doubts.is_empty())
    }

    /// The last revision of the sheet of `power`; 0 if there is none.
    pub fn revision(&self, power: &PowerId) -> u32 {
        self.0.get(power).map_or(0, |(revision, _)| *revision)
    }

    /// The sheet of `power` after a `change`, to be stored and not to be shown. What is shown of it is read with a permit.
    pub fn amended(&self, power: &PowerId, change: impl FnOnce(&mut Sheet)) -> Sheet {
        let mut sheet = self.0.get(power).map(|(_, sheet)| sheet.clone()).unwrap_or_default();
        change(&mut sheet);
        sheet
    }

    /// All sheets, to be adjudicated or stored again, and not to be shown.
    pub fn to_adjudicate(&self) -> BTreeMap<PowerId, Sheet> {
        self.0.iter().map(|(power, (_, sheet))| (power.clone(), sheet.clone())).collect()
    }

    /// Takes a new revision of the sheet of `power`.
    pub fn set(&mut self, power: PowerId, revision: u32, sheet: Sheet) {
        self.0.insert(power, (revision, sheet));
    }

    /// Removes all: another phase is played.
    pub fn clear(&mut self) {
        self.0.clear();
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
