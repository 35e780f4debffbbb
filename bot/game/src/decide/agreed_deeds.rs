//! Does what a game master who plays has proposed, once all others have agreed (`proposed_deeds.rs`).

use super::context::Context;
use super::decision::{Decision, Want};
use super::{corrections, master, phase, seats};
use crate::event::PersonId;
use crate::happening::Happening;
use crate::loaded::LoadedGame;
use crate::model::{Deed, Game, Proposal, ProposedDeed};
use crate::notice::master::MasterNotice;
use crate::standing::owner;

/// What must be loaded before `proposal` can be carried out.
pub(super) fn wanted(context: &Context<'_>, game: &Game, proposal: &Proposal) -> Option<Want> {
    let Proposal::Deed(proposed) = proposal else { return None };
    let lacks_past = matches!(proposed.deed, Deed::Rollback { .. }) && context.view.past.is_none();
    lacks_past.then(|| Want::Past(game.id.clone()))
}

/// Whether `deed` can't be done any more, which is announced: the game was paused since it was proposed, and nobody expects
/// results then, or whoever plays the power can't answer orders that are entered for it with others.
pub(super) fn has_no_effect(game: &Game, deed: &Deed) -> bool {
    match deed {
        Deed::Close => game.running().is_some_and(|running| running.clock.paused().is_some()),
        Deed::Enter { power, .. } => master::is_closed_to_player(game, power),
        Deed::Rollback { .. }
        | Deed::Edit { .. }
        | Deed::Cancel
        | Deed::Expel { .. }
        | Deed::Pause
        | Deed::PauseUntil { .. }
        | Deed::Extend { .. }
        | Deed::SetUp { .. }
        | Deed::Announce { .. } => false,
    }
}

/// Does it, unless the game has moved on. `expelled`: whom it expels, as far as known.
pub(super) fn carry_out(
    context: &Context<'_>,
    decision: &mut Decision,
    loaded: &LoadedGame,
    game: &mut Game,
    (proposed, expelled): (ProposedDeed, Option<&PersonId>),
) {
    let now = context.view.now;
    let ProposedDeed { deed, reason, number, by, name, .. } = proposed;
    if deed.is_correction() {
        corrections::carry_out(context, decision, loaded, game, (deed, reason, number));
        return;
    }
    let Some(running) = game.running().filter(|running| running.number == number) else { return };
    if has_no_effect(game, &deed) {
        return;
    }
    match deed {
        Deed::Enter { power, typed, orders } => {
            // Rivals replace nothing that the player has sent. Also where nothing is left to add they are told the same: what the
            // player has sent is a secret.
            let sheet = loaded.sheets.with_added(&game.settings, &running.position, &power, &orders);
            // They are the player's: who has pressed last has typed nothing.
            let owner = owner(game, &power);
            // Who proposed it has entered them.
            if let Some(by) = by.filter(|by| game.seat_of(by).is_none_or(|own| !own.holds(&power))) {
                game.standing.entered(&by, &name, &power, number);
            }
            master::store_entered(context, decision, loaded, game, (owner, &power, &typed, sheet));
        }
        Deed::Expel { power } => {
            seats::expel_agreed(context, decision, loaded, game, (&power, expelled));
        }
        Deed::Close => {
            decision.happened(Happening::MasterActed(MasterNotice::Closing));
            phase::adjudicate(decision, now, game, phase::Known::of(loaded));
        }
        // These are the game master's also where they play, or corrections, which are made above.
        Deed::Pause
        | Deed::PauseUntil { .. }
        | Deed::Extend { .. }
        | Deed::Announce { .. }
        | Deed::Rollback { .. }
        | Deed::Edit { .. }
        | Deed::SetUp { .. }
        | Deed::Cancel => {}
    }
}
