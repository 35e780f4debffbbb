//! The time for writing orders, after the negotiation.

use jiff::{SignedDuration, Timestamp};

use super::decision::Decision;
use crate::happening::Happening;
use crate::model::{Game, Stage};

/// In a live game: the negotiation is over, and the time for writing begins at `from`.
pub fn begin_writing(decision: &mut Decision, from: Timestamp, game: &mut Game) {
    let writing = SignedDuration::from_secs(i64::from(game.settings.tempo.writing.unwrap_or(0)));
    let Stage::Running(running) = &mut game.stage else { return };
    running.clock.begin_writing(from, from.checked_add(writing).ok());
    running.ready.clear();
    decision.happened(Happening::WritingBegun);
}
