//! What a game's stage allows: the phase that is being played, or why nothing can be done in it.

use crate::model::{Game, Running, Stage};
use crate::notice::Declined;
use crate::rules;

/// The phase that is being played.
pub(super) fn running(game: &Game) -> Result<&Running, Declined> {
    match &game.stage {
        Stage::Running(running) => Ok(running),
        Stage::Lobby => Err(Declined::NotBegun),
        Stage::Over(_) => Err(Declined::Over),
    }
}

/// The running game, to be changed.
pub(super) fn running_mut(game: &mut Game) -> Result<&mut Running, Declined> {
    match &mut game.stage {
        Stage::Running(running) => Ok(running),
        Stage::Lobby => Err(Declined::NotBegun),
        Stage::Over(_) => Err(Declined::Over),
    }
}

/// Whether people are still joining.
pub(super) fn joining(game: &Game) -> Result<(), Declined> {
    match game.stage {
        Stage::Lobby => Ok(()),
        Stage::Running(_) => Err(Declined::Begun),
        Stage::Over(_) => Err(Declined::Over),
    }
}

/// Whether the game has begun, or is over.
pub(super) fn begun(game: &Game) -> Result<(), Declined> {
    match game.stage {
        Stage::Lobby => Err(Declined::NotBegun),
        Stage::Running(_) | Stage::Over(_) => Ok(()),
    }
}

/// Whether the game isn't over.
pub(super) fn not_over(game: &Game) -> Result<(), Declined> {
    match game.stage {
        Stage::Over(_) => Err(Declined::Over),
        Stage::Lobby | Stage::Running(_) => Ok(()),
    }
}

/// Whether its map is there. Once all games on an operator's own map are over it may be removed: then none of them goes on, and
/// none is begun.
pub(super) fn has_map(game: &Game) -> Result<(), Declined> {
    let variant = &game.settings.variant;
    if rules::knows(variant) { Ok(()) } else { Err(Declined::NoMap { variant: variant.clone() }) }
}
