//! A cache of games, so that a game that hasn't changed needn't be read and decoded again.
//!
//! An entry is valid as long as the database has its version, which is checked each time: a version increases with
//! every change of a game's document or its orders. Its rooms change independently, and are counted by
//! [`super::versions`].

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use dragoman_game::loaded::{LoadedGame, OrderRow, hears};
use dragoman_game::model::{Game, GameId};

/// How many games are cached: the most recently used.
const CAPACITY: usize = 256;

/// The cache of games.
#[derive(Debug, Default)]
pub(super) struct GameCache {
    games: Mutex<Games>,
}

#[derive(Debug, Default)]
struct Games {
    entries: HashMap<GameId, Entry>,
    /// Increases with each use.
    uses: u64,
}

#[derive(Debug)]
struct Entry {
    loaded: LoadedGame,
    /// The count of changes of press rooms before these were read.
    rooms: u64,
    /// Whether this process wrote it, with its rows: an older version may have left other rows for its seats.
    written: bool,
    used: u64,
}

impl GameCache {
    fn with<T>(&self, work: impl FnOnce(&mut Games) -> T) -> T {
        work(&mut self.games.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The cached game `id`, if it has `version` and was read after the `rooms`th change of press rooms.
    pub(super) fn whole(&self, id: &GameId, version: i64, rooms: u64) -> Option<LoadedGame> {
        self.of(id, version, |entry| (entry.rooms == rooms).then(|| entry.loaded.clone())).flatten()
    }

    /// The cached document of `id`, if it has `version`.
    pub(super) fn game(&self, id: &GameId, version: i64) -> Option<Game> {
        self.of(id, version, |entry| entry.loaded.game.clone())
    }

    /// The result of `compare` with the cached document of `id`, if this process wrote it with `version`.
    pub(super) fn compare<T>(&self, id: &GameId, version: i64, compare: impl FnOnce(&Game) -> T) -> Option<T> {
        self.of(id, version, |entry| entry.written.then(|| compare(&entry.loaded.game))).flatten()
    }

    fn of<T>(&self, id: &GameId, version: i64, take: impl FnOnce(&Entry) -> T) -> Option<T> {
        self.with(|games| {
            games.uses += 1;
            let used = games.uses;
            let entry = games.entries.get_mut(id).filter(|entry| entry.loaded.version == version)?;
            entry.used = used;
            Some(take(entry))
        })
    }

    /// Adds a game that was read; `rooms`: the count of changes of press rooms before.
    pub(super) fn insert(&self, loaded: LoadedGame, rooms: u64) {
        self.with(|games| {
            games.uses += 1;
            let (entries, used) = (&mut games.entries, games.uses);
            // A task that read an older version may come later.
            if entries.get(&loaded.game.id).is_some_and(|entry| entry.loaded.version > loaded.version) {
                return;
            }
            if entries.len() >= CAPACITY
                && !entries.contains_key(&loaded.game.id)
                && let Some(oldest) = entries.iter().min_by_key(|(_, entry)| entry.used).map(|(id, _)| id.clone())
            {
                entries.remove(&oldest);
            }
            entries.insert(loaded.game.id.clone(), Entry { loaded, rooms, written: false, used });
        });
    }

    /// Updates the entry after a change of `game`, which had `version` before, and its new `orders`.
    pub(super) fn changed(&self, game: &Game, version: i64, orders: &[OrderRow]) {
        self.with(|games| {
            let Some(entry) = games.entries.get_mut(&game.id) else { return };
            let phase = |game: &Game| game.running().map(|running| running.number);
            let (before, now) = (phase(&entry.loaded.game), phase(game));
            // Its statements are read while it is played.
            let has_statements = entry.loaded.statements.is_some() == hears(game);
            // The orders are those of the current phase.
            if entry.loaded.version != version || before != now || !has_statements {
                games.entries.remove(&game.id);
                return;
            }
            let rows = orders.iter().filter(|row| row.game == game.id && Some(row.phase) == now);
            for row in rows {
                entry.loaded.sheets.set(row.power.clone(), row.revision, row.sheet.clone());
            }
            entry.loaded.game.clone_from(game);
            entry.loaded.version = version + 1;
            entry.written = true;
        });
    }

    /// Removes the entry of one game.
    pub(super) fn remove(&self, id: &GameId) {
        self.with(|games| games.entries.remove(id));
    }

    /// Removes all entries.
    pub(super) fn clear(&self) {
        self.with(|games| games.entries.clear());
    }
}

#[cfg(test)]
mod tests;
