//! How the powers were assigned, as it is published.

use crate::model::Game;
use crate::notice::Notice;
use crate::notice::opening::OpeningNotice;

/// How the powers were assigned; `None` if they weren't yet.
pub(crate) fn drawn(game: &Game) -> Option<Notice> {
    let proof = game.drawn.clone()?;
    let players = game.seats.iter().map(|seat| seat.name.clone()).collect();
    Some(Notice::Opening(OpeningNotice::Drawn { players, proof }))
}
