//! Whether the rules forbid press now.

use crate::model::Game;

/// Whether the rules require silence now: all do in retreats and adjustments, and in live games also while orders are
/// written (seeds 001 XIV.1 and 002), unless the game was created otherwise.
pub(super) fn is_silent(game: &Game) -> bool {
    let Some(running) = game.running() else { return false };
    let writes = game.settings.tempo.writing.is_some() && !running.clock.talks();
    let decides = !running.position.phase.is_movement() && !running.at_once;
    !game.settings.never_silent && (writes || decides)
}
