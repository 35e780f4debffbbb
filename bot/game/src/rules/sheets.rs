//! The order sheets of the phase that is played: secret until it is adjudicated.
//!
//! That orders are stored for a power, how many, and whether one is missing, everybody may know. Which they are is read
//! with a [`Permit`], and without one in this folder only: the adjudication reads all sheets and publishes them with
//! their results; what a game master enters or a changed position leaves is written back unread.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::adjudicate::adjudicate_with_end;
use super::due::decides;
use super::sheet::{additions, amend, missing, that_stands};
use crate::model::{EndedBy, Game, OrderText, PhaseRecord, Position, PowerId, Settings, Sheet};
use crate::standing::Permit;

/// A sheet as it is stored. Whoever has made one can't read it again; the store writes it down and reads it back as it is
/// (its serialised form is that of [`Sheet`]).
///
/// ```compile_fail
/// # use dragoman_game::{model::Sheet, rules::StoredSheet};
/// let stored = StoredSheet::from(Sheet::default());
/// let read: &Sheet = &stored.0;
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StoredSheet(Sheet);

impl From<Sheet> for StoredSheet {
    fn from(sheet: Sheet) -> Self {
        Self(sheet)
    }
}

#[cfg(any(test, feature = "testing"))]
impl StoredSheet {
    /// What is stored, for tests that compare it.
    pub fn in_test(&self) -> &Sheet {
        &self.0
    }
}

/// A sheet as it was stored at some time of a phase. It is read with the permit for the orders of its power in that phase.
///
/// ```compile_fail
/// # use dragoman_game::{model::{Game, Sheet}, rules::Revision};
/// fn of_others<'a>(revision: &'a Revision, game: &Game) -> Option<&'a Sheet> {
///     // It wants a permit, and there is none.
///     revision.read(game)
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revision {
    power: PowerId,
    phase: u32,
    at: Timestamp,
    sheet: StoredSheet,
}

impl Revision {
    /// The sheet of `power` in phase `phase`, as it was from `at` on.
    pub fn new(power: PowerId, phase: u32, at: Timestamp, sheet: StoredSheet) -> Self {
        Self { power, phase, at, sheet }
    }

    /// Since when it was like that, by the network's clock, and what was on it, if `permit` permits to read it.
    pub fn read(&self, game: &Game, permit: &Permit) -> Option<(Timestamp, &Sheet)> {
        let is_it = permit.orders(&game.id, self.phase) == Some(&self.power);
        is_it.then_some((self.at, &self.sheet.0))
    }
}

/// The order sheets of a phase, each with its revision.
///
/// ```compile_fail
/// # use dragoman_game::{model::{Game, PowerId, Sheet}, rules::Sheets};
/// fn everything<'a>(sheets: &'a Sheets, game: &Game, power: &PowerId) -> Option<&'a Sheet> {
///     // It wants a permit, and there is none.
///     sheets.read(game, power)
/// }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheets(BTreeMap<PowerId, (u32, StoredSheet)>);

impl Sheets {
    /// The sheets as they are stored, each with its revision.
    pub fn new(stored: BTreeMap<PowerId, (u32, StoredSheet)>) -> Self {
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
        self.0.get(power).map_or(0, |(_, sheet)| sheet.0.lines.len())
    }

    /// Whether any order is stored for `power`.
    pub fn has_orders(&self, power: &PowerId) -> bool {
        self.count(power) > 0
    }

    /// Whether `power` was asked about an order and hasn't answered: that order is missing, whatever is stored.
    pub fn is_asked(&self, power: &PowerId) -> bool {
        self.0.get(power).is_some_and(|(_, sheet)| !sheet.0.doubts.is_empty())
    }

    /// Whether `power` decides something in `position`, and an order is missing or a question about one waits.
    pub fn lacks(&self, settings: &Settings, position: &Position, power: &PowerId) -> bool {
        let empty = StoredSheet::default();
        let sheet = self.0.get(power).map_or(&empty, |(_, sheet)| sheet);
        decides(settings, position, power)
            && (self.is_asked(power) || !missing(settings, position, power, &sheet.0).is_empty())
    }

    /// The last revision of the sheet of `power`; 0 if there is none.
    pub fn revision(&self, power: &PowerId) -> u32 {
        self.0.get(power).map_or(0, |(revision, _)| *revision)
    }

    /// The stored orders that `permit` permits to read; `None` if none are stored, or it is for something else.
    pub fn read(&self, game: &Game, permit: &Permit) -> Option<&Sheet> {
        let number = game.running()?.number;
        self.0.get(permit.orders(&game.id, number)?).map(|(_, sheet)| &sheet.0)
    }

    /// The sheet of `power` with `orders` put on it, as typed and as understood. What was on it stays unread.
    pub fn with(
        &self,
        settings: &Settings,
        position: &Position,
        power: &PowerId,
        orders: &[(String, OrderText)],
    ) -> StoredSheet {
        let mut sheet = self.0.get(power).map(|(_, sheet)| sheet.clone()).unwrap_or_default();
        amend(&mut sheet.0, orders, settings, position, power);
        sheet
    }

    /// The same with only those of `orders` that replace none.
    pub fn with_added(
        &self,
        settings: &Settings,
        position: &Position,
        power: &PowerId,
        orders: &[(String, OrderText)],
    ) -> StoredSheet {
        let sheet = self.0.get(power).map(|(_, sheet)| sheet.clone()).unwrap_or_default();
        self.with(settings, position, power, &additions(&sheet.0, orders, settings, position, power))
    }

    /// What is left of each sheet in `position`, to which the game was changed: the orders of units that are still there, and the
    /// retreats, builds and removals that can still be carried out.
    pub fn left_in(&self, settings: &Settings, position: &Position) -> impl Iterator<Item = (&PowerId, StoredSheet)> {
        let left = |power: &PowerId, sheet: &StoredSheet| StoredSheet(that_stands(&sheet.0, settings, position, power));
        self.0.iter().map(move |(power, (_, sheet))| (power, left(power, sheet)))
    }

    /// Takes a new revision of the sheet of `power`.
    pub fn set(&mut self, power: PowerId, revision: u32, sheet: StoredSheet) {
        self.0.insert(power, (revision, sheet));
    }

    /// Removes all: another phase is played.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adjudicates `before` with all of them, and with `chosen` for the powers that the computer plays: the record shows
    /// to all what was ordered. With the rule by which it ended the game, if it did.
    pub fn adjudicated(
        &self,
        settings: &Settings,
        before: &Position,
        chosen: BTreeMap<PowerId, Vec<OrderText>>,
    ) -> (PhaseRecord, Option<EndedBy>) {
        let lines = |sheet: &StoredSheet| sheet.0.lines.iter().map(|line| line.order.clone()).collect();
        let mut orders: BTreeMap<PowerId, Vec<OrderText>> =
            self.0.iter().map(|(power, (_, sheet))| (power.clone(), lines(sheet))).collect();
        orders.extend(chosen);
        orders.retain(|_, orders| !orders.is_empty());
        adjudicate_with_end(settings, before, &orders)
    }
}

#[cfg(any(test, feature = "testing"))]
impl Sheets {
    /// What is stored for `power`, for tests that compare it.
    pub fn in_test(&self, power: &PowerId) -> Option<&Sheet> {
        self.0.get(power).map(|(_, sheet)| &sheet.0)
    }
}
