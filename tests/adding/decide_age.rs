//! How far a game has come.

use super::context::Context;
use super::not_done::Outcome;
use crate::loaded::LoadedGame;
use crate::notice::Notice;

/// Answers with the number of phases that have begun.
pub(super) fn show(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let phases = loaded.game.running().map_or(0, |running| running.number);
    Ok(context.answer(context.back(), Some(&loaded.game), Notice::Age { phases }))
}
