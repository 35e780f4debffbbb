//! The time for writing orders, after the time for talk.

use jiff::{SignedDuration, Timestamp};

use super::decision::Decision;
use crate::event::Place;
use crate::model::{Game, Stage};
use crate::notice::clock::ClockNotice;
use crate::notice::{Notice, Priority};

/// At the table: the negotiation is over, and the time for writing begins at `from`.
pub fn begin_writing(decision: &mut Decision, now: Timestamp, from: Timestamp, game: &mut Game) {
    let writing = SignedDuration::from_secs(i64::from(game.settings.tempo.writing.unwrap_or(0)));
    let Stage::Running(running) = &mut game.stage else { return };
    running.talk_until = None;
    running.deadline = from.checked_add(writing).ok();
    running.ready.clear();
    // Everybody sits at the table: that the writing begins is the last call.
    running.nudged = true;
    running.reminded = true;
    let notice = Notice::Clock(ClockNotice::Writing { until: running.deadline });
    decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Event);
}
