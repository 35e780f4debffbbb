//! How reliably somebody has played: games finished and phases missed, as numbers and nothing else.

use serde::{Deserialize, Serialize};

use crate::event::PersonId;
use crate::model::{Game, GameId, Seat, Stage};

/// One person's part in one game: written when the game is over or they lose their seat, and written again if they come
/// back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The person whose part it was.
    pub person: PersonId,
    /// In which game.
    pub game: GameId,
    /// Whether they played until the end, or until they were eliminated.
    pub finished: bool,
    /// In how many phases they had something to decide.
    pub phases: u32,
    /// In how many of them they sent nothing.
    pub missed: u32,
}

/// All of a person's games of the last time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrackRecord {
    /// Games played until the end.
    pub finished: u32,
    /// Games left before it.
    pub left: u32,
    /// Phases in which they had something to decide.
    pub phases: u32,
    /// Those of them in which they sent nothing.
    pub missed: u32,
    /// Whether they let game masters see this.
    #[serde(default)]
    pub shared: bool,
}

/// The records that follow from a change of a game: of all players if it is over now, else of those who have lost their
/// seats in it.
pub(crate) fn written(before: &Game, after: &Game) -> Vec<GameRecord> {
    let is_counted = before.running().is_some() && !before.settings.practice;
    let over = matches!(after.stage, Stage::Over(_));
    let record = |seat: &Seat, finished: bool| {
        let person = seat.person()?.clone();
        let (game, phases, missed) = (after.id.clone(), seat.played, seat.absent);
        (phases > 0).then_some(GameRecord { person, game, finished, phases, missed })
    };
    let left = |seat: &&Seat| seat.person().is_some_and(|person| after.seat_of(person).is_none());
    let gone = before.seats.iter().filter(left).filter_map(|seat| record(seat, before.is_out(seat)));
    let stayed = after.seats.iter().filter(|_| over).filter_map(|seat| record(seat, true));
    if is_counted { gone.chain(stayed).collect() } else { Vec::new() }
}
