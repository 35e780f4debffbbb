//! The link to the map on which a player chooses orders in a browser.

use super::context::Context;
use super::not_done::{Outcome, refuse_if};
use super::orders::{own_powers, running};
use crate::loaded::LoadedGame;
use crate::map_link::{MapLink, SecretAddress, Token};
use crate::notice::{Declined, Notice};
use crate::rules;

/// Makes a link for the present phase, for the acting person alone. It is answered, and not posted through the outbox, so
/// that its secret is stored nowhere.
pub(super) fn link(context: &Context<'_>, loaded: &LoadedGame) -> Outcome {
    let maps = context.view.maps.as_ref().ok_or(Declined::NoOrderMap)?;
    let running = running(context, loaded)?;
    let game = &loaded.game;
    let decides = |power| rules::decides(&game.settings, &running.position, power);
    refuse_if(!own_powers(context, game).iter().any(decides), Declined::NothingToOrder)?;
    let token = Token::fresh(&context.view.seed);
    // Behind the hash sign: it is sent to no server, and stands in no log.
    let address = SecretAddress(format!("{maps}/map#{}", token.secret()));
    let notice = Notice::MapLink { phase: running.position.phase.clone(), address };
    let mut decision = context.answer(context.aside(), Some(game), notice);
    let person = context.view.person.id.clone();
    decision.changes.map_link = Some(MapLink { token, person, game: game.id.clone(), phase: running.number });
    Ok(decision)
}
