//! How reliably somebody has played: games finished and phases missed, as numbers and nothing else.

use serde::{Deserialize, Serialize};

use crate::event::PersonId;
use crate::model::{Game, GameId, Left, Part, Seat, Stage};

/// One person's part in one game: written when the game is over or they lose their seat, and written again if they come
/// back; in an anonymous game once it is published who played what.
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
/// seats in it. While nobody may know who plays what, none is written: it would tell at once who has lost a seat. Then all are
/// written when that is published, also of those who had a seat before.
pub(crate) fn written(before: &Game, after: &Game) -> Vec<GameRecord> {
    let is_published = before.hides_players() && !after.hides_players();
    let is_counted = (before.running().is_some() || is_published) && !before.settings.practice;
    if !is_counted || after.hides_players() {
        return Vec::new();
    }
    let over = matches!(after.stage, Stage::Over(_));
    let record = |seat: &Seat, finished: bool| {
        let person = seat.person()?.clone();
        let (game, phases, missed) = (after.id.clone(), seat.played, seat.absent);
        (phases > 0).then_some(GameRecord { person, game, finished, phases, missed })
    };
    let left = |seat: &&Seat| seat.person().is_some_and(|person| after.seat_of(person).is_none());
    let gone = before.seats.iter().filter(left).filter_map(|seat| record(seat, before.is_out(seat)));
    let stayed = after.seats.iter().filter(|_| over).filter_map(|seat| record(seat, true));
    let earlier = after.standing.parts().iter().filter(|_| is_published);
    let earlier = earlier.filter_map(|part| of_earlier(before, after, part));
    gone.chain(stayed).chain(earlier).collect()
}

/// The record of somebody who had no seat any more when it was published who plays what.
fn of_earlier(before: &Game, after: &Game, part: &Part) -> Option<GameRecord> {
    let has_seat = |person: &PersonId| before.seat_of(person).is_some() || after.seat_of(person).is_some();
    let person = part.person().filter(|person| !has_seat(person))?.clone();
    let (phases, missed) = (part.reliability.played, part.reliability.absent);
    let finished = part.held.iter().all(|stay| stay.left == Left::Eliminated);
    (phases > 0).then_some(GameRecord { person, game: after.id.clone(), finished, phases, missed })
}
