//! How the powers were assigned, as it is published.

use crate::model::Game;
use crate::notice::Notice;
use crate::notice::opening::OpeningNotice;
use crate::standing::{What, published};

/// How the powers were assigned; `None` if they weren't yet, or if that is secret.
pub(crate) fn drawn(game: &Game) -> Option<Notice> {
    let permit = published(game, What::Assignment)?;
    let proof = game.drawn.as_ref()?.read(&game.id, &permit)?.clone();
    let players = game.seats.iter().map(|seat| seat.name(&game.id, &permit).unwrap_or_default().to_owned()).collect();
    Some(Notice::Opening(OpeningNotice::Drawn { players, proof }))
}
