//! How far a game has come.

use super::context::Context;
use super::decision::Decision;
use crate::loaded::LoadedGame;
use crate::notice::Notice;

/// Answers with the number of phases that have begun.
pub(super) fn show(context: &Context<'_>, loaded: &LoadedGame) -> Decision {
    let phases = loaded.game.running().map_or(0, |running| running.number);
    context.answer(context.back(), Some(&loaded.game), Notice::Age { phases })
}
