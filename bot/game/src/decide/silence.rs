//! Whether the rules forbid press now.

use crate::model::Game;

/// Whether the rules require silence now: all do in retreats and adjustments, and in live games also while orders are
/// written (seeds 001 XIV.1 and 002), unless the game was created otherwise; and while late orders are waited for, if that was
/// agreed.
pub(super) fn is_silent(game: &Game) -> bool {
    let Some(running) = game.running() else { return false };
    let writes = game.settings.tempo.writing.is_some() && !running.clock.talks();
    // Not while the game is paused for them, and after that: it may wait for a week.
    let waits = game.settings.grace_silent && running.clock.is_grace() && !running.has_awaited;
    let decides = !running.position.phase.is_movement() && !running.at_once;
    waits || !game.settings.never_silent && (writes || decides)
}
