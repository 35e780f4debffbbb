//! How the powers were assigned, as it is published.

use jiff::Timestamp;

use super::decision::Decision;
use crate::event::Place;
use crate::model::Game;
use crate::notice::opening::OpeningNotice;
use crate::notice::{Notice, Priority};

/// How the powers were drawn.
pub(super) fn drawn(game: &Game) -> Option<Notice> {
    let proof = game.drawn.clone()?;
    let players = game.seats.iter().map(|seat| seat.name.clone()).collect();
    Some(Notice::Opening(OpeningNotice::Drawn { players, proof }))
}

/// Publishes all that is needed to check the draw: at the start, or at the end where seats are secret until then.
pub(super) fn publish_draw(decision: &mut Decision, now: Timestamp, game: &Game) {
    if let Some(notice) = drawn(game) {
        decision.say(now, Place::Channel(game.channel.clone()), Some(game), notice, Priority::Routine);
    }
}
