//! Whether the rules forbid talk now.

use crate::model::Game;

/// Whether the rules ask for silence now: all of them do in retreats and adjustments, and at the table also while orders
/// are written (seeds 001 XIV.1 and 002), unless the game was created otherwise.
pub(super) fn is_silent(game: &Game) -> bool {
    let Some(running) = game.running() else { return false };
    let writes = game.settings.tempo.writing.is_some() && !running.talks();
    let decides = !running.position.phase.ends_with('M') && !running.at_once;
    !game.settings.never_silent && (writes || decides)
}
